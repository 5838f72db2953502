// Refusals as a person reads them, and whether one press leads from there to an answer.

import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { serviceBackend } from '../../src/discord/gateway/answer-reply.ts';
import type { BotBackend } from '../../src/discord/index.ts';
import { memoryQuestionStore, type QuestionStore } from '../../src/discord/store/question-store.ts';
import type { Shown } from '../support/discord/exchange.ts';
import type { Person } from '../support/discord/shapes.ts';
import type { StandIn } from '../support/discord/stand-in.ts';
import { liveServiceOn } from '../support/fake-live-service.ts';
import { bot, discord } from '../support/start-test-bot.ts';
import { openTestService } from '../support/test-service.ts';

type Options = Readonly<Record<string, string | number>>;

/** The way out: a button or an entry of the menu that is answered, or the form with these words in it. */
type WayOut = { readonly press: string } | { readonly choose: string } | { readonly edit: string };

/** A command, what is read first, and the way out; without one the question is answered at once, and says that of it. */
type Row = readonly [command: string, options: Options, says: RegExp, out?: WayOut];

const REFUSED = 'I could not answer that';

function text({ body }: Shown): string {
  const embeds = body.embeds ?? [];
  return embeds
    .flatMap(it => [it.title, it.description, ...(it.fields ?? []).map(field => field.value), it.footer?.text])
    .join('\n')
    .replace(/\\/gu, '');
}

async function walk(rows: readonly Row[], backend: BotBackend) {
  const world = await discord();
  await bot(world, { backend });
  const me = world.person('asker');
  for (const [command, options, says, out] of rows) {
    const row = `/${command} ${JSON.stringify(options)}`;
    const shown = await world.slash(me, command, options).answer();
    expect.soft(text(shown), row).toMatch(says);
    expect.soft(text(shown), row).not.toMatch(/In (?:given|when|choose)\b|the (?:first|second|third) item/u);
    if (out === undefined) expect.soft(title(shown), row).not.toBe(REFUSED);
    else {
      expect.soft([title(shown), shown.onlyFor], row).toEqual([REFUSED, me]);
      await leave(world, me, shown, out, row);
    }
  }
}

async function leave(world: StandIn, me: Person, shown: Shown, out: WayOut, row: string) {
  if ('edit' in out) {
    const form = await world.press(me, shown, 'Edit').form();
    expect(JSON.stringify(form.components), row).toContain(out.edit);
    return;
  }
  const answer = await ('press' in out
    ? world.press(me, shown, out.press)
    : world.choose(me, shown, out.choose)
  ).answer();
  expect(title(answer), `${row}: ${text(answer)}`).not.toBe(REFUSED);
}

function title({ body }: Shown): string {
  return body.embeds?.[0]?.title ?? '';
}

const NAMES: readonly Row[] = [
  ['etb', { card: 'Phyrexian' }, /In card: "Phyrexian" may be any of 4 cards/, { press: 'Phyrexian Metamorph' }],
  [
    'etb',
    { card: 'Clone', with: 'Grizzly Bears; Phyrexian' },
    /In with: "Phyrexian" may be/,
    { press: 'Phyrexian Hydra' },
  ],
  ['etb', { card: 'Clone', against: 'Phyrexian (tapped), Sol Ring' }, /In against: /, { press: 'Phyrexian Hydra' }],
  [
    'etb',
    { card: 'Clone', copy: 'Grizzly Bore', with: 'Grizzly Bears' },
    /In copy: .*nothing called/,
    { press: 'Grizzly Bears' },
  ],
  ['etb', { card: 'Clone', with: 'Qwertzu' }, /In with: There is no card called "Qwertzu"/, { edit: 'Qwertzu' }],
  ['etb', { card: 'Qwertzu', against: 'Clone' }, /In card: There is no card called "Qwertzu"/, { edit: 'Clone' }],
  ['ruling', { question: 'Phyrexian enters; me: Sol Ring' }, /"Phyrexian" may/, { press: 'Phyrexian Hydra' }],
  ['ruling', { question: 'Clone enters; opp: Phyrexian' }, /"Phyrexian" may/, { press: 'Phyrexian Hydra' }],
  ['ruling', { question: 'Grizly Baers dies; me: Grizzly Bears' }, /Grizzly Bears dies/],
  ['ruling', { question: 'destroy Grizzly Bear; me: Grizzly Bears' }, /Grizzly Bears dies/],
  [
    'ruling',
    { question: 'Clone enters as a copy of Grizzly Bore; opp: Grizzly Bears' },
    /nothing called/,
    { press: 'Grizzly Bears' },
  ],
  ['card', { name: 'Phyrexian' }, /"Phyrexian" may be any of 4/, { press: 'Phyrexian Processor' }],
  ['card', { name: 'Qwertzu' }, /There is no card called "Qwertzu"/, { edit: 'Qwertzu' }],
];

const OPTIONS: readonly Row[] = [
  [
    'etb',
    { card: 'Clone (taped)', with: 'Grizzly Bears' },
    /In card: I do not know what "taped" means/,
    { press: 'tapped' },
  ],
  [
    'etb',
    { card: 'Clone', with: 'Grizzly Bears (taped)' },
    /In with: I do not know what "taped" means/,
    { press: 'tapped' },
  ],
  ['etb', { card: 'Clone', against: 'Grizzly Bears (upside down)' }, /In against: /, { press: 'face down' }],
  ['etb', { card: 'Clone', rules: 'Ixalann' }, /In rules: I do not know when "Ixalann" was/, { press: 'Ixalan' }],
  ['etb', { card: 'Clone', rules: '1990' }, /In rules: .*there are none of 1990/, { press: '1993-08-05' }],
  ['etb', { card: 'Clone', rules: 'yesterday' }, /In rules: I do not know when "yesterday" was/, { press: 'today' }],
  ['ruling', { question: 'Clone enters', rules: 'Dominariaa' }, /In rules: I do not know when/, { press: 'Dominaria' }],
  ['ruling', { question: 'Clone enters; rules: Ixalann' }, /I do not know when/, { press: 'Ixalan' }],
  ['rule', { query: '614.12', rules: 'Ixalann' }, /I do not know when "Ixalann" was/, { press: 'Ixalan' }],
  ['rule', { query: 'xqzw' }, /Nothing in the rules matches "xqzw"/, { edit: 'xqzw' }],
  [
    'etb',
    { card: 'Phyrexian', with: 'Grizzly Bears (taped)', rules: 'Ixalann' },
    /In card: [\s\S]*In with: [\s\S]*In rules: /,
    { press: 'Phyrexian Hydra · tapped · Ixalan' },
  ],
];

const LIMITS: readonly Row[] = [
  [
    'etb',
    { card: 'Clone', with: 'Blood Moon; Grizzly Bears', copy: 'Blood Moon' },
    /Blood Moon is not a creature, and Clone copies a creature/,
    { press: 'Grizzly Bears' },
  ],
  [
    'etb',
    { card: 'Body Double', with: 'Serra Angel', copy: 'Serra Angel' },
    /Serra Angel is not in a graveyard, and Body Double copies a creature card in any graveyard/,
    { press: 'Body Double enters as a copy of Serra Angel' },
  ],
  ['etb', { card: 'Clone', copy: 'Serra Angel' }, /enters as a copy[\s\S]*Nobody was said to have Serra Angel/],
  [
    'etb',
    { card: 'Wrath of God', with: 'Grizzly Bears' },
    /Wrath of God is a sorcery/,
    { press: 'destroy Grizzly Bears' },
  ],
  ['ruling', { question: 'Wrath of God resolves; opp: Serra Angel' }, /Serra Angel dies/],
  [
    'etb',
    { card: 'Wrath of God', with: '2 Grizzly Bears', against: 'Serra Angel' },
    /Wrath of God is a sorcery/,
    { press: 'Grizzly Bears#1; Grizzly Bears#2; Serra Angel is destroyed by Wrath of God' },
  ],
  [
    'etb',
    { card: 'Lightning Bolt', with: 'Grizzly Bears' },
    /is an instant.*Ask \/ruling about what it does/,
    { press: 'Lightning Bolt deals 3 damage to Grizzly Bears' },
  ],
  ['etb', { card: 'Grizzly Bears', kicked: 'yes' }, /Grizzly Bears has no kicker/],
  ['etb', { card: 'Clone', rules: '2030-01-01' }, /newest rules I know are of 7 August 2026/],
  ['rule', { query: '614.99' }, /There is no rule 614\.99\. The last one under 614 is 614\.\d+/],
  ['rule', { query: '614.12z' }, /There is no rule 614\.12z.*This is 614\.12\./],
];

const SHORTHAND: readonly Row[] = [
  ['ruling', { question: 'create a Treasure token' }, /Treasure/],
  ['ruling', { question: 'create a Treasure; me: Doubling Season' }, /two Treasure/],
  ['ruling', { question: 'Lightning Bolt deals 3 damage to Grizzly Bears; opp: Grizzly Bears' }, /which dies/],
  ['ruling', { question: 'Grizzly Bears dies; me: Rest in Peace' }, /exiled/],
  ['ruling', { question: 'Blood Moon enters under opp' }, /Blood Moon enters/],
  ['ruling', { question: 'Blitz Automaton enters (prototype)' }, /prototyped/],
  [
    'ruling',
    { question: 'Sol Ring enters; me: tapped Soul Warden, a Grizzly Bears and a Serra Angel' },
    /Sol Ring enters/,
  ],
  [
    'ruling',
    { question: 'Sol Ring enters; me: Minsc, Beloved Ranger, Serra Angel, Treasure token' },
    /Sol Ring enters/,
  ],
  [
    'ruling',
    { question: 'Clone enters under a full moon' },
    /What does Clone copy/,
    { press: 'Clone enters; opp: Grizzly Bears' },
  ],
  ['etb', { card: 'Soul Warden', with: '5 Saproling token' }, /Soul Warden enters/],
  ['etb', { card: 'Soul Warden', with: 'a Treasure; 2 Soldiers; Clue' }, /Soul Warden enters/],
  ['etb', { card: 'Soul Warden', more: 'my life: 3; turn: opponent; players: 3; second: Clone' }, /Soul Warden enters/],
  [
    'etb',
    { card: 'Soul Warden', more: 'this turn: creatures dead 3' },
    /In more: .*creatures dead 3/,
    { press: 'creatures died' },
  ],
  ['etb', { card: 'Soul Warden', more: 'on Tuesdays' }, /In more: .*on Tuesdays/, { edit: 'on Tuesdays' }],
  [
    'ruling',
    { question: 'Clone enters while I control Panharmonicon' },
    /What does Clone copy/,
    { press: 'Clone enters; me: Panharmonicon; opp: Grizzly Bears' },
  ],
  ['ruling', { question: 'Clone enters, opponent has Serra Angel' }, /copy of Serra Angel/],
  ['ruling', { question: 'xyzzy' }, /There is no card called "xyzzy"/, { edit: 'xyzzy' }],
];

describe('with the cards that come along', () => {
  let backend: BotBackend;
  beforeAll(async () => {
    backend = serviceBackend(liveServiceOn(await openTestService()));
  });

  test.each([
    ['names', NAMES],
    ['options', OPTIONS],
    ['limits', LIMITS],
    ['shorthand', SHORTHAND],
  ])('does each refusal say what is wrong where it was typed, and lead on: %s', (_, rows) => walk(rows, backend));

  test('does a button of a long question ask it again after a restart, for everybody where it was asked so?', async () => {
    const kept: string[] = [];
    const memory = memoryQuestionStore();
    const questions: QuestionStore = {
      ...memory,
      save: (key, code, person) => {
        kept.push(key);
        return memory.save(key, code, person);
      },
    };
    const world = await discord();
    const first = await bot(world, { backend, questions });
    const me = world.person('asker');
    const board =
      'Grizzly Bears; Serra Angel; Imposing Sovereign; March of the Machines; Doubling Season; Panharmonicon';
    const refused = await world.slash(me, 'etb', { card: 'Phyrexian', against: board }).answer();
    expect(kept.length).toBeGreaterThan(0);
    await first.stop();
    await bot(world, { backend, questions });
    const answer = await world.press(me, refused, 'Phyrexian Hydra').answer();
    expect([title(answer).slice(0, 15), answer.onlyFor]).toEqual(['Phyrexian Hydra', undefined]);
    await world
      .slash(me, 'etb', { card: 'Phyrexian', private: true })
      .answer()
      .then(async shown => {
        expect((await world.press(me, shown, 'Phyrexian Hydra').answer()).onlyFor).toEqual(me);
      });
  });

  test('is the form of a look-up answered, and is markup in a name shown as it is?', async () => {
    const world = await discord();
    await bot(world, { backend });
    const me = world.person('asker');
    const refused = await world.slash(me, 'card', { name: '@everyone **Clon:e**' }).answer();
    expect(refused.body.embeds?.[0]?.description).toContain('\\@everyone \\*\\*Clon:e\\*\\*');
    const form = await world.press(me, refused, 'Edit').form();
    expect(title(await world.submit(me, form, { text: 'Clone' }).answer())).toContain('Clone');
  });
});

const CARDS = '../shared/data/oracle-cards.json';
const there = existsSync(CARDS);
if (!there) console.info(`Left out: refusals with every card there is, since ${CARDS} is not there.`);

const AMBIGUOUS: readonly Row[] = [
  [
    'ruling',
    { question: 'my opponent has Domri and I cast Mox Opal, what happens' },
    /"Domri" may be several cards/,
    { press: 'Domri, Chaos Bringer' },
  ],
  [
    'ruling',
    { question: 'my opponent has humilty and I cast Mox Opal, what happens' },
    /I did not understand "humilty"[\s\S]*no card called "humilty"/,
    { press: 'Humility' },
  ],
  ['ruling', { question: 'I have Mox Opal and cast angel serra, is it tapped' }, /Serra Angel/],
  ['ruling', { question: 'they have bloodmoon and I play Steam Vents, is it tapped' }, /Blood Moon/],
  ['etb', { card: 'Atraxa' }, /"Atraxa" may be any of \d+ cards/, { press: "Atraxa, Praetors' Voice" }],
  ['etb', { card: 'Jace' }, /"Jace" may be any of/, { choose: 'Jace, the Mind Sculptor' }],
  [
    'etb',
    { card: 'Clone', with: 'Teferi (tapped); Sol Ring' },
    /In with: "Teferi" may be/,
    { choose: 'Teferi, Time Raveler' },
  ],
  ['etb', { card: 'Clone', against: 'Kalitas' }, /In against: "Kalitas" may be/, { press: 'Kalitas, Traitor of Ghet' }],
  ['etb', { card: 'Atraxa', with: 'Atraxa, Grand Unifier' }, /"Atraxa" may be/, { press: "Atraxa, Praetors' Voice" }],
  ['ruling', { question: 'Cloen enters; me: Grizzly Bears' }, /"Cloen" may be/, { press: 'Clone' }],
  ['ruling', { question: 'create a Treasure; me: Academy Manufactor' }, /Clue/],
  [
    'ruling',
    { question: 'Atraxa enters; me: Atraxa, Grand Unifier' },
    /"Atraxa" may be any of/,
    { press: "Atraxa, Praetors' Voice" },
  ],
  ['card', { name: 'Jace' }, /"Jace" may be any of/, { choose: 'Jace, Memory Adept' }],
  [
    'etb',
    { card: 'Jace', with: 'Teferi', against: 'Atraxa' },
    /In card: [\s\S]*In with: [\s\S]*In against: /,
    { press: "Jace, Arcane Strategist · Teferi, Time Raveler · Atraxa, Praetors' Voice" },
  ],
  [
    'etb',
    { card: 'Mockingbird', x: 2, with: 'Serra Angel; Grizzly Bears', copy: 'Serra Angel' },
    /Serra Angel has mana value 5, and Mockingbird with X = 2 copies at most 3/,
    { press: 'Grizzly Bears' },
  ],
  [
    'ruling',
    { question: 'Superior Spider-Man enters as a copy of Serra Angel' },
    /Serra Angel is not in a graveyard, and Superior Spider-Man copies a creature card/,
    { press: 'Superior Spider-Man enters as a copy of Serra Angel' },
  ],
];

describe.skipIf(!there)('with every card there is', () => {
  test('is a short name asked back with its cards, and a limit named?', async () => {
    await walk(AMBIGUOUS, serviceBackend(liveServiceOn(await openTestService({ cards: CARDS }))));
  });
});
