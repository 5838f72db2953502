// Verbs of what one permanent does to another with the name between their words: "does casting X set Y off", "does it shut Z down".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such verb as one word before the name. */
export function withSplitVerbs(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'off', 'down') || !anyWord(tokens, ...Object.keys(WAYS)) || !anyOfKind(tokens, 'ask'))
    return tokens;
  return withRunsReplaced(tokens, i => splitAt(tokens, i));
}

const WAYS: Readonly<Record<string, RegExp>> = {
  set: /^off$/iu,
  sets: /^off$/iu,
  shut: /^(?:off|down)$/iu,
  shuts: /^(?:off|down)$/iu,
  turn: /^off$/iu,
  turns: /^off$/iu,
};

function splitAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const verb = tokens[i];
  const way = verb === undefined || verb.kind === 'card' ? undefined : WAYS[verb.text.toLowerCase()];
  if (verb === undefined || way === undefined || !tokens.some((it, n) => n < i && it.kind === 'ask')) return undefined;
  const isOwned = tokens[i + 1]?.kind === 'who' || tokens[i + 1]?.kind === 'filler';
  const at = isOwned ? i + 2 : i + 1;
  const [name, particle, end] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (name?.kind !== 'card' || particle === undefined || particle.kind === 'card' || !way.test(particle.text))
    return undefined;
  if (!(end === undefined || end.kind === 'stop' || end.kind === 'small' || end.kind === 'filler')) return undefined;
  const said = `${verb.text} ${particle.text}`;
  return {
    tokens: [
      { kind: 'relation', word: said.toLowerCase(), ...plainPart(verb), text: said },
      ...tokens.slice(i + 1, at + 1),
    ],
    to: at + 2,
  };
}
