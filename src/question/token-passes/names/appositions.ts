// Nouns that say what a card is: "the bounce land Golgari Rot Farm", "my creature Grizzly Bears".
import { firstFrom } from '../../../kit/lists.ts';
import { CARD_TYPES } from '../../../vocabulary/index.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens without each noun that stands before the name of one of its kind, with nothing between them. */
export function withoutAppositions(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!mayApposition(typed)) return typed;
  const all = withWholeNames(withRunsReplaced(typed, i => kindAndName(typed, i, cards)));
  const hasGuy = anyWord(typed, ...GUYS);
  return withRunsReplaced(all, i => {
    const token = apposedAt(all, i, hasGuy);
    return token && { tokens: [token], to: i + 1 };
  });
}

/** Whether there is a word for a kind, an open name, a name beside another or a word of the name before. */
function mayApposition(tokens: readonly Token[]): boolean {
  if (anyOfKind(tokens, 'noun') || anyWord(tokens, ...GUYS, ...KINDS, ...OF_KINDS)) return true;
  return tokens.some(
    (it, i) => (it.kind === 'card' && (it.open || tokens[i + 1]?.kind === 'card')) || isPartOfName(tokens, i),
  );
}

const OF_KINDS: readonly string[] = ['thing', 'one', 'piece', 'legendary', 'basic', 'snow'];

/** The token in place of one that belongs to an apposition; undefined for another. */
function apposedAt(all: readonly Token[], i: number, hasGuy: boolean): Token | undefined {
  const [token, next] = [all[i], all[i + 1]];
  if (token === undefined) return undefined;
  if (isPartOfName(all, i) || isNextOfName(all, i) || isSameName(token, all[i - 1])) return asFiller(token);
  if (isCalled(all, i) || isCalled(all, i - 1)) return asFiller(token);
  if (isCardOfKind(all, i) || isCardOfKind(all, i - 1)) return asFiller(token);
  if (isSpecified(all, i) || isSpecified(all, i - 1)) return asFiller(token);
  if (isCalledNext(all, i) || (hasGuy && isOfGuy(all, i))) return asFiller(token);
  if (isSupertypeOfNext(all, i) || isOfThing(all, i)) return asFiller(token);
  if (isKindBeforeName(all, i) || isKindOfNext(all, i) || isKindAfterName(all, i)) return asFiller(token);
  // "my only other land is X": it is there
  if (token.kind === 'be' && isCalledNext(all, i - 1) && isOfMine(all.slice(0, i - 1)))
    return { kind: 'have', nobody: true, text: token.text, at: token.at, end: token.end };
  const apposition = token.kind === 'noun' && token.noun.card !== undefined && next?.kind === 'card';
  return apposition && !token.noun.plural ? asFiller(token) : undefined;
}

/** The wording "a shock land, Steam Vents, with …": a kind, and the name of one of it between commas. */
function kindAndName(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [lead, noun, comma, name, end] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  const isLed = (lead?.kind === 'number' && lead.article) || (lead?.kind === 'who' && lead.whose);
  if (!isLed || noun?.kind !== 'noun' || noun.noun.plural || name?.kind !== 'card') return undefined;
  if (isColon(comma))
    return isNounOfCard(noun, name, cards) && !isDoing(end) ? { tokens: [lead, name], to: i + 4 } : undefined;
  if (!isComma(comma)) return undefined;
  const [kind, known] = [
    noun.noun.card === undefined ? undefined : cards.named(noun.noun.card),
    cardKnown(cards, name),
  ];
  const isKind = kind !== undefined && (kind.land || noun.noun.generic === true);
  const isOfKind = isKind && kind.face.types.every(it => known?.face.types.includes(it) === true);
  const isBasic = known?.face.supertypes.includes('Basic') === true;
  const isEnd = end === undefined || end.kind === 'stop' || isComma(end);
  if (!isOfKind || isBasic || !isEnd) return undefined;
  return { tokens: lead.kind === 'who' ? [lead, name] : [name], to: isComma(end) ? i + 5 : i + 4 };
}

function isColon(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'colon';
}

/** Whether a noun of a card type, "guy", is one of the card types of a card. */
function isNounOfCard(
  { noun }: Extract<Token, { kind: 'noun' }>,
  card: Token & { kind: 'card' },
  cards: Cards,
): boolean {
  if (noun.generic !== true || noun.card === undefined) return false;
  const types = cardKnown(cards, card)?.face.types;
  return cards.named(noun.card)?.face.types.every(it => types?.includes(it) === true) === true;
}

/** Whether a clause goes on with what its subject does or is. */
function isDoing(token: Token | undefined): boolean {
  return token !== undefined && ['verb', 'be', 'have', 'relation', 'there'].includes(token.kind);
}

/**
 * The wording "two Thalias, Guardian of Thraben": a name that is open, with the rest of one of those it may be after
 * a comma.
 */
function withWholeNames(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => it.kind === 'card' && it.open)) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    const [comma, rest] = [tokens[i + 1], tokens[i + 2]];
    if (isRestOf(tokens, i)) return [];
    if (comma?.kind === 'small' && isRestOf(tokens, i + 1)) return [];
    const meant = isRestOf(tokens, i + 2) && rest?.kind === 'card' ? rest.names : undefined;
    return [token.kind === 'card' && meant !== undefined ? { ...token, names: meant, open: false } : token];
  });
}

function isOfMine(before: readonly Token[]): boolean {
  const words = before.slice(-2).map(it => it.text);
  return /(?:^|\s)(?:my|the) (?:only|one)\b/iu.test(words.join(' '));
}

/** Whether a name is the part after the comma of the open name before it. */
function isRestOf(tokens: readonly Token[], i: number): boolean {
  const [open, comma, rest] = tokens.slice(Math.max(0, i - 2), i + 1);
  if (open?.kind !== 'card' || !open.open || rest?.kind !== 'card') return false;
  const [name = ''] = rest.names;
  const isWhole = name.toLowerCase().endsWith(`, ${rest.text.toLowerCase()}`);
  return comma?.kind === 'small' && comma.word === 'comma' && isWhole && open.names.includes(name);
}

/** The same card again, with nothing between but a bracket: "Gary (Gray Merchant)". */
function isSameName(token: Token, before: Token | undefined): boolean {
  return (
    token.kind === 'card' &&
    before?.kind === 'card' &&
    token.names[0] === before.names[0] &&
    token.names[0] !== undefined
  );
}

/** The wording "a creature called Gravecrawler": a kind, and the name of one behind "called". */
function isCalled(tokens: readonly Token[], i: number): boolean {
  const [noun, word, name] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isKind = noun?.kind === 'noun' && noun.noun.card !== undefined && !noun.noun.plural;
  return isKind && /^(?:called|named)$/iu.test(word?.text ?? '') && name?.kind === 'card';
}

/** The wording "a creature card (Grizzly Bears)": the noun and the word "card" before the name of one. */
function isCardOfKind(tokens: readonly Token[], i: number): boolean {
  const [noun, word, name] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isKind = (noun?.kind === 'noun' && !noun.noun.plural) || KINDS.has(noun?.text.toLowerCase() ?? '');
  return isKind && /^card$/iu.test(word?.text ?? '') && name?.kind === 'card' && !name.plural;
}

/** The wording "my big guy, a Questing Beast": whether a token is of what stands between the owner and the name. */
function isOfGuy(tokens: readonly Token[], i: number): boolean {
  return [i, i - 1, i - 2, i - 3].some(from => {
    const [owner, first, second] = [tokens[from - 1], tokens[from], tokens[from + 1]];
    if (owner?.kind !== 'who' || !owner.whose) return false;
    const noun = isGuy(first) ? from : isGuy(second) && first?.kind !== 'card' ? from + 1 : -1;
    if (noun < 0) return false;
    const [comma, article, card] = [tokens[noun + 1], tokens[noun + 2], tokens[noun + 3]];
    const isNamed = comma?.kind === 'small' && comma.word === 'comma' && article?.kind === 'number' && article.article;
    return isNamed && card?.kind === 'card' && i <= noun + 2;
  });
}

function isGuy(token: Token | undefined): boolean {
  return token !== undefined && GUYS.has(token.text.toLowerCase());
}

const GUYS: ReadonlySet<string> = new Set(
  'guy dude creature boy boi beater threat bomb lady girl friend fatty finisher attacker blocker'.split(' '),
);

/** The wording "a bounceland, specifically Azorius Chancery": a kind, and the card that is meant after a comma. */
function isSpecified(tokens: readonly Token[], i: number): boolean {
  const [noun, comma, word] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (noun?.kind !== 'noun' || noun.noun.card === undefined) return false;
  const isComma = comma?.kind === 'stop' || (comma?.kind === 'small' && ['comma', 'colon'].includes(comma.word));
  const isSaid = /^(?:specifically|namely|precisely|to be precise|to be exact)$/iu.test(word?.text ?? '');
  if (!isComma || !isSaid) return false;
  const named = firstFrom(tokens, i + 3, it => !(it.kind === 'number' && it.article) && it.kind !== 'filler');
  return named?.kind === 'card';
}

/** A word of the name before, in brackets: "Vorinclex (the raider)". */
function isPartOfName(tokens: readonly Token[], i: number): boolean {
  const [token, before] = [tokens[i], tokens[i - 1]];
  if (token?.kind !== 'unknown') return false;
  const named = before?.kind === 'filler' && /^the$/iu.test(before.text) ? tokens[i - 2] : before;
  if (named?.kind !== 'card') return false;
  const words = named.names[0]?.toLowerCase().split(/[^\p{L}]+/u);
  return words?.includes(token.text.toLowerCase()) === true;
}

/** The wording "ob nix" for Ob Nixilis: the beginning of the next word of the name before, which is a name as well. */
function isNextOfName(tokens: readonly Token[], i: number): boolean {
  const [before, token] = [tokens[i - 1], tokens[i]];
  if (before?.kind !== 'card' || token?.kind !== 'card' || token.text.length < 3) return false;
  const name = before.names[0]?.toLowerCase() ?? '';
  const said = `${before.text.toLowerCase()} `;
  return name.startsWith(said) && name.slice(said.length).startsWith(token.text.toLowerCase()) && name !== said.trim();
}

/** Wordings "my landfall guy Lotus Cobra", "my infect creature Blighted Agent": a word of its text before the name. */
function isKindBeforeName(tokens: readonly Token[], i: number): boolean {
  const [before, token] = [tokens[i - 1], tokens[i]];
  if (
    token?.kind !== 'about' ||
    !((before?.kind === 'who' && before.whose) || (before?.kind === 'number' && before.article))
  )
    return false;
  const rest = tokens.slice(i + 1, i + 3);
  const [kind, name] = rest;
  const isKind = kind?.kind === 'noun' || /^(?:guy|dude|creature|card|boy|one|piece)$/iu.test(kind?.text ?? '');
  return isKind && name?.kind === 'card';
}

/** The wording "my legendary Mikaeus": a supertype of the card that is named after it (205.4a). */
function isSupertypeOfNext(tokens: readonly Token[], i: number): boolean {
  const [before, token, name] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isDetermined =
    before === undefined ||
    before.kind === 'number' ||
    (before.kind === 'who' && before.whose) ||
    before.kind === 'filler' ||
    before.kind === 'have' ||
    before.kind === 'stop';
  return (
    isDetermined && token?.kind === 'about' && /^(?:legendary|basic|snow)$/iu.test(token.text) && name?.kind === 'card'
  );
}

/** The wording "another enchantment (Rhystic Study)": a card type, and the name of one in brackets. */
function isKindOfNext(tokens: readonly Token[], i: number): boolean {
  const [before, token, name] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token?.kind !== 'about' || !KINDS.has(token.text.toLowerCase()) || name?.kind !== 'card') return false;
  const isCounted = before?.kind === 'number' || (before?.kind === 'small' && before.word === 'another');
  return isCounted || (before?.kind === 'who' && before.whose);
}

/** The wording "my Invasion of Ikoria battle has …": a kind after a name with an owner, and before what is said of it. */
function isKindAfterName(tokens: readonly Token[], i: number): boolean {
  const [owner, name, token, next] = [tokens[i - 2], tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!KINDS.has(token?.text.toLowerCase() ?? '')) return false;
  return (
    name?.kind === 'card' && owner?.kind === 'who' && owner.whose && (next?.kind === 'be' || next?.kind === 'have')
  );
}

const KINDS: ReadonlySet<string> = new Set([...CARD_TYPES.map(it => it.toLowerCase()), 'card', 'permanent']);

/** Words of "with counters" in "the only thing with counters is X". */
function isOfThing(tokens: readonly Token[], i: number): boolean {
  return [i - 1, i - 2].some(at => isCalledNext(tokens, at) && isWithCounters(tokens.slice(at + 1), 0) && i > at);
}

/** The wording "the only thing with counters is X". */
function isWithCounters(tokens: readonly Token[], n: number): boolean {
  const [lead, counters] = n < 0 ? [] : tokens.slice(n, n + 2);
  return n <= 0 && lead?.kind === 'small' && lead.word === 'with' && counters?.kind === 'counters';
}

/** The wording "the only creature around is my opponent's X": the kind is that of the name after the verb. */
function isCalledNext(tokens: readonly Token[], i: number): boolean {
  const noun = tokens[i];
  const isThing = noun?.kind === 'about' && /^(?:thing|card|one)$/iu.test(noun.text);
  const isKind = noun?.kind === 'noun' && noun.noun.generic === true && !noun.noun.plural;
  if (!isThing && !isKind) return false;
  const rest = tokens.slice(i + 1).filter((_, n, all) => !isWithCounters(all, n) && !isWithCounters(all, n - 1));
  const the = tokens.slice(Math.max(0, i - 2), i);
  if (!the.some(it => /\b(?:only|the|one)\b/iu.test(it.text))) return false;
  const be = rest.findIndex(it => it.kind !== 'there' && it.kind !== 'filler');
  if (rest[be]?.kind !== 'be') return false;
  const named = rest.slice(be + 1).find(it => it.kind !== 'filler' && it.kind !== 'number' && it.kind !== 'who');
  return named?.kind === 'card';
}
