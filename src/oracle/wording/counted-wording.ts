// Numbers and kinds in the text of a card: counters, lands that are searched for, targets by their types.
import { numberOf } from './numbers-said.ts';

/** The number of basic lands that a spell puts onto the battlefield from a library; 0 where it does not. */
export function basicLandsFetched(text: string): number {
  const [, count = '', put = ''] =
    /search your library for (an?|up to \w+) basic land cards?\b[^.]*?\bput (\S+)[^.]*\bonto the battlefield/iu.exec(
      text,
    ) ?? [];
  return put === '' ? 0 : (numberOf(put) ?? numberOf(count.replace('up to ', '')) ?? 1);
}

/** Words before "counters" that name no kind of them. */
const NO_KIND: readonly string[] = ['a', 'of', 'more', 'that', 'the', 'additional', 'number'];

/** The kind of counters that a text speaks of first; undefined where it names none there. */
export function kindOfCounter(text: string): string | undefined {
  const [, kind] = /([+-]\d\/[+-]\d|[a-z]+) counters?\b/u.exec(text) ?? [];
  return kind === undefined || NO_KIND.includes(kind) ? undefined : kind;
}

/** The counters that a permanent enters with by a number of its text; undefined where it has none such. */
export function countersEnteredWith(text: string): { readonly kind: string; readonly count: number } | undefined {
  const [, count = '', kind] =
    /enters (?:the battlefield )?(?:tapped )?with (\w+) (\+\d\/\+\d|[a-z]+) counters? on it[.,]?$/imu.exec(text) ?? [];
  const number = numberOf(count);
  return kind === undefined || number === undefined ? undefined : { kind, count: number };
}

/** The kind of cards, other than creatures, that a text puts onto the battlefield. */
export function kindPut(text: string): 'artifact' | 'basic land' | 'land' | undefined {
  const [, kind] = /\b(artifact|basic land|land)\b[^.]* cards?\b[^.]*battlefield/iu.exec(text) ?? [];
  const known = ['artifact', 'basic land', 'land'] as const;
  return known.find(it => it === kind?.toLowerCase());
}

/** The words for the cards that a text moves first: "basic land"; empty where it moves none. */
export function typesOfCardsMoved(text: string): string {
  return /(?:search your library for|target|return|put) ([^.]*?)\bcards?\b/iu.exec(text)?.[1] ?? '';
}

/** The words for what a text targets first: "creature you control"; empty where it has no target. */
export function namedTargets(text: string): string {
  return /\btarget ([^.,]*)/iu.exec(text)?.[1] ?? '';
}
