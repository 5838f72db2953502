// Order of applying effects (616.1a-616.1f): the next effect, and the player who chooses it.
import { keyOf } from '../../kit/structure.ts';
import type { Ability } from '../ability/ability.ts';
import type { Rewrite } from '../ability/replacement.ts';
import { recordCheckpoint } from '../choice/checkpoint.ts';
import { type ChoiceGenerator, chooseEffect } from '../choice/choice-request.ts';
import { likenessKey } from '../choice/options.ts';
import type { Edition } from '../edition.ts';
import { eventView } from '../entering/look-ahead.ts';
import type { PendingEvent } from '../event/pending-event.ts';
import { record, recordFact } from '../event/run-state.ts';
import { affectedByEvent, chooserOf } from '../event/split-event.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId } from '../model/ids.ts';
import type { ApplicableEffect } from './applicable-effects.ts';
import { commute } from './commute.ts';

interface Bucket {
  readonly rule: string;
  readonly holds: (candidate: ApplicableEffect) => boolean;
  /** The editions with such a step; all where undefined. */
  readonly under?: (edition: Edition) => boolean;
}

/** 616.1a-616.1d in their order: all effects of a step are applied before those of the next. */
const BUCKETS: readonly Bucket[] = [
  { rule: '616.1a', holds: candidate => candidate.effect.ability.selfReplacement === true },
  { rule: '616.1b', holds: candidate => does(candidate, 'underControl') },
  { rule: '616.1c', holds: candidate => does(candidate, 'asCopy') },
  // until February 2022 entering transformed had no step of its own
  { rule: '616.1d', holds: candidate => does(candidate, 'transformed'), under: it => it.backsComeBeforeOthers },
];

/** 616.1e: the step of all other effects. */
const ANY_OTHER = '616.1e';

/** The rule of the step an effect belongs to; undefined where it has none of its own. */
export function applyOrderRule(candidate: ApplicableEffect): string | undefined {
  return BUCKETS.find(bucket => bucket.holds(candidate))?.rule;
}

/** The effect to apply next, chosen where there is more than one. */
export function* chooseNextEffect(
  pending: PendingEvent,
  candidates: readonly ApplicableEffect[],
): ChoiceGenerator<ApplicableEffect | undefined> {
  const { event, run } = pending;
  const [only] = candidates;
  if (candidates.length <= 1 || event === undefined) return only;
  const buckets = run.edition.misconceptions.anyOrderOfEffects
    ? []
    : BUCKETS.filter(({ under }) => under === undefined || under(run.edition));
  const bucket = buckets.find(step => candidates.some(step.holds));
  const among = bucket === undefined ? candidates : candidates.filter(bucket.holds);
  const rule = bucket?.rule ?? ANY_OTHER;
  const view = eventView(pending);
  const affected = affectedByEvent(event);
  const objects = affected === undefined || isPlayer(view.state, affected) ? [] : [affected];
  const distinct = withoutLike(pending, among);
  const moot = commute(view, event, among);
  const who = chooserOf(view, event);
  if (distinct.length === 1 && among.length < candidates.length)
    recordFact(run, rule, { kind: 'goes first' }, objects, { also: ['616.1'], notable: false });
  if (distinct.length === 1) return distinct[0];
  const effects = distinct.map(({ key, effect }) => ({ key, label: effect.name.name, source: effect.source }));
  if (!moot) recordCheckpoint(run);
  const header = { kind: 'apply', who, object: objects[0], rule } as const;
  const key = yield* chooseEffect(run, header, effects, moot);
  const chosen = distinct.find(candidate => candidate.key === key) ?? distinct[0];
  if (chosen === undefined) return undefined;
  record(run, {
    kind: 'ordered',
    rule,
    also: ['616.1', '616.1f'],
    notable: !moot,
    who,
    among: distinct.map(candidate => candidate.effect.name),
    chosen: chosen.effect.name,
  });
  return chosen;
}

/** The candidates with only the first of like effects from like objects: their order makes no difference. */
function withoutLike(pending: PendingEvent, candidates: readonly ApplicableEffect[]): readonly ApplicableEffect[] {
  const seen = new Set<string>();
  return candidates.filter(candidate => {
    const words = wordsOf(pending, candidate);
    if (seen.has(words)) return false;
    seen.add(words);
    return true;
  });
}

function wordsOf(pending: PendingEvent, { effect }: ApplicableEffect): string {
  const { name, fixedSet, context } = effect;
  const lasting = () => `${name.name} ${keyOf([fixedSet, context.targets, context.chosen, context.x])}`;
  const source = effect.source === undefined ? lasting() : sourceWords(pending, effect.source);
  return `${effect.controller} ${effect.uses ?? ''} ${source} ${abilityKey(effect.ability)}`;
}

const KEYS = new WeakMap<Ability, string>();

function abilityKey(ability: Ability): string {
  const key = KEYS.get(ability) ?? keyOf(ability);
  KEYS.set(ability, key);
  return key;
}

function sourceWords(pending: PendingEvent, source: ObjectId): string {
  const { event } = pending;
  return event !== undefined && affectedByEvent(event) === source
    ? `itself ${source}`
    : likenessKey(pending.run, source);
}

function does(candidate: ApplicableEffect, kind: Rewrite['kind']): boolean {
  return contains(candidate.effect.ability.rewrites, kind);
}

function contains(rewrites: readonly Rewrite[], kind: Rewrite['kind']): boolean {
  return rewrites.some(rewrite => {
    if (rewrite.kind === kind) return true;
    if (rewrite.kind === 'may' || rewrite.kind === 'if') {
      return contains(rewrite.then, kind) || contains(rewrite.otherwise, kind);
    }
    return rewrite.kind === 'modes' && rewrite.modes.some(mode => contains(mode.rewrites, kind));
  });
}
