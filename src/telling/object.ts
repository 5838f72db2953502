// Objects and players as a card would show them, and what is not as it was before.

import type { GameObject, GameState, ObjectId, Outcome, PlayerState } from '../engine/index.ts';
import { keyOf } from '../kit/structure.ts';
import { abilityLines } from './abilities.ts';
import { copiedName, objectOf, type Scene, type Seen } from './scene.ts';
import { anyChosen } from './step/any.ts';
import type { ObjectTelling } from './telling.ts';
import { capital, counted, list, numberWord, plural, spelled } from './words.ts';

/** One fact of an object, under a heading by which it is compared with what it was. */
interface Fact {
  readonly about: string;
  readonly text: string;
}

/** The asked objects whole, then everything else that changed, like ones together. */
export function tellObjects(scene: Scene, outcome: Outcome, asked: readonly ObjectId[]): readonly ObjectTelling[] {
  const made = [...scene.after.objects.keys()].filter(id => !scene.before.objects.has(id) || isMade(scene, id));
  const whole = [...new Set([...asked, ...made])].filter(id => !vanished(scene, id) || asked.includes(id));
  const others = [...scene.before.objects.keys()].filter(id => !whole.includes(id));
  const told = [
    ...whole.map(id => ({ id, telling: tellWhole(scene, id, true) })),
    ...others.flatMap(id => {
      const telling = tellChanged(scene, id);
      return telling === undefined ? [] : [{ id, telling }];
    }),
  ];
  return [...together(scene, told), ...tellPlayers(scene, outcome, asked)];
}

/** A token that was about to be made and now is. */
function isMade(scene: Scene, id: ObjectId): boolean {
  return scene.before.objects.get(id)?.zone === 'nowhere' && scene.after.objects.get(id)?.zone !== 'nowhere';
}

function vanished(scene: Scene, id: ObjectId): boolean {
  const object = scene.after.objects.get(id);
  return object === undefined || object.zone === 'nowhere';
}

/** Objects of one name with the same lines become one entry: "3 × Goblin Token". */
function together(
  scene: Scene,
  told: readonly { readonly id: ObjectId; readonly telling: ObjectTelling }[],
): readonly ObjectTelling[] {
  const groups = new Map<string, { readonly telling: ObjectTelling; readonly ids: ObjectId[] }>();
  for (const { id, telling } of told) {
    const key = keyOf([scene.names.plain(id), telling.lines, telling.asked, becameOf(telling.title)]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { telling, ids: [id] });
    else group.ids.push(id);
  }
  return [...groups.values()].map(({ telling, ids }) => {
    const [first] = ids;
    return ids.length === 1 || first === undefined
      ? telling
      : { ...telling, title: `${ids.length} × ${scene.names.plain(first)}${becameOf(telling.title)}` };
  });
}

function becameOf(title: string): string {
  return /, now .*$/.exec(title)?.[0] ?? '';
}

/** An object whole, as it is in the end. */
export function tellWhole(scene: Scene, id: ObjectId, asked: boolean): ObjectTelling {
  const object = scene.after.objects.get(id);
  const title = titleOf(scene, id);
  if (object === undefined || object.zone === 'nowhere') return { title, lines: ['does not exist'], asked };
  if (object.zone !== 'battlefield') return { title, lines: [zoneWords(scene, object)], asked };
  const facts = factsOf(scene, scene.seenAfter, object);
  return { title, lines: facts.filter(it => it.text !== '').map(it => it.text), asked };
}

/** The name it was asked by, with its present name where that differs. */
export function titleOf(scene: Scene, id: ObjectId): string {
  const object = objectOf(scene, id);
  const full = scene.names.full(id);
  if (object === undefined || object.zone !== 'battlefield' || !scene.after.objects.has(id)) return full;
  const now = scene.seenAfter.of(id).name;
  if (object.faceDown !== undefined) return `${full}, now face down`;
  return now === '' || full.includes(now) || now.includes(scene.names.plain(id)) ? full : `${full}, now ${now}`;
}

/** What is not as it was; undefined where everything is. */
export function tellChanged(scene: Scene, id: ObjectId): ObjectTelling | undefined {
  const before = scene.before.objects.get(id);
  const after = scene.after.objects.get(id);
  if (before === undefined) return undefined;
  const title = titleOf(scene, id);
  // a card nobody named: how many there are is told of the player
  if (title === '') return undefined;
  if (after === undefined) return { title, lines: ['ceases to exist'], asked: false };
  if (before.zone !== after.zone) {
    return { title, lines: [`${zoneWords(scene, after)} (was ${zoneWords(scene, before)})`], asked: false };
  }
  if (after.zone !== 'battlefield') return undefined;
  const was = new Map(factsOf(scene, scene.seenBefore, before).map(it => [it.about, it.text]));
  const lines = factsOf(scene, scene.seenAfter, after).flatMap(({ about, text }) => {
    const old = was.get(about) ?? '';
    if (old === text) return [];
    return [text === '' ? `no longer: ${old}` : old === '' ? text : `${text} (was ${old})`];
  });
  return lines.length === 0 ? undefined : { title, lines, asked: false };
}

function factsOf(scene: Scene, seen: Seen, object: GameObject): readonly Fact[] {
  const it = seen.of(object.id);
  const types = [...it.supertypes, ...it.types].join(' ');
  const subtypes = [...(it.everyCreatureType ? ['every creature type'] : []), ...it.subtypes];
  const owner = object.owner;
  const controller = seen.controller(object.id);
  return [
    { about: 'types', text: subtypes.length === 0 ? types : `${types} — ${subtypes.join(' ')}` },
    { about: 'size', text: sizeWords(seen, object) },
    { about: 'color', text: colorWords(seen, object) },
    ...Object.entries(object.counters).map(([kind, n]) => ({
      about: `counters ${kind}`,
      text: n === 0 ? '' : counterWords(n, kind),
    })),
    { about: 'tapped', text: object.tapped ? 'tapped' : 'untapped' },
    { about: 'faceDown', text: object.faceDown === undefined ? '' : `face down (${spelled(object.faceDown)})` },
    { about: 'phased', text: object.phasedOut ? 'phased out' : '' },
    { about: 'controller', text: controller === owner ? '' : `controlled by ${scene.names.player(controller).name}` },
    { about: 'copy', text: copyWords(object) },
    {
      about: 'attached',
      text: object.attachedTo === undefined ? '' : `attached to ${scene.names.thing(object.attachedTo)}`,
    },
    {
      about: 'attacking',
      text: object.attacking === undefined ? '' : `attacking ${scene.names.thing(object.attacking)}`,
    },
    {
      about: 'protector',
      text: object.protector === undefined ? '' : `protected by ${scene.names.player(object.protector).name}`,
    },
    ...chosenFacts(scene, object),
    ...object.designations.map(each => ({ about: `designation ${each}`, text: spelled(each) })),
    { about: 'level', text: object.level > 1 ? `level ${object.level}` : '' },
    { about: 'damage', text: object.damage > 0 ? `${object.damage} damage marked` : '' },
    ...abilityLines(seen, object).map(text => ({ about: `ability ${text}`, text })),
  ];
}

function counterWords(n: number, kind: string): string {
  return `${n} ${n === 1 ? `${kind} counter` : plural(`${kind} counter`)}`;
}

function sizeWords(seen: Seen, object: GameObject): string {
  const it = seen.of(object.id);
  const parts = [
    ...(it.power === undefined || it.toughness === undefined ? [] : [`${it.power}/${it.toughness}`]),
    ...(it.loyalty === undefined || !it.types.includes('Planeswalker') ? [] : [`loyalty ${it.loyalty}`]),
    ...(it.defense === undefined || !it.types.includes('Battle') ? [] : [`defense ${it.defense}`]),
  ];
  return list(parts);
}

const LETTERS: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** Colors, where the mana cost does not show them. */
function colorWords(seen: Seen, object: GameObject): string {
  const it = seen.of(object.id);
  const cost = new Set((it.manaCost ?? []).flatMap(symbol => [...symbol].flatMap(letter => LETTERS[letter] ?? [])));
  const obvious = it.colors.length === cost.size && it.colors.every(color => cost.has(color));
  if (obvious) return '';
  return it.colors.length === 0 ? 'colorless' : list(it.colors);
}

function copyWords(object: GameObject): string {
  const copy = object.copies.at(-1);
  return copy === undefined ? '' : `copy of ${copiedName(copy)}`;
}

function chosenFacts(scene: Scene, object: GameObject): readonly Fact[] {
  return Object.entries(object.chosen).flatMap(([heading, value]) => {
    if (value === undefined || (heading === 'word' && value === object.chosen.mode)) return [];
    const any = anyChosen(scene, object.id, heading);
    if (any !== undefined) return [{ about: `chosen ${heading}`, text: `chosen: ${any}` }];
    const words = Array.isArray(value) ? list(value.map(String)) : valueWords(scene, heading, String(value));
    return [{ about: `chosen ${heading}`, text: `chosen ${spelled(heading)}: ${words}` }];
  });
}

function valueWords(scene: Scene, heading: string, value: string): string {
  return heading === 'object' || heading === 'player' ? scene.names.thing(value as ObjectId) : value; // headings that hold ids
}

/** "in your graveyard", "on the battlefield", "in exile". */
export function zoneWords(scene: Scene, object: GameObject): string {
  const { zone, owner } = object;
  if (zone === 'battlefield' || zone === 'stack') return `on the ${zone}`;
  if (zone === 'exile') return object.faceDown === undefined ? 'in exile' : 'in exile, face down';
  if (zone === 'command') return 'in the command zone';
  if (zone === 'outside') return 'outside the game';
  if (zone === 'nowhere') return 'nowhere';
  return `in ${scene.names.player(owner).own} ${zone}`;
}

/** Players whose life, counters, cards or fate changed. */
function tellPlayers(scene: Scene, outcome: Outcome, asked: readonly ObjectId[]): readonly ObjectTelling[] {
  return outcome.state.players.flatMap(player => {
    const was = outcome.before.players.find(it => it.id === player.id);
    const lines = was === undefined ? [] : playerLines(outcome, was, player, asked);
    return lines.length === 0 ? [] : [{ title: capital(scene.names.player(player.id).name), lines, asked: false }];
  });
}

function playerLines(
  outcome: Outcome,
  was: PlayerState,
  now: PlayerState,
  asked: readonly ObjectId[],
): readonly string[] {
  const kinds = [...new Set([...Object.keys(was.counters), ...Object.keys(now.counters)])];
  const skipped = now.skipped.slice(was.skipped.length).map(it => `skips: ${spelled(it)}`);
  const designations = now.designations.filter(it => !was.designations.includes(it)).map(spelled);
  const hand = [handSize(outcome.before, was, asked), handSize(outcome.state, now, asked)] as const;
  return [
    ...(was.life === now.life ? [] : [`${now.life} life (was ${was.life})`]),
    ...(hand[0] === hand[1] ? [] : [`${counted(hand[1], 'card')} in hand (was ${numberWord(hand[0])})`]),
    ...kinds.flatMap(kind => {
      const [old = 0, fresh = 0] = [was.counters[kind], now.counters[kind]];
      return old === fresh ? [] : [`${counterWords(fresh, kind)} (was ${old})`];
    }),
    ...(was.speed === now.speed ? [] : [`speed ${now.speed}`]),
    ...(was.mana.join('') === now.mana.join('') ? [] : [`mana: ${now.mana.map(it => `{${it}}`).join('') || 'none'}`]),
    ...designations,
    ...skipped,
    ...(now.lost && !was.lost ? ['loses the game'] : []),
  ];
}

/** Cards in hand apart from those the question is about. */
function handSize(state: GameState, player: PlayerState, asked: readonly ObjectId[]): number {
  return [...state.objects.values()].filter(
    it => it.zone === 'hand' && it.owner === player.id && !asked.includes(it.id),
  ).length;
}
