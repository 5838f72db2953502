// Words of what is asked that take something for granted of which the scenario says nothing.

import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Mention, Patch } from '../model/mention.ts';
import type { Plan } from '../model/plan.ts';
import { startOf } from '../model/printed-starts.ts';
import type { Token } from '../tokens/question-token.ts';
import { sentenceEnd } from '../tokens/token-parts.ts';
import { valuesIn } from './values-written.ts';

/**
 * The words by which a question takes for granted what its scenario, as `data`, does not hold: "do I get the four counters",
 * "off an opponent drawing three cards". `covered` are the places of what is asked, which a pattern
 * has read, and `guessed` those of guesses at the outcome.
 */
export function askedWordsLost(
  tokens: readonly Token[],
  { happening, gathered: { told, mentions } }: Plan,
  data: Patch,
  covered: ReadonlySet<number>,
  guessed: ReadonlySet<number>,
  cards: Cards,
): readonly string[] {
  const { numbers, words, keys } = valuesIn([data]);
  const isOpen = (token: Token) => !told.includes(token) && !covered.has(token.at);
  const isLost = (token: Token, i: number): boolean => {
    if (token.kind === 'number') {
      if (isLifeTotal(tokens, i)) return sentenceEnd(tokens, i)?.text !== '?';
      const isOfCounters = tokens[i + 1]?.kind === 'counters' && token.value > 1;
      if (!isOfCounters || !(isGranted(tokens, i) || isHad(tokens, i)) || numbers.has(token.value)) return false;
      // "does the Clone come with the three counters" of a Triskelion: its own text has so many
      return !mentions.some(it => printedStart(it, cards) === token.value);
    }
    if (token.kind === 'about') return isOwnDeathTrigger(tokens, i) && !mentions.some(it => triggersOnDeath(it, cards));
    if (token.kind !== 'who' || token.who !== 'opponent' || words.has('opponent') || keys.has('opponent')) return false;
    return owns(tokens, i) || (happening.verb === undefined && acts(tokens, i));
  };
  const found = tokens.filter((token, i) => isOpen(token) && isLost(token, i));
  const amounts =
    happening.verb === undefined && happening.action === 'enters'
      ? amountsTold(tokens, it => !covered.has(it) && !guessed.has(it))
      : [];
  // "thanks to X I get extra stuff from a token copy of Y": nobody said that X enters, and the copy is to be made
  const isUntold = happening.verb === undefined && happening.action === 'enters';
  const copies = isUntold ? mentions.filter(it => it.patch.copyOf !== undefined && it.place === undefined) : [];
  return [...found.map(it => it.text), ...amounts.map(it => it.text), ...copies.map(() => 'token copy')];
}

/** The numbers of damage or life that are told, "1 damage to my opponent's face", where nothing was said to happen. */
function amountsTold(tokens: readonly Token[], isOpen: (at: number) => boolean): readonly Token[] {
  return tokens.filter((token, i) => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    if (token.kind !== 'number' || token.article || !isOpen(token.at)) return false;
    const isGain = before?.kind === 'verb' && ['gainsLife', 'losesLife', 'deals'].includes(before.action);
    return isGain || (next?.kind === 'about' && /^(?:damage|dmg)$/iu.test(next.text));
  });
}

/** The wording "life total 7", which a life total that is told would not have left as it is. */
function isLifeTotal(tokens: readonly Token[], i: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token?.kind !== 'number' || token.article || next?.kind === 'about' || next?.kind === 'noun') return false;
  return before?.kind === 'about' && /^life(?: totals?)?$/iu.test(before.text);
}

/** Whether a player stands at an index as the owner of what was told of: "both belong to my opponent", "made by an opponent". */
function owns(tokens: readonly Token[], i: number): boolean {
  const [before, token] = [tokens[i - 1], tokens[i]];
  const isNoun = token?.kind === 'who' && !token.whose && !/^(?:'?em|them|him|her)$/iu.test(token.text);
  if (isNoun) return before?.kind === 'small' && ['of', 'by'].includes(before.word);
  // "the original is my opponent's"
  const isEnd = tokens[i + 1] === undefined || tokens[i + 1]?.kind === 'stop' || tokens[i + 1]?.kind === 'small';
  return token?.kind === 'who' && token.whose && before?.kind === 'be' && isEnd;
}

/** Whether a player at an index does something that is taken for granted: "off an opponent drawing three cards". */
function acts(tokens: readonly Token[], i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]];
  if (token?.kind !== 'who' || token.whose || next?.kind !== 'verb') return false;
  return tokens[i - 1]?.kind !== 'ask' && next.action !== 'enters';
}

/** Whether an article or an owner stands before a number of counters: "the four +1/+1 counters", "its two lore counters". */
function isGranted(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  return /^(?:the|its|those|these|all)$/iu.test(before?.text ?? '') || (before?.kind === 'who' && before.whose);
}

/** Whether a number of counters is told of what stands before it: "that has 4 +1/+1 counters", "Summon: Titan (2 counters)". */
function isHad(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  const isWith = before?.kind === 'small' && before.word === 'with' && tokens[i - 2]?.kind === 'card';
  return isWith || before?.kind === 'have' || before?.kind === 'card' || before?.kind === 'there';
}

/** The wording "do my death triggers happen?": those of something that was named. */
function isOwnDeathTrigger(tokens: readonly Token[], i: number): boolean {
  const [before, token] = [tokens[i - 1], tokens[i]];
  return before?.kind === 'who' && before.whose && /^(?:death|dies) triggers?$/iu.test(token?.text ?? '');
}

/** The number of counters that a card enters with by its own text; undefined for one without. */
function printedStart(mention: Mention, cards: Cards): number | undefined {
  const known = cardKnown(cards, mention);
  return known === undefined ? undefined : startOf(known)?.count;
}

function triggersOnDeath(mention: Mention, cards: Cards): boolean {
  const abilities = cardKnown(cards, mention)?.face.abilities ?? [];
  return abilities.some(it => it.kind === 'triggered' && it.events.some(event => event.kind === 'dies'));
}
