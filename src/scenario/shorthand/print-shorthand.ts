// A scenario in one line of shorthand, as somebody would type it.
import { equals } from '../../kit/structure.ts';
import type { Choose } from '../schema/choose-schema.ts';
import type { GivenPlayer } from '../schema/given-schema.ts';
import type { Scenario } from '../schema/scenario-schema.ts';
import type { When } from '../schema/when-schema.ts';
import type { NameOf } from './object-list.ts';
import { playerWords, printObject, printToken } from './print-object.ts';
import { readShorthand } from './shorthand-line.ts';
import { type DayOf, typedDayAsIs } from './typed-day.ts';

/** A line that reads as this scenario again, but for its title and id; undefined for one that no line can say. */
export function printShorthand(scenario: Scenario, nameOf: NameOf, dayOf: DayOf = typedDayAsIs): string | undefined {
  const event = eventWords(scenario.when, scenario.choose);
  if (event === undefined) return undefined;
  const line = [event, ...boardWords(scenario), ...factWords(scenario)].join('; ');
  const read = readShorthand(line, nameOf, dayOf);
  return read.ok && isSame(read.value, scenario) ? line : undefined;
}

function isSame(one: Scenario, other: Scenario): boolean {
  const parts = ({ rules, players, active, cards, given, when, choose }: Scenario) => ({
    rules,
    players,
    active,
    cards,
    given,
    when,
    choose,
  });
  return equals(parts(one), parts(other));
}

const ZONES = ['battlefield', 'hand', 'library', 'graveyard', 'exile'] as const;

function boardWords({ given, players }: Scenario): readonly string[] {
  const lists = players.flatMap(player =>
    ZONES.flatMap(zone => {
      const objects = given.players[player]?.[zone] ?? [];
      if (objects.length === 0) return [];
      const whose = player === 'you' ? 'me' : 'opp';
      const word = zone === 'battlefield' ? whose : `${whose === 'me' ? 'my' : 'opp'} ${zone}`;
      return [`${word}: ${objects.map(printObject).join('; ')}`];
    }),
  );
  return given.command.length === 0 ? lists : [...lists, `command: ${given.command.map(printObject).join('; ')}`];
}

function factWords({ given, players, active, rules }: Scenario): readonly string[] {
  const lives = players.flatMap(player => {
    const { life = 20, commanderCasts }: Partial<GivenPlayer> = given.players[player] ?? {};
    const whose = player === 'you' ? 'my' : 'opp';
    return [
      ...(life === 20 ? [] : [`${whose} life: ${life}`]),
      ...(commanderCasts === undefined ? [] : [`${whose} commander casts: ${commanderCasts}`]),
    ];
  });
  const whose = active === players[0] ? [] : [playerWords(active)];
  const turn = [...whose, ...(given.turn === undefined ? [] : [given.turn])].join(' ');
  return [
    ...lives,
    ...(turn === '' ? [] : [`turn: ${turn}`]),
    ...(given.dayNight === undefined ? [] : [`time: ${given.dayNight}`]),
    ...(rules === 'current' ? [] : [`rules: ${rules}`]),
  ];
}

/** The event in words; undefined for one that shorthand has no words for. */
export function eventWords(when: When, choose: readonly Choose[]): string | undefined {
  switch (when.kind) {
    case 'enters':
      return entersWords(when, choose);
    case 'destroys':
      return movedWords(when, 'destroyed');
    case 'dies':
      return movedWords(when, 'dies');
    case 'sacrifices':
      return movedWords(when, 'sacrificed');
    case 'exiles':
      return movedWords(when, 'exiled');
    case 'discards':
      return movedWords(when, 'discarded');
    case 'mills':
      return movedWords(when, 'milled');
    case 'transforms':
    case 'untaps':
    case 'taps':
      return `${when.objects.join('; ')} ${when.kind}`;
    case 'phasesIn':
      return `${when.objects.join('; ')} phases in`;
    case 'turnsFaceUp':
      return `${when.objects.join('; ')} is turned face up`;
    case 'turnsFaceDown':
      return `${when.objects.join('; ')} is turned face down`;
    case 'becomesCopy':
      return `${when.object} becomes a copy of ${when.of}`;
    default:
      return otherWords(when);
  }
}

function otherWords(when: When): string | undefined {
  switch (when.kind) {
    case 'dealsDamage':
      return when.damage.map(damageWords).join('; ');
    case 'draws':
      return `${doer(when.player)} draws ${when.count === 1 ? 'a card' : `${when.count} cards`}`;
    case 'gainsLife':
      return `${doer(when.player)} gains ${when.amount} life`;
    case 'losesLife':
      return `${doer(when.player)} loses ${when.amount} life`;
    case 'paysLife':
      return `${doer(when.player)} pays ${when.amount} life`;
    case 'does':
      return `${doer(when.player)} does ${when.action}${when.count === 1 ? '' : ` ${when.count} times`}`;
    case 'putsCounters':
      return `put ${when.count} ${when.counter} counters on ${playerWords(when.on)}`;
    case 'removesCounters':
      return `remove ${when.count} ${when.counter} counters from ${playerWords(when.on)}`;
    case 'creates':
      return createsWords(when);
    default:
      return undefined;
  }
}

function doer(player: string): string {
  return player === 'you' ? 'you' : player;
}

function damageWords({ source, to, amount, combat }: Extract<When, { kind: 'dealsDamage' }>['damage'][number]): string {
  return `${source} deals ${amount} ${combat ? 'combat ' : ''}damage to ${playerWords(to)}`;
}

function createsWords({ tokens }: Extract<When, { kind: 'creates' }>): string | undefined {
  const [only, ...more] = tokens;
  if (only?.token === undefined || more.length > 0) return undefined;
  const { under, token, count, by, tapped } = only;
  const how = `${tapped ? ' tapped' : ''}${by === undefined ? '' : ` by ${by}`}`;
  return `${doer(under)} creates ${count === 1 ? '' : `${count} `}${printToken(token)}${how}`;
}

/** "Clone enters from graveyard under opponent's control by Reanimate as a copy of Sol Ring". */
function entersWords({ objects }: Extract<When, { kind: 'enters' }>, choose: readonly Choose[]): string | undefined {
  const [first] = objects;
  if (first === undefined || objects.some(it => howWords(it) !== howWords(first))) return undefined;
  const [copy] = choose;
  const picked = copy?.kind === 'copy' ? copy.picks[0] : undefined;
  const simple = objects.length === 2 && objects.every(it => it.card !== undefined && printObject(it) === it.card);
  const subjects = objects.map(printObject).join(simple ? ' and ' : '; ');
  return `${subjects} enters${howWords(first)}${picked === undefined ? '' : ` as a copy of ${picked}`}`;
}

function howWords({
  from,
  fromWritten,
  under,
  by,
  cast,
}: Extract<When, { kind: 'enters' }>['objects'][number]): string {
  const zone = cast === undefined && fromWritten ? ` from ${from}` : '';
  return `${zone}${under === 'you' ? '' : ` under ${under}'s control`}${by === undefined ? '' : ` by ${by}`}`;
}

type Moved = Extract<When, { readonly count: number; readonly objects: readonly string[] }>;

function movedWords({ kind, objects, player, count, by }: Moved, said: string): string | undefined {
  const cause = by === undefined ? '' : ` by ${by}`;
  if (objects.length > 0) return `${objects.join('; ')} ${said === 'dies' ? 'dies' : `is ${said}`}${cause}`;
  return player === undefined ? undefined : `${doer(player)} ${kind} ${count} cards${cause}`;
}
