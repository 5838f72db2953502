// The bot: an entrance, the reception behind it, and what Discord is told at the start.

import { type Clock, SYSTEM_CLOCK } from '../../clock/index.ts';
import type { TakenInteractions } from '../../store/index.ts';
import type { Settings } from './bot-settings.ts';
import { entranceLoadedBy } from './entrance.ts';
import { gatewayEntrance } from './gateway-entrance.ts';
import { makeReception, type ReceptionSettings } from './reception.ts';
import { inviteOf, registerBot } from './register-bot.ts';
import { uploadSymbols } from './upload-symbols.ts';

export interface BotSettings extends ReceptionSettings {
  readonly token: string;
  /** The address of Discord's API, without the version; Discord's own when left out. */
  readonly api?: string;
  /** Resolves when the first question can be answered as fast as later ones; the bot says no sooner that it is connected. */
  readonly warmed?: Promise<unknown> | undefined;
  /** The shards of this process; all that Discord asks for when left out. */
  readonly shards?: Settings['shards'];
  /** Whether emoji for symbols that the application lacks are uploaded; they are not when left out. */
  readonly drawSymbols?: boolean | undefined;
  /** The address to take Discord's requests on, in place of the gateway. */
  readonly endpoint?: { readonly host: string; readonly port: number } | undefined;
  /** The interactions that processes over one store have taken; none but this one when left out. */
  readonly taken?: TakenInteractions | undefined;
}

export interface Bot {
  /**
   * Resolves when the bot is connected and its commands are registered; while Discord cannot be reached it tries on.
   * Rejects when Discord refuses the bot, and when the bot is stopped.
   */
  start(): Promise<void>;
  /** Resolves, to the reason, when Discord has ended the connection for good, as after a reset of the token. */
  readonly lost: Promise<Error>;
  /**
   * Ends the bot: whoever asks from now on, or waits behind long questions, is told to ask again, answers in progress have
   * `graceMs` milliseconds, those who wait longer are told so, and the bot disconnects.
   */
  stop(graceMs?: number): Promise<void>;
  /** Whether interactions can come now. */
  healthy(): boolean;
}

/** Milliseconds for answers in progress. */
const GRACE = 3_000;

/** Makes the bot without connecting it. */
export function makeBot(settings: BotSettings): Bot {
  const { log, token, api, endpoint, shards } = settings;
  const clock: Clock = settings.clock ?? SYSTEM_CLOCK;
  const reception = makeReception(settings);
  const options = { token, log, clock, api };
  const entrance =
    endpoint === undefined
      ? gatewayEntrance(reception, { ...options, shards })
      : entranceLoadedBy(async () => {
          const { endpointEntrance } = await import('./endpoint-entrance.ts');
          return endpointEntrance(reception, { ...options, ...endpoint, taken: settings.taken });
        });
  let started = false;
  let stopping = false;
  return {
    lost: entrance.lost,
    async start() {
      const { rest, application, about } = await entrance.open();
      const { commands, symbols } = await registerBot(rest, application, settings.commands, log);
      reception.useSymbols(symbols);
      await settings.warmed;
      log.info({ ...about, commands, invite: inviteOf(application) }, 'connected');
      started = true;
      if (settings.drawSymbols === true) {
        // nobody waits for them, and drawing them holds up this thread: until they are there, symbols are text
        uploadSymbols(rest, application, symbols, { uploaded: reception.useSymbols, isWanted: () => !stopping }).catch(
          error => log.warn({ err: error }, 'emoji for symbols could not be uploaded'),
        );
      }
    },
    async stop(graceMs = GRACE) {
      stopping = true;
      await reception.close(graceMs);
      await entrance.close();
    },
    healthy: () => started && entrance.isOpen(),
  };
}
