// Labels before a question: "Sagas: The Eldest Reborn comes in with …".
import type { Token } from '../../tokens/question-token.ts';
import { asFiller } from '../../tokens/token-parts.ts';

/** The tokens without the word for a board between a player and a colon, "Opponent's board: …", and "Mine: …" as "my". */
export function withoutBoardLabels(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, i): readonly Token[] => {
    const [before, colon] = [tokens[i - 1], tokens[i + 1]];
    const labels = colon?.kind === 'small' && colon.word === 'colon';
    if (labels && before?.kind === 'who' && /^(?:board|side|field|battlefield|permanents)$/iu.test(token.text))
      return [];
    const isOwn = labels && token.kind === 'who' && /^(?:mine|theirs|hers)$/iu.test(token.text);
    return isOwn ? [{ ...token, text: '' }] : [token];
  });
}

/** The most tokens of a label. */
const LONGEST = 4;

/** The tokens with the words before a first colon as filler, where they name nothing and nobody. */
export function withoutLabel(tokens: readonly Token[]): readonly Token[] {
  const colon = tokens.findIndex(it => it.kind === 'small' && it.word === 'colon');
  if (colon < 1 || colon > LONGEST || !tokens.slice(0, colon).every(isOfLabel)) return tokens;
  const label = tokens.slice(0, colon + 1).map(asFiller);
  return [...label, ...tokens.slice(colon + 1)];
}

function isOfLabel({ kind }: Token): boolean {
  return ['unknown', 'about', 'filler'].includes(kind);
}

/** Tokens that make a clause of their own, and no item of a list. */
const OF_A_CLAUSE: ReadonlySet<Token['kind']> = new Set(['ask', 'be', 'have', 'verb', 'who']);

/** The tokens with a comma for each semicolon in the list after a player and a colon: "opp: Serra Angel; Blood Artist". */
export function withListsAfterLabels(tokens: readonly Token[]): readonly Token[] {
  let labeled = false;
  return tokens.map((token, i): Token => {
    const next = tokens[i + 1];
    if (token.kind === 'who' && next?.kind === 'small' && next.word === 'colon') labeled = true;
    if (token.kind !== 'stop' || !labeled) return token;
    const after = tokens.slice(i + 1);
    const end = after.findIndex(it => it.kind === 'stop');
    const item = end === -1 ? after : after.slice(0, end);
    labeled = token.text === ';' && item.length > 0 && !item.some(it => OF_A_CLAUSE.has(it.kind));
    const { text, at } = token;
    return labeled ? { kind: 'small', word: 'comma', text, at, end: token.end } : token;
  });
}
