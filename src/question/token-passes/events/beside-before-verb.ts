// Permanents that stand beside, told between what enters and the verb: "how many counters does Walking Ballista X=3 with Doubling Season
// come in with", where the name right before the verb is not what enters.
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb } from '../../tokens/token-index.ts';
import { plainPart, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with what stands beside told first in its sentence. */
export function withBesideBeforeVerb(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyVerb(tokens, 'enters') || !anyOfKind(tokens, 'x')) return tokens;
  const found = tokens.flatMap((_, i) => besideAt(tokens, i, cards) ?? [])[0];
  if (found === undefined) return tokens;
  const { from, to } = found;
  const start = sentenceStart(tokens, from);
  const joint = tokens[from];
  if (joint === undefined) return tokens;
  const place = { ...plainPart(joint), text: '' };
  return [
    ...tokens.slice(0, start),
    { kind: 'small', word: 'with', ...plainPart(joint) },
    ...tokens.slice(from + 1, to),
    ...(tokens[to - 1]?.kind === 'there' ? [] : [{ kind: 'there' as const, ...place }]),
    { kind: 'small', word: 'comma', ...place },
    ...tokens.slice(start, from),
    ...tokens.slice(to),
  ];
}

/** The place of "with X", and the place behind it, between what is cast for so much and its verb. */
function besideAt(tokens: readonly Token[], i: number, cards: Cards): { from: number; to: number } | undefined {
  const [card, x, joint] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (card?.kind !== 'card' || x?.kind !== 'x' || cardKnown(cards, card)?.x !== true) return undefined;
  if (joint?.kind !== 'small' || !(['with', 'under'].includes(joint.word) || /^plus$/iu.test(joint.text)))
    return undefined;
  const lead = tokens[i + 3];
  const isLed =
    (lead?.kind === 'who' && lead.whose) || (lead?.kind === 'number' && lead.article) || lead?.kind === 'filler';
  const at = isLed ? i + 4 : i + 3;
  const beside = tokens[at];
  const to = tokens[at + 1]?.kind === 'there' ? at + 2 : at + 1;
  const verb = tokens[to];
  if (beside?.kind !== 'card' || cardKnown(cards, beside)?.watches !== true) return undefined;
  return verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'middle' ? { from: i + 2, to } : undefined;
}
