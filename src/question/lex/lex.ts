// A question cut into tokens: names first, then phrases, words, numbers and signs.

import type { TextWord } from '../../cards/index.ts';
import { type Lexing, push } from '../names/lexing.ts';
import { slipsMended, withTextMeant, wordsMeant } from '../names/mended-slips.ts';
import { type FoundName, type NameBook, namesOf } from '../names/mentioned-names.ts';
import { withNamedPlayers } from '../names/named-players.ts';
import { withNearNames, withShortened } from '../names/near-names.ts';
import { factsIn, type PhraseFact } from '../tokens/phrase-facts.ts';
import type { Token } from '../tokens/question-token.ts';
import { markAt, signAt } from './lex-signs.ts';
import { wordAt } from './lex-words.ts';
import { withSpellVerbs } from './spell-verbs.ts';

/** The tokens of a question. */
export function tokensOf(text: string, book: NameBook): readonly Token[] {
  const found = book.namesIn(text);
  const names = namesOf(text, found, book);
  const facts = factsIn(text).filter(fact => !names.some(name => cutsName(fact, name, found.words, text)));
  const typed = lexed({ text, words: found.words, names, facts, tokens: [] });
  const mended = slipsMended(typed.tokens, book);
  const lexing =
    mended === undefined ? typed : lexed({ text, words: wordsMeant(found.words, mended), names, facts, tokens: [] });
  const tokens = mended === undefined ? lexing.tokens : lexing.tokens.map(it => withTextMeant(it, mended));
  const spoken = withSpellVerbs(tokens, book);
  const near = withNearNames({ ...lexing, tokens: [...withShortened(spoken)] }, book);
  return withPlacesMeant(withNamedPlayers(withShortened(near)));
}

/** Whether a name of several words goes on behind a fact, with no sign in it: "the opponent's Turn to Frog" tells of no turn. */
function cutsName({ at, end }: PhraseFact, { from, to }: FoundName, words: readonly TextWord[], text: string): boolean {
  const [first, last] = [words[from], words[to - 1]];
  if (first === undefined || last === undefined || first.at <= at || first.at >= end || last.end <= end) return false;
  return !/[.,;:!?()]/u.test(text.slice(first.at, last.end));
}

/** A text with all of its tokens. */
function lexed(lexing: Lexing): Lexing {
  const wordsAt = new Map(lexing.words.map((word, index) => [word.at, index]));
  let at = 0;
  while (at < lexing.text.length) at = Math.max(at + 1, nextToken(lexing, at, wordsAt));
  return lexing;
}

/** The wording "… from my graveyard, a bear is in there": the zone that was named last. */
function withPlacesMeant(tokens: readonly Token[]): readonly Token[] {
  let zone: Extract<Token, { kind: 'zone' }> | undefined;
  return tokens.map((token): Token => {
    if (token.kind === 'zone') zone = token;
    if (zone === undefined || !/^in there(?: with it)?$/iu.test(token.text)) return token;
    const { text, at, end } = token;
    const { holds: _, ...same } = zone;
    return { ...same, from: false, text, at, end };
  });
}

/** Reads one token; returns the offset after it. */
function nextToken(lexing: Lexing, at: number, wordsAt: ReadonlyMap<number, number>): number {
  const { text, facts } = lexing;
  const fact = facts.find(it => it.at === at);
  if (fact !== undefined) return push(lexing, at, fact.end, { kind: 'fact', path: fact.path, value: fact.value });
  const signs = signAt(text, at);
  if (signs !== undefined) return push(lexing, at, at + signs.length, signs.body);
  const index = wordsAt.get(at);
  if (index !== undefined) return wordAt(lexing, index);
  return markAt(lexing, at);
}
