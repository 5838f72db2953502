// 614.17: what can't enter, and what can't have counters.
import type { CantAbility } from '../../engine/index.ts';
import { form } from '../form.ts';
import { lit, oneOf, type Phrase, variant } from '../phrase.ts';
import { counterKind } from './counter-kinds.ts';
import { filterMany } from './filters.ts';
import { subjectMany, subjectOne } from './subjects.ts';

const always = { kind: 'cant', condition: undefined } as const;

/** "lands can't enter", "counters can't be put on creatures", "~ can't have counters put on it". */
export const cantEnter: Phrase<CantAbility> = oneOf<CantAbility>("can't", [
  form(always)`${{ what: form({ kind: 'enters' })`${{ what: filterMany }} can't enter` }}`,
  form(always)`${{
    what: form({ kind: 'haveCounters', counter: undefined })`${{ what: subjectOne }} can't have counters put on it`,
  }}`,
  form(always)`${{
    what: form({
      kind: 'haveCounters',
      counter: undefined,
    })`${{ what: subjectMany }} can't have counters put on ${lit('them')}`,
  }}`,
  form(always)`${{
    what: form({
      kind: 'haveCounters',
    })`${{ what: subjectMany }} can't have ${{ counter: counterKind }} counters put on ${lit('them')}`,
  }}`,
  variant(
    form(always)`${{
      what: form({ kind: 'haveCounters', counter: undefined })`counters can't be put on ${{ what: filterMany }}`,
    }}`,
  ),
]);
