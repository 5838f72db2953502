// Codes of the engine's free steps in words: what was proposed, what happened, what is noted. An unknown code is spelled out.

import type { ObjectId, PlayerId } from '../../engine/index.ts';
import { objectOf, type Scene } from '../scene.ts';
import { capital, counters, list, numberWord, possessive, sentence, spelled, thirdPerson } from '../words.ts';
import { objectWords } from './choice.ts';
import { type Detail, numberIn, saysYes, wordIn } from './detail.ts';

/** A free step: a code, and what it is about. */
export interface Coded {
  readonly code: string;
  readonly objects: readonly ObjectId[];
  readonly players: readonly PlayerId[];
  readonly detail: Detail;
}

/** Whole sentences for something that happened, as the performers record it. */
export function tellHappened(scene: Scene, coded: Coded): string {
  return sentence((HAPPENED[coded.code] ?? anything)(partsOf(scene, coded)));
}

/** What would happen before anything replaces it. */
export function tellProposed(scene: Scene, coded: Coded): string {
  const parts = partsOf(scene, coded);
  const told = (HAPPENED[coded.code] ?? anything)({ ...parts, would: true });
  return sentence(told);
}

/** A fact that no other step carries. */
export function tellNoted(scene: Scene, coded: Coded): string {
  const parts = partsOf(scene, coded);
  return sentence((NOTED[coded.code] ?? HAPPENED[coded.code] ?? anything)(parts));
}

export interface Parts {
  readonly code: string;
  /** The objects, empty where there are none. */
  readonly it: string;
  readonly many: boolean;
  /** The first of the objects. */
  readonly first: string;
  /** The players; empty where there are none. */
  readonly player: string;
  readonly players: number;
  readonly second: boolean;
  readonly detail: Detail;
  readonly amount: number | undefined;
  readonly counter: string | undefined;
  /** A detail that is an id, by its name; any other word as it is. */
  readonly named: (...keys: readonly string[]) => string | undefined;
  readonly would?: boolean;
  /** The owner's or controller's zone: "your hand". */
  readonly zone: (zone: string | undefined) => string;
}

function partsOf(scene: Scene, coded: Coded): Parts {
  const speakers = coded.players.map(it => scene.names.player(it));
  const [first] = coded.objects;
  return {
    code: coded.code,
    it: coded.objects.length === 0 ? '' : objectWords(scene, coded.objects),
    many: coded.objects.length > 1,
    first: first === undefined ? '' : scene.names.object(first),
    player: list(speakers.map(it => it.name)),
    players: speakers.length,
    second: speakers.length === 1 && speakers[0]?.second === true,
    detail: coded.detail,
    amount: numberIn(coded.detail, 'amount', 'count', 'number', 'n'),
    counter: wordIn(coded.detail, 'counter'),
    named: (...keys) => {
      const word = wordIn(coded.detail, ...keys);
      return word === undefined ? undefined : scene.names.thing(word as ObjectId); // an id, or a name that stands for itself
    },
    zone: zone => zoneOf(scene, first, zone),
  };
}

/** "your hand", "the graveyard of your opponent" is "your opponent's graveyard". */
function zoneOf(scene: Scene, id: ObjectId | undefined, zone: string | undefined): string {
  if (zone === undefined) return 'its zone';
  if (zone === 'battlefield' || zone === 'stack') return `the ${zone}`;
  if (zone === 'exile') return 'exile';
  if (zone === 'command') return 'the command zone';
  if (zone === 'outside') return 'outside the game';
  if (zone === 'nowhere') return 'nowhere';
  const owner = id === undefined ? undefined : objectOf(scene, id)?.owner;
  return owner === undefined ? `its owner's ${zone}` : `${scene.names.player(owner).own} ${zone}`;
}

/** The objects with a verb: "Bear Cub enters", "two Bears enter", "Bear Cub would enter". */
export function does(it: Parts, verb: string): string {
  if (it.would === true) return `${it.it} would ${verb}`;
  return `${it.it} ${it.many ? verb : thirdPerson(verb)}`;
}

/** The players with a verb. */
export function playerDoes(it: Parts, verb: string): string {
  if (it.would === true) return `${it.player} would ${verb}`;
  return `${it.player} ${it.second || it.players > 1 ? verb : thirdPerson(verb)}`;
}

type Words = Readonly<Record<string, (parts: Parts) => string>>;

const HAPPENED: Words = {
  enters: it => `${does(it, 'enter')}${under(it)}${saysYes(it.detail, 'tapped') ? ' tapped' : ''}`,
  creates: it => playerDoes(it, `create ${it.named('token', 'name', 'what') ?? 'tokens'}`),
  draws: it => playerDoes(it, `draw ${cards(it)}`),
  mills: it => playerDoes(it, `mill ${cards(it)}`),
  gainsLife: it => playerDoes(it, `gain ${number(it)} life`),
  losesLife: it => playerDoes(it, `lose ${number(it)} life`),
  paysLife: it => playerDoes(it, `pay ${number(it)} life`),
  setsLife: it => `${capital(possessive(it.player))} life total becomes ${it.amount ?? 'the number said'}`,
  destroys: it => passive(it, 'destroyed'),
  taps: it => does(it, 'become tapped'),
  untaps: it => does(it, 'untap'),
  transforms: it => does(it, 'transform'),
  phasesIn: it => does(it, 'phase in'),
  phasesOut: it => does(it, 'phase out'),
  turnsFaceUp: it => passive(it, 'turned face up'),
  becomesCopy: it => does(it, `become a copy of ${it.named('of', 'ofName') ?? 'it'}`),
  merges: it => does(it, `merge with ${it.named('with') ?? 'it'}`),
  attaches: it => does(it, `become attached to ${it.named('to') ?? 'it'}`),
  putsCounters: it =>
    `${countersOf(it)} ${it.would === true ? 'would be' : it.amount === 1 ? 'is' : 'are'} put on ${it.it || it.player}`,
  removesCounters: it =>
    `${countersOf(it)} ${it.would === true ? 'would be' : it.amount === 1 ? 'is' : 'are'} removed from ${it.it || it.player}`,
  movesCounters: it => `${countersOf(it)} ${it.would === true ? 'would move' : 'move'} to ${it.named('to') ?? it.it}`,
  dealsDamage: it => `${does(it, `deal ${number(it)} damage`)} to ${it.named('to', 'target') ?? (it.player || 'it')}`,
  moves: it => `${does(it, 'go')} to ${it.zone(wordIn(it.detail, 'to', 'zone'))}`,
  begins: it =>
    `${possessive(it.player)} ${spelled(wordIn(it.detail, 'what', 'step') ?? 'turn')} ${it.would === true ? 'would begin' : 'begins'}`,
  addsMana: it => playerDoes(it, `add ${wordIn(it.detail, 'mana') ?? 'mana'}`),
  losesGame: it => playerDoes(it, 'lose the game'),
  winsGame: it => playerDoes(it, 'win the game'),
  shuffles: it => playerDoes(it, 'shuffle'),
  carriesOut: it => `the instructions of ${it.named('by', 'source', 'name') ?? it.it} are carried out in order`,
};

const NOTED: Words = {
  copies: it => `${it.first} copies ${it.named('name') ?? it.it}`,
  'nothing to copy': it => `there is nothing for ${it.it} to copy`,
  paysMana: it => playerDoes(it, `pay ${wordIn(it.detail, 'cost') ?? 'mana'}`),
  reveals: it => playerDoes(it, `reveal ${it.it}`),
  endsTurn: () => 'the turn ends',
  staysWhereItIs: it => `${does(it, 'stay')} where ${it.many ? 'they are' : 'it is'}`,
  isNewObject: it => `${it.it} is a new object with no memory of what it was`,
};

function under(it: Parts): string {
  return it.player === '' ? '' : ` under ${possessive(it.player)} control`;
}

function cards(it: Parts): string {
  return it.amount === undefined || it.amount === 1 ? 'a card' : `${numberWord(it.amount)} cards`;
}

function number(it: Parts): string {
  return it.amount === undefined ? 'some' : String(it.amount);
}

function countersOf(it: Parts): string {
  return it.counter === undefined ? 'counters' : counters(it.amount ?? 1, it.counter);
}

function passive(it: Parts, participle: string): string {
  return `${it.it} ${it.would === true ? 'would be' : it.many ? 'are' : 'is'} ${participle}`;
}

/** A code nobody knows: its own words about what it concerns. */
function anything(it: Parts): string {
  const about = [it.it, it.player].filter(each => each !== '');
  const said = spelled(it.code);
  return about.length === 0 ? said : `${list(about)}: ${said}`;
}
