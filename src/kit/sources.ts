// Where newer cards and rules are found.
import { VERSION } from './version.ts';

export interface Sources {
  /** What this program calls itself there: name and version. */
  readonly userAgent: string;
  /** Where bulk data is listed; Scryfall when left out. */
  readonly cards?: string;
  /** The page that links to the rules; the publisher's when left out. */
  readonly rules?: string;
}

/** The sources that an environment names; the publishers' own where it names none. */
export function sourcesIn(env: Readonly<Record<string, string | undefined>>): Sources {
  const [cards, rules] = [env.SCRYFALL_API?.trim(), env.RULES_PAGE?.trim()];
  return {
    userAgent: `Threshold/${VERSION} (rules-bot for Discord)`,
    ...(cards ? { cards } : {}),
    ...(rules ? { rules } : {}),
  };
}
