// Abilities named by something of theirs: "Deathrite's black ability", "Elspeth, +3/+3 on X", "I use his ultimate", "I pay 50 at X".

import { lastBefore } from '../../../kit/lists.ts';
import { cardWording } from '../../../oracle/index.ts';
import { COLOR_OF } from '../../../vocabulary/index.ts';
import { type ActivatedChoice, activatedOf, manaAbilityMeant } from '../../model/activations.ts';
import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

const ABILITY_WORD = /^(?:abilit(?:y|ies)|one|mode)$/iu;
const LOYALTY_WORD = /^(?:ult|ultimate|plus|minus)$/iu;
const OF_IT = /^(?:his|her|their|its)$/iu;
const USES = /^(?:uses?|using|used|activates?|activating)$/iu;

/** The mana symbol of each color by its word. */
const SYMBOLS: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(COLOR_OF).map(([letter, color]) => [color, `{${letter}}`]),
);

const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth'];

/** The tokens with each such wording as the activation of the one ability that is meant (602.1). */
export function withAbilitiesByWords(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isTold =
    anyWord(
      tokens,
      'ability',
      'abilities',
      'one',
      'mode',
      'ult',
      'ultimate',
      'plus',
      'minus',
      'pay',
      'pays',
      'paying',
    ) || tokens.some(it => (it.kind === 'verb' && it.ability !== undefined) || CHANGE.test(it.text));
  if (!isTold || !anyOfKind(tokens, 'card')) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      ofPronoun(tokens, i, cards) ?? named(tokens, i, cards) ?? described(tokens, i, cards) ?? paid(tokens, i, cards),
  );
}

/** The wording "I use his ultimate": of the planeswalker that was named last. */
function ofPronoun(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const from = USES.test(tokens[i]?.text ?? '') ? i + 1 : i;
  const [owner, said] = [tokens[from], tokens[from + 1]];
  if (owner === undefined || said === undefined || !OF_IT.test(owner.text) || !isLoyaltyWord(said)) return undefined;
  const walker = lastBefore(tokens, i, it => it.kind === 'card');
  if (walker?.kind !== 'card' || cardKnown(cards, walker)?.face.types.includes('Planeswalker') !== true)
    return undefined;
  return { tokens: [said, { ...walker, ...plainPart(owner), text: walker.text }], to: from + 2 };
}

function isLoyaltyWord(token: Token): boolean {
  return (token.kind === 'verb' && token.ability !== undefined) || LOYALTY_WORD.test(token.text);
}

/** The wording "I use Deathrite's black ability": by the mana it costs, its place, or a word of its text. */
function named(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const isUsed = USES.test(tokens[i]?.text ?? '');
  const from = isUsed ? i + 1 : i;
  const [source, word, ability] = [tokens[from], tokens[from + 1], tokens[from + 2]];
  if (source?.kind !== 'card' || word === undefined || !ABILITY_WORD.test(ability?.text ?? '')) return undefined;
  const known = cardKnown(cards, source);
  const meant = known === undefined ? undefined : abilityBy(word.text.toLowerCase(), known);
  if (meant === undefined) return undefined;
  const verb = activating(isUsed ? (tokens[i] ?? source) : source, meant);
  return { tokens: [{ ...verb, voice: 'active' }, source], to: from + 3 };
}

function abilityBy(word: string, known: Known): ActivatedChoice | undefined {
  const all = activatedOf(known);
  if (all.length < 2) return undefined;
  const nth = ORDINALS.indexOf(word);
  if (nth >= 0) return all[nth];
  const symbol = SYMBOLS[word];
  return onlyOne(
    all.filter(it => (symbol === undefined ? cardWording(it.effect).has(word) : it.cost.includes(symbol))),
  );
}

const CHANGE = /^[+-]\d+\/[+-]\d+$/u;

/** The wording "Elspeth, +3/+3 on Wall of Omens": by what stands in its text. */
function described(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const source = tokens[i];
  if (source?.kind !== 'card') return undefined;
  const from = isComma(tokens[i + 1]) || isColon(tokens[i + 1]) ? i + 2 : i + 1;
  const [said, on] = [tokens[from], tokens[from + 1]];
  const known = said === undefined || !CHANGE.test(said.text) ? undefined : cardKnown(cards, source);
  if (said === undefined || on?.kind !== 'small' || !['on', 'to', 'for'].includes(on.word) || known === undefined)
    return undefined;
  const meant = onlyOne(activatedOf(known).filter(it => it.effect.includes(said.text)));
  const gives = known.spell ? undefined : meant;
  return gives && { tokens: [source, activating(said, gives), { ...on, word: 'on' }], to: from + 2 };
}

/** The wording "I pay 50 at my opponent": the life that one ability of what was named before costs. */
function paid(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [pay, number, ...rest] = tokens.slice(i, i + 4);
  if (!/^(?:pay|pays|paying)$/iu.test(pay?.text ?? '') || pay?.kind === 'ask' || number?.kind !== 'number')
    return undefined;
  const isLife = /^life$/iu.test(rest[0]?.text ?? '');
  const aim = rest[isLife ? 1 : 0];
  if (aim?.kind !== 'small' || !['at', 'on', 'to', 'into', 'for'].includes(aim.word)) return undefined;
  const source = lastBefore(tokens, i, it => it.kind === 'card' && lifePaid(it, number.value, cards) !== undefined);
  const ability = source?.kind === 'card' ? lifePaid(source, number.value, cards) : undefined;
  if (source?.kind !== 'card' || ability === undefined) return undefined;
  const verb = activating(number, ability);
  const on: Token = { kind: 'small', word: 'on', ...plainPart(aim) };
  return {
    tokens: [{ ...verb, voice: 'active' }, { ...source, ...plainPart(number), text: source.text }, on],
    to: i + (isLife ? 4 : 3),
  };
}

function lifePaid(source: CardToken, life: number, cards: Cards): ActivatedChoice | undefined {
  const known = cardKnown(cards, source);
  const all = known === undefined || known.spell ? [] : activatedOf(known);
  return onlyOne(all.filter(it => new Set(it.cost.toLowerCase().split(', ')).has(`pay ${life} life`)));
}

function activating(token: Token, { named: ability }: ActivatedChoice): Extract<Token, { kind: 'verb' }> {
  return { kind: 'verb', action: 'activates', voice: 'middle', ability, ...plainPart(token) };
}

function isColon(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'colon';
}

function onlyOne([first, ...more]: readonly ActivatedChoice[]): ActivatedChoice | undefined {
  return more.length === 0 ? first : undefined;
}

/** Wordings "Nykthos for green", "tap Nykthos for green": the mana ability whose color is chosen, with that color. */
export function withColorsOfMana(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'for') || !anyWord(tokens, ...Object.keys(SYMBOLS))) return tokens;
  return withRunsReplaced(tokens, i => {
    const [source, lead, color] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    const symbol = SYMBOLS[color?.text.toLowerCase() ?? ''];
    if (source?.kind !== 'card' || symbol === undefined || lead?.kind !== 'small' || lead.word !== 'for')
      return undefined;
    const known = cardKnown(cards, source);
    const meant = known === undefined || known.spell ? undefined : manaAbilityMeant(known);
    if (known === undefined || meant === undefined || !cardWording(meant.effect).has('choose a color'))
      return undefined;
    const verb = { ...activating(lead, meant), mana: symbol.slice(1, -1) };
    return { tokens: [source, verb], to: i + 3 };
  });
}
