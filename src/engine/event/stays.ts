// 608.3e, 303.4g, 400.4a, 111.5: what becomes of an object that does not enter.
import type { FaceDownKind } from '../../vocabulary/index.ts';
import type { Deed } from './deed.ts';
import type { Entering, GameEvent } from './event.ts';
import { note, type Play } from './play.ts';

/** Why an object does not enter: the rule, and those that bear on a card that stays where it is. */
export interface NoEntry {
  readonly rule: string;
  readonly staying: readonly string[];
}

/** 614.17d: an effect says that it can't enter. */
export function forbiddenEntry({ faceDown }: Entering): NoEntry {
  return { rule: '614.17d', staying: ['101.3', ...NOT_TURNED_DOWN[faceDown ?? 'effect']] };
}

/** A permanent spell goes to its owner's graveyard, a token is not created, a card stays where it is. */
export function instead(
  play: Play,
  entering: Entering,
  { rule, staying }: NoEntry,
): { readonly event?: GameEvent; readonly deeds?: readonly Deed[] } {
  const { object } = entering;
  const { token, zone } = play.state.objects.get(object) ?? { token: false, zone: entering.from };
  if (token && zone !== 'stack') {
    note(play, rule, { kind: 'not created' }, [object], { also: ['111.5'] });
    return { deeds: [{ kind: 'ceases', object }] };
  }
  if (zone === 'stack') {
    note(play, rule, { kind: 'goes to the graveyard' }, [object], { also: ['608.3e'] });
    return { event: goesToGraveyard(entering) };
  }
  note(play, rule, { kind: 'stays where it is', zone }, [object], {
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

function goesToGraveyard(entering: Entering): GameEvent {
  const move = { to: 'graveyard', verb: 'put', position: 'top', withCounters: [], linkedTo: undefined } as const;
  return { kind: 'moves', objects: [{ object: entering.object, ...move }], by: undefined };
}
