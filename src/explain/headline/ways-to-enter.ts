// Ways to enter as alternatives of one sentence.
import { listInWords } from '../english.ts';

/** Ways to enter as alternatives: "enters as a copy of Bear Cub or Grizzly Bears, or enters and dies". */
export function waysInWords(ways: readonly string[]): string {
  const joined = withCopiesJoined(ways);
  const rests = joined.map(it => it.slice(ENTERS.length));
  if (joined.every(it => it.startsWith(ENTERS) && !/,| and /u.test(it))) return `${ENTERS}${listInWords(rests, 'or')}`;
  // a list within a list is set off by a comma
  return joined.length < ways.length ? joined.join(', or ') : listInWords(joined, 'or');
}

/** Ways to enter, the plain copies as one: "enters tapped as a copy of Bear Cub or Grizzly Bears". */
export function withCopiesJoined(ways: readonly string[]): readonly string[] {
  const copied = new Map<string, string[]>();
  for (const way of ways) {
    const [, enters, name] = AS_COPY.exec(way) ?? [];
    if (enters === undefined || name === undefined) copied.set(way, []);
    else copied.set(enters, [...(copied.get(enters) ?? []), name]);
  }
  return [...copied].map(([enters, names]) => (names.length === 0 ? enters : `${enters}${listInWords(names, 'or')}`));
}

const ENTERS = 'enters ';

const AS_COPY = /^(enters(?: tapped| untapped)? as a copy of )((?:(?! and | with ).)+)$/u;
