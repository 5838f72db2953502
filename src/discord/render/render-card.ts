// The page of a card as Threshold reads it: each line with the kind of ability it was read as.

import type { CardLineReading, ExplainedCardLine } from '../../explain/index.ts';
import type { ExplainedCard, ExplainedFace } from '../../service/index.ts';
import { literal } from '../input/escape.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import { CERTAINTY_COLORS } from './colors.ts';
import { fitLines, fitWords } from './fit.ts';
import { footText } from './render-answer.ts';
import { type Message, plainMessage } from './reply.ts';

const READING_WORDS = {
  replacement: 'replacement effect',
  static: 'static ability',
  triggered: 'triggered ability',
  activated: 'activated ability',
  spell: 'spell ability',
  keyword: 'keyword ability',
  irrelevant: 'not relevant here',
  unread: 'not understood',
} as const satisfies { readonly [R in CardLineReading]: string };

const ROOM = 4_000;

/** Renders every face; amber where a line was not understood. */
export function renderCard(card: ExplainedCard): Message {
  const lines = card.faces.flatMap(faceLines);
  const { lines: taken, left } = fitLines(lines, ROOM - 40);
  const unread = card.faces.some(face => face.lines.some(line => line.reading === 'unread'));
  return plainMessage({
    title: fitWords(literal(card.name), DISCORD_LIMITS.title),
    color: CERTAINTY_COLORS[unread ? 'unread' : 'complete'],
    description: [...taken, ...(left > 0 ? [`…and ${left} more lines.`] : [])].join('\n'),
    footer: { text: footText(card.foot) },
  });
}

function faceLines(face: ExplainedFace): readonly string[] {
  const facts = [face.cost, face.type, face.size]
    .filter(it => it !== undefined && it !== '')
    .map(it => literal(it ?? ''));
  const none = face.lines.length === 0 ? ['No abilities.'] : [];
  return [`**${literal(face.name)}** ${facts.join(' · ')}`, ...face.lines.map(cardLine), ...none];
}

function cardLine(line: ExplainedCardLine): string {
  const mark = line.reading === 'unread' ? '⚠️' : '•';
  const note = line.note === undefined ? '' : `: ${literal(line.note)}`;
  return `${mark} ${literal(line.text)}\n-# ${READING_WORDS[line.reading]}${note}`;
}
