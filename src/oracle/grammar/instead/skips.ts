// 614.10: steps, phases and turns skipped: "skip your draw step", "that player skips that turn instead".
import type { EventPattern, PlayerRef, ReplacementAbility, Rewrite } from '../../../engine/index.ts';
import { ranked, single, table } from '../../combine.ts';
import { form, just, says } from '../../form.ts';
import { lit, memo, oneOf, type Phrase } from '../../phrase.ts';
import { ANYONE, OPPONENT, YOU } from '../players.ts';
import { deeds } from './deeds.ts';
import { whoever } from './draws.ts';
import { besides, does, mayAll, stated, would } from './would.ts';

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
  form({ ...begin, who: { kind: 'attached' } as PlayerRef })`enchanted player skips their ${{ what: part }}`,
]);

const YOU_MAY = 'you may ';

/** A beginning and its noun: "that step", "that turn". */
function skippingOf(noun: string, event: Phrase<Begin>): readonly Phrase<ReplacementAbility>[] {
  const skipIt = says<Rewrite>(SKIP, `skip that ${noun} instead`);
  const theySkip = says<Rewrite>(SKIP, `that player skips that ${noun} instead`);
  const may = lit(YOU_MAY);
  return [
    would(event, does(theySkip)),
    would(event, does(skipIt)),
    would(event, mayAll(single(just`${may}${skipIt}`))),
    would(event, mayAll(besides(form({})`${may}${{ first: skipIt }}. if you do, ${{ effects: deeds }}`))),
  ];
}

const turns: Phrase<Begin> = memo(
  oneOf<Begin>('a turn', [
    form({ ...begin, what: 'extra turn' })`${{ who: whoever }} would begin an extra turn`,
    says({ ...begin, who: YOU, what: 'turn' }, 'you would begin your turn'),
    form({ ...begin, what: 'turn' })`${{ who: whoever }} would begin their turn`,
  ]),
);
const steps: Phrase<Begin> = memo(
  oneOf<Begin>('a step', [
    form({ ...begin, who: YOU })`you would begin your ${{ what: part }}`,
    form(begin)`${{ who: whoever }} would begin their ${{ what: part }}`,
  ]),
);

/** Whole sentences. */
export const skipping: Phrase<ReplacementAbility> = ranked<ReplacementAbility>('skipped', [
  stated(form(skips)`${{ event: skip }}`),
  ...skippingOf('turn', turns),
  ...skippingOf('step', steps),
]);
