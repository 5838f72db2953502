// Objects that wear something by an adjective: "my equipped Dark Confidant", "their enchanted creature" (301.5, 303.4).
import type { Cards } from '../model/card-traits.ts';
import type { Token } from '../tokens/question-token.ts';

/** The subtype of what an object wears, by adjective. */
const WORN: Readonly<Record<string, string>> = { equipped: 'Equipment', enchanted: 'Aura' };

/** The tokens with such an adjective as a state of the name after it, where the question names one card of that subtype. */
export function withWornTold(tokens: readonly Token[], cards: Cards): readonly Token[] {
  return tokens.map((token, i): Token => {
    const subtype = WORN[token.text.toLowerCase()];
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const isBeforeName = next?.kind === 'card' || next?.kind === 'noun';
    const isAfterDeterminer = before?.kind === 'number' || (before?.kind === 'who' && before.whose);
    if (subtype === undefined || !isBeforeName || !isAfterDeterminer) return token;
    const named = new Set(tokens.flatMap(it => (it.kind === 'card' ? it.names.slice(0, 1) : [])));
    const worn = [...named].filter(it => cards.named(it)?.face.subtypes.includes(subtype));
    const { text, at, end } = token;
    return worn.length === 1 ? { kind: 'state', patch: { wears: worn[0] }, after: false, text, at, end } : token;
  });
}
