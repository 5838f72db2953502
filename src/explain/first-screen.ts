// The first screen of an answer: what a reader needs within ten seconds, in the order in which the eye wants it.

import { spellDay } from '../rules/index.ts';
import type { CitedRule, ExplainedStep, Explanation, OfferedRuling } from './explanation.ts';
import { differingLines, type OutcomeLine } from './outcome-lines.ts';
import { type Quote, quotesOf } from './rule-quotes.ts';
import { type ReasonSentence, screenReason } from './screen-reason.ts';

/** One object or player as the event leaves it, in a line. */
export interface StateLine {
  readonly name: string;
  readonly facts: string;
}

export interface FirstScreen {
  /** The question as it was understood, in one line; left out where nobody has printed it. */
  readonly question: string | undefined;
  /** Remarks on how the question was read. */
  readonly remarks: readonly string[];
  /** Sentences on lines that were not read and could matter. */
  readonly unread: readonly string[];
  readonly result: string;
  /** The difference that the last change of the question has made. */
  readonly instead: string | undefined;
  /** The reason in a few sentences, each with its rules. */
  readonly reason: readonly ReasonSentence[];
  /** Everything the event leaves behind; empty where there are several outcomes. */
  readonly state: readonly StateLine[];
  /** Abilities that trigger; empty where there are several outcomes. */
  readonly triggers: readonly string[];
  /** Words on the order of the triggers. */
  readonly triggerOrder: string;
  /** One line for each kind of outcome; empty where there is one outcome. */
  readonly outcomes: readonly OutcomeLine[];
  /** The steps that decided and that the reason has not said, at most three. */
  readonly steps: readonly ExplainedStep[];
  /** The rules that decided, each by its deciding sentence. */
  readonly quotes: readonly Quote[];
  /** The other rules of notable steps. */
  readonly also: readonly CitedRule[];
  /** The official ruling that speaks of the same event. */
  readonly ruling: OfferedRuling | undefined;
  /** The answer under the rules of other days, in short. */
  readonly otherDate: string | undefined;
  readonly foot: readonly string[];
}

/** The order of triggers where nobody has a choice. */
export const STACK_ORDER = 'first on the stack first';

const MOST_STEPS = 3;
/** Characters that the steps take together. */
const STEPS_ROOM = 240;
/** Characters of one quoted sentence, and of two together. */
const QUOTE_ROOM = 200;
const QUOTES_ROOM = 260;

/** The first screen of an explanation. */
export function firstScreen(explanation: Explanation): FirstScreen {
  const several = explanation.outcomes.length > 1;
  const [shown] = explanation.outcomes;
  const { reason, left } = screenReason(explanation);
  const steps = several ? [] : fittingSteps(left);
  const cited = [...new Set([...reason.flatMap(it => it.rules), ...steps.map(it => it.rule)])];
  const decided = decidingRules(reason, steps);
  const quotes = decidingQuotes(explanation.rules, decided);
  const notable = new Set(
    (shown?.steps ?? [])
      .filter(it => it.notable && it.matter !== 'plain entry')
      .flatMap(it => [it.rule, ...(it.also ?? [])]),
  );
  const named = new Set([...cited, ...quotes.map(it => it.rule)]);
  return {
    question: lineRead(explanation) ?? explanation.question,
    remarks: [...remarksOf(explanation), ...(explanation.notices ?? [])],
    unread: explanation.unread,
    result: explanation.headline,
    instead: explanation.instead,
    reason,
    state: several || shown === undefined ? [] : shown.objects.map(stateLine),
    triggers: several ? [] : (shown?.triggers ?? []),
    triggerOrder: shown?.triggerOrder ?? STACK_ORDER,
    outcomes: differingLines(explanation),
    steps,
    quotes,
    also: decided.length === 0 ? [] : explanation.rules.filter(it => !named.has(it.rule) && notable.has(it.rule)),
    ruling: explanation.ruling === undefined ? undefined : inShort(explanation.ruling),
    otherDate: explanation.otherDates?.[0],
    foot: explanation.foot,
  };
}

/** The rules of an answer, those that its first screen cites before the others. */
export function rulesAsShown(explanation: Explanation): readonly CitedRule[] {
  const { reason, steps } = firstScreen(explanation);
  const cited = decidingRules(reason, steps);
  const isCited = ({ rule }: CitedRule) => cited.includes(rule);
  const first = cited.flatMap(rule => explanation.rules.find(it => it.rule === rule) ?? []);
  return [...first, ...explanation.rules.filter(it => !isCited(it))];
}

/** The rules of the reason and of the steps after it, each once; that on how anything enters decides nothing. */
function decidingRules(reason: readonly ReasonSentence[], steps: readonly ExplainedStep[]): readonly string[] {
  const told = reason.filter(it => it.matter !== 'plain entry').flatMap(it => it.rules);
  return [...new Set([...told, ...steps.map(it => it.rule)])];
}

const READ = 'I read: ';

/** The line that a plain question was read as; undefined for a question asked in another form. */
function lineRead({ understood = [] }: Explanation): string | undefined {
  return understood.find(it => it.startsWith(READ));
}

/** Remarks on the reading of a plain question, without the line it was read as, which stands above the answer. */
function remarksOf({ understood = [] }: Explanation): readonly string[] {
  return understood.filter(it => !it.startsWith(READ));
}

function stateLine({ title, lines, short }: Explanation['outcomes'][number]['objects'][number]): StateLine {
  return { name: short?.name ?? title, facts: short?.line ?? lines.join(' · ') };
}

function fittingSteps(steps: readonly ExplainedStep[]): readonly ExplainedStep[] {
  const taken: ExplainedStep[] = [];
  let length = 0;
  for (const step of steps.slice(0, MOST_STEPS)) {
    length += step.text.length;
    if (length > STEPS_ROOM) break;
    taken.push(step);
  }
  return taken;
}

function inShort(ruling: OfferedRuling): OfferedRuling {
  return { ...ruling, text: cutAt(ruling.text, QUOTE_ROOM) };
}

/** The first of the rules cited, and the second where both are short; rules that the answer does not have are passed over. */
function decidingQuotes(rules: readonly CitedRule[], cited: readonly string[]): readonly Quote[] {
  const found = cited.flatMap(number => rules.find(it => it.rule === number) ?? []);
  const quotes = quotesOf(found).quotes.filter(it => it.first.length <= QUOTE_ROOM || it.rule === found[0]?.rule);
  const [first, second] = quotes;
  if (first === undefined) return [];
  const both = second !== undefined && first.first.length + second.first.length <= QUOTES_ROOM;
  return (both ? [first, second] : [first]).map(quote => {
    const source = found.find(it => it.rule === quote.rule);
    return {
      ...quote,
      mark: source === undefined ? '' : markIn(source),
      first: cutAt(quote.first, QUOTE_ROOM),
      rest: '',
    };
  });
}

/** The source of a short quote, where that is not the official text in force. */
function markIn({ official, until }: CitedRule): string {
  if (until !== undefined) return `our summary, as it was until ${spellDay(until)}`;
  return official ? '' : 'our summary';
}

/** The text when it fits, else its beginning, and of a condition the end as well: there stands what follows from it. */
function cutAt(text: string, room: number): string {
  if (text.length <= room) return text;
  if (!CONDITION.test(text)) return `${headOf(text, room)} …`;
  const clauses = text.split(/(?<=[,;]) /u);
  const from = clauses.findIndex((_, at) => at > 0 && clauses.slice(at).join(' ').length <= room / 2);
  if (from < 0) return `${headOf(text, room)} …`;
  const end = clauses.slice(from).join(' ');
  return `${headOf(text, room - end.length - 2)} … ${end}`;
}

const CONDITION = /^(?:Any time|As|If|When|Whenever|While)\b/u;

/** Whole clauses of a text where they are most of the room, else whole words. */
function headOf(text: string, room: number): string {
  const head = text.slice(0, room);
  const clause = /^.*(?=[,;:] )/su.exec(head)?.[0] ?? '';
  return clause.length * 2 > room ? clause : head.replace(/[\s,;:]+\S*$/u, '');
}
