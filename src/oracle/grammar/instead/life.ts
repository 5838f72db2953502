// 119, 614.1a: life gained, lost or paid otherwise: "you gain twice that much life instead".
import type { EventPattern, ReplacementAbility, Rewrite } from '../../../engine/index.ts';
import { ranked } from '../../combine.ts';
import { form, says } from '../../form.ts';
import { either, memo, oneOf, type Phrase } from '../../phrase.ts';
import { digits } from '../numbers.ts';
import { ANYONE, YOU } from '../players.ts';
import { instead } from './deeds.ts';
import { whoever, whose } from './draws.ts';
import { doAll, does, would } from './would.ts';

type Life = Extract<EventPattern, { readonly who: unknown; readonly kind: 'gainLife' | 'loseLife' | 'payLife' }>;

const gains: Phrase<Life> = memo(
  oneOf<Life>('life gained', [
    form({ kind: 'gainLife' })`${{ who: whoever }} would gain life`,
    says<Life>(
      { kind: 'gainLife', who: ANYONE, ownEffect: true },
      'a spell or ability would cause its controller to gain life',
    ),
  ]),
);
const loses: Phrase<Life> = memo(form({ kind: 'loseLife' })`${{ who: whoever }} would lose life`);

function more(verb: Phrase<undefined>): Phrase<Rewrite> {
  return oneOf<Rewrite>('so much life', [
    form({ kind: 'scale', times: 2 })`${verb} twice that much life instead`,
    form({ kind: 'scale', times: 3 })`${verb} three times that much life instead`,
    form({ kind: 'add' })`${verb} that much life plus ${{ amount: digits }} instead`,
  ]);
}

const none: Phrase<Rewrite> = says({ kind: 'skip' }, 'that player gains no life instead');

/** 118.3b, 119.4: a payment of life made in another way. */
const paid: Phrase<ReplacementAbility> = form({
  kind: 'replacement',
  event: { kind: 'payLife', who: YOU },
  condition: {
    kind: 'compare',
    left: { kind: 'librarySize', who: YOU },
    is: '>=',
    right: { kind: 'that' },
  },
})`if you would pay life while your library has at least that many cards in it, ${doAll(instead)}`;

/** Whole sentences. */
export const lifeInstead: Phrase<ReplacementAbility> = ranked<ReplacementAbility>('life otherwise', [
  would(whose(gains, true), does(more(either('you gain')))),
  would(whose(gains, false), does(more(either('they gain', 'that player gains')))),
  would(whose(gains, false), does(none)),
  would(whose(loses, true), does(more(either('you lose')))),
  would(whose(loses, false), does(more(either('they lose', 'that player loses')))),
  would(gains, doAll(instead)),
  would(loses, doAll(instead)),
  paid,
]);
