// "with your choice of a flying counter or a first strike counter on it".
import type { Amount, Rewrite } from '../../engine/index.ts';
import { AND, list, OR, text } from '../combine.ts';
import { form, just } from '../form.ts';
import { map, oneOf, type Phrase, same, variant } from '../phrase.ts';
import { counterKind } from './counter-kinds.ts';
import { article } from './numbers.ts';

/** A kind of counter in a row of them. */
const bareKind: Phrase<string> = text('a kind of counter', /[+-]\d\/[+-]\d|first strike|double strike|[a-z]+/);

type Choice = Extract<Rewrite, { readonly kind: 'withChoiceOfCounter' }>;

type Modes = Extract<Rewrite, { readonly kind: 'modes' }>;

/** "your choice of two different counters on it from among menace, deathtouch, and lifelink": a mode for each pair. */
export function twoDifferentCounters(where: Phrase<undefined>): Phrase<Rewrite> {
  return map(
    just`your choice of two different counters ${where} from among ${list(bareKind, AND, 2)}`,
    (kinds): Rewrite => pairsOf(kinds),
    it => {
      if (it.kind !== 'modes') return undefined;
      const kinds = [...new Set(it.modes.flatMap(mode => mode.name.split(' and ')))];
      return same(it, pairsOf(kinds)) ? kinds : undefined;
    },
  );
}

function pairsOf(kinds: readonly string[]): Modes {
  const one = (counter: string): Rewrite => ({ kind: 'withCounters', counter, amount: 1, additional: false });
  const pairs = kinds.flatMap((first, at) => kinds.slice(at + 1).map(second => [first, second] as const));
  const modes = pairs.map(([first, second]) => ({
    name: `${first} and ${second}`,
    rewrites: [one(first), one(second)],
  }));
  return { kind: 'modes', who: { kind: 'you' }, modes };
}

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
