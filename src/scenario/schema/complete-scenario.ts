// Completion of a scenario: defaults that depend on its players are filled in, players and limits are checked.
import { assertNever } from '../../kit/assert-never.ts';
import { nearest } from '../../kit/nearest.ts';
import { GAME_ZONES } from '../../vocabulary/index.ts';
import { SCENARIO_LIMITS } from '../scenario-limits.ts';
import type { Choose } from './choose-schema.ts';
import type { CreatingInput, CreatingItem, EnteringInput, EnteringItem } from './entering-schema.ts';
import type { GivenObject } from './given-object-schema.ts';
import { type Given, type GivenPlayer, plainPlayer, SHARED_KEYS } from './given-schema.ts';
import { checkSubtypes, ownSubtypes } from './own-subtypes.ts';
import type { Scenario, ScenarioInput } from './scenario-schema.ts';
import { addComplaint, type IssueReport } from './schema-parts.ts';
import { knownPlayer, type Path, readThen } from './then-subjects.ts';
import type { When, WhenInput } from './when-events.ts';

/** Data shared by the functions below: the players, and the report for complaints. */
interface Reading {
  readonly players: readonly string[];
  /** The player meant where none is written: `you`, or the first player when nobody is called that. */
  readonly standard: string;
  readonly report: IssueReport;
}

/** The scenario in long forms; complaints go to the report. */
export function completeScenario(written: ScenarioInput, report: IssueReport): Scenario {
  const { title, active, given, when, then, ...rest } = written;
  const { players } = written;
  const standard = players.includes('you') ? 'you' : (players[0] ?? 'you');
  const reading: Reading = { players, standard, report };
  checkPlayers(reading);
  checkPlayer(reading, active, ['active']);
  for (const [index, choice] of written.choose.entries()) checkChoice(reading, choice, index);
  checkAllSubtypes(written, report);
  const event = completeWhen(reading, when);
  checkSizes(reading, given, event);
  return {
    ...rest,
    title: title ?? written.id,
    active: active ?? players[0] ?? standard,
    given: completeGiven(reading, given),
    when: event,
    ...(then === undefined ? {} : { then: readThen(then, players, report) }),
  };
}

/** The subtypes of tokens and of what is expected: of the game, or of the scenario's own cards. */
function checkAllSubtypes({ cards, given, when, then }: ScenarioInput, report: IssueReport): void {
  const own = ownSubtypes(cards);
  for (const [name, player] of Object.entries(given.players)) checkSubtypes(player, own, report, ['given', name]);
  checkSubtypes(given.command, own, report, ['given', 'command']);
  if (when.kind === 'enters') checkSubtypes(when.objects, own, report, ['when', 'enters']);
  if (when.kind === 'creates') checkSubtypes(when.tokens, own, report, ['when', 'creates']);
  checkSubtypes(then, own, report, ['then']);
}

function checkPlayers({ players, report }: Reading): void {
  if (players.length < 2 || players.length > SCENARIO_LIMITS.players) {
    const complaint = `Expected 2 to ${SCENARIO_LIMITS.players} players, met ${players.length}.`;
    addComplaint(report, ['players'], { complaint });
  }
  for (const [index, player] of players.entries()) {
    if (players.indexOf(player) !== index)
      addComplaint(report, ['players', index], { complaint: `Two players are called "${player}".` });
    if ([...SHARED_KEYS, 'none'].includes(player)) {
      addComplaint(report, ['players', index], {
        complaint: `A player cannot be called "${player}", which means something else here.`,
      });
    }
  }
}

function checkPlayer({ players, report }: Reading, player: string | undefined, path: Path): void {
  if (player !== undefined) knownPlayer(player, players, report, path);
}

function checkChoice(reading: Reading, choice: Choose, index: number): void {
  checkPlayer(reading, choice.who, ['choose', index, 'who']);
  if (choice.kind !== 'player' && choice.kind !== 'protector') return;
  for (const pick of choice.picks) checkPlayer(reading, pick, ['choose', index, choice.kind]);
}

function completeGiven(reading: Reading, given: Given): Given {
  const shared = new Set<string>(reading.players);
  for (const key of Object.keys(given.players)) {
    if (shared.has(key)) continue;
    const known = [...reading.players, ...SHARED_KEYS];
    const complaint = `Unknown key "${key.slice(0, 60)}" under "given". Expected one of ${known.join(', ')}.`;
    addComplaint(reading.report, ['given', key], { complaint, suggestions: nearest(key, known) });
  }
  for (const [name, player] of Object.entries(given.players)) {
    for (const zone of GAME_ZONES) checkOwners(reading, player[zone] ?? [], ['given', name, zone]);
  }
  checkOwners(reading, given.command, ['given', 'command']);
  const players = reading.players.map((name): [string, GivenPlayer] => [name, playerOf(given, name) ?? plainPlayer()]);
  return { ...given, players: Object.fromEntries(players) };
}

function playerOf(given: Given, name: string): GivenPlayer | undefined {
  return Object.hasOwn(given.players, name) ? given.players[name] : undefined;
}

function checkOwners(reading: Reading, objects: readonly GivenObject[], path: Path): void {
  for (const [index, object] of objects.entries()) {
    checkPlayer(reading, object.owner, [...path, index, 'owner']);
    checkPlayer(reading, object.protector, [...path, index, 'protector']);
    checkPlayer(reading, object.chosen?.player, [...path, index, 'chosen', 'player']);
    for (const [n, player] of (object.chosen?.players ?? []).entries())
      checkPlayer(reading, player, [...path, index, 'chosen', 'players', n]);
  }
}

function completeWhen(reading: Reading, when: WhenInput): When {
  const path: Path = ['when', when.kind];
  switch (when.kind) {
    case 'enters':
      return { ...when, objects: when.objects.map((it, index) => completeEntering(reading, it, [...path, index])) };
    case 'creates':
      return { ...when, tokens: when.tokens.map((it, index) => completeCreating(reading, it, [...path, index])) };
    case 'merges':
      return completeMerge(reading, when, path);
    case 'casts':
      return { ...when, spell: completeEntering(reading, when.spell, path) };
    case 'activates':
    case 'attacks':
    case 'becomesCopy':
    case 'transforms':
    case 'untaps':
    case 'taps':
    case 'phasesIn':
    case 'turnsFaceUp':
    case 'turnsFaceDown':
    case 'movesCounters':
    case 'dealsDamage':
      return when;
    case 'putsCounters':
    case 'removesCounters':
    case 'destroys':
    case 'dies':
    case 'discards':
    case 'mills':
    case 'exiles':
    case 'sacrifices':
      checkPlayer(reading, when.player, [...path, 'player']);
      return when;
    case 'addsMana':
    case 'begins':
    case 'does':
    case 'draws':
    case 'gainsLife':
    case 'losesLife':
    case 'paysLife':
    case 'resolves':
      checkPlayer(reading, when.player, [...path, 'player']);
      return { ...when, player: when.player ?? reading.standard };
    default:
      return assertNever(when);
  }
}

function completeEntering(reading: Reading, entering: EnteringInput, path: Path): EnteringItem {
  const under = entering.under ?? reading.standard;
  checkPlayer(reading, entering.under, [...path, 'under']);
  checkPlayer(reading, entering.owner, [...path, 'owner']);
  checkPlayer(reading, entering.cast?.by, [...path, 'cast', 'by']);
  return { ...entering, under, ...underWritten(entering), owner: entering.owner ?? under };
}

function completeCreating(reading: Reading, creating: CreatingInput, path: Path): CreatingItem {
  checkPlayer(reading, creating.under, [...path, 'under']);
  return { ...creating, under: creating.under ?? reading.standard, ...underWritten(creating) };
}

/** The player as named by the scenario, where the words of `by` might name another. */
function underWritten({ under, by }: Pick<EnteringInput, 'under' | 'by'>): Pick<EnteringItem, 'underWritten'> {
  return under === undefined || by === undefined ? {} : { underWritten: true };
}

function completeMerge(reading: Reading, when: Extract<WhenInput, { kind: 'merges' }>, path: Path): When {
  const spell = completeEntering(reading, when.spell, [...path, 'spell']);
  const { top, ...rest } = when;
  const onTop = topOf(top, [spell.as, spell.card, 'spell', 'yes', 'true'], [when.with, 'permanent', 'no', 'false']);
  if (top !== undefined && onTop === undefined) {
    const complaint = `Expected which of the two is on top, "${spell.card ?? 'spell'}" or "${when.with}", met "${top}".`;
    addComplaint(reading.report, [...path, 'top'], { complaint });
  }
  return { ...rest, spell, ...(onTop === undefined ? {} : { top: onTop }) };
}

function topOf(
  top: string | undefined,
  spell: readonly (string | undefined)[],
  permanent: readonly string[],
): 'spell' | 'permanent' | undefined {
  if (top === undefined) return undefined;
  if (spell.includes(top)) return 'spell';
  return permanent.includes(top) ? 'permanent' : undefined;
}

function checkSizes({ report }: Reading, given: Given, when: When): void {
  const players = Object.values(given.players);
  const permanents = sum(players.flatMap(player => player.battlefield));
  if (permanents > SCENARIO_LIMITS.permanents) {
    const complaint = `The board has ${permanents} permanents, and a question may have at most ${SCENARIO_LIMITS.permanents}.`;
    addComplaint(report, ['given'], { complaint });
  }
  const objects = sum([...given.command, ...players.flatMap(player => GAME_ZONES.flatMap(zone => player[zone] ?? []))]);
  if (objects > SCENARIO_LIMITS.objects) {
    const complaint = `There are ${objects} objects, and a question may have at most ${SCENARIO_LIMITS.objects} in all zones together.`;
    addComplaint(report, ['given'], { complaint });
  }
  const entering = when.kind === 'enters' ? sum(when.objects) : when.kind === 'creates' ? sum(when.tokens) : 0;
  if (entering > SCENARIO_LIMITS.entering) {
    const complaint = `${entering} objects would enter at once, and a question may have at most ${SCENARIO_LIMITS.entering}.`;
    addComplaint(report, ['when', when.kind], { complaint });
  }
}

function sum(objects: readonly { readonly count: number }[]): number {
  return objects.reduce((total, object) => total + object.count, 0);
}
