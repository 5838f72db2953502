// Verbs that describe an event, and those in a question about one.
import { cardKnown } from '../card-traits.ts';
import { joinedPatch, type Mention } from '../mention.ts';
import type { SpokenAction, Token } from '../question-token.ts';
import { isAskedAlone } from './asked-alone.ts';
import { takeAskedVerb } from './gather-asked-verb.ts';
import { beginHappening } from './gather-happening.ts';
import { beginQuestion, type Gathering, isSpell, newClause, type QuestionClause } from './gathering-state.ts';
import {
  goesOnAsking,
  isConsequence,
  isDoneTo,
  isImperative,
  isParticiple,
  isSaidOfIt,
  isSingular,
  onlyAsks,
} from './verb-clues.ts';

export function gatherVerb(g: Gathering, token: Extract<Token, { kind: 'verb' }>, i: number): void {
  const { clause } = g;
  const { action, voice, cost } = token;
  if (action === 'affects' && token.card !== undefined && g.cards.named(token.card)?.spell === true) {
    gatherVerb(g, { ...token, action: 'resolves' }, i);
    return;
  }
  const next = g.tokens[i + 1];
  if (action === 'affects' && voice === 'passive' && (next?.kind === 'card' || next?.kind === 'noun')) {
    g.pending.affected = token;
    return;
  }
  if (action === 'affects' && clause.relative && addRelativeEffect(g, token, i)) return;
  if (clause.mode === 'ask') {
    takeAskedVerb(g, token);
    return;
  }
  if (voice !== 'active' && clause.group.length === 0 && g.happenings.length > 0 && isAskedAlone(g.tokens, i)) {
    beginQuestion(g);
    return;
  }
  if (clause.relative && isHowItWasCast(g, token, i)) return;
  const before = g.tokens[i - 1];
  if (/\bland (?:drop|for)/iu.test(token.text) && clause.happening?.action === 'creates') {
    g.happenings.splice(g.happenings.indexOf(clause.happening), 1);
    delete clause.happening;
  }
  if (action === 'hits' && voice === 'passive' && clause.who !== undefined && clause.group.length === 0) {
    const toPlayer = clause.who;
    delete clause.who;
    beginHappening(g, { action, voice, at: token.at, verb: token, toPlayer });
    clause.mode = 'by';
    return;
  }
  if (action === 'resolves' && voice === 'passive' && token.card !== undefined && isOfPlayer(g, before)) {
    const { who } = clause;
    delete clause.who;
    beginHappening(g, {
      action,
      voice,
      at: token.at,
      verb: token,
      ...(who === undefined ? {} : { toPlayer: who, who: who === 'you' ? 'opponent' : 'you' }),
    });
    addSpell(g, token, token.card, []);
    return;
  }
  const pointed = isPointedAt(g, token, i);
  if (voice === 'passive' && token.past !== true && clause.who !== undefined && clause.group.length === 0 && !pointed) {
    takeActive(g, token);
    return;
  }
  if (voice === 'active' && clause.happening !== undefined && !clause.soft && before?.kind === 'verb') return;
  if (voice === 'active' && isSaidOfIt(g.tokens, i)) {
    const meant = referents(g, token);
    if (meant.length === 0) g.unread.push(token);
    beginHappening(g, { action, voice: 'passive', at: token.at, verb: token });
    clause.happening?.objects.push(...meant);
    return;
  }
  if (voice === 'active' && (isParticiple(g, token, i) || isPassive(g, token, before))) {
    const [last] = clause.group.slice(-1);
    beginHappening(g, { action: doneAs(token, last), voice: 'passive', at: token.at, verb: token });
    if (last !== undefined) clause.happening?.objects.push(last);
    return;
  }
  if (voice === 'active' && (onlyAsks(g, token, i) || goesOnAsking(g, i))) {
    beginQuestion(g);
    return;
  }
  if (voice === 'active' && makesSomebodyDo(g, token, i)) {
    const cause = clause.group.at(-1);
    g.clause = newClause();
    if (cause !== undefined) {
      if (isSpell(g, cause)) delete cause.place;
      g.cause = cause;
    }
    return;
  }
  if (voice === 'active') {
    takeActive(g, token);
    if (action === 'resolves' && token.card !== undefined) addSpell(g, token, token.card, []);
    return;
  }
  const pair = isSaidOfBoth(g, i) ? pairIn(g, token) : undefined;
  const list = [...(pair ?? (pointed ? referents(g, token) : subjectsIn(clause, isSingular(token))))];
  const nobodys = isNobodys(g, list, i);
  for (const it of nobodys ? list : []) delete it.whose;
  if (pointed && list.length === 0) g.unread.push(subjectOf(g, i) ?? token);
  const pendingCost = cost === undefined ? {} : { cost };
  beginHappening(g, {
    action,
    voice,
    at: token.at,
    verb: token,
    ...(token.zone === undefined ? {} : { zone: token.zone }),
    ...pendingCost,
  });
  clause.happening?.objects.push(...list);
  const { counters } = token;
  for (const it of counters === undefined ? [] : list) it.patch = joinedPatch(it.patch, { counters });
  if (nobodys) delete clause.happening?.who;
  if (action === 'hits') clause.mode = 'by';
  if (action === 'resolves' && token.card !== undefined) addSpell(g, token, token.card, list);
}

/** "I get bolted": a player is what the spell is for. */
function isOfPlayer({ clause }: Gathering, before: Token | undefined): boolean {
  return isAuxiliary(before) && clause.who !== undefined && clause.group.length === 0;
}

/** The token that a verb is said of, past "is" and "gets". */
function subjectOf({ tokens }: Gathering, i: number): Token | undefined {
  return isAuxiliary(tokens[i - 1]) ? tokens[i - 2] : tokens[i - 1];
}

/** "it dies", "then it gets flickered": said of what was named before. */
function isPointedAt(g: Gathering, token: Token, i: number): boolean {
  const subject = subjectOf(g, i);
  return (
    /\bit\b/iu.test(token.text) ||
    (subject?.kind === 'small' && subject.word === 'it') ||
    (subject !== undefined && g.read === subject && subject.kind === 'who')
  );
}

/** "X gets played", "a Treasure is cracked": said of the name before. */
function isPassive({ clause }: Gathering, token: Token, before: Token | undefined): boolean {
  return isAuxiliary(before) && isDoneTo(token) && clause.group.length > 0;
}

/** The action that is done to an object: a token that is cracked is sacrificed (111.10). */
function doneAs({ action, through }: Extract<Token, { kind: 'verb' }>, last: Mention | undefined): SpokenAction {
  return through === true && last?.noun?.token !== undefined ? 'sacrifices' : action;
}

/** "X makes me discard Y", "they make me discard Y with X": what follows is what happens. */
function makesSomebodyDo({ tokens }: Gathering, { action }: Extract<Token, { kind: 'verb' }>, i: number): boolean {
  const [player, verb] = tokens.slice(i + 1).filter(it => !(it.kind === 'small' && it.word === 'to'));
  const done = verb?.kind === 'verb' && ['discards', 'sacrifices', 'mills', 'losesLife'].includes(verb.action);
  return action === 'creates' && player?.kind === 'who' && !player.whose && done;
}

/** "X that my opponent elked": an effect on the name before; false where there is none. */
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

/** "My opponent has A and B enters, do I draw": whose B is was not said, where nothing later is of the other player. */
function isNobodys({ clause, tokens }: Gathering, [last, ...more]: readonly Mention[], i: number): boolean {
  if (clause.mode !== 'has' || clause.who !== 'opponent' || clause.group.length < 2) return false;
  if (last === undefined || more.length > 0 || clause.group.at(-1) !== last) return false;
  const at = tokens.findIndex(it => it.at === last.at);
  const lead = tokens.slice(0, at).findLast(it => !['filler', 'number', 'state'].includes(it.kind));
  const theirs = tokens.slice(i).some(it => it.kind === 'who' && it.who === 'opponent');
  return lead?.kind === 'small' && !theirs;
}

/** "it gets killed", "it is destroyed". */
function isAuxiliary(token: Token | undefined): boolean {
  return token?.kind === 'be' || /^(?:gets?|got)$/iu.test(token?.text ?? '');
}

/** "My bear gets bolted": the spell is the other player's. */
/** "target creature you control": a spell that its caster aims at what is theirs. */
function isOfOwn({ cards }: Gathering, card: string): boolean {
  return /\btarget [^.]*\byou control\b/iu.test(cards.named(card)?.text ?? '');
}

function addSpell(g: Gathering, { text, at }: Token, card: string, list: readonly Mention[]): void {
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

/** Referents of "it" before a verb: the one object that can do so, or that a relation is to; empty where several can. */
function referents(g: Gathering, { action, at }: Extract<Token, { kind: 'verb' }>): readonly Mention[] {
  const down = g.mentions.filter(it => it.patch.faceDown !== undefined);
  if (action === 'turnsFaceUp' && down.length === 1) return down;
  const dying = ['dies', 'destroys', 'sacrifices'].includes(action);
  const fits = (mention: Mention) =>
    dying
      ? mention.noun !== undefined || cardKnown(g.cards, mention)?.creature === true
      : mention.place === undefined && !mention.beside;
  const found = g.mentions.filter(fits);
  const [several, ...more] = isSaidOfSeveral(g, at) ? found.filter(it => it.noun?.plural === true) : [];
  if (several !== undefined && more.length === 0) return [several];
  const second = g.relations.at(-1)?.right.at(-1);
  if (second !== undefined && found.includes(second)) return [second];
  const told = g.happenings.findLast(it => !it.asked);
  const moved = (told?.action === 'resolves' ? told.targets : told?.objects) ?? [];
  const [only] = moved;
  if (moved.length === 1 && only !== undefined && found.includes(only)) return [only];
  return found.length === 1 ? found : g.mentions.length === 1 ? g.mentions : [];
}

/** "when they die". */
function isSaidOfSeveral({ tokens }: Gathering, at: number): boolean {
  return /^they$/iu.test(tokens.findLast(it => it.at < at && it.kind !== 'filler')?.text ?? '');
}

/** "they both die", "both get destroyed": nothing but an auxiliary stands between. */
function isSaidOfBoth({ tokens }: Gathering, i: number): boolean {
  const before = tokens.slice(0, i).findLast(it => it.kind !== 'filler' && it.kind !== 'be' && it.kind !== 'about');
  return before?.kind === 'small' && before.word === 'both' && /^both$/iu.test(before.text);
}

/** The two permanents that "both" means; none, and the verb unread, where there are not two. */
function pairIn(g: Gathering, token: Token): readonly Mention[] {
  const found = g.mentions.filter(it => !isSpell(g, it));
  if (found.length === 2) return found;
  g.unread.push(token);
  return [];
}

/** The subjects of a verb after a list; of a list that somebody has, the last name alone: "I have A, and B dies". */
export function subjectsIn(
  { mode, group: named, apart: cut, both }: QuestionClause,
  singular = false,
): readonly Mention[] {
  const group = named.filter(it => it.attachedTo === undefined && !named.some(by => by.copying === it));
  if (both && mode !== 'has') return group.slice(-2);
  const [last] = group.slice(-1);
  if (last === undefined) return group;
  if (group.length === 1) {
    if (mode === 'has') delete last.place;
    return group;
  }
  const apart = mode === 'has' || cut || singular || (last.whose !== undefined && group[0]?.whose !== last.whose);
  if (apart && mode === 'has') {
    delete last.place;
    if (last.count === 1 && group.length > 1) last.whose ??= 'you';
  }
  return apart ? [last] : group;
}

function takeActive(g: Gathering, token: Extract<Token, { kind: 'verb' }>): void {
  const { clause } = g;
  const subject = clause.who === undefined && clause.mode === 'bare' && !isImperative(clause, token);
  const source = subject || isSpellOfList(g, token) ? clause.group.at(-1) : doerBefore(g, token);
  const { who } = clause;
  const done = ['hits', 'destroys', 'exiles', 'returns', 'blinks'].includes(token.action) || token.zone === 'library';
  if (source !== undefined && isSpell(g, source) && done) {
    beginHappening(g, { action: 'resolves', voice: 'active', at: token.at, verb: token, by: source });
    return;
  }
  const asked = isConsequence(g, token);
  const whose = source?.whose;
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
    ...(source === undefined ? {} : { source }),
    ...(who === undefined && whose !== undefined ? { who: whose } : {}),
    ...(token.zone === undefined ? {} : { zone: token.zone }),
  };
  beginHappening(g, begun, asked);
  if (token.through === true) g.clause.mode = 'by';
}

/** "I control X and their Craterhoof hits me": the name right before a verb in the third person. */
function doerBefore(
  { clause, tokens, mentions }: Gathering,
  { at, text, action }: Extract<Token, { kind: 'verb' }>,
): Mention | undefined {
  const before = tokens.findLast(it => it.at < at && it.kind !== 'filler');
  const does = ['hits', 'deals'].includes(action) && /^\w+s\b/iu.test(text);
  if (!does || before?.kind !== 'card' || (clause.who !== undefined && clause.mode !== 'has')) return undefined;
  return mentions.find(it => it.at === before.at);
}

/** "I control X and Splendid Reclamation gets back …": a spell is on no battlefield. */
function isSpellOfList(g: Gathering, { text }: Token): boolean {
  const { mode, group } = g.clause;
  const last = group.at(-1);
  if (mode !== 'has' || last === undefined || !isSpell(g, last) || !/^\w+s\b/iu.test(text)) return false;
  delete last.place;
  return true;
}

/** "X, which I cast for its prototype cost": how what was named before was cast. */
function isHowItWasCast({ tokens }: Gathering, { action }: Extract<Token, { kind: 'verb' }>, i: number): boolean {
  const next = tokens[i + 1];
  return action === 'enters' && next?.kind === 'state' && next.patch.cast !== undefined;
}
