// Modal verbs in what is told: "my Bears will die, do I drain?", "it should die. Do I get the card?".
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { asFiller } from '../../tokens/token-parts.ts';

const MODALS: readonly string[] = [
  'will',
  'should',
  'might',
  'could',
  'may',
  'must',
  'is going to',
  'is gonna',
  'has to',
];
const MODAL = new RegExp(`^(?:${MODALS.join('|')})$`, 'iu');

/** The tokens with a modal verb between what dies and its verb as filler, where something else is asked behind it. */
export function withoutModalsTold(tokens: readonly Token[]): readonly Token[] {
  if (!anyVerb(tokens, 'dies') || !anyWord(tokens, ...MODALS)) return tokens;
  return tokens.map((token, i) => {
    const [subject, verb] = [tokens[i - 1], tokens[i + 1]];
    const isSubject = subject?.kind === 'card' || subject?.kind === 'noun';
    const isDeath = verb?.kind === 'verb' && verb.action === 'dies' && verb.voice === 'middle';
    if (!MODAL.test(token.text) || !isSubject || !isDeath) return token;
    const asks = tokens.findIndex((it, n) => n > i && it.kind === 'ask');
    const parts = tokens.slice(i, asks).some(it => it.kind === 'stop' || (it.kind === 'small' && it.word === 'comma'));
    return asks > 0 && parts ? asFiller(token) : token;
  });
}
