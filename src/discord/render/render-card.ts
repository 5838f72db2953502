// The page of a card as Threshold reads it: each line with the kind of ability it was read as.

import type { APIEmbed } from 'discord.js';
import type { CardLineReading, ExplainedCardLine } from '../../explain/index.ts';
import type { ExplainedCard, ExplainedFace } from '../../service/index.ts';
import { literal, plainLine } from '../input/escape.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import { button, row } from './buttons.ts';
import { CERTAINTY_COLORS } from './colors.ts';
import { fitsButton } from './correction-buttons.ts';
import { fitLines, fitSentences, fitWords } from './fit.ts';
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

const ROOM = 3_600;
const RULINGS_ROOM = 700;

/**
 * Renders every face, amber where a line was not understood, with a button for each card of a near name. What
 * everybody sees stays as it is when one is pressed.
 */
export function renderCard(
  card: ExplainedCard,
  nearest: readonly string[] = [],
  place: 'public' | 'private' | 'same' = 'public',
): Message {
  const lines = card.faces.flatMap(face => faceLines(face, card.faces.length > 1));
  const { lines: taken, left } = fitLines(lines, ROOM - 40);
  const unread = card.faces.some(face => face.lines.some(line => line.reading === 'unread'));
  const page = plainMessage({
    title: fitWords(literal(card.name), DISCORD_LIMITS.title),
    url: cardLink(card.name),
    color: CERTAINTY_COLORS[unread ? 'unread' : 'complete'],
    description: [...taken, ...(left > 0 ? [`…and ${left} more lines.`] : [])].join('\n'),
    ...rulingsField(card.rulings ?? []),
    footer: { text: footText(card.foot) },
  });
  const shown = nearest
    .map(name => ({ name, action: { kind: 'card', place: place === 'public' ? 'new' : 'same', name } as const }))
    .filter(it => fitsButton(it.action))
    .map(it => button(fitWords(plainLine(it.name), DISCORD_LIMITS.buttonLabel), it.action));
  return shown.length === 0 ? page : { ...page, components: [row(shown)] };
}

/** A card in a line of at most `room` characters: its first face, and what its lines are read as, each kind once. */
export function cardInLine(card: ExplainedCard, room: number): string {
  const [front] = card.faces;
  const facts = front === undefined ? '' : factsOf(front).join(' · ');
  const readings = new Map<CardLineReading, number>();
  for (const { reading } of card.faces.flatMap(it => it.lines)) readings.set(reading, (readings.get(reading) ?? 0) + 1);
  const read = [...readings].map(([reading, times]) => readingWords(reading) + (times > 1 ? ` ×${times}` : ''));
  const name = `**${literal(card.name)}** `;
  return name + fitWords(`${facts}: ${read.join(', ') || 'no abilities'}`, room - name.length);
}

function readingWords(reading: CardLineReading): string {
  return `${reading === 'unread' ? '⚠️ ' : ''}${READING_WORDS[reading]}`;
}

function factsOf({ cost, type, size }: ExplainedFace): readonly string[] {
  return [cost, type, size].flatMap(it => (it === undefined || it === '' ? [] : [literal(it)]));
}

/** The lines of a face, under its name where the card has several; of a single one the title has said it. */
function faceLines(face: ExplainedFace, named: boolean): readonly string[] {
  const none = face.lines.length === 0 ? ['No abilities.'] : [];
  const facts = factsOf(face).join(' · ');
  return [named ? `**${literal(face.name)}** ${facts}` : `**${facts}**`, ...face.lines.map(cardLine), ...none];
}

/** The newest rulings, as many as fit a screen. */
function rulingsField(rulings: NonNullable<ExplainedCard['rulings']>): Pick<APIEmbed, 'fields'> {
  const lines = rulings.map(({ day, text }) => `**${literal(day)}** ${literal(text)}`);
  const [first, ...others] = lines;
  if (first === undefined) return {};
  const { lines: taken } = fitLines([fitSentences(first, RULINGS_ROOM), ...others.slice(0, 2)], RULINGS_ROOM);
  const left = lines.length - taken.length;
  const more = left > 0 ? [`…and ${left} more on the card's page.`] : [];
  return { fields: [{ name: 'Official rulings', value: [...taken, ...more].join('\n') }] };
}

/** The address of a card's page on a public site, where its official rulings and printings are. */
function cardLink(name: string): string {
  return `https://scryfall.com/search?q=${encodeURIComponent(`!"${name}"`)}`;
}

function cardLine(line: ExplainedCardLine): string {
  const mark = line.reading === 'unread' ? '⚠️' : '•';
  const note = line.note === undefined ? '' : `: ${literal(line.note)}`;
  return `${mark} ${literal(line.text)}\n-# ${READING_WORDS[line.reading]}${note}`;
}
