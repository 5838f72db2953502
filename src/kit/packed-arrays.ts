// Packed arrays: several arrays of numbers in one buffer, which threads can share and files hold.

const ARRAYS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array } as const;

/** The arrays of one buffer by their names, in their order, with the width of their numbers. */
export type ArrayLayout = Readonly<Record<string, keyof typeof ARRAYS>>;

interface ArrayKinds {
  readonly u8: Uint8Array;
  readonly u16: Uint16Array;
  readonly u32: Uint32Array;
}

/** The arrays of a layout. */
export type PackedArrays<L extends ArrayLayout> = {
  readonly [K in keyof L]: ArrayKinds[L[K]];
};

/** The multiple of bytes at which every array begins. */
const ALIGNMENT = 4;

/** The number of bytes to the next place where an array may begin. */
function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}

/** The buffer of arrays: their lengths, and one array after another. */
export function packArrays<L extends ArrayLayout>(layout: L, arrays: PackedArrays<L>): SharedArrayBuffer {
  const all = Object.keys(layout).map(name => arrays[name] ?? new Uint8Array());
  const heading = all.length * Uint32Array.BYTES_PER_ELEMENT;
  const buffer = new SharedArrayBuffer(all.reduce((bytes, it) => bytes + aligned(it.byteLength), heading));
  new Uint32Array(buffer, 0, all.length).set(all.map(it => it.length));
  let at = heading;
  for (const array of all) {
    new Uint8Array(buffer, at).set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    at += aligned(array.byteLength);
  }
  return buffer;
}

/** The arrays of a buffer that was packed by the same layout: views of it. */
export function unpackArrays<L extends ArrayLayout>(layout: L, buffer: ArrayBufferLike): PackedArrays<L> {
  const kinds = Object.entries(layout);
  const lengths = new Uint32Array(buffer, 0, kinds.length);
  let at = lengths.byteLength;
  const arrays = kinds.map(([name, kind], place) => {
    const make: new (buffer: ArrayBufferLike, at: number, length?: number) => ArrayKinds[typeof kind] = ARRAYS[kind];
    const array = new make(buffer, at, lengths[place]);
    at += aligned(array.byteLength);
    return [name, array] as const;
  });
  // Each name of the layout has an array of its kind.
  return Object.fromEntries(arrays) as PackedArrays<L>;
}
