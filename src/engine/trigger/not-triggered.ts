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
import type { OfKind } from '../model/of-kind.ts';
import type { EffectName, NotTriggeredReason, Step } from '../trail/step.ts';
import { castNotEntered } from './cast-not-entered.ts';
import { withLostTriggers } from './lost-triggers.ts';
import { matchTrigger } from './match-trigger.ts';
import { looksBack } from './trigger-event-facts.ts';
import { suppressingEffect } from './trigger-times.ts';

/** Steps for abilities that a reader might have expected to trigger, with the rule by which they did not. */
export function notTriggered(before: View, after: View, occurrences: readonly Occurrence[]): readonly Step[] {
  const steps: Step[] = [];
  for (const occurrence of occurrences) {
    if (occurrence.kind === 'entered')
      steps.push(...onEntering(after, occurrence.object, occurrence), ...enteredSo(after, occurrence.object));
    if (occurrence.kind === 'entered')
      steps.push(...castTriggers(after, occurrence), ...castNotEntered(after, occurrence, occurrences));
    if (occurrence.kind === 'moved') steps.push(...onLeaving(before, occurrence));
    const rule = NOT_ENTERING[occurrence.kind];
    if (rule !== undefined && 'object' in occurrence && occurrence.object !== undefined)
      steps.push(...didNotEnter(after, occurrence.object, rule));
    for (const mistaken of mistakenFor(after, occurrence))
      steps.push(...waitingFor(mistaken, mistaken.back === true ? before : after, occurrences));
  }
  const told = new Set(steps.flatMap(it => (it.kind === 'notTriggered' ? [it.object] : [])));
  const lost = [
    ...withLostTriggers(after, occurrences, false).map(it => step(it, after, '603.2', LOST, removersOf(after, it.id))),
    ...withLostTriggers(before, occurrences, true).map(it =>
      step(it, before, '603.10a', LOST, removersOf(before, it.id)),
    ),
  ];
  const untold = lost.filter(it => it.kind === 'notTriggered' && !told.has(it.object));
  return [...steps, ...untold, ...phasedOut(before, after, occurrences)];
}

const LOST: NotTriggeredReason = 'lost the ability';

/** 708.8, 702.26d, 712.18, 707.4: none of this is entering. */
const NOT_ENTERING: Readonly<Partial<Record<Occurrence['kind'], string>>> = {
  turnedFaceUp: '708.8',
  phasedIn: '702.26d',
  transformed: '712.18',
  becameCopy: '707.4',
};

/** An occurrence that there was not, though what happened looks like it, with the rule that tells them apart. */
interface Mistaken {
  readonly occurrence: Occurrence;
  readonly rule: string;
  readonly why: NotTriggeredReason;
  /** Whether what waits for it looks back (603.10). */
  readonly back?: true;
}

function mistakenFor({ state }: View, occurrence: Occurrence): readonly Mistaken[] {
  const { batch } = occurrence;
  const rule = NOT_ENTERING[occurrence.kind];
  const object = 'object' in occurrence ? occurrence.object : undefined;
  const there = object === undefined ? undefined : state.objects.get(object);
  if (object === undefined || there === undefined) return [];
  if (rule !== undefined && there.zone === 'battlefield') {
    const entered = { kind: 'entered', object, from: 'hand', cast: false, created: false, batch } as const;
    return [{ occurrence: entered, rule, why: 'did not enter' }];
  }
  if (occurrence.kind === 'moved' && occurrence.from === 'battlefield' && occurrence.to === 'exile')
    return [{ occurrence: { ...occurrence, to: 'graveyard' }, rule: '700.4', why: 'did not die', back: true }];
  return [];
}

/** Abilities of other objects that wait for what was mistaken, and for nothing that has happened. */
function waitingFor(
  { occurrence, rule, why, back }: Mistaken,
  view: View,
  all: readonly Occurrence[],
): readonly Step[] {
  return view.triggers.flatMap(({ ability, context }): readonly Step[] => {
    const { source } = context;
    if (source === undefined || ('object' in occurrence && source === occurrence.object)) return [];
    const watches = (seen: Occurrence, event: TriggeredAbility['events'][number]) =>
      (looksBack(event) !== undefined) === (back === true) &&
      matchTrigger(event, seen, { view, context, occurrences: [...all, seen] }) !== undefined;
    const isExpected = ability.events.some(event => watches(occurrence, event));
    if (!isExpected || ability.events.some(event => all.some(seen => watches(seen, event)))) return [];
    return [step(view.object(source), view, rule, why)];
  });
}

/** 601.2i: "when you cast this spell", of what was put onto the battlefield without being cast. */
function castTriggers(after: View, { object: id, cast, from }: OfKind<Occurrence, 'entered'>): readonly Step[] {
  const object = after.object(id);
  if (cast || from === 'stack' || object.copies.length > 0 || object.faceDown !== undefined) return [];
  const isOfCasting = copiableValuesOf(object).abilities.some(
    ability =>
      ability.kind === 'triggered' && ability.events.some(event => event.kind === 'casts' && isOfSelf(event.what)),
  );
  return isOfCasting ? [step(object, after, '601.2i', 'was not cast')] : [];
}

function onEntering(after: View, id: ObjectId, occurrence: Occurrence): readonly Step[] {
  const object = after.object(id);
  if (object.zone !== 'battlefield') return [];
  if (object.faceDown !== undefined && watchesOwnEntering(faceUpValues(object))) {
    return [step(object, after, '708.3', 'face down')];
  }
  const values = copiableValuesOf(object);
  if (watchesOwnEntering(values) && !after.of(id).abilities.some(({ ability }) => isOwnEntering(ability))) {
    return [{ ...step(object, after, '603.6b', 'lost the ability', removersOf(after, id)), also: ['603.6a'] }];
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

/** 603.10a: an ability about its own leaving that it did not have just before. */
function onLeaving(before: View, { object: id, from, to }: OfKind<Occurrence, 'moved'>): readonly Step[] {
  const object = before.state.objects.get(id);
  if (object === undefined || from !== 'battlefield' || object.zone !== 'battlefield') return [];
  const isOwn = (ability: CopiableValues['abilities'][number]) =>
    ability.kind === 'triggered' &&
    ability.events.some(
      event => (event.kind === 'leaves' || (event.kind === 'dies' && to === 'graveyard')) && isOfSelf(event.what),
    );
  if (object.faceDown !== undefined)
    return faceUpValues(object).abilities.some(isOwn) ? [step(object, before, '603.10a', 'face down')] : [];
  const isLost =
    copiableValuesOf(object).abilities.some(isOwn) && !before.of(id).abilities.some(({ ability }) => isOwn(ability));
  return isLost ? [step(object, before, '603.10a', 'lost the ability', removersOf(before, id))] : [];
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
