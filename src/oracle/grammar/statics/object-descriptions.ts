// Descriptions of objects as noun phrases: "a 5/5 green Elf creature", "artifact creatures", "an Island".
import { type Change, type Color, familyOf, type OfKind } from '../../../engine/index.ts';
import { AND, listPhrase, optional, rankedWordings } from '../../combine.ts';
import { either, literalText, mapPhrase, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { amount } from '../amounts/amounts.ts';
import { type PTAmounts, ptSize } from '../amounts/power-toughness.ts';
import { colorWord } from '../words/type-adjectives.ts';
import { type TypeLineWords, typesMany, typesOne } from '../words/type-words.ts';
import { gainedAbilities } from './gained-abilities.ts';

const colorList: Phrase<readonly Color[]> = oneOf<readonly Color[]>('colors', [
  constant([], 'colorless'),
  listPhrase(colorWord, AND),
]);

interface Body {
  readonly leading: PTAmounts | undefined;
  readonly colors: readonly Color[] | undefined;
  readonly types: TypeLineWords;
  readonly abilities: Extract<Change, { readonly kind: 'gains' }>['abilities'] | undefined;
  readonly trailing: PTAmounts | undefined;
}

const EACH_MANA_VALUE: PTAmounts = {
  power: { kind: 'measure', measure: 'manaValue', of: { kind: 'it' } },
  toughness: { kind: 'measure', measure: 'manaValue', of: { kind: 'it' } },
};

/** "with power and toughness each equal to the number of loyalty counters on it". */
const eachEqual: Phrase<PTAmounts> = mapPhrase(
  template({})` with power and toughness each equal to ${{ both: amount }}`,
  ({ both }): PTAmounts | undefined =>
    same(both, EACH_MANA_VALUE.power) ? undefined : { power: both, toughness: both },
  sizes =>
    typeof sizes.power === 'object' && same(sizes.power, sizes.toughness) && !same(sizes, EACH_MANA_VALUE)
      ? { both: sizes.power }
      : undefined,
);

/** Types of both nouns at once: "Saproling creatures and Forest lands". */
const joinedTypes: Phrase<TypeLineWords> = variant(
  mapPhrase(
    template({})`${{ one: typesMany }} and ${{ other: typesMany }}`,
    ({ one, other }): TypeLineWords => ({
      supertypes: [...one.supertypes, ...other.supertypes],
      types: [...one.types, ...other.types],
      subtypes: [...one.subtypes, ...other.subtypes],
    }),
    () => undefined,
    ['supertypes', 'types', 'subtypes'],
  ),
);

/** A description without its article: "5/5 green Elf creature with flying". */
function body(many: boolean): Phrase<Body> {
  const types = many ? oneOf<TypeLineWords>('types', [typesMany, joinedTypes]) : typesOne;
  const its = many ? 'their' : 'its';
  const trailing: Phrase<PTAmounts> = oneOf<PTAmounts>('a size', [
    template({})` with base power and toughness ${ptSize}`,
    constant(EACH_MANA_VALUE, ` with power and toughness each equal to ${its} mana value`),
    variant(constant(EACH_MANA_VALUE, ` with base power and toughness each equal to ${its} mana value`)),
    eachEqual,
  ]);
  return template({})`${{ leading: optional(spaced(ptSize)) }}${{ colors: optional(spaced(colorList)) }}${{ types }}${{
    abilities: optional(form1(gainedAbilities)),
  }}${{ trailing: optional(trailing) }}`;
}

function form1<T>(phrase: Phrase<T>): Phrase<T> {
  return mapPhrase(
    template({})` with ${{ it: phrase }}`,
    ({ it }) => it,
    it => ({ it }),
  );
}

/** The phrase with a blank after it. */
function spaced<T>(phrase: Phrase<T>): Phrase<T> {
  return {
    name: phrase.name,
    read: (input, at) =>
      phrase
        .read(input, at)
        .filter(it => input.text[it.end] === ' ')
        .map(it => ({ ...it, end: it.end + 1 })),
    print(value) {
      const printed = phrase.print(value);
      return printed === undefined ? undefined : `${printed} `;
    },
    first: () => phrase.first(),
  };
}

/** The effect of new types on earlier ones (205.1a, 205.1b). */
type Keeps = 'others' | 'none' | 'only';

/** The changes of a description with its article, with those to its other types. */
export function objectDescriptions(many: boolean): Phrase<readonly Change[]> {
  const noun = many ? body(true) : articled(body(false));
  const its = literalText(many ? 'their' : 'its');
  const nouns = many
    ? 'lands|artifacts|enchantments|planeswalkers|creatures'
    : 'land|artifact|enchantment|planeswalker';
  const still = nouns.split('|').flatMap(noun => {
    const article = /^[aeiou]/.test(noun) ? 'an' : 'a';
    return many
      ? [` that are still ${noun}`, `. they're still ${noun}`]
      : [` that's still ${article} ${noun}`, `. it's still ${article} ${noun}`];
  });
  return rankedWordings<readonly Change[]>('what it is', [
    changes(
      template({})`${{ noun }} in addition to ${its} other ${either('types', 'creature types', 'land types')}`,
      'others',
    ),
    changes(
      template({})`${{ noun }}${oneOf<undefined>(
        '',
        still.map(it => literalText(it)),
      )}`,
      'others',
    ),
    changes(template({})`${{ noun }}`, 'none'),
    changes(template({})`${{ noun }} and ${literalText(many ? 'lose' : 'loses')} all other card types`, 'only'),
    changes(template({})`${{ noun }} and ${literalText(many ? 'they lose' : 'it loses')} all other card types`, 'only'),
    colored(template({})`${{ noun }} in addition to ${its} other ${either('colors and types', 'types and colors')}`),
  ]);
}

function changes(phrase: Phrase<{ readonly noun: Body }>, keeps: Keeps): Phrase<readonly Change[]> {
  return mapPhrase(
    phrase,
    ({ noun }) => toChanges(noun, keeps),
    all => {
      const noun = fromChanges(all, keeps);
      return noun && { noun };
    },
  );
}

/** "in addition to its other colors and types": the changes with colors added too. */
function colored(phrase: Phrase<{ readonly noun: Body }>): Phrase<readonly Change[]> {
  return mapPhrase(
    phrase,
    ({ noun }) =>
      noun.colors === undefined
        ? undefined
        : toChanges(noun, 'others').map(change =>
            change.kind === 'setColors' ? { kind: 'addColors', colors: change.colors } : change,
          ),
    all => {
      if (!all.some(it => it.kind === 'addColors')) return undefined;
      const plain = all.map(it => (it.kind === 'addColors' ? ({ kind: 'setColors', colors: it.colors } as const) : it));
      const noun = fromChanges(plain, 'others');
      return noun && { noun };
    },
  );
}

function toChanges({ leading, colors, types, abilities, trailing }: Body, keeps: Keeps): readonly Change[] {
  return [
    ...(leading ? [{ kind: 'setPowerToughness' as const, ...leading }] : []),
    ...(colors ? [{ kind: 'setColors' as const, colors }] : []),
    ...typeChanges(types, keeps),
    ...(abilities ? [{ kind: 'gains' as const, abilities }] : []),
    ...(trailing ? [{ kind: 'setPowerToughness' as const, ...trailing }] : []),
  ];
}

/**
 * 205.1a, 205.1b, 305.7: changes of types: set; an artifact creature keeps its earlier ones; land types are separate.
 */
function typeChanges(typeLine: TypeLineWords, keeps: Keeps): readonly Change[] {
  const { supertypes, types, subtypes } = typeLine;
  if (keeps === 'others') return [{ kind: 'addTypes', supertypes, types, subtypes }];
  if (types.length + subtypes.length === 0) return [{ kind: 'addTypes', supertypes, types, subtypes }];
  if (types.length === 0) {
    const families = new Set(subtypes.map(familyOf));
    if (families.has('land')) return [{ kind: 'setLandTypes', subtypes }];
    const [family] = families;
    if (family !== 'creature' && family !== 'artifact' && family !== 'enchantment') return [];
    return [{ kind: 'setSubtypes', family, subtypes }];
  }
  if (isArtifactCreature(typeLine) && keeps !== 'only') {
    const added: Change = { kind: 'addTypes', supertypes, types, subtypes: [] };
    return subtypes.length === 0 ? [added] : [added, { kind: 'setSubtypes', family: 'creature', subtypes }];
  }
  const set: Change = { kind: 'setTypes', types, subtypes };
  return supertypes.length === 0 ? [set] : [{ kind: 'addTypes', supertypes, types: [], subtypes: [] }, set];
}

function isArtifactCreature({ types }: TypeLineWords): boolean {
  return types.length === 2 && types[0] === 'Artifact' && types[1] === 'Creature';
}

const NO_TYPES: TypeLineWords = { supertypes: [], types: [], subtypes: [] };

function fromChanges(all: readonly Change[], keeps: Keeps): Body | undefined {
  const rest = [...all];
  const take = <K extends Change['kind']>(kind: K): OfKind<Change, K> | undefined => {
    const [next] = rest;
    if (next?.kind !== kind) return undefined;
    rest.shift();
    return next as OfKind<Change, K>; // of the kind just compared
  };
  const leading = take('setPowerToughness');
  const colors = take('setColors');
  const types = takeTypes(rest, keeps);
  const abilities = take('gains');
  const trailing = take('setPowerToughness');
  if (types === undefined || rest.length > 0) return undefined;
  const sizes = [leading, trailing].map(size => {
    return size?.power === undefined || size.toughness === undefined
      ? undefined
      : { power: size.power, toughness: size.toughness };
  });
  // Printed "… and has reach" instead: "an Elf with reach in addition to its other types".
  if (keeps === 'others' && abilities && !leading) return undefined;
  if ((leading && !sizes[0]) || (trailing && !sizes[1])) return undefined;
  return { leading: sizes[0], colors: colors?.colors, types, abilities: abilities?.abilities, trailing: sizes[1] };
}

function takeTypes(rest: Change[], keeps: Keeps): TypeLineWords | undefined {
  const [first, second] = rest;
  if (keeps === 'others') {
    if (first?.kind !== 'addTypes' || first.types.length + first.subtypes.length === 0) return undefined;
    rest.shift();
    return { supertypes: first.supertypes, types: first.types, subtypes: first.subtypes };
  }
  if (first?.kind === 'setLandTypes' || first?.kind === 'setSubtypes') {
    rest.shift();
    return { ...NO_TYPES, subtypes: first.subtypes };
  }
  if (first?.kind === 'setTypes') {
    if (keeps === 'none' && isArtifactCreature({ ...NO_TYPES, types: first.types })) return undefined;
    rest.shift();
    return { ...NO_TYPES, types: first.types, subtypes: first.subtypes };
  }
  if (first?.kind !== 'addTypes') return undefined;
  if (first.types.length === 0 && second?.kind === 'setTypes') {
    rest.splice(0, 2);
    return { supertypes: first.supertypes, types: second.types, subtypes: second.subtypes };
  }
  if (first.types.length + first.subtypes.length === 0) {
    rest.shift();
    return { ...NO_TYPES, supertypes: first.supertypes };
  }
  if (!isArtifactCreature(first) || first.subtypes.length > 0) return undefined;
  rest.shift();
  const named = second?.kind === 'setSubtypes' && second.family === 'creature';
  if (named) rest.shift();
  return { supertypes: first.supertypes, types: first.types, subtypes: named ? second.subtypes : [] };
}

/** A description with its article: "a 5/5 …", "an artifact creature"; supertypes alone have none: "legendary". */
function articled(phrase: Phrase<Body>): Phrase<Body> {
  const bare = ({ types, leading }: Body) => leading === undefined && types.types.length + types.subtypes.length === 0;
  return {
    name: phrase.name,
    read(input, at) {
      const skip = input.text.startsWith('a ', at) ? 2 : input.text.startsWith('an ', at) ? 3 : 0;
      return phrase.read(input, at + skip).filter(it => bare(it.value) === (skip === 0));
    },
    print(value) {
      const printed = phrase.print(value);
      if (printed === undefined || bare(value)) return printed;
      return `${/^(?:[aeioAEIO]|8|11|18|un(?!i)|U(?!n))/.test(printed) ? 'an' : 'a'} ${printed}`;
    },
    first: () => undefined,
    keys: () => ['leading', 'colors', 'types', 'abilities', 'trailing'],
  };
}
