// Sources: the addresses from which newer cards and rules are downloaded.
import { VERSION } from './version.ts';

export interface Sources {
  /** The user agent sent to them: name and version of this program. */
  readonly userAgent: string;
  /** The address that lists bulk data; Scryfall's when left out. */
  readonly cards?: string;
  /** The page that links to the rules; the publisher's when left out. */
  readonly rules?: string;
}

/** The sources named by an environment; the publishers' own where it names none. */
export function sourcesIn(env: Readonly<Record<string, string | undefined>>): Sources {
  const [cards, rules] = [env.SCRYFALL_API?.trim(), env.RULES_PAGE?.trim()];
  return {
    userAgent: `Threshold/${VERSION} (rules-bot for Discord)`,
    ...(cards ? { cards } : {}),
    ...(rules ? { rules } : {}),
  };
}
