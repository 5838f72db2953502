// Decks told by their kind: "my opponent is on merfolk.", "he's playing elves and has X": it puts nothing anywhere.

import { creatureType } from '../../tokens/chosen.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, isListSign, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

const PLAYS = /^(?:on|playing|running|piloting)$/iu;
/** Kinds of decks that no creature type names. */
const KINDS =
  /^(?:burn|tron|storm|dredge|reanimator|control|ramp|aggro|tempo|midrange|prison|stax|tokens|lifegain|artifacts|enchantress|superfriends|infect|mill|affinity|jund|humans|tribal)$/iu;

/** The tokens with each such remark as filler; who plays the deck stays where they are said to have something too. */
export function withoutDecksByType(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'on', 'playing', 'running', 'piloting')) return tokens;
  return withRunsReplaced(tokens, i => deckAt(tokens, i));
}

function deckAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, before] = [tokens[i], tokens[i - 1]];
  const begins = before === undefined || before.kind === 'stop' || isListSign(before) || before.kind === 'filler';
  if (player?.kind !== 'who' || player.whose || !begins) return undefined;
  const at = tokens[i + 1]?.kind === 'be' ? i + 2 : i + 1;
  const [plays, kind] = [tokens[at], tokens[at + 1]];
  if (plays === undefined || !PLAYS.test(plays.text) || kind === undefined || kind.kind === 'card') return undefined;
  const isKind = KINDS.test(kind.text) || creatureType(kind.text.toLowerCase()) !== undefined;
  // "he's on elves", and not "I on elves"
  const isBe = at > i + 1 || /['’](?:s|m|re)$/iu.test(player.text);
  if (!isKind || (!isBe && /^on$/iu.test(plays.text))) return undefined;
  const to = /^(?:deck|tribal|list|combo)$/iu.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2;
  const end = tokens[to];
  const isColon = end?.kind === 'small' && end.word === 'colon';
  if (end !== undefined && end.kind !== 'stop' && !isListSign(end) && !isColon) return undefined;
  const goesOn = end?.kind === 'small' && end.word === 'and' && ['have', 'verb'].includes(tokens[to + 1]?.kind ?? '');
  const run = tokens.slice(goesOn ? i + 1 : i, goesOn ? to + 1 : to);
  return { tokens: [...(goesOn ? [player] : []), ...run.map(asFiller)], to: goesOn ? to + 1 : to };
}
