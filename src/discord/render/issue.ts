// Problems a person can mend: what was wrong and what would work, shown to nobody else.

import type { Issue } from '../../kit/issue.ts';
import { literal } from '../escape.ts';
import { fitSentences, takeWhole } from '../fit.ts';
import { plainMessage, privately, type Reply } from '../reply.ts';
import { COLOURS } from './colours.ts';

const ROOM = { all: 3_500, one: 700, suggestions: 5 };

/** All problems of one question in one private reply. */
export function renderIssues(issues: readonly Issue[]): Reply {
  const lines = issues.map(issueLine);
  const { lines: taken, left } = takeWhole(lines, ROOM.all, '\n\n');
  const rest = left > 0 ? [`…and ${left} more of the kind.`] : [];
  return problem('I could not answer that', [...taken, ...rest].join('\n\n'));
}

/** One sentence of ours, private. `text` is markup: escape what comes from outside. */
export function problem(title: string, text: string): Reply {
  return privately(plainMessage({ title, color: COLOURS.problem, description: text }));
}

function issueLine(issue: Issue): string {
  const message = fitSentences(literal(issue.message), ROOM.one);
  const suggestions = (issue.suggestions ?? []).slice(0, ROOM.suggestions).filter(it => !issue.message.includes(it));
  return [where(issue), message, suggestions.length > 0 ? nearest(suggestions) : ''].filter(it => it !== '').join(' ');
}

function where(issue: Issue): string {
  const path = issue.path.map(it => (typeof it === 'number' ? `item ${it + 1}` : literal(it)));
  const line = issue.line === undefined ? [] : [`line ${issue.line}`];
  const place = fitSentences([...path, ...line].join(' › '), 200);
  return place === '' ? '' : `**${place}**:`;
}

function nearest(suggestions: readonly string[]): string {
  const names = suggestions.map(it => `**${fitSentences(literal(it), 150)}**`);
  const last = names.at(-1) ?? '';
  return names.length === 1 ? `Did you mean ${last}?` : `Did you mean ${names.slice(0, -1).join(', ')} or ${last}?`;
}
