// Facts about the turn so far: "she gained 2 life this turn", "three creatures died this turn".

import { lastBefore } from '../../../kit/lists.ts';
import type { ThisTurnFact } from '../../../vocabulary/index.ts';
import type { Side, SpokenAction, Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The numbers that a scenario keeps of a turn, by the verb of what has happened. */
const COUNTED: Partial<Record<SpokenAction, ThisTurnFact>> = {
  gainsLife: 'lifeGained',
  losesLife: 'lifeLost',
  draws: 'cardsDrawn',
  dies: 'creaturesDied',
  discards: 'cardsDiscarded',
  creates: 'tokensCreated',
};

/** Past forms; "I draw two cards this turn" tells of what happens now. */
const PAST = /^(?:have |has |already )*(?:gained|lost|drew|drawn|died|discarded|created|made)\b/iu;
const THIS_TURN = /\bthis turn\b/iu;

/** The tokens with what has happened this turn as facts, where something else is told that happens after it. */
export function withFactsOfThisTurn(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'turn') || !tokens.some(it => THIS_TURN.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => {
    const first = firstOfTurn(tokens, i);
    if (first !== undefined) return first;
    const run = isAfterAsking(tokens, i) ? undefined : (lifeOrCards(tokens, i) ?? deaths(tokens, i));
    const goesOn = run !== undefined && tokens.some((_, n) => (n < i || n >= run.to) && happens(tokens, n));
    return goesOn ? run : undefined;
  });
}

/** The wording "(first draws this turn)" after a clause: nothing of the kind has happened in the turn, as where nothing is told. */
function firstOfTurn(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const lead = tokens[i]?.kind === 'who' || /^(?:the|its)$/iu.test(tokens[i]?.text ?? '') ? 1 : 0;
  const [before, first, what, when] = [tokens[i - 1], tokens[i + lead], tokens[i + lead + 1], tokens[i + lead + 2]];
  const isAfter =
    before?.kind === 'card' || before?.kind === 'noun' || (before?.kind === 'small' && before.word === 'comma');
  if (!isAfter || !/^first$/iu.test(first?.text ?? '') || !/^(?:draws?|cards?|spells?|drop)$/iu.test(what?.text ?? ''))
    return undefined;
  if (!THIS_TURN.test(when?.text ?? '')) return undefined;
  return { tokens: tokens.slice(i, i + lead + 3).map(asFiller), to: i + lead + 3 };
}

/** Whether a token tells of an event or a step that the turn has come to. */
function happens(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (token?.kind === 'fact') return token.path[0] === 'step';
  // "Tragic Slip on their Gargaroth"
  const next = tokens[i + 1];
  if (token?.kind === 'card' && next?.kind === 'small' && next.word === 'on') return !isAfterAsking(tokens, i);
  return token?.kind === 'verb' && !PAST.test(token.text) && !isAfterAsking(tokens, i);
}

/** Whether the sentence of a token has begun to ask before it. */
function isAfterAsking(tokens: readonly Token[], i: number): boolean {
  const from = sentenceStart(tokens, i);
  return tokens.slice(from, i).some(it => it.kind === 'ask') || tokens[from]?.kind === 'be';
}

/** Wordings "gained 2 life this turn", "discarded three cards this turn", of the player told of last. */
function lifeOrCards(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, ...rest] = tokens.slice(i, i + RUN);
  const [number, what, when] = rest.filter(isSaid);
  const fact = verb?.kind === 'verb' && verb.action !== 'dies' ? COUNTED[verb.action] : undefined;
  if (verb === undefined || fact === undefined || !PAST.test(verb.text) || number?.kind !== 'number') return undefined;
  const end = [what, when].find(it => it !== undefined && THIS_TURN.test(it.text));
  const isOfUnit = end === what || /^(?:life|cards?|tokens?)$/iu.test(what?.text ?? '');
  const player = lastBefore(tokens, i, it => it.kind === 'who' && !it.whose);
  if (end === undefined || !isOfUnit || player?.kind !== 'who') return undefined;
  return runOf(tokens, i, end, { fact, count: number.value, who: player.who });
}

/** Wordings "4 creatures died this turn", "two of my creatures died this turn". */
function deaths(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [number, ...rest] = tokens.slice(i, i + RUN);
  if (number?.kind !== 'number') return undefined;
  const said = rest.filter(it => isSaid(it) && !(it.kind === 'small' && it.word === 'of'));
  const owner = said[0]?.kind === 'who' && said[0].whose ? said[0] : undefined;
  const [noun, verb, when] = owner === undefined ? said : said.slice(1);
  const isOfCreatures = noun?.kind === 'noun' && /^creatures?$/iu.test(noun.noun.said);
  if (!isOfCreatures || verb?.kind !== 'verb' || verb.action !== 'dies' || !PAST.test(verb.text)) return undefined;
  if (when === undefined || !THIS_TURN.test(when.text)) return undefined;
  return runOf(tokens, i, when, { fact: 'creaturesDied', count: number.value, who: owner?.who ?? 'you' });
}

/** The most tokens of such a wording. */
const RUN = 8;

/** Whether a token says something, which filler does not, except for the turn. */
function isSaid(token: Token): boolean {
  const isEarlier = token.kind === 'small' && token.word === 'already';
  return (token.kind !== 'filler' && !isEarlier) || THIS_TURN.test(token.text);
}

interface TurnFact {
  readonly fact: ThisTurnFact;
  readonly count: number;
  readonly who: Side;
}

/** The fact in place of the tokens from an index up to the turn, with what joins it to the event after it. */
function runOf(tokens: readonly Token[], i: number, end: Token, { fact, count, who }: TurnFact): RunReplacement {
  const last = tokens.indexOf(end);
  const token: Token = {
    kind: 'fact',
    path: ['given', who, 'thisTurn', fact],
    value: count,
    ...plainPart(tokens[i] ?? end),
    end: end.end,
  };
  return { tokens: [token], to: last + 1 };
}
