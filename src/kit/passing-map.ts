// Values kept with the objects of one answer, and forgotten all at once. The young collector of V8 takes each value of
// a WeakMap for needed, so that one map for all answers keeps what is made for each until the next full collection.

/** Every passing map. */
const MAPS: PassingMap<object, unknown>[] = [];

/** A memory of values made from objects, up to the next answer. */
export class PassingMap<K extends object, V> {
  #values = new WeakMap<K, V>();

  constructor() {
    MAPS.push(this);
  }

  get(object: K): V | undefined {
    return this.#values.get(object);
  }

  set(object: K, value: V): void {
    this.#values.set(object, value);
  }

  forget(): void {
    this.#values = new WeakMap();
  }
}

/** Forgets the values of all passing maps; each is made anew where it is needed. */
export function forgetPassing(): void {
  for (const map of MAPS) map.forget();
}
