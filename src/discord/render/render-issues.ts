// Problems a person can correct: what was wrong and what would work, shown to nobody else.

// Not through the door of the room: the rest of it imports the engine, which only workers need.
import { explainIssues } from '../../explain/explain-issue.ts';
import type { Issue } from '../../kit/issue.ts';
import { literal } from '../input/escape.ts';
import { EMBED_COLORS } from './colors.ts';
import { fitLines, fitSentences } from './fit.ts';
import { type Message, plainMessage, privately, type Reply } from './reply.ts';

const ROOM = { all: 3_500, one: 900 };
/** The most names that a sentence has: all of them are in the buttons or the menu below. */
const MOST_NAMES = 6;

/** All problems of one question in one private reply, with the ways out of them below. */
export function renderIssues(issues: readonly Issue[], components: Message['components'] = []): Reply {
  const lines = explainIssues(issues, MOST_NAMES).map(it => fitSentences(literal(it), ROOM.one));
  const { lines: taken, left } = fitLines(lines, ROOM.all, '\n\n');
  const rest = left > 0 ? [`…and ${left} more of the kind.`] : [];
  const description = [...taken, ...rest].join('\n\n');
  return privately({
    embeds: [{ title: 'I could not answer that', color: EMBED_COLORS.problem, description }],
    components,
  });
}

/** One sentence of ours, private. `text` is markup: escape what comes from outside. */
export function problemReply(title: string, text: string): Reply {
  return privately(plainMessage({ title, color: EMBED_COLORS.problem, description: text }));
}
