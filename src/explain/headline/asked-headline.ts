// Headline on what was asked: one answer over all outcomes, or what it depends on.

import type { GameEvent, ObjectId, Outcome } from '../../engine/index.ts';
import { capitalized } from '../../kit/strings.ts';
import type { Inquiry } from '../../scenario/index.ts';
import { asSentence, listInWords } from '../english.ts';
import type { ExplainContext } from '../explain-context.ts';
import type { ResolveTrigger } from '../explain-input.ts';
import { explainChoice, explainChoiceRequest } from '../step/choice-step.ts';
import { pickWords } from '../step/pick-words.ts';
import { inOneClause } from './alternative-outcomes.ts';
import { askedAmount } from './asked-amounts.ts';
import { askedChoice, askedLoss, askedWin } from './asked-choices.ts';
import { askedCounters } from './asked-counters.ts';
import { askedDeaths, askedLifeTotal, askedStaying } from './asked-fates.ts';
import type { AskedOutcome, AskedVerdict, LaterSteps } from './asked-outcome.ts';
import { askedProperty } from './asked-properties.ts';
import { askedWhether } from './asked-states.ts';
import { borneOnBy, stoppedBy } from './asked-stops.ts';
import { askedTargeting } from './asked-targeting.ts';
import { askedTitle } from './asked-titles.ts';
import { askedTriggers } from './asked-triggers.ts';
import type { OutcomeInContext } from './explained-outcome.ts';
import { whateverIsChosen } from './open-choices.ts';

/** Inquiries with the event they are asked of. */
export interface AskedInput {
  readonly inquiries: readonly Inquiry[];
  readonly event: GameEvent;
  readonly asked: readonly ObjectId[];
  readonly find: (name: string) => readonly ObjectId[];
  readonly resolve?: ResolveTrigger;
  readonly causeText?: string;
  readonly contextOf?: (outcome: Outcome) => ExplainContext;
  /** False when not every choice was explored. */
  readonly complete: boolean;
}

/** The most inquiries that are answered in one headline. */
const MOST_ANSWERED = 2;

/** The headline, where anything can be judged, and the later steps of the first outcome on which it rests. */
export interface AskedAnswer {
  readonly headline: string | undefined;
  /** The inquiries that can't be judged in every outcome, and those beyond the most that are answered. */
  readonly unanswered: readonly Inquiry[];
  readonly later: readonly LaterSteps[];
}

/** The answer over all outcomes. */
export function askedAnswer(shown: readonly OutcomeInContext[], input: AskedInput): AskedAnswer {
  const answers = input.inquiries.slice(0, MOST_ANSWERED).flatMap(inquiry => {
    const judged = judgedBy(inquiry, shown, input);
    return judged === undefined
      ? []
      : [{ inquiry, sentence: answerTo(inquiry, judged, input), later: judged[0]?.verdict.later }];
  });
  const told = answers.filter(it => it.sentence !== undefined);
  const answered = told.map(it => it.inquiry);
  return {
    headline: told.length === 0 ? undefined : [...new Set(told.map(it => it.sentence))].join(' '),
    unanswered: input.inquiries.filter(it => !answered.includes(it) && !isToldByEvent(it)),
    later: told.flatMap(it => it.later ?? []),
  };
}

/** Whether the sentence on the event tells what an inquiry asks, where nothing triggers. */
function isToldByEvent(inquiry: Inquiry): boolean {
  return inquiry.kind === 'triggers' && inquiry.gains === true;
}

interface Judged {
  readonly shown: OutcomeInContext;
  readonly verdict: AskedVerdict;
}

/** The verdicts in all outcomes; undefined where one can't be told. */
function judgedBy(
  inquiry: Inquiry,
  shown: readonly OutcomeInContext[],
  input: AskedInput,
): readonly Judged[] | undefined {
  const judged: Judged[] = [];
  for (const each of shown) {
    const verdict = verdictOn(inquiry, { ...each, ...input });
    if (verdict === undefined) return undefined;
    judged.push({ shown: each, verdict });
  }
  return judged;
}

function answerTo(inquiry: Inquiry, judged: readonly Judged[], input: AskedInput): string | undefined {
  const [first] = judged;
  if (first === undefined) return undefined;
  const shorts = new Set(judged.map(it => it.verdict.short));
  const facts = new Set(judged.map(it => it.verdict.fact));
  if (shorts.size > 1)
    return inquiry.kind === 'whether' && inquiry.possible === true ? mayBe(judged) : dependsOn(judged);
  if (facts.size > 1 && first.verdict.short === '') return dependsOn(judged, ({ fact }) => fact);
  const explored = input.complete ? '' : 'as far as I explored, ';
  const { short, fact, lead = short } = first.verdict;
  const why = judged.length > 1 && inquiry.kind !== 'choice' ? whateverIsChosen(openRequests(judged)) : '';
  if (facts.size > 1) return asSentence(`${explored}${capitalized(short)}${oneOf([...facts]) ?? why}`);
  // of the copy that the fact names it is not to be said that it does not matter
  const rest = / as (?:a copy|copies) of /u.test(fact) ? '' : why;
  return asSentence(short === '' ? `${explored}${fact}${rest}` : `${explored}${capitalized(lead)}: ${fact}${rest}`);
}

/** The verdict on an inquiry in one outcome; undefined where it can't be told. */
export function verdictOn(inquiry: Inquiry, shown: AskedOutcome): AskedVerdict | undefined {
  switch (inquiry.kind) {
    case 'whether':
      return askedWhether(shown, inquiry);
    case 'property':
      return askedProperty(shown, inquiry);
    case 'counters':
      return askedCounters(shown, inquiry);
    case 'triggers':
      return askedTriggers(shown, inquiry);
    case 'amount':
      return askedAmount(shown, inquiry);
    case 'choice':
      return askedChoice(shown, inquiry);
    case 'lost':
      return askedLoss(shown, inquiry);
    case 'won':
      return askedWin(shown, inquiry);
    case 'lifeTotal':
      return askedLifeTotal(shown, inquiry);
    case 'title':
      return askedTitle(shown, inquiry);
    case 'deaths':
      return askedDeaths(shown, inquiry);
    case 'allStay':
      return askedStaying(shown, inquiry);
    case 'stops':
      return stoppedBy(shown, inquiry, inquiry.from && verdictOn(inquiry.from, shown));
    case 'targeting':
      return askedTargeting(shown);
    case 'bears':
      return borneOnBy(shown, inquiry);
  }
}

/** ": Clone dies, or stays as a copy of Bear Cub": a few ways in which an answer is so; undefined for more. */
function oneOf(facts: readonly string[]): string | undefined {
  const joined = `: ${facts.join(', or ')}`;
  return facts.length <= MOST_WAYS && joined.length <= LONGEST_WAYS ? joined : undefined;
}

const LONGEST_WAYS = 160;

/** Requests with more than one pick among the outcomes. */
function openRequests(judged: readonly Judged[]): readonly string[] {
  const picks = new Map<string, Set<string>>();
  for (const { shown } of judged) {
    for (const { choice, pick } of shown.outcome.picks) {
      const request = explainChoiceRequest(shown.context, choice);
      picks.set(request, (picks.get(request) ?? new Set()).add(pickWords(shown.context, pick)));
    }
  }
  return [...picks].filter(([, all]) => all.size > 1).map(([request]) => request);
}

/** The most ways to an answer that a sentence names. */
const MOST_WAYS = 3;

/** "Yes: you may put Isamaru into the command zone": the choice by which it is so. */
function mayBe(judged: readonly Judged[]): string {
  const so = judged.filter(it => it.verdict.short === 'yes');
  const others = judged.filter(it => !so.includes(it)).flatMap(choicesIn);
  const [way] = so.flatMap(it => choicesIn(it).filter(choice => !others.includes(choice)));
  const fact = way === undefined ? (so[0]?.verdict.fact ?? '') : `if ${way}`;
  return asSentence(`Yes${way === undefined ? ': ' : ', '}${fact}`);
}

/** "It depends: yes if you pay two life for Steam Vents; no if you don't." */
function dependsOn(judged: readonly Judged[], answerOf: (it: AskedVerdict) => string = it => it.short): string {
  const groups = new Map<string, Judged[]>();
  for (const one of judged) {
    const key = answerOf(one.verdict);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const parts = [...groups].map(([short, group]) => {
    const others = judged.filter(it => !group.includes(it)).flatMap(choicesIn);
    const ways = group.map(it => choicesIn(it).find(choice => !others.includes(choice)));
    return { short, ways: [...new Set(ways)], fact: group[0]?.verdict.fact ?? '' };
  });
  const told = parts.every(it => it.ways.length <= MOST_WAYS && !it.ways.includes(undefined));
  if (!told) return asSentence(`It depends on the choices: ${byFacts(parts, judged)}`);
  const clauses = parts.map(({ short, ways }) => {
    const choices = ways.flatMap(it => it ?? []);
    return `${short} if ${listInWords(choices, 'or')}`;
  });
  return asSentence(`It depends: ${clauses.join('; ')}`);
}

/** "Bear Cub gets six, seven, or eight +1/+1 counters"; "yes (Clone enters tapped), or no (it dies)" for others. */
function byFacts(
  parts: readonly { readonly short: string; readonly fact: string }[],
  [first]: readonly Judged[],
): string {
  const facts = parts.map(it => it.fact);
  const said = parts.every(({ short, fact }) => fact.toLowerCase().includes(short.toLowerCase()));
  const joined = first === undefined ? undefined : inOneClause([first.shown], facts);
  if (joined !== undefined) return joined;
  return listInWords(
    parts.map(({ short, fact }) => (said || short === '' ? fact : `${short} (${fact})`)),
    'or',
  );
}

function choicesIn({ shown }: Judged): readonly string[] {
  return shown.outcome.picks.map(made =>
    explainChoice(shown.context, made)
      .replace(/\.$/, '')
      .replace(/^You(r?) /, 'you$1 ')
      .replace(/^(you|\S+) chooses? to apply /, (_, who: string) => `${who} ${who === 'you' ? 'apply' : 'applies'} `),
  );
}
