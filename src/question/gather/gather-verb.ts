// Verbs that describe an event, and those in a question about one.
import { firstFrom, lastBefore } from '../../kit/lists.ts';
import { cardKnown, typesOf } from '../model/card-traits.ts';
import { joinedPatch, type Mention } from '../model/mention.ts';
import { returnsAsItDies } from '../model/own-return.ts';
import type { Token } from '../tokens/question-token.ts';
import { isAuxiliary, sentenceStart } from '../tokens/token-parts.ts';
import { addSpell, gatherActiveEvent, gatherActiveVerb } from './active-verb.ts';
import { isAskedAlone } from './asked-alone.ts';
import { gatherAskedVerb } from './gather-asked-verb.ts';
import { beginHappening } from './gather-happening.ts';
import { beginQuestion, type Gathering, isSpell } from './gathering-state.ts';
import { isOfSeveral, isSingular } from './verb-clues.ts';
import { isPointedAt, referents, subjectOfVerb, subjectsIn } from './verb-subjects.ts';

/** A verb at its place among the tokens: an event, what is done to what was named, or what is asked about. */
export function gatherVerb(g: Gathering, token: Extract<Token, { kind: 'verb' }>, i: number): void {
  const { clause } = g;
  const { action, voice } = token;
  if (action === 'affects' && token.card !== undefined && g.cards.named(token.card)?.spell === true) {
    gatherVerb(g, { ...token, action: 'resolves' }, i);
    return;
  }
  if (action === 'affects' && isSpellUsed(g, token, i)) {
    gatherVerb(g, { ...token, action: 'enters' }, i);
    return;
  }
  if (action === 'affects' && isEffectOnName(g, token, i)) return;
  // "if one of them is really Clone"
  const before = lastBefore(g.tokens, i, it => it.kind !== 'filler');
  if (action === 'copies' && before?.kind === 'be' && /^\p{Lu}/u.test(token.text)) {
    g.unread.push(token);
    return;
  }
  if (clause.mode === 'ask') {
    gatherAskedVerb(g, token);
    return;
  }
  if (
    voice !== 'active' &&
    (clause.group.length === 0 || clause.soft) &&
    g.happenings.length > 0 &&
    isAskedAlone(g.tokens, i)
  ) {
    beginQuestion(g);
    return;
  }
  if (clause.relative && isHowItWasCast(g, token, i)) return;
  if (/\bland (?:drop|for)/iu.test(token.text) && clause.happening?.action === 'creates') {
    g.happenings.splice(g.happenings.indexOf(clause.happening), 1);
    delete clause.happening;
  }
  if (voice === 'passive' && isDoneToPlayer(g, token, i)) return;
  if (voice === 'active') gatherActiveVerb(g, token, i);
  else gatherPassiveVerb(g, token, i);
}

/** The wording "my opponent uses Path to Exile": a spell that is cast. */
function isSpellUsed({ tokens, cards }: Gathering, { text }: Token, i: number): boolean {
  const named = firstFrom(tokens, i + 1, it => !(it.kind === 'number' && it.article) && it.kind !== 'filler');
  return (
    /^us(?:e|es|ed|ing)$/iu.test(text) && named?.kind === 'card' && cards.named(named.names[0] ?? '')?.spell === true
  );
}

/** Wordings "affected by X", "X that my opponent elked": an effect on a name; false for another use of the verb. */
function isEffectOnName(g: Gathering, token: Extract<Token, { kind: 'verb' }>, i: number): boolean {
  const next = g.tokens[i + 1];
  if (token.voice === 'passive' && (next?.kind === 'card' || next?.kind === 'noun')) {
    g.pending.affected = token;
    return true;
  }
  return g.clause.relative && addRelativeEffect(g, token, i);
}

/** Wordings "I get hit by X", "I get bolted": what is done to a player; false for what is done to objects. */
function isDoneToPlayer(g: Gathering, token: Extract<Token, { kind: 'verb' }>, i: number): boolean {
  const { clause } = g;
  const { action, voice, card } = token;
  const { who } = clause;
  // "I control X and get hit by Y"
  const goesOn = clause.mode === 'has' && clause.soft && isJoinedTo(g.tokens[i - 1]);
  if (action === 'hits' && who !== undefined && (clause.group.length === 0 || goesOn)) {
    delete clause.who;
    beginHappening(g, { action, voice, at: token.at, verb: token, toPlayer: who });
    clause.mode = 'by';
    return true;
  }
  // "I get milled for 3"
  if (action === 'mills' && who !== undefined && clause.group.length === 0 && isAuxiliary(g.tokens[i - 1])) {
    beginHappening(g, { action, voice: 'active', at: token.at, verb: token });
    return true;
  }
  const isYou = isYouAgain(g, i);
  const isPlayers = isOfPlayer(g, g.tokens[i - 1]) || isPlayerAgain(g, i) || isYou;
  if (action !== 'resolves' || card === undefined || !isPlayers) return false;
  delete clause.who;
  beginHappening(g, {
    action,
    voice,
    at: token.at,
    verb: token,
    ...(isYou ? { toPlayer: 'you', who: 'opponent' } : {}),
    ...(who === undefined ? {} : { toPlayer: who, who: who === 'you' ? 'opponent' : 'you' }),
  });
  addSpell(g, token, card, []);
  return true;
}

/** Whether a verb follows "and" at once: its subject is that of the verb before. */
function isJoinedTo(before: Token | undefined): boolean {
  return before?.kind === 'small' && before.word === 'and';
}

/** A verb in the passive voice: what is done to what was named, or to what a pronoun points at. */
function gatherPassiveVerb(g: Gathering, token: Extract<Token, { kind: 'verb' }>, i: number): void {
  const { clause } = g;
  const { action, voice, cost, counters } = token;
  const pointed = isPointedAt(g, token, i);
  const isOfSomebody = clause.who !== undefined && clause.group.length === 0;
  if (voice === 'passive' && token.past !== true && isOfSomebody && !pointed) {
    gatherActiveEvent(g, token);
    return;
  }
  const pair = isSaidOfBoth(g, i) ? pairIn(g, token) : undefined;
  const number = isSingular(token) ? 'singular' : isOfSeveral(g, token, i) ? 'plural' : undefined;
  const meantByIt = pointed ? referents(g, token) : [];
  // "Melira and Redcap, it persists back": what has such an ability
  const returning = pointed && meantByIt.length === 0 && counters !== undefined ? ofThemselves(g, g.mentions) : [];
  const own = returning.length === 1 ? returning : meantByIt;
  const said = pair ?? copierBefore(g, i) ?? (pointed ? own : pastOthers(g, subjectsIn(clause, number)));
  // "X is bestowed on Y and Y dies": what the event before is of is no subject of another
  const others = said.filter(it => clause.happening?.objects.includes(it) !== true);
  const meant = pair === undefined && !pointed && others.length > 0 ? others : said;
  const list = [...(counters === undefined ? meant : ofThemselves(g, meant))];
  const nobodys = isNobodys(g, list, i) || isOfOtherOwner(g, list);
  for (const mention of nobodys && !isOfOtherOwner(g, list) ? list : []) delete mention.whose;
  if (pointed && list.length === 0) g.unread.push(subjectOfVerb(g, i) ?? token);
  beginHappening(g, {
    action,
    voice,
    at: token.at,
    verb: token,
    ...(token.zone === undefined ? {} : { zone: token.zone }),
    ...(cost === undefined ? {} : { cost }),
  });
  clause.happening?.objects.push(...list);
  for (const mention of counters === undefined ? [] : list) mention.patch = joinedPatch(mention.patch, { counters });
  if (nobodys) delete clause.happening?.who;
  if (action === 'hits') clause.mode = 'by';
  if (action === 'resolves' && token.card !== undefined) addSpell(g, token, token.card, list);
}

/** The wording "my Clone copies X and dies": the two verbs have one subject; undefined where no such verb stands before. */
function copierBefore({ clause, tokens }: Gathering, i: number): readonly Mention[] | undefined {
  const { happening } = clause;
  if (happening?.action !== 'copies' || happening.source === undefined) return undefined;
  const from = tokens.findLastIndex((it, n) => n < i && !isAuxiliary(it) && it.kind !== 'filler');
  const joint = tokens[from];
  return joint?.kind === 'small' && ['and', 'then'].includes(joint.word) ? [happening.source] : undefined;
}

/** The wording "Solemnity and Kitchen Finks coming back with persist": what has such an ability, beside what is there. */
function ofThemselves({ cards }: Gathering, subjects: readonly Mention[]): readonly Mention[] {
  const returns = (mention: Mention) => {
    const known = cardKnown(cards, mention);
    return known !== undefined && returnsAsItDies(known);
  };
  if (!subjects.some(returns)) return subjects;
  for (const other of subjects) if (!returns(other)) other.place ??= 'battlefield';
  return subjects.filter(returns);
}

/** The wording "X with a land and an instant in graveyards dies": X, which stands before what is in another zone. */
function pastOthers({ mentions }: Gathering, subjects: readonly Mention[]): readonly Mention[] {
  const [first] = subjects;
  const isElsewhere = ({ beside, place }: Mention) => beside && place !== undefined && place !== 'battlefield';
  if (first === undefined || !subjects.every(isElsewhere)) return subjects;
  const before = mentions.findLast(it => it.at < first.at && !it.beside);
  return before === undefined ? subjects : [before];
}

/** The wording "I get bolted": a player is what the spell is for. */
function isOfPlayer({ clause }: Gathering, before: Token | undefined): boolean {
  return isAuxiliary(before) && clause.who !== undefined && clause.group.length === 0;
}

/** The wording "I have Nine Lives and get bolted": the player again, where what was named last is nothing that is aimed at. */
function isPlayerAgain({ clause, tokens, cards }: Gathering, i: number): boolean {
  const [and, gets] = tokens.slice(Math.max(0, i - 2), i);
  const last = clause.group.at(-1);
  if (!isJoinedTo(and) || !isAuxiliary(gets) || clause.who === undefined || last === undefined) return false;
  const types = typesOf(last, cards);
  return !types.includes('Creature') && !types.includes('Planeswalker');
}

/** The wording "I'm at 1 life with Phyrexian Unlife and get bolted": of one thing that was named it would be "gets". */
function isYouAgain({ clause, tokens }: Gathering, i: number): boolean {
  const [and, get] = tokens.slice(Math.max(0, i - 2), i);
  if (!isJoinedTo(and) || !/^get$/iu.test(get?.text ?? '') || clause.who !== undefined) return false;
  const sentence = tokens.slice(sentenceStart(tokens, i), i);
  const told = sentence.some(it => it.kind === 'fact' && it.path.slice(0, 2).join('.') === 'given.you');
  return told && clause.group.length === 1 && clause.group[0]?.count === 1;
}

/** The wording "X that my opponent elked": an effect on the name before; false where there is none. */
function addRelativeEffect(g: Gathering, token: Extract<Token, { kind: 'verb' }>, i: number): boolean {
  const last = g.clause.group.at(-1);
  const player = g.tokens[i - 1];
  if (last === undefined || token.card === undefined) return false;
  beginHappening(g, {
    action: token.action,
    voice: 'passive',
    at: token.at,
    verb: token,
    ...(player?.kind === 'who' ? { who: player.who } : {}),
  });
  g.clause.happening?.objects.push(last);
  return true;
}

/** The wording "My opponent has A out, my B enters": what was said to be another's is not of who has A. */
function isOfOtherOwner({ clause: { mode, who } }: Gathering, list: readonly Mention[]): boolean {
  return (
    (mode === 'has' || mode === 'bare') &&
    list.length > 0 &&
    list.every(it => it.whose !== undefined && it.whose !== who)
  );
}

/**
 * The wording "My opponent has A and B enters, do I draw": whose B is was not said, where nothing later is of the
 * other player.
 */
function isNobodys({ clause, tokens }: Gathering, [last, ...more]: readonly Mention[], i: number): boolean {
  if (clause.mode !== 'has' || clause.who !== 'opponent' || clause.group.length < 2) return false;
  if (last === undefined || more.length > 0 || clause.group.at(-1) !== last) return false;
  const at = tokens.findIndex(it => it.at === last.at);
  const lead = lastBefore(tokens, at, it => !['filler', 'number', 'state'].includes(it.kind));
  const theirs = tokens.slice(i).some(it => it.kind === 'who' && it.who === 'opponent');
  return lead?.kind === 'small' && !theirs;
}

/** Wordings "they both die", "both get destroyed": nothing but an auxiliary stands between. */
function isSaidOfBoth({ tokens }: Gathering, i: number): boolean {
  const before = lastBefore(tokens, i, it => it.kind !== 'filler' && it.kind !== 'be' && it.kind !== 'about');
  return before?.kind === 'small' && before.word === 'both' && /^both$/iu.test(before.text);
}

/** The two permanents that "both" means; none, and the verb unread, where there are not two. */
function pairIn(g: Gathering, token: Token): readonly Mention[] {
  const found = g.mentions.filter(it => !isSpell(g, it));
  if (found.length === 2) return found;
  const told = g.happenings.findLast(it => !it.asked)?.objects ?? [];
  if (told.length === 2) return told;
  g.unread.push(token);
  return [];
}

/** The wording "X, which I cast for its prototype cost": how what was named before was cast. */
function isHowItWasCast({ tokens }: Gathering, { action }: Extract<Token, { kind: 'verb' }>, i: number): boolean {
  const next = tokens[i + 1];
  return action === 'enters' && next?.kind === 'state' && next.patch.cast !== undefined;
}
