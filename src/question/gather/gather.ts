// From tokens to what they say: clause by clause, with the words that were not understood set aside.
import type { Cards } from '../cards.ts';
import type { Gathered } from '../mention.ts';
import type { Token } from '../token.ts';
import { takeAbout, takeAsk, takeRelation, takeUnknown } from './asking.ts';
import { beginAsking, endClause, type Gathering, newClause } from './gathering.ts';
import { takeName, takeNumber } from './name.ts';
import { takeHave, takeWho } from './player.ts';
import { takeSmall } from './small.ts';
import { takeState } from './state.ts';
import { takeVerb } from './verb.ts';
import { takeThere, takeZone } from './where.ts';

/** What the tokens of a question say. */
export function gather(tokens: readonly Token[], cards: Cards): Gathered {
  const g: Gathering = {
    cards,
    tokens,
    mentions: [],
    happenings: [],
    relations: [],
    facts: [],
    unread: [],
    passedOver: [],
    asides: [],
    clause: newClause(),
    pending: {},
    landfall: false,
    askedInWords: tokens.some(it => it.kind === 'ask' || it.kind === 'about'),
    asksSomething: tokens.some(
      it => it.kind === 'ask' || it.kind === 'about' || (it.kind === 'stop' && it.text === '?'),
    ),
  };
  for (const [i, token] of asFragments(tokens).entries()) take(g, token, i);
  endClause(g);
  return g;
}

/** A stretch up to a question mark without names, players or verbs only asks: "starting loyalty?". */
function asFragments(tokens: readonly Token[]): readonly Token[] {
  const result: Token[] = [];
  let from = 0;
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'stop' && i < tokens.length - 1) continue;
    const part = tokens.slice(from, i + 1);
    const asks =
      token.text === '?' &&
      part.every(it =>
        ['unknown', 'about', 'filler', 'stop', 'counters', 'size', 'state', 'ask', 'be', 'number'].includes(it.kind),
      );
    result.push(...part.map((it): Token => (asks && it.kind === 'unknown' ? { ...it, kind: 'about', word: '' } : it)));
    from = i + 1;
  }
  return result;
}

function take(g: Gathering, token: Token, i: number): void {
  switch (token.kind) {
    case 'fact':
      g.facts.push({ path: token.path, value: token.value });
      return;
    case 'stop':
      endClause(g);
      return;
    case 'aside':
      g.asides.push(token);
      return;
    case 'unknown':
      takeUnknown(g, token);
      return;
    case 'filler':
      return;
    case 'card':
    case 'noun':
      takeName(g, token, i);
      return;
    case 'number':
      takeNumber(g, token);
      return;
    case 'who':
      takeWho(g, token, i);
      return;
    case 'have':
      takeHave(g, i);
      return;
    case 'be':
      if (g.clause.mode === 'start' && g.clause.who === undefined) beginAsking(g);
      return;
    case 'verb':
      takeVerb(g, token, i);
      return;
    case 'there':
      takeThere(g, token);
      return;
    case 'zone':
      takeZone(g, token);
      return;
    case 'state':
    case 'counters':
    case 'x':
    case 'size':
      takeState(g, token, i);
      return;
    case 'ask':
      takeAsk(g, token);
      return;
    case 'relation':
      takeRelation(g, token, i);
      return;
    case 'about':
      takeAbout(g, token);
      return;
    case 'small':
      takeSmall(g, token, token.word, i);
      return;
  }
}
