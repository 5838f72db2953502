// Replies about reports: the form, the report that was sent, its mark as mended, and the note of that.

import type { Doubt } from '../input/doubt.ts';
import { plain } from '../input/escape.ts';
import type { ComponentInteraction } from '../input/interaction.ts';
import { INPUT_LIMITS } from '../input/limits.ts';
import { EMBED_COLORS } from '../render/colors.ts';
import { problemReply, renderIssues } from '../render/render-issues.ts';
import { renderMended, renderReportForm, renderThanks } from '../render/render-report.ts';
import { type Message, plainMessage, privately, type Reply } from '../render/reply.ts';
import { resolveRef } from '../store/question-store.ts';
import { MOST_REPORTS_A_DAY } from '../store/report-service.ts';
import { replyForgotten } from './answer-reply.ts';
import type { Services } from './command.ts';

/** The form to report the answer to a question. */
export async function replyWithReportForm(ref: string, { questions }: Services): Promise<Reply> {
  const question = await resolveRef(ref, questions);
  return question === undefined ? replyForgotten() : { kind: 'form', form: renderReportForm(ref) };
}

/** Files the report that a form has sent. That it is kept is only said when it is. */
export async function replyToReport(
  ref: string,
  { person, fields }: ComponentInteraction,
  { questions, backend, reports, log }: Services,
): Promise<Reply> {
  const question = await resolveRef(ref, questions);
  if (question === undefined) return replyForgotten();
  const doubt = doubtIn(fields);
  if (doubt.expected === '') return problemReply('Nothing to report', 'Please write what the answer should be.');
  try {
    if (!(await reports.hasRoom(person))) {
      return problemReply(
        'That is enough for today',
        `I take ${MOST_REPORTS_A_DAY} reports of a person in a day. Please send this one tomorrow.`,
      );
    }
    const record = await backend.record(question, person);
    if (!record.ok) return renderIssues(record.issues);
    return privately(renderThanks(await reports.file(person, doubt, record.value, await backend.about())));
  } catch (error) {
    log.error({ err: error }, 'a report could not be kept');
    return problemReply('Not reported', 'I cannot keep a report at the moment. Please send it again later.');
  }
}

function doubtIn(fields: ComponentInteraction['fields']): Doubt {
  const textIn = (input: keyof Doubt, most: number) =>
    plain(fields.get(input) ?? '')
      .trim()
      .slice(0, most);
  return { expected: textIn('expected', INPUT_LIMITS.remark), rule: textIn('rule', INPUT_LIMITS.short) };
}

/** Marks a report as mended, where the button stands in the channel of the operator. */
export async function replyToMended(
  id: string,
  { channel }: ComponentInteraction,
  { reports }: Services,
): Promise<Reply> {
  if (reports.channel === undefined || channel !== reports.channel) {
    return problemReply('Not from here', 'Reports are marked as mended in the channel that they are posted to.');
  }
  if (!(await reports.mend(id))) return problemReply('No such report', `There is no report \`${id}\` any more.`);
  const description = 'Whoever reported it is told so after the next thing they ask me.';
  return privately(plainMessage({ title: `Report ${id} is mended`, color: EMBED_COLORS.page, description }));
}

/** The note of what is mended, for a person who has not been told; undefined where there is nothing to tell. */
export async function correctionNotice(person: string, { reports }: Services): Promise<Message | undefined> {
  const mended = await reports.takeMended(person);
  return mended.length === 0 ? undefined : renderMended(mended);
}
