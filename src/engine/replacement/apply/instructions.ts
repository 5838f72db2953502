// 614.12a, 614.13: what is done as something enters (or instead of something, at the same time): pay, sacrifice, exile, reveal.
import type { ChoiceKind } from '../../../vocabulary/index.ts';
import type { Effect } from '../../ability/effect.ts';
import type { Who } from '../../ability/reference.ts';
import { type Branching, type Instructed, isLengthy } from '../../carry-out/instructed.ts';
import { instruct } from '../../carry-out/instructions.ts';
import { candidatesFor, type Manner } from '../../carry-out/objects.ts';
import { type Asking, askPlayer, askWhether, askWord } from '../../choice/ask.ts';
import { sight } from '../../entering/look-ahead.ts';
import { note, tell } from '../../event/play.ts';
import { tally } from '../../event/work.ts';
import { evaluate } from '../../match/amount.ts';
import { holds } from '../../match/condition.ts';
import { playersOf } from '../../match/player.ts';
import { playerIn } from '../../model/change.ts';
import type { ObjectId, PlayerId } from '../../model/ids.ts';
import type { OfKind } from '../../model/of-kind.ts';
import { inZone } from '../../model/zones.ts';
import type { EntryVerb } from '../../trail/fact.ts';
import { cannotPayLife, cannotSacrifice } from '../forbidden.ts';
import { type Apply, type At, causeAt, contextAt, enteringAt, objectAt, setEntering } from './at.ts';

type Moving = OfKind<Effect, 'move'> | OfKind<Effect, 'reveal'>;

/** ~ As ~ enters, sacrifice two lands. */
export const doAs: Apply<'do'> = function* (at, rewrite) {
  yield* follow(at, rewrite.effects);
};

/** ~ As ~ enters, you may pay 2 life. If you don't, it enters tapped. */
export const may: Apply<'may'> = function* (at, rewrite) {
  const taken = yield* maybe(at, rewrite.who, rewrite.effects);
  // "if tribute wasn't paid": what was done for a keyword is known to the permanent
  if (taken && at.candidate.effect.keyword !== undefined) rememberNumber(at, `paid ${at.candidate.effect.keyword}`, 1);
  yield* at.apply(taken ? rewrite.then : rewrite.otherwise);
};

/** ~ If …, it enters with …. */
export const onlyIf: Apply<'if'> = function* (at, rewrite) {
  const isSo = holds(sight(at.work), rewrite.condition, contextAt(at));
  const object = objectAt(at);
  note(
    at.work.play,
    at.candidate.effect.rule ?? '614.1c',
    { kind: isSo ? 'condition met' : 'condition not met' },
    object === undefined ? [] : [object],
    {
      notable: false,
    },
  );
  yield* at.apply(isSo ? rewrite.then : rewrite.otherwise);
  at.result = { kind: 'condition', holds: isSo };
};

/** ~ enters with your choice of … . */
export const modes: Apply<'modes'> = function* (at, rewrite) {
  const context = contextAt(at);
  const [who = context.controller] = playersOf(sight(at.work), rewrite.who, context);
  const asked = { kind: 'mode', who, object: objectAt(at), rule: '614.12a' } as const;
  const name = yield* askWord(
    at.work.play,
    asked,
    rewrite.modes.map(mode => mode.name),
  );
  const mode = rewrite.modes.find(one => one.name === name);
  if (mode !== undefined) yield* at.apply(mode.rewrites);
};

function* follow(at: At, effects: readonly Effect[]): Asking<void> {
  for (const effect of effects) {
    if (effect.kind === 'may' || effect.kind === 'if') yield* branch(at, effect);
    else if (isLengthy(effect)) {
      const frame = { by: causeAt(at), context: contextAt(at) };
      at.work.then.push({ kind: 'effects', effects: [effect], frame, applied: at.work.applied });
    } else pledge(at, effect, yield* instruct(mannerAt(at, effect, false), effect));
  }
}

function* branch(at: At, effect: Branching): Asking<void> {
  if (effect.kind === 'if') {
    const isSo = holds(sight(at.work), effect.condition, contextAt(at));
    return yield* follow(at, isSo ? effect.then : effect.otherwise);
  }
  const done = yield* maybe(at, effect.who, effect.effects);
  if (!done) yield* follow(at, effect.otherwise);
}

/** Whether the player does what they may do; what is done is settled with the event. */
function* maybe(at: At, who: Who, effects: readonly Effect[]): Asking<boolean> {
  const player = yield* whoMay(at, who);
  if (player === undefined) return false;
  const [only] = effects;
  if (effects.length === 1 && only !== undefined && isPick(only)) {
    const instructed = yield* instruct(mannerAt(at, only, true), only);
    if ((instructed.those ?? []).length === 0) return false;
    pledge(at, only, instructed);
    return true;
  }
  const why = impossible(at, player, effects);
  if (why !== undefined) note(at.work.play, why, { kind: 'cannot be paid' }, objectsAt(at), { players: [player] });
  const asked = { kind: kindOfOffer(effects), who: player, object: objectAt(at), rule: '614.12a' } as const;
  if (!(yield* askWhether(at.work.play, asked, why === undefined))) return false;
  yield* follow(at, effects);
  return true;
}

/** One player; where several might, the effect's controller says who (702.104a: an opponent of their choice). */
function* whoMay(at: At, who: Who): Asking<PlayerId | undefined> {
  const context = contextAt(at);
  const players = playersOf(sight(at.work), who, context);
  if (players.length <= 1) return players[0];
  const asked = { kind: 'player', who: context.controller, object: objectAt(at), rule: '614.12a' } as const;
  return yield* askPlayer(at.work.play, asked, players);
}

/** A choice of objects that is itself the whole of what may be done: picking none is not doing it. */
function isPick(effect: Effect): effect is Moving {
  return (effect.kind === 'move' || effect.kind === 'reveal') && effect.what.kind === 'choose';
}

function kindOfOffer(effects: readonly Effect[]): ChoiceKind {
  return effects.some(effect => effect.kind === 'payLife' || effect.kind === 'payMana') ? 'pay' : 'may';
}

/** 118.3, 119.4, 614.12b, 614.17b: the rule by which the player cannot do all of it. */
function impossible(at: At, player: PlayerId, effects: readonly Effect[]): string | undefined {
  for (const effect of effects) {
    const why = impossibleOne(at, player, effect);
    if (why !== undefined) return why;
  }
  return undefined;
}

function impossibleOne(at: At, player: PlayerId, effect: Effect): string | undefined {
  const { play, scene } = at.work;
  const view = sight(at.work);
  switch (effect.kind) {
    case 'payLife': {
      const amount = evaluate(view, effect.amount, contextAt(at));
      if (amount === 0 || !Number.isFinite(amount)) return undefined;
      if (cannotPayLife(play, view, player)) return '614.17b';
      const { life } = playerIn(view.state, player);
      if (life < amount) return '119.4';
      const pledged = play.edition.combinedCostsMustBePayable ? (scene.pledged.get(player) ?? 0) : 0;
      return life - pledged < amount ? '614.12b' : undefined;
    }
    case 'move':
    case 'reveal': {
      const { what } = effect;
      const manner = mannerAt(at, effect, false);
      const needed = what.kind === 'choose' ? evaluate(view, what.min, contextAt(at)) : what.kind === 'ref' ? 1 : 0;
      if (what.kind === 'choose') return candidatesFor(manner, what.filter).length < needed ? '118.3' : undefined;
      if (what.kind !== 'topOfLibrary') return undefined;
      const amount = evaluate(view, what.amount, contextAt(at));
      return inZone(view.state, 'library', player).length < amount ? '118.3' : undefined;
    }
    default:
      return undefined;
  }
}

/** What was instructed is bound to happen with the event: others may no longer count on it. */
function pledge(at: At, effect: Effect, instructed: Instructed): void {
  const { work } = at;
  work.besides.push(...instructed.events);
  work.deeds.push(...instructed.deeds);
  for (const event of instructed.events) {
    if (event.kind !== 'paysLife') continue;
    tally(work.scene.pledged, event.player, event.amount);
    rememberNumber(at, 'lifePaid', event.amount);
    at.that = event.amount;
  }
  if (effect.kind === 'removeCounters') {
    at.that = instructed.events.reduce((sum, it) => sum + (it.kind === 'removesCounters' ? it.amount : 0), 0);
  }
  if (effect.kind !== 'move' && effect.kind !== 'reveal') return;
  const those = instructed.those ?? [];
  at.that = those.length;
  at.those = those;
  if (effect.kind === 'move') for (const id of those) work.scene.taken.add(id);
  link(at, PAST[entryVerb(at, effect)], those);
  const kinds = effect.kind === 'move' ? `614.13` : '701.20a';
  if (those.length > 0) tellMoved(at, kinds, those, effect);
}

function tellMoved(at: At, rule: string, those: readonly ObjectId[], effect: Moving): void {
  const { effect: by } = at.candidate;
  tell(at.work.play, {
    kind: 'noted',
    rule: by.rule ?? rule,
    also: ['614.13', '614.13a', '614.13b', ...(by.keyword === 'devour' ? ['702.82b'] : [])],
    notable: true,
    fact: { kind: 'with it', verb: entryVerb(at, effect) },
    objects: [...objectsAt(at), ...those],
    players: [],
  });
}

function entryVerb(at: At, effect: Moving): EntryVerb {
  if (effect.kind !== 'move') return 'reveal';
  return at.candidate.effect.keyword === 'devour' ? 'devour' : effect.verb;
}

/** 607.1: how a linked ability refers to the objects. */
const PAST = {
  devour: 'devoured',
  reveal: 'revealed',
  exile: 'exiled',
  sacrifice: 'sacrificed',
  discard: 'discarded',
  return: 'returned',
  mill: 'milled',
  put: 'put',
  shuffle: 'shuffled',
} as const satisfies Record<EntryVerb, string>;

/** 607: what this ability moved is known to the object by the verb. */
function link(at: At, verb: string, those: readonly ObjectId[]): void {
  const entering = enteringAt(at);
  const object = objectAt(at);
  if (entering !== undefined) {
    const linked = { ...entering.linked, [verb]: [...(entering.linked?.[verb] ?? []), ...those] };
    setEntering(at, { linked });
  } else if (object !== undefined && those.length > 0) {
    at.work.deeds.push({ kind: 'remembers', object, linked: { verb, objects: those } });
  }
}

function rememberNumber(at: At, what: string, amount: number): void {
  const entering = enteringAt(at);
  if (entering === undefined) return;
  const had = entering.remembered?.[what] ?? 0;
  setEntering(at, { remembered: { ...entering.remembered, [what]: had + amount } });
}

function mannerAt(at: At, effect: Effect, optional: boolean): Manner {
  const { work, candidate } = at;
  const context = contextAt(at);
  const view = sight(work);
  const verb = effect.kind === 'move' ? effect.verb : undefined;
  const who = 'who' in effect ? (playersOf(view, effect.who, context)[0] ?? context.controller) : context.controller;
  const entering = enteringAt(at);
  return {
    play: work.play,
    view,
    frame: { by: causeAt(at), context },
    asks: { kind: kindOfPick(candidate.effect.keyword, effect), rule: '614.12a', object: objectAt(at) },
    optional,
    barred: id =>
      work.scene.entering.has(id) ||
      (verb !== undefined && work.scene.taken.has(id)) ||
      id === entering?.object ||
      (verb === 'sacrifice' && (view.controller(id) !== who || cannotSacrifice(work.play, view, id))),
  };
}

function kindOfPick(keyword: string | undefined, effect: Effect): ChoiceKind {
  if (keyword === 'devour') return 'devour';
  if (effect.kind === 'reveal') return 'reveal';
  if (effect.kind !== 'move') return 'sacrifice';
  return effect.verb === 'mill' || effect.verb === 'put' || effect.verb === 'shuffle' ? 'exile' : effect.verb;
}

function objectsAt(at: At): readonly ObjectId[] {
  const object = objectAt(at);
  return object === undefined ? [] : [object];
}
