// Rewrites with instructions followed as an object enters or as part of the event (614.12a, 614.13): pay, sacrifice,
// exile.
import type { ChoiceKind } from '../../../vocabulary/index.ts';
import type { Effect } from '../../ability/effect.ts';
import type { PlayerRef } from '../../ability/reference.ts';
import type { Rewrite } from '../../ability/replacement.ts';
import { type ChoiceGenerator, choosePlayer, chooseWhether, chooseWord } from '../../choice/choice-request.ts';
import { eventView } from '../../entering/look-ahead.ts';
import { recordFact } from '../../event/run-state.ts';
import { type BranchingEffect, isSequential } from '../../instructions/instruction-result.ts';
import { resultOfInstruction } from '../../instructions/instruction-table.ts';
import { conditionHolds } from '../../match/condition-holds.ts';
import { resolvePlayers } from '../../match/resolve-reference.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Fact } from '../../trail/fact.ts';
import { onlyForbiddenCounters } from '../forbidden-counters.ts';
import { impossibleBecause, type Unpayable } from '../impossible-instruction.ts';
import {
  commitInstruction,
  instructionContextAt,
  type MovingEffect,
  objectsAt,
  rememberNumber,
} from './commit-instruction.ts';
import {
  objectOfEvent,
  type RewriteApplier,
  type RewriteContext,
  rewriteCause,
  wordsContext,
} from './rewrite-context.ts';

/** ~ As ~ enters, sacrifice two lands. */
export const applyInstructions: RewriteApplier<'do'> = function* (at, rewrite) {
  yield* follow(at, rewrite.effects);
};

/** ~ As ~ enters, you may pay 2 life. If you don't, it enters tapped. */
export const applyMay: RewriteApplier<'may'> = function* (at, rewrite) {
  const isForbidden = onlyForbiddenCounters(at.pendingEvent, rewrite.then, wordsContext(at).controller);
  const taken = isForbidden ? false : yield* maybe(at, rewrite);
  // "if tribute wasn't paid": the permanent records payments for keywords
  if (taken && at.candidate.effect.keyword !== undefined) rememberNumber(at, `paid ${at.candidate.effect.keyword}`, 1);
  yield* at.apply(taken ? rewrite.then : rewrite.otherwise);
};

/** ~ If …, it enters with …. */
export const applyOnlyIf: RewriteApplier<'if'> = function* (at, rewrite) {
  const isSo = conditionHolds(eventView(at.pendingEvent), rewrite.condition, wordsContext(at));
  const object = objectOfEvent(at);
  recordFact(
    at.pendingEvent.run,
    at.candidate.effect.rule ?? '614.1c',
    { kind: isSo ? 'condition met' : 'condition not met' },
    object === undefined ? [] : [object],
    {
      notable: false,
    },
  );
  yield* at.apply(isSo ? rewrite.then : rewrite.otherwise);
  at.result = { kind: 'condition', holds: isSo };
};

/** ~ enters with your choice of … . */
export const applyModes: RewriteApplier<'modes'> = function* (at, rewrite) {
  const context = wordsContext(at);
  const [who = context.controller] = resolvePlayers(eventView(at.pendingEvent), rewrite.who, context);
  const header = { kind: 'mode', who, object: objectOfEvent(at), rule: '614.12a' } as const;
  const possible = rewrite.modes.filter(one => !onlyForbiddenCounters(at.pendingEvent, one.rewrites, who));
  const modes = possible.length === 0 ? rewrite.modes : possible;
  const name = yield* chooseWord(
    at.pendingEvent.run,
    header,
    modes.map(mode => mode.name),
  );
  const mode = modes.find(one => one.name === name);
  if (mode !== undefined) yield* at.apply(mode.rewrites);
};

function* follow(at: RewriteContext, effects: readonly Effect[]): ChoiceGenerator<void> {
  for (const effect of effects) {
    if (effect.kind === 'may' || effect.kind === 'if') yield* branch(at, effect);
    else if (isSequential(effect)) {
      const frame = { by: rewriteCause(at), context: wordsContext(at) };
      at.pendingEvent.followups.push({ kind: 'effects', effects: [effect], frame, applied: at.pendingEvent.applied });
    } else commitInstruction(at, effect, yield* resultOfInstruction(instructionContextAt(at, effect, false), effect));
  }
}

function* branch(at: RewriteContext, effect: BranchingEffect): ChoiceGenerator<void> {
  if (effect.kind === 'if') {
    const isSo = conditionHolds(eventView(at.pendingEvent), effect.condition, wordsContext(at));
    return yield* follow(at, isSo ? effect.then : effect.otherwise);
  }
  const done = yield* maybe(at, { ...effect, then: [] });
  if (!done) yield* follow(at, effect.otherwise);
}

interface Offer {
  readonly who: PlayerRef;
  readonly effects: readonly Effect[];
  readonly then: readonly Rewrite[];
}

/** Whether the player does what they may do; the instructions become part of the event. */
function* maybe(at: RewriteContext, { who, effects, then }: Offer): ChoiceGenerator<boolean> {
  const player = yield* whoMay(at, who);
  if (player === undefined) return false;
  at.taker = player;
  const [only] = effects;
  if (effects.length === 1 && only !== undefined && isPick(only)) {
    const instructed = yield* resultOfInstruction(instructionContextAt(at, only, true), only);
    if ((instructed.actedOn ?? []).length === 0) return false;
    commitInstruction(at, only, instructed);
    return true;
  }
  const why = impossible(at, effects);
  if (why !== undefined)
    recordFact(at.pendingEvent.run, why.rule, unpaidFact(why), objectsAt(at), {
      players: [player],
      ...(why.kind === 'forbidden' && why.also !== undefined ? { also: why.also } : {}),
    });
  const offered = { who, effects, rewrites: then, by: at.candidate.effect.name };
  const header = {
    kind: kindOfOffer(effects),
    who: player,
    object: objectOfEvent(at),
    rule: '614.12a',
    offered,
  } as const;
  if (!(yield* chooseWhether(at.pendingEvent.run, header, why === undefined))) return false;
  yield* follow(at, effects);
  return true;
}

/** The player who may; of several the effect's controller chooses one (702.104a: an opponent of their choice). */
function* whoMay(at: RewriteContext, who: PlayerRef): ChoiceGenerator<PlayerId | undefined> {
  const context = wordsContext(at);
  const players = resolvePlayers(eventView(at.pendingEvent), who, context);
  if (players.length <= 1) return players[0];
  const header = { kind: 'player', who: context.controller, object: objectOfEvent(at), rule: '614.12a' } as const;
  return yield* choosePlayer(at.pendingEvent.run, header, players);
}

/** Whether the instruction is only a choice of objects: picking none means not doing it. */
function isPick(effect: Effect): effect is MovingEffect {
  return (effect.kind === 'move' || effect.kind === 'reveal') && effect.what.kind === 'choose';
}

function kindOfOffer(effects: readonly Effect[]): ChoiceKind {
  return effects.some(effect => effect.kind === 'payLife' || effect.kind === 'payMana') ? 'pay' : 'may';
}

function unpaidFact(why: Unpayable): Fact<'cannot be paid'> {
  return { kind: 'cannot be paid', because: why.kind, ...(why.kind === 'forbidden' && why.by ? { by: why.by } : {}) };
}

/** The reason why the player cannot do all of it. */
function impossible(at: RewriteContext, effects: readonly Effect[]): Unpayable | undefined {
  for (const effect of effects) {
    const why = impossibleBecause(instructionContextAt(at, effect, false), effect);
    if (why !== undefined) return why;
  }
  return undefined;
}
