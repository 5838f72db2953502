// Words that relate a name to others: "from", "at", "attached", "another", "already", "both".
import { firstFrom } from '../../kit/lists.ts';
import { cardKnown, typesOf } from '../model/card-traits.ts';
import type { Token } from '../tokens/question-token.ts';
import { takesCountersAt } from './gather-preposition.ts';
import { type Gathering, nextClause, settleNumber } from './gathering-state.ts';

/** The wording "from X": what counters are removed from, or what something happens by. */
export function gatherFrom(g: Gathering, _token: Token, i: number): void {
  const { clause } = g;
  settleNumber(g);
  delete g.pending.count;
  if (clause.happening?.action === 'removes') {
    clause.mode = 'to';
    return;
  }
  const next = firstFrom(g.tokens, i + 1, it => it.kind !== 'filler' && !(it.kind === 'who' && it.whose));
  if (clause.happening !== undefined && clause.happening.by === undefined && next?.kind === 'card') clause.mode = 'by';
  // "four Goblin tokens from Empty the Warrens": they are made now, where nobody is said to have them
  const isMade = clause.group.at(-1)?.noun?.token !== undefined && (clause.mode === 'bare' || clause.mode === 'start');
  if (clause.happening === undefined && isMade && g.tokens[i + 1]?.kind === 'card') clause.mode = 'by';
}

/** Wordings "at X", "at my opponent"; "at" before counters is read with them. */
export function gatherAt(g: Gathering, token: Token, i: number): void {
  const { clause } = g;
  if (g.tokens[i + 1]?.kind === 'number' && g.tokens[i + 2]?.kind === 'counters') return;
  if (clause.mode === 'ask') return;
  const number = g.tokens[i + 1];
  if (number?.kind === 'number' && takesCountersAt(g, number)) return;
  if (isWhom(g.tokens[i + 1])) clause.mode = 'to';
  else g.unread.push(token);
}

/** Wordings "attached to X", "wearing X". */
export function gatherAttached(g: Gathering, token: Token, i: number): void {
  const { clause } = g;
  if (endsHere(g, i) && (clause.group.at(-1)?.attachedTo !== undefined || attachBeside(g))) return;
  clause.mode = /^(?:attached|strapped|fitted|equipped to|enchanting|cursing|equipping)/iu.test(token.text)
    ? 'host'
    : 'worn';
  const before = g.tokens[i - 1];
  if (clause.mode === 'worn' && clause.group.length === 0 && before?.kind === 'small' && before.word === 'it') {
    const wearer = g.mentions.findLast(it => typesOf(it, g.cards).includes('Creature'));
    if (wearer !== undefined) clause.group.push(wearer);
  }
}

/** The wording "another": one more of what was named. */
export function gatherAnother(g: Gathering, token: Token, i: number): void {
  const { clause } = g;
  // "my second card" may be what an ability waits for
  if (clause.happening?.action === 'draws' && clause.mode === 'event') g.unread.push(token);
  g.pending.another = true;
  if (isLast(g, i) && /^(?:another|an?|one)\b/iu.test(token.text)) g.pending.ordinal = token;
}

/** The wording "already"; after an event, as in "they flashed in X earlier", the event has happened. */
export function gatherAlready(g: Gathering, token: Token): void {
  const { clause } = g;
  clause.already = true;
  const isEarlier = /^(?:earlier|previously|before that)$/iu.test(token.text);
  const isTold = clause.mode === 'event' || clause.happening?.action === 'copies';
  if (isTold && clause.happening !== undefined && isEarlier) clause.happening.already = true;
}

/** The wording "I cast X in response", "in response I cast X", "X in response to their Y". */
export function gatherResponse(g: Gathering, _token: Token, i: number): void {
  const { happening, mode, soft } = g.clause;
  const [next, after] = g.tokens.slice(i + 1).filter(it => it.kind !== 'filler');
  const isTo = next?.kind === 'small' && next.word === 'to';
  const doesMore = next?.kind === 'who' && !next.whose && after !== undefined && after.kind !== 'stop';
  if (happening === undefined || mode === 'ask' || (soft && !isTo) || (doesMore && !isTo)) {
    g.responding = true;
    return;
  }
  happening.response = true;
  if (!isTo) return;
  const who = (happening.who ?? 'you') === 'you' ? 'opponent' : 'you';
  nextClause(g, who);
  g.read = next;
}

/** Wordings "both" and "each". */
export function gatherBoth(g: Gathering, token: Token): void {
  const { clause } = g;
  if (/^each$/iu.test(token.text) && clause.who === 'opponent') clause.each = true;
  if (!/^both$/iu.test(token.text)) return;
  const i = g.tokens.indexOf(token);
  const named = firstFrom(g.tokens, i + 1, it => it.kind !== 'filler' && !(it.kind === 'who' && it.whose));
  const isPlural = named?.kind === 'noun' ? named.noun.plural : named?.kind === 'card' && named.plural;
  // "both my bears": two of them, and no list of two
  if (isPlural) g.pending = { ...g.pending, count: 2, counted: true };
  else clause.both = true;
}

/** Wordings "at X", "at my opponent", "at it". */
function isWhom(next: Token | undefined): boolean {
  return next?.kind === 'who' || next?.kind === 'card' || (next?.kind === 'small' && next.word === 'it');
}

function endsHere({ tokens }: Gathering, i: number): boolean {
  const next = tokens[i + 1];
  return next === undefined || next.kind === 'stop' || (next.kind === 'small' && next.word !== 'it');
}

/**
 * The wording "a creature with Colossus Hammer attached": what was named with it; false where that can't be attached.
 */
function attachBeside({ cards, clause, mentions }: Gathering): boolean {
  const worn = clause.mode === 'beside' ? clause.group.at(-1) : undefined;
  const host = mentions.findLast(
    it => it !== worn && it.attachedTo === undefined && cardKnown(cards, it)?.attaches !== true,
  );
  if (worn === undefined || host === undefined || cardKnown(cards, worn)?.attaches !== true) return false;
  worn.attachedTo = host;
  worn.beside = false;
  const beside = clause.happening?.beside;
  if (beside?.at(-1) === worn) beside.pop();
  return true;
}

/** The clause ends without a name: "I have X and cast another.". */
function isLast({ tokens }: Gathering, i: number): boolean {
  const next = firstFrom(tokens, i + 1, it => it.kind !== 'filler');
  return (
    next === undefined ||
    ['stop', 'ask', 'be'].includes(next.kind) ||
    (next.kind === 'small' && ['comma', 'if'].includes(next.word))
  );
}
