// The rules that carry out a replacement, for the trail: what kind of effect it is and of which event.
import type { Rewrite } from '../ability/replacement.ts';
import type { GameEvent } from '../event/event.ts';
import type { Candidate } from './gather.ts';
import { bucketRule } from './order.ts';

/** The rule a replacement is shown under, and those that bear on it. */
export interface Cited {
  readonly rule: string;
  readonly also: readonly string[];
}

/** The rules of applying the effect to the event; `again` when something was applied before (616.1f, 616.2). */
export function citedFor(event: GameEvent, candidate: Candidate, again: boolean): Cited {
  const kinds = ruleOfKind(event, candidate);
  const bucket = bucketRule(candidate);
  const own = candidate.effect.rule === undefined ? [] : [candidate.effect.rule];
  const also = [
    ...own,
    ...kinds,
    ...(bucket === '616.1e' ? [] : [bucket]),
    ...(again ? ['616.1f', '616.2'] : []),
    ...candidate.effect.ability.rewrites.flatMap(ruleOfRewrite),
  ];
  const [rule = '614.1', ...others] = [...new Set(also)];
  return { rule, also: others };
}

function ruleOfKind(event: GameEvent, { effect, context }: Candidate): readonly string[] {
  switch (event.kind) {
    case 'enters':
      return effect.source === context.it ? ['614.1c', '614.12'] : ['614.1d', '614.12'];
    case 'turnsFaceUp':
      return ['614.1e'];
    case 'creates':
    case 'putsCounters':
      return ['614.16', ...(event.kind === 'putsCounters' && event.asItEnters ? ['122.6', '122.6a'] : [])];
    case 'draws':
      return ['614.11', '614.11a', '121.6'];
    case 'begins':
      return ['614.10', '614.1b'];
    case 'addsMana':
      return ['106.6a'];
    case 'dealsDamage':
      return effect.ability.rewrites.some(rewrite => rewrite.kind === 'prevent') ? ['615.1a'] : ['614.1a', '614.2'];
    case 'losesLife':
      return event.fromDamage ? ['120.4c', '614.1a'] : ['614.1a'];
    default:
      return ['614.1a'];
  }
}

function ruleOfRewrite(rewrite: Rewrite): readonly string[] {
  switch (rewrite.kind) {
    case 'zone':
    case 'instead':
      return ['614.6'];
    case 'skip':
      return ['614.10'];
    case 'regenerate':
      return ['614.8', '701.19a'];
    case 'redirect':
      return ['614.9'];
    case 'asCopy':
      return ['707.5'];
    case 'do':
    case 'may':
      return ['614.12a'];
    case 'choose':
      return ['614.12a', '607.2d'];
    default:
      return [];
  }
}
