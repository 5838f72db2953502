// Sentences about entering that are two abilities: turned face up or entering, cast so and entering so, one case and the other.
import type { Ability, Condition, Filter, Rewrite } from '../../engine/index.ts';
import { single, text } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { either, map, oneOf, type Phrase, same } from '../phrase.ts';
import { asEnters } from './as-enters.ts';
import { type CopyIfPaid, copyIfPaid } from './copies.ts';
import { countersAlone, countersOn } from './counters.ts';
import { filterOne } from './filters.ts';
import { always, itEnters, itself, mandatory, one, self } from './own-entering.ts';
import { SELF, YOU } from './players.ts';
import { TAPPED } from './ways.ts';

function putCounters(): Phrase<readonly Rewrite[]> {
  return single(form({ kind: 'withCounters' })`put ${countersOn(either('on it', 'on ~'))}`);
}

/** "as ~ enters or is turned face up, …": one ability for each. */
const entersOrTurned: Phrase<readonly Ability[]> = map(
  just`as ~ enters or is turned face up, ${oneOf<readonly Rewrite[]>('what is done', [putCounters(), asEnters])}`,
  (rewrites): readonly Ability[] => [
    { ...itself, ...always, rewrites },
    { kind: 'replacement', event: { kind: 'turnFaceUp', what: self }, ...always, rewrites },
  ],
  ([one, other, ...more]) => {
    if (one?.kind !== 'replacement' || other?.kind !== 'replacement' || more.length > 0) return undefined;
    const two = one.event.kind === 'enters' && other.event.kind === 'turnFaceUp';
    return two && same(one.rewrites, other.rewrites) ? one.rewrites : undefined;
  },
);

/** "you may cast ~ from your graveyard. if you do, it enters with …": only when it was cast so. */
const CAST_SO: Condition = {
  kind: 'is',
  ref: SELF,
  filter: { clauses: [{ kind: 'history', what: 'castWith' }] },
};

const castSo: Phrase<readonly Ability[]> = oneOf<readonly Ability[]>('how what is cast so enters', [
  map(
    form({})`${{ text: permission() }}. if you do, ${itEnters}${{ rewrites: one }}`,
    ({ text, rewrites }): readonly Ability[] => [
      { kind: 'cant', what: { kind: 'text', text }, condition: undefined },
      { ...itself, ...mandatory, condition: CAST_SO, rewrites },
    ],
    ([may, enters, ...more]) =>
      may?.kind === 'cant' &&
      may.what.kind === 'text' &&
      enters?.kind === 'replacement' &&
      more.length === 0 &&
      same(enters.condition, CAST_SO)
        ? { text: may.what.text, rewrites: enters.rewrites }
        : undefined,
  ),
  map(
    form(
      {},
    )`${{ text: permission() }}. if you cast ${either('a spell', 'a creature spell')} this way, that ${{ what: filterOne }} enters ${{ rewrites: one }}`,
    ({ text, what, rewrites }): readonly Ability[] => [
      { kind: 'cant', what: { kind: 'text', text }, condition: undefined },
      { kind: 'replacement', event: { kind: 'enters', what: castFilter(what) }, ...always, rewrites },
    ],
    ([may, enters, ...more]) => {
      if (may?.kind !== 'cant' || may.what.kind !== 'text' || enters?.kind !== 'replacement' || more.length > 0)
        return undefined;
      if (enters.event.kind !== 'enters') return undefined;
      const last = enters.event.what.clauses.at(-1);
      if (last?.kind !== 'history' || last.what !== 'castWith') return undefined;
      return {
        text: may.what.text,
        what: { clauses: enters.event.what.clauses.slice(0, -1) },
        rewrites: enters.rewrites,
      };
    },
  ),
]);

function castFilter({ clauses }: Filter): Filter {
  return { clauses: [...clauses, { kind: 'history', what: 'castWith' }] };
}

function permission(): Phrase<string> {
  return text(
    'a permission to cast',
    /(?:(?:once )?during (?:your turn|each of your turns), )?you may (?:play|cast) [^".\n]*/,
  );
}

const ESCAPED: Condition = { kind: 'paid', cost: 'escape' };

/** "~ enters with six +1/+1 counters on it. it escapes with twelve +1/+1 counters on it instead". */
const escapesInstead: Phrase<readonly Ability[]> = map(
  form({})`~ enters ${{ first: one }}. it escapes ${{ second: one }} instead`,
  ({ first, second }): readonly Ability[] => [
    { ...itself, ...mandatory, condition: { kind: 'not', of: ESCAPED }, rewrites: first },
    { ...itself, ...mandatory, condition: ESCAPED, rewrites: second },
  ],
  ([first, second, ...more]) => {
    if (first?.kind !== 'replacement' || second?.kind !== 'replacement' || more.length > 0) return undefined;
    const split = same(first.condition, { kind: 'not', of: ESCAPED }) && same(second.condition, ESCAPED);
    return split ? { first: first.rewrites, second: second.rewrites } : undefined;
  },
);

/** "you may have ~ enter as a copy of …, except if ~ was embalmed, …": one ability for either case. */
const copiesIfPaid: Phrase<readonly Ability[]> = map(
  just`you may have ~ enter ${copyIfPaid}`,
  ({ of, cost, exceptions }): readonly Ability[] => [
    copying(of, { kind: 'not', of: { kind: 'paid', cost } }, []),
    copying(of, { kind: 'paid', cost }, exceptions),
  ],
  ([plain, paid, ...more]) => {
    if (plain?.kind !== 'replacement' || paid?.kind !== 'replacement' || paid.condition?.kind !== 'paid')
      return undefined;
    const [copy] = paid.rewrites;
    if (more.length > 0 || copy?.kind !== 'asCopy' || 'kind' in copy.of) return undefined;
    const said = { of: copy.of, cost: paid.condition.cost, exceptions: copy.exceptions };
    const both = same(plain, copying(said.of, { kind: 'not', of: paid.condition }, []));
    return both ? said : undefined;
  },
);

function copying(of: Filter, condition: Condition, exceptions: CopyIfPaid['exceptions']): Ability {
  return { ...itself, condition, optional: YOU, rewrites: [{ kind: 'asCopy', of, exceptions }] };
}

/** "you may have ~ enter tapped. if you do, you get two rad counters": what is done for entering so. */
const mayEnterTapped: Phrase<readonly Ability[]> = single(
  form({ ...itself, ...always })`you may have ~ enter tapped. if you do, ${{
    rewrites: single(
      form({ kind: 'may', who: YOU, then: [TAPPED], otherwise: [] })`${{
        effects: single(form({ kind: 'putCounters', on: YOU })`you get ${countersAlone}`),
      }}`,
    ),
  }}`,
);

/** Two abilities in one breath. */
export const enteringTwice: Phrase<readonly Ability[]> = oneOf<readonly Ability[]>('two abilities', [
  mayEnterTapped,
  copiesIfPaid,
  entersOrTurned,
  castSo,
  escapesInstead,
]);

/** "~ enters tapped and doesn't untap during your untap step": two abilities in one sentence. */
export const entersAndMore: Phrase<readonly Ability[]> = map(
  form({})`~ enters ${{ rewrites: one }} and ${{ rest: stays() }}`,
  ({ rewrites, rest }): readonly Ability[] => [{ ...itself, ...always, rewrites }, rest],
  () => undefined,
);

function stays(): Phrase<Ability> {
  const words = "doesn't untap during your untap step";
  const effects = [
    {
      affects: self,
      changes: [{ kind: 'rule', rule: { kind: 'text', text: words } } as const],
      condition: undefined as Condition | undefined,
    },
  ];
  return says<Ability>({ kind: 'static', effects, condition: undefined, defining: false }, words);
}
