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
import type { Placement } from '../../oracle/index.ts';
import { PERMANENT_TYPES } from '../../vocabulary/index.ts';
import type { PlacedThing } from './stage-placement.ts';
import type { Staging } from './staging.ts';

/** A refusal, where each of the placements says what it puts there and the card is none of that; else undefined. */
export function refusalOf(
  staging: Staging,
  state: GameState,
  by: string,
  thing: PlacedThing,
  placements: readonly Placement[],
): string | undefined {
  const { object, kind, printed } = thing;
  if (object === undefined || kind !== 'card' || placements.length === 0) return undefined;
  // an instant or sorcery stays where it is, whatever puts it there (304.4, 307.4)
  if (!printed.faces.some(({ types }) => types.some(type => PERMANENT_TYPES.some(it => it === type)))) return undefined;
  const there = asCard(state, object);
  const isFit = ({ sought }: Placement): boolean =>
    sought === undefined || fits(staging, there, object, thing.under, sought.filter.clauses);
  if (placements.some(isFit)) return undefined;
  const words = new Set(placements.flatMap(({ sought }) => (sought === undefined ? [] : [`"${sought.words}"`])));
  const asked = [...words].join(' or ');
  const rule = placements.every(it => it.sought?.searched === true) ? ' (701.23a)' : '';
  return `${by} can't put ${printed.cardName ?? 'that'} onto the battlefield: it asks for ${asked}${rule}.`;
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
