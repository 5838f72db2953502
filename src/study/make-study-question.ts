// Questions made from a seed: boards are drawn until one is worth asking, then all that does not matter is left out.

import { boardInWords } from '../explain/index.ts';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { stringsOf } from '../kit/strings.ts';
import { readScenario, type Scenario } from '../scenario/index.ts';
import { BELIEFS, type Belief } from './beliefs.ts';
import { type StudyCard, studyCards } from './card-functions.ts';
import { STORY } from './kinds-of-cards.ts';
import { type DrawnBoard, libraryBoards, withLikeCards } from './library-boards.ts';
import { type Chance, chanceOf } from './seeded-chance.ts';
import { type Asked, askedOf, hasNoStateBasedAction, rightAnswer } from './study-answers.ts';
import { partCount, type StudyBoard, scenarioOf, withoutPart } from './study-board.ts';
import { beliefsOn, studyBoardFor } from './study-boards.ts';
import {
  STUDY_TOPICS,
  type StudyQuestion,
  type StudyRequest,
  type StudySources,
  type StudyTopic,
} from './study-question.ts';
import { writtenQuestion } from './written-question.ts';

/** The most boards that are tried for one question, and for one belief. */
const MOST_BOARDS = 2_400;
const BOARDS_FOR_ONE = 80;
/** The number of boards of which one is of the library, with other cards of the same function. */
const LIBRARY_SHARE = 6;
/** The number of draws of which one may be of the beliefs that are seldom drawn. */
const OFTEN_SHARE = 3;
/** Characters of an option. */
const LONGEST_OPTION = 130;
/** Wrong answers beside the right one. */
const LEAST_WRONG = 2;
const MOST_WRONG = 3;

/** Questions of one seed. */
export interface SeedQuestions {
  /** The first of the difficulty that is asked for, or of any where none is. */
  readonly wanted?: StudyQuestion;
  /** The first of any difficulty: the one that the same request without a difficulty makes. */
  readonly first?: StudyQuestion;
}

/** The question of a request, or what was wrong with the request. */
export function makeStudyQuestion(request: StudyRequest, sources: StudySources): Result<StudyQuestion, Issue> {
  const { wanted } = seedQuestions(request, sources);
  if (wanted !== undefined) return ok(wanted);
  const message = `No question came of seed ${request.seed}. Try another seed, or leave the difficulty out.`;
  return err([{ path: ['seed'], message }]);
}

/** The questions that a seed makes within the boards of a request, up to the one that is wanted. */
export function seedQuestions(
  { seed, topic, difficulty, boards = MOST_BOARDS }: StudyRequest,
  sources: StudySources,
): SeedQuestions {
  const chance = chanceOf(seed);
  const cards = cardsOf(sources);
  const topics = Object.keys(STUDY_TOPICS) as StudyTopic[]; // the record's own keys
  const about = topic ?? chance.one(topics) ?? 'entering';
  const beliefs = beliefsOn(about);
  let wanted: readonly Belief[] = beliefs;
  let first: StudyQuestion | undefined;
  for (let n = 0; n < boards; n++) {
    if (n % BOARDS_FOR_ONE === 0) wanted = chance.oneIn(LIBRARY_SHARE) ? beliefs : drawnOf(beliefs, about, chance);
    const [belief, ...more] = wanted;
    const drawn =
      more.length > 0
        ? withLikeCards(chance.one(boardsOf(sources, about)), cards, chance)
        : asDrawn(belief && studyBoardFor(belief, about, cards, chance));
    const question = drawn && questionOn(drawn, { seed, topic: about, wanted, chance, sources });
    if (question === undefined) continue;
    first ??= question;
    if (difficulty === undefined || question.difficulty === difficulty) return { wanted: question, first };
  }
  return first === undefined ? {} : { first };
}

/**
 * One belief; those that nearly each of their boards refutes, and those of other topics, are seldom drawn, lest a topic be
 * about little else.
 */
function drawnOf(beliefs: readonly Belief[], topic: StudyTopic, chance: Chance): readonly Belief[] {
  const rare = beliefs.filter(it => it.topic === topic && !isOften(it));
  const isOftenDrawn = rare.length === 0 || chance.oneIn(OFTEN_SHARE);
  return chance.some(isOftenDrawn ? beliefs : rare, 1);
}

function isOften({ name }: Belief): boolean {
  return OFTEN.some(it => it === name);
}

const OFTEN: readonly Belief['name'][] = [
  'countsItself',
  'judgedAsPrinted',
  'landsKeepAbilities',
  'lookAheadSeesExistingEffects',
  'neverCountsItself',
  'sagasWithoutChaptersStay',
];

const LIBRARY = new WeakMap<object, readonly StudyBoard[]>();

/** The boards of the library that are about a topic: only those with Sagas or battles are about these. */
function boardsOf({ library, compiler }: StudySources, topic: StudyTopic): readonly StudyBoard[] {
  const known = LIBRARY.get(library) ?? libraryBoards(library);
  LIBRARY.set(library, known);
  if (topic !== 'sagas') return known;
  const stories = new Set(cardsOf({ compiler }).flatMap(it => (STORY(it) ? [it.name] : [])));
  return known.filter(({ yours, theirs, when }) => stringsOf([yours, theirs, when]).some(it => stories.has(it)));
}

function asDrawn(board: StudyBoard | undefined): DrawnBoard | undefined {
  return board && { board };
}

const CARDS = new WeakMap<object, readonly StudyCard[]>();

function cardsOf({ compiler }: Pick<StudySources, 'compiler'>): readonly StudyCard[] {
  const known = CARDS.get(compiler) ?? studyCards(compiler);
  CARDS.set(compiler, known);
  return known;
}

/** A board as a scenario and in words; undefined where it is none, or has no words. */
function told(board: StudyBoard): { readonly scenario: Scenario; readonly words: string } | undefined {
  const scenario = readScenario({ title: 'A question of study', ...scenarioOf(board) });
  const words = scenario.ok ? boardInWords(scenario.value) : undefined;
  return scenario.ok && words !== undefined ? { scenario: scenario.value, words } : undefined;
}

/** Ingredients of a question. */
interface Making {
  readonly seed: number;
  readonly topic: StudyTopic;
  /** The beliefs of which it is to refute one. */
  readonly wanted: readonly Belief[];
  readonly chance: Chance;
  readonly sources: StudySources;
}

function questionOn({ board, fresh }: DrawnBoard, making: Making): StudyQuestion | undefined {
  const whole = told(board);
  if (!isAtRest(board, making.sources)) return undefined;
  const asked =
    whole && mostTelling(askedOf(whole.scenario, making.sources, making.wanted, othersThan(making)), making);
  if (asked === undefined) return undefined;
  const { least, plain } = withoutAsides(pruned(board, asked, making.sources), asked, making.sources);
  const shown = told(least);
  if (shown === undefined || partCount(least) === 0) return undefined;
  if (fresh !== undefined && !namesOn(least).some(it => fresh.includes(it))) return undefined;
  if (isSoBefore(least, plain, making.sources)) return undefined;
  const right = rightAnswer(shown.scenario, namesOn(least), plain, making.sources);
  if (right === undefined) return undefined;
  return writtenQuestion({ ...making, ...right, board: least, words: shown.words, asked: plain });
}

function othersThan({ wanted }: Making): readonly Belief[] {
  return BELIEFS.filter(it => !wanted.includes(it));
}

function namesOn({ yours, theirs }: StudyBoard): readonly string[] {
  return [...yours, ...theirs].flatMap(it => (typeof it === 'string' ? [it] : []));
}

/** The inquiry most worth asking, with its wrong answers; undefined where none has two, one of them wanted. */
function mostTelling(asked: readonly Asked[], { topic, wanted, chance }: Making): Asked | undefined {
  const fit = asked.flatMap(({ inquiry, right, wrong }) => {
    const short = wrong.filter(({ text }) => text.length <= LONGEST_OPTION);
    const own = short.find(it => wanted.includes(it.belief));
    if (short.length < LEAST_WRONG || own === undefined || right.length > LONGEST_OPTION) return [];
    if (inquiry === undefined && BYSTANDERS.test(right)) return [];
    const near = short.filter(it => it !== own && it.belief.topic === topic);
    const far = short.filter(it => it !== own && it.belief.topic !== topic);
    const others = [...chance.some(near, MOST_WRONG), ...chance.some(far, MOST_WRONG)];
    const [likely, farFetched] = [false, true].map(is => others.filter(it => isFarFetched(it.belief) === is));
    const some = [own, ...(likely ?? [])].slice(0, MOST_WRONG);
    const all = some.length < LEAST_WRONG ? [...some, ...(farFetched ?? []).slice(0, LEAST_WRONG - some.length)] : some;
    return [{ inquiry, right, wrong: all, tempting: short.length }];
  });
  const most = Math.max(0, ...fit.map(it => it.wrong.length));
  return fit.find(it => it.wrong.length === most);
}

/** An answer that tells of abilities that others come to have, of which nobody thinks where something enters. */
const BYSTANDERS = /\bgains? (?!\d)/u;

/** Beliefs that bear on nearly every board, so that few would fall for them: only where no others give an answer. */
function isFarFetched({ name }: Belief): boolean {
  return name === 'effectsApplyAgain' || name === 'entersWithIsTriggered';
}

/** The board without what neither the right answer nor any of the wrong ones needs. */
function pruned(board: StudyBoard, asked: Asked, sources: StudySources): StudyBoard {
  let least = board;
  for (let at = partCount(board) - 1; at >= 0; at--) {
    const less = withoutPart(least, at);
    if (isAnsweredLikewise(less, asked, sources) && isAtRest(less, sources)) least = less;
  }
  return least;
}

/** Whether what is asked has the same answers, right and wrong, without the event. */
function isSoBefore({ choose: _, ...before }: StudyBoard, asked: Asked, sources: StudySources): boolean {
  return (
    asked.inquiry?.kind === 'property' && isAnsweredLikewise({ ...before, when: NOTHING_OF_MATTER }, asked, sources)
  );
}

/** An end of a right answer that is beside the point: "They are also enchantments.", ", and Soul Warden does not trigger". */
const ASIDE = /^(?:\. |, and [^.]*(?:does|do) not trigger\b)/u;

/** The board without what only adds an aside to the right answer. */
function withoutAsides(
  board: StudyBoard,
  asked: Asked,
  sources: StudySources,
): { readonly least: StudyBoard; readonly plain: Asked } {
  let least = board;
  let plain = asked;
  for (let at = partCount(board) - 1; at >= 0; at--) {
    const less = withoutPart(least, at);
    const answered = answeredInShort(less, plain, sources);
    if (answered === undefined || !isAtRest(less, sources)) continue;
    least = less;
    plain = answered;
  }
  return { least, plain };
}

/** The answers on a board whose right one is the one before without an aside; undefined where it is not. */
function answeredInShort(board: StudyBoard, asked: Asked, sources: StudySources): Asked | undefined {
  if (!/\. |not trigger/u.test(asked.right)) return undefined;
  const shown = told(board);
  const { inquiry } = asked;
  const beliefs = asked.wrong.map(it => it.belief);
  const [plain] = shown === undefined ? [] : askedOf(shown.scenario, sources, beliefs, [], { inquiry });
  const start = plain?.right.replace(/\.$/u, '');
  if (plain === undefined || start === undefined || !asked.right.startsWith(start)) return undefined;
  if (!ASIDE.test(asked.right.slice(start.length))) return undefined;
  const wrong = beliefs.flatMap(belief => plain.wrong.filter(it => it.belief === belief));
  return wrong.length === beliefs.length ? { ...asked, right: plain.right, wrong } : undefined;
}

/** Whether no state-based action waits on the board (704.3), so that it can be there before the event. */
function isAtRest(board: StudyBoard, { compiler }: StudySources): boolean {
  const { choose: _, ...before } = board;
  const shown = told({ ...before, when: NOTHING_OF_MATTER });
  return shown !== undefined && hasNoStateBasedAction(shown.scenario, compiler);
}

/** An event that changes no permanent. */
const NOTHING_OF_MATTER = { gainsLife: { player: 'you', amount: 1 } };

function isAnsweredLikewise(board: StudyBoard, { inquiry, right, wrong }: Asked, sources: StudySources): boolean {
  const shown = told(board);
  const beliefs = wrong.map(it => it.belief);
  const [asked] = shown === undefined ? [] : askedOf(shown.scenario, sources, beliefs, [], { inquiry });
  return asked?.right === right && wrong.every(it => asked.wrong.some(other => other.text === it.text));
}
