// Words that join clauses or end them: commas, "and", "then", "if", "that", "or".
import { firstFrom } from '../../kit/lists.ts';
import type { Token } from '../tokens/question-token.ts';
import {
  beginQuestion,
  endClause,
  type Gathering,
  newClause,
  nextClause,
  settleAnother,
  settleNumber,
} from './gathering-state.ts';

/** A comma or "and": what follows may go on with the clause or begin another. */
export function gatherComma(g: Gathering): void {
  const { clause } = g;
  clause.soft = true;
  clause.relative = false;
  clause.absent = false;
  if (clause.happening?.amount === undefined && g.pending.counted === true) settleNumber(g);
  settleAnother(g);
  g.pending = {};
}

/** The wording "opp: Blood Moon". */
export function gatherColon(g: Gathering): void {
  const { clause } = g;
  const bare = clause.group.length === 0 && clause.happening === undefined;
  const whose = bare ? (clause.who ?? g.pending.whose) : undefined;
  endClause(g);
  if (whose !== undefined && clause.mode !== 'ask') g.clause = { ...newClause(), mode: 'has', who: whose };
}

/** The wording "then", which begins the next event. */
export function gatherThen(g: Gathering): void {
  const { clause } = g;
  if (clause.mode === 'ask') return;
  const repeats = clause.happening?.action === 'enters' && clause.happening.voice === 'active';
  nextClause(g);
  g.clause.repeats = repeats;
}

/** The wording "if", which begins a condition. */
export function gatherIf(g: Gathering): void {
  nextClause(g, undefined);
  g.clause.conditional = true;
}

/** The wording "that": a relative clause, the question, or, in "that cat dies", a word that points. */
export function gatherThat(g: Gathering, token: Token, i: number): void {
  const { clause } = g;
  // "my opponent, who controls X": what the player before has
  const next = g.tokens[i + 1];
  if (clause.who !== undefined && clause.group.length === 0 && clause.mode === 'start' && next?.kind === 'have') return;
  if (clause.group.length > 0 || clause.mode !== 'start') {
    if (isOpenObject(g, token, next)) g.unread.push(token);
    clause.relative = true;
    return;
  }
  if (!/^that$/iu.test(token.text) || g.tokens[i + 1]?.kind !== 'noun') beginQuestion(g);
}

/** The wording "my opponent has that": what was not found by its words, so that nobody would have it. */
function isOpenObject({ clause }: Gathering, { text }: Token, next: Token | undefined): boolean {
  const isObject = clause.mode === 'has' && clause.group.length === 0 && /^that(?: one)?$/iu.test(text);
  return isObject && (next === undefined || ['stop', 'there'].includes(next.kind) || isAnd(next));
}

function isAnd(token: Token): boolean {
  return token.kind === 'small' && ['and', 'comma', 'if', 'with'].includes(token.word);
}

/** Another question, a choice of numbers, or a case that is not read: "or". */
export function gatherOr(g: Gathering, token: Token, i: number): void {
  const { clause } = g;
  if (clause.absent) return;
  if (g.tokens[i + 1]?.kind === 'ask' && g.mentions.length > 0) beginQuestion(g);
  else if (isBetweenNumbers(g, i)) g.pending = {};
  else if (clause.mode !== 'ask' || tellsMore(g, i)) g.unread.push(token);
}

/** Wordings "7 or 8?", "a 3/3 or a 5/5", "7/7 or Goyf sized": what is asked. */
function isBetweenNumbers({ tokens }: Gathering, i: number): boolean {
  if (tokens[i - 1]?.kind === 'size' && tokens[i + 1]?.kind === 'card') return true;
  const next = firstFrom(tokens, i + 1, it => !(it.kind === 'number' && it.article));
  return ['number', 'size', 'counters', 'about', 'stop', 'state'].includes(next?.kind ?? 'stop');
}

/** The wording "or my opponent has X": what follows tells of another case. */
function tellsMore({ tokens }: Gathering, i: number): boolean {
  const [player, action] = tokens.slice(i + 1).filter(it => it.kind !== 'filler');
  return player?.kind === 'who' && !player.whose && (action?.kind === 'have' || action?.kind === 'verb');
}
