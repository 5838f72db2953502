// An entrance by which interactions come to the bot: Discord's gateway, or its requests over HTTPS.

import type { REST } from 'discord.js';

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

/** An entrance that cannot be lost, since requests come for as long as Discord sends them; made when it is to be opened: the bot of the gateway needs no server. */
export function entranceLoadedBy(load: () => Promise<Omit<Entrance, 'lost'>>): Entrance {
  let made: Omit<Entrance, 'lost'> | undefined;
  let closed = false;
  return {
    lost: new Promise(() => {}),
    open: async () => {
      made = await load();
      // It was closed meanwhile, and tells whoever opens it so.
      if (closed) await made.close();
      return made.open();
    },
    isOpen: () => made?.isOpen() === true,
    close: async () => {
      closed = true;
      await made?.close();
    },
  };
}
