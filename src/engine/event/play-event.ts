// One playing of the event from beginning to end: it happens, then state-based actions, then triggers in their order.

import type { Asking } from '../choice/ask.ts';
import { inTurnOrder, isPlayer } from '../model/change.ts';
import type { ObjectId } from '../model/ids.ts';
import { ruleOfException } from '../replacement/cited.ts';
import { stateBasedActions } from '../state-based/index.ts';
import { speaksOfChoice } from '../walk/index.ts';
import type { GameEvent } from './event.ts';
import { happen } from './happen.ts';
import { type Play, tell } from './play.ts';
import { affectedBy, split } from './split.ts';
import { turnBasedActions } from './turn-based.ts';

/** Plays the event; the playing holds what came of it. */
export function* playEvent(play: Play, event: GameEvent): Asking<void> {
  propose(play, event);
  yield* happen(play, event);
  if (event.kind === 'begins') yield* turnBasedActions(play, event.player, event.what);
  play.after = play.state;
  yield* stateBasedActions(play);
  inStackOrder(play);
}

function propose(play: Play, event: GameEvent): void {
  const affected = split(event).flatMap(part => affectedBy(part) ?? []);
  tell(play, {
    kind: 'proposed',
    rule: ruleOf(event),
    also: alsoFor(play, event),
    notable: true,
    event,
    objects: affected.filter((id): id is ObjectId => !isPlayer(play.state, id)),
    players: affected.filter(id => isPlayer(play.state, id)),
  });
}

function alsoFor(play: Play, event: GameEvent): readonly string[] {
  switch (event.kind) {
    case 'phasesIn':
      return ['702.26d'];
    case 'merges':
      return ['702.140c', '702.140e', '730.2a', '730.2b', '730.2c'];
    case 'dealsDamage':
      return ['120.4b', '120.4c', '120.4d'];
    case 'turnsFaceUp':
      return event.objects.some(id => (play.state.objects.get(id)?.copies.length ?? 0) > 0) ? ['708.10'] : [];
    case 'carriesOut':
      return event.rule === undefined ? [] : [event.rule];
    case 'becomesCopy':
      return copyRules(play, event);
    default:
      return [];
  }
}

/** 707.3: its own status goes on; 708.10: face down; 607.5a: no choice is made for what it takes. */
function copyRules(play: Play, event: Extract<GameEvent, { kind: 'becomesCopy' }>): readonly string[] {
  const face = event.of.printed.faces[event.of.face];
  const choices = speaksOfChoice('ability', face?.abilities);
  return [
    '707.2',
    '707.3',
    ...(play.state.objects.get(event.object)?.faceDown === undefined ? [] : ['708.10']),
    ...(choices ? ['607.5a'] : []),
    ...event.exceptions.flatMap(ruleOfException),
  ];
}

const RULES = {
  creates: '701.7a',
  becomesCopy: '707.4',
  transforms: '701.27a',
  taps: '701.26a',
  untaps: '701.26b',
  phasesIn: '702.26c',
  phasesOut: '702.26b',
  turnsFaceUp: '708.8',
  turnsFaceDown: '708.2a',
  merges: '730.2',
  putsCounters: '122.6',
  removesCounters: '122.1',
  movesCounters: '122.5',
  dealsDamage: '120.4',
  draws: '121.2',
  mills: '701.17a',
  gainsLife: '119.3',
  losesLife: '119.3',
  paysLife: '119.4',
  setsLife: '119.5',
  destroys: '701.8a',
  moves: '400.7',
  attaches: '701.3a',
  begins: '500.1',
  addsMana: '106.3',
  losesGame: '104.3',
  winsGame: '104.2',
  shuffles: '701.24a',
  carriesOut: '608.2c',
} as const satisfies Record<Exclude<GameEvent['kind'], 'enters'>, string>;

function ruleOf(event: GameEvent): string {
  if (event.kind !== 'enters') return RULES[event.kind];
  const [entering] = event.objects;
  if (entering?.from === 'stack') return '608.3';
  return entering?.played ? '305.1' : '400.6';
}

/** 603.3b: the active player's triggers go on the stack first. */
function inStackOrder(play: Play): void {
  const order = inTurnOrder(play.state);
  const sorted = [...play.triggered].sort(
    (one, other) => order.indexOf(one.controller) - order.indexOf(other.controller),
  );
  play.triggered.splice(0, play.triggered.length, ...sorted);
}
