// Phrases for conditions: "you control three or more artifacts", "it was kicked".
import type { Comparison, Condition, Filter } from '../../engine/index.ts';
import { listInWords, possessive, spelledOut } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import { comparisonPhrase } from './comparison-phrase.ts';
import { countClause, countedObjects } from './count-condition-phrase.ts';
import { clausePredicate } from './noun-phrase.ts';
import { ownCondition } from './own-condition-phrase.ts';
import type { Phraser } from './phraser.ts';
import { thisTurnPhrase } from './this-turn-phrase.ts';

export function conditionPhrase(phraser: Phraser, condition: Condition): string {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return joined(condition.of.map(phraser.condition), condition.kind);
    case 'not':
      return negated(phraser, condition.of);
    case 'count':
      return countClause(phraser, condition);
    case 'playerCount':
      return `${condition.every ? 'each of ' : ''}${phraser.does(condition.who, 'control')} ${countedObjects(phraser, condition)}`;
    case 'compare':
      return (
        anyOrNone(phraser, condition) ??
        anyThisTurn(phraser, condition) ??
        `${phraser.amount(condition.left)} is ${comparisonPhrase(condition.is, phraser.amount(condition.right))}`
      );
    case 'is':
      return (
        putBy(phraser, condition) ??
        measured(phraser, condition) ??
        `${phraser.ref(condition.ref)} is ${predicates(phraser, condition.filter)}`
      );
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
      return thisTurnPhrase(phraser, condition);
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

/** "untapped and red", "a creature card". */
function predicates(phraser: Phraser, { clauses }: Filter): string {
  const [type, card, ...more] = clauses;
  if (type?.kind === 'type' && card?.kind === 'card' && more.length === 0)
    return `${clausePredicate(phraser, type)} card`;
  return listInWords(clauses.map(it => clausePredicate(phraser, it)));
}

/** A comparison with none in plain words: "no mana was spent to cast it", "there are -1/-1 counters on it". */
function anyOrNone(phraser: Phraser, { left, is, right }: Compared): string | undefined {
  const some = (right === 0 && (is === '!=' || is === '>')) || (right === 1 && is === '>=');
  const none = (right === 0 && is === '=') || (right === 1 && is === '<');
  if (typeof left !== 'object' || !(some || none)) return undefined;
  const no = none ? 'no ' : '';
  if (left.kind === 'manaSpent' && left.symbol === undefined) return `${no}mana was spent to cast it`;
  if (left.kind === 'manaFrom') return `${no}mana from ${left.source}s was spent to cast ${phraser.ref(left.of)}`;
  if (left.kind !== 'countersOn') return undefined;
  return `there are ${no}${left.counter === undefined ? '' : `${left.counter} `}counters on ${phraser.ref(left.of)}`;
}

/** A condition on a number of an object: "its power is 3 or more", "there are no time counters on it". */
function measured(phraser: Phraser, { ref, filter }: Extract<Condition, { readonly kind: 'is' }>): string | undefined {
  const [clause, ...more] = filter.clauses;
  if (clause === undefined || more.length > 0) return undefined;
  if (clause.kind === 'measure') {
    const { measure, is, amount } = clause;
    return `${possessive(phraser.ref(ref))} ${spelledOut(measure)} is ${comparisonPhrase(is, phraser.amount(amount))}`;
  }
  if (clause.kind !== 'counters') return undefined;
  const left = { kind: 'countersOn', counter: clause.counter, of: ref } as const;
  return phraser.condition({ kind: 'compare', left, is: clause.is, right: clause.amount });
}

type Compared = Extract<Condition, { readonly kind: 'compare' }>;

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
  const happened = condition.kind === 'compare' ? happenedThisTurn(condition) : undefined;
  if (happened !== undefined) return thisTurnPhrase(phraser, happened, true);
  if (condition.kind === 'dayNight' && condition.is !== 'neither') return `it is not ${condition.is}`;
  if (condition.kind === 'compare') return phraser.condition({ ...condition, is: INVERSE[condition.is] });
  if (condition.kind === 'happened') return thisTurnPhrase(phraser, condition, true);
  if (condition.kind === 'playerCount' && !condition.every)
    return phraser.condition({ ...condition, is: INVERSE[condition.is] });
  if (condition.kind === 'is') {
    const [clause, ...others] = condition.filter.clauses;
    if (others.length === 0 && (clause?.kind === 'measure' || clause?.kind === 'counters'))
      return phraser.condition({ ...condition, filter: { clauses: [{ ...clause, is: INVERSE[clause.is] }] } });
  }
  const negative = words.replace(/ (is|was|were|has|have) /, (_, verb: string) => ` ${verb} not `);
  return PLAIN.has(condition.kind) && negative !== words ? negative : `${NOT_SO} ${words}`;
}

/** "It was put onto the battlefield by Kodama": about the source of what put it there; undefined for another condition. */
function putBy(phraser: Phraser, { ref, filter }: Extract<Condition, { kind: 'is' }>): string | undefined {
  const [clause, ...others] = filter.clauses;
  if (ref.kind !== 'source' || clause?.kind !== 'is' || others.length > 0) return undefined;
  return `it was put onto the battlefield by ${phraser.ref(clause.ref)}`;
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

/** A condition that is not met, as it is: "no opponent controls more lands than you"; undefined where that takes "not so". */
export function unmetPhrase(phraser: Phraser, condition: Condition): string | undefined {
  const words = phraser.condition({ kind: 'not', of: condition });
  const isTangled = words.includes(' and ') && words.includes(' or ');
  return isTangled || NO_PLAIN_WORDS.test(words) ? undefined : words;
}

/** Words in which a negation does not read as a sentence of its own. */
const NO_PLAIN_WORDS = /it is not so that|is not with|not not |other than (?!that)\w+ other /u;

/** A condition as the reason for what happened: ", since you control no Forest", " unless it was foretold". */
export function reasonClause(phraser: Phraser, condition: Condition): string {
  const words = phraser.condition(condition);
  return words.includes(NOT_SO) ? ` ${conditionClause(phraser, condition, 'since')}` : `, since ${words}`;
}

/** "An opponent was dealt damage this turn" for an amount of this turn above zero; undefined for other comparisons. */
function anyThisTurn(phraser: Phraser, condition: Compared): string | undefined {
  const happened = happenedThisTurn(condition);
  return happened === undefined ? undefined : thisTurnPhrase(phraser, happened);
}

/** The same as what has happened this turn; undefined for other comparisons. */
function happenedThisTurn({ left, is, right }: Compared): Extract<Condition, { kind: 'happened' }> | undefined {
  if (typeof left === 'number' || left.kind !== 'thisTurn' || is !== '>' || right !== 0) return undefined;
  return { kind: 'happened', what: left.what, who: left.who };
}

/** A condition as a clause: "as long as you control a Forest", "unless it was kicked". */
export function conditionClause(phraser: Phraser, condition: Condition, word = 'as long as'): string {
  return condition.kind === 'not'
    ? `unless ${phraser.condition(condition.of)}`
    : `${word} ${phraser.condition(condition)}`;
}
