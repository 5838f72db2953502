// Triggered abilities in words (603): those that trigger and those that do not, as steps and in the order of the stack.

import type { EffectName, ObjectId, PendingTrigger, PlayerId, Step } from '../../engine/index.ts';
import { capitalized, unnumbered } from '../../kit/strings.ts';
import { asSentence, countedGroups, listInWords, timesInWords, withoutPlace } from '../english.ts';
import { abilitiesOf, type ExplainContext, objectOf, phraserFor } from '../explain-context.ts';
import { effectText, speaksToController } from '../phrase/ability-phrase.ts';
import { unmetPhrase } from '../phrase/condition-phrase.ts';
import { sourceKey } from '../trigger-source.ts';
import { WHY_NOT_TRIGGERED } from './not-triggered-reason.ts';

type TriggeredStep = Extract<Step, { readonly kind: 'triggered' }>;
type NotTriggeredStep = Extract<Step, { readonly kind: 'notTriggered' }>;

/** The sentence on an ability that triggers: "Soul Warden triggers twice for Bear Cub because of Panharmonicon." */
export function explainTriggered(context: ExplainContext, step: TriggeredStep): string {
  const often =
    step.times === 1
      ? ''
      : ` ${timesInWords(step.times)}${isPerCounter(context, step) ? ', once for each counter' : ''}`;
  const because =
    step.because.length === 0 || step.times < 2 ? '' : ` because of ${effectNames(context, step.because)}`;
  const chapter = chapterWords(context, step);
  if (chapter !== undefined) return asSentence(`${chapter}${because}`);
  const on = isForSeveral(context, step) ? ' once for all of them' : onWhat(context, step);
  const atOnce = step.atOnce === true ? ', and as a mana ability resolves at once' : '';
  return asSentence(`${context.names.effect(step.effect)} triggers${often}${on}${because}${atOnce}`);
}

/** 603.2c: whether an ability on "one or more" has triggered for one of several of a name. */
function isForSeveral(context: ExplainContext, { effect, object, because }: TriggeredStep): boolean {
  if (object === undefined || because.length > 0 || context.names.plain(object) === context.names.object(object))
    return false;
  const events = abilitiesOf(context, effect.source).flatMap(it => (it.kind === 'triggered' ? it.events : []));
  return events.length > 0 && events.every(it => 'oneOrMore' in it && it.oneOrMore);
}

/** Whether an ability that watches single counters triggers for several, and nothing makes it trigger again. */
export function isPerCounter(context: ExplainContext, { effect, because, times }: TriggeredStep): boolean {
  if (because.length > 0 || times < 2) return false;
  const events = abilitiesOf(context, effect.source).flatMap(it => (it.kind === 'triggered' ? it.events : []));
  return events.length > 0 && events.every(it => it.kind === 'countersPut' && !it.oneOrMore);
}

/** The chapters of a Saga that trigger (714.2b): "chapters I and II of History of Benalia trigger". */
function chapterWords(context: ExplainContext, { by, effect, times }: TriggeredStep): string | undefined {
  const { source } = effect;
  if ((by !== 'chapter' && by !== 'chosen chapter') || source === undefined) return undefined;
  const name = context.names.object(source);
  const reached = chaptersReached(context, source).map(it => ROMAN[it] ?? String(it));
  if (reached.length === 1 && times === 1) return `chapter ${reached[0]} of ${name} triggers`;
  if (by === 'chosen chapter' && times === 1) return `chapter ${reached.at(-1) ?? ''} of ${name} triggers`;
  if (reached.length === times || times === 1) return `chapters ${listInWords(reached)} of ${name} trigger`;
  return `a chapter of ${name} triggers${times === 1 ? '' : ` ${timesInWords(times)}`}`;
}

/** The chapters of a Saga that its new lore counters reach; counters beyond its last chapter reach none. */
export function chaptersReached(context: ExplainContext, saga: ObjectId): readonly number[] {
  const before = context.before.objects.get(saga);
  const from = before?.zone === 'battlefield' ? (before.counters.lore ?? 0) : 0;
  const to = Math.min(context.after.objects.get(saga)?.counters.lore ?? from, lastChapter(context, saga));
  return Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n + 1);
}

/** 714.2d: the number of its final chapter; no bound where its text has no chapters. */
function lastChapter(context: ExplainContext, saga: ObjectId): number {
  const chapters = abilitiesOf(context, saga).flatMap(ability =>
    ability.kind === 'triggered' ? ability.events.flatMap(it => (it.kind === 'chapter' ? it.chapters : [])) : [],
  );
  return chapters.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...chapters);
}

/** Numbers of chapters as they are printed. */
export const ROMAN: readonly string[] = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];

/** Effects by name, equal names counted. */
export function effectNames(context: ExplainContext, effects: readonly EffectName[]): string {
  const [only, ...more] = effects;
  // of like effects it does not matter which one it was
  if (only !== undefined && more.length === 0) return withoutPlace(context.names.effect(only));
  return listInWords(countedGroups(effects.map(it => shortName(context, it))));
}

function shortName(context: ExplainContext, effect: EffectName): string {
  const { source } = effect;
  const known = source !== undefined && objectOf(context, source) !== undefined;
  return known ? context.names.short(source) : context.names.effect(effect);
}

function onWhat(context: ExplainContext, step: TriggeredStep | NotTriggeredStep): string {
  return step.object === undefined || step.object === step.effect.source
    ? ''
    : ` for ${context.names.object(step.object)}`;
}

/** The sentence on an ability that does not trigger: "Torpor Orb keeps Soul Warden from triggering." */
export function explainNotTriggered(context: ExplainContext, step: NotTriggeredStep): string {
  const { because, why } = step;
  const effect = context.names.effect(step.effect);
  const by = because.length === 0 ? undefined : effectNames(context, because);
  if (by !== undefined) {
    const have = because.length > 1 ? 'have' : 'has';
    if (why === 'silenced')
      return asSentence(
        `${by} ${because.length > 1 ? 'keep' : 'keeps'} ${effect} from triggering${onWhat(context, step)}`,
      );
    if (why === 'lost the ability')
      return asSentence(`${by} ${have} removed the ability of ${effect} that would trigger`);
    if (why === 'no trigger')
      return asSentence(`${by} does not stop how ${effect} enters, which is not a triggered ability`);
  }
  if (why === 'not understood')
    return asSentence(
      `I cannot tell whether ${effect} triggers${onWhat(context, step)}: ${WHY_NOT_TRIGGERED[why].words}`,
    );
  return asSentence(
    `${effect} does not trigger${onWhat(context, step)}: ${unmetWords(context, step) ?? WHY_NOT_TRIGGERED[why].words}`,
  );
}

/** The condition that is not met, as it is: "no opponent controls more lands than you"; undefined where it has no short words. */
export function unmetWords(context: ExplainContext, { effect, object, unmet }: NotTriggeredStep): string | undefined {
  if (unmet === undefined) return undefined;
  const own = object === undefined || object === effect.source;
  const words = unmetPhrase(phraserFor(context, effect, own ? undefined : object, own ? 'it' : undefined), unmet);
  return words === undefined || words.length > MOST_UNMET ? undefined : words;
}

/** Characters of a condition that is told. */
const MOST_UNMET = 150;

/**
 * The abilities in the order they go on the stack, with equal ones in a row counted: "Soul Warden (you): gain 1 life".
 */
export function explainTriggers(context: ExplainContext, triggers: readonly PendingTrigger[]): readonly string[] {
  const rows: Row[] = [];
  for (const trigger of triggers) {
    const row = rowOf(context, trigger);
    const last = rows.at(-1);
    if (last === undefined || last.plain !== row.plain || last.says !== row.says) rows.push(row);
    else if (last.sources.has(sourceKey(trigger)))
      rows[rows.length - 1] = { ...last, times: last.times + trigger.times };
    else if (last.times % last.sources.size === 0 && last.times / last.sources.size === trigger.times) {
      rows[rows.length - 1] = {
        ...last,
        times: last.times + trigger.times,
        sources: new Set([...last.sources, sourceKey(trigger)]),
      };
    } else rows.push(row);
  }
  return rows.map(lineOf);
}

/** One ability, or equal abilities of objects of one name, with the number of times they trigger. */
interface Row {
  readonly name: string;
  readonly plain: string;
  readonly says: string;
  readonly times: number;
  readonly sources: ReadonlySet<string>;
}

function rowOf(context: ExplainContext, trigger: PendingTrigger): Row {
  const { source } = trigger;
  const isThere = source !== undefined && (context.before.objects.has(source) || context.after.objects.has(source));
  const name = isThere ? context.names.object(source) : unnumbered(trigger.sourceLabel);
  const effect = effectText(trigger.effect, name);
  const { name: controller, own, second } = context.names.player(trigger.controller);
  // "you" of another player's card is quoted
  const text = second || !speaksToController(effect) ? capitalized(effect) : `“${capitalized(effect)}”`;
  // of several of a name it is said already whose it is
  const whose = name.endsWith(` (${second ? 'yours' : own})`) ? '' : ` (${controller})`;
  const says = effect === '' ? whose : `${whose}: ${text}`;
  return {
    name,
    plain: isThere ? context.names.short(source) : name,
    says,
    times: trigger.times,
    sources: new Set([sourceKey(trigger)]),
  };
}

function lineOf({ name, plain, says, times: often, sources }: Row): string {
  const each = often / sources.size;
  const who = sources.size === 1 ? name : `${sources.size} × ${plain}`;
  return `${who}${says}${each === 1 ? '' : ` (${timesInWords(each)}${sources.size === 1 ? '' : ' each'})`}`;
}

/** Words on the order in which abilities go on the stack (603.3b): each player orders those of their own. */
export function explainTriggerOrder(context: ExplainContext, triggers: readonly PendingTrigger[]): string {
  const rows = new Map<PlayerId, Set<string>>();
  for (const { controller, source, effect } of triggers) {
    const name = source === undefined ? '' : context.names.plain(source);
    rows.set(controller, (rows.get(controller) ?? new Set()).add(`${name} ${effect}`));
  }
  const choosing = [...rows].flatMap(([player, different]) => (different.size > 1 ? [player] : []));
  const [chooser] = choosing;
  if (chooser === undefined) return 'first on the stack first';
  if (rows.size === 1) return `in an order ${context.names.does(chooser, 'choose')}`;
  if (choosing.length > 1) return 'first on the stack first; each player chooses the order of their own';
  const whose = context.names.player(chooser).second ? 'yours' : 'theirs';
  return `first on the stack first; ${context.names.does(chooser, 'choose')} the order of ${whose}`;
}
