// Notable abilities that did not trigger: lost, face down or phased out, and events that look like entering.
import type { TriggeredAbility } from '../ability/ability.ts';
import { isOfSelf } from '../ability/is-of-self.ts';
import { copiableValuesOf, faceUpValues } from '../copy/copiable.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { removersOf } from '../explain-layers/ability-removers.ts';
import { triggersOf } from '../layers/functioning.ts';
import { objectDraft } from '../layers/object-draft.ts';
import { matches } from '../match/matches.ts';
import type { View } from '../match/view.ts';
import type { CopiableValues } from '../model/characteristics.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import type { EffectName, NotTriggeredReason, Step } from '../trail/step.ts';
import { matchTrigger } from './match-trigger.ts';
import { suppressingEffect } from './trigger-times.ts';

/** Steps for abilities that a reader might have expected to trigger, with the rule by which they did not. */
export function notTriggered(before: View, after: View, occurrences: readonly Occurrence[]): readonly Step[] {
  const steps: Step[] = [];
  for (const occurrence of occurrences) {
    if (occurrence.kind === 'entered')
      steps.push(...onEntering(after, occurrence.object, occurrence), ...enteredSo(after, occurrence.object));
    const rule = NOT_ENTERING[occurrence.kind];
    if (rule !== undefined && 'object' in occurrence && occurrence.object !== undefined)
      steps.push(...didNotEnter(after, occurrence.object, rule));
  }
  return [...steps, ...phasedOut(before, after, occurrences)];
}

/** 708.8, 702.26d, 707.4, 712.18: none of this is entering. */
const NOT_ENTERING: Readonly<Partial<Record<Occurrence['kind'], string>>> = {
  turnedFaceUp: '708.8',
  phasedIn: '702.26d',
  becameCopy: '707.4',
};

function onEntering(after: View, id: ObjectId, occurrence: Occurrence): readonly Step[] {
  const object = after.object(id);
  if (object.zone !== 'battlefield') return [];
  if (object.faceDown !== undefined && watchesOwnEntering(faceUpValues(object))) {
    return [step(object, after, '708.3', 'face down')];
  }
  const values = copiableValuesOf(object);
  if (watchesOwnEntering(values) && !after.of(id).abilities.some(({ ability }) => isOwnEntering(ability))) {
    return [step(object, after, '603.6a', 'lost the ability', removersOf(after, id))];
  }
  // 603.6d: "enters with" is a static ability, which nothing stops from triggering
  const suppressing = suppressingEffect(after, undefined, occurrence);
  const entersWith = values.abilities.some(
    ability => ability.kind === 'replacement' && ability.event.kind === 'enters',
  );
  return suppressing !== undefined && entersWith
    ? [step(object, after, '603.6d', 'no trigger', [suppressing.name])]
    : [];
}

/** 603.2e, 508.4: abilities that watch for what it became or did, of a permanent that entered so. */
function enteredSo(after: View, id: ObjectId): readonly Step[] {
  const { tapped, attacking } = after.object(id);
  const tappedNow = { kind: 'tapped', object: id, batch: 0 } as const;
  return after.triggers.flatMap((trigger): readonly Step[] => {
    const { ability, context } = trigger;
    if (context.source === undefined) return [];
    const source = after.object(context.source);
    const becomes = (event: TriggeredAbility['events'][number]) =>
      event.kind === 'taps' && matchTrigger(event, tappedNow, { view: after, context, occurrences: [tappedNow] });
    const attacks = (event: TriggeredAbility['events'][number]) =>
      event.kind === 'attacks' && matches(after, event.what, id, { ...context, it: id });
    return [
      ...(tapped && ability.events.some(becomes) ? [step(source, after, '603.2e', 'entered tapped')] : []),
      ...(attacking !== undefined && ability.events.some(attacks)
        ? [step(source, after, '508.4', 'entered attacking')]
        : []),
    ];
  });
}

function didNotEnter(after: View, id: ObjectId, rule: string): readonly Step[] {
  const object = after.state.objects.get(id);
  if (object === undefined || object.zone !== 'battlefield') return [];
  return after.of(id).abilities.some(({ ability }) => isOwnEntering(ability))
    ? [step(object, after, rule, 'did not enter')]
    : [];
}

/** 702.26b: a phased-out permanent sees nothing. */
function phasedOut(before: View, after: View, occurrences: readonly Occurrence[]): readonly Step[] {
  const steps: Step[] = [];
  for (const object of after.state.objects.values()) {
    if (!object.phasedOut || object.zone !== 'battlefield' || !before.state.objects.get(object.id)?.phasedOut) continue;
    const would = triggersOf(objectDraft(object)).some(trigger =>
      occurrences.some(occurrence =>
        trigger.ability.events.some(event =>
          matchTrigger(event, occurrence, { view: after, context: trigger.context, occurrences }),
        ),
      ),
    );
    if (would) steps.push(step(object, after, '702.26b', 'phased out'));
  }
  return steps;
}

function watchesOwnEntering(values: CopiableValues): boolean {
  return values.abilities.some(isOwnEntering);
}

function isOwnEntering(ability: CopiableValues['abilities'][number]): boolean {
  return ability.kind === 'triggered' && ability.events.some(isAboutItself);
}

function isAboutItself(event: TriggeredAbility['events'][number]): boolean {
  return event.kind === 'enters' && isOfSelf(event.what);
}

function step(
  object: GameObject,
  view: View,
  rule: string,
  why: NotTriggeredReason,
  because: readonly EffectName[] = [],
): Step {
  const effect = { source: object.id, name: object.label, controller: view.controller(object.id) };
  return { kind: 'notTriggered', rule, notable: true, effect, object: object.id, why, because };
}
