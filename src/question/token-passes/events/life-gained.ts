// Life that is gained, as a noun: "and a lifegain of 3", "a 3 point lifegain".
import type { Token } from '../../tokens/question-token.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such noun, and its number, as a sentence by which its player gains that much life. */
export function withLifeGained(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => LIFEGAIN.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => gainAt(tokens, i));
}

const LIFEGAIN = /^(?:life ?gain|gain)$/iu;

function gainAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const from = isJoint(tokens[i]) ? i + 1 : i;
  if (from === i && i > 0 && tokens[i - 1]?.kind !== 'stop') return undefined;
  const lead = tokens[from];
  const isLead = lead?.kind === 'who' && lead.whose;
  const isArticle = lead?.kind === 'number' && lead.article;
  const at = isLead || isArticle ? from + 1 : from;
  const noun = /^life$/iu.test(tokens[at]?.text ?? '') ? at + 1 : at;
  const [gain, of, amount, unit] = [tokens[noun], tokens[noun + 1], tokens[noun + 2], tokens[noun + 3]];
  const isNoun = gain !== undefined && (gain.kind === 'about' || noun > at) && LIFEGAIN.test(gain.text);
  const isOf = of?.kind === 'small' && (of.word === 'of' || of.word === 'for');
  if (gain === undefined || !isNoun || !isOf || amount?.kind !== 'number' || amount.article) return undefined;
  const place = plainPart(gain);
  const to = noun + (/^(?:life|points?)$/iu.test(unit?.text ?? '') ? 4 : 3);
  return {
    tokens: [
      { kind: 'stop', hard: false, ...place },
      { kind: 'who', who: isLead ? lead.who : 'you', whose: false, ...place },
      { kind: 'verb', action: 'gainsLife', voice: 'active', ...place },
      amount,
      { kind: 'about', word: '', ...place, text: 'life' },
    ],
    to,
  };
}

function isJoint(token: Token | undefined): boolean {
  return token?.kind === 'small' && ['and', 'comma', 'with'].includes(token.word);
}
