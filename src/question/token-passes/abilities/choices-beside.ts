// Choices told right beside the permanent that they were made for: "Throne has Elf chosen", "Throne, creature type Elf".
import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import { choiceSaid } from '../../tokens/chosen.ts';
import type { Token } from '../../tokens/question-token.ts';
import { plainPart, type RunReplacement } from '../../tokens/token-parts.ts';

const KIND_SAID = /^(?:creature type|type|color)$/iu;

/** The most tokens between a permanent and the choice that is told of it: "(chosen creature type is Elf)". */
const MOST_BETWEEN = 6;

/**
 * The wordings "Throne has Elf chosen", "Throne with Elf as the type", "Throne, creature type Elf", "Throne out, type is Elf":
 * the choice, with words that say that it is one on either side.
 */
export function choiceBeside(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const permanent = tokens[i];
  if (permanent?.kind !== 'card') return undefined;
  const there = tokens[i + 1]?.kind === 'there' ? tokens.slice(i + 1, i + 2) : [];
  let at = i + 1 + there.length;
  let isKind = false;
  while (at < i + MOST_BETWEEN && isBeforeChoice(tokens, at)) {
    isKind ||= KIND_SAID.test(tokens[at]?.text ?? '');
    at += 1;
  }
  const said = tokens[at];
  if (said === undefined || at === i + 1) return undefined;
  const to = pastEntry(tokens, choiceTail(tokens, at + 1));
  if (!isKind && to === at + 1) return undefined;
  const known = cardKnown(cards, permanent);
  if (known === undefined || !isChoiceOf(known, said)) return undefined;
  return { tokens: [permanent, naming(permanent), said, ...there], to };
}

/** Whether a word leads from a permanent to the choice that was made for it: "with", "has", "chosen", "creature type", "is". */
function isBeforeChoice(tokens: readonly Token[], i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]];
  if (token === undefined) return false;
  if (token.kind === 'noun') return /^creature$/iu.test(token.text) && /^type$/iu.test(next?.text ?? '');
  if (PICKED.test(token.text) && token.kind !== 'card') return true;
  if (token.kind === 'small' && token.word === 'and') return PICKED.test(next?.text ?? '');
  if (token.kind === 'small') return ['comma', 'with', 'colon', 'naming', 'as'].includes(token.word);
  if (/^down$/iu.test(token.text)) return true;
  return ['have', 'be', 'filler'].includes(token.kind) || KIND_SAID.test(token.text);
}

const PICKED = /^(?:picked|chose|named|said|picking|choosing)$/iu;

/** The place past "when it came in" behind a choice: it is made as the permanent enters (614.12a). */
function pastEntry(tokens: readonly Token[], i: number): number {
  const [when, pronoun, verb] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isWhen = when?.kind === 'small' && when.word === 'if';
  const isIt = pronoun?.kind === 'small' && pronoun.word === 'it';
  return isWhen && isIt && verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'middle' ? i + 3 : i;
}

/** The place past "chosen" or "as the type" behind a choice; the same place where nothing of the kind stands there. */
function choiceTail(tokens: readonly Token[], i: number): number {
  const first = tokens[i];
  if (/^(?:chosen|named|picked|selected|called)$/iu.test(first?.text ?? '') && first?.kind !== 'card') return i + 1;
  if (first?.kind !== 'small' || !['as', 'for'].includes(first.word)) return i;
  const the = /^(?:the|its|my|a)$/iu.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1;
  const chosen = /^(?:chosen|named|creature)$/iu.test(tokens[the]?.text ?? '') ? the + 1 : the;
  return /^(?:(?:creature |chosen )?type|choice|color|pick)$/iu.test(tokens[chosen]?.text ?? '') ? chosen + 1 : i;
}

/** The wording "with my Throne on Elf and Y entering": Y alone enters. */
export function enteringAfterChoice(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const and = tokens[i];
  if (i < 3 || and?.kind !== 'small' || and.word !== 'and') return undefined;
  const [permanent, on, said] = [tokens[i - 3], tokens[i - 2], tokens[i - 1]];
  if (permanent?.kind !== 'card' || on?.kind !== 'small' || !['on', 'naming'].includes(on.word)) return undefined;
  const known = cardKnown(cards, permanent);
  if (known === undefined || said === undefined || !isChoiceOf(known, said)) return undefined;
  const isOwned = tokens[i + 1]?.kind === 'who' || tokens[i + 1]?.kind === 'number';
  const at = isOwned ? i + 2 : i + 1;
  const verb = tokens[at + 1];
  const isDoing = verb?.kind === 'verb' && verb.voice === 'middle';
  return tokens[at]?.kind === 'card' && isDoing
    ? { tokens: [{ kind: 'stop', hard: false, ...plainPart(and) }], to: i + 1 }
    : undefined;
}

/** The word that a choice is told with, in place of another. */
export function naming(says: Token): Token {
  return { kind: 'small', word: 'naming', ...plainPart(says), text: 'naming' };
}

/** Whether a word is a choice that a permanent has made as it enters. */
export function isChoiceOf({ spell, says }: Known, said: Token): boolean {
  const choice = spell ? undefined : choiceSaid(said);
  return choice !== undefined && CHOICES.some(([key, words]) => key in choice && words.some(says.has));
}

const CHOICES: readonly (readonly [key: string, words: readonly string[]])[] = [
  ['color', ['choose a color']],
  ['basicLandType', ['basic land type']],
  ['creatureType', ['creature type']],
  ['cardName', ['card name']],
];
