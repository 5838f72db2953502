// Choices of a kind of counter: "with your choice of a flying counter or a first strike counter on it".
import type { Amount, Rewrite } from '../../../engine/index.ts';
import { AND, listPhrase, OR, textMatching } from '../../combine.ts';
import { mapPhrase, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { template, wrapping } from '../../template.ts';
import { counterKind } from './counter-kinds.ts';
import { withIndefiniteArticle } from './numbers.ts';

/** A kind of counter in a list of kinds. */
const bareKind: Phrase<string> = textMatching('a kind of counter', /[+-]\d\/[+-]\d|first strike|double strike|[a-z]+/);

type Choice = Extract<Rewrite, { readonly kind: 'withChoiceOfCounter' }>;

type Modes = Extract<Rewrite, { readonly kind: 'modes' }>;

/**
 * A mode for each pair of kinds: "your choice of two different counters on it from among menace, reach, and lifelink".
 */
export function twoDifferentCounters(where: Phrase<undefined>): Phrase<Rewrite> {
  return mapPhrase(
    wrapping`your choice of two different counters ${where} from among ${listPhrase(bareKind, AND, 2)}`,
    (kinds): Rewrite => pairsOf(kinds),
    rewrite => {
      if (rewrite.kind !== 'modes') return undefined;
      const kinds = [...new Set(rewrite.modes.flatMap(mode => mode.name.split(' and ')))];
      return same(rewrite, pairsOf(kinds)) ? kinds : undefined;
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

/** "a +2/+0, +1/+1, or +0/+2 counter on it": a kind for each of so many. */
export function kindForEach(where: Phrase<undefined>, amount: Amount): Phrase<Rewrite> {
  return template({
    kind: 'withChoiceOfCounter',
    amount,
    additional: false,
    eachChosen: true,
  })`${{ counters: withIndefiniteArticle(listPhrase(bareKind, OR, 2)) }} counter ${where}`;
}

/** A choice of one kind, without "with"; `where` is "on it". */
export function choiceOfCounter(where: Phrase<undefined>): Phrase<Rewrite> {
  const one = { kind: 'withChoiceOfCounter', amount: 1 as Amount } as const;
  return mapPhrase(
    oneOf<Choice>('your choice of counters', [
      template({
        ...one,
        additional: false,
      })`your choice of ${{ counters: listPhrase(wrapping`${withIndefiniteArticle(counterKind)} counter`, OR, 2) }} ${where}`,
      variant(
        template({ ...one, additional: false })`your choice of ${{
          counters: withIndefiniteArticle(listPhrase(bareKind, OR, 2)),
        }} counter ${where}`,
      ),
      template({
        ...one,
        additional: true,
      })`your choice of ${{ counters: listPhrase(wrapping`an additional ${counterKind} counter`, OR, 2) }} ${where}`,
    ]),
    (it): Rewrite => it,
    it => (it.kind === 'withChoiceOfCounter' ? it : undefined),
  );
}
