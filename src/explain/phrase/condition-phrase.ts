// Phrases for conditions: "you control three or more artifacts", "it was kicked".

import type { Comparison, Condition } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { listInWords, numberWord, spelledOut, timesInWords } from '../english.ts';
import { comparisonPhrase, countPhrase } from './comparison-phrase.ts';
import { clausePredicate, filterPhrase } from './noun-phrase.ts';
import type { NounForm, Phraser } from './phraser.ts';

export function conditionPhrase(phraser: Phraser, condition: Condition): string {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return listInWords(condition.of.map(phraser.condition), condition.kind);
    case 'not':
      return negated(phraser, condition.of);
    case 'count':
      return countOf(phraser, condition);
    case 'playerCount':
      return `${condition.every ? 'each of ' : ''}${phraser.does(condition.who, 'control')} ${howMany(phraser, condition)}`;
    case 'compare':
      if (
        typeof condition.left === 'object' &&
        condition.left.kind === 'manaSpent' &&
        condition.is === '=' &&
        condition.right === 0
      )
        return 'no mana was spent to cast it';
      return `${phraser.amount(condition.left)} is ${comparisonPhrase(condition.is, phraser.amount(condition.right))}`;
    case 'is':
      return `${phraser.ref(condition.ref)} is ${listInWords(condition.filter.clauses.map(it => clausePredicate(phraser, it)))}`;
    case 'copiable':
      return `${phraser.ref(condition.ref)} as copied is ${listInWords(condition.filter.clauses.map(it => clausePredicate(phraser, it)))}`;
    case 'turn':
      if (condition.atMost !== undefined)
        return `it is one of ${phraser.whose(condition.who)} first ${numberWord(condition.atMost)} turns of the game`;
      return `it is ${phraser.whose(condition.who)} turn`;
    case 'step':
      return `it is ${condition.who === undefined ? 'the' : phraser.whose(condition.who)} ${condition.step} step`;
    case 'designation':
      return `${phraser.does(condition.who, 'have')} ${spelledOut(condition.designation)}`;
    case 'happened':
      return `${spelledOut(condition.what)} this turn`;
    case 'dayNight':
      return condition.is === 'neither' ? 'it is neither day nor night' : `it is ${condition.is}`;
    case 'unread':
      return condition.text;
    case 'delirium':
    case 'threshold':
    case 'hellbent':
    case 'metalcraft':
    case 'ferocious':
      return `${phraser.does(condition.who, 'have')} ${condition.kind}`;
    default:
      return ownCondition(phraser, condition);
  }
}

/** A condition that does not hold: "it was not cast", "you control no Forest", "you control more than two lands". */
function negated(phraser: Phraser, condition: Condition): string {
  const words = phraser.condition(condition);
  if (condition.kind === 'not') return phraser.condition(condition.of);
  if (condition.kind === 'and' || condition.kind === 'or') {
    const each = condition.of.map(it => negated(phraser, it));
    return each.some(it => it.startsWith(NOT_SO))
      ? `${NOT_SO} ${words}`
      : joined(each, condition.kind === 'and' ? 'or' : 'and');
  }
  // "any player's life total is 13 or less": then no player's is
  const some = /^(?:an opponent|any player)\b/.exec(words)?.[0];
  if (some !== undefined) return `no ${some.split(' ')[1]}${words.slice(some.length)}`;
  if (condition.kind === 'count') {
    const any = condition.is === '>=' && condition.amount === 1;
    return phraser.condition({ ...condition, ...(any ? { is: '=', amount: 0 } : { is: INVERSE[condition.is] }) });
  }
  if (condition.kind === 'compare') return phraser.condition({ ...condition, is: INVERSE[condition.is] });
  const negative = words.replace(/ (is|was|were|has|have) /, (_, verb: string) => ` ${verb} not `);
  return PLAIN.has(condition.kind) && negative !== words ? negative : `${NOT_SO} ${words}`;
}

/** Clauses with a common beginning said once: "you control no Forest and no Plains". */
function joined(clauses: readonly string[], word: 'and' | 'or'): string {
  const head = /^(?:you|an opponent) controls? /.exec(clauses[0] ?? '')?.[0];
  if (head === undefined || !clauses.every(it => it.startsWith(head))) return listInWords(clauses, word);
  return (
    head +
    listInWords(
      clauses.map(it => it.slice(head.length)),
      word,
    )
  );
}

const NOT_SO = 'it is not so that';

const INVERSE = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
} as const satisfies { readonly [C in Comparison]: Comparison };

/** Conditions of one verb, which takes a plain "not". */
const PLAIN: ReadonlySet<Condition['kind']> = new Set([
  'is',
  'turn',
  'wasCast',
  'kicked',
  'paid',
  'manaSpent',
  'status',
]);

/** A condition as the reason for what happened: ", since you control no Forest", " unless it was foretold". */
export function reasonClause(phraser: Phraser, condition: Condition): string {
  const words = phraser.condition(condition);
  return words.includes(NOT_SO) ? ` ${conditionClause(phraser, condition, 'since')}` : `, since ${words}`;
}

/** A condition as a clause: "as long as you control a Forest", "unless it was kicked". */
export function conditionClause(phraser: Phraser, condition: Condition, word = 'as long as'): string {
  return condition.kind === 'not'
    ? `unless ${phraser.condition(condition.of)}`
    : `${word} ${phraser.condition(condition)}`;
}

type Own = Extract<
  Condition,
  {
    readonly kind:
      | 'wasCast'
      | 'kicked'
      | 'paid'
      | 'manaSpent'
      | 'chosenWord'
      | 'chosenIs'
      | 'level'
      | 'status'
      | 'linked';
  }
>;

function ownCondition(phraser: Phraser, condition: Own): string {
  switch (condition.kind) {
    case 'wasCast':
      return `${phraser.voice.it} was cast${condition.from === undefined ? '' : ` from ${condition.from}`}${condition.by === undefined ? '' : ` by ${phraser.who(condition.by)}`}`;
    case 'kicked':
      return `${phraser.voice.it} was kicked${condition.with === undefined ? '' : ` with ${condition.with}`}${condition.times === undefined ? '' : ` ${timesInWords(condition.times)}`}`;
    case 'paid':
      return `its ${condition.cost} cost was paid`;
    case 'manaSpent':
      return `${manaWords(condition)} was spent to cast it`;
    case 'chosenWord':
      return `${condition.word} was chosen`;
    case 'chosenIs':
      return `the chosen ${spelledOut(condition.what)} is ${condition.value}`;
    case 'level':
      return condition.to === undefined
        ? `its level is ${condition.from} or more`
        : `its level is ${condition.from} to ${condition.to}`;
    case 'status':
      return `it is ${spelledOut(condition.status)}`;
    case 'linked':
      return `${countPhrase(condition.is, phraser.amount(condition.amount))} ${condition.filter === undefined ? 'cards' : phraser.filter(condition.filter, 'many')} were ${spelledOut(condition.verb)} with it`;
    default:
      return assertNever(condition);
  }
}

function manaWords(condition: Extract<Condition, { readonly kind: 'manaSpent' }>): string {
  if (condition.sameColor !== undefined) return `${numberWord(condition.sameColor)} mana of one color`;
  return condition.symbols.map(it => `{${it}}`).join('');
}

interface Counting {
  readonly of: Parameters<typeof filterPhrase>[1];
  readonly is: Comparison;
  readonly amount: Parameters<Phraser['amount']>[0];
}

/**
 * A counting condition: "you control three or more artifacts" where the filter names the controller, else "there are
 * …".
 */
function countOf(phraser: Phraser, condition: Counting): string {
  const whose = condition.of.clauses.find(it => it.kind === 'controlledBy');
  const clauses = condition.of.clauses.filter(it => it !== whose);
  const controlled = whose?.kind === 'controlledBy';
  const what = howMany(phraser, { ...condition, of: { clauses } }, controlled ? 'bare' : 'many');
  if (!controlled) return `there are ${what}`;
  return `${phraser.does(whose.who, 'control')} ${what}`;
}

/** The number of objects with their noun; `none` is the form of the noun after "no". */
function howMany(phraser: Phraser, { of, is, amount }: Counting, none: NounForm = 'many'): string {
  if ((is === '>=' && amount === 1) || (is === '>' && amount === 0)) return phraser.filter(of, 'one');
  if ((is === '=' && amount === 0) || (is === '<' && amount === 1)) return `no ${filterPhrase(phraser, of, none)}`;
  return `${countPhrase(is, phraser.amount(amount))} ${phraser.filter(of, 'many')}`;
}
