// Words that ask: words of the outcome, relations, and words that are not known.
import { firstFrom, lastBefore } from '../../kit/lists.ts';
import { typesOf } from '../model/card-traits.ts';
import type { Relation } from '../model/mention.ts';
import type { Token } from '../tokens/question-token.ts';
import { sentenceStart } from '../tokens/token-parts.ts';
import { gatherAbout } from './gather-about.ts';
import { beginHappening } from './gather-happening.ts';
import { beginQuestion, type Gathering } from './gathering-state.ts';

/** The wording "my bear blocks their Serra Angel": combat that is told, and no relation that is asked about. */
function isBlock({ cards, clause }: Gathering, { text }: Token): boolean {
  const isTold = clause.mode !== 'ask' && /^blocks?$/iu.test(text);
  return isTold && clause.group.every(it => typesOf(it, cards).includes('Creature'));
}

/** In a question about the outcome an unknown word asks for something; it is passed over, and said to be. */
export function gatherUnknown(g: Gathering, token: Token): void {
  if (isDescribing(g, token) || isStanding(g, token)) {
    g.passedOver.push(token);
    return;
  }
  // "is X on top of my library still a 4/4": where it is
  const i = g.tokens.indexOf(token);
  const [on, of] = [g.tokens[i - 1], g.tokens[i + 1]];
  const isPlace = /^(?:top|bottom)$/iu.test(token.text) && on?.kind === 'small' && on.word === 'on';
  if (isPlace && of?.kind === 'small' && of.word === 'of') {
    g.unread.push(token);
    return;
  }
  const named = g.pending.whose !== undefined || /^\p{Lu}/u.test(token.text);
  if (g.clause.mode === 'ask' && !named && (!g.clause.fragment || endsAsking(g, token))) {
    g.passedOver.push(token);
    g.pending = {};
  } else g.unread.push(token);
}

/** A word in small letters between an article or an owner and the name: "my dusty Sol Ring", "a shiny Forest". */
function isDescribing({ tokens }: Gathering, token: Token): boolean {
  const i = tokens.indexOf(token);
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  const lead =
    (before?.kind === 'number' && before.article) ||
    (before?.kind === 'who' && before.whose) ||
    /^the$/iu.test(before?.text ?? '');
  // of any land or any creature, what it is like may decide
  const named = next?.kind === 'card' || (next?.kind === 'noun' && next.noun.generic !== true);
  return lead && named && /^\p{Ll}+$/u.test(token.text) && !/(?:ed|en|less|ing|ful|(?<!ou|s)s)$/u.test(token.text);
}

/** A verb of standing between a name and its place: "X sits untapped on my board", "X looms over there". */
function isStanding({ tokens }: Gathering, token: Token): boolean {
  const i = tokens.indexOf(token);
  const before = lastBefore(tokens, i, it => it.kind !== 'filler');
  const place = firstFrom(tokens, i + 1, it => it.kind !== 'filler' && it.kind !== 'state');
  const named = before?.kind === 'card' || before?.kind === 'noun' || before?.kind === 'be';
  const stands = place?.kind === 'there' || (place?.kind === 'zone' && !place.from && place.holds !== true);
  return named && stands && /^\p{Ll}+(?:s|ing)$/u.test(token.text);
}

/** Whether the sentence a token stands in ends with a question mark. */
function endsAsking({ tokens }: Gathering, token: Token): boolean {
  return tokens.find(it => it.at > token.at && it.kind === 'stop' && it.hard)?.text === '?';
}

/** The wording "They draw a card. I may draw two, yes?": a sentence of its own that asks, after an event. */
function isConfirmed(g: Gathering, token: Token): boolean {
  const i = g.tokens.indexOf(token);
  const from = sentenceStart(g.tokens, i);
  const isFirst = g.tokens.slice(from, i).every(it => it.kind === 'who' || it.kind === 'filler');
  return isFirst && endsAsking(g, token) && g.happenings.some(it => !it.asked);
}

export function gatherAsk(g: Gathering, token: Extract<Token, { kind: 'ask' }>): void {
  const { clause } = g;
  const before = g.tokens.findLast(it => it.at < token.at && it.kind !== 'filler');
  const isSaid =
    /^would$/iu.test(token.text) && before?.kind === 'small' && before.word === 'and' && !endsAsking(g, token);
  const isOfPlayer = clause.who !== undefined && clause.mode === 'start' && before?.kind === 'who';
  const modal = isSaid || (isOfPlayer && !isConfirmed(g, token));
  // "is the Titan coming in tapped and do they gain": who gains is no part of the first question
  const next = g.tokens[g.tokens.indexOf(token) + 1];
  const isJoined = before?.kind === 'small' && before.word === 'and' && next?.kind === 'who' && !next.whose;
  const isSecond = isJoined && (clause.happening?.objects.length ?? 0) > 0;
  if (clause.mode === 'ask' && isSecond) beginQuestion(g);
  if (clause.mode === 'ask') clause.soft = false;
  if (modal || clause.mode === 'ask' || clause.relative) return;
  beginQuestion(g);
}

export function gatherRelation(g: Gathering, token: Extract<Token, { kind: 'relation' }>, i: number): void {
  const { clause } = g;
  const next = firstFrom(
    g.tokens,
    i + 1,
    it => it.kind !== 'filler' && it.kind !== 'number' && !(it.kind === 'who' && it.whose),
  );
  const names = next?.kind === 'card' || next?.kind === 'noun';
  // "double Panharmonicon": two of them
  const isLead = clause.group.length === 0 || clause.soft || clause.mode === 'beside';
  if (
    /^double$/iu.test(token.text) &&
    next?.kind === 'card' &&
    g.tokens[i + 1] === next &&
    isLead &&
    clause.mode !== 'ask'
  ) {
    g.pending.count = 2;
    g.pending.counted = true;
    return;
  }
  if (clause.group.length === 0 || !names) {
    if (clause.mode !== 'ask') gatherAbout(g, { ...token, kind: 'about' });
    return;
  }
  if (token.word === 'hit by' && clause.mode !== 'ask' && next.kind === 'card') {
    const objects = [...clause.group];
    beginHappening(g, { action: 'hits', voice: 'passive', at: token.at, objects });
    g.clause.mode = 'by';
    return;
  }
  if (isBlock(g, token)) {
    g.unread.push(token);
    return;
  }
  const relation: Relation = { word: token.word, left: [...clause.group], right: [] };
  // "does saccing X trigger Y": Y is no part of the event before it
  const { happening } = clause;
  if (happening?.asked === true && happening.objects.some(it => clause.group.includes(it))) delete clause.happening;
  g.relations.push(relation);
  clause.relation = relation;
  if (clause.mode !== 'ask') {
    for (const mention of relation.left) mention.asked = true;
    g.clause = { ...clause, mode: 'ask', asked: true };
  }
}
