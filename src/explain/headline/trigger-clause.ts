// Clauses of a headline on what triggers, how often and because of what, and on what does not trigger.

import type { EffectName, ObjectId, Outcome, PendingTrigger, PlayerId, Step } from '../../engine/index.ts';
import { countedGroups, listInWords, midSentence, shortList, timesInWords } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import { abilitiesOf, type ExplainContext } from '../explain-context.ts';
import { effectOf, effectText } from '../phrase/ability-phrase.ts';
import { WHY_NOT_TRIGGERED } from '../step/not-triggered-reason.ts';
import { chaptersReached, effectNames, ROMAN, unmetWords } from '../step/trigger-step.ts';
import { sourceKey } from '../trigger-source.ts';
import type { OutcomeInContext } from './explained-outcome.ts';

/** A clause after the headline; `subject` where it is about the object of the headline itself. */
export interface HeadlineClause {
  /** The subject: "Soul Warden"; empty where it is that of the headline. */
  readonly subject: string;
  readonly predicate: string;
  /** The name of the object of the headline, where the subject may be "it". */
  readonly name?: string;
}

/** The clause on what triggers; undefined where nothing does. `own` is the one object the headline is about. */
export function triggersClause(shown: OutcomeInContext, own: ObjectId | undefined): HeadlineClause | undefined {
  const { context, outcome } = shown;
  const groups = groupsOf(context, outcome.triggers);
  const [only, ...more] = groups;
  if (only === undefined) return undefined;
  const because = causesOf(context, outcome.trail);
  const after = because === '' ? '' : `: ${because}`;
  if (more.length === 0) return oneGroup(context, only, own, after);
  if (groups.length > MOST_NAMED) {
    const times = groups.reduce((sum, it) => sum + it.times, 0);
    return { subject: `${numberWord(times)} abilities`, predicate: `trigger${after}` };
  }
  const same = groups.every(it => timesOfEach(it) === timesOfEach(only) && it.sources.size === 1);
  const repeated = groups.filter(it => timesOfEach(it) !== it.sources.size);
  const isOne = !same && repeated.length === 1;
  const names = groups.map(group => {
    const name = severalOf(group, own) ?? (isOwn(group, own) ? 'it' : nameOf(group));
    if (same || !repeated.includes(group)) return name;
    return `${name} (${timesInWords(timesOfEach(group))}${isOne ? after : ''})`;
  });
  const isIt = (name: string) => /^its?\b/u.test(name);
  const sorted = [...names.filter(isIt), ...names.filter(it => !isIt(it))];
  const both = sorted[0] === 'it' && sorted.length === 2 ? 'both ' : '';
  const each = same && timesOfEach(only) > 1 ? `${often(timesOfEach(only))} each` : '';
  return { subject: `${both}${listInWords(sorted)}`, predicate: `trigger${each}${isOne ? '' : after}` };
}

const MOST_NAMED = 3;

interface Group {
  readonly name: string;
  /** The name of the first source, with what tells it apart. */
  readonly label: string;
  /** The times that abilities of each source trigger. */
  readonly sources: ReadonlyMap<string, number>;
  readonly times: number;
  readonly effects: ReadonlySet<string>;
  /** The controller of the first of them. */
  readonly controller: PlayerId;
  /** The chapters of a Saga that were reached; empty for other abilities. */
  readonly chapters: readonly number[];
}

function oneGroup(context: ExplainContext, group: Group, own: ObjectId | undefined, after: string): HeadlineClause {
  const { chapters, sources, times } = group;
  if (chapters.length > 0 && isOwn(group, own)) {
    const names = chapters.map(it => ROMAN[it] ?? String(it));
    const again = times / chapters.length;
    const subject = `${names.length === 1 ? 'chapter' : 'chapters'} ${listInWords(names)}`;
    return { subject, predicate: `${names.length === 1 ? 'triggers' : 'trigger'}${often(again)}${after}` };
  }
  const several = severalOf(group, own);
  if (several !== undefined) {
    const again = timesOfEach(group);
    return { subject: several, predicate: `trigger${often(again)}${again > 1 ? ' each' : ''}${after}` };
  }
  const says = after === '' ? shortEffect(context, group) : '';
  return {
    subject: isOwn(group, own) ? '' : nameOf(group),
    predicate: `${sources.size > 1 ? 'trigger' : 'triggers'}${oftenOfSources(group)}${says === '' ? after : `: ${says}`}`,
  };
}

/** Number of times that sources of one name trigger: each of them, or all together where some do more often than others. */
function oftenOfSources({ sources, times }: Group): string {
  if (new Set(sources.values()).size > 1) return `${often(times)} in all`;
  const ofEach = times / sources.size;
  return `${often(ofEach)}${ofEach > 1 && sources.size > 1 ? ' each' : ''}`;
}

/** Several abilities of one object, which trigger equally often: "its two abilities"; undefined for any other group. */
function severalOf(group: Group, own: ObjectId | undefined): string | undefined {
  const { effects, sources, times } = group;
  if (effects.size < 2 || sources.size > 1 || times % effects.size > 0) return undefined;
  const abilities = `${numberWord(effects.size)} abilities`;
  return isOwn(group, own) ? `its ${abilities}` : `${abilities} of ${nameOf(group)}`;
}

/** The number of times that each ability of a group triggers; of unlike numbers their sum. */
function timesOfEach({ effects, sources, times }: Group): number {
  return effects.size > 1 && sources.size === 1 && times % effects.size === 0 ? times / effects.size : times;
}

function isOwn({ sources }: Group, own: ObjectId | undefined): boolean {
  return own !== undefined && sources.size === 1 && sources.has(own);
}

/** Triggered abilities by the name of their source. */
function groupsOf(context: ExplainContext, triggers: readonly PendingTrigger[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const trigger of triggers) {
    const label = context.names.sourceOf(trigger);
    const name = trigger.source === undefined ? label : context.names.plain(trigger.source);
    const key = sourceKey(trigger);
    const had = groups.get(name);
    groups.set(name, {
      name,
      label: had?.label ?? label,
      controller: had?.controller ?? trigger.controller,
      chapters: [...new Set([...(had?.chapters ?? []), ...chaptersOf(context, trigger)])].toSorted((a, b) => a - b),
      sources: new Map([...(had?.sources ?? []), [key, (had?.sources.get(key) ?? 0) + trigger.times]]),
      times: (had?.times ?? 0) + trigger.times,
      effects: new Set([...(had?.effects ?? []), trigger.effect]),
    });
  }
  return [...groups.values()];
}

/** The chapters of a Saga that an ability stands for and that were reached (714.2b); empty for other abilities. */
function chaptersOf(context: ExplainContext, trigger: PendingTrigger): readonly number[] {
  if (trigger.source === undefined) return [];
  const there = chaptersReached(context, trigger.source);
  for (const ability of abilitiesOf(context, trigger.source)) {
    if (ability.kind !== 'triggered' || ability.effect !== trigger.effect) continue;
    const chapters = ability.events.flatMap(it => (it.kind === 'chapter' ? it.chapters : []));
    const reached = chapters.filter(it => there.includes(it));
    // 702.155a: with read ahead only the chosen chapter
    if (reached.length > 0) return trigger.times < reached.length ? reached.slice(-trigger.times) : reached;
  }
  return [];
}

function nameOf(group: Group): string {
  if (group.sources.size === 1) return group.label;
  return countedGroups([...group.sources.keys()].map(() => group.name))[0] ?? group.name;
}

function often(times: number): string {
  return times === 1 ? '' : ` ${timesInWords(times)}`;
}

/** The effect of a single ability where it is short: "draw two cards"; empty for a longer one. */
function shortEffect(context: ExplainContext, { controller, effects, label, times }: Group): string {
  const [effect = '', ...more] = effects;
  if (more.length > 0 || times > 1) return '';
  const text = effectText(effect, label);
  if (text.length > SHORT || /[.;"•\n]/.test(text)) return '';
  const { name, second } = context.names.player(controller);
  return midSentence(second ? text : (effectOf(text, name) ?? ''));
}

const SHORT = 44;

/** The effects that make abilities trigger additional times. */
function causesOf(context: ExplainContext, trail: readonly Step[]): string {
  return effectNames(context, unique(trail.flatMap(it => (it.kind === 'triggered' && it.times > 1 ? it.because : []))));
}

/** The clause on what a reader would expect to trigger and does not; undefined where there is nothing of the kind. */
export function silentClause(
  { context, outcome }: OutcomeInContext,
  own: ObjectId | undefined,
): HeadlineClause | undefined {
  const steps = outcome.trail.filter(it => it.kind === 'notTriggered' && it.notable && WHY_NOT_TRIGGERED[it.why].told);
  const about = steps.flatMap(it => (it.kind === 'notTriggered' ? [it] : []));
  const triggers = outcome.triggers.some(it => it.source === own);
  const mine = triggers ? [] : about.filter(it => it.effect.source === own && own !== undefined);
  const told = mine.length > 0 ? mine : about.filter(it => it.why === 'silenced');
  if (told.length === 0) return isWithoutChapters(outcome, own) ? { subject: '', predicate: NO_CHAPTER } : undefined;
  const because = effectNames(context, unique(told.flatMap(it => it.because)));
  const unmet = mine.every(it => it.why === 'condition not met') ? `: ${whyUnmet(context, mine)}` : '';
  const after = because === '' ? unmet : `: ${because}`;
  const beside = mine.length > 0 && mine.every(it => it.why === 'silenced') ? silencedBeside(about, own) : [];
  if (beside.length > 0) {
    const names = [...new Set(beside.map(it => context.names.effect(it.effect)))];
    const all = effectNames(context, unique([...mine, ...beside].flatMap(it => it.because)));
    const subject = names.length === 1 ? `neither it nor ${names[0]}` : listInWords(['it', ...names]);
    if (names.length < MOST_NAMED)
      return { subject, predicate: `${names.length === 1 ? 'triggers' : 'do not trigger'}: ${all}` };
  }
  if (mine.length > 0) return { subject: '', predicate: `does not trigger${after}` };
  const names = namesOf(context, told);
  const isOne = new Set(told.map(it => context.names.effect(it.effect))).size === 1;
  return { subject: shortList(names), predicate: `${isOne ? 'does' : 'do'} not trigger${after}` };
}

/** The names of the sources of abilities, objects alike counted: "five Gray Merchants of Asphodel". */
function namesOf(context: ExplainContext, steps: readonly NotTriggered[]): readonly string[] {
  const sources = new Map(steps.map(({ effect }) => [context.names.effect(effect), effect.source]));
  const plain = [...sources].map(([name, source]) => (source === undefined ? name : context.names.plain(source)));
  return new Set(plain).size < sources.size ? countedGroups(plain) : [...sources.keys()];
}

/** Steps on other objects than that of the headline which an effect keeps from triggering. */
function silencedBeside(steps: readonly NotTriggered[], own: ObjectId | undefined): readonly NotTriggered[] {
  return steps.filter(it => it.why === 'silenced' && it.effect.source !== own);
}

const NO_CHAPTER = 'triggers no chapter';

/** 714.2b: whether it is a Saga that has got lore counters, and has no chapter ability that could trigger. */
function isWithoutChapters({ before, state, occurrences, triggers }: Outcome, own: ObjectId | undefined): boolean {
  const object = own === undefined ? undefined : (before.objects.get(own) ?? state.objects.get(own));
  if (object === undefined || state.objects.get(object.id)?.zone !== 'battlefield') return false;
  const face = object.printed.faces[object.face] ?? object.printed.faces[0];
  const isTold = occurrences.some(it => it.kind === 'countersPut' && it.on === own && it.counter === 'lore');
  return isTold && face.subtypes.includes('Saga') && triggers.every(it => it.source !== own);
}

/** The condition that is not met: "no opponent controls more lands than you". */
function whyUnmet(context: ExplainContext, steps: readonly NotTriggered[]): string {
  const words = new Set(steps.map(it => unmetWords(context, it)));
  const [only] = words;
  if (words.size > 1) return 'none of its conditions is met';
  return only !== undefined && only.length <= SHORT ? only : 'its condition is not met';
}

type NotTriggered = Parameters<typeof unmetWords>[1];

function unique(effects: readonly EffectName[]): readonly EffectName[] {
  return effects.filter(
    (it, at) => effects.findIndex(other => other.source === it.source && other.name === it.name) === at,
  );
}
