// Noun phrases for filters of objects: "another creature you control".

import type { Clause, Filter, History } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { listInWords, pluralNoun, spelledOut, withIndefiniteArticleWord } from '../english.ts';
import { comparisonPhrase, countPhrase } from './comparison-phrase.ts';
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
  const after = clauses.length > 0 ? ` ${clauses.join(' ')}` : '';
  const rest = (head: string) => [...before, head].join(' ') + after;
  if (many || form === 'bare') return `${other ? 'other ' : ''}${rest(noun)}`;
  return other ? `another ${rest(noun)}` : withIndefiniteArticleWord(rest(noun));
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
    const { side, text } = simple(phraser, clause);
    if (text !== '') add(parts, side, nounOf(text));
  }
}

function add(parts: Parts, side: Placed['side'], words: Noun): void {
  if (side === 'nouns') parts.nouns.push(words);
  else parts[side].push(words.one);
}

/** Alternatives: "white or blue", "artifact or enchantment", "Island or Swamp card". */
function placeAny(phraser: Phraser, of: readonly Clause[], parts: Parts): void {
  const sides = of.map(it => (isCompound(it) ? undefined : simple(phraser, it)));
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

type Compound = Extract<Clause, { readonly kind: 'all' | 'any' | 'not' | 'is' }>;

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
    default:
      return undefined;
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
  const { side, text } = simple(phraser, clause);
  return side === 'nouns' ? withIndefiniteArticleWord(text) : text;
}

interface Placed {
  readonly side: 'before' | 'nouns' | 'after';
  readonly text: string;
}

type Simple = Exclude<Clause, Compound>;

function simple(phraser: Phraser, clause: Simple): Placed {
  switch (clause.kind) {
    case 'permanent':
    case 'card':
    case 'spell':
    case 'token':
    case 'outlaw':
    case 'commander':
      return noun(clause.kind);
    case 'type':
      return noun(clause.type.toLowerCase());
    case 'subtype':
      return noun(clause.subtype);
    case 'supertype':
      return before(clause.supertype.toLowerCase());
    case 'color':
      return before(clause.color);
    case 'colorless':
    case 'multicolored':
    case 'monocolored':
    case 'historic':
    case 'modified':
    case 'enchanted':
    case 'equipped':
    case 'other':
    case 'tapped':
    case 'untapped':
    case 'attacking':
    case 'blocking':
    case 'blocked':
    case 'unblocked':
    case 'transformed':
      return before(clause.kind);
    case 'faceDown':
      return before('face-down');
    case 'faceUp':
      return before('face-up');
    case 'designation':
      return before(spelledOut(clause.designation));
    default:
      return { side: 'after', text: trailing(phraser, clause) };
  }
}

type Trailing = Extract<
  Clause,
  {
    readonly kind:
      | 'party'
      | 'named'
      | 'keyword'
      | 'noAbilities'
      | 'manaAbility'
      | 'adventure'
      | 'targets'
      | 'costHas'
      | 'measure'
      | 'parity'
      | 'counters'
      | 'controlledBy'
      | 'ownedBy'
      | 'inZone'
      | 'attachedTo'
      | 'withAttached'
      | 'attachedToA'
      | 'attackingPlayer'
      | 'chosen'
      | 'shares'
      | 'history';
  }
>;

function trailing(phraser: Phraser, clause: Trailing): string {
  switch (clause.kind) {
    case 'party':
      return 'in your party';
    case 'named':
      return `named ${clause.name}`;
    case 'keyword':
      return `with ${clause.keyword}`;
    case 'noAbilities':
      return 'with no abilities';
    case 'manaAbility':
      return 'with a mana ability';
    case 'adventure':
      return 'with an Adventure';
    case 'costHas':
      return `with {${clause.symbol}} in its mana cost`;
    case 'targets':
      if ('clauses' in clause.of && clause.of.clauses.length === 0)
        return clause.only === true ? 'with a single target' : 'with a target';
      return `that targets ${clause.only === true ? 'only ' : ''}${'clauses' in clause.of ? phraser.filter(clause.of, 'one') : phraser.who(clause.of)}`;
    case 'measure':
      return `with ${spelledOut(clause.measure)} ${comparisonPhrase(clause.is, phraser.amount(clause.amount))}`;
    case 'parity':
      return `with ${clause.parity} ${spelledOut(clause.measure)}`;
    case 'counters':
      return countersClause(phraser, clause);
    case 'controlledBy':
      return phraser.does(clause.who, 'control');
    case 'ownedBy':
      return phraser.does(clause.who, 'own');
    case 'inZone':
      if (clause.zone === 'battlefield' || clause.zone === 'exile')
        return clause.zone === 'exile' ? 'in exile' : 'on the battlefield';
      return clause.whose === undefined ? `in any ${clause.zone}` : `in ${phraser.whose(clause.whose)} ${clause.zone}`;
    case 'attachedTo':
      return `attached to ${phraser.ref(clause.ref)}`;
    case 'attachedToA':
      return `attached to ${phraser.filter(clause.of, 'one')}`;
    case 'withAttached':
      return `with ${phraser.filter(clause.of, 'one')} attached to it`;
    case 'attackingPlayer':
      return `attacking ${phraser.who(clause.who)}`;
    case 'chosen':
      return `of the chosen ${spelledOut(clause.what)}`;
    case 'shares':
      return `sharing a ${spelledOut(clause.what)} with ${'kind' in clause.with ? phraser.ref(clause.with) : phraser.filter(clause.with, 'one')}`;
    case 'history':
      if (clause.by !== undefined) return `that ${phraser.ref(clause.by)} dealt damage to this turn`;
      return clause.who !== undefined && clause.what === 'enteredThisTurn'
        ? `that entered under ${phraser.whose(clause.who)} control this turn`
        : HISTORY[clause.what];
    default:
      return assertNever(clause);
  }
}

function countersClause(phraser: Phraser, clause: Extract<Clause, { readonly kind: 'counters' }>): string {
  const kind = clause.counter === undefined ? 'counter' : `${clause.counter} counter`;
  const any = (clause.is === '>=' && clause.amount === 1) || (clause.is === '>' && clause.amount === 0);
  if (any) return `with ${withIndefiniteArticleWord(kind)} on it`;
  if (clause.is === '=' && clause.amount === 0) return `with no ${pluralNoun(kind)} on it`;
  return `with ${countPhrase(clause.is, phraser.amount(clause.amount))} ${pluralNoun(kind)} on it`;
}

const HISTORY = {
  cast: 'that was cast',
  notCast: 'that was not cast',
  kicked: 'that was kicked',
  enteredThisTurn: 'that entered this turn',
  dealtDamageThisTurn: 'that was dealt damage this turn',
  attackedThisTurn: 'that attacked this turn',
  exiledWithThis: 'exiled with it',
  pairedWithThis: 'paired with it',
  damagedByThisThisTurn: 'it dealt damage to this turn',
  convoked: 'that convoked it',
  castWith: 'cast that way',
  foretold: 'that was foretold',
  diedThisTurn: 'that died this turn',
  putThereThisTurn: 'put there this turn',
  noManaSpent: 'no mana was spent to cast',
  bestowed: 'that was bestowed',
  unearthed: 'that was unearthed',
} as const satisfies { readonly [H in History]: string };

function before(text: string): Placed {
  return { side: 'before', text };
}

function noun(text: string): Placed {
  return { side: 'nouns', text };
}
