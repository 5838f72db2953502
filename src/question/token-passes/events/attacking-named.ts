// Creatures that are named as attackers: "my attacking bear gets bolted". They are tapped where they have no vigilance (508.1f).

import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { plainPart } from '../../tokens/token-parts.ts';

/** The tokens with "attacking" before a name, whose owner was said, as a state of what is named. */
export function withAttackingNamed(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'unjudged') || !anyWord(tokens, 'attacking')) return tokens;
  if (!tokens.some(it => it.kind === 'unjudged' && isAttacking(it))) return tokens;
  return tokens.map((token, i) => {
    const [owner, name] = [tokens[i - 1], tokens[i + 1]];
    if (token.kind !== 'unjudged' || !isAttacking(token)) return token;
    if (owner?.kind !== 'who' || !owner.whose || (name?.kind !== 'card' && name?.kind !== 'noun')) return token;
    const attacking = owner.who === 'you' ? 'opponent' : 'you';
    const known = cards.named((name.kind === 'card' ? name.names[0] : name.noun.card) ?? '');
    const isVigilant = known?.face.abilities.some(it => it.kind === 'keyword' && it.keyword === 'vigilance') === true;
    const patch = isVigilant ? { attacking } : { attacking, tapped: true };
    return { kind: 'state', patch, after: false, ...plainPart(token) };
  });
}

function isAttacking({ text }: Token): boolean {
  return /^attacking$/iu.test(text);
}
