// Objects that wear something by an adjective: "my equipped Dark Confidant", "their enchanted creature" (301.5, 303.4).
import { firstIndexFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  isListSign,
  plainPart,
  type RunReplacement,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The subtype of what an object wears, by adjective. */
const WORN: Readonly<Record<string, string>> = { equipped: 'Equipment', enchanted: 'Aura' };

/**
 * The tokens with "that has" before what is attached to the name before it as words of that relation, and so with "holds"
 * and "that carries".
 */
export function withWornAfterName(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const [host, has] = [tokens[i - 1], tokens[i]];
    if (host?.kind !== 'card' && host?.kind !== 'noun') return undefined;
    const to = holdingEnd(tokens, i);
    if (has === undefined || to === undefined) return undefined;
    const worn = tokens.findIndex((it, n) => n >= to && !(it.kind === 'number' && it.article));
    const named = tokens[worn];
    if (named?.kind !== 'card' || cardKnown(cards, named)?.attaches !== true) return undefined;
    const [on, pronoun] = tokens.slice(worn + 1);
    const isOnIt = on?.kind === 'small' && on.word === 'on' && pronoun?.kind === 'small' && pronoun.word === 'it';
    const wearing: Token = { kind: 'small', word: 'attached', ...plainPart(has), text: 'wearing' };
    return {
      tokens: [wearing, named, ...(isOnIt ? [on, pronoun].map(asFiller) : [])],
      to: worn + (isOnIt ? 3 : 1),
    };
  });
}

/** The place after the words for bearing something that begin at a place; undefined where none begin there. */
function holdingEnd(tokens: readonly Token[], i: number): number | undefined {
  const [that, verb] = [tokens[i], tokens[i + 1]];
  if (/^(?:that|which|who) (?:has|is wearing|wears)$/iu.test(that?.text ?? '')) return i + 1;
  if (that?.kind === 'unknown' && HOLDS.test(that.text)) return i + 1;
  // "their Shivan Dragon has Embercleave"
  if (that?.kind === 'have' && /^(?:has|had|have)$/iu.test(that.text)) return i + 1;
  const isThat = that?.kind === 'small' && that.word === 'that';
  const isHeld =
    verb?.kind === 'have' || HOLDS.test(verb?.text ?? '') || /^(?:wears|wore|carries)$/iu.test(verb?.text ?? '');
  return isThat && isHeld ? i + 2 : undefined;
}

const HOLDS = /^(?:holds|held|wields|wielded|sports|rocks|bears|totes|dons)$/iu;

/** The tokens with "X with a Buster Sword on her" as "X equipped with a Buster Sword". */
export function withWornWith(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(typed, 'with')) return typed;
  const isEquipped = anyWord(typed, 'equipped', 'attached', 'on it');
  const equipped = isEquipped ? withRunsReplaced(typed, i => equippedAt(typed, i, cards)) : typed;
  const tokens = anyWord(equipped, 'on') ? withRunsReplaced(equipped, i => wornOnIt(equipped, i, cards)) : equipped;
  if (!anyWord(tokens, 'her', 'him')) return tokens;
  return tokens.map((token, i): Token => {
    const isLead = token.kind === 'small' && token.word === 'with';
    if (isLead && [2, 3].some(n => isOnWearer(tokens, i + n, cards) && wearingAt(tokens, i + n) === i))
      return { kind: 'small', word: 'attached', ...plainPart(token) };
    const isPart = isOnWearer(tokens, i, cards) || isOnWearer(tokens, i - 1, cards);
    return isPart ? asFiller(token) : token;
  });
}

/** The wordings "facing Serra Angel with Colossus Hammer equipped", "their Angel with a Hammer attached". */
function equippedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [host, lead] = [tokens[i - 1], tokens[i]];
  if (lead === undefined || !isWith(lead) || host?.kind !== 'card' || cardKnown(cards, host)?.creature !== true)
    return undefined;
  const at = tokens[i + 1]?.kind === 'number' || tokens[i + 1]?.kind === 'who' ? i + 2 : i + 1;
  const [worn, way] = [tokens[at], tokens[at + 1]];
  if (worn?.kind !== 'card' || cardKnown(cards, worn)?.attaches !== true) return undefined;
  if (!/^(?:equipped|attached|attached to it|equipped to it|on it)$/iu.test(way?.text ?? '')) return undefined;
  const end = tokens[at + 2];
  const isEnd = end === undefined || ['stop', 'ask', 'be', 'who'].includes(end.kind) || isComma(end);
  const wearing: Token = { kind: 'small', word: 'attached', ...plainPart(lead), text: 'wearing' };
  return isEnd ? { tokens: [wearing, worn], to: at + 2 } : undefined;
}

/** The wordings "bolt my bear with Rancor on it", "shock their elf with Rancor and Skullclamp on it": all that is on what is hit. */
function wornOnIt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [host, lead] = [tokens[i - 1], tokens[i]];
  if (lead === undefined || !isWith(lead) || !isHost(host, cards)) return undefined;
  const on = firstIndexFrom(tokens, i + 1, it => !(isAnother(it) || it.kind === 'number' || it.kind === 'card')) ?? -1;
  const [at, pronoun, end] = on < 0 ? [] : tokens.slice(on, on + 3);
  const worn = tokens.slice(i + 1, on).filter(it => it.kind === 'card');
  if (worn.length === 0 || !worn.every(it => cardKnown(cards, it)?.attaches === true)) return undefined;
  const isOnIt = at?.kind === 'small' && at.word === 'on' && /^(?:it|them|him|her)$/iu.test(pronoun?.text ?? '');
  const isEnd = end === undefined || ['stop', 'ask', 'be', 'who'].includes(end.kind) || isComma(end);
  const place = { ...plainPart(lead), text: 'wearing' };
  return isOnIt && isEnd
    ? {
        tokens: worn.flatMap((it): readonly Token[] => [{ kind: 'small', word: 'attached', ...place }, it]),
        to: on + 2,
      }
    : undefined;
}

function isAnother(token: Token): boolean {
  return isListSign(token) || (token.kind === 'who' && token.whose);
}

/** Whether a token names a creature, by its name or its kind. */
function isHost(token: Token | undefined, cards: Cards): boolean {
  if (token?.kind === 'card') return cardKnown(cards, token)?.creature === true;
  return (
    token?.kind === 'noun' &&
    (token.noun.token !== undefined || cardKnown(cards, { names: [], ...token })?.creature === true)
  );
}

/** Whether "on her" begins at a place, after what is attached and the name that it is with. */
function isOnWearer(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const [on, pronoun] = i < 1 ? [] : tokens.slice(i, i + 2);
  const worn = tokens[i - 1];
  if (on?.kind !== 'small' || on.word !== 'on' || worn?.kind !== 'card') return false;
  if (!/^(?:her|him)$/iu.test(pronoun?.text ?? '') || cardKnown(cards, worn)?.attaches !== true) return false;
  const lead = wearingAt(tokens, i);
  const host = tokens[lead - 1];
  return isWith(tokens[lead]) && (host?.kind === 'card' || host?.kind === 'noun');
}

/** The place of the word before what is attached, past an article. */
function wearingAt(tokens: readonly Token[], i: number): number {
  const before = tokens[i - 2];
  return before?.kind === 'number' && before.article ? i - 3 : i - 2;
}

function isWith(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'with';
}

/** The tokens with "while he has Sword of Fire and Ice on", "he had a Skullclamp on him" and "it's got Colossus Hammer equipped" as what is on the creature that was named before. */
export function withWornOn(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'he', 'she', 'it')) return tokens;
  return withRunsReplaced(tokens, i => {
    const next = tokens[i + 1]?.kind;
    if ((next !== 'have' && next !== 'small') || !/^(?:he|she|it)(?:['’]s)?$/iu.test(tokens[i]?.text ?? ''))
      return undefined;
    const [player, has, ...rest] = tokens.slice(i);
    const isWorn = has?.kind === 'small' && /^(?:wears|is wearing|wearing)$/iu.test(has.text);
    const at = rest.findIndex(it => !(it.kind === 'number' && it.article) && it.kind !== 'filler');
    const [worn, on, behind] = [rest[at], rest[at + 1], rest[at + 2]];
    const isOnIt = has?.kind === 'have' && isOneself(player, behind);
    const end = isOnIt ? rest[at + 3] : behind;
    const isHost = has?.kind === 'have' || isWorn;
    if (!isHost || worn?.kind !== 'card' || cardKnown(cards, worn)?.attaches !== true) return undefined;
    const last = isWorn ? on : end;
    const isEnd = last === undefined || last.kind === 'stop' || isComma(last);
    const isOn =
      (on?.kind === 'small' && on.word === 'on') || /^(?:equipped|attached)(?: to it)?$/iu.test(on?.text ?? '');
    if (!(isOn || isWorn) || !isEnd || player === undefined) return undefined;
    const place = plainPart(worn);
    const stop: Token = { kind: 'stop', hard: false, ...plainPart(player) };
    return {
      tokens: [stop, worn, { kind: 'small', word: 'on', ...place }, { kind: 'small', word: 'it', ...place }],
      to: i + 2 + at + (isWorn ? 1 : isOnIt ? 3 : 2),
    };
  });
}

/** Whether a pronoun points at what another one before it does: "he had a Skullclamp on him". */
function isOneself(subject: Token | undefined, object: Token | undefined): boolean {
  const one = /^(?:he|she|it)/iu.exec(subject?.text ?? '')?.[0]?.toLowerCase();
  return one !== undefined && OBJECT_FORMS[one] === object?.text.toLowerCase();
}

const OBJECT_FORMS: Readonly<Record<string, string>> = { he: 'him', she: 'her', it: 'it' };

/** The tokens with such an adjective as a state of the name after it, where the question names one card of that subtype. */
export function withWornTold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, ...Object.keys(WORN))) return tokens;
  return tokens.map((token, i): Token => {
    const subtype = WORN[token.text.toLowerCase()];
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const isBeforeName = next?.kind === 'card' || next?.kind === 'noun';
    const isAfterDeterminer = before?.kind === 'number' || (before?.kind === 'who' && before.whose);
    if (subtype === undefined || !isBeforeName || !isAfterDeterminer) return token;
    const named = new Set(tokens.flatMap(it => (it.kind === 'card' ? it.names.slice(0, 1) : [])));
    const worn = [...named].filter(it => cards.named(it)?.face.subtypes.includes(subtype));
    const { text, at, end } = token;
    return worn.length === 1 ? { kind: 'state', patch: { wears: worn[0] }, after: false, text, at, end } : token;
  });
}
