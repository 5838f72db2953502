// Permanents that something is asked to die to: "does my X die to Y", where Y is of the player that X is not of.

import { lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with the player before each permanent that something is asked to die to, where nobody's is said. */
export function withKillers(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  const tokens = anyWord(typed, 'kill') ? withRunsReplaced(typed, i => killingAt(typed, i, cards)) : typed;
  if (!anyWord(tokens, 'to') || !(anyVerb(tokens, 'dies') || anyWord(tokens, 'dying'))) return tokens;
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    if (token?.kind !== 'card' || !isKiller(tokens, i) || cards.named(token.names[0] ?? '')?.spell !== false)
      return undefined;
    const victim = lastBefore(tokens, i, it => it.kind === 'who');
    const who = victim?.kind === 'who' && victim.who === 'opponent' ? 'you' : 'opponent';
    const { at } = token;
    return { tokens: [{ kind: 'who', who, whose: true, text: '', at, end: at }, token], to: i + 1 };
  });
}

/**
 * The wordings "will Humility kill my X?", "does my Elesh Norn kill or shrink their X?", of a permanent that destroys nothing, and
 * that is no creature unless it makes others smaller: whether X dies as that enters.
 */
function killingAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [ask, first] = [tokens[i], tokens[i + 1]];
  if (ask?.kind !== 'ask' || !/^(?:will|would|does|do|can|could)$/iu.test(ask.text)) return undefined;
  const by = first?.kind === 'who' && first.whose ? [first] : [];
  const at = i + 1 + by.length;
  const [killer, kill] = [tokens[at], tokens[at + 1]];
  if (killer?.kind !== 'card' || kill?.kind !== 'verb' || kill.action !== 'destroys' || !/^kill$/iu.test(kill.text))
    return undefined;
  const or = tokens[at + 2];
  const from = or?.kind === 'small' && or.word === 'or' ? at + 4 : at + 2;
  const [owner, victim, end] = [tokens[from], tokens[from + 1], tokens[from + 2]];
  if (owner?.kind !== 'who' || !owner.whose || victim?.kind !== 'card' || !(end === undefined || end.kind === 'stop'))
    return undefined;
  if (!isOfEffects(killer, cards) || cardKnown(cards, victim)?.creature !== true) return undefined;
  // "does Aether Flash kill my X? I cast X": what happens is told
  if (tokens.some((it, n) => n !== from + 1 && it.kind === 'card' && it.names[0] === victim.names[0])) return undefined;
  if (tokens.some(it => it.kind === 'verb' && it.action === 'enters')) return undefined;
  const place = { text: '', at: victim.end, end: victim.end };
  // what makes creatures smaller is of whom the victim is not
  const isFoe = by.length === 0 && cardKnown(cards, killer)?.creature === true;
  const foe: Token = {
    ...owner,
    who: owner.who === 'you' ? 'opponent' : 'you',
    text: '',
    at: killer.at,
    end: killer.at,
  };
  return {
    tokens: [
      { kind: 'small', word: 'if', ...plainPart(ask), text: 'if' },
      ...(isFoe ? [foe] : by),
      killer,
      { kind: 'verb', action: 'enters', voice: 'middle', ...plainPart(kill), text: 'enters' },
      { kind: 'small', word: 'comma', ...place, text: ',' },
      { kind: 'ask', word: '', ...place, text: 'does' },
      owner,
      victim,
      { kind: 'verb', action: 'dies', voice: 'middle', ...place, text: 'die' },
    ],
    to: from + 2,
  };
}

/** Whether a permanent kills by its effects alone, if at all: in no fight, and not by destroying. */
function isOfEffects(killer: Extract<Token, { kind: 'card' }>, cards: Cards): boolean {
  const known = cardKnown(cards, killer);
  if (known === undefined || known.spell || known.attaches || known.says.has('destroy')) return false;
  return !known.creature || known.says.has('get -');
}

/** The most tokens looked at before a name: its article, and words that say nothing. */
const NEAR = 6;

/** Wordings "die to Y", "dying to a Y", with no owner said. */
function isKiller(tokens: readonly Token[], i: number): boolean {
  const before = tokens.slice(Math.max(0, i - NEAR), i);
  const [verb, to] = before.filter(it => !(it.kind === 'number' && it.article) && it.kind !== 'filler').slice(-2);
  const dies = verb?.kind === 'verb' ? verb.action === 'dies' : /^dying$/iu.test(verb?.text ?? '');
  return dies && to?.kind === 'small' && to.word === 'to';
}
