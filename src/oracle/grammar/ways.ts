// What may stand after "enters": tapped, with counters, with an ability, as something, under another's control.
import type { Amount, Change, Filter, Rewrite } from '../../engine/index.ts';
import { AND, checked, list, single } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { lit, map, oneOf, type Phrase, variant } from '../phrase.ts';
import { bodies } from './bodies.ts';
import { choiceOfCounter, twoDifferentCounters } from './choice-of-counter.ts';
import { counterKind } from './counter-kinds.ts';
import { type Counters, countersOn } from './counters.ts';
import { gained } from './gained.ts';
import { article, several } from './numbers.ts';

type Ways = readonly Rewrite[];

export const TAPPED: Rewrite = { kind: 'tapped', tapped: true };
const UNTAPPED: Rewrite = { kind: 'tapped', tapped: false };

/** "on it", for one thing; "on them" for several, each of which has its own. */
function onIt(many: boolean): Phrase<undefined> {
  const [said, ...others] = many ? ['on them', 'on it'] : ['on it', 'on ~', 'on them', 'on him', 'on her'];
  return oneOf<undefined>('on it', [lit(said ?? 'on it'), ...others.map(it => variant(lit(it)))]);
}

function counters(where: Phrase<undefined>): Phrase<Rewrite> {
  return map(
    countersOn(where),
    (it: Counters): Rewrite => ({ kind: 'withCounters', ...it }),
    it =>
      it.kind === 'withCounters' ? { counter: it.counter, amount: it.amount, additional: it.additional } : undefined,
  );
}

/** "a +1/+1 counter and a flying counter on it": several kinds at once. */
function severalKinds(where: Phrase<undefined>): Phrase<Ways> {
  const one: Phrase<Rewrite> = oneOf<Rewrite>('counters', [
    form({
      kind: 'withCounters',
      amount: 1 as Amount,
      additional: false,
    })`${{ counter: article(counterKind) }} counter`,
    form({ kind: 'withCounters', additional: false })`${{ amount: several }} ${{ counter: counterKind }} counters`,
  ]);
  return just`with ${list(one, AND, 2)} ${where}`;
}

const becomes = (changes: Phrase<readonly Change[]>): Phrase<Ways> => single(form({ kind: 'becomes' })`${{ changes }}`);

const gains: Phrase<readonly Change[]> = single(form({ kind: 'gains' })`${{ abilities: gained }}`);

/** The ways one after another; `between` are the words that join the first to the second. */
function joined(first: Phrase<Ways>, between: string, second: Phrase<Ways>): Phrase<Ways> {
  return map(
    form({})`${{ first }}${lit(between)}${{ second }}`,
    it => [...it.first, ...it.second],
    all => {
      if (!Array.isArray(all)) return undefined;
      for (let at = all.length - 1; at > 0; at--) {
        const parts = { first: all.slice(0, at), second: all.slice(at) };
        if (first.print(parts.first) !== undefined && second.print(parts.second) !== undefined) return parts;
      }
      return undefined;
    },
  );
}

/** Everything after "enters " or "enter ". */
export function ways(many: boolean): Phrase<Ways> {
  const where = onIt(many);
  const tapped: Phrase<Ways> = says([TAPPED], 'tapped');
  const withCounters: Phrase<Ways> = single(just`with ${counters(where)}`);
  const withAbilities: Phrase<Ways> = just`with ${becomes(gains)}`;
  const asBody: Phrase<Ways> = just`as ${becomes(bodies(false))}`;
  return checked(
    oneOf<Ways>('how it enters', [
      tapped,
      says([UNTAPPED], 'untapped'),
      says([{ kind: 'prepared' }], 'prepared'),
      says([{ kind: 'transformed' }], 'transformed'),
      withCounters,
      severalKinds(where),
      single(just`with ${choiceOfCounter(where)}`),
      single(just`with ${twoDifferentCounters(where)}`),
      joined(tapped, ' ', withCounters),
      variant(joined(tapped, ' and ', withCounters)),
      joined(withCounters, ' and ', withCounters),
      variant(joined(withCounters, ' and ', single(counters(where)))),
      variant(joined(withCounters, ' plus ', single(counters(where)))),
      joined(withCounters, ' and ', withAbilities),
      joined(severalKinds(where), ' and ', withAbilities),
      joined(withCounters, ' and ', asBody),
      variant(joined(withAbilities, ' and ', withCounters)),
      variant(
        single(
          map(
            just`with ${slipped()}`,
            it => it,
            it => it,
          ),
        ),
      ),
      says([{ kind: 'underControl', who: { kind: 'opponent' } }], 'under the control of an opponent of your choice'),
    ]),
  );
}

/** "with four oil counters", the place left out. */
function slipped(): Phrase<Rewrite> {
  return form({ kind: 'withCounters', additional: false })`${{ amount: several }} ${{ counter: counterKind }} counters`;
}

/** Whether the filter is the object itself. */
export function isItself({ clauses }: Filter): boolean {
  return clauses.length === 1 && clauses[0]?.kind === 'is' && clauses[0].ref.kind === 'self';
}
