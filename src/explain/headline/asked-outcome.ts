// Verdicts on what a question asks in one outcome: a short answer and the fact behind it.

import type { GameEvent, ObjectId, Outcome, PlayerId, Step } from '../../engine/index.ts';
import { type EffectMatter, isOfMatter } from '../../oracle/index.ts';
import { CREATED_TOKENS } from '../../scenario/index.ts';
import { listInWords } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import type { ExplainContext, ReadPosition } from '../explain-context.ts';
import type { ResolveTrigger } from '../explain-input.ts';
import { groupNames, pluralPredicate } from './entry-groups.ts';
import type { OutcomeInContext } from './explained-outcome.ts';

/** An answer in one outcome. */
export interface AskedVerdict {
  /** "yes", "no", "six"; empty where the fact says it all. */
  readonly short: string;
  /** A clause: "Steam Vents enters tapped". */
  readonly fact: string;
  /** The short answer in whole words, where "yes" alone would read oddly before the fact: "yes, Torpor Orb stops it". */
  readonly lead?: string;
  /** The later steps on which the verdict rests. */
  readonly later?: LaterSteps;
}

/** Steps of abilities that have resolved after the event, in the context of that. */
export interface LaterSteps {
  readonly steps: readonly Step[];
  readonly context: ExplainContext;
}

/** An outcome with what is asked about it. */
export interface AskedOutcome extends OutcomeInContext {
  readonly event: GameEvent;
  /** Objects that the event is about. */
  readonly asked: readonly ObjectId[];
  /** The objects a name of the question means. */
  readonly find: (name: string) => readonly ObjectId[];
  /** The outcomes of an ability that has triggered. */
  readonly resolve?: ResolveTrigger;
  /** The text of what puts there what enters. */
  readonly causeText?: string;
  /** The context of an outcome that goes on from this one. */
  readonly contextOf?: (outcome: Outcome) => ExplainContext;
}

/** Whether what makes an object enter may do more of a matter, which is not carried out. */
export function isCaused(
  { event, causeText }: Pick<AskedOutcome, 'event' | 'causeText'>,
  matter: EffectMatter,
): boolean {
  if (event.kind !== 'enters' || event.objects.every(it => it.by === undefined)) return false;
  return causeText === undefined || isOfMatter(causeText, matter);
}

/** The verdict on a yes-or-no question. */
export function yesOrNo(yes: boolean, fact: string): AskedVerdict {
  return { short: yes ? 'yes' : 'no', fact };
}

/** The verdict on a question for a number. */
export function howMany(n: number, fact: string): AskedVerdict {
  return { short: n === 0 ? 'none' : numberWord(n), fact };
}

/** The verdict on a number: how many, whether any, or whether exactly so many. */
export function counted(
  inquiry: { readonly asks: string; readonly number?: number },
  n: number,
  fact: string,
): AskedVerdict {
  if (inquiry.asks !== 'whether') return howMany(n, fact);
  return yesOrNo(inquiry.number === undefined ? n > 0 : n === inquiry.number, fact);
}

/**
 * The objects asked about; those the event is about, creates or moves, where none are named. Of several with a name, those of the
 * event; a name of none is that of tokens by their kind.
 */
export function objectsAsked(shown: AskedOutcome, names: readonly string[]): readonly ObjectId[] {
  const { asked, find, outcome } = shown;
  if (names.length === 0) return [asked, createdIn(outcome), movedIn(outcome)].find(it => it.length > 0) ?? [];
  return names.flatMap(name => {
    const all = allOfType(shown, name) ?? find(name);
    if (all.length === 0) return tokensOfKind(shown, name);
    const inEvent = all.filter(it => asked.includes(it));
    return inEvent.length > 0 ? inEvent : all;
  });
}

/** "you: land": all permanents of a card type that a player controls or, of those that have left, did; undefined for any other name. */
function allOfType({ outcome, context }: OutcomeInContext, name: string): readonly ObjectId[] | undefined {
  const [, player, type] = /^(.+): ([a-z]+)$/u.exec(name) ?? [];
  if (type === undefined) return undefined;
  const { before, state } = outcome;
  const thereIn = (position: Outcome['state']) =>
    [...position.objects.values()].filter(it => it.zone === 'battlefield' && !it.phasedOut).map(it => it.id);
  const there = thereIn(state);
  const isOf = (seen: ReadPosition) => (id: ObjectId) =>
    seen.controller(id) === player && seen.of(id).types.some(it => it.toLowerCase() === type);
  const left = thereIn(before).filter(id => !there.includes(id));
  return [...there.filter(isOf(context.seenAfter)), ...left.filter(isOf(context.seenBefore))];
}

/** The tokens of a kind: those that were created, else those that the event is about. */
function tokensOfKind({ asked, outcome, context }: AskedOutcome, kind: string): readonly ObjectId[] {
  const isMeant = (id: ObjectId) =>
    kind === CREATED_TOKENS ||
    (outcome.state.objects.has(id) && context.seenAfter.of(id).subtypes.some(it => it === kind));
  const created = createdIn(outcome).filter(isMeant);
  return created.length > 0
    ? created
    : asked.filter(id => outcome.state.objects.get(id)?.token === true && isMeant(id));
}

/** The objects that an event moves which is about none: what is discarded, milled, or exiled by a spell, but no spell. */
function movedIn({ occurrences, before }: Outcome): readonly ObjectId[] {
  const moved = occurrences.flatMap(it =>
    it.kind === 'moved' && before.objects.get(it.object)?.zone !== 'stack' ? [it.object] : [],
  );
  return [...new Set(moved)];
}

/** The tokens that the event creates, which have no name before it. */
export function createdIn({ occurrences }: Outcome): readonly ObjectId[] {
  return occurrences.flatMap(it => (it.kind === 'entered' && it.created ? [it.object] : []));
}

/** The objects asked about in their nature: of "it" where the event attaches something, what that is attached to. */
export function objectsDescribed(shown: AskedOutcome, names: readonly string[]): readonly ObjectId[] {
  const ids = objectsAsked(shown, names);
  if (names.length > 0) return ids;
  return ids.map(id => {
    const host = shown.outcome.state.objects.get(id)?.attachedTo;
    return host === undefined || shown.context.names.isPlayer(host) ? id : (host as ObjectId); // no player is an object
  });
}

/** "Forest and Island enter tapped": objects of which the same is said. */
export function sayOf({ context }: OutcomeInContext, ids: readonly ObjectId[], predicate: string): string {
  const verb =
    ids.length === 1
      ? predicate
      : pluralPredicate(predicate)
          .replace(/^dies/, 'die')
          .replace(/^has/, 'have')
          .replace(/^does/, 'do')
          .replace(/^makes/, 'make')
          .replace(/^are (?=an? )/, 'are each ');
  return `${groupNames(context, ids, ids.length)} ${verb}`;
}

/** The player a scenario's name means. */
export function playerAsked({ outcome }: OutcomeInContext, name: string): PlayerId | undefined {
  return outcome.state.players.find(it => it.id === name)?.id;
}

/** "then Amulet of Vigor triggers": abilities yet to resolve of that matter; empty where there are none. */
export function thenTriggers({ context, outcome }: OutcomeInContext, matter: EffectMatter | undefined): string {
  const bearing = outcome.triggers.filter(it => matter !== undefined && isOfMatter(it.effect, matter));
  const sources = bearing.map(context.names.sourceOf);
  const names = [...new Set(sources)];
  return names.length === 0 ? '' : `; then ${listInWords(names)} ${names.length === 1 ? 'triggers' : 'trigger'}`;
}
