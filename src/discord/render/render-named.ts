// The cards and rules named in a message, a line each.

// Not through the door of the room: the rest of it imports the engine, which only workers need.
import { explainIssues } from '../../explain/explain-issue.ts';
import type { Issue } from '../../kit/issue.ts';
import type { Result } from '../../kit/result.ts';
import type { ExplainedCard } from '../../service/index.ts';
import type { ExplainedRule } from '../backend.ts';
import { literal, plainLine } from '../input/escape.ts';
import { EMBED_COLORS } from './colors.ts';
import { fitLines, fitSentences, fitWords } from './fit.ts';
import { footText } from './render-answer.ts';
import { cardInLine } from './render-card.ts';
import { type Message, plainMessage } from './reply.ts';

// In all at most 3,900 characters of the 4,096 of a description.
const ROOM = { all: 3_850, unread: 500, card: 200, rule: 200 };

/** The cards and rules that a message names: each card as it is read or why it is none, and each rule. */
export interface NamedInMessage {
  readonly cards: readonly Result<ExplainedCard, Issue>[];
  readonly rules: readonly ExplainedRule[];
  /** Why the message, which asks something, has no answer. */
  readonly unread: readonly Issue[];
}

/** Renders the list; what has no room is counted. */
export function renderNamed({ cards, rules, unread }: NamedInMessage): Message {
  const [problem] = explainIssues(unread);
  const blocks = [
    ...(problem === undefined ? [] : [fitSentences(literal(plainLine(problem)), ROOM.unread)]),
    ...cards.map(it => (it.ok ? cardInLine(it.value, ROOM.card) : issueLine(it.issues))),
    ...rules.map(ruleLine),
  ];
  const { lines, left } = fitLines(blocks, ROOM.all);
  const foot = [...cards.flatMap(it => (it.ok ? it.value.foot : [])), ...rules.flatMap(it => it.foot)];
  const shown = footText([...new Set(foot)]);
  return plainMessage({
    title: problem === undefined ? 'Named in that message' : 'I could not answer that; it names these',
    color: problem === undefined ? EMBED_COLORS.page : EMBED_COLORS.problem,
    description: [...lines, ...(left > 0 ? [`…and ${left} more.`] : [])].join('\n'),
    ...(shown !== '' && { footer: { text: shown } }),
  });
}

function issueLine(issues: readonly Issue[]): string {
  const [sentence = ''] = explainIssues(
    issues.map(({ message, suggestions = [] }) => ({ path: [], message, suggestions })),
  );
  return fitWords(literal(plainLine(sentence)), ROOM.card);
}

function ruleLine({ title, text }: ExplainedRule): string {
  const name = `**${literal(title)}** `;
  return name + fitSentences(literal(plainLine(text)), ROOM.rule - name.length);
}
