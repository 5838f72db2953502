// Turns of people: what each has waiting, taken one of each person in turn and never in the order of arrival alone.

/** A queue in which a person who asks much waits behind their own questions, and others behind one of them. */
export class Turns<T> {
  /** Items by person, the oldest first. The person whose turn is next is the first of the map. */
  readonly #waiting = new Map<string, T[]>();
  #size = 0;

  /** The number of items that wait. */
  get size(): number {
    return this.#size;
  }

  /** The number of items of a person that wait. */
  countOf(person: string): number {
    return this.#waiting.get(person)?.length ?? 0;
  }

  /** Adds an item behind the person's others. */
  add(person: string, item: T): void {
    const own = this.#waiting.get(person);
    if (own === undefined) this.#waiting.set(person, [item]);
    else own.push(item);
    this.#size += 1;
  }

  /** The oldest item of the next person who is not passed over; that person's next turn comes after all others. */
  take(passedOver: (person: string) => boolean): T | undefined {
    for (const [person, own] of this.#waiting) {
      if (passedOver(person)) continue;
      const item = own.shift();
      this.#waiting.delete(person);
      if (own.length > 0) this.#waiting.set(person, own);
      if (item !== undefined) this.#size -= 1;
      return item;
    }
    return undefined;
  }

  /** Whether anybody but this person, who is not passed over, has something waiting. */
  hasOther(person: string, passedOver: (person: string) => boolean): boolean {
    return [...this.#waiting.keys()].some(it => it !== person && !passedOver(it));
  }

  /** Removes and returns everything. */
  clear(): readonly T[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return all;
  }
}
