// 614.10: steps, phases and turns skipped: "skip your draw step", "that player skips that turn instead".
import type { EventPattern, ReplacementAbility, Rewrite, Who } from '../../../engine/index.ts';
import { ranked, single, table } from '../../combine.ts';
import { form, just, says } from '../../form.ts';
import { map, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { ANYONE, OPPONENT, YOU } from '../players.ts';
import { deeds } from './deeds.ts';
import { whoever } from './draws.ts';
import { does, mayAll, stated, would } from './would.ts';

type Begin = Extract<EventPattern, { readonly kind: 'begin' }>;

const begin = { kind: 'begin' } as const;
const SKIP: Rewrite = { kind: 'skip' };
const skips = { optional: undefined, rewrites: [SKIP] } as const;

const part = table<string>('a part of a turn', {
  'untap step': 'untap',
  'upkeep step': 'upkeep',
  'draw step': 'draw',
  'end step': 'end',
  'main phase': 'main',
  'precombat main phase': 'precombat main',
  'postcombat main phase': 'postcombat main',
  'combat phase': 'combat',
});
const parts = table<string>('parts of turns', {
  'untap steps': 'untap',
  'upkeep steps': 'upkeep',
  'draw steps': 'draw',
  'end steps': 'end',
  'combat phases': 'combat',
});

const skip: Phrase<Begin> = ranked<Begin>('what is skipped', [
  form({ ...begin, who: YOU })`skip your ${{ what: part }}`,
  form({ ...begin, who: ANYONE })`players skip their ${{ what: parts }}`,
  form({ ...begin, who: OPPONENT })`your opponents skip their ${{ what: parts }}`,
  form({ ...begin, who: ANYONE })`each player skips their ${{ what: part }}`,
  form({ ...begin, who: OPPONENT })`each opponent skips their ${{ what: part }}`,
  form({ ...begin, who: { kind: 'attached' } as Who })`enchanted player skips their ${{ what: part }}`,
]);

const wouldBegin: Phrase<Begin> = memo(
  oneOf<Begin>('a beginning', [
    form({ ...begin, what: 'extra turn' })`${{ who: whoever }} would begin an extra turn`,
    form({ ...begin, who: YOU })`you would begin your ${{ what: oneOf<string>('what', [part, says('turn', 'turn')]) }}`,
    form(begin)`${{ who: whoever }} would begin their ${{ what: oneOf<string>('what', [part, says('turn', 'turn')]) }}`,
  ]),
);

/** "skip that turn", said of the part it is. */
function skipThat(subject: string): Phrase<Rewrite> {
  const words = [`${subject} that turn instead`, `${subject} that step instead`, `${subject} that phase instead`];
  return oneOf<Rewrite>(
    'skipped',
    words.map((said, i) => (i === 0 ? says(SKIP, said) : variant(says(SKIP, said)))),
  );
}

const ifYouDo: Phrase<readonly Rewrite[]> = map(
  form({})`you may ${{ first: skipThat('skip') }}. if you do, ${{ effects: deeds }}`,
  ({ first, effects }): readonly Rewrite[] => [first, { kind: 'also', effects }],
  ([first, also, ...more]) =>
    first && also?.kind === 'also' && more.length === 0 ? { first, effects: also.effects } : undefined,
);

/** Whole sentences. */
export const skipping: Phrase<ReplacementAbility> = ranked<ReplacementAbility>('skipped', [
  stated(form(skips)`${{ event: skip }}`),
  would(wouldBegin, does(skipThat('that player skips'))),
  would(wouldBegin, does(skipThat('skip'))),
  would(wouldBegin, mayAll(single(just`you may ${skipThat('skip')}`))),
  would(wouldBegin, mayAll(ifYouDo)),
]);
