// Endings in words that are equal for endings that differ only by exchanging like objects, whatever their names and the
// order in which they were written.
import type { Edition, GameEvent, GameObject, GameState, PendingTrigger, View } from '../../../src/engine/index.ts';
import { project } from '../../../src/engine/index.ts';

/** The ending of one way. */
export interface End {
  readonly state: GameState;
  readonly triggers: readonly PendingTrigger[];
}

/** Options of the words. */
export interface LikeWordsInput {
  /** The edition under which characteristics after layers are included; they are left out without it. */
  readonly edition?: Edition;
  /** The name in the scenario of objects that are left out. */
  readonly leftOut?: string;
  /** Whether cards may be printed otherwise: their texts are left out, and what tokens are printed as. */
  readonly isReprinted?: boolean;
}

/** Words for an ending, equal where one comes from the other by exchanging objects that were alike. */
export function likeWords(
  before: GameState,
  event: GameEvent,
  { edition, leftOut, isReprinted = false }: LikeWordsInput = {},
): (end: End) => string {
  const isSeen = (object: GameObject | undefined) => object !== undefined && object.label !== leftOut;
  const wordsOf = isReprinted ? reprintedWords : printedWords;
  const colors = colorsOf(before, event, isSeen, wordsOf);
  return ({ state, triggers }) => {
    const view = edition === undefined ? undefined : project(state, edition);
    const made = new Map<string, string>();
    for (const object of state.objects.values())
      if (!before.objects.has(object.id)) made.set(object.id, `new ${shortOf(wordsOf(object, () => '?'))}`);
    const color = (id: string) => colors.get(id) ?? made.get(id) ?? id;
    const objects = [...state.objects.values()]
      .filter(isSeen)
      .map(it => `${color(it.id)}: ${wordsOf(it, color)} ${nowWords(view, it)}`);
    const zones = Object.entries(state.zones).flatMap(([key, ids]) => {
      const there = ids.filter(id => isSeen(state.objects.get(id))).map(color);
      if (there.length === 0) return [];
      return [`${key}: ${(key.startsWith('library') ? there : there.toSorted()).join(', ')}`];
    });
    const triggered = triggers.map(
      it =>
        `${it.source === undefined ? it.ability : color(it.source)} ${it.controller} ${isReprinted ? '' : it.effect} ${it.times}`,
    );
    const effects = state.effects.map(it => `${it.sourceName} ${it.controller} ${it.uses}`);
    // the record of the turn is not part of an ending: answers leave it out too
    const players = state.players.map(({ thisTurn: _, ...player }) => player);
    const byName = players.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const rest = JSON.stringify([byName, state.step, state.dayNight, effects]);
    return [...objects.toSorted(), ...zones.toSorted(), ...triggered.toSorted(), rest].join('\n');
  };
}

/** A color for each object, equal for like objects: from its words, then from those of its neighbors, twice over. */
function colorsOf(
  state: GameState,
  event: GameEvent,
  isSeen: (object: GameObject) => boolean,
  wordsOf: WordsOf,
): ReadonlyMap<string, string> {
  const objects = [...state.objects.values()].filter(isSeen);
  let colors = new Map<string, string>();
  for (const object of objects) {
    const role = wordsOf === reprintedWords ? '' : roleIn(state, event, object);
    const place = object.zone === 'library' && role === '' ? `library ${fromBelow(state, object)}` : object.zone;
    colors.set(object.id, shortOf(`${wordsOf(object, () => '?')} ${place} ${role}`));
  }
  for (let round = 0; round < 2; round++) {
    const before = colors;
    const color = (id: string) => before.get(id) ?? id;
    colors = new Map(
      objects.map(it => [it.id, shortOf(`${color(it.id)} ${wordsOf(it, color)} ${referringTo(state, it, color)}`)]),
    );
  }
  return colors;
}

/** The place of a card in its library, counted from the bottom: cards that leave do so from the top. */
function fromBelow(state: GameState, { id, owner }: GameObject): number {
  const library = state.zones[`library:${owner}`] ?? [];
  return library.length - library.indexOf(id);
}

/** The words of an object's part in the event; of objects that enter together, each by itself. */
function roleIn(state: GameState, event: GameEvent, object: GameObject): string {
  if (event.kind === 'enters') {
    const entering = event.objects.find(it => it.object === object.id);
    return entering === undefined
      ? ''
      : JSON.stringify({ ...entering, object: '', copy: shortOf(JSON.stringify(entering.copy?.of ?? '')) });
  }
  const words = JSON.stringify(event);
  if (!words.includes(`"${object.id}"`)) return '';
  return JSON.stringify(event, (_key, value: unknown) => {
    if (value === object.id) return 'itself';
    return typeof value === 'string' && state.objects.has(value as GameObject['id']) ? 'another' : value; // looked up only
  });
}

function referringTo(state: GameState, object: GameObject, color: (id: string) => string): string {
  const others = [...state.objects.values()].filter(it => it.attachedTo === object.id);
  return others
    .map(it => color(it.id))
    .toSorted()
    .join();
}

/** Fields left out of an object's words: its names and timestamps. */
const LEFT_OUT = new Set(['id', 'label', 'timestamp', 'arrived', 'attachTimestamp', 'counterTimestamps', 'ofName']);

type WordsOf = (object: GameObject, color: (id: string) => string) => string;

/** The words without what is printed, but for the names of cards. */
function reprintedWords(object: GameObject, color: (id: string) => string): string {
  const { printed, copies: _, ...rest } = object;
  return `${object.token ? '' : printed.cardName} ${printedWords(rest, color)}`;
}

function printedWords(object: Omit<GameObject, 'printed' | 'copies'>, color: (id: string) => string): string {
  return JSON.stringify(object, (key, value: unknown) => {
    if (LEFT_OUT.has(key)) return undefined;
    if (key === 'lasting') return lastingWords(value as GameObject['lasting']); // the type of that key's value
    if (key === 'counters') return Object.entries(value as GameObject['counters']).toSorted(); // put in any order
    if (key === 'printed' || key === 'of') return shortOf(JSON.stringify(value));
    if (typeof value === 'string' && ['attachedTo', 'attacking', 'blocking', 'object'].includes(key))
      return color(value);
    if (key === 'linked') return linkedWords(value as GameObject['linked'], color); // the type of that key's value
    return value;
  });
}

/** The lasting effects in no order: where the order matters, the present characteristics differ. */
function lastingWords(lasting: GameObject['lasting']): unknown {
  return lasting
    .map(({ source: _, sourceName, ...effect }) =>
      // like objects are told apart by a number
      JSON.stringify({ ...effect, sourceName: sourceName.replace(/#\d+$/, ''), timestamp: 0 }),
    )
    .toSorted();
}

function linkedWords(linked: GameObject['linked'], color: (id: string) => string): unknown {
  return Object.entries(linked).map(([verb, ids]) => [verb, ids.map(color).toSorted()]);
}

/** A short hash of words. */
function shortOf(words: string): string {
  let [one, two] = [5381, 52711];
  for (let at = 0; at < words.length; at++) {
    one = (Math.imul(one, 33) ^ words.charCodeAt(at)) >>> 0;
    two = (Math.imul(two, 31) ^ words.charCodeAt(at)) >>> 0;
  }
  return `${one.toString(36)}${two.toString(36)}`;
}

/** The characteristics of an object after layers, in words. */
function nowWords(view: View | undefined, object: GameObject): string {
  if (view === undefined || object.zone !== 'battlefield' || object.phasedOut) return '';
  const { name, types, subtypes, supertypes, colors, power, toughness, abilities } = view.of(object.id);
  const kinds = abilities
    .map(({ ability }) => (ability.kind === 'keyword' ? ability.keyword : ability.kind))
    .toSorted();
  const words = [name, types.toSorted(), subtypes.toSorted(), supertypes, colors.toSorted(), power, toughness, kinds];
  return JSON.stringify([view.controller(object.id), ...words]);
}
