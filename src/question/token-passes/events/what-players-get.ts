// Things that players get, told as events and asked of permanents: "I get a Treasure", "I still get the Bastion of Remembrance drain?".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import {
  plainPart,
  type RunReplacement,
  sentenceEnd,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

const OF_GETTING: readonly string[] = [
  ...['get', 'gets', 'got', 'getting', 'something', 'single', 'lone', 'solitary', 'solo'],
];
const GETS = /^(?:gets?|got|getting)$/iu;

/** The tokens with a token that a player is told to get as created, and with what a permanent gives as asked of it. */
export function withGotten(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, ...OF_GETTING)) return tokens;
  if (!tokens.some(it => it.kind === 'about' && (GETS.test(it.text) || SOMETHING.test(it.text) || LONE.test(it.text))))
    return tokens;
  return withRunsReplaced(
    tokens,
    i => createdAt(tokens, i) ?? givenAt(tokens, i, cards) ?? somehowAt(tokens, i) ?? loneAt(tokens, i),
  );
}

const SOMETHING = /^something$/iu;
const LONE = /^(?:single|lone|solitary|solo)$/iu;

/** The wordings "something gives me a Treasure", "something of mine makes a Food", "something gains me 4 life": done by what the question does not name. */
function somehowAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, something] = [tokens[i - 1], tokens[i]];
  const owner = tokens[i + 1]?.kind === 'who' ? tokens[i + 1] : undefined;
  const at = owner === undefined ? i + 1 : i + 2;
  const [verb, me] = [tokens[at], tokens[at + 1]];
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'small';
  if (something?.kind !== 'about' || !SOMETHING.test(something.text) || !begins) return undefined;
  if (verb?.kind !== 'verb' || !['creates', 'gainsLife'].includes(verb.action) || verb.voice !== 'active')
    return undefined;
  const isMe = (me?.kind === 'who' && !me.whose) || (me?.kind === 'filler' && /^me$/iu.test(me.text));
  const isOfMe = / (?:me|us)$/iu.test(verb.text);
  // "something of mine makes a Food"
  const isOwned = owner?.kind === 'who' && owner.whose;
  if (!isMe && !isOfMe && !isOwned) return undefined;
  const player: Token = {
    kind: 'who',
    who: me?.kind === 'who' && isMe ? me.who : isOwned ? owner.who : 'you',
    whose: false,
    ...plainPart(something),
    text: '',
  };
  return {
    tokens: [player, { ...verb, ...plainPart(verb), text: verb.action === 'gainsLife' ? 'gain' : 'create' }],
    to: isMe ? at + 2 : at + 1,
  };
}

/** The wordings "a single Food", "one lone Treasure", "single Clue": one of them. */
function loneAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, lone, noun] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (lone?.kind !== 'about' || !LONE.test(lone.text) || noun?.kind !== 'noun' || noun.noun.token === undefined)
    return undefined;
  if (before?.kind === 'number') return { tokens: [], to: i + 1 };
  return { tokens: [{ kind: 'number', value: 1, article: true, ...plainPart(lone) }], to: i + 1 };
}

/** The wording "I get a Treasure", in a sentence that tells. */
function createdAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const gets = tokens[i];
  if (gets?.kind !== 'about' || !GETS.test(gets.text) || !isOfPlayer(tokens, i)) return undefined;
  const [lead, noun] = tokens[i + 1]?.kind === 'noun' ? [undefined, tokens[i + 1]] : [tokens[i + 1], tokens[i + 2]];
  const isCounted = lead?.kind === 'number' || lead?.kind === 'filler';
  if (!isCounted || noun?.kind !== 'noun' || noun.noun.token === undefined) return undefined;
  const isAsked = tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask');
  if (isAsked || sentenceEnd(tokens, i)?.text === '?' || !tokens.slice(i).some(it => it.kind === 'ask'))
    return undefined;
  const creates: Token = { kind: 'verb', action: 'creates', voice: 'active', ...plainPart(gets) };
  return { tokens: [creates], to: i + 1 };
}

const GIVEN = /^(?:drain|trigger|triggers|ping|draw|life|card|token|counter|counters)$/iu;

/** The wording "I still get the Bastion of Remembrance drain?": that is there, and it is asked what it does. */
function givenAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const gets = tokens[i];
  if (gets?.kind !== 'about' || !GETS.test(gets.text) || !isOfPlayer(tokens, i)) return undefined;
  const at = tokens[i + 1]?.kind === 'filler' ? i + 2 : i + 1;
  const [card, given] = [tokens[at], tokens[at + 1]];
  if (
    card?.kind !== 'card' ||
    given === undefined ||
    !GIVEN.test(given.text) ||
    cardKnown(cards, card)?.spell !== false
  )
    return undefined;
  const isAsked = tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask');
  if (isAsked || sentenceEnd(tokens, i)?.text !== '?') return undefined;
  const stop: Token = { kind: 'stop', hard: false, text: '', at: given.at, end: given.at };
  const ask: Token = { kind: 'ask', word: '', text: 'do i get', at: given.at, end: given.at };
  return {
    tokens: [{ kind: 'have', ...plainPart(gets) }, card, stop, ask, { kind: 'about', word: '', ...plainPart(given) }],
    to: at + 2,
  };
}

/** Whether a player is told of right before a verb, but for words that tell nothing. */
function isOfPlayer(tokens: readonly Token[], i: number): boolean {
  const [first, second] = [tokens[i - 1], tokens[i - 2]];
  const player = first?.kind === 'filler' ? second : first;
  return player?.kind === 'who' && !player.whose;
}
