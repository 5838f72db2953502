// Players, what they have, and what "it" means.
import { type Cards, cardKnown, type Known } from '../card-traits.ts';
import { typesOf } from '../event-writing.ts';
import { type Happening, joinedPatch, type Mention } from '../mention.ts';
import type { Side, Token } from '../question-token.ts';
import { absorbs } from '../spell.ts';
import { beginHappening } from './gather-happening.ts';
import { ownedBefore } from './gather-owner.ts';
import { beginQuestion, type Gathering, isSpell, newClause, nextClause, settleNumber } from './gathering-state.ts';
import { isContraction, isSaidOfIt } from './verb-clues.ts';

export function gatherWho(g: Gathering, token: Extract<Token, { kind: 'who' }>, i: number): void {
  const { clause } = g;
  const { who, whose, each } = token;
  const pointed = g.mentions.at(-1);
  if (isContraction(token) && g.tokens[i + 1]?.kind === 'there' && pointed !== undefined) {
    g.read = token;
    pointed.place ??= 'battlefield';
    return;
  }
  if (/^(?:he|she|him|they)(?:['’](?:s|re))?$/iu.test(token.text) && isOfAThing(g, i)) {
    g.read = token;
    gatherIt(g);
    return;
  }
  if (/^(?:him|her|them)$/iu.test(token.text) && aimAtPointed(g) === 'aimed') return;
  if (
    /^(?:him|her)$/iu.test(token.text) &&
    (isDoneToAThing(g, i) || (clause.mode === 'copying' && !isNameAt(g, i + 1)))
  ) {
    g.read = token;
    gatherIt(g);
    return;
  }
  if (/^(?:me|us)$/iu.test(token.text) && isAimedAt(g, i)) {
    const spell = clause.group.at(-1);
    if (spell !== undefined) {
      delete spell.place;
      beginHappening(g, {
        action: 'resolves',
        voice: 'active',
        at: spell.at,
        by: spell,
        toPlayer: who,
        who: spell.whose ?? 'opponent',
      });
    }
    return;
  }
  const owned = ownedBefore(g, token, i);
  if (owned !== undefined) {
    owned.whose = who;
    return;
  }
  const following = g.tokens[i + 1];
  const possessive = /s$/iu.test(token.text) && (following?.kind === 'card' || following?.kind === 'noun');
  if (whose || possessive) {
    const next = g.tokens[i + 1];
    const last = clause.group.at(-1);
    const before = g.tokens[i - 1];
    // "does mine kill my opponent's": another object, of which nothing was told
    const isObject = clause.mode !== 'ask' && before?.kind === 'verb' && /^(?:mine|theirs)$/iu.test(token.text);
    if (isObject || (next?.kind === 'stop' && (before?.kind === 'verb' || before?.kind === 'relation')))
      g.unread.push(token);
    else if (next !== undefined && next.kind !== 'stop') g.pending.whose = who;
    else if (last !== undefined) last.whose = who;
    return;
  }
  const { happening } = clause;
  const from = g.tokens[i - 1];
  if (happening?.by !== undefined && happening.who === undefined && from?.kind === 'small' && from.word === 'from') {
    happening.who = who;
    return;
  }
  const next = g.tokens.slice(i + 1).find(it => it.kind !== 'filler');
  const follows = next?.kind === 'have' || next?.kind === 'verb' || next?.kind === 'be' || next?.kind === 'card';
  const named = clause.group.at(-1);
  if (
    clause.mode === 'ask' &&
    next?.kind === 'have' &&
    named !== undefined &&
    isNameAt(g, i - 1) &&
    endsAfter(g, next)
  ) {
    named.whose = who;
    named.place ??= 'battlefield';
    return;
  }
  if (clause.mode === 'ask' && !(clause.soft && follows)) return;
  if (clause.mode === 'by' && happening !== undefined && !clause.soft) {
    happening.who = who;
    clause.mode = 'event';
    return;
  }
  if (happening !== undefined && !clause.soft && takesPlayer(happening)) {
    happening.toPlayer = who;
    return;
  }
  if (clause.relative) return;
  if ((clause.mode === 'to' || clause.mode === 'on') && !(clause.soft && follows)) {
    const last = clause.group.at(-1);
    if (happening !== undefined) happening.toPlayer = who;
    else if (last !== undefined && isSpell(g, last)) {
      beginHappening(g, { action: 'resolves', voice: 'active', at: last.at, by: last, toPlayer: who });
    } else if (last !== undefined && cardKnown(g.cards, last)?.attaches === true)
      last.patch = joinedPatch(last.patch, { attachedTo: who });
    else if (last !== undefined) g.unread.push(token);
    return;
  }
  const had = clause.group.at(-1) ?? happening?.objects.at(-1);
  if (next?.kind === 'have' && had !== undefined && !clause.soft && endsAfter(g, next)) {
    g.read = next;
    had.whose = who;
    return;
  }
  nextClause(g, who);
  if (/['’]ve$/iu.test(token.text) && (next?.kind === 'number' || next?.kind === 'card')) g.clause.mode = 'has';
  if (each === true) g.clause.each = true;
}

/** "at 1 life, bolt me": a spell as a verb of nobody in particular. */
function isAimedAt(g: Gathering, i: number): boolean {
  const spell = g.clause.group.at(-1);
  const before = g.tokens[i - 1];
  const isSpellBefore = spell !== undefined && before?.kind === 'card' && before.at === spell.at && isSpell(g, spell);
  return isSpellBefore && g.clause.who === undefined && g.clause.happening === undefined && g.clause.mode !== 'ask';
}

function isNameAt({ tokens }: Gathering, i: number): boolean {
  const kind = tokens[i]?.kind;
  return kind === 'card' || kind === 'noun';
}

/** "he was a creature", "she dies", "he's cast": said of a card that was named. */
function isOfAThing({ tokens, mentions }: Gathering, i: number): boolean {
  const next = tokens[i + 1];
  if (mentions.length === 0 || next === undefined) return false;
  if (isContraction(tokens[i])) return isSaidOfIt(tokens, i + 1);
  return next.kind === 'be' || next.kind === 'about' || (next.kind === 'verb' && next.voice === 'middle');
}

/** "I cast him": the verb before is of cards alone. */
function isDoneToAThing({ clause, mentions, tokens }: Gathering, i: number): boolean {
  const { happening } = clause;
  const named = ['card', 'noun'].includes(tokens[i + 1]?.kind ?? '');
  return (
    happening !== undefined &&
    ['enters', 'copies', 'destroys', 'exiles', 'sacrifices', 'blinks', 'returns'].includes(happening.action) &&
    happening.objects.length === 0 &&
    mentions.length > 0 &&
    !named
  );
}

/** "I resolve Reanimate on him", "Ephemerate on it": the one object that a spell, which targets no player, can be about; 'open' where several are. */
function aimAtPointed({ cards, clause, mentions }: Gathering, it?: Token): 'aimed' | 'open' | 'other' {
  const { happening, group, mode } = clause;
  const spell = happening?.by ?? group.at(-1);
  const known = spell === undefined ? undefined : cardKnown(cards, spell);
  if (
    (mode !== 'on' && mode !== 'to') ||
    spell === undefined ||
    known?.spell !== true ||
    (it === undefined && /\b(?:any target|target (?:player|opponent))\b/iu.test(known.text))
  )
    return 'other';
  const [object, ...more] = aimable(known, spell, mentions, cards);
  if (happening === undefined || object === undefined || more.length > 0) return 'open';
  happening.targets.push(object);
  return 'aimed';
}

/** The objects that a spell can be about: by the types its text names, or creatures and planeswalkers for any target (115.4). */
function aimable({ text }: Known, spell: Mention, mentions: readonly Mention[], cards: Cards): readonly Mention[] {
  const [, what = ''] = /\btarget ([^.,]*)/iu.exec(text) ?? [];
  const any = /\bany target\b/iu.test(text);
  return mentions.filter(
    it => it !== spell && absorbs(any ? 'creature planeswalker battle' : what, typesOf(it, cards)),
  );
}

function takesPlayer({ action, toPlayer, targets }: Happening): boolean {
  return ['resolves', 'hits', 'deals'].includes(action) && toPlayer === undefined && targets.length === 0;
}

export function gatherHave(g: Gathering, i: number): void {
  const { clause } = g;
  if (clause.mode === 'ask' || (g.read !== undefined && g.read === g.tokens[i]) || isOfPassive(g, i)) return;
  const named = g.tokens.slice(i + 1).find(it => !['number', 'filler', 'who'].includes(it.kind));
  if (clause.relative && clause.group.length > 0 && named?.kind === 'card' && attaches(g, named)) clause.mode = 'worn';
  if (clause.relative) return;
  const next = g.tokens.slice(i + 1).find(it => it.kind !== 'number' && it.kind !== 'filler');
  const before = g.tokens[i - 1];
  const ofName =
    clause.who === undefined ? clause.group.length > 0 : before?.kind === 'card' || before?.kind === 'noun';
  const lead = g.tokens
    .slice(0, i)
    .findLast(it => it.kind !== 'filler' && !(it.kind === 'small' && it.word === 'already'));
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
  if (clause.who === undefined && clause.group.length > 0 && !clause.soft && have !== undefined) g.unread.push(have);
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
    ...withPlayer(clause.site ?? clause.who ?? (all ? 'opponent' : undefined)),
    ...(clause.each === true || all ? { each: true } : {}),
  };
  if (have?.kind === 'have' && have.count !== undefined) g.pending = { count: have.count, counted: true, number: have };
}

/** "Three players each have X": all the players there are. */
function isOfAllSeats({ tokens, clause }: Gathering, i: number): boolean {
  const [seats, each] = tokens.slice(Math.max(0, i - 2), i);
  return (
    clause.who === undefined &&
    seats?.kind === 'fact' &&
    seats.path[0] === 'seats' &&
    /^(?:each|all)$/iu.test(each?.text ?? '')
  );
}

/** "their Sigarda has hexproof": what the text of the card named says of it. */
function isPrinted({ cards, clause }: Gathering, { text }: Token): boolean {
  const last = clause.group.at(-1);
  const known = last === undefined ? undefined : cardKnown(cards, last);
  return known?.text.toLowerCase().includes(text.toLowerCase()) === true;
}

/** "X got destroyed": no having. */
function isOfPassive({ tokens }: Gathering, i: number): boolean {
  const [have, next] = tokens.slice(i, i + 2);
  const cast = next?.kind === 'verb' && /^(?:cast|played|put|resolved)$/iu.test(next.text);
  return /^got$/iu.test(have?.text ?? '') && next?.kind === 'verb' && (next.voice === 'passive' || cast);
}

function withPlayer(who: Side | undefined): { readonly who?: Side } {
  return who === undefined ? {} : { who };
}

/** Whether the clause ends after a token: "a Serra Angel my opponent controls". */
function endsAfter({ tokens }: Gathering, token: Token): boolean {
  const next = tokens[tokens.indexOf(token) + 1];
  return (
    next === undefined || next.kind === 'stop' || (next.kind === 'small' && ['comma', 'and', 'if'].includes(next.word))
  );
}

function attaches({ cards }: Gathering, { names }: Extract<Token, { kind: 'card' }>): boolean {
  return cardKnown(cards, { names })?.attaches === true;
}

/** "cast it", "clone it": what was named last. */
export function gatherIt(g: Gathering, it?: Token): void {
  const { cards, clause, mentions, relations, unread } = g;
  const last = mentions.at(-1);
  const { happening } = clause;
  if (/self$/iu.test(it?.text ?? '')) {
    if (happening?.source !== undefined && happening.objects.length === 0) happening.objects.push(happening.source);
    return;
  }
  if (clause.mode === 'host' && last !== undefined) {
    const host = mentions.findLast(it => it !== last && it.attachedTo === undefined);
    if (host !== undefined) last.attachedTo = host;
    return;
  }
  const worn = clause.mode === 'on' && happening === undefined ? clause.group.at(-1) : undefined;
  if (worn !== undefined && cardKnown(cards, worn)?.attaches === true) {
    const host = mentions.findLast(mention => mention !== worn && cardKnown(cards, mention)?.attaches !== true);
    if (host !== undefined) worn.attachedTo = host;
    return;
  }
  if (clause.mode === 'has' && clause.group.length === 0 && last !== undefined && last.place === undefined) {
    last.place = 'battlefield';
    if (clause.who !== undefined) last.whose = clause.who;
    return;
  }
  if (clause.mode === 'copying') {
    const copier = clause.happening?.objects.at(-1) ?? clause.group.at(-1);
    const others = mentions.filter(it => it !== copier);
    const alive = others.filter(it => typesOf(it, cards).includes('Creature'));
    const copied = alive.length === 1 ? alive : others;
    if (copier !== undefined && copied[0] !== undefined && copied.length === 1) copier.copying = copied[0];
    else if (it !== undefined) unread.push(it);
    return;
  }
  if ((clause.mode === 'on' || clause.mode === 'to') && it !== undefined && happening !== undefined) {
    if (aimAtPointed(g, it) === 'open') unread.push(it);
    return;
  }
  if (clause.mode === 'by' && happening !== undefined && happening.by === undefined && last !== undefined) {
    happening.by = last;
    return;
  }
  if (happening === undefined || clause.mode !== 'event') return;
  const others = mentions.filter(it => it !== happening.by);
  const hit = happening.action === 'resolves' ? hitBy(happening.by, others, cards) : undefined;
  if (hit !== undefined && hit.length !== 1 && it !== undefined) unread.push(it);
  // "is X affected by Y when I play it": the question is about X
  const agents = relations.filter(({ word }) => / (?:by|to)$/u.test(word)).flatMap(({ right }) => right);
  const meant = hit === undefined ? (others.findLast(it => isFree(it) && !agents.includes(it)) ?? last) : hit[0];
  if (meant === undefined || (hit !== undefined && hit.length > 1)) return;
  if (happening.voice === 'active' && happening.objects.length === 0) happening.objects.push(meant);
}

function isFree({ place, beside, attachedTo }: Mention): boolean {
  return place === undefined && !beside && attachedTo === undefined;
}

/** The referent of "it" after a spell, "I bolt it": the one object there is, or the one creature or planeswalker. */
function hitBy(spell: Mention | undefined, others: readonly Mention[], cards: Cards): readonly Mention[] {
  if (others.length < 2) return others;
  const known = spell === undefined ? undefined : cardKnown(cards, spell);
  if (spell !== undefined && known !== undefined && /\btarget\b/iu.test(known.text))
    return aimable(known, spell, others, cards);
  return others.filter(other => {
    const types = typesOf(other, cards);
    return types.includes('Creature') || types.includes('Planeswalker');
  });
}
