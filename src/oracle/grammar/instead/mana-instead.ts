// 106.12b, 106.6a: mana produced otherwise: "it produces twice as much of that mana instead".
import type { EventPattern, ReplacementAbility, Rewrite } from '../../../engine/index.ts';
import { listOfOne, rankedWordings, wordTable } from '../../combine.ts';
import { mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { oneOrMoreWords } from '../words/numbers.ts';
import { ANYONE, YOU } from '../words/players.ts';
import { objectOne } from './sources-and-recipients.ts';
import { allRewrites } from './would.ts';

type Mana = Extract<EventPattern, { readonly kind: 'addMana' }>;

const tapped = { kind: 'addMana', tapped: true } as const;

const tappedFor: Phrase<Mana> = oneOf<Mana>('tapped for mana', [
  template({ ...tapped, who: YOU })`you tap ${{ source: objectOne }} for mana`,
  template({ ...tapped, who: ANYONE })`${{ source: objectOne }} is tapped for mana`,
  template({
    ...tapped,
    who: ANYONE,
  })`${{ source: objectOne }} is tapped for ${{ atLeast: oneOrMoreWords }} or more mana`,
]);

const color: Phrase<Rewrite> = template({ kind: 'manaColor' })`${{
  symbol: wordTable<string>('mana', {
    'colorless mana': 'C',
    '{C}': 'C',
    '{W}': 'W',
    '{U}': 'U',
    '{B}': 'B',
    '{R}': 'R',
    '{G}': 'G',
  }),
}}`;

const ONLY: Rewrite = { kind: 'setAmount', amount: 1 };

const produced: Phrase<readonly Rewrite[]> = oneOf<readonly Rewrite[]>('other mana', [
  constant([{ kind: 'scale', times: 2 }], 'it produces twice as much of that mana instead'),
  constant([{ kind: 'scale', times: 3 }], 'it produces three times as much of that mana instead'),
  listOfOne(wrapping`it produces ${color} instead of any other type`),
  mapPhrase(
    wrapping`it produces ${color} instead of any other type and amount`,
    (it): readonly Rewrite[] => [ONLY, it],
    ([only, it, ...more]) =>
      only?.kind === 'setAmount' && only.amount === 1 && it && more.length === 0 ? it : undefined,
  ),
]);

/** Whole sentences about mana. */
export const manaInstead: Phrase<ReplacementAbility> = rankedWordings<ReplacementAbility>('other mana', [
  template({ kind: 'replacement', condition: undefined })`if ${{ event: tappedFor }}, ${allRewrites(produced)}`,
]);
