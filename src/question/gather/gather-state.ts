// States: stated of a name, or asked for.
import { lastBefore } from '../../kit/lists.ts';
import { cardKnown } from '../model/card-traits.ts';
import { type Happening, joinedPatch, type Mention, type Patch } from '../model/mention.ts';
import { countersSaid, statesSaid } from '../model/states.ts';
import type { Token } from '../tokens/question-token.ts';
import { isComma, sentenceEnd, sentenceStart } from '../tokens/token-parts.ts';
import { gatherAbout } from './gather-about.ts';
import { beginHappening } from './gather-happening.ts';
import { type Gathering, isSpell, newClause, type QuestionClause } from './gathering-state.ts';
import { subjectsIn } from './verb-subjects.ts';

export function gatherState(
  g: Gathering,
  token: Extract<Token, { kind: 'state' | 'counters' | 'x' | 'size' }>,
  i: number,
): void {
  const { clause, pending } = g;
  if (clause.absent && token.kind === 'counters') return;
  const next = g.tokens[i + 1];
  if (token.kind === 'size') return;
  if (token.kind === 'x' && isSaidBefore(g, i)) {
    g.pending = { ...pending, patch: joinedPatch(pending.patch ?? {}, { cast: { x: token.value } }) };
    if (next !== undefined) g.read = next;
    return;
  }
  if (token.kind === 'counters' && takeCountersOn(g, token.counter, i)) return;
  const named = next?.kind === 'card' || next?.kind === 'noun';
  if (token.kind === 'state' && isDoneByPlayer(g, token, i)) {
    beginHappening(g, { action: 'enters', voice: 'active', at: token.at });
    pending.patch = joinedPatch(pending.patch ?? {}, token.patch);
    return;
  }
  if (
    token.kind === 'state' &&
    named &&
    (clause.mode !== 'ask' || pending.whose !== undefined || pending.count !== undefined)
  ) {
    pending.patch = joinedPatch(pending.patch ?? {}, token.patch);
    return;
  }
  // "my Delver flipped": what happens, and no state
  if (token.kind === 'state' && /^flipped$/iu.test(token.text) && clause.mode !== 'ask' && !isSaidAsState(g, i)) {
    g.unread.push(token);
    return;
  }
  const last = clause.group.at(-1) ?? clause.happening?.objects.at(-1);
  const before = g.tokens[i - 1];
  if (token.kind === 'state' && !isSaidOfThere(g, token, i) && asksForState(clause, token, next, isStateOfName(g, i))) {
    if (isAskedOfName(g, token)) enterAsked(g, token);
    gatherAbout(g, { ...token, kind: 'about', word: '' });
    return;
  }
  const isPut = isOfCounters(clause.happening) && clause.mode !== 'ask';
  if (token.kind === 'counters' && pending.count === undefined && !isPut) {
    gatherAbout(g, { ...token, kind: 'about', word: '' });
    return;
  }
  if (token.kind === 'state' && token.patch.cast !== undefined && isDoneToIt(g, before)) {
    const subjects = subjectsIn(clause);
    beginHappening(g, { action: 'enters', voice: 'passive', at: token.at });
    clause.happening?.objects.push(...subjects);
    for (const subject of subjects) subject.patch = joinedPatch(subject.patch, token.patch);
    return;
  }
  const introduced =
    (before?.kind === 'small' && (before.word === 'with' || before.word === 'that')) || isWhatNameHas(g, i);
  if (clause.mode === 'ask' && !introduced && token.kind !== 'x' && !isPaidFor(token, before)) {
    g.pending = {};
    return;
  }
  const isCounted = before?.kind === 'number' && pending.count !== undefined;
  const host = token.kind === 'counters' && isCounted ? hostOfAura(g, i) : undefined;
  if (token.kind === 'counters' && host !== undefined) {
    const had = countersSaid(token.counter, pending.count ?? 1, cardKnown(g.cards, host));
    if (had === undefined) g.unread.push(token);
    else host.patch = joinedPatch(host.patch, had);
    g.pending = {};
    return;
  }
  // "put a -1/-1 counter on X with a +1/+1 counter on it": the second one is there
  const isHad =
    clause.happening?.action === 'puts' &&
    clause.happening.counter !== undefined &&
    (isWhatNameHas(g, i) || isRelativeHad(g.tokens, i));
  if (token.kind === 'counters' && clause.happening !== undefined && isOfCounters(clause.happening) && !isHad) {
    clause.happening.counter = token.counter;
    clause.happening.amount = pending.count ?? 1;
    const host = bearerOf(g, token.counter) ?? g.mentions.findLast(it => !it.beside);
    if (isOnPronoun(token) && host !== undefined) clause.happening.targets.push(host);
    g.pending = {};
    return;
  }
  const permanent = g.mentions.findLast(it => !isSpell(g, it)) ?? g.mentions.at(-1);
  const sized = token.kind === 'counters' && isOnPronoun(token) && isNoCreature(g, last);
  const isOfIt = token.kind === 'counters' && (isOnPronoun(token) || isHadByPronoun(g, i));
  const kindred = isOfIt ? bearerOfKind(g, token.counter) : undefined;
  const bearer = kindred ?? (sized ? bearerOf(g, token.counter) : undefined);
  const about =
    bearer ??
    spellCast(g, token, last) ??
    last ??
    pointedAt(g, token) ??
    namedBefore(g, i) ??
    (clause.soft || clause.mode === 'start' ? permanent : undefined);
  if (about === undefined) {
    if (token.kind === 'state' && token.patch.tapped !== undefined) return;
    g.unread.push(token);
    return;
  }
  // "two Soul Wardens, but one is face down": so many of several, which no state of all of them is
  if (token.kind === 'state' && pending.counted === true && (pending.count ?? about.count) < about.count) {
    g.unread.push(token);
    g.pending = {};
    return;
  }
  const patch =
    token.kind === 'counters'
      ? countersSaid(token.counter, pending.count ?? 1, cardKnown(g.cards, about))
      : statesSaid(token, cardKnown(g.cards, about));
  if (patch === undefined) g.unread.push(token);
  else {
    about.patch = joinedPatch(about.patch, patch);
    if (isToldOfThere(g, token, about, i)) about.place = 'battlefield';
  }
  g.pending = {};
}

/** The wording "my Forest is tapped", where nothing happens to it: a permanent that is there (110.5). */
function isToldOfThere(
  { tokens, clause, happenings }: Gathering,
  token: Extract<Token, { kind: 'state' | 'counters' | 'x' | 'size' }>,
  about: Mention,
  i: number,
): boolean {
  const be = lastBefore(tokens, i, it => it.kind !== 'filler' && !(it.kind === 'small' && it.word === 'already'));
  const isTold = token.kind === 'state' && token.patch.tapped !== undefined && be?.kind === 'be';
  const isFree = about.place === undefined && !about.asked && clause.mode === 'bare' && clause.group.includes(about);
  return isTold && isFree && happenings.every(it => it.objects.every(by => by.names[0] !== about.names[0]));
}

/** The wording "X is 3 for Hangarback Walker": said before what it was cast for. */
function isSaidBefore({ tokens, clause }: Gathering, i: number): boolean {
  if (clause.group.length > 0 || clause.happening !== undefined) return false;
  const [lead, ...rest] = tokens.slice(i + 1, i + 5);
  const named = rest.find(it => !(it.kind === 'number' && it.article) && !(it.kind === 'who' && it.whose));
  return lead?.kind === 'small' && ['for', 'on', 'with'].includes(lead.word) && named?.kind === 'card';
}

/**
 * The wording "three lore counters on my Saga": said before what bears them; false where something else is said of
 * counters.
 */
function takeCountersOn(g: Gathering, counter: string, i: number): boolean {
  const { clause, pending, tokens } = g;
  const [on, ...rest] = tokens.slice(i + 1);
  const bearer = rest.find(it => it.kind !== 'filler' && it.kind !== 'number' && !(it.kind === 'who' && it.whose));
  const named = bearer?.kind === 'card' || bearer?.kind === 'noun';
  const said = pending.count !== undefined && on?.kind === 'small' && on.word === 'on' && named;
  const told = clause.mode !== 'ask' && clause.group.length === 0 && !isOfCounters(clause.happening);
  if (!said || !told || on === undefined) return false;
  const { happening, who, mode } = clause;
  g.read = on;
  g.pending = { counters: { counter, count: pending.count ?? 1 } };
  if (mode === 'has') return true;
  g.clause = {
    ...newClause(),
    ...(happening === undefined ? { mode: 'has' } : { mode: 'beside', under: true, happening }),
    ...(who === undefined ? {} : { who }),
  };
  return true;
}

/** The one object of the event: "X dies with Y in play and 2 counters on it". */
function pointedAt({ happenings }: Gathering, { text }: Token): Mention | undefined {
  const objects = happenings.at(-1)?.objects ?? [];
  return / on (?:it|him|her)$/iu.test(text) && objects.length === 1 ? objects[0] : undefined;
}

/** The wordings "I put an Aura on X with two +1/+1 counters", "…, it has two of them": what the Aura is put on has them. */
function hostOfAura({ clause, happenings, cards, tokens }: Gathering, i: number): Mention | undefined {
  const introduced = tokens[i - 2];
  const isWith = introduced?.kind === 'small' && introduced.word === 'with';
  const happening = clause.happening ?? (isWith ? undefined : happenings.at(-1));
  const [object, ...more] = happening?.action === 'puts' ? happening.objects : [];
  const host = happening?.targets.at(-1);
  if (object === undefined || host === undefined || more.length > 0) return undefined;
  if (cardKnown(cards, object)?.attaches !== true) return undefined;
  const isHad = introduced?.kind === 'have' && clause.group.length === 0;
  const isTold = isRelativeHad(tokens, i) || isComma(introduced) || isHad;
  const at = tokens[i]?.at ?? 0;
  const isNext = !tokens.some(it => it.kind === 'card' && it.at > host.at && it.at < at);
  return isWith || (isTold && isNext) ? host : undefined;
}

/** The wording "X, which had three counters", at the counters. */
function isRelativeHad(tokens: readonly Token[], i: number): boolean {
  const [lead, introduced] = [tokens[i - 3], tokens[i - 2]];
  if (introduced?.kind === 'filler') return /^(?:which|that|who) ha[sd]$/iu.test(introduced.text);
  return introduced?.kind === 'have' && lead?.kind === 'small' && lead.word === 'that';
}

/**
 * The wording "does my X with three counters …": what the name right before has; not "does X enter with three
 * counters".
 */
function isWhatNameHas({ tokens }: Gathering, i: number): boolean {
  const [name, lead, number, counters] = tokens.slice(Math.max(0, i - 3), i + 1);
  if (counters?.kind !== 'counters' || number?.kind !== 'number') return false;
  const isNamed = name?.kind === 'card' || name?.kind === 'noun';
  // "does Shock defeat my Invasion at 2 defense counters", and not "is it at 2"
  const isAt = lead?.kind === 'small' && ['at', 'on'].includes(lead.word) && isDoneInSentence(tokens, i);
  // "how big is my X, three counters on it, now that …"
  const isOfIt = isComma(lead) && / on (?:it|him|her)$/iu.test(counters.text);
  return isNamed && (isAt || isOfIt || (lead?.kind === 'small' && lead.word === 'with'));
}

/** The wording "I have a Saga on chapter 2": what the name right before "with" stands for. */
function namedBefore({ tokens, mentions }: Gathering, i: number): Mention | undefined {
  const [name, lead] = [tokens[i - 2], tokens[i - 1]];
  const last = mentions.at(-1);
  const isWith = lead?.kind === 'small' && lead.word === 'with';
  return isWith && name?.kind === 'card' && last?.at === name.at ? last : undefined;
}

/** The wording "does my Saga on chapter 2 get sacrificed": told of the name right before, and not asked. */
function isStateOfName({ tokens }: Gathering, i: number): boolean {
  const [name, lead, next] = [tokens[i - 2], tokens[i - 1], tokens[i + 1]];
  const ends = next === undefined || next.kind === 'stop';
  return name?.kind === 'card' && lead?.kind === 'small' && lead.word === 'with' && !ends;
}

/** The wordings "that's already flipped", "my Delver flipped. I Clone it": what it is by then. */
function isSaidAsState(g: Gathering, i: number): boolean {
  const before = lastBefore(g.tokens, i, it => it.kind !== 'filler' && it.kind !== 'be');
  const isSaid = before?.kind === 'small' && (before.word === 'that' || before.word === 'already');
  return isSaid || g.tokens.some(it => it.kind === 'verb' || (it.kind === 'small' && it.word === 'copying'));
}

/** Whether the sentence of a token asks what somebody or something does. */
function isDoneInSentence(tokens: readonly Token[], i: number): boolean {
  const first = tokens[sentenceStart(tokens, i)];
  return first?.kind === 'ask' && /^(?:does|do|did|can|will|would|could)\b/iu.test(first.text);
}

function isNoCreature({ cards }: Gathering, mention: Mention | undefined): boolean {
  return mention !== undefined && cardKnown(cards, mention)?.creature === false;
}

/** The one creature that was named, for counters that change its size (122.1a); undefined for others, or where several were. */
function bearerOf({ mentions, cards }: Gathering, counter: string): Mention | undefined {
  if (!/^[+-]\d/u.test(counter)) return undefined;
  const creatures = mentions.filter(it => cardKnown(cards, it)?.creature === true);
  return creatures.length === 1 ? creatures[0] : undefined;
}

function isOnPronoun({ text }: Token): boolean {
  return / on (?:it|him|her|them)$/iu.test(text);
}

/** The wording "it had 4 defense". */
function isHadByPronoun({ tokens }: Gathering, i: number): boolean {
  const [pronoun, have, number] = tokens.slice(Math.max(0, i - 3), i);
  return pronoun?.kind === 'small' && pronoun.word === 'it' && have?.kind === 'have' && number?.kind === 'number';
}

/** The one permanent that is of the type, or the Saga, that has counters of a kind by the rules; undefined for others. */
function bearerOfKind({ mentions, cards }: Gathering, counter: string): Mention | undefined {
  const type = TYPES_WITH_COUNTERS[counter];
  if (type === undefined) return undefined;
  const found = mentions.filter(mention => {
    const { types = [], subtypes = [] } = cardKnown(cards, mention)?.face ?? {};
    return [...types, ...subtypes].some(own => own === type);
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Types and subtypes by the counters that they have (714.3a, 306.5b, 310.4b). */
const TYPES_WITH_COUNTERS: Readonly<Record<string, string>> = {
  lore: 'Saga',
  loyalty: 'Planeswalker',
  defense: 'Battle',
};

/** The wording "my Forest, tapped or not?": a sentence of one name that nothing is told of. */
function isAskedOfName({ clause, tokens }: Gathering, token: Extract<Token, { kind: 'state' }>): boolean {
  const [first, ...more] = clause.group;
  if (clause.mode !== 'bare' || token.patch.tapped === undefined || first === undefined || more.length > 0)
    return false;
  const from = tokens.findLastIndex(it => it.at < token.at && (it.kind === 'stop' || isColon(it))) + 1;
  const names = tokens.slice(from).filter(it => it.at < token.at && !['who', 'number', 'filler'].includes(it.kind));
  return from > 0 && names.every(it => it.at === first.at || (it.kind === 'small' && it.word === 'comma'));
}

function isColon(token: Token): boolean {
  return token.kind === 'small' && token.word === 'colon';
}

/** The wording "I cast X on Y kicked": how it was cast is said of the spell, and not of what it targets. */
function spellCast(g: Gathering, token: Token, last: Mention | undefined): Mention | undefined {
  const { happening } = g.clause;
  // "I Chord of Calling for X=4 for X": nothing else was named yet
  if (token.kind === 'x' && happening?.by !== undefined && last === undefined)
    return cardKnown(g.cards, happening.by)?.x === true ? happening.by : undefined;
  // "Chord of Calling for X with x=8": of the two the spell has an X
  if (token.kind === 'x' && happening?.by !== undefined && last !== undefined && happening.objects.includes(last))
    return cardKnown(g.cards, last)?.x === false && cardKnown(g.cards, happening.by)?.x === true
      ? happening.by
      : undefined;
  if (token.kind !== 'state' || token.patch.cast === undefined || last === undefined || happening === undefined)
    return undefined;
  if (!happening.targets.includes(last)) return undefined;
  return [...(happening.by === undefined ? [] : [happening.by]), ...happening.objects].find(it => isSpell(g, it));
}

function enterAsked(g: Gathering, { at }: Token): void {
  beginHappening(g, { action: 'enters', voice: 'middle', at }, true);
  g.clause.happening?.objects.push(...g.clause.group);
  delete g.clause.happening;
}

/**
 * Wordings "does X kicked twice get …", "does X set to Elf …": how the card named before was cast, or what was chosen
 * for it.
 */
function isPaidFor(
  token: Extract<Token, { kind: 'state' | 'counters' | 'x' | 'size' }>,
  before: Token | undefined,
): boolean {
  return (
    token.kind === 'state' &&
    (token.patch.cast !== undefined || token.patch.chosen !== undefined) &&
    (before?.kind === 'card' || /\bit$/iu.test(before?.text ?? '') || /^kicked\b/iu.test(token.text))
  );
}

/** The wording "…, tapped?" asks; "that is tapped" and "kicked" state. */
function asksForState(
  { mode, soft, relative }: QuestionClause,
  { patch }: Extract<Token, { kind: 'state' }>,
  next: Token | undefined,
  isOfName: boolean,
): boolean {
  if (patch.cast !== undefined || patch.chosen !== undefined || relative) return false;
  if (isOfCommander(patch)) return mode === 'ask' || (next?.kind === 'stop' && next.text === '?');
  if (patch.level !== undefined || patch.counters !== undefined) return mode === 'ask' && !isOfName;
  const stated =
    mode === 'has' || mode === 'bare' || mode === 'beside' || (mode === 'event' && patch.tapped === undefined);
  return soft || !stated || (next?.kind === 'stop' && next.text === '?');
}

/** The wording "X is on my side, he's tapped.": of what is on the battlefield and was named last, before anything happens. */
function isSaidOfThere(
  { tokens, mentions, happenings, clause }: Gathering,
  { patch }: Extract<Token, { kind: 'state' }>,
  i: number,
): boolean {
  if (patch.tapped === undefined || happenings.length > 0 || mentions.at(-1)?.place !== 'battlefield') return false;
  const [pronoun, be] = tokens.slice(Math.max(0, i - 2), i);
  // "he is tapped"
  const isParted = be?.kind === 'be' && /^(?:it|he|she|they)$/iu.test(pronoun?.text ?? '');
  const isPointing = isParted || /^(?:it|he|she|they|that)['’]?(?:s|re)$/iu.test(tokens[i - 1]?.text ?? '');
  return isPointing && clause.mode !== 'ask' && sentenceEnd(tokens, i)?.text !== '?';
}

/** The wording "She's my commander": nothing that happens makes it so. */
function isOfCommander({ designations }: Patch): boolean {
  return Array.isArray(designations) && designations.includes('commander');
}

/** The wording "My opponent prototyped X": how a player cast what follows. */
function isDoneByPlayer(
  { clause, tokens }: Gathering,
  { patch }: Extract<Token, { kind: 'state' }>,
  i: number,
): boolean {
  const [before, next, name] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
  const named = next?.kind === 'card' || (next?.kind === 'number' && next.article && name?.kind === 'card');
  return before?.kind === 'who' && !before.whose && patch.cast !== undefined && clause.mode === 'start' && named;
}

/** The wording "Mulldrifter gets evoked": how it is cast, said of a name before. */
function isDoneToIt({ clause }: Gathering, before: Token | undefined): boolean {
  const passive = before?.kind === 'be' || /^(?:gets?|got)$/iu.test(before?.text ?? '');
  return passive && clause.happening === undefined && clause.mode !== 'ask' && clause.group.length > 0;
}

/** Whether counters are what an event is about. */
function isOfCounters(happening: Happening | undefined): boolean {
  return happening?.action === 'puts' || happening?.action === 'removes';
}
