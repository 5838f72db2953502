// One run of the event: its performance, then state-based actions, then triggers in their order.

import type { ChoiceGenerator } from '../choice/choice-request.ts';
import type { GameEvent } from '../event/game-event.ts';
import { type Run, record } from '../event/run-state.ts';
import { affectedByEvent, splitEvent } from '../event/split-event.ts';
import { inTurnOrder, isPlayer } from '../model/change-state.ts';
import type { ObjectId } from '../model/ids.ts';
import { performEvent } from '../pipeline/perform-batch.ts';
import { ruleOfException } from '../replacement/citations.ts';
import { stateBasedActions } from '../state-based/index.ts';
import { speaksOfChoice } from '../walk/index.ts';
import { turnBasedActions } from './turn-based.ts';

/** Runs the event; the results are in the run. */
export function* runEvent(run: Run, event: GameEvent): ChoiceGenerator<void> {
  propose(run, event);
  yield* performEvent(run, event);
  if (event.kind === 'begins') yield* turnBasedActions(run, event.player, event.what);
  run.after = run.state;
  yield* stateBasedActions(run);
  inStackOrder(run);
}

function propose(run: Run, event: GameEvent): void {
  const affected = splitEvent(event).flatMap(part => affectedByEvent(part) ?? []);
  const objects = affected.filter((id): id is ObjectId => !isPlayer(run.state, id));
  for (const id of objects) run.affected.add(id);
  record(run, {
    kind: 'proposed',
    rule: ruleOf(event),
    also: alsoFor(run, event),
    notable: true,
    event,
    objects,
    players: affected.filter(id => isPlayer(run.state, id)),
  });
}

function alsoFor(run: Run, event: GameEvent): readonly string[] {
  switch (event.kind) {
    case 'phasesIn':
      return ['702.26d'];
    case 'merges':
      return ['702.140c', '702.140e', '730.2a', '730.2b', '730.2c'];
    case 'dealsDamage':
      return ['120.4b', '120.4c', '120.4d'];
    case 'turnsFaceUp':
      return event.objects.some(id => (run.state.objects.get(id)?.copies.length ?? 0) > 0) ? ['708.10'] : [];
    case 'carriesOut':
      return event.rule === undefined ? [] : [event.rule];
    case 'becomesCopy':
      return copyRules(run, event);
    default:
      return [];
  }
}

/** 707.3: its own status stays; 708.10: face down; 607.5a: no choice is made for copied abilities. */
function copyRules(run: Run, event: Extract<GameEvent, { kind: 'becomesCopy' }>): readonly string[] {
  const face = event.of.printed.faces[event.of.face];
  const choices = speaksOfChoice('ability', face?.abilities);
  return [
    '707.2',
    '707.3',
    ...(run.state.objects.get(event.object)?.faceDown === undefined ? [] : ['708.10']),
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
  attacks: '508.1',
  casts: '601.2i',
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
function inStackOrder(run: Run): void {
  const order = inTurnOrder(run.state);
  const sorted = [...run.triggered].sort(
    (one, other) => order.indexOf(one.controller) - order.indexOf(other.controller),
  );
  run.triggered.splice(0, run.triggered.length, ...sorted);
}
