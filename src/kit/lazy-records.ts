// Records whose values are asked for when they are read. A getter in an object literal would do, but V8 gives each such
// object a shape of its own, which keeps what the getter closes over in memory until the next full collection.

/** The values of a record, each behind a function. */
export type LazyValues<T> = { readonly [K in keyof T]-?: () => T[K] };

/** Makes a maker of records with fields of these names. Their getters are shared; a value is asked for at each reading. */
export function lazyRecords<T extends object>(names: readonly (keyof T)[]): (values: LazyValues<T>) => T {
  class LazyRecord {
    static readonly getters: PropertyDescriptorMap = {};
    readonly #values: LazyValues<T>;

    static {
      for (const name of names) {
        LazyRecord.getters[name as string] = {
          enumerable: true,
          get(this: LazyRecord) {
            return this.#values[name]();
          },
        };
      }
    }

    constructor(values: LazyValues<T>) {
      this.#values = values;
      Object.defineProperties(this, LazyRecord.getters);
    }
  }
  // It has a getter for each field.
  return values => new LazyRecord(values) as unknown as T;
}
