// Comparison of two answers in what a question is about.

import { isBasicLandType } from '../../engine/index.ts';
import { unnumbered } from '../../kit/strings.ts';
import { keyOf } from '../../kit/structure.ts';
import type { Answer, ObjectAnswer, OutcomeAnswer, PlayerAnswer, Scenario } from '../../scenario/index.ts';
import type { Understood } from './reading.ts';

/** Differences between two answers that do not count. */
export interface Leeway {
  /** Names that stand in for any card of their kind: what is printed on them does not count. */
  readonly standIns: readonly string[];
  /** Names of which it does not matter whose they are. */
  readonly anybodys: readonly string[];
  /** Names of cards in a library of which the question says nothing, while as many are milled in both. */
  readonly unseen?: readonly string[];
  /** Names of permanents whose abilities were paid for, where the other scenario tells of what the ability does alone. */
  readonly payers?: readonly string[];
}

const NONE: Leeway = { standIns: [], anybodys: [] };

/** The differences that do not count between what was read and the scenario that is meant. */
export function leewayOf({ scenario, standIns, ownersTaken }: Understood, meant: Scenario): Leeway {
  const [read, said] = [scenario.when, meant.when];
  const milled = read.kind === 'mills' && said.kind === 'mills' && read.objects.length === 0;
  const alike = milled && read.count === said.count && read.player === said.player;
  const named = librariesOf(scenario);
  const others = librariesOf(meant);
  // basic lands stand for the rest of what is milled
  const unseen = alike
    ? [...others.filter(it => !named.includes(it)), ...named.filter(it => !others.includes(it) && isBasicLandType(it))]
    : [];
  const payers = read.kind === 'activates' && said.kind !== 'activates' ? [read.object] : [];
  return { standIns: standIns.map(it => it.name), anybodys: ownersTaken().anybodys, unseen, payers };
}

function librariesOf({ given }: Scenario): readonly string[] {
  return Object.values(given.players).flatMap(it => it?.library?.flatMap(({ card }) => card ?? []) ?? []);
}

/** The part of an answer that is compared: the rest of it is made only where it is read. */
export interface Compared {
  readonly status: Answer['status'];
  readonly outcomes: readonly ComparedOutcome[];
}

type ComparedOutcome = Pick<OutcomeAnswer, 'objects' | 'players' | 'triggers'>;

/**
 * Whether the outcomes of two answers are the same: what is asked about or has changed, what triggers, and how players
 * stand. Handles, objects that stand by, and which cards of a library were drawn do not count.
 */
export function sameOutcomes(told: Compared, read: Compared, leeway: Leeway = NONE): boolean {
  const meant = withFacesNamed(told, read);
  if (meant.status !== read.status) return false;
  if (meant.status !== 'answered') return true;
  const known = new Set(read.outcomes.flatMap(it => Object.values(it.objects).map(object => front(object.written))));
  const seats = (answer: Compared) => Object.keys(answer.outcomes[0]?.players ?? {});
  const starred = new Set(leeway.standIns);
  const anybodys = new Set(leeway.anybodys.map(front));
  if (leeway.standIns.some(it => anybodys.has(it))) anybodys.add('*');
  const unseen = new Set(leeway.unseen?.map(front));
  const payers = new Set(leeway.payers?.map(front));
  const isStarred = (name: string) => starred.has(name) || !known.has(name);
  const [inMeant, inRead] = [new Set(seenIn(meant)), new Set(seenIn(read))];
  // what one of them asks about is compared though nothing happens to it in the other
  const besides = (own: ReadonlySet<string>, others: ReadonlySet<string>) =>
    new Set([...others].filter(it => !own.has(it)));
  const one = textsOf(meant, {
    besides: besides(inMeant, inRead),
    unseen,
    payers,
    starred: isStarred,
    anybodys,
    known,
    seats: seats(meant),
  });
  const isNamed = (name: string) => starred.has(name);
  const other = textsOf(read, {
    besides: besides(inRead, inMeant),
    unseen,
    payers,
    starred: isNamed,
    anybodys,
    known,
    seats: seats(read),
  });
  return one.size === other.size && [...one].every(it => other.has(it));
}

/** The answer with a card that was written by its front face, and is there as its other one, named as in the other answer. */
function withFacesNamed(told: Compared, read: Compared): Compared {
  const faces = new Map(
    read.outcomes
      .flatMap(it => Object.values(it.objects))
      .flatMap(it => (it.face === 'back' ? [[it.name, it.written]] : [])),
  );
  if (faces.size === 0) return told;
  const outcomes = told.outcomes.map(outcome => {
    const objects = Object.entries(outcome.objects).map(([key, object]) => {
      const written = object.face === 'back' ? (faces.get(object.name) ?? object.written) : object.written;
      return [key, { ...object, written }] as const;
    });
    return { ...outcome, objects: Object.fromEntries(objects) };
  });
  return { ...told, outcomes };
}

function textsOf({ outcomes }: Compared, comparison: Comparison): ReadonlySet<string> {
  return new Set(outcomes.map(it => outcomeOf(it, comparison)));
}

/** Whether the one outcome of each of two answers leaves the same objects and players, whatever entered last and triggered. */
export function sameBoards(one: Answer, other: Answer): boolean {
  const boards = [one, other].map(({ outcomes, status }) => {
    const [only, ...more] = outcomes;
    if (status !== 'answered' || only === undefined || more.length > 0) return undefined;
    const { players } = only;
    const objects = Object.fromEntries(
      Object.entries(only.objects).map(([key, it]) => [key, { ...it, asked: true, changed: true }]),
    );
    return outcomeOf(
      { objects, players, triggers: [] },
      {
        besides: new Set(),
        unseen: new Set(),
        payers: new Set(),
        starred: () => false,
        anybodys: new Set(),
        known: new Set(Object.values(objects).map(it => front(it.written))),
        seats: Object.keys(players),
      },
    );
  });
  return boards[0] !== undefined && boards[0] === boards[1];
}

/** Fields of some objects, by their names, that a question asks for. */
export interface AskedFields {
  readonly names: readonly string[];
  readonly fields: readonly (keyof ObjectAnswer)[];
}

/** Whether the one outcome of each of two answers leaves the same in some fields of the objects of these names. */
export function sameFields(one: Answer, other: Answer, asked: readonly AskedFields[]): boolean {
  const [first, second] = [one, other].map(({ outcomes: [only, ...more], status }) => {
    if (status !== 'answered' || only === undefined || more.length > 0) return undefined;
    return asked.map(({ names, fields }) =>
      Object.values(only.objects)
        .filter(it => names.includes(it.written) || names.includes(it.name))
        .map(it => fields.map(field => it[field])),
    );
  });
  return first !== undefined && second !== undefined && first.flat().length > 0 && keyOf(first) === keyOf(second);
}

/** The names of objects that are asked about or have changed in any outcome. */
function seenIn({ outcomes }: Compared): readonly string[] {
  const objects = outcomes.flatMap(it => Object.values(it.objects));
  return objects.filter(it => it.asked || it.changed).map(it => front(it.written));
}

interface Comparison {
  /** Names of objects that are compared though they are neither asked about nor changed. */
  readonly besides: ReadonlySet<string>;
  /** Whether an object of this name is seen without what is printed on it. */
  readonly starred: (name: string) => boolean;
  readonly anybodys: ReadonlySet<string>;
  readonly unseen: ReadonlySet<string>;
  readonly payers: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
  /** The players in turn order: what they are called does not count. */
  readonly seats: readonly string[];
}

/** A text that is the same for outcomes in which nothing differs that counts. */
function outcomeOf({ objects, players, triggers }: ComparedOutcome, comparison: Comparison): string {
  const counts = ({ asked, changed, written }: ObjectAnswer) =>
    asked || changed || comparison.besides.has(front(written));
  const compared = Object.values(objects).filter(it => counts(it) && !isDrawn(it, comparison));
  const written = (key: string | undefined) => {
    if (key === undefined) return undefined;
    const name = front(objects[key]?.written ?? unnumbered(key));
    return comparison.starred(name) && objects[key] !== undefined ? '*' : name;
  };
  const times = new Map<string, number>();
  for (const { source, controller, times: n, text } of triggers) {
    const name = written(source) ?? source;
    const who = comparison.anybodys.has(name) ? '' : comparison.seats.indexOf(controller);
    const key = name === '*' ? `* ${who}` : `${name} ${who} ${text}`;
    times.set(key, (times.get(key) ?? 0) + n);
  }
  const triggered = [...times].map(([key, n]) => `trigger ${key} ${n}`);
  const parts = [...compared.map(it => partOf(it, comparison, written)), ...triggered].sort();
  return [...Object.values(players).map(standing), ...parts].join('\n');
}

/** Objects that do not count: what paid for an ability, or a card of the library that was not mentioned, drawn, milled or left there: the number of cards in hand is compared. */
function isDrawn({ zone, written }: ObjectAnswer, { known, starred, unseen, payers }: Comparison): boolean {
  if (unseen.has(front(written)) || payers.has(front(written))) return true;
  return (zone === 'hand' || zone === 'library') && (!known.has(front(written)) || starred(front(written)));
}

function partOf(
  object: ObjectAnswer,
  comparison: Comparison,
  written: (key: string | undefined) => string | undefined,
): string {
  const { zone, exists, counters, tapped, faceDown, phasedOut, token, damage, copyOf, attachedTo } = object;
  const copied = written(copyOf);
  const plain = comparison.starred(front(object.written)) || copied === '*';
  const called = plain ? '*' : front(object.written);
  if (!exists) return `${called} gone`;
  const whose = comparison.anybodys.has(called)
    ? []
    : [comparison.seats.indexOf(object.controller ?? ''), comparison.seats.indexOf(object.owner)];
  // lists in a fixed order, since the keys of a record have to be sorted for each
  const lot = [zone, whose, counters, tapped, faceDown, phasedOut, token, damage, attachedTo !== undefined];
  if (plain) return keyOf([called, lot]);
  const { name, face, designations } = object;
  // no event makes a commander of a card (903.3)
  const named = [name, face, designations.filter(it => it !== 'commander'), copied, written(attachedTo)];
  return keyOf([lot, named, zone === 'battlefield' ? characteristicsOf(object) : []]);
}

function characteristicsOf(object: ObjectAnswer): readonly unknown[] {
  const { types, subtypes, supertypes, colors, power, toughness, loyalty, defense, keywords, abilities } = object;
  return [types, subtypes, supertypes, colors, power, toughness, loyalty, defense, keywords, abilities.length];
}

/** The front name of a card with two. */
function front(name: string): string {
  return name.split(' // ')[0] ?? name;
}

function standing({ life, handSize, counters, mana, skipped, lost, designations }: PlayerAnswer): string {
  return keyOf([life, handSize, counters, mana, skipped, lost, designations]);
}
