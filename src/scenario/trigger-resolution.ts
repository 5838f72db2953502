// Resolution of a triggered ability after an event: what its instructions do, where all of them are read.
import { type GameState, type Outcome, type PendingTrigger, solve } from '../engine/index.ts';
import type { Compiler } from './stage/card-lookup.ts';
import type { Staged } from './stage/stage.ts';
import { selfNamesOf } from './stage/stage-cause.ts';

/** The budget of one ability: a number that takes more to find is left open. */
const BUDGET = { runs: 40, reading: 4000 };

/** Words about what made the ability trigger, or on which it depends what it does: neither is known here. */
const UNKNOWN = /\b(?:that|those|it|its|them|their|they|chosen|if|unless|x|instead|target|targets)\b/iu;

/** Words by which an ability speaks of its own source. */
const OWN = /~|\bthis\b/iu;

const ITS_RETURN =
  /^return (?:it|~|this card|this creature)(?: from your graveyard)?(?: to the battlefield)?(?= tapped\b| with\b|\.|$)/iu;
const OF_ITSELF = 'Return this card from your graveyard to the battlefield';

/**
 * The outcomes of an ability that has triggered, from the position after the event, its option taken (608.2c);
 * undefined where not every word of it is carried out.
 */
export function resolveTrigger(
  { edition }: Pick<Staged, 'edition'>,
  compiler: Pick<Compiler, 'instructions'>,
  state: GameState,
  { effect, source, sourceLabel, controller }: PendingTrigger,
): readonly Outcome[] | undefined {
  const object = state.objects.get(source);
  const plain = effect.replace(/^you may /iu, '');
  // 702.79a, 702.93a: persist and undying return the card itself
  const text =
    object?.zone === 'graveyard'
      ? plain.replace(ITS_RETURN, OF_ITSELF).replace(/ counter\.?$/u, ' counter on it.')
      : plain;
  const names = object?.printed.faces.flatMap(selfNamesOf) ?? [];
  const isOwn = OWN.test(text) || names.some(name => text.includes(name));
  const isReturn = text.startsWith(OF_ITSELF);
  const isElsewhere = isOwn && object?.zone !== (isReturn ? 'graveyard' : 'battlefield');
  if (UNKNOWN.test(isReturn ? text.slice(OF_ITSELF.length).replace(/ on it\b/u, '') : text) || isElsewhere)
    return undefined;
  const { effects, targets, unread } = compiler.instructions(text, names);
  if (effects.length === 0 || targets.length + unread.length > 0) return undefined;
  const by = { name: sourceLabel, controller, source, isEffect: true };
  const event = { kind: 'carriesOut', effects, by, targets: [], rule: '608.2c' } as const;
  const solved = solve(state, event, [], edition, BUDGET);
  return solved.kind === 'outcomes' && solved.complete ? solved.outcomes : undefined;
}
