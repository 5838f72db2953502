// Headline on one outcome, in a sentence, for every kind of event.

import type { GameEvent, GameState, ObjectId, Outcome, PlayerId } from '../../engine/index.ts';
import {
  asSentence,
  capitalized,
  countedGroups,
  timesInWords as howOften,
  listInWords,
  numberWord,
  spelledOut,
  thirdPerson,
  unnumbered,
} from '../english.ts';
import type { ExplainContext } from '../explain-context.ts';
import { objectWords } from '../step/choice-step.ts';
import {
  counterHeadline,
  damageHeadline,
  drawHeadline,
  lifeHeadline,
  lossHeadline,
  millHeadline,
} from './amount-headlines.ts';
import { entryHeadline, groupNames, pluralPredicate } from './entry-groups.ts';
import { entryParts, entryPredicate } from './entry-headline.ts';
import type { EventKind, EventOfKind, OutcomeInContext } from './explained-outcome.ts';
import { fateOf, fates } from './fates.ts';

/** The sentence on an event in one outcome: "Erebos, God of the Dead enters untapped." */
export function explainEvent(context: ExplainContext, outcome: Outcome, event: GameEvent): string {
  // The table's entry for a kind takes events of that kind; the type cannot express this for a union.
  const headlineOf = HAPPENINGS[event.kind] as (it: OutcomeInContext, event: GameEvent) => string;
  return asSentence(headlineOf({ context, outcome }, event));
}

const HAPPENINGS = {
  enters: (shown, event) =>
    entersAlone(
      shown,
      event.objects.map(each => each.object),
    ),
  creates: (it, event) => created(it, event),
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
  begins: (it, event) => begins(it, event),
  addsMana: (it, event) => mana(it, event),
  losesGame: (shown, event) =>
    `${shown.context.names.does(event.player, lossHeadline(shown.outcome.state, event.player) ? 'lose the game' : "don't lose the game")}`,
  winsGame: (it, event) => it.context.names.does(event.player, 'win the game'),
  shuffles: (it, event) => it.context.names.does(event.player, 'shuffle'),
  carriesOut: (it, event) => carriedOut(it, event),
} as const satisfies { readonly [K in EventKind]: (it: OutcomeInContext, event: EventOfKind<K>) => string };

/** "Forest enters, and Lotus Cobra triggers": the triggers, where the sentence has no detail on the entry. */
function entersAlone({ context, outcome }: OutcomeInContext, ids: readonly ObjectId[]): string {
  const headline = entryHeadline(context, outcome, ids);
  const [id] = ids;
  if (ids.length !== 1 || id === undefined || !headline.endsWith(' enters')) return headline;
  const sources = [...new Set(outcome.triggers.map(it => context.names.object(it.source)))];
  const times = outcome.triggers.reduce((sum, it) => sum + it.times, 0);
  const silent = outcome.trail.some(it => it.kind === 'notTriggered' && it.notable && it.effect.source === id);
  if (times === 0) return silent ? `${headline}, and its own ability does not trigger` : headline;
  const [only = ''] = sources;
  if (sources.length > 1) return `${headline}, and ${numberWord(times)} abilities trigger`;
  const who = outcome.triggers[0]?.source === id ? 'its own ability' : only;
  return `${headline}, and ${who} triggers${times === 1 ? '' : ` ${howOften(times)}`}`;
}

function created({ context, outcome }: OutcomeInContext, event: EventOfKind<'creates'>): string {
  const made = outcome.occurrences.flatMap(it => (it.kind === 'entered' && it.created ? [it.object] : []));
  if (made.length === 0) return `${context.names.does(event.under, 'create')} no tokens`;
  const owners = new Map<PlayerId, ObjectId[]>();
  for (const id of made) {
    const owner = outcome.state.objects.get(id)?.owner ?? event.under;
    owners.set(owner, [...(owners.get(owner) ?? []), id]);
  }
  return listInWords(
    [...owners].map(([owner, ids]) => context.names.does(owner, `create ${tokenWords(context, outcome, ids)}`)),
  );
}

function tokenWords(context: ExplainContext, outcome: Outcome, ids: readonly ObjectId[]): string {
  const words = ids.map(id => {
    const parts = entryParts(context, outcome, id);
    const as = parts.as === `as a copy of ${context.names.plain(id)}` ? '' : parts.as;
    const predicate = entryPredicate({ ...parts, as, types: '', after: '' }).replace(/^enters ?/, '');
    const after = parts.after === '' ? '' : `which ${ids.length === 1 ? parts.after : pluralPredicate(parts.after)}`;
    const predicates = [predicate, after].filter(each => each !== '').join(', ');
    return `${context.names.plain(id)}${predicates === '' ? '' : `|${predicates}`}`;
  });
  const counts = countedGroups(words.map(it => it.split('|')[0] ?? it));
  const how = [...new Set(words.map(it => it.split('|')[1] ?? ''))];
  const [first = ''] = how;
  const named = counts.map(count =>
    /^(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d)/.test(count) ? count : `one ${count}`,
  );
  return `${listInWords(named)}${how.length === 1 && first !== '' ? `${/^(with|as) /.test(first) ? '' : ','} ${first}` : ''}`;
}

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

function begins({ context, outcome }: OutcomeInContext, event: EventOfKind<'begins'>): string {
  const skipped = outcome.occurrences.some(it => it.kind === 'skipped' && it.player === event.player);
  const what = spelledOut(event.what);
  return skipped
    ? context.names.does(event.player, `skip the ${what}`)
    : `${context.names.player(event.player).own} ${what} begins`;
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

/** The result of an instruction: what entered, else that it was carried out. */
function carriedOut({ context, outcome }: OutcomeInContext, event: EventOfKind<'carriesOut'>): string {
  const entered = outcome.occurrences.flatMap(it => (it.kind === 'entered' ? [it.object] : []));
  const on = outcome.occurrences.flatMap(it => (it.kind === 'countersPut' && !it.asItEntered ? [it.on] : []));
  if (entered.length > 0) return entryHeadline(context, outcome, [...new Set(entered)]);
  const [first] = on;
  if (first !== undefined) {
    const kind = outcome.occurrences.find(it => it.kind === 'countersPut')?.counter ?? '';
    return `${capitalized(context.names.thing(first))} ${counterHeadline({ context, outcome }, first, kind)}`;
  }
  const moved = outcome.occurrences.flatMap(it => (it.kind === 'moved' ? [it.object] : []));
  return moved.length > 0 ? fates({ context, outcome }, [...new Set(moved)]) : `${event.by.name} does what it says`;
}
