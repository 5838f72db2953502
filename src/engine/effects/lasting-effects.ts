// Lasting effects (611.2) of resolved spells and abilities, made from their one-shot effects.
import { assertNever } from '../../kit/assert-never.ts';
import type { Amount } from '../ability/amount.ts';
import type { Condition } from '../ability/condition.ts';
import { type Change, isSizeChange } from '../ability/continuous-effect.ts';
import type { Duration, Effect, Objects } from '../ability/effect.ts';
import type { Filter } from '../ability/filter.ts';
import type { ObjectRef } from '../ability/reference.ts';
import { copySourceOf } from '../copy/copiable.ts';
import { evaluate } from '../match/evaluate.ts';
import { resolveObject, resolvePlayers } from '../match/resolve-reference.ts';
import { select } from '../match/select.ts';
import type { Context, View } from '../match/view.ts';
import type { ActiveEffect } from '../model/active-effect.ts';
import { isPlayer } from '../model/change-state.ts';
import type { CopyEffect } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import { some, type Tests, targetsIn } from '../walk/index.ts';
import { type AffectedIds, affectedBy, type EffectOrigin, legalTargets } from './affected-by-effect.ts';

/**
 * The lasting effects among the effects of a resolved spell or ability; effects without a duration give none.
 * An effect that changes characteristics or control affects the set of objects it has now (611.2c); the set of
 * others is not fixed. Timestamps and identifiers count up from `timestamp`.
 */
export function lastingEffects(
  view: View,
  effects: readonly Effect[],
  maker: EffectOrigin,
  timestamp: number,
): readonly ActiveEffect[] {
  return effects
    .flatMap(effect => made(view, effect, maker))
    .map((effect, n) => ({ ...effect, id: `effect:${timestamp + n}`, timestamp: timestamp + n }));
}

/** 707.4: copy effects of resolved spells and abilities, later than all existing effects. */
export function lastingCopies(view: View, effects: readonly Effect[], maker: EffectOrigin): readonly Copying[] {
  return effects.flatMap(effect => {
    if (effect.kind !== 'becomeCopy') return [];
    const original = resolveObject(view, effect.of, maker.context);
    if (original === undefined) return [];
    const copy = {
      of: copySourceOf(view.state, original),
      exceptions: effect.exceptions,
      ofName: view.of(original).name,
      ...(effect.until === undefined ? {} : { until: effect.until }),
    };
    return copying(view, effect.what, maker.context).map(object => ({ object, copy }));
  });
}

/** One object and its new copy effect. */
interface Copying {
  readonly object: ObjectId;
  readonly copy: Omit<CopyEffect, 'timestamp'>;
}

function copying(view: View, what: Objects, context: Context): readonly ObjectId[] {
  if (what.kind === 'each') return select(view, what.filter, context);
  const meant =
    what.kind === 'target'
      ? context.targets?.[what.index]
      : what.kind === 'ref'
        ? resolveObject(view, what.ref, context)
        : undefined;
  return meant === undefined || isPlayer(view.state, meant) ? [] : [meant];
}

type Made = Omit<ActiveEffect, 'id' | 'timestamp'>;

function made(view: View, effect: Effect, maker: EffectOrigin): readonly Made[] {
  const common = {
    sourceName: maker.sourceName,
    controller: maker.context.controller,
    targets: legalTargets(maker.context),
    chosen: maker.context.chosen ?? {},
    source: maker.context.source,
  };
  switch (effect.kind) {
    case 'continuous': {
      const fixedSet = affectedBy(view, effect.what, maker);
      const changes = effect.changes.map(it => fixedAmounts(view, it, maker.context));
      const does = staticOf(changes, lastsWhile(effect.while, maker.context));
      return [{ ...common, does, fixedSet, uses: undefined, ...lasting(effect.duration) }];
    }
    case 'shield': {
      const uses = effect.uses === undefined ? undefined : evaluate(view, effect.uses, maker.context);
      // the division among several targets is not recorded
      if (effect.divided === true && common.targets.length > 1) return [];
      const eachTargets = effect.each?.flatMap(one => eachOf(view, one, maker.context)).map(it => [it]);
      return (eachTargets ?? eachTarget(effect.does, common.targets)).map(targets => ({
        ...common,
        targets,
        does: effect.does,
        fixedSet: undefined,
        uses,
        ...lasting(effect.duration),
      }));
    }
    case 'regenerate':
      return affectedBy(view, effect.what, maker).map(object => ({
        ...common,
        targets: [object],
        does: REGENERATION_SHIELD,
        fixedSet: undefined,
        uses: 1,
        untilCleanup: true,
      }));
    case 'if':
    case 'may':
      return [...('then' in effect ? effect.then : effect.effects)].flatMap(part => made(view, part, maker));
    case 'act':
    case 'addMana':
    case 'anyMay':
    case 'attach':
    case 'becomeCopy':
    case 'becomesDayOrNight':
    case 'createTokens':
    case 'dealDamage':
    case 'designate':
    case 'designatePlayer':
    case 'increaseSpeed':
    case 'destroy':
    case 'discover':
    case 'draw':
    case 'announce':
    case 'eachDoes':
    case 'repeat':
    case 'endTurn':
    case 'exchangeControl':
    case 'gainLife':
    case 'getEmblem':
    case 'loseGame':
    case 'loseLife':
    case 'meld':
    case 'move':
    case 'moveCounters':
    case 'oneOf':
    case 'payLife':
    case 'payMana':
    case 'performs':
    case 'phaseOut':
    case 'populate':
    case 'proliferate':
    case 'putCounters':
    case 'removeCounters':
    case 'reveal':
    case 'setLife':
    case 'shuffle':
    case 'shuffleHandAway':
    case 'lookAndPick':
    case 'skip':
    case 'tap':
    case 'text':
    case 'timeTravel':
    case 'transform':
    case 'turnFaceDown':
    case 'turnKey':
    case 'unattach':
    case 'untap':
    case 'winGame':
      return [];
    default:
      return assertNever(effect);
  }
}

/** 514.2: whether it ends in the cleanup step. */
function lasting(duration: Duration): Pick<ActiveEffect, 'untilCleanup'> {
  return duration === 'endOfTurn' || duration === 'thisTurn' ? { untilCleanup: true } : {};
}

/** 615.11: the objects or players of that description now. */
function eachOf(view: View, one: Filter | 'player', context: Context): AffectedIds {
  return one === 'player' ? resolvePlayers(view, { kind: 'anyone' }, context) : select(view, one, context);
}

/** "those creatures", "up to two target creatures": an effect about one target is made for each. */
function eachTarget(does: ActiveEffect['does'], targets: AffectedIds): readonly AffectedIds[] {
  if (targets.length < 2) return [targets];
  const spoken = some('ability', does, { ref: it => it.kind === 'target', who: it => it.kind === 'target' });
  return spoken && targetsIn('ability', does).every(index => index === 0) ? targets.map(it => [it]) : [targets];
}

const TARGET: Filter = { clauses: [{ kind: 'is', ref: { kind: 'target', index: 0 } }] };

/** 614.8, 701.19a: the next time it would be destroyed this turn. */
const REGENERATION_SHIELD = {
  kind: 'replacement',
  event: { kind: 'destroy', what: TARGET },
  condition: undefined,
  optional: undefined,
  rewrites: [{ kind: 'regenerate' }],
} as const satisfies ActiveEffect['does'];

/** 611.2d: the change with its amounts evaluated, as the effect begins; amounts that depend on the object are left. */
function fixedAmounts(view: View, change: Change, context: Context): Change {
  if (!isSizeChange(change)) return change;
  // 107.3a: the X that was announced is known by now
  const open = context.x === undefined ? OF_AN_OBJECT_WITH_X : OF_AN_OBJECT;
  const isOpen = (amount: Exclude<Amount, number>) =>
    some('amount', amount, { ...open, ref: it => isLeftOpen(it, context), clause: ['other'] });
  const once = (amount: Amount | undefined) =>
    amount === undefined || typeof amount === 'number' || isOpen(amount) ? amount : evaluate(view, amount, context);
  return { ...change, power: once(change.power), toughness: once(change.toughness) } as Change; // the same with numbers
}

const NOT_YET_KNOWN = ['that', 'any', 'chosenNumber'] as const;

/** Whether an object is not yet known: the affected one itself, or one that was not named. */
function isLeftOpen(ref: ObjectRef, { those, targets }: Context): boolean {
  if (ref.kind === 'those') return those === undefined;
  if (ref.kind === 'target') return targets?.[ref.index] === undefined;
  return ['self', 'it', 'attached', 'source'].includes(ref.kind);
}

/** Parts of an amount that depend on an object, an event or a player's choice. */
const OF_AN_OBJECT: Tests = {
  who: ['target', 'attached', 'that'],
  amount: NOT_YET_KNOWN,
};

const OF_AN_OBJECT_WITH_X: Tests = { ...OF_AN_OBJECT, amount: ['x', ...NOT_YET_KNOWN] };

/**
 * The condition, unless it is about a source that is not in the position: the scenario states that the effect lasts.
 */
function lastsWhile(condition: Condition | undefined, context: Context): Condition | undefined {
  const asksOfSource = some('condition', condition, { ref: ['self'] });
  return asksOfSource && context.source === undefined ? undefined : condition;
}

function staticOf(
  changes: Extract<Effect, { kind: 'continuous' }>['changes'],
  condition: Condition | undefined,
): ActiveEffect['does'] {
  const everything: Filter = { clauses: [] };
  return {
    kind: 'static',
    effects: [{ affects: everything, changes, condition: undefined }],
    condition,
    defining: false,
  };
}
