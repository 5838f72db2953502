// Verbs in a question about an event: those that say how a thing gets there may be all the event there is.
import { cardKnown } from '../model/card-traits.ts';
import type { Mention } from '../model/mention.ts';
import type { Side, Token } from '../tokens/question-token.ts';
import { beginHappening } from './gather-happening.ts';
import { type Gathering, isSpell } from './gathering-state.ts';

type VerbToken = Extract<Token, { kind: 'verb' }>;

/** The wording "is it dying": the participle is what is asked. */
function isOfAsked({ tokens, clause }: Gathering, token: VerbToken): boolean {
  const before = tokens.findLast(it => it.at < token.at && it.kind !== 'filler');
  const asks = tokens.some(it => it.kind === 'be' && it.at < token.at && !clause.group.some(by => by.at < it.at));
  return (
    asks || before?.kind === 'be' || before?.kind === 'who' || before?.kind === 'small' || token.action === 'enters'
  );
}

/** The offset of the word before a token. */
function lastWord({ tokens }: Gathering, token: Token): number {
  return tokens.findLast(it => it.at < token.at && it.kind !== 'filler')?.at ?? 0;
}

/** The wording "can Vindicate kill X": what a spell is asked to do. */
const DONE_BY_SPELLS: readonly string[] = ['destroys', 'exiles', 'deals', 'hits', 'returns', 'blinks'];

/** Verbs in a question: those that say how a thing gets there may be all the event there is. */
export function gatherAskedVerb(g: Gathering, said: VerbToken): void {
  const { clause } = g;
  const turns = said.action === 'transforms' && namesNext(g, said);
  const token: VerbToken = turns ? { ...said, voice: 'active' } : said;
  // "when my energy dies": what is told of is not known
  if (clause.conditional && clause.loose !== undefined) {
    g.unread.push(clause.loose, token);
    return;
  }
  if (token.action === 'attacks') {
    g.unread.push(token);
    return;
  }
  if (/ing$/iu.test(token.text) && token.voice === 'middle' && !isOfAsked(g, token)) {
    gatherParticiple(g, token);
    return;
  }
  const doing = /ing$/iu.test(token.text) && token.voice === 'active' && clause.group.length === 0;
  const states =
    doing ||
    isAskedIfAble(g, token) ||
    ['enters', 'copies', 'blinks', 'returns', 'affects', 'activates'].includes(token.action) ||
    (token.action === 'transforms' && (turns || clause.group.length > 0));
  const lead = g.tokens[g.tokens.indexOf(token) - 1];
  // "Can X that deals 11 damage to my opponent …": what is told of it is not what is asked
  if (lead?.kind === 'small' && lead.word === 'that' && ['deals', 'hits', 'dies'].includes(token.action))
    g.unread.push(token);
  // "can X save my bear from wrath": what the spell would do is not told
  if (token.action === 'wipes' && lead?.kind === 'small' && lead.word === 'from') g.unread.push(token);
  // "does my bear survive Wrath"
  if (token.action === 'wipes' && lead?.kind === 'relation' && /^survives?$/iu.test(lead.word)) {
    const objects = [...clause.group];
    beginHappening(g, { action: 'wipes', voice: 'active', at: token.at, verb: token, objects }, true);
    return;
  }
  const [be] = g.tokens.filter(it => it.at < token.at && it.kind !== 'filler').slice(-1);
  if (token.action === 'puts' && be?.kind === 'be' && clause.group.length > 0) g.unread.push(token);
  const spell = clause.group.at(-1);
  const done = DONE_BY_SPELLS.includes(token.action) || token.zone === 'library';
  if (spell !== undefined && isSpell(g, spell) && token.voice === 'active' && done) {
    beginHappening(g, { action: 'resolves', voice: 'active', at: token.at, verb: token, by: spell }, true);
    return;
  }
  const dealer = clause.group.findLast(it => it.attachedTo === undefined);
  if (dealer !== undefined && isKillOfCreature(g, token, dealer)) {
    const verb = { ...token, action: 'hits' as const };
    // what taps to deal damage needs no combat for that
    const apart = cardKnown(g.cards, dealer)?.says.tapsForDamage === true ? { combat: false } : {};
    beginHappening(g, { action: 'hits', voice: 'active', at: token.at, verb, source: dealer, ...apart }, true);
    return;
  }
  // "do I have to copy something with X": that is left open
  const must = g.tokens[g.tokens.indexOf(token) - 1];
  if (token.action === 'copies' && /\b(?:have|need|has) to$/iu.test(must?.text ?? '')) return;
  if (token.action === 'copies' && copiesIt(g, token)) return;
  if (token.action === 'copies' && isUnsaid(g, token)) {
    g.unread.push(token);
    return;
  }
  if (!states || (token.action === 'copies' && clause.group.length === 0 && !isAskedOfSomebody(g, token))) return;
  beginHappening(
    g,
    {
      action: token.action,
      voice: token.voice,
      at: token.at,
      verb: token,
      ...(token.zone === undefined ? {} : { zone: token.zone }),
      ...askerOf(g, token),
    },
    true,
  );
  if (token.through === true) {
    clause.mode = 'by';
    return;
  }
  gatherAskedObjects(g, token);
}

/** The wording "does Typhoid Rats kill X": what a creature kills is what it deals damage to. */
function isKillOfCreature(
  { cards, tokens, clause }: Gathering,
  { action, voice, at }: VerbToken,
  dealer: Mention,
): boolean {
  const subject = tokens.findLast(it => it.at < at && it.kind !== 'filler');
  const isNext = clause.group.some(it => it.at === subject?.at);
  const victim = tokens.find(it => it.at > at && (it.kind === 'card' || it.kind === 'noun' || it.kind === 'stop'));
  // no damage is dealt to a land or an enchantment (120.1)
  const types = victim?.kind === 'card' ? (cardKnown(cards, victim)?.face.types ?? []) : [];
  if (types.length > 0 && !DAMAGED.some(it => types.includes(it))) return false;
  return action === 'destroys' && voice === 'active' && isNext && cardKnown(cards, dealer)?.creature === true;
}

/** The types of what is dealt damage (120.1). */
const DAMAGED = ['Creature', 'Planeswalker', 'Battle'] as const;

/** A participle after what does it, "the bear dying": the event, where the word before is its subject. */
function gatherParticiple(g: Gathering, token: VerbToken): void {
  const { clause } = g;
  const subject = clause.group.at(-1);
  if (subject === undefined || clause.relation?.left.includes(subject) === true || subject.at < lastWord(g, token)) {
    g.unread.push(token);
    return;
  }
  beginHappening(g, { action: token.action, voice: 'middle', at: token.at, verb: token }, true);
  clause.happening?.objects.push(subject);
}

/** The objects of an event that is asked about, as far as they were named before its verb. */
function gatherAskedObjects(g: Gathering, token: VerbToken): void {
  const { clause } = g;
  if (returnsItself(g, token)) {
    clause.happening?.objects.push(...clause.group);
    return;
  }
  const saying = mentionedBefore(g, token);
  if (token.voice === 'active' && saying !== undefined) {
    clause.happening?.objects.push(saying);
    delete clause.happening;
    return;
  }
  if (token.voice !== 'active' || token.action === 'copies') {
    if (token.voice === 'active' && clause.group[0] !== undefined) {
      const copier = clause.group[0];
      if (clause.happening !== undefined) clause.happening.source = copier;
    } else if (clause.group.length > 0) clause.happening?.objects.push(...madeTo(g, token));
    else if (token.voice !== 'active' || !namesNext(g, token)) clause.happening?.objects.push(...lastAsked(g, token));
  }
}

/** The object named last; of those that are asked to enter, the last one that is not told to be there, "X under my Orb: does it draw on etb". */
function lastAsked(g: Gathering, { action }: VerbToken): readonly Mention[] {
  const isFree = (it: Mention) => it.place === undefined && !it.beside && !isSpell(g, it);
  const free = action === 'enters' ? g.mentions.findLast(isFree) : undefined;
  return free === undefined ? g.mentions.slice(-1) : [free];
}

/** The wording "Can X return from my graveyard": a permanent card that returns, where nothing is named that it returns. */
function returnsItself(g: Gathering, token: VerbToken): boolean {
  if (token.action !== 'returns' || token.voice !== 'active') return false;
  const { clause, tokens } = g;
  const subject = tokens.findLast(it => it.at < token.at && it.kind !== 'filler');
  const isSubject = subject?.kind === 'card' && clause.group.some(it => it.at === subject.at);
  return isSubject && !clause.group.some(it => isSpell(g, it)) && !namesNext(g, token);
}

/** Verbs of what a player does to an object, and may ask leave for. */
const DONE_BY_PLAYERS: readonly string[] = ['sacrifices', 'destroys', 'exiles', 'discards'];

/**
 * The wording "Can I sacrifice X": the event is what is asked about, where the name follows; "do I sacrifice X" asks
 * for what comes of one.
 */
function isAskedIfAble({ tokens }: Gathering, { action, voice, at }: VerbToken): boolean {
  if (voice !== 'active' || !DONE_BY_PLAYERS.includes(action)) return false;
  const from = tokens.findLast(it => it.at < at && it.kind === 'stop')?.at ?? -1;
  const isAble = tokens.some(it => it.at > from && it.at < at && /^(?:can|could|am i able to)\b/iu.test(it.text));
  const next = tokens.find(it => it.at > at && it.kind !== 'filler' && !(it.kind === 'number' && it.article));
  const named = next?.kind === 'who' ? tokens[tokens.indexOf(next) + 1] : next;
  const subject = tokens.findLast(it => it.at < at && it.kind !== 'filler');
  const isPlayers = subject?.kind === 'who' || /\bi$/iu.test(subject?.text ?? '');
  return isAble && isPlayers && named?.kind === 'card';
}

/** The player who is asked about: "can my opponent sacrifice X". */
function askerOf({ tokens }: Gathering, { at, text }: Token): { readonly who?: Side } {
  const before = tokens.findLast(it => it.at < at && it.kind !== 'filler');
  // "can I" is one word that asks
  if (before?.kind === 'ask' && /\b(?:i|we)$/iu.test(before.text)) return { who: 'you' };
  if (before?.kind === 'small' && GERUND.test(text) && ['for', 'by'].includes(before.word))
    return subjectOf(tokens, at);
  // "does X stop them from flipping Y"
  const kept = tokens.findLast(it => before !== undefined && it.at < before.at);
  if (before?.kind === 'small' && before.word === 'from' && kept?.kind === 'who' && !kept.whose)
    return { who: kept.who };
  return before?.kind === 'who' ? { who: before.who } : {};
}

const GERUND = /ing(?: |$)/iu;

/** The wording "do they lose life for casting X", "am I hit for it": who is asked about does what is the cause. */
function subjectOf(tokens: readonly Token[], at: number): { readonly who?: Side } {
  const from = tokens.findLast(it => it.at < at && it.kind === 'stop')?.at ?? -1;
  const isSubject = (it: Token) =>
    it.kind === 'who' ? !it.whose : it.kind === 'ask' && /\b(?:i|we|he|she|they)$/iu.test(it.text);
  const subject = tokens.find(it => it.at > from && it.at < at && isSubject(it));
  if (subject?.kind === 'who') return { who: subject.who };
  return subject === undefined ? {} : { who: /\b(?:i|we)$/iu.test(subject.text) ? 'you' : 'opponent' };
}

/**
 * The wording "Does X make Y enter tapped": of the names before the verb, those after "make"; what makes them do so
 * is there already.
 */
function madeTo({ tokens, clause }: Gathering, { at }: Token): readonly Mention[] {
  const makes = tokens.findLast(it => it.at < at && it.kind === 'verb' && /^(?:makes?|lets?)$/iu.test(it.text));
  const related = clause.relation?.right ?? [];
  const copied = clause.group.flatMap(it => it.copying ?? []);
  const made = clause.group.filter(it => (makes !== undefined && it.at > makes.at) || related.includes(it));
  if (made.length === 0) return clause.group.filter(it => !copied.includes(it));
  for (const mention of clause.group) if (!made.includes(mention)) mention.place ??= 'battlefield';
  return made;
}

/** The wording "a bear I reanimate": the name before the player is what it is done to. */
function mentionedBefore({ tokens, clause }: Gathering, token: Token): Mention | undefined {
  const before = tokens.slice(0, tokens.indexOf(token)).filter(it => !(it.kind === 'small' && it.word === 'that'));
  const [name, player] = before.slice(-2);
  const named = name?.kind === 'card' || name?.kind === 'noun';
  return named && player?.kind === 'who' ? clause.group.at(-1) : undefined;
}

/** The wording "Can I copy X": what it is done to follows. */
function namesNext({ tokens }: Gathering, { at }: Token): boolean {
  const next = tokens.find(
    it => it.at > at && it.kind !== 'filler' && it.kind !== 'number' && !(it.kind === 'who' && it.whose),
  );
  return next?.kind === 'card' || next?.kind === 'noun';
}

/** A spell as a verb, of which nobody is said to cast it: "does Clone X". */
function isUnsaid(g: Gathering, token: VerbToken): boolean {
  const next = g.tokens.slice(g.tokens.indexOf(token) + 1).find(it => it.kind !== 'number' && it.kind !== 'who');
  const named = next?.kind === 'card' || next?.kind === 'noun';
  return named && token.card !== undefined && g.clause.group.length === 0 && !isAskedOfSomebody(g, token);
}

/** The wording "can it copy X": what was named before that enters as a copy. */
function copiesIt(g: Gathering, token: Token): boolean {
  const before = g.tokens[g.tokens.indexOf(token) - 1];
  const copier = g.mentions.find(it => cardKnown(g.cards, it)?.copies === true);
  if (before?.kind !== 'small' || before.word !== 'it' || g.clause.group.length > 0 || copier === undefined)
    return false;
  g.clause = { ...g.clause, mode: 'copying', group: [copier] };
  return true;
}

/** The wording "Can I copy X": a player stands before the verb. */
function isAskedOfSomebody({ tokens }: Gathering, token: Token): boolean {
  const before = tokens.findLast(it => it.at < token.at && (it.kind !== 'filler' || /\bi$/iu.test(it.text)));
  return before?.kind === 'who' || /\b(?:i|you|we|one)$/iu.test(before?.text ?? '');
}
