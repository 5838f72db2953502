// How one object entered, or where it stayed instead: the predicate of a headline, in parts that can be compared.

import type { GameObject, ObjectId, Outcome } from '../../engine/index.ts';
import { goes } from '../phrase/rewrite.ts';
import { copiedName, type Scene } from '../scene.ts';
import { anyChosen } from '../step/any.ts';
import { putsNone } from '../step/replaced.ts';
import { taps, tapsItself } from '../step/scope.ts';
import { counters, list, withArticle } from '../words.ts';

/** What may differ from outcome to outcome, each part "" where there is nothing to say. */
export interface Entered {
  /** "stays in your hand", "is exiled"; "" when it entered. */
  readonly elsewhere: string;
  readonly tapped: string;
  /** "as a copy of Grizzly Bears", "face down". */
  readonly as: string;
  readonly control: string;
  readonly counters: string;
  readonly attached: string;
  /** "choosing blue". */
  readonly chosen: string;
  /** "and is not a creature". */
  readonly types: string;
  /** "then dies". */
  readonly after: string;
}

/** The parts in the order a sentence has them. */
export function enteredOf(scene: Scene, outcome: Outcome, id: ObjectId): Entered {
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
  if (!entered) return { ...nothing, elsewhere: elsewhere(scene, was, object) };
  if (object === undefined || object.zone !== 'battlefield') {
    return { ...nothing, counters: countersAsEntered(outcome, id), after: thenWords(scene, outcome, id) };
  }
  return {
    elsewhere: '',
    tapped: tappedWords(scene, outcome, object),
    as: asWords(scene, object),
    control: controlWords(scene, object),
    counters: countersWords(outcome, object),
    attached: object.attachedTo === undefined ? '' : `attached to ${scene.names.thing(object.attachedTo)}`,
    chosen: chosenWords(scene, object),
    types: typesWords(scene, object),
    after: '',
  };
}

/** "enters tapped with two +1/+1 counters". */
export function predicateOf(it: Entered): string {
  if (it.elsewhere !== '') return it.elsewhere;
  const parts = ['enters', it.tapped, it.as, it.control, it.counters, it.attached].filter(each => each !== '');
  const rest = [
    it.chosen === '' ? '' : ` ${it.chosen}`,
    it.types === '' ? '' : ` ${it.types}`,
    it.after === '' ? '' : ` and ${it.after}`,
  ];
  return parts.join(' ') + rest.join('');
}

function elsewhere(scene: Scene, was: GameObject | undefined, now: GameObject | undefined): string {
  if (now === undefined || now.zone === 'nowhere')
    return was === undefined || was.zone === 'nowhere' || was.token ? 'is not created' : 'ceases to exist';
  const own = scene.names.player(now.owner).own;
  if (was !== undefined && was.zone === now.zone)
    return now.zone === 'exile' ? 'stays in exile' : `stays ${inZone(now, own)}`;
  if (now.zone === 'graveyard' || now.zone === 'hand') return `goes to ${own} ${now.zone} instead of entering`;
  return `${goes(now.zone)} instead of entering`;
}

function inZone(object: GameObject, own: string): string {
  if (object.zone === 'stack') return 'on the stack';
  if (object.zone === 'command') return 'in the command zone';
  return object.zone === 'outside' ? 'outside the game' : `in ${own} ${object.zone}`;
}

/** "tapped", "tapped and attacking your opponent"; "untapped" only where something that taps was looked at. */
function tappedWords(scene: Scene, outcome: Outcome, object: GameObject): string {
  const attacking = object.attacking === undefined ? '' : `attacking ${scene.names.thing(object.attacking)}`;
  if (attacking !== '') return object.tapped ? `tapped and ${attacking}` : attacking;
  if (object.tapped) return 'tapped';
  const asked =
    tapsItself(scene, object.id) ||
    outcome.trail.some(
      it =>
        (it.kind === 'replaced' && it.object === object.id && it.rewrite.kind === 'tapped') ||
        (it.kind === 'considered' && it.object === object.id && !it.applies && taps(scene, it.effect)),
    );
  return asked ? 'untapped' : '';
}

function asWords(scene: Scene, object: GameObject): string {
  const copy = object.copies.at(-1);
  if (object.faceDown !== undefined) return 'face down';
  if (copy !== undefined) return `as ${withArticle(`copy of ${copiedName(copy)}`)}`;
  const before = scene.before.objects.get(object.id);
  const backUp = object.face > 0 && ['transform', 'meld', 'battle'].includes(object.printed.layout);
  if (backUp && before !== undefined && before.face !== object.face)
    return `as ${object.printed.faces[object.face]?.name ?? 'its back face'}`;
  return object.prototyped ? 'prototyped' : '';
}

/** Whose control, where that is not its owner's. */
function controlWords(scene: Scene, object: GameObject): string {
  const controller = scene.seenAfter.controller(object.id);
  return controller === object.owner ? '' : `under ${scene.names.player(controller).own} control`;
}

function countersWords(outcome: Outcome, object: GameObject): string {
  const kinds = Object.entries(object.counters).filter(([, n]) => n > 0);
  if (kinds.length === 0 && missesCounters(outcome, object)) return 'with no counters';
  return kinds.length === 0 ? '' : `with ${list(kinds.map(([kind, n]) => counters(n, kind)))}`;
}

/** Whether it has an ability that gives it counters, which came to none or was not there. */
function missesCounters(outcome: Outcome, object: GameObject): boolean {
  const face = object.printed.faces[object.face] ?? object.printed.faces[0];
  const gives = face.abilities.some(
    it => it.kind === 'replacement' && it.rewrites.some(rewrite => rewrite.kind === 'withCounters'),
  );
  return outcome.trail.some(it => {
    if (it.kind === 'replaced') return it.object === object.id && putsNone(it);
    return it.kind === 'considered' && it.why === 'lost the ability' && it.object === object.id && gives;
  });
}

/** Counters it was given as it entered, for what is no longer there. */
function countersAsEntered(outcome: Outcome, id: ObjectId): string {
  const kinds = new Map<string, number>();
  for (const it of outcome.occurrences) {
    if (it.kind === 'countersPut' && it.asItEntered && it.on === id)
      kinds.set(it.counter, (kinds.get(it.counter) ?? 0) + it.amount);
  }
  return kinds.size === 0 ? '' : `with ${list([...kinds].map(([kind, n]) => counters(n, kind)))}`;
}

function chosenWords(scene: Scene, object: GameObject): string {
  const told = Object.entries(object.chosen).flatMap(([heading, value]) => {
    if (value === undefined) return [];
    const any = anyChosen(scene, object.id, heading);
    if (any !== undefined) return [any];
    if (Array.isArray(value)) return [list(value.map(String))];
    return [heading === 'player' || heading === 'object' ? scene.names.thing(value as ObjectId) : String(value)]; // headings that hold ids
  });
  const words = [...new Set(told)];
  return words.length === 0 ? '' : `with ${list(words)} chosen`;
}

/** What of its printed card types it lacks on the battlefield, or has besides; silent for copies, which say more. */
function typesWords(scene: Scene, object: GameObject): string {
  if (object.copies.length > 0 || object.faceDown !== undefined) return '';
  const printed = (object.printed.faces[object.face] ?? object.printed.faces[0]).types;
  const now = scene.seenAfter.of(object.id).types;
  const lost = printed.filter(it => !now.includes(it)).map(it => withArticle(it.toLowerCase()));
  const gained = now.filter(it => !printed.includes(it)).map(it => withArticle(it.toLowerCase()));
  const clauses = [
    ...(lost.length === 0 ? [] : [`is not ${list(lost, 'or')}`]),
    ...(gained.length === 0 ? [] : [`is ${list(gained)}${lost.length === 0 ? ' as well' : ''}`]),
  ];
  return clauses.length === 0 ? '' : `and ${list(clauses)}`;
}

/** What became of it afterwards: "dies". */
function thenWords(scene: Scene, outcome: Outcome, id: ObjectId): string {
  const object = outcome.state.objects.get(id);
  if (object === undefined || object.zone === 'nowhere') return 'ceases to exist';
  if (object.zone === 'graveyard') {
    const wasCreature = outcome.trail.some(
      it => it.kind === 'stateBased' && ['704.5f', '704.5g', '704.5h'].includes(it.rule) && it.objects.includes(id),
    );
    return wasCreature ? 'dies' : `is put into ${scene.names.player(object.owner).own} graveyard`;
  }
  return goes(object.zone);
}

/** "counter", "as": headings of the parts, for saying what differs. */
export function differing(all: readonly Entered[]): readonly (keyof Entered)[] {
  const [first] = all;
  if (first === undefined) return [];
  const keys: readonly (keyof Entered)[] = [
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
