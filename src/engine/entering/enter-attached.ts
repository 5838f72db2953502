// Attachment of an entering Aura or Equipment (303.4f-303.4i, 301.5e).
import { attachmentKind, canBeAttached, enchantable } from '../attach/legal.ts';
import { BAR_RULES, mayChooseAsCast, mayTarget, targetingBar } from '../attach/targeting.ts';
import type { Option } from '../choice/choice.ts';
import { type ChoiceGenerator, requestChoice } from '../choice/choice-request.ts';
import { likenessKey } from '../choice/options.ts';
import type { EnteringObject } from '../event/game-event.ts';
import type { EventBatch } from '../event/pending-event.ts';
import type { Run } from '../event/run-state.ts';
import { currentView, recordFact } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { NoEntry } from './does-not-enter.ts';

/** The object with its attachment decided, or the rule by which it cannot enter. */
export type AttachmentResult =
  | { readonly kind: 'enters'; readonly attachedTo: ObjectId | PlayerId | undefined }
  | (NoEntry & { readonly kind: 'stays' });

/**
 * Decides the attachment of the object. The view looks ahead at it; objects that enter with it are not among the
 * choices.
 */
export function* chooseAttachment(
  run: Run,
  view: View,
  batch: EventBatch,
  entering: EnteringObject,
): ChoiceGenerator<AttachmentResult> {
  const { object, attachedTo } = entering;
  const kind = entering.faceDown === undefined ? attachmentKind(view, object) : undefined;
  if (kind !== 'Aura') return unlessIllegal(run, view, entering, kind);
  if (attachedTo !== undefined && isTargeted(run, entering) && isIllegalTarget(run, view, entering, attachedTo))
    return withIllegalTarget(entering);
  if (attachedTo !== undefined) {
    if (!batch.entering.has(attachedTo as ObjectId) && canBeAttached(view, object, attachedTo)) {
      // an identifier either way
      if (entering.from === 'stack')
        recordFact(run, '608.3c', { kind: 'attached' }, [object, ...asObjects(view, attachedTo)], {
          also: ['303.4e'],
          notable: false,
        });
      return { kind: 'enters', attachedTo };
    }
    return { kind: 'stays', rule: '303.4i', staying: whyNowhere(view, object) };
  }
  const wanted = enchantable(view, object).filter(to => !batch.entering.has(to as ObjectId)); // players never enter
  const possible = hadTarget(run, entering) ? possibleTargets(run, entering, wanted) : wanted;
  const chosen = yield* chooseHost(run, view, entering, possible);
  return chosen === undefined
    ? { kind: 'stays', ...withoutHost(view, object) }
    : { kind: 'enters', attachedTo: chosen };
}

/** 303.4g: the reason why an Aura for which no host is given cannot enter: there is nothing it can enchant; undefined where it can. */
export function hostlessEntry(view: View, batch: EventBatch, entering: EnteringObject): NoEntry | undefined {
  const { object, attachedTo, faceDown } = entering;
  if (attachedTo !== undefined || faceDown !== undefined || attachmentKind(view, object) !== 'Aura') return undefined;
  const hasHost = enchantable(view, object).some(to => !batch.entering.has(to as ObjectId)); // players never enter
  return hasHost ? undefined : withoutHost(view, object);
}

function withoutHost(view: View, object: ObjectId): NoEntry {
  return { rule: '303.4g', staying: whyNowhere(view, object), hostless: true };
}

/** 303.4a, 702.103b: whether what it is to be attached to is the target of the spell that resolves. */
function isTargeted(run: Run, entering: EnteringObject): boolean {
  return hadTarget(run, entering) || (entering.from === 'stack' && isBestowed(entering));
}

function isBestowed({ cast }: EnteringObject): boolean {
  return cast?.costs.includes('bestow') === true;
}

/** 608.3b: whether the target of the Aura spell is illegal as it resolves, which is recorded. */
function isIllegalTarget(run: Run, view: View, entering: EnteringObject, target: ObjectId | PlayerId): boolean {
  const { object, under } = entering;
  const bar = targetingBar(currentView(run), under, target, object);
  if (bar === undefined && canBeAttached(view, object, target)) return false;
  const [objects, players] = isPlayer(run.state, target) ? [[], [target]] : [[target], []];
  const also = bar === undefined ? [] : [BAR_RULES[bar][players.length > 0 ? 'player' : 'object']];
  const stays = isBestowed(entering);
  const fact = { kind: 'illegal target', all: !stays, of: 'spell', by: bar } as const;
  recordFact(run, '608.2b', fact, objects, { players, also: stays ? ['702.103e', ...also] : also });
  return true;
}

/** 702.103e: a bestowed spell resolves as a creature spell; any other is put into its owner's graveyard. */
function withIllegalTarget(entering: EnteringObject): AttachmentResult {
  if (isBestowed(entering)) return { kind: 'enters', attachedTo: undefined };
  return { kind: 'stays', rule: '608.3b', staying: [], unresolved: true };
}

/** 303.4d: an Aura that would be a creature can enchant nothing. */
function whyNowhere(view: View, aura: ObjectId): readonly string[] {
  return view.of(aura).types.includes('Creature') ? ['303.4d'] : [];
}

function unlessIllegal(
  run: Run,
  view: View,
  entering: EnteringObject,
  kind: ReturnType<typeof attachmentKind>,
): AttachmentResult {
  const { object, attachedTo } = entering;
  if (attachedTo === undefined) return { kind: 'enters', attachedTo };
  if (kind !== undefined && canBeAttached(view, object, attachedTo)) return { kind: 'enters', attachedTo };
  const rule = kind === undefined ? '303.4h' : '301.5e';
  recordFact(run, rule, { kind: 'enters unattached' }, [object, ...asObjects(view, attachedTo)]);
  return { kind: 'enters', attachedTo: undefined };
}

/** 303.4a: a spell that was an Aura on the stack has had a target; what becomes one as it enters has had none (303.4f). */
function hadTarget(run: Run, { object, from, cast }: EnteringObject): boolean {
  if (from !== 'stack' || cast === undefined) return false;
  return currentView(run).of(object).subtypes.includes('Aura');
}

/** 115.1b: whether the Aura spell may have targeted that, as it is on the stack. */
function mayTargetAs(run: Run, { object, under }: EnteringObject, to: ObjectId | PlayerId): boolean {
  return mayTarget(currentView(run), under, to, object);
}

/**
 * 601.2c: what the Aura spell may have targeted as it was cast. Where nothing is now as its own words ask, anything may have
 * been so then.
 */
function possibleTargets<T extends ObjectId | PlayerId>(
  run: Run,
  entering: EnteringObject,
  wanted: readonly T[],
): readonly T[] {
  const legal = wanted.filter(to => mayTargetAs(run, entering, to));
  const fit = legal.filter(to => mayChooseAsCast(currentView(run), entering.object, to));
  return fit.length === 0 ? legal : fit;
}

/**
 * 303.4f: the player under whose control it enters chooses; for one that was cast, any legal target may have been its
 * target.
 */
function* chooseHost(
  run: Run,
  view: View,
  entering: EnteringObject,
  possible: readonly (ObjectId | PlayerId)[],
): ChoiceGenerator<ObjectId | PlayerId | undefined> {
  const options = optionsFor(run, view, possible);
  const header = {
    kind: 'attachTo',
    who: entering.under,
    object: entering.object,
    ...(hadTarget(run, entering) ? ({ rule: '303.4a', about: 'cast on' } as const) : { rule: '303.4f' }),
  } as const;
  const choice = {
    ...header,
    options: options.length === 0 ? [NOWHERE] : options,
    legal: { kind: 'options' } as const,
  };
  const legal = possible.every(to => !isPlayer(view.state, to))
    ? ({ kind: 'objects', among: possible as readonly ObjectId[], min: Math.min(1, possible.length), max: 1 } as const) // no players among them
    : choice.legal;
  const pick = yield* requestChoice(run, { choice: { ...choice, legal }, moot: false });
  if (pick.kind === 'player') return pick.player;
  return pick.kind === 'objects' ? pick.objects[0] : undefined;
}

const NOWHERE: Option = { pick: { kind: 'none' }, label: 'none' };

function optionsFor(run: Run, view: View, possible: readonly (ObjectId | PlayerId)[]): readonly Option[] {
  const seen = new Set<string>();
  return possible.flatMap((to): readonly Option[] => {
    if (isPlayer(view.state, to)) return [{ pick: { kind: 'player', player: to }, label: to }];
    const like = likenessKey(run, to);
    if (seen.has(like)) return [];
    seen.add(like);
    return [{ pick: { kind: 'objects', objects: [to] }, label: view.object(to).label }];
  });
}

function asObjects(view: View, id: ObjectId | PlayerId): readonly ObjectId[] {
  return isPlayer(view.state, id) ? [] : [id];
}
