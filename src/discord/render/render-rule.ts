// A rule or glossary entry with its examples and neighbors, in one embed.

import type { APIEmbedField } from 'discord.js';
import type { ExplainedRule, NamedRule } from '../backend.ts';
import { literal } from '../input/escape.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import { button, row, turnButtons } from './buttons.ts';
import { EMBED_COLORS } from './colors.ts';
import { fitsButton } from './correction-buttons.ts';
import { fitLines, fitSentences, fitWords, paginate } from './fit.ts';
import { footText } from './render-answer.ts';
import { type Message, plainMessage } from './reply.ts';

// One screen of a phone, some 35 lines of 44 characters: longer rules have pages, and what is beside them stands on the first.
const ROOM = { text: 900, line: 72, list: 150, changes: 220 };

/** The query of a rule, and the page that is shown. */
export interface RulePlace {
  readonly query: string;
  /** Empty for today's rules. */
  readonly on: string;
  readonly page: number;
}

/** Renders a rule, long ones on pages; what does not fit beside it is counted. One that nobody else sees can be shared. */
export function renderRule(
  rule: ExplainedRule,
  { query, on, page: wanted }: RulePlace,
  visibility: 'public' | 'private' = 'public',
): Message {
  const text = rule.official ? literal(rule.text) : `${literal(rule.text)}\n*(our summary)*`;
  const notices = (rule.notices ?? []).map(it => `ℹ️ ${literal(it)}`);
  const blocks = [...notices, text, ...rule.examples.map(it => `*Example:* ${literal(it)}`)];
  const pages = paginate(blocks, ROOM.text, '\n\n');
  const page = Math.min(wanted, Math.max(pages.length - 1, 0));
  const turn = (to: number) => ({ kind: 'rule', page: to, on, query }) as const;
  const { embeds } = plainMessage({
    title: fitWords(literal(rule.title), DISCORD_LIMITS.title),
    ...(rule.link !== undefined && { url: rule.link }),
    color: EMBED_COLORS.page,
    description: pages[page] ?? '',
    fields:
      page > 0
        ? []
        : [
            ...changesField(rule.changes ?? []),
            ...listField('Beside it', rule.neighbors),
            ...listField('Also found', rule.also),
          ],
    footer: { text: footText(rule.foot) },
  });
  const share = { kind: 'shareRule', page, on, query } as const;
  const canShare = visibility === 'private' && fitsButton(share);
  return {
    embeds,
    components: [...turnButtons(page, pages.length, turn), ...(canShare ? [row([button('Share', share)])] : [])],
  };
}

function changesField(changes: readonly string[]): readonly APIEmbedField[] {
  if (changes.length === 0) return [];
  // a single long one is cut rather than left out
  const told = changes.map(it => fitSentences(literal(it), ROOM.changes - 40));
  const { lines, left } = fitLines(told, ROOM.changes - 40);
  return [{ name: 'What changed', value: [...lines, ...(left > 0 ? [`…and ${left} more.`] : [])].join('\n') }];
}

function listField(name: string, rules: readonly NamedRule[]): readonly APIEmbedField[] {
  if (rules.length === 0) return [];
  const lines = rules.map(it => fitSentences(`**${literal(it.rule)}** ${literal(it.text)}`, ROOM.line));
  const { lines: taken, left } = fitLines(lines, ROOM.list - 40);
  return [{ name, value: [...taken, ...(left > 0 ? [`…and ${left} more.`] : [])].join('\n') }];
}
