// The reply to somebody's message: the answer to its question, or the cards and rules it names.

import { type CardMention, withoutNameMarks } from '../../cards/cards-in-text.ts';
import { ruleNumbersIn } from '../../rules/index.ts';
import type { ExplainedCard, ServiceQuestion } from '../../service/index.ts';
import { isInstantOrSorceryLine } from '../../vocabulary/index.ts';
import type { BotBackend, ExplainedRule } from '../backend.ts';
import { INPUT_LIMITS } from '../input/limits.ts';
import { messageText } from '../input/message-text.ts';
import { button, row } from '../render/buttons.ts';
import { renderAnswer } from '../render/render-answer.ts';
import { problemReply } from '../render/render-issues.ts';
import { renderNamed } from '../render/render-named.ts';
import { type Message, privately, type Reply } from '../render/reply.ts';
import { createRef } from '../store/question-store.ts';
import type { Services } from './command.ts';

/** The most cards, and the most rules, that are listed. */
const MOST_LISTED = 10;

/** Replies to the content of a message, for nobody but `person`, who asks about it. */
export async function replyToMessage(content: string, person: string, services: Services): Promise<Reply> {
  const { backend, questions } = services;
  const text = messageText(content);
  if (text === '') return problemReply('Nothing to rule on', 'That message has no words for me to read.');
  const question = { kind: 'ruling', text: withoutNameMarks(text) } as const;
  const mentions = await backend.cardsIn(text);
  const cards = await Promise.all(mentions.slice(0, MOST_LISTED).map(it => backend.card(nameOf(it))));
  const answered = isOnlyNames(text, mentions) ? undefined : await backend.answer(question, person);
  const start = startOf(cards.flatMap(it => (it.ok ? [it.value] : [])));
  if (answered?.ok) {
    const ref = await createRef(question, person, questions);
    const message = renderAnswer(answered.value, ref, 'private');
    return privately(start === question.text ? message : await withAsking(message, start, person, services));
  }
  const rules = await namedRules(text, backend);
  if (cards.length + rules.length === 0) {
    return problemReply('Nothing to rule on', 'I found no card, no rule and no question that I can read there.');
  }
  const asks = answered !== undefined && text.includes('?');
  const message = renderNamed({ cards, rules, unread: asks ? answered.issues : [] });
  return privately(await withAsking(message, asks ? question.text : start, person, services));
}

/** The message with a button that opens the editor on `text`; without it where there is nothing to begin with. */
async function withAsking(
  { embeds, components }: Message,
  text: string | undefined,
  person: string,
  { questions }: Services,
): Promise<Message> {
  if (text === undefined) return { embeds, components };
  const question: ServiceQuestion = { kind: 'ruling', text };
  const ref = await createRef(question, person, questions);
  const ask = button('Ask about these', { kind: 'openModal', form: 'edit', ref });
  return { embeds, components: [...components, row([ask])] };
}

/** The name by which a mention is looked up: what is not sure is looked up as it was typed, and told so. */
function nameOf({ typed, names }: CardMention): string {
  const [only = typed, ...others] = names;
  return others.length === 0 ? only : typed;
}

/** Whether a text is nothing but names and numbers: shorthand would take the first to enter, and nobody asks that. */
function isOnlyNames(text: string, mentions: readonly CardMention[]): boolean {
  const typed = mentions.map(it => it.typed.toLowerCase()).sort((a, b) => b.length - a.length);
  const rest = typed.reduce((left, it) => left.replaceAll(it, ' '), text.toLowerCase());
  return !/\p{L}/u.test(rest);
}

const PRICE = /[$€£]\s?\d[\d.,]*/gu;
const ON_RULES = /\b(?:rules?|sections?|cr)\b/iu;

/** The rules of a text by their numbers, those there are. Whole sections count only beside a word for them. */
async function namedRules(text: string, backend: BotBackend): Promise<readonly ExplainedRule[]> {
  const all = ruleNumbersIn(text.replace(PRICE, ' '));
  const numbers = all.filter(it => it.includes('.') || ON_RULES.test(text)).slice(0, MOST_LISTED);
  const found = await Promise.all(numbers.map(number => backend.rule(number)));
  return found.flatMap((it, at) => (it.ok && it.value.title.split(' ')[0] === numbers[at] ? [it.value] : []));
}

/** The beginning of a question about cards in shorthand: the first permanent enters beside the others. */
function startOf(cards: readonly ExplainedCard[]): string | undefined {
  const permanents = cards.filter(it => !isInstantOrSorceryLine(it.faces[0]?.type ?? ''));
  const [first, ...others] = permanents.map(it => it.name);
  if (first === undefined) return cards[0] && `${cards[0].name} resolves`;
  const line = [`${first} enters`, ...(others.length > 0 ? [`me: ${others.join('; ')}`] : [])].join('; ');
  return line.slice(0, INPUT_LIMITS.question);
}
