// 608.2c: headline on instructions carried out in order: what entered, was dealt, put, drawn, gained and lost.

import { type GameObject, type ObjectId, type Occurrence, type PlayerId, some } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { equals } from '../../kit/structure.ts';
import { listInWords, spelledOut } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import { typeWords } from '../phrase/change-phrase.ts';
import { objectWords } from '../step/pick-words.ts';
import { counterHeadline, drawClauses, drawHeadline } from './amount-headlines.ts';
import { attachedClauses } from './attached-clauses.ts';
import { changeClauses } from './changed-permanents.ts';
import { entryHeadline, groupNames } from './entry-groups.ts';
import type { EventOfKind, OutcomeInContext } from './explained-outcome.ts';
import { fateOf, fates } from './fates.ts';

/** More of them are counted, not named. */
const MOST_NAMED = 3;

/** The clause on a resolution: "Phyrexian Horror Token enters, and your opponent loses 2 life". */
export function resolutionClause(shown: OutcomeInContext, event: EventOfKind<'carriesOut'>): string {
  if (event.illegal !== undefined && event.illegal.length === event.targets.length)
    return `${event.by.name} does not resolve`;
  const { source } = event.by;
  const isSpell = source !== undefined && shown.outcome.before.objects.get(source)?.zone === 'stack';
  const paying = event.costs === undefined || isSpell ? undefined : source;
  const attached = attachedClauses(shown);
  const done = [
    ...enteredClause(shown),
    ...damagedClauses(shown),
    ...counterClauses(shown, paying),
    ...movedClause(shown, event.spell),
    ...statusClauses(shown, paying),
    ...(attached.length > 0 ? attached : becomesClauses(shown)),
    ...playerClauses(shown),
    ...manaClauses(shown),
    ...emblemClauses(shown),
  ];
  if (done.length > 0) return listInWords(ofOneSubject(shown, done));
  const designated = designatedClauses(shown);
  const changed = changeClauses(shown, [], true).map(it => `${it.subject} ${it.predicate}`);
  if (changed.length > 0 && designated.length === 0) return listInWords(changed);
  const paid = paying === undefined ? [] : counterClauses(shown);
  if (paid.length > 0) return listInWords(paid);
  const time = shown.outcome.occurrences.findLast(it => it.kind === 'dayNight');
  if (time?.kind === 'dayNight') return `it becomes ${time.is}`;
  if (some('effect', event.effects, { effect: ['addMana'] }))
    return shown.context.names.does(event.by.controller, 'add no mana');
  if (paying !== undefined) return `the ability of ${event.by.name} resolves`;
  const undrawn = shown.outcome.trail.find(it => it.kind === 'proposed' && it.event.kind === 'draws');
  if (undrawn?.kind === 'proposed' && undrawn.event.kind === 'draws') return drawHeadline(shown, undrawn.event.player);
  if (isSpell) return `${event.by.name} resolves${isIdle(shown, event) ? ' and changes nothing' : ''}`;
  if (designated.length > 0) return listInWords(designated);
  if (changesNothing(shown)) return `${event.by.name} does nothing`;
  return leavesAllInPlace(shown) ? 'nothing moves' : `${event.by.name} does what it says`;
}

/** Two clauses on one object, the second without its name: "Orc Army gets two +1/+1 counters and becomes a 3/3 Zombie". */
function ofOneSubject({ context }: OutcomeInContext, clauses: readonly string[]): readonly string[] {
  const [one = '', other = '', ...more] = clauses;
  if (more.length > 0) return clauses;
  const names = [...context.after.objects.keys()].map(context.names.object);
  const subject = names.find(it => one.startsWith(`${it} `) && other.startsWith(`${it} `));
  if (subject === undefined || / and |[,;]/u.test(one)) return clauses;
  const rest = other.slice(subject.length + 1);
  // "… and Sword of Fire and Ice phase out": of several objects
  return rest.startsWith('and ') ? clauses : [one, rest];
}

/** Designations that permanents have got: "Hill Giant becomes goaded". */
function designatedClauses({ context, outcome }: OutcomeInContext): readonly string[] {
  const by = new Map<string, ObjectId[]>();
  for (const done of outcome.occurrences) {
    if (done.kind !== 'designated' || outcome.state.objects.get(done.object)?.zone !== 'battlefield') continue;
    by.set(done.designation, [...(by.get(done.designation) ?? []), done.object]);
  }
  return [...by].map(([designation, ids]) => {
    const what = designation === 'ring-bearer' ? 'the Ring-bearer' : spelledOut(designation);
    return `${groupNames(context, ids, ids.length)} ${ids.length === 1 ? 'becomes' : 'become'} ${what}`;
  });
}

/** Whether every object is where it was, as it was. */
function leavesAllInPlace({ outcome: { before, state } }: OutcomeInContext): boolean {
  return (
    equals(before.zones, state.zones) && [...state.objects.values()].every(it => equals(before.objects.get(it.id), it))
  );
}

/** Whether a spell whose words are all carried out leaves everything as it was, but for itself. */
function isIdle({ outcome: { before, state, triggers } }: OutcomeInContext, event: EventOfKind<'carriesOut'>): boolean {
  const isSame = ({ id }: GameObject) =>
    id === event.by.source || equals(before.objects.get(id), state.objects.get(id));
  return (
    triggers.length === 0 &&
    !some('effect', event.effects, { effect: ['text'] }) &&
    equals(before.players, state.players) &&
    equals(before.effects, state.effects) &&
    [...state.objects.values()].every(isSame)
  );
}

/** Whether all objects and players are as they were. */
function changesNothing({ outcome: { before, state } }: OutcomeInContext): boolean {
  return (
    equals(before.players, state.players) &&
    [...state.objects.values()].every(it => equals(before.objects.get(it.id), it))
  );
}

function enteredClause({ context, outcome }: OutcomeInContext): readonly string[] {
  const entered = outcome.occurrences.flatMap(it => (it.kind === 'entered' ? [it.object] : []));
  return entered.length === 0 ? [] : [entryHeadline(context, outcome, [...new Set(entered)])];
}

/** Mana that players add, all of it together: "you add {G}{G}". */
function manaClauses({ context, outcome }: OutcomeInContext): readonly string[] {
  const added = outcome.occurrences.flatMap(it => (it.kind === 'addedMana' ? [it] : []));
  return [...new Set(added.map(it => it.player))].map(player => {
    const mana = added.flatMap(it => (it.player === player ? it.mana : []));
    return context.names.does(player, mana.length === 0 ? 'add no mana' : `add ${mana.map(it => `{${it}}`).join('')}`);
  });
}

/** 114.2: emblems that players have got: "you get an emblem". */
function emblemClauses({ context, outcome }: OutcomeInContext): readonly string[] {
  const gotten = [...outcome.state.objects.values()].filter(
    ({ id, zone }) => zone === 'command' && !outcome.before.objects.has(id),
  );
  return gotten.map(({ owner }) => context.names.does(owner, 'get an emblem'));
}

/** Damage to permanents that stay: those that die are among the other results. */
function damagedClauses({ context, outcome }: OutcomeInContext): readonly string[] {
  const byAmount = new Map<number, ObjectId[]>();
  for (const occurrence of outcome.occurrences) {
    if (occurrence.kind !== 'damaged' || context.names.isPlayer(occurrence.to)) continue;
    if (fateOf(context, outcome, occurrence.to) !== '') continue;
    byAmount.set(occurrence.amount, [...(byAmount.get(occurrence.amount) ?? []), occurrence.to]);
  }
  return [...byAmount].map(
    ([amount, ids]) =>
      `${groupNames(context, ids, ids.length)} ${ids.length === 1 ? 'is' : 'are'} dealt ${amount} damage`,
  );
}

/** Counters put on permanents and removed; of the one whose ability was paid for, its loyalty is the cost (606.4). */
function counterClauses(shown: OutcomeInContext, paying?: ObjectId): readonly string[] {
  const { context, outcome } = shown;
  const put = outcome.occurrences.flatMap(occurrence =>
    ((occurrence.kind === 'countersPut' && !occurrence.asItEntered) || occurrence.kind === 'countersRemoved') &&
    (occurrence.on !== paying || occurrence.counter !== 'loyalty')
      ? [occurrence]
      : [],
  );
  const on = [...new Set(put.map(it => it.on))].filter(
    id => !outcome.occurrences.some(it => it.kind === 'entered' && it.object === id),
  );
  if (on.length > MOST_NAMED) return [`${spelledOut(String(on.length))} permanents have other counters`];
  return on.map(id => {
    const kind = put.find(it => it.on === id)?.counter ?? '';
    return `${context.names.thing(id)} ${counterHeadline(shown, id, kind, 'counters alone')}`;
  });
}

/** Cards that moved between zones other than the battlefield; what left the battlefield is among the other results. */
function movedClause(shown: OutcomeInContext, spell: ObjectId | undefined): readonly string[] {
  const { outcome } = shown;
  const entered = new Set(outcome.occurrences.flatMap(it => (it.kind === 'entered' ? [it.object] : [])));
  const moves = outcome.occurrences.flatMap(it => (it.kind === 'moved' && !entered.has(it.object) ? [it] : []));
  const moved = moves
    .filter(({ from, to }) => from !== 'battlefield' && to !== 'battlefield')
    // where the spell itself goes is not what was asked (608.2n)
    .filter(({ object }) => object !== spell)
    .filter(({ object }) => isNamed(shown, object));
  const isDiscard = ({ verb, to }: (typeof moves)[number]) => verb === 'discard' && to === 'graveyard';
  const others = moved.filter(it => !isDiscard(it)).map(it => it.object);
  return [
    ...discardClauses(
      shown,
      moved.filter(isDiscard).map(it => it.object),
    ),
    ...(others.length === 0 ? [] : [fates(shown, [...new Set(others)])]),
  ];
}

/** 701.9a: cards that go to their owners' graveyards as they are discarded: "your opponent discards two Forests". */
function discardClauses({ context, outcome }: OutcomeInContext, ids: readonly ObjectId[]): readonly string[] {
  const ownerOf = (id: ObjectId) => outcome.state.objects.get(id)?.owner;
  return outcome.state.players.flatMap(({ id: player }) => {
    const own = ids.filter(it => ownerOf(it) === player);
    return own.length === 0 ? [] : [`${context.names.does(player, 'discard')} ${objectWords(context, own)}`];
  });
}

function isNamed({ outcome }: OutcomeInContext, id: ObjectId): boolean {
  return (outcome.before.objects.get(id)?.label ?? '') !== '';
}

function statusClauses({ context, outcome }: OutcomeInContext, paying?: ObjectId): readonly string[] {
  const there = (id: ObjectId) => id !== paying && outcome.before.objects.get(id)?.zone === 'battlefield';
  const of = (kind: 'tapped' | 'untapped' | 'transformed' | 'phasedOut') =>
    [...new Set(outcome.occurrences.flatMap(it => (it.kind === kind ? [it.object] : [])))].filter(there);
  return (
    [
      ['tapped', 'becomes tapped', 'become tapped'],
      ['untapped', 'untaps', 'untap'],
      ['transformed', 'transforms', 'transform'],
      ['phasedOut', 'phases out', 'phase out'],
    ] as const
  ).flatMap(([kind, one, many]) => {
    const ids = of(kind);
    return ids.length === 0 ? [] : [`${groupNames(context, ids, ids.length)} ${ids.length === 1 ? one : many}`];
  });
}

/** Permanents whose types, size or abilities are others than before: "Serra Angel becomes a 3/3 Elk creature without abilities". */
function becomesClauses({ context, outcome }: OutcomeInContext): readonly string[] {
  const byWords = new Map<string, ObjectId[]>();
  const told = outcome.occurrences.flatMap(isTold);
  for (const { id, zone } of outcome.state.objects.values()) {
    if (zone !== 'battlefield' || outcome.before.objects.get(id)?.zone !== 'battlefield' || told.includes(id)) continue;
    const words = becomesWords({ context, outcome }, id);
    if (words !== undefined) byWords.set(words, [...(byWords.get(words) ?? []), id]);
  }
  return [...byWords].map(([words, ids]) => {
    const becomes = ids.length === 1 ? 'becomes' : 'each become';
    return `${groupNames(context, ids, ids.length)} ${becomes} ${words}`;
  });
}

/** Objects of which other clauses tell what they are now. */
function isTold(occurrence: Occurrence): readonly ObjectId[] {
  const { kind } = occurrence;
  return kind === 'entered' || kind === 'transformed' || kind === 'phasedOut' ? [occurrence.object] : [];
}

function becomesWords({ context, outcome }: OutcomeInContext, id: ObjectId): string | undefined {
  const [was, now] = [context.seenBefore.of(id), context.seenAfter.of(id)];
  const counted = !equals(outcome.before.objects.get(id)?.counters, outcome.state.objects.get(id)?.counters);
  const isCopy = outcome.occurrences.some(it => it.kind === 'becameCopy' && it.object === id);
  if (isCopy) return `a copy of ${now.name}`;
  const [types, nowTypes] = [typeWords(was), typeWords(now)];
  const size = now.power === undefined || now.toughness === undefined ? '' : `${now.power}/${now.toughness}`;
  const isResized = !counted && size !== '' && (was.power !== now.power || was.toughness !== now.toughness);
  const bare = was.abilities.length > 0 && now.abilities.length === 0 ? ' without abilities' : '';
  const every = now.everyCreatureType ? ' of every creature type' : '';
  if (types !== nowTypes) return `${withIndefiniteArticleWord(`${size} ${nowTypes}`.trim())}${every}${bare}`;
  if (isResized) return `${size}${bare}`;
  return bare === '' ? undefined : `one${bare}`;
}

/** Life and cards of each player; who loses the game is among the other results. */
function playerClauses(shown: OutcomeInContext): readonly string[] {
  const { outcome } = shown;
  const drew = outcome.occurrences.flatMap(it => (it.kind === 'drew' ? [it.player] : []));
  const [first] = drew;
  const life = outcome.state.players.flatMap(({ id, life: now }) => {
    const was = outcome.before.players.find(it => it.id === id)?.life ?? now;
    return now === was ? [] : [lifeClause(shown, id, was, now)];
  });
  const discarded = outcome.occurrences.filter(
    it => it.kind === 'moved' && it.verb === 'discard' && !isNamed(shown, it.object),
  ).length;
  return [
    ...(first === undefined ? [] : drawClauses(shown, first)),
    ...(discarded === 0 ? [] : [`${numberWord(discarded)} ${discarded === 1 ? 'card is' : 'cards are'} discarded`]),
    ...life,
  ];
}

function lifeClause({ context }: OutcomeInContext, player: PlayerId, was: number, now: number): string {
  const change = now > was ? `gain ${now - was} life` : `lose ${was - now} life`;
  return `${context.names.does(player, change)} (to ${now})`;
}
