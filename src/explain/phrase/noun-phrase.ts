// Noun phrases for filters of objects: "another creature you control".

import type { Clause, Filter } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { listInWords, pluralNoun } from '../english.ts';
import { type Compound, type PlacedWords, simpleClause } from './clause-words.ts';
import type { NounForm, Phraser } from './phraser.ts';

/** The parts of a noun phrase. */
interface Parts {
  readonly before: string[];
  readonly nouns: Noun[];
  readonly after: string[];
  /** A whole phrase that replaces all parts: "this creature". */
  exact: string | undefined;
}

/** A noun in both numbers: "artifact or creature", "artifacts or creatures". */
interface Noun {
  readonly one: string;
  readonly many: string;
}

function nounOf(one: string): Noun {
  return { one, many: pluralNoun(one) };
}

/** A filter as a noun phrase: "another creature you control", "nonbasic lands", "Erebos". */
export function filterPhrase(phraser: Phraser, filter: Filter, form: NounForm): string {
  const parts: Parts = { before: [], nouns: [], after: [], exact: undefined };
  for (const clause of filter.clauses) place(phraser, clause, parts);
  if (parts.exact !== undefined) return [parts.exact, ...parts.after].join(' ');
  if (parts.nouns.length === 0) parts.nouns.push(nounOf(isElsewhere(filter) ? 'card' : 'permanent'));
  const noun = nounIn(parts.nouns, form);
  const other = parts.before.includes('other');
  const before = parts.before.filter(it => it !== 'other');
  const many = form === 'many';
  // the clause of a plural noun has its verb in the plural
  const clauses = many ? parts.after.map(it => it.replace(/^that was /u, 'that were ')) : parts.after;
  const after = clauses.length > 0 ? ` ${joinedRelative(clauses)}` : '';
  const rest = (head: string) => [...before, head].join(' ') + after;
  if (many || form === 'bare') return `${other ? 'other ' : ''}${rest(noun)}`;
  return other ? `another ${rest(noun)}` : withIndefiniteArticleWord(rest(noun));
}

/** Clauses after a noun, those in a row that begin with "that" joined: "that was cast and entered this turn". */
function joinedRelative(clauses: readonly string[]): string {
  const isRelative = (clause: string | undefined) => clause?.startsWith('that ') ?? false;
  const joined = clauses.map((it, i) =>
    isRelative(it) && isRelative(clauses[i - 1]) ? it.replace('that', 'and') : it,
  );
  return joined.join(' ');
}

/** Whether a filter is of cards outside the battlefield and the stack. */
function isElsewhere({ clauses }: Filter): boolean {
  return clauses.some(it => it.kind === 'inZone' && it.zone !== 'battlefield' && it.zone !== 'stack');
}

/** Nouns in a row: "artifact creature"; the last of them in the plural for many. */
function nounIn(nouns: readonly Noun[], form: NounForm): string {
  const last = nouns.at(-1);
  const head = last === undefined ? '' : form === 'many' ? last.many : last.one;
  return [...nouns.slice(0, -1).map(it => it.one), head].join(' ');
}

function place(phraser: Phraser, clause: Clause, parts: Parts): void {
  if (clause.kind === 'all') {
    for (const each of clause.of) place(phraser, each, parts);
  } else if (clause.kind === 'is') {
    parts.exact = phraser.ref(clause.ref);
  } else if (clause.kind === 'any') {
    placeAny(phraser, clause.of, parts);
  } else if (clause.kind === 'not') {
    const before = notBefore(clause.of);
    const whose = notWhose(phraser, clause.of);
    if (before !== undefined) parts.before.push(before);
    else if (whose !== undefined) parts.after.push(whose);
    else parts.after.push(`that is not ${clausePredicate(phraser, clause.of)}`);
  } else {
    const { side, text } = simpleClause(phraser, clause);
    if (text !== '') add(parts, side, nounOf(text));
  }
}

function add(parts: Parts, side: PlacedWords['side'], words: Noun): void {
  if (side === 'nouns') parts.nouns.push(words);
  else parts[side].push(words.one);
}

/** Alternatives: "white or blue", "artifact or enchantment", "Island or Swamp card". */
function placeAny(phraser: Phraser, of: readonly Clause[], parts: Parts): void {
  // several under one word "target"
  if (of.length > 1 && of.every(it => it.kind === 'is' && it.ref.kind === 'target')) {
    parts.after.push('among the targets');
    return;
  }
  const sides = of.map(it => (isCompound(it) ? undefined : simpleClause(phraser, it)));
  const [first] = sides;
  if (first !== undefined && sides.every(it => it?.side === first.side)) {
    const words = sides.flatMap(it => (it === undefined ? [] : [it.text]));
    add(parts, first.side, { one: listInWords(words, 'or'), many: listInWords(words.map(pluralNoun), 'or') });
  } else if (of.every(isNounLike) && parts.nouns.length === 0) {
    const each = (number: NounForm) =>
      listInWords(
        of.map(it => filterPhrase(phraser, { clauses: it.kind === 'all' ? it.of : [it] }, number)),
        'or',
      );
    parts.nouns.push({ one: each('bare'), many: each('many') });
  } else {
    parts.after.push(
      `that is ${listInWords(
        of.map(it => clausePredicate(phraser, it)),
        'or',
      )}`,
    );
  }
}

function isCompound(clause: Clause): clause is Compound {
  return ['all', 'any', 'not', 'is'].includes(clause.kind);
}

/** Whether a clause names a thing by itself: a type, a subtype, a card, or several clauses with such a one. */
function isNounLike(clause: Clause): boolean {
  if (clause.kind === 'all') return clause.of.some(isNounLike);
  return ['type', 'subtype', 'permanent', 'card', 'spell', 'token'].includes(clause.kind);
}

/** A negated clause as one word before the noun: "noncreature", "non-Bear". */
function notBefore(clause: Clause): string | undefined {
  switch (clause.kind) {
    case 'type':
      return `non${clause.type.toLowerCase()}`;
    case 'supertype':
      return `non${clause.supertype.toLowerCase()}`;
    case 'subtype':
      return `non-${clause.subtype}`;
    case 'color':
      return `non${clause.color}`;
    case 'token':
      return 'nontoken';
    case 'attacking':
    case 'blocking':
    case 'enchanted':
    case 'equipped':
    case 'modified':
    case 'historic':
      return `non${clause.kind}`;
    case 'colorless':
      return 'colored';
    case 'adventure':
    case 'all':
    case 'any':
    case 'attachedTo':
    case 'attachedToA':
    case 'opposing':
    case 'attackingPlayer':
    case 'blocked':
    case 'card':
    case 'chosen':
    case 'commander':
    case 'controlledBy':
    case 'costHas':
    case 'costIs':
    case 'doubleFaced':
    case 'counters':
    case 'damagedThisWay':
    case 'designation':
    case 'faceDown':
    case 'faceUp':
    case 'history':
    case 'inZone':
    case 'is':
    case 'keyword':
    case 'manaAbility':
    case 'measure':
    case 'monocolored':
    case 'multicolored':
    case 'named':
    case 'noAbilities':
    case 'not':
    case 'other':
    case 'outlaw':
    case 'outsideIdentity':
    case 'ownedBy':
    case 'parity':
    case 'party':
    case 'permanent':
    case 'shares':
    case 'spell':
    case 'tapped':
    case 'targets':
    case 'transformed':
    case 'unblocked':
    case 'untapped':
    case 'withAttached':
      return undefined;
    default:
      return assertNever(clause);
  }
}

/** A negated controller: "you don't control". */
function notWhose(phraser: Phraser, clause: Clause): string | undefined {
  if (clause.kind === 'controlledBy') return phraser.does(clause.who, "don't control");
  return clause.kind === 'ownedBy' ? phraser.does(clause.who, "don't own") : undefined;
}

/** A clause as a predicate noun or adjective: "a creature", "tapped", "Erebos". */
export function clausePredicate(phraser: Phraser, clause: Clause): string {
  if (clause.kind === 'is') return phraser.ref(clause.ref);
  if (clause.kind === 'not') return `not ${clausePredicate(phraser, clause.of)}`;
  if (clause.kind === 'any')
    return listInWords(
      clause.of.map(it => clausePredicate(phraser, it)),
      'or',
    );
  if (clause.kind === 'all') return filterPhrase(phraser, { clauses: clause.of }, 'one');
  const { side, text } = simpleClause(phraser, clause);
  return side === 'nouns' ? withIndefiniteArticleWord(text) : text;
}
