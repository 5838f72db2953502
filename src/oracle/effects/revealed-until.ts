// 701.20a: cards revealed one by one until one of a kind is there, in whatever sentences a text says it, as one sentence.

const REVEALS =
  /\b(reveals? cards from the top of (?:your|their|that player's) library until (?:you|they) reveal [^.,]*?)(?:\. |, (?:and |then )?|,? then )(?=(?:(?:the player|that player|they|you) )?(?:may )?puts?\b)/gi;

const PUTS =
  /^(?:(?:the player|that player|they|you) )?(may )?(puts?) (?:that card|those(?: \S+)* cards|it|them) (onto the battlefield(?: tapped)?|into (?:your|their) hand)(?:, then |,? and(?: then)? |\. (?:then )?)/i;

const OTHERS =
  /^(?:(?:the player|that player|they|you) )?(?:(puts? )?(?:the rest|all other cards revealed this way|all other revealed cards|the rest of the revealed cards|all cards revealed this way that weren't put onto the battlefield) ((?:on the bottom|into) [^.]*)|(shuffles?) (?:the rest|all other cards revealed this way|the rest of the revealed cards|the revealed cards that weren't put onto the battlefield) into (?:your|their) library|(shuffles?))\./i;

/** The text with each such run of sentences as one, its parts set apart by semicolons: see `revealedUntil` of the grammar. */
export function revealedTogether(text: string): string {
  let done = '';
  let at = 0;
  for (const found of text.matchAll(REVEALS)) {
    const put = PUTS.exec(text.slice(found.index + found[0].length));
    const from = found.index + found[0].length + (put?.[0].length ?? 0);
    const others = put === null ? null : OTHERS.exec(text.slice(from));
    if (put === null || others === null || found.index < at) continue;
    const [, reveals = ''] = found;
    const [, may, verb = '', where = ''] = put;
    const [, , away, shufflesRest, shuffles] = others;
    const own = may === undefined ? verb.toLowerCase() : 'you may put';
    const rest =
      away === undefined
        ? `${(shufflesRest ?? shuffles ?? '').toLowerCase()} the rest into your library`
        : `put the rest ${away}`;
    done += `${text.slice(at, found.index)}${reveals}; ${own} it ${where}; ${rest.replace(/\btheir\b/g, 'your')}.`;
    at = from + others[0].length;
  }
  return `${done}${text.slice(at)}`;
}
