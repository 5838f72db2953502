// Events in words: what would happen, and what did.

import type { Scene } from '../scene.ts';
import { capital, counters, numberWord, possessive, sentence, spelled } from '../words.ts';
import { saysYes, wordIn } from './detail.ts';
import { anything, type Coded, does, type Parts, partsOf, playerDoes, type Words } from './parts.ts';

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
  turnsFaceDown: it => passive(it, 'turned face down'),
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
