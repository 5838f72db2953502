// Loyalty abilities by which something is done: "Karn exiles my land with -3", "Liliana kills my bear with her -2" (606).

import { lastBefore, lastIndexBefore } from '../../../kit/lists.ts';
import { activatedAs } from '../../model/activations.ts';
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { plainPart, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with such a clause as the activation of the ability on what it is done to. */
export function withLoyaltyManner(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'with', 'by', 'off', 'from') || !anyOfKind(tokens, 'verb')) return tokens;
  const at = tokens.findIndex((it, i) => it.kind === 'verb' && it.ability !== undefined && isManner(tokens, i));
  const ability = tokens[at];
  if (ability?.kind !== 'verb' || ability.ability === undefined) return tokens;
  const from = sentenceStart(tokens, at);
  const verb = tokens.findIndex((it, i) => i > from && i < at && it.kind === 'verb' && tokens[i - 1]?.kind === 'card');
  const [source, done] = [tokens[verb - 1], tokens[verb]];
  const known = source?.kind === 'card' ? cardKnown(cards, source) : undefined;
  if (done === undefined || known === undefined || activatedAs(known, ability.ability).length !== 1) return tokens;
  const lead = lastIndexBefore(tokens, at, it => it.kind === 'small');
  const place = plainPart(done);
  return [
    ...tokens.slice(0, verb),
    { kind: 'verb', action: 'activates', voice: 'middle', ability: ability.ability, ...place },
    { kind: 'small', word: 'on', ...place, text: 'on' },
    ...tokens.slice(verb + 1, lead),
    ...tokens.slice(at + 1),
  ];
}

/** Whether "with", "by" or the like stands before the ability, with no more than a possessive between. */
function isManner(tokens: readonly Token[], i: number): boolean {
  const before = lastBefore(
    tokens,
    i,
    it => it.kind !== 'filler' && !(it.kind === 'who' && it.whose) && !/^its$/iu.test(it.text),
  );
  return before?.kind === 'small' && ['with', 'by', 'off', 'from'].includes(before.word);
}
