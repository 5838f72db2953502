// Players, what they have, and what "it" means.
import { firstFrom } from '../../kit/lists.ts';
import { cardKnown } from '../model/card-traits.ts';
import { type Happening, joinedPatch } from '../model/mention.ts';
import type { Token } from '../tokens/question-token.ts';
import { beginHappening } from './gather-happening.ts';
import { ownedBefore } from './gather-owner.ts';
import { aimAtPointed, gatherIt } from './gather-pronoun.ts';
import { type Gathering, isSpell, nextClause } from './gathering-state.ts';
import { isContraction, isSaidOfIt } from './verb-clues.ts';

type PlayerToken = Extract<Token, { kind: 'who' }>;

/** A player at their place among the tokens: whose a name is, whom an event is for, or who does what follows. */
export function gatherWho(g: Gathering, token: PlayerToken, i: number): void {
  if (g.read === token) return;
  if (READERS.some(read => read(g, token, i))) return;
  const next = nextWord(g, i);
  nextClause(g, token.who);
  if (/['’]ve$/iu.test(token.text) && (next?.kind === 'number' || next?.kind === 'card')) g.clause.mode = 'has';
  if (token.each === true) g.clause.each = true;
}

/** Readers of a player, in the order in which they are tried; true for one that has read the word. */
const READERS: readonly ((g: Gathering, token: PlayerToken, i: number) => boolean)[] = [
  isPronounOfThing,
  isCaster,
  isAskedAim,
  isAimOfSpell,
  isOwnerAfterName,
  isOwnerOfNext,
  isCauseFrom,
  isOfQuestion,
  isOfEvent,
  isTargetAfterName,
  isOwnerByHave,
];

/** Wordings "it's there", "they die", "bolt him": a pronoun that stands for an object. */
function isPronounOfThing(g: Gathering, token: PlayerToken, i: number): boolean {
  const pointed = g.mentions.at(-1);
  if (isContraction(token) && g.tokens[i + 1]?.kind === 'there' && pointed !== undefined) {
    g.read = token;
    pointed.place ??= 'battlefield';
    return true;
  }
  const next = g.tokens[i + 1];
  // "X on my side, he's tapped"
  if (isContraction(token) && next?.kind === 'state' && next.patch.tapped !== undefined && pointed !== undefined) {
    g.read = token;
    return true;
  }
  const isSubject = /^(?:he|she|him|they)(?:['’](?:s|re))?$/iu.test(token.text) && isOfAThing(g, i);
  if (!isSubject) {
    if (/^(?:him|her|them)$/iu.test(token.text) && aimAtPointed(g) === 'aimed') return true;
    if (!/^(?:him|her)$/iu.test(token.text)) return false;
    const isReflexive = g.clause.who === token.who;
    if (!isReflexive && !isDoneToAThing(g, i) && (g.clause.mode !== 'copying' || isNameAt(g, i + 1))) return false;
  }
  g.read = token;
  gatherIt(g);
  return true;
}

/** The wording "bolt me": the player a spell is for. */
function isAimOfSpell(g: Gathering, { text, who }: PlayerToken, i: number): boolean {
  if (!/^(?:me|us)$/iu.test(text) || !isAimedAt(g, i)) return false;
  const spell = g.clause.group.at(-1);
  if (spell === undefined) return true;
  delete spell.place;
  const caster = spell.whose ?? 'opponent';
  beginHappening(g, { action: 'resolves', voice: 'active', at: spell.at, by: spell, toPlayer: who, who: caster });
  return true;
}

/** The wording "can my opponent Thoughtseize me": the player that a spell is asked to be aimed at. */
function isAskedAim(g: Gathering, { text, who, whose }: PlayerToken, i: number): boolean {
  const [asking, spell] = g.tokens.slice(Math.max(0, i - 2), i);
  const named = g.clause.group.at(-1);
  const isSpellBefore = spell?.kind === 'card' && named?.at === spell.at && isSpell(g, named);
  if (g.clause.mode !== 'ask' || whose || !isSpellBefore || g.clause.happening !== undefined) return false;
  const isName = ['card', 'noun'].includes(g.tokens[i + 1]?.kind ?? '');
  if (isName || cardKnown(g.cards, named)?.says.aimsAtPlayers !== true) return false;
  const isAsked =
    asking?.kind === 'who' || /^(?:can|could|may|does|do|will) (?:he|she|they|i)$/iu.test(asking?.text ?? '');
  if (!isAsked || /self$/iu.test(text)) return false;
  const caster = asking?.kind === 'who' ? asking.who : / i$/iu.test(asking?.text ?? '') ? 'you' : 'opponent';
  named.asked = false;
  beginHappening(g, { action: 'resolves', voice: 'active', at: named.at, by: named, toPlayer: who, who: caster });
  return true;
}

/** The owner of the name before: "that X of mine". */
function isOwnerAfterName(g: Gathering, token: PlayerToken, i: number): boolean {
  if (isOfUnnamed(g, i)) {
    g.unread.push(token);
    return true;
  }
  const owned = ownedBefore(g, token, i);
  if (owned === undefined) return false;
  // "X and Y are my opponent's"
  const isOfAll = /^(?:are|were)$/iu.test(g.tokens[i - 1]?.text ?? '') && g.clause.group.includes(owned);
  if (isOfAll) for (const mention of g.clause.group) mention.whose ??= token.who;
  owned.whose = token.who;
  return true;
}

/** The wording "a token of theirs": whose something is that no name stands for. */
function isOfUnnamed({ clause, tokens }: Gathering, i: number): boolean {
  const [thing, of] = tokens.slice(Math.max(0, i - 2), i);
  return clause.mode !== 'ask' && of?.kind === 'small' && of.word === 'of' && thing?.kind === 'about';
}

/** Wordings "my X", "opponents X": whose the next name is, or the one before where none follows. */
function isOwnerOfNext(g: Gathering, token: PlayerToken, i: number): boolean {
  const { clause } = g;
  const next = g.tokens[i + 1];
  // "the opponents face-down morph"
  const named = next?.kind === 'state' ? g.tokens[i + 2] : next;
  const possessive = /s$/iu.test(token.text) && (named?.kind === 'card' || named?.kind === 'noun');
  if (!token.whose && !possessive) return false;
  const last = clause.group.at(-1);
  const before = g.tokens[i - 1];
  // "does mine kill my opponent's": another object, of which nothing was told
  const isObject = clause.mode !== 'ask' && before?.kind === 'verb' && /^(?:mine|theirs)$/iu.test(token.text);
  if (isObject || (next?.kind === 'stop' && (before?.kind === 'verb' || before?.kind === 'relation')))
    g.unread.push(token);
  else if (next !== undefined && next.kind !== 'stop') {
    g.pending.whose = token.who;
    if (/^(?:mine|theirs|hers)$/iu.test(token.text)) g.pending.own = token;
  } else if (last !== undefined) last.whose = token.who;
  // "X is sitting there (theirs)."
  else for (const mention of g.placed) mention.whose ??= token.who;
  return true;
}

/** The wording "by X from my opponent": who an event comes from. */
function isCauseFrom({ clause: { happening }, tokens }: Gathering, { who }: PlayerToken, i: number): boolean {
  const from = tokens[i - 1];
  if (from?.kind !== 'small' || from.word !== 'from') return false;
  if (happening?.by === undefined || happening.who !== undefined) return false;
  happening.who = who;
  return true;
}

/** A player inside the question: "does X, which I have, …". */
function isOfQuestion(g: Gathering, { who, text }: PlayerToken, i: number): boolean {
  const { clause } = g;
  if (clause.mode !== 'ask') return false;
  const next = nextWord(g, i);
  const named = clause.group.at(-1);
  if (next?.kind === 'have' && named !== undefined && isNameAt(g, i - 1) && endsAfter(g, next)) {
    named.whose = who;
    named.place ??= 'battlefield';
    return true;
  }
  // "no idea how to count this, I've two X"
  const isHaving = /['’]ve$/iu.test(text) && next?.kind === 'number';
  return !clause.soft || !(doesNext(next) || isHaving);
}

/** The wording "Cyclonic Rift overloaded by my opponent": who casts the name before, where no name follows. */
function isCaster({ clause, tokens, cards }: Gathering, { who, whose }: PlayerToken, i: number): boolean {
  const [by, next] = [tokens[i - 1], tokens[i + 1]];
  const spell = clause.group.at(-1);
  const isNamed = next?.kind === 'card' || next?.kind === 'noun';
  if (by?.kind !== 'small' || by.word !== 'by' || whose || isNamed || clause.happening !== undefined) return false;
  if (spell === undefined || cardKnown(cards, spell)?.spell !== true) return false;
  spell.whose = who;
  return true;
}

/** The player by whom something happens, or to whom; a relative clause changes nothing. */
function isOfEvent(g: Gathering, { who, whose }: PlayerToken, i: number): boolean {
  const { clause } = g;
  const { happening } = clause;
  // "X connects for 2 but the opponent controls Y": what another clause is of
  if (happening !== undefined && !whose && g.tokens[i + 1]?.kind === 'have' && !clause.relative) return false;
  // "X has two counters and gets destroyed by my opponent"
  const isAgent = happening?.voice === 'passive' && /^by$/iu.test(g.tokens[i - 1]?.text ?? '');
  if (clause.mode === 'by' && happening !== undefined && (!clause.soft || isAgent)) {
    happening.who = who;
    clause.mode = 'event';
    return true;
  }
  if (happening !== undefined && !clause.soft && takesPlayer(happening)) {
    happening.toPlayer = who;
    if (isFurtherOpponent(g, i)) happening.toFurther = true;
    return true;
  }
  return clause.relative;
}

/** The player an event, a spell or an Aura is for: "X on my opponent". */
function isTargetAfterName(g: Gathering, token: PlayerToken, i: number): boolean {
  const { clause } = g;
  const { happening } = clause;
  if (clause.mode === 'host') return isHostOfNamed(g, token);
  if (clause.mode !== 'to' && clause.mode !== 'on') return false;
  if (clause.soft && doesNext(nextWord(g, i))) return false;
  const last = clause.group.at(-1);
  // "Char my opponent with Curse of Bloodletting on them": it stands by
  const isBeside = last?.beside === true && cardKnown(g.cards, last)?.attaches === true;
  if (happening !== undefined && !isBeside) {
    happening.toPlayer = token.who;
    if (isFurtherOpponent(g, i)) happening.toFurther = true;
  } else if (last !== undefined && isSpell(g, last))
    beginHappening(g, { action: 'resolves', voice: 'active', at: last.at, by: last, toPlayer: token.who });
  else if (last !== undefined && cardKnown(g.cards, last)?.attaches === true) {
    last.patch = joinedPatch(last.patch, { attachedTo: token.who });
    clause.mode = clause.who === undefined ? 'bare' : 'has';
    clause.soft = true;
  } else if (last !== undefined) g.unread.push(token);
  return true;
}

/** Among three players, an opponent whom another one does something to: "he connects with X on the other player". */
function isFurtherOpponent({ clause: { happening }, tokens }: Gathering, i: number): boolean {
  const { who, source, objects } = happening ?? {};
  const isTheirs = [who, source?.whose, objects?.at(-1)?.whose].includes('opponent');
  const said = tokens[i]?.text ?? '';
  if (!isTheirs || !/^(?:the other|another)\b/iu.test(said)) return false;
  const isOpponent = /\bopp(?:onent)?$/iu.test(said);
  return isOpponent || tokens.some(it => it.kind === 'fact' && it.path[0] === 'seats' && Number(it.value) > 2);
}

/** The wording "X enchanting me": the player an Aura is attached to. */
function isHostOfNamed({ cards, clause }: Gathering, { who }: PlayerToken): boolean {
  const aura = clause.group.at(-1) ?? clause.happening?.objects.at(-1);
  if (aura === undefined || cardKnown(cards, aura)?.attaches !== true) return false;
  aura.patch = joinedPatch(aura.patch, { attachedTo: who });
  clause.mode = clause.happening === undefined ? 'bare' : 'event';
  clause.soft = true;
  return true;
}

/** The wording "the X my opponent has": whose the name before is. */
function isOwnerByHave(g: Gathering, { who }: PlayerToken, i: number): boolean {
  const { clause } = g;
  const next = nextWord(g, i);
  const had = clause.group.at(-1) ?? clause.happening?.objects.at(-1);
  if (next?.kind !== 'have' || had === undefined || clause.soft || !endsAfter(g, next)) return false;
  g.read = next;
  had.whose = who;
  return true;
}

function nextWord({ tokens }: Gathering, i: number): Token | undefined {
  return firstFrom(tokens, i + 1, it => it.kind !== 'filler');
}

/** Whether a player does what a word says. */
function doesNext(next: Token | undefined): boolean {
  return next !== undefined && ['have', 'verb', 'be', 'card'].includes(next.kind);
}

/** A spell as a verb of nobody in particular: "at 1 life, bolt me". */
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

/** Wordings "he was a creature", "she dies", "he's cast": said of a card that was named. */
function isOfAThing({ tokens, mentions }: Gathering, i: number): boolean {
  const next = tokens[i + 1];
  if (mentions.length === 0 || next === undefined) return false;
  if (isContraction(tokens[i])) return isSaidOfIt(tokens, i + 1);
  return next.kind === 'be' || next.kind === 'about' || (next.kind === 'verb' && next.voice === 'middle');
}

/** The wording "I cast him": the verb before is of cards alone. */
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

function takesPlayer({ action, toPlayer, targets }: Happening): boolean {
  return ['resolves', 'hits', 'deals', 'mills'].includes(action) && toPlayer === undefined && targets.length === 0;
}

/** Whether the clause ends after a token: "a Serra Angel my opponent controls". */
function endsAfter({ tokens }: Gathering, token: Token): boolean {
  const next = tokens[tokens.indexOf(token) + 1];
  return (
    next === undefined || next.kind === 'stop' || (next.kind === 'small' && ['comma', 'and', 'if'].includes(next.word))
  );
}
