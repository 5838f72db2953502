// Objects of an outcome as plain named data.

import type { Ability, GameObject, ObjectAbility, ObjectId, PlayerId, View } from '../../engine/index.ts';
import { levelOf } from '../../engine/index.ts';
import { unnumbered } from '../../kit/strings.ts';
import { OBJECT_ZONES } from '../../vocabulary/index.ts';
import type { ObjectAnswer } from '../answer.ts';
import type { ChosenWords } from '../schema/chosen-schema.ts';
import type { Keys } from './answer-keys.ts';

/** A function from an ability and the name of its object to the words on the card. */
export type AbilityWords = (ability: Ability, name: string) => string;

/** Layouts whose cards have a front and a back (712). */
const DOUBLE_FACED = ['transform', 'modal_dfc', 'battle', 'meld'] as const;

/** The data of an object in that position. `asked` and `changed` are set by the caller. */
export function objectAnswer(
  view: View,
  id: ObjectId,
  name: string,
  keys: Keys,
  words: AbilityWords,
): Omit<ObjectAnswer, 'asked' | 'changed'> {
  const object = view.object(id);
  const is = view.of(id);
  const zone = OBJECT_ZONES.find(it => it === object.zone);
  const copy = object.copies.at(-1)?.ofName;
  const onBattlefield = object.zone === 'battlefield';
  return {
    written: name,
    ...(object.token && unnumbered(object.label) !== name ? { madeAs: unnumbered(object.label) } : {}),
    ...(object.components.length > 0 ? { components: object.components.map(it => it.cardName) } : {}),
    exists: zone !== undefined && !(object.token && !onBattlefield && object.zone !== 'stack'),
    ...(zone === undefined ? {} : { zone }),
    ...(onBattlefield || object.zone === 'stack' ? { controller: view.controller(id) } : {}),
    owner: object.owner,
    name: is.name,
    manaValue: is.manaValue,
    types: is.types,
    subtypes: is.everyCreatureType ? [...is.subtypes, 'every creature type'] : is.subtypes,
    supertypes: is.supertypes,
    colors: is.colors,
    ...defined('power', is.power),
    ...defined('toughness', is.toughness),
    ...defined('loyalty', is.loyalty),
    ...defined('defense', is.defense),
    counters: Object.fromEntries(Object.entries(object.counters).filter(([, n]) => n > 0)),
    tapped: object.tapped,
    flipped: object.flipped,
    faceDown: object.faceDown !== undefined,
    ...faceOf(object),
    phasedOut: object.phasedOut,
    keywords: is.abilities.flatMap(held => keywordWords(held, is.name, words)).map(words => withChosen(words, object)),
    abilities: is.abilities.map(held => words(held.ability, is.name)),
    ...defined('copyOf', copy),
    ...defined('attachedTo', attachedTo(object, keys)),
    chosen: chosenAnswer(object, keys),
    token: object.token,
    ...defined('protector', object.protector),
    damage: object.damage,
    ...defined('attacking', object.attacking === undefined ? undefined : thingKey(object.attacking, keys)),
    level: onBattlefield ? levelOf(view, object) : object.level,
    designations: object.designations,
  };
}

/** The data of a token that was never created. */
export function neverCreated(name: string, owner: string): ObjectAnswer {
  const nothing = {
    types: [],
    subtypes: [],
    supertypes: [],
    colors: [],
    keywords: [],
    abilities: [],
    designations: [],
  };
  const status = { tapped: false, flipped: false, faceDown: false, phasedOut: false, damage: 0 };
  return {
    ...nothing,
    ...status,
    written: name,
    exists: false,
    owner,
    name,
    manaValue: 0,
    counters: {},
    chosen: {},
    token: true,
    asked: true,
    changed: false,
  };
}

function keywordWords(held: ObjectAbility, name: string, words: AbilityWords): readonly string[] {
  return held.ability.kind === 'keyword' ? [words(held.ability, name).toLowerCase().replace(/\.$/, '')] : [];
}

/** "protection from the chosen color" with the chosen color, once it is chosen. */
function withChosen(words: string, { chosen }: GameObject): string {
  return words
    .replace('the chosen color', chosen.color ?? 'the chosen color')
    .replace('the chosen type', chosen.creatureType ?? 'the chosen type')
    .replace('the chosen player', chosen.player ?? 'the chosen player')
    .replace('the chosen card name', chosen.cardName ?? 'the chosen card name')
    .toLowerCase();
}

function faceOf(object: GameObject): { readonly face?: string } {
  const { layout, faces } = object.printed;
  const copied = object.copies.at(-1)?.of;
  const own = (DOUBLE_FACED.some(it => it === layout) || layout === 'token') && faces.length > 1;
  const borrowed =
    object.token &&
    copied !== undefined &&
    copied.printed.faces.length > 1 &&
    DOUBLE_FACED.some(it => it === copied.printed.layout);
  if (!own && !borrowed) return {};
  return { face: object.face === 0 ? 'front' : 'back' };
}

function attachedTo(object: GameObject, keys: Keys): string | undefined {
  return object.attachedTo === undefined || object.zone !== 'battlefield'
    ? undefined
    : thingKey(object.attachedTo, keys);
}

function thingKey(id: ObjectId | PlayerId, keys: Keys): string {
  return keys.of(id as ObjectId) ?? id; // a player's identifier is its name, which no object has
}

function chosenAnswer({ chosen }: GameObject, keys: Keys): ChosenWords {
  const { number, mode, word, fromWord, toWord, object } = chosen;
  const cardName = chosen.cardNames?.join(' and ') ?? chosen.cardName;
  return {
    ...defined('color', chosen.colors?.join(' and ') ?? chosen.color),
    ...defined('creatureType', chosen.creatureTypes?.join(' and ') ?? chosen.creatureType),
    ...defined('cardName', cardName ?? (object === undefined ? undefined : keys.of(object))),
    ...defined('player', chosen.players?.join(' and ') ?? chosen.player),
    ...defined('number', number),
    ...defined('basicLandType', chosen.basicLandTypes?.join(' and ') ?? chosen.basicLandType),
    ...defined('colors', chosen.colors),
    ...defined('players', chosen.players),
    ...defined('basicLandTypes', chosen.basicLandTypes),
    ...defined('mode', mode ?? word),
    ...defined('word', word ?? mode),
    ...defined('fromWord', fromWord),
    ...defined('toWord', toWord),
  };
}

function defined<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V }; // a record of one key
}
