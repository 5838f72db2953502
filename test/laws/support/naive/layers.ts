// Layers 2 to 7, with timestamps and dependency, as 613 says it.
import {
  NAIVE_LAYERS,
  type NaiveLayer,
  type NaivePart,
  type NaivePiece,
  type Now,
  type Sentence,
  type Source,
  type Table,
} from './model.ts';

interface Effect {
  readonly key: string;
  readonly source: string;
  readonly timestamp: number;
  readonly sentence: Extract<Sentence, { kind: 'static' }>;
}

/** An effect that has started to apply, and what it applies to from then on (613.6). */
interface Started {
  readonly effect: Effect;
  readonly source: Source;
  readonly to: readonly string[];
}

/** All permanents after the layers; `ahead` is one that is not on the battlefield yet (614.12). */
export function characteristics(pieces: readonly NaivePiece[], ahead?: string): readonly Now[] {
  let table: Table = { all: pieces.map(beginning), ahead };
  const started = new Map<string, Started>();
  for (const layer of NAIVE_LAYERS) table = layerApplied(table, pieces, layer, started);
  return table.all.map(sized);
}

/** 613.1a: the copiable values. */
function beginning({ id, controller, card, attachedTo }: NaivePiece): Now {
  const { types, subtypes, colors, power, toughness, manaValue } = card;
  const abilities = card.sentences.map((sentence, n) => ({ key: `${id} ${card.name} ${n}`, sentence }));
  return { id, controller, types, subtypes, colors, power, toughness, manaValue, abilities, attachedTo };
}

/** 208.3: what is no creature has no power and toughness. */
function sized(object: Now): Now {
  const isCreature = object.types.includes('Creature');
  return isCreature
    ? { ...object, power: object.power ?? 0, toughness: object.toughness ?? 0 }
    : { ...object, power: undefined, toughness: undefined };
}

function layerApplied(
  before: Table,
  pieces: readonly NaivePiece[],
  layer: NaiveLayer,
  started: Map<string, Started>,
): Table {
  let table = before;
  // 613.4c: counters; they only add
  if (layer === '7c')
    table = changed(table, it => withCounters(it, pieces.find(piece => piece.id === it.id)?.counters ?? 0));
  const done = new Set<string>();
  for (;;) {
    const left = effectsIn(table, pieces, layer, started).filter(effect => !done.has(effect.key));
    // 613.3: what defines characteristics comes first
    const defining = left.filter(effect => effect.sentence.defines === true);
    const next = first(table, layer, defining.length > 0 ? defining : left, started);
    if (next === undefined) return table;
    done.add(next.key);
    const begun = started.get(next.key) ?? beginningOf(table, next);
    started.set(next.key, begun);
    table = applied(table, layer, begun);
  }
}

function withCounters(object: Now, counters: number): Partial<Now> {
  return counters === 0 ? {} : { power: (object.power ?? 0) + counters, toughness: (object.toughness ?? 0) + counters };
}

function changed(table: Table, change: (it: Now) => Partial<Now>): Table {
  return { ...table, all: table.all.map(it => ({ ...it, ...change(it) })) };
}

/** The effects that exist, and those that have started though their abilities are gone (613.6). */
function effectsIn(
  table: Table,
  pieces: readonly NaivePiece[],
  layer: NaiveLayer,
  started: ReadonlyMap<string, Started>,
): readonly Effect[] {
  const found = new Map<string, Effect>();
  for (const object of table.all) {
    for (const { key, sentence } of object.abilities) {
      const timestamp = pieces.find(piece => piece.id === object.id)?.timestamp ?? 0;
      if (sentence.kind === 'static') found.set(key, { key, source: object.id, timestamp, sentence });
    }
  }
  for (const effect of pieces.flatMap(lastingOn)) found.set(effect.key, effect);
  for (const { effect } of started.values()) found.set(effect.key, effect);
  return [...found.values()]
    .filter(({ sentence }) => sentence.parts.some(part => part.layer === layer))
    .sort((one, other) => one.timestamp - other.timestamp);
}

/** 611.2: the effects of spells on a permanent, which have no source that could lose them. */
function lastingOn({ id, lasting }: NaivePiece): readonly Effect[] {
  return lasting.map(({ text, part }, n) => ({
    key: `${LASTING} ${n} ${id}`,
    source: id,
    timestamp: AFTER_ALL + n,
    sentence: { kind: 'static', text, which: it => it.id === id, parts: [part] },
  }));
}

const LASTING = 'lasting';
const AFTER_ALL = 100;

function sourceOf(table: Table, { source }: Effect): Source {
  const object = table.all.find(now => now.id === source);
  return { id: source, controller: object?.controller ?? 'you', attachedTo: object?.attachedTo };
}

function beginningOf(table: Table, effect: Effect): Started {
  const source = sourceOf(table, effect);
  const to = table.all.filter(it => effect.sentence.which(it, source) && mayReach(table, effect, it));
  return { effect, source, to: to.map(it => it.id) };
}

/** 614.12: its own abilities count for itself alone while it is not there yet. */
function mayReach({ ahead }: Table, { source }: Effect, object: Now): boolean {
  return source !== ahead || object.id === ahead;
}

function applied(table: Table, layer: NaiveLayer, { effect, to }: Started): Table {
  const source = sourceOf(table, effect);
  const parts = effect.sentence.parts.filter(part => part.layer === layer);
  let after = table;
  for (const part of parts) after = changed(after, it => (to.includes(it.id) ? part.does(it, source, after) : {}));
  return after;
}

/** 613.7, 613.8: the earliest that waits for no other; of effects that wait for each other the earliest. */
function first(
  table: Table,
  layer: NaiveLayer,
  effects: readonly Effect[],
  started: ReadonlyMap<string, Started>,
): Effect | undefined {
  const waits = new Map(
    effects.map(one => [one, effects.filter(other => one !== other && depends(table, layer, one, other, started))]),
  );
  const after = (from: Effect): ReadonlySet<Effect> => {
    const seen = new Set<Effect>();
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const next of waits.get(at) ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    return seen;
  };
  return effects.find(one => [...after(one)].every(other => after(other).has(one))) ?? effects[0];
}

/** 613.8a: applying the other would change whether it exists, what it applies to, or what it does to that. */
function depends(
  table: Table,
  layer: NaiveLayer,
  one: Effect,
  other: Effect,
  started: ReadonlyMap<string, Started>,
): boolean {
  if ((one.sentence.defines === true) !== (other.sentence.defines === true)) return false;
  const then = applied(table, layer, started.get(other.key) ?? beginningOf(table, other));
  return deeds(table, layer, one, started) !== deeds(then, layer, one, started);
}

/** The changes that an effect would make in this layer, in words. */
function deeds(table: Table, layer: NaiveLayer, effect: Effect, started: ReadonlyMap<string, Started>): string {
  const begun = started.get(effect.key);
  const isThere =
    effect.key.startsWith(LASTING) || table.all.some(it => it.abilities.some(({ key }) => key === effect.key));
  if (begun === undefined && !isThere) return 'gone';
  const { to } = begun ?? beginningOf(table, effect);
  const source = sourceOf(table, effect);
  const parts = effect.sentence.parts.filter((part: NaivePart) => part.layer === layer);
  return table.all
    .filter(it => to.includes(it.id))
    .map(it => `${it.id} ${parts.map(part => saidOf(part, BLANK(it), source, table)).join(' ')}`)
    .join('; ');
}

/** The words of a part about an object, whatever that is at the moment. */
function saidOf(part: NaivePart, object: Now, source: Source, table: Table): string {
  const { abilities, ...rest } = part.does(object, source, table);
  return JSON.stringify([rest, abilities?.map(ability => ability.key)]);
}

/** An object without values of its own, so that a change shows what it does and not what was there before. */
function BLANK({ id, manaValue, controller, attachedTo }: Now): Now {
  const none: readonly string[] = [];
  const values = { types: none, subtypes: none, colors: none, power: 0, toughness: 0, abilities: [] };
  return { id, manaValue, controller, attachedTo, ...values };
}
