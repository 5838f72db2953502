// Times and copies that are over by now: "I flashed in X at the end of my opponent's turn. On my turn I …", "copied my X with Y earlier, so two X on my board".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  plainPart,
  type RunReplacement,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens without the time of what was told before another turn came, and without the sum of what copies have made. */
export function withWhatIsOver(typed: readonly Token[]): readonly Token[] {
  const tokens =
    anyOfKind(typed, 'fact') && anyOfKind(typed, 'verb') ? withRunsReplaced(typed, i => pastTimeAt(typed, i)) : typed;
  const lying = anyVerb(tokens, 'dies', 'mills')
    ? withRunsReplaced(tokens, i => lyingAt(tokens, i) ?? milledAt(tokens, i))
    : tokens;
  return withCopiesOver(lying);
}

/** The tokens without the sum of what copies have made, and with the time of those as one that is over. */
function withCopiesOver(tokens: readonly Token[]): readonly Token[] {
  if (!anyVerb(tokens, 'copies') || !tokens.some(isCopied)) return tokens;
  const named = withRunsReplaced(tokens, i => clonedAt(tokens, i));
  return withRunsReplaced(named, i => summedAt(named, i) ?? earlierAt(named, i));
}

const IN_GRAVEYARD = /\b(?:in|into|to) (my|his|her|their|the) (?:graveyard|grave|yard|gy|bin)$/iu;

/** The wording "X ended up in his graveyard": it is there as the next event happens. */
function lyingAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [card, verb, stop] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (card?.kind !== 'card' || verb?.kind !== 'verb' || verb.action !== 'dies' || stop?.kind !== 'stop')
    return undefined;
  const [, whose] = IN_GRAVEYARD.exec(verb.text) ?? [];
  if (whose === undefined || !happensNext(tokens.slice(i + 2))) return undefined;
  const who = /^my$/iu.test(whose) ? 'you' : 'opponent';
  const place = plainPart(verb);
  const zone: Token = {
    kind: 'zone',
    zone: 'graveyard',
    from: false,
    ...(/^the$/iu.test(whose) ? {} : { who }),
    ...place,
  };
  return { tokens: [{ kind: 'be', ...place, text: 'is', end: verb.at }, zone], to: i + 1 };
}

/** The wording "I milled half of his deck, and X ended up in his graveyard": how it came to be where it is. */
function milledAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, verb] = [tokens[i], tokens[i + 1]];
  if (player?.kind !== 'who' || player.whose || verb?.kind !== 'verb' || verb.action !== 'mills') return undefined;
  const at = tokens.findIndex((it, n) => n > i && it.kind === 'card');
  const lies = at > i && lyingAt(tokens, at + 1) !== undefined;
  const and = tokens[at - 1];
  if (!lies || !isListed(and) || tokens.slice(i, at).some(it => it.kind === 'stop')) return undefined;
  const part = tokens.slice(i, at).filter(it => it !== and);
  const text = part.map(it => it.text).join(' ');
  return { tokens: [{ kind: 'remark', ...plainPart(player), text, end: and?.at ?? player.end }], to: at };
}

/** The wording "I cloned my X. …": with the card of that name, where something else happens after it. */
function clonedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, owner, card, next] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (verb?.kind !== 'verb' || !isCopied(verb) || verb.card === undefined) return undefined;
  if (owner?.kind !== 'who' || !owner.whose || card?.kind !== 'card') return undefined;
  if ((next?.kind === 'small' && next.word === 'with') || !tokens.slice(i + 3).some(isNextEvent)) return undefined;
  const { card: name, ...copied } = verb;
  const place = { text: '', at: card.end, end: card.end };
  const copier: Token = { kind: 'card', names: [name], loose: false, open: false, plural: false, ...place, text: name };
  return { tokens: [copied, owner, card, { kind: 'small', word: 'with', ...place }, copier], to: i + 3 };
}

/** Whether a token tells of another event, or of a step that begins. */
function isNextEvent(token: Token): boolean {
  return (
    (token.kind === 'verb' && ['enters', 'resolves', 'dies', 'casts'].includes(token.action)) ||
    (token.kind === 'fact' && token.path[0] === 'step')
  );
}

/** A time before which another is told: "at my end step …. Next turn I …"; or the number of a turn after which something else happens. */
function pastTimeAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const at = firstOfTime(tokens, i);
  const fact = tokens[at];
  if (fact?.kind !== 'fact') return undefined;
  const isTurn = fact.path.at(-1) === 'turn';
  if (!isTurn && !['step', 'active'].includes(fact.path[0] ?? '')) return undefined;
  const end = tokens.findIndex((it, n) => n > at && it.kind === 'stop');
  const tells = tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'verb');
  if (end < 0 || !tells) return undefined;
  const later = tokens.slice(end + 1);
  const isOver = isTurn ? happensNext(later) : later.some((_, n) => isOtherTurn(later, n)) && happensNext(later);
  return isOver ? { tokens: tokens.slice(i, at + 1).map(asFiller), to: at + 1 } : undefined;
}

/** The index of a fact with the words before it: "at the end of" and "my opponent's turn". */
function firstOfTime(tokens: readonly Token[], i: number): number {
  if (!/^(?:at|in|on|during)$/iu.test(tokens[i]?.text ?? '')) return i;
  const at = tokens.findIndex((it, n) => n > i && it.kind === 'fact');
  const isLead = tokens.slice(i + 1, at).every(it => it.kind === 'filler' || (it.kind === 'small' && it.word === 'of'));
  return at > i && at < i + 4 && isLead ? at : i;
}

/** Whether something else is told to happen before anything is asked. */
function happensNext(later: readonly Token[]): boolean {
  const asks = later.findIndex(it => it.kind === 'ask');
  return later.slice(0, asks < 0 ? later.length : asks).some(it => it.kind === 'verb' && it.voice === 'active');
}

/** Whether a sentence that begins at an index tells of another turn: "On my turn I …", "Next turn …". */
function isOtherTurn(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  if (before !== undefined && before.kind !== 'stop') return false;
  const words = tokens.slice(i, i + 4).map(it => it.text);
  return OTHER_TURN.test(words.join(' '));
}

const OTHER_TURN =
  /^(?:(?:so|and|then|but) )?(?:(?:on|during) (?:my|his|her|their|the)(?: own)?(?: next| following)? turn|(?:the )?(?:next|following) turn|(?:a|one|two) turns? later|the turn after|(?:i|he|she|they) untap)/iu;

/** Whether a player has copied something, in the past tense. */
function isCopied(token: Token): boolean {
  return token.kind === 'verb' && token.action === 'copies' && /^(?:copied|cloned|made)\b/iu.test(token.text);
}

const BEFORE =
  /^(?:last turn|(?:a|one|two|three|a few) turns? ago|the turn before|on (?:my|his|her|their) last turn)$/iu;

/** The time of a copy that is on the board by now, in words that say so. */
function earlierAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const time = tokens[i];
  if (time?.kind !== 'filler' || !BEFORE.test(time.text)) return undefined;
  const isOfCopy = tokens.slice(sentenceStart(tokens, i), i).some(isCopied);
  return isOfCopy
    ? { tokens: [{ kind: 'small', word: 'already', ...plainPart(time), text: 'earlier' }], to: i + 1 }
    : undefined;
}

/** The wordings ", so two X on my board", "so I have two of them", "so now we both have one": the copied one and its copy. */
function summedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const so = tokens[i];
  if (!(so?.kind === 'filler' && /^(?:so|meaning|which means|thus)$/iu.test(so.text)) && !isListed(so))
    return undefined;
  const from = sentenceStart(tokens, i);
  const copied = tokens.findIndex((it, n) => n >= from && n < i && isCopied(it));
  if (copied < 0) return undefined;
  const at = tokens.findIndex((it, n) => n > i && !isLead(it));
  const [number, named, out] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (number?.kind !== 'number' || number.article) return undefined;
  const end = isOutside(out) ? at + 3 : at + 2;
  // "so now we both have one"
  const each = tokens.slice(i, at).some(it => it.kind === 'have' && it.everybody === true);
  if (each)
    return number.value === 1 && ends(named)
      ? { tokens: tokens.slice(i, at + 1).map(asFiller), to: at + 1 }
      : undefined;
  const model = tokens.find((it, n) => n > copied && n < i && it.kind === 'card');
  const isSame = named?.kind === 'card' && model?.kind === 'card' && named.names[0] === model.names[0];
  const ofThem = /^of$/iu.test(named?.text ?? '') && /^(?:them|those|these)$/iu.test(out?.text ?? '');
  const owner = tokens[copied + 1];
  const isOwn = owner?.kind !== 'who' || owner.who === 'you';
  const past = ofThem ? (isOutside(tokens[at + 3]) ? at + 4 : at + 3) : end;
  if (number.value !== 2 || !isOwn || !(isSame || ofThem) || !ends(tokens[past])) return undefined;
  return { tokens: tokens.slice(i, past).map(asFiller), to: past };
}

function isListed(token: Token | undefined): boolean {
  return token !== undefined && (isComma(token) || (token.kind === 'small' && token.word === 'and'));
}

/** Whether a token may stand before the number of a sum: "so now I've got". */
function isLead(token: Token): boolean {
  if (token.kind === 'who') return !token.whose && token.who === 'you';
  return (
    token.kind === 'filler' || token.kind === 'have' || (token.kind === 'small' && ['then', 'and'].includes(token.word))
  );
}

function isOutside(token: Token | undefined): boolean {
  return token?.kind === 'there' && token.who !== 'opponent';
}

function ends(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'stop' || isListed(token);
}
