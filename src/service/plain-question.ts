// Plain questions in answers: their reading, lines about it above the answer, or the question back as an issue.

import type { CardBook } from '../cards/index.ts';
import { predefinedToken } from '../engine/index.ts';
import { boardInWords, passedOverSaid, remarksOnObjects, unanswered, withoutUnusedNames } from '../explain/index.ts';
import type { Issue } from '../kit/issue.ts';
import { onceEach } from '../kit/once.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { unnumbered } from '../kit/strings.ts';
import type { AskedInWords, QuestionReading, SpellWithMore } from '../question/index.ts';
import { readDay } from '../rules/index.ts';
import {
  type Answer,
  boardOfLine,
  type Compiler,
  type GivenObject,
  type NameOf,
  printShorthand,
  readShorthand,
  type Scenario,
} from '../scenario/index.ts';
import { UNWORDED } from './answer-wording.ts';
import { asResolution } from './as-resolution.ts';
import { castBeforeSaid } from './cast-before.ts';
import { memoizedBook } from './memoized.ts';
import { QUESTION_READER } from './question-reader.ts';
import type { TryScenario } from './tried-scenarios.ts';

/** A plain question beside its scenario: lines about its reading, and what it asks. */
export interface UnderstoodQuestion {
  readonly lines: readonly string[];
  /** The line of shorthand it was read as; left out where shorthand has none. */
  readonly shorthand?: string;
  /** Names that could have meant other cards. */
  readonly taken: readonly { readonly typed: string; readonly others: readonly string[] }[];
  readonly asked: readonly AskedInWords[];
}

/** A reader of plain questions. */
interface PlainQuestions {
  /** The reading of a plain question. */
  readonly understand: (text: string) => QuestionReading;
  /** The scenario of a plain question, or the question back; undefined where `line`, its reading as shorthand, holds. */
  readonly read: (text: string, line: Result<Scenario, Issue>) => Result<Scenario, Issue> | undefined;
  /** Questions as they were understood, by the scenario that was read from them. */
  readonly understood: WeakMap<Scenario, UnderstoodQuestion>;
}

/** Dependencies of the reader. */
interface PlainQuestionDeps {
  readonly book: Pick<CardBook, 'byName' | 'namesIn' | 'nameNear'>;
  readonly nameOf: NameOf;
  readonly compiler: Compiler;
}

/** Makes a reader of plain questions, which tries scenarios. */
export function plainQuestions(deps: PlainQuestionDeps, tryScenario: TryScenario): PlainQuestions {
  const hasAnswer = (scenario: Scenario) => tryScenario(scenario).ok;
  const understood = new WeakMap<Scenario, UnderstoodQuestion>();
  const { nameOf, compiler } = deps;
  const understand = (text: string) => {
    const book = memoizedBook(deps.book);
    const solve = onceEach((scenario: Scenario): Result<Answer, Issue> => {
      const asked = tryScenario(scenario);
      return asked.ok ? ok(asked.value.inWords(UNWORDED)) : asked;
    });
    return QUESTION_READER.get()(text, { book, compiler, solve, dayOf: readDay });
  };
  const read = (text: string, line: Result<Scenario, Issue>): Result<Scenario, Issue> | undefined => {
    if (line.ok && isNamedWell(line.value, nameOf) && hasAnswer(line.value) && !isOfTokenMade(text, line.value))
      return undefined;
    const written = isShorthand(text, deps, hasAnswer);
    // "cast Wrath of God, my board: a bear. anything die?": sections of a sentence that asks
    const isWell = line.ok && isNamedWell(line.value, nameOf);
    if (written && (isWell || !text.includes('?'))) return undefined;
    const reading = understand(text);
    if (reading.kind === 'read') {
      const shorthand = printShorthand(reading.scenario, nameOf) ?? printShorthand(causeless(reading.scenario), nameOf);
      understood.set(reading.scenario, {
        lines: understoodLines(reading, shorthand, nameOf),
        ...(shorthand === undefined ? {} : { shorthand }),
        taken: reading.taken.filter(it => it.others.length > 0),
        asked: reading.castBefore.length === 0 ? reading.asked : reading.asked.filter(isOfObjects),
      });
      return ok(reading.scenario);
    }
    // what keeps a typed event from happening is a better answer than that it is not asked for
    if (reading.kind === 'declined' && isWell && boardOfLine(text) !== '' && line.value.when.kind === 'activates')
      return undefined;
    if (reading.kind === 'declined' || (line.ok && !isOfNames(line.value, nameOf)))
      return err(questionBack(reading, nameOf));
    const named = line.ok && namedIn(line.value).length > 0 && isNamedWell(line.value, nameOf);
    // "Opp: Blind Obedience. Me: Wurmcoil Engine. Tapped?": sections of a sentence without an event
    const isSectioned = SECTIONS.test(text) && !written && !SENTENCES.test(text);
    return isSectioned || reading.found.length === 0 || named ? undefined : err(questionBack(reading, nameOf));
  };
  return { understand, read, understood };
}

/** The wording "Academy Manufactor, one Treasure?": no list of what enters at once, though it may be read as one. */
function isOfTokenMade(text: string, { when }: Scenario): boolean {
  const entering = when.kind === 'enters' ? when.objects : [];
  const isMixed = entering.some(it => it.token !== undefined) && entering.some(it => it.card !== undefined);
  return isMixed && /\?\s*$/u.test(text) && !/\benters?\b/iu.test(text);
}

/** Whether an inquiry is about objects alone: what is left out that triggers as a spell is cast may answer the others. */
function isOfObjects({ inquiry: { kind } }: AskedInWords): boolean {
  return kind === 'whether' || kind === 'property' || kind === 'counters';
}

/** A colon after a player or a zone, which makes a text shorthand. */
const SECTIONS = /(?:^|[;,\n|])\s*(?:me|my|opp|opponent|with|against|graveyard|hand|library|rules)\b[^:;]{0,20}:/iu;

/** Whether a text has sections of shorthand after an event in shorthand: what is wrong with those is for it to say. */
function isShorthand(
  text: string,
  { book, nameOf }: PlainQuestionDeps,
  hasAnswer: (scenario: Scenario) => boolean,
): boolean {
  const board = boardOfLine(text);
  if (board === '' || !text.includes(board.slice(2))) return false;
  const event = text.slice(0, text.length - board.length + 2).replace(/[\s;,|]+$/u, '');
  const line = asResolution(readShorthand(event, nameOf), event, book);
  if (line.ok && line.value.when.kind === 'resolves') return true;
  if (!line.ok || line.value.when.kind !== 'enters') return false;
  if (line.value.when.objects.some(({ card }) => card !== undefined && book.byName(card).kind === 'ambiguous'))
    return true;
  return isNamedWell(line.value, nameOf) && hasAnswer(line.value);
}

/**
 * Whether the name of every card of a line is spelled as it is, and every token it calls by a name has one. What "enters as
 * a copy of X that they control. Tapped?" chooses is no name.
 */
function isNamedWell(scenario: Scenario, nameOf: NameOf): boolean {
  const picked = scenario.choose.flatMap(it => (it.kind === 'copy' ? it.picks : []));
  if (picked.some(it => SENTENCES.test(it) && nameOf(it) === undefined)) return false;
  return namedIn(scenario).every(
    ({ card, token }) =>
      (card === undefined || nameOf(card) !== undefined) &&
      (token?.kind !== 'predefined' || predefinedToken(token.name) !== undefined),
  );
}

const SENTENCES = /[.!?] |\?$/u;

/** The objects of a line that go by the name of a card or token. */
function namedIn({ given, when }: Scenario): readonly Pick<GivenObject, 'card' | 'token'>[] {
  return [
    ...Object.values(given.players).flatMap(player => LISTED.flatMap(zone => player[zone] ?? [])),
    ...(when.kind === 'enters' ? when.objects : []),
    ...(when.kind === 'resolves' ? [{ card: when.spell }] : []),
  ];
}

const LISTED = ['battlefield', 'hand', 'library', 'graveyard', 'exile'] as const;

/** The reading of a plain question in lines: its shorthand, the cards chosen for ambiguous names, and assumptions. */
function understoodLines(
  reading: Extract<QuestionReading, { kind: 'read' }>,
  shorthand: string | undefined,
  nameOf: NameOf,
): readonly string[] {
  const { scenario, castBefore, passedOver } = reading;
  const passed = passedOverSaid(passedOver);
  return [
    `I read: ${shorthand === undefined ? inWords(scenario) : withoutUnusedNames(shorthand)}`,
    ...remarksOnObjects(reading),
    ...(reading.doesMore === undefined ? [] : [moreOf(reading.doesMore, nameOf)]),
    ...(castBefore.length === 0 ? [] : [castBeforeSaid(castBefore)]),
    ...(reading.notInquired === undefined ? [] : [unanswered(reading.notInquired)]),
    ...(passed === undefined ? [] : [passed]),
  ];
}

/** The line about what a spell does beside the event: a question for all of it where that is played, else a quotation. */
function moreOf({ name, unplayed, whole }: SpellWithMore, nameOf: NameOf): string {
  if (unplayed.length > 0) return `Not shown of ${name}: "${unplayed.join(' ')}"`;
  const scenario = whole();
  const line = scenario === undefined ? undefined : printShorthand(scenario, nameOf);
  return `${name} does more than this event${line === undefined ? '.' : `. For all of it, ask: ${line}`}`;
}

/** The scenario without the cause of its counters, which shorthand has no words for. */
function causeless(scenario: Scenario): Scenario {
  if (scenario.when.kind !== 'putsCounters') return scenario;
  const { by: _, player: __, ...when } = scenario.when;
  return { ...scenario, when };
}

/** The scenario in sentences, or at least the cards in it, where shorthand has no line for it. */
function inWords(scenario: Scenario): string {
  const words = boardInWords(scenario);
  if (words !== undefined) return words;
  const objects = Object.values(scenario.given.players).flatMap(player => LISTED.flatMap(zone => player[zone] ?? []));
  const entering = scenario.when.kind === 'enters' ? scenario.when.objects : [];
  const cards = [...entering, ...objects].flatMap(it => it.card ?? []);
  return `${[...new Set(cards)].join('; ')} (no line of shorthand says the rest)`;
}

/** Whether what an event of a line is about is called by names, or by handles of one word; a sentence is neither. */
function isOfNames({ when }: Scenario, nameOf: NameOf): boolean {
  const objects: readonly unknown[] = 'objects' in when && Array.isArray(when.objects) ? when.objects : [];
  const refs = objects.filter(it => typeof it === 'string');
  return refs.every(it => nameOf(unnumbered(it)) !== undefined || it.trim().split(/\s+/u).length < 6);
}

/** The reason why a plain question has no answer yet, with suggestions that have one. */
function questionBack(reading: Exclude<QuestionReading, { kind: 'read' }>, nameOf: NameOf): readonly Issue[] {
  if (reading.kind !== 'asked back') return [{ path: [], message: reading.sentence }];
  const { offers, nearest = [], question: message, events } = reading;
  const board = events === undefined ? '' : boardOfLine(printShorthand(events.scenario, nameOf) ?? '');
  const offered = offers.flatMap(({ question, scenario }) => {
    const line = scenario === undefined ? undefined : printShorthand(scenario, nameOf);
    return question ?? line ?? [];
  });
  const instead = [...offered, ...(events?.lines ?? []).map(it => `${it}${board}`)];
  const names = nearest.map(({ typed, names: suggestions }): Issue => {
    const several = suggestions.length > 1 ? `"${typed}" may be several cards. Which one is meant?` : '';
    return { path: [], message: several || `I know no card called "${typed}".`, suggestions, typed };
  });
  // where the name is all that is open, the offers are the question with each of the names
  const isOpen = names.some(it => it.message === message);
  return isOpen ? names : [{ path: [], message, suggestions: offered, instead }, ...names];
}
