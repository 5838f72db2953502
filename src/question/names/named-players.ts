// Players called by a name of their own: "Alice has Clone, Bob casts Sol Ring".
import type { Side, Token } from '../tokens/question-token.ts';
import { isGivenName } from '../words/given-names.ts';
import { withOpponentsApart } from './opponents-apart.ts';

/**
 * The tokens with players in place of unknown names that have or do something; a third name stays unknown. Where nobody
 * says "I", "she" and "their" are of the player named last, and "a player" is the one whose board it is.
 */
export function withNamedPlayers(given: readonly Token[]): readonly Token[] {
  const tokens = withLetters(withOpponentsApart(given));
  const isAsker = tokens.some(it => it.kind === 'who' && it.who === 'you' && isFirstPerson(it.text));
  return isAsker ? namesAsPlayers(tokens) : ofThirdPersons(namesAsPlayers(inSecondPerson(tokens)));
}

/**
 * The tokens with the letters that judges call players by, "A controls X, B casts Y", where a player was called so or
 * both have or do something: no article stands before a verb.
 */
function withLetters(tokens: readonly Token[]): readonly Token[] {
  const acts = (i: number) => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const isDoing = next?.kind === 'have' || next?.kind === 'be' || (next?.kind === 'verb' && next.voice !== 'passive');
    return isDoing || (before?.kind === 'ask' && /^(?:do|does|did|will|can|must|would)$/iu.test(before.text));
  };
  const letters = tokens.flatMap((it, i) => (isLetter(it) && acts(i) ? [bareOf(it)] : []));
  const isCalled = tokens.some(it => it.kind === 'who' && /^player [ab]$/iu.test(it.text));
  if (!isCalled && !(letters.includes('A') && letters.includes('B'))) return tokens;
  return tokens.flatMap(ownedByLetter).map((token, i): Token => {
    const isOwner = /['\u2019]s?$/u.test(token.text);
    if (!isLetter(token) || !(isOwner || acts(i) || token.kind === 'unknown')) return token;
    const { text, at, end } = token;
    return { kind: 'who', who: bareOf(token) === 'A' ? 'you' : 'opponent', whose: isOwner, text, at, end };
  });
}

/** The wording "B's Kitchen Finks", which was found as one name. */
function ownedByLetter(token: Token): readonly Token[] {
  const [owner] = /^[AB]['\u2019]s (?=\S)/u.exec(token.text) ?? [];
  if (token.kind !== 'card' || owner === undefined) return [token];
  const { text, at } = token;
  const end = at + owner.length - 1;
  return [
    { kind: 'unknown', text: owner.trim(), at, end },
    { ...token, text: text.slice(owner.length), at: end + 1 },
  ];
}

/** A capital A or B alone, which the other lists take for an article or do not know. */
function isLetter({ kind, text }: Token): boolean {
  return (kind === 'unknown' || kind === 'number') && /^[AB](?:['\u2019]s)?$/u.test(text);
}

/** The tokens of a question told as judges do, "You control …": where nobody says "I", "you" is who is asked for. */
function inSecondPerson(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, i) => {
    const next = tokens[i + 1];
    const acts = next?.kind === 'have' || (next?.kind === 'verb' && next.voice === 'active');
    if (token.kind !== 'unknown' || !acts || !/^you$/iu.test(token.text)) return token;
    const { text, at, end } = token;
    return { kind: 'who', who: 'you', whose: false, text, at, end };
  });
}

function isFirstPerson(text: string): boolean {
  return /^(?:of )?(?:i|we|me|my|mine|ours?|im|ill|id|ive)\b/iu.test(text);
}

/** The tokens of a question told of others alone. */
function ofThirdPersons(tokens: readonly Token[]): readonly Token[] {
  const you = tokens.some(it => it.kind === 'who' && it.who === 'you');
  const others = tokens.filter(it => it.kind === 'who' && it.who === 'opponent' && !PRONOUN.test(it.text));
  // a parent who names no other player asks for the child
  const isForChild = !you && others.every(it => CHILD.test(it.text));
  let last: Side | undefined;
  return tokens.map(token => {
    if (token.kind === 'fact' && last === 'you' && OF_THIRD_PERSON.test(token.text)) return asYours(token);
    if (token.kind === 'ask' && last === 'you') return { ...token, text: token.text.replace(/\bs?he$/iu, 'I') };
    if (token.kind !== 'who' || token.each === true) return token;
    if (PRONOUN.test(token.text)) return last === undefined ? token : { ...token, who: last };
    const first = (!you && /^(?:a|one) player$/iu.test(token.text)) || (isForChild && CHILD.test(token.text));
    last = first ? 'you' : token.who;
    return { ...token, who: last };
  });
}

const CHILD = /^(?:my|our|the) (?:kid|son|daughter|child|nephew|niece)$/iu;
const OF_THIRD_PERSON = /\b(?:he|she|they|his|her|their)\b/iu;

/** A fact that was read as the opponent's, of the player who is asked for: "it's her end step". */
function asYours(fact: Extract<Token, { kind: 'fact' }>): Token {
  const path = fact.path.map(it => (it === 'opponent' ? 'you' : it));
  const { value } = fact;
  return { ...fact, path, value: typeof value === 'string' ? value.replace(/^opponent\b/u, 'you') : value };
}

const PRONOUN = /^(?:he|she|they|his|her|hers|their|theirs|him|them)$/iu;

function namesAsPlayers(tokens: readonly Token[]): readonly Token[] {
  const plain = tokens.flatMap((it, i) => (it.kind === 'unknown' && isPlayer(tokens, i) ? [it.text] : []));
  if (plain.length === 0) return tokens;
  // beside Alice, Bob is no nickname of a card
  const named = (i: number) => isPlayer(tokens, i) || isOwner(tokens, i);
  const all = [...new Set(tokens.flatMap((it, i) => (named(i) ? [bareOf(it)] : [])))];
  // "… does Bob draw a card?": it is the question of the player who is asked about
  const asks = tokens.findIndex(it => it.kind === 'ask');
  const asked = asks < 0 ? undefined : bareOf(tokens[asks + 1] ?? { text: '' });
  const names = asked !== undefined && all.includes(asked) ? [asked, ...all.filter(it => it !== asked)] : all;
  const asker = tokens.some(it => it.kind === 'who' && it.who === 'you');
  const other = tokens.some(it => it.kind === 'who' && it.who === 'opponent' && !PRONOUN.test(it.text));
  const sides: readonly Side[] = [...(asker ? [] : (['you'] as const)), ...(other ? [] : (['opponent'] as const))];
  return tokens.map(token => {
    const possessive = /['\u2019]s?$/u.test(token.text);
    const who = sides[names.indexOf(bareOf(token))];
    if ((token.kind !== 'unknown' && token.kind !== 'card') || who === undefined) return token;
    const { text, at, end } = token;
    return { kind: 'who', who, whose: possessive, text, at, end };
  });
}

/** An unknown word with a capital that begins a clause, before what somebody has or does. */
function isPlayer(tokens: readonly Token[], i: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const nameless = token?.kind === 'unknown' || (token?.kind === 'card' && token.loose);
  const isName = /^\p{Lu}\p{Ll}+$/u.test(token?.text ?? '') || isGivenName(token?.text ?? '');
  if (token === undefined || !nameless || !isName) return false;
  const begins =
    before === undefined || before.kind === 'stop' || (before.kind === 'small' && BEGINNING.includes(before.word));
  return begins && (next?.kind === 'have' || (next?.kind === 'verb' && next.voice === 'active'));
}

/** The wording "Ben's Serra Angel": an unknown word with a capital before what is somebody's. */
function isOwner(tokens: readonly Token[], i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]];
  if (token?.kind !== 'unknown') return false;
  const isName = /^\p{Lu}\p{Ll}+['\u2019]s$/u.test(token.text);
  if (!isName && !isGivenName(token.text.replace(/['\u2019]?s$/u, ''))) return false;
  return next?.kind === 'card' || next?.kind === 'noun' || next?.kind === 'state';
}

function bareOf({ text }: Pick<Token, 'text'>): string {
  return text.replace(/['\u2019]s?$/u, '');
}

const BEGINNING: readonly string[] = ['and', 'then', 'if', 'comma'];
