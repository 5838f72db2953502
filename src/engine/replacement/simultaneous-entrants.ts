// Effects that come too late or too early as something enters, recorded: of permanents that enter at the same time
// (614.12), of those phased out (702.26b), and on the creating of a token (701.7b).
import type { Ability } from '../ability/ability.ts';
import type { ReplacementAbility } from '../ability/replacement.ts';
import { copiableValuesOf } from '../copy/copiable.ts';
import type { EnteringObject, GameEvent } from '../event/game-event.ts';
import type { PendingEvent } from '../event/pending-event.ts';
import { record } from '../event/run-state.ts';
import type { Context } from '../match/view.ts';
import { eventContext } from './event-context.ts';
import { matchesPattern } from './match-pattern.ts';

/** Records effects of objects entering with it that would apply to it if those objects were there already. */
export function recordSimultaneousEntrants(pending: PendingEvent, event: GameEvent, entering: EnteringObject): void {
  const { batch, run, view } = pending;
  if (batch.entering.size < 2) return;
  for (const sibling of batch.entering.values()) {
    if (sibling.object === entering.object || sibling.faceDown !== undefined) continue;
    const abilities = copiableValuesOf(view.object(sibling.object)).abilities.filter(isAboutEntering);
    const context: Context = { source: sibling.object, controller: sibling.under, ...eventContext(view, event) };
    if (!abilities.some(ability => matchesPattern(run, view, ability.event, event, context))) continue;
    if (isRecorded(pending, sibling, entering)) continue;
    record(run, {
      kind: 'considered',
      rule: '614.12',
      notable: true,
      effect: { source: sibling.object, name: view.object(sibling.object).label, controller: sibling.under },
      object: entering.object,
      applies: false,
      why: 'enters at the same time',
    });
  }
}

/** 702.26b: records effects of permanents that are phased out, and so are not there to replace the event; `kinds` are those of its patterns. */
export function recordPhasedOut(pending: PendingEvent, event: GameEvent, kinds: readonly string[]): void {
  const { run, view } = pending;
  for (const { id, phasedOut, zone, label, controller } of run.state.objects.values()) {
    if (!phasedOut || zone !== 'battlefield') continue;
    const context: Context = { source: id, controller, ...eventContext(view, event) };
    const isMeant = (ability: Ability) =>
      ability.kind === 'replacement' &&
      kinds.includes(ability.event.kind) &&
      matchesPattern(run, view, ability.event, event, context);
    if (!copiableValuesOf(view.object(id)).abilities.some(isMeant)) continue;
    const known = run.trail.some(it => it.kind === 'considered' && it.effect.source === id && it.why === 'phased out');
    if (known) continue;
    record(run, {
      kind: 'considered',
      rule: '702.26b',
      notable: true,
      effect: { source: id, name: label, controller },
      object: event.kind === 'enters' ? event.objects[0]?.object : undefined,
      applies: false,
      why: 'phased out',
    });
  }
}

/** 701.7b: records effects on the creating of tokens that would have applied before a token enters that no effect creates here. */
export function recordCreatedAlready(pending: PendingEvent, entering: EnteringObject): void {
  const { run, view } = pending;
  const { object, from, under, created, tapped, face, copy, attachedTo, attacking, changes } = entering;
  const token = run.state.objects.get(object);
  if (token?.token !== true || from !== 'nowhere' || created !== undefined) return;
  const plain = { printed: token.printed, count: 1, copy, face, tapped, counters: [], label: '' };
  const event: GameEvent = {
    kind: 'creates',
    under,
    tokens: [{ ...plain, attachedTo, attacking, changes }],
    by: entering.by ?? { name: '', controller: under, source: undefined, isEffect: true },
  };
  for (const { ability, context, name: effect } of view.replacements) {
    if (ability.event.kind !== 'createTokens') continue;
    if (!matchesPattern(run, view, ability.event, event, { ...context, ...eventContext(view, event) })) continue;
    const isTold = run.trail.some(
      it => it.kind === 'considered' && it.effect.source === effect.source && it.why === 'created already',
    );
    if (isTold) continue;
    record(run, {
      kind: 'considered',
      rule: '701.7b',
      notable: true,
      effect,
      object,
      applies: false,
      why: 'created already',
    });
  }
}

function isRecorded({ run }: PendingEvent, sibling: EnteringObject, entering: EnteringObject): boolean {
  return run.trail.some(
    step =>
      step.kind === 'considered' &&
      step.object === entering.object &&
      step.effect.source === sibling.object &&
      step.why === 'enters at the same time',
  );
}

function isAboutEntering(ability: Ability): ability is ReplacementAbility {
  return ability.kind === 'replacement' && ability.event.kind === 'enters';
}
