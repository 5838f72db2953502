// Several outcomes in a line each: those that differ only in what was picked are one line.

import { asPattern, capitalized } from '../kit/strings.ts';
import { pluralName, shortList, withoutPlace } from './english.ts';
import { numberWord } from './english-numbers.ts';
import type { ExplainedObject, ExplainedOutcome, Explanation } from './explanation.ts';
import { waysInWords } from './headline/ways-to-enter.ts';

/** Outcomes that differ in nothing but what was picked. */
export interface OutcomeLine {
  /** The picks: "Grizzly Bears, Serra Angel, or Mulldrifter"; empty where nobody had a choice. */
  readonly what: string;
  /** The result of them: "enters tapped". */
  readonly text: string;
  /** The indexes of the outcomes, in the order shown. */
  readonly outcomes: readonly number[];
}

/** The outcomes in lines, in the order in which they are shown. */
export function outcomeLines(all: readonly ExplainedOutcome[]): readonly OutcomeLine[] {
  const outcomes = withoutShared(all);
  return linesOfEach(outcomes) ?? linesOfPicks(outcomes);
}

/** The outcomes without the last sentence that all of them have, which the headline tells: "It is also an artifact." */
function withoutShared(outcomes: readonly ExplainedOutcome[]): readonly ExplainedOutcome[] {
  const lasts = new Set(outcomes.map(it => OF_TYPES.exec(it.sentence)?.[0] ?? ''));
  const [last = ''] = lasts;
  if (lasts.size > 1 || last === '') return outcomes;
  return outcomes.map(it => ({ ...it, sentence: it.sentence.slice(0, 1 - last.length) }));
}

/** A sentence on the card types that something has entered with. */
const OF_TYPES = /\. [^.]+ (?:is|are) (?:also |not )?an? [^.]+\.$|\. They are (?:also |not )?[^.]+\.$/u;

/**
 * Outcomes in which as many like objects as you please enter in each way: what they differ in is what triggers. Undefined
 * where they do more to anything else.
 */
function linesOfEach(outcomes: readonly ExplainedOutcome[]): readonly OutcomeLine[] | undefined {
  const ways = outcomes.map(it => it.ways);
  if (ways.includes(undefined) || new Set(outcomes.map(othersIn)).size > 1) return undefined;
  const groups = new Map<string, number[]>();
  for (const [at, outcome] of outcomes.entries()) {
    const sources = triggering(outcome).map(it => withoutPlace(it.replace(NUMBERED, '')));
    const key = shortList([...new Set(sources)], 'and', MOST_NAMED);
    groups.set(key, [...(groups.get(key) ?? []), at]);
  }
  return [...groups].map(([sources, all]) => {
    const each = waysInWords([...new Set(all.flatMap(at => ways[at] ?? []))]);
    return { what: '', text: `each ${each}${sources === '' ? '' : `; triggers: ${sources}`}`, outcomes: all };
  });
}

/** All that an outcome says of what the question is not about. */
function othersIn({ objects }: ExplainedOutcome): string {
  const lines = objects.filter(it => !it.asked).map(({ title, lines: facts }) => `${title}: ${facts.join(', ')}`);
  return lines.toSorted().join('\n');
}

/** The sources of what triggers. */
function triggering({ triggers }: ExplainedOutcome): readonly string[] {
  return [...new Set(triggers.map(it => it.split(' (')[0] ?? ''))];
}

function linesOfPicks(outcomes: readonly ExplainedOutcome[]): readonly OutcomeLine[] {
  const alike = triggersOf(outcomes[0]);
  const differ = outcomes.some(it => triggersOf(it) !== alike);
  const groups = new Map<string, { readonly at: number; readonly outcome: ExplainedOutcome }[]>();
  for (const [at, outcome] of outcomes.entries()) {
    const told = briefly(outcome).toLowerCase().split('; ').toSorted().join('; ');
    const key = [told, statusOf(outcome), masked(triggersOf(outcome), outcome)].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), { at, outcome }]);
  }
  const lines = [...groups.values()].map(group => ({ of: group.map(it => it.outcome), at: group.map(it => it.at) }));
  const after = afterEntry(outcomes);
  const texts = lines.map(({ of: [first] }) => textOf(first, differ, after ?? briefly));
  const shown = lines.map(({ of, at }, n) => ({
    what: whatOf(of, outcomes),
    // what is left open must not be all that tells two lines apart
    text: texts.some((it, m) => m !== n && it === texts[n]) ? textOf(of[0], differ, predicateOf) : (texts[n] ?? ''),
    outcomes: at,
  }));
  const [first] = outcomes;
  const isOfSeveral = first !== undefined && first.objects.filter(it => it.asked).length > 1;
  const isSaid = isOfSeveral && shown.every(saysItsPicks);
  return shown.map(line => plainly(isSaid ? { ...line, what: '' } : line, shown));
}

/** Whether the result of a line names each of its picks: "Grizzly Bears, then Serra Angel". */
function saysItsPicks({ what, text }: OutcomeLine): boolean {
  return what.split(', then ').every(it => text.includes(it) || NO_PICK.test(it));
}

/** A pick of nothing, which a result does not name, and of what stays, of which it names the others. */
const NO_PICK = /^(?:no|keep) /u;

/** A line without what it says twice, and with "one" for the place of an object that stands for others of its name. */
function plainly(line: OutcomeLine, all: readonly OutcomeLine[]): OutcomeLine {
  const name = withoutPlace(line.what);
  const isAlone =
    name !== line.what &&
    line.text.includes(line.what) &&
    all.every(it => it === line || withoutPlace(it.what) !== name);
  const what = isAlone ? `one ${name}` : line.what;
  const text = isAlone ? line.text.replaceAll(line.what, what) : line.text;
  return {
    ...line,
    what,
    text: text.startsWith(`${what} `) && !text.startsWith(`${what} and `) ? text.slice(what.length + 1) : text,
  };
}

/** The lines of several outcomes; none where all read alike, so that the result has said it. */
export function differingLines({ outcomes }: Pick<Explanation, 'outcomes'>): readonly OutcomeLine[] {
  const lines = outcomes.length > 1 ? outcomeLines(outcomes) : [];
  return lines.length > 1 ? lines : [];
}

const PICK = '…';

/** A text with the picks of its outcome left open, and without the numbers of objects of one name. */
function masked(text: string, { picked = [], called = [] }: ExplainedOutcome): string {
  return [...new Set([...called, ...picked.map(withoutPlace)])]
    .filter(it => it.length > 2)
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, it) => left.replace(wholeWords(it), PICK), withoutPlace(text));
}

function wholeWords(text: string): RegExp {
  return new RegExp(`(?<!\\w)${asPattern(text)}(?!\\w)`, 'gu');
}

function triggersOf(outcome: ExplainedOutcome | undefined): string {
  return (outcome?.triggers ?? []).join('\n');
}

const STATUS = /^(?:tapped|untapped|no abilities|in |on |attached |controlled |\d+ life|.* counters?\b)/u;

/** The status of what the question is about, and all that else has changed: a copy may differ in what was copied. */
function statusOf(outcome: ExplainedOutcome): string {
  const lines = outcome.objects
    .toSorted(byTitle)
    .flatMap(({ asked, title, lines: facts }) =>
      asked ? facts.filter(it => STATUS.test(it)) : [`${title}: ${facts.join(', ')}`],
    );
  return masked(lines.join('\n'), outcome);
}

function byTitle(one: ExplainedObject, other: ExplainedObject): number {
  return one.title < other.title ? -1 : 1;
}

/** The picks in which this group differs from other outcomes. */
function whatOf(group: readonly ExplainedOutcome[], all: readonly ExplainedOutcome[]): string {
  const named = all.flatMap(it => it.objects).filter(it => it.asked);
  const subjects = named
    .flatMap(it => [it.title, it.short?.name ?? ''])
    .flatMap(it => [it, it.split(', now ')[0] ?? it]);
  const brief = (pick: string) => subjects.reduce((left, it) => left.replace(` for ${it}`, ''), pick);
  const shared = (pick: string, at: number) => all.every(it => it.picked?.[at] === pick);
  const picks = group.map(({ picked = [], choices }) => {
    const own = picked.filter((pick, at) => !shared(pick, at));
    if (own.length > MOST_PICKS) return '';
    return own.length > 0 ? inSequence(own.map(brief)) : choices.join(' ');
  });
  return shortList(
    [...new Set(picks)].filter(it => it !== ''),
    'or',
    MOST_NAMED,
  );
}

/** Picks one after another; of effects that are applied, like ones are counted: "two Hardened Scales first". */
function inSequence(picks: readonly string[]): string {
  if (!picks.every(it => it.endsWith(FIRST))) return (isIdle(picks) ? picks.slice(0, 1) : picks).join(', then ');
  const runs: { readonly name: string; times: number }[] = [];
  for (const pick of picks) {
    const name = withoutPlace(pick.slice(0, -FIRST.length));
    const last = runs.at(-1);
    if (last?.name === name) last.times += 1;
    else runs.push({ name, times: 1 });
  }
  const named = runs.map(({ name, times }) => (times === 1 ? name : `${numberWord(times)} ${pluralName(name)}`));
  return `${named.join(', then ')}${FIRST}`;
}

/** Whether nothing is picked each time in the same words. */
function isIdle([first = '', ...others]: readonly string[]): boolean {
  return /^no |\bnothing$/u.test(first) && others.every(it => it === first);
}

const FIRST = ' first';

const MOST_NAMED = 5;
/** More picks than these say less than what comes of them. */
const MOST_PICKS = 3;
const PICKED = / (?:attached to …|naming …|with … chosen|as an? copy of …)(?![\w'’])/u;

/** A clause on what was picked, after an entry without it: "enters, which becomes 3/3". */
const OF_PICKED = /^(enters(?: \w+)*), which /u;

function ofPicked(_: string, entry: string): string {
  return entry === 'enters' ? '' : `${entry}, and it `;
}

/** The sentence of an outcome without its one subject and without what was picked, which stands before it. */
function briefly(outcome: ExplainedOutcome): string {
  const predicate = predicateOf(outcome);
  if (isWhole(predicate, outcome)) return areAlike(outcome) ? withOne(predicate, outcome) : predicate;
  const brief = masked(predicate, outcome).replace(PICKED, '').replace(OF_PICKED, ofPicked).trim();
  return brief.includes(PICK) ? predicate : brief;
}

/** The sentence of an outcome without its subject, where that is the one object of the question. */
function predicateOf({ sentence, objects }: ExplainedOutcome): string {
  const [subject, ...more] = objects.filter(it => it.asked);
  const names = [subject?.title, subject?.short?.name].map(it => it?.split(', now ')[0] ?? '');
  const whole = sentence.replace(/\.$/u, '');
  const called = names.flatMap(it => (it === '' ? [] : [it, `A token copy of ${it}`]));
  const name = more.length > 0 ? undefined : called.find(it => whole.startsWith(`${it} `));
  return name === undefined ? capitalized(whole) : whole.slice(name.length + 1);
}

/**
 * The sentence of an outcome without the entry that all of them begin with: "Vesuva is put into your graveyard"; undefined
 * where they do not, or one says no more than that.
 */
function afterEntry(outcomes: readonly ExplainedOutcome[]): ((it: ExplainedOutcome) => string) | undefined {
  const all = outcomes.map(predicateOf);
  const [first = '', ...others] = all;
  const entry = [...first.matchAll(AND)]
    .map(it => first.slice(0, it.index))
    .findLast(it => others.every(one => one.startsWith(it) && AND_NEXT.test(one.slice(it.length))));
  if (entry?.startsWith('enters') !== true) return undefined;
  return outcome => {
    const rest = predicateOf(outcome).slice(entry.length);
    const subject = outcome.objects.find(it => it.asked);
    const name = (subject?.short?.name ?? subject?.title ?? '').split(', now ')[0] ?? '';
    return rest.startsWith(',') ? rest.replace(AND_NEXT, '') : `${name} ${rest.replace(AND_NEXT, '')}`;
  };
}

const AND = /,? and /gu;
/** The beginning of the rest after an entry: a clause of its own, or a verb of the same subject. */
const AND_NEXT = /^(?:, and | and (?=(?:is|dies|goes|ceases|stays)\b))/u;

/** Whether the question is about several objects of one name, of which it does not matter which is which. */
function areAlike({ objects }: ExplainedOutcome): boolean {
  const names = objects.filter(it => it.asked).map(it => withoutPlace(it.title.replace(NUMBERED, '')));
  return names.length > 1 && new Set(names).size === 1;
}

/** A sentence on objects of one name, in which each that stands alone is "one": "One Clone enters and dies". */
function withOne(sentence: string, { objects }: ExplainedOutcome): string {
  const names = objects.filter(it => it.asked).flatMap(({ title, short }) => [title, short?.name ?? title]);
  const plain = new Set(names.map(it => withoutPlace(it.replace(NUMBERED, ''))));
  const alone = [...plain].reduce((left, name) => left.replace(placed(name), `one ${name}`), sentence);
  return capitalized(withoutPlace(alone));
}

/** A name with a place that withoutPlace takes away. */
function placed(name: string): RegExp {
  return new RegExp(`${asPattern(name)}(?: #\\d+| \\([^\\s()]+\\))`, 'gu');
}

const NUMBERED = /^\d+ × |, now .*$/gu;

function isWhole(predicate: string, { sentence }: ExplainedOutcome): boolean {
  return predicate.length >= sentence.length - 1;
}

/** The text of a line, with what triggers where the outcomes differ in that and the sentence does not tell. */
function textOf(first: ExplainedOutcome | undefined, differ: boolean, told: (it: ExplainedOutcome) => string): string {
  if (first === undefined) return '';
  const text = told(first);
  const sources = triggering(first);
  const isSaid = /\btriggers?\b/u.test(text);
  return differ && sources.length > 0 && !isSaid ? `${text}; triggers: ${shortList(sources, 'and', MOST_NAMED)}` : text;
}
