// Table of rewrites, complete by kind.
import type { Rewrite } from '../../ability/replacement.ts';
import type { ChoiceGenerator } from '../../choice/choice-request.ts';
import type { GameEvent } from '../../event/game-event.ts';
import type { PendingEvent } from '../../event/pending-event.ts';
import { record } from '../../event/run-state.ts';
import { affectedByEvent } from '../../event/split-event.ts';
import type { ApplicableEffect } from '../applicable-effects.ts';
import type { RuleCitation } from '../citations.ts';
import {
  applyAdd,
  applyCounterKind,
  applyHalve,
  applyManaColor,
  applyScale,
  applySetAmount,
  applyTokens,
} from './apply-amounts.ts';
import { applyChoice } from './apply-choice.ts';
import { applyCopy } from './apply-copy.ts';
import { applyAsThough, applyLifeFloor, applyPrevention, applyRedirection } from './apply-damage.ts';
import {
  applyAttached,
  applyBecomes,
  applyChoiceOfCounter,
  applyCounters,
  applyEachCounterKind,
  applyFaceDown,
  applyPrepared,
  applyProtector,
  applyTapped,
  applyTransformed,
  applyUnderControl,
} from './apply-entering.ts';
import { applyAlso, applyInstead, applySkip, applyZone } from './apply-instead.ts';
import { applyInstructions, applyMay, applyModes, applyOnlyIf } from './apply-instructions.ts';
import { applyCounterRemoval, applyRegeneration } from './apply-regeneration.ts';
import { applyTokenCopies } from './apply-token-copies.ts';
import { type RewriteApplier, type RewriteContext, rewriteCause } from './rewrite-context.ts';

const APPLY: { readonly [K in Rewrite['kind']]: RewriteApplier<K> } = {
  tapped: applyTapped,
  withCounters: applyCounters,
  withChoiceOfCounter: applyChoiceOfCounter,
  withEachKind: applyEachCounterKind,
  asCopy: applyCopy,
  underControl: applyUnderControl,
  choose: applyChoice,
  becomes: applyBecomes,
  attached: applyAttached,
  transformed: applyTransformed,
  prepared: applyPrepared,
  protector: applyProtector,
  faceDown: applyFaceDown,
  do: applyInstructions,
  may: applyMay,
  if: applyOnlyIf,
  modes: applyModes,
  scale: applyScale,
  add: applyAdd,
  halve: applyHalve,
  setAmount: applySetAmount,
  tokens: applyTokens,
  counterKind: applyCounterKind,
  tokenCopies: applyTokenCopies,
  zone: applyZone,
  instead: applyInstead,
  also: applyAlso,
  skip: applySkip,
  prevent: applyPrevention,
  redirect: applyRedirection,
  lifeFloor: applyLifeFloor,
  asThough: applyAsThough,
  regenerate: applyRegeneration,
  removeCounter: applyCounterRemoval,
  manaColor: applyManaColor,
  // kept as text on purpose: no bearing on answers
  *noMore() {},
};

/** Applies the effect to the pending event. */
export function* applyEffect(
  pending: PendingEvent,
  candidate: ApplicableEffect,
  cited: RuleCitation,
): ChoiceGenerator<void> {
  const at: RewriteContext = {
    pendingEvent: pending,
    candidate,
    that: undefined,
    those: undefined,
    declined: false,
    result: undefined,
    apply: rewrites => applyAll(at, rewrites, cited),
  };
  const { rewrites } = candidate.effect.ability;
  const before = pending.event;
  // the object to copy is chosen first: "enter tapped as a copy of …" does nothing where nothing is copied
  yield* at.apply(rewrites.filter(isCopying));
  if (!at.declined) yield* at.apply(rewrites.filter(rewrite => !isCopying(rewrite)));
  if (!at.declined && pending.event !== before) addReflexive(at);
}

/** 603.12: the reflexive ability triggers once what it waits for was done; damage prevented together is one time. */
function addReflexive(at: RewriteContext): void {
  const { effect } = at.candidate;
  const { ability, source, key, name } = effect;
  const { batch } = at.pendingEvent;
  if (ability.reflexive === undefined || source === undefined) return;
  const together =
    ability.event.kind === 'dealDamage' ? `${source} ${key}` : `${source} ${key} ${batch.reflexive.size}`;
  batch.reflexive.set(together, {
    effect: name,
    source,
    controller: rewriteCause(at).controller,
    ability: `${key}:reflexive`,
    text: ability.reflexive[1],
    onCopying: ability.rewrites.some(isCopying),
  });
}

function isCopying(rewrite: Rewrite): boolean {
  return rewrite.kind === 'asCopy';
}

function* applyAll(at: RewriteContext, rewrites: readonly Rewrite[], cited: RuleCitation): ChoiceGenerator<void> {
  for (const rewrite of rewrites) {
    const before = at.pendingEvent.event;
    const apply = APPLY[rewrite.kind] as RewriteApplier<typeof rewrite.kind>; // the table is complete by kind
    yield* apply(at, rewrite as never);
    if (!at.declined) recordApplied(at, rewrite, before, cited);
    at.result = undefined;
  }
}

/** 614.6: records the event before and after the rewrite. */
function recordApplied(at: RewriteContext, rewrite: Rewrite, before: GameEvent | undefined, cited: RuleCitation): void {
  const { candidate, pendingEvent: pending } = at;
  const { name: effect, intrinsic } = candidate.effect;
  const object = before === undefined ? candidate.context.it : affectedByEvent(before);
  record(pending.run, {
    kind: 'replaced',
    ...cited,
    notable: true,
    effect,
    object,
    rewrite,
    event: before?.kind,
    amount: candidate.context.amount,
    result: at.result,
    ...(intrinsic === undefined ? {} : { intrinsic }),
  });
}
