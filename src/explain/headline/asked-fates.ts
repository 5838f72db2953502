// Questions for what stays and what dies, and for life totals.

import type { ObjectId } from '../../engine/index.ts';
import { isOfMatter } from '../../oracle/index.ts';
import type { Inquiry } from '../../scenario/index.ts';
import { countedGroups, listInWords } from '../english.ts';
import {
  type AskedOutcome,
  type AskedVerdict,
  counted,
  isCaused,
  playerAsked,
  thenTriggers,
  yesOrNo,
} from './asked-outcome.ts';
import { eventSaid } from './event-said.ts';
import { fates } from './fates.ts';
import { verdictOnceResolved } from './once-resolved.ts';

/** The verdict on whether all stays: no where the "legend rule" applies; undefined where something else leaves. */
export function askedStaying(
  shown: AskedOutcome,
  { opposite }: Extract<Inquiry, { kind: 'allStay' }>,
): AskedVerdict | undefined {
  const { outcome } = shown;
  const gone = outcome.trail.flatMap(it => (it.kind === 'stateBased' && it.action === 'legendRule' ? it.objects : []));
  const left = outcome.occurrences.some(
    it => it.kind === 'moved' && it.from === 'battlefield' && !gone.includes(it.object),
  );
  if (left || outcome.triggers.some(it => isOfMatter(it.effect, 'removal'))) return undefined;
  const groups = countedGroups([...new Set(gone)].map(shown.context.names.plain));
  const names = groups.map(it => it.replace(/^(?!two |three )/u, 'one '));
  const fact = gone.length === 0 ? eventSaid(shown) : `the “legend rule” puts ${listInWords(names)} into the graveyard`;
  return yesOrNo((gone.length === 0) !== (opposite === true), fact);
}

/** The verdict on how many creatures die; undefined where abilities yet to resolve may add to them. */
export function askedDeaths(shown: AskedOutcome, inquiry: DeathsInquiry): AskedVerdict | undefined {
  return verdictOnceResolved(shown, 'death', it => deathsNow(it, inquiry)) ?? deathsNow(shown, inquiry);
}

type DeathsInquiry = Extract<Inquiry, { kind: 'deaths' }>;

function deathsNow(shown: AskedOutcome, inquiry: DeathsInquiry): AskedVerdict | undefined {
  const { context, outcome } = shown;
  const isWhich = inquiry.asks === 'which';
  if (outcome.triggers.some(it => isOfMatter(it.effect, 'death')))
    return isWhich ? { short: '', fact: eventSaid(shown) } : undefined;
  const moved = outcome.occurrences.flatMap(done =>
    done.kind === 'moved' && done.from === 'battlefield' && done.to === 'graveyard' ? [done.object] : [],
  );
  const died = moved.filter(
    id => outcome.before.objects.has(id) && context.seenBefore.of(id).types.includes('Creature'),
  );
  if (isWhich)
    return moved.length === 0 ? { short: 'nothing', fact: eventSaid(shown) } : { short: '', fact: gone(shown, moved) };
  return died.length < new Set(moved).size ? undefined : counted(inquiry, died.length, eventSaid(shown));
}

/** "Grizzly Bears and two Soldier Tokens die": the permanents that are put into graveyards; of those alone that are creatures (700.4). */
function gone(shown: AskedOutcome, ids: readonly ObjectId[]): string {
  const { context, outcome } = shown;
  const unique = [...new Set(ids)];
  const wasThere = (id: ObjectId) => outcome.before.objects.get(id)?.zone === 'battlefield';
  const isCreature = (id: ObjectId) => context.seenBefore.of(id).types.includes('Creature');
  if (unique.every(wasThere) && !unique.every(isCreature)) return fates(shown, unique);
  const groups = countedGroups(unique.map(context.names.plain));
  return `${listInWords(groups)} ${unique.length === 1 ? 'dies' : 'die'}`;
}

/** The life total of a player, with the abilities yet to resolve that may change it. */
export function askedLifeTotal(shown: AskedOutcome, inquiry: LifeInquiry): AskedVerdict | undefined {
  return verdictOnceResolved(shown, 'life total', it => lifeNow(it, inquiry)) ?? lifeNow(shown, inquiry);
}

type LifeInquiry = Extract<Inquiry, { kind: 'lifeTotal' }>;

function lifeNow(shown: AskedOutcome, { player }: LifeInquiry): AskedVerdict | undefined {
  const who = playerAsked(shown, player);
  const now = shown.outcome.state.players.find(it => it.id === who);
  if (who === undefined || now === undefined || isCaused(shown, 'life total')) return undefined;
  const { name, second } = shown.context.names.player(who);
  const then = thenTriggers(shown, 'life total');
  return { short: '', fact: `${name} ${second ? 'are' : 'is'} at ${now.life} life${then}` };
}
