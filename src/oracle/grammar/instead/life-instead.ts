// 119, 614.1a: life gained, lost or paid otherwise: "you gain twice that much life instead".
import type { EventPattern, ReplacementAbility, Rewrite } from '../../../engine/index.ts';
import { rankedWordings } from '../../combine.ts';
import { either, memo, oneOf, type Phrase } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { digits } from '../words/numbers.ts';
import { ANYONE, YOU } from '../words/players.ts';
import { drawSubject, drawsOf } from './draws-instead.ts';
import { insteadClause } from './instead-actions.ts';
import { allRewrites, onlyRewrite, wouldSentence } from './would.ts';

type Life = Extract<EventPattern, { readonly who: unknown; readonly kind: 'gainLife' | 'loseLife' | 'payLife' }>;

const gains: Phrase<Life> = memo(
  oneOf<Life>('life gained', [
    template({ kind: 'gainLife' })`${{ who: drawSubject }} would gain life`,
    constant<Life>(
      { kind: 'gainLife', who: ANYONE, ownEffect: true },
      'a spell or ability would cause its controller to gain life',
    ),
  ]),
);
const loses: Phrase<Life> = memo(template({ kind: 'loseLife' })`${{ who: drawSubject }} would lose life`);

function more(verb: Phrase<undefined>): Phrase<Rewrite> {
  return oneOf<Rewrite>('so much life', [
    template({ kind: 'scale', times: 2 })`${verb} twice that much life instead`,
    template({ kind: 'scale', times: 3 })`${verb} three times that much life instead`,
    template({ kind: 'add' })`${verb} that much life plus ${{ amount: digits }} instead`,
  ]);
}

const none: Phrase<Rewrite> = constant({ kind: 'skip' }, 'that player gains no life instead');

/** 118.3b, 119.4: a payment of life made in another way. */
const paid: Phrase<ReplacementAbility> = template({
  kind: 'replacement',
  event: { kind: 'payLife', who: YOU },
  condition: {
    kind: 'compare',
    left: { kind: 'librarySize', who: YOU },
    is: '>=',
    right: { kind: 'that' },
  },
})`if you would pay life while your library has at least that many cards in it, ${allRewrites(insteadClause)}`;

/** Whole sentences about life. */
export const lifeInstead: Phrase<ReplacementAbility> = rankedWordings<ReplacementAbility>('life otherwise', [
  wouldSentence(drawsOf(gains, true), onlyRewrite(more(either('you gain')))),
  wouldSentence(drawsOf(gains, false), onlyRewrite(more(either('they gain', 'that player gains')))),
  wouldSentence(drawsOf(gains, false), onlyRewrite(none)),
  wouldSentence(drawsOf(loses, true), onlyRewrite(more(either('you lose')))),
  wouldSentence(drawsOf(loses, false), onlyRewrite(more(either('they lose', 'that player loses')))),
  wouldSentence(gains, allRewrites(insteadClause)),
  wouldSentence(loses, allRewrites(insteadClause)),
  paid,
]);
