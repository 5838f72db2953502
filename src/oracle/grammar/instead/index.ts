// 614, 615: replacement and prevention effects that use "instead", "prevent" or "skip", family by family.
import type { Ability, ReplacementAbility } from '../../../engine/index.ts';
import { faithful, ranked } from '../../combine.ts';
import { memo, oneOf, type Phrase } from '../../phrase.ts';
import { countersInstead } from './counters.ts';
import { damageInstead } from './damage.ts';
import { drawsInstead } from './draws.ts';
import { entersInstead } from './entering.ts';
import { lifeInstead } from './life.ts';
import { manaInstead } from './mana.ts';
import { othersInstead } from './others.ts';
import { preventing, preventingBoth } from './prevention.ts';
import { playerProtection } from './protection.ts';
import { skipping } from './skips.ts';
import { tokenCopies } from './token-copies.ts';
import { tokensInstead } from './tokens.ts';
import { zonesInstead, zonesTwice } from './zones.ts';

/** A sentence without its period, as a replacement ability; also what lasts a turn when a spell says it. */
export const replacementSentence: Phrase<ReplacementAbility> = memo(
  faithful(
    ranked<ReplacementAbility>('what happens instead', [
      preventing,
      damageInstead,
      drawsInstead,
      lifeInstead,
      countersInstead,
      tokensInstead,
      tokenCopies,
      zonesInstead,
      entersInstead,
      skipping,
      manaInstead,
      othersInstead,
    ]),
  ),
);

/** As an ability. */
export const replacing: Phrase<Ability> = oneOf<Ability>('what happens instead', [replacementSentence]);

/** Sentences that are two abilities. */
export const replacingTwice: Phrase<readonly Ability[]> = oneOf<readonly Ability[]>('abilities', [
  preventingBoth,
  playerProtection,
  zonesTwice,
]);
