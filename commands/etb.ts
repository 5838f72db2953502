// /etb: the answer to what happens when a card enters.

import {
  type Command,
  completeCard,
  completeCopied,
  completeDay,
  completeList,
  expandTexts,
  INPUT_LIMITS,
  type OptionValues,
  optionText,
  optionVisibility,
  renderIssues,
  replyToQuestion,
} from '../src/discord/index.ts';
import type { EtbOptions } from '../src/scenario/index.ts';
import { commandEverywhere, privateOption, rulesOption } from './shared-options.ts';

const FROM = [
  ['the stack: it was cast', 'stack'],
  ['hand: put or played from there', 'hand'],
  ['library', 'library'],
  ['graveyard', 'graveyard'],
  ['exile', 'exile'],
  ['the command zone', 'command'],
  ['outside the game', 'outside'],
  ['nowhere: a token', 'nowhere'],
] as const;

const TEXT_OPTIONS = ['with', 'against', 'from', 'kicked', 'copy', 'more', 'rules'] as const;

export default {
  data: commandEverywhere('etb', 'What happens when this card enters the battlefield, and why')
    .addStringOption(option =>
      option
        .setName('card')
        .setDescription('The card that enters')
        .setRequired(true)
        .setAutocomplete(true)
        .setMaxLength(INPUT_LIMITS.card),
    )
    .addStringOption(option =>
      option
        .setName('with')
        .setDescription('Your permanents, as in: 2 Bear Cub; Clone (copying Bear Cub, tapped)')
        .setAutocomplete(true)
        .setMaxLength(INPUT_LIMITS.list),
    )
    .addStringOption(option =>
      option
        .setName('against')
        .setDescription("Your opponent's permanents, written the same way")
        .setAutocomplete(true)
        .setMaxLength(INPUT_LIMITS.list),
    )
    .addStringOption(option =>
      option
        .setName('from')
        .setDescription('Where it enters from; cast when left out')
        .addChoices(FROM.map(([name, value]) => ({ name, value }))),
    )
    .addIntegerOption(option =>
      option.setName('x').setDescription('The value chosen for X').setMinValue(0).setMaxValue(1_000_000),
    )
    .addStringOption(option =>
      option
        .setName('kicked')
        .setDescription('yes, how many times, or the costs paid')
        .setMaxLength(INPUT_LIMITS.short),
    )
    .addStringOption(option =>
      option
        .setName('copy')
        .setDescription('What it enters as a copy of')
        .setAutocomplete(true)
        .setMaxLength(INPUT_LIMITS.card),
    )
    .addStringOption(option =>
      option
        .setName('more')
        .setDescription('What is rare, as in: my life: 3; turn: opponent; my graveyard: Bear Cub; players: 4')
        .setMaxLength(INPUT_LIMITS.list),
    )
    .addStringOption(rulesOption)
    .addBooleanOption(privateOption)
    .toJSON(),

  visibility: 'asked',

  run: async (interaction, services) => {
    const asker = { person: interaction.person, visibility: optionVisibility(interaction.options) };
    const { x, ...texts } = optionsOf(interaction.options);
    const typed = expandTexts(texts, services.lists);
    if (!typed.ok) return renderIssues(typed.issues);
    const options = { ...typed.value, ...(x !== undefined && { x }) };
    return replyToQuestion({ kind: 'etb', options }, asker, services);
  },

  complete: async ({ options, focused: { name, value } }, services) => {
    if (name === 'rules') return completeDay(value, services.backend);
    if (name === 'with' || name === 'against') return completeList(value, services);
    const boards = ['with', 'against'].map(it => optionText(options, it));
    return name === 'copy' ? completeCopied(value, boards, services) : completeCard(value, services.backend);
  },
} satisfies Command;

function optionsOf(options: OptionValues): EtbOptions {
  const { x } = options;
  const texts = TEXT_OPTIONS.map(name => [name, optionText(options, name)] as const);
  return {
    card: optionText(options, 'card'),
    ...Object.fromEntries(texts.filter(([, text]) => text !== '')),
    ...(typeof x === 'number' && { x }),
  };
}
