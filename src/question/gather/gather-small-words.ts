// Small words: what joins, introduces and points.
import { cardKnown } from '../card-traits.ts';
import type { Small, Token } from '../question-token.ts';
import { beginHappening } from './gather-happening.ts';
import { gatherIt } from './gather-player.ts';
import { takeBeside, takeController, takePreposition } from './gather-preposition.ts';
import { beginQuestion, endClause, type Gathering, newClause, nextClause, settleNumber } from './gathering-state.ts';
import { asksByNot, deniesOfName, deniesOutcome, isAbsence } from './negation.ts';

export function gatherSmall(g: Gathering, token: Token, word: Small, i: number): void {
  const { clause } = g;
  if (g.read === token) return;
  switch (word) {
    case 'comma':
    case 'and':
      clause.soft = true;
      clause.relative = false;
      clause.absent = false;
      if (clause.happening?.amount === undefined && g.pending.counted === true) settleNumber(g);
      g.pending = {};
      return;
    case 'colon': {
      const whose =
        clause.group.length === 0 && clause.happening === undefined ? (clause.who ?? g.pending.whose) : undefined;
      endClause(g);
      // "opp: Blood Moon"
      if (whose !== undefined && clause.mode !== 'ask') g.clause = { ...newClause(), mode: 'has', who: whose };
      return;
    }
    case 'then': {
      if (clause.mode === 'ask') return;
      const repeats = clause.happening?.action === 'enters' && clause.happening.voice === 'active';
      nextClause(g);
      g.clause.repeats = repeats;
      return;
    }
    case 'if':
      nextClause(g, undefined);
      g.clause.conditional = true;
      return;
    case 'that':
      if (clause.group.length === 0 && clause.mode === 'start') {
        // "that cat dies" points
        if (!/^that$/iu.test(token.text) || g.tokens[i + 1]?.kind !== 'noun') beginQuestion(g);
      } else clause.relative = true;
      return;
    case 'with':
      takeBeside(g, i);
      return;
    case 'under':
      if (/^into/iu.test(token.text) && clause.mode === 'bare' && isCopier(g)) {
        clause.mode = 'copying';
        g.pending.whose = 'opponent';
        return;
      }
      if (!takeController(g, i)) takeBeside(g, i);
      return;
    case 'from':
      settleNumber(g);
      delete g.pending.count;
      if (clause.happening?.action === 'removes') {
        clause.mode = 'to';
        return;
      }
      if (clause.happening !== undefined && clause.happening.by === undefined && g.tokens[i + 1]?.kind === 'card')
        clause.mode = 'by';
      return;
    case 'of':
      if (isCopier(g) && namesNext(g, i)) clause.mode = 'copying';
      return;
    case 'on':
    case 'off':
    case 'by':
    case 'into':
    case 'to':
    case 'for':
      takePreposition(g, word, i);
      return;
    case 'copying':
      if (isCopyingFirst(g, i)) beginHappening(g, { action: 'copies', voice: 'active', who: 'you', at: token.at });
      else if (clause.mode !== 'ask' || clause.group.length > 0) clause.mode = 'copying';
      return;
    case 'attached':
      if (endsHere(g, i) && (clause.group.at(-1)?.attachedTo !== undefined || attachBeside(g))) return;
      clause.mode = /^(?:attached|equipped to|enchanting|equipping)/iu.test(token.text) ? 'host' : 'worn';
      return;
    case 'at':
      if (g.tokens[i + 1]?.kind === 'number' && g.tokens[i + 2]?.kind === 'counters') return;
      if (clause.mode !== 'ask' && isWhom(g.tokens[i + 1])) {
        clause.mode = 'to';
        return;
      }
      if (clause.mode !== 'ask') g.unread.push(token);
      return;
    case 'naming':
      if (isCopier(g) && namesNext(g, i)) {
        clause.mode = 'copying';
        return;
      }
      if (clause.mode !== 'ask') g.unread.push(token);
      return;
    case 'ordinal':
      g.pending.another = true;
      g.pending.ordinal = token;
      return;
    case 'another':
      // "my second card" may be what an ability waits for
      if (clause.happening?.action === 'draws' && clause.mode === 'event') g.unread.push(token);
      g.pending.another = true;
      if (isLast(g, i) && /^(?:another|an?|one)\b/iu.test(token.text)) g.pending.ordinal = token;
      return;
    case 'already':
      clause.already = true;
      // "they flashed in X earlier"
      if (
        clause.mode === 'event' &&
        clause.happening !== undefined &&
        /^(?:earlier|previously|before that)$/iu.test(token.text)
      )
        clause.happening.already = true;
      return;
    case 'it':
      gatherIt(g, token);
      return;
    case 'or':
      if (clause.absent) return;
      if (g.tokens[i + 1]?.kind === 'ask' && g.mentions.length > 0) beginQuestion(g);
      else if (isBetweenNumbers(g, i)) g.pending = {};
      else if (clause.mode !== 'ask' || tellsMore(g, i)) g.unread.push(token);
      return;
    case 'doubt':
      // "can I get Dogs instead of the Goblins"
      if (clause.mode === 'ask' && /^instead of$/iu.test(token.text)) return;
      g.unread.push(token);
      return;
    case 'as':
      if (isCopier(g)) clause.mode = 'copying';
      else if (clause.mode !== 'ask') g.unread.push(token);
      return;
    case 'not':
      if (asksByNot(g, token, i)) {
        beginQuestion(g);
        return;
      }
      if (deniesOfName(g, token, i)) {
        for (const it of clause.group) it.asked = true;
        g.clause = { ...clause, mode: 'ask', asked: true };
        return;
      }
      if (deniesOutcome(g, i)) {
        beginQuestion(g);
        return;
      }
      if (isAbsence(g, i)) clause.absent = true;
      else if (clause.mode !== 'ask') g.unread.push(token);
      return;
    case 'without':
      if (isAbsence(g, i)) clause.absent = true;
      else if (clause.mode !== 'ask') g.unread.push(token);
      return;
    case 'all':
      if (g.tokens[i + 1]?.kind === 'there') return;
      if (clause.happening?.action === 'removes' && clause.mode !== 'ask') {
        clause.happening.whole = true;
        return;
      }
      if (clause.mode !== 'ask') g.unread.push(token);
      return;
    case 'both':
      if (/^each$/iu.test(token.text) && clause.who === 'opponent') clause.each = true;
      if (/^both$/iu.test(token.text)) clause.both = true;
      return;
    case 'equals':
    case 'there':
      return;
  }
}

/** The name before is of something that enters as a copy. */
function isCopier({ cards, clause }: Gathering): boolean {
  const last = clause.group.at(-1);
  return last !== undefined && cardKnown(cards, last)?.copies === true;
}

/** "at X", "at my opponent", "at it". */
function isWhom(next: Token | undefined): boolean {
  return next?.kind === 'who' || next?.kind === 'card' || (next?.kind === 'small' && next.word === 'it');
}

/** "copying X with Spark Double": the question begins with what is done. */
function isCopyingFirst(g: Gathering, i: number): boolean {
  return g.clause.mode === 'start' && g.mentions.length === 0 && namesNext(g, i);
}

/** Whether the next word that counts is a name. */
function namesNext({ tokens }: Gathering, i: number): boolean {
  const next = tokens.slice(i + 1).find(it => it.kind !== 'filler' && it.kind !== 'number' && it.kind !== 'who');
  return next?.kind === 'card' || next?.kind === 'noun';
}

function endsHere({ tokens }: Gathering, i: number): boolean {
  const next = tokens[i + 1];
  return next === undefined || next.kind === 'stop' || (next.kind === 'small' && next.word !== 'it');
}

/** "a creature with Colossus Hammer attached": what was named with it; false where that can't be attached. */
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

/** "7 or 8?", "a 3/3 or a 5/5": what is asked. */
function isBetweenNumbers({ tokens }: Gathering, i: number): boolean {
  const next = tokens.slice(i + 1).find(it => !(it.kind === 'number' && it.article));
  return ['number', 'size', 'counters', 'about', 'stop', 'state'].includes(next?.kind ?? 'stop');
}

/** "or my opponent has X": what follows tells of another case. */
function tellsMore({ tokens }: Gathering, i: number): boolean {
  const [player, action] = tokens.slice(i + 1).filter(it => it.kind !== 'filler');
  return player?.kind === 'who' && !player.whose && (action?.kind === 'have' || action?.kind === 'verb');
}

/** "I have X and cast another.": the clause ends without a name. */
function isLast({ tokens }: Gathering, i: number): boolean {
  const next = tokens.slice(i + 1).find(it => it.kind !== 'filler');
  return next === undefined || next.kind === 'stop' || (next.kind === 'small' && next.word === 'comma');
}
