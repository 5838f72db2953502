// Zones of cards that a question says and its scenario has otherwise: an answer about another board.
import type { Scenario } from '../../scenario/index.ts';
import type { Token } from '../tokens/question-token.ts';

/**
 * The words "in their graveyard" of a question, as it was typed, right behind a card that the scenario has on the
 * battlefield alone, or with another player alone.
 */
export function zonesLost(typed: readonly Token[], { given, when }: Scenario): readonly string[] {
  const places = new Map<string, Place[]>();
  for (const [player, zones] of Object.entries(given.players))
    for (const zone of ZONES) addPlaces(places, zones[zone], { player, zone });
  addPlaces(places, when, { player: 'you' });
  return typed.flatMap((zone, i) => {
    const card = typed[i - 1];
    if (zone.kind !== 'zone' || zone.from || zone.holds === true || card?.kind !== 'card') return [];
    // "into the graveyard" tells where something goes
    if (!TOLD.includes(zone.zone) || /^into\b/iu.test(zone.text) || isAskedAbout(typed, i)) return [];
    const found = card.names.map(it => places.get(it)).find(it => it !== undefined);
    if (found === undefined) return [];
    const isOf = ({ player, zone: place }: Place) =>
      zone.who === undefined || place === undefined || player === zone.who;
    const isThere = found.some(it => (it.zone === undefined || it.zone === zone.zone) && isOf(it));
    const several = Object.keys(given.players).length > 2;
    return isThere || several ? [] : [zone.text];
  });
}

const ZONES = ['battlefield', 'hand', 'library', 'graveyard', 'exile', 'command', 'stack'] as const;
/** The zones of which it is told that a card is in them. */
const TOLD: readonly string[] = ['graveyard', 'exile', 'hand', 'library'];

/** The place of a card; without a zone, it takes part in the event. */
interface Place {
  readonly player: string;
  readonly zone?: string;
}

/** The wording "is X in my graveyard?": where it is, is asked. */
function isAskedAbout(typed: readonly Token[], i: number): boolean {
  const [lead, next] = [typed[i - 2], typed[i + 1]];
  return (
    (lead === undefined || lead.kind === 'ask' || lead.kind === 'be') && (next === undefined || next.kind === 'stop')
  );
}

/** Adds the places of the cards in data of a scenario. */
function addPlaces(places: Map<string, Place[]>, data: unknown, place: Place): void {
  if (Array.isArray(data)) for (const item of data) addPlaces(places, item, place);
  else if (typeof data === 'object' && data !== null) {
    const { card, owner, ...rest } = data as Readonly<Record<string, unknown>>; // a map of the scenario
    if (typeof card === 'string') {
      const own = typeof owner === 'string' ? { ...place, player: owner } : place;
      for (const name of [card, ...card.split(' // ')]) places.set(name, [...(places.get(name) ?? []), own]);
    }
    for (const inner of Object.values(rest)) addPlaces(places, inner, place);
  }
}
