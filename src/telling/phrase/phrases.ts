// The phrases wired together: one `Say` for a voice.

import { sayAbility } from './ability.ts';
import { sayAmount, sayCounters } from './amount.ts';
import { sayChange, sayChanges, sayContinuous, sayException } from './change.ts';
import { sayCondition } from './condition.ts';
import { sayEffect, sayEffects, sayObjects } from './effect.ts';
import { sayFilter } from './noun.ts';
import { sayCant, sayPattern } from './pattern.ts';
import { sayDoes, sayRef, sayWho, sayWhose } from './person.ts';
import { sayRewrite } from './rewrite.ts';
import type { Say, Voice } from './say.ts';
import { sayTrigger } from './trigger.ts';

/** How a card speaks of itself: "you", "this permanent". */
export const CARD_VOICE: Voice = { you: 'you', your: 'your', opponent: 'an opponent', self: 'it', it: 'it' };

/** Takes a voice; gives the words of every vocabulary in it. */
export function speakAs(voice: Voice): Say {
  const say: Say = {
    voice,
    who: it => sayWho(say, it),
    whose: it => sayWhose(say, it),
    does: (who, verb) => sayDoes(say, who, verb),
    ref: it => sayRef(say, it),
    filter: (it, form) => sayFilter(say, it, form),
    amount: it => sayAmount(say, it),
    counters: (amount, kind, additional) => sayCounters(say, amount, kind, additional),
    condition: it => sayCondition(say, it),
    change: it => sayChange(say, it),
    changes: (all, number) => sayChanges(say, all, number),
    exception: it => sayException(say, it),
    objects: it => sayObjects(say, it),
    effect: it => sayEffect(say, it),
    effects: it => sayEffects(say, it),
    ability: it => sayAbility(say, it),
    continuous: it => sayContinuous(say, it),
    pattern: it => sayPattern(say, it),
    cant: it => sayCant(say, it),
    rewrite: it => sayRewrite(say, it),
    trigger: it => sayTrigger(say, it),
  };
  return say;
}
