// 608.2d: choices that a player announces while the effect is applied: a color, a creature type.
import { BASIC_LAND_TYPES, CARD_TYPES, COLORS } from '../../vocabulary/index.ts';
import type { AnnouncedKind, Effect } from '../ability/effect.ts';
import { type ChoiceGenerator, chooseWord } from '../choice/choice-request.ts';
import { distinguishableCreatureTypes } from '../choice/distinguishable.ts';
import { currentView, type Run } from '../event/run-state.ts';
import { resolvePlayers } from '../match/resolve-reference.ts';
import type { Context } from '../match/view.ts';
import type { ChosenValues } from '../model/game-object.ts';
import type { OfKind } from '../model/of-kind.ts';
import { CREATURE_TYPES } from '../model/subtypes.ts';

const LEGAL: Readonly<Record<AnnouncedKind, readonly string[]>> = {
  color: COLORS,
  creatureType: CREATURE_TYPES,
  basicLandType: BASIC_LAND_TYPES,
  cardType: CARD_TYPES,
};

/** The choices of the instructions so far with the one announced. */
export function* announced(
  run: Run,
  { who, what }: OfKind<Effect, 'announce'>,
  context: Context,
): ChoiceGenerator<ChosenValues> {
  const view = currentView(run);
  const [player = context.controller] = resolvePlayers(view, who, context);
  const header = { kind: what, who: player, object: context.source, rule: '608.2d' } as const;
  const legal = LEGAL[what];
  const words = what === 'creatureType' ? distinguishableCreatureTypes(run, view, legal) : legal;
  const word = yield* chooseWord(run, header, words, legal);
  return { ...context.chosen, [what]: word };
}
