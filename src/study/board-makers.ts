// Makers of boards of study: an event of some form among cards of some kinds.

import { enteringItem, lasting, picked, sides } from './board-givens.ts';
import type { StudyCard } from './card-functions.ts';
import { A_CREATURE, type CardTest, COPIES } from './kinds-of-cards.ts';
import type { Chance } from './seeded-chance.ts';
import type { StudyBoard } from './study-board.ts';

/** A maker draws a board from cards; undefined where they make none. */
export type BoardMaker = (cards: readonly StudyCard[], chance: Chance) => StudyBoard | undefined;

/** Something of a kind enters, among permanents of others. */
export function entersAmong(lead: CardTest, ...others: readonly CardTest[]): BoardMaker {
  return (cards, chance) => {
    const [first, ...board] = picked(cards, chance, lead, ...others.map(lasting));
    if (first === undefined || !lead(first)) return undefined;
    return { ...sides(board, chance), when: { enters: [enteringItem(first, chance)] } };
  };
}

/** The same with the first of the others tapped. */
export function entersBesideTapped(lead: CardTest, tapped: CardTest, ...others: readonly CardTest[]): BoardMaker {
  return (cards, chance) => {
    const [first, second, ...board] = picked(cards, chance, lead, lasting(tapped), ...others.map(lasting));
    if (first === undefined || second === undefined) return undefined;
    const { yours, theirs } = sides(board, chance);
    return {
      yours: [{ card: second.name, tapped: true }, ...yours],
      theirs,
      when: { enters: [enteringItem(first, chance)] },
    };
  };
}

/** Two things enter at the same time, from a graveyard. */
export function entersTogether(one: CardTest, other: CardTest, ...others: readonly CardTest[]): BoardMaker {
  return (cards, chance) => {
    const [first, second, ...board] = picked(cards, chance, one, other, ...others.map(lasting));
    if (first === undefined || second === undefined || first.hasX || second.hasX) return undefined;
    const both = [first, second].map(it => ({ card: it.name, from: 'graveyard' }));
    return { ...sides(board, chance), when: { enters: both } };
  };
}

/** The state of what is copied. */
export type OriginalState = 'plain' | 'with counters' | 'a copy itself';

/** Something enters as a copy of a creature of a kind. */
export function copiesAmong(original: CardTest, state: OriginalState, ...others: readonly CardTest[]): BoardMaker {
  return (cards, chance) => {
    const [lead, model, ...board] = picked(cards, chance, COPIES, either(original), ...others.map(lasting));
    if (lead === undefined || model === undefined || !COPIES(lead)) return undefined;
    const clones = cards.filter(it => COPIES(it) && it.types.includes('Creature') && it !== lead && it !== model);
    const below = chance.one(clones);
    const counters = { '+1/+1': 1 + chance.below(3) };
    if (state === 'a copy itself' && below === undefined) return undefined;
    const [what, name] =
      state === 'a copy itself' && below !== undefined
        ? [{ card: below.name, copyOf: model.name }, below.name]
        : [state === 'plain' ? model.name : { card: model.name, counters }, model.name];
    const { yours, theirs } = sides(
      board.filter(it => !it.types.includes('Creature')),
      chance,
    );
    const isYours = chance.oneIn(2);
    return {
      yours: isYours ? [what, ...yours] : yours,
      theirs: isYours ? theirs : [what, ...theirs],
      when: { enters: [enteringItem(lead, chance)] },
      choose: [{ copy: name }],
    };
  };
}

function either(original: CardTest): CardTest {
  return lasting(card => A_CREATURE(card) && original(card) && !COPIES(card));
}

const CREATURE_TOKENS = [
  { types: ['Creature'], subtypes: ['Soldier'], colors: ['white'], power: '1', toughness: '1' },
  { types: ['Creature'], subtypes: ['Goblin'], colors: ['red'], power: '1', toughness: '1' },
  { types: ['Creature'], subtypes: ['Elephant'], colors: ['green'], power: '3', toughness: '3' },
] as const;

/** You would create tokens. */
export function createsTokens(...others: readonly CardTest[]): BoardMaker {
  return (cards, chance) => {
    const token = chance.one([...CREATURE_TOKENS, ...CREATURE_TOKENS, 'Treasure', 'Clue', 'Food']);
    const yours = picked(cards, chance, ...others.map(lasting)).map(it => it.name);
    return { yours, theirs: [], when: { creates: { token, count: 1 + chance.below(3) } } };
  };
}

/** A creature that does one thing at most. */
const isPlainCreature: CardTest = it => A_CREATURE(it) && it.functions.size < 2;

/** Counters are put on a creature. */
export function putsCounters(...others: readonly CardTest[]): BoardMaker {
  return (cards, chance) => {
    const [creature, ...board] = picked(cards, chance, lasting(isPlainCreature), ...others.map(lasting));
    if (creature === undefined || !A_CREATURE(creature)) return undefined;
    const yours = [creature.name, ...board.map(it => it.name)];
    return {
      yours,
      theirs: [],
      when: { putsCounters: { on: creature.name, kind: '+1/+1', count: 1 + chance.below(2) } },
    };
  };
}

/** A lore counter is put on a Saga that has one or two. */
export function advances(story: CardTest, ...others: readonly CardTest[]): BoardMaker {
  return (cards, chance) => {
    const [saga, ...board] = picked(cards, chance, lasting(story), ...others.map(lasting));
    if (saga === undefined || !story(saga)) return undefined;
    const { yours, theirs } = sides(board, chance);
    return {
      yours: [{ card: saga.name, counters: { lore: 1 + chance.below(2) } }, ...yours],
      theirs,
      when: { putsCounters: { on: saga.name, kind: 'lore', count: 1 } },
    };
  };
}

/** +1/+1 counters are put on a creature that has a -1/-1 counter. */
export function countersMeet(...others: readonly CardTest[]): BoardMaker {
  return (cards, chance) => {
    const [creature, ...board] = picked(cards, chance, lasting(isPlainCreature), ...others.map(lasting));
    if (creature === undefined || !A_CREATURE(creature)) return undefined;
    return {
      yours: [{ card: creature.name, counters: { '-1/-1': 1 } }, ...board.map(it => it.name)],
      theirs: [],
      when: { putsCounters: { on: creature.name, kind: '+1/+1', count: 1 + chance.below(3) } },
    };
  };
}

/** A token is created as a copy of a permanent that has counters of its own. */
export function createsCopy(original: CardTest, counter: string, ...others: readonly CardTest[]): BoardMaker {
  return (cards, chance) => {
    const [model, ...board] = picked(cards, chance, lasting(original), ...others.map(lasting));
    if (model === undefined || !original(model)) return undefined;
    const { yours, theirs } = sides(board, chance);
    return {
      yours: [{ card: model.name, counters: { [counter]: 1 + chance.below(2) } }, ...yours],
      theirs,
      when: { creates: { copyOf: model.name } },
    };
  };
}

/** Two of your permanents die at the same time, the second perhaps a token. */
export function dieTogether(first: CardTest, withToken: boolean, ...others: readonly CardTest[]): BoardMaker {
  return (cards, chance) => {
    const [one, other, ...board] = picked(
      cards,
      chance,
      lasting(it => A_CREATURE(it) && first(it)),
      lasting(A_CREATURE),
      ...others.map(lasting),
    );
    if (one === undefined || other === undefined || !A_CREATURE(one) || !A_CREATURE(other)) return undefined;
    const token = chance.one(CREATURE_TOKENS);
    const second = withToken && token !== undefined ? `${token.subtypes[0]} Token` : other.name;
    const yours = [one.name, withToken ? { token } : other.name, ...board.map(it => it.name)];
    const event = chance.oneIn(2) ? 'destroys' : 'dies';
    return { yours, theirs: [], when: { [event]: { objects: [one.name, second] } } };
  };
}

/** Something enters that looks at devotion, which is one short of enough without it. */
export function entersDevoted(lead: CardTest, ...others: readonly CardTest[]): BoardMaker {
  return (cards, chance) => {
    const [first, ...board] = picked(cards, chance, lead, ...others.map(lasting));
    const [symbol] = /\{[WUBRG]\}/u.exec(first?.manaCost ?? '') ?? [];
    if (first === undefined || symbol === undefined) return undefined;
    const worth = ({ manaCost }: StudyCard) => manaCost.split(symbol).length - 1;
    const short = DEVOTION - worth(first);
    const fitting = cards.filter(it => A_CREATURE(it) && !it.isFragile && !it.legendary && !board.includes(it));
    const devoted = chance.one(fitting.filter(it => worth(it) > 0 && short % worth(it) === 0));
    if (devoted === undefined) return undefined;
    const count = short / worth(devoted);
    const { yours, theirs } = sides(board, chance);
    const many = count === 1 ? devoted.name : { card: devoted.name, count };
    return { yours: [many, ...yours], theirs, when: { enters: [enteringItem(first, chance)] } };
  };
}

/** The devotion that the cards of the pack ask for. */
const DEVOTION = 5;
