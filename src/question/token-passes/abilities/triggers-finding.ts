// Finds of triggers: "Primeval Titan trigger, I find Dryad Arbor", and tokens of loyalty abilities: "Elspeth plus makes three".

import type { Ability } from '../../../engine/index.ts';
import { cardWording } from '../../../oracle/index.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { isComma, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such permanent right before what it finds or makes. */
export function withTriggersFinding(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isFinding = anyWord(tokens, 'trigger', 'etb') && anyWord(tokens, 'into');
  if (!isFinding && !anyVerb(tokens, 'creates')) return tokens;
  return withRunsReplaced(tokens, i => findingAt(tokens, i, cards) ?? makingAt(tokens, i, cards));
}

/** The wordings "X trigger, I find Y", "X trigger finds Y". */
function findingAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [card, trigger] = [tokens[i], tokens[i + 1]];
  if (card?.kind !== 'card' || !/^(?:trigger|etb|etb trigger)$/iu.test(trigger?.text ?? '')) return undefined;
  let at = isComma(tokens[i + 2]) || tokens[i + 2]?.kind === 'stop' ? i + 3 : i + 2;
  const player = tokens[at];
  if (player?.kind === 'who' && !player.whose) at++;
  const find = tokens[at];
  const isFind = find?.kind === 'small' && find.word === 'into' && /^(?:find|get|grab|fetch|search)/iu.test(find.text);
  const known = isFind ? cardKnown(cards, card) : undefined;
  if (known === undefined || !known.face.abilities.some(findsPermanent)) return undefined;
  return { tokens: [card], to: at };
}

/** Whether a trigger searches a library for what it puts onto the battlefield, and not into a hand. */
function findsPermanent(ability: Ability): boolean {
  const wording = ability.kind === 'triggered' ? cardWording(ability.effect) : undefined;
  return wording?.searchesLibrary === true && wording.has('onto the battlefield');
}

/** The wordings "Elspeth plus makes three soldiers", "Elspeth's +1 makes …". */
function makingAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [card, ability, verb] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (card?.kind !== 'card' || !LOYALTY.test(ability?.text ?? '')) return undefined;
  if (verb?.kind !== 'verb' || verb.action !== 'creates') return undefined;
  return cardKnown(cards, card)?.face.types.includes('Planeswalker') === true
    ? { tokens: [card], to: i + 2 }
    : undefined;
}

const LOYALTY = /^(?:plus|minus|uptick|downtick|ult|ultimate|plus ability|minus ability|[+-]\d+)$/iu;
