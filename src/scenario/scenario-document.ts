// A scenario written back: the document of the format, in short forms, that reads as the same scenario.

import { stringify } from 'yaml';
import { assertNever } from '../kit/assert-never.ts';
import { equals } from '../kit/structure.ts';
import { type CastDetails, PLAIN_CAST } from './schema/cast-schema.ts';
import type { Choose } from './schema/choose-schema.ts';
import type { CreatingItem, EnteringItem } from './schema/entering-schema.ts';
import { type GivenObject, PLAIN_OBJECT } from './schema/given-object-schema.ts';
import { type Given, type GivenPlayer, plainPlayer } from './schema/given-schema.ts';
import { splitCount } from './schema/list-schemas.ts';
import type { Scenario } from './schema/scenario-schema.ts';
import type { ScenarioToken } from './schema/token-schema.ts';
import type { When } from './schema/when-events.ts';

type Data = Readonly<Record<string, unknown>>;

const DEFAULT_PLAYERS = ['you', 'opponent'];
const WIDTH = 120;

/**
 * The document of a scenario as plain data: `readScenario` reads the same scenario from it, but for what it expects (its
 * `then`) and for what was assumed.
 */
export function scenarioDocument(scenario: Scenario): Data {
  const { title, players, active, given, when, choose, then: _, assumed: __, ...rest } = scenario;
  const standard = players.includes('you') ? 'you' : (players[0] ?? 'you');
  return withoutDefaults(
    {
      ...rest,
      ...(title === rest.id ? {} : { title }),
      players,
      ...(active === players[0] ? {} : { active }),
      given: givenDocument(given),
      when: whenDocument(when, standard),
      choose: choose.map(choiceDocument),
    },
    { rules: 'current', players: DEFAULT_PLAYERS, cards: [], given: {}, choose: [] },
  );
}

/** The document of a scenario as YAML. */
export function printScenario(scenario: Scenario): string {
  return stringify(scenarioDocument(scenario), { lineWidth: WIDTH });
}

/** The entries of a record that are not as they are when left out. */
function withoutDefaults(record: object, defaults: Data): Data {
  const entries = Object.entries(record).filter(
    ([key, value]) => value !== undefined && !(Object.hasOwn(defaults, key) && equals(value, defaults[key])),
  );
  return Object.fromEntries(entries);
}

function givenDocument({ players, command, ...shared }: Given): Data {
  const sides = Object.entries(players).map(([name, player]) => [name, playerDocument(player)] as const);
  return {
    ...Object.fromEntries(sides.filter(([, side]) => Object.keys(side).length > 0)),
    ...withoutDefaults({ ...shared, command: command.map(objectDocument) }, { command: [] }),
  };
}

const ZONES = ['battlefield', 'hand', 'library', 'graveyard', 'exile', 'command', 'stack'] as const;

function playerDocument(player: GivenPlayer): Data {
  const zones = ZONES.map(zone => [zone, player[zone]?.map(objectDocument)] as const);
  const effects = player.effects.map(({ from, ...more }) =>
    from !== undefined && Object.keys(more).length === 0 ? from : withoutDefaults({ from, ...more }, {}),
  );
  return withoutDefaults({ ...player, ...Object.fromEntries(zones), effects }, { ...plainPlayer() });
}

function objectDocument({ token, cast, ...object }: GivenObject): unknown {
  const parts = { ...tokenPart(token), ...(cast === undefined ? {} : { cast: castDocument(cast, true) }) };
  return short({ ...withoutDefaults(object, PLAIN_OBJECT), ...parts });
}

/** A card with its number as one text, where nothing else is said of it, and that text means it. */
function short(object: Data): unknown {
  const { card, count = 1, ...more } = object;
  if (typeof card !== 'string' || Object.keys(more).length > 0) return object;
  const text = count === 1 ? card : `${count} ${card}`;
  return equals(splitCount(text), { count, name: card }) ? text : object;
}

function tokenPart(token: ScenarioToken | undefined): Data {
  if (token === undefined) return {};
  const { kind, ...described } = token;
  return { token: kind === 'predefined' ? token.name : withoutDefaults(described, PLAIN_TOKEN) };
}

const PLAIN_TOKEN = { types: [], subtypes: [], supertypes: [], colors: [] };

/** The details of a cast spell; the zone it was cast from is written where it was. */
function castDocument(cast: CastDetails, fromWritten: boolean): Data {
  const { from, targets, ...rest } = cast;
  const names = targets.map(({ name, legal }) => (legal ? name : { illegal: name }));
  const written = withoutDefaults({ ...rest, targets: names }, { ...PLAIN_CAST });
  return fromWritten ? { from, ...written } : written;
}

function enteringDocument(item: EnteringItem, standard: string): unknown {
  const { token, cast, from, fromWritten, owner, under, underWritten, ...rest } = item;
  return short({
    ...withoutDefaults(rest, { count: 1, except: [], counters: {}, transformed: false }),
    ...tokenPart(token),
    ...(under === standard && underWritten !== true ? {} : { under }),
    ...(owner === under ? {} : { owner }),
    ...(cast === undefined ? (fromWritten ? { from } : {}) : { cast: castDocument(cast, fromWritten) }),
  });
}

function creatingDocument({ token, under, underWritten, ...rest }: CreatingItem, standard: string): unknown {
  return {
    ...tokenPart(token),
    ...(under === standard && underWritten !== true ? {} : { under }),
    ...withoutDefaults(rest, { count: 1, except: [], counters: {} }),
  };
}

function whenDocument(when: When, standard: string): Data {
  const { kind, ...event } = when;
  switch (when.kind) {
    case 'enters':
      return { enters: when.objects.map(it => enteringDocument(it, standard)) };
    case 'creates':
      return { creates: when.tokens.map(it => creatingDocument(it, standard)) };
    case 'attacks':
      return { attacks: when.attackers };
    case 'casts':
      return { casts: enteringDocument(when.spell, standard) };
    case 'resolves': {
      const { kind: _, cast, ...rest } = when;
      return {
        resolves: { ...rest, ...(cast === undefined ? {} : { cast: withoutDefaults(cast, { ...PLAIN_CAST }) }) },
      };
    }
    case 'merges':
      return { merges: { ...event, spell: enteringDocument(when.spell, standard) } };
    case 'dealsDamage':
      return { dealsDamage: when.damage.map(it => withoutDefaults(it, { combat: false })) };
    case 'putsCounters':
    case 'removesCounters':
    case 'movesCounters': {
      const { kind: _, counter, ...rest } = when;
      return { [kind]: { ...(counter === undefined ? {} : { kind: counter }), ...rest } };
    }
    case 'begins':
      return { begins: { player: when.player, [when.what]: when.name ?? 'yes' } };
    case 'transforms':
    case 'untaps':
    case 'taps':
    case 'phasesIn':
      return { [kind]: when.objects };
    case 'activates':
    case 'addsMana':
    case 'becomesCopy':
    case 'destroys':
    case 'dies':
    case 'discards':
    case 'does':
    case 'draws':
    case 'exiles':
    case 'gainsLife':
    case 'losesLife':
    case 'mills':
    case 'paysLife':
    case 'sacrifices':
    case 'turnsFaceDown':
    case 'turnsFaceUp':
      return { [kind]: event };
    default:
      return assertNever(when);
  }
}

function choiceDocument(choice: Choose): Data {
  const { kind, who, for: object, ...pick } = choice;
  const [picked] = Object.values(pick);
  const none = Array.isArray(picked) && picked.length === 0;
  return withoutDefaults({ who, for: object, [kind]: none ? 'none' : picked }, {});
}
