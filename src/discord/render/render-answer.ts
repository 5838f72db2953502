// The answer as one embed, laid out for ten seconds on a phone: question, result, reason, state, steps, rule, foot.

import type { APIEmbed } from 'discord.js';
import { type Explanation, type FirstScreen, firstScreen } from '../../explain/screen.ts';
import { literal, plainLine } from '../input/escape.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import {
  groupLine,
  keyStepLines,
  linkedRule,
  orderedTriggers,
  reasonSentence,
  ruleQuote,
  rulingLines,
  stateLine,
} from './answer-lines.ts';
import { answerButtons, type ButtonRow } from './buttons.ts';
import { CERTAINTY_COLORS } from './colors.ts';
import { fitLines, fitSentences, fitWords } from './fit.ts';
import type { Message } from './reply.ts';

// Shares of the characters of a description. Together with title, question and foot they stay below Discord's limits.
const ROOM = {
  title: 250,
  foot: 300,
  unread: 450,
  remarks: 350,
  reason: 800,
  state: 700,
  outcomes: 800,
  triggers: 450,
  dates: 200,
  quote: 320,
};

/** Lines of each kind on the first screen. */
const MOST = { state: 5, triggers: 3, outcomes: 7, likeOutcomes: 4, also: 3 };

/** Renders an answer, with the reference to its question in its buttons and `more` rows; a private one can be shared. */
export function renderAnswer(
  explanation: Explanation,
  ref: string,
  visibility: 'public' | 'private',
  more: readonly ButtonRow[] = [],
): Message {
  return { embeds: [answerEmbed(explanation)], components: [...answerButtons(explanation, ref, visibility), ...more] };
}

/** The embed alone. */
function answerEmbed(explanation: Explanation): APIEmbed {
  const screen = firstScreen(explanation);
  const { question } = screen;
  const headline = literal(screen.result);
  const title = fitWords(headline, ROOM.title);
  const name = question === undefined ? '' : plainLine(question);
  const [author, small] = name.length <= DISCORD_LIMITS.authorName ? [name, ''] : ['', name];
  const head = [
    ...(small === '' ? [] : [`-# ${fitWords(literal(small), ROOM.state)}`]),
    ...(title === headline ? [] : [fitWords(headline, ROOM.unread)]),
    ...(screen.instead === undefined ? [] : [fitWords(`**${literal(screen.instead)}**`, ROOM.unread)]),
    ...remarkPart(screen),
    ...reasonPart(screen),
  ];
  const rules = [
    ...rulesPart(screen),
    ...(screen.ruling === undefined ? [] : rulingLines(screen.ruling)),
    ...(screen.otherDate === undefined ? [] : [`-# ${fitSentences(literal(screen.otherDate), ROOM.dates)}`]),
  ];
  return {
    ...(author === '' ? {} : { author: { name: author } }),
    title,
    color: CERTAINTY_COLORS[explanation.certainty],
    description: [head, ...bodyParts(screen), rules]
      .filter(it => it.length > 0)
      .map(it => it.join('\n'))
      .join('\n\n'),
    footer: { text: footText([...certaintyWords(explanation), ...screen.foot]) },
  };
}

/** The foot on one line. Footers show no markup. */
export function footText(foot: readonly string[]): string {
  return fitWords(foot.map(plainLine).join(' · '), ROOM.foot);
}

/** The meaning of the color, in words. */
function certaintyWords({ outcomes, unread, certainty }: Explanation): readonly string[] {
  const least = certainty === 'unfinished' ? 'at least ' : '';
  return [
    ...(outcomes.length > 1 ? [`${least}${outcomes.length} outcomes`] : []),
    ...(unread.length > 0 ? [`${unread.length} ${unread.length === 1 ? 'line' : 'lines'} not read`] : []),
  ];
}

function remarkPart({ remarks, unread }: FirstScreen): readonly string[] {
  const small =
    remarks.length === 0 ? [] : [fitSentences(remarks.map(it => `-# ${literal(it)}`).join('\n'), ROOM.remarks)];
  const lines = unread.map(it => `⚠️ ${literal(it)}`);
  return [
    ...small,
    ...(lines.length === 0 ? [] : [withRest(lines, ROOM.unread, left => `⚠️ …and ${left} more left out.`)]),
  ];
}

function reasonPart({ reason }: FirstScreen): readonly string[] {
  const sentences = reason.map(reasonSentence);
  return sentences.length === 0 ? [] : [withRest(sentences, ROOM.reason, () => '…', ' ')];
}

/** The final state and the steps; apart where both are numbered. */
function bodyParts(screen: FirstScreen): readonly (readonly string[])[] {
  const [state, steps] = [statePart(screen), keyStepLines(screen.steps)];
  return screen.triggers.length > 1 && screen.steps.length > 1 ? [state, steps] : [[...state, ...steps]];
}

const MORE = 'press **Why, step by step**';

function statePart({ state, triggers, triggerOrder, outcomes }: FirstScreen): readonly string[] {
  return [
    ...block(state.map(stateLine), MOST.state, ROOM.state, left => `…and ${left} more: ${MORE}.`),
    ...block(
      orderedTriggers(triggers, triggerOrder),
      MOST.triggers + 1,
      ROOM.triggers,
      left => `…and ${left} more: ${MORE}.`,
    ),
    ...block(
      outcomes.map(groupLine),
      outcomes.some(it => it.what !== '') ? MOST.outcomes : MOST.likeOutcomes,
      ROOM.outcomes,
      left => `…and ${left} more in the menu.`,
    ),
  ];
}

/** The first lines, at most so many, and what is left out in a last one. */
function block(
  lines: readonly string[],
  most: number,
  room: number,
  rest: (left: number) => string,
): readonly string[] {
  if (lines.length === 0) return [];
  const over = Math.max(0, lines.length - most);
  const shown = over > 1 ? lines.slice(0, most) : lines;
  return [withRest(shown, room, left => rest(left + lines.length - shown.length), '\n', lines.length - shown.length)];
}

function rulesPart({ quotes, also }: FirstScreen): readonly string[] {
  const others = also.slice(0, MOST.also).map(linkedRule).join(' · ');
  const more = also.length > MOST.also ? ' …' : '';
  return [
    ...quotes.map(it => fitSentences(ruleQuote(it), ROOM.quote)),
    ...(others === '' ? [] : [`-# Also ${others}${more}`]),
  ];
}

/** The lines that fit, joined, and a last line that counts the others; a first line too long is cut at a word. */
function withRest(
  lines: readonly string[],
  limit: number,
  rest: (left: number) => string,
  joiner = '\n',
  over = 0,
): string {
  const { lines: taken, left } = fitLines(lines, limit, joiner);
  if (left === 0) return [...taken, ...(over > 0 ? [rest(0)] : [])].join(joiner);
  if (taken.length > 0) return [...taken, rest(left)].join(joiner);
  const [first = ''] = lines;
  return left > 1 ? `${fitWords(first, limit)}${joiner}${rest(left - 1)}` : fitWords(first, limit);
}
