// Permanents told to go in a sweep: "X and Y get swept up in the same Supreme Verdict", "both get caught in a Damnation", "thanks to
// Damnation my X is dead".

import { firstIndexFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown, isSpellOfAll } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';
import { lossAt } from './lost-to-sweeps.ts';

/** The tokens with each such verb as dying to the spell that is named. */
export function withSweptAway(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const thanked = anyWord(tokens, 'thanks', 'because', 'due') ? withSweepsThanked(tokens, cards) : tokens;
  const isOfAll = anyWord(thanked, 'all') && anyVerb(thanked, 'destroys', 'exiles');
  const isSwept = isOfAll || anyVerb(thanked, 'wipes') || anyWord(thanked, ...OF_SWEEPS);
  if (!isSwept && !thanked.some(isTriggerOff)) return thanked;
  return withRunsReplaced(
    thanked,
    i =>
      sweptAt(thanked, i, cards) ??
      boardSwept(thanked, i, cards) ??
      lossAt(thanked, i, cards) ??
      sweepingUp(thanked, i) ??
      themAll(thanked, i) ??
      triggersOff(thanked, i, cards),
  );
}

/** Words of what is swept, and the first words of how. */
const OF_SWEEPS: readonly string[] = [
  ...['board', 'side', 'team', 'field', 'table', 'swept', 'caught', 'wiped', 'blown', 'washed', 'cleaned', 'mopped'],
  ...['taken', 'cleared', 'down', 'dead', 'lost', 'lose', 'casualties', 'losses'],
];

/** The tokens with "thanks to Damnation my X and Y are dead" as "my X and Y die to Damnation". */
function withSweepsThanked(tokens: readonly Token[], cards: Cards): readonly Token[] {
  const at = tokens.findIndex(
    (it, i) =>
      it.kind === 'small' && /^(?:thanks to|because of|due to)$/iu.test(it.text) && isSpellAt(tokens[i + 1], cards),
  );
  const be = at < 0 ? undefined : firstIndexFrom(tokens, at + 2, it => it.kind === 'be' || it.kind === 'stop');
  const [thanks, spell, is, dead] = [tokens[at], tokens[at + 1], tokens[be ?? -1], tokens[(be ?? -1) + 1]];
  if (
    thanks === undefined ||
    spell === undefined ||
    is?.kind !== 'be' ||
    !/^(?:dead|gone|toast)$/iu.test(dead?.text ?? '')
  )
    return tokens;
  if (!tokens.slice(at + 2, be).some(it => it.kind === 'card')) return tokens;
  return withRunsReplaced(tokens, i => {
    if (i === at) return { tokens: [], to: isComma(tokens[i + 2]) ? i + 3 : i + 2 };
    if (tokens[i] !== is) return undefined;
    const dies: Token = { kind: 'verb', action: 'dies', voice: 'middle', ...plainPart(is), text: 'die' };
    return {
      tokens: [
        dies,
        { kind: 'small', word: 'to', ...plainPart(is), text: 'to' },
        { ...spell, ...plainPart(is), text: spell.text },
      ],
      to: i + 2,
    };
  });
}

function isSpellAt(token: Token | undefined, cards: Cards): boolean {
  return token?.kind === 'card' && cardKnown(cards, token)?.spell === true;
}

function isBoard({ kind, text }: Token): boolean {
  return kind !== 'card' && /^(?:board|side|team|field|table)$/iu.test(text);
}

function isWiping(token: Token | undefined): boolean {
  return token?.kind === 'verb' && token.action === 'wipes' && token.voice === 'active';
}

/** The wordings "they Wrath of God the board", "I Damnation my own board of X and Y": what is on it, where that is named. */
function boardSwept(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const sweep = tokens[i];
  const isByPlayer = sweep?.kind === 'card' && tokens[i - 1]?.kind === 'who';
  if (sweep === undefined || !(isByPlayer || isWiping(sweep))) return undefined;
  let at = i + 1;
  const owner = tokens[at]?.kind === 'who' ? tokens[at] : undefined;
  if (tokens[at]?.kind === 'filler' || owner !== undefined) at += 1;
  if (/^(?:own|whole|entire)$/iu.test(tokens[at]?.text ?? '')) at += 1;
  const [board, of] = [tokens[at], tokens[at + 1]];
  if (board === undefined || !isBoard(board) || (owner?.kind === 'who' && !owner.whose)) return undefined;
  if (isByPlayer && !isSpellOfAll(sweep, cards)) return undefined;
  const listed = of?.kind === 'small' && of.word === 'of';
  if (!listed) return owner === undefined ? { tokens: [sweep, asFiller(board)], to: at + 1 } : undefined;
  const first = tokens[at + 2];
  const isList = first?.kind === 'card' || first?.kind === 'number' || first?.kind === 'noun';
  return isList ? { tokens: [sweep, ...(owner === undefined ? [] : [owner])], to: at + 2 } : undefined;
}

function isKilling(token: Token | undefined): boolean {
  return token?.kind === 'verb' && ['destroys', 'exiles'].includes(token.action) && token.voice === 'active';
}

/** The wording "Damnation kills them all", of what was named. */
function themAll(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, them, all, next] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (verb === undefined || !isKilling(verb) || them === undefined || !/^(?:them|those|us)$/iu.test(them.text))
    return undefined;
  const isEnd = next === undefined || next.kind === 'stop' || next.kind === 'filler' || next.kind === 'small';
  return /^all$/iu.test(all?.text ?? '') && isEnd ? { tokens: [verb, them], to: i + 3 } : undefined;
}

/** The wording "X sweeps up my Y". */
function sweepingUp(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, up, next] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (verb === undefined || !isWiping(verb) || !WAY.test(up?.text ?? '')) return undefined;
  const isObject = next?.kind === 'who' || next?.kind === 'card' || next?.kind === 'filler' || next?.kind === 'small';
  return isObject ? { tokens: [verb], to: i + 2 } : undefined;
}

const SWEPT =
  /^(?:swept|caught|wiped|blown|washed|cleaned|mopped|taken|cleared|wiped out|swept up|swept away|caught up|taken out|blown up|blown away|caught in|caught up in)$/iu;
const BOTH = /^(?:both|all|also|then|just)$/iu;
const WAY = /^(?:up|away|out|off|down)$/iu;

function sweptAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const gets = tokens[i];
  const isDone = gets?.kind === 'be' || /^(?:gets?|got|getting)$/iu.test(gets?.text ?? '');
  const found = isDone ? firstIndexFrom(tokens, i + 1, it => !BOTH.test(it.text)) : undefined;
  const verb = found === undefined ? undefined : tokens[found];
  if (found === undefined || verb === undefined || verb.kind === 'card' || !SWEPT.test(verb.text)) return undefined;
  const lead = WAY.test(tokens[found + 1]?.text ?? '') ? found + 2 : found + 1;
  const isWhole = /\bin$/iu.test(verb.text);
  const by = isWhole ? verb : tokens[lead];
  if (by === undefined || !(isWhole || /^(?:in|by|with|to|into)$/iu.test(by.text))) return undefined;
  const from = isWhole ? found + 1 : lead + 1;
  let at = from;
  while (at < from + 3 && isLead(tokens[at])) at += 1;
  const spell = tokens[at];
  if (spell?.kind !== 'card' || cardKnown(cards, spell)?.spell !== true) return undefined;
  const owner = tokens.slice(from, at).filter(it => it.kind === 'who');
  return {
    tokens: [
      { kind: 'verb', action: 'dies', voice: 'middle', ...plainPart(verb), text: 'die' },
      { kind: 'small', word: 'to', ...plainPart(by), text: 'to' },
      ...owner,
      spell,
    ],
    to: at + 1,
  };
}

function isLead(token: Token | undefined): boolean {
  if (token?.kind === 'number') return token.article;
  return (token?.kind === 'who' && token.whose) || /^(?:the|same|that|this|one)$/iu.test(token?.text ?? '');
}

function isTriggerOff({ kind, text }: Token): boolean {
  return kind === 'relation' && /^triggers? (?:off|for|on)$/iu.test(text);
}

/** The wording "how often does X trigger off Wrath of God": where that resolves. */
function triggersOff(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [relation, spell] = [tokens[i], tokens[i + 1]];
  if (relation === undefined || !isTriggerOff(relation) || spell?.kind !== 'card') return undefined;
  if (!isSpellOfAll(spell, cards)) return undefined;
  const place = { text: '', at: spell.end, end: spell.end };
  return {
    tokens: [
      { kind: 'about', word: '', ...plainPart(relation), text: 'trigger' },
      { kind: 'small', word: 'if', ...plainPart(relation), text: 'when' },
      spell,
      { kind: 'verb', action: 'enters', voice: 'middle', ...place, text: 'resolves' },
    ],
    to: i + 2,
  };
}
