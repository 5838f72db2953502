// Questions in one line: /etb with its options, a line of shorthand, and command lines as Discord shows them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../../src/kit/fold.ts';
import type { Scenario } from '../../src/scenario/schema/scenario-schema.ts';
import { readEtb } from '../../src/scenario/shorthand/etb-question.ts';
import { splitItems } from '../../src/scenario/shorthand/object-list.ts';
import { readShorthand } from '../../src/scenario/shorthand/shorthand-line.ts';
import { readSlashLine } from '../../src/scenario/shorthand/slash-line.ts';

const CARDS = [
  'Agent of the Fates',
  'B.F.M. (Big Furry Monster)',
  'Bear Cub',
  'Circle of Protection: Red',
  'Clone',
  'Doubling Season',
  'Erebos, God of the Dead',
  'Forest',
  'Grizzly Bears',
  'Imposing Sovereign',
  'Jund',
  'March of the Machines',
  'Nylea, God of the Hunt',
  'Pacifism',
  'Sol Ring',
  'Steam Vents',
  'Woodfall Primus',
  'Fire and Ice',
  '"Rumors of My Death . . ."',
  "Guan Yu's 1,000-Li March",
  "Hero's Resolve",
  'Destroy Evil',
  'My First Tome',
  'When We Were Young',
];
const nameOf = (typed: string) => {
  const short = CARDS.find(card => fold(card).split(',')[0] === fold(typed));
  return CARDS.find(card => fold(card) === fold(typed)) ?? short;
};

function etb(question: Parameters<typeof readEtb>[0]): Scenario {
  const read = readEtb(question, nameOf);
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.value;
}
function line(text: string): Scenario {
  const read = readShorthand(text, nameOf);
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.value;
}
const board = (scenario: Scenario, player: string) => scenario.given.players[player]?.battlefield ?? [];
const brief = (scenario: Scenario, player: string) => board(scenario, player).map(it => [it.count, it.card]);

describe('a list of cards', () => {
  const rows: readonly [string, readonly string[]][] = [
    ['2 Agent of the Fates; Clone', ['2 Agent of the Fates', 'Clone']],
    ['Sol Ring, Clone', ['Sol Ring', 'Clone']],
    ['Nylea, God of the Hunt, Sol Ring', ['Nylea, God of the Hunt', 'Sol Ring']],
    ['sol ring,2 nylea, god of the hunt,clone', ['sol ring', '2 nylea, god of the hunt', 'clone']],
    ['Nylea, Sol Ring', ['Nylea', 'Sol Ring']],
    ['Gibberish, Lord of Typos, Sol Ring', ['Gibberish, Lord of Typos', 'Sol Ring']],
    [
      'Clone (copying Nylea, God of the Hunt, tapped), Sol Ring',
      ['Clone (copying Nylea, God of the Hunt, tapped)', 'Sol Ring'],
    ],
    ['B.F.M. (Big Furry Monster); Clone', ['B.F.M. (Big Furry Monster)', 'Clone']],
    ['2 Treasure tokens, Clone', ['2 Treasure tokens', 'Clone']],
    ['token copy of Nylea, God of the Hunt, Clone', ['token copy of Nylea, God of the Hunt', 'Clone']],
    [' ; ,Clone;;', ['Clone']],
    ["Clone,guan yu's 1,000-li march", ['Clone', "guan yu's 1,000-li march"]],
  ];
  test.each(rows)('%s', (text, items) => expect(splitItems(text, nameOf)).toEqual(items));
});

describe('/etb', () => {
  test('puts the card in, with cards on either side', () => {
    const scenario = etb({ card: 'erebos', with: '2 Agent of the Fates', against: 'Imposing Sovereign' });
    expect(scenario.title).toBe('Erebos, God of the Dead enters');
    expect(brief(scenario, 'you')).toEqual([[2, 'Agent of the Fates']]);
    expect(brief(scenario, 'opponent')).toEqual([[1, 'Imposing Sovereign']]);
    expect(scenario.when).toMatchObject({
      kind: 'enters',
      objects: [{ card: 'Erebos, God of the Dead', under: 'you', from: 'stack', fromWritten: false }],
    });
  });

  test('reads what stands in brackets', () => {
    const scenario = etb({
      card: 'Clone',
      with: 'Clone (copying Bear Cub, tapped, 2 +1/+1); Pacifism (attached to Grizzly Bears, owned by opponent)',
      against:
        'Grizzly Bears (3 charge counters, with a flying counter, 2 damage, renowned, monstrous, chose red, face down); 1996 World Champion',
    });
    expect(board(scenario, 'you')).toMatchObject([
      { card: 'Clone', copyOf: 'Bear Cub', tapped: true, counters: { '+1/+1': 2 } },
      { card: 'Pacifism', attachedTo: 'Grizzly Bears', owner: 'opponent' },
    ]);
    expect(board(scenario, 'opponent')).toMatchObject([
      {
        counters: { charge: 3, flying: 1 },
        damage: 2,
        designations: ['renowned', 'monstrous'],
        chosen: { color: 'red' },
        faceDown: 'manifested',
      },
      { card: '1996 World Champion', count: 1 },
    ]);
  });

  test('takes zone, X, kicker, copy and day', () => {
    const scenario = etb({
      card: 'Clone',
      from: 'Graveyard',
      x: 3,
      kicked: 'yes',
      copy: 'grizzly bears',
      rules: '2014',
    });
    expect(scenario.rules).toBe('2014-12-31');
    expect(scenario.choose).toEqual([{ kind: 'copy', picks: ['Grizzly Bears'] }]);
    expect(scenario.when).toMatchObject({ objects: [{ from: 'stack', cast: { from: 'graveyard', x: 3, kicked: 1 } }] });
    expect(etb({ card: 'Clone', from: 'exile' }).when).toMatchObject({ objects: [{ from: 'exile' }] });
  });

  test('knows tokens', () => {
    const scenario = etb({ card: 'Clone', with: '3 1/1 green Squirrel creature tokens; Treasure token; Forest x2' });
    expect(board(scenario, 'you')).toMatchObject([
      {
        count: 3,
        token: { kind: 'described', types: ['Creature'], subtypes: ['Squirrel'], colors: ['green'], power: '1' },
      },
      { token: { kind: 'predefined', name: 'Treasure' } },
      { card: 'Forest', count: 2 },
    ]);
  });

  test('says everything that is wrong at once', () => {
    const read = readEtb(
      { card: 'Clone (taped)', with: 'Sol Ring (upside down)', from: 'heaven', rules: '1990' },
      nameOf,
    );
    expect(read.ok).toBe(false);
    const messages = read.ok ? [] : read.issues.map(it => [it.message, it.suggestions?.[0]]);
    expect(messages.map(([message]) => String(message).slice(0, 40))).toEqual([
      'I do not know what "taped" means here. W',
      'I do not know what "upside down" means h',
      'Expected a day since 1993-08-05, when th',
      'Expected where it comes from (stack, han',
    ]);
    expect(messages[0]?.[1]).toBe('tapped');
  });

  test('refuses a board or an option that is too large with a sentence', () => {
    const large = readEtb({ card: 'Clone', with: '500 Forest' }, nameOf);
    expect(large.ok || large.issues.map(it => it.message)).toEqual([
      'The board has 500 permanents, and a question may have at most 400.',
    ]);
    const long = readEtb({ card: 'Clone', with: 'x'.repeat(5_000) }, nameOf);
    expect(long.ok || long.issues.map(it => it.message)).toEqual([
      'The option with has 5000 characters, and at most 4000 are read.',
    ]);
    const many = readEtb({ card: 'Clone', with: '5000 Forest' }, nameOf);
    expect(many.ok || many.issues[0]?.message).toBe('Expected a number of objects of 999 at most, met 5000.');
  });
});

describe('a line of shorthand', () => {
  test('says what enters and what is there', () => {
    const scenario = line('Sol Ring enters; me: March of the Machines; opp: Imposing Sovereign');
    expect(scenario.title).toBe('Sol Ring enters; me: March of the Machines; opp: Imposing Sovereign');
    expect(scenario.when).toMatchObject({ kind: 'enters', objects: [{ card: 'Sol Ring' }] });
    expect(brief(scenario, 'you')).toEqual([[1, 'March of the Machines']]);
    expect(brief(scenario, 'opponent')).toEqual([[1, 'Imposing Sovereign']]);
  });

  test('keeps cards apart by semicolons too, and colons in names', () => {
    const scenario = line(
      'clone enters, me: Sol Ring; Circle of Protection: Red; 2 Forest, opponent: Nylea, God of the Hunt',
    );
    expect(brief(scenario, 'you')).toEqual([
      [1, 'Sol Ring'],
      [1, 'Circle of Protection: Red'],
      [2, 'Forest'],
    ]);
    expect(brief(scenario, 'opponent')).toEqual([[1, 'Nylea, God of the Hunt']]);
  });

  test('knows other zones, planes, X and days', () => {
    const scenario = line(
      'Clone enters; plane: Jund; my graveyard: Bear Cub; opp hand: Forest; library: Sol Ring; rules: 2014-02-01; x: 2',
    );
    expect(scenario.given.command.map(it => it.card)).toEqual(['Jund']);
    expect(scenario.given.players.you?.graveyard.map(it => it.card)).toEqual(['Bear Cub']);
    expect(scenario.given.players.you?.library?.map(it => it.card)).toEqual(['Sol Ring']);
    expect(scenario.given.players.opponent?.hand.map(it => it.card)).toEqual(['Forest']);
    expect(scenario.rules).toBe('2014-02-01');
    expect(scenario.when).toMatchObject({ objects: [{ cast: { x: 2 } }] });
  });

  const entering: readonly [string, object][] = [
    ['Clone', { card: 'Clone', from: 'stack' }],
    ['What happens if Clone enters the battlefield?', { card: 'Clone' }],
    ['Clone enters tapped from my graveyard', { from: 'graveyard', tapped: true }],
    ["Clone enters under my opponent's control", { under: 'opponent', owner: 'opponent' }],
    ["opponent's Clone enters", { under: 'opponent' }],
    ['I cast Clone', { card: 'Clone' }],
    ['Clone enters with x=4 and kicked', { cast: { x: 4, kicked: 1 } }],
    ['Clone enters with 2 +1/+1 counters', { counters: { '+1/+1': 2 } }],
    ['Clone enters transformed', { transformed: true }],
    ['Fire and Ice enters', { card: 'Fire and Ice' }],
    ["Hero's Resolve enters tapped", { card: "Hero's Resolve", tapped: true }],
    ['Destroy Evil resolves', { card: 'Destroy Evil' }],
    ['My First Tome enters', { card: 'My First Tome' }],
    ['When We Were Young', { card: 'When We Were Young' }],
    ['"Rumors of My Death . . ." enters', { card: '"Rumors of My Death . . ."' }],
  ];
  test.each(entering)('%s', (text, object) => {
    expect(line(text).when).toMatchObject({ kind: 'enters', objects: [object] });
  });

  const events: readonly [string, object][] = [
    [
      'Clone and Woodfall Primus enter from hand',
      { objects: [{ card: 'Clone', from: 'hand' }, { card: 'Woodfall Primus' }] },
    ],
    ['Sol Ring becomes a copy of Clone', { kind: 'becomesCopy', object: 'Sol Ring', of: 'Clone' }],
    ['destroy the Grizzly Bears', { kind: 'destroys', objects: ['Grizzly Bears'] }],
    ['Grizzly Bears dies', { kind: 'dies', objects: ['Grizzly Bears'] }],
    [
      'Grizzly Bears deals 3 combat damage to opp',
      { kind: 'dealsDamage', damage: [{ amount: 3, combat: true, to: 'opponent' }] },
    ],
    ['I draw 2 cards', { kind: 'draws', player: 'you', count: 2 }],
    [
      'create 2 Treasure tokens',
      { kind: 'creates', tokens: [{ count: 2, under: 'you', token: { name: 'Treasure' } }] },
    ],
    ['put a +1/+1 counter on Clone', { kind: 'putsCounters', counter: '+1/+1', count: 1, on: 'Clone' }],
  ];
  test.each(events)('%s', (text, event) => expect(line(text).when).toMatchObject(event));

  test('asks a copy to be of something', () => {
    expect(line('Clone enters as a copy of bear cub; opp: Bear Cub').choose).toEqual([
      { kind: 'copy', picks: ['Bear Cub'] },
    ]);
  });

  test('that says nothing, or what cannot be read, is met with an example', () => {
    const empty = readShorthand(' ; ', nameOf);
    expect(empty.ok || empty.issues[0]?.message).toMatch(/^I could not find what happens\. Write for example/);
    const odd = readShorthand('Clone enters under a full moon', nameOf);
    expect(odd.ok || odd.issues[0]?.message).toMatch(/^I do not know what "under a full moon" means/);
  });
});

describe('a command line', () => {
  const rows: readonly [string, object][] = [
    [
      '/etb card:"Erebos, God of the Dead" with:"2 Clone" x:3',
      { card: 'Erebos, God of the Dead', with: '2 Clone', x: '3' },
    ],
    [
      '/etb card:Erebos, God of the Dead against:Imposing Sovereign; Clone from:exile',
      { card: 'Erebos, God of the Dead', against: 'Imposing Sovereign; Clone', from: 'exile' },
    ],
    ['/etb Clone', { card: 'Clone' }],
    [
      '/ruling question:Sol Ring enters; me: March of the Machines',
      { question: 'Sol Ring enters; me: March of the Machines' },
    ],
    ['/rule 614.12', { query: '614.12' }],
    ['/card name:"Henzie \\"Toolbox\\" Torre"', { name: 'Henzie "Toolbox" Torre' }],
  ];
  test.each(rows)('%s', (text, options) => {
    const read = readSlashLine(text);
    expect(read.ok && read.value.options).toEqual(options);
  });

  test('that is not understood says what would be', () => {
    const wrong = (text: string) => {
      const read = readSlashLine(text);
      return read.ok ? [] : read.issues.map(it => [it.message, ...(it.suggestions ?? [])]);
    };
    expect(wrong('/etc card:Clone')[0]?.[1]).toBe('/etb');
    expect(wrong('/etb crad:Clone')[0]).toEqual([
      'The command /etb has no option "crad". Its options are card, with, against, from, x, kicked, copy, more, rules, private.',
      'card',
    ]);
    expect(wrong('/etb card:Clone frm:hand')[0]?.slice(1)).toEqual(['from']);
    expect(wrong('/etb with:Clone')[0]?.[0]).toBe(
      'The command /etb needs card:, as in /etb card:"Clone" against:"Grizzly Bears".',
    );
    expect(wrong('/etb card:"Clone" card:"Clone"')[0]?.[0]).toBe('The option card is given twice.');
  });
});

describe('nothing anybody types', () => {
  const words = fc.constantFrom(
    'Clone',
    'enters',
    ';',
    ',',
    'me:',
    'opp:',
    '(',
    ')',
    '"',
    'copying',
    '2',
    '+1/+1',
    'x=3',
    'under',
    'control',
    ' ',
    ' ',
    'from',
    'rules:',
    '/etb',
    'card:',
    '\n',
    'and',
    'token',
    '1/1',
  );
  const typed = fc.oneof(
    fc.string(),
    fc.array(words, { maxLength: 40 }).map(it => it.join(' ')),
  );

  test('makes reading throw', () => {
    fc.assert(
      fc.property(typed, typed, (one, other) => {
        readEtb(
          { card: one, with: other, against: one, from: other, kicked: one, copy: other, rules: one, x: other },
          nameOf,
        );
        readShorthand(one, nameOf);
        readSlashLine(other);
      }),
      { numRuns: 300 },
    );
  });

  const long: readonly [string, string][] = [
    ['brackets', '('.repeat(4_000)],
    ['pairs of brackets', '()'.repeat(2_000)],
    ['commas', 'a,'.repeat(2_000)],
    ['blanks', `Clone enters${' '.repeat(3_900)}x`],
    ['unders', 'under '.repeat(660)],
    ['quotes', '"a'.repeat(2_000)],
    ['verbs', 'enters '.repeat(570)],
    ['digits', '1'.repeat(4_000)],
  ];
  test.each(long)('is too long for an answer, not even thousands of %s', (_, text) => {
    expect(readEtb({ card: 'Clone', with: text, against: text }, nameOf)).toBeDefined();
    expect(readShorthand(text, nameOf)).toBeDefined();
    expect(readShorthand(`Clone enters; me: ${text}`.slice(0, 4_000), nameOf)).toBeDefined();
    expect(readSlashLine(`/etb card:${text}`)).toBeDefined();
  });
});
