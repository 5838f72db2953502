// Statements of what always holds, beside what happens: the text of an ability told in other words, types in parentheses.

import type { Cards } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import { fillRange, isComma, isListSign } from '../../tokens/token-parts.ts';

/** The tokens without statements of what always holds; `text` is the question as typed. */
export function withoutGeneralStatements(tokens: readonly Token[], { text, cards }: PassContext): readonly Token[] {
  const ranges = [
    ...typeAsides(tokens, text),
    ...abilitiesTold(tokens),
    ...reasonsDenied(tokens),
    ...kindsOfIt(tokens),
    ...claimsOfText(tokens),
    ...lossesTold(tokens, cards),
    ...kindsAlone(tokens),
    ...reasonsOfAttack(tokens),
  ];
  if (ranges.length === 0) return tokens;
  const result = [...tokens];
  for (const [from, to] of ranges) fillRange(result, from, to);
  return result;
}

type Range = readonly [from: number, to: number];

/** The wording "Llanowar Elves (elf druid)": types in parentheses behind a name. */
function typeAsides(tokens: readonly Token[], text: string): readonly Range[] {
  if (!text.includes('(')) return [];
  return tokens.flatMap((token, i): readonly Range[] => {
    const next = tokens[i + 1];
    if (token.kind !== 'card' || next === undefined || !text.slice(token.end, next.at).includes('(')) return [];
    const length = tokens.slice(i + 1).findIndex((later, n) => {
      const after = tokens[i + n + 2];
      return text.slice(later.end, after?.at ?? text.length).includes(')');
    });
    const inside = tokens.slice(i + 1, i + 2 + length);
    const isOfTypes = length >= 0 && inside.every(it => isType(it) || it.kind === 'filler');
    return isOfTypes ? [[i + 1, i + 2 + length]] : [];
  });
}

function isType(token: Token): boolean {
  if (token.kind === 'noun') return token.noun.generic === true && !token.noun.plural;
  return token.kind === 'about' && (token.word === 'creature type' || TYPES.test(token.text));
}

const TYPES = /^(?:legendary|basic|artifact|creature|enchantment|land|planeswalker)$/iu;

const ALWAYS = /^(?:whenever|each time|every ?time|any ?time)$/iu;

/**
 * An ability in other words, where something else happens: "I play Kadena so I draw a card whenever a face-down
 * creature comes in".
 */
function abilitiesTold(tokens: readonly Token[]): readonly Range[] {
  if (!anyWord(tokens, 'whenever', 'each time', 'every time', 'everytime', 'any time', 'anytime')) return [];
  const ranges = sentences(tokens).flatMap(([from, to]): readonly Range[] => {
    const always = tokens.findIndex((it, i) => i >= from && i < to && ALWAYS.test(it.text));
    if (always < 0 || tokens[to]?.text === '?') return [];
    const lead = tokens
      .slice(from, always)
      .findLastIndex(it => it.kind === 'filler' && /^(?:so|because|since|which means)$/iu.test(it.text));
    const range: Range = [lead < 0 ? from : from + lead, to];
    const inside = tokens.slice(...range);
    return inside.some(it => it.kind === 'card' || it.kind === 'ask') ? [] : [range];
  });
  const isElsewhere = (it: Token, i: number) => it.kind === 'verb' && !ranges.some(([from, to]) => i >= from && i < to);
  return tokens.some(isElsewhere) ? ranges : [];
}

/** The wording "because I didn't cast it": why something might not be so, which what happens tells already. */
function reasonsDenied(tokens: readonly Token[]): readonly Range[] {
  if (!anyWord(tokens, 'because', 'cause', 'cuz', 'since') || !anyWord(tokens, 'not')) return [];
  return tokens.flatMap((token, from): readonly Range[] => {
    if (!/^(?:because|cause|cuz|since)$/iu.test(token.text)) return [];
    const [who, not, verb, pronoun] = [tokens[from + 1], tokens[from + 2], tokens[from + 3], tokens[from + 4]];
    const isDenied = who?.kind === 'who' && not?.kind === 'small' && not.word === 'not';
    const isCast =
      verb?.kind === 'verb' && verb.action === 'enters' && pronoun?.kind === 'small' && pronoun.word === 'it';
    return isDenied && isCast ? [[from, from + 5]] : [];
  });
}

/** The wording "It's a land coming in": what something that was told of is, and no other object. */
function kindsOfIt(tokens: readonly Token[]): readonly Range[] {
  if (!anyOfKind(tokens, 'noun') || !anyVerb(tokens, 'enters')) return [];
  return tokens.flatMap((token, from): readonly Range[] => {
    if (token.kind !== 'small' || !/^(?:it|that|this)['’]?s$/iu.test(token.text)) return [];
    const [article, kind, verb, end] = [tokens[from + 1], tokens[from + 2], tokens[from + 3], tokens[from + 4]];
    const isOfKind =
      article?.kind === 'number' && article.article && kind?.kind === 'noun' && kind.noun.generic === true;
    const isComing = verb?.kind === 'verb' && verb.action === 'enters' && /ing\b/iu.test(verb.text);
    const ends = end === undefined || end.kind === 'stop' || end.kind === 'small';
    return isOfKind && isComing && ends ? [[from, from + 4]] : [];
  });
}

/** The clause "She only stops creatures I thought" beside a question: what the text of a card bears on, which the answer shows. */
function claimsOfText(tokens: readonly Token[]): readonly Range[] {
  if (!anyOfKind(tokens, 'relation') && !anyWord(tokens, ...BEARING)) return [];
  if (!tokens.some(isKindTold)) return [];
  return sentences(tokens, isComma).flatMap(([from, to]): readonly Range[] => {
    const part = tokens.slice(from, to);
    const bears = part.findIndex(it => it.kind === 'relation' || BEARS.test(it.text));
    const lead = part.slice(0, Math.max(0, bears)).findIndex(it => it.kind !== 'filler');
    const subject = lead < 0 ? undefined : part[lead];
    const isOfText =
      part.some((it, i) => i > bears && isKindTold(it)) && part.every((it, i) => isOfClaim(it, i > bears));
    const isPointed = subject !== undefined && /^(?:s?he|it|they|that|this)(?:['’]?s)?$/iu.test(subject.text);
    const isNamed = subject?.kind === 'card' && tokens[to]?.kind === 'stop';
    const isAsked = tokens.some((it, i) => (i < from || i > to) && (it.text === '?' || it.kind === 'ask'));
    if (bears < 0 || !isOfText || !(isPointed || isNamed) || tokens[to]?.text === '?' || !isAsked) return [];
    // the card is there, wherever else it is named
    return [[isNamed ? from + lead + 1 : from, to]];
  });
}

/** The sentence "artifacts and creatures only right" beside a question: what a text bears on, told by its kinds alone. */
function kindsAlone(tokens: readonly Token[]): readonly Range[] {
  if (!anyWord(tokens, 'only', 'just') || !tokens.some(isKindTold)) return [];
  return sentences(tokens).filter(([from, to]) => {
    const part = tokens.slice(from, to);
    const isOfKinds = part.some(isKindTold) && part.some(it => /^(?:only|just)$/iu.test(it.text));
    const isQuiet = (it: Token) =>
      isKindTold(it) || it.kind === 'filler' || isListSign(it) || /^(?:right|or)$/iu.test(it.text);
    const isAsked = tokens.some((it, i) => (i < from || i > to) && (it.text === '?' || it.kind === 'ask'));
    return isOfKinds && isAsked && part.every(isQuiet);
  });
}

/** The wording "because he attacked": why something is tapped. */
function reasonsOfAttack(tokens: readonly Token[]): readonly Range[] {
  if (!anyOfKind(tokens, 'unjudged') || !anyOfKind(tokens, 'state')) return [];
  return tokens.flatMap((token, from): readonly Range[] => {
    if (!/^(?:because|cause|cuz|since|from|after|as)$/iu.test(token.text)) return [];
    const isPointed = /^(?:it|he|she|they|i)$/iu.test(tokens[from + 1]?.text ?? '');
    const at = isPointed ? from + 2 : from + 1;
    const verb = tokens[at];
    const end = tokens[at + 1];
    const ends = end === undefined || end.kind === 'stop' || end.kind === 'small' || end.kind === 'filler';
    const isAttack = verb?.kind === 'unjudged' && /^(?:attacked|attacking|attacks|swinging|swings)$/iu.test(verb.text);
    const isTapped =
      tokens[from - 1]?.kind === 'state' || tokens.slice(Math.max(0, from - 3), from).some(it => it.kind === 'state');
    return isAttack && ends && isTapped ? [[from, at + 1]] : [];
  });
}

const BEARING = [
  ...['say', 'says', 'mention', 'mentions', 'care', 'cares', 'hit', 'hits', 'stop', 'stops', 'affect', 'affects'],
  ...['cover', 'covers', 'target', 'targets', 'mean', 'means', 'read', 'reads', 'work', 'works', 'applies', 'look'],
  'looks',
];
const BEARS = new RegExp(`^(?:${BEARING.join('|')})$`, 'iu');
const KINDS =
  /^(?:creatures?|artifacts?|enchantments?|lands?|planeswalkers?|permanents?|nonbasics?|basics?|tokens?|spells?|abilities|triggers?|nontokens?)$/iu;

function isKindTold(token: Token): boolean {
  return (token.kind === 'noun' && token.noun.generic === true) || (token.kind !== 'card' && KINDS.test(token.text));
}

/** Whether a token may stand in such a claim, after its verb or before. */
function isOfClaim(token: Token, isAfter: boolean): boolean {
  if (isAfter) {
    const isJoint =
      token.kind === 'small' && ['and', 'or', 'comma', 'not', 'about', 'on', 'of', 'for', 'to'].includes(token.word);
    return isKindTold(token) || isJoint || token.kind === 'filler';
  }
  if (token.kind === 'who') return !token.whose;
  return ['filler', 'card', 'small', 'relation', 'be'].includes(token.kind) || BEARS.test(token.text);
}

/** The wording "they've lost everything else": what a card that was named does to it. */
function lossesTold(tokens: readonly Token[], cards: Cards): readonly Range[] {
  if (!anyWord(tokens, 'lost', 'lose', 'loses', 'losing')) return [];
  const takes = (it: Token) =>
    it.kind === 'card' && LOSING.some(words => cards.named(it.names[0] ?? '')?.says.has(words) === true);
  if (!tokens.some(takes)) return [];
  return tokens.flatMap((token, i): readonly Range[] => {
    if (!/^(?:lost|loses?|losing)$/iu.test(token.text)) return [];
    const subject = tokens[i - 1]?.kind === 'have' || tokens[i - 1]?.kind === 'filler' ? i - 2 : i - 1;
    const isPointed = /^(?:it|they|he|she|they['’]?ve|it['’]?s|he['’]?s|she['’]?s)$/iu.test(
      tokens[subject]?.text ?? '',
    );
    const to = tokens.findIndex(
      (it, n) =>
        n > i && !/^(?:everything|all|else|of|its|their|his|her|abilities|other|text|the|rest)$/iu.test(it.text),
    );
    const end = tokens[to];
    const ends =
      to < 0 ||
      end?.kind === 'stop' ||
      (end !== undefined && isComma(end)) ||
      (end?.kind === 'small' && end.word === 'and');
    return isPointed && ends && to !== i + 1 && end?.text !== '?' ? [[subject, to < 0 ? tokens.length : to]] : [];
  });
}

/** Words of cards that take abilities away. */
const LOSING: readonly string[] = ['lose all abilities', 'loses all abilities', 'loses all other', 'lose all other'];

/** The sentences as ranges of tokens, without the signs that end them; those parted by further signs too. */
function sentences(tokens: readonly Token[], isSign: (token: Token) => boolean = () => false): readonly Range[] {
  const ranges: Range[] = [];
  let from = 0;
  for (const [i, token] of tokens.entries()) {
    if ((token.kind !== 'stop' || !token.hard) && !isSign(token)) continue;
    ranges.push([from, i]);
    from = i + 1;
  }
  return [...ranges, [from, tokens.length]];
}
