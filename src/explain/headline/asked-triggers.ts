// Questions about triggered abilities: whether they trigger, how often, and what they do.

import type {
  Ability,
  ObjectId,
  Outcome,
  PendingTrigger,
  Step,
  TriggerEvent,
  TriggeredAbility,
} from '../../engine/index.ts';
import { deniesAction, fixedObjectsIn, isOfMatter } from '../../oracle/index.ts';
import type { Inquiry } from '../../scenario/index.ts';
import type { EffectAction } from '../../vocabulary/index.ts';
import { listInWords } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import type { ExplainContext } from '../explain-context.ts';
import { WHY_NOT_TRIGGERED } from '../step/not-triggered-reason.ts';
import { effectNames, unmetWords } from '../step/trigger-step.ts';
import { isOfAny } from '../trigger-source.ts';
import { type AllResolved, allResolved } from './all-resolved.ts';
import {
  type AskedOutcome,
  type AskedVerdict,
  counted,
  isCaused,
  objectsAsked,
  playerAsked,
  sayOf,
} from './asked-outcome.ts';
import { isBorneOn } from './asked-totals.ts';
import { laterOutcomes } from './later-outcomes.ts';
import { triggersSaid } from './triggers-said.ts';

/** The verdict on triggered abilities; undefined where some were not understood. */
export function askedTriggers(
  shown: AskedOutcome,
  inquiry: Extract<Inquiry, { kind: 'triggers' }>,
): AskedVerdict | undefined {
  const { objects, effect, asks } = inquiry;
  const sources = objects === undefined ? undefined : sourcesAsked(shown, objects, inquiry.near);
  if (sources?.length === 0 || isUnclear(shown)) return undefined;
  if (effect === 'sacrifice' && shown.outcome.picks.some(it => it.choice.kind === 'sacrifice')) return undefined;
  // whoever controls an ability that scries does so; that of a sacrifice may have others do it
  const actor = effect === 'sacrifice' || inquiry.player === undefined ? undefined : playerAsked(shown, inquiry.player);
  const ofThese = shown.outcome.triggers.filter(
    it => (sources === undefined || isOfAny(it, sources)) && (actor === undefined || it.controller === actor),
  );
  const meant = effect === undefined ? ofThese : ofThese.filter(it => isOfMatter(it.effect, effect));
  const denied = meant.length > 0 || effect === undefined ? undefined : deniedBy(shown, ofThese, effect);
  if (denied !== undefined) return denied;
  const spared = sparedFrom(shown, meant, inquiry);
  if (spared !== undefined) return spared;
  if (isConditional(meant, inquiry)) return conditionallySacrificed(shown, meant);
  const times = meant.reduce((sum, it) => sum + it.times, 0);
  const whole =
    sources !== undefined && (asks === 'how many' || times === 0) ? cascaded(shown, sources, effect) : undefined;
  if (whole !== undefined) return counted(inquiry, times + whole.then.length, whole.said);
  const own = effect === undefined || sources !== undefined ? silenceOf(shown, sources) : undefined;
  const gone = effect === 'return' && own === undefined ? goneForGood(shown, objects ?? []) : undefined;
  const none = own ?? (effect === undefined ? undefined : (silentSources(shown, effect, sources) ?? gone));
  // what it does instead of what was asked
  const other = times === 0 && sources !== undefined && ofThese.length > 0 ? triggersSaid(shown, ofThese, true) : none;
  const fact =
    times === 0 ? other : triggersSaid(shown, meant, effect !== undefined || (asks === 'which' && meant.length === 1));
  if (fact === undefined) return undefined;
  const kept = effect === 'return' ? keptFromReturning(shown, meant) : undefined;
  if (kept !== undefined) return kept;
  if (inquiry.gains === true && times === 0) return undefined;
  if (asks === 'which') {
    const none = inquiry.counts === true ? 'none' : 'no';
    const short = effect !== undefined && times === 0 ? none : objectsDoneTo(shown, inquiry, meant);
    const isAll = short === '' && effect !== undefined;
    return { short, fact: isAll ? triggersSaid(shown, meant, 'as the answer') : fact };
  }
  const under = effect === 'return' && times > 0 ? returnedUnder(shown, meant) : '';
  const once = inquiry.number !== undefined && times === 1 && effect === undefined ? ' once' : '';
  return counted(inquiry, times, fact + once + under);
}

/** "Vorinclex triggers: "That land doesn't untap …"": the verdict where what triggers keeps it from being done. */
function deniedBy(
  shown: AskedOutcome,
  triggers: readonly PendingTrigger[],
  effect: EffectAction,
): AskedVerdict | undefined {
  const denying = triggers.filter(it => deniesAction(it.effect, effect));
  return denying.length === 0 ? undefined : { short: 'no', fact: triggersSaid(shown, denying, true) };
}

/**
 * "Fleshbag Marauder triggers: …, but you can't be made to sacrifice because of Sigarda": the verdict where the player
 * who is asked about sacrifices nothing as it resolves, since something forbids it.
 */
function sparedFrom(
  shown: AskedOutcome,
  meant: readonly PendingTrigger[],
  { effect, player: named, asks }: Extract<Inquiry, { kind: 'triggers' }>,
): AskedVerdict | undefined {
  const player = named === undefined ? undefined : playerAsked(shown, named);
  if (effect !== 'sacrifice' || player === undefined || asks !== 'whether' || meant.length === 0) return undefined;
  const { context } = shown;
  const lost = ({ before, occurrences }: Outcome) =>
    occurrences.filter(
      it => it.kind === 'moved' && it.verb === 'sacrifice' && before.objects.get(it.object)?.controller === player,
    ).length;
  const later = laterOutcomes(shown, meant, lost);
  if (later === undefined || later.some(it => lost(it) > 0)) return undefined;
  const steps = later.flatMap(it => it.trail);
  const by = effectNames(
    context,
    steps.flatMap(it => (it.kind === 'forbidden' ? [it.effect] : [])),
  );
  if (by === '') return undefined;
  const spared = `${context.names.player(player).name} can't be made to sacrifice because of ${by}`;
  return { short: 'no', fact: `${triggersSaid(shown, meant, true)}, but ${spared}`, later: { steps, context } };
}

/** Whether it is asked if something is sacrificed, and that is done "unless" something is so. */
function isConditional(
  meant: readonly PendingTrigger[],
  { effect, asks }: Extract<Inquiry, { kind: 'triggers' }>,
): boolean {
  const isAsked = effect === 'sacrifice' && asks === 'whether' && meant.length > 0;
  return isAsked && meant.every(it => isOfMatter(it.effect, 'condition'));
}

/**
 * "Uro triggers: Sacrifice it unless it escaped, but nothing is sacrificed": the verdict by what comes of the abilities;
 * undefined where that is not known.
 */
function conditionallySacrificed(shown: AskedOutcome, meant: readonly PendingTrigger[]): AskedVerdict | undefined {
  const sacrificed = ({ occurrences }: Outcome) =>
    occurrences.filter(it => it.kind === 'moved' && it.verb === 'sacrifice').length;
  const later = laterOutcomes(shown, meant, sacrificed);
  if (later === undefined) return undefined;
  const isDone = later.some(it => sacrificed(it) > 0);
  const fact = triggersSaid(shown, meant, true);
  return isDone ? { short: 'yes', fact } : { short: 'no', fact: `${fact}, but nothing is sacrificed` };
}

/** "up to two": to how many objects abilities do it, where that is asked; empty where their words do not tell. */
function objectsDoneTo(
  shown: AskedOutcome,
  { effect, counts }: Extract<Inquiry, { kind: 'triggers' }>,
  meant: readonly PendingTrigger[],
): string {
  if (counts !== true || (effect !== 'search' && effect !== 'sacrifice')) return '';
  if (isBorneOn(shown, effect === 'search' ? ['search', 'searchLibrary'] : ['sacrificed'])) return '';
  const numbers = meant.map(it => ({ n: fixedObjectsIn(it.effect, effect), times: it.times }));
  const sum = numbers.reduce<number | undefined>(
    (all, { n, times }) => (all === undefined || n === undefined ? undefined : all + n * times),
    0,
  );
  // 701.23b: a player need not find a card of a stated quality
  return sum === undefined ? '' : `${effect === 'search' ? 'up to ' : ''}${numberWord(sum)}`;
}

/** The objects asked about; of "it" where the event's own have no such abilities, what alone triggers or might have. */
function sourcesAsked(shown: AskedOutcome, objects: readonly string[], near: string | undefined): readonly ObjectId[] {
  const ids = objectsAsked(shown, objects);
  const last = near === undefined ? [] : shown.find(near).filter(id => triggeredOf(shown, id).length > 0);
  if (last.length > 0) return last;
  if (objects.length > 0 || ids.some(id => triggeredOf(shown, id).length > 0)) return ids;
  const { triggers, trail } = shown.outcome;
  const silent = trail.flatMap(it => (it.kind === 'notTriggered' ? (it.effect.source ?? []) : []));
  const [only, ...others] = new Set(triggers.length > 0 ? triggers.flatMap(it => it.source ?? []) : silent);
  return only === undefined || others.length > 0 ? ids : [only];
}

/** "Kitchen Finks triggers but stays in your graveyard": the verdict where what returns itself cannot enter. */
function keptFromReturning(
  { context, outcome, resolve, contextOf = () => context }: AskedOutcome,
  [trigger, ...others]: readonly PendingTrigger[],
): AskedVerdict | undefined {
  if (trigger?.source === undefined || others.length > 0) return undefined;
  const { source } = trigger;
  const object = outcome.state.objects.get(source);
  if (object?.zone !== 'graveyard') return undefined;
  const [after, ...more] = resolve?.(outcome.state, trigger) ?? [];
  const now = after?.state.objects.get(source)?.zone;
  if (after === undefined || more.length > 0 || (now !== 'graveyard' && now !== 'exile')) return undefined;
  const where = now === 'exile' ? 'is exiled' : `stays in ${context.names.player(object.owner).own} graveyard`;
  const [cause] = after.trail.flatMap(step =>
    step.kind === 'forbidden' || step.kind === 'replaced' ? (step.effect.source ?? []) : [],
  );
  if (cause === undefined) return undefined;
  const fact = `${context.names.full(source)} triggers but ${where}, because of ${context.names.full(cause)}`;
  return { short: 'no', fact, later: { steps: after.trail, context: contextOf(after) } };
}

/** ", under your control": whose side a permanent that somebody else had controlled returns to. */
function returnedUnder({ context, outcome, resolve }: AskedOutcome, [trigger]: readonly PendingTrigger[]): string {
  const source = trigger?.source;
  const was = source === undefined ? undefined : outcome.before.objects.get(source);
  if (trigger === undefined || source === undefined || was?.zone !== 'battlefield') return '';
  const [after, ...others] = resolve?.(outcome.state, trigger) ?? [];
  const now = others.length > 0 ? undefined : after?.state.objects.get(source);
  if (now?.zone !== 'battlefield' || now.controller === context.seenBefore.controller(source)) return '';
  return `, under ${context.names.player(now.controller).own} control`;
}

/** "Elite Vanguard stays in your graveyard": objects that left, where nothing triggers that could return them. */
function goneForGood(shown: AskedOutcome, objects: readonly string[]): string | undefined {
  const { context, outcome } = shown;
  const ids = objectsAsked(shown, objects);
  const zones = ids.map(id => outcome.state.objects.get(id)?.zone);
  const [zone] = zones;
  const [id] = ids;
  const owner = id === undefined ? undefined : outcome.state.objects.get(id)?.owner;
  if (owner === undefined || zones.some(it => it !== zone) || (zone !== 'graveyard' && zone !== 'exile'))
    return undefined;
  if (outcome.triggers.length > 0 || ids.some(it => waitsUnseen(shown, it))) return undefined;
  return sayOf(shown, ids, `stays in ${zone === 'exile' ? 'exile' : `${context.names.player(owner).own} graveyard`}`);
}

/** All that resolves, where abilities make those of some sources trigger; undefined elsewhere. */
function cascaded(
  shown: AskedOutcome,
  sources: readonly ObjectId[],
  effect: EffectAction | undefined,
): AllResolved | undefined {
  const isMeant = (trigger: PendingTrigger) =>
    isOfAny(trigger, sources) && (effect === undefined || isOfMatter(trigger.effect, effect));
  return allResolved(
    shown,
    it => it.triggers.filter(isMeant).length,
    it => isMeant(it.trigger),
    it => isMeant(it) && !isOfMatter(it.effect, 'triggers'),
  );
}

/** Whether an ability might trigger that was not understood. */
export function isUnclear({ outcome }: AskedOutcome): boolean {
  return outcome.trail.some(it => it.kind === 'notTriggered' && it.why === 'not understood');
}

/** "Mulldrifter does not trigger, since an effect keeps it from triggering"; undefined where it can't be told. */
function silenceOf(shown: AskedOutcome, sources: readonly ObjectId[] | undefined): string | undefined {
  if (sources === undefined)
    return kept(shown) ?? (inPlay(shown).some(id => waitsUnseen(shown, id)) ? undefined : 'nothing triggers');
  const { context, outcome } = shown;
  const [id, ...others] = [...new Set(sources)];
  if (id === undefined || others.length > 0 || waitsUnseen(shown, id)) return undefined;
  const step = outcome.trail.find(it => it.kind === 'notTriggered' && it.effect.source === id);
  const known =
    step !== undefined || abilitiesIn(shown, id).some(it => it.kind === 'triggered' || it.kind === 'keyword');
  const why = step !== undefined ? whySilent(context, step) : whyUncast(shown, id);
  return known ? `${context.names.full(id)} does not trigger${why}` : undefined;
}

/** "Lotus Cobra does not trigger, because of Torpor Orb": the one ability that an effect keeps from triggering. */
function kept({ context, outcome }: AskedOutcome): string | undefined {
  const steps = outcome.trail.filter(it => it.kind === 'notTriggered' && it.why === 'silenced');
  const [step, ...others] = steps;
  if (step?.kind !== 'notTriggered' || step.effect.source === undefined) return undefined;
  if (others.some(it => it.kind === 'notTriggered' && it.effect.source !== step.effect.source)) return undefined;
  return `${context.names.full(step.effect.source)} does not trigger${whySilent(context, step)}`;
}

/**
 * "The Great Henge does not trigger": the abilities that would do so and do not; undefined where there are none, or
 * what else the event does is not carried out.
 */
export function silentSources(
  shown: AskedOutcome,
  effect: EffectAction,
  among: readonly ObjectId[] = inPlay(shown),
): string | undefined {
  const { context, outcome } = shown;
  if (isCaused(shown, effect) || outcome.occurrences.length === 0 || outcome.triggers.length > 0) return undefined;
  if (among.some(id => waitsUnseen(shown, id))) return undefined;
  const able = among.filter(id => triggeredOf(shown, id).some(it => isOfMatter(it.effect, effect)));
  const own = able.filter(id => shown.asked.includes(id));
  const told = own.length > 0 ? own : able;
  const names = [...new Set(told.map(context.names.object))];
  const [only, ...others] = names;
  if (only === undefined) return undefined;
  const step = outcome.trail.find(it => it.kind === 'notTriggered' && told.some(id => id === it.effect.source));
  if (others.length > 0) return `none of ${listInWords(names)} trigger`;
  const [first] = told;
  const uncast = first === undefined ? '' : whyUncast(shown, first);
  return `${only} does not trigger${step === undefined ? uncast : whySilent(context, step)}`;
}

/** ", since a land is not cast": of an ability that triggers on nothing but spells that are cast, or lands that are played, where lands enter. */
function whyUncast(shown: AskedOutcome, id: ObjectId): string {
  const abilities = triggeredOf(shown, id);
  const isOn = (kind: TriggerEvent['kind']) =>
    abilities.length > 0 && abilities.every(it => it.events.every(one => one.kind === kind));
  if (!isOfLands(shown)) return '';
  if (isOn('casts')) return ', since a land is not cast';
  return isOn('playsLand') && isPut(shown) ? ', since a land that is put onto the battlefield is not played' : '';
}

/** 305.4: whether what enters is put onto the battlefield, and not played. */
function isPut({ event }: AskedOutcome): boolean {
  return event.kind === 'enters' && event.objects.every(it => it.played !== true);
}

/** Objects with abilities that may trigger on the event. */
function inPlay({ outcome }: AskedOutcome): readonly ObjectId[] {
  const there = [...outcome.before.objects.values(), ...outcome.state.objects.values()];
  return [...new Set(there.filter(it => it.zone === 'battlefield' || it.zone === 'command').map(it => it.id))];
}

/** The abilities of an object: as printed, and before or after the event. */
function abilitiesIn({ context, outcome }: AskedOutcome, id: ObjectId): readonly Ability[] {
  const [was, now] = [outcome.before.objects.get(id), outcome.state.objects.get(id)];
  const held = [
    ...(was === undefined ? [] : context.seenBefore.of(id).abilities),
    ...(now === undefined ? [] : context.seenAfter.of(id).abilities),
  ];
  const object = now ?? was;
  return [...(object?.printed.faces[object.face]?.abilities ?? []), ...held.map(it => it.ability)];
}

function triggeredOf(shown: AskedOutcome, id: ObjectId): readonly TriggeredAbility[] {
  return abilitiesIn(shown, id).flatMap(it => (it.kind === 'triggered' ? [it] : []));
}

/** Whether it waits for something that the event is not: a spell being cast, or words that were not read. */
function waitsUnseen(shown: AskedOutcome, id: ObjectId): boolean {
  const isSeen = (it: string) => (it === 'casts' && isOfUncast(shown)) || (it === 'playsLand' && isOfLands(shown));
  const unseen = UNSEEN.filter(it => it !== shown.event.kind && !isSeen(it));
  return triggeredOf(shown, id).some(it => it.events.some(event => unseen.includes(event.kind)));
}

/** 601.2i: whether nothing enters that was cast: lands, and what was put onto the battlefield from elsewhere. */
function isOfUncast({ event, outcome }: AskedOutcome): boolean {
  return event.kind === 'enters' && event.objects.every(it => it.from !== 'stack' || isLand(outcome, it.object));
}

/** 305.9: whether nothing but lands enters, which are never cast. */
function isOfLands({ event, outcome }: AskedOutcome): boolean {
  return event.kind === 'enters' && event.objects.every(it => isLand(outcome, it.object));
}

function isLand({ before }: Outcome, id: ObjectId): boolean {
  return before.objects.get(id)?.printed.faces[0].types.includes('Land') === true;
}

/** Triggers on what no occurrence of another event tells; of all others the engine has seen whether they trigger. */
const UNSEEN: readonly TriggerEvent['kind'][] = [
  'casts',
  'text',
  'becomesTarget',
  'state',
  'playsLand',
  'causesTrigger',
];

/** ", because of Torpor Orb", ", since its condition is not met". */
function whySilent(context: ExplainContext, step: Step): string {
  if (step.kind !== 'notTriggered') return '';
  const because = effectNames(context, step.because);
  const why = unmetWords(context, step) ?? WHY_NOT_TRIGGERED[step.why].since;
  if (because !== '') return `, because of ${because}`;
  return why === undefined ? '' : `, since ${why}`;
}
