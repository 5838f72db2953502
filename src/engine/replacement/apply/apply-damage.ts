// Rewrites of damage (614.9, 615): prevented, redirected, or dealt as though by another source.
import type { Effect } from '../../ability/effect.ts';
import type { Rewrite } from '../../ability/replacement.ts';
import { choosePlayer } from '../../choice/choice-request.ts';
import { eventView } from '../../entering/look-ahead.ts';
import type { Damage } from '../../event/game-event.ts';
import type { PreventionFollowup } from '../../event/pending-event.ts';
import { recordFact } from '../../event/run-state.ts';
import { resolveObject, resolvePlayers } from '../../match/resolve-reference.ts';
import type { Context } from '../../match/view.ts';
import { isPlayer, playerNamedIn } from '../../model/change-state.ts';
import type { ObjectId, PlayerId } from '../../model/ids.ts';
import type { OfKind } from '../../model/of-kind.ts';
import { NOTHING_APPLIED } from '../applied-effects.ts';
import { cannotPrevent } from '../cant-effects.ts';
import { countsAmount } from '../shield.ts';
import { joinToEvent } from './apply-instead.ts';
import {
  type RewriteApplier,
  type RewriteContext,
  replaceEvent,
  rewriteAmount,
  wordsContext,
} from './rewrite-context.ts';

/** ~ Prevent all damage …. ~ Prevent the next 3 damage …. */
export const applyPrevention: RewriteApplier<'prevent'> = function* (at, rewrite) {
  const damage = damageAt(at);
  if (damage === undefined) return;
  const { run } = at.pendingEvent;
  // 615.12: the effect applies and prevents nothing
  const unpreventable = cannotPrevent(eventView(at.pendingEvent), damage);
  const prevented = unpreventable ? 0 : Math.min(damage.amount, most(at, rewrite, damage));
  const objects = [damage.source, ...(isPlayer(run.state, damage.to) ? [] : [damage.to])];
  const rule = at.candidate.effect.rule ?? (unpreventable ? '615.12' : '615.6');
  const also = [...(unpreventable ? ['615.12'] : ['615.1a', '615.6']), ...shieldRules(at, damage)];
  const kind = unpreventable ? 'cannot be prevented' : 'prevented';
  recordFact(run, rule, { kind, amount: prevented }, objects, { also });
  const left = damage.amount - prevented;
  if (left > 0) setDamage(at, { ...damage, amount: left });
  else replaceEvent(at, undefined);
  if (!unpreventable) spend(at, prevented);
  const by = togetherOf(at) ?? `${at.candidate.effect.key} ${damage.source} ${damage.to}`;
  if (prevented > 0) at.pendingEvent.actions.push({ kind: 'prevents', to: damage.to, amount: prevented, by });
  // 615.12: the rest of the effect happens all the same
  yield* afterwards(at, rewrite.then, damage.amount, prevented);
};

/** 615.7, 615.8, 615.10: the rules of the kind of prevention; 400.7c: of a permanent that was its target as a spell. */
function shieldRules(at: RewriteContext, damage: Damage): readonly string[] {
  const { effect, context } = at.candidate;
  const isTarget = context.targets?.includes(damage.source) ? ['400.7c'] : [];
  if (effect.uses !== undefined) return [isAmountShield(at) ? '615.7' : '615.8', ...isTarget];
  const isPartial = effect.ability.rewrites.some(it => it.kind === 'prevent' && it.amount !== 'all');
  return [...(isPartial ? ['615.10'] : []), ...isTarget];
}

function most(at: RewriteContext, rewrite: OfKind<Rewrite, 'prevent'>, damage: Damage): number {
  const shield = isAmountShield(at) ? (at.candidate.effect.uses ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  if (rewrite.amount === 'all') return Math.min(damage.amount, shield);
  if (rewrite.amount === 'allBut') return Math.max(0, damage.amount - rewriteAmount(at, rewrite.leave ?? 0));
  return Math.min(rewriteAmount(at, rewrite.amount), shield);
}

/** 615.7: whether the uses of the shield are points of damage. */
function isAmountShield(at: RewriteContext): boolean {
  const { effect } = at.candidate;
  return effect.uses !== undefined && countsAmount(effect.ability.rewrites);
}

/** Reduces a prevention shield by the damage it prevented (615.7). */
function spend(at: RewriteContext, used: number): void {
  if (!isAmountShield(at) || used === 0) return;
  const { run } = at.pendingEvent;
  const { key } = at.candidate.effect;
  const effects = run.state.effects.map(effect =>
    effect.id === key && effect.uses !== undefined ? { ...effect, uses: effect.uses - used } : effect,
  );
  run.state = { ...run.state, effects: effects.filter(effect => effect.uses === undefined || effect.uses > 0) };
}

/** 615.5: the rest of the effect, immediately afterwards; life gained that way is part of the damage event (120.4). */
function* afterwards(at: RewriteContext, effects: readonly Effect[], amount: number, prevented: number) {
  const context = { ...wordsContext(at), amount, prevented };
  const isLife = (effect: Effect) => effect.kind === 'gainLife' || effect.kind === 'loseLife';
  yield* joinToEvent(at, effects.filter(isLife), context);
  const rest = effects.filter(effect => !isLife(effect));
  if (rest.length === 0) return;
  const { effect } = at.candidate;
  const by = { name: effect.name.name, controller: effect.controller, source: effect.source, isEffect: true };
  recordFact(at.pendingEvent.run, '615.5', { kind: 'then' }, [], { notable: false });
  const { batch } = at.pendingEvent;
  const together = togetherOf(at);
  const before = together === undefined ? undefined : batch.preventionFollowups.get(together);
  if (before !== undefined) {
    before.frame = { by, context: sumOf(before.frame.context, context) };
    return;
  }
  // it is not part of the prevented event, so every effect may apply to it
  const sequel: PreventionFollowup = {
    kind: 'effects',
    effects: rest,
    frame: { by, context },
    applied: NOTHING_APPLIED,
  };
  if (together !== undefined) batch.preventionFollowups.set(together, sequel);
  at.pendingEvent.followups.push(sequel);
}

/**
 * 615.13: "if damage would be dealt to ~": the key of one application to all simultaneous damage to it, from any
 * sources.
 */
function togetherOf(at: RewriteContext): string | undefined {
  const { effect, context } = at.candidate;
  const { event } = effect.ability;
  if (event.kind !== 'dealDamage' || event.source !== undefined) return undefined;
  return `${effect.key} ${context.it ?? context.that}`;
}

function sumOf(one: Context, other: Context): Context {
  return {
    ...one,
    amount: (one.amount ?? 0) + (other.amount ?? 0),
    prevented: (one.prevented ?? 0) + (other.prevented ?? 0),
  };
}

/** ~ is dealt to ~ instead. */
export const applyRedirection: RewriteApplier<'redirect'> = function* (at, rewrite) {
  const damage = damageAt(at);
  if (damage === undefined) return;
  const to = yield* recipient(at, rewrite.to);
  const { run } = at.pendingEvent;
  if (to === undefined || !canReceive(at, to)) {
    recordFact(run, '614.9', { kind: 'cannot be redirected' }, [damage.source]);
    return;
  }
  const shield = isAmountShield(at) ? (at.candidate.effect.uses ?? damage.amount) : damage.amount;
  const most = rewrite.amount === undefined ? damage.amount : Math.min(shield, rewriteAmount(at, rewrite.amount));
  const amount = Math.min(damage.amount, most);
  spend(at, amount);
  const [objects, players] = isPlayer(run.state, to) ? [[], [to]] : [[to], []];
  recordFact(run, '614.9', { kind: 'redirected', amount }, [damage.source, ...objects], { players });
  const left = damage.amount - amount;
  if (left > 0)
    at.pendingEvent.containedEvents.push({ kind: 'dealsDamage', damage: [{ ...damage, amount: left }], by: undefined });
  setDamage(at, { ...damage, to, amount });
};

function* recipient(at: RewriteContext, to: OfKind<Rewrite, 'redirect'>['to']) {
  const context = wordsContext(at);
  const view = eventView(at.pendingEvent);
  switch (to.kind) {
    case 'self':
    case 'it':
    case 'source':
    case 'those':
    case 'member':
    case 'top':
      return resolveObject(view, to, context);
    case 'attached':
    case 'chosen':
    case 'target': {
      const object = resolveObject(view, to, context);
      if (object !== undefined) return object;
      const target = to.kind === 'target' ? context.targets?.[to.index] : undefined;
      return target ?? resolvePlayers(view, to, context)[0];
    }
    default: {
      const players = resolvePlayers(view, to, context);
      if (players.length <= 1) return players[0];
      const header = { kind: 'player', who: context.controller, object: context.source, rule: '614.9' } as const;
      return yield* choosePlayer(at.pendingEvent.run, header, players);
    }
  }
}

/** 614.9: only a battle, creature or planeswalker still on the battlefield, or a player still in the game. */
function canReceive(at: RewriteContext, to: ObjectId | PlayerId): boolean {
  const view = eventView(at.pendingEvent);
  if (isPlayer(view.state, to)) return !playerNamedIn(view.state, to).lost;
  if (!view.battlefield.includes(to)) return false;
  return view.of(to).types.some(type => type === 'Creature' || type === 'Planeswalker' || type === 'Battle');
}

/** ~ as though its source had wither. */
export const applyAsThough: RewriteApplier<'asThough'> = function* (at, rewrite) {
  const damage = damageAt(at);
  if (damage !== undefined) setDamage(at, { ...damage, asThough: [...(damage.asThough ?? []), rewrite.keyword] });
};

/** 120.4c: ~ damage that would reduce your life total to less than 1 reduces it to 1 instead. */
export const applyLifeFloor: RewriteApplier<'lifeFloor'> = function* (at, rewrite) {
  const { event, run, batch } = at.pendingEvent;
  if (event?.kind !== 'losesLife') return;
  const before = playerNamedIn(run.state, event.player).life + (batch.life.get(event.player) ?? 0);
  const amount = Math.max(0, Math.min(event.amount, before - rewrite.floor));
  if (amount === event.amount) return;
  recordFact(run, '120.4c', { kind: 'life floor', floor: rewrite.floor }, [], { players: [event.player] });
  replaceEvent(at, { ...event, amount });
};

function damageAt(at: RewriteContext): Damage | undefined {
  return at.pendingEvent.event?.kind === 'dealsDamage' ? at.pendingEvent.event.damage[0] : undefined;
}

function setDamage(at: RewriteContext, damage: Damage): void {
  const { event } = at.pendingEvent;
  if (event?.kind === 'dealsDamage') replaceEvent(at, { ...event, damage: [damage] });
}
