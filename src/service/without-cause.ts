// The difference there would be without a cause, in a few words: "would be untapped", "would trigger twice".

import { timesInWords } from '../explain/index.ts';
import { unnumbered } from '../kit/strings.ts';
import { keyOf } from '../kit/structure.ts';
import type { Answer, OutcomeAnswer } from '../scenario/index.ts';
import type { ResultCause } from './find-causes.ts';
import { nameOrCopy, objectEnding } from './outcome-diff.ts';

/** The first difference there would be: the key of an object or a player, and a predicate; of nobody for "there". */
export interface WouldBe {
  readonly of?: string;
  readonly would: string;
}

/** The difference there would be without a cause; undefined where two outcomes cannot be compared. */
export function withoutCause(answer: Answer, { keys, without }: ResultCause): WouldBe | undefined {
  for (const outcome of answer.outcomes) {
    const other = likeOutcome(outcome, answer, without);
    if (other === undefined) continue;
    const found = differenceOf(outcome, other, new Set(keys));
    if (found !== undefined) return found;
  }
  return choiceDifference(answer, without);
}

/** The difference in whether there is a choice; undefined where neither answer has one. */
function choiceDifference({ outcomes }: Answer, other: Answer): WouldBe | undefined {
  const [now, would] = [outcomes.length > 1, other.outcomes.length > 1];
  if (!now && !would) return undefined;
  return { would: would ? (now ? 'would be other choices' : 'would be a choice') : 'would be no choice' };
}

/** The outcome of another answer that comes of the same picks, or the only one of both. */
function likeOutcome(outcome: OutcomeAnswer, { outcomes }: Answer, other: Answer): OutcomeAnswer | undefined {
  const [only, ...more] = other.outcomes;
  if (outcomes.length === 1 && more.length === 0) return only;
  const picks = keyOf(outcome.choices.map(it => [it.kind, it.picks]));
  return other.outcomes.find(it => keyOf(it.choices.map(each => [each.kind, each.picks])) === picks);
}

function differenceOf(is: OutcomeAnswer, would: OutcomeAnswer, gone: ReadonlySet<string>): WouldBe | undefined {
  const keys = Object.keys(is.objects).filter(it => !gone.has(it));
  const asked = keys.filter(it => is.objects[it]?.asked);
  const elsewhere = keys.filter(it => is.objects[it]?.zone !== would.objects[it]?.zone);
  return (
    objectDifference(asked, is, would) ??
    triggerDifference(is, would, gone) ??
    // where something is weighs more than what it is like
    objectDifference(elsewhere, is, would) ??
    objectDifference(keys, is, would) ??
    playerDifference(is, would)
  );
}

function objectDifference(keys: readonly string[], is: OutcomeAnswer, would: OutcomeAnswer): WouldBe | undefined {
  for (const of of keys) {
    const [now, other] = [is.objects[of], would.objects[of]];
    if (now?.token && now.exists && other === undefined) return { of, would: 'would not be there' };
    if (now === undefined || other === undefined) continue;
    // "Clone would be Clone" tells nothing
    const isOwnName = other.name !== now.name && other.name === unnumbered(of);
    const ending = isOwnName ? `is not ${nameOrCopy(now)}` : objectEnding(other, now);
    if (ending !== '') return { of, would: conditional(ending) };
  }
  return undefined;
}

function triggerDifference(is: OutcomeAnswer, would: OutcomeAnswer, gone: ReadonlySet<string>): WouldBe | undefined {
  const timesOf = ({ triggers }: OutcomeAnswer, source: string) =>
    triggers.filter(it => it.source === source).reduce((sum, it) => sum + it.times, 0);
  const sources = [...new Set([...is.triggers, ...would.triggers].map(it => it.source))].filter(it => !gone.has(it));
  const of = sources.find(it => timesOf(is, it) !== timesOf(would, it));
  if (of === undefined) return undefined;
  const times = timesOf(would, of);
  return { of, would: times === 0 ? 'would not trigger' : `would trigger ${timesInWords(times)}` };
}

function playerDifference(is: OutcomeAnswer, would: OutcomeAnswer): WouldBe | undefined {
  for (const [of, now] of Object.entries(is.players)) {
    const other = would.players[of];
    if (other === undefined) continue;
    if (other.lost !== now.lost) return { of, would: other.lost ? 'would lose the game' : 'would stay in the game' };
    if (other.life !== now.life) return { of, would: `would have ${other.life} life` };
    if (other.handSize !== now.handSize) return { of, would: `would have ${other.handSize} cards in hand` };
    if (other.mana !== now.mana) return { of, would: `would have ${manaWords(other.mana)}` };
  }
  return undefined;
}

/** Unspent mana in symbols: "{B}{B}". */
function manaWords(mana: string): string {
  return mana === '' ? 'no mana' : [...mana].map(it => `{${it}}`).join('');
}

function conditional(predicate: string): string {
  return predicate
    .replace(/^is not /u, 'would not be ')
    .replace(/^is /u, 'would be ')
    .replace(/^has /u, 'would have ')
    .replace(/^does not /u, 'would not ');
}
