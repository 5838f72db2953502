// A static ability with a sentence of another kind: "… and equip abilities cost less", "otherwise, prevent all damage".
import type { Ability, Condition, ContinuousEffect, StaticAbility } from '../../engine/index.ts';
import { LAND_TYPES } from '../../engine/index.ts';
import { sentencePhrase } from '../combine.ts';
import { literalText, mapPhrase, oneOf, type Phrase } from '../phrase.ts';
import { template } from '../template.ts';
import { replacementSentence } from './instead/index.ts';
import { SELF_FILTER } from './nouns/subjects.ts';
import { staticAbility } from './statics/statics.ts';
import { textCant } from './words/opaque-data.ts';
import { opaque } from './words/opaque-text.ts';
import { YOU } from './words/players.ts';

/** "during your turn, creatures you control have first strike and equip abilities you activate cost {1} less". */
const andKeptAsText: Phrase<readonly Ability[]> = mapPhrase(
  template({})`${{ first: staticAbility }} and ${{ text: opaque }}.`,
  ({ first, text }): readonly Ability[] => [first, { kind: 'cant', what: textCant(text), condition: undefined }],
  () => undefined,
);

/** The condition under which an ability of one effect does something; undefined where there is none. */
function onlyCondition({ condition, effects: [only, ...more] }: StaticAbility): Condition | undefined {
  if (only === undefined || more.length > 0) return undefined;
  return only.condition === undefined || condition === undefined ? (only.condition ?? condition) : undefined;
}

/** "enchanted creature has double strike as long as it's red. otherwise, prevent all damage it would be dealt". */
const otherwiseInstead: Phrase<readonly Ability[]> = mapPhrase(
  template(
    {},
  )`${{ first: sentencePhrase(staticAbility) }} otherwise, ${{ second: sentencePhrase(replacementSentence) }}`,
  ({ first, second }): readonly Ability[] | undefined => {
    const condition = onlyCondition(first);
    if (condition === undefined || second.condition !== undefined) return undefined;
    return [first, { ...second, condition: { kind: 'not', of: condition } }];
  },
  () => undefined,
);

/** Landwalk of each basic land type among the lands you control (702.14). */
const landwalkOfYours: Phrase<readonly Ability[]> = mapPhrase(
  literalText('for each basic land type among lands you control, ~ has landwalk of that type.'),
  (): readonly Ability[] => [
    {
      kind: 'static',
      defining: false,
      condition: undefined,
      effects: LAND_TYPES.map(walkOf).filter(it => it !== undefined),
    },
  ],
  () => undefined,
);

const WALKS = {
  Plains: 'plainswalk',
  Island: 'islandwalk',
  Swamp: 'swampwalk',
  Mountain: 'mountainwalk',
  Forest: 'forestwalk',
} as const;

function isBasic(type: string): type is keyof typeof WALKS {
  return Object.hasOwn(WALKS, type);
}

function walkOf(subtype: string): ContinuousEffect | undefined {
  if (!isBasic(subtype)) return undefined;
  return {
    affects: SELF_FILTER,
    changes: [{ kind: 'gains', abilities: [{ kind: 'keyword', keyword: WALKS[subtype] }] }],
    condition: {
      kind: 'count',
      of: {
        clauses: [
          { kind: 'subtype', subtype },
          { kind: 'controlledBy', who: YOU },
        ],
      },
      is: '>=',
      amount: 1,
    },
  };
}

/** Lines that are a static ability and another. */
export const joinedAbilities: Phrase<readonly Ability[]> = oneOf<readonly Ability[]>('abilities', [
  andKeptAsText,
  otherwiseInstead,
  landwalkOfYours,
]);
