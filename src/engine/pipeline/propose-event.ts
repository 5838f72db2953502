// Proposed events in the trail, each with the rule that defines it, before anything replaces them.

import { assertNever } from '../../kit/assert-never.ts';
import type { GameEvent } from '../event/game-event.ts';
import { ofKeywordMove } from '../event/keyword-moves.ts';
import { type Run, record } from '../event/run-state.ts';
import { affectedByEvent, splitEvent } from '../event/split-event.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId } from '../model/ids.ts';
import { ruleOfException } from '../replacement/rewrite-citations.ts';
import type { EffectName } from '../trail/step.ts';
import { speaksOfChoice } from '../walk/index.ts';

/** Records the event of a question as proposed, and what it affects. */
export function proposeEvent(run: Run, event: GameEvent): void {
  for (const id of recordProposed(run, event)) run.affected.add(id);
}

/**
 * Records an event that an instruction proposes (608.2c); none for one whose targets are all illegal (608.2b), nor for
 * damage that is none (120.8).
 */
export function proposeInstructed(run: Run, event: GameEvent, by: EffectName): void {
  if ('objects' in event && event.objects.length === 0) return;
  if (event.kind === 'dealsDamage' && event.damage.every(it => it.amount <= 0)) return;
  recordProposed(run, event, by);
}

/** Records an event before anything replaces it; the objects it affects. */
function recordProposed(run: Run, event: GameEvent, by?: EffectName): readonly ObjectId[] {
  const affected = splitEvent(event).flatMap(part => affectedByEvent(part) ?? []);
  const objects = affected.filter((id): id is ObjectId => !isPlayer(run.state, id));
  record(run, {
    kind: 'proposed',
    rule: ruleOf(event, by !== undefined),
    also: alsoFor(run, event),
    notable: by === undefined,
    event,
    objects,
    players: affected.filter(id => isPlayer(run.state, id)),
    ...(by === undefined ? {} : { by }),
  });
  return objects;
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
      return [event.rule, event.spell === undefined ? undefined : '608.2n'].flatMap(it => it ?? []);
    case 'becomesCopy':
      return copyRules(run, event);
    case 'addsMana':
    case 'attaches':
    case 'attacks':
    case 'begins':
    case 'casts':
    case 'creates':
    case 'destroys':
    case 'draws':
    case 'enters':
    case 'gainsLife':
    case 'losesGame':
    case 'losesLife':
    case 'mills':
    case 'moves':
    case 'movesCounters':
    case 'paysLife':
    case 'phasesOut':
    case 'putsCounters':
    case 'removesCounters':
    case 'setsLife':
    case 'shuffles':
    case 'taps':
    case 'transforms':
    case 'turnsFaceDown':
    case 'untaps':
    case 'winsGame':
      return [];
    default:
      return assertNever(event);
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

/** The rules of moves that keyword actions define. */
const MOVES = {
  exile: '701.13a',
  sacrifice: '701.21a',
  discard: '701.9a',
  mill: '701.17a',
};

function ruleOf(event: GameEvent, isInstructed: boolean): string {
  if (event.kind === 'moves') return ofKeywordMove(MOVES, event.objects[0]?.verb ?? 'put') ?? RULES.moves;
  if (event.kind !== 'enters') return RULES[event.kind];
  const [entering] = event.objects;
  if (entering?.from === 'stack') return '608.3';
  if (isInstructed) return '110.2a';
  return entering?.played ? '305.1' : '400.6';
}
