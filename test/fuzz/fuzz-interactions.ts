// `npx tsx test/fuzz/fuzz-interactions.ts [COUNT] [SEED]`: interactions as forgers and fast fingers send them, against the real bot
// and the real service with its workers. Prints how many were answered, and ends with 1 where one was not, Discord would have refused one, a
// message may mention somebody, or the log, at its most talkative, has a fault or something of a person.

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { COMMANDS } from '../../commands/index.ts';
import { SYSTEM_CLOCK } from '../../src/clock/index.ts';
import { serviceBackend } from '../../src/discord/gateway/answer-reply.ts';
import { makeLog } from '../../src/discord/gateway/bot-log.ts';
import { restChannels } from '../../src/discord/gateway/channel-port.ts';
import { makeBot } from '../../src/discord/gateway/client.ts';
import { storeServices } from '../../src/discord/gateway/store-services.ts';
import { startService } from '../../src/service/live-service.ts';
import { openMemoryStore } from '../../src/store/node.ts';
import { Exchange, type Shown } from '../support/discord/exchange.ts';
import { startDiscord } from '../support/discord/stand-in.ts';

const [count = 2_000, seed = 1] = process.argv.slice(2).map(Number);
/** Milliseconds for a first response, which is due within three seconds; on a busy machine all of it takes longer. */
const PATIENCE = 30_000;
/** Characters from which on a text that was typed would not stand in a log by chance. */
const TELLING = 12;
/** The level of errors in the log. */
const FAULT = 50;

const world = await startDiscord();
const logged: string[] = [];
const log = makeLog('debug', { write: line => void logged.push(line) });
const store = await openMemoryStore({ report: error => log.error({ err: error }) });
const dataDir = await mkdtemp(join(tmpdir(), 'threshold-'));
const service = await startService({ data: dataDir, report: event => log.debug(event) });
const backend = serviceBackend(service);
const channels = restChannels(world.token, world.api);
const bot = makeBot({
  token: world.token,
  api: world.api,
  backend,
  ...storeServices(store, {
    backend,
    channels,
    clock: SYSTEM_CLOCK,
    log,
    dataDir,
    reportChannel: undefined,
  }),
  links: [],
  commands: COMMANDS,
  random: () => 0,
  clock: SYSTEM_CLOCK,
  log,
});
await bot.start();

const nasty = fc.oneof(
  fc.constantFrom(
    'Clone',
    'Grizzly Bears',
    'Imposing Sovereign',
    'Erebos, God of the Dead',
    '@everyone',
    '<@123>',
    '[x](https://evil.example)',
    '__proto__',
    'constructor',
    '*'.repeat(300),
    '\u202e',
    '(copying (copying (copying',
    '2147483648 Clone',
    '-1 Clone',
    'a,'.repeat(3_000),
    'when: {enters: [Clone]}',
    '&a [*a]',
    '614.12',
    '999.99z',
    'Ixalan',
    '1980',
    '…abcdefgh; x',
    '{W}{U}',
  ),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const line = fc
  .array(nasty, { maxLength: 6 })
  .chain(parts => fc.constantFrom('; ', ', ', '\n', ' ').map(it => parts.join(it)));
const customId = fc.oneof(
  fc.constantFrom(
    'e',
    'v:tn:0:0:.cgBDbG9uZQ',
    'b:.cgBDbG9uZQ',
    't:.cgBDbG9uZQ',
    'n:abcd1234',
    'k::',
    'k:layers:hard',
    'q:layers::7:abcdef:1:y',
    'i:2026-08-07:0',
    'h',
    'z',
    'j:y',
    'c:.x',
    'o:e:~AAAA',
    'f:e:.cgA',
    's:#nope',
    'd:Clone',
    'r:0::614.12',
    'w:c:',
    'l:r::x',
    '!',
    '',
  ),
  fc.string({ maxLength: 100 }),
);
const options = {
  etb: ['card', 'with', 'against', 'from', 'kicked', 'copy', 'rules'],
  ruling: ['question', 'rules'],
  rule: ['query', 'rules', 'changes'],
  settings: ['answers', 'rules', 'channel', 'news', 'daily'],
  card: ['name'],
  random: ['topic'],
  about: [],
};
const named = fc.constantFrom(...Object.entries(options)).chain(([name, all]) =>
  fc.record({
    name: fc.constant(name),
    values: fc.tuple(...all.map(it => fc.option(line).map(value => [it, value] as const))),
  }),
);
const sent = fc.oneof(
  {
    weight: 6,
    arbitrary: named.map(({ name, values }) => ({ type: 2, data: { id: '1', type: 1, name, options: given(values) } })),
  },
  {
    weight: 3,
    arbitrary: named.map(({ name, values }) => ({
      type: 4,
      data: { id: '1', type: 1, name, options: focused(values) },
    })),
  },
  { weight: 2, arbitrary: customId.map(custom_id => ({ type: 3, data: { custom_id, component_type: 2 } })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(customId, line)
      .map(([custom_id, value]) => ({ type: 3, data: { custom_id, component_type: 3, values: [value] } })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(customId, line).map(([custom_id, value]) => ({
      type: 5,
      data: { custom_id, components: [{ type: 18, id: 1, component: { type: 4, id: 2, custom_id: 'text', value } }] },
    })),
  },
  {
    weight: 1,
    arbitrary: line.map(content => ({
      type: 2,
      data: { id: '1', type: 3, name: 'Rule this', target_id: '5', resolved: { messages: { 5: message(content) } } },
    })),
  },
);

function given(values: readonly (readonly [string, string | null])[]) {
  return values.flatMap(([name, value]) => (value === null ? [] : [{ type: 3, name, value }]));
}

function focused(values: readonly (readonly [string, string | null])[]) {
  return given(values).map((it, at) => ({ ...it, focused: at === 0 }));
}

function message(content: string) {
  return {
    id: '5',
    channel_id: '6',
    content,
    author: { id: '7', username: 'someone' },
    timestamp: '2026-08-07T12:00:00Z',
  };
}

const target: Shown = {
  id: '1000000000000000001',
  body: { embeds: [{ title: 'x' }] },
  onlyFor: undefined,
  waiting: false,
  deleted: false,
};
const me = world.person('forger');
let [answered, unanswered, faults] = [0, 0, 0];
const leaks: string[] = [];
const failures = new Set<string>();
for (const { type, data } of fc.sample(sent, { numRuns: count, seed })) {
  const exchange = world.send(new Exchange(me, target), type, data);
  if ((answered + unanswered + 1) % 1_000 === 0) console.log(tally());
  const first = await Promise.race([
    exchange.acknowledged().then(() => true),
    new Promise<false>(resolve => setTimeout(resolve, PATIENCE, false)),
  ]);
  if (first) answered += 1;
  else {
    unanswered += 1;
    console.log('not answered:', JSON.stringify({ type, data }).slice(0, 300));
  }
  const secrets = [me.id, exchange.token, ...textsOf(data)];
  for (const entry of logged.splice(0)) {
    if (levelOf(entry) >= FAULT) {
      faults += 1;
      failures.add(entry);
    }
    if (secrets.some(it => entry.includes(it) || entry.includes(JSON.stringify(it).slice(1, -1)))) leaks.push(entry);
  }
}
console.log(tally());
for (const problem of [...new Set([...world.problems, ...failures, ...leaks])].slice(0, 10))
  console.log(problem.slice(0, 400));
await bot.stop();
await service.close();
await world.close();
process.exit(unanswered + world.problems.length + mentions() + faults + leaks.length === 0 ? 0 : 1);

function tally(): string {
  return `${answered} answered, ${unanswered} not, ${world.problems.length} that Discord would have refused, ${mentions()} that may mention, ${faults} faults logged, ${leaks.length} leaks into the log`;
}

/** The number of messages that may mention somebody. */
function mentions(): number {
  return world.messages().filter(it => it.body.embeds && it.body.allowed_mentions?.parse?.length !== 0).length;
}

/** The texts of some length anywhere in a value, as they were typed. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.trim().length >= TELLING ? [value.trim()] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

function levelOf(entry: string): number {
  const read: unknown = JSON.parse(entry);
  return typeof read === 'object' && read !== null && 'level' in read && typeof read.level === 'number'
    ? read.level
    : FAULT;
}
