// Permanents taken by an Aura that gives control: "my opponent took my Dragon with Confiscate".

import { lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { plainPart } from '../../tokens/token-parts.ts';

/** The tokens with each verb of taking, before what an Aura that follows by "with" is on, as the verb of enchanting. */
export function withTakenByAuras(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  return tokens.map((token, i): Token => {
    if (!TAKING.test(token.text) || token.kind === 'card' || !isByAura(tokens.slice(i + 1), cards)) return token;
    const before = lastBefore(tokens, i, it => it.kind !== 'filler');
    if (before?.kind !== 'who' || before.whose) return token;
    // a verb of taking control, as "stole" is, which lasts
    return { kind: 'verb', action: 'enchants', voice: 'active', past: true, ...plainPart(token) };
  });
}

const TAKING = /^(?:t[ao]kes?|took|taken|grabs?|grabbed|snags?|snagged|nabs?|nabbed|yoinks?|yoinked|swipes?|swiped)$/iu;

/** Whether an object of somebody's follows, and an Aura behind "with". */
function isByAura(rest: readonly Token[], cards: Cards): boolean {
  const [owner, object, by, aura] = rest.filter(it => it.kind !== 'filler' && !(it.kind === 'number' && it.article));
  const isObject = object?.kind === 'card' || object?.kind === 'noun';
  const isBy = by?.kind === 'small' && ['with', 'by', 'off'].includes(by.word);
  if (owner?.kind !== 'who' || !owner.whose || !isObject || !isBy || aura?.kind !== 'card') return false;
  const known = cardKnown(cards, aura);
  return known?.face.subtypes.includes('Aura') === true && known.says.has('control enchanted');
}
