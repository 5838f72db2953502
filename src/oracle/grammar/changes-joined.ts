// Several changes said in one breath: a size or what something is with the abilities and the name that go with it.
import type { Ability, Change } from '../../engine/index.ts';
import { form, just } from '../form.ts';
import { lit, map, oneOf, type Phrase, variant } from '../phrase.ts';
import { gained } from './gained.ts';
import { properName } from './posts.ts';
import { type Sizes, size } from './power-toughness.ts';

/** "has base power and toughness 5/5 and vigilance", "… 10/10, vigilance, and trample". */
export function sizeAndAbilities(has: string): Phrase<readonly Change[]> {
  const sized = just`${lit(has)}base power and toughness ${size}`;
  return variant(
    map(
      oneOf<{ readonly base: Sizes; readonly abilities: readonly Ability[]; readonly more?: readonly Ability[] }>(
        'a size',
        [
          form({})`${{ base: sized }} and ${{ abilities: gained }}`,
          form({})`${{ base: sized }}, ${{ abilities: gained }}, and ${{ more: gained }}`,
        ],
      ),
      ({ base, abilities, more = [] }): readonly Change[] => [
        { kind: 'setPowerToughness', ...base },
        { kind: 'gains', abilities: [...abilities, ...more] },
      ],
      () => undefined,
    ),
  );
}

/** "is a Dragon with base power and toughness 4/4, flying, and haste": what it is says nothing of what it has yet. */
export function withAbilities(body: Phrase<readonly Change[]>): Phrase<readonly Change[]> {
  return variant(
    map(
      oneOf<Bodied>('what it is', [
        form({})`${{ base: body }} and ${{ one: gained }}`,
        form({})`${{ base: body }}, ${{ one: gained }}, and ${{ other: gained }}`,
      ]),
      ({ base, one, other = [] }): readonly Change[] | undefined =>
        base.some(it => it.kind === 'setPowerToughness') && !base.some(it => it.kind === 'gains')
          ? [...base, { kind: 'gains', abilities: [...one, ...other] }]
          : undefined,
      () => undefined,
    ),
  );
}

interface Bodied {
  readonly base: readonly Change[];
  readonly one: readonly Ability[];
  readonly other?: readonly Ability[];
}

/** "is a Citizen with base power and toughness 1/1 named Humble Merchant". */
export function named(body: Phrase<readonly Change[]>): Phrase<readonly Change[]> {
  return variant(
    map(
      form({})`${{ body }} named ${{ name: properName }}`,
      ({ body: said, name }): readonly Change[] => [...said, { kind: 'setName', name }],
      () => undefined,
    ),
  );
}
