// Objects that are picked for something that enters as a copy: "I cast Clone and pick it", "Clone enters, I choose their Angel".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { creatureType } from '../../tokens/chosen.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** The tokens with the first such object told right behind the copier, as what it copies (707.5), and copiers in place of a verb. */
export function withCopiesPicked(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isOfCopies = anyVerb(typed, 'copies') && anyWord(typed, 'naming');
  if (!isOfCopies && !typed.some(it => isCopier(it, cards))) return typed;
  const named = withRunsReplaced(typed, i => typedCopied(typed, i, cards));
  const become = withRunsReplaced(named, i => becomesAt(named, i, cards) ?? madeInto(named, i, cards));
  const tokens = withCopiersAsVerbs(withCopyUntold(become, cards), cards);
  if (!tokens.some(it => PICKS.test(it.text))) return tokens;
  for (const [i, token] of tokens.entries()) {
    const picked = PICKS.test(token.text) && token.kind !== 'card' ? pickedAt(tokens, i, cards) : undefined;
    if (picked === undefined) continue;
    const { copier, from, to, object } = picked;
    const told: readonly Token[] = [
      { kind: 'small', word: 'copying', ...plainPart(token), text: 'copying' },
      ...object,
    ];
    return [...tokens.slice(0, copier + 1), ...told, ...tokens.slice(copier + 1, from), ...tokens.slice(to)];
  }
  return tokens;
}

/** Words that lead from a copier to what it copies: "into", "and turn it into", "and make it", "and have it be", "and it becomes". */
const MADE_INTO: readonly RegExp[] = [
  /^(?:into)$/iu,
  /^(?:and )?(?:turn|turns|turning|make|makes|making|have|has|having|let|get) (?:it|him|her|mine)(?: (?:into|be|become|copy|to be|to become|to copy|enter as|come in as|as))?$/iu,
  /^(?:and )?(?:it|he|she) (?:becomes|copies|turns into|is)$/iu,
  /^(?:and )?put it in as$/iu,
  /^(?:to become|to be|wanting to be|hoping to be|hoping to copy)$/iu,
];

const TURNS = /^(?:turn|turns|turning|let)$/iu;

/** The wordings "I cast Clone into X", "Clone and turn it into X", "Clone and have it be X", of a card that is named. */
function madeInto(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const copier = tokens[i];
  if (!isCopier(copier, cards)) return undefined;
  const found = tokens.slice(i + 1, i + 9).findIndex(it => it.kind === 'card');
  const at = i + 1 + found;
  let from = at;
  while (from > i + 1 && isLeadOfObject(tokens[from - 1])) from -= 1;
  const object = found < 1 ? undefined : tokens[at];
  if (object?.kind !== 'card' || nameOf(object) === copier.names[0] || cardKnown(cards, object)?.spell !== false)
    return undefined;
  const between = tokens.slice(i + 1, from).filter(it => !isComma(it) && (it.kind !== 'filler' || TURNS.test(it.text)));
  const said = between.map(it => it.text).join(' ');
  if (!MADE_INTO.some(it => it.test(said))) return undefined;
  const first = between[0] ?? object;
  return { tokens: [copier, { kind: 'small', word: 'copying', ...plainPart(first), text: 'copying' }], to: from };
}

/** The wordings "does my Clone still become the Angel", "Clone wants to be X", "Clone comes in as X", "Clone choosing X". */
function becomesAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const copier = tokens[i];
  if (!isCopier(copier, cards)) return undefined;
  let at = i + 1;
  while (at < i + 4 && (tokens[at]?.kind === 'filler' || isComma(tokens[at]))) at += 1;
  const [first, second] = [tokens[at], tokens[at + 1]];
  const isBecoming =
    BECOMES.test(first?.text ?? '') ||
    (first?.kind === 'small' && /^(?:choosing|picking|naming|selecting)$/iu.test(first.text));
  const isEntering =
    first?.kind === 'verb' &&
    first.action === 'enters' &&
    first.voice === 'middle' &&
    second?.kind === 'small' &&
    second.word === 'as';
  // "wants to" is one phrase, or a verb
  const isWish = /^(?:wants|tries) to$/iu.test(tokens[at - 1]?.text ?? '') && first?.kind === 'be';
  const wants = /^(?:wants|tries|trying|wanting)$/iu.test(first?.text ?? '') && BE.test(second?.text ?? '');
  const wished = wishedFrom(tokens, at);
  const from = wished ?? (isEntering || wants ? at + 2 : isBecoming || isWish ? at + 1 : undefined);
  if (first === undefined || from === undefined) return undefined;
  let to = from;
  while (to < from + 3 && isLeadOfObject(tokens[to])) to += 1;
  // "comes in as the wurm": one of the cards named
  const typed = to > from && tokens[to]?.kind !== 'card' ? typedOther(tokens, to, copier, cards) : undefined;
  const object = typed ?? tokens[to];
  const isPointed =
    (isEntering || (isBecoming && (first.kind === 'small' || !isAs(first)))) &&
    PRONOUN.test(object?.text ?? '') &&
    to === from;
  const isNamed = object?.kind === 'card' && object.names[0] !== nameOf(copier);
  if (object === undefined || !(isPointed || (isNamed && cardKnown(cards, object)?.spell === false))) return undefined;
  if (isPointed && isNameNext(tokens, to + 1)) return undefined;
  const enters: Token = {
    kind: 'verb',
    action: 'enters',
    voice: 'middle',
    ...plainPart(first),
    end: first.at,
    text: '',
  };
  const copying: Token = { kind: 'small', word: 'copying', ...plainPart(first), text: 'copying' };
  if (isPointed && first.kind !== 'small') {
    const pointed: Token = { kind: 'small', word: 'it', ...plainPart(object), text: 'it' };
    return { tokens: [copier, enters, copying, pointed], to: to + 1 };
  }
  const told = isEntering ? [copier, enters, copying] : [copier, copying];
  return typed === undefined
    ? { tokens: told, to: from }
    : { tokens: [...told, ...tokens.slice(from, to), typed], to: to + 1 };
}

/** The place behind "hoping to be", "wanting it to copy": what somebody casts it for; undefined for others. */
function wishedFrom(tokens: readonly Token[], i: number): number | undefined {
  const [wish, next] = [tokens[i], tokens[i + 1]];
  if (!/^(?:hoping|wanting|looking|aiming|planning|meaning|trying|intending)$/iu.test(wish?.text ?? ''))
    return undefined;
  // "hoping for X"
  if (next?.kind === 'small' && next.word === 'for') return i + 2;
  const to = next?.kind === 'small' && next.word === 'it' ? i + 2 : i + 1;
  const [lead, be] = [tokens[to], tokens[to + 1]];
  if (/^to (?:be|become|copy)$/iu.test(lead?.text ?? '')) return to + 1;
  return /^to$/iu.test(lead?.text ?? '') && /^(?:be|become|copy|clone)$/iu.test(be?.text ?? '') ? to + 2 : undefined;
}

function isAs(token: Token): boolean {
  return /^as$/iu.test(token.text);
}

/** The tokens with "my Clone comes in as a copy", of nothing that is named, as a copy of the one other permanent named before. */
function withCopyUntold(tokens: readonly Token[], cards: Cards): readonly Token[] {
  if (!tokens.some(it => A_COPY.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => {
    const [as, copy, end] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    if (!/^as$/iu.test(as?.text ?? '') || copy === undefined || !A_COPY.test(copy.text)) return undefined;
    const ends = end === undefined || end.kind === 'stop' || (end.kind === 'small' && end.word === 'comma');
    const before = tokens.slice(0, i).flatMap(it => (it.kind === 'card' ? [it] : []));
    const copier = before.find(it => isCopier(it, cards));
    const others = before.filter(it => it.names[0] !== copier?.names[0] && cardKnown(cards, it)?.creature === true);
    const [object, ...more] = others;
    const lead = tokens[i - 1]?.kind === 'verb' ? tokens[i - 2] : tokens[i - 1];
    if (!ends || copier === undefined || object === undefined || !isCopier(lead, cards)) return undefined;
    if (more.some(it => it.names[0] !== object.names[0])) return undefined;
    return {
      tokens: [
        { kind: 'small', word: 'copying', ...plainPart(copy), text: 'copying' },
        { ...object, ...plainPart(copy), text: object.text },
      ],
      to: i + 2,
    };
  });
}

const A_COPY = /^(?:a copy|copy)$/iu;
const BECOMES = /^(?:becomes?|becoming|become|to become|imitates|imitating|mimics|mimicking|as)$/iu;
const BE = /^(?:to be|be|to become|to)$/iu;

function isLeadOfObject(token: Token | undefined): boolean {
  if (token?.kind === 'number') return token.article;
  return token?.kind === 'filler' || (token?.kind === 'who' && token.whose);
}

function nameOf(token: Token): string | undefined {
  return token.kind === 'card' ? token.names[0] : undefined;
}

/** The wording "I Phyrexian Metamorph the Cloudblazer": who does it plays the copier. */
function withCopiersAsVerbs(tokens: readonly Token[], cards: Cards): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    // "I Clone, picking their Mulldrifter"
    const [copies, comma, picking] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    const isPicked = isComma(comma) && picking?.kind === 'small' && picking.word === 'naming';
    if (copies?.kind === 'verb' && copies.action === 'copies' && isPicked) return { tokens: [copies], to: i + 3 };
    const had = hadAsCopy(tokens, i, cards);
    if (had !== undefined) return had;
    // "Clone that entered copying X"
    const [named, that, enters, copying] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
    const isRelative =
      that?.kind === 'small' && that.word === 'that' && enters?.kind === 'verb' && isOfEntering(enters);
    if (isCopier(named, cards) && isRelative && copying?.kind === 'small' && copying.word === 'copying')
      return { tokens: [copying], to: i + 3 };
    const entering = enteringAsCopy(tokens, i, cards);
    if (entering !== undefined) return entering;
    const [player, copier, the, card] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
    if (player?.kind !== 'who' || player.whose || !isCopier(copier, cards) || card?.kind !== 'card') return undefined;
    const before = tokens[i - 2];
    const begins = before === undefined || ['stop', 'filler', 'small'].includes(before.kind);
    const isLed = /^the$/iu.test(the?.text ?? '') || (the?.kind === 'number' && the.article);
    if (!begins || the === undefined || !isLed || cardKnown(cards, card)?.spell !== false) return undefined;
    const place = plainPart(copier);
    return {
      tokens: [
        { kind: 'verb', action: 'enters', voice: 'active', ...place, text: '', end: copier.at },
        copier,
        { kind: 'small', word: 'copying', ...plainPart(the), text: 'copying' },
        the,
      ],
      to: i + 2,
    };
  });
}

/** The wordings "and have it be that", "and make it a copy", after what copies was told to enter. */
function hadAsCopy(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [joint, have, pronoun, be, object] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (
    joint?.kind !== 'small' ||
    !['and', 'comma'].includes(joint.word) ||
    !/^(?:have|make|has|had)$/iu.test(have?.text ?? '')
  )
    return undefined;
  const isIt = /^(?:it|him|her)$/iu.test(pronoun?.text ?? '') && pronoun?.kind === 'small';
  if (!isIt || be === undefined || !tokens.some((it, n) => n < i && isCopier(it, cards))) return undefined;
  // "and make it a copy of that"
  if (be.kind === 'small' && be.word === 'copying') {
    const isPointed = object !== undefined && /^(?:it|that)$/iu.test(object.text);
    const pointed: readonly Token[] = isPointed
      ? [{ kind: 'small', word: 'it', ...plainPart(object), text: 'it' }]
      : [];
    return { tokens: [{ ...be, text: 'copying' }, ...pointed], to: isPointed ? i + 5 : i + 4 };
  }
  const isMade = A_COPY.test(be.text);
  if (isMade && object !== undefined && object.kind !== 'stop' && !isComma(object)) return undefined;
  if (!isMade && !(/^(?:be|become|copy)$/iu.test(be.text) && PRONOUN.test(object?.text ?? ''))) return undefined;
  return {
    tokens: [
      { kind: 'small', word: 'copying', ...plainPart(joint), text: 'copying' },
      { kind: 'small', word: 'it', ...plainPart(isMade ? be : (object ?? be)), text: 'it' },
    ],
    to: isMade ? i + 4 : i + 5,
  };
}

/** The wording "I drop Clone and have it enter as a copy", of the one other permanent that was named. */
function enteringAsCopy(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [copier, and, have, pronoun] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const [enters, as, copy, end] = [tokens[i + 3], tokens[i + 4], tokens[i + 5], tokens[i + 6]];
  if (!isCopier(copier, cards) || have?.kind !== 'have' || pronoun?.kind !== 'small' || pronoun.word !== 'it')
    return undefined;
  const isAs = as?.kind === 'small' && as.word === 'as' && /^a copy$/iu.test(copy?.text ?? '');
  if (enters?.kind !== 'verb' || enters.action !== 'enters' || !isAs || and === undefined) return undefined;
  if (end !== undefined && end.kind !== 'stop' && !isComma(end)) return undefined;
  const isOther = (it: Token): it is CardToken =>
    it.kind === 'card' && it.names[0] !== copier.names[0] && cardKnown(cards, it)?.spell === false;
  const named = tokens.slice(0, i).filter(isOther);
  const [only] = named;
  if (only === undefined || new Set(named.map(it => it.names[0])).size > 1) return undefined;
  const place = plainPart(and);
  return {
    tokens: [
      { kind: 'small', word: 'copying', ...place, text: 'copying' },
      { ...only, ...place },
    ],
    to: i + 6,
  };
}

const PICKS =
  /^(?:picks?|picking|picked|chooses?|choosing|chose|chosen|selects?|selecting|selected|names?|name|naming|takes?|taking|took|goes? (?:with|for)|going with|settles? on|opt(?:s|ed|ing)? for|go|goes|going|settle|settles|settling|points? it at|points?|point|pointing|aims?|cop(?:y|ies)|clones?|imitates?|mimics?|duplicates?)$/iu;

interface Picked {
  readonly copier: number;
  /** The range of the words that say so. */
  readonly from: number;
  readonly to: number;
  readonly object: readonly Token[];
}

/** The copier before a verb of picking, and the object behind it. */
function pickedAt(tokens: readonly Token[], i: number, cards: Cards): Picked | undefined {
  const from = beginOf(tokens, i);
  const supposed = isSmallIf(tokens[from - 1]) ? copierOfSentence(tokens, from - 1, cards) : undefined;
  const copier = supposed ?? (from < i ? copierBefore(tokens, from, cards) : undefined);
  const lead = leadAfter(tokens, i);
  if (copier === undefined || lead === undefined) return undefined;
  const found = objectAt(tokens, lead, copier, cards);
  if (found === undefined) return undefined;
  const stated = tokens[found.to];
  const isStated = stated?.kind === 'state' && stated.patch.cast !== undefined;
  const to = endOfTail(tokens, isStated ? found.to + 1 : found.to);
  const end = tokens[to];
  const isEnd =
    end === undefined ||
    ['stop', 'ask', 'be', 'filler', 'there'].includes(end.kind) ||
    (end.kind === 'small' && ['comma', 'and', 'then', 'colon'].includes(end.word)) ||
    isOwnedClause(tokens, to) ||
    (supposed !== undefined && end.kind === 'small' && ['with', 'under', 'if'].includes(end.word));
  const object = [...found.object, ...(isStated ? [stated] : [])];
  return isEnd ? { copier, from: supposed === undefined ? from : from - 1, to, object } : undefined;
}

function isSmallIf(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'if' && /^if$/iu.test(token.text);
}

/** The wording "does Clone die if I pick X": the one copier that the sentence has asked about so far, copying nothing. */
function copierOfSentence(tokens: readonly Token[], i: number, cards: Cards): number | undefined {
  const start = sentenceStart(tokens, i);
  const sentence = tokens.slice(start, i);
  const asks = sentence.some(it => it.kind === 'ask' || it.kind === 'be');
  const [copier, ...more] = sentence.filter(it => isCopier(it, cards));
  if (!asks || copier === undefined || more.length > 0) return undefined;
  return sentence.some(it => it.kind === 'small' && it.word === 'copying')
    ? undefined
    : start + sentence.indexOf(copier);
}

/** The wording "which I control": whose the object is. */
function isOwnedClause(tokens: readonly Token[], i: number): boolean {
  const [that, player, have] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  return that?.kind === 'small' && that.word === 'that' && player?.kind === 'who' && have?.kind === 'have';
}

/** The place of the first of the words before the verb that belong to it: a joint and who picks. */
function beginOf(tokens: readonly Token[], i: number): number {
  let from = i;
  while (from > 0) {
    const before = tokens[from - 1];
    const isPlayer = before?.kind === 'who' && !before.whose;
    const isJoint = before?.kind === 'small' && ['and', 'then', 'comma'].includes(before.word);
    // "As it enters I choose X"
    const isWhen = before?.kind === 'about' && /^as (?:it|he|she|they) /iu.test(before.text);
    if (!isPlayer && !isJoint && !isWhen && before?.kind !== 'filler') break;
    from -= 1;
  }
  return from;
}

/** The copier that a clause before tells to enter, and of which nothing is told that it copies. */
function copierBefore(tokens: readonly Token[], from: number, cards: Cards): number | undefined {
  let at = from - 1;
  if (tokens[at]?.kind === 'stop' && tokens[at]?.text !== '?') at -= 1;
  while (isOfEntering(tokens[at])) at -= 1;
  return isCopier(tokens[at], cards) ? at : undefined;
}

function isOfEntering(token: Token | undefined): boolean {
  return (
    token?.kind === 'filler' ||
    token?.kind === 'there' ||
    (token?.kind === 'verb' && token.action === 'enters' && token.voice === 'middle')
  );
}

function isCopier(token: Token | undefined, cards: Cards): token is CardToken {
  return token?.kind === 'card' && cardKnown(cards, token)?.copies === true;
}

/** The place behind a verb of two or three words: "go with", "settle on", "point it at". */
function leadAfter(tokens: readonly Token[], i: number): number | undefined {
  const [verb, next, after] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isWord = (it: Token | undefined, words: RegExp) => words.test(it?.text ?? '');
  if (isWord(verb, /^(?:go|goes|going)$/iu)) return isWord(next, /^(?:with|for)$/iu) ? i + 2 : undefined;
  if (isWord(verb, /^settl(?:e|es|ing)$/iu)) return isWord(next, /^on$/iu) ? i + 2 : undefined;
  if (isWord(verb, /^(?:points?|pointing|aims?)$/iu))
    return isWord(next, /^it$/iu) && isWord(after, /^at$/iu) ? i + 3 : undefined;
  return isWord(next, /^to$/iu) && isWord(after, /^copy$/iu) ? i + 3 : i + 1;
}

/** The object at a place: a pronoun, a card, or one of the cards named before by its type. */
function objectAt(
  tokens: readonly Token[],
  i: number,
  copier: number,
  cards: Cards,
): { readonly object: readonly Token[]; readonly to: number } | undefined {
  const first = tokens[i];
  if (PRONOUN.test(first?.text ?? '') && first !== undefined && !isNameNext(tokens, i + 1))
    return { object: [{ kind: 'small', word: 'it', ...plainPart(first), text: 'it' }], to: i + 1 };
  // "pick my opponents Mulldrifter"
  const isOwner = first?.kind === 'who' && (first.whose || /s$/iu.test(first.text));
  const isLed = isOwner || (first?.kind === 'number' && first.article);
  const at = isLed || /^(?:the|that|this)$/iu.test(first?.text ?? '') ? i + 1 : i;
  const state = tokens[at];
  const isStated = state?.kind === 'state' && state.patch.cast !== undefined;
  const name = isStated ? at + 1 : at;
  const named = tokens[name];
  const card = named?.kind === 'card' ? named : typedBefore(tokens, name, copier, cards);
  if (card === undefined || isCopier(card, cards) || cardKnown(cards, card)?.spell !== false) return undefined;
  const owner: readonly Token[] = first?.kind === 'who' ? [{ ...first, whose: true }] : [];
  return { object: [...owner, ...(isStated ? [state] : []), card], to: name + 1 };
}

const PRONOUN = /^(?:it|that|that one|that thing|that guy|that creature|him|her|this|this one|them)$/iu;

function isNameNext(tokens: readonly Token[], i: number): boolean {
  return ['card', 'noun', 'unknown'].includes(tokens[i]?.kind ?? '');
}

/** The wording "can Clone copy the Angel": the one card that is named and has the type which the word says. */
function typedCopied(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb?.kind !== 'verb' || verb.action !== 'copies' || verb.voice !== 'active') return undefined;
  let at = i + 1;
  while (at < i + 4 && isLeadOfObject(tokens[at])) at += 1;
  if (tokens[at]?.kind !== 'noun') return undefined;
  const others = tokens.filter(it => !isCopier(it, cards));
  const card = typedAmong(others, tokens[at], cards);
  return card === undefined ? undefined : { tokens: [...tokens.slice(i, at), card], to: at + 1 };
}

/** The one card before that has the type which a word says: "their Angel", "that saga". */
function typedBefore(tokens: readonly Token[], i: number, copier: number, cards: Cards): CardToken | undefined {
  return typedAmong(tokens.slice(0, copier), tokens[i], cards);
}

/** The one card beside the copier that has the type which a word says, wherever it is named. */
function typedOther(tokens: readonly Token[], i: number, copier: CardToken, cards: Cards): CardToken | undefined {
  const others = tokens.filter(it => nameOf(it) !== copier.names[0]);
  return typedAmong(others, tokens[i], cards);
}

function typedAmong(tokens: readonly Token[], token: Token | undefined, cards: Cards): CardToken | undefined {
  if (token?.kind !== 'noun' && token?.kind !== 'about' && token?.kind !== 'unknown') return undefined;
  const word = token.text.toLowerCase();
  const type = creatureType(word)?.toLowerCase() ?? (/^(?:walkers?|pw)$/u.test(word) ? 'planeswalker' : word);
  const named = tokens.flatMap(it => (it.kind === 'card' ? [it] : []));
  const found = named.filter(it => kindsOf(it, cards).includes(type));
  const [card] = found;
  if (card === undefined || new Set(found.map(it => it.names[0])).size > 1) return undefined;
  return { ...card, ...plainPart(token) };
}

/** The card types and subtypes of a card in small letters. */
function kindsOf(card: CardToken, cards: Cards): readonly string[] {
  const face = cardKnown(cards, card)?.face;
  return face === undefined ? [] : [...face.types, ...face.subtypes].map(it => it.toLowerCase());
}

/** The place behind words that only say what is picked for: "to copy", "as the copy target", "for it". */
function endOfTail(tokens: readonly Token[], i: number): number {
  const [lead, ...rest] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isTo = lead?.kind === 'small' && ['to', 'as', 'for'].includes(lead.word);
  if (!isTo || isComma(lead)) return i;
  const length = rest.findIndex(it => it === undefined || !OF_COPYING.test(it.text));
  return i + 1 + (length < 0 ? rest.length : length);
}

const OF_COPYING =
  /^(?:the|its|my|a|to|copy|the thing|copied|be copied|copying|clone|model|target|targets|choice|it|original|thing)$/iu;
