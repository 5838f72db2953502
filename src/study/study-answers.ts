// Answers to a board of study: as the rules have it, and as each belief would.
import { type CardBook, packBook } from '../cards/index.ts';
import { type Edition, type Outcome, solve } from '../engine/index.ts';
import { type ExplainInput, type Explanation, explainFacts, explainOutcomes } from '../explain/index.ts';
import { once } from '../kit/once.ts';
import { keyOf } from '../kit/structure.ts';
import {
  type AnsweredScenario,
  answerScenario,
  boardEntries,
  type Inquiry,
  idsNamed,
  outcomeAnswer,
  type Scenario,
  type Staged,
  stage,
  type Wording,
} from '../scenario/index.ts';
import { type Belief, watchedRules } from './beliefs.ts';
import type { StudySources } from './study-question.ts';

/** A wrong answer, and the belief it comes from. */
export interface WrongAnswer {
  readonly text: string;
  readonly belief: Belief;
}

/** One thing that can be asked of a board, with the answers to it. */
export interface Asked {
  readonly inquiry: Inquiry | undefined;
  readonly right: string;
  /** One for each different text. */
  readonly wrong: readonly WrongAnswer[];
  /** The number of wrong answers there are, where only some of them are to be shown. */
  readonly tempting?: number;
}

const book = once((): CardBook => packBook());

/** The most outcomes of an answer, and the most work on one: what takes more is nothing to ask a person. */
const MOST_OUTCOMES = 6;
const BUDGET = { runs: 24, reading: 8_000 };

/**
 * Inquiries about a scenario, with the right answers and the wrong ones; empty where there is no sure answer, or where
 * none of the beliefs `wanted` changes any. `only`: the one inquiry to be made.
 */
export function askedOf(
  scenario: Scenario,
  sources: StudySources,
  wanted: readonly Belief[],
  others: readonly Belief[] = [],
  only?: { readonly inquiry: Inquiry | undefined },
): readonly Asked[] {
  const read = new Set<Belief['name']>();
  const today = watchedRules(read);
  const staged = stage(scenario, book(), sources.compiler, today);
  if (!staged.ok) return [];
  const outcomes = outcomesUnder(staged.value, today);
  const input = outcomes && inputOf(staged.value, outcomes, today, sources);
  if (input === undefined) return [];
  const open = only === undefined ? inquiriesOf(staged.value, input.outcomes) : [only.inquiry];
  const rights = explainFacts(input, open).flatMap(([right, ...others], n) =>
    right === undefined || others.length > 0
      ? []
      : [{ inquiry: open[n], right, wrong: new Map<string, WrongAnswer>() }],
  );
  const inquiries = rights.map(it => it.inquiry);
  const isCopy = once(() => outcomes?.some(it => entersAsCopy(it, staged.value.asked)) === true);
  const ends = once(() => endsOf(staged.value, outcomes ?? [], today));
  for (const belief of inquiries.length === 0 ? [] : [...wanted, ...others]) {
    if (belief === others[0] && rights.every(it => it.wrong.size === 0)) return [];
    const found = read.has(belief.name) ? outcomesUnder(staged.value, belief.edition) : undefined;
    if (found === undefined || (isCopy() && ON_OWN_EFFECTS.includes(belief.name))) continue;
    const isSame = once(() => endsOf(staged.value, found, belief.edition) === ends());
    const texts = explainFacts(inputOf(staged.value, found, belief.edition, sources), inquiries);
    for (const [n, { inquiry, right, wrong }] of rights.entries()) {
      const text = wrongOf(texts[n] ?? [], right);
      if (text === undefined || wrong.has(meaningOf(text)) || (inquiry === undefined && isSame())) continue;
      wrong.set(meaningOf(text), { text, belief });
    }
  }
  return rights.map(({ wrong, ...asked }) => ({ ...asked, wrong: [...wrong.values()] }));
}

/** Beliefs about what a permanent's own effects do, of which nobody thinks where it enters as a copy of another. */
const ON_OWN_EFFECTS: readonly Belief['name'][] = ['groupEffectsReachTheirSource'];

function entersAsCopy({ state }: Outcome, entering: Staged['asked']): boolean {
  return entering.some(id => (state.objects.get(id)?.copies.length ?? 0) > 0);
}

/** The state of all there is at the ends, in a comparable form: what is asked where nothing particular is. */
function endsOf(staged: Staged, outcomes: readonly Outcome[], edition: Edition): string {
  const ends = outcomes.map(outcome => {
    const { objects, players, triggers } = outcomeAnswer({ ...staged, edition }, outcome, UNWORDED);
    return keyOf({ objects, players, triggers });
  });
  return [...new Set(ends)].sort().join('\n');
}

/** Whether a scenario ends without a state-based action; false for one that is refused, or has no sure end. */
export function hasNoStateBasedAction(scenario: Scenario, compiler: StudySources['compiler']): boolean {
  const today = watchedRules(new Set());
  const staged = stage(scenario, book(), compiler, today);
  const outcomes = staged.ok ? outcomesUnder(staged.value, today) : undefined;
  return outcomes?.every(({ trail }) => trail.every(it => it.kind !== 'stateBased')) ?? false;
}

/** The one wrong text, beside which the right one may be possible too; undefined where there are none or several. */
function wrongOf(texts: readonly string[], right: string): string | undefined {
  const [wrong, ...others] = texts.filter(it => meaningOf(it) !== meaningOf(right));
  return others.length > 0 ? undefined : wrong;
}

/** The meaning of a text: "enters", "enters untapped" and "enters with no counters" are the same. */
function meaningOf(text: string): string {
  return text
    .replaceAll(' untapped', '')
    .replace(/ with no (?:\S+ )?counters/gu, '')
    .replace(/ and does not trigger(?:: [^.]*)?/gu, '');
}

/** The outcomes under some rules; undefined where there are none, or too many to be sure. */
function outcomesUnder({ state, event, script }: Staged, edition: Edition): readonly Outcome[] | undefined {
  const solved = solve(state, event, script, edition, BUDGET);
  if (solved.kind !== 'outcomes' || !solved.complete || solved.outcomes.length > MOST_OUTCOMES) return undefined;
  return solved.outcomes;
}

function inputOf(staged: Staged, outcomes: readonly Outcome[], edition: Edition, { read }: StudySources): ExplainInput {
  return {
    event: staged.event,
    asked: staged.asked,
    find: name => idsNamed(staged, name),
    outcomes,
    complete: true,
    read: read(edition),
    rulesDay: undefined,
    unread: [],
    excerpt: () => [],
  };
}

/** Inquiries about outcomes, the most telling first. */
function inquiriesOf({ scenario }: Staged, outcomes: readonly Outcome[]): readonly (Inquiry | undefined)[] {
  const { when } = scenario;
  const entering = when.kind === 'enters' && when.objects.length === 1 ? [when.objects[0]?.card ?? ''] : [];
  const others = boardEntries(scenario).map(it => it.name);
  const named = [...entering, ...others];
  const occurred = outcomes.flatMap(it => it.occurrences);
  const kinds = new Set(occurred.flatMap(it => (it.kind === 'countersPut' ? [it.counter] : [])));
  return [
    ...named.flatMap(name =>
      [...kinds].map(counter => ({ kind: 'counters', objects: [name], counter, asks: 'how many' }) as const),
    ),
    ...others.map(name => ({ kind: 'triggers', objects: [name], asks: 'which' }) as const),
    ...named.map(name => ({ kind: 'property', objects: [name], property: 'size' }) as const),
    ...named.map(name => ({ kind: 'property', objects: [name], property: 'types' }) as const),
    ...others.map(name => ({ kind: 'property', objects: [name], property: 'zone' }) as const),
    // the sentence on one thing that enters tells of its chapters, that on several tells of too much
    ...(entering.length > 0 ? [undefined] : []),
    { kind: 'triggers', asks: 'which' },
    ...(entering.length > 0 ? [] : [undefined]),
  ];
}

/** Without abilities in words: what is taken from an answer needs none. */
const UNWORDED: Wording = { ability: ability => keyOf(ability), steps: () => [], missed: () => undefined };

/** A right answer with its explanation. */
export interface RightAnswer {
  readonly answered: AnsweredScenario;
  readonly explanation: Explanation;
  /** The steps told under each of the beliefs that give another answer. */
  readonly otherwise: readonly ReadonlySet<string>[];
}

/** The right answer to an inquiry about a scenario, with the cards that matter in it; undefined where it hangs on an unread line. */
export function rightAnswer(
  scenario: Scenario,
  cards: readonly string[],
  { inquiry, wrong }: Pick<Asked, 'inquiry' | 'wrong'>,
  sources: StudySources,
): RightAnswer | undefined {
  const edition = watchedRules(new Set());
  const answered = answerScenario(scenario, { book: book(), compiler: sources.compiler, wording: UNWORDED, edition });
  if (!answered.ok || answered.value.outcomes.length === 0) return undefined;
  const { answer, staged, outcomes } = answered.value;
  if (answer.unread.length > 0) return undefined;
  const causes = cards.map(name => ({ name, labels: [name] }));
  const explained = (found: readonly Outcome[], rules: Edition) =>
    explainOutcomes({ ...inputOf(staged, found, rules, sources), ...(inquiry && { inquiries: [inquiry] }), causes });
  const otherwise = wrong.map(({ belief }) => {
    const found = outcomesUnder(staged, belief.edition) ?? [];
    const told = found.length === 0 ? [] : explained(found, belief.edition).outcomes;
    return new Set(told.flatMap(it => it.steps.map(step => step.text)));
  });
  return { answered: answered.value, explanation: explained(outcomes, edition), otherwise };
}
