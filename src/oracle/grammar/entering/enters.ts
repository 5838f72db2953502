// 614.1c, 614.1d: how a permanent enters, itself or other ones: "~ enters tapped", "creatures … enter tapped".
import type { Ability, Effect, EventPattern, ReplacementAbility, Rewrite } from '../../../engine/index.ts';
import { listOfOne, printsAsRead, rankedWordings } from '../../combine.ts';
import { mapPhrase, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { asLongAsCondition, condition, ifCondition, unlessCondition } from '../conditions/conditions.ts';
import { aFilter, eachFilter, filterMany } from '../nouns/filters.ts';
import { subjectOne } from '../nouns/subjects.ts';
import { copyOf } from '../statics/copies.ts';
import { hasFullText } from '../statics/full-text.ts';
import { objectDescriptions } from '../statics/object-descriptions.ts';
import { functionsFromZones } from '../words/functions-from.ts';
import { YOU } from '../words/players.ts';
import { asEnters, mentionsThatMany } from './as-enters.ts';
import { withKnownCounters } from './dice-and-coins.ts';
import { isSelfReference } from './entry-modifiers.ts';
import {
  entryModifiersMany,
  entryModifiersOne,
  itEntersWords,
  MANDATORY,
  OWN_ENTERING,
  UNCONDITIONAL,
} from './own-entering.ts';

/** "sacrifice each other permanent named ~ you control", as part of entering. */
const sacrificesEach: Phrase<Rewrite> = template({ kind: 'do' })`${{
  effects: listOfOne(
    template({ kind: 'move', verb: 'sacrifice', who: YOU, to: 'graveyard' })`sacrifice ${{
      what: template({ kind: 'each' })`${{ filter: eachFilter }}`,
    }}`,
  ),
}}`;

/** Whole sentences about the permanent itself, without the period. */
const entersSelf: Phrase<ReplacementAbility> = printsAsRead(
  rankedWordings<ReplacementAbility>('how ~ enters', [
    withoutThat(template({ ...OWN_ENTERING, ...UNCONDITIONAL })`${itEntersWords}${{ rewrites: entryModifiersOne }}`),
    template({
      ...OWN_ENTERING,
      ...MANDATORY,
    })`${itEntersWords}${{ rewrites: entryModifiersOne }} ${{ condition: unlessCondition }}`,
    template({
      ...OWN_ENTERING,
      ...MANDATORY,
    })`${itEntersWords}${{ rewrites: entryModifiersOne }} ${{ condition: wrapping`if ${condition}` }}`,
    template({
      ...OWN_ENTERING,
      ...MANDATORY,
    })`${{ condition: ifCondition }}, ${itEntersWords}${{ rewrites: entryModifiersOne }}`,
    template({
      ...OWN_ENTERING,
      ...MANDATORY,
    })`${{ condition: asLongAsCondition }}, ${itEntersWords}${{ rewrites: entryModifiersOne }}`,
    template({
      ...OWN_ENTERING,
      ...MANDATORY,
      condition: { kind: 'paid', cost: 'escape' },
    })`~ escapes ${{ rewrites: entryModifiersOne }}`,
    template({ ...OWN_ENTERING, ...UNCONDITIONAL })`~ enters with ${{ rewrites: withKnownCounters }}`,
    template({ ...OWN_ENTERING, ...UNCONDITIONAL })`as ~ enters, ${{ rewrites: asEnters }}`,
    variant(template({ ...OWN_ENTERING, ...UNCONDITIONAL })`as it enters, ${{ rewrites: asEnters }}`),
    template({ ...OWN_ENTERING, ...MANDATORY })`as ~ enters, ${{ condition: ifCondition }}, ${{ rewrites: asEnters }}`,
    template({ ...OWN_ENTERING, ...MANDATORY })`${{ condition: ifCondition }}, ${{ rewrites: dayNight() }} as ~ enters`,
    template({ ...OWN_ENTERING, condition: undefined, optional: YOU })`you may have ~ enter ${{ rewrites: copyOf }}`,
    template({
      ...OWN_ENTERING,
      optional: YOU,
    })`${{ condition: ifCondition }}, you may have ~ enter ${{ rewrites: copyOf }}`,
    template({ ...OWN_ENTERING, ...UNCONDITIONAL })`~ enters ${{ rewrites: copyOf }}`,
    template({
      ...OWN_ENTERING,
      ...UNCONDITIONAL,
    })`if ~ would enter, instead ${{ rewrites: listOfOne(sacrificesEach) }}, then put ~ onto the battlefield`,
  ]),
);

/** The phrase without readings in which "that many" refers to nothing earlier in the same ability. */
function withoutThat(phrase: Phrase<ReplacementAbility>): Phrase<ReplacementAbility> {
  return mapPhrase(
    phrase,
    it => (mentionsThatMany(it.rewrites) ? undefined : it),
    it => it,
  );
}

/** 731: day and night: "it becomes day". */
function dayNight(): Phrase<readonly Rewrite[]> {
  const becomes = (words: string): Effect => ({ kind: 'text', text: words });
  return oneOf<readonly Rewrite[]>('day or night', [
    constant([{ kind: 'do', effects: [becomes('it becomes day')] }], 'it becomes day'),
    constant([{ kind: 'do', effects: [becomes('it becomes night')] }], 'it becomes night'),
  ]);
}

type Enters = Extract<EventPattern, { readonly kind: 'enters' }>;

/** "creatures your opponents control enter tapped", "each other Elf you control enters with …". */
const othersEnter: Phrase<ReplacementAbility> = printsAsRead(
  rankedWordings<ReplacementAbility>('how others enter', [
    othersSentence(template({ kind: 'enters' })`${{ what: filterMany }} enter `, entryModifiersMany),
    othersSentence(template({ kind: 'enters' })`${{ what: eachFilter }} enters `, entryModifiersOne),
    othersSentence(played(), entryModifiersMany),
  ]),
);

/** "lands played by your opponents enter tapped". */
function played(): Phrase<Enters> {
  const opponents = { kind: 'controlledBy', who: { kind: 'opponent' } } as const;
  return mapPhrase(
    template({ kind: 'enters', played: true })`${{ what: filterMany }} played by your opponents enter `,
    (it): Enters => ({ ...it, what: { clauses: [...it.what.clauses, opponents] } }),
    pattern => {
      const last = pattern.what?.clauses.at(-1);
      if (pattern.played !== true || last?.kind !== 'controlledBy' || last.who.kind !== 'opponent') return undefined;
      return { kind: 'enters', played: true, what: { clauses: pattern.what.clauses.slice(0, -1) } } as const;
    },
  );
}

function othersSentence(event: Phrase<Enters>, how: Phrase<readonly Rewrite[]>): Phrase<ReplacementAbility> {
  const replaces = { kind: 'replacement' } as const;
  const others: Phrase<Enters> = mapPhrase(
    event,
    it => it,
    it => (it.kind === 'enters' && !isSelfReference(it.what) ? it : undefined),
  );
  const source: Phrase<readonly Rewrite[]> = listOfOne(
    constant({ kind: 'asCopy', of: { kind: 'source' }, exceptions: [] }, 'as a copy of ~'),
  );
  const other: Phrase<readonly Rewrite[]> = listOfOne(
    template({ kind: 'asCopy', exceptions: [] })`as a copy of ${{ of: subjectOne }}`,
  );
  const notSelf: Phrase<readonly Rewrite[]> = mapPhrase(
    other,
    it => (it[0]?.kind === 'asCopy' && 'clauses' in it[0].of && isSelfReference(it[0].of) ? undefined : it),
    it => it,
  );
  const rewrites = oneOf<readonly Rewrite[]>('how they enter', [how, source, notSelf]);
  return rankedWordings<ReplacementAbility>('how others enter', [
    template({ ...replaces, ...UNCONDITIONAL })`${{ event: others }}${{ rewrites }}`,
    template({ ...replaces, ...MANDATORY })`${{ event: others }}${{ rewrites }} ${{ condition: asLongAsCondition }}`,
    fromThere(
      template({ ...replaces, ...MANDATORY })`${{ condition: asLongAsCondition }}, ${{ event: others }}${{ rewrites }}`,
    ),
  ]);
}

/** 113.6b: "as long as ~ is in your graveyard, each creature enters …". */
function fromThere(phrase: Phrase<ReplacementAbility>): Phrase<ReplacementAbility> {
  const place = ({ condition: when }: ReplacementAbility) => (when === undefined ? {} : functionsFromZones(when));
  return mapPhrase(
    phrase,
    it => ({ ...it, ...place(it) }),
    ({ functionsFrom, ...it }) => (same(place(it).functionsFrom, functionsFrom) ? it : undefined),
  );
}

/** "as a historic permanent you control enters, it becomes a 7/7 Dinosaur creature in addition to its other types". */
const othersBecome: Phrase<ReplacementAbility> = template({
  kind: 'replacement',
  ...UNCONDITIONAL,
})`as ${{ event: template({ kind: 'enters' })`${{ what: aFilter }} enters` }}, it becomes ${{
  rewrites: listOfOne(template({ kind: 'becomes' })`${{ changes: objectDescriptions(false) }}`),
}}`;

/**
 * "… with an additional counter on it if its mana value is 4 or less. otherwise, it enters with three additional …".
 */
const othersOtherwise: Phrase<ReplacementAbility> = template({ kind: 'replacement', ...UNCONDITIONAL })`${{
  event: template({ kind: 'enters' })`${{ what: eachFilter }} enters `,
}}${{
  rewrites: listOfOne(
    template({
      kind: 'if',
    })`${{ then: entryModifiersOne }} if ${{ condition }}. otherwise, it enters ${{ otherwise: entryModifiersOne }}`,
  ),
}}`;

/** A sentence about entering as an ability. */
export const entersAbility: Phrase<Ability> = oneOf<Ability>('how something enters', [
  entersSelf,
  othersEnter,
  othersBecome,
  othersOtherwise,
  hasFullText,
]);
