// How an answer is worded: abilities by the grammar that read them, the trail by the telling.
import { type Edition, editionOf, evaluate, type GameState, project } from '../engine/index.ts';
import { printAbility } from '../oracle/index.ts';
import type { Wording } from '../scenario/index.ts';
import { type Seen, tellSteps } from '../telling/index.ts';

/** How positions read under an edition. */
export function reading(edition: Edition): (state: GameState) => Seen {
  return state => {
    const view = project(state, edition);
    return {
      of: id => view.of(id),
      controller: id => view.controller(id),
      amount: (amount, source) => evaluate(view, amount, { source, controller: view.controller(source) }),
    };
  };
}

/** The wording of answers. */
export const WORDING: Wording = {
  ability: printAbility,
  steps: (outcome, edition) => tellSteps(outcome, reading(edition)),
};

/** How positions read on a day. */
export function readingOn(day: string): (state: GameState) => Seen {
  return reading(editionOf(day));
}
