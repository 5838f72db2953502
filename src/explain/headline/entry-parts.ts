// Parts of the headline on one entering object: how it entered, or where it stayed instead, as can be compared.

import type { GameObject, ObjectId, Outcome, PlayerId } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { unnumbered } from '../../kit/strings.ts';
import { listInWords, pluralNoun } from '../english.ts';
import { copiedName, type ExplainContext, isTokenCopy } from '../explain-context.ts';
import { isFirstOfSeveral } from '../object-facts.ts';
import { zonePredicate } from '../phrase/reference-phrase.ts';
import { anyChosenValue } from '../step/any-pick.ts';
import { isDeath } from '../step/state-based-step.ts';
import { countersAsEntered, countersWords } from './entry-counters.ts';
import { tappedAsEntered, tappedWords } from './entry-tapped.ts';

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
  /** Keywords it has from the way it entered: "with haste". */
  readonly gained: string;
  /** The difference from the printed types, a clause of its own: "it is also a land". */
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
  if (!entered) return { ...NO_PARTS, elsewhere: elsewhere(context, was, object) };
  if (object === undefined || object.zone !== 'battlefield') {
    const as = copiedAsEntered(outcome, id);
    return {
      ...NO_PARTS,
      // a copy is told apart by how it entered; of anything else that has left, that no longer matters
      tapped: as === '' ? '' : tappedAsEntered(outcome, id),
      as,
      counters: countersAsEntered(outcome, id),
      after: thenWords(context, outcome, id),
    };
  }
  return {
    ...NO_PARTS,
    tapped: tappedWords(context, outcome, object),
    as: asWords(context, object),
    control: controlWords(context, object),
    counters: countersWords(outcome, object),
    gained: gainedWords(context, object),
    attached: object.attachedTo === undefined ? '' : `attached to ${context.names.thing(object.attachedTo)}`,
    chosen: chosenWords(context, object),
    types: typesWords(context, [object]),
  };
}

/** The parts of an object of which nothing is to be said. */
export const NO_PARTS: EntryParts = {
  elsewhere: '',
  tapped: '',
  as: '',
  control: '',
  counters: '',
  gained: '',
  attached: '',
  chosen: '',
  types: '',
  after: '',
};

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

function asWords(context: ExplainContext, object: GameObject): string {
  const copy = object.copies.at(-1);
  if (object.faceDown !== undefined) return 'face down';
  if (copy !== undefined) {
    // a token copy is called so by its name
    if (isTokenCopy(context, object)) return '';
    return `as ${withIndefiniteArticleWord(`copy of ${copiedName(copy)}`)}`;
  }
  const before = context.before.objects.get(object.id);
  const backUp = object.face > 0 && ['transform', 'meld', 'battle'].includes(object.printed.layout);
  if (backUp && before !== undefined && before.face !== object.face)
    return `as ${object.printed.faces[object.face]?.name ?? 'its back face'}`;
  return object.prototyped ? 'prototyped' : '';
}

/** Keywords of lasting changes it entered with, as far as it has them: "with haste". */
function gainedWords(context: ExplainContext, object: GameObject): string {
  const changes = object.lasting.flatMap(it => it.changes);
  const keywords = changes.flatMap(change =>
    change.kind === 'gains' ? change.abilities.flatMap(it => (it.kind === 'keyword' ? [it.keyword] : [])) : [],
  );
  const has = context.seenAfter.of(object.id).abilities.map(it => it.ability);
  const kept = [...new Set(keywords)].filter(word => has.some(it => it.kind === 'keyword' && it.keyword === word));
  return kept.length === 0 ? '' : `with ${listInWords(kept)}`;
}

/** The controller, where that is not the owner. */
function controlWords(context: ExplainContext, object: GameObject): string {
  const controller = context.seenAfter.controller(object.id);
  return controller === object.owner ? '' : `under ${context.names.player(controller).own} control`;
}

/** The copy an object entered as, for one that has left. */
function copiedAsEntered(outcome: Outcome, id: ObjectId): string {
  for (const step of outcome.trail) {
    if (step.kind !== 'replaced' || step.object !== id || step.result?.kind !== 'copy') continue;
    if (step.result.ofName !== '')
      return `as ${withIndefiniteArticleWord(`copy of ${unnumbered(step.result.ofName)}`)}`;
  }
  return '';
}

function chosenWords(context: ExplainContext, object: GameObject): string {
  const { cardName, cardNames } = object.chosen;
  const named = cardNames === undefined ? cardName : listInWords(cardNames);
  const others = Object.entries(object.chosen).flatMap(([heading, value]) => {
    if (value === undefined || heading === 'cardName' || heading === 'cardNames') return [];
    if (isFirstOfSeveral(object, heading)) return [];
    const any = anyChosenValue(context, object.id, heading);
    if (any !== undefined) return [any];
    if (Array.isArray(value)) {
      const each = value.map(it => (heading === 'players' ? context.names.thing(it as PlayerId) : String(it))); // ids of players
      return [listInWords(each)];
    }
    return [heading === 'player' || heading === 'object' ? context.names.thing(value as ObjectId) : String(value)]; // headings that hold ids
  });
  const words = [...new Set(others)];
  const name = anyChosenValue(context, object.id, 'cardName') ?? named;
  const naming = name === undefined ? '' : `naming ${name}`;
  const only = words.length === 1 ? /^any (?!other )(.+)$/.exec(words[0] ?? '')?.[1] : undefined;
  const chosen =
    only !== undefined
      ? `with ${withIndefiniteArticleWord(only)} of your choice`
      : words.length === 0
        ? ''
        : `with ${listInWords(words)} chosen`;
  return [naming, chosen].filter(it => it !== '').join(' ');
}

/** Card types lost or gained against those printed: "it is also a land"; empty for copies, called so by what they copy. */
export function typesWords(context: ExplainContext, objects: readonly GameObject[]): string {
  const [object] = objects;
  if (object === undefined || object.copies.length > 0 || object.faceDown !== undefined) return '';
  const printed = (object.printed.faces[object.face] ?? object.printed.faces[0]).types;
  const now = context.seenAfter.of(object.id).types;
  const many = objects.length > 1;
  const noun = (type: string) =>
    many ? pluralNoun(type.toLowerCase()) : withIndefiniteArticleWord(type.toLowerCase());
  const lost = printed.filter(it => !now.includes(it)).map(noun);
  const gained = now.filter(it => !printed.includes(it)).map(noun);
  if (lost.length + gained.length === 0) return '';
  const is = many ? 'they are' : 'it is';
  if (lost.length === 0) return `${is} also ${listInWords(gained)}`;
  return gained.length === 0
    ? `${is} not ${listInWords(lost, 'or')}`
    : `${is} ${listInWords(gained)}, not ${listInWords(lost, 'or')}`;
}

/** The fate of an object after it entered: "dies". */
function thenWords(context: ExplainContext, outcome: Outcome, id: ObjectId): string {
  const object = outcome.state.objects.get(id);
  if (object === undefined || object.zone === 'nowhere') {
    const move = outcome.occurrences.findLast(it => it.kind === 'moved' && it.object === id);
    if (move?.kind === 'moved' && move.to === 'graveyard') return 'dies';
    return move?.kind === 'moved' && move.to === 'exile' ? 'is exiled' : 'ceases to exist';
  }
  if (object.zone === 'graveyard') {
    return wasCreature(context, outcome, id)
      ? 'dies'
      : `is put into ${context.names.player(object.owner).own} graveyard`;
  }
  return zonePredicate(object.zone);
}

/** Whether an object that entered and is in the graveyard was a creature on the battlefield. */
function wasCreature(context: ExplainContext, outcome: Outcome, id: ObjectId): boolean {
  const ahead = outcome.trail.findLast(it => it.kind === 'lookedAhead' && it.object === id);
  const types = ahead?.kind === 'lookedAhead' ? ahead.as.types : context.seenAfter.of(id).types;
  const dies = outcome.trail.some(it => it.kind === 'stateBased' && isDeath(it.action) && it.objects.includes(id));
  return dies || types.includes('Creature');
}
