// Answers that are offered as a list, "is that 4, 6 or 8?", and results that are told as following: "…, so I draw 4".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { SpokenAction, Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, plainPart, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with commas between such answers as "or", and without such results of a spell. */
export function withAnswersOffered(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  return withoutResults(withoutLifeOffered(withLists(tokens)), cards);
}

/** The tokens with the life that is offered as the answer, "How much do I gain? 4 life.", as no life total. */
function withoutLifeOffered(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'fact') || !anyVerb(tokens, 'gainsLife', 'losesLife')) return tokens;
  return tokens.map((token, i): Token => {
    if (token.kind !== 'fact' || token.path.at(-1) !== 'life' || !/^\d+ life$/iu.test(token.text)) return token;
    const [before, end] = [tokens[i - 1], tokens[i + 1]];
    const asked = tokens.slice(sentenceStart(tokens, i - 1), Math.max(0, i - 1));
    const isOfLife = asked.some(it => it.kind === 'verb' && ['gainsLife', 'losesLife'].includes(it.action));
    const isAlone = before?.text === '?' && (end === undefined || end.kind === 'stop' || isComma(end));
    return isAlone && isOfLife && asked.some(it => it.kind === 'ask')
      ? { kind: 'about', word: '', ...plainPart(token) }
      : token;
  });
}

function withLists(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'or') || !anyWord(tokens, 'comma')) return tokens;
  const result: Token[] = [];
  let from = 0;
  for (let i = 0; i <= tokens.length; i += 1) {
    const token = tokens[i];
    if (token !== undefined && token.kind !== 'stop') continue;
    const sentence = tokens.slice(from, i);
    const offers = from > 0 && isOfAnswers(sentence);
    result.push(
      ...sentence.map((it): Token => (offers && isComma(it) ? { kind: 'small', word: 'or', ...plainPart(it) } : it)),
      ...(token === undefined ? [] : [token]),
    );
    from = i + 1;
  }
  return result.every((it, i) => it === tokens[i]) ? tokens : result;
}

/** Whether a sentence holds several numbers and nothing that tells of the game. */
function isOfAnswers(sentence: readonly Token[]): boolean {
  const numbers = sentence.filter(it => it.kind === 'number' && !it.article);
  if (numbers.length < 2 || !sentence.some(isComma)) return false;
  return sentence.every(isOfAnswer);
}

function isOfAnswer(token: Token): boolean {
  if (token.kind === 'small') return ['or', 'comma', 'and', 'it', 'that'].includes(token.word);
  return ['number', 'about', 'filler', 'counters', 'ask', 'be'].includes(token.kind);
}

/** The wording "Divination with Teferi's Ageless Insight, so I draw 4": what is asked about, and no event of its own. */
function withoutResults(tokens: readonly Token[], cards: Cards): readonly Token[] {
  if (!anyWord(tokens, 'so')) return tokens;
  const so = tokens.findIndex((it, i) => it.kind === 'filler' && /^so$/iu.test(it.text) && isComma(tokens[i - 1]));
  const [player, verb, number] = [tokens[so + 1], tokens[so + 2], tokens[so + 3]];
  if (so < 0 || player?.kind !== 'who' || verb?.kind !== 'verb' || number?.kind !== 'number') return tokens;
  const kinds = RESULTS[verb.action];
  const told = tokens.slice(sentenceStart(tokens, so), so);
  const isOfSpell = told.some(named => {
    const known = named.kind === 'card' ? cardKnown(cards, named) : undefined;
    return known?.spell === true && kinds?.includes(known.says.action.kind) === true;
  });
  if (!isOfSpell || told.some(it => it.kind === 'verb' && it.action === verb.action)) return tokens;
  return tokens.map((it, i) => (i > so && i < so + 4 ? asFiller(it) : it));
}

/** The kinds of what spells do, by the verb with which its result is told. */
const RESULTS: Partial<Record<SpokenAction, readonly string[]>> = {
  draws: ['draws'],
  gainsLife: ['gains'],
  creates: ['creates'],
  losesLife: ['loses', 'damage'],
  deals: ['damage'],
  hits: ['damage'],
};
