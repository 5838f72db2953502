// Disputes that a question begins with: "me and a buddy disagree on whether Yarok cares about landfall. …", "we're arguing about if …".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart } from '../../tokens/token-parts.ts';

/**
 * The tokens with such a sentence as a remark, where what it names is named again in what is asked after it; else without its
 * lead, so that it asks what the dispute is about.
 */
export function withoutDisputes(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'whether', 'if') || !anyWord(tokens, ...DISPUTING)) return tokens;
  const at = tokens.findIndex(it => it.kind !== 'card' && DISPUTES.test(it.text));
  const from = at < 0 ? -1 : tokens.findIndex((it, i) => i > at && i < at + MOST_TO_WHETHER && WHETHER.test(it.text));
  if (from < 0 || !tokens.slice(0, at).every(isOfPeople)) return tokens;
  const stop = tokens.findIndex((it, i) => i > from && it.kind === 'stop');
  const to = stop < 0 ? tokens.length : stop + 1;
  const [sentence, rest] = [tokens.slice(from, to), tokens.slice(to)];
  const names = (part: readonly Token[]) => part.flatMap(it => (it.kind === 'card' ? it.names.slice(0, 1) : []));
  const named = names(rest);
  const isAgain = named.length > 0 && names(sentence).every(it => named.includes(it)) && rest.some(isAsking);
  if (isAgain) return [...tokens.slice(0, to).map(it => (it.kind === 'stop' ? it : asFiller(it))), ...rest];
  const whether = tokens[from];
  if (whether === undefined) return tokens;
  return [{ kind: 'ask', word: '', ...plainPart(whether), text: 'does' }, ...tokens.slice(from + 1)];
}

const DISPUTING = [
  ...[
    'disagree',
    'disagrees',
    'disagreed',
    'disagreeing',
    'argue',
    'argued',
    'arguing',
    'debate',
    'debated',
    'debating',
  ],
  ...['split', 'torn', 'fighting', 'agree', 'agreed', 'bickering', 'bet', 'betting'],
];
const DISPUTES = new RegExp(`^(?:${DISPUTING.join('|')})$`, 'iu');
const WHETHER = /^(?:whether|if)$/iu;

/** The most tokens from the verb to "whether": "on the question of whether". */
const MOST_TO_WHETHER = 5;

/** Whether a token tells who disputes: people and the words around them. */
function isOfPeople(token: Token): boolean {
  if (['who', 'filler', 'be', 'number', 'remark', 'unknown', 'have'].includes(token.kind)) return true;
  if (token.kind === 'small') return ['and', 'not', 'comma'].includes(token.word);
  return /^(?:table|pod|group|playgroup|friends?|store|lgs|us|both|all|can['’]?t|cannot)$/iu.test(token.text);
}

function isAsking(token: Token): boolean {
  return token.kind === 'ask' || token.text === '?';
}
