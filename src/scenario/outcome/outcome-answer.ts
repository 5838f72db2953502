// An outcome of the engine as plain named data: objects, players, triggers, choices.

import type {
  Edition,
  GameEvent,
  GameState,
  IllegalPick,
  ObjectId,
  Outcome,
  PendingTrigger,
  Pick,
  PickedChoice,
  PlayerId,
  PlayerState,
  View,
} from '../../engine/index.ts';
import { inZone, project } from '../../engine/index.ts';
import { lazyRecords } from '../../kit/lazy-records.ts';
import { once } from '../../kit/once.ts';
import { equals } from '../../kit/structure.ts';
import type { ChoiceAnswer, ObjectAnswer, OutcomeAnswer, PlayerAnswer, StepAnswer, TriggerAnswer } from '../answer.ts';
import type { Staged } from '../stage/stage.ts';
import { type Keys, keysOf } from './answer-keys.ts';
import { type AbilityWords, neverCreated, objectAnswer } from './object-answer.ts';

/** The wording of outcomes: abilities by the grammar that read them, steps by the explanation of the trail. */
export interface Wording {
  readonly ability: AbilityWords;
  readonly steps: (outcome: Outcome, edition: Edition) => readonly StepAnswer[];
  /** Why something may not be chosen, in a sentence; undefined where it misses no limit. */
  readonly missed: (pick: IllegalPick, before: GameState, event: GameEvent) => string | undefined;
}

/** The data of one outcome, every object under its key. */
export function outcomeAnswer(staged: Staged, outcome: Outcome, wording: Wording): OutcomeAnswer {
  const { edition } = staged;
  const views = once(() => {
    const [before, after] = [project(staged.state, edition), project(outcome.state, edition)];
    return { before, after, keys: keysOf(staged.names, staged.state.objects, after) };
  });
  const objects = once(() => {
    const { before, after, keys } = views();
    return { ...objectsOf(staged, before, after, keys, wording), ...missingOf(keys) };
  });
  const players = once(() => {
    const { before, after, keys } = views();
    return Object.fromEntries(
      outcome.state.players.map(player => [player.id, playerAnswer(before, after, player, keys)]),
    );
  });
  const triggers = once(() => triggersOf(outcome.triggers, views().keys));
  const trail = once(() => wording.steps(outcome, edition));
  const choices = once(() => outcome.picks.map(picked => choiceAnswer(picked, views().keys)));
  // What nobody reads is not put into words.
  return lazyOutcomeAnswer({ objects, players, triggers, trail, choices });
}

const lazyOutcomeAnswer = lazyRecords<OutcomeAnswer>(['objects', 'players', 'triggers', 'trail', 'choices']);

function objectsOf(
  staged: Staged,
  before: View,
  after: View,
  keys: Keys,
  wording: Wording,
): Readonly<Record<string, ObjectAnswer>> {
  const entries = keys.objects.flatMap(({ id, key, name }): [string, ObjectAnswer][] => {
    const asked = staged.asked.includes(id) || !staged.state.objects.has(id);
    const was = staged.state.objects.has(id) ? objectAnswer(before, id, name, keys, wording.ability) : undefined;
    if (!after.state.objects.has(id)) {
      return was === undefined
        ? []
        : [[key, { ...neverCreated(name, was.owner), token: was.token, asked, changed: true }]];
    }
    const now = objectAnswer(after, id, name, keys, wording.ability);
    const changed = was === undefined || !equals(was, now);
    return [[key, { ...now, asked, changed }]];
  });
  return Object.fromEntries(entries);
}

function missingOf(keys: Keys): Readonly<Record<string, ObjectAnswer>> {
  return Object.fromEntries(keys.missing.map(({ key, name, owner }) => [key, neverCreated(name, owner)]));
}

function playerAnswer(before: View, view: View, player: PlayerState, keys: Keys): PlayerAnswer {
  const listed = (zone: 'hand' | 'graveyard' | 'library') => inZone(view.state, zone, player.id);
  const called = (ids: ReturnType<typeof listed>) => ids.map(id => calledThere(before, view, id, keys));
  const exiled = inZone(view.state, 'exile', player.id).filter(id => view.object(id).owner === player.id);
  return {
    life: player.life,
    handSize: listed('hand').length,
    librarySize: listed('library').length,
    hand: called(listed('hand')),
    graveyard: called(listed('graveyard')),
    exile: called(exiled),
    counters: Object.fromEntries(Object.entries(player.counters).filter(([, n]) => n > 0)),
    mana: [...player.mana].sort((a, b) => MANA_ORDER.indexOf(a) - MANA_ORDER.indexOf(b)).join(''),
    skipped: player.skipped,
    lost: player.lost,
    designations: player.designations,
  };
}

/** The key of a card in a zone; for a card that a melded or merged permanent was made of, its own name (712.21). */
function calledThere(before: View, after: View, id: ObjectId, keys: Keys): string {
  const was = before.state.objects.get(id)?.printed;
  const isAnother = was !== undefined && was !== after.object(id).printed;
  return (isAnother ? undefined : keys.of(id)) ?? (after.of(id).name || 'unknown card');
}

const MANA_ORDER: readonly string[] = ['W', 'U', 'B', 'R', 'G', 'C'];

/** One row for each source and controller, in the order they go on the stack. */
function triggersOf(triggered: readonly PendingTrigger[], keys: Keys): readonly TriggerAnswer[] {
  const rows: TriggerAnswer[] = [];
  for (const trigger of triggered) {
    const source = (trigger.source === undefined ? undefined : keys.of(trigger.source)) ?? trigger.sourceLabel;
    const at = rows.findIndex(row => row.source === source && row.controller === trigger.controller);
    const row = rows[at];
    if (row === undefined)
      rows.push({ source, controller: trigger.controller, times: trigger.times, text: trigger.effect });
    else rows[at] = { ...row, times: row.times + trigger.times };
  }
  return rows;
}

function choiceAnswer({ choice, pick, scripted }: PickedChoice, keys: Keys): ChoiceAnswer {
  const of = choice.object === undefined ? undefined : keys.of(choice.object);
  return {
    kind: choice.kind,
    who: choice.who,
    ...(of === undefined ? {} : { for: of }),
    picks: picksOf(pick, keys),
    options: choice.options.map(option => picksOf(option.pick, keys).join(' and ') || 'none'),
    scripted,
  };
}

function picksOf(pick: Pick, keys: Keys): readonly string[] {
  switch (pick.kind) {
    case 'objects':
      return pick.objects.map(id => keys.of(id) ?? id);
    case 'player':
      return [pick.player satisfies PlayerId];
    case 'effect':
      return [pick.label];
    case 'word':
      return [pick.word];
    case 'number':
      return [String(pick.number)];
    case 'yes':
    case 'no':
      return [pick.kind];
    case 'none':
      return [];
  }
}
