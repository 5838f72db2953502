// Conditions: "you control three or more artifacts", "it was kicked".

import type { Comparison, Condition } from '../../engine/index.ts';
import { assertNever } from '../../kit/never.ts';
import { list, numberWord, spelled, times } from '../words.ts';
import { compared } from './compare.ts';
import { sayFilter, test } from './noun.ts';
import type { Say } from './say.ts';

export function sayCondition(say: Say, condition: Condition): string {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return list(condition.of.map(say.condition), condition.kind);
    case 'not':
      return `it is not so that ${say.condition(condition.of)}`;
    case 'count':
      return countOf(say, condition);
    case 'playerCount':
      return `${condition.every ? 'each of ' : ''}${say.does(condition.who, 'control')} ${howMany(say, condition)}`;
    case 'compare':
      return `${say.amount(condition.left)} is ${compared(condition.is, say.amount(condition.right))}`;
    case 'is':
      return `${say.ref(condition.ref)} is ${list(condition.filter.clauses.map(it => test(say, it)))}`;
    case 'copiable':
      return `${say.ref(condition.ref)} as copied is ${list(condition.filter.clauses.map(it => test(say, it)))}`;
    case 'turn':
      return `it is ${say.whose(condition.who)} turn`;
    case 'step':
      return `it is ${condition.who === undefined ? 'the' : say.whose(condition.who)} ${condition.step} step`;
    case 'designation':
      return `${say.does(condition.who, 'have')} ${spelled(condition.designation)}`;
    case 'happened':
      return `${spelled(condition.what)} this turn`;
    case 'dayNight':
      return condition.is === 'neither' ? 'it is neither day nor night' : `it is ${condition.is}`;
    case 'unread':
      return condition.text;
    case 'delirium':
    case 'threshold':
    case 'hellbent':
    case 'metalcraft':
    case 'ferocious':
      return `${say.does(condition.who, 'have')} ${condition.kind}`;
    default:
      return ownCondition(say, condition);
  }
}

/** "as long as you control a Forest", "unless it was kicked". */
export function when(say: Say, condition: Condition, word = 'as long as'): string {
  return condition.kind === 'not' ? `unless ${say.condition(condition.of)}` : `${word} ${say.condition(condition)}`;
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

function ownCondition(say: Say, condition: Own): string {
  switch (condition.kind) {
    case 'wasCast':
      return `${say.voice.it} was cast${condition.from === undefined ? '' : ` from ${condition.from}`}${condition.by === undefined ? '' : ` by ${say.who(condition.by)}`}`;
    case 'kicked':
      return `${say.voice.it} was kicked${condition.with === undefined ? '' : ` with ${condition.with}`}${condition.times === undefined ? '' : ` ${times(condition.times)}`}`;
    case 'paid':
      return `its ${condition.cost} cost was paid`;
    case 'manaSpent':
      return `${manaWords(condition)} was spent to cast it`;
    case 'chosenWord':
      return `${condition.word} was chosen`;
    case 'chosenIs':
      return `the chosen ${spelled(condition.what)} is ${condition.value}`;
    case 'level':
      return condition.to === undefined
        ? `its level is ${condition.from} or more`
        : `its level is ${condition.from} to ${condition.to}`;
    case 'status':
      return `it is ${spelled(condition.status)}`;
    case 'linked':
      return `${compared(condition.is, say.amount(condition.amount))} ${condition.filter === undefined ? 'cards' : say.filter(condition.filter, 'many')} were ${spelled(condition.verb)} with it`;
    default:
      return assertNever(condition);
  }
}

function manaWords(condition: Extract<Condition, { readonly kind: 'manaSpent' }>): string {
  if (condition.sameColor !== undefined) return `${numberWord(condition.sameColor)} mana of one color`;
  return condition.symbols.map(it => `{${it}}`).join('');
}

interface Counting {
  readonly of: Parameters<typeof sayFilter>[1];
  readonly is: Comparison;
  readonly amount: Parameters<Say['amount']>[0];
}

/** "you control three or more artifacts" where the filter says whose, else "there are …". */
function countOf(say: Say, condition: Counting): string {
  const whose = condition.of.clauses.find(it => it.kind === 'controlledBy');
  const clauses = condition.of.clauses.filter(it => it !== whose);
  const what = howMany(say, { ...condition, of: { clauses } });
  if (whose?.kind !== 'controlledBy') return `there are ${what}`;
  return `${say.does(whose.who, 'control')} ${what}`;
}

function howMany(say: Say, { of, is, amount }: Counting): string {
  if ((is === '>=' && amount === 1) || (is === '>' && amount === 0)) return say.filter(of, 'one');
  if ((is === '=' && amount === 0) || (is === '<' && amount === 1)) return `no ${sayFilter(say, of, 'many')}`;
  return `${compared(is, say.amount(amount))} ${say.filter(of, 'many')}`;
}
