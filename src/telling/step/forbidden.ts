// 614.17: what can't happen, and what says so.

import type { Step } from '../../engine/index.ts';
import type { Scene } from '../scene.ts';
import { sentence, spelled } from '../words.ts';

type Forbidden = Extract<Step, { readonly kind: 'forbidden' }>;

/** Whole sentences for something an effect does not let happen. */
export function tellForbidden(scene: Scene, step: Forbidden): string {
  const subject = step.object === undefined ? 'That' : scene.names.thing(step.object);
  const what = CANT[step.what] ?? spelled(step.what).replace(/^can'?t /, '');
  return sentence(`${subject} can't ${what}: ${scene.names.effect(step.effect)} says so`);
}

const CANT: Readonly<Record<string, string>> = {
  enters: 'enter the battlefield',
  enter: 'enter the battlefield',
  putCounters: 'have counters put on it',
  createTokens: 'have tokens created',
  dealDamage: 'be dealt damage',
  draw: 'draw cards',
  gainLife: 'gain life',
  loseLife: 'lose life',
  payLife: 'pay life',
  loseGame: 'lose the game',
  winGame: 'win the game',
  destroy: 'be destroyed',
  regenerated: 'be regenerated',
  sacrificed: 'be sacrificed',
  prevented: 'be prevented',
  sacrificeToPay: 'be sacrificed to pay a cost',
  haveCounters: 'have counters put on it',
  attachTo: 'be attached to it',
  move: 'go there',
  begin: 'begin',
  search: 'search',
};
