// Facts the engine notes, in words: a sentence a code. An unknown code is spelled out.

import type { Scene } from '../scene.ts';
import { counters, possessive, sentence } from '../words.ts';
import { wordIn } from './detail.ts';
import { anything, type Coded, does, type Parts, partsOf, playerDoes, type Words } from './parts.ts';

/** A fact that no other step carries. */
export function tellNoted(scene: Scene, coded: Coded): string {
  const parts = partsOf(scene, coded);
  return sentence((NOTED[coded.code] ?? anything)(parts));
}

/** Words by the engine's codes. */
export const NOTED: Words = {
  // Entering, or not.
  'enters under': it =>
    `${does(it, 'enter')} ${it.detail.tapped === true ? 'tapped' : 'untapped'} under ${possessive(it.player)} control`,
  'enters attacking': it => `${does(it, 'enter')} attacking`,
  'enters unattached': it => `${it.first} can't be attached to ${it.rest || 'that'}, and enters unattached`,
  attached: it => `${it.first} enters attached to ${it.rest || 'what it enchants'}`,
  'not created': it => `${it.it} ${it.many ? 'are' : 'is'} not created`,
  'goes to the graveyard': it => `${it.it} does not enter: it goes to ${it.zone('graveyard')}`,
  'stays where it is': it => `${it.it} stays where it is, ${inside(it, wordIn(it.detail, 'zone'))}`,
  'does not move': it => `${it.first} does not become attached to ${it.rest || 'that'}`,
  'contradictory moves': it =>
    `two effects would move ${it.it} to different places, and ${playerDoes(it, 'choose')} one`,
  creates: it => playerDoes(it, `create ${it.named('name') ?? 'a token'}`),
  'is a new object': it =>
    `${it.it} is a new object in ${it.zone(wordIn(it.detail, 'to'))}, and remembers nothing of what it was`,
  'effects go on': it => `effects on the spell go on applying to ${it.it}`,
  'last known': it => `${it.it} is remembered as it last was on the battlefield`,
  'has no permanent type': it => `${it.it} has no permanent type left, and stays on the battlefield all the same`,
  // As it enters.
  copies: it => `${it.first} copies ${it.named('name') ?? it.rest}`,
  'nothing to copy': it => `there is nothing for ${it.it} to copy`,
  'with it': it =>
    `as ${it.first} enters, ${it.rest || 'nothing'} ${it.restMany ? 'are' : 'is'} ${participle(wordIn(it.detail, 'verb'))}`,
  'condition met': it => `the condition is met${about(it)}`,
  'condition not met': it => `the condition is not met${about(it)}`,
  'cannot be paid': it =>
    `${playerDoes(it, "can't pay")}${it.it === '' ? '' : ` for ${it.it}`}`.replace("can't pays", "can't pay"),
  'goes first': it => `one effect has to be applied${it.it === '' ? '' : ` to ${it.it}`} before the others`,
  // Damage.
  prevented: it => `${number(it)} damage${from(it)} is prevented`,
  'cannot be prevented': it => `the damage${from(it)} can't be prevented`,
  redirected: it => `${number(it)} damage from ${it.first} is dealt to ${it.rest || 'somebody else'} instead`,
  'cannot be redirected': it => `the damage from ${it.first} can't be dealt to anything else, and is dealt as it was`,
  'done again': it => `${it.it} has it done twice`,
  lifelink: it => `${it.first} has lifelink, so ${playerDoes(it, `gain ${number(it)} life`)}`,
  poison: it => playerDoes(it, `get ${counters(it.amount ?? 1, 'poison')} from ${it.first}`),
  'loses life': it => playerDoes(it, `lose ${number(it)} life`),
  'loses loyalty': it => `${it.rest || it.first} loses ${number(it)} loyalty`,
  'loses defense': it => `${it.rest || it.first} loses ${number(it)} defense`,
  withers: it => `${it.rest || it.first} gets ${counters(it.amount ?? 1, '-1/-1')} in place of the damage`,
  marked: it => `${number(it)} damage is marked on ${it.rest || it.first}`,
  'life floor': it => `the damage leaves ${it.player} with ${it.detail.floor ?? 1} life`,
  then: () => 'what the effect does besides follows right after',
  // Life, counters, mana.
  'life set': it => `${possessive(it.player)} life total becomes ${it.detail.life ?? 'that number'}`,
  'moves counters': it =>
    `${counters(it.amount ?? 1, it.counter ?? 'such')} ${it.amount === 1 ? 'moves' : 'move'} from ${it.first} to ${it.rest}`,
  'cannot move counters': it =>
    `no counters move from ${it.first} to ${it.rest}: both halves of the move must be possible`,
  'more mana': () => 'the mana produced is more, and of the kinds it would have been',
  paysMana: it => playerDoes(it, `pay ${wordIn(it.detail, 'cost') ?? 'mana'}`),
  // Other things.
  'turn-based': () => 'as the step begins, what the turn asks is done',
  'not among the cards': it => `${it.it} ${it.many ? 'are' : 'is'} entering, and not among the cards moved`,
  reveals: it => playerDoes(it, `reveal ${it.it}`),
  regenerated: it => `${it.it} regenerates: it becomes tapped, and its damage is removed`,
  'cannot be regenerated': it => `${it.it} can't be regenerated`,
  endsTurn: () => 'the turn ends',
  'nothing happens': it => (IN_VAIN[it.rule] ?? (() => `nothing happens${about(it)}`))(it),
};

/** Why nothing comes of an event, by the rule that says so. */
const IN_VAIN: Words = {
  '119.9': () => 'gaining 0 life is no gain of life',
  '120.1a': it => `${it.it} can't be dealt damage`,
  '614.7a': () => 'no damage is dealt, so there is nothing to replace',
  '701.8a': it => `${it.it} is not on the battlefield and can't be destroyed`,
  '702.12b': it => `${it.it} has indestructible and can't be destroyed`,
  '701.27c': it => `${it.it} is not double-faced and does not transform`,
  '701.27d': it => `${it.it} does not transform: its other face is an instant or sorcery`,
  '712.15a': it => `${it.it} is face down and does not transform`,
  '701.40g': it => `${it.it} is an instant or sorcery card: it is revealed and stays face down`,
  '701.58g': it => `${it.it} is an instant or sorcery card: it is revealed and stays face down`,
  '730.2g': it => `${it.it} holds an instant or sorcery card: it is revealed and stays face down`,
};

const PARTICIPLES: Readonly<Record<string, string>> = {
  put: 'put there',
  shuffle: 'shuffled away',
  reveal: 'revealed',
};

/** "devoured", "sacrificed", "exiled". */
function participle(verb: string | undefined): string {
  if (verb === undefined) return 'chosen';
  return PARTICIPLES[verb] ?? (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);
}

function inside(it: Parts, zone: string | undefined): string {
  if (zone === 'battlefield' || zone === 'stack') return `on the ${zone}`;
  return zone === 'outside' ? 'outside the game' : `in ${it.zone(zone)}`;
}

function about(it: Parts): string {
  return it.it === '' ? '' : ` for ${it.it}`;
}

function from(it: Parts): string {
  if (it.first === '') return '';
  return it.rest === '' ? ` from ${it.first}` : ` from ${it.first} to ${it.rest}`;
}

function number(it: Parts): string {
  return it.amount === undefined ? 'the' : String(it.amount);
}
