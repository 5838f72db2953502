// 614.1c, 614.1d: how a permanent enters: tapped, with counters, under whose control, as what.
import { mayAttach } from '../../attach/legal.ts';
import { askObjects, askPlayer, askWord } from '../../choice/ask.ts';
import { sight } from '../../entering/look-ahead.ts';
import { chooseProtector } from '../../entering/protector.ts';
import { playersOf, refOf } from '../../match/player.ts';
import { select } from '../../match/select.ts';
import type { ObjectId, PlayerId } from '../../model/ids.ts';
import {
  type Apply,
  type At,
  addCounters,
  amountAt,
  causeAt,
  contextAt,
  enteringAt,
  objectAt,
  setEntering,
} from './at.ts';

/** ~ enters tapped. ~ As it's turned face up, tap it. */
export const tapped: Apply<'tapped'> = function* (at, rewrite) {
  const object = objectAt(at);
  if (enteringAt(at) !== undefined) setEntering(at, { tapped: rewrite.tapped });
  else if (object !== undefined) at.work.besides.push({ kind: rewrite.tapped ? 'taps' : 'untaps', objects: [object] });
};

/** ~ enters with N counters on it. */
export const withCounters: Apply<'withCounters'> = function* (at, rewrite) {
  const { counter, byEffect = true } = rewrite;
  addCounters(at, { counter, amount: amountAt(at, rewrite.amount), byEffect });
};

/** ~ enters with your choice of a flying or a first strike counter on it. */
export const withChoiceOfCounter: Apply<'withChoiceOfCounter'> = function* (at, rewrite) {
  const who = contextAt(at).controller;
  const asked = { kind: 'counter', who, object: objectAt(at), rule: '614.12a' } as const;
  const counter = yield* askWord(at.work.play, asked, rewrite.counters);
  if (counter !== undefined) addCounters(at, { counter, amount: amountAt(at, rewrite.amount), byEffect: true });
};

/** ~ enters with a counter of each kind that is on another. */
export const withEachKind: Apply<'withEachKind'> = function* (at, rewrite) {
  const view = sight(at.work);
  const on = refOf(view, rewrite.on, contextAt(at));
  if (on === undefined) return;
  const kinds = Object.entries(view.object(on).counters).filter(([, n]) => n > 0);
  for (const [counter] of kinds) addCounters(at, { counter, amount: 1, byEffect: true });
};

/** 616.1b: under whose control it enters. */
export const underControl: Apply<'underControl'> = function* (at, rewrite) {
  const context = contextAt(at);
  const players = playersOf(sight(at.work), rewrite.who, context);
  const asked = { kind: 'player', who: context.controller, object: objectAt(at), rule: '614.12a' } as const;
  // "an opponent of your choice"
  const under = players.length > 1 ? yield* askPlayer(at.work.play, asked, players) : players[0];
  if (under !== undefined) setEntering(at, { under });
};

/** ~ enters as a 3/3 Golem: for as long as it is there. */
export const becomes: Apply<'becomes'> = function* (at, rewrite) {
  const entering = enteringAt(at);
  const object = objectAt(at);
  const { name, controller } = causeAt(at);
  // 613.2a: what sets power and toughness is copiable
  const copiable = rewrite.changes.some(change => change.kind === 'setPowerToughness');
  const became = { changes: rewrite.changes, sourceName: name, controller, copiable };
  if (entering !== undefined) setEntering(at, { became: [...(entering.became ?? []), became] });
  else if (object !== undefined) at.work.deeds.push({ kind: 'remembers', object, changes: became });
};

/** ~ enters attached to a creature you control. ~ As it's turned face up, you may attach it to a creature. */
export const attached: Apply<'attached'> = function* (at, rewrite) {
  const object = objectAt(at);
  if (object === undefined) return;
  const isEntering = enteringAt(at) !== undefined;
  const context = contextAt(at);
  const view = sight(at.work);
  const rule = isEntering ? '614.12a' : '303.4k';
  const asked = { kind: 'attachTo', who: context.controller, object, rule } as const;
  if (!('clauses' in rewrite.to)) {
    const players = playersOf(view, rewrite.to, context).filter(player => mayAttach(view, object, player));
    const player = yield* askPlayer(at.work.play, asked, players);
    if (player !== undefined) attachTo(at, object, player);
    return;
  }
  // 303.4k: as it would be face up
  const isPossible = (id: ObjectId) => isEntering || mayAttach(view, object, id);
  const among = select(view, rewrite.to, context).filter(id => !at.work.scene.entering.has(id) && isPossible(id));
  const [to] = yield* askObjects(at.work.play, asked, { among, min: rewrite.optional ? 0 : 1, max: 1 });
  if (to !== undefined) attachTo(at, object, to);
};

function attachTo(at: At, object: ObjectId, to: ObjectId | PlayerId): void {
  if (enteringAt(at) !== undefined) setEntering(at, { attachedTo: to });
  else at.work.deeds.push({ kind: 'attaches', object, to, by: causeAt(at) });
}

/** 616.1d: ~ enters transformed. */
export const transformed: Apply<'transformed'> = function* (at) {
  const entering = enteringAt(at);
  if (entering === undefined) return;
  const faces = entering.copy?.of.printed.faces ?? sight(at.work).object(entering.object).printed.faces;
  if (faces.length > 1) setEntering(at, { face: 1 });
};

/** ~ enters prepared. */
export const prepared: Apply<'prepared'> = function* (at) {
  const entering = enteringAt(at);
  if (entering !== undefined) setEntering(at, { designations: [...entering.designations, 'prepared'] });
};

/** 310.12a: As a Siege enters, its controller chooses an opponent to protect it. */
export const protector: Apply<'protector'> = function* (at) {
  const entering = enteringAt(at);
  if (entering === undefined) return;
  const chosen = yield* chooseProtector(at.work.play, entering.object, entering.under, true);
  if (chosen !== undefined) setEntering(at, { protector: chosen });
};

/** ~ enters face down (708.3). */
export const faceDown: Apply<'faceDown'> = function* (at) {
  setEntering(at, { faceDown: 'effect' });
};
