// Activated abilities in a question: "I +1 Elspeth", "Krenko taps", "activate Kiki-Jiki", "Vraska's ultimate" (602, 606).

import type { Face, KeywordAbility } from '../../engine/index.ts';
import { firstFrom } from '../../kit/lists.ts';
import { Memo } from '../../kit/memo.ts';
import {
  activatedParts,
  cardWording,
  isOfMana,
  keywordActivations,
  loyaltySymbol,
  zoneMovedOutOf,
} from '../../oracle/index.ts';
import type { Token } from '../tokens/question-token.ts';
import { anyWord } from '../tokens/token-index.ts';
import { asFiller, plainPart } from '../tokens/token-parts.ts';
import { type Cards, cardKnown, type Known } from './card-traits.ts';
import { hasIntrinsicMana, isArticle, readManaTapped } from './mana-tapped.ts';
import type { PassContext } from './pass-context.ts';

/** An activated ability of a card that is no mana ability. */
export interface ActivatedChoice {
  /** The word by which a scenario names it: its loyalty symbol where no other has that, or its number among all of them. */
  readonly named: string;
  /** Its loyalty symbol (606.3); undefined for others. */
  readonly symbol: string | undefined;
  readonly text: string;
  readonly cost: string;
  readonly effect: string;
}

/** The activated abilities of a card that are no mana abilities (605.1a). */
export function activatedOf(known: Known): readonly ActivatedChoice[] {
  return choicesOf(known).others;
}

/** The activated abilities of a card whose cost is its own sacrifice. */
export function activatedForItself(known: Known): readonly ActivatedChoice[] {
  return activatedOf(known).filter(it => cardWording(it.cost).costsItself(known.name));
}

/** The activated abilities of a card, mana abilities among them. */
export function anyActivatedOf(known: Known): ActivatedChoices['all'] {
  return choicesOf(known).all;
}

/** A keyword that is an activated ability which works on the battlefield, as equip is (702.6a), with its number among all. */
export interface KeywordActivated {
  readonly keyword: string;
  readonly named: string;
}

/** The keywords of a permanent that are activated abilities which work on the battlefield. */
export function keywordsActivated({ face }: Known): readonly KeywordActivated[] {
  return writtenOn(face).flatMap(({ keyword }, n) =>
    keyword === undefined ? [] : [{ keyword, named: String(n + 1) }],
  );
}

/** The activated abilities of a face in their order, of which a keyword means some. */
function writtenOn(face: Face): readonly { readonly text: string; readonly keyword?: string }[] {
  return face.abilities.flatMap(ability => {
    if (ability.kind === 'keyword')
      return textsOfKeyword(ability, face).map(text => ({ text, keyword: ability.keyword }));
    return ability.kind === 'activated' ? [{ text: ability.text }] : [];
  });
}

/** The texts of the activated abilities that a keyword means on the battlefield. */
function textsOfKeyword(ability: KeywordAbility, { name }: Face): readonly string[] {
  const texts = keywordActivations(ability, name, () => undefined);
  return texts.filter(it => zoneMovedOutOf(it, name) === undefined);
}

/** The activated abilities of a face. */
interface ActivatedChoices {
  readonly all: readonly (ActivatedChoice & { readonly isMana: boolean })[];
  /** The abilities that are no mana abilities. */
  readonly others: readonly ActivatedChoice[];
  /** The only mana ability that counts something. */
  readonly counting: ActivatedChoice | undefined;
}

const CHOICES = new Memo<Face, ActivatedChoices>();

function choicesOf({ face }: Known): ActivatedChoices {
  const known = CHOICES.get(face);
  if (known !== undefined) return known;
  const all = choicesOn(face);
  const made = { all, others: all.filter(it => !isOfMana(it.effect)), counting: onlyCounting(all) };
  CHOICES.set(face, made);
  return made;
}

function choicesOn(face: Face): ActivatedChoices['all'] {
  const all = writtenOn(face);
  const parts = all.map(({ text, keyword }) => (keyword === undefined ? activatedParts(text) : undefined));
  const symbols = parts.map(it => (it === undefined ? undefined : loyaltySymbol(it.cost)));
  return all.flatMap(({ text }, n) => {
    const [part, symbol] = [parts[n], symbols[n]];
    const isOnly = symbols.filter(it => it === symbol).length === 1;
    if (part === undefined) return [];
    return [{ named: (isOnly ? symbol : undefined) ?? String(n + 1), symbol, text, ...part }];
  });
}

/**
 * The mana ability of a permanent of which it may be asked how much it makes: the only one that counts something;
 * undefined where there is none.
 */
export function manaAbilityMeant(known: Known): ActivatedChoice | undefined {
  return choicesOf(known).counting;
}

function onlyCounting(all: ActivatedChoices['all']): ActivatedChoice | undefined {
  const counting = all.filter(({ isMana, effect }) => {
    const says = cardWording(effect);
    return isMana && (says.isCounted || says.has('equal to'));
  });
  return counting.length === 1 ? counting[0] : undefined;
}

/** Whether a permanent has no other activated ability but those of mana, so that a scenario need not name it. */
export function isOnlyAbility(known: Known, { named }: ActivatedChoice): boolean {
  const [only, ...more] = activatedOf(known);
  return more.length === 0 && only?.named === named && keywordsActivated(known).length === 0;
}

/** Whether a permanent becomes a creature by an activated ability of its own. */
export function animatesItself(known: Known): boolean {
  return animatingOf(known).length > 0;
}

/** The activated abilities by which a permanent becomes a creature. */
export function animatingOf(known: Known): readonly ActivatedChoice[] {
  return activatedOf(known).filter(({ effect }) => {
    const says = cardWording(effect);
    return says.has('becomes a') && says.has('creature') && !says.hasTarget;
  });
}

/** The abilities that words of a question mean: "+1", "minus", "{T}"; all of them without words. */
export function activatedAs(known: Known, said: string | undefined): readonly ActivatedChoice[] {
  const all = activatedOf(known);
  switch (said) {
    case undefined:
      return all;
    case 'mana': {
      const made = manaAbilityMeant(known);
      return made === undefined ? [] : [made];
    }
    case '{T}': {
      const tapping = anyActivatedOf(known).filter(it => cardWording(it.cost).hasTapSymbol);
      const others = tapping.filter(it => all.some(({ named }) => named === it.named));
      return others.length > 0 || tapping.length > 1 ? others : tapping;
    }
    case 'plus':
      return all.filter(it => it.symbol?.startsWith('+'));
    case 'minus': {
      const minus = all.filter(it => it.symbol?.startsWith('-'));
      // the last one is the ultimate, which nobody calls the minus
      return minus.length === 2 ? minus.slice(0, 1) : minus;
    }
    case 'ultimate':
      return all.filter(it => it.symbol?.startsWith('-')).slice(-1);
    default: {
      const same = all.filter(it => it.named === said || it.symbol === said);
      if (same.length > 0) return same;
      const mana = anyActivatedOf(known).filter(it => it.isMana && it.named === said);
      return mana.length > 0 ? mana : all.filter(it => it.symbol === (/^-\d/u.test(said) ? '-X' : 'none'));
    }
  }
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:plus|plusses|plussing|plussed|uptick(?:s|ed|ing)?|tick(?:s|ed|ing)? up)$/iu, 'plus'],
  [/^(?:minus|minuses|minusing|minused|downtick(?:s|ed|ing)?|tick(?:s|ed|ing)? down)$/iu, 'minus'],
  [/^(?:ults?|ulting|ultimates?)$/iu, 'ultimate'],
  [/^(?:taps?|tapping)$/iu, '{T}'],
];

const USES = /^(?:use|uses|using|activate|activates|activating)$/iu;
/** Words for using what is used up: "crack my Disk", which is a search only of what searches. */
const CRACKS = /^(?:crack|cracks|cracking|cracked|pop|pops|popping|popped|blow up|blows up)$/iu;

/** The wording "Orcish Artillery shoots me". */
const SHOOTS = /^(?:shoots?|shooting|zaps?|zapping)$/iu;

const ACTIVATED = /^(?:activated|gets activated|is activated)$/iu;

/** The wording "Pestilence once please": said of the name before. */
const ONCE = /^(?:once|one time|1x)$/iu;

/** The words above by which an ability is told of, and those of lands that are tapped for mana. */
const TELLING = [
  ...['plus', 'plusses', 'plussing', 'plussed', 'minus', 'minuses', 'minusing', 'minused'],
  ...['uptick', 'upticks', 'upticked', 'upticking', 'downtick', 'downticks', 'downticked', 'downticking'],
  ...['tick', 'ticks', 'ticked', 'ticking', 'ult', 'ults', 'ulting', 'ultimate', 'ultimates'],
  ...['tap', 'taps', 'tapping', 'tapped', 'use', 'uses', 'using', 'activate', 'activates', 'activating', 'activated'],
  ...['crack', 'cracks', 'cracking', 'cracked', 'pop', 'pops', 'popping', 'popped', 'blow up', 'blows up'],
  ...['shoot', 'shoots', 'shooting', 'zap', 'zaps', 'zapping', 'once', 'one time', '1x'],
];

const OWN = /^(?:abilit(?:y|ies)|(?:tap |activated |loyalty )?ability|effect)$/iu;

/** The tokens with each word for an ability beside the name of its source as a verb of that event. */
export function withActivations(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isTold = anyWord(tokens, ...TELLING);
  if (!isTold && !tokens.some(it => it.kind === 'verb' && it.ability !== undefined)) return tokens;
  const result = [...tokens];
  const shots: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    if (readManaTapped(result, tokens, i, cards)) continue;
    const [said, ...amount] = isJoiningNames(tokens, i) ? [] : abilitySaid(tokens, i);
    const isUse = USES.test(token.text) || (CRACKS.test(token.text) && isUsedUp(tokens, i, cards));
    const beside = said === undefined && !isUse ? undefined : sourceBeside(tokens, i, said, amount.length, cards);
    if (beside === undefined && isShooting(tokens, i, cards)) {
      const { end } = token;
      result[i] = { kind: 'verb', action: 'activates', voice: 'middle', ability: '{T}', ...plainPart(token) };
      shots.push({ kind: 'small', word: 'on', text: '', at: end, end });
      continue;
    }
    if (beside === undefined && isActivatedName(tokens, i, cards)) {
      result[i] = { kind: 'verb', action: 'activates', voice: 'middle', ...plainPart(token) };
      for (const n of [i - 1, i + 1]) {
        const part = tokens[n];
        if (part !== undefined && isOfActivated(part)) result[n] = asFiller(part);
      }
      continue;
    }
    if (beside !== undefined) {
      for (const [n, part] of amount.entries()) result[i + 1 + n] = asFiller(part);
      readActivation(result, tokens, i, said, beside);
    } else if (token.kind === 'verb' && token.ability !== undefined && !isPointedAt(tokens, i))
      result[i] = asNumber(token);
  }
  if (result.every((it, i) => it === tokens[i])) return tokens;
  return result.flatMap(it => [it, ...shots.filter(({ at }) => at === it.end && it.kind === 'verb')]);
}

/** Whether what is named after a word for using something up has one ability that is meant, and is no search. */
function isUsedUp(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const named = firstFrom(tokens, i + 1, it => !isBeforeSource(it));
  const known = named?.kind === 'card' ? cardKnown(cards, named) : undefined;
  return known !== undefined && !known.says.searchesLibrary && activatedOf(known).length === 1;
}

/** Whether the one ability of the card before that deals damage is aimed at what is named next. */
function isShooting(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const [source, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const known = source?.kind === 'card' ? cardKnown(cards, source) : undefined;
  if (known === undefined || known.spell || !SHOOTS.test(token?.text ?? '')) return false;
  const [ability, ...more] = activatedAs(known, '{T}').filter(it => cardWording(it.effect).has('damage'));
  return ability !== undefined && more.length === 0 && ['who', 'card', 'noun', 'number'].includes(next?.kind ?? '');
}

/** The wording "Krenko activated with three Goblins": said of the name before, which has one such ability. */
function isActivatedName(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const isDone = tokens[i - 1]?.kind === 'be';
  const [before, token, next] = [tokens[isDone ? i - 2 : i - 1], tokens[i], tokens[i + 1]];
  if (token === undefined || next?.kind === 'card' || /^abilit/iu.test(next?.text ?? '')) return false;
  if (!ACTIVATED.test(token.text) && !(ONCE.test(token.text) && endsPhrase(tokens, i + 1))) return false;
  const known = before?.kind === 'card' ? cardKnown(cards, before) : undefined;
  return known !== undefined && activatedOf(known).length === 1;
}

/** Words around "activated" that tell nothing more: "is activated once". */
function isOfActivated(token: Token): boolean {
  return token.kind === 'be' || (token.kind !== 'verb' && ONCE.test(token.text));
}

/** Whether a phrase ends at a place: "once please: …". */
function endsPhrase(tokens: readonly Token[], at: number): boolean {
  const next = firstFrom(tokens, at, it => !/^(?:please|pls|plz|then|now)$/iu.test(it.text));
  return next === undefined || next.kind === 'stop' || isSmall(next, 'comma') || isSmall(next, 'colon');
}

/** An ability of the source beside it as a verb, and the words around that belong to it as fillers. */
function readActivation(
  result: Token[],
  tokens: readonly Token[],
  i: number,
  said: string | undefined,
  beside: NonNullable<ReturnType<typeof sourceBeside>>,
): void {
  const token = tokens[i];
  if (token === undefined) return;
  const made = said === '{T}' && !beside.after ? countedAfter(tokens, i) : undefined;
  if (made !== undefined) {
    result[i] = { kind: 'verb', action: 'creates', voice: 'active', ...plainPart(token) };
    result[i + 1] = asFiller(made);
    return;
  }
  readPurpose(result, tokens, beside.after ? beside.at + 1 : i + 1);
  const place = plainPart(token);
  const mana = token.kind === 'verb' && token.mana !== undefined ? { mana: token.mana } : {};
  const ability = said === undefined ? {} : { ability: said, ...mana };
  result[i] = { kind: 'verb', action: 'activates', voice: beside.after ? 'active' : 'middle', ...ability, ...place };
  const goes = tokens[beside.at - 1];
  // "my opponent goes Liliana -2"
  if (!beside.after && goes?.kind === 'about' && /^(?:go|goes|going|went)$/iu.test(goes.text))
    result[beside.at - 1] = asFiller(goes);
  if (!beside.after) return;
  const own = tokens[beside.at + 1];
  // "activate Krenko's ability"
  if (own !== undefined && OWN.test(own.text)) result[beside.at + 1] = asFiller(own);
  // "the +1 of Elspeth", "the ability of Krenko"
  const of = tokens[i + 1];
  if (of?.kind === 'small' && of.word === 'of') result[i + 1] = asFiller(of);
}

/** Wordings "to copy X", "to ping X": the object that an ability is aimed at follows. */
function readPurpose(result: Token[], tokens: readonly Token[], at: number): void {
  const [to, aim] = [tokens[at], tokens[at + 1]];
  if (to === undefined || aim === undefined || !/^to$/iu.test(to.text)) return;
  if (!/^(?:copy|target|hit|ping)$/iu.test(aim.text)) return;
  result[at] = { kind: 'small', word: 'on', ...plainPart(to) };
  result[at + 1] = asFiller(aim);
}

/** The wording "Elspeth plus Ojer Taq": two cards, and no ability of the first. */
function isJoiningNames(tokens: readonly Token[], i: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isName = (it: Token | undefined) => it?.kind === 'card' || it?.kind === 'noun' || it?.kind === 'there';
  const named = next !== undefined && (isArticle(next) || (next.kind === 'who' && next.whose)) ? tokens[i + 2] : next;
  return token?.kind === 'small' && token.word === 'and' && isName(before) && isName(named);
}

/** The word for an ability, with the words that belong to it: "+1", "tick up", "minus two", "minus X for 3". */
function abilitySaid(tokens: readonly Token[], i: number): readonly [string | undefined, ...Token[]] {
  const [token, next, sign, value] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (token === undefined) return [undefined];
  if (token.kind === 'verb' && token.ability !== undefined) return [token.ability];
  const isOfX = /^minus$/iu.test(token.text) && /^x$/iu.test(next?.text ?? '');
  if (isOfX && next !== undefined && sign !== undefined && value?.kind === 'number' && OF_X.test(sign.text))
    return [`-${value.value}`, next, sign, value];
  const said = WORDS.find(([word]) => word.test(token.text))?.[1];
  const isCounted = /^(?:plus|minus)$/iu.test(token.text) && next?.kind === 'number' && !next.article;
  return isCounted ? [`${said === 'plus' ? '+' : '-'}${next.value}`, next] : [said];
}

/** Whether a token may stand between a word for an ability and the name of its source. */
function isBeforeSource(token: Token): boolean {
  if (token.kind === 'filler' || isArticle(token) || isSmall(token, 'of')) return true;
  return token.kind === 'who' && token.whose;
}

const OF_X = /^(?:for|=|equals|being|is|at)$/iu;

/** The name beside a word and `length` more that belong to it, before it or after it, of a card that has such an ability. */
function sourceBeside(
  tokens: readonly Token[],
  i: number,
  said: string | undefined,
  length: number,
  cards: Cards,
): { readonly at: number; readonly after: boolean } | undefined {
  const next = tokens.findIndex((it, n) => n > i + length && !isBeforeSource(it));
  if (isSource(tokens[next], said, cards)) return { at: next, after: true };
  const before = tokens[i - 1];
  const number = tokens[i + 1];
  // "Island taps for 2": how much mana, and no ability of this kind
  const isOfMana =
    said === '{T}' && number?.kind === 'small' && number.word === 'for' && countedAfter(tokens, i) === undefined;
  if (said === undefined || isOfMana) return undefined;
  if (isSource(before, said, cards)) return { at: i - 1, after: false };
  // "Ugin, minus X for 3"
  const isParted = length > 0 && before !== undefined && isSmall(before, 'comma');
  return isParted && isSource(tokens[i - 2], said, cards) ? { at: i - 2, after: false } : undefined;
}

/** The wording "Krenko taps for 4 goblins": the word before what is made, of which the number is told. */
function countedAfter(tokens: readonly Token[], i: number): Token | undefined {
  const [preposition, number, noun] = [tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const counted = number?.kind === 'number' && !number.article && noun?.kind === 'noun';
  return counted && preposition?.kind === 'small' && preposition.word === 'for' ? preposition : undefined;
}

function isSmall(token: Token, word: string): boolean {
  return token.kind === 'small' && token.word === word;
}

function isSource(token: Token | undefined, said: string | undefined, cards: Cards): boolean {
  if (token?.kind !== 'card') return false;
  const known = cardKnown(cards, token);
  if (known === undefined || known.spell) return false;
  return activatedAs(known, said).length > 0 || (said === 'mana' && hasIntrinsicMana(known));
}

/** The wording "I -1 it": said of what was named before. */
function isPointedAt(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  return next !== undefined && isSmall(next, 'it');
}

function asNumber(token: Extract<Token, { kind: 'verb' }>): Token {
  const value = Number(token.ability?.replace(/^[+-]/u, ''));
  return Number.isNaN(value)
    ? { kind: 'unknown', ...plainPart(token) }
    : { kind: 'number', value, article: false, ...plainPart(token) };
}
