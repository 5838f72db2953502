// Where a playing ends, in words that are equal for ends that differ by exchanging like objects only, whatever objects
// are called and in whatever order they were written.
import type { Edition, GameEvent, GameObject, GameState, PendingTrigger, View } from '../../../src/engine/index.ts';
import { project } from '../../../src/engine/index.ts';

/** Where one way ends. */
export interface End {
  readonly state: GameState;
  readonly triggers: readonly PendingTrigger[];
}

/** What the words are of. */
export interface LikeWordsInput {
  /** Where it is given, characteristics as its layers make them are told too. */
  readonly edition?: Edition;
  /** An object that is not looked at, by its name in the scenario. */
  readonly leftOut?: string;
}

/** Words for an end, equal where one comes from the other by exchanging objects that were alike. */
export function likeWords(before: GameState, event: GameEvent, explanation: LikeWordsInput = {}): (end: End) => string {
  const isSeen = (object: GameObject | undefined) => object !== undefined && object.label !== explanation.leftOut;
  const colors = colorsOf(before, event, isSeen);
  return ({ state, triggers }) => {
    const view = explanation.edition === undefined ? undefined : project(state, explanation.edition);
    const made = new Map<string, string>();
    for (const it of state.objects.values())
      if (!before.objects.has(it.id)) made.set(it.id, `new ${shortOf(wordsOf(it, () => '?'))}`);
    const color = (id: string) => colors.get(id) ?? made.get(id) ?? id;
    const objects = [...state.objects.values()]
      .filter(isSeen)
      .map(it => `${color(it.id)}: ${wordsOf(it, color)} ${nowWords(view, it)}`);
    const zones = Object.entries(state.zones).flatMap(([key, ids]) => {
      const there = ids.filter(id => isSeen(state.objects.get(id))).map(color);
      if (there.length === 0) return [];
      return [`${key}: ${(key.startsWith('library') ? there : there.toSorted()).join(', ')}`];
    });
    const triggered = triggers.map(it => `${color(it.source)} ${it.controller} ${it.effect} ${it.times}`);
    const effects = state.effects.map(it => `${it.sourceName} ${it.controller} ${it.uses}`);
    // what the turn's record says is no end by itself: answers leave it out too
    const players = state.players.map(({ thisTurn: _, ...player }) => player);
    const rest = JSON.stringify([players, state.step, state.dayNight, effects]);
    return [...objects.toSorted(), ...zones.toSorted(), ...triggered.toSorted(), rest].join('\n');
  };
}

/** What each object is like: its own words, then those of what it refers to and what refers to it, twice over. */
function colorsOf(
  state: GameState,
  event: GameEvent,
  isSeen: (object: GameObject) => boolean,
): ReadonlyMap<string, string> {
  const objects = [...state.objects.values()].filter(isSeen);
  let colors = new Map<string, string>();
  for (const it of objects) {
    const role = roleIn(state, event, it);
    const place = it.zone === 'library' && role === '' ? `library ${fromBelow(state, it)}` : it.zone;
    colors.set(it.id, shortOf(`${wordsOf(it, () => '?')} ${place} ${role}`));
  }
  for (let round = 0; round < 2; round++) {
    const known = colors;
    const color = (id: string) => known.get(id) ?? id;
    colors = new Map(
      objects.map(it => [it.id, shortOf(`${known.get(it.id)} ${wordsOf(it, color)} ${referringTo(state, it, color)}`)]),
    );
  }
  return colors;
}

/** The place of a card in its library, counted from below: what enters lies on top. */
function fromBelow(state: GameState, { id, owner }: GameObject): number {
  const library = state.zones[`library:${owner}`] ?? [];
  return library.length - library.indexOf(id);
}

/** The words of what the event says about the object; of what enters together each by itself. */
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

/** Left out of an object's words: what it is called and when it came. */
const LEFT_OUT = new Set(['id', 'label', 'timestamp', 'arrived', 'attachTimestamp', 'counterTimestamps', 'ofName']);

function wordsOf(object: GameObject, color: (id: string) => string): string {
  return JSON.stringify(object, (key, value: unknown) => {
    if (LEFT_OUT.has(key)) return undefined;
    if (key === 'lasting') return lastingWords(value as GameObject['lasting']); // the value under that very key
    if (key === 'printed' || key === 'of') return shortOf(JSON.stringify(value));
    if (typeof value === 'string' && ['attachedTo', 'attacking', 'blocking', 'object'].includes(key))
      return color(value);
    if (key === 'linked') return linkedWords(value as GameObject['linked'], color); // the value under that very key
    return value;
  });
}

/** In no order: where it matters which came first, what the object is now tells. */
function lastingWords(lasting: GameObject['lasting']): unknown {
  return lasting.map(it => JSON.stringify({ ...it, timestamp: 0 })).toSorted();
}

function linkedWords(linked: GameObject['linked'], color: (id: string) => string): unknown {
  return Object.entries(linked).map(([verb, ids]) => [verb, ids.map(color).toSorted()]);
}

/** A few figures for many words. */
function shortOf(words: string): string {
  let [one, two] = [5381, 52711];
  for (let at = 0; at < words.length; at++) {
    one = (Math.imul(one, 33) ^ words.charCodeAt(at)) >>> 0;
    two = (Math.imul(two, 31) ^ words.charCodeAt(at)) >>> 0;
  }
  return `${one.toString(36)}${two.toString(36)}`;
}

/** What an object is now, through its layers. */
function nowWords(view: View | undefined, object: GameObject): string {
  if (view === undefined || object.zone !== 'battlefield' || object.phasedOut) return '';
  const { name, types, subtypes, supertypes, colors, power, toughness, abilities } = view.of(object.id);
  const kinds = abilities
    .map(({ ability }) => (ability.kind === 'keyword' ? ability.keyword : ability.kind))
    .toSorted();
  const words = [name, types, subtypes, supertypes, colors, power, toughness, kinds];
  return JSON.stringify([view.controller(object.id), ...words]);
}
