// Facts recorded by the engine, in words: a table complete by code.

import type { EntryVerb, Fact, GameState, NoOpReason, Step, Unpayable, Zone } from '../../engine/index.ts';
import { asSentence, counterWords, listInWords, possessive } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import { type ExplainContext, phraserFor } from '../explain-context.ts';
import { unmetPhrase } from '../phrase/condition-phrase.ts';
import { priceOf } from './choice-offers.ts';
import { objectsVerb, playersVerb, type StepParts, stepParts } from './step-parts.ts';

type FactStep = Extract<Step, { readonly kind: 'fact' }>;

/** A fact with no step of its own, as a whole sentence. */
export function explainFact(context: ExplainContext, step: FactStep): string {
  const parts = stepParts(context, step);
  return asSentence(
    unpaidWords(context, step, parts) ??
      forbiddenWords(context, step, parts) ??
      hostlessWords(step, parts) ??
      lifelinkWords(context, step, parts) ??
      unfollowedWords(context, step, parts) ??
      factWords(parts, step.fact),
  );
}

/** An Aura with nothing to enchant (303.4g): "Pacifism does not enter: there is nothing it can enchant"; undefined for others. */
function hostlessWords({ fact }: FactStep, { it, many }: StepParts): string | undefined {
  if (!('hostless' in fact) || fact.hostless !== true) return undefined;
  return `${it} ${many ? 'do' : 'does'} not enter: there is nothing ${many ? 'they' : 'it'} can enchant`;
}

/**
 * The price that can't be paid: "with 1 life you can't pay 2 life for Steam Vents", "Platinum Emperion keeps you from
 * paying 2 life for Steam Vents"; undefined where no ability names one.
 */
function unpaidWords(
  context: ExplainContext,
  { fact, objects, players }: FactStep,
  parts: StepParts,
): string | undefined {
  if (fact.kind !== 'cannot be paid') return undefined;
  const price = priceOf(context, objects[0]);
  if (price === undefined) return undefined;
  if (fact.by !== undefined)
    return `${context.names.effect(fact.by)} keeps ${parts.player} from paying${price.slice('pay'.length)} for ${parts.it}`;
  const payer = context.before.players.find(it => it.id === players[0]);
  const having = payer !== undefined && fact.because === 'life' ? `with ${payer.life} life ` : '';
  return `${having}${parts.player} can't ${price} for ${parts.it}`;
}

/** Lifelink that gains no life: "Wurmcoil Engine has lifelink, so you would gain 6 life"; undefined where it does, and for others. */
function lifelinkWords(
  { before, after }: ExplainContext,
  { fact, players }: FactStep,
  parts: StepParts,
): string | undefined {
  if (fact.kind !== 'lifelink') return undefined;
  const lifeIn = ({ players: all }: GameState) => all.find(it => it.id === players[0])?.life ?? 0;
  if (lifeIn(after) > lifeIn(before)) return undefined;
  return `${parts.first} has lifelink, so ${parts.player} would gain ${fact.amount} life`;
}

/** "Small Push asks for what is not so: Hill Giant's mana value is 3 or more"; undefined where the condition has no plain negation. */
function unfollowedWords(context: ExplainContext, { fact }: FactStep, { first }: StepParts): string | undefined {
  if (fact.kind !== 'instruction not followed') return undefined;
  const words = unmetPhrase(phraserFor(context, fact.by), fact.unmet);
  if (words === undefined) return undefined;
  const named = first === '' ? words : words.replace(/\bthe target\b|^that\b(?= (?:is|was)\b)/u, first);
  return `the condition of ${context.names.effect(fact.by)} is not met: ${named}`;
}

/** "Omen Machine keeps you from choosing what Idle Thought offers"; undefined where no effect forbids it. */
function forbiddenWords({ names }: ExplainContext, { fact }: FactStep, { it, player }: StepParts): string | undefined {
  if (fact.kind !== 'cannot be chosen' || fact.by === undefined) return undefined;
  return `${names.effect(fact.by)} keeps ${player} from choosing what ${it === '' ? 'it' : it} offers`;
}

function factWords<K extends Fact['kind']>(parts: StepParts, fact: Fact<K>): string {
  return FACT_WORDS[fact.kind](parts, fact);
}

/** "Your opponent has hexproof, so the spell does not resolve and does nothing". */
function illegalTargetWords(parts: StepParts, { all, of, by }: Fact<'illegal target'>): string {
  const isPlayer = parts.it === '';
  const does = (verb: string) => (isPlayer ? playersVerb(parts, verb) : objectsVerb(parts, verb));
  const be = isPlayer ? (parts.second || parts.players > 1 ? 'are' : 'is') : parts.many ? 'are' : 'is';
  const keyword = by === 'rule' ? undefined : by;
  const no = by === 'rule' ? "can't be the target" : `${be} no legal target`;
  const why = keyword === undefined ? `${isPlayer ? parts.player : parts.it} ${no}` : does(`have ${keyword}`);
  if (all) return `${why}, so the ${of} does not resolve and does nothing`;
  const whom = isPlayer ? (parts.second ? 'you' : 'them') : 'it';
  return by === undefined
    ? `${why}: the ${of} does nothing to ${whom}`
    : `${why}, so the ${of} does nothing to ${whom}`;
}

const FACT_WORDS: { readonly [K in Fact['kind']]: (it: StepParts, fact: Fact<K>) => string } = {
  // Entering, or not.
  'enters under': (parts, { tapped, said }) =>
    said === undefined
      ? `${objectsVerb(parts, 'enter')} ${tapped ? 'tapped' : 'untapped'} under ${possessive(parts.player)} control`
      : `${objectsVerb(parts, 'enter')}${tapped ? ' tapped' : ''}${asSaid(parts, said)}`,
  'becomes a token': parts =>
    `${parts.it} becomes a token on entering: it is not created, so what watches tokens being created does not see it`,
  'not cast': (it, { without }) => `${it.it} was not cast, so ${NOT_CAST[without]}`,
  'phased out': it => `${it.it} ${it.many ? 'are' : 'is'} phased out, and treated as though not there`,
  'did nothing itself': (parts, { action }) =>
    action === 'other'
      ? `${parts.it} has not done itself what its abilities refer to: that was another permanent`
      : `${parts.it} ${action} nothing itself: that was another permanent`,
  'enters attacking': it => `${objectsVerb(it, 'enter')} attacking`,
  attacks: it => `${it.first} attacks ${it.rest || it.player}`,
  'illegal target': illegalTargetWords,
  'attack taken as legal': (it, { printed }) =>
    `${it.rest || 'an effect'} says "${printed}": I did not look into that, and took the attack by ${it.first} as allowed`,
  'cast taken as legal': (it, { printed }) =>
    `${it.rest || 'an effect'} says "${printed}": I did not look into that, and took it that ${it.first} may be cast`,
  'may be exerted': (it, { printed }) =>
    `${it.first} may be exerted as it attacks ("${printed}"): I took it that it is not`,
  'triggers resolve first': it =>
    `${objectsVerb(it, 'trigger')} as the ability is activated, and ${it.many ? 'they resolve' : 'that resolves'} before it`,
  'enters unattached': it => `${it.first} can't be attached to ${it.rest || 'that'}, and enters unattached`,
  attached: it => `${it.first} enters attached to ${it.rest || 'what it enchants'}`,
  'not created': parts =>
    parts.it === ''
      ? 'no token is created: there is nothing for it to be a copy of'
      : `${parts.it} ${parts.many ? 'are' : 'is'} not created`,
  'goes to the graveyard': it => `${it.it} does not enter: it goes to ${it.zone('graveyard')}`,
  'stays where it is': (it, { zone }) => `${it.it} stays where it is, ${inside(it, zone)}`,
  'does not move': it => `${it.first} does not become attached to ${it.rest || 'that'}`,
  fights: it => `${it.first} fights ${it.rest || 'itself'}: each deals damage equal to its power to the other`,
  'does not fight': it => `${it.first} does not fight ${it.rest || 'itself'}, and neither deals damage`,
  'left already': it => `${it.it} has left the battlefield already, so nothing is moved until it does`,
  'returns at once': (it, { to }) =>
    `${objectsVerb(it, 'return')} to ${it.zone(to)} at once: ${it.many ? 'they were' : 'it was'} exiled only until what exiled ${it.many ? 'them' : 'it'} left the battlefield`,
  'contradictory moves': parts =>
    `two effects would move ${parts.it} to different places, and ${playersVerb(parts, 'choose')} one`,
  creates: (it, { name }) => playersVerb(it, `create ${name}`),
  'is a new object': (it, { to }) => `${it.it} is a new object in ${it.zone(to)}, and remembers nothing of what it was`,
  'effects go on': it => `effects on the spell go on applying to ${it.it}`,
  'last known': it => `${it.it} is remembered as it last was on the battlefield`,
  'has no permanent type': it => `${it.it} has no permanent type left, and stays on the battlefield all the same`,
  // As it enters.
  copies: (it, { name }) => `${it.first} copies ${name || it.rest}`,
  'linked trigger lost': it =>
    `${it.it} has become a copy of something else since, so what waited for its own copying does not trigger`,
  'nothing to copy': it => `there is nothing for ${it.it} to copy`,
  'with it': (parts, { verb }) =>
    `as ${parts.first} enters, ${parts.rest || 'nothing'} ${parts.restMany ? 'are' : 'is'} ${PARTICIPLES[verb]}`,
  'condition met': it => `the condition is met${about(it)}`,
  'condition not met': it => `the condition is not met${about(it)}`,
  'instruction not followed': (_, { by }) => `the condition of ${by.name} is not met`,
  'cannot be paid': parts =>
    `${playersVerb(parts, "can't pay")}${parts.it === '' ? '' : ` for ${parts.it}`}`.replace("can't pays", "can't pay"),
  'cannot be chosen': (parts, { because }) =>
    `${playersVerb(parts, "can't choose to do")} what ${parts.it === '' ? 'it' : parts.it} offers: ${WHY_IMPOSSIBLE[because]}`,
  'goes first': it => `one effect has to be applied${it.it === '' ? '' : ` to ${it.it}`} before the others`,
  // Searches.
  'cannot search': parts => `${parts.player} can't search a library because of ${parts.it}`,
  'searches the top': (parts, { amount }) =>
    `${playersVerb(parts, `search only the top ${numberWord(amount)} cards of the library`)} because of ${parts.it}`,
  'controls the search': parts => `${parts.it} lets its controller decide what is found`,
  'untaps only so many': (parts, { amount }) =>
    `${playersVerb(parts, 'choose')} which to untap: no more than ${numberWord(amount)} because of ${parts.it}`,
  'untaps in the step of others': ({ first, rest, restMany }) =>
    rest === first ? `${first} untaps too` : `${rest} ${restMany ? 'untap' : 'untaps'} too because of ${first}`,
  'exiles what is found': parts => `${parts.it} has each card found exiled`,
  // Damage.
  prevented: (it, { amount }) => `${amount} damage${from(it)} is prevented`,
  'cannot be prevented': it => `the damage${from(it)} can't be prevented`,
  redirected: (it, { amount }) =>
    `${amount} damage from ${it.first} is dealt to ${it.rest || it.player || 'somebody else'} instead`,
  'cannot be redirected': it => `the damage from ${it.first} can't be dealt to anything else, and is dealt as it was`,
  'done again': it => `${it.it} has it done twice`,
  lifelink: (it, { amount }) => `${it.first} has lifelink, so ${playersVerb(it, `gain ${amount} life`)}`,
  poison: (it, { amount }) => playersVerb(it, `get ${counterWords(amount, 'poison')} from ${it.first}`),
  'loses life': (it, { amount }) => playersVerb(it, `lose ${amount} life`),
  'loses loyalty': (it, { amount }) => `${it.rest || it.first} loses ${amount} loyalty`,
  'loses defense': (it, { amount }) => `${it.rest || it.first} loses ${amount} defense`,
  withers: (it, { amount }) => `${it.rest || it.first} gets ${counterWords(amount, '-1/-1')} in place of the damage`,
  marked: (it, { amount }) => `${amount} damage is marked on ${it.rest || it.first}`,
  'life floor': (it, { floor }) => `the damage leaves ${it.player} with ${floor} life`,
  then: () => 'what the effect does besides follows right after',
  // Life, counters, mana.
  'life set': (it, { life }) => `${possessive(it.player)} life total becomes ${life}`,
  'counters given': (parts, { counter, amount }) =>
    `${counterWords(amount, counter)} ${amount === 1 ? 'is' : 'are'} put on ${parts.it}`,
  'moves counters': (parts, { counter, amount }) =>
    `${counterWords(amount, counter)} ${amount === 1 ? 'moves' : 'move'} from ${parts.first} to ${parts.rest}`,
  'cannot move counters': parts =>
    `no counters move from ${parts.first} to ${parts.rest}: both halves of the move must be possible`,
  'more mana': () => 'the mana produced is more, and of the kinds it would have been',
  paysMana: (it, { cost }) => playersVerb(it, `pay ${cost}`),
  // Other things.
  'turns a key': (it, { does, name }) => `${playersVerb(it, does)} ${name}`,
  'turn-based': () => 'as the step begins, what the turn asks is done',
  'words not read': (it, { printed }) => `what this would change is not worked out: ${it.it}, "${printed}"`,
  'not among the cards': it => `${it.it} ${it.many ? 'are' : 'is'} entering, and not among the cards moved`,
  reveals: it => playersVerb(it, `reveal ${it.it}`),
  regenerated: it => `${it.it} regenerates: it becomes tapped, and its damage is removed`,
  'sacrificed, not destroyed': subject =>
    `${subject.it} ${subject.many ? 'are' : 'is'} sacrificed, though ${subject.many ? 'they' : 'it'} can't be destroyed: sacrificing is not destroying`,
  'cannot be regenerated': subject => `${subject.it} can't be regenerated`,
  endsTurn: () => 'the turn ends',
  'gets an emblem': it => playersVerb(it, 'get an emblem'),
  'nothing happens': (it, { by }) => NO_OP[by](it),
};

/** Reasons why what a player may do is impossible. */
const WHY_IMPOSSIBLE = {
  life: 'that takes more life than there is',
  objects: 'that takes more than there is',
  library: 'that takes more cards than there are in the library',
  counters: 'that takes more counters than there are',
  tapped: 'what would be tapped is tapped already',
  untapped: 'what would be untapped is untapped already',
  'too new': 'the creature came this turn and has no haste',
  gone: 'what it would be done to is not there',
  forbidden: 'an effect forbids it',
} as const satisfies Record<Unpayable['kind'], string>;

const NOT_CAST = {
  prototype: 'it has its normal size and cost, not those of its prototype',
  'unlocked half': 'neither half of it is unlocked',
} as const;

/** The reasons why nothing comes of an event. */
const NO_OP = {
  'summoning sick': it => `${it.it} came under that player's control this turn and can't attack yet`,
  'no attacker': it => `${it.it} can't attack: it is no untapped creature of the player whose turn it is`,
  defender: it => `${it.it} has defender and can't attack`,
  'more life than there is': () => 'nobody can pay more life than they have',
  'no life': () => 'gaining 0 life is no gain of life',
  'not damageable': it => `${it.it} can't be dealt damage`,
  'no damage': () => 'no damage is dealt, so there is nothing to replace',
  'no longer there': it => `${it.it} is a new object where it is now, and gets no counters`,
  'not on the battlefield': it => `${it.it} is not on the battlefield and can't be destroyed`,
  'not double-faced': it => `${it.it} is not double-faced and does not transform`,
  'meld card': it => `${it.it} does not transform: it is a meld card`,
  'other face is a spell': it => `${it.it} does not transform: its other face is an instant or sorcery`,
  'transforms face down': it => `${it.it} is face down and does not transform`,
  'instant or sorcery': it => `${it.it} is an instant or sorcery card: it is revealed and stays face down`,
  'cloaked instant or sorcery': it => `${it.it} is an instant or sorcery card: it is revealed and stays face down`,
  'merged instant or sorcery': it => `${it.it} holds an instant or sorcery card: it is revealed and stays face down`,
  'already face down': it => `${it.it} is face down already`,
  'double-faced': it => `${it.it} is double-faced and can't be turned face down`,
  'merged double-faced': it => `${it.it} holds a double-faced card and can't be turned face down`,
} as const satisfies { readonly [R in NoOpReason]: (it: StepParts) => string };

const PARTICIPLES = {
  exile: 'exiled',
  sacrifice: 'sacrificed',
  discard: 'discarded',
  return: 'returned',
  mill: 'milled',
  put: 'put there',
  shuffle: 'shuffled away',
  reveal: 'revealed',
  devour: 'devoured',
} as const satisfies Record<EntryVerb, string>;

function inside(parts: StepParts, zone: Zone): string {
  if (zone === 'battlefield' || zone === 'stack') return `on the ${zone}`;
  return zone === 'outside' ? 'outside the game' : `in ${parts.zone(zone)}`;
}

function about(parts: StepParts): string {
  return parts.it === '' ? '' : ` for ${parts.it}`;
}

function from(parts: StepParts): string {
  if (parts.first === '') return '';
  return parts.rest === '' ? ` from ${parts.first}` : ` from ${parts.first} to ${parts.rest}`;
}

/** "with two +1/+1 counters, as Persist says". */
function asSaid(parts: StepParts, said: NonNullable<Fact<'enters under'>['said']>): string {
  const counters = said.counters.map(it => counterWords(it.amount, it.counter));
  return `${counters.length === 0 ? '' : ` with ${listInWords(counters)}`}, as ${said.name === parts.it ? 'its own text' : said.name} says`;
}
