// Colors of an answer on a terminal, as Discord shows them: what is certain in green, several outcomes in blue.

import type { Certainty } from './explanation.ts';

/** Ways to paint a line; each gives the line as it is where there are no colors. */
export interface Paint {
  readonly strong: (certainty: Certainty) => (line: string) => string;
  readonly faint: (line: string) => string;
  readonly warning: (line: string) => string;
}

const CODES = { complete: '1;32', several: '1;34', unread: '1;33', unfinished: '1;33' } as const satisfies {
  readonly [C in Certainty]: string;
};

/** The ways to paint, with or without colors. */
export function paintWith(color: boolean): Paint {
  const painted = (code: string) => (line: string) => (color ? `\u001b[${code}m${line}\u001b[0m` : line);
  return { strong: certainty => painted(CODES[certainty]), faint: painted('2'), warning: painted('33') };
}
