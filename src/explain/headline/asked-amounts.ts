// Questions for numbers: cards drawn, life, damage and tokens.

import type { ObjectId, PendingTrigger, PlayerId } from '../../engine/index.ts';
import type { AskedAmount, AskedEffect, Inquiry } from '../../scenario/index.ts';
import { countedGroups, listInWords, withIndefiniteArticleWord } from '../english.ts';
import { type AskedOutcome, type AskedVerdict, counted, createdIn, playerAsked } from './asked-outcome.ts';
import { reached } from './asked-reach.ts';
import { totalOf } from './asked-totals.ts';
import { does, isUnclear, silentSources } from './asked-triggers.ts';
import { eventSaid } from './event-said.ts';
import { triggersSaid } from './triggers-said.ts';

type AmountInquiry = Extract<Inquiry, { kind: 'amount' }>;

/** The verdict on a number of the event, or on abilities that trigger and do it; undefined where it can't be told. */
export function askedAmount(shown: AskedOutcome, inquiry: AmountInquiry): AskedVerdict | undefined {
  if (isUnclear(shown)) return undefined;
  const { of, player, token } = inquiry;
  const triggers = shown.outcome.triggers.filter(it => does(it, EFFECT_OF[of]) && makes(it, token));
  if (inquiry.asks === 'who') return whoseAmount(shown, of, triggers);
  const who = player === undefined ? undefined : playerAsked(shown, player);
  const n = amountOf(shown, of, who, token);
  if (n === 0 && triggers.length > 0) return ofTriggers(shown, triggers, inquiry, who);
  if (n === 0 && !isOfKind(shown, of)) {
    const silent = silentSources(shown, EFFECT_OF[of]);
    return silent === undefined ? undefined : counted(inquiry, 0, silent);
  }
  const exact = inquiry.asks === 'how many' || inquiry.number !== undefined;
  if (exact && isSplit(shown, inquiry)) return undefined;
  const fact = amountSaid(shown, of, who) ?? eventSaid(shown);
  if (!exact || triggers.length === 0) return counted(inquiry, n, fact);
  const theirs = who === undefined ? triggers : triggers.filter(it => reached(shown, it, of, who) !== false);
  const more = totalOf(shown, theirs, of);
  return more === undefined
    ? undefined
    : counted(inquiry, n + more, `${fact}; then ${triggersSaid(shown, theirs, true)}`);
}

/** The tokens that an event creates besides what it is: "you create a Zombie token"; undefined for what its sentence says. */
function amountSaid(
  { context, outcome, event }: AskedOutcome,
  of: AskedAmount,
  who: PlayerId | undefined,
): string | undefined {
  if (of !== 'tokens' || event.kind === 'creates' || event.kind === 'carriesOut') return undefined;
  const made = createdIn(outcome).filter(id => isUnder(outcome, id, who));
  const owners = [...new Set(made.flatMap(id => outcome.state.objects.get(id)?.owner ?? []))];
  const [owner] = owners;
  if (owner === undefined || owners.length > 1) return undefined;
  return context.names.does(owner, `create ${listInWords(tokensMade(made.map(context.names.plain)))}`);
}

/** "a Zombie token", "two Clue tokens". */
function tokensMade(names: readonly string[]): readonly string[] {
  const groups = countedGroups(names.map(it => it.replace(/ Token$/u, ' token')));
  return groups.map(it => (names.includes(it.replace(/ token$/u, ' Token')) ? withIndefiniteArticleWord(it) : it));
}

/** Whether an ability makes tokens of a kind, by its words: a copy may be of any. */
function makes({ effect }: PendingTrigger, token: string | undefined): boolean {
  return (
    token === undefined || /\bcopy\b|\bcopies\b/iu.test(effect) || new RegExp(`\\b${token}s?\\b`, 'iu').test(effect)
  );
}

/** The player who gets it; undefined where several do, or where words of abilities do not tell. */
function whoseAmount(
  shown: AskedOutcome,
  of: AskedAmount,
  triggers: readonly PendingTrigger[],
): AskedVerdict | undefined {
  const { names } = shown.context;
  const players = shown.outcome.state.players.map(it => it.id);
  const done = players.filter(it => amountOf(shown, of, it, undefined) > 0);
  const reach = players.map(who => triggers.map(it => reached(shown, it, of, who)));
  if (reach.some(it => it.includes(undefined))) {
    return done.length > 0 ? undefined : { short: '', fact: triggersSaid(shown, triggers, true) };
  }
  const then = players.filter((_, at) => reach[at]?.includes(true) === true);
  const all = players.filter(it => done.includes(it) || then.includes(it));
  if (all.length === 0) return undefined;
  const fact = triggers.length > 0 && done.length === 0 ? triggersSaid(shown, triggers, true) : eventSaid(shown);
  return { short: listInWords(all.map(it => names.player(it).name)), fact };
}

/** Whether it goes to several players or objects while the question names none. */
function isSplit({ outcome }: AskedOutcome, { of, player }: Extract<Inquiry, { kind: 'amount' }>): boolean {
  if (player !== undefined || of === 'tokens') return false;
  const whose = outcome.occurrences.flatMap((it): readonly (ObjectId | PlayerId)[] => {
    if (it.kind === 'damaged') return of === 'damage' ? [it.to] : [];
    if (it.kind === 'drew') return of === 'cards drawn' ? [it.player] : [];
    return it.kind === 'gainedLife' || it.kind === 'lostLife' ? [it.player] : [];
  });
  return new Set(whose).size > 1;
}

function ofTriggers(
  shown: AskedOutcome,
  triggers: readonly PendingTrigger[],
  inquiry: AmountInquiry,
  who: PlayerId | undefined,
): AskedVerdict | undefined {
  const { of } = inquiry;
  const reach = triggers.map(it => (who === undefined ? true : reached(shown, it, of, who)));
  if (reach.includes(undefined)) return undefined;
  const theirs = triggers.filter((_, at) => reach[at] === true);
  if (theirs.length === 0) return counted(inquiry, 0, triggersSaid(shown, triggers, true));
  const fact = triggersSaid(shown, theirs, true);
  const open = theirs.every(it => DEPENDS.test(it.effect));
  if (open) return { short: 'it depends', fact };
  if (inquiry.asks === 'whether' && inquiry.number === undefined) return counted(inquiry, 1, fact);
  const total = totalOf(shown, theirs, of);
  if (total === undefined) return { short: '', fact };
  const verdict = counted(inquiry, total, fact);
  const isOption = inquiry.asks === 'how many' && theirs.some(it => OPTIONAL.test(it.effect));
  return isOption ? { ...verdict, short: `up to ${verdict.short}` } : verdict;
}

const OPTIONAL = /\byou may\b/iu;

/** Words on which it depends whether an ability does it, which no choice of its controller decides. */
const DEPENDS = /\bunless\b|\bmay pay\b|\bif\b/iu;

/** The effect of an ability that would add to the amount. */
const EFFECT_OF: Readonly<Record<AskedAmount, AskedEffect>> = {
  'cards drawn': 'draw',
  'life gained': 'gain life',
  'life lost': 'lose life',
  damage: 'damage',
  tokens: 'token',
};

/** Whether the event itself is of that kind, so that none of it is an answer. */
function isOfKind({ event }: AskedOutcome, of: AskedAmount): boolean {
  const kinds: Readonly<Record<AskedAmount, readonly string[]>> = {
    'cards drawn': ['draws'],
    'life gained': ['gainsLife'],
    'life lost': ['losesLife', 'paysLife'],
    damage: ['dealsDamage'],
    tokens: ['creates'],
  };
  return kinds[of].includes(event.kind);
}

function amountOf(
  { context, outcome }: AskedOutcome,
  of: AskedAmount,
  who: PlayerId | undefined,
  token: string | undefined,
): number {
  const isKind = (id: ObjectId) => token === undefined || context.seenAfter.of(id).subtypes.includes(token);
  const amounts = outcome.occurrences.map((it): number => {
    const isTheirs = (player: ObjectId | PlayerId) => who === undefined || player === who;
    if (it.kind === 'drew') return of === 'cards drawn' && isTheirs(it.player) ? 1 : 0;
    if (it.kind === 'gainedLife') return of === 'life gained' && isTheirs(it.player) ? it.amount : 0;
    if (it.kind === 'lostLife') return of === 'life lost' && isTheirs(it.player) ? it.amount : 0;
    if (it.kind === 'damaged') return of === 'damage' && isTheirs(it.to) ? it.amount : 0;
    return it.kind === 'entered' &&
      of === 'tokens' &&
      it.created &&
      isUnder(outcome, it.object, who) &&
      isKind(it.object)
      ? 1
      : 0;
  });
  return amounts.reduce((sum, n) => sum + n, 0);
}

function isUnder(outcome: AskedOutcome['outcome'], id: ObjectId, who: PlayerId | undefined): boolean {
  return who === undefined || outcome.state.objects.get(id)?.owner === who;
}
