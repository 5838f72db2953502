// Maximum hand sizes (402.2), which rules effects change in timestamp order (613.11).
import type { ObjectId, PlayerId } from '../model/ids.ts';
import { conditionHolds } from './condition-holds.ts';
import { evaluate } from './evaluate.ts';
import { isAmongPlayers } from './resolve-reference.ts';
import type { View } from './view.ts';

/** Words about a maximum hand size that were not read, with the object they are on. */
interface Unknown {
  readonly words: string;
  readonly source: ObjectId | undefined;
}

/** 402.2: the cards that a player may keep, Infinity without a maximum; the words about it where they were not read. */
export function maximumHandSize(view: View, player: PlayerId): number | Unknown {
  const unknown = view.cants.find(
    ({ ability: { what, condition }, context }) =>
      what.kind === 'text' &&
      what.about.includes('hand size') &&
      (condition === undefined || conditionHolds(view, condition, context)),
  );
  if (unknown?.ability.what.kind === 'text') return { words: unknown.ability.what.text, source: unknown.source };
  let size = USUAL;
  for (const { rule, from } of view.rules.toSorted((one, other) => one.from.timestamp - other.from.timestamp)) {
    if (rule.kind !== 'noMaximumHandSize' && rule.kind !== 'maximumHandSize') continue;
    if (!isAmongPlayers(view, rule.who, from.context, player)) continue;
    if (rule.kind === 'noMaximumHandSize') size = Number.POSITIVE_INFINITY;
    else size = changed[rule.how](size, evaluate(view, rule.amount, from.context));
  }
  return Math.max(0, size);
}

const USUAL = 7;

const changed = {
  set: (_: number, n: number) => n,
  more: (size: number, n: number) => size + n,
  less: (size: number, n: number) => size - n,
} as const;
