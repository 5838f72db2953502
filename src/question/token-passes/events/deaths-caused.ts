// Deaths told with the sacrifice that they are: "X goes to the yard because I sacrificed it" (701.21).
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb } from '../../tokens/token-index.ts';
import { type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such death as the sacrifice alone. */
export function withDeathsCaused(tokens: readonly Token[]): readonly Token[] {
  if (!anyVerb(tokens, 'sacrifices') || !anyVerb(tokens, 'dies')) return tokens;
  return withRunsReplaced(tokens, i => causedAt(tokens, i));
}

function causedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, dies, because, who] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (name?.kind !== 'card' && name?.kind !== 'noun') return undefined;
  const isDying = dies?.kind === 'verb' && dies.action === 'dies' && dies.voice === 'middle';
  const isCause = because?.kind === 'small' && because.word === 'if';
  if (!isDying || !isCause || who?.kind !== 'who' || who.whose) return undefined;
  const verb = tokens[i + 4];
  const pronoun = tokens[i + 5];
  if (verb?.kind !== 'verb' || verb.action !== 'sacrifices' || pronoun?.kind !== 'small' || pronoun.word !== 'it')
    return undefined;
  return { tokens: [who, { ...verb, voice: 'active' }, name], to: i + 6 };
}
