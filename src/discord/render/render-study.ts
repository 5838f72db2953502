// Study in words: a question with its options, the result of a choice, the question of a day, progress and scores.

import { ButtonStyle } from 'discord.js';
import { decidingSentence } from '../../rules/index.ts';
import { STUDY_TOPICS, type StudyOption, type StudyQuestion } from '../../study/study-question.ts';
import type { ExplainedRule } from '../backend.ts';
import { literal } from '../input/escape.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import type { StudyAction, WantedStudy } from '../input/study-action.ts';
import { stepLines } from './answer-lines.ts';
import { button, row } from './buttons.ts';
import { CERTAINTY_COLORS, EMBED_COLORS } from './colors.ts';
import { fitLines, fitSentences, fitWords } from './fit.ts';
import { type Message, plainMessage } from './reply.ts';

const ROOM = { question: 1_500, option: 300, why: 500, trail: 1_200, quote: 320 };
const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

/** A question, with a button for each option. */
export function renderStudyQuestion(
  question: StudyQuestion,
  choose: (option: number) => StudyAction,
  more: { readonly title?: string; readonly foot: string },
): Message {
  return {
    embeds: [
      {
        title: more.title ?? titleOf(question),
        color: EMBED_COLORS.page,
        description: [questionWords(question), '', ...question.options.map(optionLine)].join('\n'),
        footer: { text: more.foot },
      },
    ],
    components: [
      row(
        question.options
          .slice(0, DISCORD_LIMITS.rowButtons)
          .map((_, at) => button(letterOf(at), choose(at), { style: ButtonStyle.Primary })),
      ),
    ],
  };
}

/** The result of a choice: right or not and why, the right answer, the steps and the rule. */
export function renderStudied(
  question: StudyQuestion,
  option: number,
  rule: ExplainedRule | undefined,
  components: Message['components'],
  remark?: string,
): Message {
  const chosen = question.options[option];
  const isRight = chosen?.right === true;
  const right = question.options.findIndex(it => it.right);
  const lines = [
    questionWords(question),
    '',
    ...question.options.map((it, at) => `${it.right ? '✅' : at === option ? '❌' : '▫️'} ${optionLine(it, at)}`),
    '',
    ...(chosen === undefined || isRight ? [] : [`**Not ${letterOf(option)}.** ${whyOf(chosen)}`]),
    ...solution(question, right, rule),
  ];
  return {
    embeds: [
      {
        title: `${isRight ? 'Right' : 'Not so'}: ${titleOf(question)}`,
        color: isRight ? CERTAINTY_COLORS.complete : EMBED_COLORS.problem,
        description: fitWords(lines.join('\n'), DISCORD_LIMITS.description),
        ...(remark === undefined ? {} : { footer: { text: remark } }),
      },
    ],
    components,
  };
}

/** The question of a day when it is over: how many chose what, the answer, the steps and the rule. */
export function renderClosed(
  question: StudyQuestion,
  counts: ReadonlyMap<number, number>,
  title: string,
  rule: ExplainedRule | undefined,
): Message {
  const right = question.options.findIndex(it => it.right);
  const all = [...counts.values()].reduce((sum, it) => sum + it, 0);
  const lines = [
    questionWords(question),
    '',
    ...question.options.map(
      (it, at) => `${it.right ? '✅' : '▫️'} ${optionLine(it, at)} · ${pressed(counts.get(at) ?? 0)}`,
    ),
    '',
    ...solution(question, right, rule),
  ];
  return plainMessage({
    title,
    color: EMBED_COLORS.page,
    description: fitWords(lines.join('\n'), DISCORD_LIMITS.description),
    footer: { text: `${all === 1 ? 'One person has' : `${all} people have`} answered · Not an official ruling` },
  });
}

/** The buttons under a result: another question of the kind, and in a server its scores. */
export function afterStudy(wanted: WantedStudy, inServer: boolean): Message['components'] {
  return [
    row([
      button('Next question', { kind: 'study', ...wanted }, { style: ButtonStyle.Primary }),
      button('My progress', { kind: 'progress' }),
      ...(inServer ? [button('Scores', { kind: 'scores' })] : []),
    ]),
  ];
}

function solution(question: StudyQuestion, right: number, rule: ExplainedRule | undefined): readonly string[] {
  const option = question.options[right];
  const steps = question.trail.filter(it => it.applies);
  const applied = steps.map(it => it.text);
  const { lines } = fitLines(stepLines(steps), ROOM.trail);
  return [
    ...(option === undefined ? [] : [`**${letterOf(right)} is right.** ${whyOf(option)}`]),
    ...(lines.length === 0 ? [] : ['', ...lines]),
    ...(rule === undefined ? [] : ['', quoteOf(question.rule, rule, [option?.why ?? '', ...applied].join(' '))]),
  ];
}

/** The sentence of a rule that speaks most of what the answer is about. */
function quoteOf(number: string, { text, official }: ExplainedRule, about: string): string {
  const [first = ''] = text.split('\n');
  const mark = official ? '' : ' *(our summary)*';
  return fitSentences(`> **${literal(number)}**${mark} ${literal(decidingSentence(first, about))}`, ROOM.quote);
}

function titleOf({ topic, difficulty }: StudyQuestion): string {
  return `${STUDY_TOPICS[topic]} · ${difficulty}`;
}

function questionWords({ question }: StudyQuestion): string {
  return fitWords(literal(question), ROOM.question);
}

function optionLine({ text }: StudyOption, at: number): string {
  return `**${letterOf(at)}** ${fitWords(literal(text), ROOM.option)}`;
}

function whyOf({ why, rule }: StudyOption): string {
  const words = fitSentences(literal(why), ROOM.why);
  return words.includes(literal(rule)) ? words : `${words} (${literal(rule)})`;
}

function letterOf(at: number): string {
  return LETTERS[at] ?? String(at + 1);
}

function pressed(count: number): string {
  return count === 0 ? 'nobody' : count === 1 ? 'one person' : `${count} people`;
}
