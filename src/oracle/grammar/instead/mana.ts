// 106.12b, 106.6a: mana produced otherwise: "it produces twice as much of that mana instead".
import type { EventPattern, ReplacementAbility, Rewrite } from '../../../engine/index.ts';
import { ranked, single, table } from '../../combine.ts';
import { form, just, says } from '../../form.ts';
import { map, oneOf, type Phrase } from '../../phrase.ts';
import { oneOrMoreWords } from '../numbers.ts';
import { ANYONE, YOU } from '../players.ts';
import { objectOne } from './about.ts';
import { doAll } from './would.ts';

type Mana = Extract<EventPattern, { readonly kind: 'addMana' }>;

const tapped = { kind: 'addMana', tapped: true } as const;

const tappedFor: Phrase<Mana> = oneOf<Mana>('tapped for mana', [
  form({ ...tapped, who: YOU })`you tap ${{ source: objectOne }} for mana`,
  form({ ...tapped, who: ANYONE })`${{ source: objectOne }} is tapped for mana`,
  form({ ...tapped, who: ANYONE })`${{ source: objectOne }} is tapped for ${{ atLeast: oneOrMoreWords }} or more mana`,
]);

const color: Phrase<Rewrite> = form({ kind: 'manaColor' })`${{
  symbol: table<string>('mana', {
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
  says([{ kind: 'scale', times: 2 }], 'it produces twice as much of that mana instead'),
  says([{ kind: 'scale', times: 3 }], 'it produces three times as much of that mana instead'),
  single(just`it produces ${color} instead of any other type`),
  map(
    just`it produces ${color} instead of any other type and amount`,
    (it): readonly Rewrite[] => [ONLY, it],
    ([only, it, ...more]) =>
      only?.kind === 'setAmount' && only.amount === 1 && it && more.length === 0 ? it : undefined,
  ),
]);

/** Whole sentences. */
export const manaInstead: Phrase<ReplacementAbility> = ranked<ReplacementAbility>('other mana', [
  form({ kind: 'replacement', condition: undefined })`if ${{ event: tappedFor }}, ${doAll(produced)}`,
]);
