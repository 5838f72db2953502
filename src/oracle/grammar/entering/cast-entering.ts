// Entering of spells that were cast by a permission, which says how they enter (607.1).
import type { Ability, Amount, Clause, Condition, Filter } from '../../../engine/index.ts';
import { textMatching } from '../../combine.ts';
import { either, mapPhrase, oneOf, type Phrase, readWhole, same } from '../../phrase.ts';
import { template } from '../../template.ts';
import { aFilter, filterMany, filterOne } from '../nouns/filters.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { textCant } from '../words/opaque-data.ts';
import { SELF_REF, YOU } from '../words/players.ts';
import { entryModifiersOne, itEntersWords, MANDATORY, OWN_ENTERING, UNCONDITIONAL } from './own-entering.ts';

/** The condition that the spell was cast by the permission of its own ability (607.1). */
function wasCastSo(permitted: string): Condition {
  return { kind: 'is', ref: SELF_REF, filter: { clauses: [castSoFrom(permitted)] } };
}

function castSoFrom(permitted: string): Clause {
  const zone = /\bfrom your graveyard\b/.test(permitted)
    ? 'graveyard'
    : /\bexiled?\b/.test(permitted)
      ? 'exile'
      : /\bfrom the top of your library\b/.test(permitted)
        ? 'library'
        : undefined;
  return { kind: 'history', what: 'castWith', ...(zone === undefined ? {} : { zone }) };
}

/** The clauses of what a permission lets a player cast, with where from; undefined where its words were not read. */
function permittedBy(permission: string): readonly Clause[] | undefined {
  const [, words] = /\bcast (.+? spells?\b.*?)(?: from | by )/.exec(permission) ?? [];
  const values = words === undefined ? [] : PERMITTED.flatMap(it => readWhole(it, words).values);
  const [filter, ...others] = values;
  if (filter === undefined || others.length > 0) return undefined;
  return [...filter.clauses.filter(it => it.kind !== 'spell'), castSoFrom(permission)];
}

/** Clauses with those of others that they lack. */
function joined(clauses: readonly Clause[], others: readonly Clause[]): readonly Clause[] {
  return [...clauses, ...others.filter(it => !clauses.some(known => same(known, it)))];
}

const PERMITTED: readonly Phrase<Filter>[] = [filterMany, aFilter];

/** The condition that a permission holds in: on its controller's turn alone. */
function whilePermitted(permission: string): Condition | undefined {
  return /^(?:once )?during (?:your turn|each of your turns), /.test(permission)
    ? { kind: 'turn', who: YOU }
    : undefined;
}

function permission(): Phrase<string> {
  return textMatching(
    'a permission to cast',
    /(?:(?:once )?during (?:your turn|each of your turns), )?you may (?:play|cast) [^".\n]*/,
  );
}

const PAID_MORE: Amount = { kind: 'additionalMana', of: { kind: 'it' } };

/** 601.2b: "as an additional cost to cast creature spells, you may pay any amount of mana. if you do, that creature enters …". */
export const paidMoreEntering: Phrase<readonly Ability[]> = mapPhrase(
  template({})`as an additional cost to cast ${{
    what: filterMany,
  }}, you may pay any amount of mana. if you do, that ${either('creature', 'permanent')} enters with that many additional ${{
    counter: counterKind,
  }} counters on it`,
  ({ what, counter }): readonly Ability[] => [
    { kind: 'cant', what: textCant(PAYS_MORE), condition: undefined },
    {
      kind: 'replacement',
      event: { kind: 'enters', what: { clauses: [...what.clauses.filter(it => it.kind !== 'spell'), CAST_BY_YOU] } },
      ...UNCONDITIONAL,
      rewrites: [{ kind: 'withCounters', counter, amount: PAID_MORE, additional: true }],
    },
  ],
  ([may, enters, ...more]) => {
    if (may?.kind !== 'cant' || enters?.kind !== 'replacement' || enters.event.kind !== 'enters' || more.length > 0)
      return undefined;
    const [put] = enters.rewrites;
    const { clauses } = enters.event.what;
    if (put?.kind !== 'withCounters' || !same(put.amount, PAID_MORE) || !same(clauses.at(-1), CAST_BY_YOU))
      return undefined;
    return { what: { clauses: [...clauses.slice(0, -1), { kind: 'spell' } as const] }, counter: put.counter };
  },
);

const PAYS_MORE = 'you may pay any amount of mana as an additional cost';
const CAST_BY_YOU: Clause = { kind: 'history', what: 'cast', who: YOU };

/** "you may cast … . if you do, it enters with …", "… . if you cast a spell this way, that creature enters with …". */
export const castSoEntering: Phrase<readonly Ability[]> = oneOf<readonly Ability[]>('how what is cast so enters', [
  mapPhrase(
    template({})`${{ text: permission() }}. if you do, ${itEntersWords}${{ rewrites: entryModifiersOne }}`,
    ({ text, rewrites }): readonly Ability[] => [
      { kind: 'cant', what: textCant(text), condition: undefined },
      { ...OWN_ENTERING, ...MANDATORY, condition: wasCastSo(text), rewrites },
    ],
    ([may, enters, ...more]) =>
      may?.kind === 'cant' &&
      may.what.kind === 'text' &&
      enters?.kind === 'replacement' &&
      more.length === 0 &&
      same(enters.condition, wasCastSo(may.what.text))
        ? { text: may.what.text, rewrites: enters.rewrites }
        : undefined,
  ),
  mapPhrase(
    template(
      {},
    )`${{ text: permission() }}. if you cast ${either('a spell', 'a creature spell')} this way, that ${{ what: filterOne }} enters ${{ rewrites: entryModifiersOne }}`,
    ({ text, what, rewrites }): readonly Ability[] | undefined => {
      const permitted = permittedBy(text);
      if (permitted === undefined) return undefined;
      const event = { kind: 'enters', what: { clauses: joined(what.clauses, permitted) } } as const;
      return [
        { kind: 'cant', what: textCant(text), condition: undefined },
        { kind: 'replacement', event, ...UNCONDITIONAL, condition: whilePermitted(text), rewrites },
      ];
    },
    ([may, enters, ...more]) => {
      if (may?.kind !== 'cant' || may.what.kind !== 'text' || enters?.kind !== 'replacement' || more.length > 0)
        return undefined;
      const permitted = permittedBy(may.what.text);
      if (enters.event.kind !== 'enters' || permitted === undefined) return undefined;
      const { clauses } = enters.event.what;
      const own = clauses.findIndex((_, n) => same(joined(clauses.slice(0, n + 1), permitted), clauses));
      if (own < 0) return undefined;
      return { text: may.what.text, what: { clauses: clauses.slice(0, own + 1) }, rewrites: enters.rewrites };
    },
  ),
]);
