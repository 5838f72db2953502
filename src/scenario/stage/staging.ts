// State of staging: names to identifiers, and every problem found, reported at once.
import type { CopySource, Edition, ObjectId, PlayerId } from '../../engine/index.ts';
import { objectId, playerId } from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import { reasonUnplayed, sentenceNaming, type Unplayed, type UnreadSubject } from '../../oracle/index.ts';
import type { GameZone } from '../../vocabulary/index.ts';
import type { DeclaredObject } from '../declared/declared-object.ts';
import type { NameTable } from '../object-names.ts';
import type { Scenario } from '../schema/scenario-schema.ts';
import { type CardCache, type CompiledCardRef, isIssue, type UnreadText } from './card-lookup.ts';

type Path = Issue['path'];

/** A line of a card in the scenario that was not read. */
export interface UnreadCardLine {
  readonly card: string;
  readonly line: string;
  /** The subjects of the line, beside the event itself. */
  readonly about: readonly UnreadSubject[];
  /** Whether it is a sentence about the event itself. */
  readonly ofEvent?: true;
  /** The reason for which it is not carried out, whether read or not. */
  readonly unplayed?: Unplayed;
}

export interface Staging {
  readonly scenario: Scenario;
  readonly names: NameTable;
  readonly cards: CardCache;
  /** Problems found so far. */
  readonly issues: Issue[];
  readonly edition: Edition;
  /** Lines that were not read, each once. */
  readonly unread: UnreadCardLine[];
  /** Things taken to be so for want of a word of the question, of each card once. */
  readonly taken: Taken[];
}

/**
 * A thing taken to be so: the player who gets what a card puts onto the battlefield or creates, or that it is cast at a time
 * at which it may be, with the words of the card about it; and the day, night or speed that a permanent has made.
 */
export type Taken = { readonly card: string } & (
  | { readonly fact: 'under'; readonly player: PlayerId; readonly words: string }
  | { readonly fact: 'cast limit'; readonly words: string }
  | { readonly fact: 'day' | 'night' | 'turned' | 'attached to nothing' }
  | { readonly fact: 'speed'; readonly player: PlayerId }
);

/** Records what was taken to be so, of each card once. */
export function recordTaken({ taken }: Pick<Staging, 'taken'>, one: Taken): void {
  const isSame = (it: Taken) => it.card === one.card && it.fact === one.fact;
  if (one.fact === 'speed' || !taken.some(isSame)) taken.push(one);
}

/** The identifier of a declared object: its index in the list of all. */
export function idOf(written: DeclaredObject): ObjectId {
  return objectId(`o${written.index}`);
}

/** The object a name means, of several one in that zone; undefined where there is none, which is recorded as a problem. */
export function objectNamed(staging: Staging, name: string, path: Path, zone?: GameZone): ObjectId | undefined {
  const found = staging.names.find(name, zone);
  if (found !== undefined) return idOf(found);
  const message = `There is no object called "${name}" in this scenario.`;
  staging.issues.push({ path, message, suggestions: staging.names.near(name), typed: name });
  return undefined;
}

/** The player of that name, where there is one. */
export function playerNamed(staging: Staging, name: string): PlayerId | undefined {
  return staging.scenario.players.includes(name) ? playerId(name) : undefined;
}

/** The object or player a name means; undefined where there is none, which is recorded as a problem. */
export function objectOrPlayer(staging: Staging, name: string, path: Path): ObjectId | PlayerId | undefined {
  return playerNamed(staging, name) ?? objectNamed(staging, name, path);
}

/** The card a name means; undefined where there is none, which is recorded as a problem. Records its unread lines. */
export function cardNamed(staging: Staging, name: string, path: Path): CompiledCardRef | undefined {
  const found = staging.cards.card(name, path);
  if (!isIssue(found)) {
    recordUnread(staging, found.printed.cardName, found.unread);
    return found;
  }
  staging.issues.push(found);
  return undefined;
}

/** Records lines that were not read, each once. */
export function recordUnread(staging: Staging, card: string, lines: readonly UnreadText[]): void {
  for (const { text: line, about } of lines) {
    if (!staging.unread.some(it => it.card === card && it.line === line)) staging.unread.push({ card, line, about });
  }
}

/** The copiable values of a card that is no object of the scenario: its front face, as printed. */
export function sourceOfCard({ printed, face }: CompiledCardRef): CopySource {
  return { printed, face: face ?? 0, exceptions: [] };
}

/** Whether the scenario tells of cards in a library or a hand, so that a sentence about such is just one that was not read. */
export function hiddenCardsTold({ names }: Staging): boolean {
  return names.objects.some(it => it.zone === 'library' || it.zone === 'hand');
}

/**
 * Records sentences of a spell or ability about what it does in the event, each once, begun with a capital letter; those
 * that were read with the reason for which they are not shown.
 */
export function recordUnreadOfEvent(
  staging: Staging,
  card: string,
  sentences: readonly string[],
  reason?: Unplayed,
): void {
  for (const sentence of sentences) {
    const line = sentenceNaming(sentence, card);
    if (!staging.unread.some(it => it.card === card && it.line === line)) {
      const why = reason ?? reasonUnplayed(sentence);
      const unplayed = why === 'hidden' && hiddenCardsTold(staging) ? undefined : why;
      staging.unread.push({ card, line, about: [], ofEvent: true, ...(unplayed === undefined ? {} : { unplayed }) });
    }
  }
}
