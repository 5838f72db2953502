// 614.10: "target player skips their next draw step", "you skip your next turn", "… all combat phases of their next
// turn".

import type { Duration, Effect, PlayerRef } from '../../engine/index.ts';
import type { SkippedPart } from '../../vocabulary/index.ts';
import { OPPONENT, YOU } from '../grammar/words/players.ts';

const PARTS: Readonly<Record<string, SkippedPart>> = {
  turn: 'turn',
  'untap step': 'untap',
  'upkeep step': 'upkeep',
  upkeep: 'upkeep',
  'draw step': 'draw',
  'end step': 'end',
  'main phase': 'main',
  'combat phase': 'combat',
  'combat phases': 'combat',
};

const NUMBERS = ['', '', 'two', 'three', 'four', 'five'];

/** Effects that make a player skip something once, or throughout a turn. */
export function skipEffects(wording: string): readonly Effect[] | undefined {
  const whole = /^(.*?) ?skips? all (combat phases) of (?:your|their) next turn\.$/.exec(wording);
  const next =
    /^(.*?) ?skips? (?:your|their) next (?:(\w+) )??((?:untap |upkeep |draw |end )?steps?|upkeep|turns?|(?:main|combat) phases?)(?: of each turn)?\.$/.exec(
      wording,
    );
  const who = whoOf((whole ?? next)?.[1]);
  if (who === undefined) return undefined;
  const what = PARTS[whole?.[2] ?? (next?.[3] ?? '').replace(/s$/, '')];
  if (what === undefined) return undefined;
  const uses = whole === null ? Math.max(1, NUMBERS.indexOf(next?.[2] ?? '')) : undefined;
  const duration: Duration = whole === null ? 'permanent' : 'yourNextTurn';
  const does = {
    kind: 'replacement',
    event: { kind: 'begin', what, who },
    condition: undefined,
    optional: undefined,
    rewrites: [{ kind: 'skip' }],
  } as const;
  return [{ kind: 'shield', does, duration, uses }];
}

function whoOf(wording: string | undefined): PlayerRef | undefined {
  if (wording === '' || wording === 'you') return YOU;
  if (wording === 'each opponent') return OPPONENT;
  if (wording === 'each player') return { kind: 'anyone' };
  return wording !== undefined && /^(?:up to one )?(?:target (?:player|opponent)|that player)$/.test(wording)
    ? { kind: 'target', index: 0 }
    : undefined;
}
