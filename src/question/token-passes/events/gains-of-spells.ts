// Gains of spells that are not named: "how much life do I gain off a 4 life spell?": somebody gains that much.
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with such a spell, in what is asked of a gain, as the condition that its controller gains so much life. */
export function withGainsOfSpells(tokens: readonly Token[]): readonly Token[] {
  if (!anyVerb(tokens, 'gainsLife') || !anyWord(tokens, 'spell', 'effect', 'card', 'trigger')) return tokens;
  return withRunsReplaced(tokens, i => gainAt(tokens, i));
}

function gainAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [lead, article, number, life, what] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  const isLed = lead?.kind === 'small' && ['off', 'from', 'with', 'by'].includes(lead.word);
  if (!isLed || article?.kind !== 'number' || !article.article || number?.kind !== 'number') return undefined;
  if (!/^life$/iu.test(life?.text ?? '') || !/^(?:spell|effect|card|trigger)$/iu.test(what?.text ?? ''))
    return undefined;
  const verb = tokens[i - 1]?.kind === 'about' ? tokens[i - 2] : tokens[i - 1];
  const isGain = verb?.kind === 'verb' && verb.action === 'gainsLife';
  if (!isGain || life === undefined || tokens[sentenceStart(tokens, i)]?.kind !== 'ask') return undefined;
  const { text: _, ...place } = plainPart(lead);
  return {
    tokens: [
      { kind: 'small', word: 'if', text: 'if', ...place },
      { kind: 'who', who: 'you', whose: false, text: '', ...place },
      { kind: 'verb', action: 'gainsLife', voice: 'active', ...plainPart(article), text: 'gain' },
      number,
      life,
    ],
    to: i + 5,
  };
}
