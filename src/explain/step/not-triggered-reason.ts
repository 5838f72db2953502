// Reasons why an ability did not trigger, in words: a table complete by code.

import type { NotTriggeredReason } from '../../engine/index.ts';

interface ReasonRow {
  /** The reason as a step tells it. */
  readonly words: string;
  /** The same where it ends the sentence of a headline; undefined where only the trail tells it. */
  readonly since: string | undefined;
  /** Whether a headline tells that the ability does not trigger, where nobody has asked. */
  readonly told: boolean;
}

/** The words for each reason. */
export const WHY_NOT_TRIGGERED = {
  'condition not met': {
    words: 'its "if" condition is not met',
    since: 'its "if" condition is not met',
    told: true,
  },
  'lost the ability': {
    words: 'on the battlefield it does not have the ability',
    since: 'on the battlefield it does not have the ability',
    told: true,
  },
  silenced: { words: 'triggering is forbidden', since: 'an effect keeps it from triggering', told: true },
  'face down': { words: 'it is face down and has no abilities', since: 'it is face down', told: true },
  'did not enter': {
    words: 'this is not entering the battlefield',
    since: 'this is not entering the battlefield',
    told: true,
  },
  'did not die': { words: 'being exiled is not dying', since: 'being exiled is not dying', told: false },
  'was not cast': { words: 'it was not cast', since: 'it was not cast', told: true },
  'nothing was cast': {
    words: 'it was put onto the battlefield and not cast',
    since: 'nothing was cast',
    told: false,
  },
  'triggers as it is cast': {
    words: 'that is for a spell being cast, which comes before it enters',
    since: 'casting the spell comes before it enters',
    told: false,
  },
  'entered tapped': {
    words: 'what enters tapped does not become tapped',
    since: 'entering tapped is not becoming tapped',
    told: false,
  },
  'entered attacking': {
    words: 'what enters attacking was not declared as an attacker, and does not attack',
    since: 'entering attacking is not attacking',
    told: false,
  },
  'phased out': { words: 'it is phased out and sees nothing', since: 'it is phased out', told: false },
  'not understood': {
    words: 'not all of its words were understood',
    since: undefined,
    told: false,
  },
  'no trigger': { words: 'how it enters is not a triggered ability', since: undefined, told: false },
} as const satisfies Record<NotTriggeredReason, ReasonRow>;
