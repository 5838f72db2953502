// What one outcome comes to, in a sentence, for every kind of event.

import type { GameEvent, GameState, ObjectId, Outcome, PlayerId } from '../../engine/index.ts';
import type { Scene } from '../scene.ts';
import { objectWords } from '../step/choice.ts';
import {
  capital,
  gathered,
  times as howOften,
  list,
  numberWord,
  sentence,
  spelled,
  thirdPerson,
  unnumbered,
} from '../words.ts';
import { counterChange, damage, drawn, lifeChange, lost, milled } from './amounts.ts';
import { enteredOf, predicateOf } from './entered.ts';
import { fateOf, fates } from './fate.ts';
import { entering, namesOf, several } from './groups.ts';
import type { Happening, Kind, Of } from './happening.ts';

/** The event as one outcome has it: "Erebos, God of the Dead enters untapped." */
export function tellHappening(scene: Scene, outcome: Outcome, event: GameEvent): string {
  // The table's entry for a kind takes the events of that kind; the type cannot say so of a union.
  const tell = HAPPENINGS[event.kind] as (it: Happening, event: GameEvent) => string;
  return sentence(tell({ scene, outcome }, event));
}

const HAPPENINGS = {
  enters: (it, event) =>
    entersAlone(
      it,
      event.objects.map(each => each.object),
    ),
  creates: (it, event) => created(it, event),
  becomesCopy: ({ scene, outcome }, event) => {
    const name = scene.names.full(event.object);
    const gone = fateOf(scene, outcome, event.object);
    return `${name} becomes a copy of ${unnumbered(event.ofName)}${gone === '' ? '' : `, then ${gone}`}`;
  },
  transforms: (it, event) => changes(it, event.objects, 'transform', (was, now) => was?.face !== now?.face),
  taps: (it, event) => changes(it, event.objects, 'become tapped', (_, now) => now?.tapped === true),
  untaps: (it, event) => changes(it, event.objects, 'untap', (_, now) => now?.tapped === false),
  phasesIn: (it, event) => changes(it, event.objects, 'phase in', (_, now) => now?.phasedOut === false),
  phasesOut: (it, event) => changes(it, event.objects, 'phase out', (_, now) => now?.phasedOut === true),
  turnsFaceUp: (it, event) => faceUp(it, event),
  turnsFaceDown: (it, event) => faceDown(it, event),
  merges: ({ scene }, event) => `${scene.names.full(event.spell)} merges with ${scene.names.object(event.with)}`,
  attaches: ({ scene, outcome }, event) => {
    const attached = outcome.state.objects.get(event.object)?.attachedTo === event.to;
    return `${scene.names.full(event.object)} ${attached ? 'becomes' : 'does not become'} attached to ${scene.names.thing(event.to)}`;
  },
  putsCounters: (it, event) =>
    `${capital(it.scene.names.thing(event.on))} ${counterChange(it, event.on, event.counter)}`,
  removesCounters: (it, event) =>
    `${capital(it.scene.names.thing(event.on))} ${counterChange(it, event.on, event.counter)}`,
  movesCounters: (it, event) =>
    `${it.scene.names.full(event.from)} ${counterChange(it, event.from, event.counter)} and ${it.scene.names.object(event.to)} ${counterChange(it, event.to, event.counter)}`,
  dealsDamage: (it, event) => damage(it, event),
  draws: (it, event) => drawn(it, event.player),
  mills: (it, event) => milled(it, event.player),
  gainsLife: (it, event) => lifeChange(it, event.player),
  losesLife: (it, event) => lifeChange(it, event.player),
  paysLife: (it, event) => lifeChange(it, event.player),
  setsLife: (it, event) => lifeChange(it, event.player),
  destroys: (it, event) => fates(it, event.objects, 'is not destroyed'),
  moves: (it, event) =>
    fates(
      it,
      event.objects.map(each => each.object),
    ),
  begins: (it, event) => begins(it, event),
  addsMana: (it, event) => mana(it, event),
  losesGame: (it, event) =>
    `${it.scene.names.does(event.player, lost(it.outcome.state, event.player) ? 'lose the game' : "don't lose the game")}`,
  winsGame: (it, event) => it.scene.names.does(event.player, 'win the game'),
  shuffles: (it, event) => it.scene.names.does(event.player, 'shuffle'),
  carriesOut: (it, event) => carriedOut(it, event),
} as const satisfies { readonly [K in Kind]: (it: Happening, event: Of<K>) => string };

/** "Forest enters, and Lotus Cobra triggers": where nothing else can be said of how it enters. */
function entersAlone({ scene, outcome }: Happening, ids: readonly ObjectId[]): string {
  const said = entering(scene, outcome, ids);
  const [id] = ids;
  if (ids.length !== 1 || id === undefined || !said.endsWith(' enters')) return said;
  const sources = [...new Set(outcome.triggers.map(it => scene.names.object(it.source)))];
  const times = outcome.triggers.reduce((sum, it) => sum + it.times, 0);
  const silent = outcome.trail.some(it => it.kind === 'notTriggered' && it.notable && it.effect.source === id);
  if (times === 0) return silent ? `${said}, and its own ability does not trigger` : said;
  const [only = ''] = sources;
  if (sources.length > 1) return `${said}, and ${numberWord(times)} abilities trigger`;
  const who = outcome.triggers[0]?.source === id ? 'its own ability' : only;
  return `${said}, and ${who} triggers${times === 1 ? '' : ` ${howOften(times)}`}`;
}

function created({ scene, outcome }: Happening, event: Of<'creates'>): string {
  const made = outcome.occurrences.flatMap(it => (it.kind === 'entered' && it.created ? [it.object] : []));
  if (made.length === 0) return `${scene.names.does(event.under, 'create')} no tokens`;
  const owners = new Map<PlayerId, ObjectId[]>();
  for (const id of made) {
    const owner = outcome.state.objects.get(id)?.owner ?? event.under;
    owners.set(owner, [...(owners.get(owner) ?? []), id]);
  }
  return list([...owners].map(([owner, ids]) => scene.names.does(owner, `create ${tokenWords(scene, outcome, ids)}`)));
}

function tokenWords(scene: Scene, outcome: Outcome, ids: readonly ObjectId[]): string {
  const words = ids.map(id => {
    const parts = enteredOf(scene, outcome, id);
    const as = parts.as === `as a copy of ${scene.names.plain(id)}` ? '' : parts.as;
    const predicate = predicateOf({ ...parts, as, types: '', after: '' }).replace(/^enters ?/, '');
    const after = parts.after === '' ? '' : `which ${ids.length === 1 ? parts.after : several(parts.after)}`;
    const told = [predicate, after].filter(each => each !== '').join(', ');
    return `${scene.names.plain(id)}${told === '' ? '' : `|${told}`}`;
  });
  const counts = gathered(words.map(it => it.split('|')[0] ?? it));
  const how = [...new Set(words.map(it => it.split('|')[1] ?? ''))];
  const [first = ''] = how;
  const named = counts.map(it =>
    /^(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d)/.test(it) ? it : `one ${it}`,
  );
  return `${list(named)}${how.length === 1 && first !== '' ? `${/^(with|as) /.test(first) ? '' : ','} ${first}` : ''}`;
}

type StateTest = (
  was: ReturnType<GameState['objects']['get']>,
  now: ReturnType<GameState['objects']['get']>,
) => boolean;

/** "Two Bears phase in", and those that do not. */
function changes({ scene, outcome }: Happening, ids: readonly ObjectId[], verb: string, done: StateTest): string {
  const did = ids.filter(id => done(outcome.before.objects.get(id), outcome.state.objects.get(id)));
  const not = ids.filter(id => !did.includes(id));
  return list([
    ...(did.length === 0 ? [] : [`${namesOf(scene, did, ids.length)} ${did.length === 1 ? thirdPerson(verb) : verb}`]),
    ...(not.length === 0 ? [] : [`${namesOf(scene, not, ids.length)} ${not.length === 1 ? 'does' : 'do'} not ${verb}`]),
  ]);
}

function faceUp({ scene, outcome }: Happening, event: Of<'turnsFaceUp'>): string {
  const [first] = event.objects;
  if (first === undefined) return 'nothing is turned face up';
  const up = event.objects.filter(id => outcome.occurrences.some(it => it.kind === 'turnedFaceUp' && it.object === id));
  const name = event.objects.length === 1 ? scene.names.full(first) : objectWords(scene, event.objects);
  const said = `${name} ${event.objects.length === 1 ? 'is' : 'are'} ${up.length === 0 ? 'not ' : ''}turned face up`;
  if (event.objects.length > 1 || up.length === 0) return said;
  const fate = fateOf(scene, outcome, first);
  if (fate !== '') return `${said} and ${fate}`;
  const parts = predicateOf({ ...enteredOf(scene, outcome, first), tapped: '' }).replace(/^enters ?/, '');
  return parts === '' ? said : `${said} ${parts}`;
}

function faceDown({ scene, outcome }: Happening, { objects }: Of<'turnsFaceDown'>): string {
  const [first] = objects;
  if (first === undefined) return 'nothing is turned face down';
  const down = objects.filter(id => outcome.occurrences.some(it => it.kind === 'turnedFaceDown' && it.object === id));
  const name = objects.length === 1 ? scene.names.full(first) : objectWords(scene, objects);
  return `${name} ${objects.length === 1 ? 'is' : 'are'} ${down.length === 0 ? 'not ' : ''}turned face down`;
}

function begins({ scene, outcome }: Happening, event: Of<'begins'>): string {
  const skipped = outcome.occurrences.some(it => it.kind === 'skipped' && it.player === event.player);
  const what = spelled(event.what);
  return skipped
    ? scene.names.does(event.player, `skip the ${what}`)
    : `${scene.names.player(event.player).own} ${what} begins`;
}

function mana({ scene, outcome }: Happening, event: Of<'addsMana'>): string {
  const added = outcome.occurrences.flatMap(it =>
    it.kind === 'addedMana' && it.player === event.player ? it.mana : [],
  );
  return scene.names.does(
    event.player,
    added.length === 0 ? 'add no mana' : `add ${added.map(it => `{${it}}`).join('')}`,
  );
}

/** An instruction: what entered, else that it was carried out. */
function carriedOut({ scene, outcome }: Happening, event: Of<'carriesOut'>): string {
  const entered = outcome.occurrences.flatMap(it => (it.kind === 'entered' ? [it.object] : []));
  const on = outcome.occurrences.flatMap(it => (it.kind === 'countersPut' && !it.asItEntered ? [it.on] : []));
  if (entered.length > 0) return entering(scene, outcome, [...new Set(entered)]);
  const [first] = on;
  if (first !== undefined) {
    const kind = outcome.occurrences.find(it => it.kind === 'countersPut')?.counter ?? '';
    return `${capital(scene.names.thing(first))} ${counterChange({ scene, outcome }, first, kind)}`;
  }
  const moved = outcome.occurrences.flatMap(it => (it.kind === 'moved' ? [it.object] : []));
  return moved.length > 0 ? fates({ scene, outcome }, [...new Set(moved)]) : `${event.by.name} does what it says`;
}
