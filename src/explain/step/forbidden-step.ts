// Events that can't happen (614.17), with the effect that forbids them.

import type { GameEvent, Step } from '../../engine/index.ts';
import { asSentence } from '../english.ts';
import type { ExplainContext } from '../explain-context.ts';

type Forbidden = Extract<Step, { readonly kind: 'forbidden' }>;

/** Sentences on an event that an effect forbids. */
export function explainForbidden(context: ExplainContext, step: Forbidden): string {
  const subject = step.object === undefined ? 'That' : context.names.thing(step.object);
  const own = step.object !== undefined && step.object === step.effect.source;
  const isPlayer = step.object !== undefined && context.names.isPlayer(step.object);
  const phrase = step.afterFirst ? CANT_AFTER_FIRST : step.sacrificed ? 'be sacrificed' : CANT[step.what];
  const what = typeof phrase === 'string' ? phrase : phrase[isPlayer ? 'player' : 'object'];
  return asSentence(`${subject} can't ${what}${own ? '' : ` because of ${context.names.effect(step.effect)}`}`);
}

/** Phrases by the kind of the forbidden event; two where players and objects are told of in other words. */
const CANT = {
  enters: 'enter the battlefield',
  creates: 'have tokens created',
  putsCounters: { object: 'have counters put on it', player: 'get counters' },
  removesCounters: { object: 'have counters removed from it', player: 'lose counters' },
  movesCounters: 'have counters moved onto it',
  dealsDamage: 'be dealt damage',
  draws: 'draw cards',
  mills: 'mill cards',
  gainsLife: 'gain life',
  losesLife: 'lose life',
  paysLife: 'pay life',
  setsLife: 'have that life total',
  losesGame: 'lose the game',
  winsGame: 'win the game',
  destroys: 'be destroyed',
  moves: 'go there',
  begins: 'begin that',
  transforms: 'transform',
  taps: 'become tapped',
  untaps: 'untap',
  phasesIn: 'phase in',
  phasesOut: 'phase out',
  turnsFaceUp: 'be turned face up',
  turnsFaceDown: 'be turned face down',
  attaches: 'become attached',
  becomesCopy: 'become a copy',
  shuffles: 'shuffle',
  addsMana: 'add mana',
  attacks: 'attack',
  casts: 'be cast',
  merges: 'be merged with',
  carriesOut: 'do that',
} as const satisfies Record<GameEvent['kind'], string | { readonly object: string; readonly player: string }>;

/** The phrase for what is forbidden but once each turn. */
const CANT_AFTER_FIRST = 'draw more than one card each turn';
