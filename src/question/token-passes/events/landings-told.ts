// Permanents told to hit, where nobody and nothing is hit: "I have Panharmonicon, then Mulldrifter hits": they enter, or deal damage.

import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { plainPart } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/**
 * The tokens with each such verb as entering, where the cards of the question look at what enters and nothing in it is about
 * damage; as a word that is not understood, where either may be meant.
 */
export function withLandingsTold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isHitting = anyVerb(tokens, 'hits') && anyWord(tokens, 'hit', 'hits');
  const isStuck = anyVerb(tokens, 'puts') && anyWord(tokens, 'stick', 'sticks', 'stuck', 'sticking');
  if (!isHitting && !isStuck && !anyWord(tokens, 'flash', 'flashes', 'flashed')) return tokens;
  const isOfCombat = tokens.some(it => OF_COMBAT.test(it.text));
  const isOfDamage = tokens.some(it => /^(?:damage|dmg)$/iu.test(it.text));
  return tokens.map((token, i): Token => {
    const name = tokens[i - 1];
    if (isStuckAlone(tokens, i))
      return { ...token, kind: 'verb', action: 'enters', voice: 'active', ...plainPart(token) };
    if (isFlashedIn(tokens, i)) return { kind: 'verb', action: 'enters', voice: 'middle', ...plainPart(token) };
    if (!isHit(token, tokens[i + 1]) || name?.kind !== 'card') return token;
    const known = cardKnown(cards, name);
    if (known?.creature === false) return { kind: 'verb', action: 'enters', voice: 'middle', ...plainPart(token) };
    if (isOfCombat) return token;
    const others = tokens.filter((it): it is CardToken => it.kind === 'card' && it.names[0] !== name.names[0]);
    const all = [known, ...others.map(it => cardKnown(cards, it))];
    const enters = all.some(looksAtEntering);
    if (!enters || (isOfDamage && !others.some(it => looksAtEntering(cardKnown(cards, it))))) return token;
    const deals = isOfDamage || all.some(looksAtDamage) || isThere(tokens, i, cards);
    return deals
      ? { kind: 'unknown', ...plainPart(token) }
      : { kind: 'verb', action: 'enters', voice: 'middle', ...plainPart(token) };
  });
}

/** The wording "they stuck a Magus of the Moon": it is put on nothing that is named behind it, and so cast. */
function isStuckAlone(tokens: readonly Token[], i: number): boolean {
  const [verb, lead] = [tokens[i], tokens[i + 1]];
  if (verb?.kind !== 'verb' || verb.action !== 'puts' || !/^st(?:ick|icks|icking|uck)$/iu.test(verb.text)) return false;
  const isLed = lead?.kind === 'filler' || lead?.kind === 'number' || (lead?.kind === 'who' && lead.whose);
  const [name, next] = [tokens[isLed ? i + 2 : i + 1], tokens[isLed ? i + 3 : i + 2]];
  const isAimed = next?.kind === 'small' && ['on', 'to', 'attached', 'into', 'under'].includes(next.word);
  return name?.kind === 'card' && !isAimed;
}

/** The wording "my Restoration Angel flashes in": nothing that somebody flashes in is named behind it. */
function isFlashedIn(tokens: readonly Token[], i: number): boolean {
  const [name, verb, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (verb?.kind !== 'verb' || name?.kind !== 'card' || !FLASHES.test(verb.text)) return false;
  const isObject = next?.kind === 'card' || next?.kind === 'noun' || next?.kind === 'number';
  return !isObject && !(next?.kind === 'who' && next.whose);
}

const FLASHES = /^flash(?:es|ed)?(?: in)?$/iu;
const HITS = /^hits?$/iu;

/** Words that only a question about an attack has. */
const OF_COMBAT =
  /\b(?:poison|poisoned|infect|toxic|combat|connects?|attacks?|swings?|unblocked|block|lifelink|double strike)\b/iu;

/** Whether nothing that may be hit follows a verb of hitting. */
function isHit(token: Token, next: Token | undefined): boolean {
  if (token.kind !== 'verb' || token.action !== 'hits' || token.voice !== 'active' || !HITS.test(token.text))
    return false;
  if (next === undefined || ['stop', 'filler', 'ask', 'be', 'there'].includes(next.kind)) return true;
  return next.kind === 'small' && ['comma', 'and', 'then', 'if', 'with', 'under', 'colon'].includes(next.word);
}

function looksAtEntering(known: Known | undefined): boolean {
  return known !== undefined && (known.enters || known.says.has('enters') || known.says.has('entering'));
}

function looksAtDamage(known: Known | undefined): boolean {
  return known !== undefined && DAMAGE_WORDS.some(known.says.has);
}

const DAMAGE_WORDS: readonly string[] = [
  'infect',
  'toxic',
  'lifelink',
  'wither',
  'renown',
  'ninjutsu',
  'combat damage',
  'deals damage',
  'would deal',
];

/** Whether a name was told to be on the battlefield before it hits. */
function isThere(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const name = tokens[i - 1];
  const known = name?.kind === 'card' ? cardKnown(cards, name) : undefined;
  return tokens.slice(0, i - 1).some(it => it.kind === 'card' && cardKnown(cards, it)?.name === known?.name);
}
