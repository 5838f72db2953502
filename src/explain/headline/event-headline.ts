// Headline on one outcome, in a sentence, for every kind of event.

import type { GameEvent, GameState, ObjectId, Outcome } from '../../engine/index.ts';
import { Memo } from '../../kit/memo.ts';
import { capitalized, unnumbered } from '../../kit/strings.ts';
import { asSentence, listInWords, thirdPerson } from '../english.ts';
import type { ExplainContext } from '../explain-context.ts';
import { objectWords } from '../step/pick-words.ts';
import {
  counterHeadline,
  damageHeadline,
  drawHeadline,
  lifeHeadline,
  lossHeadline,
  millHeadline,
} from './amount-headlines.ts';
import { entryHeadline, groupNames } from './entry-groups.ts';
import { entryPredicate } from './entry-headline.ts';
import { entryParts, typesWords } from './entry-parts.ts';
import type { EventKind, EventOfKind, OutcomeInContext } from './explained-outcome.ts';
import { fateOf, fates } from './fates.ts';
import { objectsOfEvent, otherResultClauses, withClauses } from './other-results.ts';
import { resolutionClause } from './resolution-headline.ts';
import { beginningHeadline } from './step-begins.ts';
import { created } from './token-headline.ts';

/** Sentences on events, by the context they were written in: headline and list of outcomes have the same one. */
const SAID = new Memo<ExplainContext, { readonly of: Outcome; readonly event: GameEvent; readonly sentence: string }>();

/** The sentence on an event in one outcome: "Blood Moon enters, and Ashaya dies." */
export function explainEvent(context: ExplainContext, outcome: Outcome, event: GameEvent): string {
  const said = SAID.get(context);
  if (said?.of === outcome && said.event === event) return said.sentence;
  const sentence = eventInWords(context, outcome, event);
  SAID.set(context, { of: outcome, event, sentence });
  return sentence;
}

function eventInWords(context: ExplainContext, outcome: Outcome, event: GameEvent): string {
  const shown = { context, outcome };
  const own = ownName(shown, event);
  const others = otherResultClauses(shown, event);
  const sentence = asSentence(withClauses(eventClause(shown, event), others, own));
  const types = event.kind === 'enters' ? typesSentence(shown, objectsOfEvent(event)) : '';
  if (types === '') return sentence;
  // after a clause on something else "it" would be that
  const isClear = own === 'it' || others.every(it => it.subject === '');
  return `${sentence} ${isClear ? types : types.replace(/^It /u, () => `${capitalized(own)} `)}`;
}

/** The name of the one object a headline is about; "it" where there is none. */
export function ownName({ context }: OutcomeInContext, event: GameEvent): string {
  const [id, ...more] = objectsOfEvent(event);
  if (id === undefined || more.length > 0 || context.names.isPlayer(id)) return 'it';
  const full = context.names.full(id);
  return full.includes(', ') ? full : context.names.object(id);
}

/** The event itself in one outcome, as a clause: "Blood Moon enters". */
export function eventClause(shown: OutcomeInContext, event: GameEvent): string {
  // The table's entry for a kind takes events of that kind; the type cannot express this for a union.
  const headlineOf = HAPPENINGS[event.kind] as (it: OutcomeInContext, event: GameEvent) => string;
  return headlineOf(shown, event);
}

/** Card types that entering objects have or lack against those printed: "It is also a land." */
export function typesSentence({ context, outcome }: OutcomeInContext, ids: readonly ObjectId[]): string {
  const there = ids.flatMap(id => outcome.state.objects.get(id) ?? []).filter(it => it.zone === 'battlefield');
  if (there.length < ids.length) return '';
  const each = new Set(there.map(it => typesWords(context, [it])));
  const words = each.size === 1 ? typesWords(context, there) : '';
  return words === '' ? '' : asSentence(words);
}

const HAPPENINGS = {
  enters: ({ context, outcome }, event) =>
    entryHeadline(
      context,
      outcome,
      event.objects.map(each => each.object),
    ),
  creates: (it, event) => created(it, event),
  attacks: (it, event) => attackHeadline(it, event),
  casts: ({ context }, event) => context.names.does(event.cast.by, `cast ${context.names.full(event.object)}`),
  becomesCopy: ({ context, outcome }, event) => {
    const name = context.names.full(event.object);
    const gone = fateOf(context, outcome, event.object);
    return `${name} becomes a copy of ${unnumbered(event.ofName)}${gone === '' ? '' : `, then ${gone}`}`;
  },
  transforms: (it, event) => changes(it, event.objects, 'transform', (was, now) => was?.face !== now?.face),
  taps: (it, event) => changes(it, event.objects, 'become tapped', (_, now) => now?.tapped === true),
  untaps: (it, event) => changes(it, event.objects, 'untap', (_, now) => now?.tapped === false),
  phasesIn: (it, event) => changes(it, event.objects, 'phase in', (_, now) => now?.phasedOut === false),
  phasesOut: (it, event) => changes(it, event.objects, 'phase out', (_, now) => now?.phasedOut === true),
  turnsFaceUp: (it, event) => faceUp(it, event),
  turnsFaceDown: (it, event) => faceDown(it, event),
  merges: ({ context }, event) => `${context.names.full(event.spell)} merges with ${context.names.object(event.with)}`,
  attaches: ({ context, outcome }, event) => {
    const attached = outcome.state.objects.get(event.object)?.attachedTo === event.to;
    return `${context.names.full(event.object)} ${attached ? 'becomes' : 'does not become'} attached to ${context.names.thing(event.to)}`;
  },
  putsCounters: (shown, event) =>
    `${capitalized(shown.context.names.thing(event.on))} ${counterHeadline(shown, event.on, event.counter)}`,
  removesCounters: (shown, event) =>
    `${capitalized(shown.context.names.thing(event.on))} ${counterHeadline(shown, event.on, event.counter)}`,
  movesCounters: (shown, event) =>
    `${shown.context.names.full(event.from)} ${counterHeadline(shown, event.from, event.counter)} and ${shown.context.names.object(event.to)} ${counterHeadline(shown, event.to, event.counter)}`,
  dealsDamage: (it, event) => damageHeadline(it, event),
  draws: (it, event) => drawHeadline(it, event.player),
  mills: (it, event) => millHeadline(it, event.player),
  gainsLife: (it, event) => lifeHeadline(it, event.player),
  losesLife: (it, event) => lifeHeadline(it, event.player),
  paysLife: (it, event) => lifeHeadline(it, event.player),
  setsLife: (it, event) => lifeHeadline(it, event.player),
  destroys: (it, event) => fates(it, event.objects, 'is not destroyed'),
  moves: (shown, event) =>
    fates(
      shown,
      event.objects.map(each => each.object),
    ),
  begins: (it, event) => beginningHeadline(it, event),
  addsMana: (it, event) => mana(it, event),
  losesGame: (shown, event) =>
    `${shown.context.names.does(event.player, lossHeadline(shown.outcome.state, event.player) ? 'lose the game' : "don't lose the game")}`,
  winsGame: (it, event) => it.context.names.does(event.player, 'win the game'),
  shuffles: (it, event) => it.context.names.does(event.player, 'shuffle'),
  carriesOut: (it, event) => resolutionClause(it, event),
} as const satisfies { readonly [K in EventKind]: (it: OutcomeInContext, event: EventOfKind<K>) => string };

type StateTest = (
  was: ReturnType<GameState['objects']['get']>,
  now: ReturnType<GameState['objects']['get']>,
) => boolean;

/** Objects that changed, and those that did not: "Two Bears phase in". */
function changes(
  { context, outcome }: OutcomeInContext,
  ids: readonly ObjectId[],
  verb: string,
  done: StateTest,
): string {
  const did = ids.filter(id => done(outcome.before.objects.get(id), outcome.state.objects.get(id)));
  const not = ids.filter(id => !did.includes(id));
  return listInWords([
    ...(did.length === 0
      ? []
      : [`${groupNames(context, did, ids.length)} ${did.length === 1 ? thirdPerson(verb) : verb}`]),
    ...(not.length === 0
      ? []
      : [`${groupNames(context, not, ids.length)} ${not.length === 1 ? 'does' : 'do'} not ${verb}`]),
  ]);
}

function faceUp({ context, outcome }: OutcomeInContext, event: EventOfKind<'turnsFaceUp'>): string {
  const [first] = event.objects;
  if (first === undefined) return 'nothing is turned face up';
  const up = event.objects.filter(id => outcome.occurrences.some(it => it.kind === 'turnedFaceUp' && it.object === id));
  const name = event.objects.length === 1 ? context.names.full(first) : objectWords(context, event.objects);
  const headline = `${name} ${event.objects.length === 1 ? 'is' : 'are'} ${up.length === 0 ? 'not ' : ''}turned face up`;
  if (event.objects.length > 1 || up.length === 0) return headline;
  const fate = fateOf(context, outcome, first);
  if (fate !== '') return `${headline} and ${fate}`;
  const parts = entryPredicate({ ...entryParts(context, outcome, first), tapped: '' }).replace(/^enters ?/, '');
  return parts === '' ? headline : `${headline} ${parts}`;
}

function faceDown({ context, outcome }: OutcomeInContext, { objects }: EventOfKind<'turnsFaceDown'>): string {
  const [first] = objects;
  if (first === undefined) return 'nothing is turned face down';
  const down = objects.filter(id => outcome.occurrences.some(it => it.kind === 'turnedFaceDown' && it.object === id));
  const name = objects.length === 1 ? context.names.full(first) : objectWords(context, objects);
  return `${name} ${objects.length === 1 ? 'is' : 'are'} ${down.length === 0 ? 'not ' : ''}turned face down`;
}

/** "Two Bears attack Anna", with those that can't. */
function attackHeadline({ context, outcome }: OutcomeInContext, { objects }: EventOfKind<'attacks'>): string {
  const attacked = new Map(outcome.occurrences.flatMap(it => (it.kind === 'attacked' ? [[it.object, it.whom]] : [])));
  const whom = [...new Set(attacked.values())];
  const not = objects.map(it => it.object).filter(id => !attacked.has(id));
  const groups = whom.map(one => {
    const ids = [...attacked].flatMap(([id, it]) => (it === one ? [id] : []));
    return `${groupNames(context, ids, objects.length)} ${ids.length === 1 ? 'attacks' : 'attack'} ${context.names.thing(one)}`;
  });
  if (not.length === 0) return listInWords(groups);
  const stay = `${groupNames(context, not, objects.length)} ${not.length === 1 ? 'does' : 'do'} not`;
  return groups.length === 0 ? `${stay} attack` : `${listInWords(groups)}, but ${stay}`;
}

function mana({ context, outcome }: OutcomeInContext, event: EventOfKind<'addsMana'>): string {
  const added = outcome.occurrences.flatMap(occurrence =>
    occurrence.kind === 'addedMana' && occurrence.player === event.player ? occurrence.mana : [],
  );
  return context.names.does(
    event.player,
    added.length === 0 ? 'add no mana' : `add ${added.map(it => `{${it}}`).join('')}`,
  );
}
