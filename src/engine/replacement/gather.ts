// 614.4-614.6, 614.12: which replacement and prevention effects apply to an event now.
import type { Clause } from '../ability/filter.ts';
import type { ReplacementAbility, Rewrite } from '../ability/replacement.ts';
import { printedAs } from '../choice/options.ts';
import { isDoubleFaced } from '../copy/printed.ts';
import { sight } from '../entering/look-ahead.ts';
import { tellAhead } from '../entering/tell-ahead.ts';
import type { Entering, GameEvent } from '../event/event.ts';
import { type Play, tell, viewNow } from '../event/play.ts';
import { affectedBy } from '../event/split.ts';
import type { Work } from '../event/work.ts';
import { holds } from '../match/condition.ts';
import type { Context, Functioning } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { WhyNot } from '../trail/step.ts';
import { ruleOfEntering } from './cited.ts';
import { eventContext } from './event-context.ts';
import { tellSiblings } from './siblings.ts';
import { hasMetAnother } from './used-up.ts';
import { PATTERNS_FOR, watches } from './watches.ts';

/** An effect that applies, with what its words mean in this event. */
export interface Candidate {
  readonly effect: Functioning<ReplacementAbility>;
  /** What 614.5 counts by: an ability an object has only as a copy is another ability than its own. */
  readonly key: string;
  readonly context: Context;
}

/** The effects that apply to the event and have not had their opportunity with it. */
export function gather(work: Work): readonly Candidate[] {
  const { event } = work;
  if (event === undefined) return [];
  const kinds: readonly string[] = PATTERNS_FOR[event.kind];
  if (kinds.length === 0) return [];
  const entering = event.kind === 'enters' ? event.objects[0] : undefined;
  const additions = eventContext(sight(work), event);
  if (entering !== undefined) {
    tellAhead(work, entering);
    tellSiblings(work, event, entering);
  }
  const candidates: Candidate[] = [];
  for (const effect of sources(work, event)) {
    const pattern = effect.ability.event;
    if (!kinds.includes(pattern.kind)) continue;
    const key = keyOf(effect, entering);
    if (work.applied.has(key)) {
      alreadyApplied(work, effect, { ...effect.context, ...additions });
      continue;
    }
    const context = contextOf(effect, additions, entering);
    const why = whyNot(work, effect, context, entering);
    if (why === undefined) candidates.push({ effect, key, context });
    else if (entering !== undefined || event.kind === 'creates') considered(work.play, effect, affectedBy(event), why);
  }
  return candidates;
}

/** 614.12: effects that exist before the event, and those the object itself will have once it has happened. */
function* sources(work: Work, event: GameEvent): Generator<Functioning<ReplacementAbility>> {
  const own = becoming(event);
  for (const effect of viewNow(work.play).replacements) if (own === undefined || effect.source !== own) yield effect;
  if (own === undefined) return;
  for (const effect of work.view.replacements) {
    if (effect.source === own && (event.kind !== 'putsCounters' || isAboutItself(effect.ability))) yield effect;
  }
}

/** 614.12: counters an object enters with are modified by its own effects only where these speak of it alone. */
function isAboutItself({ event }: ReplacementAbility): boolean {
  if (event.kind !== 'putCounters') return false;
  const on = Array.isArray(event.on) ? event.on : [event.on];
  return on.some(one => 'clauses' in one && one.clauses.some(isItself));
}

/** The object that will be another once the event has happened: what enters, is turned face up or transforms. */
function becoming(event: GameEvent): ObjectId | undefined {
  switch (event.kind) {
    case 'putsCounters':
      // an identifier of a player is no object's: nothing of it will be found
      return event.asItEnters ? (event.on as ObjectId) : undefined;
    case 'enters':
      return event.objects[0]?.object;
    case 'turnsFaceUp':
    case 'transforms':
      return event.objects[0];
    default:
      return undefined;
  }
}

function whyNot(
  work: Work,
  effect: Functioning<ReplacementAbility>,
  context: Context,
  entering: Entering | undefined,
): WhyNot | undefined {
  const { event } = work;
  const { ability } = effect;
  if (event === undefined) return 'does not match';
  if (effect.uses !== undefined && effect.uses <= 0) return 'already applied';
  if (hasMetAnother(work.scene, event, effect.key)) return 'already applied';
  if (entering !== undefined && effect.source === entering.object && !affectsOnlyItself(ability)) {
    return watches(work.play, work.view, ability.event, event, context) ? 'affects more than itself' : 'does not match';
  }
  if (isAboutResult(ability.rewrites) !== (event.kind === 'losesLife') && ability.event.kind === 'dealDamage') {
    return 'does not match';
  }
  const affected = affectedBy(event);
  if (effect.holds !== undefined && !isHeld(effect.holds, affected, context.eventSource)) return 'does not match';
  if (!watches(work.play, work.view, ability.event, event, context)) return 'does not match';
  if (ability.condition !== undefined && !holds(work.view, ability.condition, context)) return 'condition not met';
  // 702.145b: only what is represented by a double-faced card enters transformed by daybound; until June 2022
  // whatever had it would have, and 712.14a kept the rest from entering
  if (effect.keyword === 'daybound' && entering !== undefined && work.play.edition.dayboundNeedsTwoFaces) {
    if (!hasBack(work, entering)) return 'condition not met';
  }
  return undefined;
}

/** Whether what enters is represented by something double-faced, which a token that copies such a thing is. */
function hasBack(work: Work, entering: Entering): boolean {
  const { token, printed } = work.view.object(entering.object);
  return isDoubleFaced(token ? (entering.copy?.of.printed ?? printed) : printed);
}

/** 614.5: it would apply again, and does not. */
function alreadyApplied(work: Work, effect: Functioning<ReplacementAbility>, context: Context): void {
  const { event, play } = work;
  if (event === undefined || event.kind === 'enters') return;
  if (!watches(play, work.view, effect.ability.event, event, context)) return;
  considered(play, effect, affectedBy(event), 'already applied');
}

function isHeld(held: NonNullable<Functioning<ReplacementAbility>['holds']>, ...ids: readonly (string | undefined)[]) {
  return held.some(id => ids.includes(id));
}

/** 120.4c: an effect that watches for damage but modifies what the damage results in. */
function isAboutResult(rewrites: readonly Rewrite[]): boolean {
  return rewrites.some(rewrite => rewrite.kind === 'lifeFloor');
}

/** 614.12: "this permanent enters …", as opposed to a general subset of permanents that includes it. */
function affectsOnlyItself(ability: ReplacementAbility): boolean {
  return ability.event.kind !== 'enters' || ability.event.what.clauses.some(isItself);
}

function isItself(clause: Clause): boolean {
  if (clause.kind === 'is') return clause.ref.kind === 'self';
  return clause.kind === 'all' && clause.of.some(isItself);
}

function keyOf(effect: Functioning<ReplacementAbility>, entering: Entering | undefined): string {
  if (entering?.copy === undefined || effect.source !== entering.object) return effect.key;
  return effect.key.includes('granted') ? effect.key : `${effect.key}@${printedAs(entering.copy.of)}`;
}

function contextOf(
  effect: Functioning<ReplacementAbility>,
  additions: Partial<Context>,
  entering: Entering | undefined,
): Context {
  const context = { ...effect.context, ...additions };
  if (entering === undefined || effect.source !== entering.object) return context;
  return { ...context, controller: entering.under, chosen: entering.chosen ?? {}, x: entering.cast?.x ?? 0 };
}

function alsoConsidered({ rule, ability }: Functioning<ReplacementAbility>): readonly string[] {
  const kind = ruleOfEntering(ability);
  return [...(rule === undefined ? [] : ['614.12']), ...(kind === undefined ? [] : [kind])];
}

/** What was looked at and does not apply, once for each effect and object. */
function considered(
  play: Play,
  effect: Functioning<ReplacementAbility>,
  object: ObjectId | PlayerId | undefined,
  why: WhyNot,
): void {
  const { name, source } = effect.name;
  const isTold = play.trail.some(
    step =>
      step.kind === 'considered' &&
      step.object === object &&
      step.effect.name === name &&
      step.effect.source === source &&
      step.why === why,
  );
  if (isTold) return;
  const notable = why === 'affects more than itself';
  tell(play, {
    kind: 'considered',
    rule: ruleConsidered(effect, why),
    ...(why === 'already applied' || effect.ability.event.kind === 'createTokens'
      ? {}
      : { also: alsoConsidered(effect) }),
    notable,
    effect: effect.name,
    object,
    applies: false,
    why,
  });
}

/** 701.7b: a token is looked at as it is described, before effects that would change it. */
function ruleConsidered(effect: Functioning<ReplacementAbility>, why: WhyNot): string {
  if (why === 'already applied') return '614.5';
  return effect.ability.event.kind === 'createTokens' ? '701.7b' : (effect.rule ?? '614.12');
}
