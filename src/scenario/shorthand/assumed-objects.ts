// Objects that a typed event speaks of and no board holds: put there, so that the question can be asked.

import type { CardBook } from '../../cards/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { mapStrings } from '../../kit/strings.ts';
import { isInstantOrSorceryLine } from '../../vocabulary/index.ts';
import { nameTable } from '../object-names.ts';
import { type GivenObject, PLAIN_OBJECT } from '../schema/given-object-schema.ts';
import type { AssumedObject, Scenario } from '../schema/scenario-schema.ts';
import type { When } from '../schema/when-events.ts';

/**
 * The scenario with the cards its event names and nobody declared: permanents on the first player's battlefield,
 * instants and sorceries as spells that are resolving (608.2). A name like one that is declared is left to be put right.
 */
export function withAssumedObjects(typed: Scenario, book: Pick<CardBook, 'byName'>): Scenario {
  const scenario = withFacesNamed(typed, book);
  const names = nameTable(scenario);
  const [first] = scenario.players;
  const unknown = [...new Set([...namesIn(scenario.when), ...copied(scenario)])].filter(
    name => names.find(name) === undefined && !scenario.players.includes(name) && names.near(name).length === 0,
  );
  const assumed = unknown.flatMap(name => assumedObject(name, book) ?? []);
  const { players } = scenario.given;
  const own = first === undefined ? undefined : players[first];
  if (first === undefined || own === undefined || assumed.length === 0) return scenario;
  const inZone = (zone: AssumedObject['zone']) => [
    ...own[zone],
    ...assumed.filter(it => it.zone === zone).map(it => givenCard(it.name, countersOn(it.name, scenario.when))),
  ];
  const changed = { ...own, battlefield: inZone('battlefield'), stack: inZone('stack') };
  return { ...scenario, given: { ...scenario.given, players: { ...players, [first]: changed } }, assumed };
}

/** The scenario in which the event calls an object by its card, where it was called by its other face (712.8). */
function withFacesNamed(scenario: Scenario, book: Pick<CardBook, 'byName'>): Scenario {
  const names = nameTable(scenario);
  const meant = new Map(
    namesIn(scenario.when).flatMap(name => {
      const found = names.find(name) === undefined ? book.byName(name) : undefined;
      if (found?.kind !== 'found' || found.face === undefined) return [];
      const cards = names.objects.filter(it => cardOf(it.name, book) === found.card.name);
      return cards.length === 1 ? cards.map(it => [name, it.key] as const) : [];
    }),
  );
  if (meant.size === 0) return scenario;
  return { ...scenario, when: mapStrings(scenario.when, text => meant.get(text) ?? text) };
}

function cardOf(name: string, book: Pick<CardBook, 'byName'>): string | undefined {
  const found = book.byName(name);
  return found.kind === 'found' ? found.card.name : undefined;
}

/** Names of the objects that the event acts on or that act in it. */
function namesIn(when: When): readonly string[] {
  switch (when.kind) {
    case 'destroys':
    case 'dies':
    case 'sacrifices':
    case 'exiles':
    case 'transforms':
    case 'untaps':
    case 'taps':
      return when.objects;
    case 'activates':
      return [when.object];
    case 'attacks':
      return when.attackers.map(it => it.object);
    case 'dealsDamage':
      return when.damage.flatMap(({ source, to }) => [source, to]);
    case 'putsCounters':
      return [when.on];
    case 'movesCounters':
      return [when.from, when.to];
    case 'addsMana':
    case 'becomesCopy':
    case 'begins':
    case 'casts':
    case 'creates':
    case 'discards':
    case 'does':
    case 'draws':
    case 'enters':
    case 'gainsLife':
    case 'losesLife':
    case 'merges':
    case 'mills':
    case 'paysLife':
    case 'phasesIn':
    case 'removesCounters':
    case 'resolves':
    case 'turnsFaceDown':
    case 'turnsFaceUp':
      return [];
    default:
      return assertNever(when);
  }
}

/** The object to be copied. */
function copied({ choose }: Scenario): readonly string[] {
  return choose.flatMap(it => (it.kind === 'copy' ? it.picks : [])).filter(it => it !== 'none');
}

function assumedObject(typed: string, book: Pick<CardBook, 'byName'>): AssumedObject | undefined {
  const found = book.byName(typed);
  if (found.kind !== 'found' || found.as === 'part') return undefined;
  const { typeLine } = found.card.faces[found.face ?? 0] ?? found.card.faces[0];
  return { name: typed, zone: isInstantOrSorceryLine(typeLine) ? 'stack' : 'battlefield' };
}

function givenCard(card: string, counters: Counters): GivenObject {
  return { card, ...PLAIN_OBJECT, counters };
}

type Counters = Readonly<Record<string, number>>;

/** The counters that are moved from an object that nobody declared. */
function countersOn(name: string, when: When): Counters {
  if (when.kind !== 'movesCounters' || when.from !== name) return {};
  return { [when.counter ?? '+1/+1']: when.count ?? 1 };
}
