// Cards set against each other: "Sheoldred vs my Brainstorm", "Spelunking against Blind Obedience: Darksteel Citadel?".
import { firstFrom, firstIndexFrom, lastBefore, lastIndexBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with what stands against each other before a colon as what is there, and with the owners of what is opposed. */
export function withOpposed(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'into', 'facing', 'against', 'v', 'vs', 'versus')) return tokens;
  const played = withRunsReplaced(tokens, i => playedAgainst(tokens, i) ?? soughtAgainst(tokens, i));
  const opposed = played.some(it => AGAINST.test(it.text)) ? withOpposedOwners(withOpposedThere(played)) : played;
  const faced = withFaced(opposed);
  if (!faced.some(isFacing)) return faced;
  return withRunsReplaced(faced, i => boardAt(faced, i) ?? listAt(faced, i));
}

/**
 * The wordings "playing X vs enemy Y", "X into an opposing Y: …" where nothing else happens: X is played, and the opponent
 * has Y.
 */
function playedAgainst(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const against = tokens[i];
  const before = tokens[i - 1];
  if (against === undefined || before?.kind !== 'card') return undefined;
  const isInto =
    against.kind === 'small' &&
    against.word === 'under' &&
    /^into (?:an? )?(?:opposing|enemy|opponents|opps)/iu.test(against.text);
  const verb = tokens[i - 2];
  const isPlayed =
    verb?.kind === 'verb' && verb.action === 'enters' && /^(?:playing|casting|dropping|slamming)$/iu.test(verb.text);
  const isAlone = isInto && (verb === undefined || verb.kind === 'stop') && !tokens.some(it => it.kind === 'verb');
  const lead = tokens[i + 1];
  const isTheirs =
    /^(?:enemy|opposing|an opposing|the opposing)$/iu.test(lead?.text ?? '') ||
    (lead?.kind === 'who' && lead.whose && lead.who === 'opponent');
  const named = isInto ? lead : tokens[i + 2];
  if (named?.kind !== 'card' || !(isAlone || (isVersus(against) && isPlayed && isTheirs))) return undefined;
  const place = plainPart(against);
  const opponent: Token = { kind: 'who', who: 'opponent', whose: false, ...place, text: '' };
  const have: Token = { kind: 'have', ...place, text: '' };
  const stop: Token = { kind: 'stop', hard: false, ...place };
  const enters: Token = { kind: 'verb', action: 'enters', voice: 'middle', ...place, text: '' };
  return { tokens: [...(isAlone ? [enters] : []), stop, opponent, have], to: isInto ? i + 1 : i + 2 };
}

/** The wording "Natural Order for X vs their Y": what is searched for meets what is there, and the spell is in no list with it. */
function soughtAgainst(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [sought, versus, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isAgainst = versus?.kind === 'small' && versus.word === 'under' && AGAINST.test(versus.text);
  if (versus === undefined || !(isVersus(versus) || isAgainst) || sought?.kind !== 'card') return undefined;
  const at = lastIndexBefore(tokens, i - 1, it => !['who', 'number', 'filler'].includes(it.kind));
  const lead = tokens[at];
  const spell = lastBefore(tokens, at, it => it.kind !== 'x' && it.kind !== 'filler');
  if (lead?.kind !== 'small' || lead.word !== 'for' || spell?.kind !== 'card') return undefined;
  const against: Token = { kind: 'small', word: 'under', ...plainPart(versus), text: 'against' };
  const finder = tokens[tokens.indexOf(spell) - 1];
  const isTheirs = finder?.kind === 'who' && finder.whose && finder.who === 'opponent';
  const place = { text: '', at: versus.end, end: versus.end };
  const owner: Token = { kind: 'who', who: isTheirs ? 'you' : 'opponent', whose: true, ...place };
  const isNamed = next?.kind === 'card' || (next?.kind === 'number' && next.article && tokens[i + 2]?.kind === 'card');
  const to = isNamed && next.kind === 'number' ? i + 2 : i + 1;
  return { tokens: isNamed ? [against, owner] : [against], to };
}

/** The tokens with "my X into his Y", "X into a board of Y" as "my X against his Y"; "with my X into his Y" tells a fight. */
function withFaced(tokens: readonly Token[]): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    if (token?.kind !== 'small' || token.word !== 'into' || !/^into$/iu.test(token.text)) return undefined;
    const [owner, board, of] = [tokens[i + 1], tokens[i + 2], tokens[i + 3]];
    const isTheirs = owner?.kind === 'who' && owner.whose && owner.who === 'opponent';
    const isBoard = owner?.kind === 'number' && owner.article && BOARD.test(board?.text ?? '') && isOf(of);
    const before = lastBefore(tokens, i - 1, it => !['who', 'number', 'filler'].includes(it.kind));
    const isWith = before?.kind === 'small' && before.word === 'with';
    // "Chord of Calling for X into a Y"
    const isSought = before?.kind === 'small' && before.word === 'for';
    const isFacing = tokens[i - 1]?.kind === 'card' && !isWith && (isTheirs || isBoard || isSought);
    return isFacing ? { tokens: [{ kind: 'small', word: 'under', ...plainPart(token) }], to: i + 1 } : undefined;
  });
}

/** Words before the board that something faces: "vs", "against", "into their". */
function isFacing(token: Token): boolean {
  return isVersus(token) || (token.kind === 'small' && token.word === 'under' && FACES.test(token.text));
}

const FACES = /^(?:against|facing|into|into .+)$/iu;
const BOARD = /^(?:board|side|field|team|army|battlefield)$/iu;

/** The wordings "into their board of X", "vs opp's board of X": whose the board is, before what is on it. */
function boardAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const facing = tokens[i];
  if (facing === undefined || !isFacing(facing)) return undefined;
  const said = /^into (?:their|my opponents|the opponents|an opponents|opps|my opps|an opposing|opposing)$/iu;
  const lead = tokens[i + 1];
  const owner = lead?.kind === 'who' || (lead?.kind === 'number' && lead.article) ? lead : undefined;
  const at = owner === undefined ? i + 1 : i + 2;
  const [board, of, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isOwned = owner?.kind === 'who' ? owner.whose : owner !== undefined || said.test(facing.text);
  if (board === undefined || !BOARD.test(board.text) || !isOwned || !isOf(of) || next === undefined) return undefined;
  const who = owner?.kind === 'who' ? owner.who : 'opponent';
  return listOf(tokens, at + 2, [facing, { kind: 'who', who, whose: true, ...plainPart(board) }], true);
}

function isOf(token: Token | undefined): boolean {
  return token?.kind === 'small' && (token.word === 'of' || token.word === 'with');
}

/** The wordings "vs their X and Y", "into their X and Y": all that is listed is theirs. */
function listAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [facing, owner, name] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (facing === undefined || !isFacing(facing)) return undefined;
  if (owner?.kind === 'who' && owner.whose) return listOf(tokens, i + 2, [facing, owner], / of$/iu.test(owner.text));
  return /^into /iu.test(facing.text) && owner?.kind === 'card' && name !== undefined
    ? listOf(
        tokens,
        i + 1,
        [facing, { kind: 'who', who: 'opponent', whose: true, ...plainPart(owner), text: '' }],
        false,
      )
    : undefined;
}

/**
 * The list that begins at a place with its owner before each name; undefined for one name alone. Names between commas are of
 * it where a board was said to hold them, or where "and" comes before the last.
 */
function listOf(
  tokens: readonly Token[],
  from: number,
  lead: readonly Token[],
  isBoard: boolean,
): RunReplacement | undefined {
  const owner = lead.at(-1);
  const to = firstIndexFrom(tokens, from, it => !(isNamed(it) || isListSign(it))) ?? tokens.length;
  const list = tokens.slice(from, to);
  const last = list.findLastIndex(it => it.kind === 'card' || it.kind === 'noun');
  const joint = list.findLastIndex((it, n) => n < last && it.kind === 'small' && it.word === 'and');
  const end = isBoard || joint > 0 ? last : list.findIndex(it => it.kind === 'card' || it.kind === 'noun');
  if (owner === undefined || last < 0 || (!isBoard && end < 1)) return undefined;
  const owned = list.slice(0, end + 1).flatMap((token, n): readonly Token[] => {
    const before = list[n - 1];
    const begins = before !== undefined && isListSign(before) && !isListSign(token);
    return begins ? [{ ...owner, text: '', at: token.at, end: token.at }, token] : [token];
  });
  return { tokens: [...lead, ...owned], to: from + end + 1 };
}

function isNamed(token: Token): boolean {
  return token.kind === 'card' || token.kind === 'noun' || token.kind === 'filler' || token.kind === 'number';
}

/** The tokens with two names that are set against each other, and that a colon parts from another one, as what is there. */
function withOpposedThere(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(it => AGAINST.test(it.text));
  const [one, other] = [tokens[at - 1], tokens[at + 1]];
  const [named, sign] = other?.kind === 'who' && other.whose ? [tokens[at + 2], at + 3] : [other, at + 2];
  const [colon, next] = [tokens[sign], firstFrom(tokens, sign + 1, it => it.kind === 'card' || it.kind === 'stop')];
  const isColon = colon?.kind === 'small' && colon.word === 'colon';
  const begins = tokens.every((it, i) => i >= at || it.kind !== 'verb');
  if (one?.kind !== 'card' || named?.kind !== 'card' || !isColon || next?.kind !== 'card' || !begins) return tokens;
  const there: Token = { kind: 'there', text: '', at: colon.at, end: colon.at };
  return tokens.flatMap((token, i): readonly Token[] => {
    if (i === at) return [{ kind: 'small', word: 'and', ...plainPart(token) }];
    return i === sign ? [there, { kind: 'stop', hard: false, ...plainPart(token) }] : [token];
  });
}

const AGAINST = /^(?:vs?|versus|against)$/iu;

/** The tokens with the owner of what stands against a player's own card, where none was told: it is the other player's. */
function withOpposedOwners(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isVersus)) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    const [before, versus, whose, name] = [tokens[i - 1], ...tokens.slice(i + 1, i + 4)];
    const isOpposed = token.kind === 'card' && versus !== undefined && isVersus(versus) && before?.kind !== 'who';
    if (!isOpposed || whose?.kind !== 'who' || !whose.whose || name?.kind !== 'card') return [token];
    // "X vs my own Y": both are mine, and Y is in the way
    const isOwn = /\bown$/iu.test(whose.text);
    const other = whose.who === 'you' ? 'opponent' : 'you';
    const who = isOwn ? whose.who : other;
    return [{ kind: 'who', who, whose: true, text: '', at: token.at, end: token.at }, token];
  });
}

function isVersus(token: Token): boolean {
  return token.kind === 'stop' && AGAINST.test(token.text);
}
