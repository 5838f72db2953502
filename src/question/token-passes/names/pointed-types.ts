// Cards spoken of again by what they are: "the saga", "that aura", "my walker".

import { capitalized } from '../../../kit/strings.ts';
import type { Cards } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { nounNamed } from '../../names/nouns.ts';
import { creatureType } from '../../tokens/chosen.ts';
import type { Noun, Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** Words of players for a type of cards. */
const CALLED: Readonly<Record<string, string>> = { walker: 'Planeswalker', pw: 'Planeswalker', equip: 'Equipment' };

/** The tokens with each word that is the type of only one of the cards named, after "the" or an owner, as that card. */
export function withPointedTypes(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(typed, 'unknown', 'noun', 'have') && !anyWord(typed, 'token', 'tokens', 'creature type')) return typed;
  const named = [...new Set(typed.flatMap(it => (it.kind === 'card' && !it.open ? it.names.slice(0, 1) : [])))];
  const again = anyWord(typed, 'token', 'tokens') ? withRunsReplaced(typed, i => tokenAgain(typed, i)) : typed;
  const contracted = anyOfKind(again, 'noun')
    ? withRunsReplaced(again, i => contractedAt(again, i, named, cards))
    : again;
  const tokens = anyOfKind(contracted, 'have')
    ? withRunsReplaced(contracted, i => hadAfter(contracted, i, named, cards))
    : contracted;
  return withRunsReplaced(tokens, i => {
    const meant = meantAt(tokens, i, named, cards);
    return meant && { tokens: [meant], to: i + 1 };
  });
}

/** The card or token that a type at a place stands for; undefined for another word. */
function meantAt(tokens: readonly Token[], i: number, named: readonly string[], cards: Cards): Token | undefined {
  const token = tokens[i];
  if (token === undefined) return undefined;
  const { text, at, end } = token;
  const asked = isAskedAbout(tokens, i) ? askedOf(token, named, tokens, cards) : undefined;
  const ofName = namedByWord(tokens, i, named) ?? subjectByWord(tokens, i, named, cards);
  if (ofName !== undefined)
    return { kind: 'card', names: [ofName], loose: true, open: false, plural: false, text, at, end };
  if (asked !== undefined) return { ...asked, text: asked.kind === 'noun' ? `${text} token` : text, at, end };
  if (token.kind !== 'unknown' || !isPointed(tokens[i - 1])) return undefined;
  const word = text.toLowerCase();
  const type = CALLED[word] ?? capitalized(word);
  const meant = named.filter(it => isOfType(cards, it, type));
  if (meant.length !== 1) return undefined;
  return { kind: 'card', names: meant, loose: true, open: false, plural: false, text, at, end };
}

/** The wording "Young Wolf is out. Wolf dies.": a type as a subject without an article is the one card named that has it in its name. */
function subjectByWord(
  tokens: readonly Token[],
  i: number,
  named: readonly string[],
  cards: Cards,
): string | undefined {
  const [before, token, verb] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token?.kind !== 'noun' || verb?.kind !== 'verb' || verb.voice !== 'middle') return undefined;
  const begins = before === undefined || before.kind === 'stop' || (before.kind === 'small' && isListSign(before));
  const word = token.text.toLowerCase();
  const type = creatureType(word);
  if (!begins || type === undefined) return undefined;
  const found = named.filter(it => wordsOfName(it).includes(word));
  const [only] = found;
  const isMade = named.some(it => cards.named(it)?.says.speaksOfTokens(type) === true);
  const isThere = only !== undefined && tokens.some((it, n) => n < i && it.kind === 'card' && it.names[0] === only);
  return found.length === 1 && isThere && !isMade ? only : undefined;
}

/** The wording "the walker's got 4 counters" of Hangarback Walker: the one card named that has the word in its name. */
function namedByWord(tokens: readonly Token[], i: number, named: readonly string[]): string | undefined {
  const [the, token] = [tokens[i - 1], tokens[i]];
  if (token?.kind !== 'noun' || token.noun.card === undefined || !/^(?:the|that|this)$/iu.test(the?.text ?? ''))
    return undefined;
  const word = token.text.toLowerCase().replace(/['’]s$/u, '');
  // a creature type points by itself
  if (creatureType(word) !== undefined) return undefined;
  const found = named.filter(it => wordsOfName(it).includes(word));
  return found.length === 1 ? found[0] : undefined;
}

function wordsOfName(name: string): readonly string[] {
  return name.toLowerCase().split(/[^\p{L}]+/u);
}

/** The wordings "the token dies", "the tokens die", "token goblin dies": the one token that was told of, or the kind said behind. */
function tokenAgain(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token?.kind !== 'about' || !/^tokens?$/iu.test(token.text)) return undefined;
  const isPlural = /s$/iu.test(token.text);
  const kind = next?.kind === 'noun' ? nounNamed(`${next.noun.said} token`) : undefined;
  if (kind !== undefined && next !== undefined)
    return { tokens: [{ kind: 'noun', noun: kind, ...plainPart(next), at: token.at }], to: i + 2 };
  const begins = before === undefined || before.kind === 'stop' || isListSign(before) || before.kind === 'small';
  const isDone =
    next?.kind === 'verb' ? next.voice !== 'active' : next?.kind === 'be' || /^(?:gets?|got)$/iu.test(next?.text ?? '');
  const isSacrificed = before?.kind === 'filler' && tokens[i - 2]?.kind === 'verb';
  if (!(isPointed(before) || begins) || !(isDone || isSacrificed)) return undefined;
  const [told, ...more] = tokens
    .slice(0, i)
    .filter(it => it.kind === 'noun' && it.noun.token !== undefined && it.noun.plural === isPlural);
  return told?.kind === 'noun' && more.length === 0
    ? { tokens: [{ ...told, ...plainPart(token), text: told.text }], to: i + 1 }
    : undefined;
}

/** The wordings "saga's mine", "the walker's out": the one card named that is of the type, and what is told of it. */
function contractedAt(
  tokens: readonly Token[],
  i: number,
  named: readonly string[],
  cards: Cards,
): RunReplacement | undefined {
  const [token, next] = [tokens[i], tokens[i + 1]];
  const [, word] = token?.kind === 'noun' && token.noun.plural ? (CONTRACTED.exec(token.text) ?? []) : [];
  const isTold = next?.kind === 'there' || (next?.kind === 'who' && next.whose && tokens[i + 2]?.kind !== 'card');
  if (token === undefined || word === undefined || !isTold) return undefined;
  const type = CALLED[word.toLowerCase()] ?? capitalized(word.toLowerCase());
  const meant = named.filter(it => isOfType(cards, it, type));
  if (meant.length !== 1) return undefined;
  const { text, at, end } = token;
  return {
    tokens: [
      { kind: 'card', names: meant, loose: true, open: false, plural: false, text, at, end: end - 2 },
      { kind: 'be', text: 'is', at: end - 1, end },
    ],
    to: i + 1,
  };
}

const CONTRACTED = /^(?:the |that |this )?(\p{L}+)['’]s$/iu;

/** The wording "I own the creature, my opponent the planeswalker": the other player has that card. */
function hadAfter(
  tokens: readonly Token[],
  i: number,
  named: readonly string[],
  cards: Cards,
): RunReplacement | undefined {
  const [before, player, the, type] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (player?.kind !== 'who' || player.whose || type === undefined || !/^the$/iu.test(the?.text ?? ''))
    return undefined;
  const isJoined = before !== undefined && isListSign(before);
  const end = tokens[i + 3];
  if (!isJoined || !(end === undefined || end.kind === 'stop') || !tokens.slice(0, i).some(it => it.kind === 'have'))
    return undefined;
  const meant = named.filter(it => isOfType(cards, it, capitalized(type.text.toLowerCase())));
  if (meant.length !== 1) return undefined;
  const place = { at: type.at, end: type.end };
  return {
    tokens: [
      player,
      { kind: 'have', ...place, text: '' },
      { kind: 'card', names: meant, loose: true, open: false, plural: false, ...place, text: type.text },
    ],
    to: i + 3,
  };
}

/**
 * Wordings "how big is the mouse", "is my construct gone": a creature type behind "the" or an owner, of which it is asked
 * what becomes of it.
 */
function isAskedAbout(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  const isKind = token?.kind === 'noun' && token.noun.card !== undefined && !token.noun.plural;
  const isType = (token?.kind === 'about' && token.word === 'creature type') || isKind;
  if (!isType) return false;
  const [before, lead, the] = i < 2 ? [] : [tokens[i - 3], tokens[i - 2], tokens[i - 1]];
  if (!isPointed(the)) return false;
  if (before?.kind === 'ask' && lead?.kind === 'be') return true;
  const begins = before === undefined || before.kind === 'stop';
  return (
    begins && (lead?.kind === 'be' || (lead?.kind === 'ask' && /^(?:is|does|do|will|would|can)$/iu.test(lead.text)))
  );
}

/** The one card or token named so far that is of a creature type; undefined where none or several are. */
function askedOf(
  { text, at }: Token,
  named: readonly string[],
  tokens: readonly Token[],
  cards: Cards,
): Token | undefined {
  const type = creatureType(text.toLowerCase());
  if (type === undefined) return undefined;
  const ofCards = named.filter(it => isOfType(cards, it, type));
  const ofTokens = tokens.filter(it => it.kind === 'noun' && it.at < at && isTokenOf(it.noun, type));
  const [token] = ofTokens;
  if (ofCards.length + ofTokens.length !== 1) return undefined;
  if (token !== undefined) return token;
  return { kind: 'card', names: ofCards, loose: true, open: false, plural: false, text, at, end: at };
}

function isTokenOf({ token }: Noun, type: string): boolean {
  return typeof token === 'object' && Array.isArray(token.subtypes) && token.subtypes.includes(type);
}

function isPointed(before: Token | undefined): boolean {
  return /^(?:the|that|this)$/iu.test(before?.text ?? '') || (before?.kind === 'who' && before.whose);
}

/** Whether a card has a card type or a subtype (205.2a, 205.3). */
function isOfType(cards: Cards, name: string, type: string): boolean {
  const face = cards.named(name)?.face;
  return face !== undefined && [...face.types, ...face.subtypes].some(it => it === type);
}
