// Differences between two endings of one question, in a sentence: for answers with the same headline.

import { counterWords, listInWords, timesInWords } from '../explain/index.ts';
import { withIndefiniteArticleWord } from '../kit/articles.ts';
import { unnumbered } from '../kit/strings.ts';
import { keyOf } from '../kit/structure.ts';
import type { Answer, CounterMap, ObjectAnswer, OutcomeAnswer } from '../scenario/index.ts';
import { CARD_TYPES } from '../vocabulary/index.ts';

/** The first answer's ending where it differs from the second's; '' where either has several outcomes. */
export function describeDiff(answer: Answer, other: Answer): string {
  const [here, ...more] = answer.outcomes;
  const [there, ...others] = other.outcomes;
  if (here === undefined || there === undefined || more.length > 0 || others.length > 0) return '';
  const objects = Object.entries(here.objects).flatMap(([key, object]) => {
    const ending = objectEnding(object, there.objects[key]);
    return ending === '' ? [] : [`${titleOf(key, here)} ${ending}`];
  });
  const lives = Object.entries(here.players).flatMap(([player, { life }]) =>
    life === there.players[player]?.life
      ? []
      : [`${player === 'you' ? 'you have' : `${whom(player)} has`} ${life} life`],
  );
  const count = (of: typeof here) => of.triggers.reduce((sum, { times }) => sum + times, 0);
  const [triggers, before] = [count(here), count(there)];
  const triggering = triggers === before ? [] : [TRIGGER_COUNTS[triggers] ?? `${triggers} abilities trigger`];
  const all = [...objects, ...lives, ...triggering];
  return all.length === 0 ? '' : `${all.join(', ')}.`;
}

/** One difference between two endings, a few words each: "Sol Ring", "untapped", "tapped". */
export interface OutcomeDifference {
  readonly of: string;
  readonly was: string;
  readonly is: string;
}

/** The differences of the second answer from the first; none where either has several outcomes. */
export function outcomeDifferences(before: Answer, after: Answer): readonly OutcomeDifference[] {
  const [was, ...others] = before.outcomes;
  const [is, ...more] = after.outcomes;
  if (was === undefined || is === undefined || others.length > 0 || more.length > 0) return [];
  const objects = Object.entries(is.objects).flatMap(([key, object]) =>
    objectDifferences(titleOf(key, is), was.objects[key], object),
  );
  const players = Object.entries(is.players).flatMap(([player, now]): readonly OutcomeDifference[] => {
    const then = was.players[player];
    const of = player === 'you' ? 'you' : whom(player);
    if (then === undefined) return [];
    const lost = then.lost === now.lost ? [] : [{ of, was: stillIn(then), is: stillIn(now) }];
    const life = then.life === now.life ? [] : [{ of, was: `${then.life} life`, is: `${now.life} life` }];
    return [...lost, ...life];
  });
  return [...objects, ...players];
}

/**
 * Whether two answers of one outcome each leave everything alike, though the boards before them may differ: what only
 * one of them has is neither asked about nor changed.
 */
export function endAlike(before: Answer, after: Answer): boolean {
  const [was, ...others] = before.outcomes;
  const [is, ...more] = after.outcomes;
  if (was === undefined || is === undefined || others.length > 0 || more.length > 0) return false;
  const isUntouched = (one: OutcomeAnswer, other: OutcomeAnswer) =>
    Object.entries(one.objects).every(([key, it]) => key in other.objects || !(it.asked || it.changed));
  return (
    isUntouched(was, is) &&
    isUntouched(is, was) &&
    outcomeDifferences(before, after).length === 0 &&
    keyOf(was.triggers) === keyOf(is.triggers)
  );
}

/** An object's name in words: its key, or for a name that a scenario has for it alone, that of the card. */
function titleOf(key: string, { objects }: OutcomeAnswer): string {
  const { name = '' } = objects[key] ?? {};
  const [bare = key] = key.split('#');
  if (name === '' || name.includes(bare) || bare.includes(name) || isProper(bare)) return key;
  return Object.values(objects).filter(it => it.name === name).length > 1 ? `${name} (${key})` : name;
}

/** Whether a key begins as names do; those that scenarios give to single objects are in small letters. */
function isProper(key: string): boolean {
  return key.charAt(0) !== key.charAt(0).toLowerCase();
}

function objectDifferences(of: string, was: ObjectAnswer | undefined, is: ObjectAnswer): readonly OutcomeDifference[] {
  if (was === undefined) return [];
  if (was.exists !== is.exists) return [{ of, was: was.exists ? 'there' : 'gone', is: is.exists ? 'there' : 'gone' }];
  if (!is.exists) return [];
  if (was.zone !== is.zone) return [{ of, was: placeOf(was), is: placeOf(is) }];
  const differing = COMPARED.find(it => it.of(was) !== it.of(is));
  return differing === undefined ? [] : [{ of, was: bare(differing.say(was, is)), is: bare(differing.say(is, was)) }];
}

/** The wording "is tapped" is "tapped", "has no counters" is "no counters". */
function bare(predicate: string): string {
  return predicate.replace(/^(?:is|has) /, '');
}

function stillIn({ lost }: { readonly lost: boolean }): string {
  return lost ? 'out of the game' : 'in the game';
}

const TRIGGER_COUNTS: readonly string[] = ['no ability triggers', 'one ability triggers'];

/** The first difference of an object from its other ending, as a predicate: "is tapped"; '' where there is none. */
export function objectEnding(object: ObjectAnswer, other: ObjectAnswer | undefined): string {
  if (other === undefined) return '';
  if (object.exists !== other.exists) return object.exists ? 'is there' : 'is gone';
  if (!object.exists) return '';
  if (object.zone !== other.zone) return `is ${placeOf(object)}`;
  return COMPARED.find(it => it.of(object) !== it.of(other))?.say(object, other) ?? '';
}

/** The name of an object, or that it is a copy: "Serra Angel", "a copy of Serra Angel". */
export function nameOrCopy({ name, copyOf }: ObjectAnswer): string {
  if (name === '') return 'without a name';
  return copyOf !== undefined && unnumbered(copyOf) === name ? `a copy of ${name}` : name;
}

function placeOf({ zone }: ObjectAnswer): string {
  if (zone === 'battlefield' || zone === 'stack') return `on the ${zone}`;
  return zone === 'exile' ? 'in exile' : zone === 'command' ? 'in the command zone' : `in the ${zone}`;
}

/** Values of two objects that are compared, the weightiest first, each with the words for it. */
const COMPARED: readonly {
  readonly of: (object: ObjectAnswer) => unknown;
  readonly say: (object: ObjectAnswer, other: ObjectAnswer) => string;
}[] = [
  // the default name of a token has had its last word since 2021 (111.4)
  { of: it => it.name.replace(/ Token(?=$| \/\/)/gu, ''), say: it => `is ${nameOrCopy(it)}` },
  { of: it => it.controller, say: it => `is controlled by ${whom(it.controller)}` },
  { of: it => it.owner, say: it => `is owned by ${whom(it.owner)}` },
  {
    of: it => it.protector,
    say: it => (it.protector === undefined ? 'has no protector' : `is protected by ${whom(it.protector)}`),
  },
  { of: it => it.tapped, say: it => (it.tapped ? 'is tapped' : 'is untapped') },
  { of: it => counted(it.counters), say: it => `has ${counted(it.counters)}` },
  { of: it => it.types.join(' '), say: (it, other) => setWords('is', nouns(it.types), nouns(other.types)) },
  { of: it => it.subtypes.join(' '), say: (it, other) => setWords('is', nouns(it.subtypes), nouns(other.subtypes)) },
  {
    of: it => `${it.power}/${it.toughness}`,
    say: it => (it.power === undefined ? 'has no power and toughness' : `is ${it.power}/${it.toughness}`),
  },
  { of: it => it.colors.join(' '), say: it => `is ${it.colors.join(' and ') || 'colorless'}` },
  { of: it => it.keywords.join(' '), say: (it, other) => keywordWords(it.keywords, other.keywords) },
  { of: it => it.manaValue, say: it => `has mana value ${it.manaValue}` },
  { of: it => it.damage, say: it => `has ${it.damage === 0 ? 'no' : it.damage} damage marked` },
  {
    of: it => it.abilities.length,
    say: it => `has ${ABILITY_COUNTS[it.abilities.length] ?? `${it.abilities.length} abilities`}`,
  },
];

const ABILITY_COUNTS: readonly string[] = ['no abilities', 'one ability'];

/** The words on what the one has and the other has not, else on what it lacks: "is a creature", "is not a land", "has flying". */
function setWords(verb: 'is' | 'has', own: readonly string[], others: readonly string[]): string {
  const more = [...new Set(own)].filter(it => !others.includes(it));
  if (more.length > 0) return `${verb} ${more.join(' and ')}`;
  const less = [...new Set(others)].filter(it => !own.includes(it)).join(' or ');
  return verb === 'is' ? `is not ${less}` : `does not have ${less}`;
}

/** The same of keywords, of which an object may have several instances: "has cascade twice". */
function keywordWords(own: readonly string[], others: readonly string[]): string {
  const timesIn = (all: readonly string[], keyword: string) => all.filter(it => it === keyword).length;
  const isSameSet = own.every(it => others.includes(it)) && others.every(it => own.includes(it));
  const more = isSameSet ? own.find(it => timesIn(own, it) !== timesIn(others, it)) : undefined;
  return more === undefined ? setWords('has', own, others) : `has ${more} ${timesInWords(timesIn(own, more))}`;
}

function nouns(types: readonly string[]): readonly string[] {
  return types.map(it => withIndefiniteArticleWord(CARD_TYPES.some(type => type === it) ? it.toLowerCase() : it));
}

function whom(player: string | undefined): string {
  return player === undefined ? 'nobody' : player === 'opponent' ? 'your opponent' : player;
}

function counted(counters: CounterMap): string {
  const kinds = Object.entries(counters).map(([kind, n]) => counterWords(n, kind));
  return kinds.length === 0 ? 'no counters' : listInWords(kinds);
}
