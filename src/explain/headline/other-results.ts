// Other results in a headline: what becomes of objects besides the event, and what triggers.

import type { GameEvent, ObjectId } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { possessive } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import { GETS_DESIGNATION } from '../phrase/designation-words.ts';
import { newlyAttached } from './attached-clauses.ts';
import { changeClauses } from './changed-permanents.ts';
import { groupNames } from './entry-groups.ts';
import type { OutcomeInContext } from './explained-outcome.ts';
import { fateClauses, fateOf } from './fates.ts';
import { type HeadlineClause, silentClause, triggersClause } from './trigger-clause.ts';

/** Events that change the sizes of other permanents: what leaves takes away again what it gave. */
const SIZES: ReadonlySet<GameEvent['kind']> = new Set(['enters', 'transforms', 'turnsFaceUp']);

/** The clauses on what else happened: "Ashaya dies", "Soul Warden triggers: gain 1 life". */
export function otherResultClauses(shown: OutcomeInContext, event: GameEvent): readonly HeadlineClause[] {
  const objects = objectsOfEvent(event);
  const [first] = objects;
  const own =
    objects.length === 1
      ? first
      : event.kind === 'carriesOut'
        ? (withCounters(shown, event.by.source) ?? created(shown))
        : undefined;
  const triggers = triggersClause(shown, own);
  const silent = silentClause(shown, own);
  const others = othersClauses(shown, event, objects);
  const attaches = event.kind === 'carriesOut' && newlyAttached(shown.outcome).length > 0;
  const changed =
    attaches || CHANGES_OTHERS.has(event.kind) ? changeClauses(shown, objects, attaches || SIZES.has(event.kind)) : [];
  const name = own === undefined ? {} : { name: shown.context.names.object(own) };
  return [
    ...others,
    ...changed,
    ...(triggers === undefined ? [] : [{ ...ofSpell(triggers, event), ...name }]),
    ...(silent === undefined ? [] : [{ ...silent, ...name }]),
  ];
}

/** The subject of a clause, with the name of the object of the headline in place of "it", which would be another. */
function subjectByName({ subject, name }: HeadlineClause): string {
  if (name === undefined || subject === '') return name ?? subject;
  return subject.replace(/^its\b/u, possessive(name)).replace(/\bit\b/u, name);
}

/** A clause on the spell that becomes cast: the headline is about who casts it. */
function ofSpell(clause: HeadlineClause, event: GameEvent): HeadlineClause {
  return event.kind === 'casts' && clause.subject === '' ? { ...clause, subject: 'it' } : clause;
}

/** Events after which it is told what other permanents have become. */
const CHANGES_OTHERS: ReadonlySet<GameEvent['kind']> = new Set(['moves', 'destroys', ...SIZES]);

/** A headline with clauses after it: "Blood Moon enters, and Ashaya dies", "Mulldrifter enters and triggers". */
export function withClauses(clause: string, clauses: readonly HeadlineClause[], own = 'it'): string {
  const host = clauses.find(it => isHostOf(clause, it));
  const headline = host === undefined ? clause : `${clause}, which ${host.predicate}`;
  const told = clauses
    .filter(it => it !== host)
    .filter(it => it.subject === '' || !headline.includes(`${it.subject} ${it.predicate}`));
  const [only, ...more] = told;
  if (only === undefined) return headline;
  if (more.length === 0 && only.subject === '' && host === undefined && / and dies$/u.test(headline))
    return `${headline.replace(/ and dies$/u, ', dies')}, and ${only.predicate}`;
  if (more.length === 0 && only.subject === '' && host === undefined)
    return `${headline}${/ and |, /.test(headline.replace(own, '')) ? ', and' : ' and'} ${only.predicate}`;
  // of the last that entered it is not said again what it is called
  const [, last = ''] = /(?:; |^)([^;]+?) enters?\b[^;,]*$/u.exec(headline) ?? [];
  if (more.length === 0 && last !== '' && last === only.subject && headline.includes('; '))
    return `${headline} and ${only.predicate}`;
  const words = told.map((it, n) => `${(n === 0 ? it.subject : subjectByName(it)) || own} ${it.predicate}`);
  if (words.length === 1) return `${headline}, and ${words[0]}`;
  return `${headline}, ${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}

/** Whether a clause is about what the headline ends with: "Rancor enters attached to Bear Cub, which becomes 4/2". */
function isHostOf(headline: string, { subject }: HeadlineClause): boolean {
  return subject !== '' && headline.endsWith(` attached to ${subject}`);
}

/** Objects that were in exile until something left the battlefield, and are back (610.3). */
function returnedFromExile({ outcome: { before, state } }: OutcomeInContext): readonly ObjectId[] {
  const exiled = [...before.objects.values()].filter(it => it.zone === 'exile').map(it => it.id);
  return exiled.filter(it => state.objects.get(it)?.zone === 'battlefield');
}

/**
 * The one object that instructions put counters on; undefined where there is none, or several. Loyalty of the source is
 * a cost that was paid (606.4).
 */
function withCounters({ outcome }: OutcomeInContext, source: ObjectId | undefined): ObjectId | undefined {
  const put = outcome.occurrences.flatMap(it => (it.kind === 'countersPut' && !it.asItEntered ? [it] : []));
  const on = new Set(put.flatMap(it => (it.counter === 'loyalty' && it.on === source ? [] : [it.on])));
  const [only] = on;
  return on.size === 1 ? (only as ObjectId) : undefined; // a player's id is that of no object
}

/** The one token that instructions create; undefined where there is none, or several. */
function created({ outcome }: OutcomeInContext): ObjectId | undefined {
  const made = outcome.occurrences.flatMap(it => (it.kind === 'entered' ? [it] : []));
  const [only, ...others] = made;
  return others.length === 0 && only?.created === true ? only.object : undefined;
}

/** The objects an event is about. */
export function objectsOfEvent(event: GameEvent): readonly ObjectId[] {
  switch (event.kind) {
    case 'enters':
    case 'attacks':
    case 'moves':
      return event.objects.map(it => it.object);
    case 'destroys':
    case 'transforms':
    case 'taps':
    case 'untaps':
    case 'phasesIn':
    case 'phasesOut':
    case 'turnsFaceUp':
    case 'turnsFaceDown':
      return event.objects;
    case 'casts':
    case 'becomesCopy':
    case 'attaches':
      return [event.object];
    case 'merges':
      return [event.spell, event.with];
    case 'putsCounters':
    case 'removesCounters':
      return [event.on as ObjectId]; // a player's id is that of no object
    case 'movesCounters':
      return [event.from, event.to];
    case 'addsMana':
    case 'begins':
    case 'carriesOut':
    case 'creates':
    case 'dealsDamage':
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

/** The fates of permanents and players that the event is not about, except what was picked to pay with. */
function othersClauses(
  shown: OutcomeInContext,
  { kind }: GameEvent,
  mentioned: readonly ObjectId[],
): readonly HeadlineClause[] {
  const { context, outcome } = shown;
  const damaged = outcome.occurrences.flatMap(it => (it.kind === 'damaged' && kind === 'dealsDamage' ? [it.to] : []));
  const picked = new Set(outcome.picks.flatMap(({ pick }) => (pick.kind === 'objects' ? pick.objects : [])));
  const gone = [...outcome.before.objects.values()].filter(
    ({ id, zone }) =>
      zone === 'battlefield' &&
      !mentioned.includes(id) &&
      !damaged.includes(id) &&
      (!picked.has(id) ||
        kind === 'carriesOut' ||
        outcome.trail.some(step => step.kind === 'stateBased' && step.objects.includes(id))) &&
      fateOf(context, outcome, id) !== '',
  );
  const back =
    kind === 'enters' || kind === 'carriesOut' ? [] : returnedFromExile(shown).filter(it => !mentioned.includes(it));
  const lost = outcome.occurrences.flatMap(it => (it.kind === 'lostGame' ? [it.player] : []));
  const day = outcome.occurrences.findLast(it => it.kind === 'dayNight');
  const blessed = outcome.occurrences.flatMap(it => (it.kind === 'playerDesignated' ? [it] : []));
  return [
    ...fatesOf(
      shown,
      gone.map(it => it.id),
      mentioned.length > 0 ? 'other ' : '',
    ).map(whole),
    ...(back.length === 0
      ? []
      : [
          whole(
            `${groupNames(context, back, back.length)} ${back.length === 1 ? 'returns' : 'return'} to the battlefield`,
          ),
        ]),
    ...(day?.kind === 'dayNight' ? [whole(`it becomes ${day.is}`)] : []),
    ...blessed.map(it => whole(context.names.does(it.player, GETS_DESIGNATION[it.designation]))),
    ...(kind === 'dealsDamage' ? gainsOf(shown) : []),
    ...(TELLS_LOSS.has(kind) ? [] : [...new Set(lost)]).map(it => whole(context.names.does(it, 'lose the game'))),
  ];
}

/** Life that players gain besides: "your opponent gains 2 life". */
function gainsOf({ context, outcome }: OutcomeInContext): readonly HeadlineClause[] {
  const gains = outcome.occurrences.flatMap(it => (it.kind === 'gainedLife' ? [it] : []));
  return [...new Set(gains.map(it => it.player))].map(player => {
    const sum = gains.reduce((all, it) => all + (it.player === player ? it.amount : 0), 0);
    return whole(context.names.does(player, `gain ${sum} life`));
  });
}

/** Events whose own headlines tell who loses the game. */
const TELLS_LOSS: ReadonlySet<GameEvent['kind']> = new Set([
  'draws',
  'gainsLife',
  'losesLife',
  'paysLife',
  'setsLife',
  'losesGame',
  'winsGame',
]);

const MOST_NAMED = 4;

/** Clauses on what becomes of objects; of many, how many they are, `other` than those of the event. */
function fatesOf(shown: OutcomeInContext, ids: readonly ObjectId[], other: 'other ' | ''): readonly string[] {
  const names = new Set(ids.map(shown.context.names.plain));
  if (names.size <= MOST_NAMED) return fateClauses(shown, ids);
  const isCreature = (id: ObjectId) => shown.context.seenBefore.of(id).types.includes('Creature');
  const are = ids.every(id => shown.outcome.state.objects.get(id)?.zone === 'graveyard' && isCreature(id));
  const what = are ? 'creatures die' : 'permanents leave the battlefield';
  return [`${numberWord(ids.length)} ${other}${what}`];
}

/** A clause that is a whole sentence already. */
function whole(sentence: string): HeadlineClause {
  const [subject = '', ...rest] = sentence.split(' ');
  return { subject, predicate: rest.join(' ') };
}
