// 614.1c, 614.1d: how a permanent enters, its own way and others'. "~ enters tapped.", "creatures … enter tapped."
import type { Ability, Effect, EventPattern, ReplacementAbility, Rewrite } from '../../engine/index.ts';
import { checked, ranked, single } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { map, oneOf, type Phrase, same, variant } from '../phrase.ts';
import { asEnters, saysThat } from './as-enters.ts';
import { bodies } from './bodies.ts';
import { withKnownCounters } from './chance.ts';
import { asLongAs, condition, ifCondition, unless } from './conditions.ts';
import { copyOf } from './copies.ts';
import { aFilter, eachFilter, filterMany } from './filters.ts';
import { hasFullText } from './full-text.ts';
import { always, itEnters, itself, mandatory, many, one } from './own-entering.ts';
import { YOU } from './players.ts';
import { subjectOne } from './subjects.ts';
import { isItself } from './ways.ts';
import { works } from './where-it-works.ts';

/** "sacrifice each other permanent named ~ you control": done as it enters. */
const sacrificesEach: Phrase<Rewrite> = form({ kind: 'do' })`${{
  effects: single(
    form({ kind: 'move', verb: 'sacrifice', who: YOU, to: 'graveyard' })`sacrifice ${{
      what: form({ kind: 'each' })`${{ filter: eachFilter }}`,
    }}`,
  ),
}}`;

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
    form({ ...itself, ...always })`~ enters with ${{ rewrites: withKnownCounters }}`,
    form({ ...itself, ...always })`as ~ enters, ${{ rewrites: asEnters }}`,
    variant(form({ ...itself, ...always })`as it enters, ${{ rewrites: asEnters }}`),
    form({ ...itself, ...mandatory })`as ~ enters, ${{ condition: ifCondition }}, ${{ rewrites: asEnters }}`,
    form({ ...itself, ...mandatory })`${{ condition: ifCondition }}, ${{ rewrites: dayNight() }} as ~ enters`,
    form({ ...itself, condition: undefined, optional: YOU })`you may have ~ enter ${{ rewrites: copyOf }}`,
    form({ ...itself, optional: YOU })`${{ condition: ifCondition }}, you may have ~ enter ${{ rewrites: copyOf }}`,
    form({ ...itself, ...always })`~ enters ${{ rewrites: copyOf }}`,
    form({
      ...itself,
      ...always,
    })`if ~ would enter, instead ${{ rewrites: single(sacrificesEach) }}, then put ~ onto the battlefield`,
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
    fromThere(form({ ...replaces, ...mandatory })`${{ condition: asLongAs }}, ${{ event: others }}${{ rewrites }}`),
  ]);
}

/** 113.6b: "as long as ~ is in your graveyard, each creature enters …". */
function fromThere(phrase: Phrase<ReplacementAbility>): Phrase<ReplacementAbility> {
  const place = ({ condition: when }: ReplacementAbility) => (when === undefined ? {} : works(when));
  return map(
    phrase,
    it => ({ ...it, ...place(it) }),
    ({ worksFrom, ...it }) => (same(place(it).worksFrom, worksFrom) ? it : undefined),
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

/** As an ability. */
export const entering: Phrase<Ability> = oneOf<Ability>('how something enters', [
  entersSelf,
  othersEnter,
  othersBecome,
  othersOtherwise,
  hasFullText,
]);
