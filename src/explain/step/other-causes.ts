// Effects that have abilities trigger again, or not at all, on other causes than what has happened.

import type { ContinuousEffect, Filter, GameRule, ObjectId, Outcome, PlayerId } from '../../engine/index.ts';
import { equals } from '../../kit/structure.ts';
import type { ExplainContext } from '../explain-context.ts';
import type { ExplainedStep } from '../explanation.ts';
import { objectWords } from './pick-words.ts';
import { besideStep, misses, scopeNames, staticEffects } from './static-effects.ts';

/**
 * 603.2, 603.2d: "Panharmonicon does not apply: it makes abilities of permanents your opponent controls trigger again",
 * "Torpor Orb does not apply: it is about creatures that enter, and Forest is not one of them". Nothing where no ability
 * triggers.
 */
export function otherCauses(context: ExplainContext, outcome: Outcome): readonly ExplainedStep[] {
  if (outcome.triggers.length === 0) return [];
  const entered = outcome.occurrences.flatMap(it => (it.kind === 'entered' ? [it.object] : []));
  const applied = new Set(
    outcome.trail.flatMap(it =>
      it.kind === 'triggered' || it.kind === 'notTriggered' ? it.because.map(({ source }) => source) : [],
    ),
  );
  const there = staticEffects(context, context.seenAfter).flatMap(({ source, effect }) => {
    if (applied.has(source)) return [];
    const rule = effect.changes.flatMap(it => (it.kind === 'rule' ? [it.rule] : []))[0];
    if (rule?.kind === 'extraTriggers')
      return ofOthers(context, outcome, source, rule) ?? onOthers(context, entered, source, causing(rule));
    return rule?.kind === 'noTriggers' ? onOthers(context, entered, source, silencing(rule, effect)) : [];
  });
  return [...there, ...lostCauses(context, outcome, entered)];
}

/**
 * Permanents that would have what triggers do so again, or not at all, and have lost that ability: "Elesh Norn does not
 * apply: it has lost the ability that makes others trigger again".
 */
function lostCauses(
  context: ExplainContext,
  { triggers }: Outcome,
  entered: readonly ObjectId[],
): readonly ExplainedStep[] {
  return [...context.after.objects.values()].flatMap((object): readonly ExplainedStep[] => {
    const { id, zone, phasedOut, faceDown, copies } = object;
    if (zone !== 'battlefield' || phasedOut || faceDown !== undefined || copies.length > 0) return [];
    const has = context.seenAfter.of(id).abilities;
    const lost = (object.printed.faces[object.face]?.abilities ?? []).filter(
      ability => !has.some(it => equals(it.ability, ability)),
    );
    const rules = lost.flatMap(ability => (ability.kind === 'static' ? ability.effects.flatMap(rulesOf) : []));
    const owner = context.seenAfter.controller(id);
    const isDoubling = rules.some(isDoubler) && triggers.some(it => it.controller === owner);
    const isSilencing = rules.some(it => isSilencer(it, triggers, owner));
    if (entered.length === 0 || !(isDoubling || isSilencing)) return [];
    const does = [...(isDoubling ? ['makes others trigger again'] : []), ...(isSilencing ? [KEEPS] : [])];
    const text = `${context.names.object(id)} does not apply: it has lost the ability that ${does.join(', and the one that ')}`;
    return [{ ...besideStep(isDoubling ? '603.2d' : '603.2', text), matter: 'additional trigger' }];
  });
}

const KEEPS = 'keeps others from triggering';

function rulesOf({ changes }: ContinuousEffect): readonly GameRule[] {
  return changes.flatMap(it => (it.kind === 'rule' ? [it.rule] : []));
}

function isDoubler(rule: GameRule): boolean {
  return rule.kind === 'extraTriggers' && rule.cause?.kind === 'enters';
}

/** Whether it would stop an ability that has triggered: of others than its controller, where it is about those. */
function isSilencer(rule: GameRule, triggers: Outcome['triggers'], owner: PlayerId): boolean {
  if (rule.kind !== 'noTriggers' || rule.event === 'dying') return false;
  const isOfOpponents = rule.of?.clauses.some(it => it.kind === 'controlledBy' && it.who.kind === 'opponent') === true;
  return triggers.some(it => !isOfOpponents || it.controller !== owner);
}

type Doubler = Extract<GameRule, { readonly kind: 'extraTriggers' }>;
type Silencer = Extract<GameRule, { readonly kind: 'noTriggers' }>;

/** A doubler of abilities of permanents that its controller controls, of which none triggers; undefined for others. */
function ofOthers(
  context: ExplainContext,
  { triggers }: Outcome,
  source: ObjectId,
  rule: Doubler,
): readonly ExplainedStep[] | undefined {
  const owner = context.seenAfter.controller(source);
  const isOfItsController = rule.of.clauses.some(it => it.kind === 'controlledBy' && it.who.kind === 'you');
  if (!isOfItsController || triggers.some(it => it.controller === owner)) return undefined;
  const { name, words } = scopeNames(context, source, rule.of);
  const text = `${name} does not apply: it makes abilities of ${words} trigger again`;
  return [{ ...besideStep('603.2d', text), matter: 'additional trigger' }];
}

interface Causing {
  readonly rule: string;
  /** The objects of which one has to enter. */
  readonly what: Filter;
}

function causing({ cause }: Doubler): Causing | undefined {
  return cause?.kind === 'enters' ? { rule: '603.2d', what: cause.what } : undefined;
}

function silencing({ event }: Silencer, { affects }: ContinuousEffect): Causing | undefined {
  if (event === 'dying') return undefined;
  return { rule: '603.2', what: event === 'entering' ? affects : event };
}

/** The step on an effect that is about others that enter than those that have entered. */
function onOthers(
  context: ExplainContext,
  entered: readonly ObjectId[],
  source: ObjectId,
  cause: Causing | undefined,
): readonly ExplainedStep[] {
  // a token that is gone for good (111.7) is nowhere to be looked at
  if (cause === undefined || entered.length === 0 || !entered.every(id => context.after.objects.has(id))) return [];
  if (!entered.every(id => misses(context.seenAfter, cause.what, source, id))) return [];
  const { name, words } = scopeNames(context, source, cause.what);
  const none = entered.length === 1 ? 'is not one of them' : 'are none of them';
  const text = `${name} does not apply: it is about ${words} that enter, and ${objectWords(context, entered)} ${none}`;
  return [{ ...besideStep(cause.rule, text), matter: 'additional trigger' }];
}
