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

/** The wording "will Humility kill my X?", of a permanent that destroys nothing: whether X dies as that enters. */
function killingAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [ask, killer, kill, owner, victim] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (ask?.kind !== 'ask' || !/^(?:will|would)$/iu.test(ask.text) || killer?.kind !== 'card') return undefined;
  if (kill?.kind !== 'verb' || kill.action !== 'destroys' || !/^kill$/iu.test(kill.text)) return undefined;
  if (owner?.kind !== 'who' || !owner.whose || victim?.kind !== 'card' || tokens[i + 5]?.text !== '?') return undefined;
  const known = cardKnown(cards, killer);
  const isOfEffects = known?.spell === false && !known.creature && !known.attaches && !known.says.has('destroy');
  if (!isOfEffects || cardKnown(cards, victim)?.creature !== true) return undefined;
  const place = { text: '', at: victim.end, end: victim.end };
  return {
    tokens: [
      { kind: 'small', word: 'if', ...plainPart(ask), text: 'if' },
      killer,
      { kind: 'verb', action: 'enters', voice: 'middle', ...plainPart(kill), text: 'enters' },
      { kind: 'small', word: 'comma', ...place, text: ',' },
      { kind: 'ask', word: '', ...place, text: 'does' },
      owner,
      victim,
      { kind: 'verb', action: 'dies', voice: 'middle', ...place, text: 'die' },
    ],
    to: i + 5,
  };
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
