// Sizes that decide whether one permanent bears on another: "is Soul Warden small enough for Delney?"
import type { Token } from '../../tokens/question-token.ts';
import { asFiller, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "is X small enough for Y" as "does Y affect X": the text of Y says which size that is. */
export function withEnoughFor(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => /^enough$/iu.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => enoughAt(tokens, i));
}

const SIZED = /^(?:small|big|cheap|large|tiny|low|weak|strong)$/iu;

function enoughAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const be = tokens[i];
  const isAsked = be?.kind === 'be' || (be?.kind === 'ask' && /^(?:is|are|would)\b/iu.test(be.text));
  if (!isAsked || be === undefined) return undefined;
  const enough = tokens.findIndex((it, n) => n > i && n < i + MOST_OF_SUBJECT && /^enough$/iu.test(it.text));
  const [size, preposition] = [tokens[enough - 1], tokens[enough + 1]];
  if (enough < 0 || !SIZED.test(size?.text ?? '') || !/^(?:for|to)$/iu.test(preposition?.text ?? '')) return undefined;
  const owner = tokens[enough + 2];
  const at = owner?.kind === 'who' && owner.whose ? enough + 3 : enough + 2;
  const bearing = tokens[at];
  const subject = tokens.filter((_, n) => n > i && n < enough - 1);
  if (bearing?.kind !== 'card' || !subject.some(it => it.kind === 'card' || it.kind === 'noun')) return undefined;
  const does: Token = { kind: 'ask', word: '', ...plainPart(be), text: 'does' };
  const affects: Token = { kind: 'relation', word: 'affect', ...plainPart(size ?? be), text: 'affect' };
  const said = tokens.filter((_, n) => n > at - 2 && n <= at && (n === at || tokens[n] === owner));
  const rest = tokens.findIndex((it, n) => n > at && it.kind === 'stop');
  const to = rest < 0 ? tokens.length : rest;
  const after = tokens.filter((_, n) => n > at && n < to);
  // "for Delney to double it"
  const isSame = after.every(it => ['small', 'relation', 'about', 'filler', 'who'].includes(it.kind));
  const tail = isSame ? after.map(asFiller) : after;
  return { tokens: [does, ...said, affects, ...subject, ...tail], to };
}

/** The most words from the verb to "enough": "is my first Soul Warden really small". */
const MOST_OF_SUBJECT = 8;
