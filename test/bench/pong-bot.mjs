// The least a bot of discord.js can do, for comparison: each command is answered with "pong", each keystroke with a choice.
import { Client, Events } from 'discord.js';

const { DISCORD_TOKEN, DISCORD_API } = process.env;
const client = new Client({ intents: [], rest: { api: DISCORD_API } });
client.on(Events.InteractionCreate, async interaction => {
  if (interaction.isAutocomplete()) await interaction.respond([{ name: 'pong', value: 'pong' }]);
  else if (interaction.isChatInputCommand()) await interaction.reply('pong');
});
client.once(Events.ClientReady, async ready => {
  const text = name => ({ type: 3, name, description: 'any', autocomplete: true });
  const commands = [{ name: 'etb', description: 'any', options: [text('card')] }];
  await ready.application.commands.set(commands);
  process.stdout.write('"connected"\n');
});
await client.login(DISCORD_TOKEN);
