// Answer history: the same question under every edition that could change its answer, with the changes and their dates.

import { type Edition, editionOf, RULE_SWITCHES, type RuleFlags } from '../engine/edition.ts';
import { type RuleChange, TIMELINE } from '../explain/index.ts';
import type { Issue } from '../kit/issue.ts';
import { lazyRecords } from '../kit/lazy-records.ts';
import { once } from '../kit/once.ts';
import type { Result } from '../kit/result.ts';
import { capitalized, mapStrings } from '../kit/strings.ts';
import { hasField, keyOf } from '../kit/structure.ts';
import { spellDay } from '../rules/index.ts';
import type { Answer, OutcomeAnswer, Scenario } from '../scenario/index.ts';
import { describeDiff } from './outcome-diff.ts';
import type { Ruling } from './scenario-ruling.ts';

/** A period in which the answer is the same. */
export interface AnswerPeriod {
  /** Its first day; undefined for the oldest period. */
  readonly since: string | undefined;
  /** The rule changes of that day that bear on the answer, as far as the engine knows them. */
  readonly changes: readonly RuleChange[];
  readonly answer: Answer;
  /** The answer in one sentence. */
  readonly headline: string;
}

/** The days on which the rules changed for the engine, oldest first. */
export const RULE_CHANGE_DAYS: readonly string[] = [...new Set(TIMELINE.map(it => it.since))].sort();

/**
 * The answers to a question over time, oldest first; one period where the answer has always been the same. Questions
 * that cannot be asked have none, and neither has one that is still being asked once `late`.
 */
export function answerHistory(
  scenario: Scenario,
  ask: (scenario: Scenario) => Result<Ruling, Issue>,
  late: () => boolean = () => false,
): readonly AnswerPeriod[] {
  const periods: AnswerPeriod[] = [];
  const on = asker(scenario, ask);
  // The flags that this answer reads may make all others needless.
  on(scenario.rules);
  let last: { readonly ruling: Ruling; readonly words: string } | undefined;
  for (const since of [undefined, ...RULE_CHANGE_DAYS]) {
    if (late()) return [];
    const ruling = on(since ?? dayBefore(RULE_CHANGE_DAYS[0] ?? 'current'));
    if (ruling === undefined || ruling === last?.ruling) continue;
    const answer = ruling.compared?.() ?? ruling.answer;
    const words = signature(answer, scenario);
    if (words !== last?.words)
      periods.push(periodOf(since, { ...ruling, answer }, periods.at(-1)?.answer, last?.ruling));
    last = { ruling, words };
  }
  return periods;
}

/** A function that asks under the rules of a day, once for all days whose rules differ in nothing that was read. */
function asker(
  scenario: Scenario,
  ask: (scenario: Scenario) => Result<Ruling, Issue>,
): (day: string) => Ruling | undefined {
  const asked: { readonly edition: Edition; readonly ruling: Ruling }[] = [];
  return day => {
    const edition = editionOf(day);
    const same = asked.find(it => FLAGS.every(flag => it.edition[flag] === edition[flag] || !mayRead(it.ruling, flag)));
    if (same !== undefined) return same.ruling;
    const found = ask({ ...scenario, rules: day });
    if (!found.ok) return undefined;
    const ruling = withFreeChoices(found.value, { ...scenario, rules: day }, ask);
    asked.push({ edition, ruling });
    return ruling;
  };
}

/** The ruling, or that with every choice open where the choices of the question do not fit the rules of the day. */
function withFreeChoices(
  ruling: Ruling,
  scenario: Scenario,
  ask: (scenario: Scenario) => Result<Ruling, Issue>,
): Ruling {
  if (ruling.answer.status === 'answered' || scenario.choose.length === 0) return ruling;
  const free = ask({ ...scenario, choose: [] });
  return free.ok && free.value.answer.status === 'answered' ? free.value : ruling;
}

const FLAGS = RULE_SWITCHES.map(it => it.flag);

function mayRead({ flagsRead }: Ruling, flag: keyof RuleFlags): boolean {
  return flagsRead === undefined || flagsRead.has(flag);
}

/** A period, whose words and changes are looked for where there is another to tell it from. */
function periodOf(
  since: string | undefined,
  ruling: Ruling,
  before: Answer | undefined,
  last: Ruling | undefined,
): AnswerPeriod {
  const { answer, explain, headline: alone = () => explain()?.headline } = ruling;
  const isRead = ({ flag }: RuleChange) => mayRead(ruling, flag) || last === undefined || mayRead(last, flag);
  const changes = once(() => changesOf(since, [before, answer], isRead));
  const headline = once(() => alone() ?? answer.reason ?? '');
  return lazyPeriod({ since: () => since, answer: () => answer, changes, headline });
}

const lazyPeriod = lazyRecords<AnswerPeriod>(['since', 'answer', 'changes', 'headline']);

/** The changes of a day: those that only one of the answers before and after cites, else those cited, else those read. */
function changesOf(
  since: string | undefined,
  answers: readonly (Answer | undefined)[],
  isRead: (change: RuleChange) => boolean,
): readonly RuleChange[] {
  const changes = TIMELINE.filter(it => it.since === since);
  const [before, after] = answers.map(citedIn);
  const only = changes.filter(it => before?.has(it.rule) !== after?.has(it.rule));
  const cited = changes.filter(it => before?.has(it.rule) || after?.has(it.rule));
  return only.length > 0 ? only : cited.length > 0 ? cited : changes.filter(isRead);
}

function citedIn(answer: Answer | undefined): ReadonlySet<string> {
  const trails = (answer?.outcomes ?? []).flatMap(it => it.trail);
  return new Set(trails.flatMap(it => [it.rule, ...(it.also ?? [])]));
}

/** The periods other than the one that contains a day, each in a sentence, newest first. */
export function otherDates(periods: readonly AnswerPeriod[], day: string): readonly string[] {
  const now = periods.findLastIndex(it => it.since === undefined || day === 'current' || it.since <= day);
  return periods
    .flatMap((period, n) => {
      if (n === now) return [];
      const until = periods[n + 1]?.since;
      // of an earlier period the change that ended it, of a later one the change that began it
      const why = n < now ? wording(periods[n + 1], 'was') : wording(period, 'is');
      return [`${capitalized(spell(period.since, until))}: ${headlineOf(period, periods[now])}${why}`];
    })
    .reverse();
}

function spell(since: string | undefined, until: string | undefined): string {
  if (since === undefined) return until === undefined ? 'always' : `before ${spellDay(until)}`;
  return until === undefined ? `since ${spellDay(since)}` : `from ${spellDay(since)} until ${spellDay(until)}`;
}

/** The headline of a period; where today's is the same, the differences between the endings. */
function headlineOf({ headline, answer }: AnswerPeriod, today: AnswerPeriod | undefined): string {
  if (today === undefined || headline !== today.headline) return headline;
  return capitalized(describeDiff(answer, today.answer)) || headline;
}

/** The rules before the period, or in it, in parentheses: " (704.5s: a Saga without chapters was sacrificed)". */
function wording(period: AnswerPeriod | undefined, when: 'was' | 'is'): string {
  const parts = (period?.changes ?? []).map(change => `${change.rule}: ${inside(change[when])}`);
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
}

/** A sentence as part of another. */
function inside(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}

/**
 * The part of an answer that two answers must share to be the same: their endings, without the trails. Default names of
 * tokens and mana values do not count unless the question asks for them.
 */
function signature({ status, reason, outcomes }: Answer, { then }: Scenario): string {
  if (status !== 'answered') return `${status}: ${reason}`;
  const [withName, withManaValue] = [hasField(then, 'name'), hasField(then, 'manaValue')];
  const ends = outcomes.map(outcome => ending(outcome, withManaValue));
  return keyOf(ends.map(it => keyOf(withName ? it : mapStrings(it, withoutToken))).sort());
}

/** Wordings "Goblin Token", "Goblin Token#2" as "Goblin", "Goblin#2". */
function withoutToken(text: string): string {
  return text.replaceAll(/ Token(?=#|$| \/\/)/g, '');
}

function ending({ objects, players, triggers }: OutcomeAnswer, withManaValue: boolean): readonly unknown[] {
  const endings = Object.entries(objects).map(([key, { asked, changed, copyOf, manaValue, ...is }]) => [
    key,
    withManaValue ? { ...is, manaValue } : is,
  ]);
  return [endings, players, triggers];
}

/** A day before another, for a table that compares days as text. */
function dayBefore(day: string): string {
  const year = Number(day.slice(0, 4)) - 1;
  return Number.isNaN(year) ? day : `${year}-01-01`;
}
