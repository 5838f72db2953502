// The player who does what an instruction says, with the verb.
import type { PlayerRef } from '../../../engine/index.ts';
import { either, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { ANYONE, OPPONENT, playerOne, YOU } from '../words/players.ts';

/** The acting player with the verb: "draw", "target player draws", "each opponent draws". */
export const who = (verb: string, verbs: string): Phrase<{ readonly who: PlayerRef }> =>
  oneOf<{ readonly who: PlayerRef }>('who', [
    constant({ who: YOU }, verb),
    variant(constant({ who: YOU }, `you ${verb}`)),
    variant(constant({ who: OPPONENT }, `each opponent ${verbs}`)),
    variant(constant({ who: ANYONE }, `each player ${verbs}`)),
    template({})`${{ who: playerOne }} ${either(verbs)}`,
    variant(constant({ who: { kind: 'controllerOf', of: { kind: 'it' } } }, `that creature's controller ${verbs}`)),
    variant(constant({ who: { kind: 'controllerOf', of: { kind: 'it' } } }, `that permanent's controller ${verbs}`)),
  ]);
