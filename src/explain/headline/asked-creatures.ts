// The creature that "it" means in "does it still have flying", where what the event is about is none.
import type { ObjectId } from '../../engine/index.ts';
import type { AskedState, Inquiry } from '../../scenario/index.ts';
import type { AskedOutcome } from './asked-outcome.ts';

/** Keywords of which a question about a permanent that is no creature makes no sense (702). */
const OF_CREATURES: readonly string[] = [
  ...['flying', 'reach', 'first strike', 'double strike', 'trample', 'vigilance', 'menace', 'defender', 'haste'],
  ...[
    'deathtouch',
    'lifelink',
    'infect',
    'wither',
    'fear',
    'intimidate',
    'shadow',
    'horsemanship',
    'undying',
    'persist',
  ],
];

/**
 * The objects that are asked about: in place of permanents that are no creatures, where "it" is asked about what only
 * creatures are or have, the one creature that is there; none where there is another number of them.
 */
export function creaturesMeant(
  { context, outcome }: AskedOutcome,
  ids: readonly ObjectId[],
  { objects, state }: Extract<Inquiry, { kind: 'whether' }>,
): readonly ObjectId[] {
  if (objects.length > 0 || !isOfCreatures(state)) return ids;
  const there = [...outcome.state.objects.values()].filter(it => it.zone === 'battlefield' && !it.phasedOut);
  const isCreature = (id: ObjectId) => context.seenAfter.of(id).types.includes('Creature');
  const areThere = ids.every(id => there.some(it => it.id === id));
  if (ids.length === 0 || !areThere || ids.some(isCreature)) return ids;
  const creatures = there.map(it => it.id).filter(isCreature);
  return creatures.length === 1 ? creatures : [];
}

function isOfCreatures(state: AskedState): boolean {
  if (state.is === 'of size') return true;
  return state.is === 'with keyword' && OF_CREATURES.includes(state.word);
}
