// Sentences about entering that are two abilities: entering or turned face up, cast and entering, either case of an
// "if".
import type { Ability, Condition, Filter, Rewrite } from '../../../engine/index.ts';
import { listOfOne } from '../../combine.ts';
import { either, mapPhrase, oneOf, type Phrase, same } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { countersAlone, countersOnObject } from '../amounts/counters.ts';
import { type CopyIfPaid, copyIfPaid } from '../statics/copies.ts';
import { textRule } from '../words/opaque-data.ts';
import { YOU } from '../words/players.ts';
import { asEnters } from './as-enters.ts';
import { castSoEntering, paidMoreEntering } from './cast-entering.ts';
import { TAPPED } from './entry-modifiers.ts';
import { entryModifiersOne, MANDATORY, OWN_ENTERING, selfFilter, UNCONDITIONAL } from './own-entering.ts';

function putCounters(): Phrase<readonly Rewrite[]> {
  return listOfOne(template({ kind: 'withCounters' })`put ${countersOnObject(either('on it', 'on ~'))}`);
}

/** "as ~ enters or is turned face up, …": one ability for each. */
const entersOrTurned: Phrase<readonly Ability[]> = mapPhrase(
  wrapping`as ~ enters or is turned face up, ${oneOf<readonly Rewrite[]>('what is done', [putCounters(), asEnters])}`,
  (rewrites): readonly Ability[] => [
    { ...OWN_ENTERING, ...UNCONDITIONAL, rewrites },
    { kind: 'replacement', event: { kind: 'turnFaceUp', what: selfFilter }, ...UNCONDITIONAL, rewrites },
  ],
  ([one, other, ...more]) => {
    if (one?.kind !== 'replacement' || other?.kind !== 'replacement' || more.length > 0) return undefined;
    const two = one.event.kind === 'enters' && other.event.kind === 'turnFaceUp';
    return two && same(one.rewrites, other.rewrites) ? one.rewrites : undefined;
  },
);

const ESCAPED: Condition = { kind: 'paid', cost: 'escape' };

/** "~ enters with six +1/+1 counters on it. it escapes with twelve +1/+1 counters on it instead". */
const escapesInstead: Phrase<readonly Ability[]> = mapPhrase(
  template({})`~ enters ${{ first: entryModifiersOne }}. it escapes ${{ second: entryModifiersOne }} instead`,
  ({ first, second }): readonly Ability[] => [
    { ...OWN_ENTERING, ...MANDATORY, condition: { kind: 'not', of: ESCAPED }, rewrites: first },
    { ...OWN_ENTERING, ...MANDATORY, condition: ESCAPED, rewrites: second },
  ],
  ([first, second, ...more]) => {
    if (first?.kind !== 'replacement' || second?.kind !== 'replacement' || more.length > 0) return undefined;
    const split = same(first.condition, { kind: 'not', of: ESCAPED }) && same(second.condition, ESCAPED);
    return split ? { first: first.rewrites, second: second.rewrites } : undefined;
  },
);

/** "you may have ~ enter as a copy of …, except if ~ was embalmed, …": one ability for each case. */
const copiesIfPaid: Phrase<readonly Ability[]> = mapPhrase(
  wrapping`you may have ~ enter ${copyIfPaid}`,
  ({ of, cost, exceptions }): readonly Ability[] => [
    copying(of, { kind: 'not', of: { kind: 'paid', cost } }, []),
    copying(of, { kind: 'paid', cost }, exceptions),
  ],
  ([plain, paid, ...more]) => {
    if (plain?.kind !== 'replacement' || paid?.kind !== 'replacement' || paid.condition?.kind !== 'paid')
      return undefined;
    const [copy] = paid.rewrites;
    if (more.length > 0 || copy?.kind !== 'asCopy' || 'kind' in copy.of) return undefined;
    const result = { of: copy.of, cost: paid.condition.cost, exceptions: copy.exceptions };
    const both = same(plain, copying(result.of, { kind: 'not', of: paid.condition }, []));
    return both ? result : undefined;
  },
);

function copying(of: Filter, condition: Condition, exceptions: CopyIfPaid['exceptions']): Ability {
  return { ...OWN_ENTERING, condition, optional: YOU, rewrites: [{ kind: 'asCopy', of, exceptions }] };
}

/** "you may have ~ enter tapped. if you do, you get two rad counters": effects where it enters that way. */
const mayEnterTapped: Phrase<readonly Ability[]> = listOfOne(
  template({ ...OWN_ENTERING, ...UNCONDITIONAL })`you may have ~ enter tapped. if you do, ${{
    rewrites: listOfOne(
      template({ kind: 'may', who: YOU, then: [TAPPED], otherwise: [] })`${{
        effects: listOfOne(template({ kind: 'putCounters', on: YOU })`you get ${countersAlone}`),
      }}`,
    ),
  }}`,
);

/** Sentences about entering that are two abilities. */
export const entersCompound: Phrase<readonly Ability[]> = oneOf<readonly Ability[]>('two abilities', [
  mayEnterTapped,
  copiesIfPaid,
  entersOrTurned,
  castSoEntering,
  paidMoreEntering,
  escapesInstead,
]);

/** Entering and a static ability in one sentence: "~ enters tapped and doesn't untap during your untap step". */
export const entersAndMore: Phrase<readonly Ability[]> = mapPhrase(
  template({})`~ enters ${{ rewrites: entryModifiersOne }} and ${{ rest: stays() }}`,
  ({ rewrites, rest }): readonly Ability[] => [{ ...OWN_ENTERING, ...UNCONDITIONAL, rewrites }, rest],
  () => undefined,
);

function stays(): Phrase<Ability> {
  const words = "doesn't untap during your untap step";
  const effects = [
    {
      affects: selfFilter,
      changes: [{ kind: 'rule', rule: textRule(words) } as const],
      condition: undefined as Condition | undefined,
    },
  ];
  return constant<Ability>({ kind: 'static', effects, condition: undefined, defining: false }, words);
}
