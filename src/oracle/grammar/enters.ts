// 614.1c, 614.1d: how a permanent enters, its own way and others'. "~ enters tapped.", "creatures … enter tapped."
import type {
  Ability,
  Condition,
  Effect,
  EventPattern,
  Filter,
  ReplacementAbility,
  Rewrite,
} from '../../engine/index.ts';
import { checked, ranked, single, text } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { either, map, oneOf, type Phrase, same, variant } from '../phrase.ts';
import { asEnters, saysThat } from './as-enters.ts';
import { bodies } from './bodies.ts';
import { asLongAs, condition, ifCondition, unless } from './conditions.ts';
import { copyOf } from './copies.ts';
import { countersAlone, countersOn } from './counters.ts';
import { aFilter, eachFilter, filterMany, filterOne } from './filters.ts';
import { hasFullText } from './full-text.ts';
import { SELF, YOU } from './players.ts';
import { subjectOne } from './subjects.ts';
import { isItself, TAPPED, ways } from './ways.ts';

const self: Filter = { clauses: [{ kind: 'is', ref: SELF }] };
const itself = { kind: 'replacement', event: { kind: 'enters', what: self } } as const;
const always = { condition: undefined, optional: undefined } as const;
const mandatory = { optional: undefined } as const;
const one = ways(false);
const many = ways(true);

/** "~ enters …", "it enters …" where the line has said which. */
const itEnters: Phrase<undefined> = either('~ enters ', 'it enters ', 'he enters ', 'she enters ');

/** Whole sentences, without the period. */
const entersSelf: Phrase<ReplacementAbility> = checked(
  ranked<ReplacementAbility>('how ~ enters', [
    withoutThat(form({ ...itself, ...always })`${itEnters}${{ rewrites: one }}`),
    form({ ...itself, ...mandatory })`${itEnters}${{ rewrites: one }} ${{ condition: unless }}`,
    form({ ...itself, ...mandatory })`${itEnters}${{ rewrites: one }} ${{ condition: just`if ${condition}` }}`,
    form({ ...itself, ...mandatory })`${{ condition: ifCondition }}, ${itEnters}${{ rewrites: one }}`,
    form({ ...itself, ...mandatory })`${{ condition: asLongAs }}, ${itEnters}${{ rewrites: one }}`,
    form({
      ...itself,
      ...mandatory,
      condition: { kind: 'paid', cost: 'escape' },
    })`~ escapes ${{ rewrites: one }}`,
    form({ ...itself, ...always })`as ~ enters, ${{ rewrites: asEnters }}`,
    variant(form({ ...itself, ...always })`as it enters, ${{ rewrites: asEnters }}`),
    form({ ...itself, ...mandatory })`as ~ enters, ${{ condition: ifCondition }}, ${{ rewrites: asEnters }}`,
    form({ ...itself, ...mandatory })`${{ condition: ifCondition }}, ${{ rewrites: dayNight() }} as ~ enters`,
    form({ ...itself, condition: undefined, optional: YOU })`you may have ~ enter ${{ rewrites: copyOf }}`,
    form({ ...itself, optional: YOU })`${{ condition: ifCondition }}, you may have ~ enter ${{ rewrites: copyOf }}`,
    form({ ...itself, ...always })`~ enters ${{ rewrites: copyOf }}`,
  ]),
);

/** "that many" needs something done before it in the same ability. */
function withoutThat(phrase: Phrase<ReplacementAbility>): Phrase<ReplacementAbility> {
  return map(
    phrase,
    it => (saysThat(it.rewrites) ? undefined : it),
    it => it,
  );
}

/** 731: "it becomes day". */
function dayNight(): Phrase<readonly Rewrite[]> {
  const becomes = (words: string): Effect => ({ kind: 'text', text: words });
  return oneOf<readonly Rewrite[]>('day or night', [
    says([{ kind: 'do', effects: [becomes('it becomes day')] }], 'it becomes day'),
    says([{ kind: 'do', effects: [becomes('it becomes night')] }], 'it becomes night'),
  ]);
}

type Enters = Extract<EventPattern, { readonly kind: 'enters' }>;

/** "creatures your opponents control enter tapped", "each other Elf you control enters with …". */
const othersEnter: Phrase<ReplacementAbility> = checked(
  ranked<ReplacementAbility>('how others enter', [
    othersSentence(form({ kind: 'enters' })`${{ what: filterMany }} enter `, many),
    othersSentence(form({ kind: 'enters' })`${{ what: eachFilter }} enters `, one),
    othersSentence(played(), many),
  ]),
);

/** "lands played by your opponents enter tapped". */
function played(): Phrase<Enters> {
  const opponents = { kind: 'controlledBy', who: { kind: 'opponent' } } as const;
  return map(
    form({ kind: 'enters', played: true })`${{ what: filterMany }} played by your opponents enter `,
    (it): Enters => ({ ...it, what: { clauses: [...it.what.clauses, opponents] } }),
    it => {
      const last = it.what?.clauses.at(-1);
      if (it.played !== true || last?.kind !== 'controlledBy' || last.who.kind !== 'opponent') return undefined;
      return { kind: 'enters', played: true, what: { clauses: it.what.clauses.slice(0, -1) } } as const;
    },
  );
}

function othersSentence(event: Phrase<Enters>, how: Phrase<readonly Rewrite[]>): Phrase<ReplacementAbility> {
  const replaces = { kind: 'replacement' } as const;
  const others: Phrase<Enters> = map(
    event,
    it => it,
    it => (it.kind === 'enters' && !isItself(it.what) ? it : undefined),
  );
  const source: Phrase<readonly Rewrite[]> = single(
    says({ kind: 'asCopy', of: { kind: 'source' }, exceptions: [] }, 'as a copy of ~'),
  );
  const other: Phrase<readonly Rewrite[]> = single(
    form({ kind: 'asCopy', exceptions: [] })`as a copy of ${{ of: subjectOne }}`,
  );
  const notSelf: Phrase<readonly Rewrite[]> = map(
    other,
    it => (it[0]?.kind === 'asCopy' && 'clauses' in it[0].of && isItself(it[0].of) ? undefined : it),
    it => it,
  );
  const rewrites = oneOf<readonly Rewrite[]>('how they enter', [how, source, notSelf]);
  return ranked<ReplacementAbility>('how others enter', [
    form({ ...replaces, ...always })`${{ event: others }}${{ rewrites }}`,
    form({ ...replaces, ...mandatory })`${{ event: others }}${{ rewrites }} ${{ condition: asLongAs }}`,
    form({ ...replaces, ...mandatory })`${{ condition: asLongAs }}, ${{ event: others }}${{ rewrites }}`,
  ]);
}

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

/** "as a historic permanent you control enters, it becomes a 7/7 Dinosaur creature in addition to its other types". */
const othersBecome: Phrase<ReplacementAbility> = form({
  kind: 'replacement',
  ...always,
})`as ${{ event: form({ kind: 'enters' })`${{ what: aFilter }} enters` }}, it becomes ${{
  rewrites: single(form({ kind: 'becomes' })`${{ changes: bodies(false) }}`),
}}`;

/** "… with an additional counter on it if its mana value is 4 or less. otherwise, it enters with three additional …". */
const othersOtherwise: Phrase<ReplacementAbility> = form({ kind: 'replacement', ...always })`${{
  event: form({ kind: 'enters' })`${{ what: eachFilter }} enters `,
}}${{
  rewrites: single(
    form({ kind: 'if' })`${{ then: one }} if ${{ condition }}. otherwise, it enters ${{ otherwise: one }}`,
  ),
}}`;

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

/** As an ability. */
export const entering: Phrase<Ability> = oneOf<Ability>('how something enters', [
  entersSelf,
  othersEnter,
  othersBecome,
  othersOtherwise,
  hasFullText,
]);

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
