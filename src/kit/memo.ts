// Values kept with the objects they are made from. A WeakMap would do, but the young collector of V8 takes each value
// of a WeakMap for needed, whether its key is or not: all that is made for one question then outlives it.

/** The class of a function that returns what it is given: its subclasses add their private fields to that object. */
const GIVEN = function given(object: object): object {
  return object;
} as unknown as new (
  object: object,
) => object;

/** The number of memos so far. */
let places = 0;

/** The values that memos keep with one object, by the memo's place. */
class Kept extends GIVEN {
  readonly #values = new Array<unknown>(places);

  static of(object: object): unknown[] | undefined {
    return #values in object ? object.#values : undefined;
  }

  static make(object: object): unknown[] {
    // the constructor returns the object itself, which may have been frozen
    return Kept.of(object) ?? (new Kept(object) as Kept).#values;
  }
}

/** A memory of values made from objects: a value is kept for as long as its object. */
export class Memo<K extends object, V> {
  readonly #place: number;

  constructor() {
    this.#place = places;
    places += 1;
  }

  /** The value kept for the object; undefined where there is none. */
  get(object: K): V | undefined {
    return Kept.of(object)?.[this.#place] as V | undefined; // what this memo has set
  }

  /** The value kept for the object from now on, in place of another. */
  set(object: K, value: V): void {
    Kept.make(object)[this.#place] = value;
  }
}
