// A rule or glossary entry with its examples and neighbours, in one embed.

import type { APIEmbedField } from 'discord.js';
import { literal } from '../escape.ts';
import { fitSentences, fitWords, paginate, takeWhole } from '../fit.ts';
import { LIMITS } from '../limits.ts';
import { type Message, plainMessage } from '../reply.ts';
import type { NamedRule, RuleTelling } from '../service.ts';
import { footText } from './answer.ts';
import { COLOURS } from './colours.ts';

// The longest official rule has some 2,900 characters; only whole sections are cut. In all this stays below 6,000.
const ROOM = { text: 3_000, line: 160, list: 850, changes: 700 };

/** Renders a rule whole; what does not fit beside it is counted. */
export function renderRule(rule: RuleTelling): Message {
  const text = rule.official ? literal(rule.text) : `${literal(rule.text)}\n*(our summary)*`;
  const blocks = [text, ...rule.examples.map(it => `*Example:* ${literal(it)}`)];
  const [page = '', ...more] = paginate(blocks, ROOM.text - 80);
  const rest = more.length > 0 ? '\n\n…and more than fits here: ask for one of the rules under it.' : '';
  return plainMessage({
    title: fitWords(literal(rule.title), LIMITS.title),
    ...(rule.link !== undefined && { url: rule.link }),
    color: COLOURS.page,
    description: page + rest,
    fields: [
      ...changesField(rule.changes ?? []),
      ...listField('Beside it', rule.neighbours),
      ...listField('Also found', rule.also),
    ],
    footer: { text: footText(rule.foot) },
  });
}

function changesField(changes: readonly string[]): readonly APIEmbedField[] {
  if (changes.length === 0) return [];
  const { lines, left } = takeWhole(changes.map(literal), ROOM.changes - 40);
  return [{ name: 'What changed', value: [...lines, ...(left > 0 ? [`…and ${left} more.`] : [])].join('\n') }];
}

function listField(name: string, rules: readonly NamedRule[]): readonly APIEmbedField[] {
  if (rules.length === 0) return [];
  const lines = rules.map(it => fitSentences(`**${literal(it.rule)}** ${literal(it.text)}`, ROOM.line));
  const { lines: taken, left } = takeWhole(lines, ROOM.list - 40);
  return [{ name, value: [...taken, ...(left > 0 ? [`…and ${left} more.`] : [])].join('\n') }];
}
