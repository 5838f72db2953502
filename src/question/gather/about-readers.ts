// Readers of single words of what a question is about: "before", "first", "gets", "twice".
import { cardKnown } from '../model/card-traits.ts';
import type { Mention } from '../model/mention.ts';
import { creatureType } from '../tokens/chosen.ts';
import type { Token } from '../tokens/question-token.ts';
import { beginHappening } from './gather-happening.ts';
import { gatherThere } from './gather-place.ts';
import { beginQuestion, endClause, type Gathering, isSpell, newClause, settleNumber } from './gathering-state.ts';
import { isDoneTo } from './verb-clues.ts';

/** Words that an event may be said with. */
const WITH_EVENT: readonly string[] = [
  'card',
  'cards',
  'life',
  'damage',
  'dmg',
  'combat damage',
  'combat dmg',
  'in combat',
  'token',
  'tokens',
  'creature',
  'creatures',
  'counter',
  'counters',
  'mana',
  'loyalty',
  'same time',
  'side',
  'text',
  'type',
  'trigger',
  'triggers',
];

/** A word of what a question is about. */
export type AboutToken = Extract<Token, { kind: 'about' }>;

/** Readers of a word, in the order in which they are tried; true for one that has read it. */
export const ABOUT_READERS: readonly ((g: Gathering, token: AboutToken, word: string) => boolean)[] = [
  isOfNameOrQuestion,
  isOfEarlierOrLater,
  isParticle,
  isUnreadActor,
  isGotten,
  isCount,
  leadsToQuestion,
  isWithEvent,
];

/** Words that belong to the name before or to the question that has begun. */
function isOfNameOrQuestion(g: Gathering, token: AboutToken, word: string): boolean {
  const { clause } = g;
  if (clause.happening?.action === 'affects' && token.word === 'creature type' && !clause.soft) {
    g.pending = {};
    return true;
  }
  if (token.word === 'chapter' && isOfDeed(g, token)) return true;
  if (token.word === 'chapter' && g.tokens[g.tokens.indexOf(token) - 1]?.kind === 'card') {
    g.unread.push(token);
    return true;
  }
  if (clause.mode === 'has' && clause.group.length === 0 && (word === 'first' || word === 'one')) {
    gatherSameAgain(g, token);
    return true;
  }
  if (token.word === 'creature type' && g.pending.whose !== undefined && !isOfText(g, token)) {
    g.unread.push(token);
    return true;
  }
  if (clause.mode !== 'ask') return (/^takes?$/u.test(word) && takesFrom(g, token)) || isAuxiliary(g, token);
  g.pending = {};
  return true;
}

/** The wording "Urza's Saga chapter III fetching X": the chapter ability is what does it. */
function isOfDeed({ tokens }: Gathering, token: AboutToken): boolean {
  const i = tokens.indexOf(token);
  const next = tokens[i + 1];
  return tokens[i - 1]?.kind === 'card' && next?.kind === 'verb' && next.voice === 'active';
}

/** Wordings "down", "last", "first", "before": where something is, and what happened before what. */
function isOfEarlierOrLater(g: Gathering, token: AboutToken, word: string): boolean {
  const { clause } = g;
  if (word === 'down' && clause.group.length > 0 && clause.happening === undefined && isSaidOfName(g, token)) {
    const { text, at, end } = token;
    gatherThere(g, { kind: 'there', text, at, end });
    return true;
  }
  if (word === 'last' && clause.happening?.action === 'removes') {
    clause.happening.last = true;
    return true;
  }
  if (word === 'before' && isToldAtLast(g, token)) {
    if (clause.happening !== undefined) clause.happening.already = true;
    return true;
  }
  if (word === 'before' && tellsBefore(g, token)) return true;
  if (word === 'last' && g.tokens[g.tokens.indexOf(token) - 1]?.kind === 'verb' && clause.happening !== undefined)
    return true;
  if (word !== 'first') return false;
  if (gatherFirst(g, token)) return true;
  if (!isThereFirst(g, token)) return false;
  for (const mention of clause.group) mention.place = 'battlefield';
  return true;
}

/** The wording "I flash X in": the particle of the verb, right after what it is done to. */
function isParticle(g: Gathering, token: AboutToken, word: string): boolean {
  const { happening } = g.clause;
  const before = g.tokens[g.tokens.indexOf(token) - 1];
  const isDone = happening?.action === 'enters' && happening.voice === 'active' && !happening.asked;
  return word === 'in' && isDone && happening.objects.some(it => it.at === before?.at);
}

/** An action that nobody takes yet, or a creature type before a verb: what does something is a card. */
function isUnreadActor(g: Gathering, token: AboutToken): boolean {
  const isAction = token.word === 'action' && g.clause.group.length === 0;
  if (!isAction && !(token.word === 'creature type' && tokenAfter(g, token)?.kind === 'verb')) return false;
  g.unread.push(token);
  return true;
}

/** The wording "gets" before what strikes something, or before the spell it is struck by. */
function isGotten(g: Gathering, token: AboutToken, word: string): boolean {
  if (!/^(?:gets?|got)$/u.test(word)) return false;
  const next = tokenAfter(g, token);
  if (isStruck(g, next)) return true;
  if (!isGotBySpell(g, next)) return false;
  g.clause.mode = 'into';
  return true;
}

/** Wordings "twice", "times", "more": how many there are, or how often something is done. */
function isCount(g: Gathering, token: AboutToken, word: string): boolean {
  const { clause } = g;
  const [named] = clause.group.slice(-1);
  const afterName = g.tokens[g.tokens.indexOf(token) - 1]?.kind === 'card';
  if (word === 'twice' && clause.mode === 'bare' && named?.count === 1 && afterName) {
    named.count = 2;
    return true;
  }
  if (clause.happening?.action === 'acts' && !clause.soft && /^(?:twice|times)$/u.test(word)) {
    if (word === 'twice') clause.happening.amount = 2;
    else settleNumber(g);
    g.pending = {};
    return true;
  }
  if (word !== 'more' || !isCountedName(g, token)) return false;
  g.pending.another = true;
  return true;
}

/** The question begins, or a verb follows that is read by itself: "what does it get", "it gets played". */
function leadsToQuestion(g: Gathering, token: AboutToken, word: string): boolean {
  const next = tokenAfter(g, token);
  if (/^(?:gets?|gives?|means?)$/u.test(word) && next?.kind === 'ask') {
    beginQuestion(g);
    return true;
  }
  if (!/^gets?$/u.test(word) || next === undefined) return false;
  if (next.kind === 'verb' ? next.voice === 'passive' : next.kind === 'state' && next.patch.cast !== undefined)
    return true;
  return isDoneTo(next);
}

/** Words that only go with the event before. */
function isWithEvent(g: Gathering, _token: AboutToken, word: string): boolean {
  const { clause } = g;
  if (clause.happening === undefined || clause.soft || !WITH_EVENT.includes(word)) return false;
  settleNumber(g);
  if (/\bcombat\b/u.test(word)) clause.happening.combat = true;
  return true;
}

/** The wording "they flashed in X before I cast Y": what was told happened earlier than what follows. */
function tellsBefore(g: Gathering, token: Token): boolean {
  const { clause, tokens } = g;
  const rest = tokens.slice(tokens.indexOf(token) + 1);
  const end = rest.findIndex(it => it.kind === 'stop' || it.kind === 'ask');
  const part = rest.slice(0, end < 0 ? rest.length : end);
  const happens = part.some(it => it.kind === 'verb') && part.some(it => it.kind === 'card' || it.kind === 'noun');
  if (clause.mode !== 'event' || clause.happening === undefined || clause.happening.asked || !happens) return false;
  clause.happening.already = true;
  endClause(g);
  return true;
}

/** The wording "they flashed in X before.": what was told happened earlier. */
function isToldAtLast({ clause, tokens }: Gathering, token: Token): boolean {
  const next = tokens[tokens.indexOf(token) + 1];
  const ends = next === undefined || next.kind === 'stop';
  return ends && clause.mode === 'event' && clause.happening !== undefined && !clause.happening.asked;
}

/** The wording "I take 3 from Lightning Bolt": damage, of which the source follows; false where none does. */
function takesFrom(g: Gathering, token: Token): boolean {
  const { clause, tokens } = g;
  const rest = tokens.slice(tokens.indexOf(token) + 1).filter(it => it.kind !== 'filler' && it.kind !== 'about');
  const [number, from, source] = rest;
  const named = source?.kind === 'number' && source.article ? rest[3] : source?.kind === 'who' ? rest[3] : source;
  const said = from?.kind === 'small' && ['from', 'off', 'to'].includes(from.word);
  if (takesAlone(g, token, number, from)) return true;
  if (number?.kind !== 'number' || number.article || !said || named?.kind !== 'card') return false;
  const { who } = clause;
  if (who === undefined && clause.group.length === 0) return false;
  const taken = who === undefined ? { objects: clause.group.slice(-1) } : { toPlayer: who };
  delete clause.who;
  beginHappening(g, { action: 'hits', voice: 'passive', at: token.at, ...taken, amount: number.value });
  g.read = number;
  clause.mode = 'by';
  return true;
}

/** The wording "My 2/2 takes 3": damage by what is not named. */
function takesAlone(g: Gathering, { at, text }: Token, number: Token | undefined, next: Token | undefined): boolean {
  const { clause } = g;
  const ends =
    next === undefined || next.kind === 'stop' || (next.kind === 'small' && ['comma', 'and'].includes(next.word));
  const [object, ...more] = clause.group.slice(-1);
  if (number?.kind !== 'number' || number.article || !ends || object === undefined || more.length > 0) return false;
  // "who takes 3" asks
  const before = g.tokens.findLast(it => it.at < at && it.kind !== 'filler');
  if (/^(?:who|which|what)$/iu.test(before?.text ?? '')) return false;
  if (!/^takes$/iu.test(text) || clause.mode === 'ask') return false;
  delete object.place;
  beginHappening(g, { action: 'hits', voice: 'passive', at, objects: [object], amount: number.value });
  g.read = number;
  return true;
}

/** The wording "do I get my two Wurms": tokens that the text of a card named makes. */
function isOfText({ cards, clause, mentions }: Gathering, { text }: Token): boolean {
  const type = creatureType(text.toLowerCase());
  if (clause.mode !== 'ask' || type === undefined) return false;
  return mentions.some(it => cardKnown(cards, it)?.says.speaksOfTokens(type) === true);
}

/** The wording "my Solemnity is down": it is there. */
function isSaidOfName({ tokens }: Gathering, token: Token): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  const already = before?.kind === 'small' && before.word === 'already';
  return already || before?.kind === 'be' || before?.kind === 'card' || before?.kind === 'noun';
}

/** The wording "my opponent has to draw two": said with the verb. */
function isAuxiliary({ tokens, clause }: Gathering, token: Token): boolean {
  const next = tokens.slice(tokens.indexOf(token) + 1).find(it => it.kind !== 'filler');
  return (
    /^(?:have|has|need|may|get|gets)(?: to)?$/iu.test(token.text) && clause.who !== undefined && next?.kind === 'verb'
  );
}

/** The wording "my Bear gets Path to Exiled": what is done to the name before. */
function isStruck({ cards, clause }: Gathering, next: Token | undefined): boolean {
  const isSpellNext = next?.kind === 'card' && cardKnown(cards, next)?.spell === true;
  return isSpellNext && clause.group.length > 0;
}

/** The wording "Scapeshift gets 5 Islands": what a spell finds. */
function isGotBySpell(g: Gathering, next: Token | undefined): boolean {
  const { group, mode, happening } = g.clause;
  const last = group.at(-1);
  const named = next?.kind === 'card' || (next?.kind === 'number' && !next.article);
  return named && mode === 'bare' && happening === undefined && last !== undefined && isSpell(g, last);
}

/** The wording "two more Mountains": others than those that are there. */
function isCountedName({ tokens }: Gathering, token: Token): boolean {
  const i = tokens.indexOf(token);
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  return before?.kind === 'number' && !before.article && (next?.kind === 'card' || next?.kind === 'noun');
}

/** The wording "Opalescence first, I cast Humility": it was there before. */
function isThereFirst({ clause, tokens }: Gathering, token: Token): boolean {
  const next = tokens.find(it => it.at > token.at);
  const goesOn = next?.kind === 'small' && ['comma', 'then', 'and'].includes(next.word);
  return clause.mode === 'bare' && clause.group.length === 1 && goesOn;
}

/**
 * The wording "I play a second X, the first has 4 counters": the one that is there; false where no second was named.
 */
function gatherFirst(g: Gathering, token: Token): boolean {
  const second = g.mentions.findLast(it => it.another && it.names.length > 0);
  const [word, number, counters] = g.tokens.filter(it => it.at > token.at && it.kind !== 'filler');
  const has = word?.kind === 'have' || (word?.kind === 'small' && ['with', 'at', 'that'].includes(word.word));
  if (second === undefined || !has || number?.kind !== 'number' || counters?.kind !== 'counters') return false;
  const { copying: _, attachedTo: __, ...rest } = second;
  const first: Mention = { ...rest, at: token.at, another: false, patch: {}, whose: 'you', place: 'battlefield' };
  g.mentions.push(first);
  g.clause = { ...newClause(), mode: 'bare', group: [first] };
  return true;
}

/** The next token; undefined at the end. */
export function tokenAfter({ tokens }: Gathering, { at }: Token): Token | undefined {
  return tokens.find(it => it.at > at);
}

/** The wording "I have the first": another of what was named. */
export function gatherSameAgain(g: Gathering, token: Token): void {
  const before = g.mentions.at(-1);
  if (before === undefined) {
    g.unread.push(token);
    return;
  }
  const { copying: _, attachedTo: __, place: ___, each: ____, ...rest } = before;
  const mention: Mention = {
    ...rest,
    at: token.at,
    count: 1,
    another: true,
    patch: {},
    whose: g.clause.who ?? 'you',
    place: 'battlefield',
  };
  g.mentions.push(mention);
  g.clause.group.push(mention);
}
