// Statements with the name before or after all else: "Uphill Battle is what my opponent has", "Across from me sits X".
import type { Token } from '../tokens/question-token.ts';
import { plainPart, withRunsReplaced } from '../tokens/token-parts.ts';

/** The tokens with who has a name before it, as in other statements. */
export function withInvertedStatements(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => WHAT.test(it.text) || SITS.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => hadByPlayer(tokens, i) ?? sittingThere(tokens, i));
}

const WHAT = /^(?:what|all|something)$/iu;
const SITS = /^(?:sits?|sat|stands?|stood|is|are|waits?|lurks?)$/iu;

interface Run {
  readonly tokens: readonly Token[];
  readonly to: number;
}

/** The wording "X is what my opponent has". */
function hadByPlayer(tokens: readonly Token[], i: number): Run | undefined {
  const [name, be, what, who, have, end] = tokens.slice(i, i + 6);
  if (name?.kind !== 'card' || be?.kind !== 'be' || !WHAT.test(what?.text ?? '')) return undefined;
  if (who?.kind !== 'who' || who.whose || have?.kind !== 'have') return undefined;
  const ends = end === undefined || end.kind === 'stop' || end.kind === 'small' || end.kind === 'there';
  return ends && beginsClause(tokens[i - 1]) ? { tokens: [who, have, name], to: i + 5 } : undefined;
}

/** The wording "Across from me sits X". */
function sittingThere(tokens: readonly Token[], i: number): Run | undefined {
  const [place, verb, name] = tokens.slice(i, i + 3);
  if (place?.kind !== 'there' || verb === undefined || !SITS.test(verb.text) || name?.kind !== 'card') return undefined;
  return beginsClause(tokens[i - 1]) ? { tokens: [name, { ...place, ...plainPart(verb) }], to: i + 3 } : undefined;
}

function beginsClause(token: Token | undefined): boolean {
  return (
    token === undefined || token.kind === 'stop' || (token.kind === 'small' && ['comma', 'and'].includes(token.word))
  );
}
