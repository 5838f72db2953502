// Staging: a scenario becomes a legal position, an event and a script, or a list of problems with their paths.

import type { CardBook } from '../../cards/index.ts';
import type { Edition, GameEvent, GameState, ObjectId, ScriptedPick } from '../../engine/index.ts';
import { editionOf, isOfObjects, objectsOf } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import type { Issue } from '../../kit/issue.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { type NameTable, nameTable } from '../object-names.ts';
import { unknownReferences } from '../references.ts';
import type { Scenario } from '../schema/scenario-schema.ts';
import { type Compiler, cardCacheFor } from './card-lookup.ts';
import { withSettledFacts } from './settled-before.ts';
import { eventsOfSpell } from './spell-events.ts';
import { withCombat } from './stage-combat.ts';
import { withDelayedTriggers } from './stage-delayed.ts';
import { withLastingEffects } from './stage-effects.ts';
import { enteringIds } from './stage-entering.ts';
import { eventOf } from './stage-event.ts';
import { enteringUnmelded } from './stage-meld.ts';
import { withOwnReplacements } from './stage-own-replacements.ts';
import { isLand, positionOf } from './stage-position.ts';
import { withResolvingSpell } from './stage-resolution.ts';
import { scriptOf } from './stage-script.ts';
import { idOf, type Staging, type Taken, type UnreadCardLine } from './staging.ts';
import { unfitValues } from './unfit-values.ts';

/** A scenario in the engine's terms. */
export interface Staged {
  readonly scenario: Scenario;
  readonly names: NameTable;
  readonly state: GameState;
  readonly event: GameEvent;
  readonly script: readonly ScriptedPick[];
  readonly edition: Edition;
  /** The objects that the question is about. */
  readonly asked: readonly ObjectId[];
  readonly unread: readonly UnreadCardLine[];
  readonly taken: readonly Taken[];
}

/** Stages a scenario with the cards of a book. Every problem is reported at once. */
export function stage(
  scenario: Scenario,
  book: Pick<CardBook, 'byName'>,
  compiler: Compiler,
  edition = editionOf(scenario.rules),
): Result<Staged, Issue> {
  const names = nameTable(scenario);
  const staging: Staging = {
    scenario,
    names,
    cards: cardCacheFor(scenario, book, compiler),
    edition,
    issues: [...names.issues, ...unknownReferences(scenario, names)],
    unread: [],
    taken: [],
  };
  const position = withCombat(staging, positionOf(staging));
  staging.issues.push(
    ...unplayable(staging, position),
    ...enteringUnmelded(staging, position),
    ...unfitValues(staging, position),
  );
  if (staging.issues.length > 0) return err(staging.issues);
  const lasting = withLastingEffects(staging, withResolvingSpell(staging, position));
  const state = withSettledFacts(staging, withDelayedTriggers(withOwnReplacements(staging, lasting)));
  const event = eventOf(staging, state);
  const script = scriptOf(staging);
  if (staging.issues.length > 0) return err(staging.issues);
  if (event === undefined) return err([{ path: ['when'], message: 'Nothing would happen in this event.' }]);
  const { unread, taken } = staging;
  return ok({ scenario, names, state, event, script, edition, asked: askedOf(staging, event), unread, taken });
}

/** 304.4, 307.4: problems with instants and sorceries that would enter. */
function unplayable(staging: Staging, state: GameState): readonly Issue[] {
  return staging.names.objects.flatMap(written => {
    const entering = written.entering?.object;
    const object = state.objects.get(idOf(written));
    if (object === undefined || entering === undefined || entering.card === undefined) return [];
    if (
      staging.scenario.when.kind === 'casts' ||
      entering.from !== 'stack' ||
      entering.faceDown !== undefined ||
      entering.cast?.countered === true
    )
      return [];
    const { types, name } = object.printed.faces[0];
    const never = types.find(type => type === 'Instant' || type === 'Sorcery');
    if (never === undefined || isLand(object.printed, 0) || object.printed.faces.length > 1) return [];
    const article = never === 'Instant' ? 'an instant' : 'a sorcery';
    const instead = eventsOfSpell(staging, state, object.printed, object.controller);
    const advice =
      instead.length > 0
        ? 'What it does can be asked.'
        : 'Ask /ruling about what it does: the event, and what it happens to.';
    const message = `${name} is ${article}: it can't enter the battlefield. ${advice}`;
    return [{ path: written.path, message, ...(instead.length > 0 ? { instead } : {}) }];
  });
}

function askedOf(staging: Staging, event: GameEvent): readonly ObjectId[] {
  const entering = enteringIds(staging);
  if (entering.length > 0) return entering;
  if (isOfObjects(event)) return objectsOf(event);
  switch (event.kind) {
    case 'putsCounters':
    case 'removesCounters':
      return staging.names.objects.map(idOf).filter(id => id === event.on);
    case 'movesCounters':
      return [event.from, event.to];
    case 'dealsDamage':
      return staging.names.objects.map(idOf).filter(id => event.damage.some(hit => hit.to === id));
    case 'addsMana':
    case 'begins':
    case 'carriesOut':
    case 'creates':
    case 'draws':
    case 'gainsLife':
    case 'losesGame':
    case 'losesLife':
    case 'mills':
    case 'paysLife':
    case 'setsLife':
    case 'shuffles':
    case 'winsGame':
      return [];
    default:
      return assertNever(event);
  }
}
