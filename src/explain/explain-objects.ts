// Explanation of objects and players: their characteristics and what has changed.

import type { Characteristics, GameObject, GameState, ObjectId, Outcome, PlayerState } from '../engine/index.ts';
import { keyOf } from '../kit/structure.ts';
import { abilityLines } from './ability-lines.ts';
import {
  capitalized,
  countedNoun,
  inTypeOrder,
  listInWords,
  numberWord,
  partOfTurn,
  pluralNoun,
  spelledOut,
} from './english.ts';
import { copiedName, type ExplainContext, meldedInto, objectOf, type ReadPosition } from './explain-context.ts';
import type { ExplainedObject } from './explanation.ts';
import { anyChosenValue } from './step/any-pick.ts';

/** One fact about an object, under a heading by which it is compared with the fact before. */
interface Fact {
  readonly about: string;
  readonly text: string;
}

/** The objects of the question in full, then all others that changed, with equal ones grouped. */
export function explainObjects(
  context: ExplainContext,
  outcome: Outcome,
  asked: readonly ObjectId[],
): readonly ExplainedObject[] {
  const made = [...context.after.objects.keys()].filter(id => !context.before.objects.has(id) || isMade(context, id));
  const whole = [...new Set([...asked, ...made])].filter(id => !vanished(context, id) || asked.includes(id));
  const others = [...context.before.objects.keys()].filter(id => !whole.includes(id) && !isUnknownCard(context, id));
  const explained = [
    ...whole.map(id => ({ id, explanation: explainWholeObject(context, id, true) })),
    ...others.flatMap(id => {
      const explanation = explainChangedObject(context, id);
      return explanation === undefined ? [] : [{ id, explanation }];
    }),
  ];
  return [...grouped(context, explained), ...explainPlayers(context, outcome, asked)];
}

/** Whether an object is a card nobody named, and not on the battlefield: the players' lines count it. */
function isUnknownCard(context: ExplainContext, id: ObjectId): boolean {
  return context.before.objects.get(id)?.label === '' && context.after.objects.get(id)?.zone !== 'battlefield';
}

/** Whether an object is a token that the event has created. */
function isMade(context: ExplainContext, id: ObjectId): boolean {
  return context.before.objects.get(id)?.zone === 'nowhere' && context.after.objects.get(id)?.zone !== 'nowhere';
}

function vanished(context: ExplainContext, id: ObjectId): boolean {
  const object = context.after.objects.get(id);
  return object === undefined || object.zone === 'nowhere';
}

/** Groups objects of one name with the same lines into one entry: "3 × Goblin Token". */
function grouped(
  context: ExplainContext,
  explained: readonly { readonly id: ObjectId; readonly explanation: ExplainedObject }[],
): readonly ExplainedObject[] {
  const groups = new Map<string, { readonly explanation: ExplainedObject; readonly ids: ObjectId[] }>();
  for (const { id, explanation } of explained) {
    const key = keyOf([context.names.plain(id), explanation.lines, explanation.asked, becameOf(explanation.title)]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { explanation, ids: [id] });
    else group.ids.push(id);
  }
  return [...groups.values()].map(({ explanation, ids }) => {
    const [first] = ids;
    return ids.length === 1 || first === undefined
      ? explanation
      : countedObject(explanation, `${ids.length} × ${context.names.plain(first)}${becameOf(explanation.title)}`);
  });
}

function countedObject(explanation: ExplainedObject, title: string): ExplainedObject {
  const { short } = explanation;
  return { ...explanation, title, ...(short === undefined ? {} : { short: { ...short, name: title } }) };
}

function becameOf(title: string): string {
  return /, now .*$/.exec(title)?.[0] ?? '';
}

/** An object in full, as it is in the outcome. */
export function explainWholeObject(context: ExplainContext, id: ObjectId, asked: boolean): ExplainedObject {
  const object = context.after.objects.get(id);
  const title = objectTitle(context, id);
  if (object === undefined || object.zone === 'nowhere') return { title, lines: ['does not exist'], asked };
  if (object.zone !== 'battlefield') return { title, lines: [zoneWords(context, object)], asked };
  const facts = factsOf(context, context.seenAfter, object).filter(it => it.text !== '');
  const short = { name: shortTitle(context, id, title), line: inOneLine(facts) };
  return { title, lines: facts.map(it => it.text), asked, short };
}

/** The title with the short name of a legend. */
function shortTitle(context: ExplainContext, id: ObjectId, title: string): string {
  return title.replace(context.names.full(id), () => context.names.object(id));
}

/** Facts in one line: the size before the types, and last whether it is tapped. */
function inOneLine(facts: readonly Fact[]): string {
  const of = (about: string) => facts.filter(it => it.about === about).map(it => it.text);
  const rest = facts.filter(it => !['types', 'size', 'tapped'].includes(it.about)).map(it => it.text);
  return [[...of('size'), ...of('types')].join(' '), ...rest, ...of('tapped')].join(' · ');
}

/** The object's name in the question, with its present name where that differs. */
export function objectTitle(context: ExplainContext, id: ObjectId): string {
  const object = objectOf(context, id);
  const full = context.names.full(id);
  if (object === undefined || object.zone !== 'battlefield' || !context.after.objects.has(id)) return full;
  const now = context.seenAfter.of(id).name;
  if (object.faceDown !== undefined) return `${full}, now face down`;
  return now === '' || full.includes(now) || now.includes(context.names.plain(id)) ? full : `${full}, now ${now}`;
}

/** The lines of an object that differ from the position before; undefined where none do. */
export function explainChangedObject(context: ExplainContext, id: ObjectId): ExplainedObject | undefined {
  const before = context.before.objects.get(id);
  const after = context.after.objects.get(id);
  if (before === undefined) return undefined;
  const title = objectTitle(context, id);
  // a card without a name: the number of such cards is among the lines of its owner
  if (context.names.plain(id) === '') return undefined;
  const whole = after === undefined ? meldedInto(context, id) : undefined;
  if (whole !== undefined) return { title, lines: [`part of ${context.names.object(whole)}`], asked: false };
  if (after === undefined) return { title, lines: ['ceases to exist'], asked: false };
  if (before.zone !== after.zone) {
    const place = `${zoneWords(context, after)} (was ${zoneWords(context, before)})`;
    if (after.zone !== 'battlefield') return { title, lines: [place], asked: false };
    return explainWholeObject(context, id, false);
  }
  if (after.zone !== 'battlefield') return undefined;
  const was = new Map(factsOf(context, context.seenBefore, before).map(it => [it.about, it.text]));
  const lines = factsOf(context, context.seenAfter, after).flatMap(({ about, text }) => {
    const old = was.get(about) ?? '';
    if (old === text) return [];
    // the other face has a mana cost, which shows it
    if (text === '' && about === 'mana value') return [];
    // what it had instead has just been said
    if (about === 'lost' && text === `has lost ${was.get('keywords') ?? ''}`) return [];
    if (text === '') return [old.startsWith('has ') ? `no longer ${old}` : `no longer: ${old}`];
    return [old === '' || old.startsWith('has ') ? text : `${text} (was ${old})`];
  });
  return lines.length === 0 ? undefined : { title, lines, asked: false };
}

function factsOf(context: ExplainContext, seen: ReadPosition, object: GameObject): readonly Fact[] {
  const values = seen.of(object.id);
  const types = [...values.supertypes, ...inTypeOrder(values.types)].join(' ');
  const subtypes = [...(values.everyCreatureType ? ['every creature type'] : []), ...values.subtypes];
  const owner = object.owner;
  const controller = seen.controller(object.id);
  return [
    { about: 'types', text: subtypes.length === 0 ? types : `${types} — ${subtypes.join(' ')}` },
    { about: 'token', text: object.token ? 'token' : '' },
    { about: 'size', text: sizeWords(seen, object) },
    { about: 'mana value', text: manaValueWords(values) },
    { about: 'color', text: colorWords(seen, object) },
    ...Object.entries(object.counters).map(([kind, n]) => ({
      about: `counters ${kind}`,
      text: n === 0 || isShownAsSize(values, kind, n) ? '' : counterWords(n, kind),
    })),
    { about: 'tapped', text: object.tapped ? 'tapped' : 'untapped' },
    { about: 'faceDown', text: object.faceDown === undefined ? '' : `face down (${spelledOut(object.faceDown)})` },
    { about: 'phased', text: object.phasedOut ? 'phased out' : '' },
    { about: 'controller', text: controller === owner ? '' : `controlled by ${context.names.player(controller).name}` },
    { about: 'copy', text: copyWords(object) },
    {
      about: 'attached',
      text: object.attachedTo === undefined ? '' : `attached to ${context.names.thing(object.attachedTo)}`,
    },
    {
      about: 'attacking',
      text: object.attacking === undefined ? '' : `attacking ${context.names.thing(object.attacking)}`,
    },
    {
      about: 'protector',
      text: object.protector === undefined ? '' : `protected by ${context.names.player(object.protector).name}`,
    },
    ...chosenFacts(context, object),
    ...designationsTold(object).map(each => ({
      about: `designation ${each}`,
      text: spelledOut(each).replace(/^unlocked (.+)$/u, '$1 half unlocked'),
    })),
    { about: 'level', text: object.level > 1 ? `level ${object.level}` : '' },
    { about: 'damage', text: object.damage > 0 ? `${object.damage} damage marked` : '' },
    ...abilityLines(seen, object),
  ];
}

/** The mana value, where no mana cost shows it (202.3b). */
/** The designations that another fact does not imply: an attacking creature has attacked. */
function designationsTold({ designations, attacking }: GameObject): readonly string[] {
  return attacking === undefined ? designations : designations.filter(it => it !== 'attackedThisTurn');
}

function manaValueWords({ manaCost, manaValue }: Characteristics): string {
  return manaValue > 0 && (manaCost === undefined || manaCost.length === 0) ? `mana value ${manaValue}` : '';
}

/** Whether counters are the loyalty or defense that is shown already. */
function isShownAsSize({ types, loyalty, defense }: Characteristics, kind: string, n: number): boolean {
  if (kind === 'loyalty') return types.includes('Planeswalker') && loyalty === n;
  return kind === 'defense' && types.includes('Battle') && defense === n;
}

function counterWords(n: number, kind: string): string {
  return `${n} ${n === 1 ? `${kind} counter` : pluralNoun(`${kind} counter`)}`;
}

function sizeWords(seen: ReadPosition, object: GameObject): string {
  const values = seen.of(object.id);
  const parts = [
    ...(values.power === undefined || values.toughness === undefined ? [] : [`${values.power}/${values.toughness}`]),
    ...(values.loyalty === undefined || !values.types.includes('Planeswalker') ? [] : [`loyalty ${values.loyalty}`]),
    ...(values.defense === undefined || !values.types.includes('Battle') ? [] : [`defense ${values.defense}`]),
  ];
  return listInWords(parts);
}

const LETTERS: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** The colors, where the mana cost does not show them. */
function colorWords(seen: ReadPosition, object: GameObject): string {
  const values = seen.of(object.id);
  const cost = new Set((values.manaCost ?? []).flatMap(symbol => [...symbol].flatMap(letter => LETTERS[letter] ?? [])));
  const obvious = values.colors.length === cost.size && values.colors.every(color => cost.has(color));
  if (obvious) return '';
  return values.colors.length === 0 ? 'colorless' : listInWords(values.colors);
}

function copyWords(object: GameObject): string {
  const copy = object.copies.at(-1);
  return copy === undefined ? '' : `copy of ${copiedName(copy)}`;
}

function chosenFacts(context: ExplainContext, object: GameObject): readonly Fact[] {
  return Object.entries(object.chosen).flatMap(([heading, value]) => {
    if (value === undefined || (heading === 'word' && value === object.chosen.mode)) return [];
    // the first of several names is the only one where one is asked for
    if (heading === 'cardName' && object.chosen.cardNames !== undefined) return [];
    const any = anyChosenValue(context, object.id, heading);
    if (any !== undefined) {
      const one = / other /.test(any) && typeof value === 'string' ? `, such as ${value}` : '';
      return [{ about: `chosen ${heading}`, text: `chosen: ${any}${one}` }];
    }
    const words = Array.isArray(value) ? listInWords(value.map(String)) : valueWords(context, heading, String(value));
    return [{ about: `chosen ${heading}`, text: `chosen ${spelledOut(heading)}: ${words}` }];
  });
}

function valueWords(context: ExplainContext, heading: string, value: string): string {
  return heading === 'object' || heading === 'player' ? context.names.thing(value as ObjectId) : value; // headings that hold ids
}

/** The place of an object: "in your graveyard", "on the battlefield", "in exile". */
export function zoneWords(context: ExplainContext, object: GameObject): string {
  const { zone, owner } = object;
  if (zone === 'battlefield' || zone === 'stack') return `on the ${zone}`;
  if (zone === 'exile') return object.faceDown === undefined ? 'in exile' : 'in exile, face down';
  if (zone === 'command') return 'in the command zone';
  if (zone === 'outside') return 'outside the game';
  if (zone === 'nowhere') return 'nowhere';
  return `in ${context.names.player(owner).own} ${zone}`;
}

/** The players whose life, counters, cards or standing in the game changed. */
function explainPlayers(
  context: ExplainContext,
  outcome: Outcome,
  asked: readonly ObjectId[],
): readonly ExplainedObject[] {
  return outcome.state.players.flatMap(player => {
    const was = outcome.before.players.find(it => it.id === player.id);
    const lines = was === undefined ? [] : playerLines(outcome, was, player, asked);
    return lines.length === 0
      ? []
      : [{ title: capitalized(context.names.player(player.id).name), lines, asked: false }];
  });
}

function playerLines(
  outcome: Outcome,
  was: PlayerState,
  now: PlayerState,
  asked: readonly ObjectId[],
): readonly string[] {
  const kinds = [...new Set([...Object.keys(was.counters), ...Object.keys(now.counters)])];
  const skipped = now.skipped.slice(was.skipped.length).map(it => `skips the ${partOfTurn(it)}`);
  const designations = now.designations.filter(it => !was.designations.includes(it)).map(spelledOut);
  const hand = [handSize(outcome.before, was, asked), handSize(outcome.state, now, asked)] as const;
  return [
    ...(was.life === now.life ? [] : [`${now.life} life (was ${was.life})`]),
    ...(hand[0] === hand[1] ? [] : [`${countedNoun(hand[1], 'card')} in hand (was ${numberWord(hand[0])})`]),
    ...kinds.flatMap(kind => {
      const [old = 0, fresh = 0] = [was.counters[kind], now.counters[kind]];
      return old === fresh ? [] : [`${counterWords(fresh, kind)} (was ${old})`];
    }),
    ...(was.speed === now.speed ? [] : [`speed ${now.speed}`]),
    ...(was.mana.join('') === now.mana.join('') ? [] : [`mana: ${now.mana.map(it => `{${it}}`).join('') || 'none'}`]),
    ...designations,
    ...skipped,
    ...(now.lost && !was.lost ? ['loses the game'] : []),
  ];
}

/** The number of cards in a hand, except those the question is about. */
function handSize(state: GameState, player: PlayerState, asked: readonly ObjectId[]): number {
  return [...state.objects.values()].filter(
    it => it.zone === 'hand' && it.owner === player.id && !asked.includes(it.id),
  ).length;
}
