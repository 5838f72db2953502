// Events in place of entering, for an object that does not enter (608.3e, 303.4g, 400.4a, 111.5).
import type { FaceDownKind } from '../../vocabulary/index.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import type { EnteringObject, GameEvent } from '../event/game-event.ts';
import { type Run, recordFact } from '../event/run-state.ts';

/** The rule by which an object does not enter, and the further rules for a card that stays in its zone. */
export interface NoEntry {
  readonly rule: string;
  readonly staying: readonly string[];
  /** 111.8: a token that has left the battlefield. */
  readonly tokenLeft?: true;
  /** 608.3b: an Aura spell whose target is illegal, so that it does not resolve. */
  readonly unresolved?: true;
  /** 303.4g: an Aura with nothing that it can enchant. */
  readonly hostless?: true;
}

/** 614.17d: a "can't" effect forbids entering. */
export function forbiddenEntry({ faceDown }: EnteringObject): NoEntry {
  return { rule: '614.17d', staying: ['101.3', ...NOT_TURNED_DOWN[faceDown ?? 'effect']] };
}

/** A permanent spell goes to its owner's graveyard, a token is not created, a card or a token that left (111.8) stays where it is. */
export function insteadOfEntering(
  run: Run,
  entering: EnteringObject,
  { rule, staying, tokenLeft, unresolved, hostless }: NoEntry,
): { readonly event?: GameEvent; readonly actions?: readonly AtomicAction[] } {
  const { object } = entering;
  const { token, zone } = run.state.objects.get(object) ?? { token: false, zone: entering.from };
  const aura = hostless === undefined ? {} : { hostless };
  if (token && tokenLeft === undefined && zone !== 'stack') {
    recordFact(run, rule, { kind: 'not created', ...aura }, [object], { also: ['111.5'] });
    return { actions: [{ kind: 'ceases', object }] };
  }
  if (zone === 'stack') {
    recordFact(run, rule, { kind: 'goes to the graveyard', ...aura }, [object], {
      also: unresolved === true ? staying : ['608.3e', ...staying],
    });
    return { event: goesToGraveyard(entering) };
  }
  recordFact(run, rule, { kind: 'stays where it is', zone, ...aura }, [object], {
    ...(staying.length === 0 ? {} : { also: staying }),
  });
  return {};
}

/** 701.40f, 701.58f: a card that may not enter face down is not manifested or cloaked. */
const NOT_TURNED_DOWN = {
  manifested: ['701.40f'],
  cloaked: ['701.58f'],
  morph: [],
  disguise: [],
  effect: [],
} as const satisfies Record<FaceDownKind, readonly string[]>;

function goesToGraveyard(entering: EnteringObject): GameEvent {
  const move = { to: 'graveyard', verb: 'put', position: 'top', withCounters: [], linkedTo: undefined } as const;
  return { kind: 'moves', objects: [{ object: entering.object, ...move }], by: undefined };
}
