// Cards that somebody plays against: "playing against Dauthi Voidwalker, …": they are an opponent's.
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each card that a sentence begins by playing against as what the opponent has. */
export function withFacedCards(typed: readonly Token[]): readonly Token[] {
  const tokens = anyWord(typed, 'behind') ? withRunsReplaced(typed, i => behindAt(typed, i)) : typed;
  const isStared = anyWord(tokens, 'facing', 'staring', 'starting', 'looking', 'up against', ...HELD);
  const faced = isStared ? withRunsReplaced(tokens, i => staredAt(tokens, i)) : tokens;
  if (!anyWord(faced, 'against') || !faced.some(it => AGAINST.test(it.text))) return faced;
  return withoutFacing(withRunsReplaced(faced, i => facedAt(faced, i)));
}

/** The wordings "I'm playing against X", "Up against a X", "playing against his X", at the beginning of a sentence. */
function facedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const against = tokens[i];
  if (against?.kind !== 'small' || !AGAINST.test(against.text)) return undefined;
  const [before, verb] = [tokens[i - 2], tokens[i - 1]];
  const begins = before === undefined || before.kind === 'stop' || isComma(before) || before.kind === 'filler';
  const isMine = before?.kind === 'who' && before.who === 'you' && !before.whose;
  if (verb === undefined || !FACING.test(verb.text) || !(begins || isMine)) return undefined;
  const lead = tokens[i + 1];
  const isLead = (lead?.kind === 'number' && lead.article) || (lead?.kind === 'who' && lead.whose);
  const card = isLead ? tokens[i + 2] : lead;
  if (card?.kind !== 'card') return undefined;
  const player: Token = { kind: 'who', who: 'opponent', whose: false, ...plainPart(against) };
  return { tokens: [player, { kind: 'have', ...plainPart(against) }, card], to: i + (isLead ? 3 : 2) };
}

const BEHIND = /^behind$/iu;
const HIDES = /^(?:sitting|sits?|hiding|hides?|camping|camped|playing|turtling|turtled|stuck|safe|sat)$/iu;

/** The wordings "they're sitting behind a X", "with my opponent hiding behind X", "I'm hiding behind my X": that player has it. */
function behindAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const lead = tokens[i];
  const isWith = lead?.kind === 'small' && lead.word === 'with' && (i === 0 || tokens[i - 1]?.kind === 'stop');
  let at = isWith ? i + 1 : i;
  const player = tokens[at];
  if (player?.kind !== 'who' || player.whose) return undefined;
  at += tokens[at + 1]?.kind === 'be' ? 2 : 1;
  const hides = tokens[at];
  if (hides === undefined || !HIDES.test(hides.text)) return undefined;
  const behind = tokens[at + 1];
  const article = tokens[at + 2];
  const isLed = article?.kind === 'number' || article?.kind === 'filler' || (article?.kind === 'who' && article.whose);
  const named = isLed ? tokens[at + 3] : article;
  if (behind === undefined || !BEHIND.test(behind.text) || named?.kind !== 'card') return undefined;
  return { tokens: [player, { kind: 'have', ...plainPart(behind) }], to: at + 2 };
}

/** The wording "if facing X and …". */
function isCondition(token: Token): boolean {
  return token.kind === 'small' && token.word === 'if';
}

/** The wordings "I'm facing a X", "I'm staring down their X" at the beginning of a clause. */
function staredAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, first] = [tokens[i - 1], tokens[i]];
  const isElided =
    (before === undefined || before.kind === 'stop' || isComma(before) || isCondition(before)) &&
    STARES.test(first?.text ?? '');
  const [player, verb] = isElided ? [first, first] : [first, tokens[i + 1]];
  const begins =
    isElided || (player?.kind === 'who' && player.who === 'you' && !player.whose && before?.kind !== 'verb');
  if (player === undefined || !begins || verb === undefined) return undefined;
  return staredFrom(tokens, isElided ? i - 1 : i, { player, verb });
}

/** The same from the place before the verb on. */
function staredFrom(
  tokens: readonly Token[],
  i: number,
  { player, verb }: { readonly player: Token; readonly verb: Token },
): RunReplacement | undefined {
  const isTwo = STARES.test(verb.text) && WAY.test(tokens[i + 2]?.text ?? '');
  const way = isTwo ? 2 : FACES.test(verb.text) ? 1 : undefined;
  if (way === undefined) return undefined;
  const lead = tokens[i + 1 + way];
  const isLead =
    (lead?.kind === 'number' && lead.article) || (lead?.kind === 'who' && lead.whose) || lead?.kind === 'filler';
  const card = isLead ? tokens[i + 2 + way] : lead;
  // "he draws, staring at my X": it is mine
  const isMine = lead?.kind === 'who' && lead.who === 'you';
  if (card?.kind !== 'card' || isMine) return undefined;
  const opponent: Token = { kind: 'who', who: 'opponent', whose: false, ...plainPart(player) };
  const first = i + 1 + way + (isLead ? 2 : 1);
  let to = first;
  while (isAndCard(tokens, to)) to += 2;
  const [and, next, after] = [tokens[to], tokens[to + 1], tokens[to + 2]];
  // "facing a X, holding Y", "facing down X and Y, wanna cast Z": whoever asks does the rest as well
  const isJoined = and?.kind === 'small' && (and.word === 'and' || (and.word === 'comma' && player === verb));
  const deed = next?.kind === 'filler' ? after : next;
  const goesOn = isJoined && (deed?.kind === 'verb' || deed?.kind === 'have' || /^holding$/iu.test(deed?.text ?? ''));
  const me: Token = { kind: 'who', who: 'you', whose: false, ...plainPart(and ?? player), text: '' };
  // "facing down X at 5 life": whoever faces it is
  const stop: Token = { kind: 'stop', hard: false, ...plainPart(and ?? player), text: '' };
  // "facing down X with Y on board": Y is of whoever faces X
  const isBeside =
    and?.kind === 'small' &&
    and.word === 'with' &&
    next?.kind === 'card' &&
    after?.kind === 'there' &&
    after.who === undefined;
  const have: Token = { kind: 'have', ...plainPart(and ?? player), text: '' };
  const owned: readonly Token[] = isBeside ? [stop, me, have] : [];
  const rest: readonly Token[] = goesOn ? [and, me] : and?.kind === 'fact' ? [stop, me] : owned;
  return {
    tokens: [opponent, { kind: 'have', ...plainPart(verb) }, card, ...tokens.slice(first, to), ...rest],
    to: to + (goesOn || isBeside ? 1 : 0),
  };
}

/** Whether "and X" stands at a place, of which nothing is told. */
function isAndCard(tokens: readonly Token[], i: number): boolean {
  const [and, card, next] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isTold = next?.kind === 'verb' || next?.kind === 'be' || next?.kind === 'have';
  return and?.kind === 'small' && and.word === 'and' && card?.kind === 'card' && !isTold;
}

const FACES = /^(?:facing|facing down|staring down|looking at|staring at|up against)$/iu;
const STARES =
  /^(?:facing|facing down|staring|starting|looking|staring down|looking at|staring at|up against|locked|trapped|pinned|held)$/iu;
/** Words of somebody who is "locked under" a card. */
const HELD: readonly string[] = ['locked', 'trapped', 'pinned', 'held'];
const WAY = /^(?:down|at|under|beneath)$/iu;

const AGAINST = /^against$/iu;

/** Words before it that say no more than that there is such an opponent. */
const FACING = /^(?:play|playing|up|going up|sitting)$/iu;

/** The tokens without the words that lead to "against" in such a sentence. */
function withoutFacing(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, i) => {
    const next = tokens[i + 1];
    const isNext = next?.kind === 'who' && AGAINST.test(next.text);
    const after = tokens[i + 2];
    const isLed = token.kind === 'who' && after?.kind === 'who' && AGAINST.test(after.text);
    return !((isNext && FACING.test(token.text)) || (isLed && FACING.test(next?.text ?? '')));
  });
}
