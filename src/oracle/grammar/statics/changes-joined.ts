// Several changes in one sentence: a size or a description with the abilities and the name that go with it.
import type { Ability, Change } from '../../../engine/index.ts';
import { literalText, mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { template, wrapping } from '../../template.ts';
import { type PTAmounts, ptSize } from '../amounts/power-toughness.ts';
import { properName } from '../nouns/postmodifiers.ts';
import { gainedAbilities } from './gained-abilities.ts';

/** A size with abilities: "has base power and toughness 5/5 and vigilance", "… 10/10, vigilance, and trample". */
export function sizeAndAbilities(has: string): Phrase<readonly Change[]> {
  const sized = wrapping`${literalText(has)}base power and toughness ${ptSize}`;
  return variant(
    mapPhrase(
      oneOf<{ readonly base: PTAmounts; readonly abilities: readonly Ability[]; readonly more?: readonly Ability[] }>(
        'a size',
        [
          template({})`${{ base: sized }} and ${{ abilities: gainedAbilities }}`,
          template({})`${{ base: sized }}, ${{ abilities: gainedAbilities }}, and ${{ more: gainedAbilities }}`,
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

/** A description with abilities: "is a Dragon with base power and toughness 4/4, flying, and haste". */
export function withAbilities(body: Phrase<readonly Change[]>): Phrase<readonly Change[]> {
  return variant(
    mapPhrase(
      oneOf<Bodied>('what it is', [
        template({})`${{ base: body }} and ${{ one: gainedAbilities }}`,
        template({})`${{ base: body }}, ${{ one: gainedAbilities }}, and ${{ other: gainedAbilities }}`,
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

/** A description with a name: "is a Citizen with base power and toughness 1/1 named Humble Merchant". */
export function withNewName(body: Phrase<readonly Change[]>): Phrase<readonly Change[]> {
  return variant(
    mapPhrase(
      template({})`${{ body }} named ${{ name: properName }}`,
      ({ body: changes, name }): readonly Change[] => [...changes, { kind: 'setName', name }],
      () => undefined,
    ),
  );
}
