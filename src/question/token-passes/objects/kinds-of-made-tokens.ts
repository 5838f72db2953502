// Tokens called by their creature type beside what makes them: "a Hornet Queen and four insects".

import { lastIndexBefore } from '../../../kit/lists.ts';
import { keyOf } from '../../../kit/structure.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import { tokenOf } from '../../model/made-tokens.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { creatureType } from '../../tokens/chosen.ts';
import type { Noun, Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each counted creature type as tokens of the one kind of it that a card of the question makes. */
export function withKindsOfMadeTokens(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isCounted = anyOfKind(tokens, 'number') && anyOfKind(tokens, 'about', 'noun');
  const counted = isCounted ? withRunsReplaced(tokens, i => kindAt(tokens, i, cards)) : tokens;
  if (!anyOfKind(counted, 'noun') || !anyWord(counted, 'token', 'tokens')) return counted;
  return withRunsReplaced(counted, i => {
    const made = asMade(counted[i], tokens, cards);
    return made && { tokens: [made], to: i + 1 };
  });
}

/** The wording "the cat token" beside Ajani: a token that nothing else is told of, as the one card that makes such describes it. */
function asMade(token: Token | undefined, tokens: readonly Token[], cards: Cards): Token | undefined {
  if (token?.kind !== 'noun' || typeof token.noun.token !== 'object') return undefined;
  const [, said] = /^(?:the )?([a-z]+) tokens?$/iu.exec(token.text) ?? [];
  const type = said === undefined ? undefined : creatureType(said.toLowerCase());
  const made = type === undefined ? undefined : madeOf(type, undefined, tokens, cards);
  const plain = token.noun.token;
  const isOther =
    made !== undefined && ['power', 'toughness', 'text'].some(it => String(made[it]) !== String(plain[it]));
  return isOther ? { ...token, noun: { ...token.noun, token: made } } : undefined;
}

/** The tokens with "Urza's construct" as the token of that kind which the card before it makes. */
export function withTokensOfMakers(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'card')) return tokens;
  const isOfTokens = anyWord(tokens, 'token', 'tokens');
  return withRunsReplaced(tokens, i => {
    const owner = ownerOfMade(tokens, i);
    if (owner !== undefined) return { tokens: [asFiller(owner)], to: i + 1 };
    const from = tokensFrom(tokens, i, cards);
    if (from !== undefined) return from;
    const own = isOfTokens ? tokenOfMaker(tokens, i, cards) : undefined;
    if (own !== undefined) return own;
    const [maker, kind, word] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    if (maker?.kind !== 'card' || (kind?.kind !== 'about' && kind?.kind !== 'noun')) return undefined;
    const isToken = word?.kind === 'about' && /^tokens?$/iu.test(word.text);
    if (isNamedAfterMaker(maker, kind, cards)) return { tokens: [kind], to: i + (isToken ? 3 : 2) };
    const isSaid = isToken || / tokens?$/iu.test(kind.text);
    if (!isSaid && !/(?:s|['’]s?)$/iu.test(maker.text)) return undefined;
    const said = kind.text.toLowerCase().replace(/ tokens?$/u, '');
    const type = creatureType(said);
    const token = type === undefined ? undefined : madeOf(type, undefined, [maker], cards);
    if (token === undefined || type === undefined) return undefined;
    const noun: Noun = { token, said: `${type.toLowerCase()} token`, plural: type.toLowerCase() !== said };
    return {
      tokens: [{ kind: 'noun', noun, text: kind.text, at: kind.at, end: kind.end }],
      to: i + (isToken ? 3 : 2),
    };
  });
}

/** The wording "Gilded Goose's Food": a token with a name of its own, which the card before it makes. */
function isNamedAfterMaker(maker: Extract<Token, { kind: 'card' }>, kind: Token, cards: Cards): boolean {
  const name = kind.kind === 'noun' ? kind.noun.token : undefined;
  const isOwner = /['’]s?$/u.test(maker.text) || /s$/iu.test(maker.text) !== /s$/iu.test(maker.names[0] ?? '');
  return typeof name === 'string' && isOwner && cardKnown(cards, maker)?.says.has(`${name} token`) === true;
}

/** The wording "0/0 construct tokens from Urza's Saga": tokens of the one kind that the card named behind them makes. */
function tokensFrom(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [token, lead, maker] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isLead = lead?.kind === 'small' && ['from', 'of', 'off'].includes(lead.word);
  if (token?.kind !== 'noun' || !isLead || maker?.kind !== 'card' || !isOfList(tokens, i)) return undefined;
  const { token: plain } = token.noun;
  const subtypes = typeof plain === 'object' ? [plain.subtypes].flat() : [];
  const types = subtypes.filter(it => typeof it === 'string');
  const [only, ...others] = types.map(type => madeOf(type, undefined, [maker], cards)).filter(it => it !== undefined);
  if (only === undefined || others.length > 0) return undefined;
  return { tokens: [{ ...token, noun: { ...token.noun, token: only } }], to: i + 3 };
}

/** The wording "my Hornet Queen tokens die": tokens of the one kind that the card makes. */
function tokenOfMaker(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [before, maker, word, next] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (maker?.kind !== 'card' || !/^tokens?$/iu.test(word?.text ?? '')) return undefined;
  const isOwned = (before?.kind === 'who' && before.whose) || /['’]s?$/u.test(maker.text);
  const isDoneTo = before?.kind === 'filler' && /^the$/iu.test(before.text) && isOfDeed(tokens[i - 2]);
  const isOne = isOwned || before?.kind === 'number' || isDoneTo;
  const isNext = next?.kind === 'verb' || next?.kind === 'be' || next === undefined || next.kind === 'stop';
  if (!isOne || !(isNext || isJoint(next))) return undefined;
  const made = cardKnown(cards, maker)?.says.tokensMade ?? [];
  const kinds = made.flatMap(({ token: words, text }) => {
    const token = tokenOf(words.replace(/^tapped /u, ''), text);
    return token === undefined ? [] : [token];
  });
  const [token, ...others] = new Map(kinds.map(it => [keyOf(it), it])).values();
  if (token === undefined || others.length > 0 || word === undefined) return undefined;
  const noun: Noun = { token, said: 'token', plural: /s$/iu.test(word.text) };
  return {
    tokens: [{ kind: 'noun', noun, text: `${maker.text} ${word.text}`, at: maker.at, end: word.end }],
    to: i + 2,
  };
}

/** Whether a token is a verb of what is done to an object. */
function isOfDeed(token: Token | undefined): boolean {
  return token?.kind === 'verb' && ['sacrifices', 'destroys', 'exiles', 'blinks', 'bounces'].includes(token.action);
}

/** Whether a token joins what follows to an object: "I sac X's token to Y". */
function isJoint(token: Token | undefined): boolean {
  return token?.kind === 'small' && ['to', 'with', 'and', 'comma', 'under', 'if'].includes(token.word);
}

/** The pronoun of "Urza makes his construct", which is of what makes the token; undefined elsewhere. */
function ownerOfMade(tokens: readonly Token[], i: number): Token | undefined {
  const [verb, owner, kind] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isMade = verb?.kind === 'verb' && verb.action === 'creates' && tokens[i - 2]?.kind === 'card';
  if (!isMade) return undefined;
  const isType = kind?.kind === 'about' && creatureType(kind.text.toLowerCase()) !== undefined;
  const isKind = isType || (kind?.kind === 'noun' && kind.noun.token !== undefined);
  return isKind && /^(?:his|her|its|their)$/iu.test(owner?.text ?? '') ? owner : undefined;
}

/** Wordings "4 insects", "4 of the 1/1 insects", "two of her insects", where somebody is told to have them. */
function kindAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const number = tokens[i];
  if (number?.kind !== 'number') return undefined;
  const isSacrificed = isOfSacrifice(tokens, i);
  if (!isSacrificed && !isOfList(tokens, i)) return undefined;
  const to = isSacrificed ? lastOfKinds(tokens, i) : tokens.findIndex((it, n) => n > i && !isBetween(it));
  const kind = tokens[to];
  // a kind with a card of its own stands for tokens too where a card of the question makes them
  if (kind?.kind !== 'about' && !(kind?.kind === 'noun' && kind.noun.card !== undefined)) return undefined;
  const said = kind.text.toLowerCase();
  const type = creatureType(said);
  const sized = tokens.slice(i, to).find(it => it.kind === 'size');
  const token = type === undefined ? undefined : madeOf(type, sized, tokens, cards);
  if (token === undefined || type === undefined) return undefined;
  const noun: Noun = { token, said: `${type.toLowerCase()} token`, plural: type.toLowerCase() !== said };
  return { tokens: [number, { kind: 'noun', noun, text: kind.text, at: kind.at, end: kind.end }], to: to + 1 };
}

/** The wording "I sac an Eldrazi Spawn": a number right after the verb. */
function isOfSacrifice(tokens: readonly Token[], i: number): boolean {
  const verb = tokens[i - 1];
  return verb?.kind === 'verb' && verb.action === 'sacrifices' && verb.voice === 'active';
}

/** The place of the last of the creature types that follow a number at once; that of the number where none does. */
function lastOfKinds(tokens: readonly Token[], i: number): number {
  let at = i;
  while (tokens[at + 1]?.kind === 'about' && creatureType(tokens[at + 1]?.text.toLowerCase() ?? '') !== undefined) at++;
  return at;
}

/** Whether a token may stand between a number and a kind. */
function isBetween(token: Token): boolean {
  if (token.kind === 'size' || token.kind === 'filler') return true;
  return (token.kind === 'small' && token.word === 'of') || (token.kind === 'who' && token.whose);
}

/** Whether a number stands in a list of what somebody has. */
function isOfList(tokens: readonly Token[], i: number): boolean {
  const before = lastIndexBefore(tokens, i, it => ['have', 'verb', 'ask', 'stop'].includes(it.kind));
  return tokens[before]?.kind === 'have';
}

/** The one kind of tokens of a creature type, and of a size where one was said, that cards of the question make. */
function madeOf(
  type: string,
  size: Token | undefined,
  tokens: readonly Token[],
  cards: Cards,
): Readonly<Record<string, unknown>> | undefined {
  const made = tokens.flatMap(it => (it.kind === 'card' ? (cardKnown(cards, it)?.says.tokensMade ?? []) : []));
  const kinds = made.flatMap(({ token: words, text }) => {
    const token = tokenOf(words.replace(/^tapped /u, ''), text);
    if (typeof token !== 'object' || ![token.subtypes].flat().includes(type)) return [];
    const fits = size?.kind !== 'size' || (token.power === size.power && token.toughness === size.toughness);
    return fits ? [token] : [];
  });
  const [only, ...others] = new Map(kinds.map(it => [keyOf(it), it])).values();
  return others.length === 0 ? only : undefined;
}
