// Values of modules that may be loaded later than what uses them.

/** A value that a module provides as it is loaded, for those that are loaded before it. */
export class ModuleSlot<T> {
  /** The noun by which an error names the value. */
  readonly name: string;
  #value: T | undefined;

  constructor(name: string) {
    this.name = name;
  }

  /** Whether the module has been loaded. */
  get filled(): boolean {
    return this.#value !== undefined;
  }

  /** Fills the slot; it is done by the module. */
  fill(value: T): void {
    this.#value = value;
  }

  /** The value. Throws `ModuleMissing` where the module has not been loaded. */
  get(): T {
    if (this.#value === undefined) throw new ModuleMissing(this);
    return this.#value;
  }
}

/** The error where a value is needed whose module has not been loaded. */
export class ModuleMissing extends Error {
  /** The slot that is not filled. */
  readonly slot: ModuleSlot<unknown>;

  constructor(slot: ModuleSlot<unknown>) {
    super(`The ${slot.name} is not loaded.`);
    this.slot = slot;
  }
}
