// 701.23: searches by players other than the controller of the spell or ability: "its controller may search their library
// for a basic land card, put it onto the battlefield, then shuffle".
import type { PlayerRef } from '../../engine/index.ts';
import { playerOne } from '../grammar/words/players.ts';
import { readWhole } from '../phrase.ts';

/** A search in the words of who searches, and the player it is made by. */
export interface OtherSearch {
  readonly who: PlayerRef;
  /** The same search as its controller would make it. */
  readonly sentence: string;
}

/**
 * The search that a sentence has another player make; undefined where it is about anything else. Who "may" search may as
 * well find nothing (701.23b).
 */
export function otherSearch(wording: string): OtherSearch | undefined {
  const [, words, rest] =
    /^(its (?:controller|owner)|that \w+'s (?:controller|owner)|that player|(?:each|target) (?:player|opponent)|each other player) (?:may )?search(?:es)? their library (for .*)$/.exec(
      wording,
    ) ?? [];
  const who = words === undefined ? undefined : searcher(words);
  if (who === undefined || rest === undefined) return undefined;
  const own = rest
    .replace(/\b(then shuffle|put|reveal|exile|discard)s\b/g, '$1')
    .replace(/\btheir (hand|graveyard)\b/g, 'your $1');
  return { who, sentence: `search your library ${own}` };
}

function searcher(words: string): PlayerRef | undefined {
  const [, possessor] = /^(?:its|that \w+'s) (controller|owner)$/.exec(words) ?? [];
  if (possessor !== undefined) return { kind: possessor === 'owner' ? 'ownerOf' : 'controllerOf', of: { kind: 'it' } };
  return readWhole(playerOne, words).values[0];
}
