// What one outcome comes to, in a sentence, for every kind of event.

import type { GameEvent, GameState, ObjectId, Outcome, PlayerId } from '../../engine/index.ts';
import type { Scene } from '../scene.ts';
import { objectWords } from '../step/choice.ts';
import { capital, counted, counters, gathered, list, numberWord, sentence, spelled, thirdPerson } from '../words.ts';
import { enteredOf, predicateOf } from './entered.ts';

/** The event as one outcome has it: "Erebos, God of the Dead enters untapped." */
export function tellHappening(scene: Scene, outcome: Outcome, event: GameEvent): string {
  // The table's entry for a kind takes the events of that kind; the type cannot say so of a union.
  const tell = HAPPENINGS[event.kind] as (it: Happening, event: GameEvent) => string;
  return sentence(tell({ scene, outcome }, event));
}

interface Happening {
  readonly scene: Scene;
  readonly outcome: Outcome;
}

type Kind = GameEvent['kind'];
/** Some events share a shape: the one whose kinds include it. */
type Of<K extends Kind> = GameEvent extends infer E
  ? E extends { readonly kind: infer Kinds }
    ? K extends Kinds
      ? E
      : never
    : never
  : never;

const HAPPENINGS = {
  enters: ({ scene, outcome }, event) =>
    entering(
      scene,
      outcome,
      event.objects.map(it => it.object),
    ),
  creates: (it, event) => created(it, event),
  becomesCopy: ({ scene, outcome }, event) => {
    const name = scene.names.full(event.object);
    const gone = fateOf(scene, outcome, event.object);
    return `${name} becomes a copy of ${event.ofName}${gone === '' ? '' : `, then ${gone}`}`;
  },
  transforms: (it, event) => changes(it, event.objects, 'transform', (was, now) => was?.face !== now?.face),
  taps: (it, event) => changes(it, event.objects, 'become tapped', (_, now) => now?.tapped === true),
  untaps: (it, event) => changes(it, event.objects, 'untap', (_, now) => now?.tapped === false),
  phasesIn: (it, event) => changes(it, event.objects, 'phase in', (_, now) => now?.phasedOut === false),
  phasesOut: (it, event) => changes(it, event.objects, 'phase out', (_, now) => now?.phasedOut === true),
  turnsFaceUp: (it, event) => faceUp(it, event),
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
  destroys: (it, event) => fates(it, event.objects),
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

/** One object with its whole name, or several grouped by what becomes of them. */
export function entering(scene: Scene, outcome: Outcome, ids: readonly ObjectId[]): string {
  const groups = new Map<string, ObjectId[]>();
  for (const id of ids) {
    const predicate = predicateOf(enteredOf(scene, outcome, id));
    groups.set(predicate, [...(groups.get(predicate) ?? []), id]);
  }
  const parts = [...groups].map(
    ([predicate, group]) =>
      `${namesOf(scene, group, ids.length)} ${group.length === 1 ? predicate : several(predicate)}`,
  );
  return parts.some(it => /,| and /.test(it)) ? parts.join('; ') : list(parts);
}

function namesOf(scene: Scene, ids: readonly ObjectId[], all: number): string {
  const [first] = ids;
  if (first !== undefined && ids.length === 1) return all === 1 ? scene.names.full(first) : scene.names.object(first);
  return objectWords(scene, ids);
}

/** The predicate of more than one: "enters tapped" is "enter tapped". */
function several(predicate: string): string {
  return predicate
    .replace(/^enters/, 'enter')
    .replace(/^stays/, 'stay')
    .replace(/^goes/, 'go')
    .replace(/^is /, 'are ')
    .replace('ceases', 'cease');
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
    const predicate = predicateOf(enteredOf(scene, outcome, id)).replace(/^enters ?/, '');
    return `${scene.names.plain(id)}${predicate === '' ? '' : `|${predicate}`}`;
  });
  const counts = gathered(words.map(it => it.split('|')[0] ?? it));
  const how = [...new Set(words.map(it => it.split('|')[1] ?? ''))];
  const named = counts.map(it =>
    /^(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d)/.test(it) ? it : `one ${it}`,
  );
  return `${list(named)}${how.length === 1 && how[0] !== '' ? ` (${how[0]})` : ''}`;
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
  const up = event.objects.filter(id => outcome.state.objects.get(id)?.faceDown === undefined);
  if (first === undefined) return 'nothing is turned face up';
  const name = event.objects.length === 1 ? scene.names.full(first) : objectWords(scene, event.objects);
  const parts =
    event.objects.length === 1 && up.length === 1
      ? predicateOf(enteredOf(scene, outcome, first)).replace(/^enters ?/, '')
      : '';
  return `${name} ${event.objects.length === 1 ? 'is' : 'are'} ${up.length === 0 ? 'not ' : ''}turned face up${parts === '' ? '' : ` ${parts}`}`;
}

function counterChange({ scene, outcome }: Happening, on: ObjectId | PlayerId, kind: string): string {
  const verb = (word: string) => (scene.names.isPlayer(on) && scene.names.player(on).second ? word : thirdPerson(word));
  const [was, now] = [countersOn(outcome.before, on, kind), countersOn(outcome.state, on, kind)];
  const fate = scene.names.isPlayer(on) ? '' : fateOf(scene, outcome, on);
  const then = fate === '' ? '' : `, then ${fate}`;
  if (now === was) return `${verb('get')} no ${kind} counters${then}`;
  const change =
    now > was ? `${verb('get')} ${counters(now - was, kind)}` : `${verb('lose')} ${counters(was - now, kind)}`;
  return `${change} and ${verb('have')} ${now === 0 ? 'none' : numberWord(now)}${then}`;
}

function countersOn(state: GameState, on: ObjectId | PlayerId, kind: string): number {
  const player = state.players.find(it => it.id === on);
  return player?.counters[kind] ?? state.objects.get(on as ObjectId)?.counters[kind] ?? 0; // what is no player is an object
}

function damage({ scene, outcome }: Happening, event: Of<'dealsDamage'>): string {
  const dealt = outcome.occurrences.filter(it => it.kind === 'damaged');
  if (dealt.length === 0) {
    const [first] = event.damage;
    return first === undefined
      ? 'no damage is dealt'
      : `${scene.names.object(first.source)} deals no damage to ${scene.names.thing(first.to)}`;
  }
  const bySource = new Map<string, string[]>();
  for (const it of dealt) {
    const fate = scene.names.isPlayer(it.to) ? '' : fateOf(scene, outcome, it.to);
    const text = `${it.amount} damage to ${scene.names.thing(it.to)}${fate === '' ? '' : `, which ${fate}`}`;
    const source = scene.names.object(it.source);
    bySource.set(source, [...(bySource.get(source) ?? []), text]);
  }
  return list([...bySource].map(([source, all]) => `${source} deals ${list([...new Set(all)])}`));
}

function drawn({ scene, outcome }: Happening, player: PlayerId): string {
  const cards = outcome.occurrences.filter(it => it.kind === 'drew' && it.player === player).length;
  const fate = lost(outcome.state, player) ? scene.names.does(player, 'lose the game') : '';
  const won = outcome.state.players.filter(it => it.lost && it.id !== player).length > 0 ? 'wins' : '';
  const said = scene.names.does(
    player,
    cards === 0 ? 'draw nothing' : `draw ${counted(cards, 'card').replace(/^one /, 'a ')}`,
  );
  return fate !== ''
    ? `${said}, and ${fate}`
    : won !== '' && cards === 0
      ? `${said}; the other players lose the game`
      : said;
}

function milled({ scene, outcome }: Happening, player: PlayerId): string {
  const moved = outcome.occurrences.flatMap(it => (it.kind === 'moved' && it.from === 'library' ? [it] : []));
  const to = [...new Set(moved.map(it => (it.to === 'exile' ? 'exile' : `the ${it.to}`)))];
  return moved.length === 0
    ? scene.names.does(player, 'mill nothing')
    : `${counted(moved.length, 'card')} ${moved.length === 1 ? 'goes' : 'go'} from ${scene.names.player(player).own} library to ${list(to)}`;
}

function lifeChange({ scene, outcome }: Happening, player: PlayerId): string {
  const was = outcome.before.players.find(it => it.id === player)?.life ?? 0;
  const now = outcome.state.players.find(it => it.id === player)?.life ?? 0;
  const others = outcome.state.players.filter(
    it => it.id !== player && it.life !== (outcome.before.players.find(old => old.id === it.id)?.life ?? it.life),
  );
  const change =
    now === was ? 'neither gain nor lose life' : now > was ? `gain ${now - was} life` : `lose ${was - now} life`;
  const total = now === was ? '' : `, from ${was} to ${now}`;
  const rest = others.map(
    it =>
      `${scene.names.player(it.id).name} ${it.life > (outcome.before.players.find(old => old.id === it.id)?.life ?? 0) ? 'gains' : 'loses'} life, to ${it.life}`,
  );
  const end = lost(outcome.state, player) ? `, and ${scene.names.does(player, 'lose the game')}` : '';
  return [`${scene.names.does(player, change)}${total}${end}`, ...rest].join('; ');
}

/** What becomes of objects that would be destroyed or moved, like fates together. */
function fates({ scene, outcome }: Happening, ids: readonly ObjectId[]): string {
  const groups = new Map<string, ObjectId[]>();
  for (const id of ids) {
    const fate = fateOf(scene, outcome, id) || 'stays where it is';
    groups.set(fate, [...(groups.get(fate) ?? []), id]);
  }
  return list(
    [...groups].map(
      ([fate, group]) =>
        `${namesOf(scene, group, ids.length)} ${group.length === 1 ? fate : several(fate).replace(/^dies/, 'die')}`,
    ),
  );
}

/** Where an object has gone: "dies", "is exiled", "" where it stayed. */
export function fateOf(scene: Scene, outcome: Outcome, id: ObjectId): string {
  const [was, now] = [outcome.before.objects.get(id), outcome.state.objects.get(id)];
  if (was === undefined || was.zone === now?.zone) return '';
  if (now === undefined || now.zone === 'nowhere') return was.token ? 'ceases to exist' : 'is gone';
  if (now.zone === 'battlefield') return predicateOf(enteredOf(scene, outcome, id));
  const own = scene.names.player(now.owner).own;
  if (now.zone === 'exile') return 'is exiled';
  if (now.zone === 'graveyard' && was.zone === 'battlefield') {
    return scene.seenBefore.of(id).types.includes('Creature') ? 'dies' : `is put into ${own} graveyard`;
  }
  return now.zone === 'command' ? 'goes to the command zone' : `goes to ${own} ${now.zone}`;
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

function lost(state: GameState, player: PlayerId): boolean {
  return state.players.find(it => it.id === player)?.lost === true;
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
