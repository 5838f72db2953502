// Abilities that an object has or gains: "flying, trample, and "…"", quoted abilities included.
import { type Ability, isKeyword, type KeywordAbility } from '../../../engine/index.ts';
import { AND, listOfOne, listOfRuns, printsAsRead } from '../../combine.ts';
import {
  mapPhrase,
  memo,
  oneOf,
  type Phrase,
  type PhraseReading,
  readWhole,
  recordMiss,
  variant,
} from '../../phrase.ts';
import { template, wrapping } from '../../template.ts';
import { amount } from '../amounts/amounts.ts';
import { abilitiesRef, abilityRef } from '../words/forward-refs.ts';
import { keywordList, keywordRun, oneKeyword } from './keyword-lists.ts';

/** An ability in quotes, its period inside; in the middle of a sentence there is a comma or nothing in its place. */
export const oneQuoted: Phrase<Ability> = {
  name: 'a quoted ability',
  read(input, at) {
    if (input.text[at] !== '"') return recordMiss(input, at, '"');
    const close = input.text.indexOf('"', at + 1);
    if (close === -1) return recordMiss(input, at, '"');
    const inner = input.text.slice(at + 1, close);
    const found: PhraseReading<Ability>[] = [];
    let furthest = 0;
    for (const text of [`${inner.replace(/[.,]$/, '')}.`, inner.replace(/[.,]$/, '')]) {
      const whole = readWhole(abilityRef, text);
      furthest = Math.max(furthest, whole.furthest);
      const variant = whole.variant || text !== inner;
      for (const value of whole.values) found.push({ value, end: close + 1, variant });
      if (found.length > 0) return found;
    }
    return recordMiss(input, at + 1 + Math.min(furthest, inner.length), 'a quoted ability');
  },
  print(value) {
    const text = abilityRef.print(value);
    return text === undefined ? undefined : `"${text}"`;
  },
  first: () => QUOTE,
};
const QUOTE: ReadonlySet<number> = new Set(['"'.charCodeAt(0)]);

/** An ability in quotes as a list of one. */
export const quoted: Phrase<readonly Ability[]> = listOfOne(oneQuoted);

/** A keyword with its number defined after it: "annihilator X, where X is …". */
const numbered: Phrase<readonly Ability[]> = keywords(
  listOfOne(
    mapPhrase(
      template({})`${{ named: oneKeyword }}, where X is ${{ n: amount }}`,
      ({ named, n }): KeywordAbility | undefined =>
        isX(named.amount) && n !== named.amount ? { ...named, amount: n } : undefined,
      keyword =>
        typeof keyword.amount === 'object' && keyword.amount.kind !== 'x'
          ? { named: { ...keyword, amount: { kind: 'x' } as const }, n: keyword.amount }
          : undefined,
    ),
  ),
);

function isX(amount: KeywordAbility['amount']): boolean {
  return typeof amount === 'object' && amount.kind === 'x';
}

/** A keyword with its cost in words: "flashback. the flashback cost is equal to its mana cost". */
const costed: Phrase<readonly Ability[]> = keywords(
  listOfOne({
    name: 'a keyword and its cost',
    read(input, at): readonly PhraseReading<KeywordAbility>[] {
      COSTED.lastIndex = at;
      const match = COSTED.exec(input.text);
      const [all, keyword, cost] = match ?? [];
      if (all === undefined || keyword === undefined || cost === undefined || !isKeyword(keyword)) return [];
      return [{ value: { kind: 'keyword', keyword, cost }, end: at + all.length, variant: false }];
    },
    print: ({ keyword, cost }) =>
      cost?.startsWith('equal to ') ? `${keyword}. the ${keyword} cost is ${cost}` : undefined,
    first: () => undefined,
  }),
);
const COSTED = /([a-z]+)\. (?:its|the) \1 cost is (equal to [^".]+)/y;

/** Several keywords in quotes: "cascade, cascade". */
const quotedKeywords: Phrase<readonly Ability[]> = mapPhrase(
  wrapping`"${keywordList({ two: ', ', comma: ', ', last: ', ' })}."`,
  all => (all.length > 1 ? all : undefined),
  () => undefined,
);

/** Two abilities of one sentence in quotes: "you can't lose the game and your opponents can't win the game". */
const quotedPair: Phrase<readonly Ability[]> = wrapping`"${abilitiesRef}"`;

const bare: Phrase<Ability> = mapPhrase(
  oneQuoted,
  it => it,
  it => (it.kind === 'keyword' ? undefined : it),
);

const oneRun: Phrase<readonly Ability[]> = oneOf<readonly Ability[]>('abilities', [
  numbered,
  costed,
  keywords(keywordRun),
  listOfOne(bare),
  variant(quotedKeywords),
  quotedPair,
]);

/** "flying and "…" and "…"". */
const joinedTwice: Phrase<readonly Ability[]> = mapPhrase(
  template({})`${{ some: oneRun }} and ${{ one: oneQuoted }} and ${{ other: oneQuoted }}`,
  ({ some, one, other }): readonly Ability[] => [...some, one, other],
  () => undefined,
);

/** Keywords and quoted abilities: "flying and haste", `"…"`, `flying and "…"`. */
export const gainedAbilities: Phrase<readonly Ability[]> = memo(
  printsAsRead(oneOf<readonly Ability[]>('abilities', [listOfRuns(oneRun, AND, 14), variant(joinedTwice)])),
);

function keywords(phrase: Phrase<readonly KeywordAbility[]>): Phrase<readonly Ability[]> {
  return mapPhrase(
    phrase,
    (it): readonly Ability[] => it,
    abilities => {
      const all = abilities.flatMap(ability => (ability.kind === 'keyword' ? [ability] : []));
      return all.length > 0 && all.length === abilities.length ? all : undefined;
    },
  );
}
