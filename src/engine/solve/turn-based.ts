// Turn-based actions as a step or phase begins (703.4).
import type { StepName, TurnOrPart } from '../../vocabulary/index.ts';
import type { TextBearing } from '../ability/text-bearing.ts';
import { type ChoiceGenerator, chooseObjects } from '../choice/choice-request.ts';
import type { GameEvent, Move } from '../event/game-event.ts';
import { currentView, type Run, recordFact } from '../event/run-state.ts';
import { conditionHolds } from '../match/condition-holds.ts';
import { maximumHandSize } from '../match/hand-size.ts';
import { hasKeyword } from '../match/has.ts';
import { matches } from '../match/matches.ts';
import { isAmongPlayers } from '../match/resolve-reference.ts';
import type { View } from '../match/view.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import { inZone } from '../model/zone-lists.ts';
import { performTogether } from '../pipeline/perform-batch.ts';
import { NOTHING_APPLIED } from '../replacement/applied-effects.ts';

/** Performs the turn-based actions of a step or phase, if it did begin. */
export function* turnBasedActions(run: Run, player: PlayerId, what: TurnOrPart): ChoiceGenerator<void> {
  if (!hasBegun(run, player, what)) return;
  for (const action of ACTIONS[what] ?? []) yield* action(run, player);
  const first = FIRST_STEPS[what];
  if (first === undefined) return;
  yield* performTogether(run, [{ kind: 'begins', player, what: first }], NOTHING_APPLIED);
  yield* turnBasedActions(run, player, first);
}

function hasBegun(run: Run, player: PlayerId, what: TurnOrPart): boolean {
  return run.occurrences.some(it => it.kind === 'began' && it.player === player && it.what === what);
}

/** 501.1, 506.1, 512.1: the first step of each phase of steps, which begins with it. */
const FIRST_STEPS: Readonly<Partial<Record<TurnOrPart, StepName>>> = {
  beginning: 'untap',
  combat: 'beginning of combat',
  ending: 'end',
};

type TurnBased = (run: Run, player: PlayerId) => ChoiceGenerator<void>;

/** The turn-based actions of each step or phase, in their order. */
const ACTIONS: Readonly<Partial<Record<TurnOrPart, readonly TurnBased[]>>> = {
  untap: [phase, untapAll],
  draw: [drawCard],
  'precombat main': [advanceSagas],
  cleanup: [discardDown, endTurnEffects],
};

/** 502.1, 702.26a: what has phasing phases out, and what was phased out phases in, at the same time. */
function* phase(run: Run, player: PlayerId): ChoiceGenerator<void> {
  const view = currentView(run);
  const out = view.battlefield.filter(id => view.controller(id) === player && hasKeyword(view, id, 'phasing'));
  const back = [...view.state.objects.values()]
    .filter(it => it.zone === 'battlefield' && it.phasedOut && view.controller(it.id) === player)
    // 702.26g: what phased out with what it is attached to phases in with that
    .filter(it => !isPhasedOut(view, it.attachedTo))
    .map(it => it.id);
  const events: GameEvent[] = [];
  if (out.length > 0) events.push({ kind: 'phasesOut', objects: out });
  if (back.length > 0) events.push({ kind: 'phasesIn', objects: back });
  yield* perform(run, player, '502.1', events);
}

function isPhasedOut(view: View, id: ObjectId | PlayerId | undefined): boolean {
  return id !== undefined && !isPlayer(view.state, id) && view.object(id).phasedOut;
}

function* untapAll(run: Run, player: PlayerId): ChoiceGenerator<void> {
  const view = currentView(run);
  const able = view.battlefield.filter(id => view.controller(id) === player && untaps(view, id));
  if (able.length > 0) for (const { words, source } of limits(view)) recordUnread(run, '502.3', words, source);
  const own = yield* withinLimits(run, view, player, able);
  const objects = [...own, ...untappedBesides(run, view, player)];
  yield* perform(run, player, '502.3', objects.length === 0 ? [] : [{ kind: 'untaps', objects }]);
}

/** "Untap all permanents you control during each other player's untap step": those that effects untap in the step besides. */
function untappedBesides(run: Run, view: View, player: PlayerId): readonly ObjectId[] {
  const besides = new Set<ObjectId>();
  for (const { rule, affects, from } of view.rules) {
    if (rule.kind !== 'untapsDuring' || !isAmongPlayers(view, rule.whose, from.context, player)) continue;
    const objects = view.battlefield.filter(
      id => view.controller(id) !== player && untapsAnyway(view, id) && matches(view, affects, id, from.context),
    );
    if (objects.length > 0 && from.source !== undefined)
      recordFact(run, '502.3', { kind: 'untaps in the step of others' }, [from.source, ...objects]);
    for (const id of objects) besides.add(id);
  }
  return [...besides];
}

/** "Players can't untap more than one land during their untap steps": those that the player determines, the narrowest limit first. */
function* withinLimits(
  run: Run,
  view: View,
  player: PlayerId,
  able: readonly ObjectId[],
): ChoiceGenerator<readonly ObjectId[]> {
  let objects = able;
  for (const { than, what, source, context } of untapLimits(view, player)) {
    const limited = objects.filter(id => matches(view, what, id, context));
    if (limited.length <= than) continue;
    recordFact(run, '502.3', { kind: 'untaps only so many', amount: than }, source === undefined ? [] : [source], {
      players: [player],
    });
    const header = { kind: 'object', who: player, object: source, rule: '502.3', about: 'untapping' } as const;
    const kept = yield* chooseObjects(run, header, { among: limited, min: than, max: than });
    objects = objects.filter(id => !limited.includes(id) || kept.includes(id));
  }
  return objects;
}

function untapLimits(view: View, player: PlayerId) {
  return view.cants
    .flatMap(({ ability: { what, condition }, source, context }) =>
      what.kind === 'untapMore' &&
      isAmongPlayers(view, what.who, context, player) &&
      (condition === undefined || conditionHolds(view, condition, context))
        ? [{ ...what, source, context }]
        : [],
    )
    .toSorted((one, other) => one.than - other.than);
}

function* drawCard(run: Run, player: PlayerId): ChoiceGenerator<void> {
  yield* perform(run, player, '504.1', [{ kind: 'draws', player, count: 1, by: undefined }]);
}

function* advanceSagas(run: Run, player: PlayerId): ChoiceGenerator<void> {
  for (const on of sagasOf(currentView(run), player)) yield* perform(run, player, '714.3c', [loreCounter(on, player)]);
}

/** 514.1: the player discards down to their maximum hand size. */
function* discardDown(run: Run, player: PlayerId): ChoiceGenerator<void> {
  const view = currentView(run);
  const most = maximumHandSize(view, player);
  const hand = inZone(view.state, 'hand', player);
  if (typeof most !== 'number') {
    recordUnread(run, '514.1', most.words, most.source);
    return;
  }
  const excess = hand.length - most;
  if (excess <= 0) return;
  const header = { kind: 'discard', who: player, object: undefined, rule: '514.1' } as const;
  const picked = yield* chooseObjects(run, header, { among: hand, min: excess, max: excess });
  const objects = picked.map(object => ({ object, ...DISCARDED }));
  yield* perform(run, player, '514.1', [{ kind: 'moves', objects, by: undefined }]);
}

const DISCARDED = {
  to: 'graveyard',
  verb: 'discard',
  position: 'top',
  withCounters: [],
  linkedTo: undefined,
} as const satisfies Omit<Move, 'object'>;

/** 514.2: damage is removed, and effects of this turn end. */
function* endTurnEffects(run: Run, player: PlayerId): ChoiceGenerator<void> {
  recordFact(run, '514.2', { kind: 'turn-based' }, [], { players: [player], notable: false });
  yield* performTogether(run, [], NOTHING_APPLIED, [{ kind: 'cleansUp' }]);
}

function* perform(run: Run, player: PlayerId, rule: string, events: readonly GameEvent[]): ChoiceGenerator<void> {
  if (events.length === 0) return;
  recordFact(run, rule, { kind: 'turn-based' }, [], { players: [player], notable: false });
  yield* performTogether(run, events);
}

/** "Players can't untap more than one land during their untap steps", which is kept as text. */
function limits(view: View): readonly { readonly words: string; readonly source: ObjectId | undefined }[] {
  return view.cants.flatMap(({ ability: { what }, source }) =>
    what.kind === 'text' && what.about.includes('untap step') ? [{ words: what.text, source }] : [],
  );
}

function recordUnread(run: Run, rule: string, words: string, source: ObjectId | undefined): void {
  recordFact(run, rule, { kind: 'words not read', printed: words }, source === undefined ? [] : [source]);
}

/** Whether it untaps, as no effect forbids that. */
function untaps(view: View, id: ObjectId): boolean {
  return view.object(id).tapped && !isKeptTapped(view, id, 'untapping');
}

/** The same in the step of a player who does not control it: "doesn't untap during its controller's untap step" says nothing of that. */
function untapsAnyway(view: View, id: ObjectId): boolean {
  return view.object(id).tapped && !isKeptTapped(view, id, 'untapping at all');
}

function isKeptTapped(view: View, id: ObjectId, by: TextBearing): boolean {
  return view.rules.some(
    ({ rule, affects, from }) =>
      rule.kind === 'text' && rule.about.includes(by) && matches(view, affects, id, from.context),
  );
}

function sagasOf(view: View, player: PlayerId): readonly ObjectId[] {
  return view.battlefield.filter(
    id =>
      view.controller(id) === player &&
      view.of(id).subtypes.includes('Saga') &&
      (hasChapters(view, id) || !view.edition.sagasWithoutChaptersStay),
  );
}

function hasChapters(view: View, id: ObjectId): boolean {
  return view
    .of(id)
    .abilities.some(({ ability }) => ability.kind === 'triggered' && ability.events.some(it => it.kind === 'chapter'));
}

/** A lore counter put by the rules, not by an effect (614.16). */
function loreCounter(on: ObjectId, player: PlayerId): GameEvent {
  const by = { name: '', controller: player, source: undefined, isEffect: false };
  return { kind: 'putsCounters', on, counter: 'lore', amount: 1, player, by };
}
