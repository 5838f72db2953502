// Cards told to be under what exiled them: "my Angel is under his Banishing Light, I Disenchant it", "X stuck under O-Ring".

import { firstIndexFrom } from '../../../kit/lists.ts';
import type { Cards } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { emptyAt, isLeadOfThing, plainPart } from '../../tokens/token-parts.ts';
import { holdsExiled } from './exiled-cards.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

const UNDER = /^(?:under|underneath|beneath|below)$/iu;
const STUCK = /^(?:stuck|trapped|locked|caught|imprisoned|sitting|gone|away)$/iu;
const STUCK_BY = /^(?:under|underneath|beneath|in|by|with|below)$/iu;

/** The tokens with each such card as what the permanent exiled before, and "it" behind that as the permanent. */
export function withUnderExilers(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'under', 'underneath', 'beneath', 'exiled', 'stuck', 'trapped', 'locked')) return tokens;
  const at = tokens.findIndex((_, i) => underAt(tokens, i, cards) !== undefined);
  const found = underAt(tokens, at, cards);
  const first = tokens[at];
  if (found === undefined || first === undefined) return tokens;
  const lead = emptyAt(first);
  const told: readonly Token[] = [
    ...found.makerLead,
    found.maker,
    { kind: 'small', word: 'already', ...lead },
    { kind: 'verb', action: 'exiles', voice: 'active', past: true, ...lead },
    ...tokens.slice(at, found.exiledTo),
    { kind: 'stop', hard: false, ...lead },
  ];
  const rest = tokens.slice(found.to);
  // "when do I get it back" asks of the one event that brings it back
  const { end } = found.maker;
  const gone: Token = { kind: 'verb', action: 'destroys', voice: 'passive', text: '', at: end, end };
  const leaves = isAskedWhen(rest) ? [{ ...found.maker, at: end }, gone] : [];
  return [...tokens.slice(0, at), ...told, ...leaves, ...withMakerMeant(rest, found.maker)];
}

const WHEN =
  /^(?:(?:[.,;]|so|and|but) ?)*when (?:do|does|will|would|can|am|is) .{0,24}\b(?:back|return(?:s|ed)?)\b[^a-z]*$/iu;

/** Whether all that stands after a place asks when something comes back. */
function isAskedWhen(rest: readonly Token[]): boolean {
  return WHEN.test(rest.map(it => it.text).join(' '));
}

interface UnderFound {
  readonly exiledTo: number;
  readonly makerLead: readonly Token[];
  readonly maker: CardToken;
  readonly to: number;
}

/** The clause "my Angel is under his Banishing Light" that begins at a place. */
function underAt(tokens: readonly Token[], i: number, cards: Cards): UnderFound | undefined {
  const [before, first] = [tokens[i - 1], tokens[i]];
  const at = isLeadOfThing(first) ? i + 1 : i;
  if (i < 0 || tokens[at]?.kind !== 'card' || (at === i && before !== undefined && isLeadOfThing(before)))
    return undefined;
  let next = at + 1;
  if (tokens[next]?.kind === 'be') next += 1;
  // "is exiled by X" may be what happens now
  const isExiled = /^exiled$/iu.test(tokens[next]?.text ?? '') && UNDER.test(tokens[next + 1]?.text ?? '');
  const isStuck = isExiled || (STUCK.test(tokens[next]?.text ?? '') && STUCK_BY.test(tokens[next + 1]?.text ?? ''));
  const isUnder = UNDER.test(tokens[next]?.text ?? '');
  const isJoined = /^(?:exiled under|(?:stuck|trapped|locked) (?:under|with|by|in))$/iu.test(tokens[next]?.text ?? '');
  if (!isUnder && !isStuck && !isJoined) return undefined;
  next += isStuck ? 2 : 1;
  const from = next;
  if (isLeadOfThing(tokens[next])) next += 1;
  const maker = tokens[next];
  if (maker?.kind !== 'card' || !holdsExiled(maker, cards)) return undefined;
  return { exiledTo: at + 1, makerLead: tokens.slice(from, next), maker, to: next + 1 };
}

/** The tokens with the first "it" that something is done to as the permanent, since the card is no longer there. */
function withMakerMeant(tokens: readonly Token[], maker: CardToken): readonly Token[] {
  const asked = firstIndexFrom(tokens, 0, it => it.kind === 'ask') ?? tokens.length;
  const at = tokens.findIndex(
    (it, i) => i < asked && it.kind === 'small' && it.word === 'it' && isDoneTo(tokens[i - 1]),
  );
  return tokens.map((it, i) => (i === at ? { ...maker, ...plainPart(it), text: maker.text } : it));
}

/** Whether something is done to what follows a word: "I Disenchant it", "Disenchant on it". */
function isDoneTo(before: Token | undefined): boolean {
  return before?.kind === 'verb' || (before?.kind === 'small' && ['on', 'to'].includes(before.word));
}
