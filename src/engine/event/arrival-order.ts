// 613.7m: objects that enter together get their timestamps in turn order, each player's own in the order that player chooses.
import type { Change } from '../ability/continuous.ts';
import { type Asking, ask } from '../choice/ask.ts';
import type { Option } from '../choice/choice.ts';
import { differs } from '../layers/differs.ts';
import { type Layer, layerOf } from '../layers/layer.ts';
import type { View } from '../match/view.ts';
import { inTurnOrder } from '../model/change.ts';
import type { PlayerId } from '../model/ids.ts';
import { afterwards } from '../perform/index.ts';
import type { Deed } from './deed.ts';
import { type Play, viewOf } from './play.ts';

type Arrival = Extract<Deed, { kind: 'enters' }>;

/** The deeds with what enters in the order of its timestamps. Players are asked where their order makes a difference. */
export function* inOrderOfArrival(play: Play, deeds: readonly Deed[]): Asking<readonly Deed[]> {
  const arrivals = deeds.filter(isArrival);
  if (arrivals.length < 2) return deeds;
  const players = inTurnOrder(play.state);
  let now = arranged(
    deeds,
    players.flatMap(player => arrivals.filter(it => it.entering.under === player)),
  );
  for (const player of players) now = yield* asChosenBy(play, player, now);
  return now;
}

function isArrival(deed: Deed): deed is Arrival {
  return deed.kind === 'enters';
}

/** The deeds with these arrivals where the first of them was, each with the counters that are put on it as it enters. */
function arranged(deeds: readonly Deed[], arrivals: readonly Arrival[]): readonly Deed[] {
  if (deeds.filter(isArrival).every((deed, n) => deed === arrivals[n])) return deeds;
  const first = deeds.findIndex(isArrival);
  const groups = arrivals.flatMap(arrival => [arrival, ...countersOn(deeds, arrival)]);
  const moved = new Set<Deed>(groups);
  return [...deeds.slice(0, first), ...groups, ...deeds.slice(first).filter(deed => !moved.has(deed))];
}

function countersOn(deeds: readonly Deed[], { entering }: Arrival): readonly Deed[] {
  return deeds.filter(deed => deed.kind === 'putsCounters' && deed.asItEnters && deed.on === entering.object);
}

/** More than so many arrivals are not tried in every order. */
const MOST = 4;

function* asChosenBy(play: Play, player: PlayerId, deeds: readonly Deed[]): Asking<readonly Deed[]> {
  const arrivals = deeds.filter(isArrival);
  const own = arrivals.filter(it => it.entering.under === player && quarrels(play, deeds, it, arrivals));
  if (own.length < 2) return deeds;
  const orders = own.length > MOST ? [own, own.toReversed()] : permutations(own);
  const tried = orders.map(order => {
    const left = [...order];
    const all = arrivals.map(it => (own.includes(it) ? (left.shift() ?? it) : it));
    const then = arranged(deeds, all);
    return { order, deeds: then, view: viewOf(play, afterwards(play, then)) };
  });
  const different = tried.filter(({ view }, n) => tried.findIndex(other => alike(other.view, view)) === n);
  if (different.length < 2) return deeds;
  if (own.length > MOST) play.cut = true;
  const options = different.map(({ order }): Option => optionOf(play, order));
  const asked = { kind: 'order', who: player, object: undefined, rule: '613.7m', about: 'timestamps' } as const;
  const pick = yield* ask(play, { choice: { ...asked, options, legal: { kind: 'options' } }, moot: false });
  const at = options.findIndex(option => pick === option.pick);
  return different[Math.max(0, at)]?.deeds ?? deeds;
}

function optionOf(play: Play, order: readonly Arrival[]): Option {
  const objects = order.map(it => it.entering.object);
  const label = objects.map(id => play.state.objects.get(id)?.label ?? id).join(', ');
  return { pick: { kind: 'objects', objects }, label };
}

function permutations<T>(all: readonly T[]): readonly (readonly T[])[] {
  if (all.length < 2) return [all];
  return all.flatMap((first, n) => permutations(all.toSpliced(n, 1)).map(rest => [first, ...rest]));
}

function alike(one: View, other: View): boolean {
  return one.battlefield.every(id => !differs(one, other, id));
}

/** Whether it brings an effect that another arrival's effect in the same layer may undo, or the other way round. */
function quarrels(play: Play, deeds: readonly Deed[], arrival: Arrival, arrivals: readonly Arrival[]): boolean {
  const mine = changesOf(play, deeds, arrival);
  if (mine.size === 0) return false;
  return arrivals.some(other => {
    if (other === arrival || other.entering.under !== arrival.entering.under) return false;
    const theirs = changesOf(play, deeds, other);
    return [...mine].some(([layer, isUndoing]) => theirs.has(layer) && (isUndoing || theirs.get(layer) === true));
  });
}

/** The layers in which it changes something as it enters, and whether that undoes what others did there. */
function changesOf(play: Play, deeds: readonly Deed[], arrival: Arrival): ReadonlyMap<Layer, boolean> {
  const { entering } = arrival;
  const layers = new Map<Layer, boolean>();
  const changes = [...entering.changes, ...(entering.became ?? []).flatMap(it => it.changes), ...stated(play, arrival)];
  for (const change of changes) {
    const layer = layerOf(change, false);
    if (layer === undefined || layer === '7c') continue;
    layers.set(layer, (layers.get(layer) ?? false) || !ADDING.has(change.kind));
  }
  // 122.1b: a keyword counter gives an ability
  if (countersOn(deeds, arrival).length > 0 && !layers.has('6')) layers.set('6', false);
  return layers;
}

/** What its static abilities change. */
function stated(play: Play, { entering }: Arrival): readonly Change[] {
  if (entering.faceDown !== undefined) return [];
  const printed = entering.copy?.of.printed ?? play.state.objects.get(entering.object)?.printed;
  const abilities = printed?.faces.flatMap(face => face.abilities) ?? [];
  const effects = abilities.flatMap(it => (it.kind === 'static' && !it.defining ? it.effects : []));
  return effects.flatMap(effect => effect.changes);
}

/** Changes that leave what others did as it is. */
const ADDING: ReadonlySet<Change['kind']> = new Set<Change['kind']>([
  'addTypes',
  'addColors',
  'gains',
  'gainsAbilitiesOf',
  'everyCreatureType',
  'everyBasicLandType',
]);
