// 604, 613: static abilities that change characteristics. "Creatures you control get +1/+1 and have flying."
import type { ContinuousEffect, StaticAbility } from '../../engine/index.ts';
import { ranked, single } from '../combine.ts';
import { form } from '../form.ts';
import { oneOf, type Phrase } from '../phrase.ts';
import { changesMany, changesOne, defines } from './changes.ts';
import { asLongAs, unless } from './conditions.ts';
import { eachFilter } from './filters.ts';
import { YOU } from './players.ts';
import { self, subjectMany, subjectOne } from './subjects.ts';

const plain: Phrase<ContinuousEffect> = ranked<ContinuousEffect>('a continuous effect', [
  form({ condition: undefined })`${{ affects: subjectOne }} ${{ changes: changesOne }}`,
  form({ condition: undefined })`${{ affects: subjectMany }} ${{ changes: changesMany }}`,
  form({ condition: undefined })`${{ affects: eachFilter }} ${{ changes: changesOne }}`,
  form({ condition: undefined, changes: [{ kind: 'control', who: YOU }] })`you control ${{ affects: subjectOne }}`,
]);

const conditional: Phrase<ContinuousEffect> = ranked<ContinuousEffect>('a continuous effect', [
  form({})`${{ affects: subjectOne }} ${{ changes: changesOne }} ${{ condition: asLongAs }}`,
  form({})`${{ affects: subjectMany }} ${{ changes: changesMany }} ${{ condition: asLongAs }}`,
  form({})`${{ affects: eachFilter }} ${{ changes: changesOne }} ${{ condition: asLongAs }}`,
  form({})`${{ affects: subjectOne }} ${{ changes: changesOne }} ${{ condition: unless }}`,
]);

const effects: Phrase<readonly ContinuousEffect[]> = single(oneOf<ContinuousEffect>('an effect', [plain, conditional]));
const yourTurn = { kind: 'turn', who: YOU } as const;

/** A sentence without its period. */
export const staticAbility: Phrase<StaticAbility> = ranked<StaticAbility>('a static ability', [
  form({ kind: 'static', condition: undefined, defining: false })`${{ effects }}`,
  form({ kind: 'static', defining: false })`${{ condition: asLongAs }}, ${{ effects: single(plain) }}`,
  form({ kind: 'static', defining: false, condition: yourTurn })`during your turn, ${{ effects: single(plain) }}`,
  form({ kind: 'static', condition: undefined, defining: true })`~'s ${{
    effects: single(form({ affects: self, condition: undefined })`${{ changes: single(defines) }}`),
  }}`,
  form({ kind: 'static', defining: false })`~'s ${{
    effects: single(form({ affects: self, condition: undefined })`${{ changes: single(defines) }}`),
  }} ${{ condition: asLongAs }}`,
]);
