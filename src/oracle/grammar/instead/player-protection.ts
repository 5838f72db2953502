// 702.16: protection of a player: damage from sources with the quality is prevented (702.16e); and it can't be targeted by them (702.16b).
import type { Ability, CantAbility, Filter, ReplacementAbility } from '../../../engine/index.ts';
import { mapPhrase, oneOf, type Phrase, readWhole, same, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { filterMany } from '../nouns/filters.ts';
import { gainedAbilities } from '../statics/gained-abilities.ts';
import { OPPONENT, YOU } from '../words/players.ts';
import { colorWord } from '../words/type-adjectives.ts';

/** The quality of protection; undefined for everything. */
const quality: Phrase<Filter | undefined> = oneOf<Filter | undefined>('a quality', [
  constant(undefined, 'everything'),
  constant({ clauses: [{ kind: 'chosen', what: 'cardName' }] }, 'the chosen card name'),
  variant(constant({ clauses: [{ kind: 'chosen', what: 'cardName' }] }, 'the chosen name')),
  constant({ clauses: [{ kind: 'chosen', what: 'cardType' }] }, 'the chosen card type'),
  constant({ clauses: [{ kind: 'chosen', what: 'color' }] }, 'the chosen color'),
  constant({ clauses: [{ kind: 'controlledBy', who: OPPONENT }] }, 'each of your opponents'),
  mapPhrase(
    colorWord,
    (color): Filter => ({ clauses: [{ kind: 'color', color }] }),
    it => (it?.clauses.length === 1 && it.clauses[0]?.kind === 'color' ? it.clauses[0].color : undefined),
  ),
  filterMany,
]);

function prevents(source: Filter | undefined): ReplacementAbility {
  return {
    kind: 'replacement',
    event: { kind: 'dealDamage', source, to: [YOU], combat: undefined },
    condition: undefined,
    optional: undefined,
    rewrites: [{ kind: 'prevent', amount: 'all', then: [] }],
  };
}

/** 702.16b: spells and abilities with the quality can't target the player. */
function untargetable(from: Filter | undefined): CantAbility {
  return { kind: 'cant', what: { kind: 'target', who: YOU, by: 'protection', from }, condition: undefined };
}

/** The pair of abilities that protection of a player is. */
function pairOf(source: Filter | undefined): readonly Ability[] {
  return [prevents(source), untargetable(source)];
}

/** The quality of such a pair; undefined for other abilities. */
function fromPair([first, second, ...more]: readonly Ability[]): { readonly from: Filter | undefined } | undefined {
  if (first?.kind !== 'replacement' || first.event.kind !== 'dealDamage' || second?.kind !== 'cant') return undefined;
  const from = first.event.source;
  return more.length === 0 && same([first, second], pairOf(from)) ? { from } : undefined;
}

/** "you have protection from everything". */
const yours: Phrase<readonly Ability[]> = mapPhrase(
  template({})`you have protection from ${{ from: quality }}`,
  ({ from }): readonly Ability[] => pairOf(from),
  fromPair,
);

/** "you and permanents you control have protection from Dragons". */
const andOthers: Phrase<readonly Ability[]> = mapPhrase(
  template({})`you and ${{ affects: filterMany }} have ${{ abilities: gainedAbilities }}`,
  ({ affects, abilities }): readonly Ability[] | undefined => {
    const from = protectionIn(abilities);
    const effects = [{ affects, changes: [{ kind: 'gains', abilities }], condition: undefined }] as const;
    return from && [{ kind: 'static', effects, condition: undefined, defining: false }, ...pairOf(from.from)];
  },
  ([first, ...pair]) => {
    const [effect] = first?.kind === 'static' ? first.effects : [];
    const [gains] = effect?.changes ?? [];
    const from = fromPair(pair);
    if (effect === undefined || gains?.kind !== 'gains' || from === undefined) return undefined;
    return { affects: effect.affects, abilities: gains.abilities };
  },
);

/** The quality of a sole protection ability; undefined for other abilities. */
function protectionIn(abilities: readonly Ability[]): { readonly from: Filter | undefined } | undefined {
  const words = gainedAbilities.print(abilities);
  if (abilities.length !== 1 || words === undefined) return undefined;
  const values = readWhole(wrapping`protection from ${template({})`${{ from: quality }}`}`, words).values;
  return values.length === 1 ? values[0] : undefined;
}

/** Whole sentences about protection, each with several abilities. */
export const playerProtection: Phrase<readonly Ability[]> = oneOf<readonly Ability[]>("a player's protection", [
  yours,
  andOthers,
]);
