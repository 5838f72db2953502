// Permanents taken by an Aura that gives control: "my opponent took my Dragon with Confiscate".

import { lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each verb of taking, before what an Aura that follows by "with" is on, as the verb of enchanting. */
export function withTakenByAuras(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, ...TAKING)) return tokens;
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    if (token === undefined || token.kind === 'card' || !TAKING.includes(token.text.toLowerCase())) return undefined;
    if (!isByAura(tokens.slice(i + 1), cards)) return undefined;
    const before = lastBefore(tokens, i, it => it.kind !== 'filler');
    if (before?.kind !== 'who' || before.whose) return undefined;
    // a verb of taking control, as "stole" is, which lasts
    const enchants: Token = { kind: 'verb', action: 'enchants', voice: 'active', past: true, ...plainPart(token) };
    return { tokens: [enchants], to: i + 1 };
  });
}

const TAKING: readonly string[] = [
  ...['take', 'takes', 'toke', 'tokes', 'took', 'taken'],
  ...['grab', 'grabs', 'grabbed', 'snag', 'snags', 'snagged', 'nab', 'nabs', 'nabbed'],
  ...['yoink', 'yoinks', 'yoinked', 'swipe', 'swipes', 'swiped'],
];

/** Whether an object of somebody's follows, and an Aura behind "with". */
function isByAura(rest: readonly Token[], cards: Cards): boolean {
  const [owner, object, by, aura] = rest.filter(it => it.kind !== 'filler' && !(it.kind === 'number' && it.article));
  const isObject = object?.kind === 'card' || object?.kind === 'noun';
  const isBy = by?.kind === 'small' && ['with', 'by', 'off'].includes(by.word);
  if (owner?.kind !== 'who' || !owner.whose || !isObject || !isBy || aura?.kind !== 'card') return false;
  const known = cardKnown(cards, aura);
  return known?.face.subtypes.includes('Aura') === true && known.says.has('control enchanted');
}
