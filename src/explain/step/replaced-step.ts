// Applied replacement and prevention effects in words: a predicate for each rewrite, with its numbers.

import type { Ability, EffectName, GameEvent, ObjectId, PlayerId, Rewrite } from '../../engine/index.ts';
import { expandKeyword } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { unnumbered } from '../../kit/strings.ts';
import { equals } from '../../kit/structure.ts';
import { asSentence, counterWords, listInWords } from '../english.ts';
import { abilitiesOf, type ExplainContext, objectOf } from '../explain-context.ts';
import { reasonClause } from '../phrase/condition-phrase.ts';
import type { Phraser } from '../phrase/phraser.ts';
import { rewriteClauses } from '../phrase/rewrite-phrase.ts';
import {
  amountSentence,
  isAmountRewrite,
  type ReplacedStep,
  type ReplacedWords,
  replacedWords,
} from './amount-step.ts';

/** Sentences on a step in which an effect was applied. */
export function explainReplaced(context: ExplainContext, step: ReplacedStep): string {
  const { effect, object, rewrite } = step;
  const words = replacedWords(context, step);
  if (isAmountRewrite(rewrite)) return asSentence(amountSentence(context, step, rewrite, words));
  if (object === undefined && rewrite.kind === 'also') {
    return asSentence(`${words.effect}: ${words.phraser.effects(rewrite.effects)}`);
  }
  if (object === undefined) return asSentence(`${words.effect}: the event ${words.phraser.rewrite(rewrite)}`);
  if (rewrite.kind === 'instead' || rewrite.kind === 'skip' || rewrite.kind === 'also') {
    return asSentence(replacement(context, step, object, words));
  }
  if (rewrite.kind === 'manaColor') return asSentence(`${words.effect}: the mana is {${rewrite.symbol}} instead`);
  const subject = context.names.thing(object);
  const did = withResult(context, step, subject, words.phraser) ?? rewriteClauses(words.phraser, [rewrite], subject);
  const isVain = context.averted.has(object) || (rewrite.kind === 'withCounters' && context.barred.has(object));
  const clause = agreeing(isVain ? did.replace(`${subject} enters`, `${subject} would enter`) : did);
  const under = conditionOf(context, step, words.phraser);
  // a pick that was made is a step of its own
  if (isOfAnyNumber(rewrite)) {
    const may = clause.replace(/^(.+?) (sacrifice|exile|reveal)s? any number/u, '$1 may $2 any number');
    return asSentence(`as ${subject} enters, ${may}${under}, and there is none`);
  }
  if (effect.source === object)
    return asSentence(`${headed(clause, subject, isVain)}${under}${namedAbility(context, effect, object)}`);
  const copied = `a copy of ${words.effect}`;
  return asSentence(
    rewrite.kind === 'asCopy' && clause.includes(copied)
      ? `because of ${words.effect}, ${clause.replace(copied, 'a copy of it')}${under}`
      : `${clause} because of ${words.effect}${under}`,
  );
}

/** Whether it has any number of objects chosen: devour and its like. */
function isOfAnyNumber(rewrite: Rewrite): boolean {
  if (rewrite.kind !== 'do') return false;
  const [only, ...more] = rewrite.effects;
  const isChosen = only?.kind === 'move' && only.what.kind === 'choose' && typeof only.what.max === 'object';
  return isChosen && only.what.max.kind === 'any' && more.length === 0;
}

/** A clause on "you" with the verb that goes with it: "you are dealt damage". */
function agreeing(clause: string): string {
  return clause.replace(
    /^you (is|has|creates)\b/u,
    (_, verb: string) => `you ${verb === 'creates' ? 'create' : verb === 'is' ? 'are' : 'have'}`,
  );
}

/** A replaced or extended event: "Stinkweed Imp replaces the draw: you mill five cards …". */
function replacement(
  context: ExplainContext,
  { rewrite, event: of }: ReplacedStep,
  object: ObjectId | PlayerId,
  { phraser, effect }: ReplacedWords,
): string {
  const event = of === undefined ? 'the event' : EVENTS[of];
  if (rewrite.kind === 'also') return `${effect} adds to ${event}: ${phraser.effects(rewrite.effects)}`;
  if (rewrite.kind === 'instead' && rewrite.effects.length > 0)
    return `${effect} replaces ${event}: ${phraser.effects(rewrite.effects)} instead`;
  if (rewrite.kind === 'skip' && context.names.isPlayer(object))
    return `${context.names.does(object, `skip ${event}`)} because of ${effect}`;
  return `${effect} replaces ${event} with nothing`;
}

const EVENTS = {
  enters: 'the entering',
  creates: 'the creation of tokens',
  putsCounters: 'the counters',
  removesCounters: 'the removal of counters',
  dealsDamage: 'the damage',
  draws: 'the draw',
  mills: 'the milling',
  gainsLife: 'the gain of life',
  losesLife: 'the loss of life',
  paysLife: 'the payment of life',
  destroys: 'the destruction',
  moves: 'the move',
  begins: 'it',
  addsMana: 'the mana',
  attacks: 'the attack',
  casts: 'the casting',
  transforms: 'the transformation',
  turnsFaceUp: 'the turning face up',
  losesGame: 'losing the game',
  winsGame: 'winning the game',
  shuffles: 'the shuffle',
  taps: 'the tapping',
  untaps: 'the untapping',
  phasesIn: 'the phasing in',
  phasesOut: 'the phasing out',
  turnsFaceDown: 'the turning face down',
  becomesCopy: 'the copying',
  merges: 'the merging',
  attaches: 'the attaching',
  movesCounters: 'the move of counters',
  setsLife: 'the change of the life total',
  carriesOut: 'the instructions',
} as const satisfies Record<GameEvent['kind'], string>;

/** Whether no counters are put because X is 0, no value of X having been chosen for the spell (107.3m). */
function isWithoutX(step: ReplacedStep): boolean {
  const { rewrite } = step;
  if (rewrite.kind !== 'withCounters' || !putsNone(step)) return false;
  return typeof rewrite.amount !== 'number' && rewrite.amount.kind === 'x';
}

/** Whether the rewrite put no counters at all. */
export function putsNone({ result }: ReplacedStep): boolean {
  return result?.kind === 'counters' && result.put === 0;
}

/** The amount that came to no counters: "the number of other spells cast this turn"; undefined where it has no short words. */
function noneOf(step: ReplacedStep, phraser: Phraser): string | undefined {
  const { rewrite } = step;
  if (rewrite.kind !== 'withCounters' || !putsNone(step) || typeof rewrite.amount === 'number') return undefined;
  const words = phraser.amount(rewrite.amount);
  return words.startsWith('the number of ') && words.length <= MOST_CONDITION ? words : undefined;
}

/** Whether the step says why no counters are put. */
export function saysWhyNone(context: ExplainContext, step: ReplacedStep): boolean {
  return isWithoutX(step) || noneOf(step, replacedWords(context, step).phraser) !== undefined;
}

/** A rewrite with its result: the number of counters, the name of the copied object, whether a condition was met. */
function withResult(
  context: ExplainContext,
  step: ReplacedStep,
  subject: string,
  phraser: Phraser,
): string | undefined {
  const { rewrite, result, event } = step;
  switch (rewrite.kind) {
    case 'withCounters':
    case 'withChoiceOfCounter': {
      if (result?.kind !== 'counters') return undefined;
      const { counter, put } = result;
      if (isWithoutX(step)) return `${subject} enters with ${counterWords(0, counter)}, since X is 0`;
      const none = noneOf(step, phraser);
      if (none !== undefined) return `${subject} enters with ${counterWords(0, counter)}: ${none} is zero`;
      if (event === 'turnsFaceUp') return `${subject} gets ${counterWords(put, counter)} as it is turned face up`;
      const kind = rewrite.additional && put !== 1 ? `additional ${counter}` : counter;
      return `${subject} enters with ${rewrite.additional && put === 1 ? `an additional ${counter} counter` : counterWords(put, kind)}`;
    }
    case 'asCopy': {
      if (result?.kind !== 'copy') return undefined;
      const { of, ofName } = result;
      const copied = ofName === '' ? `${context.names.object(of)}, which is face down` : ofName;
      return `${subject} ${event === 'enters' || event === undefined ? 'enters as' : 'becomes'} a copy of ${unnumbered(copied)}${exceptions(rewrite, phraser)}`;
    }
    case 'if':
      if (result?.kind !== 'condition') return undefined;
      return `${subject}: the condition is ${result.holds ? '' : 'not '}met (${phraser.condition(rewrite.condition)})`;
    case 'add':
    case 'also':
    case 'asThough':
    case 'attached':
    case 'becomes':
    case 'choose':
    case 'counterKind':
    case 'do':
    case 'faceDown':
    case 'halve':
    case 'instead':
    case 'lifeFloor':
    case 'manaColor':
    case 'may':
    case 'modes':
    case 'noMore':
    case 'prepared':
    case 'prevent':
    case 'protector':
    case 'redirect':
    case 'regenerate':
    case 'removeCounter':
    case 'scale':
    case 'setAmount':
    case 'skip':
    case 'tapped':
    case 'tokenCopies':
    case 'tokens':
    case 'transformed':
    case 'underControl':
    case 'withEachKind':
    case 'zone':
      return undefined;
    default:
      return assertNever(rewrite);
  }
}

/** Characters of a condition that is told. */
const MOST_CONDITION = 120;

/** The condition of the ability that contains the rewrite: " unless you control a Forest"; empty without one. */
function conditionOf(context: ExplainContext, { effect, rewrite }: ReplacedStep, phraser: Phraser): string {
  for (const ability of entryAbilities(context, effect.source)) {
    if (ability.kind !== 'replacement' || ability.condition === undefined) continue;
    if (!ability.rewrites.some(it => equals(it, rewrite))) continue;
    const words = reasonClause(phraser, ability.condition);
    if (words.length <= MOST_CONDITION) return words;
  }
  return '';
}

/** The abilities of an object with those that its keywords stand for; the face by which it enters may not be the one it has. */
function entryAbilities(context: ExplainContext, source: ObjectId | undefined): readonly Ability[] {
  const front = source === undefined ? undefined : objectOf(context, source)?.printed.faces[0];
  const own = abilitiesOf(context, source);
  const all = front === undefined || own === front.abilities ? own : [...own, ...front.abilities];
  return all.flatMap(it => (it.kind === 'keyword' ? expandKeyword(it).map(({ ability }) => ability) : [it]));
}

/**
 * The clause with an introduction where it does not begin with the entering object: "As Steam Vents enters, you may pay
 * …".
 */
function headed(clause: string, subject: string, averted: boolean): string {
  return clause.startsWith(subject) ? clause : `as ${subject} ${averted ? 'would enter' : 'enters'}, ${clause}`;
}

/** The name of the object's own effect, " (devour 2)", where it differs from the object's name. */
function namedAbility(context: ExplainContext, effect: EffectName, object: ObjectId | PlayerId): string {
  const id = object as ObjectId; // effect.source is an object
  const own = [context.names.plain(id), context.names.object(id), unnumbered(objectOf(context, id)?.label ?? '')];
  const name = effect.name.trim();
  return name === '' || own.some(it => it === name || it.includes(name) || name.includes(it)) ? '' : ` (${name})`;
}

function exceptions(rewrite: Extract<Rewrite, { readonly kind: 'asCopy' }>, phraser: Phraser): string {
  return rewrite.exceptions.length === 0 ? '' : `, except ${listInWords(rewrite.exceptions.map(phraser.exception))}`;
}
