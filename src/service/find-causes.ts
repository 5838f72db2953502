// Causes of a result: the entries of the board without which the same question has another answer.
import { fold } from '../kit/fold.ts';
import type { Issue } from '../kit/issue.ts';
import type { Result } from '../kit/result.ts';
import { mapStrings, unnumbered } from '../kit/strings.ts';
import { keyOf } from '../kit/structure.ts';
import {
  type Answer,
  type BoardEntry,
  boardEntries,
  type ChoiceAnswer,
  nameTable,
  type ObjectAnswer,
  type OutcomeAnswer,
  type PlayerAnswer,
  type Scenario,
  withoutEntry,
} from '../scenario/index.ts';
import type { ChoiceKind } from '../vocabulary/index.ts';

/** An entry of the board that changes the result, or several of one name, with the answer there is without them. */
export interface ResultCause {
  readonly entry: BoardEntry;
  /** The keys of the objects of the entries. */
  readonly keys: readonly string[];
  readonly without: Answer;
}

/** The most entries that are left out in turn, and the most outcomes of a question that is asked again. */
const MOST_ENTRIES = 12;
const MOST_OUTCOMES = 40;

/** A search for causes: all of them in the order of the board, or undefined once it is late; then it goes on from there. */
export type CauseSearch<T> = (late?: () => boolean) => readonly T[] | undefined;

/**
 * The search for the causes of an answer: each entry of the board is left out and the question asked again. What an
 * entry does itself, as to die or to trigger, is no change of the result. None are found where there is too much to ask,
 * or where not everything was explored.
 */
export function causeSearch(
  scenario: Scenario,
  answer: Answer,
  ask: (scenario: Scenario) => Result<Answer, Issue>,
): CauseSearch<ResultCause> {
  const entries = boardEntries(scenario);
  if (answer.status !== 'answered' || !answer.complete) return () => [];
  if (entries.length > MOST_ENTRIES || answer.outcomes.length > MOST_OUTCOMES) return () => [];
  const { objects } = nameTable(scenario);
  const causesBy = (like: readonly [BoardEntry, ...BoardEntry[]]): readonly ResultCause[] => {
    const [entry, ...others] = like;
    const paths = like.map(it => keyOf(it.path));
    const keys = objects.filter(it => paths.includes(keyOf(it.path))).map(it => it.key);
    // from the last on, since the paths of those behind an entry change
    const asked = ask(like.reduceRight(withoutEntry, scenario));
    // what the event needs is not left out, but those beside it are
    if (!asked.ok || asked.value.status !== 'answered')
      return others.length === 0 ? [] : like.flatMap(it => causesBy([it]));
    const without = asked.value;
    const now = resultOf(answer, keys, entry, namesOffered(without));
    return now === resultOf(without, [], entry, namesOffered(answer)) ? [] : [{ entry, keys, without }];
  };
  const groups = likeEntries(entries);
  const found: (readonly ResultCause[])[] = [];
  return (late = () => false) => {
    for (const like of groups.slice(found.length)) {
      if (late()) return undefined;
      found.push(causesBy(like));
    }
    return found.flat();
  };
}

/** Entries of one name under one player, which are left out together: "the four Swamps". */
function likeEntries(entries: readonly BoardEntry[]): readonly (readonly [BoardEntry, ...BoardEntry[]])[] {
  const groups = new Map<string, [BoardEntry, ...BoardEntry[]]>();
  for (const entry of entries) {
    const key = keyOf([entry.name, entry.kind, entry.player]);
    const like = groups.get(key);
    if (like === undefined) groups.set(key, [entry]);
    else like.push(entry);
  }
  return [...groups.values()];
}

/** Choices of which only those names are explored that something on the board tells apart, and one for all others. */
const BY_NAME: readonly ChoiceKind[] = ['creatureType', 'landType', 'cardName'];

/** The names that an answer explores of such choices: those that it does not are like one that it does. */
function namesOffered({ outcomes }: Answer): ReadonlySet<string> {
  return new Set(outcomes.flatMap(it => it.choices.flatMap(({ kind, options }) => (isByName(kind) ? options : []))));
}

function isByName(kind: ChoiceKind): boolean {
  return BY_NAME.includes(kind);
}

/**
 * The result of an answer apart from some objects, as a text to compare: outcomes that pick one of them are left out, and
 * those that pick a name which the answer it is compared with does not explore.
 */
function resultOf(
  { outcomes }: Answer,
  without: readonly string[],
  entry: BoardEntry,
  names: ReadonlySet<string>,
): string {
  const gone = new Set(without);
  const isPicked = ({ kind, picks }: ChoiceAnswer) =>
    picks.some(it => gone.has(it)) || (isByName(kind) && names.size > 0 && picks.some(it => !names.has(it)));
  const left = outcomes.filter(({ choices }) => !choices.some(isPicked));
  const shown = left.length === 0 ? outcomes : left;
  return keyOf([...new Set(shown.map(it => keyOf(endingOf(it, gone, entry))))].sort());
}

function endingOf(
  { objects, players, triggers }: OutcomeAnswer,
  gone: ReadonlySet<string>,
  { kind, name }: BoardEntry,
): unknown {
  const others = Object.entries(objects).filter(([key]) => !gone.has(key));
  // an effect is no object, and triggers in the name of its card
  const isGone = (source: string) => gone.has(source) || (kind === 'effect' && fold(source) === fold(name));
  const ending = {
    objects: others.flatMap(([key, object]) =>
      object.asked ? [[key, askedEnding(object)]] : changedEnding(key, object),
    ),
    players: Object.entries(players).map(([player, it]) => [player, playerEnding(it)]),
    triggers: triggers
      .filter(it => !isGone(it.source))
      .map(({ source, controller, times }) => [source, controller, times]),
  };
  return mapStrings(ending, text => unnumbered(text));
}

function askedEnding({ written, asked, changed, ...is }: ObjectAnswer): unknown {
  return is;
}

/** The ending of another object: whether it changed, and how; its size follows from too much else. */
function changedEnding(key: string, object: ObjectAnswer): readonly unknown[] {
  if (!object.changed) return [];
  const { exists, zone, controller, name, types, subtypes, counters, tapped, faceDown, damage, attachedTo } = object;
  return [[key, { exists, zone, controller, name, types, subtypes, counters, tapped, faceDown, damage, attachedTo }]];
}

function playerEnding({ life, handSize, librarySize, counters, mana, skipped, lost }: PlayerAnswer): unknown {
  return { life, handSize, librarySize, counters, mana, skipped, lost };
}
