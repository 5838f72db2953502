// Types that are asked about: "is my Mutavault a creature", "is Urborg still a Swamp": no object of that type is told of.
import { isBasicLandType } from '../../../engine/index.ts';
import { capitalized } from '../../../kit/strings.ts';
import { creatureType } from '../../tokens/chosen.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  plainPart,
  type RunReplacement,
  sentenceEnd,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with "is", a name and a type after it as a question for that type. */
export function withAskedTypes(typed: readonly Token[]): readonly Token[] {
  const tokens = withTypesAlone(typed);
  if (!anyOfKind(tokens, 'be')) return tokens;
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    const type = token.kind === 'be' && /^(?:is|are)$/iu.test(token.text) ? typeAsked(tokens, i) : undefined;
    const word = type === undefined ? undefined : tokens[type];
    if (type === undefined || word === undefined) continue;
    result[i] = { kind: 'ask', word: '', ...plainPart(token) };
    result[type] = { kind: 'about', word: '', ...plainPart(word) };
  }
  return result.every((it, i) => it === tokens[i]) ? tokens : result;
}

/** The tokens with the type of a fragment, "…: creature or just a Mountain?", as what is asked, after a card was named. */
function withTypesAlone(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'noun') || !anyWord(tokens, '?') || !tokens.some(isKind)) return tokens;
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    if (!isKind(token) || !isSign(tokens[i - 1])) continue;
    const end = tokens.findIndex((it, n) => n > i && it.kind === 'stop');
    if (end < 0 || tokens[end]?.text !== '?' || !tokens.slice(0, i).some(it => it.kind === 'card')) continue;
    const rest = tokens.slice(i + 1, end);
    if (rest.every(isOfFragment)) result[i] = { kind: 'about', word: '', ...plainPart(token) };
  }
  return result.every((it, i) => it === tokens[i]) ? tokens : result;
}

function isKind(token: Token): boolean {
  return token.kind === 'noun' && token.noun.generic === true && token.noun.token === undefined && !token.noun.plural;
}

function isSign(token: Token | undefined): boolean {
  return token?.kind === 'stop' || (token?.kind === 'small' && ['comma', 'colon', 'equals'].includes(token.word));
}

function isOfFragment(token: Token): boolean {
  if (token.kind === 'small') return token.word === 'or' || isSign(token);
  return token.kind === 'filler' || token.kind === 'about' || (token.kind === 'number' && token.article);
}

/** The place of the type after "is my X still a"; undefined where none stands there. */
function typeAsked(tokens: readonly Token[], i: number): number | undefined {
  let at = i + 1;
  while (tokens[at]?.kind === 'filler' || isOwner(tokens[at])) at++;
  if (tokens[at]?.kind !== 'card') return undefined;
  at++;
  while (tokens[at]?.kind === 'filler' || tokens[at]?.kind === 'there') at++;
  const article = tokens[at];
  const type = tokens[at + 1];
  if (article?.kind !== 'number' || !article.article || type === undefined) return undefined;
  const isType =
    (type.kind === 'noun' &&
      (type.noun.generic === true || /^fl[iy]er$/iu.test(type.text) || isCreatureType(type)) &&
      !/\btokens?$/iu.test(type.text)) ||
    (type.kind === 'card' && isBasicLandType(type.names[0] ?? '')) ||
    (type.kind === 'about' && isLandWord(type.text));
  const next = tokens[at + 2];
  const ends = next === undefined || ['stop', 'there', 'fact', 'small', 'filler'].includes(next.kind);
  return isType && ends ? at + 1 : undefined;
}

/** The wording "is my Serra Angel still a bear": a creature type in the singular. */
function isCreatureType({ text, noun }: Extract<Token, { kind: 'noun' }>): boolean {
  return !noun.plural && creatureType(text.toLowerCase()) !== undefined;
}

/** The wording "what X turns into when I play it": what it is then. */
function becomesWhat(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, turns, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (name?.kind !== 'card' || turns?.kind !== 'verb' || turns.action !== 'copies' || !/into$/iu.test(turns.text))
    return undefined;
  const begins = tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask' && /\bwhat\b/iu.test(it.text));
  const ends =
    next === undefined ||
    next.kind === 'stop' ||
    (next.kind === 'small' && ['if', 'under', 'with', 'comma'].includes(next.word));
  return begins && ends ? { tokens: [{ kind: 'about', word: 'become', ...plainPart(turns) }], to: i + 1 } : undefined;
}

/** The tokens with "turn my lands into Mountains" in what is asked as lands alone: the answer tells what they become. */
export function withTurnedInto(typed: readonly Token[]): readonly Token[] {
  const isBecoming = anyVerb(typed, 'copies') && anyWord(typed, 'into') && anyOfKind(typed, 'ask');
  const made = anyWord(typed, 'tokens') ? withRunsReplaced(typed, i => tokensTurned(typed, i)) : typed;
  const tokens = isBecoming ? withRunsReplaced(made, i => becomesWhat(made, i)) : made;
  if (!anyOfKind(tokens, 'noun') || !anyWord(tokens, 'into', 'to')) return tokens;
  if (!anyWord(tokens, 'turn', 'turns', 'change', 'changes', 'make', 'makes')) return tokens;
  return withRunsReplaced(tokens, i => {
    const turn = tokens[i];
    if (turn === undefined || turn.kind === 'card' || !/^(?:turns?|changes?|makes?)$/iu.test(turn.text))
      return undefined;
    if (!tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask')) return undefined;
    const into = [i + 2, i + 3, i + 4].find(n => /^(?:into|to)$/iu.test(tokens[n]?.text ?? ''));
    const type = into === undefined ? undefined : tokens[into + 1];
    const isType = type?.kind === 'card' && isBasicLandType(singular(type.text));
    const what = tokens[i + 1]?.kind === 'who' ? tokens[i + 2] : tokens[i + 1];
    const isLands = what?.kind === 'noun' && /land/iu.test(what.text);
    if (into === undefined || type === undefined || !isType || !isLands) return undefined;
    const rest = tokens.slice(into, into + 2).map(asFiller);
    return { tokens: [...tokens.slice(i, into), ...rest], to: into + 2 };
  });
}

/** The wording "one Clue turns into six tokens, correct?": the number is what is guessed. */
function tokensTurned(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [noun, turns, number, word] = [tokens[i - 2], tokens[i - 1], tokens[i], tokens[i + 1]];
  const isTurned = turns !== undefined && turns.kind !== 'card' && /^(?:turns into|becomes|makes)$/iu.test(turns.text);
  if (noun?.kind !== 'noun' || noun.noun.token === undefined || !isTurned || number?.kind !== 'number')
    return undefined;
  if (!/^tokens$/iu.test(word?.text ?? '') || sentenceEnd(tokens, i)?.text !== '?') return undefined;
  return { tokens: [{ kind: 'ask', word: '', ...plainPart(number), text: 'how many' }], to: i + 1 };
}

function singular(word: string): string {
  const name = capitalized(word.toLowerCase());
  return name === 'Plains' ? name : name.replace(/s$/u, '');
}

function isLandWord(word: string): boolean {
  return /^(?:plains|islands?|swamps?|mountains?|forests?)$/iu.test(word);
}

function isOwner(token: Token | undefined): boolean {
  return token?.kind === 'who' && token.whose;
}
