// Answers as data, such as scenarios are checked against: fields left out are those of a plain creature of yours.

import type { Answer, ObjectAnswer, OutcomeAnswer, PlayerAnswer } from '../../src/scenario/index.ts';

/** An untapped creature on your battlefield. */
export function anObjectAnswer(name: string, more: Partial<ObjectAnswer> = {}): ObjectAnswer {
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
    ...more,
  };
}

/** A player at 20 life with nothing. */
export function playerAnswer(more: Partial<PlayerAnswer> = {}): PlayerAnswer {
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
    ...more,
  };
}

/** An outcome without choices, triggers and steps. */
export function anOutcomeAnswer(more: Partial<OutcomeAnswer> = {}): OutcomeAnswer {
  return { objects: {}, players: {}, triggers: [], trail: [], choices: [], ...more };
}

/** An answer that is complete and without outcomes. */
export function answerOf(more: Partial<Answer> = {}): Answer {
  return {
    id: 'x',
    title: 'x',
    status: 'answered',
    outcomes: [],
    complete: true,
    rules: 'current',
    unread: [],
    ...more,
  };
}
