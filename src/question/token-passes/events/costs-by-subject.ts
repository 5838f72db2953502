// Verbs of casting for another cost behind what is cast: "my Kroxa escapes", "Mulldrifter evoking with Torpor Orb out" (118.9, 702.138).
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb } from '../../tokens/token-index.ts';
import { emptyAt, isListSign, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such verb before its subject, as what the owner does: "I escape Kroxa". */
export function withCostsBySubject(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyVerb(tokens, 'enters') || !tokens.some(it => it.kind === 'verb' && it.cost !== undefined)) return tokens;
  return withRunsReplaced(tokens, i => castFor(tokens, i, cards));
}

function castFor(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const first = tokens[i];
  const owner = first?.kind === 'who' && first.whose ? first : undefined;
  const at = owner === undefined ? i : i + 1;
  const [card, verb, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (card?.kind !== 'card' || verb?.kind !== 'verb' || verb.action !== 'enters' || verb.cost === undefined)
    return undefined;
  if (verb.voice !== 'active' || cardKnown(cards, card)?.says.has(verb.cost) !== true) return undefined;
  if (!begins(tokens, i) || isObject(next, tokens[at + 3])) return undefined;
  const caster: Token = { kind: 'who', who: owner?.who ?? 'you', whose: false, ...emptyAt(owner ?? card) };
  return { tokens: [caster, verb, card], to: at + 2 };
}

/** Whether a clause begins at a place, in a sentence that has not asked before. */
function begins(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  if (tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask')) return false;
  if (before === undefined || before.kind === 'stop' || before.kind === 'filler' || isListSign(before)) return true;
  return before.kind === 'small' && ['if', 'then', 'colon'].includes(before.word);
}

/** Whether what is cast follows the verb, past an article or an owner. */
function isObject(token: Token | undefined, next: Token | undefined): boolean {
  const named = token?.kind === 'number' || (token?.kind === 'who' && token.whose) ? next : token;
  return named?.kind === 'card' || named?.kind === 'noun' || (token?.kind === 'small' && token.word === 'it');
}
