// Keywords that a permanent is told to give another: "Mikaeus gives undying to my Titan", "Avacyn makes my Titan indestructible".
import { firstIndexFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

const GIVING = 'give gives gave giving grant grants granted granting make makes made making keep keeps has have'.split(
  ' ',
);

/** The tokens with both as being there: the answer shows what the text of the one gives the other. */
export function withKeywordsGranted(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, ...GIVING)) return tokens;
  return withRunsReplaced(tokens, i => {
    const granted = tokens[i]?.kind === 'card' ? grantedAt(tokens, i, cards) : undefined;
    return granted && { tokens: granted.tokens, to: granted.to, ...withAim(tokens, granted, cards) };
  });
}

/** The run up to "it" in "he casts Doom Blade on it", of which the object that is given the keyword is meant. */
function withAim(
  tokens: readonly Token[],
  { tokens: run, to }: RunReplacement,
  cards: Cards,
): RunReplacement | undefined {
  const object = run.findLast(it => it.kind === 'card');
  const at = firstIndexFrom(tokens, to, it => it.kind === 'small' && it.word === 'it') ?? -1;
  const pronoun = tokens[at];
  const lead = tokens[at - 1];
  const isAimed =
    (lead?.kind === 'small' && ['on', 'to', 'for'].includes(lead.word)) ||
    (lead?.kind === 'verb' && lead.voice === 'active') ||
    lead?.kind === 'relation';
  const between = tokens.slice(to, at);
  const isOther = between.some(
    it => it.kind === 'noun' || (it.kind === 'card' && cardKnown(cards, it)?.spell !== true),
  );
  if (object === undefined || pronoun === undefined || !isAimed || isOther) return undefined;
  return { tokens: [...run, ...between, { ...object, ...plainPart(pronoun) }], to: at + 1 };
}

function grantedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const cause = tokens[i];
  const known = cause?.kind === 'card' ? cardKnown(cards, cause) : undefined;
  if (known === undefined || known.spell || known.attaches || cause === undefined) return undefined;
  let at = i + 1;
  while (tokens[at]?.kind === 'be' || tokens[at]?.kind === 'filler') at += 1;
  const verb = tokens[at];
  if (verb === undefined || !GIVING.includes(verb.text.toLowerCase())) return undefined;
  const asks = tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask');
  const isGranted = (token: Token | undefined) => token !== undefined && isKeyword(token) && known.says.has(token.text);
  const keywords = wordsEnd(tokens, at + 1, isGranted);
  const to = tokens[keywords];
  const isTo = keywords > at + 1 && to?.kind === 'small' && to.word === 'to';
  const first = isTo ? keywords + 1 : at + 1;
  const isLed = tokens[first]?.kind === 'who' || tokens[first]?.kind === 'filler' || tokens[first]?.kind === 'number';
  const object = tokens[isLed ? first + 1 : first];
  const behind = (isLed ? first + 1 : first) + 1;
  const end = isTo ? behind : wordsEnd(tokens, behind, isGranted);
  if (object?.kind !== 'card' || asks || (!isTo && end === behind) || cardKnown(cards, object)?.spell !== false)
    return undefined;
  // "…?" alone asks whether it is so
  const isBeside = firstIndexFrom(tokens, end, it => it.kind === 'verb') !== undefined;
  if (!isBeside && !tokens.slice(0, i).some(it => it.kind === 'verb')) return undefined;
  const place = { ...plainPart(verb), text: '' };
  const there: Token = { kind: 'there', ...place };
  const stop: Token = { kind: 'stop', hard: false, ...place };
  return { tokens: [cause, there, stop, ...tokens.slice(first, behind), there, stop], to: end };
}

/** The place behind keywords joined by "and" that begin at a place. */
function wordsEnd(tokens: readonly Token[], from: number, isGranted: (token: Token | undefined) => boolean): number {
  let at = from;
  while (isGranted(tokens[at])) {
    const and = tokens[at + 1];
    at += and?.kind === 'small' && and.word === 'and' && isGranted(tokens[at + 2]) ? 2 : 1;
  }
  return at;
}

/** Whether a word tells of an ability, and names or counts nothing. */
function isKeyword({ kind, text }: Token): boolean {
  return ['about', 'unknown', 'verb', 'filler', 'state', 'remark', 'small'].includes(kind) && KEYWORDS.test(text);
}

const KEYWORDS =
  /^(?:undying|persist|indestructible|indestructibility|hexproof|shroud|flying|haste|vigilance|trample|lifelink|deathtouch|infect|toxic|first strike|double strike|menace|reach|defender|flash|ward|riot|evoke|cascade|unearth|protection|fear|intimidate|wither|exalted|flanking|mentor|training|evolve|modular|convoke)$/iu;
