// 119, 614.1a: life gained, lost or paid otherwise: "you gain twice that much life instead".
import type { EventPattern, ReplacementAbility, Rewrite } from '../../../engine/index.ts';
import { ranked } from '../../combine.ts';
import { form, says } from '../../form.ts';
import { either, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { digits } from '../numbers.ts';
import { YOU } from '../players.ts';
import { instead } from './deeds.ts';
import { whoever } from './draws.ts';
import { doAll, does, would } from './would.ts';

type Life = Extract<EventPattern, { readonly who: unknown; readonly kind: 'gainLife' | 'loseLife' | 'payLife' }>;

const gains: Phrase<Life> = memo(
  oneOf<Life>('life gained', [
    form({ kind: 'gainLife' })`${{ who: whoever }} would gain life`,
    variant(
      says({ kind: 'gainLife', who: { kind: 'anyone' } }, 'a spell or ability would cause its controller to gain life'),
    ),
  ]),
);
const loses: Phrase<Life> = memo(form({ kind: 'loseLife' })`${{ who: whoever }} would lose life`);

const gain = either('you gain', 'they gain', 'that player gains');
const lose = either('they lose', 'you lose', 'that player loses');
const much: Rewrite = { kind: 'scale', times: 2 };

const more: Phrase<Rewrite> = oneOf<Rewrite>('so much life', [
  form({ kind: 'scale', times: 2 })`${gain} twice that much life instead`,
  form({ kind: 'scale', times: 3 })`${gain} three times that much life instead`,
  form({ kind: 'add' })`${gain} that much life plus ${{ amount: digits }} instead`,
  says({ kind: 'skip' }, 'that player gains no life instead'),
]);

const moreLost: Phrase<Rewrite> = oneOf<Rewrite>('so much life', [
  form(much)`${lose} twice that much life instead`,
  form({ kind: 'add' })`${lose} that much life plus ${{ amount: digits }} instead`,
]);

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
  would(gains, does(more)),
  would(loses, does(moreLost)),
  would(gains, doAll(instead)),
  would(loses, doAll(instead)),
  paid,
]);
