// Reports in words: the form to write one, the thanks for it, what the operator sees, and the note that it is mended.

import { type APIModalInteractionResponseCallbackData, ButtonStyle } from 'discord.js';
import type { ReportContent } from '../../service/report-content.ts';
import { writeCustomId } from '../input/custom-id.ts';
import type { Doubt, MendedReport } from '../input/doubt.ts';
import { literal } from '../input/escape.ts';
import { DISCORD_LIMITS, INPUT_LIMITS } from '../input/limits.ts';
import { button, row } from './buttons.ts';
import { EMBED_COLORS } from './colors.ts';
import { fitLines, fitWords } from './fit.ts';
import { labeled } from './modal.ts';
import { type Message, plainMessage } from './reply.ts';

const ROOM = { question: 500, answer: 800, expected: 1_000, unread: 400, mended: 250 };
/** The most mended reports named in one note. */
const MOST_NAMED = 5;

/** The form under an answer: what it should be, and by which rule. */
export function renderReportForm(ref: string): APIModalInteractionResponseCallbackData {
  return {
    custom_id: writeCustomId({ kind: 'submitReport', ref }),
    title: 'Report this answer',
    components: [
      labeled(
        'expected' satisfies keyof Doubt,
        {
          label: 'What should the answer be?',
          hint: 'It should enter tapped.',
          lines: 'many',
          most: INPUT_LIMITS.remark,
          required: true,
        },
        '',
      ),
      labeled(
        'rule' satisfies keyof Doubt,
        {
          label: 'By which rule, ruling or card line?',
          hint: '614.12, or leave it empty',
          lines: 'one',
          most: INPUT_LIMITS.short,
          required: false,
        },
        '',
      ),
    ],
  };
}

/** The thanks for a report, with its id. */
export function renderThanks(id: string): Message {
  const description = [
    `Your report is \`${id}\`. It keeps the question, my answer, the versions behind it and what you wrote; of you it`,
    'keeps your user id, so that I can tell you when it is mended. `/about` has the button that erases that.',
  ].join(' ');
  return plainMessage({ title: 'Thank you, reported', color: EMBED_COLORS.page, description });
}

/** A report as the operator sees it in a channel, with the button that marks it as mended. */
export function renderReport({ id, expected, rule, record, versions }: ReportContent): Message {
  const { answer, question } = record;
  const said = answer.kind === 'answered' ? answer.headline : answer.reasons.join(' ');
  const unread = answer.kind === 'answered' ? answer.unread : [];
  return {
    embeds: [
      {
        title: `Report ${id}`,
        color: EMBED_COLORS.problem,
        fields: [
          field('The question', fitWords(literal(question), ROOM.question)),
          field(answer.kind === 'answered' ? 'The answer' : 'Refused', fitWords(literal(said), ROOM.answer)),
          field('It should be', fitWords(literal(expected), ROOM.expected)),
          ...(rule === '' ? [] : [field('By', fitWords(literal(rule), ROOM.question))]),
          ...(unread.length === 0 ? [] : [field('Not read', fitWords(literal(unread.join('\n')), ROOM.unread))]),
        ],
        footer: { text: fitWords(versions.map(it => `${it.name}: ${it.version}`).join(' · '), ROOM.question) },
      },
    ],
    components: [row([button('It is mended', { kind: 'mended', report: id }, { style: ButtonStyle.Success })])],
  };
}

/** The note to somebody whose reports are mended. */
export function renderMended(reports: readonly MendedReport[]): Message {
  const named = reports.slice(0, MOST_NAMED).map(it => `**${it.id}** ${fitWords(literal(it.question), ROOM.mended)}`);
  const { lines } = fitLines(named, DISCORD_LIMITS.description - ROOM.mended);
  const left = reports.length - lines.length;
  const description = [
    'Ask again to see the answer as it is now. Thank you for telling me.',
    ...lines,
    ...(left > 0 ? [`…and ${left} more.`] : []),
  ].join('\n');
  const title = reports.length === 1 ? 'What you reported is mended' : 'What you reported is mended, all of it';
  return plainMessage({ title, color: EMBED_COLORS.page, description });
}

function field(name: string, value: string): { readonly name: string; readonly value: string } {
  return { name, value };
}
