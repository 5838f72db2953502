// Creatures that something with devour is told to eat: "Mycoloth eats two Saprolings", "I devour my Bears with Mycoloth": it enters,
// and they are sacrificed as it does (702.82a).
import { firstIndexFrom, lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { nameAmongObjects } from '../../model/scenario-board.ts';
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isListSign, plainPart, sentenceStart } from '../../tokens/token-parts.ts';

const VERBS =
  'devour devours devoured devouring eat eats ate eating munch munches munched munching chomp chomps chomped chomping gobble gobbles gobbled gobbling swallow swallows swallowed swallowing consume consumes consumed consuming snack snacks snacking snacked chow chows chowing chew chews chewed chewing scarf scarfs gulp gulps gulped nom noms nommed nomming feast feasts feasting feasted'.split(
    ' ',
  );
const FEEDS =
  'feed feeds fed feeding throw throws threw throwing sac sacs sacced saccing sacrifice sacrifices sacrificed sacrificing toss chuck'.split(
    ' ',
  );

/** The tokens with what is devoured on the board before, as the choice of what devours it, which enters. */
export function withDevoured(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, ...VERBS, ...FEEDS)) return tokens;
  const devourers = tokens.flatMap((it, i) => (devours(it, cards) ? [i] : []));
  const [named] = devourers;
  const names = new Set(devourers.map(i => nameOf(tokens[i])));
  if (named === undefined || names.size !== 1) return tokens;
  const meal = mealIn(tokens, cards);
  if (meal === undefined) return tokens;
  return servedAt(tokens, named, meal);
}

type CardToken = Extract<Token, { kind: 'card' }>;

/** A meal: the place of the verb, the places around the food, and the place behind all that tells of it. */
interface Meal {
  readonly verb: number;
  readonly from: number;
  readonly food: number;
  readonly end: number;
}

/** The first meal that is told: "eats two Saprolings", "devour X with Mycoloth", "feed X to Mycoloth". */
function mealIn(tokens: readonly Token[], cards: Cards): Meal | undefined {
  for (const [verb, { text }] of tokens.entries()) {
    const word = text.toLowerCase();
    const isEaten = VERBS.includes(word.split(' ')[0] ?? '') && verbEnd(word);
    if (!isEaten && !FEEDS.includes(word)) continue;
    const from = behindPreposition(tokens, verb + 1);
    const food = foodEnd(tokens, from, cards);
    if (food === from) continue;
    const [lead, owner] = [tokens[food], tokens[food + 1]];
    const at = owner?.kind === 'who' && owner.whose ? food + 2 : food + 1;
    const isTo = lead?.kind === 'small' && (isEaten ? ['with', 'by', 'to'] : ['to', 'into']).includes(lead.word);
    const eater = tokens[at];
    const isEater = isTo && eater !== undefined && (devours(eater, cards) || isPronoun(eater));
    if (isEaten || isEater) return { verb, from, food, end: isEater ? at + 1 : food };
  }
  return undefined;
}

/** Whether a wording is a verb of eating, with its adverb at most: "chows down on". */
function verbEnd(words: string): boolean {
  return /^\w+(?: (?:up|down|on|upon|down on))?$/iu.test(words);
}

function behindPreposition(tokens: readonly Token[], i: number): number {
  let at = i;
  while (/^(?:up|down|on|upon|down on|through)$/iu.test(tokens[at]?.text ?? '') && at < i + 2) at += 1;
  return at;
}

/** The place behind a list of creatures that begins at a place; that place where none stands there. */
function foodEnd(tokens: readonly Token[], from: number, cards: Cards): number {
  let at = from;
  for (;;) {
    let next = at > from && isListSign(tokens[at] ?? EMPTY) ? at + 1 : at;
    while (isLead(tokens[next])) next += 1;
    const food = tokens[next];
    const isThere = next > from && tokens[next + 1]?.kind === 'there';
    if (!isEdible(food, cards) || (at > from && (next === at || isThere))) return at;
    at = next + 1;
    if (/^tokens?$/iu.test(tokens[at]?.text ?? '')) at += 1;
  }
}

/** Whether a creature or an artifact is named, which does not devour itself. */
function isEdible(food: Token | undefined, cards: Cards): boolean {
  if (food?.kind === 'noun') return true;
  const types = food?.kind === 'card' && !devours(food, cards) ? cardKnown(cards, food)?.face.types : undefined;
  return types?.some(it => it === 'Creature' || it === 'Artifact') === true;
}

const EMPTY: Token = { kind: 'filler', text: '', at: 0, end: 0 };

function isLead(token: Token | undefined): boolean {
  return token?.kind === 'number' || token?.kind === 'size' || (token?.kind === 'who' && token.whose);
}

function devours(token: Token | undefined, cards: Cards): token is CardToken {
  const abilities = token?.kind === 'card' ? cardKnown(cards, token)?.face.abilities : undefined;
  return abilities?.some(it => it.kind === 'keyword' && it.keyword === 'devour') === true;
}

function nameOf(token: Token | undefined): string | undefined {
  return token?.kind === 'card' ? token.names[0] : undefined;
}

function isPronoun(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'it';
}

/** The tokens with the food as a clause of its own before the sentence, and the event in place of the words of eating. */
function servedAt(tokens: readonly Token[], named: number, meal: Meal): readonly Token[] {
  const { verb, from, food, end } = meal;
  const place = { ...plainPart(tokens[verb] ?? EMPTY), text: '' };
  const around = tokens.slice(0, verb);
  const subject = subjectEnd(around);
  const pick: Token = {
    kind: 'state',
    patch: { chosen: { devour: picksIn(tokens.slice(from, food)) } },
    after: true,
    ...place,
  };
  const there: readonly Token[] = [
    ...tokens.slice(from, food),
    { kind: 'there', who: eaterOf(tokens, named), ...plainPart(tokens[food - 1] ?? EMPTY), text: '' },
    { kind: 'stop', hard: true, ...place },
  ];
  const enters: Token = { kind: 'verb', action: 'enters', voice: 'middle', ...plainPart(tokens[verb] ?? EMPTY) };
  const begins = sentenceStart(tokens, verb);
  const rest = tokens.slice(end);
  const withPick = (part: readonly Token[], first: number) =>
    part.flatMap((it, i): readonly Token[] => (i + first === named ? [it, pick] : [it]));
  // "I devour two Bears with X"
  if (named > food && named < end)
    return [
      ...around.slice(0, begins),
      ...there,
      ...around.slice(begins, subject),
      ...tokens.slice(food + 1, end),
      pick,
      enters,
      ...rest,
    ];
  // "does X eating two Bears trigger Y"
  const asks = tokens[subject - 2];
  if (named === subject - 1 && asks?.kind === 'ask' && /ing$/iu.test(enters.text)) {
    const pronoun: Token = { kind: 'small', word: 'it', ...place };
    const stop: Token = { kind: 'stop', hard: true, ...place };
    return [
      ...around.slice(0, begins),
      ...there,
      ...withPick(tokens.slice(named, named + 1), named),
      enters,
      stop,
      asks,
      pronoun,
      ...rest,
    ];
  }
  const isTold = tokens.some((it, i) => isEntering(it) && (i < subject || i >= end));
  // "how many counters does X get if it eats two Bears"
  const eater = tokens[named];
  if (!isTold && named !== subject - 1 && eater !== undefined && named < subject)
    return [
      ...around.slice(0, begins),
      ...there,
      ...around.slice(begins, subject),
      { ...eater, ...place },
      pick,
      enters,
      ...rest,
    ];
  const before = withPick(around.slice(0, subject), 0);
  return [
    ...before.slice(0, begins),
    ...there,
    ...before.slice(begins),
    ...(isTold ? [] : [enters]),
    ...withPick(rest, end),
  ];
}

/** The place behind what eats, before the words that join the verb to it: "and", "it", "then", "will". */
function subjectEnd(before: readonly Token[]): number {
  let at = before.length;
  while (at > 0 && isJoining(before[at - 1])) at -= 1;
  return at;
}

function isJoining(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'filler' || token.kind === 'be') return true;
  if (token.kind === 'who') return !token.whose;
  return token.kind === 'small' && ['and', 'then', 'it', 'comma', 'that'].includes(token.word);
}

function isEntering(token: Token): boolean {
  return token.kind === 'verb' && token.action === 'enters';
}

/** Whose what devours is: as is told right before it, or by who plays it. */
function eaterOf(tokens: readonly Token[], named: number): Side {
  const player = lastBefore(tokens, named, it => it.kind === 'who' || it.kind === 'stop');
  return player?.kind === 'who' ? player.who : 'you';
}

/** The names of what is devoured, as a scenario has them: "Saproling Token#1". */
function picksIn(food: readonly Token[]): readonly string[] {
  return food.flatMap((eaten, i) => {
    if (eaten.kind !== 'card' && eaten.kind !== 'noun') return [];
    const name = nameAmongObjects(eaten.kind === 'card' ? { names: eaten.names } : { names: [], noun: eaten.noun });
    const since = food.slice(0, i).findLastIndex(before => before.kind === 'card' || before.kind === 'noun') + 1;
    const at = firstIndexFrom(food, since, before => before.kind === 'number') ?? i;
    const number = at < i ? food[at] : undefined;
    const count = number?.kind === 'number' ? number.value : 1;
    return count === 1 ? [name] : Array.from({ length: count }, (_, n) => `${name}#${n + 1}`);
  });
}
