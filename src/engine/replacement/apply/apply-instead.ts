// Rewrites of the whole event (614.1a, 614.1b, 614.10): another zone, another event, or none.
import type { Effect, Objects } from '../../ability/effect.ts';
import type { Rewrite } from '../../ability/replacement.ts';
import type { ChoiceGenerator } from '../../choice/choice-request.ts';
import { eventView } from '../../entering/look-ahead.ts';
import type { GameEvent, Move } from '../../event/game-event.ts';
import { recordFact } from '../../event/run-state.ts';
import type { InstructionContext } from '../../instructions/acted-objects.ts';
import type { InstructionResult } from '../../instructions/instruction-result.ts';
import { resultOfInstruction } from '../../instructions/instruction-table.ts';
import type { ObjectId } from '../../model/ids.ts';
import type { OfKind } from '../../model/of-kind.ts';
import {
  objectOfEvent,
  type RewriteApplier,
  type RewriteContext,
  replaceEvent,
  rewriteAmount,
  rewriteCause,
  wordsContext,
} from './rewrite-context.ts';

/** ~ exile it instead; ~ shuffle it into its owner's library instead. */
export const applyZone: RewriteApplier<'zone'> = function* (at, rewrite) {
  const { event } = at.pendingEvent;
  const object = objectOfEvent(at);
  if (event === undefined || object === undefined) return;
  const ownerOf = () => eventView(at.pendingEvent).object(object).owner;
  if (rewrite.revealed)
    recordFact(at.pendingEvent.run, '701.20a', { kind: 'reveals' }, [object], { players: [ownerOf()], notable: false });
  const before = event.kind === 'moves' ? event.objects[0] : undefined;
  const move: Move = {
    object,
    to: rewrite.to,
    verb: before !== undefined && before.to === rewrite.to ? before.verb : verbFor(rewrite, before),
    position: rewrite.position ?? 'top',
    withCounters: countersOf(at, rewrite),
    linkedTo: rewrite.linked || rewrite.to === 'exile' ? at.candidate.effect.source : undefined,
  };
  replaceEvent(at, { kind: 'moves', objects: [move], by: 'by' in event ? event.by : undefined });
  if (rewrite.position === 'shuffled') {
    at.pendingEvent.containedEvents.push({ kind: 'shuffles', player: ownerOf() });
  }
};

/** The verb of the move: a sacrifice or discard stays one whatever the zone (701.9c, 701.21a). */
function verbFor(rewrite: OfKind<Rewrite, 'zone'>, before: Move | undefined): Move['verb'] {
  if (before?.verb === 'sacrifice' || before?.verb === 'discard') return before.verb;
  return rewrite.to === 'exile'
    ? 'exile'
    : rewrite.to === 'library' && rewrite.position === 'shuffled'
      ? 'shuffle'
      : 'put';
}

function countersOf(at: RewriteContext, rewrite: OfKind<Rewrite, 'zone'>): Move['withCounters'] {
  if (rewrite.withCounters === undefined) return [];
  return [{ counter: rewrite.withCounters.counter, amount: rewriteAmount(at, rewrite.withCounters.amount) }];
}

/** ~ instead …. */
export const applyInstead: RewriteApplier<'instead'> = function* (at, rewrite) {
  const context = wordsContext(at);
  const { event, containedEvents } = at.pendingEvent;
  const from = containedEvents.length;
  replaceEvent(at, undefined);
  yield* joinToEvent(at, rewrite.effects, context);
  if (event?.kind !== 'moves') return;
  const joined = containedEvents.splice(from).map(it => asDiscarded(it, event));
  containedEvents.push(...joined);
};

/** 701.9c: a card that is put onto the battlefield instead is discarded all the same. */
function asDiscarded(event: GameEvent, before: OfKind<GameEvent, 'moves'>): GameEvent {
  if (event.kind !== 'enters') return event;
  const by = before.by?.controller;
  const isDiscard = (id: ObjectId) => before.objects.some(it => it.object === id && it.verb === 'discard');
  return {
    ...event,
    objects: event.objects.map(it => (isDiscard(it.object) ? { ...it, discarded: { by } } : it)),
  };
}

/** ~ and … besides. */
export const applyAlso: RewriteApplier<'also'> = function* (at, rewrite) {
  yield* joinToEvent(at, rewrite.effects, wordsContext(at));
};

/** ~ skip …. */
export const applySkip: RewriteApplier<'skip'> = function* (at) {
  const { event } = at.pendingEvent;
  if (event?.kind === 'begins') at.pendingEvent.actions.push({ kind: 'skips', player: event.player, what: event.what });
  replaceEvent(at, undefined);
};

/**
 * Adds the effects that replace the event to the same event (400.6), up to the first instruction that depends on those
 * before it; that one and the rest become followups (121.7, 608.2c).
 */
export function* joinToEvent(
  at: RewriteContext,
  effects: readonly Effect[],
  context: InstructionContext['frame']['context'],
): ChoiceGenerator<void> {
  const frame = { by: rewriteCause(at), context };
  for (const [n, effect] of effects.entries()) {
    if (!isPlain(effect) && !isFromTop(at, effect)) {
      at.pendingEvent.followups.push({
        kind: 'effects',
        effects: effects.slice(n),
        frame,
        applied: at.pendingEvent.applied,
      });
      return;
    }
    const asks = { kind: 'sacrifice', rule: '614.6', object: context.it } as const;
    const instruction: InstructionContext = {
      run: at.pendingEvent.run,
      view: eventView(at.pendingEvent),
      frame,
      choice: asks,
      optional: false,
      isExcluded: id => at.pendingEvent.batch.entering.has(id) || at.pendingEvent.batch.movedObjects.has(id),
    };
    const instructed: InstructionResult = yield* resultOfInstruction(instruction, effect);
    if (effect.kind === 'move') for (const id of instructed.actedOn ?? []) at.pendingEvent.batch.movedObjects.add(id);
    at.pendingEvent.containedEvents.push(...instructed.events);
    at.pendingEvent.actions.push(...instructed.actions);
  }
}

/** 614.13c: whether cards from the top of a library are moved; entering cards are not among them. */
function isFromTop(at: RewriteContext, effect: Effect): effect is OfKind<Effect, 'move'> {
  const { batch, run } = at.pendingEvent;
  if (effect.kind !== 'move' || effect.what.kind !== 'topOfLibrary' || batch.entering.size === 0) return false;
  const fromLibrary = [...batch.entering.keys()].filter(id => run.state.objects.get(id)?.zone === 'library');
  recordFact(run, '614.13c', { kind: 'not among the cards' }, fromLibrary, { notable: fromLibrary.length > 0 });
  return true;
}

type PlainKind =
  | ('gainLife' | 'loseLife' | 'setLife' | 'winGame' | 'loseGame' | 'tap' | 'untap')
  | ('putCounters' | 'removeCounters' | 'move' | 'destroy');
type PlainEffect = OfKind<Effect, PlainKind>;

/** Whether the instruction depends on none before it and requests no choice. */
function isPlain(effect: Effect): effect is PlainEffect {
  const test: boolean | ((it: never) => boolean) = IS_PLAIN[effect.kind];
  return typeof test === 'boolean' ? test : test(effect as never); // the table is complete by kind
}

const isOfGiven = ({ what }: { readonly what: Objects }) => what.kind === 'ref' && what.ref.kind !== 'those';

const IS_PLAIN: {
  readonly [K in Effect['kind']]: K extends PlainKind ? true | ((effect: OfKind<Effect, K>) => boolean) : false;
} = {
  gainLife: true,
  loseLife: true,
  setLife: true,
  winGame: true,
  loseGame: true,
  tap: true,
  untap: true,
  putCounters: ({ on }) => isGiven(on),
  removeCounters: ({ from }) => isGiven(from),
  move: isOfGiven,
  destroy: isOfGiven,
  act: false,
  addMana: false,
  announce: false,
  anyMay: false,
  attach: false,
  becomeCopy: false,
  becomesDayOrNight: false,
  continuous: false,
  createTokens: false,
  dealDamage: false,
  designate: false,
  designatePlayer: false,
  increaseSpeed: false,
  discover: false,
  draw: false,
  eachDoes: false,
  repeat: false,
  endTurn: false,
  exchangeControl: false,
  getEmblem: false,
  if: false,
  may: false,
  meld: false,
  moveCounters: false,
  oneOf: false,
  payLife: false,
  payMana: false,
  performs: false,
  phaseOut: false,
  populate: false,
  proliferate: false,
  regenerate: false,
  reveal: false,
  shield: false,
  shuffle: false,
  shuffleHandAway: false,
  lookAndPick: false,
  skip: false,
  text: false,
  timeTravel: false,
  transform: false,
  turnFaceDown: false,
  turnKey: false,
  unattach: false,
};

function isGiven(on: OfKind<Effect, 'putCounters'>['on']): boolean {
  return on.kind !== 'choose' && on.kind !== 'chooseFromTop' && on.kind !== 'topOfLibrary';
}
