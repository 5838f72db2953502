// 603.2d: what makes abilities trigger more often, and what keeps them from triggering.
import type { Change, Filter, StaticAbility, TriggerEvent } from '../../engine/index.ts';
import { list, OR, single } from '../combine.ts';
import { form, says } from '../form.ts';
import { lit, map, oneOf, type Phrase } from '../phrase.ts';
import { aFilter, filterMany } from './filters.ts';
import { self } from './subjects.ts';

const always = { kind: 'static', condition: undefined, defining: false } as const;

type Silences = Extract<Change, { readonly kind: 'rule' }>;
const silence = (event: 'entering' | 'dying'): Silences => ({ kind: 'rule', rule: { kind: 'noTriggers', event } });

/** "creatures entering don't cause abilities to trigger", "… entering or dying …". */
const silenced: Phrase<StaticAbility> = form(always)`${{
  effects: single(
    form({ condition: undefined })`${{ affects: filterMany }} ${{
      changes: oneOf<readonly Change[]>('what causes nothing', [
        says([silence('entering')], 'entering'),
        says([silence('dying')], 'dying'),
        says([silence('entering'), silence('dying')], 'entering or dying'),
      ]),
    }} don't cause abilities to trigger`,
  ),
}}`;

type Verb = 'enters' | 'dies' | 'leaves' | 'attacks';
const VERBS: readonly (readonly [Verb, string])[] = [
  ['enters', 'entering'],
  ['dies', 'dying'],
  ['leaves', 'leaving the battlefield'],
  ['attacks', 'attacking'],
];

const event = (kind: Verb, what: Filter): TriggerEvent => ({ kind, what, oneOrMore: false });

/** "an artifact or creature entering": what causes the triggering. */
const cause: Phrase<TriggerEvent> = oneOf<TriggerEvent>(
  'a cause',
  VERBS.map(([kind, words]) =>
    map(
      form({})`${{ what: aFilter }} ${lit(words)}`,
      ({ what }) => event(kind, what),
      it => (it.kind === kind && !it.oneOrMore ? { what: it.what } : undefined),
    ),
  ).concat([under()]),
);

/** "a Wizard entering under your control". */
function under(): Phrase<TriggerEvent> {
  return map(
    form({})`${{ what: aFilter }} entering under your control`,
    ({ what }): TriggerEvent => ({ kind: 'enters', what, oneOrMore: false, under: { kind: 'you' } }),
    it => (it.kind === 'enters' && it.under?.kind === 'you' ? { what: it.what } : undefined),
  );
}

const doubled = (phrase: Phrase<Change>): Phrase<StaticAbility> =>
  form(always)`${{ effects: single(form({ affects: self, condition: undefined })`${{ changes: single(phrase) }}`) }}`;

const rule = { kind: 'rule' } as const;
const twice = lit('to trigger, that ability triggers an additional time');

/** "if an artifact entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time". */
const more: Phrase<StaticAbility> = oneOf<StaticAbility>('more triggers', [
  doubled(
    form(rule)`${{
      rule: form({
        kind: 'extraTriggers',
        times: 1,
      })`if ${{ cause }} causes a triggered ability of ${{ of: aFilter }} ${twice}`,
    }}`,
  ),
  doubled(
    form(rule)`${{
      rule: form({
        kind: 'extraTriggers',
        times: 1,
        cause: undefined,
      })`if a triggered ability of ${{ of: oneOf<Filter>('whose', [aFilter, anyOf()]) }} triggers, that ability triggers an additional time`,
    }}`,
  ),
  doubled(
    form(rule)`${{
      rule: form({
        kind: 'extraTriggers',
        times: 2,
        cause: undefined,
      })`if a triggered ability of ${{ of: aFilter }} triggers, that ability triggers two additional times`,
    }}`,
  ),
]);

/** "a colorless spell you control or another colorless permanent you control". */
function anyOf(): Phrase<Filter> {
  return map(
    list(aFilter, OR, 2),
    (of): Filter => ({
      clauses: [{ kind: 'any', of: of.map(({ clauses }) => ({ kind: 'all' as const, of: clauses })) }],
    }),
    ({ clauses: [any, ...others] }) => {
      if (any?.kind !== 'any' || others.length > 0) return undefined;
      const parts = any.of.flatMap(it => (it.kind === 'all' ? [{ clauses: it.of }] : []));
      return parts.length === any.of.length ? parts : undefined;
    },
  );
}

/** A sentence without its period. */
export const triggerRule: Phrase<StaticAbility> = oneOf<StaticAbility>('a rule of triggering', [silenced, more]);
