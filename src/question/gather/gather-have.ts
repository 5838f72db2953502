// Verbs of having in a question: whose things are, and what they have.
import { firstFrom, lastBefore } from '../../kit/lists.ts';
import { cardKnown } from '../model/card-traits.ts';
import type { Side, Token } from '../tokens/question-token.ts';
import { beginQuestion, type Gathering, newClause, settleNumber } from './gathering-state.ts';

/** A verb of having at its place: whose the names are, or that the question begins. */
export function gatherHave(g: Gathering, i: number): void {
  const { clause } = g;
  if (clause.mode === 'ask' || (g.read !== undefined && g.read === g.tokens[i]) || isOfPassive(g, i)) return;
  const named = firstFrom(g.tokens, i + 1, it => !['number', 'filler', 'who'].includes(it.kind));
  if (clause.relative && clause.group.length > 0 && named?.kind === 'card' && attaches(g, named)) clause.mode = 'worn';
  if (clause.relative) return;
  const next = firstFrom(g.tokens, i + 1, it => it.kind !== 'number' && it.kind !== 'filler');
  const before = g.tokens[i - 1];
  // "Lotus Vale but I only have one Forest": the asker is part of the verb
  const isOwn = /^(?:all i|i|my|the only thing i)\b/iu.test(g.tokens[i]?.text ?? '');
  const ofName =
    !isOwn && (clause.who === undefined ? clause.group.length > 0 : before?.kind === 'card' || before?.kind === 'noun');
  const lead = lastBefore(g.tokens, i, it => it.kind !== 'filler' && !(it.kind === 'small' && it.word === 'already'));
  const ofIt = clause.mode === 'start' && lead?.kind === 'small' && lead.word === 'it';
  if (ofIt && next?.kind === 'about') {
    beginQuestion(g);
    return;
  }
  if ((ofName || ofIt) && (next?.kind === 'counters' || next?.kind === 'state')) return;
  if (
    clause.who === undefined &&
    clause.group.length === 1 &&
    !clause.soft &&
    named?.kind === 'card' &&
    attaches(g, named)
  ) {
    clause.mode = 'worn';
    return;
  }
  if (ofName && next?.kind === 'about' && isPrinted(g, next)) {
    g.read = next;
    return;
  }
  const have = g.tokens[i];
  // "X dies but there's my Y": another clause
  const isOther = have?.kind === 'have' && have.nobody === true && clause.happening !== undefined;
  const isOfNames = clause.who === undefined && clause.group.length > 0 && !clause.soft && !isOther && !isOwn;
  if (isOfNames && have !== undefined) g.unread.push(have);
  settleNumber(g);
  // "three opponents, each with X"
  const all = /^each with$/iu.test(have?.text ?? '');
  const everybody = isOfAllSeats(g, i);
  g.clause = {
    ...newClause(),
    mode: 'has',
    absent: clause.absent,
    ...(have?.kind === 'have' && have.nobody === true && clause.site === undefined ? { nobodys: true } : {}),
    ...((have?.kind === 'have' && have.everybody === true) || everybody ? { everybodys: true } : {}),
    ...withPlayer(
      isOwn ? 'you' : (clause.site ?? clause.who ?? (all ? 'opponent' : isAskers(g, i) ? 'you' : playerOfFact(g, i))),
    ),
    ...(clause.each === true || all ? { each: true } : {}),
  };
  if (have?.kind === 'have' && have.count !== undefined) g.pending = { count: have.count, counted: true, number: have };
}

/** The asker's own, where a sentence begins so: "Got a X and cast another". */
function isAskers({ tokens }: Gathering, i: number): boolean {
  const before = lastBefore(tokens, i, it => it.kind !== 'filler');
  return /^(?:got|have|having)$/iu.test(tokens[i]?.text ?? '') && (before === undefined || before.kind === 'stop');
}

/** The wording "I'm at 7, control X and …": the player whose life was told right before. */
function playerOfFact({ tokens }: Gathering, i: number): Side | undefined {
  const before = lastBefore(
    tokens,
    i,
    it => it.kind !== 'filler' && !(it.kind === 'small' && ['comma', 'and'].includes(it.word)),
  );
  const [given, player, what] = before?.kind === 'fact' ? before.path : [];
  const isLife = given === 'given' && what === 'life';
  return isLife && (player === 'you' || player === 'opponent') ? player : undefined;
}

/** The wording "Three players each have X": all the players there are. */
function isOfAllSeats({ tokens, clause }: Gathering, i: number): boolean {
  const [seats, each] = tokens.slice(Math.max(0, i - 2), i);
  return (
    clause.who === undefined &&
    seats?.kind === 'fact' &&
    seats.path[0] === 'seats' &&
    /^(?:each|all)$/iu.test(each?.text ?? '')
  );
}

/** The wording "their Sigarda has hexproof": what the text of the card named says of it. */
function isPrinted({ cards, clause }: Gathering, { text }: Token): boolean {
  const last = clause.group.at(-1);
  const known = last === undefined ? undefined : cardKnown(cards, last);
  return known?.says.has(text) === true;
}

/** The wording "X got destroyed": no having. */
function isOfPassive({ tokens }: Gathering, i: number): boolean {
  const [have, next] = [tokens[i], tokens[i + 1]];
  const cast = next?.kind === 'verb' && /^(?:cast|played|put|resolved)$/iu.test(next.text);
  return /^got$/iu.test(have?.text ?? '') && next?.kind === 'verb' && (next.voice === 'passive' || cast);
}

function withPlayer(who: Side | undefined): { readonly who?: Side } {
  return who === undefined ? {} : { who };
}

function attaches({ cards }: Gathering, { names }: Extract<Token, { kind: 'card' }>): boolean {
  return cardKnown(cards, { names })?.attaches === true;
}
