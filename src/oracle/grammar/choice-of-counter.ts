// "with your choice of a flying counter or a first strike counter on it".
import type { Amount, Rewrite } from '../../engine/index.ts';
import { list, OR, text } from '../combine.ts';
import { form, just } from '../form.ts';
import { map, oneOf, type Phrase, variant } from '../phrase.ts';
import { counterKind } from './counter-kinds.ts';
import { article } from './numbers.ts';

/** A kind of counter in a row of them. */
const bareKind: Phrase<string> = text('a kind of counter', /[+-]\d\/[+-]\d|first strike|double strike|[a-z]+/);

type Choice = Extract<Rewrite, { readonly kind: 'withChoiceOfCounter' }>;

/** Without "with". `where` is "on it". */
export function choiceOfCounter(where: Phrase<undefined>): Phrase<Rewrite> {
  const one = { kind: 'withChoiceOfCounter', amount: 1 as Amount } as const;
  return map(
    oneOf<Choice>('your choice of counters', [
      form({
        ...one,
        additional: false,
      })`your choice of ${{ counters: list(just`${article(counterKind)} counter`, OR, 2) }} ${where}`,
      variant(
        form({ ...one, additional: false })`your choice of ${{
          counters: article(list(bareKind, OR, 2)),
        }} counter ${where}`,
      ),
      form({
        ...one,
        additional: true,
      })`your choice of ${{ counters: list(just`an additional ${counterKind} counter`, OR, 2) }} ${where}`,
    ]),
    (it): Rewrite => it,
    it => (it.kind === 'withChoiceOfCounter' ? it : undefined),
  );
}
