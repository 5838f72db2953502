// Settings of servers: read from the store, kept for a moment, and applied to the commands that come from there.

import * as z from 'zod';
import type { Clock } from '../../clock/index.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import { jsonIn } from '../../kit/strings.ts';
import type { Store } from '../../store/index.ts';
import type { CommandInteraction } from '../input/interaction.ts';

const schema = z.object({
  /** Whether answers are private unless the person says otherwise. */
  private: z.boolean().optional().catch(undefined),
  /** The day whose rules apply where none is asked for; undefined for today's. */
  rules: z.string().max(100).optional().catch(undefined),
  /** The channels for public answers; all channels where none is named. */
  channels: z.array(z.string()).max(100).optional().catch(undefined),
  /** The channel for what new rules change, and the day of those that were told there last. */
  news: z.object({ channel: z.string(), told: z.string() }).optional().catch(undefined),
  /** The daily question: its channel, and its hour in UTC; no sooner than `since`, in milliseconds since 1970. */
  daily: z
    .object({ channel: z.string(), hour: z.number().int().min(0).max(23), since: z.number() })
    .optional()
    .catch(undefined),
});

export type DailySetting = NonNullable<z.infer<typeof schema>['daily']>;

export type ServerSettings = z.infer<typeof schema>;

export interface SettingsStore {
  /** The settings of a server; none in direct messages, and where they cannot be read in time. */
  readonly read: (server: string | undefined) => Promise<ServerSettings>;
  /** The settings of every server that has any; rejects where they cannot be read. */
  readonly all: () => Promise<ReadonlyMap<string, ServerSettings>>;
  /** The settings of a server as they are stored now; rejects where they cannot be read. */
  readonly stored: (server: string) => Promise<ServerSettings>;
  /**
   * Changes the settings of a server by what is stored at that moment, whichever process stored it; where `change` gives
   * undefined they stay. Rejects where they cannot be read or stored.
   */
  readonly change: (
    server: string,
    change: (before: ServerSettings) => ServerSettings | undefined,
  ) => Promise<ServerSettings>;
}

/** Milliseconds for which settings are not read again: so much later a change is in effect in other processes. */
const KEPT_FOR = 30_000;
/** Milliseconds to wait for settings, of the three seconds that Discord grants. */
const PATIENCE = 500;
/** The most servers whose settings are kept in memory. */
const MOST_KEPT = 10_000;

/** The settings in a store; what cannot be read is reported, and counts as not set. */
export function storedSettings(
  { settings }: Pick<Store, 'settings'>,
  { clock, report }: { readonly clock: Clock; readonly report: (error: unknown) => void },
): SettingsStore {
  const kept = new RecentMap<string, { readonly settings: ServerSettings; readonly until: number }>(MOST_KEPT);
  const keep = (server: string, read: ServerSettings) => {
    kept.set(server, { settings: read, until: clock.now() + KEPT_FOR });
    return read;
  };
  return {
    read: async server => {
      if (server === undefined) return {};
      const known = kept.get(server);
      if (known !== undefined && known.until > clock.now()) return known.settings;
      let cancel = () => {};
      const late = new Promise<ServerSettings>(resolve => {
        cancel = clock.after(PATIENCE, () => resolve(known?.settings ?? {}));
      });
      const found = settings.read(server).then(
        text => keep(server, settingsIn(text)),
        error => {
          report(error);
          return known?.settings ?? {};
        },
      );
      const read = await Promise.race([found, late]);
      cancel();
      return read;
    },
    stored: async server => keep(server, settingsIn(await settings.read(server))),
    all: async () => new Map([...(await settings.all())].map(([server, text]) => [server, settingsIn(text)])),
    change: async (server, change) => {
      let result: ServerSettings = {};
      await settings.change(server, text => {
        const before = settingsIn(text);
        const changed = change(before);
        result = changed ?? before;
        return changed && JSON.stringify(changed);
      });
      return keep(server, result);
    },
  };
}

/** The last moment up to `now` at which a daily question was due; undefined where that was before it was set. */
export function dueBy({ hour, since }: Pick<DailySetting, 'hour' | 'since'>, now: number): number | undefined {
  const today = Math.floor(now / DAY) * DAY + hour * HOUR;
  const due = today <= now ? today : today - DAY;
  return due < since ? undefined : due;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function settingsIn(text: string | undefined): ServerSettings {
  if (text === undefined) return {};
  const read = schema.safeParse(jsonIn(text));
  return read.success ? read.data : {};
}

/** Whether answers may be public in a channel. */
export function isPublicChannel({ channels = [] }: ServerSettings, channel: string | undefined): boolean {
  return channels.length === 0 || (channel !== undefined && channels.includes(channel));
}

/** The command with what its server has set, where the person has not said otherwise and may. */
export function withServerSettings(interaction: CommandInteraction, settings: ServerSettings): CommandInteraction {
  const { options, channel } = interaction;
  const closed = !isPublicChannel(settings, channel) || (options.private === undefined && settings.private === true);
  return {
    ...interaction,
    options: {
      ...(settings.rules !== undefined && { rules: settings.rules }),
      ...options,
      ...(closed && { private: true }),
    },
  };
}
