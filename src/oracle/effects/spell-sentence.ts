// 608.2c: one sentence of a resolving spell, which may join several instructions: "scry 2, then draw two cards", "target
// player draws two cards and loses 2 life", "you may …", "if …, …".
import {
  type Amount,
  type AnnouncedKind,
  type Condition,
  type Effect,
  type Filter,
  map,
  type PlayerRef,
  some,
} from '../../engine/index.ts';
import { amount } from '../grammar/amounts/amounts.ts';
import { countWord } from '../grammar/amounts/how-many.ts';
import { spellSentences } from '../grammar/index.ts';
import { readWhole } from '../phrase.ts';
import { actionOf } from './action-sentences.ts';
import { conditionsAt } from './conditional-sentences.ts';
import { forEachController } from './each-controller.ts';
import { compileEffects } from './effect-sentences.ts';
import { aboutMade } from './follow-ups.ts';
import { joinedTargets } from './joined-targets.ts';
import { copiesInSingular, exiledBefore, returnedTransformed, reworded, UNTIL_IT_LEAVES } from './other-wordings.ts';
import { followedBy, toPlayer } from './player-sentences.ts';
import { restSacrificed } from './rest-sentences.ts';
import {
  aboutTargets,
  afterTargets,
  aPlayer,
  chosenTarget,
  chosenTargets,
  mergesTargets,
  type SentenceRead,
  sharingOneWord,
  withTargets,
} from './sentence-targets.ts';
import { unlessDone } from './unless-sentences.ts';
import { isLater } from './unplayed-sentences.ts';

/**
 * The instructions of a sentence, its period included; undefined where a part of it was not read. In the first sentence
 * of a text (`isFirst`) "other" is other than the permanent whose ability it is.
 */
export function readSpellSentence(sentence: string, isFirst = false): SentenceRead | undefined {
  if (NOTHING_SHOWN.test(sentence)) return { effects: [], targets: [] };
  if (LOOKS_AT_HAND.test(sentence)) return { effects: [], targets: [aPlayer(/opponent/.test(sentence))] };
  const announced = ANNOUNCED.get(/^choose a (.*)\.$/.exec(sentence)?.[1] ?? '');
  if (announced !== undefined)
    return { effects: [{ kind: 'announce', who: { kind: 'you' }, what: announced }], targets: [] };
  if ((!isFirst && OTHERS.test(sentence)) || isLater(sentence)) return undefined;
  const wording = ofThisWay(ofItself(inZones(reworded(sentence))));
  const read = readWording(wording, isFirst);
  return read !== undefined && UNTIL_IT_LEAVES.test(sentence) ? whileItIsThere(read) : read;
}

/** 610.3a: nothing is moved until its source leaves where that is gone already. */
function whileItIsThere({ effects, targets }: SentenceRead): SentenceRead {
  const onBattlefield = { kind: 'inZone', zone: 'battlefield', whose: undefined } as const;
  const itself: Filter = { clauses: [onBattlefield, { kind: 'is', ref: { kind: 'self' } }] };
  const condition: Condition = { kind: 'count', of: itself, is: '>=', amount: 1 };
  const then = map('effect', effects, {
    effect: it => (it.kind === 'move' && it.to === 'exile' ? { ...it, untilItLeaves: true } : it),
  });
  return { effects: [{ kind: 'if', condition, then, otherwise: [], unmet: 'left already' }], targets };
}

function readWording(wording: string, isFirst: boolean): SentenceRead | undefined {
  return (
    chosenTarget(wording) ??
    joinedTargets(wording, readOne) ??
    forEachController(wording, readSpellSentence) ??
    chosenTargets(wording) ??
    returnedTransformed(wording) ??
    countersDoubled(wording) ??
    damageToEachOf(wording) ??
    choiceOfAbilities(wording) ??
    attackingTokens(wording) ??
    severalCopies(wording, isFirst) ??
    restSacrificed(wording) ??
    unlessDone(wording, readSpellSentence) ??
    readOne(wording) ??
    readOptional(wording) ??
    readConditional(wording) ??
    readJoined(wording, isFirst) ??
    exiledBefore(wording) ??
    tokensOfSize(wording) ??
    doneByPlayer(wording)
  );
}

/** The kinds of choices that instructions announce, by their words (608.2d). */
export const ANNOUNCED: ReadonlyMap<string, AnnouncedKind> = new Map([
  ['color', 'color'],
  ['creature type', 'creatureType'],
  ['basic land type', 'basicLandType'],
  ['card type', 'cardType'],
]);

/** Words of a sentence that change nothing on the table. */
const NOTHING_SHOWN =
  /^(?:then )?(?:(?:you may )?shuffle|that player shuffles|if you search(?:ed)? your library this way, shuffle)\.$/;

/** A look at a hand, whose player is a target all the same. */
const LOOKS_AT_HAND = /^(?:you may )?look at target (?:player|opponent)'s hand\.$/;

/** 701.10e: "double the number of +1/+1 counters on each creature you control", "… on ~", "… on target creature". */
function countersDoubled(wording: string): SentenceRead | undefined {
  const [, optional = '', counter, on] =
    /^(you may )?double the number of (\S+) counters on (.*)\.$/.exec(wording) ?? [];
  if (counter === undefined || on === undefined) return undefined;
  const [put] = readOne(`put a ${counter} counter on ${on}.`)?.effects ?? [];
  if (put?.kind !== 'putCounters' || !('kind' in put.on)) return undefined;
  const amount = { kind: 'countersOn', counter, of: { kind: 'member' } } as const;
  const doubled: Effect = { ...put, amount };
  const effects: readonly Effect[] =
    optional === '' ? [doubled] : [{ kind: 'may', who: { kind: 'you' }, effects: [doubled], otherwise: [] }];
  return withTargets(effects, wording);
}

/** "~ deals 2 damage to each of up to three targets": to each of several targets under one word (115.3). */
function damageToEachOf(wording: string): SentenceRead | undefined {
  const [, deals, many] = /^(.* deals? .* damage to) each of ((?:up to )?\w+) targets\.$/.exec(wording) ?? [];
  const read = deals === undefined ? undefined : readOne(`${deals} any target.`);
  const [one, ...more] = read?.targets ?? [];
  if (read === undefined || many === undefined || one === undefined || more.length > 0) return undefined;
  const targets = sharingOneWord(one, many);
  return targets.length < 2
    ? undefined
    : { effects: targets.flatMap((_, n) => afterTargets(read.effects, n)), targets };
}

/** "Target creature gains your choice of lifelink or indestructible until end of turn": chosen as it resolves (608.2d). */
function choiceOfAbilities(wording: string): SentenceRead | undefined {
  const [, gains, listed, until = ''] =
    /^([^"]* gains?) your choice of ([^"]*?)( until [a-z ]+)?\.$/.exec(wording) ?? [];
  if (gains === undefined || listed === undefined) return undefined;
  const names = listed.split(/,? or |, /);
  const read = names.flatMap(it => readOne(`${gains} ${it}${until}.`) ?? []);
  const [first] = read;
  if (first === undefined || names.length < 2 || read.length < names.length) return undefined;
  const modes = read.map(({ effects }, n) => ({ name: names[n] ?? '', effects }));
  return { effects: [{ kind: 'oneOf', who: { kind: 'you' }, modes }], targets: first.targets };
}

/** "Create an X/X green Ooze creature token, where X is the number of creatures you control." */
function tokensOfSize(wording: string): SentenceRead | undefined {
  const [, made, where] = /^((?:[^".]* )?creates? [^".]*\bX\/X [^".]*), where X is ([^".]*)\.$/.exec(wording) ?? [];
  const read = made === undefined || where === undefined ? undefined : readSpellSentence(`${made}.`);
  const [x] = where === undefined ? [] : readWhole(amount, where).values;
  if (read === undefined || typeof x !== 'object' || read.effects.some(it => it.kind !== 'createTokens'))
    return undefined;
  // "its" and "that" are of a sentence before
  if (some('amount', x, { amount: ['that', 'x'], ref: it => it.kind === 'it' })) return undefined;
  return { ...read, effects: map('effect', read.effects, { amount: it => (it.kind === 'x' ? x : it) }) };
}

/** Objects other than those named in an earlier sentence. */
const OTHERS = /^(?!.*\btarget\b).*\b(?:all|each) other (?!player|opponent)/;

/** "From your graveyard" as the clause of a noun, whatever the verb; "another card" after others as a card. */
function inZones(sentence: string): string {
  return sentence
    .replace(/^then /, '')
    .replace(/\b(draws?) (?:another|an additional) card\b/, '$1 a card')
    .replace(/ from (your|a|their|all|target player's|an opponent's) (graveyards?|hand|library)\b/g, ' in $1 $2')
    .replace(/( with (?:total|different) [a-z0-9 ]+?| that share an? [a-z ]+?)( in your (?:graveyard|hand)\b)/, '$2$1');
}

/** "~ deals damage equal to its power to target creature", "put X counters on ~, where X is its power": its own. */
function ofItself(sentence: string): string {
  return /^(?:~ deals damage\b|put [^.]* counters on ~(?:, where X is| equal to) its\b)/.test(sentence)
    ? sentence.replace(/\bits (?=(?:power|toughness|mana value)\b)/, "~'s ")
    : sentence;
}

/** An amount of what was done this way, in the words by which the grammar tells it from those of other texts. */
function ofThisWay(sentence: string): string {
  return sentence.replace(
    /(\b(?:equal to|where X is|for each)\b[^.]*?\b(?:exiled|discarded|sacrificed|milled|returned|removed|lost|dealt) this way)\b(?! so far)/,
    '$1 so far',
  );
}

/** "Create two 1/1 Soldier creature tokens that are tapped and attacking." (508.4) */
function attackingTokens(wording: string): SentenceRead | undefined {
  const [, words, , both] = /^(create .* tokens?) that(?:'s|'re| are) (tapped( and attacking)?)\.$/.exec(wording) ?? [];
  const read = words === undefined ? undefined : readOne(`${words}.`);
  if (read === undefined || read.effects.some(it => it.kind !== 'createTokens')) return undefined;
  const manner = both === undefined ? { tapped: true } : { tapped: true, attacking: true };
  return {
    ...read,
    effects: read.effects.map(it => (it.kind === 'createTokens' ? { ...it, ...manner } : it)),
  };
}

/** "Create two tokens that are copies of it": as many as one. */
function severalCopies(wording: string, isFirst: boolean): SentenceRead | undefined {
  const copies = copiesInSingular(wording);
  const read = copies === undefined ? undefined : readSpellSentence(copies.sentence, isFirst);
  if (copies === undefined || read === undefined) return undefined;
  const count = countOf(copies);
  if (count === undefined || read.effects.some(it => it.kind !== 'createTokens')) return undefined;
  return {
    ...read,
    effects: map('effect', read.effects, {
      effect: it => (it.kind === 'createTokens' ? { ...it, amount: count } : it),
    }),
  };
}

function countOf({ many, where }: { readonly many: string; readonly where: string }): Amount | undefined {
  if (where !== '') return readWhole(amount, where.replace(/^, where X is /, '')).values[0];
  return many === 'X' ? { kind: 'x' } : readWhole(countWord, many).values[0];
}

/** Instructions to another player, or to each of several, in the words of those to the controller. */
function doneByPlayer(wording: string): SentenceRead | undefined {
  const done = toPlayer(wording);
  const read = done === undefined ? undefined : readSpellSentence(done.sentence);
  if (done === undefined || read === undefined || read.targets.length > 0 || !isOfOthers(read.effects))
    return undefined;
  // who may search need not find anything (701.23b)
  const optional = done.optional && !/^search\b/.test(done.sentence);
  return withTargets(followedBy({ ...done, optional }, read.effects), wording);
}

/** Whether effects mean by "you" nobody but the player who does them, as they name no other. */
function isOfOthers(effects: readonly Effect[]): boolean {
  return !some('effect', effects, { who: it => it.kind !== 'you' });
}

function readOne(wording: string): SentenceRead | undefined {
  const action = actionOf(wording);
  if (action !== undefined) return withTargets(action, wording);
  // both are done
  if (/^untap target .* and gain control of it\b/.test(wording)) return undefined;
  // Where several readings stand, the first is the one whose target has its filter.
  const [first] = readWhole(spellSentences, wording).values;
  const effects = first?.flat() ?? compileEffects(wording);
  if (effects === undefined || (/\bwhere X is\b/.test(wording) && isOfX(effects))) return undefined;
  if (mergesTargets(effects, wording)) return undefined;
  const moved = first !== undefined || MOVED_BEFORE.test(wording) ? effects : movedNamed(effects, wording);
  return moved === undefined ? undefined : withTargets(moved.map(ofEachPlayer), wording);
}

/** 101.4: "each player loses 1 life for each creature they control": the amount is counted for each player. */
function ofEachPlayer(effect: Effect): Effect {
  const who = actorsOf(effect);
  if (who === undefined || !some('effect', [effect], { who: it => it.kind === 'that' })) return effect;
  const own = map('effect', effect, { who: it => (it === who || it.kind === 'that' ? { kind: 'you' } : it) });
  return { kind: 'eachDoes', who, effects: [own] };
}

/** The players an effect is about, where they are several. */
function actorsOf(effect: Effect): PlayerRef | undefined {
  const who = effect.kind === 'dealDamage' ? effect.to : 'who' in effect ? effect.who : undefined;
  return who?.kind === 'anyone' || who?.kind === 'opponent' ? who : undefined;
}

/** Whether an effect has an X of the spell itself. */
function isOfX(effects: readonly Effect[]): boolean {
  return some('effect', effects, { amount: it => typeof it === 'object' && it.kind === 'x' });
}

/** The effects with the objects that the sentence names in the place of "it", which are put onto the battlefield. */
function movedNamed(effects: readonly Effect[], wording: string): readonly Effect[] | undefined {
  const isIt = (it: Effect) => it.kind === 'move' && it.what.kind === 'ref' && it.what.ref.kind === 'it';
  if (!effects.some(isIt)) return effects;
  const [, words] = /^((?:return|put) (?:(?!\bbattlefield\b).)* (?:onto|to) the battlefield)\b/.exec(wording) ?? [];
  if (words === undefined || / and (?:the|put|return)\b/.test(wording)) return undefined;
  const [move] = readWhole(spellSentences, `${words}.`).values[0]?.flat() ?? [];
  if (move?.kind !== 'move') return undefined;
  return effects.map(it => (isIt(it) ? { ...it, ...move } : it));
}

const MOVED_BEFORE = /^(?:you may )?(?:put|return|exile) (?:it|them|that|those|the)\b/;

/** "You may sacrifice a land and draw a card": all of it or nothing. */
function readOptional(wording: string): SentenceRead | undefined {
  const [, action] = /^you may (.*)$/.exec(wording) ?? [];
  const read = action === undefined ? undefined : readJoined(action);
  if (read === undefined) return undefined;
  return { ...read, effects: [{ kind: 'may', who: { kind: 'you' }, effects: read.effects, otherwise: [] }] };
}

/** "If you control a Wizard, draw a card": a condition looked at as the instruction is carried out. */
function readConditional(wording: string): SentenceRead | undefined {
  for (const { condition, rest } of conditionsAt(wording)) {
    const read = / instead\.$/.test(rest) ? undefined : readUnder(condition, rest);
    if (read === undefined) continue;
    return { ...read, effects: [{ kind: 'if', condition, then: read.effects, otherwise: [] }] };
  }
  return undefined;
}

/** The instructions under a condition; "it" is the object itself where the condition is about it. */
function readUnder(condition: Condition, sentence: string): SentenceRead | undefined {
  const read = readSpellSentence(sentence);
  const isOfSelf = some('condition', condition, { ref: it => it.kind === 'self' });
  const isOfIt = some('condition', condition, { ref: it => it.kind === 'it' });
  if (read === undefined || !isOfSelf || isOfIt) return read;
  // beside a target "it" may be either
  if (read.targets.length > 0) return some('effect', read.effects, { ref: it => it.kind === 'it' }) ? undefined : read;
  return { ...read, effects: map('effect', read.effects, { ref: it => (it.kind === 'it' ? { kind: 'self' } : it) }) };
}

/** Joints between two instructions, those that say an order first. */
const JOINTS = /, then |, and | and |, /g;
/** A verb without its subject, which is that of the instruction before. */
const BARE_VERB = /^(?:draws|loses|gains|discards|sacrifices|creates|mills|gets|puts|returns|exiles|scries|surveils)\b/;
const SUBJECT =
  /^((?:target (?:player|opponent)|each (?:other )?(?:player|opponent)|that player|you|its (?:controller|owner))) \w/;

/** "Each player discards their hand, then draws that many cards minus one": each their own number. */
const REPLACED_HAND =
  /^((?:each [a-z]+|target [a-z]+) discards (?:their hand|all the cards in their hand), then draws) that many cards\b/;

/** "… and a loyalty counter on each other planeswalker", whose verb stands once. */
const COUNTERS_ON = /^(?:an?|two|three|\d+|X) (?:[^ ]+|first strike|double strike) counters? on\b/;

/** "… and 1 damage to another target", whose source and verb stand once. */
const DAMAGE_TO = /^(?:\d+|X) damage to\b/;

/** "… and a 3/3 Wurm creature token with lifelink", whose verb stands once. */
const TOKENS = /^(?:an?|two|three|four|five|\d+|X) (?:tapped )?(?:\d+\/\d+|[A-Z]\w+) .*\btokens?\b/;

/** Several instructions of one sentence, each read by itself; a verb without a subject has that of the first. */
function readJoined(sentence: string, isFirst = false): SentenceRead | undefined {
  const wording = sentence.replace(
    REPLACED_HAND,
    '$1 cards equal to the number of cards they discarded this way so far',
  );
  if (/\b(?:that many|that much|(?<!destroyed |cards you exiled |cards exiled )this way(?! so far))\b/.test(wording))
    return undefined;
  const { until, stated, whereX } = saidOfAll(wording);
  for (const { index, 0: joint } of stated.matchAll(JOINTS)) {
    if (isQuoted(stated, index)) continue;
    const left = stated.slice(0, index);
    const right = stated.slice(index + joint.length);
    const first = readOne(`${until}${withX(left, whereX)}.`);
    if (first === undefined || (isLasting(first.effects) && TIMES.test(right))) continue;
    const [, subject] = SUBJECT.exec(left) ?? [];
    const carried = subject !== undefined && BARE_VERB.test(right);
    const made = /^create\b/.test(left) && TOKENS.test(right);
    const puts = /^put\b/.test(left) && COUNTERS_ON.test(right);
    const deals = DAMAGE_TO.test(right) ? /^(\S+ deals)\b/.exec(left)?.[1] : undefined;
    const verb = made ? 'create' : puts ? 'put' : carried ? subject : deals;
    const stands = `${until}${withX(verb === undefined ? right : `${verb} ${right}`, whereX)}.`;
    const second = readSpellSentence(stands, isFirst && first.targets.length === 0);
    const atOnce = made && second !== undefined ? createdAtOnce(first, second) : undefined;
    if (atOnce !== undefined) return atOnce;
    if (second !== undefined)
      return together(first, aboutMade(second, first.effects), carried && subject.startsWith('target'));
  }
  return undefined;
}

/** Tokens of two kinds as one instruction; undefined where either half does anything else. */
function createdAtOnce(one: SentenceRead, other: SentenceRead): SentenceRead | undefined {
  const [[first, ...more], [second, ...others]] = [one.effects, other.effects];
  if (first?.kind !== 'createTokens' || second?.kind !== 'createTokens' || more.length + others.length > 0)
    return undefined;
  if (one.targets.length + other.targets.length > 0 || first.forEach !== undefined || second.forEach !== undefined)
    return undefined;
  const { besides = [], ...plain } = second;
  return { effects: [{ ...first, besides: [plain, ...besides] }], targets: [] };
}

/** A sentence without its period, and what it says once for all its instructions: a duration, what X is. */
function saidOfAll(wording: string) {
  const [, until = '', rest = wording] = /^(until [^,]*, )(.*)$/.exec(wording) ?? [];
  const [, stated = rest.replace(/\.$/, ''), whereX] = /^(.*?)(, where X is .*)\.$/.exec(rest) ?? [];
  return { until, stated, whereX };
}

function withX(instruction: string, whereX: string | undefined): string {
  return whereX !== undefined && /\bX\b/.test(instruction) ? `${instruction}${whereX}` : instruction;
}

const TIMES = /\b(?:until|this turn|for as long as|this combat)\b/;

/** A change without a duration, which may be said once for both halves. */
function isLasting(effects: readonly Effect[]): boolean {
  return effects.some(it => (it.kind === 'continuous' || it.kind === 'shield') && it.duration === 'permanent');
}

function isQuoted(text: string, at: number): boolean {
  return text.slice(0, at).split('"').length % 2 === 0;
}

/** Two instructions in order; where they are about the same target, it is that of the first. */
function together(first: SentenceRead, second: SentenceRead, sameTarget: boolean): SentenceRead {
  const before = sameTarget ? 0 : first.targets.length;
  const targets = sameTarget ? second.targets.slice(first.targets.length) : second.targets;
  const all = [...first.targets, ...targets];
  // "its controller" of the second half speaks of the first half's target
  const effects = aboutTargets(afterTargets(second.effects, before), first.targets);
  return { effects: [...first.effects, ...effects], targets: all };
}
