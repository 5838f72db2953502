// Timestamps of objects that enter together (613.7m): in turn order, each player's own in the order that player
// chooses.
import { permutations } from '../../kit/permutations.ts';
import type { Change } from '../ability/continuous-effect.ts';
import type { Option } from '../choice/choice.ts';
import { type ChoiceGenerator, requestChoice } from '../choice/choice-request.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import { currentView, type Run, viewOf } from '../event/run-state.ts';
import { differsBetween } from '../layers/differs.ts';
import { type Layer, layerOf } from '../layers/layer.ts';
import { projectionOfView } from '../layers/project.ts';
import type { View } from '../match/view.ts';
import { inTurnOrder } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import { positionAfter } from '../perform/index.ts';

type Arrival = Extract<AtomicAction, { kind: 'enters' }>;

/**
 * The actions with entering objects in the order of their timestamps, chosen by players where it makes a difference.
 */
export function* inTimestampOrder(
  run: Run,
  actions: readonly AtomicAction[],
): ChoiceGenerator<readonly AtomicAction[]> {
  const arrivals = actions.filter(isArrival);
  if (arrivals.length < 2) return actions;
  const players = inTurnOrder(run.state);
  let now = arranged(
    actions,
    players.flatMap(player => arrivals.filter(it => it.entering.under === player)),
  );
  for (const player of players) now = yield* asChosenBy(run, player, now);
  return now;
}

function isArrival(action: AtomicAction): action is Arrival {
  return action.kind === 'enters';
}

/** The actions with these arrivals in the place of the first, each with the counters it enters with. */
function arranged(actions: readonly AtomicAction[], arrivals: readonly Arrival[]): readonly AtomicAction[] {
  if (actions.filter(isArrival).every((action, n) => action === arrivals[n])) return actions;
  const first = actions.findIndex(isArrival);
  const groups = arrivals.flatMap(arrival => [arrival, ...countersOn(actions, arrival)]);
  const moved = new Set<AtomicAction>(groups);
  return [...actions.slice(0, first), ...groups, ...actions.slice(first).filter(action => !moved.has(action))];
}

function countersOn(actions: readonly AtomicAction[], { entering }: Arrival): readonly AtomicAction[] {
  return actions.filter(action => action.kind === 'putsCounters' && action.asItEnters && action.on === entering.object);
}

/** The greatest number of arrivals tried in every order. */
const MOST = 4;

function* asChosenBy(
  run: Run,
  player: PlayerId,
  actions: readonly AtomicAction[],
): ChoiceGenerator<readonly AtomicAction[]> {
  const arrivals = actions.filter(isArrival);
  const used = arrivals.length < 2 ? new Set<Layer>() : layersInUse(run);
  const own = arrivals.filter(it => it.entering.under === player && conflicts(run, actions, it, arrivals, used));
  if (own.length < 2) return actions;
  const orders = own.length > MOST ? [own, own.toReversed()] : permutations(own);
  const tried = orders.map(order => {
    const left = [...order];
    const all = arrivals.map(it => (own.includes(it) ? (left.shift() ?? it) : it));
    const then = arranged(actions, all);
    return { order, actions: then, views: viewsAfter(run, then) };
  });
  const different = tried.filter(({ views }, n) => tried.findIndex(other => alike(other.views, views)) === n);
  if (different.length < 2) return actions;
  if (own.length > MOST) run.cut = true;
  const options = different.map(({ order }): Option => optionOf(run, order));
  const header = { kind: 'order', who: player, object: undefined, rule: '613.7m', about: 'timestamps' } as const;
  const pick = yield* requestChoice(run, { choice: { ...header, options, legal: { kind: 'options' } }, moot: false });
  const at = options.findIndex(option => pick === option.pick);
  return different[Math.max(0, at)]?.actions ?? actions;
}

function optionOf(run: Run, order: readonly Arrival[]): Option {
  const objects = order.map(it => it.entering.object);
  const label = objects.map(id => run.state.objects.get(id)?.label ?? id).join(', ');
  return { pick: { kind: 'objects', objects }, label };
}

/** The view after the actions, and the view once the creatures that cannot stay have left too, where there are any. */
function viewsAfter(run: Run, actions: readonly AtomicAction[]): readonly View[] {
  const view = viewOf(run, positionAfter(run, actions));
  const leaving = view.battlefield.filter(id => cannotStay(view, id));
  if (leaving.length === 0) return [view];
  const ceasing = leaving.map(object => ({ kind: 'ceases', object }) as const);
  return [view, viewOf(run, positionAfter(run, [...actions, ...ceasing]))];
}

/** Whether it is a creature with toughness 0 or less, or with damage of at least its toughness (704.5f, 704.5g). */
function cannotStay(view: View, id: ObjectId): boolean {
  const { types, toughness } = view.of(id);
  return types.includes('Creature') && view.object(id).damage >= (toughness ?? 0);
}

/** Whether these views are the same, one by one: an effect that leaves at once may have hidden what an order changes. */
function alike(ones: readonly View[], others: readonly View[]): boolean {
  if (ones.length !== others.length) return false;
  return ones.every((one, n) => {
    const other = others[n];
    if (other === undefined || one.battlefield.length !== other.battlefield.length) return false;
    return one.battlefield.every(id => !differsBetween(one, other, id));
  });
}

/**
 * Whether it and another arrival have effects in the same layer, one of which may undo the other, or of which one may come
 * to depend on the other once a third effect has applied (613.8c).
 */
function conflicts(
  run: Run,
  actions: readonly AtomicAction[],
  arrival: Arrival,
  arrivals: readonly Arrival[],
  used: ReadonlySet<Layer>,
): boolean {
  const mine = changesOf(run, actions, arrival);
  if (mine.size === 0) return false;
  const others = arrivals.filter(it => it !== arrival).map(it => ({ it, theirs: changesOf(run, actions, it) }));
  const countIn = (layer: Layer) => [mine, ...others.map(it => it.theirs)].map(it => it.get(layer)?.count ?? 0);
  const isBetween = (layer: Layer) => used.has(layer) || countIn(layer).reduce((sum, it) => sum + it, 0) > 2;
  return others.some(({ it, theirs }) => {
    if (it.entering.under !== arrival.entering.under) return false;
    return [...mine].some(([layer, { isUndoing }]) => {
      const other = theirs.get(layer);
      return other !== undefined && (isUndoing || other.isUndoing || isBetween(layer));
    });
  });
}

/** Changes in one layer. */
interface InLayer {
  readonly count: number;
  /** Whether one of them may undo those of others. */
  readonly isUndoing: boolean;
}

/** The layers in which effects that find anew what they affect apply already, though their abilities may be lost later (613.6). */
function layersInUse(run: Run): ReadonlySet<Layer> {
  const { trace } = projectionOfView(currentView(run));
  return new Set(
    trace.flatMap(({ layer, effect }) => (effect.defining || effect.fixedSet !== undefined ? [] : [layer])),
  );
}

/** The layers of its changes as it enters. */
function changesOf(run: Run, actions: readonly AtomicAction[], arrival: Arrival): ReadonlyMap<Layer, InLayer> {
  const { entering } = arrival;
  const layers = new Map<Layer, InLayer>();
  const changes = [...entering.changes, ...(entering.became ?? []).flatMap(it => it.changes), ...stated(run, arrival)];
  for (const change of changes) {
    const layer = layerOf(change, false);
    if (layer === undefined || layer === '7c') continue;
    const { count, isUndoing } = layers.get(layer) ?? { count: 0, isUndoing: false };
    layers.set(layer, { count: count + 1, isUndoing: isUndoing || !ADDING.has(change.kind) });
  }
  // 122.1b: a keyword counter gives an ability
  if (countersOn(actions, arrival).length > 0 && !layers.has('6')) layers.set('6', { count: 1, isUndoing: false });
  return layers;
}

/** The changes of its static abilities. */
function stated(run: Run, { entering }: Arrival): readonly Change[] {
  if (entering.faceDown !== undefined) return [];
  const printed = entering.copy?.of.printed ?? run.state.objects.get(entering.object)?.printed;
  const abilities = printed?.faces.flatMap(face => face.abilities) ?? [];
  const effects = abilities.flatMap(it => (it.kind === 'static' && !it.defining ? it.effects : []));
  return effects.flatMap(effect => effect.changes);
}

/** Changes that never undo others. */
const ADDING: ReadonlySet<Change['kind']> = new Set<Change['kind']>([
  'addTypes',
  'addColors',
  'gains',
  'gainsAbilitiesOf',
  'everyCreatureType',
  'everyBasicLandType',
]);
