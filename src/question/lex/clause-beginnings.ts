// Beginnings of clauses without a sign before them: questions, subjects with their verbs, and what somebody does.
import type { Token } from '../tokens/question-token.ts';

/** Whether a question begins at a place: "do I draw", "how many", "is titan coming in tapped" after a clause with its verb. */
export function asks(tokens: readonly Token[], i: number, from: number): boolean {
  const token = tokens[i];
  const ask = tokens.findLastIndex((it, n) => n >= from && n < i && it.kind === 'ask');
  if (ask >= 0 && !hasVerb(tokens, ask + 1, i)) return false;
  // "I go from 5 to what"
  if (token?.kind === 'ask' && /^(?:to|at|from|on|with|in) /iu.test(token.text)) return false;
  // "my Guttersnipe does 2 to him"
  const amount = tokens[i + 1];
  const isDone =
    amount?.kind === 'number' && !amount.article && /^(?:to|damage|dmg)$/iu.test(tokens[i + 2]?.text ?? '');
  if (token?.kind === 'ask' && isDone) return false;
  if (token?.kind === 'ask') return !MODAL.test(token.text) || isNamed(tokens[i + 1]);
  if (token?.kind === 'have' && /^ha[sv]e?$/iu.test(token.text))
    return isSubjectWord(tokens[i + 1]) && hasVerb(tokens, from, i);
  if (token?.kind !== 'be' || !/^(?:is|are|was|am)$/iu.test(token.text)) return false;
  const next = tokens[i + 1];
  const named = next?.kind === 'who' && next.whose ? i + 2 : i + 1;
  const isOfName = tokens[named]?.kind === 'card' && isPredicate(tokens[named + 1]);
  const isLed =
    isOfName || isSubjectWord(next) || (next?.kind === 'filler' && /^(?:the|that|this)\b/iu.test(next.text));
  return isLed && hasVerb(tokens, from, i);
}

/** Verbs that ask where their subject follows, and tell where it stands before them: "Krenko would make 3 Goblins". */
const MODAL = /^(?:would|will|can|could|should|shall|may|might|must|do|does|did)$/iu;

/** Whether a token may begin the subject of a verb before it. */
function isNamed(token: Token | undefined): boolean {
  if (token?.kind === 'filler') return /^(?:the|that|this|both|all)\b/iu.test(token.text);
  if (token?.kind === 'about') return /^(?:any|some|both|all|each)/iu.test(token.text);
  return isSubjectWord(token) || ['who', 'card', 'noun', 'number'].includes(token?.kind ?? '');
}

function isSubjectWord(token: Token | undefined): boolean {
  return (token?.kind === 'small' && token.word === 'it') || (token?.kind === 'who' && !token.whose);
}

/** Whether a token says what something is or does, after "is X": "is my bear tapped". */
function isPredicate(token: Token | undefined): boolean {
  return token !== undefined && ['verb', 'state', 'about', 'number', 'filler'].includes(token.kind);
}

/** Whether a clause from one place to before another says that something is or is done. */
function hasVerb(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(isOfVerb);
}

function isOfVerb(token: Token): boolean {
  if (token.kind === 'zone') return token.holds === true;
  return ['verb', 'have', 'be', 'there', 'relation', 'fact'].includes(token.kind);
}

/** Whether the subject of another clause stands at a place, with its verb: "i play …", "my Blood Artist triggers", "it dies". */
export function isSubject(tokens: readonly Token[], i: number, from: number): boolean {
  const token = tokens[i];
  if (token?.kind === 'card') return isDoer(tokens, i, i + 1) || (hasVerb(tokens, from, i) && isPlaced(tokens, i));
  if (token?.kind === 'small' && token.word === 'it') return /s$/iu.test(token.text) || isDoer(tokens, i, i + 1);
  if (token?.kind !== 'who' || token.each === true) return false;
  return token.whose ? isOwnedSubject(tokens, i, from) : isPlayerDoing(tokens, i);
}

/** The wording "my Blood Artist triggers" behind a clause with its verb, where the owner stands at a place. */
function isOwnedSubject(tokens: readonly Token[], i: number, from: number): boolean {
  // "I Clone their X", "opp has X and bolts my Y"
  const [lead, named] = [tokens[i - 2], tokens[i - 1]];
  if (lead?.kind === 'who' && !lead.whose) return false;
  // "do I get to flip my X", "Oko elked my X"
  if (named?.kind === 'verb' && !['dies', 'enters', 'attacks'].includes(named.action)) return false;
  if (named?.kind === 'card' && named.loose && lead?.kind === 'small' && lead.word === 'and') return false;
  let at = i + 1;
  while (['number', 'filler', 'state'].includes(tokens[at]?.kind ?? '')) at += 1;
  const isNamed = tokens[at]?.kind === 'card' || tokens[at]?.kind === 'noun';
  return isNamed && (hasVerb(tokens, from, i) || isDoer(tokens, i, at + 1));
}

/** The wordings "i play a swamp", "they bolt the Solemn" of the player at a place; not "the only creature I control". */
function isPlayerDoing(tokens: readonly Token[], i: number): boolean {
  if (/^(?:me|him|them|us)$/iu.test(tokens[i]?.text ?? '')) return false;
  let at = i + 1;
  while (tokens[at]?.kind === 'filler') at += 1;
  const [verb, object] = [tokens[at], tokens[at + 1]];
  if (verb?.kind === 'card' && verb.loose && at === i + 1)
    return object?.kind === 'who' || /^the$/iu.test(object?.text ?? '');
  if (verb?.kind === 'be') return true;
  if ((verb?.kind !== 'have' && verb?.kind !== 'verb') || object === undefined) return false;
  const isObject = ['card', 'noun', 'number', 'who', 'filler', 'state', 'size'].includes(object.kind);
  return isObject || (verb.kind === 'verb' && verb.voice !== 'active');
}

/** The wordings "The Ozolith is in play", "… last night Coastal Piracy on my board": what is named at a place is said to be somewhere. */
function isPlaced(tokens: readonly Token[], i: number): boolean {
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  if (before?.kind === 'card' || before?.kind === 'small') return false;
  return next?.kind === 'be' || (before?.kind === 'filler' && next?.kind === 'there');
}

/** Whether what is named before a place does something there: "Mystic dies". */
function isDoer(tokens: readonly Token[], i: number, at: number): boolean {
  const verb = tokens[at];
  if (['small', 'number'].includes(tokens[i - 1]?.kind ?? '')) return false;
  return verb?.kind === 'verb' && (verb.voice === 'middle' || verb.voice === 'active') && !/ing$/iu.test(verb.text);
}

/** Whether what somebody does begins at a place, without who does it: "… play a swamp", "… casting Mulldrifter". */
export function isDeed(tokens: readonly Token[], i: number, from: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token?.kind === 'have' && /^got$/iu.test(token.text)) return hasVerb(tokens, from, i);
  if (before?.kind === 'who' || token?.kind !== 'verb' || token.voice !== 'active') return false;
  if (!/^(?:cast|play|casting|playing|attack|drop|land|attacking|blink|blinking)$/iu.test(token.text)) return false;
  return hasVerb(tokens, from, i) && next !== undefined && ['card', 'noun', 'number', 'who'].includes(next.kind);
}
