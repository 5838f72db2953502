// Citations of rules for a replacement, for the trail: by kind of effect and by event.
import { isOfSelf } from '../ability/is-of-self.ts';
import type { EventPattern, ReplacementAbility, Rewrite } from '../ability/replacement.ts';
import type { EnteringObject, GameEvent } from '../event/game-event.ts';
import type { AppliedKeys } from '../event/pending-event.ts';
import { some, type Tests } from '../walk/index.ts';
import type { ApplicableEffect } from './applicable-effects.ts';
import { applyOrderRule } from './apply-order.ts';
import { ruleOfRewrite } from './rewrite-citations.ts';

/** The rule a replacement is shown under, and further rules. */
export interface RuleCitation {
  readonly rule: string;
  readonly also: readonly string[];
}

/** The rules of applying the effect to the event, after the effects applied before (616.1f, 616.2). */
export function citationsFor(event: GameEvent, candidate: ApplicableEffect, applied: AppliedKeys): RuleCitation {
  const { effect } = candidate;
  const bucket = applyOrderRule(candidate);
  const rules = [
    ...(effect.rule === undefined ? [] : [effect.rule]),
    ...(effect.ability.selfReplacement === true ? ['614.15'] : []),
    ...ruleOfKind(event, candidate),
    ...(bucket === undefined ? [] : [bucket]),
    ...(applied.size > 0 ? ['616.1f', '616.2'] : []),
    ...effect.ability.rewrites.flatMap(ruleOfRewrite),
    ...ruleOfWords(candidate),
    ...ruleOfEntry(event, candidate),
    ...severalOf(candidate, applied),
  ];
  const [rule = '614.1', ...also] = [...new Set(rules)];
  return { rule, also };
}

/** 614.1a, 614.1c, 614.1d: the rule for the kind of a replacement of entering that was considered and does not apply. */
export function ruleOfEntering({ event, rewrites }: ReplacementAbility): string | undefined {
  return event.kind === 'enters' ? kindOfEntering(rewrites, isOwnEntering(event)) : undefined;
}

/** 614.1a: "instead of entering, exile it"; 614.1c: "enters with", of its own; 614.1d: "enters tapped", of others. */
function kindOfEntering(rewrites: readonly Rewrite[], own: boolean): string {
  if (rewrites.length > 0 && rewrites.every(it => it.kind === 'zone' || it.kind === 'instead')) return '614.1a';
  return own && !isPlainEntry(rewrites) ? '614.1c' : '614.1d';
}

function isOwnEntering({ what }: Extract<EventPattern, { kind: 'enters' }>): boolean {
  return isOfSelf(what);
}

function ruleOfKind(event: GameEvent, { effect, context }: ApplicableEffect): readonly string[] {
  const { rewrites } = effect.ability;
  switch (event.kind) {
    case 'enters':
      return [kindOfEntering(rewrites, effect.source === context.it), ...OF_EVENT.enters];
    case 'putsCounters':
      return [...OF_EVENT.putsCounters, ...(event.asItEnters ? ['122.6', '122.6a'] : [])];
    case 'dealsDamage':
      return rewrites.some(rewrite => rewrite.kind === 'prevent') ? ['615.1a'] : OF_EVENT.dealsDamage;
    case 'draws':
      return [...(rewrites.some(rewrite => rewrite.kind === 'skip') ? ['614.10'] : []), ...OF_EVENT.draws];
    case 'losesLife':
      return [...(event.fromDamage ? ['120.4c'] : []), ...OF_EVENT.losesLife];
    default:
      return OF_EVENT[event.kind];
  }
}

/** The rules of replacing an event of each kind. */
const OF_EVENT = {
  enters: ['614.12'],
  turnsFaceUp: ['614.1e', '708.11'],
  creates: ['614.16', '701.7b'],
  putsCounters: ['614.16'],
  draws: ['614.11', '614.11a', '121.6'],
  begins: ['614.10', '614.1b'],
  addsMana: ['106.6a'],
  dealsDamage: ['614.1a', '614.2'],
  losesLife: ['614.1a'],
  becomesCopy: ['614.1a'],
  transforms: ['614.1a'],
  attacks: ['614.1a'],
  casts: ['614.1a'],
  taps: ['614.1a'],
  untaps: ['614.1a'],
  phasesIn: ['614.1a'],
  phasesOut: ['614.1a'],
  turnsFaceDown: ['614.1a'],
  merges: ['614.1a'],
  removesCounters: ['614.1a'],
  movesCounters: ['614.1a'],
  mills: ['614.1a'],
  gainsLife: ['614.1a'],
  paysLife: ['614.1a'],
  setsLife: ['614.1a'],
  destroys: ['614.1a'],
  moves: ['614.1a'],
  attaches: ['614.1a'],
  losesGame: ['614.1a'],
  winsGame: ['614.1a'],
  shuffles: ['614.1a'],
  carriesOut: ['614.1a'],
} as const satisfies Record<GameEvent['kind'], readonly string[]>;

/** "enters tapped", as opposed to "enters with …", "as ~ enters, …", "enters as …". */
function isPlainEntry(rewrites: readonly Rewrite[]): boolean {
  return rewrites.every(rewrite => {
    if (rewrite.kind === 'if') return isPlainEntry(rewrite.then) && isPlainEntry(rewrite.otherwise);
    return rewrite.kind === 'tapped' || rewrite.kind === 'transformed';
  });
}

/** 107.3m, 400.7d: the rules of references to the spell the permanent was. */
function ruleOfWords({ effect }: ApplicableEffect): readonly string[] {
  const { rewrites, condition } = effect.ability;
  const asks = (tests: Tests) => some('rewrite', rewrites, tests) || some('condition', condition, tests);
  return [
    ...(asks({ amount: ['x'] }) ? ['107.3m'] : []),
    ...(asks(ESCAPED) ? ['702.138c'] : []),
    ...(asks(OF_ITS_SPELL) ? ['400.7d'] : []),
  ];
}

const ESCAPED: Tests = {
  condition: it => it.kind === 'paid' && it.cost === 'escape',
  amount: it => it.kind === 'timesPaid' && it.cost === 'escape',
};

const OF_ITS_SPELL: Tests = {
  amount: ['colorsSpent', 'manaSpent', 'timesKicked', 'timesPaid'],
  condition: ['manaSpent', 'kicked', 'paid', 'wasCast'],
  clause: it => it.kind === 'history' && it.what === 'kicked',
};

/** 707.6: a copy's choice is its own. */
function ruleOfEntry(event: GameEvent, { effect, context }: ApplicableEffect): readonly string[] {
  const entering: EnteringObject | undefined = event.kind === 'enters' ? event.objects[0] : undefined;
  if (entering === undefined || effect.source !== context.it) return [];
  const chooses = effect.ability.rewrites.some(rewrite => rewrite.kind === 'choose');
  return chooses && entering.copy !== undefined ? ['707.6'] : [];
}

/** The rule of several instances, where another instance of the same keyword has been applied. */
function severalOf({ effect }: ApplicableEffect, applied: AppliedKeys): readonly string[] {
  const { several, source } = effect;
  return several !== undefined && [...applied].some(key => key.startsWith(`${source}:`)) ? [several] : [];
}
