// 614, 615: replacement and prevention effects that use "instead", "prevent" or "skip", family by family.
import type { Ability, ReplacementAbility } from '../../../engine/index.ts';
import { rankedWordings, strict } from '../../combine.ts';
import { memo, oneOf, type Phrase } from '../../phrase.ts';
import { countersInstead } from './counters-instead.ts';
import { damageInstead } from './damage-instead.ts';
import { drawsInstead } from './draws-instead.ts';
import { entersInstead } from './enters-instead.ts';
import { lifeInstead } from './life-instead.ts';
import { manaInstead } from './mana-instead.ts';
import { othersInstead } from './others-instead.ts';
import { playerProtection } from './player-protection.ts';
import { preventionCompound, preventionSentence } from './prevention.ts';
import { skipsInstead } from './skips-instead.ts';
import { tokenCopiesInstead } from './token-copies-instead.ts';
import { tokensInstead } from './tokens-instead.ts';
import { zonesCompound, zonesInstead } from './zones-instead.ts';

/** A sentence without its period, as a replacement ability; spells use it with a duration. */
export const replacementSentence: Phrase<ReplacementAbility> = memo(
  strict(
    rankedWordings<ReplacementAbility>('what happens instead', [
      preventionSentence,
      damageInstead,
      drawsInstead,
      lifeInstead,
      countersInstead,
      tokensInstead,
      tokenCopiesInstead,
      zonesInstead,
      entersInstead,
      skipsInstead,
      manaInstead,
      othersInstead,
    ]),
  ),
);

/** A replacement sentence as an ability. */
export const replacementLine: Phrase<Ability> = oneOf<Ability>('what happens instead', [replacementSentence]);

/** Sentences that are two abilities. */
export const replacementCompound: Phrase<readonly Ability[]> = oneOf<readonly Ability[]>('abilities', [
  preventionCompound,
  playerProtection,
  zonesCompound,
]);
