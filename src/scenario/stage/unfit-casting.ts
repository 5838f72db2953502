// Spells cast at a time at which their own words let nobody cast them (101.2, 601.3).
import {
  conditionHolds,
  type GameState,
  type ObjectId,
  type PlayerId,
  type Printed,
  project,
} from '../../engine/index.ts';
import { type CastLimit, castLimits, selfNamesOf } from '../../oracle/index.ts';
import type { DeclaredObject } from '../declared/declared-object.ts';
import { statedAgainst } from './activation-timing.ts';
import { idOf, recordTaken, type Staging } from './staging.ts';

/** A spell that is being cast or that resolves. */
interface Casting {
  readonly face: Printed['faces'][number];
  readonly caster: PlayerId;
  /** The spell, where the question is about its casting. */
  readonly spell?: ObjectId;
  /** Whether what nobody has told is said. */
  readonly isSaid: boolean;
}

/** The reason why a declared spell can't be cast now; undefined where nothing that is told is against it. */
export function castAtWrongTime(staging: Staging, state: GameState, written: DeclaredObject): string | undefined {
  const object = state.objects.get(idOf(written));
  if (written.entering === undefined || object?.zone !== 'stack' || object.token) return undefined;
  const face = object.printed.faces[object.face] ?? object.printed.faces[0];
  const isCast = staging.scenario.when.kind === 'casts';
  const { id: spell, controller: caster } = object;
  return brokenCastLimit(staging, state, { face, caster, isSaid: isCast, ...(isCast ? { spell } : {}) });
}

/** The reason why its own words let a spell not be cast now; where nobody has told what they ask for, that is recorded. */
export function brokenCastLimit(staging: Staging, state: GameState, casting: Casting): string | undefined {
  const { face, isSaid } = casting;
  const limits = castLimits(face.abilities, selfNamesOf(face), staging.cards.compiler.condition);
  for (const limit of limits) {
    const against = toldAgainst(staging, state, limit, casting);
    if (against !== undefined) return `${face.name} can't be cast: it says "${limit.text}", and ${against} (601.3).`;
    if (isSaid && !isMet(staging, state, limit, casting))
      recordTaken(staging, { fact: 'cast limit', card: face.name, words: limit.text });
  }
  return undefined;
}

function toldAgainst(
  staging: Staging,
  state: GameState,
  limit: CastLimit,
  { caster, spell }: Casting,
): string | undefined {
  const { turn: ofGame } = staging.scenario.given;
  const { notInFirst = 0, turn, steps, condition, ofThisTurn } = limit;
  if (ofGame !== undefined && ofGame <= notInFirst && state.active === caster)
    return `this is turn ${ofGame} of ${caster === 'you' ? 'yours' : caster}`;
  const against = statedAgainst(staging, state, { turn, steps, asSorcery: false }, caster);
  if (against !== undefined || condition === undefined || spell === undefined || ofThisTurn) return against;
  const isSo = conditionHolds(project(state, staging.edition), condition, { source: spell, controller: caster });
  return isSo ? undefined : 'that is not so here';
}

/** Whether what is told meets the limit. */
function isMet(staging: Staging, state: GameState, limit: CastLimit, { caster, spell }: Casting): boolean {
  const { given } = staging.scenario;
  const { notInFirst, turn, steps, condition, isRead } = limit;
  if (notInFirst !== undefined) return given.turn !== undefined || state.active !== caster;
  const isTime = (turn === undefined && steps === undefined) || given.step !== undefined;
  if (!isRead || condition === undefined) return isRead && isTime;
  const context = { source: spell, controller: caster };
  return isTime && conditionHolds(project(state, staging.edition), condition, context);
}
