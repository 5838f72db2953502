// assertNever: the end of a switch that must not fall through.

/** Takes the value no case has handled; never returns. Throws, because reaching it is our bug. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
