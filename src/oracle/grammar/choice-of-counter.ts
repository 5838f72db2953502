// "with your choice of a flying counter or a first strike counter on it".
import type { Amount, Rewrite } from '../../engine/index.ts';
import { list, OR } from '../combine.ts';
import { form, just } from '../form.ts';
import { map, oneOf, type Phrase } from '../phrase.ts';
import { counterKind } from './counter-kinds.ts';
import { article } from './numbers.ts';

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
      form({
        ...one,
        additional: true,
      })`your choice of ${{ counters: list(just`an additional ${counterKind} counter`, OR, 2) }} ${where}`,
    ]),
    (it): Rewrite => it,
    it => (it.kind === 'withChoiceOfCounter' ? it : undefined),
  );
}
