// Outcomes to words: the one telling behind Discord, the terminal and the web.

import type { GameEvent, GameState, ObjectId, Outcome } from '../engine/index.ts';
import { type Citation, spellDay } from '../rules/index.ts';
import { tellHappening } from './headline/happened.ts';
import type { Happening } from './headline/happening.ts';
import { tellHeadline } from './headline/headline.ts';
import { namesOf } from './names.ts';
import { tellObjects } from './object.ts';
import { asOfDay } from './quote.ts';
import type { Scene, Seen } from './scene.ts';
import { decidedBy, type Made, tellChoice } from './step/choice.ts';
import { tellTriggers } from './step/triggered.ts';
import type { Certainty, CitedRule, ObjectTelling, OutcomeTelling, StepTelling, Telling } from './telling.ts';
import { rulesOf, tellTrail, tellWhole } from './trail.ts';
import { capital, numberWord, sentence, times, unnumbered } from './words.ts';

/** A line of a card that was not understood. */
export interface UnreadTold {
  readonly card: string;
  readonly line: string;
}

export interface TellInput {
  readonly event: GameEvent;
  /** What the question is about. */
  readonly asked: readonly ObjectId[];
  /** Names players are shown by, where they differ from their ids; "you" is spoken to. */
  readonly players?: Readonly<Record<string, string>>;
  /** Never empty. */
  readonly outcomes: readonly Outcome[];
  /** False when not every choice was explored. */
  readonly complete: boolean;
  /** How a position reads: the engine's `project` under the edition of the question. */
  readonly read: (state: GameState) => Seen;
  /** The day whose rules hold, as "2026-08-07"; undefined for the newest known. */
  readonly rulesDay: string | undefined;
  /** The day of the card data, where it is known. */
  readonly cardsDay: string | undefined;
  /** Lines that were not read and could matter. */
  readonly unread: readonly UnreadTold[];
  /** Takes what is cited, the deciding rules first; gives each rule with its text, leaving out those unknown. */
  readonly excerpt: (cited: readonly Citation[]) => readonly CitedRule[];
}

/** How many rules an answer quotes at most. */
const RULES_QUOTED = 12;

/** Takes what the engine found; gives the answer in words. */
export function tell(input: TellInput): Telling {
  const shown = inOrder(input.outcomes).map(outcome => ({ outcome, scene: sceneOf(input, outcome) }));
  const outcomes = distinguished(
    shown,
    shown.map(it => tellOutcome(it, input)),
  );
  const rules = asOfDay(input.excerpt(citedBy(shown)), input.rulesDay);
  return {
    headline: tellHeadline(shown, input.event, input.asked),
    certainty: certaintyOf(input),
    outcomes,
    decidedBy: decidedBy(shown.map(it => ({ scene: it.scene, made: it.outcome.picks }))),
    unread: input.unread.map(tellUnread),
    rules: rules.slice(0, RULES_QUOTED),
    foot: footOf(input, rules.find(it => it.effectiveDate !== undefined)?.effectiveDate),
  };
}

/** Where something may be copied, the outcomes without a copy come last: they are what nobody asks about. */
function inOrder(outcomes: readonly Outcome[]): readonly Outcome[] {
  const isPlain = (outcome: Outcome) => outcome.picks.some(it => it.choice.kind === 'copy' && it.pick.kind === 'none');
  return [...outcomes.filter(it => !isPlain(it)), ...outcomes.filter(isPlain)];
}

/** The trail of one outcome in words, for the plain answer behind checks. */
export function tellSteps(
  outcome: Outcome,
  read: TellInput['read'],
  players?: TellInput['players'],
): readonly StepTelling[] {
  return tellWhole(sceneOf({ read, ...(players === undefined ? {} : { players }) }, outcome), outcome.trail);
}

/** Every rule the outcomes cite, each once, those that decided first. */
function citedBy(shown: readonly Happening[]): readonly Citation[] {
  const cited = shown.flatMap(it => rulesOf(it.scene, it.outcome.trail));
  return cited.filter((it, at) => cited.findIndex(other => other.rule === it.rule) === at);
}

function sceneOf(input: Pick<TellInput, 'read' | 'players'> & Partial<TellInput>, outcome: Outcome): Scene {
  return {
    names: namesOf([outcome.before, outcome.state], input.players, tokenName(input.event)),
    before: outcome.before,
    after: outcome.state,
    seenBefore: input.read(outcome.before),
    seenAfter: input.read(outcome.state),
    picks: outcome.picks,
  };
}

/** What tokens are called that are created and are no more; undefined where they are of several kinds. */
function tokenName(event: GameEvent | undefined): string | undefined {
  if (event?.kind !== 'creates') return undefined;
  const [name, ...others] = new Set(event.tokens.map(it => unnumbered(it.copy?.ofName ?? it.printed.faces[0].name)));
  return others.length === 0 && name !== '' ? name : undefined;
}

function tellOutcome({ scene, outcome }: Happening, input: TellInput): OutcomeTelling {
  return {
    sentence: tellHappening(scene, outcome, input.event),
    choices: counted(outcome.picks.filter(isTelling).map((made: Made) => tellChoice(scene, made))),
    objects: tellObjects(scene, outcome, input.asked),
    triggers: tellTriggers(scene, outcome.triggers),
    steps: tellTrail(scene, outcome.trail),
  };
}

/** The same choice made again: "You devour nothing for Thunder-Thrash Elder, twice." */
function counted(sentences: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const it of sentences) counts.set(it, (counts.get(it) ?? 0) + 1);
  return [...counts].map(([it, n]) => (n === 1 ? it : `${it.replace(/\.$/, '')}, ${times(n)}.`));
}

/** Which of a permanent's own effects goes first is nothing anybody chooses by name. */
function isTelling({ choice }: Made): boolean {
  return choice.kind !== 'apply' || new Set(choice.options.map(it => it.label)).size > 1;
}

/** Outcomes whose sentences are the same say what else differs. */
function distinguished(shown: readonly Happening[], told: readonly OutcomeTelling[]): readonly OutcomeTelling[] {
  return told.map(outcome => {
    const alike = told.filter(it => it.sentence === outcome.sentence);
    if (alike.length < 2 || shown.length < 2) return outcome;
    const differences = whatElse(outcome, alike);
    return differences === '' ? outcome : { ...outcome, sentence: `${outcome.sentence} ${sentence(differences)}` };
  });
}

/** What this one has and not all the others: objects, then triggers. */
function whatElse(outcome: OutcomeTelling, alike: readonly OutcomeTelling[]): string {
  const own = outcome.objects.flatMap(it => differenceOf(it, alike) ?? []);
  if (own.length > 0) return capital(own.slice(0, 2).join('; '));
  const triggers = outcome.triggers.join('; ');
  if (alike.every(it => it.triggers.join('; ') === triggers)) return '';
  return triggers === '' ? 'Nothing triggers' : `Triggers: ${triggers}`;
}

/** The lines of an object that it does not have in every outcome: "Bear Cub: in your graveyard". */
function differenceOf(object: ObjectTelling, alike: readonly OutcomeTelling[]): string | undefined {
  const others = alike.map(it => it.objects.find(other => other.title === object.title)?.lines ?? []);
  const own = object.lines.filter(line => !others.every(lines => lines.includes(line)));
  return own.length === 0 ? undefined : `${object.title}: ${own.join(', ')}`;
}

function certaintyOf(input: TellInput): Certainty {
  if (input.unread.length > 0) return 'unread';
  if (!input.complete) return 'unfinished';
  return input.outcomes.length > 1 ? 'several' : 'complete';
}

function tellUnread({ card, line }: UnreadTold): string {
  return `I could not read this line of ${card}, and answered without it: "${line.replace(/\s+/g, ' ').trim()}"`;
}

function footOf(input: TellInput, newest: string | undefined): readonly string[] {
  const day = input.rulesDay ?? newest;
  const explored = input.complete
    ? []
    : [`Not every choice was explored: these are the first ${numberWord(input.outcomes.length)} outcomes found.`];
  const rules = day === undefined ? 'Current rules' : `Rules as of ${spellDay(day)}`;
  const cards = input.cardsDay === undefined ? [] : [`Card data of ${spellDay(input.cardsDay)}`];
  return [...explored, rules, ...cards, 'Not an official ruling'];
}
