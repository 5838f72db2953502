// Abilities that something has or gains: "flying, trample, and "…"", with what stands in quotes.
import { type Ability, isKeyword, type KeywordAbility } from '../../engine/index.ts';
import { AND, checked, runs, single } from '../combine.ts';
import { form } from '../form.ts';
import { map, memo, missed, oneOf, type Phrase, type Reading, readWhole } from '../phrase.ts';
import { amount } from './amounts.ts';
import { keywordRun, oneKeyword } from './keywords.ts';
import { abilityKnot } from './knots.ts';

/** An ability in quotes. The period stands inside them; a comma or nothing stands there in the middle of a sentence. */
export const oneQuoted: Phrase<Ability> = {
  name: 'a quoted ability',
  read(input, at) {
    if (input.text[at] !== '"') return missed(input, at, '"');
    const close = input.text.indexOf('"', at + 1);
    if (close === -1) return missed(input, at, '"');
    const inner = input.text.slice(at + 1, close);
    const found: Reading<Ability>[] = [];
    let furthest = 0;
    for (const text of [`${inner.replace(/[.,]$/, '')}.`, inner.replace(/[.,]$/, '')]) {
      const whole = readWhole(abilityKnot, text);
      furthest = Math.max(furthest, whole.furthest);
      const variant = whole.variant || text !== inner;
      for (const value of whole.values) found.push({ value, end: close + 1, variant });
      if (found.length > 0) return found;
    }
    return missed(input, at + 1 + Math.min(furthest, inner.length), 'a quoted ability');
  },
  print(value) {
    const text = abilityKnot.print(value);
    return text === undefined ? undefined : `"${text}"`;
  },
  first: () => QUOTE,
};
const QUOTE: ReadonlySet<number> = new Set(['"'.charCodeAt(0)]);

/** The same as a list of one. */
export const quoted: Phrase<readonly Ability[]> = single(oneQuoted);

/** "annihilator X, where X is …": the number said behind. */
const numbered: Phrase<readonly Ability[]> = keywords(
  single(
    map(
      form({})`${{ named: oneKeyword }}, where X is ${{ n: amount }}`,
      ({ named, n }): KeywordAbility | undefined =>
        isX(named.amount) && n !== named.amount ? { ...named, amount: n } : undefined,
      it =>
        typeof it.amount === 'object' && it.amount.kind !== 'x'
          ? { named: { ...it, amount: { kind: 'x' } as const }, n: it.amount }
          : undefined,
    ),
  ),
);

function isX(it: KeywordAbility['amount']): boolean {
  return typeof it === 'object' && it.kind === 'x';
}

/** "flashback. the flashback cost is equal to its mana cost": a cost in words. */
const costed: Phrase<readonly Ability[]> = keywords(
  single({
    name: 'a keyword and its cost',
    read(input, at): readonly Reading<KeywordAbility>[] {
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

const bare: Phrase<Ability> = map(
  oneQuoted,
  it => it,
  it => (it.kind === 'keyword' ? undefined : it),
);

/** "flying and haste", `"…"`, `flying and "…"`. */
export const gained: Phrase<readonly Ability[]> = memo(
  checked(
    runs(oneOf<readonly Ability[]>('abilities', [numbered, costed, keywords(keywordRun), single(bare)]), AND, 14),
  ),
);

function keywords(phrase: Phrase<readonly KeywordAbility[]>): Phrase<readonly Ability[]> {
  return map(
    phrase,
    (it): readonly Ability[] => it,
    it => {
      const all = it.flatMap(ability => (ability.kind === 'keyword' ? [ability] : []));
      return all.length > 0 && all.length === it.length ? all : undefined;
    },
  );
}
