// 614.10: steps, phases and turns skipped: "skip your draw step", "that player skips that turn instead".
import type { EventPattern, PlayerRef, ReplacementAbility, Rewrite } from '../../../engine/index.ts';
import { listOfOne, rankedWordings, wordTable } from '../../combine.ts';
import { literalText, memo, oneOf, type Phrase } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { ANYONE, OPPONENT, YOU } from '../words/players.ts';
import { drawSubject } from './draws-instead.ts';
import { insteadActions } from './instead-actions.ts';
import { onlyRewrite, optionalRewrites, rewriteAndEffects, statedReplacement, wouldSentence } from './would.ts';

type Begin = Extract<EventPattern, { readonly kind: 'begin' }>;

const begin = { kind: 'begin' } as const;
const SKIP: Rewrite = { kind: 'skip' };
const skips = { optional: undefined, rewrites: [SKIP] } as const;

const part = wordTable<string>('a part of a turn', {
  'untap step': 'untap',
  'upkeep step': 'upkeep',
  'draw step': 'draw',
  'end step': 'end',
  'main phase': 'main',
  'precombat main phase': 'precombat main',
  'postcombat main phase': 'postcombat main',
  'combat phase': 'combat',
});
const parts = wordTable<string>('parts of turns', {
  'untap steps': 'untap',
  'upkeep steps': 'upkeep',
  'draw steps': 'draw',
  'end steps': 'end',
  'combat phases': 'combat',
});

const skip: Phrase<Begin> = rankedWordings<Begin>('what is skipped', [
  template({ ...begin, who: YOU })`skip your ${{ what: part }}`,
  template({ ...begin, who: ANYONE })`players skip their ${{ what: parts }}`,
  template({ ...begin, who: OPPONENT })`your opponents skip their ${{ what: parts }}`,
  template({ ...begin, who: ANYONE })`each player skips their ${{ what: part }}`,
  template({ ...begin, who: OPPONENT })`each opponent skips their ${{ what: part }}`,
  template({ ...begin, who: { kind: 'attached' } as PlayerRef })`enchanted player skips their ${{ what: part }}`,
]);

const YOU_MAY = 'you may ';

/** The sentences about one kind of beginning and its noun: "that step", "that turn". */
function skippingOf(noun: string, event: Phrase<Begin>): readonly Phrase<ReplacementAbility>[] {
  const skipIt = constant<Rewrite>(SKIP, `skip that ${noun} instead`);
  const theySkip = constant<Rewrite>(SKIP, `that player skips that ${noun} instead`);
  const may = literalText(YOU_MAY);
  return [
    wouldSentence(event, onlyRewrite(theySkip)),
    wouldSentence(event, onlyRewrite(skipIt)),
    wouldSentence(event, optionalRewrites(listOfOne(wrapping`${may}${skipIt}`))),
    wouldSentence(
      event,
      optionalRewrites(
        rewriteAndEffects(template({})`${may}${{ first: skipIt }}. if you do, ${{ effects: insteadActions }}`),
      ),
    ),
  ];
}

const turns: Phrase<Begin> = memo(
  oneOf<Begin>('a turn', [
    template({ ...begin, what: 'extra turn' })`${{ who: drawSubject }} would begin an extra turn`,
    constant({ ...begin, who: YOU, what: 'turn' }, 'you would begin your turn'),
    template({ ...begin, what: 'turn' })`${{ who: drawSubject }} would begin their turn`,
  ]),
);
const steps: Phrase<Begin> = memo(
  oneOf<Begin>('a step', [
    template({ ...begin, who: YOU })`you would begin your ${{ what: part }}`,
    template(begin)`${{ who: drawSubject }} would begin their ${{ what: part }}`,
  ]),
);

/** Whole sentences about skipping. */
export const skipsInstead: Phrase<ReplacementAbility> = rankedWordings<ReplacementAbility>('skipped', [
  statedReplacement(template(skips)`${{ event: skip }}`),
  ...skippingOf('turn', turns),
  ...skippingOf('step', steps),
]);
