// Copies told around what copies: "I resolve Clone as X", "me: Clone, copying that", "Clone in hand. If I copy that creature", "a copy of
// X that the guy across controls".
import { firstIndexFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import {
  isComma,
  isListSign,
  plainPart,
  playingOf,
  type RunReplacement,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** The tokens with each such copy as "copying" behind the card that enters as one (707.5). */
export function withCopiersTold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!tokens.some(it => copierOf(it, cards) !== undefined)) return tokens;
  const copiers = tokens.map(it => copierOf(it, cards));
  return withRunsReplaced(
    tokens,
    i =>
      enteringAs(tokens, i, copiers) ??
      labeled(tokens, i, copiers) ??
      copyingThat(tokens, i, copiers) ??
      copyingWith(tokens, i, copiers) ??
      copiedUsing(tokens, i, copiers) ??
      copiedFromHand(tokens, i, copiers) ??
      drawnToCopy(tokens, i, copiers) ??
      copyOffCopier(tokens, i, copiers) ??
      mineAs(tokens, i, copiers) ??
      wishedToBe(tokens, i, copiers) ??
      itAs(tokens, i, copiers) ??
      asksItAs(tokens, i, copiers) ??
      isWhatIsWished(tokens, i, copiers) ??
      wishedIs(tokens, i, copiers) ??
      original(tokens, i) ??
      copiesIt(tokens, i, copiers) ??
      ownerBehind(tokens, i) ??
      hadWith(tokens, i, copiers),
  );
}

/** The card that enters as a copy which a token names, though it stands where a verb may. */
export function copierOf(token: Token, cards: Cards): CardToken | undefined {
  if (token.kind === 'card') return cardKnown(cards, token)?.copies === true ? token : undefined;
  const name = token.kind === 'verb' && /^\p{Lu}/u.test(token.text) ? token.card : undefined;
  if (name === undefined || cards.named(name)?.copies !== true) return undefined;
  return { kind: 'card', names: [name], loose: false, open: false, plural: false, ...plainPart(token) };
}

type Copiers = readonly (CardToken | undefined)[];

function copying(token: Token): Token {
  return { kind: 'small', word: 'copying', ...plainPart(token), text: 'copying' };
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'stop' || isListSign(token) || token.kind === 'ask';
}

/** The wordings "I resolve Clone as X", "then comes Clone, as a copy". */
function enteringAs(tokens: readonly Token[], i: number, copiers: Copiers): RunReplacement | undefined {
  const as = tokens[i];
  if (as?.kind !== 'small' || as.word !== 'as') return undefined;
  const [next, after] = [tokens[i + 1], tokens[i + 2]];
  const isLed = (next?.kind === 'number' && next.article) || /^the$/iu.test(next?.text ?? '');
  const named = isLed ? after : next;
  // "Mirror Image as a second one": of what was named
  const isSecond = next?.kind === 'small' && next.word === 'another' && isEnd(after);
  if (copiers[i - 1] !== undefined && isSecond)
    return { tokens: [copying(as), { kind: 'small', word: 'it', ...plainPart(next), text: 'it' }], to: i + 2 };
  if (copiers[i - 1] !== undefined && named?.kind === 'card') return { tokens: [copying(as)], to: i + 1 };
  const before = tokens.slice(Math.max(0, i - 4), i);
  const isCopy = /^(?:a )?copy$/iu.test(next?.text ?? '') && isEnd(after);
  const isOfCopier = copiers.slice(Math.max(0, i - 4), i).some(it => it !== undefined);
  const entering = tokens.slice(0, i).some(it => it.kind === 'verb' && it.action === 'enters');
  if (!isCopy || !isOfCopier || !entering || before.some(it => it.kind === 'stop') || next === undefined)
    return undefined;
  return { tokens: [copying(as), { kind: 'small', word: 'it', ...plainPart(next), text: 'it' }], to: i + 2 };
}

/** The wording "me: Clone, copying that": it is played. */
function labeled(tokens: readonly Token[], i: number, copiers: Copiers): RunReplacement | undefined {
  const [who, colon, copies] = [tokens[i - 1], tokens[i], tokens[i + 2]];
  const copier = copiers[i + 1];
  if (colon?.kind !== 'small' || colon.word !== 'colon' || who?.kind !== 'who' || copier === undefined)
    return undefined;
  const at = isComma(copies) ? i + 3 : i + 2;
  const [word, object] = [tokens[at], tokens[at + 1]];
  const isCopying =
    (word?.kind === 'small' && (word.word === 'copying' || (word.word === 'on' && !isComma(copies)))) ||
    (word?.kind === 'verb' && word.action === 'copies');
  if (word === undefined || !isCopying || copiers[at] !== undefined || object === undefined) return undefined;
  const isThat = /^(?:it|that)$/iu.test(object.text);
  const pronoun: Token = { kind: 'small', word: 'it', ...plainPart(object), text: 'it' };
  const plays: Token = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(colon), text: 'play' };
  return { tokens: [plays, copier, copying(word), isThat ? pronoun : object], to: at + 2 };
}

/** The wordings "Clone copying that", "Clone naming that", with which a clause ends: what was named before. */
function copyingThat(tokens: readonly Token[], i: number, copiers: Copiers): RunReplacement | undefined {
  const [word, that] = [tokens[i], tokens[i + 1]];
  const isThat = that?.kind === 'small' && /^that$/iu.test(that.text) && isEnd(tokens[i + 2]);
  if (word?.kind !== 'small' || !isThat) return undefined;
  const isNaming = word.word === 'naming' && copiers.some((it, n) => it !== undefined && n < i);
  if (word.word !== 'copying' && !isNaming) return undefined;
  return { tokens: [copying(word), { kind: 'small', word: 'it', ...plainPart(that), text: 'it' }], to: i + 2 };
}

/** The wordings "I'd be copying with Clone", "I'm copying it with Clone": it is cast as a copy of what was named before. */
function copyingWith(tokens: readonly Token[], i: number, copiers: Copiers): RunReplacement | undefined {
  const word = tokens[i];
  const before = tokens[i - 1]?.kind === 'be' ? tokens[i - 2] : tokens[i - 1];
  const isWord = word?.kind === 'small' && word.word === 'copying' && /^copying$/iu.test(word.text);
  if (!isWord || before?.kind !== 'who' || before.whose) return undefined;
  const pronoun = tokens[i + 1];
  const isPointed = pronoun?.kind === 'small' && ['it', 'that'].includes(pronoun.word);
  const at = isPointed ? i + 2 : i + 1;
  const [lead, copier] = [tokens[at], copiers[at + 1]];
  if (lead?.kind !== 'small' || lead.word !== 'with' || copier === undefined || !isEnd(tokens[at + 2]))
    return undefined;
  const place = plainPart(word);
  return {
    tokens: [
      { kind: 'verb', action: 'enters', voice: 'active', ...place, text: 'cast' },
      copier,
      copying(word),
      { kind: 'small', word: 'it', ...plainPart(lead), text: 'it' },
    ],
    to: at + 2,
  };
}

/** The wording "I copy X using Clone". */
function copiedUsing(tokens: readonly Token[], i: number, copiers: Copiers): RunReplacement | undefined {
  const using = tokens[i];
  if (using === undefined || using.kind === 'card' || !/^(?:using|thru|through|via)$/iu.test(using.text))
    return undefined;
  const isOwned = tokens[i + 1]?.kind === 'who' || tokens[i + 1]?.kind === 'number';
  const isDoer = (it: Token | undefined) =>
    it?.kind === 'ask' || (it?.kind === 'who' && !it.whose) || /^to$/iu.test(it?.text ?? '');
  const isCopied = tokens.some(
    (it, n) => n < i && it.kind === 'verb' && it.action === 'copies' && isDoer(tokens[n - 1]),
  );
  if (copiers[isOwned ? i + 2 : i + 1] === undefined || !isCopied) return undefined;
  return { tokens: [{ kind: 'small', word: 'with', ...plainPart(using), text: 'with' }], to: i + 1 };
}

/** The wording "I've got Clone in hand. If I copy that creature": it is played as the copy. */
function copiedFromHand(tokens: readonly Token[], i: number, copiers: Copiers): RunReplacement | undefined {
  const [who, verb, object] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (who?.kind !== 'who' || who.whose || verb?.kind !== 'verb' || verb.action !== 'copies') return undefined;
  const isPronoun = object?.kind === 'small' && ['it', 'that'].includes(object.word);
  if (copiers[i] !== undefined || object === undefined || !(isPronoun || object.kind === 'card')) return undefined;
  const copier = copiers.find((it, n) => it !== undefined && n < i && isHand(tokens[n + 1]));
  if (copier === undefined || tokens.slice(0, i).some(it => it.kind === 'verb' && it.action === 'enters'))
    return undefined;
  const plays: Token = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(verb), text: 'play' };
  const named = tokens.filter((it, n) => n < i && it.kind === 'card' && it.names[0] !== copier.names[0]);
  const pronoun: Token = { kind: 'small', word: 'it', ...plainPart(object), text: 'it' };
  const [only, ...more] = named;
  if (!isPronoun) return { tokens: [plays, { ...copier, ...plainPart(verb) }, copying(verb), object], to: i + 2 };
  const copied = only !== undefined && more.length === 0 ? { ...only, ...plainPart(object) } : pronoun;
  return { tokens: [plays, { ...copier, ...plainPart(verb) }, copying(verb), copied], to: i + 2 };
}

/** The wording "I draw Clone. What do I get if I copy that": in the hand, from which it is played. */
function drawnToCopy(tokens: readonly Token[], i: number, copiers: Copiers): RunReplacement | undefined {
  const [player, draws, copier, end] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (player?.kind !== 'who' || player.whose || draws?.kind !== 'verb' || draws.action !== 'draws') return undefined;
  if (copier === undefined || copiers[i + 1] === undefined || !isEnd(end)) return undefined;
  const copies = tokens.findIndex((it, n) => n > i + 2 && it.kind === 'verb' && it.action === 'copies');
  const who = tokens[copies - 1];
  if (copies < 0 || who?.kind !== 'who' || who.who !== player.who) return undefined;
  return {
    tokens: [{ kind: 'verb', action: 'enters', voice: 'active', ...plainPart(draws), text: 'cast' }, copier],
    to: i + 2,
  };
}

/** The wording "is Clone a trigger? I want mine to come in as X": it is played as the copy. */
function mineAs(tokens: readonly Token[], i: number, copiers: Copiers): RunReplacement | undefined {
  const [mine, next] = [tokens[i], tokens[i + 1]];
  const at = /^(?:to|will|would)$/iu.test(next?.text ?? '') ? i + 2 : i + 1;
  const [enters, as, named] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const copier = copiers.find((it, n) => it !== undefined && n < i);
  if (mine?.kind !== 'who' || !mine.whose || !/^mine$/iu.test(mine.text) || copier === undefined) return undefined;
  if (enters?.kind !== 'verb' || enters.action !== 'enters' || as?.kind !== 'small' || as.word !== 'as')
    return undefined;
  if (named?.kind !== 'card' || tokens.slice(0, i).some(it => it.kind === 'verb')) return undefined;
  return {
    tokens: [{ ...enters, voice: 'active' }, { ...copier, ...plainPart(mine) }, copying(as), named],
    to: at + 3,
  };
}

/** The wording "Clone vs Y. I want to be X": it is played as the copy, where nothing is told to happen. */
function wishedToBe(tokens: readonly Token[], i: number, copiers: Copiers): RunReplacement | undefined {
  const [who, want, be] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (who?.kind !== 'who' || who.whose || be?.kind !== 'be' || !WISH.test(want?.text ?? '')) return undefined;
  const owner = tokens[i + 3];
  const at =
    owner?.kind === 'number' || owner?.kind === 'filler' || (owner?.kind === 'who' && owner.whose) ? i + 4 : i + 3;
  const named = tokens[at];
  const [copier, ...more] = copiers.filter((it, n) => it !== undefined && n < i);
  if (named?.kind !== 'card' || copier === undefined || more.length > 0) return undefined;
  const isDone = (token: Token, n: number) =>
    token.kind === 'verb' &&
    ['enters', 'copies'].includes(token.action) &&
    copiers[n] === undefined &&
    !/^the$/iu.test(tokens[n - 1]?.text ?? '');
  if (tokens.some(isDone)) return undefined;
  const plays: Token = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(be), text: 'play' };
  const isOwned = owner?.kind === 'who';
  return {
    tokens: [who, plays, { ...copier, ...plainPart(be) }, copying(be), ...(isOwned ? [owner] : []), named],
    to: at + 1,
  };
}

const WISH = /^(?:want(?:ed)?|wanna|would like|['’]?d like|wish)(?: to)?$/iu;

/** The wordings "if it comes down as X", "I want it to come in as their X": what copies, where one such card was named. */
function itAs(tokens: readonly Token[], i: number, copiers: Copiers): RunReplacement | undefined {
  const [pronoun, next] = [tokens[i], tokens[i + 1]];
  const isIt = pronoun?.kind === 'small' && pronoun.word === 'it' && /^(?:it|him|her)$/iu.test(pronoun.text);
  if (!isIt) return undefined;
  const at = next?.kind === 'small' && next.word === 'to' ? i + 2 : i + 1;
  const as = enteringAsOther(tokens, at, copiers);
  return as && isOneCopier(copiers, i) ? { tokens: [pronoun, copies(as)], to: at + 2 } : undefined;
}

/** The wording "Clone, they have X out. Can it enter as an X?", where nothing was told to happen: it is played as the copy. */
function asksItAs(tokens: readonly Token[], i: number, copiers: Copiers): RunReplacement | undefined {
  const ask = tokens[i];
  if (ask?.kind !== 'ask' || !/^(?:does|can|could|may|will|would) (?:it|he|she)$/iu.test(ask.text)) return undefined;
  const as = enteringAsOther(tokens, i + 1, copiers);
  const copier = copiers.find((it, n) => it !== undefined && n < i);
  if (as === undefined || copier === undefined || !isOneCopier(copiers, i)) return undefined;
  if (tokens.slice(0, i).some((it, n) => it.kind === 'verb' && copiers[n] === undefined)) return undefined;
  return { tokens: [...playingOf(ask), { ...copier, ...plainPart(ask) }, copying(as)], to: i + 3 };
}

/** The word "as" behind a verb of entering at a place, where another card than what copies follows. */
function enteringAsOther(tokens: readonly Token[], at: number, copiers: Copiers): Token | undefined {
  const [enters, as] = [tokens[at], tokens[at + 1]];
  if (enters?.kind !== 'verb' || enters.action !== 'enters' || enters.voice !== 'middle') return undefined;
  if (as?.kind !== 'small' || as.word !== 'as') return undefined;
  const named = tokens[isLeadOfName(tokens[at + 2]) ? at + 3 : at + 2];
  return isOther(named, copiers) ? as : undefined;
}

/** The wording "the angel is what I want to be": it is copied. */
function isWhatIsWished(tokens: readonly Token[], i: number, copiers: Copiers): RunReplacement | undefined {
  const at = isLeadOfName(tokens[i]) ? i + 1 : i;
  const [named, be, what] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isNamed = named?.kind === 'noun' || isOther(named, copiers);
  const isWhat =
    WHAT.test(what?.text ?? '') || (/^the$/iu.test(what?.text ?? '') && /^one$/iu.test(tokens[at + 3]?.text ?? ''));
  if (!isNamed || !(be?.kind === 'be' && isWhat) || !isOneCopier(copiers, i)) return undefined;
  const wish = wishAt(tokens, WHAT.test(what?.text ?? '') ? at + 3 : at + 4);
  if (wish === undefined || !isEnd(tokens[wish.to])) return undefined;
  return { tokens: [wish.who, copies(be), ...tokens.slice(i, at + 1)], to: wish.to };
}

/** The wording "what I want to copy is their Angel": it is copied. */
function wishedIs(tokens: readonly Token[], i: number, copiers: Copiers): RunReplacement | undefined {
  const wish = WHAT.test(tokens[i]?.text ?? '') ? wishAt(tokens, i + 1) : undefined;
  const be = wish && tokens[wish.to];
  if (wish === undefined || be?.kind !== 'be' || !isOneCopier(copiers, i)) return undefined;
  const named = tokens[isLeadOfName(tokens[wish.to + 1]) ? wish.to + 2 : wish.to + 1];
  const isNamed = named?.kind === 'noun' || isOther(named, copiers);
  return isNamed ? { tokens: [wish.who, copies(be)], to: wish.to + 1 } : undefined;
}

const WHAT = /^(?:what|the one)$/iu;
const BECOMES = /^(?:be|become|copy|clone|turn into)$/iu;

/** The words of whoever wishes to be or to copy something that begin at a place: "I want to be", "I'm copying". */
function wishAt(tokens: readonly Token[], i: number): { readonly who: Token; readonly to: number } | undefined {
  const who = tokens[i];
  if (who?.kind !== 'who' || who.whose) return undefined;
  const at = firstIndexFrom(tokens, i + 1, it => it.kind !== 'filler' && it.kind !== 'ask') ?? i;
  const [first, second] = [tokens[at], tokens[at + 1]];
  // "I'm copying"
  const isCopying = (it: Token | undefined) =>
    (it?.kind === 'verb' && it.action === 'copies') || (it?.kind === 'small' && it.word === 'copying');
  if (isCopying(first)) return { who, to: at + 1 };
  if (first?.kind === 'be' && isCopying(second)) return { who, to: at + 2 };
  return at > i + 1 && BECOMES.test(first?.text ?? '') ? { who, to: at + 1 } : undefined;
}

function copies(token: Token): Token {
  return { kind: 'verb', action: 'copies', voice: 'active', ...plainPart(token), text: 'copies' };
}

function isLeadOfName(token: Token | undefined): boolean {
  if (token?.kind === 'number') return token.article;
  return token?.kind === 'filler' || (token?.kind === 'who' && token.whose);
}

/** Whether one card that enters as a copy was named before a place, if several times. */
function isOneCopier(copiers: Copiers, i: number): boolean {
  return new Set(copiers.slice(0, i).flatMap(it => it?.names[0] ?? [])).size === 1;
}

function isOther(token: Token | undefined, copiers: Copiers): boolean {
  return token?.kind === 'card' && !copiers.some(it => it?.names[0] === token.names[0]);
}

/** The wording "two counters on their X, Clone copies it": it is played as the copy, where nothing else is told to happen. */
function copiesIt(tokens: readonly Token[], i: number, copiers: Copiers): RunReplacement | undefined {
  const [before, verb, object] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
  const copier = copiers[i];
  if (copier === undefined || verb?.kind !== 'verb' || verb.action !== 'copies' || verb.voice !== 'active')
    return undefined;
  const begins =
    before?.kind === 'stop' || (before?.kind === 'small' && ['comma', 'and', 'then'].includes(before.word));
  if (!begins || object?.kind !== 'small' || !['it', 'that'].includes(object.word)) return undefined;
  if (tokens.slice(0, i).some(it => it.kind === 'verb' || it.kind === 'ask') || !isEnd(tokens[i + 3])) return undefined;
  const place = { text: '', at: copier.at, end: copier.at };
  return {
    tokens: [
      { kind: 'stop', hard: false, ...place },
      { kind: 'who', who: 'you', whose: false, ...place },
      { kind: 'verb', action: 'enters', voice: 'active', ...place, text: 'play' },
      copier,
      copying(verb),
      { kind: 'small', word: 'it', ...plainPart(object), text: 'it' },
    ],
    to: i + 3,
  };
}

/** The wordings "the original has two counters", "the original one (my opponent's)": what was told to be copied. */
function original(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const word = tokens[i];
  if (word === undefined || !/^original$/iu.test(word.text) || !/^the$/iu.test(tokens[i - 1]?.text ?? ''))
    return undefined;
  const copied = tokens.findIndex((it, n) => n < i && it.kind === 'small' && ['copying', 'as'].includes(it.word));
  const named = tokens.slice(copied + 1, copied + 4).find(it => it.kind === 'card');
  if (copied < 0 || named === undefined) return undefined;
  const at = /^one$/iu.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1;
  const owner = tokens[at];
  const isOwned = owner?.kind === 'who' && owner.whose;
  if (tokens[at]?.kind === 'card') return undefined;
  return { tokens: [...(isOwned ? [owner] : []), { ...named, ...plainPart(word) }], to: isOwned ? at + 1 : at };
}

/** The wording "my copy of X off Clone". */
function copyOffCopier(tokens: readonly Token[], i: number, copiers: Copiers): RunReplacement | undefined {
  const owner = tokens[i + 1];
  const at = owner?.kind === 'who' && owner.whose ? i + 2 : i + 1;
  const [copyOf, named, off] = [tokens[i], tokens[at], tokens[at + 1]];
  const copier = copiers[at + 2];
  if (copyOf?.kind !== 'small' || copyOf.word !== 'copying' || named?.kind !== 'card' || copier === undefined)
    return undefined;
  const isOff = off?.kind === 'small' && ['off', 'from', 'with'].includes(off.word);
  return isOff ? { tokens: [copier, copying(copyOf), ...tokens.slice(i + 1, at + 1)], to: at + 3 } : undefined;
}

function isHand(token: Token | undefined): boolean {
  return token?.kind === 'zone' && token.zone === 'hand';
}

/** The wording "Clone on the X my opponent has with six counters": whose X is. */
function hadWith(tokens: readonly Token[], i: number, copiers: Copiers): RunReplacement | undefined {
  const [name, who, has] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (name?.kind !== 'card' || copiers[i] !== undefined || who?.kind !== 'who' || who.whose) return undefined;
  const isWith = has?.kind === 'small' && has.word === 'with' && /^(?:has|have|had) with$/iu.test(has.text);
  const lead = tokens[i - 1]?.kind === 'filler' ? tokens[i - 2] : tokens[i - 1];
  if (!isWith || lead?.kind !== 'small' || !['on', 'copying', 'of'].includes(lead.word)) return undefined;
  return { tokens: [{ ...who, whose: true }, name, has], to: i + 3 };
}

/** The wordings "a copy of X that they control", "I choose X, which my opponent controls": whose X is. */
function ownerBehind(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [lead, name] = [tokens[i - 1], tokens[i]];
  if (name?.kind !== 'card' || lead === undefined) return undefined;
  const isPicked =
    (lead.kind === 'small' && ['copying', 'naming'].includes(lead.word)) ||
    /^(?:choos(?:e|es|ing)|chose|picks?|picking|copy|copies|target(?:ing)?)$/iu.test(lead.text);
  const at = isComma(tokens[i + 1]) ? i + 2 : i + 1;
  const [that, who, have] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!isPicked || that?.kind !== 'small' || that.word !== 'that' || who?.kind !== 'who' || who.whose) return undefined;
  const next = tokens[at + 3];
  return have?.kind === 'have' && (isEnd(next) || (next?.kind === 'small' && next.word === 'with'))
    ? { tokens: [{ ...who, whose: true, ...plainPart(who) }, name], to: at + 3 }
    : undefined;
}
