// Conditions on the object itself, as clauses: how it was cast, what was paid for it.
import type { Condition } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { spelledOut, timesInWords } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import { countPhrase } from './comparison-phrase.ts';
import type { Phraser } from './phraser.ts';

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

/** A condition on the object or its spell as a clause: "it was kicked", "no mana was spent to cast it". */
export function ownCondition(phraser: Phraser, condition: Own): string {
  switch (condition.kind) {
    case 'wasCast':
      return `${phraser.voice.it} was cast${condition.from === undefined ? '' : ` from ${condition.from}`}${condition.by === undefined ? '' : ` by ${phraser.who(condition.by)}`}`;
    case 'kicked':
      return `${phraser.voice.it} was kicked${condition.with === undefined ? '' : ` with ${condition.with}`}${condition.times === undefined ? '' : ` ${timesInWords(condition.times)}`}`;
    case 'paid':
      return condition.cost === 'tribute' ? 'its tribute was paid' : `its ${condition.cost} cost was paid`;
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
