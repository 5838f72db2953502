// An instant or sorcery that resolves: what is asked for where it is missing, and shorthand for it.
import '../../src/service/oracle-compiler.ts';
import { expect, test } from 'vitest';
import { packBook } from '../../src/cards/index.ts';
import { printShorthand, readScenario, readShorthand } from '../../src/scenario/index.ts';
import { createAnswerer } from '../../src/service/answer-question.ts';

const answerer = createAnswerer({ book: packBook(), excerpts: () => [], scenarioTitled: () => undefined });

const nameOf = (typed: string) => (['Shock', 'Grizzly Bears'].includes(typed) ? typed : undefined);

test.each([
  'Shock resolves on Grizzly Bears and opponent; opp: Grizzly Bears',
  'activate Grizzly Bears (1) on Grizzly Bears and opponent; opp: Grizzly Bears',
])('a permanent and a player are two targets: %s', line => {
  const read = readShorthand(line, nameOf);
  expect(read.ok && 'targets' in read.value.when && read.value.when.targets).toEqual(['Grizzly Bears', 'opponent']);
});

/** The problems of a line of shorthand, with the lines offered instead. */
function problemsOf(text: string) {
  const read = answerer.read({ kind: 'ruling', text });
  const asked = read.ok ? answerer.ask(read.value) : read;
  return asked.ok ? [] : asked.issues.map(it => ({ message: it.message, instead: it.instead ?? [] }));
}

test('shorthand reads the resolution of a spell and prints it back', () => {
  for (const line of [
    'Shock resolves on Grizzly Bears; opp: Grizzly Bears',
    'Shock (divided 1/1) resolves on Grizzly Bears and opponent; opp: Grizzly Bears',
    'Shock (mode 2, X=3) resolves on Grizzly Bears and opponent; opp: Grizzly Bears',
    'Shock (under opponent) resolves on me',
    'Shock (mode 1) resolves',
    'Shock (kicked) resolves on opponent',
    'resolve Shock (X=2, cast from graveyard, kicked 2)',
    'Shock (for cleave) resolves on Grizzly Bears; opp: Grizzly Bears',
    'Shock (divided 2/1) resolves on Grizzly Bears and opponent; opp: Grizzly Bears',
  ]) {
    const read = readShorthand(line, nameOf);
    expect(read.ok, line).toBe(true);
    if (read.ok) expect(printShorthand(read.value, nameOf)).toBe(line);
  }
});

test.each([
  ['Shock resolves (mode 1)', 'Shock (mode 1) resolves'],
  ['Shock resolves (modes 1 and 2)', 'Shock (mode 1, mode 2) resolves'],
  ['Shock (modes 1, 2, and 3) resolves', 'Shock (mode 1, mode 2, mode 3) resolves'],
  ['Shock resolves (mode 2, X=3) on opponent', 'Shock (mode 2, X=3) resolves on opponent'],
])('modes are read after the verb and in a list: %s', (line, printed) => {
  const read = readShorthand(line, nameOf);
  expect(read.ok && printShorthand(read.value, nameOf)).toBe(printed);
});

test('shorthand reads the activation of an ability and prints it back', () => {
  for (const line of [
    'activate Grizzly Bears; me: Grizzly Bears',
    'activate Grizzly Bears (-3) on opponent; me: Grizzly Bears',
    'activate Grizzly Bears (ability 2, X=4) on Shock; opponent; me: Grizzly Bears',
    'activate Grizzly Bears (-3, divided 1/2) on opponent; Shock; me: Grizzly Bears',
    'activate Grizzly Bears sacrificing Grizzly Bears; me: Grizzly Bears',
    'activate Grizzly Bears on opponent discarding Shock; me: Grizzly Bears; my hand: Shock',
    'Mycoloth enters devouring Grizzly Bears#1, Grizzly Bears#2; me: 2 Grizzly Bears',
  ]) {
    const read = readShorthand(line, nameOf);
    expect(read.ok, line).toBe(true);
    if (read.ok) expect(printShorthand(read.value, nameOf)).toBe(line);
  }
});

test('each of several tokens that are devoured is an object of its own', () => {
  const line = 'Mycoloth enters devouring Saproling Token#1, Saproling Token#2, Grizzly Bears';
  const read = readShorthand(`${line}; me: 2 1/1 green Saproling creature token; Grizzly Bears`, nameOf);
  expect(read.ok && read.value.choose).toEqual([
    { kind: 'devour', picks: ['Saproling Token#1', 'Saproling Token#2', 'Grizzly Bears'] },
  ]);
});

test('of several abilities the one that is meant is asked for, and a cost that cannot be paid is told', () => {
  const [several] = problemsOf('activate Jace Beleren; me: Jace Beleren (3 loyalty counters)');
  expect(several?.message).toMatch(/several abilities/u);
  expect(several?.instead).toEqual([
    'activate Jace Beleren (+2)',
    'activate Jace Beleren (-1)',
    'activate Jace Beleren (-10)',
  ]);
  const [dear] = problemsOf('activate Jace Beleren (-10) on opponent; me: Jace Beleren (3 loyalty counters)');
  expect(dear?.message).toBe('Jace Beleren has 3 loyalty, and 10 would have to be removed (606.6).');
  const [tapped] = problemsOf('activate Prodigal Pyromancer on opponent; me: Prodigal Pyromancer (tapped)');
  expect(tapped?.message).toMatch(/is tapped/u);
  const [fresh] = problemsOf('activate Prodigal Pyromancer on opponent; me: Prodigal Pyromancer (entered this turn)');
  expect(fresh?.message).toMatch(/came this turn .*\(302\.6\)/u);
  const [none] = problemsOf('activate Grizzly Bears; me: Grizzly Bears');
  expect(none?.message).toBe('Grizzly Bears has no activated ability here.');
});

test('a target that is missing is asked for, with what it may be', () => {
  const [problem] = problemsOf('Lightning Bolt resolves; me: Sol Ring; opp: Grizzly Bears');
  expect(problem?.message).toMatch(/needs a target/u);
  expect(problem?.instead).toEqual(['Lightning Bolt resolves on Grizzly Bears', 'Lightning Bolt resolves on opponent']);
});

test('an object that is illegal as the spell resolves is told, and a player where an object is meant refused', () => {
  expect(problemsOf('resolve Lightning Bolt on Sol Ring; opp: Sol Ring')).toEqual([]);
  const [problem] = problemsOf('resolve Murder on me');
  expect(problem?.message).toMatch(/no legal target/u);
});

test('a permanent said to resolve enters (608.3)', () => {
  expect(problemsOf('resolve Sol Ring')).toEqual([]);
});

test('what a spell was not cast with is refused: a kicker, a cost, a mode it does not have, and words of no meaning', () => {
  const [kicker] = problemsOf('Lightning Bolt (kicked) resolves on opponent; me: Sol Ring');
  expect(kicker?.message).toBe('Lightning Bolt has no kicker, so it cannot be kicked (702.33).');
  const [cost] = problemsOf('Lightning Bolt (for overload) resolves on opponent; me: Sol Ring');
  expect(cost?.message).toBe('Lightning Bolt has no cost called "overload".');
  const [word] = problemsOf('Lightning Bolt (for damage) resolves on opponent; me: Sol Ring');
  expect(word?.message).toBe('Lightning Bolt has no cost called "damage".');
  const [mode] = problemsOf('Lightning Bolt (mode 2) resolves on opponent; me: Sol Ring');
  expect(mode?.message).toBe('Lightning Bolt has no modes, so not "2" either.');
  const words = readShorthand('Shock (loudly) resolves on opponent', nameOf);
  expect(words.ok ? '' : words.issues[0]?.message).toMatch(/"loudly"/u);
});

/** The remarks beside the answer to a line of shorthand. */
function noticesOf(text: string): readonly string[] {
  const read = answerer.read({ kind: 'ruling', text });
  const asked = read.ok ? answerer.ask(read.value) : read;
  if (!asked.ok) throw new Error(asked.issues.map(it => it.message).join(' '));
  return asked.value.explain()?.notices ?? [];
}

test('what a spell leaves in force is told where nothing else shows it', () => {
  const dodge = "[Swift Dodge {U} | Sorcery | Target creature can't be blocked this turn. Draw a card.]";
  expect(noticesOf(`${dodge} Swift Dodge resolves on Grizzly Bears; me: Grizzly Bears`)).toEqual([
    'Swift Dodge also says "Target creature can\'t be blocked this turn." That is in force from then on.',
  ]);
  const calm = '[Calm {W} | Instant | Prevent all combat damage that would be dealt this turn.]';
  expect(noticesOf(`${calm} resolve Calm; me: Grizzly Bears`)).toHaveLength(1);
  const burn =
    '[Burn {R} | Instant | Burn deals 2 damage to target creature. If that creature would die this turn, exile it instead.]';
  expect(noticesOf(`${burn} Burn resolves on Grizzly Bears; opp: Grizzly Bears`)).toEqual([]);
  const troll = '[Old Troll {1}{G} | Creature — Troll | 2/2 | {G}: Regenerate Old Troll.]';
  expect(noticesOf(`${troll} activate Old Troll; me: Old Troll`)).toEqual([
    'Old Troll also says "Regenerate Old Troll." That is in force from then on.',
  ]);
});

test('a sentence about another casting is not said to be unread', () => {
  const text =
    'Gift a card\nDestroy all creatures. If the gift was promised, return a creature card put into your graveyard this way to the battlefield under your control.';
  const cards = [{ name: 'Falling Stars', manaCost: '{3}{W}{W}', type: 'Sorcery', text }];
  const given = { you: { battlefield: ['Grizzly Bears'] } };
  const unreadOf = (costs: readonly string[]) => {
    const read = readScenario({
      id: 'x',
      title: 'x',
      cards,
      given,
      when: { resolves: { spell: 'Falling Stars', costs } },
    });
    const asked = read.ok ? answerer.ask(read.value) : read;
    return asked.ok ? asked.value.answer.unread.map(it => it.line) : asked.issues.map(it => it.message);
  };
  expect(unreadOf([])).toEqual([]);
  expect(unreadOf(['gift'])).toHaveLength(1);
});
