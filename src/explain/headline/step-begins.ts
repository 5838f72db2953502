// Headline on a step or phase that begins: what its turn-based actions have done (703.4).

import type { ObjectId } from '../../engine/index.ts';
import { listInWords, partOfTurn, pluralNoun, thirdPerson } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import type { ExplainContext } from '../explain-context.ts';
import { objectWords } from '../step/pick-words.ts';
import type { EventOfKind, OutcomeInContext } from './explained-outcome.ts';

/** The most names of permanents that do the same; of more it is said how many they are. */
const MOST_NAMED = 3;

/** "Your untap step begins: Forest and Grizzly Bears untap", "your opponent skips the draw step". */
export function beginningHeadline(shown: OutcomeInContext, { player, what }: EventOfKind<'begins'>): string {
  const { context, outcome } = shown;
  const part = partOfTurn(what);
  if (outcome.occurrences.some(it => it.kind === 'skipped' && it.player === player))
    return context.names.does(player, `skip the ${part}`);
  const begins = `${context.names.player(player).own} ${part} begins`;
  const done = [
    ...statusClauses(shown, 'phasedOut', 'phase out'),
    ...statusClauses(shown, 'phasedIn', 'phase in'),
    ...statusClauses(shown, 'untapped', 'untap'),
    ...discardClauses(shown),
    ...drawClauses(shown),
  ];
  if (done.length > 0) return `${begins}: ${listInWords(done)}`;
  return what === 'untap' && isTapped(shown, player) ? `${begins}, and nothing untaps` : begins;
}

/** Whether the player has a tapped permanent before, so that one would expect it to untap. */
function isTapped({ outcome: { before } }: OutcomeInContext, player: string): boolean {
  return [...before.objects.values()].some(it => it.zone === 'battlefield' && it.tapped && it.controller === player);
}

function statusClauses(
  { context, outcome }: OutcomeInContext,
  kind: 'phasedOut' | 'phasedIn' | 'untapped',
  verb: string,
): readonly string[] {
  const ids = outcome.occurrences.flatMap(it => (it.kind === kind ? [it.object] : []));
  if (ids.length === 0) return [];
  return [`${namesOf(context, ids)} ${ids.length === 1 ? thirdPerson(verb) : verb}`];
}

function namesOf(context: ExplainContext, ids: readonly ObjectId[]): string {
  return new Set(ids.map(context.names.plain)).size <= MOST_NAMED
    ? objectWords(context, ids)
    : `${numberWord(ids.length)} ${pluralNoun('permanent')}`;
}

/** 514.1: the clauses on who discards what. */
function discardClauses({ context, outcome }: OutcomeInContext): readonly string[] {
  const ids = outcome.occurrences.flatMap(it => (it.kind === 'moved' && it.verb === 'discard' ? [it.object] : []));
  const owners = new Set(ids.flatMap(id => outcome.before.objects.get(id)?.owner ?? []));
  return [...owners].map(owner => {
    const own = ids.filter(id => outcome.before.objects.get(id)?.owner === owner);
    return context.names.does(owner, `discard ${namesOf(context, own)}`);
  });
}

/** 504.1: the clauses on who draws how much. */
function drawClauses({ context, outcome }: OutcomeInContext): readonly string[] {
  const players = outcome.occurrences.flatMap(it => (it.kind === 'drew' ? [it.player] : []));
  return [...new Set(players)].map(player => {
    const n = players.filter(it => it === player).length;
    return context.names.does(player, n === 1 ? 'draw a card' : `draw ${numberWord(n)} cards`);
  });
}
