// Whole lines of a permanent: keywords, sentences of static and replacement abilities, or one triggered ability.

import type { Ability, ReplacementAbility } from '../../engine/index.ts';
import { some } from '../../engine/index.ts';
import { activatedAbility } from '../activated-ability.ts';
import { orElseWhole, prefer, sentencePhrase, sequence, textMatching } from '../combine.ts';
import { mapPhrase, memo, oneOf, type Phrase, variant } from '../phrase.ts';
import { template } from '../template.ts';
import { cantSentence } from './cant/cant.ts';
import { cantCompound } from './cant/cant-compound.ts';
import { entersAbility } from './entering/enters.ts';
import { entersAndMore, entersCompound } from './entering/enters-compound.ts';
import { replacementCompound, replacementLine } from './instead/index.ts';
import { joinedAbilities } from './joined-abilities.ts';
import { keywordLine, oneKeyword } from './statics/keyword-lists.ts';
import { staticParagraph } from './statics/paragraphs.ts';
import { leadingCondition, staticAbility } from './statics/statics.ts';
import { castTriggerEntering } from './triggers/cast-trigger-entering.ts';
import { opaqueEvent } from './triggers/opaque-event.ts';
import { triggeredAbility } from './triggers/triggered-abilities.ts';
import { abilitiesRef, abilityRef } from './words/forward-refs.ts';
import { textCant } from './words/opaque-data.ts';
import { opaque } from './words/opaque-text.ts';

/** One sentence of a permanent's text, without its period. New families are listed here. */
const sentence: Phrase<Ability> = memo(
  prefer<Ability>('an ability', [
    oneOf<Ability>('an ability', [entersAbility, staticAbility, replacementLine, cantSentence]),
    mapPhrase(
      opaque,
      (text): Ability => ({ kind: 'cant', what: textCant(text), condition: undefined }),
      it => (it.kind === 'cant' && it.what.kind === 'text' && it.condition === undefined ? it.what.text : undefined),
    ),
    mapPhrase(
      template({})`${{ condition: leadingCondition }}${{ text: opaque }}`,
      (read): Ability | undefined =>
        // A condition about whose turn it is stays part of the text.
        some('condition', read.condition, { condition: ['turn'] })
          ? undefined
          : { kind: 'cant', what: textCant(read.text), condition: read.condition },
      ability =>
        ability.kind === 'cant' && ability.what.kind === 'text' && ability.condition !== undefined
          ? { condition: ability.condition, text: ability.what.text }
          : undefined,
    ),
  ]),
);

const sentences: Phrase<readonly Ability[]> = sequence(
  oneOf<Ability>('an ability', [sentencePhrase(sentence), staticParagraph]),
  ' ',
  4,
);

const compound: Phrase<readonly Ability[]> = sentencePhrase(
  oneOf<readonly Ability[]>('abilities', [replacementCompound, cantCompound, entersCompound]),
);
abilitiesRef.define(compound);

const plainLine: Phrase<readonly Ability[]> = oneOf<readonly Ability[]>('abilities', [
  mapPhrase(
    keywordLine,
    (it): readonly Ability[] => it,
    abilities => {
      const keywords = abilities.flatMap(ability => (ability.kind === 'keyword' ? [ability] : []));
      return keywords.length === abilities.length ? keywords : undefined;
    },
  ),
  mapPhrase(
    triggeredAbility(false),
    (it): readonly Ability[] => [it],
    ([only, ...more]) => (only?.kind === 'triggered' && more.length === 0 ? only : undefined),
  ),
  compound,
  sentences,
  variant(sentencePhrase(entersAndMore)),
  thenTriggered(),
]);

/** A whole line. */
export const abilityLine: Phrase<readonly Ability[]> = orElseWhole(
  prefer<readonly Ability[]>('abilities', [
    sentencePhrase(castTriggerEntering),
    mapPhrase(plainLine, withReflexive, withoutReflexive),
  ]),
  variant(joinedAbilities),
);

/** 603.12: events of an ability that triggers on what the replacement effect before it does. */
const REFLEXIVE =
  /^[Ww]hen (?:you do|damage is prevented this way|one or more counters are removed from .+ this way)$/u;

/** The abilities with each reflexive one as part of the replacement effect before it. */
function withReflexive(abilities: readonly Ability[]): readonly Ability[] {
  return abilities.flatMap((ability, n): readonly Ability[] => {
    if (reflexiveOf(abilities[n - 1], ability) !== undefined) return [];
    const reflexive = reflexiveOf(ability, abilities[n + 1]);
    return reflexive === undefined || ability.kind !== 'replacement' ? [ability] : [{ ...ability, reflexive }];
  });
}

function reflexiveOf(before: Ability | undefined, ability: Ability | undefined): ReplacementAbility['reflexive'] {
  if (before?.kind !== 'replacement' || ability?.kind !== 'triggered' || ability.condition !== undefined)
    return undefined;
  const [event, ...more] = ability.events;
  if (event?.kind !== 'text' || more.length > 0 || !REFLEXIVE.test(event.text)) return undefined;
  return [event.text, ability.effect];
}

/** The abilities with the reflexive ones apart, as they are written. */
function withoutReflexive(abilities: readonly Ability[]): readonly Ability[] {
  return abilities.flatMap((ability): readonly Ability[] => {
    if (ability.kind !== 'replacement' || ability.reflexive === undefined) return [ability];
    const { reflexive, ...plain } = ability;
    return [plain, reflexiveTrigger(reflexive)];
  });
}

function reflexiveTrigger([event, effect]: NonNullable<ReplacementAbility['reflexive']>): Ability {
  return {
    kind: 'triggered',
    events: [opaqueEvent(event)],
    condition: undefined,
    effect,
    oncePerTurn: false,
  };
}

/** Sentences of other abilities, followed by a triggered one. */
function thenTriggered(): Phrase<readonly Ability[]> {
  return mapPhrase(
    template({})`${{ first: sentences }} ${{ last: triggeredAbility(false) }}`,
    ({ first, last }): readonly Ability[] => [...first, last],
    all => {
      const last = all.at(-1);
      return last?.kind === 'triggered' && all.length > 1 ? { first: all.slice(0, -1), last } : undefined;
    },
  );
}

abilityRef.define(
  oneOf<Ability>('an ability', [
    oneKeyword,
    sentencePhrase(sentence),
    triggeredAbility(true),
    mapPhrase(
      template({})`${{ text: textMatching('an activated ability', /(?:\{[^}"]+\}|[^".{}\n:])+: [^"\n]+/) }}`,
      ({ text }): Ability => activatedAbility(text),
      it => (it.kind === 'activated' ? { text: it.text } : undefined),
      ['kind', 'text', 'sort'],
    ),
  ]),
);
