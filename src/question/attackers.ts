// Attacks that are told of: "my Hero of Bladehold attacks", where nothing is asked of blocks and damage.
import { statementParts } from './gather/statement-parts.ts';
import type { Token } from './question-token.ts';

/** The tokens with each attack of a creature named before it as an event (508.1), where no later part of combat is spoken of. */
export function withAttackers(tokens: readonly Token[]): readonly Token[] {
  const told = statementParts(tokens);
  const later = tokens.some(it => OF_COMBAT.test(it.text));
  return tokens.flatMap((token, i): readonly Token[] => {
    const { text, at, end } = token;
    const [, verb, word] = /^(attack(?:s|ed)?|swings?)( with)?$/iu.exec(text) ?? [];
    if (verb === undefined) return [token];
    const before = tokens.slice(0, i).findLast(it => it.kind !== 'filler');
    const named = before?.kind === 'card' || before?.kind === 'noun';
    if (!named || told[i] !== true || (token.kind === 'aside' && later)) return [token];
    const attack: Token = { kind: 'verb', action: 'attacks', voice: 'middle', text: verb, at, end: at + verb.length };
    // "X attacks with Y out": Y is there
    return word === undefined ? [attack] : [attack, { kind: 'small', word: 'with', text: 'with', at: end - 4, end }];
  });
}

const OF_COMBAT = /\b(?:block|blocks|blocked|blocker|blockers|blocking|unblocked|damage|dmg|combat)\b/iu;
