// Answering of a scenario: staging, solving, and outcomes as named data. The only path from question to answer.
import type { CardBook } from '../cards/index.ts';
import type { Choice, ChoiceRange, Edition, Outcome, RuleFlags, SolveResult } from '../engine/index.ts';
import { editionOf, recordingEdition, solve } from '../engine/index.ts';
import type { Issue } from '../kit/issue.ts';
import { lazyRecords } from '../kit/lazy-records.ts';
import { once } from '../kit/once.ts';
import { forgetPassing } from '../kit/passing-map.ts';
import { ok, type Result } from '../kit/result.ts';
import { uncapitalized } from '../kit/strings.ts';
import { sentenceOnEntering } from '../oracle/index.ts';
import type { Answer, UnreadAnswer } from './answer.ts';
import { outcomeAnswer, type Wording } from './outcome/outcome-answer.ts';
import type { Scenario } from './schema/scenario-schema.ts';
import type { Compiler } from './stage/card-lookup.ts';
import { type Staged, stage } from './stage/stage.ts';
import { idOf } from './stage/staging.ts';

/** Dependencies of answering a scenario. */
export interface AnswerInput {
  readonly book: Pick<CardBook, 'byName'>;
  readonly compiler: Compiler;
  readonly wording: Wording;
  /** The rules to answer by, in place of those of the scenario's day. */
  readonly edition?: Edition;
  /** Collects the flags of the edition that are read; the answer depends on those alone. */
  readonly flagsRead?: Set<keyof RuleFlags>;
}

/** An answer with the data it was made from, for its explanation. It is solved when the answer is first read. */
export interface AnsweredScenario {
  readonly answer: Answer;
  /** The same answer in other words. */
  readonly inWords: (wording: Wording) => Answer;
  readonly staged: Staged;
  /** The outcomes; empty where the event or a choice was refused. */
  readonly outcomes: readonly Outcome[];
}

/** Answers a scenario, or gives every problem that prevents it: what cannot be asked is known before it is solved. */
export function answerScenario(
  scenario: Scenario,
  { book, compiler, wording, edition: rules = editionOf(scenario.rules), flagsRead }: AnswerInput,
): Result<AnsweredScenario, Issue> {
  forgetPassing();
  const staged = stage(scenario, book, compiler, flagsRead === undefined ? rules : recordingEdition(rules, flagsRead));
  if (!staged.ok) return staged;
  const { state, event, script, edition } = staged.value;
  const solved = once(() => solve(state, event, script, edition));
  const inWords = (of: Wording) => answerOf(staged.value, solved, of);
  const answer = inWords(wording);
  return ok(
    lazyAnswered({
      answer: () => answer,
      inWords: () => inWords,
      staged: () => staged.value,
      outcomes: () => {
        const result = solved();
        return result.kind === 'outcomes' ? result.outcomes : [];
      },
    }),
  );
}

const lazyAnswered = lazyRecords<AnsweredScenario>(['answer', 'inWords', 'staged', 'outcomes']);

function answerOf(staged: Staged, solved: () => SolveResult, wording: Wording): Answer {
  const { id, title, rules } = staged.scenario;
  // Looked for in whole trails, which an answer that is only compared with another never makes.
  const unread = once(() => [
    ...unreadOf(staged),
    ...unreadTriggers(solved(), wording),
    ...reflexive(staged),
    ...countedAsCast(staged),
  ]);
  const result = once(() => solvedPart(staged, solved(), wording));
  return lazyAnswer({
    id: () => id,
    title: () => title,
    rules: () => rules,
    unread,
    status: () => result().status,
    reason: () => result().reason,
    rule: () => result().rule,
    unasked: () => result().unasked,
    refused: () => result().refused,
    outcomes: () => result().outcomes,
    complete: () => result().complete,
    unresolved: () => (isUnresolved(staged) ? true : undefined),
  }) as Answer; // what is undefined in it is optional there
}

/** The part of an answer for which the scenario is solved. */
type Solved = Pick<Answer, 'status' | 'reason' | 'rule' | 'unasked' | 'refused' | 'outcomes' | 'complete'>;

function solvedPart(staged: Staged, solved: SolveResult, wording: Wording): Solved {
  if (solved.kind === 'illegal')
    return { status: 'illegal', ...refusal(staged, solved.why, wording), outcomes: [], complete: true };
  const outcomes = solved.outcomes.map(outcome => outcomeAnswer(staged, outcome, wording));
  return { status: 'answered', outcomes, complete: solved.complete };
}

/** An answer with a value for each field. */
type WholeAnswer = { readonly [K in keyof Answer]-?: Answer[K] | undefined };

const lazyAnswer = lazyRecords<WholeAnswer>([
  'id',
  'title',
  'rules',
  'unread',
  'status',
  'reason',
  'rule',
  'unasked',
  'refused',
  'outcomes',
  'complete',
  'unresolved',
]);

/** 608.2b: whether all targets are illegal. */
function isUnresolved({ event }: Staged): boolean {
  if (event.kind !== 'carriesOut' || event.illegal === undefined) return false;
  return event.illegal.length > 0 && event.illegal.length === event.targets.length;
}

type Refusal = Extract<SolveResult, { kind: 'illegal' }>['why'];

/** A choice that may not be made, with those that may. */
function refusal(
  staged: Staged,
  why: Refusal,
  wording: Wording,
): Pick<Answer, 'reason' | 'rule' | 'refused' | 'unasked'> {
  if (why.kind === 'unusedPick') {
    const { written, created } = why;
    const forWhat = created === undefined ? '' : ` for "${created.name}"`;
    const absent = forWhat === '' ? '' : ' There is no object of that name before it.';
    return { reason: `Nobody is asked to choose "${written}"${forWhat} in this event.${absent}`, unasked: written };
  }
  const { choice, written } = why;
  const { rule, kind } = choice;
  const legal = legalPicks(staged, choice);
  const instead = legal.length === 0 ? 'Nothing can be chosen.' : `What can be chosen: ${legal.join(', ')}.`;
  const because = wording.missed(why, staged.state, staged.event) ?? absence(why);
  const reason = [`"${written}" is not a legal choice here${because === undefined ? '.' : `: ${because}`}`, instead];
  const cause = because === undefined ? {} : { because };
  return { reason: reason.join(' '), rule, refused: { kind, written, ...cause, legal } };
}

/** A name for an object that means none that is there. */
function absence({ choice, named, written }: Extract<Refusal, { kind: 'illegalPick' }>): string | undefined {
  if (choice.legal.kind !== 'objects') return undefined;
  if (!named) return `nothing called "${written}" is there.`;
  const { total, min, max, orNone, bound } = choice.legal;
  if (bound !== undefined) return 'the words of the instruction do not let these be chosen together.';
  if (min > 1)
    return `${min === max ? min : `${min} to ${max}`} are picked together${orNone === true ? ', or none' : ''}.`;
  return total && `what is picked needs a total power of ${total.atLeast} or greater (702.122a, 702.171a).`;
}

/** Number of legal picks that a refusal lists. */
const MOST_PICKS = 25;

function legalPicks(staged: Staged, { legal, options }: Choice): readonly string[] {
  const label = (id: string) => staged.names.objects.find(it => idOf(it) === id)?.key ?? id;
  switch (legal.kind) {
    case 'objects': {
      const shown = legal.among.slice(0, MOST_PICKS).map(label);
      return (legal.min === 0 || legal.orNone === true) && shown.length > 0 ? [...shown, 'none'] : shown;
    }
    case 'words':
      return legal.words === 'any' ? ['any word of its kind'] : legal.words.slice(0, MOST_PICKS);
    case 'cardNames':
      return [`the name of ${rangeOfNames(legal.range)}`];
    case 'numbers':
      return [`${legal.min} to ${legal.max}`];
    case 'options':
      return options.slice(0, MOST_PICKS).map(option => option.label);
  }
}

/** 201.4a: the cards whose names may be chosen. */
function rangeOfNames(range: ChoiceRange | undefined): string {
  if (range?.kind === 'words') return `a ${range.words.join(', ')} card`;
  return range?.kind === 'except' ? `a card other than a ${range.words.join(' or ')} card` : 'a card';
}

/** Triggered abilities that may trigger or not, because not all of their words were read. */
function unreadTriggers(solved: SolveResult, wording: Wording): readonly UnreadAnswer[] {
  if (solved.kind !== 'outcomes') return [];
  const lines = new Map<string, UnreadAnswer>();
  for (const step of solved.outcomes.flatMap(outcome => outcome.trail)) {
    if (step.kind !== 'notTriggered' || step.unread === undefined) continue;
    const { name: card } = step.effect;
    const [event] = step.unread.events;
    const line =
      event?.kind === 'text'
        ? `${event.text}, ${uncapitalized(step.unread.effect, card)}`
        : wording.ability(step.unread, card);
    lines.set(`${card}: ${line}`, { card, line, matters: true });
  }
  return [...lines.values()];
}

/** 607.2: counters whose number its own cast trigger found out, where the question does not give them. */
function countedAsCast({ event, state }: Staged): readonly UnreadAnswer[] {
  const entering = event.kind === 'enters' ? event.objects : [];
  return entering.flatMap(({ object, face, counters, cast }) => {
    const printed = state.objects.get(object)?.printed;
    if (printed === undefined || cast === undefined || counters.length > 0) return [];
    return (printed.faces[face]?.abilities ?? []).flatMap(ability => {
      if (ability.kind !== 'triggered' || !ability.events.some(it => it.kind === 'casts')) return [];
      const sentence = sentenceOnEntering(ability.effect);
      return sentence === undefined ? [] : [{ card: printed.cardName, line: sentence, matters: true }];
    });
  });
}

/** 603.12: reflexive triggered abilities of what enters, which are not carried out. */
function reflexive({ event, state }: Staged): readonly UnreadAnswer[] {
  const entering = event.kind === 'enters' ? event.objects : [];
  return entering.flatMap(({ object, face }) => {
    const printed = state.objects.get(object)?.printed;
    const abilities = printed?.faces[face]?.abilities ?? [];
    return abilities.flatMap(ability => {
      if (ability.kind !== 'triggered' || !ability.events.some(it => it.kind === 'text' && it.reflexive)) return [];
      return [{ card: printed?.cardName ?? '', line: `When you do: ${ability.effect}`, matters: true }];
    });
  });
}

/** Lines that were not read, and whether they are on something that could bear on the event. */
function unreadOf({ unread, state }: Staged): readonly UnreadAnswer[] {
  const near = new Set<string>();
  for (const object of state.objects.values()) {
    if (['battlefield', 'command', 'stack', 'nowhere'].includes(object.zone)) near.add(object.printed.cardName);
  }
  return unread.map(({ card, line, about, ofEvent, unplayed }) => ({
    card,
    line,
    ...(unplayed === undefined ? {} : { unplayed }),
    matters:
      unplayed !== 'lasts' &&
      (ofEvent === true || about.includes('event from any zone') || (about.includes('event') && near.has(card))),
  }));
}
