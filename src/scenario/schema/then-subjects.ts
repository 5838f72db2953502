// Subjects of assertions, resolved to players, objects and numbers of objects.
import { nearest } from '../../kit/nearest.ts';
import { OBJECT_PROPERTIES, PLAYER_PROPERTIES } from './expected-properties.ts';
import { splitCount } from './list-schemas.ts';
import { addComplaint, type IssueReport } from './schema-parts.ts';
import type { Assertion, AssertionsInput, ExpectedAnything, ExpectedTrigger, Then, ThenInput } from './then-schema.ts';

export type Path = readonly (string | number)[];

/** The assertions of `then` with their subjects resolved; properties that a subject cannot have are complaints. */
export function readThen(written: ThenInput, players: readonly string[], report: IssueReport): Then {
  const { always, sometimes, never, outcomes, ...rest } = written;
  const read = (assertions: AssertionsInput, path: Path) => readAssertions(assertions, players, report, path);
  checkTriggers(rest.triggers ?? [], players, report, ['then', 'triggers']);
  return {
    ...rest,
    always: read(always, ['then', 'always']),
    sometimes: read(sometimes, ['then', 'sometimes']),
    never: read(never, ['then', 'never']),
    ...(outcomes === undefined
      ? {}
      : {
          outcomes: outcomes.map((outcome, index) => {
            const path = ['then', 'outcomes', index];
            checkTriggers(outcome.triggers ?? [], players, report, [...path, 'triggers']);
            return { ...outcome, assertions: read(outcome.assertions, path) };
          }),
        }),
  };
}

function readAssertions(
  written: AssertionsInput,
  players: readonly string[],
  report: IssueReport,
  path: Path,
): readonly Assertion[] {
  return Object.entries(written).map(([subject, expect]): Assertion => {
    const isPlayer = players.includes(subject);
    checkProperties(subject, expect, isPlayer, report, [...path, subject]);
    checkNamedPlayers(expect, players, report, [...path, subject]);
    if (isPlayer) return { kind: 'player', subject, expect };
    const { count, name } = splitCount(subject);
    return name === subject ? { kind: 'object', subject, expect } : { kind: 'number', name, count, expect };
  });
}

function checkProperties(
  subject: string,
  expect: ExpectedAnything,
  isPlayer: boolean,
  report: IssueReport,
  path: Path,
): void {
  const known: readonly string[] = isPlayer ? PLAYER_PROPERTIES : OBJECT_PROPERTIES;
  for (const property of Object.keys(expect)) {
    if (known.includes(property)) continue;
    const what = isPlayer ? 'a player' : 'an object';
    const complaint = `"${subject}" is ${what}, which has no "${property}". Expected one of ${known.join(', ')}.`;
    addComplaint(report, [...path, property], { complaint, suggestions: nearest(property, known) });
  }
}

function checkNamedPlayers(
  expect: ExpectedAnything,
  players: readonly string[],
  report: IssueReport,
  path: Path,
): void {
  for (const property of ['controller', 'owner', 'protector'] as const) {
    const named = expect[property];
    if (named !== undefined && named !== 'none') knownPlayer(named, players, report, [...path, property]);
  }
}

function checkTriggers(
  triggers: readonly ExpectedTrigger[],
  players: readonly string[],
  report: IssueReport,
  path: Path,
): void {
  for (const [index, { controller }] of triggers.entries()) {
    if (controller !== undefined) knownPlayer(controller, players, report, [...path, index, 'controller']);
  }
}

/** Adds a complaint about a player who is not in the scenario. */
export function knownPlayer(player: string, players: readonly string[], report: IssueReport, path: Path): void {
  if (players.includes(player)) return;
  const complaint = `Unknown player "${player}". The players are ${players.join(', ')}.`;
  addComplaint(report, path, { complaint, suggestions: nearest(player, players) });
}
