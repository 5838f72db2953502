// 614.1a, 614.1b, 614.10: the event goes elsewhere, becomes something else, or does not happen.
import type { Effect } from '../../ability/effect.ts';
import type { Rewrite } from '../../ability/replacement.ts';
import type { Instructed } from '../../carry-out/instructed.ts';
import { instruct } from '../../carry-out/instructions.ts';
import type { Manner } from '../../carry-out/objects.ts';
import type { Asking } from '../../choice/ask.ts';
import { sight } from '../../entering/look-ahead.ts';
import type { Move } from '../../event/event.ts';
import { note } from '../../event/play.ts';
import type { OfKind } from '../../model/of-kind.ts';
import { type Apply, type At, amountAt, become, causeAt, contextAt, objectAt } from './at.ts';

/** ~ exile it instead; ~ shuffle it into its owner's library instead. */
export const zone: Apply<'zone'> = function* (at, rewrite) {
  const { event } = at.work;
  const object = objectAt(at);
  if (event === undefined || object === undefined) return;
  const ownerOf = () => sight(at.work).object(object).owner;
  if (rewrite.revealed)
    note(at.work.play, '701.20a', { kind: 'reveals' }, [object], { players: [ownerOf()], notable: false });
  const before = event.kind === 'moves' ? event.objects[0] : undefined;
  const move: Move = {
    object,
    to: rewrite.to,
    verb: before !== undefined && before.to === rewrite.to ? before.verb : verbFor(rewrite, before),
    position: rewrite.position ?? 'top',
    withCounters: countersOf(at, rewrite),
    linkedTo: rewrite.linked || rewrite.to === 'exile' ? at.candidate.effect.source : undefined,
  };
  become(at, { kind: 'moves', objects: [move], by: 'by' in event ? event.by : undefined });
  if (rewrite.position === 'shuffled') {
    at.work.besides.push({ kind: 'shuffles', player: ownerOf() });
  }
};

/** A sacrifice or discard stays one wherever the card goes (701.9c, 701.21a). */
function verbFor(rewrite: OfKind<Rewrite, 'zone'>, before: Move | undefined): Move['verb'] {
  if (before?.verb === 'sacrifice' || before?.verb === 'discard') return before.verb;
  return rewrite.to === 'exile'
    ? 'exile'
    : rewrite.to === 'library' && rewrite.position === 'shuffled'
      ? 'shuffle'
      : 'put';
}

function countersOf(at: At, rewrite: OfKind<Rewrite, 'zone'>): Move['withCounters'] {
  if (rewrite.withCounters === undefined) return [];
  return [{ counter: rewrite.withCounters.counter, amount: amountAt(at, rewrite.withCounters.amount) }];
}

/** ~ instead …. */
export const instead: Apply<'instead'> = function* (at, rewrite) {
  const context = contextAt(at);
  become(at, undefined);
  yield* carry(at, rewrite.effects, context);
};

/** ~ and … besides. */
export const also: Apply<'also'> = function* (at, rewrite) {
  yield* carry(at, rewrite.effects, contextAt(at));
};

/** ~ skip …. */
export const skip: Apply<'skip'> = function* (at) {
  const { event } = at.work;
  if (event?.kind === 'begins') at.work.deeds.push({ kind: 'skips', player: event.player, what: event.what });
  become(at, undefined);
};

/**
 * What happens in place of the event is part of the same event (400.6), up to the first instruction that needs what
 * went before to have happened; from there on the instructions follow one after the other (121.7, 608.2c).
 */
export function* carry(at: At, effects: readonly Effect[], context: Manner['frame']['context']): Asking<void> {
  const frame = { by: causeAt(at), context };
  for (const [n, effect] of effects.entries()) {
    if (!isPlain(effect) && !isFromTop(at, effect)) {
      at.work.then.push({ kind: 'effects', effects: effects.slice(n), frame, applied: at.work.applied });
      return;
    }
    const asks = { kind: 'sacrifice', rule: '614.6', object: context.it } as const;
    const manner: Manner = {
      play: at.work.play,
      view: sight(at.work),
      frame,
      asks,
      optional: false,
      barred: id => at.work.scene.entering.has(id) || at.work.scene.taken.has(id),
    };
    const instructed: Instructed = yield* instruct(manner, effect);
    if (effect.kind === 'move') for (const id of instructed.those ?? []) at.work.scene.taken.add(id);
    at.work.besides.push(...instructed.events);
    at.work.deeds.push(...instructed.deeds);
  }
}

/** 614.13c: cards from the top of a library, moved as something enters: the cards that enter are not among them. */
function isFromTop(at: At, effect: Effect): effect is OfKind<Effect, 'move'> {
  const { scene, play } = at.work;
  if (effect.kind !== 'move' || effect.what.kind !== 'topOfLibrary' || scene.entering.size === 0) return false;
  const fromLibrary = [...scene.entering.keys()].filter(id => play.state.objects.get(id)?.zone === 'library');
  note(play, '614.13c', { kind: 'not among the cards' }, fromLibrary, { notable: fromLibrary.length > 0 });
  return true;
}

type PlainEffect = OfKind<
  Effect,
  'gainLife' | 'setLife' | 'putCounters' | 'removeCounters' | 'move' | 'tap' | 'destroy' | 'winGame'
>;

/** Instructions that need nothing before them to have happened and ask nothing. */
function isPlain(effect: Effect): effect is PlainEffect {
  switch (effect.kind) {
    case 'gainLife':
    case 'loseLife':
    case 'setLife':
    case 'winGame':
    case 'loseGame':
    case 'tap':
    case 'untap':
      return true;
    case 'putCounters':
      return isGiven(effect.on);
    case 'removeCounters':
      return isGiven(effect.from);
    case 'move':
    case 'destroy':
      return effect.what.kind === 'ref' && effect.what.ref.kind !== 'those';
    default:
      return false;
  }
}

function isGiven(on: OfKind<Effect, 'putCounters'>['on']): boolean {
  return on.kind !== 'choose' && on.kind !== 'chooseFromTop' && on.kind !== 'topOfLibrary';
}
