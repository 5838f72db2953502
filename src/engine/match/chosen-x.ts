// X of the abilities of a permanent (107.3m): that of the spell it was, but not in abilities it has by copying (107.3j).
import type { CastRecord, CopyEffect } from '../model/game-object.ts';

/** The value of X in the abilities of a permanent; undefined where none was chosen. A copy of a spell is a token with its X. */
export function chosenX(object: {
  readonly cast: CastRecord | undefined;
  readonly copies: readonly CopyEffect[];
  readonly token: boolean;
}): number | undefined {
  return object.copies.length > 0 && !object.token ? 0 : object.cast?.x;
}
