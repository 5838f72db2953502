// Phraser: the phrases of every vocabulary, combined for one voice.

import type { KeywordAbility } from '../../engine/index.ts';
import { abilityPhrase } from './ability-phrase.ts';
import { amountPhrase, countersPhrase } from './amount-phrase.ts';
import { changePhrase, changesPhrase, continuousEffectPhrase, exceptionPhrase } from './change-phrase.ts';
import { conditionPhrase } from './condition-phrase.ts';
import { objectsPhrase } from './effect-objects-phrase.ts';
import { effectPhrase, effectsPhrase } from './effect-phrase.ts';
import { filterPhrase } from './noun-phrase.ts';
import { cantPhrase, patternPhrase } from './pattern-phrase.ts';
import type { Phraser, Voice } from './phraser.ts';
import { objectPhrase, playerPhrase, playerVerbPhrase, possessivePhrase } from './reference-phrase.ts';
import { rewritePhrase } from './rewrite-phrase.ts';
import { triggerPhrase } from './trigger-phrase.ts';

/** The voice in which a card refers to itself and its controller. */
export const CARD_VOICE: Voice = { you: 'you', your: 'your', opponent: 'an opponent', self: 'it', it: 'it' };

/** A phraser in the given voice. */
export function makePhraser(voice: Voice): Phraser {
  const phraser: Phraser = {
    voice,
    withSelf: self => makePhraser({ ...voice, self }),
    withYou: (you, your) => makePhraser({ ...voice, you, your }),
    who: it => playerPhrase(phraser, it),
    whose: it => possessivePhrase(phraser, it),
    does: (who, verb) => playerVerbPhrase(phraser, who, verb),
    ref: it => objectPhrase(phraser, it),
    filter: (it, form) => filterPhrase(phraser, it, form),
    amount: it => amountPhrase(phraser, it),
    counters: (amount, kind, additional) => countersPhrase(phraser, amount, kind, additional),
    condition: it => conditionPhrase(phraser, it),
    change: (it, numbers) => changePhrase(phraser, it, numbers),
    changes: (all, number) => changesPhrase(phraser, all, number),
    exception: it => exceptionPhrase(phraser, it),
    objects: it => objectsPhrase(phraser, it),
    effect: it => effectPhrase(phraser, it),
    effects: it => effectsPhrase(phraser, it),
    ability: it => abilityPhrase(phraser, it),
    continuous: it => continuousEffectPhrase(phraser, it),
    pattern: it => patternPhrase(phraser, it),
    cant: it => cantPhrase(phraser, it),
    rewrite: it => rewritePhrase(phraser, it),
    trigger: it => triggerPhrase(phraser, it),
  };
  return phraser;
}

const CARD_PHRASER = makePhraser(CARD_VOICE);
const KEYWORDS = new WeakMap<KeywordAbility, string>();

/** A keyword ability as it is printed: "ward {2}"; put into words once. */
export function keywordInWords(ability: KeywordAbility): string {
  const words = KEYWORDS.get(ability) ?? CARD_PHRASER.ability(ability);
  KEYWORDS.set(ability, words);
  return words;
}
