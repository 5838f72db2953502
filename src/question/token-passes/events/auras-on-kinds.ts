// Auras as verbs in the passive voice of what has no name: "my commander gets Darksteel Mutationed", "his 4/4 got Pacifismed".
import type { Cards } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such Aura as what the other player casts on that. */
export function withAurasOnKinds(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'noun') || !tokens.some(it => it.kind === 'verb' && it.card !== undefined)) return tokens;
  return withRunsReplaced(tokens, i => enchantedAt(tokens, i, cards));
}

function enchantedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const owner = tokens[i];
  if (owner?.kind !== 'who' || !owner.whose) return undefined;
  const at = tokens.findIndex((it, n) => n > i && it.kind !== 'state');
  const [kind, be, verb, next] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (kind?.kind !== 'noun' || be === undefined || !/^(?:gets?|got|is|was)$/iu.test(be.text)) return undefined;
  if (verb?.kind !== 'verb' || verb.voice !== 'passive' || verb.card === undefined || /^by$/iu.test(next?.text ?? ''))
    return undefined;
  if (cards.named(verb.card)?.face.subtypes.includes('Aura') !== true) return undefined;
  const { text, end } = verb;
  const place = { at: verb.at, end };
  const caster = owner.who === 'you' ? 'opponent' : 'you';
  return {
    tokens: [
      { kind: 'who', who: caster, whose: false, text: '', ...place },
      { kind: 'verb', action: 'enters', voice: 'active', text: '', ...place },
      { kind: 'card', names: [verb.card], loose: false, open: false, plural: false, text, ...place },
      { kind: 'small', word: 'on', ...plainPart(be), text: 'on' },
      ...tokens.slice(i, at + 1),
    ],
    to: at + 3,
  };
}
