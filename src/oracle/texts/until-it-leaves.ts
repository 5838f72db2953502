// 610.3: abilities that exile something until their permanent leaves the battlefield.
import type { Ability } from '../../engine/index.ts';
import { stringsOf } from '../../kit/strings.ts';

const UNTIL = /\bexiles? (?:[^."]|\. )*?\buntil (?!target |another )[^."]*? leaves the battlefield\b/iu;

/** The zone to which what the abilities exile until their permanent leaves the battlefield returns; undefined for others. */
export function returnsToOnceItLeaves(abilities: readonly Ability[]): 'battlefield' | 'hand' | 'graveyard' | undefined {
  const text = abilities.flatMap(stringsOf).find(it => UNTIL.test(it));
  if (text === undefined) return undefined;
  if (/\bhand\b/iu.test(text)) return 'hand';
  return /\bgraveyards?\b/iu.test(text) ? 'graveyard' : 'battlefield';
}
