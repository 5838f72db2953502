// Owners of what a spell is aimed at, told by who is asked to get something for it: "swords on a 4/4, how much life does he gain".
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { emptyAt } from '../../tokens/token-parts.ts';

/** The tokens with the asked player as the owner, where the spell gives its target's controller something. */
export function withOwnersAskedFor(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'ask') || !anyOfKind(tokens, 'card')) return tokens;
  const at = tokens.findIndex((_, i) => isAimedAtNobodys(tokens, i, cards));
  const [lead] = tokens.slice(at, at + 1);
  const who = at < 0 ? undefined : askedToGet(tokens, at);
  if (lead === undefined || who === undefined) return tokens;
  const owner: Token = { kind: 'who', who, whose: true, ...emptyAt(lead) };
  return tokens.flatMap((it, i) => (i === at ? [owner] : [it]));
}

/** Whether the article of what is aimed at stands at a place, behind a spell that gives the controller of its target something. */
function isAimedAtNobodys(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const [article, object] = [tokens[i], tokens[i + 1]];
  if (article?.kind !== 'number' || !article.article || object?.kind !== 'noun') return false;
  const before = tokens[i - 1];
  const spell = before?.kind === 'small' && before.word === 'on' ? tokens[i - 2] : before;
  const known = spell?.kind === 'card' ? cardKnown(cards, spell) : undefined;
  return known?.spell === true && known.says.has('its controller');
}

/** The one player who is asked about behind a place as who gets something. */
function askedToGet(tokens: readonly Token[], from: number): Side | undefined {
  const asking = tokens.findIndex((it, i) => i > from && it.kind === 'ask' && ASKING.test(it.text));
  const ask = tokens[asking];
  const next = tokens[asking + 1];
  if (ask === undefined) return undefined;
  const named = next?.kind === 'who' && !next.whose ? next : undefined;
  const got = tokens[named === undefined ? asking + 1 : asking + 2];
  if (got === undefined || !/^(?:get|gain|have|draw|search|fetch)$/iu.test(got.text)) return undefined;
  if (named !== undefined) return named.who === 'you' ? 'you' : 'opponent';
  const [, pronoun] = / (\w+)$/u.exec(ask.text.toLowerCase()) ?? [];
  if (pronoun === 'i') return 'you';
  return pronoun !== undefined && ['he', 'she', 'they'].includes(pronoun) ? 'opponent' : undefined;
}

const ASKING = /^(?:do|does|did|will|would)\b/iu;
