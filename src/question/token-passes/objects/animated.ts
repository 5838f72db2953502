// Permanents that are creatures by their own ability this turn: "my animated Mutavault", "I animate Mutavault" (611.2).

import { animatesItself, animatingOf } from '../../model/activations.ts';
import type { Cards } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, isAuxiliary, plainPart } from '../../tokens/token-parts.ts';

const ANIMATES = /^animat(?:e|es|ing|ed)$/iu;

/** The tokens with such a word as a state of the card that follows, which somebody has. */
export function withAnimated(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'animate', 'animates', 'animating', 'animated')) return tokens;
  if (!tokens.some(it => ANIMATES.test(it.text))) return tokens;
  const result: Token[] = [];
  const again = animatedAgain(tokens, cards);
  if (again !== undefined) return again;
  let named: number | undefined;
  for (const [i, token] of tokens.entries()) {
    const found = token.kind === 'unknown' && ANIMATES.test(token.text) ? animatedAfter(tokens, i, cards) : undefined;
    const before = tokens[i - 1];
    const isDone = before?.kind === 'who' && !before.whose;
    if (i === named)
      result.push({
        kind: 'state',
        patch: { animated: true },
        after: false,
        ...plainPart(token),
        end: token.at,
        text: '',
      });
    const own =
      ANIMATES.test(token.text) && (isAuxiliary(before) || /^becom(?:es?|ing)$/iu.test(before?.text ?? ''))
        ? animatingAbility(tokens[i - 2], cards)
        : undefined;
    if (own !== undefined) {
      result.pop();
      result.push({ kind: 'verb', action: 'activates', voice: 'middle', ability: own, ...plainPart(token) });
    } else if (found === undefined) result.push(token);
    else if (isDone) result.push({ kind: 'have', ...plainPart(token) });
    if (found !== undefined) named = found;
  }
  return result;
}

/** The tokens with "when I animate it", at the end of a sentence, as a state of the one such card before. */
function animatedAgain(tokens: readonly Token[], cards: Cards): readonly Token[] | undefined {
  const at = tokens.findIndex(it => ANIMATES.test(it.text));
  const [condition, who] = tokens.slice(Math.max(0, at - 2), at);
  const [pronoun, end] = tokens.slice(at + 1, at + 3);
  const isIt = /^(?:it|him|her)$/iu.test(pronoun?.text ?? '') && (end === undefined || end.kind === 'stop');
  const isIf = condition?.kind === 'small' && condition.word === 'if' && /^i$/iu.test(who?.text ?? '');
  const lands = tokens.flatMap((token, i) => {
    const known = i < at && token.kind === 'card' ? cards.named(token.names[0] ?? '') : undefined;
    return known !== undefined && animatesItself(known) ? [i] : [];
  });
  const [land, ...more] = lands;
  const verb = tokens[at];
  if (!isIf || !isIt || land === undefined || more.length > 0 || verb === undefined) return undefined;
  const state: Token = { kind: 'state', patch: { animated: true }, after: false, text: '', at: verb.at, end: verb.at };
  return tokens.flatMap((token, i): readonly Token[] => {
    if (i >= at - 2 && i <= at + 1) return [asFiller(token)];
    if (i !== land) return [token];
    const place = { text: '', at: token.at, end: token.at };
    // whoever animates a land controls it
    const mine: Token = { kind: 'who', who: 'you', whose: true, ...place };
    return [...(tokens[i - 1]?.kind === 'be' ? [mine] : []), { ...state, ...place }, token];
  });
}

/** The wording "Mutavault gets animated": the one ability of the card that makes a creature of it. */
function animatingAbility(named: Token | undefined, cards: Cards): string | undefined {
  const known = named?.kind === 'card' ? cards.named(named.names[0] ?? '') : undefined;
  const [ability, ...more] = known === undefined ? [] : animatingOf(known);
  return more.length === 0 ? ability?.named : undefined;
}

/** The place of the card that is animated, past "my" and the like; undefined where no such card follows. */
function animatedAfter(tokens: readonly Token[], i: number, cards: Cards): number | undefined {
  const isLead = (it: Token) => it.kind === 'filler' || it.kind === 'number' || (it.kind === 'who' && it.whose);
  const at = tokens.findIndex((it, n) => n > i && !isLead(it));
  const named = tokens[at];
  const known = named?.kind === 'card' ? cards.named(named.names[0] ?? '') : undefined;
  return known !== undefined && animatesItself(known) ? at : undefined;
}
