// 616.1: what an event comes to: forbidden or replaced until nothing applies any more, and what it contains likewise.

import { type Asking, askWhether } from '../choice/ask.ts';
import { barredBy } from '../entering/barred.ts';
import { sight } from '../entering/look-ahead.ts';
import { playersOf } from '../match/player.ts';
import type { View } from '../match/view.ts';
import { isPlayer } from '../model/change.ts';
import { applyEffect } from '../replacement/apply/index.ts';
import { citedFor } from '../replacement/cited.ts';
import { cannotRegenerate, forbids, tellForbidden } from '../replacement/forbidden.ts';
import { type Candidate, gather } from '../replacement/gather.ts';
import { alsoApplied } from '../replacement/once.ts';
import { chooseNext } from '../replacement/order.ts';
import { useUp } from '../replacement/used-up.ts';
import { chooseSources } from './chosen-source.ts';
import { contained } from './contained.ts';
import { damageInOrder } from './damage-order.ts';
import type { Deed } from './deed.ts';
import type { GameEvent } from './event.ts';
import { inVain } from './in-vain.ts';
import { note, type Play, tell, viewNow } from './play.ts';
import { affectedBy, chooserOf, split } from './split.ts';
import { forbiddenEntry, instead } from './stays.ts';
import { type Applied, type Followup, newScene, type Scene, type Settled, tally, type Work } from './work.ts';

/** Settles an event for everything it affects, players choosing in turn order (101.4). */
export function* settle(
  play: Play,
  event: GameEvent,
  applied: Applied,
  scene: Scene = newScene(),
  view?: View,
): Asking<Settled> {
  if (event.kind === 'enters') for (const it of event.objects) scene.entering.set(it.object, it);
  const deeds: Deed[] = [];
  const then: Followup[] = [];
  const left: GameEvent[] = [];
  for (const part of yield* inOrder(play, event)) {
    const work = beginWork(play, scene, part, applied, view);
    yield* replace(work);
    deeds.push(...work.deeds);
    then.push(...work.then);
    if (work.event === undefined) continue;
    if (work.event.kind === 'dealsDamage') left.push(work.event);
    else yield* contain(work, [work.event], deeds, then);
  }
  // 120.4c: damage dealt at the same time is worked into its results together
  if (left.length > 0) yield* contain(beginWork(play, scene, undefined, applied, view), left, deeds, then);
  return { deeds, then };
}

function beginWork(
  play: Play,
  scene: Scene,
  event: GameEvent | undefined,
  applied: Applied,
  view: View | undefined,
): Work {
  return {
    play,
    scene,
    event,
    applied,
    view: view ?? viewNow(play),
    seen: undefined,
    deeds: [],
    besides: [],
    then: [],
  };
}

function* inOrder(play: Play, event: GameEvent): Asking<readonly GameEvent[]> {
  const parts = split(event);
  if (event.kind === 'dealsDamage') yield* chooseSources(play, parts);
  if (parts.length === 1) return parts;
  if (event.kind === 'dealsDamage') return yield* damageInOrder(play, parts);
  const view = viewNow(play);
  const turn = play.state.players.map(player => player.id);
  const first = turn.indexOf(play.state.active);
  const rank = (part: GameEvent) => (turn.indexOf(chooserOf(view, part)) - first + turn.length) % turn.length;
  return [...parts].sort((one, other) => rank(one) - rank(other));
}

/** 616.1f: until there is nothing more to apply. */
function* replace(work: Work): Asking<void> {
  while (work.event !== undefined) {
    const { event } = work;
    if (event.kind === 'draws' && event.count > 1 && gather(work).length === 0) {
      // 121.2: cards are drawn one at a time, each replaced or not for itself
      work.then.push({ kind: 'event', event, applied: work.applied });
      work.event = undefined;
      return;
    }
    if (isStopped(work, event)) continue;
    const candidates = regenerable(work, gather(work));
    const candidate = yield* chooseNext(work, candidates);
    if (candidate === undefined) return;
    yield* applyOne(work, event, candidate);
  }
}

/** Whether nothing comes of the event, or something else: it is barred, impossible or in vain. Nothing replaces it then (614.7). */
function isStopped(work: Work, event: GameEvent): boolean {
  const { play } = work;
  const entering = event.kind === 'enters' ? event.objects[0] : undefined;
  if (entering !== undefined) {
    const barred = barredBy(sight(work).object(entering.object), entering);
    if (barred !== undefined) return stop(work, instead(play, entering, { rule: barred, staying: [] }));
  }
  const vain = inVain(play, sight(work), event);
  if (vain !== undefined) {
    if (vain !== '')
      note(play, vain, { kind: 'nothing happens', by: vain }, objectsOf(work, event), { notable: false });
    return stop(work, undefined);
  }
  const cant = forbids(play, isTurning(event) ? viewNow(play) : sight(work), event);
  if (cant === undefined) return false;
  tellForbidden(play, cant, event, event.kind === 'enters' ? '614.17d' : '614.17c');
  return stop(work, entering === undefined ? undefined : instead(play, entering, forbiddenEntry(entering)));
}

/** "Werewolves can't transform": said of what they are, not of what they would be. */
function isTurning({ kind }: GameEvent): boolean {
  return kind === 'transforms' || kind === 'turnsFaceUp';
}

function stop(work: Work, instead: { readonly event?: GameEvent; readonly deeds?: readonly Deed[] } | undefined): true {
  work.event = instead?.event;
  work.deeds.push(...(instead?.deeds ?? []));
  return true;
}

/** 701.19c: where it can't be regenerated, regeneration shields are not applied. */
function regenerable(work: Work, candidates: readonly Candidate[]): readonly Candidate[] {
  const { event, play } = work;
  if (event?.kind !== 'destroys') return candidates;
  const [object] = event.objects;
  const isForbidden = event.noRegeneration || (object !== undefined && cannotRegenerate(sight(work), object));
  if (!isForbidden) return candidates;
  const regenerates = (candidate: Candidate) =>
    candidate.effect.ability.rewrites.some(it => it.kind === 'regenerate' && it.taps !== false);
  if (candidates.some(regenerates)) note(play, '701.19c', { kind: 'cannot be regenerated' }, event.objects);
  return candidates.filter(candidate => !regenerates(candidate));
}

function* applyOne(work: Work, event: GameEvent, candidate: Candidate): Asking<void> {
  const { play } = work;
  const cited = citedFor(event, candidate, work.applied);
  work.applied = alsoApplied(work.applied, candidate.key);
  if (!(yield* isWanted(work, event, candidate, cited.rule))) return;
  useUp(play, work.scene, event, candidate);
  yield* applyEffect(work, candidate, cited);
  const besides = work.besides;
  work.besides = [];
  for (const beside of besides) {
    const settled = yield* settle(play, beside, work.applied, work.scene);
    work.deeds.push(...settled.deeds);
    work.then.push(...settled.then);
  }
}

/** "You may … instead": asked first, unless the effect's own choice can be declined by picking nothing. */
function* isWanted(work: Work, event: GameEvent, candidate: Candidate, rule: string): Asking<boolean> {
  const { optional, rewrites } = candidate.effect.ability;
  if (optional === undefined || rewrites.some(rewrite => rewrite.kind === 'asCopy')) return true;
  const affected = affectedBy(event);
  const object = affected === undefined || isPlayer(work.play.state, affected) ? candidate.effect.source : affected;
  const [who = candidate.effect.controller] = playersOf(sight(work), optional, candidate.context);
  const asked = { kind: 'may', who, object, rule } as const;
  if (yield* askWhether(work.play, asked, true)) return true;
  tell(work.play, {
    kind: 'considered',
    rule,
    notable: false,
    effect: candidate.effect.name,
    object: affected,
    applies: false,
    why: 'declined',
  });
  return false;
}

/** What the settled events contain, settled in their turn (616.1g). */
function* contain(work: Work, events: readonly GameEvent[], deeds: Deed[], then: Followup[]): Asking<void> {
  const { play, scene, applied } = work;
  const found = yield* contained(play, scene, sight(work), events);
  for (const deed of found.deeds) {
    if (deed.kind === 'gainsLife') tally(scene.life, deed.player, deed.amount);
    if (deed.kind === 'losesLife') tally(scene.life, deed.player, -deed.amount);
  }
  deeds.push(...found.deeds);
  for (const effects of found.then) then.push({ kind: 'effects', ...effects, applied });
  for (const event of found.events) {
    const settled = yield* settle(play, event, applied, scene, found.view);
    deeds.push(...settled.deeds);
    then.push(...settled.then);
  }
}

function objectsOf(work: Work, event: GameEvent) {
  const affected = affectedBy(event);
  return affected === undefined || isPlayer(work.play.state, affected) ? [] : [affected];
}
