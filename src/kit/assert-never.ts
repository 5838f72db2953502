// assertNever: the end of a switch that covers every case.

/** The default branch of a switch that covers every case; throws, since reaching it is a bug of ours. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
