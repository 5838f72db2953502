// Values made when they are first needed.

/** A function that makes its value at the first call and returns the same one from then on. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A function that makes its value once for each thing it is given. */
export function onceEach<K, V>(make: (of: K) => V): (of: K) => V {
  const made = new Map<K, { readonly value: V }>();
  return of => {
    const known = made.get(of) ?? { value: make(of) };
    made.set(of, known);
    return known.value;
  };
}
