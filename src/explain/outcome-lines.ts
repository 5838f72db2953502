// Several outcomes in a line each: those that differ only in what was picked are one line.

import { capitalized, shortList, withoutPlace } from './english.ts';
import type { ExplainedOutcome } from './explanation.ts';

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
export function outcomeLines(outcomes: readonly ExplainedOutcome[]): readonly OutcomeLine[] {
  const alike = triggersOf(outcomes[0]);
  const differ = outcomes.some(it => triggersOf(it) !== alike);
  const groups = new Map<string, { readonly at: number; readonly outcome: ExplainedOutcome }[]>();
  for (const [at, outcome] of outcomes.entries()) {
    const key = [masked(outcome.sentence, outcome), statusOf(outcome), masked(triggersOf(outcome), outcome)].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), { at, outcome }]);
  }
  return [...groups.values()].map(group => ({
    what: whatOf(
      group.map(it => it.outcome),
      outcomes,
    ),
    text: textOf(
      group.map(it => it.outcome),
      differ,
    ),
    outcomes: group.map(it => it.at),
  }));
}

const PICK = '…';

/** A text with the picks of its outcome left open, and without the numbers of objects of one name. */
function masked(text: string, { picked = [] }: ExplainedOutcome): string {
  return picked
    .map(withoutPlace)
    .filter(it => it.length > 2)
    .reduce((left, it) => left.replaceAll(it, PICK), withoutPlace(text));
}

function triggersOf(outcome: ExplainedOutcome | undefined): string {
  return (outcome?.triggers ?? []).join('\n');
}

const STATUS = /^(?:tapped|untapped|no abilities|in |on |attached |controlled |chosen|\d+ life|.* counters?\b)/u;

/** The status of what the question is about, and all that else has changed: a copy may differ in what was copied. */
function statusOf(outcome: ExplainedOutcome): string {
  const lines = outcome.objects.flatMap(({ asked, title, lines: facts }) =>
    asked ? facts.filter(it => STATUS.test(it)) : [`${title}: ${facts.join(', ')}`],
  );
  return masked(lines.join('\n'), outcome);
}

/** The picks in which this group differs from other outcomes. */
function whatOf(group: readonly ExplainedOutcome[], all: readonly ExplainedOutcome[]): string {
  const named = all.flatMap(it => it.objects).filter(it => it.asked);
  const subjects = named.flatMap(it => [it.title, it.short?.name ?? '']);
  const brief = (pick: string) => subjects.reduce((left, it) => left.replace(` for ${it}`, ''), pick);
  const shared = (pick: string, at: number) => all.every(it => it.picked?.[at] === pick);
  const picks = group.map(({ picked = [], choices }) => {
    const own = picked.filter((pick, at) => !shared(pick, at));
    if (own.length > MOST_PICKS) return '';
    return own.length > 0 ? own.map(brief).join(', then ') : choices.join(' ');
  });
  return shortList(
    [...new Set(picks)].filter(it => it !== ''),
    'or',
    MOST_NAMED,
  );
}

const MOST_NAMED = 5;
/** More picks than these say less than what comes of them. */
const MOST_PICKS = 3;
const PICKED = / (?:(?:attached to|with) …(?: chosen)?|as an? copy of …)/u;
const OF_PICK = /(?<=\bcopy) of …/gu;

/** The sentence of a group without its subject and without what was picked, which stands before it. */
function textOf(group: readonly ExplainedOutcome[], differ: boolean): string {
  const [first] = group;
  if (first === undefined) return '';
  const { sentence, objects, triggers } = first;
  const subject = objects.find(it => it.asked);
  const names = [subject?.title.split(', now ')[0] ?? '', subject?.short?.name.split(', now ')[0] ?? ''];
  const name = names.find(it => it !== '' && sentence.startsWith(`${it} `));
  const predicate = name === undefined ? sentence : sentence.slice(name.length + 1);
  const open = masked(predicate, first)
    .replace(/\.$/u, '')
    .replace(name === undefined ? /$^/u : PICKED, '')
    .replace(OF_PICK, '')
    .trim();
  const sources = [...new Set(triggers.map(it => it.split(' (')[0] ?? ''))];
  const isSaid = /\btriggers?\b/u.test(open);
  const trigger = differ && sources.length > 0 && !isSaid ? `; triggers: ${shortList(sources, 'and', MOST_NAMED)}` : '';
  return name === undefined ? capitalized(open) + trigger : open + trigger;
}
