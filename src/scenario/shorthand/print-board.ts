// Sections of shorthand for what is given in a scenario.

import type { GivenEffect } from '../schema/given-object-schema.ts';
import type { GivenPlayer } from '../schema/given-schema.ts';
import type { Scenario } from '../schema/scenario-schema.ts';
import { chosenWords, printObject } from './print-object.ts';
import { playerWords } from './seat-words.ts';
import { turnWords } from './section-facts.ts';

const ZONES = ['battlefield', 'hand', 'library', 'graveyard', 'exile', 'command', 'stack'] as const;

/** The objects of each player, zone by zone. */
export function boardWords({ given, players }: Scenario): readonly string[] {
  const lists = players.flatMap(player => {
    const entry = given.players[player];
    const zones = ZONES.flatMap(zone => {
      const objects = entry?.[zone] ?? [];
      const empty = zone === 'library' && entry?.library !== undefined;
      if (objects.length === 0) return empty ? [`${whoseWord(player)} library: empty`] : [];
      const word = zone === 'battlefield' ? boardOf(player) : `${whoseWord(player)} ${zone}`;
      return [`${word}: ${objects.map(it => printObject(it)).join('; ')}`];
    });
    const effects = entry?.effects ?? [];
    return effects.length === 0
      ? zones
      : [...zones, `${whoseWord(player)} effects: ${effects.map(effectWords).join('; ')}`];
  });
  return given.command.length === 0
    ? lists
    : [...lists, `command: ${given.command.map(it => printObject(it)).join('; ')}`];
}

/** The facts about players, the turn and the day. */
export function factWords({ given, players, active, rules }: Scenario): readonly string[] {
  const whose = active === players[0] ? [] : [playerWords(active)];
  const turn = [...whose, ...(given.turn === undefined ? [] : [given.turn])].join(' ');
  return [
    ...(players.length > 2 ? [`players: ${players.length}`] : []),
    ...players.flatMap(player => playerFacts(player, given.players[player] ?? {})),
    ...(turn === '' ? [] : [`turn: ${turn}`]),
    ...(given.dayNight === undefined ? [] : [`time: ${given.dayNight}`]),
    ...(given.step === undefined ? [] : [`step: ${given.step}`]),
    ...(rules === 'current' ? [] : [`rules: ${rules}`]),
  ];
}

function playerFacts(player: string, entry: Partial<GivenPlayer>): readonly string[] {
  const {
    life = 20,
    commanderCasts,
    mana = '',
    speed,
    counters = {},
    designations = [],
    thisTurn = {},
    commanderDamage = {},
  } = entry;
  const facts: readonly (readonly [string, string])[] = [
    ['life', life === 20 ? '' : String(life)],
    ['commander casts', commanderCasts === undefined ? '' : String(commanderCasts)],
    ['mana', mana],
    ['speed', speed === undefined ? '' : String(speed)],
    ['counters', listed(counters, (kind, n) => `${n} ${kind}`, ', ')],
    ['designations', designations.join(', ')],
    ['this turn', listed(thisTurn, (fact, n) => `${turnWords(fact)} ${yesOrNumber(n)}`, ', ')],
    ['commander damage', listed(commanderDamage, (name, n) => `${name} ${n}`, '; ')],
  ];
  return facts.filter(([, text]) => text !== '').map(([word, text]) => `${whoseWord(player)} ${word}: ${text}`);
}

function listed<T>(entries: Readonly<Record<string, T>>, words: (key: string, value: T) => string, between: string) {
  return Object.entries(entries)
    .map(([key, value]) => words(key, value))
    .join(between);
}

function yesOrNumber(value: number | boolean | undefined): string {
  if (typeof value === 'number') return String(value);
  return value === true ? 'yes' : 'no';
}

function effectWords({ from = '', targets = [], chosen }: GivenEffect): string {
  const details = [...targets.map(it => `targeting ${playerWords(it)}`), ...chosenWords(chosen)];
  return details.length === 0 ? from : `${from} (${details.join(', ')})`;
}

function boardOf(player: string): string {
  if (player === 'you') return 'me';
  return player === 'opponent' ? 'opp' : player;
}

function whoseWord(player: string): string {
  return player === 'you' ? 'my' : boardOf(player);
}
