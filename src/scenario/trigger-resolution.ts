// Resolution of a triggered ability after an event: what its instructions do, where all of them are read.
import { type Effect, type GameState, type Outcome, type PendingTrigger, solve } from '../engine/index.ts';
import type { Zone } from '../vocabulary/index.ts';
import type { Compiler } from './stage/card-lookup.ts';
import type { Staged } from './stage/stage.ts';
import { selfNamesOf } from './stage/stage-cause.ts';

/** The budget of one ability: a number that takes more to find is left open. */
const BUDGET = { runs: 40, reading: 4000 };

/** Words about what made the ability trigger, or on which it depends what it does: neither is known here. */
const UNKNOWN = /\b(?:that|those|it|its|them|their|they|chosen|if|unless|instead|target|targets)\b/iu;

/** A number that the words of the ability themselves define: "where X is your devotion to black". */
const DEFINED_X = /\bwhere X is\b/u;

/** Words by which an ability speaks of its own source. */
const OWN = /~|\bthis\b/iu;

/** 702.79a, 702.93a: a card in a graveyard that returns itself, in the words of its own ability or in those of persist. */
const OWN_RETURN =
  /^return (?:it|~|this card|this creature)(?: from your graveyard)?(?: to the battlefield)?( tapped)?(?: under (?:its owner's|your) control)?(?: with an? (\S+) counter(?: on it)?)?\.?$/iu;

/** Instructions that may speak of their source by a number alone. */
const COUNTING: readonly Effect['kind'][] = ['createTokens', 'draw', 'gainLife', 'loseLife', 'dealDamage', 'addMana'];

/** The words of an ability with its source as "this card", where that returns from a graveyard; others as they are. */
function withOwnReturn(text: string, zone: Zone | undefined): string {
  const found = zone === 'graveyard' ? OWN_RETURN.exec(text) : null;
  if (found === null) return text;
  const [, tapped = '', counter] = found;
  return `Return this card to the battlefield${tapped}${counter === undefined ? '' : ` with a ${counter} counter on it`}.`;
}

/**
 * The outcomes of an ability that has triggered, from the position after the event, its option taken (608.2c);
 * undefined where not every word of it is carried out.
 */
export function resolveTrigger(
  { edition }: Pick<Staged, 'edition'>,
  compiler: Pick<Compiler, 'instructions'>,
  state: GameState,
  { effect, source, sourceLabel, controller }: PendingTrigger,
  before: GameState,
): readonly Outcome[] | undefined {
  const object = state.objects.get(source);
  const plain = effect.replace(/^you may /iu, '');
  const text = withOwnReturn(plain, object?.zone);
  const names = object?.printed.faces.flatMap(selfNamesOf) ?? [];
  const hasLeft = object?.zone !== 'battlefield' && before.objects.get(source)?.zone === 'battlefield';
  const isOwn = OWN.test(text) || names.some(name => text.includes(name));
  // of a card that returns itself every word is known
  const isKnown =
    text !== plain ||
    (!UNKNOWN.test(text) &&
      (!/\bX\b/u.test(text) || DEFINED_X.test(text)) &&
      (!isOwn || object?.zone === 'battlefield' || hasLeft));
  if (!isKnown) return undefined;
  const { effects, targets, unread } = compiler.instructions(text, names);
  if (effects.length === 0 || targets.length + unread.length > 0) return undefined;
  // 608.2h: what has left can only be counted, and what deals damage is what it last was
  if (hasLeft && isOwn && text === plain && !effects.every(it => COUNTING.includes(it.kind))) return undefined;
  const by = { name: sourceLabel, controller, source, isEffect: true };
  const last = hasLeft ? { before } : {};
  const event = { kind: 'carriesOut', effects, by, targets: [], rule: '608.2c', ...last } as const;
  const solved = solve(state, event, [], edition, BUDGET);
  return solved.kind === 'outcomes' && solved.complete ? solved.outcomes : undefined;
}
