// Replaced amounts as sentences: how many or how much there would be, and how many or how much there is instead.
import type { GameEvent, Rewrite, Step } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { possessive } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import { type ExplainContext, phraserFor } from '../explain-context.ts';
import { otherCountersPhrase, otherTokensPhrase } from '../phrase/count-rewrite-phrase.ts';
import type { Phraser } from '../phrase/phraser.ts';

/** The phraser for what the effect of a step speaks of, and the effect's name. */
export interface ReplacedWords {
  readonly phraser: Phraser;
  readonly effect: string;
}

/** The words for the step in which an effect replaced an event. */
export function replacedWords(context: ExplainContext, step: ReplacedStep): ReplacedWords {
  return {
    phraser: phraserFor(context, step.effect, undefined, step.effect.source === step.object ? 'it' : undefined),
    effect: context.names.effect(step.effect),
  };
}

type Counted = Extract<
  Rewrite,
  {
    readonly kind:
      | 'scale'
      | 'add'
      | 'halve'
      | 'setAmount'
      | 'lifeFloor'
      | 'prevent'
      | 'redirect'
      | 'counterKind'
      | 'tokens';
  }
>;

/** Whether a rewrite changes an amount, so that its sentence compares before and after. */
export function isAmountRewrite(rewrite: Rewrite): rewrite is Counted {
  return ['scale', 'add', 'halve', 'setAmount', 'lifeFloor', 'prevent', 'redirect', 'counterKind', 'tokens'].includes(
    rewrite.kind,
  );
}

/** A changed amount: "Doubling Season: four counters instead of two for Bear Cub", "…: you create four tokens instead of two". */
export function amountSentence(
  context: ExplainContext,
  step: ReplacedStep,
  rewrite: Counted,
  words: ReplacedWords,
): string {
  const { amount: before, event, object } = step;
  if (rewrite.kind === 'tokens') return `${words.effect}: ${otherTokensPhrase(words.phraser, rewrite)}`;
  if (rewrite.kind === 'counterKind') return `${words.effect}: ${otherCountersPhrase(words.phraser, rewrite)}`;
  if (rewrite.kind === 'lifeFloor' && object !== undefined)
    return `${words.effect}: the damage reduces ${possessive(context.names.thing(object))} life total to ${rewrite.floor} instead`;
  const after = before === undefined ? undefined : resized(rewrite, before);
  const unit: Unit = (event === undefined ? undefined : UNITS[event]) ?? NO_UNIT;
  const on = object === undefined ? '' : ` ${unit.to} ${context.names.thing(object)}`;
  if (before === undefined || before === 0 || after === undefined || before === after) {
    return `${words.effect}: ${unit.many === 'of it' ? 'this' : `the ${unit.many}`}${on} ${words.phraser.rewrite(rewrite)}`;
  }
  const number = unit.one === 'life' || unit.one === 'damage' ? String : numberWord;
  const so = `${number(after)} ${after === 1 ? unit.one : unit.many} instead of ${number(before)}`;
  if (unit.verb !== undefined && object !== undefined && context.names.isPlayer(object))
    return `${words.effect}: ${context.names.does(object, unit.verb)} ${so}`;
  return `${words.effect}: ${so}${on}`;
}

/** The amount after a rewrite; undefined where it is no fixed number. */
function resized(rewrite: Exclude<Counted, { kind: 'tokens' | 'counterKind' }>, amount: number): number | undefined {
  switch (rewrite.kind) {
    case 'scale':
      return amount * rewrite.times;
    case 'add':
      return typeof rewrite.amount === 'number' ? Math.max(0, amount + rewrite.amount) : undefined;
    case 'halve':
      return rewrite.rounded === 'up' ? Math.ceil(amount / 2) : Math.floor(amount / 2);
    case 'setAmount':
      return typeof rewrite.amount === 'number' ? rewrite.amount : undefined;
    case 'lifeFloor':
    case 'prevent':
    case 'redirect':
      return undefined;
    default:
      return assertNever(rewrite);
  }
}

interface Unit {
  readonly one: string;
  readonly many: string;
  /** The preposition between the unit and what it affects: counters *for* a creature, damage *to* a player. */
  readonly to: string;
  /** The verb for a player that has so many. */
  readonly verb?: string;
}

/** The unit of an event that has no amount. */
const NO_UNIT: Unit = { one: 'of it', many: 'of it', to: 'for' };

const UNITS = {
  putsCounters: { one: 'counter', many: 'counters', to: 'for', verb: 'get' },
  removesCounters: { one: 'counter', many: 'counters', to: 'from' },
  movesCounters: { one: 'counter', many: 'counters', to: 'for' },
  creates: { one: 'token', many: 'tokens', to: 'for', verb: 'create' },
  dealsDamage: { one: 'damage', many: 'damage', to: 'to' },
  draws: { one: 'card', many: 'cards', to: 'for', verb: 'draw' },
  mills: { one: 'card', many: 'cards', to: 'for', verb: 'mill' },
  gainsLife: { one: 'life', many: 'life', to: 'for', verb: 'gain' },
  losesLife: { one: 'life', many: 'life', to: 'for', verb: 'lose' },
  paysLife: { one: 'life', many: 'life', to: 'for', verb: 'pay' },
  addsMana: { one: 'mana', many: 'mana', to: 'for', verb: 'add' },
  enters: undefined,
  attacks: undefined,
  casts: undefined,
  becomesCopy: undefined,
  transforms: undefined,
  taps: undefined,
  untaps: undefined,
  phasesIn: undefined,
  phasesOut: undefined,
  turnsFaceUp: undefined,
  turnsFaceDown: undefined,
  merges: undefined,
  setsLife: undefined,
  destroys: undefined,
  moves: undefined,
  attaches: undefined,
  begins: undefined,
  losesGame: undefined,
  winsGame: undefined,
  shuffles: undefined,
  carriesOut: undefined,
} as const satisfies Record<GameEvent['kind'], Unit | undefined>;

/** The step in which an effect replaced an event. */
export type ReplacedStep = Extract<Step, { readonly kind: 'replaced' }>;
