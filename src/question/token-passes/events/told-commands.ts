// Choices that are told of a commander that died: "If I put him in the command zone, do I still get the trigger" (903.9a).
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

const HIM = /^(?:it|him|her|them)$/iu;

/** The tokens with such a condition at the beginning of a sentence as the choice of its owner, which the answer tells both ways. */
export function withCommandZoneTold(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'zone') || !tokens.some(it => it.kind === 'zone' && it.zone === 'command')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [condition, who, verb, what, zone] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
    const isIf = condition?.kind === 'small' && condition.word === 'if';
    const begins = tokens[i - 1] === undefined || tokens[i - 1]?.kind === 'stop';
    const isPut = who?.kind === 'who' && verb?.kind === 'verb' && HIM.test(what?.text ?? '');
    if (!isIf || !begins || !isPut || zone?.kind !== 'zone' || zone.zone !== 'command') return undefined;
    return { tokens: [{ kind: 'fact', path: ['commandZone'], value: 'open', ...plainPart(zone) }], to: i + 5 };
  });
}
