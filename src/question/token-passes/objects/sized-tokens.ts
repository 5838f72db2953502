// Sizes of objects: said after a token, "a Wurm token (5/5)", or in place of a name, "I sac a 4/4 to X".

import { isKeyword, KEYWORDS, type KeywordShape } from '../../../engine/index.ts';
import { lastIndexBefore } from '../../../kit/lists.ts';
import { capitalized } from '../../../kit/strings.ts';
import { COLORS } from '../../../vocabulary/index.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { nounNamed } from '../../names/nouns.ts';
import { creatureType } from '../../tokens/chosen.ts';
import type { Noun, SpokenAction, Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import { isListSign, plainPart, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';
import { isSizeAimedAt } from './aimed-objects.ts';

/** The tokens with the size that follows a described creature token as its own. */
export function withSizedTokens(typed: readonly Token[]): readonly Token[] {
  if (!anyOfKind(typed, 'noun') || !typed.some(isDescribed)) return typed;
  const result: Token[] = [];
  const tokens = withTwoKinds(typed);
  for (const [i, token] of tokens.entries()) {
    const before = result.at(-1);
    const described = before?.kind === 'noun' ? before.noun.token : undefined;
    if (
      token.kind !== 'size' ||
      before?.kind !== 'noun' ||
      typeof described !== 'object' ||
      !('power' in described) ||
      isNamed(tokens[i + 1])
    ) {
      result.push(token);
      continue;
    }
    const { power, toughness, text, end } = token;
    const noun = { ...before.noun, token: { ...described, power, toughness } };
    result.splice(-1, 1, { ...before, noun, text: `${before.text} ${text}`, end });
  }
  return result.length < tokens.length ? result : tokens;
}

/** Whether a token is a noun for a token with its characteristics. */
function isDescribed(token: Token): boolean {
  return token.kind === 'noun' && typeof token.noun.token === 'object';
}

/**
 * The tokens with "token (2/2 white)" as a creature token of that size: the words in brackets are those that would stand
 * before it.
 */
export function withTokensInBrackets(tokens: readonly Token[], { text }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'size') || !text.includes('(')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [token, ...rest] = tokens.slice(i, i + 8);
    const isKind = token?.kind === 'noun' && typeof token.noun.token === 'object' && 'power' in token.noun.token;
    if (token === undefined || !(isKind || /^(?:creature )?tokens?$/iu.test(token.text))) return undefined;
    const at = rest.findIndex(it => it.kind === 'size');
    const size = rest[at];
    const isLed = rest
      .slice(0, at)
      .every(it => (it.kind === 'who' && it.whose) || (it.kind === 'number' && it.article));
    if (size?.kind !== 'size' || !isLed || !text.slice(token.end, size.at).includes('(')) return undefined;
    const end = rest.findIndex(
      (it, n) => n > at && !isColor(it.text.toLowerCase()) && !/^(?:and|creature)$/iu.test(it.text),
    );
    const colors = rest
      .slice(at + 1, end < 0 ? rest.length : end)
      .map(it => it.text.toLowerCase())
      .filter(isColor);
    const creature = isKind ? token.noun : nounNamed('creature token');
    if (typeof creature?.token !== 'object' || (isKind && colors.length === 0)) return undefined;
    const { power, toughness } = size;
    const said = `${power}/${toughness} token`;
    const noun: Noun = {
      token: { ...creature.token, colors, power, toughness },
      said,
      plural: /s$/iu.test(token.text),
    };
    return { tokens: [{ kind: 'noun', noun, ...plainPart(token) }], to: i + 1 + (end < 0 ? rest.length : end) };
  });
}

/** The tokens with the creature type before a creature token as one of its own, "elf warrior token", and its owner before it. */
function withTwoKinds(tokens: readonly Token[]): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const [kind, token, owner, size, color] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
    const described = token?.kind === 'noun' ? token.noun.token : undefined;
    if (token?.kind !== 'noun' || typeof described !== 'object' || !('power' in described) || kind === undefined)
      return undefined;
    const isKind = (kind.kind === 'noun' || kind.kind === 'about') && !/\btokens?$/iu.test(kind.text);
    const subtype = isKind ? creatureType(kind.text.toLowerCase()) : undefined;
    const { subtypes } = described;
    if (subtype === undefined || !Array.isArray(subtypes) || !/ tokens?$/iu.test(token.text)) return undefined;
    const isOwned = owner?.kind === 'who' && owner.whose && size?.kind === 'size';
    const isColored = isOwned && color !== undefined && isColor(color.text.toLowerCase());
    const colors = isColored ? { colors: [color.text.toLowerCase()] } : {};
    const both = { ...token.noun, token: { ...described, ...colors, subtypes: [subtype, ...subtypes] } };
    const named: Token = { ...token, noun: both, text: `${kind.text} ${token.text}`, at: kind.at };
    return isOwned ? { tokens: [owner, named, size], to: i + (isColored ? 5 : 4) } : { tokens: [named], to: i + 2 };
  });
}

function isColor(word: string): boolean {
  return COLORS.some(it => it === word);
}

/** The tokens with the keywords that follow a described creature token as its text: "a 4/4 green Rhino token with trample". */
export function withKeywordTokens(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'noun') || !anyWord(tokens, 'with')) return tokens;
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    const described = token?.kind === 'noun' ? token.noun.token : undefined;
    if (token?.kind !== 'noun' || typeof described !== 'object' || 'text' in described) return undefined;
    const keywords: Token[] = [];
    let to = i + 1;
    for (;;) {
      const [lead, keyword] = [tokens[to], tokens[to + 1]];
      const isJoined = lead?.kind === 'small' && (keywords.length === 0 ? lead.word === 'with' : isListSign(lead));
      if (!isJoined || keyword?.kind !== 'about' || !isPlainKeyword(keyword)) break;
      keywords.push(keyword);
      to += 2;
    }
    if (keywords.length === 0) return undefined;
    const text = capitalized(keywords.map(it => it.text.toLowerCase()).join(', '));
    return { tokens: [{ ...token, noun: { ...token.noun, token: { ...described, text } } }], to };
  });
}

/** Whether a word is a keyword that stands alone (702.1). */
function isPlainKeyword({ text }: Token): boolean {
  const word = text.toLowerCase();
  const shapes: readonly KeywordShape[] = isKeyword(word) ? KEYWORDS[word].shapes : [];
  return shapes.includes('none');
}

/** The wording "creature token 4/4 angel": the size is of what follows. */
function isNamed(next: Token | undefined): boolean {
  return next?.kind === 'noun' || next?.kind === 'card' || next?.kind === 'about' || next?.kind === 'unknown';
}

/** The size of a creature that nothing else names, as a creature without abilities: "I cast a 2/2", "my 1/1 dies". */
export function withSizedCreatures(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'size')) return tokens;
  return tokens.map((token, i): Token => {
    if (token.kind !== 'size' || !(isCreatureAt(tokens, i) || isSizeAimedAt(tokens, i, cards))) return token;
    const noun = nounNamed(`${token.power}/${token.toughness}`);
    return noun === undefined ? token : { kind: 'noun', noun: withoutGeneric(noun), ...plainPart(token) };
  });
}

function withoutGeneric({ generic: _, ...noun }: Noun): Noun {
  return noun;
}

/** Whether a size stands where something is named that somebody has, or that something is done to. */
function isCreatureAt(tokens: readonly Token[], i: number): boolean {
  const [before, lead, next] = [tokens[i - 2], tokens[i - 1], tokens[i + 1]];
  const isNext = next?.kind === 'noun' || next?.kind === 'card' || next?.kind === 'counters' || next?.kind === 'about';
  if (isNext || (next?.kind === 'unknown' && creatureType(next.text.toLowerCase()) !== undefined)) return false;
  if (lead?.kind === 'who' && lead.whose) return before?.kind !== 'be' && before?.kind !== 'relation';
  const isOne = lead?.kind === 'number';
  // "can I run out X and have a 1/1 that stays": what comes of it
  const [joint] = tokens.slice(Math.max(0, i - 3), i);
  const isOutcome =
    before?.kind === 'have' && joint?.kind === 'small' && joint.word === 'and' && isAskedFirst(tokens, i);
  if (isOutcome) return false;
  // "I have Gideon and a 2/2"
  const have = lastIndexBefore(tokens, i, it => it.kind === 'have' || it.kind === 'stop');
  const rest = tokens.slice(Math.max(0, have), i);
  const isListed =
    before?.kind === 'small' &&
    ['and', 'comma'].includes(before.word) &&
    rest[0]?.kind === 'have' &&
    !rest.some(it => it.kind === 'verb' || it.kind === 'ask');
  if (isOne && isListed) return true;
  return isOne && (before?.kind === 'have' || (before?.kind === 'verb' && DONE_TO.includes(before.action)));
}

/** Whether the sentence of a place asks before it what somebody may do. */
function isAskedFirst(tokens: readonly Token[], i: number): boolean {
  const from = sentenceStart(tokens, i);
  return tokens.slice(from, i).some(it => it.kind === 'ask') && tokens.slice(from, i).some(it => it.kind === 'verb');
}

/** Verbs of what is done to a creature. */
const DONE_TO: readonly SpokenAction[] = ['enters', 'destroys', 'exiles', 'blinks', 'bounces', 'returns'];

/**
 * The wording "I sac a 4/4 to X": the size of a creature that is named by nothing else, as a creature token of that
 * size.
 */
export function withSizedPayments(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'size') || !anyVerb(tokens, 'sacrifices')) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    if (token.kind !== 'size') return isNounAfterSize(tokens, i) ? [] : [token];
    if (!isPaidSize(tokens, i)) return [token];
    const { power, toughness, text, at, end } = token;
    const said = `${power}/${toughness}`;
    const noun = { token: { name: `${said} creature`, types: ['Creature'], power, toughness }, said, plural: false };
    return [{ kind: 'noun', noun, text, at, end }];
  });
}

function isPaidSize(tokens: readonly Token[], i: number): boolean {
  const [verb, article] = [tokens[i - 2], tokens[i - 1]];
  const isOne = (article?.kind === 'number' && article.value === 1) || (article?.kind === 'who' && article.whose);
  return verb?.kind === 'verb' && verb.action === 'sacrifices' && isOne === true && tokens[i + 1]?.kind !== 'card';
}

function isNounAfterSize(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  const isGeneric = token?.kind === 'noun' && token.noun.generic === true;
  return isGeneric && tokens[i - 1]?.kind === 'size' && isPaidSize(tokens, i - 1);
}
