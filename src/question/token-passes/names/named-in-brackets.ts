// "The creature wearing my Sword (a Silvercoat Lion)": the card that a noun stands for, in brackets later in its sentence.

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { asFiller, plainPart } from '../../tokens/token-parts.ts';

/** The tokens with each noun of a card type as the one card of that type in brackets behind it; `text` is the question. */
export function withNamedInBrackets(tokens: readonly Token[], { text, cards }: PassContext): readonly Token[] {
  if (!text.includes('(')) return tokens;
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'card') continue;
    const lead = tokens[i - 1];
    const first = lead?.kind === 'number' && lead.article ? i - 1 : i;
    const before = tokens[first - 1];
    const next = tokens[i + 1];
    const opens = /\(\s*$/u.test(text.slice(before?.end ?? 0, tokens[first]?.at));
    const closes = /^\s*\)/u.test(text.slice(token.end, next?.at ?? text.length));
    if (!opens || !closes) continue;
    // "frogified him (Frogify)", "the new ozolith (shattered spire)": what was said in short
    const short = tokens.findIndex((it, n) => n < first && isShortFor(it, token));
    const said = tokens[short];
    if (said?.kind === 'card') {
      result[short] = { ...token, ...plainPart(said) };
      for (let n = first; n <= i; n++) result[n] = asFiller(tokens[n] ?? token);
      continue;
    }
    const from = tokens.slice(0, first).findLastIndex(it => it.kind === 'stop') + 1;
    const at = tokens.findIndex((it, n) => n >= from && n < first - 1 && isKindOf(it, token, cards));
    const noun = tokens[at];
    const isNamedAlready = tokens[at + 1]?.kind === 'card';
    if (noun === undefined || isNamedAlready) continue;
    result[at] = { ...token, ...plainPart(noun) };
    for (let n = first; n <= i; n++) {
      const part = tokens[n];
      if (part !== undefined) result[n] = asFiller(part);
    }
  }
  return result.some((it, i) => it !== tokens[i]) ? result : tokens;
}

/** Whether a name is that of the card in brackets, or may be: it was typed in short. */
function isShortFor(token: Token, { names: [name = ''] }: Extract<Token, { kind: 'card' }>): boolean {
  // "fireslinger (Goblin Fireslinger)": a name that ends the one in brackets
  const said = token.text.toLowerCase();
  if (token.kind === 'card' && !token.names.includes(name) && name.toLowerCase().endsWith(` ${said}`)) return true;
  if (token.kind !== 'card' || !token.names.includes(name)) return false;
  return token.names[0] === name || token.loose;
}

/** Whether a noun in the singular is of a card type that a card has. */
function isKindOf(token: Token, card: Extract<Token, { kind: 'card' }>, cards: Cards): boolean {
  const isFetch =
    token.kind === 'noun' && /^(?:fetch(?: ?land)?|shock(?: ?land)?|bounce ?land|dual(?: land)?)$/iu.test(token.text);
  if (isFetch) return cardKnown(cards, card)?.land === true;
  if (token.kind !== 'noun' || token.noun.generic !== true || token.noun.plural) return false;
  const [type] = cardKnown(cards, { names: [], noun: token.noun })?.face.types ?? [];
  return cardKnown(cards, card)?.face.types.some(it => it === type) === true;
}
