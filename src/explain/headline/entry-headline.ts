// Headline on one entering object: how it entered, or where it stayed instead, in parts that can be compared.

import type { GameObject, ObjectId, Outcome } from '../../engine/index.ts';
import { counterWords, listInWords, withIndefiniteArticleWord } from '../english.ts';
import { copiedName, type ExplainContext } from '../explain-context.ts';
import { zonePredicate } from '../phrase/rewrite-phrase.ts';
import { anyChosenValue } from '../step/any-pick.ts';
import { tapsItself, tapsOthers } from '../step/effect-scope.ts';
import { putsNone } from '../step/replaced-step.ts';

/** Parts of the predicate that may differ between outcomes; each is "" where it does not apply. */
export interface EntryParts {
  /** The place when it did not enter: "stays in your hand", "is exiled"; "" when it entered. */
  readonly elsewhere: string;
  readonly tapped: string;
  /** The copy or status: "as a copy of Grizzly Bears", "face down". */
  readonly as: string;
  readonly control: string;
  readonly counters: string;
  readonly attached: string;
  /** The chosen value: "with blue chosen". */
  readonly chosen: string;
  /** The difference from the printed types: "and is not a creature". */
  readonly types: string;
  /** The fate afterwards: "dies". */
  readonly after: string;
}

/** The parts of an object's predicate, in the order of the sentence. */
export function entryParts(context: ExplainContext, outcome: Outcome, id: ObjectId): EntryParts {
  const object = outcome.state.objects.get(id);
  const was = outcome.before.objects.get(id);
  const entered =
    outcome.occurrences.some(it => it.kind === 'entered' && it.object === id) || object?.zone === 'battlefield';
  const nothing = {
    elsewhere: '',
    tapped: '',
    as: '',
    control: '',
    counters: '',
    attached: '',
    chosen: '',
    types: '',
    after: '',
  };
  if (!entered) return { ...nothing, elsewhere: elsewhere(context, was, object) };
  if (object === undefined || object.zone !== 'battlefield') {
    return { ...nothing, counters: countersAsEntered(outcome, id), after: thenWords(context, outcome, id) };
  }
  return {
    elsewhere: '',
    tapped: tappedWords(context, outcome, object),
    as: asWords(context, object),
    control: controlWords(context, object),
    counters: countersWords(outcome, object),
    attached: object.attachedTo === undefined ? '' : `attached to ${context.names.thing(object.attachedTo)}`,
    chosen: chosenWords(context, object),
    types: typesWords(context, object),
    after: '',
  };
}

/** The predicate of an entering object: "enters tapped with two +1/+1 counters". */
export function entryPredicate(entered: EntryParts): string {
  if (entered.elsewhere !== '') return entered.elsewhere;
  const parts = ['enters', entered.tapped, entered.as, entered.control, entered.counters, entered.attached].filter(
    each => each !== '',
  );
  const rest = [
    entered.chosen === '' ? '' : ` ${entered.chosen}`,
    entered.types === '' ? '' : ` ${entered.types}`,
    entered.after === '' ? '' : ` and ${entered.after}`,
  ];
  return parts.join(' ') + rest.join('');
}

function elsewhere(context: ExplainContext, was: GameObject | undefined, now: GameObject | undefined): string {
  if (now === undefined || now.zone === 'nowhere')
    return was === undefined || was.zone === 'nowhere' || was.token ? 'is not created' : 'ceases to exist';
  const own = context.names.player(now.owner).own;
  if (was !== undefined && was.zone === now.zone)
    return now.zone === 'exile' ? 'stays in exile' : `stays ${inZone(now, own)}`;
  if (now.zone === 'graveyard' || now.zone === 'hand') return `goes to ${own} ${now.zone} instead of entering`;
  return `${zonePredicate(now.zone)} instead of entering`;
}

function inZone(object: GameObject, own: string): string {
  if (object.zone === 'stack') return 'on the stack';
  if (object.zone === 'command') return 'in the command zone';
  return object.zone === 'outside' ? 'outside the game' : `in ${own} ${object.zone}`;
}

/**
 * The status: "tapped", "tapped and attacking your opponent"; "untapped" only where an effect that taps was considered.
 */
function tappedWords(context: ExplainContext, outcome: Outcome, object: GameObject): string {
  const attacking = object.attacking === undefined ? '' : `attacking ${context.names.thing(object.attacking)}`;
  if (attacking !== '') return object.tapped ? `tapped and ${attacking}` : attacking;
  if (object.tapped) return 'tapped';
  const mayBeTapped =
    tapsItself(context, object.id) ||
    outcome.trail.some(
      step =>
        (step.kind === 'replaced' && step.object === object.id && step.rewrite.kind === 'tapped') ||
        (step.kind === 'considered' && step.object === object.id && !step.applies && tapsOthers(context, step.effect)),
    );
  return mayBeTapped ? 'untapped' : '';
}

function asWords(context: ExplainContext, object: GameObject): string {
  const copy = object.copies.at(-1);
  if (object.faceDown !== undefined) return 'face down';
  if (copy !== undefined) return `as ${withIndefiniteArticleWord(`copy of ${copiedName(copy)}`)}`;
  const before = context.before.objects.get(object.id);
  const backUp = object.face > 0 && ['transform', 'meld', 'battle'].includes(object.printed.layout);
  if (backUp && before !== undefined && before.face !== object.face)
    return `as ${object.printed.faces[object.face]?.name ?? 'its back face'}`;
  return object.prototyped ? 'prototyped' : '';
}

/** The controller, where that is not the owner. */
function controlWords(context: ExplainContext, object: GameObject): string {
  const controller = context.seenAfter.controller(object.id);
  return controller === object.owner ? '' : `under ${context.names.player(controller).own} control`;
}

function countersWords(outcome: Outcome, object: GameObject): string {
  const kinds = Object.entries(object.counters).filter(([, n]) => n > 0);
  if (kinds.length === 0 && missesCounters(outcome, object)) return 'with no counters';
  return kinds.length === 0 ? '' : `with ${listInWords(kinds.map(([kind, n]) => counterWords(n, kind)))}`;
}

/** Whether an ability that gives the object counters gave none, or was lost. */
function missesCounters(outcome: Outcome, object: GameObject): boolean {
  const face = object.printed.faces[object.face] ?? object.printed.faces[0];
  const gives = face.abilities.some(
    it => it.kind === 'replacement' && it.rewrites.some(rewrite => rewrite.kind === 'withCounters'),
  );
  return outcome.trail.some(step => {
    if (step.kind === 'replaced') return step.object === object.id && putsNone(step);
    return step.kind === 'considered' && step.why === 'lost the ability' && step.object === object.id && gives;
  });
}

/** The counters an object was given as it entered, for one that has left. */
function countersAsEntered(outcome: Outcome, id: ObjectId): string {
  const kinds = new Map<string, number>();
  for (const occurrence of outcome.occurrences) {
    if (occurrence.kind === 'countersPut' && occurrence.asItEntered && occurrence.on === id)
      kinds.set(occurrence.counter, (kinds.get(occurrence.counter) ?? 0) + occurrence.amount);
  }
  return kinds.size === 0 ? '' : `with ${listInWords([...kinds].map(([kind, n]) => counterWords(n, kind)))}`;
}

function chosenWords(context: ExplainContext, object: GameObject): string {
  const values = Object.entries(object.chosen).flatMap(([heading, value]) => {
    if (value === undefined) return [];
    const any = anyChosenValue(context, object.id, heading);
    if (any !== undefined) return [any];
    if (Array.isArray(value)) return [listInWords(value.map(String))];
    return [heading === 'player' || heading === 'object' ? context.names.thing(value as ObjectId) : String(value)]; // headings that hold ids
  });
  const words = [...new Set(values)];
  return words.length === 0 ? '' : `with ${listInWords(words)} chosen`;
}

/** Card types lost or gained against those printed; empty for copies, whose part names what they copy. */
function typesWords(context: ExplainContext, object: GameObject): string {
  if (object.copies.length > 0 || object.faceDown !== undefined) return '';
  const printed = (object.printed.faces[object.face] ?? object.printed.faces[0]).types;
  const now = context.seenAfter.of(object.id).types;
  const lost = printed.filter(it => !now.includes(it)).map(it => withIndefiniteArticleWord(it.toLowerCase()));
  const gained = now.filter(it => !printed.includes(it)).map(it => withIndefiniteArticleWord(it.toLowerCase()));
  const clauses = [
    ...(lost.length === 0 ? [] : [`is not ${listInWords(lost, 'or')}`]),
    ...(gained.length === 0 ? [] : [`is ${listInWords(gained)}${lost.length === 0 ? ' as well' : ''}`]),
  ];
  return clauses.length === 0 ? '' : `and ${listInWords(clauses)}`;
}

/** The fate of an object after it entered: "dies". */
function thenWords(context: ExplainContext, outcome: Outcome, id: ObjectId): string {
  const object = outcome.state.objects.get(id);
  if (object === undefined || object.zone === 'nowhere') return 'ceases to exist';
  if (object.zone === 'graveyard') {
    const wasCreature = outcome.trail.some(
      it => it.kind === 'stateBased' && ['704.5f', '704.5g', '704.5h'].includes(it.rule) && it.objects.includes(id),
    );
    return wasCreature ? 'dies' : `is put into ${context.names.player(object.owner).own} graveyard`;
  }
  return zonePredicate(object.zone);
}

/** The keys of the parts that differ between outcomes. */
export function differingParts(all: readonly EntryParts[]): readonly (keyof EntryParts)[] {
  const [first] = all;
  if (first === undefined) return [];
  const keys: readonly (keyof EntryParts)[] = [
    'elsewhere',
    'tapped',
    'as',
    'control',
    'counters',
    'attached',
    'chosen',
    'types',
    'after',
  ];
  return keys.filter(key => all.some(it => it[key] !== first[key]));
}
