// Words for the players of a line of shorthand: you, the opponent, and further opponents by their number.

/** Names of the opponents beyond the first, in turn order. */
export const FURTHER_OPPONENTS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const;

/** The words for you, and for the opponent, as the beginning of a regular expression. */
export const MINE = "(?:me|mine|my|you|your|i)(?:'s)?";
export const THEIRS = "(?:opp|opponent|their|them|they|my opponent)(?:'s)?";
const FURTHER = `(?:${FURTHER_OPPONENTS.join('|')})(?:'s)?`;
/** Words for any player, or for each opponent. */
export const ANYBODYS = `(?:${MINE}|${THEIRS}|${FURTHER}|each opponent(?:'s)?|each opp)`;

/** The player that a person's word means; undefined for any other text. */
export function playerWord(text: string): string | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/['’]s$/u, '');
  if (['me', 'you', 'i', 'myself', 'mine', 'my', 'your'].includes(word)) return 'you';
  if (/^(?:my |the |an )?(?:opp|opponent|them|they|their)$/u.test(word)) return 'opponent';
  return FURTHER_OPPONENTS.find(it => it === word);
}

/** The players a word speaks of: one, or for "each opponent" all but you. */
export function playersMeant(word: string, players: readonly string[]): readonly string[] {
  if (/^each opp/u.test(word)) return players.filter(it => it !== 'you');
  const player = playerWord(word);
  return player === undefined ? [] : [player];
}

/** The players of a game of so many, in turn order; undefined for a number no game has. */
export function playersOf(count: number): readonly string[] | undefined {
  const names = ['you', 'opponent', ...FURTHER_OPPONENTS];
  return count >= 2 && count <= names.length ? names.slice(0, count) : undefined;
}

/** A player as shorthand calls one. */
export function playerWords(player: string): string {
  return player === 'you' ? 'me' : player;
}
