// Names chosen with a permanent: "I named Kird Chieftain with Runed Halo and it attacks" (201.4).

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with what somebody named with a permanent as the name chosen for it, and the pronoun after it as that card. */
export function withNamedWith(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'name', 'named', 'names', 'chose', 'choose')) return tokens;
  return withRunsReplaced(tokens, i => chosenAt(tokens, i, cards));
}

function chosenAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [player, naming, chosen, lead, permanent, ...rest] = tokens.slice(i, i + 8);
  const isNaming =
    naming?.kind === 'small' && naming.word === 'naming' && /^(?:named?|names|chose|choose)$/iu.test(naming.text);
  const isLed = lead?.kind === 'small' && ['with', 'on', 'for', 'off'].includes(lead.word);
  if (player?.kind !== 'who' || player.whose || !isNaming || chosen?.kind !== 'card' || !isLed) return undefined;
  if (permanent?.kind !== 'card' || cardKnown(cards, permanent)?.spell !== false) return undefined;
  const have: Token = { kind: 'have', ...plainPart(naming) };
  const read = [player, have, permanent, { ...naming, text: 'naming' }, chosen];
  const [joint, pronoun, verb] = rest;
  const isJoint = joint?.kind === 'stop' || (joint?.kind === 'small' && ['and', 'comma', 'then'].includes(joint.word));
  const isPointed = pronoun?.kind === 'small' && /^it$/iu.test(pronoun.text) && verb?.kind === 'verb';
  if (!isJoint || joint === undefined || !isPointed) return { tokens: read, to: i + 5 };
  const { text, at, end } = pronoun;
  const owner: Token = {
    kind: 'who',
    who: player.who === 'you' ? 'opponent' : 'you',
    whose: true,
    text: '',
    at,
    end: at,
  };
  return { tokens: [...read, joint, owner, { ...chosen, text, at, end }], to: i + 7 };
}
