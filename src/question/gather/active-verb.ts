// Verbs in the active voice: who does it, or what is done where the form alone is active.
import { cardKnown } from '../model/card-traits.ts';
import type { Mention } from '../model/mention.ts';
import type { SpokenAction, Token } from '../tokens/question-token.ts';
import { isAuxiliary } from '../tokens/token-parts.ts';
import { beginHappening } from './gather-happening.ts';
import { beginQuestion, type Gathering, isSpell, newClause, type QuestionClause } from './gathering-state.ts';
import {
  goesOnAsking,
  isConsequence,
  isDoneTo,
  isImperative,
  isParticiple,
  isSaidOfIt,
  onlyAsks,
} from './verb-clues.ts';
import { referents } from './verb-subjects.ts';

/** A verb in the active voice: who does it, or what is done where its form alone is active. */
export function gatherActiveVerb(g: Gathering, token: Extract<Token, { kind: 'verb' }>, i: number): void {
  const { clause } = g;
  const before = g.tokens[i - 1];
  if (clause.happening !== undefined && !clause.soft && before?.kind === 'verb') return;
  if (isSaidOfIt(g.tokens, i)) {
    const meant = referents(g, token);
    if (meant.length === 0) g.unread.push(token);
    beginHappening(g, { action: token.action, voice: 'passive', at: token.at, verb: token });
    clause.happening?.objects.push(...meant);
    return;
  }
  if (isParticiple(g, token, i) || isPassive(g, token, before)) {
    const [last] = clause.group.slice(-1);
    beginHappening(g, { action: doneAs(token, last), voice: 'passive', at: token.at, verb: token });
    if (last !== undefined) clause.happening?.objects.push(last);
    return;
  }
  if (onlyAsks(g, token, i) || goesOnAsking(g, i)) {
    beginQuestion(g);
    return;
  }
  if (makesSomebodyDo(g, token, i)) {
    const cause = clause.group.at(-1);
    g.clause = newClause();
    if (cause === undefined) return;
    if (isSpell(g, cause) || isBehindList(g, clause, cause)) delete cause.place;
    if (isBehindList(g, clause, cause)) delete cause.whose;
    g.cause = cause;
    return;
  }
  gatherActiveEvent(g, token);
  if (token.action === 'resolves' && token.card !== undefined) addSpell(g, token, token.card, []);
}

/** Wordings "X gets played", "a Treasure is cracked": said of the name before. */
function isPassive({ clause }: Gathering, token: Token, before: Token | undefined): boolean {
  return isAuxiliary(before) && isDoneTo(token) && clause.group.length > 0;
}

/** The action that is done to an object: a token that is cracked is sacrificed (111.10). */
function doneAs({ action, through }: Extract<Token, { kind: 'verb' }>, last: Mention | undefined): SpokenAction {
  return through === true && last?.noun?.token !== undefined ? 'sacrifices' : action;
}

/** Wordings "X makes me discard Y", "they make me discard Y with X": what follows is what happens. */
function makesSomebodyDo({ tokens }: Gathering, { action }: Extract<Token, { kind: 'verb' }>, i: number): boolean {
  const [player, verb] = tokens.slice(i + 1).filter(it => !(it.kind === 'small' && it.word === 'to'));
  const done =
    verb?.kind === 'verb' &&
    ['discards', 'sacrifices', 'mills', 'losesLife', 'gainsLife', 'draws'].includes(verb.action);
  return action === 'creates' && player?.kind === 'who' && !player.whose && done;
}

/** The wording "I have X in hand and Y makes me discard it": Y is not among what I have. */
function isBehindList({ tokens }: Gathering, { mode, group }: QuestionClause, cause: Mention): boolean {
  const at = tokens.findIndex(it => it.at === cause.at);
  const before = tokens[at - 1];
  const isOwned = before?.kind === 'who' && before.whose;
  return mode === 'has' && group.length > 1 && !isOwned && group.some(it => it.place === 'hand');
}

/** The wording "target creature you control": a spell that its caster aims at what is theirs. */
function isOfOwn({ cards }: Gathering, card: string): boolean {
  return cards.named(card)?.says.aimsAtOwn === true;
}

/** The spell that a verb stands for, such as "bolted": the other player's where it is done to what is yours. */
export function addSpell(g: Gathering, { text, at }: Token, card: string, list: readonly Mention[]): void {
  const { happening } = g.clause;
  if (happening === undefined) return;
  const spell: Mention = {
    names: [card],
    loose: false,
    open: false,
    text,
    at,
    count: 1,
    counted: false,
    another: true,
    patch: {},
    asked: false,
    beside: false,
    ...(list[0]?.whose === 'you' ? { whose: isOfOwn(g, card) ? ('you' as const) : ('opponent' as const) } : {}),
  };
  g.mentions.push(spell);
  happening.by = spell;
}

/** An event that somebody does, with the name that does it. */
export function gatherActiveEvent(g: Gathering, token: Extract<Token, { kind: 'verb' }>): void {
  const { clause } = g;
  const isDrop = token.action === 'enters' && token.text === '';
  // "Rancor on my bear, connects": said of what it is on
  const isOfHost = clause.mode === 'on' && clause.group.some(it => it.attachedTo === clause.group.at(-1));
  const isSaid = clause.who === undefined && !isDrop && (isOfHost || ['bare', 'worn'].includes(clause.mode));
  const subject = isSaid && !isImperative(clause, token);
  const copier = copierListed(g, token);
  const source =
    subject || isSpellOfList(g, token)
      ? (clause.group.findLast(it => it.attachedTo === undefined) ?? clause.group.at(-1))
      : (copier ?? doerBefore(g, token) ?? makerPointed(g, token));
  const dealer = source ?? dealerPointed(g, token);
  // "my opponent gets hit by X and mills Y": the same player
  const again = clause.soft && clause.happening?.action === 'hits' ? clause.happening.toPlayer : undefined;
  const who = (source === copier ? copier?.whose : undefined) ?? clause.who ?? again;
  const done = ['hits', 'destroys', 'exiles', 'returns', 'blinks'].includes(token.action) || token.zone === 'library';
  if (source !== undefined && isSpell(g, source) && done) {
    beginHappening(g, { action: 'resolves', voice: 'active', at: token.at, verb: token, by: source });
    return;
  }
  const asked = isConsequence(g, token);
  const whose = dealer?.whose;
  g.clause = {
    ...newClause(),
    already: clause.already,
    ...(who === undefined ? {} : { who }),
    ...(clause.each ? { each: true } : {}),
  };
  const begun = {
    action: token.action,
    voice: token.voice,
    at: token.at,
    verb: token,
    ...(dealer === undefined ? {} : { source: dealer }),
    ...(who === undefined && whose !== undefined ? { who: whose } : {}),
    ...(token.zone === undefined ? {} : { zone: token.zone }),
  };
  beginHappening(g, begun, asked);
  const dealers = clause.group.filter(it => it !== source && it.attachedTo === undefined);
  if (subject && token.action === 'hits' && dealers.length > 0 && !/^\w+s\b/u.test(token.text)) {
    g.clause.happening?.beside.push(...dealers);
    if (g.clause.happening !== undefined) g.clause.happening.together = true;
  }
  if (token.through === true) g.clause.mode = 'by';
}

/** The wording "they have X and my Clone copies it": what enters as the copy is no part of what they have. */
function copierListed(
  { clause, tokens, mentions, cards }: Gathering,
  { at, action, text }: Extract<Token, { kind: 'verb' }>,
): Mention | undefined {
  const before = tokens.findLast(it => it.at < at && it.kind !== 'filler');
  const last = mentions.at(-1);
  if (action !== 'copies' || clause.who === undefined || !/s$/iu.test(text)) return undefined;
  if (last === undefined || last.at !== before?.at || last.whose === undefined) return undefined;
  if (last.whose === clause.who || cardKnown(cards, last)?.copies !== true) return undefined;
  delete last.place;
  return last;
}

/** The wording "It makes four insects": what was named last of those whose text makes tokens. */
function makerPointed(
  { cards, clause, tokens, mentions }: Gathering,
  { at, action, text }: Extract<Token, { kind: 'verb' }>,
): Mention | undefined {
  const before = tokens.findLast(it => it.at < at && it.kind !== 'filler');
  const isPronoun = (before?.kind === 'small' && before.word === 'it') || /^(?:he|she)$/iu.test(before?.text ?? '');
  if (action !== 'creates' || !isPronoun || !/s$/iu.test(text) || clause.group.length > 0) return undefined;
  return mentions.findLast(it => (cardKnown(cards, it)?.says.tokensMade ?? []).length > 0);
}

/**
 * The wordings "X attacks and hits", "Y is mine too. It deals combat damage": the one creature that was told to attack
 * last, or the one that was named last.
 */
function dealerPointed(
  { cards, clause, tokens, mentions, happenings }: Gathering,
  { at, action, text }: Extract<Token, { kind: 'verb' }>,
): Mention | undefined {
  if (!(action === 'hits' || (action === 'deals' && /combat/iu.test(text))) || !/^\w+s\b/iu.test(text))
    return undefined;
  const before = tokens.findLast(it => it.at < at && it.kind !== 'filler');
  const attack = happenings.at(-1)?.action === 'attacks' ? happenings.at(-1) : undefined;
  const [attacker, ...others] = attack?.objects ?? [];
  const isJoined = before?.kind === 'small' && ['and', 'then', 'comma'].includes(before.word);
  if (isJoined && clause.happening === attack && others.length === 0) return attacker;
  const isPronoun = (before?.kind === 'small' && before.word === 'it') || /^(?:he|she)$/iu.test(before?.text ?? '');
  if (!isPronoun || clause.group.length > 0) return undefined;
  if (attacker !== undefined) return others.length > 0 ? undefined : attacker;
  const last = mentions.at(-1);
  const isAlive = last !== undefined && cardKnown(cards, last)?.creature === true;
  return isAlive && (last.place ?? 'battlefield') === 'battlefield' ? last : undefined;
}

/** The name right before a verb in the third person: "I control X and their Craterhoof hits me". */
function doerBefore(
  { clause, tokens, mentions, happenings }: Gathering,
  { at, text, action, past }: Extract<Token, { kind: 'verb' }>,
): Mention | undefined {
  const before = tokens.findLast(it => it.at < at && !OF_NAME.has(it.kind) && !isWith(it));
  const named = before?.kind === 'card' ? mentions.find(it => it.at === before.at) : undefined;
  // "I have X and his Y connected with me"
  const isOfOther = past === true && named?.whose !== undefined && named.whose !== clause.who;
  const does = ['hits', 'deals'].includes(action) && (/^\w+s\b/iu.test(text) || isOfOther);
  const listed = clause.happening?.objects.at(-1);
  // "I cast X and then Y deals 1 to it": Y is no part of what was cast
  if (does && clause.happening?.action === 'enters' && listed !== undefined && listed.at === before?.at) {
    clause.happening.objects.pop();
    if (clause.happening.objects.length === 0) happenings.splice(happenings.indexOf(clause.happening), 1);
    return listed;
  }
  // "X gets Giant Growthed and connects": what the spell is for
  const isJoined = before?.kind === 'small' && before.word === 'and' && clause.happening?.voice === 'passive';
  if (does && isJoined && clause.happening?.action === 'resolves') return clause.happening.targets.at(-1);
  if (!does || before?.kind !== 'card' || (clause.who !== undefined && clause.mode !== 'has' && !isOfOther))
    return undefined;
  return named;
}

/** Tokens that say what the name before them is like: "X with a +1/+1 counter hits". */
const OF_NAME: ReadonlySet<Token['kind']> = new Set(['filler', 'state', 'counters', 'number', 'size']);

function isWith(token: Token): boolean {
  return token.kind === 'small' && token.word === 'with';
}

/** The wording "I control X and Splendid Reclamation gets back …": a spell is on no battlefield. */
function isSpellOfList(g: Gathering, { text }: Token): boolean {
  const { mode, group } = g.clause;
  const last = group.at(-1);
  if (mode !== 'has' || last === undefined || !isSpell(g, last) || !/^\w+s\b/iu.test(text)) return false;
  delete last.place;
  return true;
}
