// Progress of a person in study, and the table of scores of a server.

import { ButtonStyle } from 'discord.js';
import { STUDY_TOPICS, type StudyTopic } from '../../study/study-question.ts';
import { literal } from '../input/escape.ts';
import { button, row } from './buttons.ts';
import { EMBED_COLORS } from './colors.ts';
import type { Message } from './reply.ts';

/** The progress as it is shown. */
export interface ShownProgress {
  readonly answered: number;
  readonly correct: number;
  readonly streak: number;
  readonly due: number;
  readonly weak: readonly {
    readonly rule: string;
    readonly topic: StudyTopic;
    readonly known: number;
    readonly missed: number;
  }[];
}

/** One row of a table of scores. */
export interface ShownScore {
  readonly person: string;
  readonly answered: number;
  readonly correct: number;
  readonly streak: number;
}

/** The days that a table of scores tells of: a longer streak is not seen whole in it. */
const TOLD_DAYS = 30;
/** The most rows of a table of scores. */
const MOST_ROWS = 15;

/** The page of a person's own progress. */
export function renderProgress({ answered, correct, streak, due, weak }: ShownProgress, inServer: boolean): Message {
  const lines =
    answered === 0
      ? ['You have answered no question yet. The button has the first one.']
      : [
          `**Answered**: ${answered}, of which ${correct} right`,
          `**Streak**: ${daysInWords(streak)}`,
          `**To be asked again now**: ${due === 0 ? 'nothing' : due === 1 ? 'one rule' : `${due} rules`}`,
          ...(weak.length === 0 ? [] : ['', '**What is weak**']),
          ...weak.map(weakLine),
        ];
  return {
    embeds: [
      {
        title: 'Your study',
        color: EMBED_COLORS.page,
        description: lines.join('\n'),
        footer: { text: 'Kept for a year after it was last of use. /about has the button that erases it.' },
      },
    ],
    components: [
      row([
        button(
          'Next question',
          { kind: 'study', topic: undefined, difficulty: undefined },
          { style: ButtonStyle.Primary },
        ),
        ...(inServer ? [button('Scores', { kind: 'scores' })] : []),
      ]),
    ],
  };
}

/** The table of a server, of those who want to be in it; `isIn` where who looks is one of them. */
export function renderScores(scores: readonly ShownScore[], person: string, isIn: boolean): Message {
  const line = (score: ShownScore) => `**${scores.indexOf(score) + 1}.** ${scoreWords(score)}`;
  const own = scores.slice(MOST_ROWS).filter(it => it.person === person);
  const lines =
    scores.length === 0
      ? ['Nobody who wants to be in this table has answered a daily question in the last thirty days.']
      : [...scores.slice(0, MOST_ROWS), ...own].map(line);
  return {
    embeds: [
      {
        title: 'Scores of this server',
        color: EMBED_COLORS.page,
        description: lines.join('\n'),
        footer: { text: 'The daily questions of the last thirty days, of those who want to be in this table.' },
      },
    ],
    components: [
      row([
        isIn
          ? button('Leave the table', { kind: 'join', joins: false })
          : button('Be in the table', { kind: 'join', joins: true }, { style: ButtonStyle.Primary }),
        button('My progress', { kind: 'progress' }),
      ]),
    ],
  };
}

function weakLine({ rule, topic, known, missed }: ShownProgress['weak'][number]): string {
  const times = missed === 0 ? '' : `missed ${missed === 1 ? 'once' : `${missed} times`}, `;
  return `**${literal(rule)}** ${STUDY_TOPICS[topic]}: ${times}${Math.round(100 * known)}% likely to be remembered today`;
}

function scoreWords({ person, correct, answered, streak }: ShownScore): string {
  return `<@${person}> · ${correct} of ${answered} right · streak: ${streak < TOLD_DAYS ? daysInWords(streak) : `${TOLD_DAYS} days or more`}`;
}

function daysInWords(days: number): string {
  return days === 1 ? 'one day' : `${days} days`;
}
