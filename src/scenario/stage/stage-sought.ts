// 701.23a: whether a card fits the description of what the spell or ability named by `by` puts onto the battlefield.

import {
  type Clause,
  changeState,
  draftObject,
  type GameState,
  matches,
  type ObjectId,
  playerId,
  project,
  putInZone,
  removeFromZone,
  setObject,
  some,
} from '../../engine/index.ts';
import { type Placement, zonesNamed } from '../../oracle/index.ts';
import { PERMANENT_TYPES } from '../../vocabulary/index.ts';
import type { PlacedThing } from './stage-placement.ts';
import type { Staging } from './staging.ts';

/** The placements that may be of the card, or the reason why it is none of what they put there. */
export type Fitting = { readonly placements: readonly Placement[] } | { readonly refusal: string };

/** The placements of a spell or ability of that name whose description the thing fits. */
export function fittingPlacements(
  staging: Staging,
  state: GameState,
  by: string,
  thing: PlacedThing,
  placements: readonly Placement[],
): Fitting {
  const { object, kind, printed } = thing;
  if (object === undefined || kind !== 'card' || placements.length === 0) return { placements };
  // an instant or sorcery stays where it is, whatever puts it there (304.4, 307.4)
  if (!printed.faces.some(({ types }) => types.some(type => PERMANENT_TYPES.some(it => it === type))))
    return { placements };
  const there = asCard(state, object);
  const described = placements.filter(
    ({ sought }) => sought === undefined || fits(staging, there, object, thing.under, sought.filter.clauses),
  );
  const name = printed.cardName ?? 'that';
  if (described.length === 0) {
    const words = new Set(placements.flatMap(({ sought }) => (sought === undefined ? [] : [`"${sought.words}"`])));
    const asked = [...words].join(' or ');
    const rule = placements.every(it => it.sought?.searched === true) ? ' (701.23a)' : '';
    return { refusal: `${by} can't put ${name} onto the battlefield: it asks for ${asked}${rule}.` };
  }
  const { from } = thing;
  const isFrom = (placement: Placement): boolean => {
    const zones = zonesNamed(placement);
    return from === undefined || from === 'stack' || zones.length === 0 || zones.includes(from);
  };
  const reached = described.filter(isFrom);
  if (reached.length > 0) return { placements: reached };
  const zones = new Set(described.flatMap(zonesNamed));
  return {
    refusal: `${by} can't put ${name} onto the battlefield from the ${from}: it takes cards from the ${[...zones].join(' or the ')}.`,
  };
}

function fits(
  staging: Staging,
  state: GameState,
  object: ObjectId,
  under: string,
  clauses: readonly Clause[],
): boolean {
  const filter = { clauses: clauses.filter(isOfCardAlone) };
  return matches(project(state, staging.edition), filter, object, { source: undefined, controller: playerId(under) });
}

/** The card where it is looked at: not on the stack, where it would be one half or face alone. */
function asCard(state: GameState, object: ObjectId): GameState {
  return changeState(state, draft => {
    const { owner, zone } = draftObject(draft, object);
    if (zone !== 'stack') return;
    removeFromZone(draft, object);
    setObject(draft, object, { zone: 'library', face: 0 });
    putInZone(draft, object, 'library', owner, 'bottom');
  });
}

/** Whether a clause is about the card itself, and about no number or object that nobody has told. */
function isOfCardAlone(clause: Clause): boolean {
  return !some('clause', clause, {
    clause: it => !OF_CARD.has(it.kind) || (it.kind === 'named' && it.name === '~'),
    amount: () => true,
    ref: () => true,
    who: () => true,
  });
}

const OF_CARD: ReadonlySet<Clause['kind']> = new Set([
  ...(['all', 'any', 'not', 'permanent', 'card', 'type', 'subtype', 'supertype', 'named', 'keyword'] as const),
  ...(['color', 'colorless', 'multicolored', 'monocolored', 'historic', 'measure', 'parity'] as const),
  ...(['costHas', 'costIs', 'adventure', 'noAbilities', 'outlaw', 'party'] as const),
]);
