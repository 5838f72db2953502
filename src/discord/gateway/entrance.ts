// An entrance by which interactions come to the bot: Discord's gateway, or its requests over HTTPS.

import type { REST } from '@discordjs/rest';

/** The connection to Discord once there is one. */
export interface Entered {
  readonly rest: REST;
  /** The id of our application. */
  readonly application: string;
  /** Fields for the log. */
  readonly about: Readonly<Record<string, unknown>>;
}

export interface Entrance {
  /** Resolves when interactions can come; rejects where Discord refuses the bot, and when the entrance is closed. */
  readonly open: () => Promise<Entered>;
  /** Resolves, to the reason, when no interaction will ever come again, as after a reset of the token. */
  readonly lost: Promise<Error>;
  /** Whether interactions can come now. */
  readonly isOpen: () => boolean;
  readonly close: () => Promise<void>;
}
