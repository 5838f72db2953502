// Players as an answer shows them: life, counters, hands.

import type { GameState, ObjectId, Outcome, PlayerState } from '../engine/index.ts';
import { capitalized } from '../kit/strings.ts';
import { countedNoun, partOfTurn, spelledOut } from './english.ts';
import { numberWord } from './english-numbers.ts';
import type { ExplainContext } from './explain-context.ts';
import type { ExplainedObject } from './explanation.ts';
import { countedCounters } from './object-facts.ts';

/** The players whose life, counters, cards or standing in the game changed. */
export function explainPlayers(
  context: ExplainContext,
  outcome: Outcome,
  asked: readonly ObjectId[],
): readonly ExplainedObject[] {
  return outcome.state.players.flatMap(player => {
    const was = outcome.before.players.find(it => it.id === player.id);
    const lines = was === undefined ? [] : playerLines(outcome, was, player, asked);
    return lines.length === 0
      ? []
      : [{ title: capitalized(context.names.player(player.id).name), lines, asked: false }];
  });
}

function playerLines(
  outcome: Outcome,
  was: PlayerState,
  now: PlayerState,
  asked: readonly ObjectId[],
): readonly string[] {
  const kinds = [...new Set([...Object.keys(was.counters), ...Object.keys(now.counters)])];
  const skipped = now.skipped.slice(was.skipped.length).map(it => `skips the ${partOfTurn(it)}`);
  const designations = now.designations.filter(it => !was.designations.includes(it)).map(spelledOut);
  const hand = [handSize(outcome.before, was, asked), handSize(outcome.state, now, asked)] as const;
  return [
    ...(was.life === now.life ? [] : [`${now.life} life (was ${was.life})`]),
    ...(hand[0] === hand[1] ? [] : [`${countedNoun(hand[1], 'card')} in hand (was ${numberWord(hand[0])})`]),
    ...kinds.flatMap(kind => {
      const [old = 0, fresh = 0] = [was.counters[kind], now.counters[kind]];
      return old === fresh ? [] : [`${countedCounters(fresh, kind)} (was ${old})`];
    }),
    ...(was.speed === now.speed ? [] : [`speed ${now.speed}`]),
    ...(was.mana.join('') === now.mana.join('') ? [] : [`mana: ${now.mana.map(it => `{${it}}`).join('') || 'none'}`]),
    ...designations,
    ...skipped,
    ...(now.lost && !was.lost ? ['loses the game'] : []),
  ];
}

/** The number of cards in a hand, except those the question is about. */
function handSize(state: GameState, player: PlayerState, asked: readonly ObjectId[]): number {
  return [...state.objects.values()].filter(
    it => it.zone === 'hand' && it.owner === player.id && !asked.includes(it.id),
  ).length;
}
