// Words about whose control something is put onto the battlefield under, or who creates a token (110.2a, 111.2).

/** The words for players other than the one who controls the effect, or that leave open who it is. */
const PLAYER =
  /(?:target|that|another|the chosen|the first|the defending) (?:player|opponent)|(?:an|each|any other) opponent|each other player|defending player|(?:its|that \w+'s) controller|their controllers?/
    .source;

const CREATES = new RegExp(`(?<!\\w|you and |or |than |except )(${PLAYER})(?: may)?(?: each)? creates? $`, 'i');
const UNDER = new RegExp(` under (?:the control of (${PLAYER})|(${PLAYER})'s control)(?!\\w)`);
const SUBJECT = new RegExp(`(?<!\\w)(${PLAYER})(?: may| chooses| puts| returns)`, 'gi');
const UNDER_THEIRS = / under (?:their|his or her) control\b/;

/**
 * The words for the player who gets what a clause puts onto the battlefield or creates, where that need not be the one
 * who controls the effect; undefined where it is that one, or the thing's owner. `before` ends where the noun begins,
 * `rest` is what follows the words for the battlefield or the token.
 */
export function otherPlayerSaid(before: string, rest: string): string | undefined {
  const under = UNDER.exec(rest);
  const creates = CREATES.exec(before);
  const told = under?.[1] ?? under?.[2] ?? creates?.[1];
  if (told !== undefined) return told;
  return UNDER_THEIRS.test(rest) ? [...before.matchAll(SUBJECT)].at(-1)?.[1] : undefined;
}
