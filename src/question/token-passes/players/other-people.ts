// People at the table who are told of one after another: "one guy has X in the yard, another a Y". Only one of them is the opponent.
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart } from '../../tokens/token-parts.ts';

const PERSONS: readonly string[] = ['guy', 'dude', 'player', 'opponent', 'person', 'friend', 'buddy', 'one'];

/** The tokens with the first of such people as the opponent, and another one as a word that is not understood. */
export function withOtherPeople(typed: readonly Token[]): readonly Token[] {
  const tokens = anyWord(typed, 'that') && anyOfKind(typed, 'be') ? withSelfTold(typed) : typed;
  const isOfPeople = anyWord(tokens, 'another') || (anyOfKind(tokens, 'noun') && anyWord(tokens, ...PERSONS));
  if (!isOfPeople) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    if (isFirst(before, token) && isHaver(saidAfter(tokens, i)))
      return [{ kind: 'who', who: 'opponent', whose: false, ...plainPart(token) }];
    if (isFirst(token, next) && isHaver(saidAfter(tokens, i + 1))) return [];
    return [isSecond(tokens, i) ? { kind: 'unknown', ...plainPart(token) } : token];
  });
}

/** The sentence "that someone is me": the player who was told of by that word is the one who asks. */
function withSelfTold(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, i) => isSelf(tokens, i));
  const said = tokens[at + 1]?.text.toLowerCase();
  if (at < 0 || said === undefined) return tokens;
  return tokens.map((token, i): Token => {
    if (i >= at && i < at + 4) return asFiller(token);
    return token.kind === 'who' && i < at && token.text.toLowerCase() === said ? { ...token, who: 'you' } : token;
  });
}

function isSelf(tokens: readonly Token[], i: number): boolean {
  const [that, person, be, self] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (that?.kind !== 'small' || that.word !== 'that' || person?.kind !== 'who' || be?.kind !== 'be') return false;
  return self?.kind === 'who' && self.who === 'you' && !self.whose;
}

/** The token after another, past what tells nothing: "a dude at the table casts". */
function saidAfter(tokens: readonly Token[], i: number): Token | undefined {
  return tokens.slice(i + 1, i + 5).find(it => it.kind !== 'filler');
}

/** The wordings "one guy", "a dude". */
function isFirst(number: Token | undefined, person: Token | undefined): boolean {
  return number?.kind === 'number' && number.value === 1 && isPerson(person);
}

function isPerson(token: Token | undefined): boolean {
  return token?.kind === 'noun' && PERSONS.includes(token.text.toLowerCase());
}

function isHaver(next: Token | undefined): boolean {
  return next?.kind === 'have' || (next?.kind === 'verb' && next.voice === 'active');
}

/** The wording "…, another a Thorn Elemental": one more player, who has that. */
function isSecond(tokens: readonly Token[], i: number): boolean {
  const [before, token, article, named] = tokens.slice(Math.max(0, i - 1), i + 3);
  const isList = before?.kind === 'small' && ['comma', 'and'].includes(before.word);
  if (token?.kind !== 'small' || token.word !== 'another' || !isList) return false;
  const isArticle = article?.kind === 'number' && article.article && named?.kind === 'card';
  return isArticle || isHaver(article) || isPerson(article);
}
