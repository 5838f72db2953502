// "Vilis - I pay 2 life": a payment as what happens, where no card that was named asks for it (119.4).
import type { Cards } from '../model/card-traits.ts';
import { numberNamed } from '../tokens/counts.ts';
import type { Token } from '../tokens/question-token.ts';

const PAID = /^(i|we) pay (?:the )?(\w+) life$/iu;

/** The tokens with each such payment as a loss of that much life, which paying life is. */
export function withLifePaid(tokens: readonly Token[], cards: Cards): readonly Token[] {
  if (!tokens.some(it => it.kind === 'filler' && PAID.test(it.text))) return tokens;
  const named = tokens.flatMap(it => (it.kind === 'card' ? (cards.named(it.names[0] ?? '') ?? []) : []));
  const isAlone = !tokens.some(it => it.kind === 'verb' && it.voice !== 'passive');
  if (!isAlone || named.some(it => it.land || it.says.paysX || it.spell)) return tokens;
  const looks = named.some(it => it.says.has('whenever you lose life') || !it.says.has('pay'));
  return tokens.flatMap((token): readonly Token[] => {
    const [, player = '', number = ''] = token.kind === 'filler' ? (PAID.exec(token.text) ?? []) : [];
    const amount = numberNamed(number.toLowerCase())?.value;
    if (amount === undefined) return [token];
    // which ability that pays for is not told
    if (!looks) return [{ kind: 'unknown', text: token.text, at: token.at, end: token.end }];
    const { at, end } = token;
    return [
      { kind: 'who', who: 'you', whose: false, text: player, at, end: at + player.length },
      { kind: 'verb', action: 'losesLife', voice: 'active', text: 'pay', at: at + 2, end: at + 5 },
      { kind: 'number', value: amount, article: false, text: number, at: at + 6, end: end - 5 },
      { kind: 'about', word: 'life', text: 'life', at: end - 4, end },
    ];
  });
}
