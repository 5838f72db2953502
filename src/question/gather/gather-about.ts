// Words of the outcome: what they ask for, and where they belong to what is told.

import { lastBefore } from '../../kit/lists.ts';
import { creatureType } from '../tokens/chosen.ts';
import type { Token } from '../tokens/question-token.ts';
import { isComma, sentenceEnd, sentenceStart } from '../tokens/token-parts.ts';
import { ABOUT_READERS, type AboutToken, tokenAfter } from './about-readers.ts';
import { isAskedAlone } from './asked-alone.ts';
import { beginQuestion, type Gathering } from './gathering-state.ts';

/** Words that ask what happens as something dies. */
const OF_DYING = /^(?:(?:from )?persist(?:s|ing)?|undying|afterlife)$/u;

/** A word of what a question is about, at its place among the tokens. */
export function gatherAbout(g: Gathering, token: AboutToken): void {
  const word = token.text.toLowerCase();
  if (word === 'landfall') g.landfall = true;
  if (OF_DYING.test(word)) g.dying = true;
  if (!ABOUT_READERS.some(read => read(g, token, word))) gatherTopic(g, token, word);
}

/** The topic of a question, which begins with it or goes on; a word that is neither is not read. */
function gatherTopic(g: Gathering, token: AboutToken, word: string): void {
  const { clause } = g;
  const empty = clause.group.length === 0 && clause.happening === undefined;
  if (clause.mode !== 'ask' && isCountedOfType(g, token, word)) {
    g.unread.push(token);
    return;
  }
  if (clause.soft || empty) {
    if (isUnreadTopic(g, token, word, empty) || (empty && isAddedType(g, token, word))) {
      g.unread.push(token);
      return;
    }
    beginQuestion(g);
    if (empty && token.text.length > 0 && !isOfSomething(g, token)) g.clause.loose = token;
    return;
  }
  if (isAimUnread(g, token)) {
    g.unread.push(token);
    return;
  }
  const ends = g.tokens.some(it => it.at > token.at && it.kind === 'stop');
  if ((ends || clause.mode === 'bare' || clause.mode === 'beside') && !namesFollow(g, token)) {
    g.clause = { ...clause, mode: 'ask', asked: true, fragment: true };
    return;
  }
  g.unread.push(token);
}

/**
 * The wording "I put X on the third player": right after the preposition of an event, what it is done to, which nothing was
 * found for; "on the bear of the third player": whose it is.
 */
function isAimUnread({ tokens, clause }: Gathering, token: Token): boolean {
  const i = tokens.indexOf(token);
  if (tokens[i - 1]?.kind === 'filler' && /^of\b/iu.test(tokens[i - 1]?.text ?? '') && isPlayerNext(tokens, i))
    return true;
  if (clause.mode !== 'on' || clause.happening === undefined) return false;
  const before = lastBefore(tokens, tokens.indexOf(token), it => it.kind !== 'filler' && it.kind !== 'number');
  return before?.kind === 'small' && before.word === 'on';
}

/** Whether a word that tells players apart, or the word for one, stands at an index: "third player". */
function isPlayerNext(tokens: readonly Token[], i: number): boolean {
  return [tokens[i], tokens[i + 1]].some(it => /^(?:player|opponent|opp)s?$/iu.test(it?.text ?? ''));
}

/** Whether a topic at the beginning of a clause is of a sentence that is not read. */
function isUnreadTopic(g: Gathering, token: AboutToken, word: string, empty: boolean): boolean {
  const { clause } = g;
  if (!empty && isChoiceTold(g, token, word)) return true;
  // "…, I have two Forests, power and toughness?"
  if (isAskedAlone(g.tokens, g.tokens.indexOf(token))) return false;
  if (isCountedInZone(g, token) || (empty && clause.mode === 'has') || (!empty && namesFollow(g, token))) return true;
  if (clause.who === undefined || (clause.mode !== 'start' && clause.mode !== 'has')) return false;
  // "…, drain?": one word after a comma, or of what becomes of the player
  const isAlone = isComma(g.tokens[g.tokens.indexOf(token) - 1]);
  const asksOfGame = (isAlone || /^(?:wins?|loses?|dead)$/u.test(word)) && tokenAfter(g, token)?.text === '?';
  return !isLastState(g, token) && !asksOfGame;
}

/** The wording "I cast X, pick the counter.": a choice that is told, and no question. */
function isChoiceTold({ tokens, clause }: Gathering, token: Token, word: string): boolean {
  const i = tokens.indexOf(token);
  const isTold = clause.mode === 'event' && isComma(tokens[i - 1]) && sentenceEnd(tokens, i)?.text !== '?';
  return isTold && /^(?:picks?|chooses?|chose|decides?)$/u.test(word) && tokens[i + 1]?.kind !== 'stop';
}

/** The wording "I play a land, what triggers? also an elemental": a type that is told after the question. */
function isAddedType({ tokens }: Gathering, token: Token, word: string): boolean {
  const i = tokens.indexOf(token);
  const from = sentenceStart(tokens, i);
  const [article, ...lead] = tokens.slice(from, i).toReversed();
  const isAlone = article?.kind === 'number' && article.article && lead.every(it => it.kind === 'filler');
  const asked = tokens[from - 1]?.text === '?';
  const ends = sentenceEnd(tokens, i)?.text !== '?';
  return isAlone && asked && ends && creatureType(word) !== undefined;
}

/** The wording "Arcades and 4 walls, how big is each": objects of a type of which no card is named. */
function isCountedOfType({ tokens }: Gathering, token: Token, word: string): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  return before?.kind === 'number' && !before.article && creatureType(word) !== undefined;
}

/** The wording "zero cards in my library": told of a zone, and no question. */
function isCountedInZone({ tokens }: Gathering, token: Token): boolean {
  const i = tokens.indexOf(token);
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  return before?.kind === 'number' && next?.kind === 'zone' && sentenceEnd(tokens, i)?.text !== '?';
}

/** The wording "…, tapped" at the very end. */
function isLastState({ tokens }: Gathering, token: Token): boolean {
  return /^(?:un)?tapped$/iu.test(token.text) && tokens.at(-1)?.at === token.at;
}

/** The wording "size of the bear": the word is of what follows. */
function isOfSomething({ tokens }: Gathering, token: Token): boolean {
  const next = tokens.find(it => it.at > token.at && it.kind !== 'filler');
  return next?.kind === 'small' && (next.word === 'of' || next.word === 'for');
}

/** Whether names or places follow in the same sentence, so that the list goes on. */
function namesFollow({ tokens }: Gathering, token: Token): boolean {
  const rest = tokens.filter(it => it.at > token.at);
  const end = rest.findIndex(
    it => it.kind === 'stop' || it.kind === 'ask' || (it.kind === 'small' && ['if', 'with', 'colon'].includes(it.word)),
  );
  return rest.slice(0, end < 0 ? rest.length : end).some(it => ['card', 'noun', 'there', 'zone'].includes(it.kind));
}
