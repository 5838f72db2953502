// Modifiers after "enters": tapped, with counters, with an ability, as something, under another player's control.
import type { Amount, Change, Filter, Rewrite } from '../../../engine/index.ts';
import { AND, listOfOne, listPhrase, printsAsRead } from '../../combine.ts';
import { literalText, mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { type Counters, countersOnObject } from '../amounts/counters.ts';
import { gainedAbilities } from '../statics/gained-abilities.ts';
import { objectDescriptions } from '../statics/object-descriptions.ts';
import { choiceOfCounter, twoDifferentCounters } from '../words/choice-of-counter.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { pluralAmount, withIndefiniteArticle } from '../words/numbers.ts';

type Ways = readonly Rewrite[];

export const TAPPED: Rewrite = { kind: 'tapped', tapped: true };
const UNTAPPED: Rewrite = { kind: 'tapped', tapped: false };

/** "on it" for one object; "on them" for several, each with its own counters. */
function onIt(many: boolean): Phrase<undefined> {
  const [printed, ...others] = many ? ['on them', 'on it'] : ['on it', 'on ~', 'on them', 'on him', 'on her'];
  return oneOf<undefined>('on it', [literalText(printed ?? 'on it'), ...others.map(it => variant(literalText(it)))]);
}

function counters(where: Phrase<undefined>): Phrase<Rewrite> {
  return mapPhrase(
    countersOnObject(where),
    (it: Counters): Rewrite => ({ kind: 'withCounters', ...it }),
    rewrite =>
      rewrite.kind === 'withCounters'
        ? { counter: rewrite.counter, amount: rewrite.amount, additional: rewrite.additional }
        : undefined,
  );
}

/** Counters of several kinds: "a +1/+1 counter and a flying counter on it". */
function severalKinds(where: Phrase<undefined>): Phrase<Ways> {
  const one: Phrase<Rewrite> = oneOf<Rewrite>('counters', [
    template({
      kind: 'withCounters',
      amount: 1 as Amount,
      additional: false,
    })`${{ counter: withIndefiniteArticle(counterKind) }} counter`,
    template({
      kind: 'withCounters',
      additional: false,
    })`${{ amount: pluralAmount }} ${{ counter: counterKind }} counters`,
  ]);
  return wrapping`with ${listPhrase(one, AND, 2)} ${where}`;
}

const becomes = (changes: Phrase<readonly Change[]>): Phrase<Ways> =>
  listOfOne(template({ kind: 'becomes' })`${{ changes }}`);

const gains: Phrase<readonly Change[]> = listOfOne(template({ kind: 'gains' })`${{ abilities: gainedAbilities }}`);

/** Two modifiers in sequence; `between`: the words that join the first to the second. */
function joined(first: Phrase<Ways>, between: string, second: Phrase<Ways>): Phrase<Ways> {
  return mapPhrase(
    template({})`${{ first }}${literalText(between)}${{ second }}`,
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

/** The modifiers in the order in which they are printed. */
function countersFirst(phrase: Phrase<Ways>): Phrase<Ways> {
  return mapPhrase(
    phrase,
    all => [...all.filter(it => it.kind === 'withCounters'), ...all.filter(it => it.kind !== 'withCounters')],
    () => undefined,
  );
}

/** All modifiers after "enters " or "enter ". */
export function entryModifiers(many: boolean): Phrase<Ways> {
  const where = onIt(many);
  const tapped: Phrase<Ways> = constant([TAPPED], 'tapped');
  const withCounters: Phrase<Ways> = listOfOne(wrapping`with ${counters(where)}`);
  const withAbilities: Phrase<Ways> = wrapping`with ${becomes(gains)}`;
  const asBody: Phrase<Ways> = wrapping`as ${becomes(objectDescriptions(false))}`;
  return printsAsRead(
    oneOf<Ways>('how it enters', [
      tapped,
      constant([UNTAPPED], 'untapped'),
      constant([{ kind: 'prepared' }], 'prepared'),
      constant([{ kind: 'transformed' }], 'transformed'),
      withCounters,
      severalKinds(where),
      listOfOne(wrapping`with ${choiceOfCounter(where)}`),
      listOfOne(wrapping`with ${twoDifferentCounters(where)}`),
      joined(tapped, ' ', withCounters),
      variant(joined(tapped, ' and ', withCounters)),
      joined(withCounters, ' and ', withCounters),
      variant(joined(withCounters, ' and ', listOfOne(counters(where)))),
      variant(joined(withCounters, ' plus ', listOfOne(counters(where)))),
      joined(withCounters, ' and ', withAbilities),
      joined(severalKinds(where), ' and ', withAbilities),
      joined(withCounters, ' and ', asBody),
      variant(countersFirst(joined(withAbilities, ' and ', withCounters))),
      variant(
        listOfOne(
          mapPhrase(
            wrapping`with ${slipped()}`,
            it => it,
            it => it,
          ),
        ),
      ),
      constant(
        [{ kind: 'underControl', who: { kind: 'opponent' } }],
        'under the control of an opponent of your choice',
      ),
    ]),
  );
}

/** Counters without a place: "with four oil counters". */
function slipped(): Phrase<Rewrite> {
  return template({
    kind: 'withCounters',
    additional: false,
  })`${{ amount: pluralAmount }} ${{ counter: counterKind }} counters`;
}

/** Whether a filter is the object itself. */
export function isSelfReference({ clauses }: Filter): boolean {
  return clauses.length === 1 && clauses[0]?.kind === 'is' && clauses[0].ref.kind === 'self';
}
