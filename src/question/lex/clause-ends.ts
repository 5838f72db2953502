// Ends of clauses without a sign behind them: the words with which a clause may be over, and those that lead on.
import type { Token } from '../tokens/question-token.ts';

/** Whether a token leads on to what follows it, whatever letter that begins with: "gets Pathed", "don't have any Mountains". */
export function leadsOn(token: Token): boolean {
  if (token.kind === 'small') return true;
  if (token.kind === 'who') return token.whose || /^(?:i|he|she|they|we)$/iu.test(token.text);
  if (token.kind === 'number') return token.article;
  return ['have', 'be', 'ask'].includes(token.kind) || (token.kind === 'about' && LEADING.test(token.text));
}

const LEADING =
  /^(?:get|gets|getting|give|gives|take|takes|keep|keeps|have to|need|in|any|some|something|choose|pick|become|becomes)$/iu;

/** The wording "… that is Still draw", of a name pointed out before. */
export function isThatIs(tokens: readonly Token[], i: number): boolean {
  const [that, is] = [tokens[i - 2], tokens[i - 1]];
  return (
    (is?.kind === 'be' && that?.kind === 'small' && that.word === 'that') || /^that['’]?s? is$/iu.test(is?.text ?? '')
  );
}

/** The wordings "it has a Bonesplitter on how big", "they bolt it does it die": a clause is over though its last word may lead on. */
export function endsBefore(tokens: readonly Token[], i: number): boolean {
  const [lead, before] = [tokens[i - 2], tokens[i - 1]];
  if (before?.kind !== 'small') return false;
  if (['it', 'that'].includes(before.word)) return lead?.kind === 'verb' || isAfterVerb(lead);
  return before.word === 'on' && lead?.kind === 'card' && /^how\b/iu.test(tokens[i]?.text ?? '');
}

/** Words that join what follows them to what stands before, whatever their kind. */
const JOINING =
  /\b(?:the|that|this|an?|so|of|but|and|or|if|when|while|because|cause|although|though|since|as|who|which|where|before|after|until|unless|once|than|per|like|even|plus|with|without|from|to|for|by)$/iu;

/** Whether a clause may end with the token at a place. */
export function mayEnd(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (JOINING.test(token?.text ?? '')) return false;
  switch (token?.kind) {
    case 'card':
    case 'noun':
    case 'there':
    case 'zone':
    case 'counters':
    case 'fact':
    case 'size':
    case 'x':
      return true;
    case 'state':
      return token.after;
    case 'number':
      return !token.article;
    case 'verb':
      return token.voice !== 'active' && !/ing$/iu.test(token.text);
    case 'who':
      if (token.whose) return /^(?:mine|ours|theirs|hers|yours)$/iu.test(token.text) || tokens[i - 1]?.kind === 'be';
      return (
        /^(?:me|him|them|us)$/iu.test(token.text) ||
        (!/^(?:i|he|she|they|we)$/iu.test(token.text) && isAfterVerb(tokens[i - 1]))
      );
    case 'about':
      return !LEADING.test(token.text);
    case 'filler':
      return i > 0 && mayEnd(tokens, i - 1);
    default:
      return false;
  }
}

/** Whether a token has what follows it as its object. */
function isAfterVerb(token: Token | undefined): boolean {
  return (
    token?.kind === 'verb' || (token?.kind === 'small' && ['to', 'on', 'at', 'by', 'with', 'for'].includes(token.word))
  );
}
