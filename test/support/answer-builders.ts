// Answers as data, such as scenarios are checked against: what is not said is as for a plain creature of yours.

import type { Answer, ObjectAnswer, OutcomeAnswer, PlayerAnswer } from '../../src/scenario/index.ts';

/** An untapped creature on your battlefield. */
export function anObjectAnswer(name: string, said: Partial<ObjectAnswer> = {}): ObjectAnswer {
  return {
    written: name,
    exists: true,
    zone: 'battlefield',
    controller: 'you',
    owner: 'you',
    name,
    manaValue: 2,
    types: ['Creature'],
    subtypes: [],
    supertypes: [],
    colors: [],
    counters: {},
    tapped: false,
    flipped: false,
    faceDown: false,
    phasedOut: false,
    keywords: [],
    abilities: [],
    chosen: {},
    token: false,
    damage: 0,
    designations: [],
    asked: true,
    changed: true,
    ...said,
  };
}

/** A player at 20 life with nothing. */
export function playerAnswer(said: Partial<PlayerAnswer> = {}): PlayerAnswer {
  return {
    life: 20,
    handSize: 0,
    librarySize: 0,
    hand: [],
    graveyard: [],
    exile: [],
    counters: {},
    mana: '',
    skipped: [],
    lost: false,
    designations: [],
    ...said,
  };
}

/** An outcome without choices, triggers and steps. */
export function anOutcomeAnswer(said: Partial<OutcomeAnswer> = {}): OutcomeAnswer {
  return { objects: {}, players: {}, triggers: [], trail: [], choices: [], ...said };
}

/** An answer that is complete and without outcomes. */
export function answerOf(said: Partial<Answer> = {}): Answer {
  return {
    id: 'x',
    title: 'x',
    status: 'answered',
    outcomes: [],
    complete: true,
    rules: 'current',
    unread: [],
    ...said,
  };
}
