// The work of staging: names to identifiers, and every problem met on the way, reported at once.
import type { CopySource, Edition, ObjectId, PlayerId } from '../../engine/index.ts';
import { objectId, playerId } from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import type { DeclaredObject } from '../declared/declared-object.ts';
import type { NameTable } from '../object-names.ts';
import type { Scenario } from '../schema/scenario-schema.ts';
import { type CardCache, type CompiledCardRef, isIssue } from './compiled-cards.ts';

type Path = Issue['path'];

/** A line of a card in the scenario that was not read. */
export interface UnreadCardLine {
  readonly card: string;
  readonly line: string;
}

export interface Staging {
  readonly scenario: Scenario;
  readonly names: NameTable;
  readonly cards: CardCache;
  /** Problems so far. */
  readonly issues: Issue[];
  readonly edition: Edition;
  /** Lines that were not read, each once. */
  readonly unread: UnreadCardLine[];
}

/** The identifier of a written object: its place in the list of all. */
export function idOf(written: DeclaredObject): ObjectId {
  return objectId(`o${written.index}`);
}

/** The object a name means, or undefined, with the problem noted. */
export function objectNamed(staging: Staging, name: string, path: Path): ObjectId | undefined {
  const found = staging.names.find(name);
  if (found !== undefined) return idOf(found);
  const message = `There is no object called "${name}" in this scenario.`;
  staging.issues.push({ path, message, suggestions: staging.names.near(name) });
  return undefined;
}

/** The player of that name, where there is one. */
export function playerNamed(staging: Staging, name: string): PlayerId | undefined {
  return staging.scenario.players.includes(name) ? playerId(name) : undefined;
}

/** The object or player a name means, or undefined, with the problem noted. */
export function objectOrPlayer(staging: Staging, name: string, path: Path): ObjectId | PlayerId | undefined {
  return playerNamed(staging, name) ?? objectNamed(staging, name, path);
}

/** The card a name means, or undefined, with the problem noted. Notes the lines of it that were not read. */
export function cardNamed(staging: Staging, name: string, path: Path): CompiledCardRef | undefined {
  const found = staging.cards.card(name, path);
  if (!isIssue(found)) {
    recordUnread(staging, found.printed.cardName, found.unread);
    return found;
  }
  staging.issues.push(found);
  return undefined;
}

/** Notes lines that were not read, each once. */
export function recordUnread(staging: Staging, card: string, lines: readonly string[]): void {
  for (const line of lines) {
    if (!staging.unread.some(it => it.card === card && it.line === line)) staging.unread.push({ card, line });
  }
}

/** What a copy of a card takes that is no object of the scenario: its front face, as printed. */
export function sourceOfCard({ printed, face }: CompiledCardRef): CopySource {
  return { printed, face: face ?? 0, exceptions: [] };
}
