// Colors of embeds: the stripe beside an answer shows how certain the answer is.

import type { Certainty } from '../../explain/screen.ts';

/** Green for a complete answer, blue for several outcomes, amber where something was left out. */
export const CERTAINTY_COLORS = {
  complete: 0x2e8b57,
  several: 0x3b6fb6,
  unread: 0xd98e04,
  unfinished: 0xd98e04,
} as const satisfies { readonly [C in Certainty]: number };

export const EMBED_COLORS = { problem: 0xb3413a, page: 0x6b7280 } as const;
