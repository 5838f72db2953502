// Effects that were considered and not applied, in words: one or two sentences for each reason.

import {
  type EffectName,
  expandKeyword,
  type NotAppliedReason,
  type ObjectId,
  type PlayerId,
  type Step,
} from '../../engine/index.ts';
import { asSentence, listInWords, possessive } from '../english.ts';
import type { ExplainContext } from '../explain-context.ts';
import { abilitiesOf, objectOf, phraserFor } from '../explain-context.ts';
import { unmetPhrase } from '../phrase/condition-phrase.ts';
import { rewriteClauses } from '../phrase/rewrite-phrase.ts';
import { type EffectScope, effectScope, isCastIn, isOutOfScopeBecause } from './effect-scope.ts';
import type { LookAheadFinding } from './look-ahead-step.ts';
import { effectNames } from './trigger-step.ts';

/** An effect that was considered for an object or player, with the look ahead at that object. */
export interface ConsideredEffect {
  readonly effect: EffectName;
  readonly object: ObjectId | PlayerId | undefined;
  readonly ahead: LookAheadFinding | undefined;
  readonly lost?: LostAbilities | undefined;
}

type LostAbilities = NonNullable<Extract<Step, { readonly kind: 'considered' }>['lost']>;

interface Names {
  /** The effect: "Imposing Sovereign". */
  readonly effect: string;
  /** The object or player it would have affected: "Erebos", or "this event". */
  readonly it: string;
  readonly own: boolean;
  /** The part of the source that is meant, where another of its effects may apply: 'Urabrask's "enters tapped"'. */
  readonly part?: string | undefined;
  /** Whether it is a spell that was cast. */
  readonly cast?: boolean;
}

/** Sentences on an effect that was considered and the reason why it was not applied. */
export function explainNotApplied(
  context: ExplainContext,
  considered: ConsideredEffect,
  why: NotAppliedReason | undefined,
): string {
  const { effect, object, ahead } = considered;
  const names: Names = {
    effect: context.names.effect(effect),
    it: object === undefined ? 'this event' : context.names.thing(object),
    own: object !== undefined && effect.source === object,
  };
  if (why === undefined) return asSentence(`${names.effect} does not apply to ${names.it}`);
  const lost = why === 'lost the ability' && names.own ? considered.lost : undefined;
  if (lost !== undefined) return asSentence(lostEntering(context, effect, lost));
  const unmet = why === 'condition not met' && names.own ? unmetEntering(context, effect) : undefined;
  if (unmet !== undefined) return asSentence(unmet);
  const condition = why === 'condition not met' ? conditioned(context, effect) : undefined;
  if (condition !== undefined)
    return asSentence(`${names.effect} does not apply: its condition is not met (${condition})`);
  const scope = why === 'does not match' ? effectScope(context, effect) : undefined;
  if (scope !== undefined)
    return asSentence(
      outOfScope(
        scope,
        { ...names, part: partAbout(context, considered), cast: isCastIn(context, scope, object) },
        ahead,
      ),
    );
  if (
    why === 'declined' &&
    effect.controller !== undefined &&
    objectOf(context, effect.source ?? NOTHING) !== undefined
  ) {
    return asSentence(`${context.names.does(effect.controller, 'choose')} not to use ${names.effect}`);
  }
  return asSentence(REASONS[why](names));
}

/** Abilities about entering that it would not have: 'Kavaron's "enters tapped" does not apply: under Blood Moon …'. */
function lostEntering(context: ExplainContext, effect: EffectName, { abilities, because }: LostAbilities): string {
  const phraser = phraserFor(context, effect, undefined, 'it');
  const ways = abilities.flatMap(ability => {
    if (ability.kind === 'keyword') return [phraser.ability(ability)];
    if (ability.kind !== 'replacement') return [];
    const words = rewriteClauses(phraser, ability.rewrites);
    // several rewrites in one sentence of ours would be no quote
    return words.startsWith('it enters ') && ability.rewrites.length === 1 ? [`"${words.slice(3)}"`] : [];
  });
  const name = context.names.effect(effect);
  const what = ways.length === abilities.length ? listInWords([...new Set(ways)]) : OWN_WAY;
  const many = ways.length === abilities.length && new Set(ways).size > 1;
  const under = because.length === 0 ? '' : `under ${effectNames(context, because)} `;
  return `${partOf(name, what)} ${many ? 'do' : 'does'} not apply: ${under}it would not have ${many ? 'those abilities' : 'that ability'} on the battlefield`;
}

/** The effect of a source on how others enter, where the source has a static ability besides; undefined for any other. */
function partAbout(context: ExplainContext, { effect }: ConsideredEffect): string | undefined {
  const abilities = abilitiesOf(context, effect.source);
  if (!abilities.some(it => it.kind === 'static')) return undefined;
  const phraser = phraserFor(context, effect, undefined, 'it');
  const ways = abilities.flatMap(ability =>
    ability.kind === 'replacement' && ability.event.kind === 'enters'
      ? [rewriteClauses(phraser, ability.rewrites)]
      : [],
  );
  const [way, ...more] = ways;
  if (way === undefined || more.length > 0) return undefined;
  const part = way.startsWith('it enters ') ? `"${way.slice('it '.length)}"` : 'effect on how permanents enter';
  return partOf(context.names.effect(effect), part);
}

/** 'Urabrask's "enters tapped"'; 'the "enters tapped" of Urabrask (yours)' where more stands behind the name. */
function partOf(name: string, part: string): string {
  return name.endsWith(')') ? `the ${part} of ${name}` : `${possessive(name)} ${part}`;
}

/**
 * Its only conditional way of entering, which it does not enter by: 'Blackcleave Cliffs's "enters tapped" does not apply:
 * you control two or fewer other lands'; undefined where that has no short words.
 */
export function unmetEntering(context: ExplainContext, effect: EffectName): string | undefined {
  const phraser = phraserFor(context, effect, undefined, 'it');
  const abilities = abilitiesOf(context, effect.source).flatMap(it =>
    it.kind === 'keyword' ? expandKeyword(it).map(one => one.ability) : [it],
  );
  const [only, ...more] = abilities.flatMap(ability =>
    ability.kind === 'replacement' && ability.event.kind === 'enters' && ability.condition !== undefined
      ? [
          {
            way: ability.rewrites.length === 1 ? rewriteClauses(phraser, ability.rewrites) : OWN_WAY,
            unmet: unmetPhrase(phraser, ability.condition),
          },
        ]
      : [],
  );
  const way = only?.way.startsWith('it enters ') ? `"${only.way.slice('it '.length)}"` : only?.way;
  if (only?.unmet === undefined || more.length > 0 || (way !== OWN_WAY && !way?.startsWith('"'))) return undefined;
  return `${partOf(context.names.effect(effect), way)} does not apply: ${only.unmet}`;
}

const OWN_WAY = 'ability about how it enters';

/**
 * Its only conditional ability on entering: "it enters tapped unless you control a Forest"; undefined unless there is
 * one.
 */
function conditioned(context: ExplainContext, effect: EffectName): string | undefined {
  const phraser = phraserFor(context, effect, undefined, 'it');
  const conditional = abilitiesOf(context, effect.source).flatMap(ability =>
    ability.kind === 'replacement' && ability.event.kind === 'enters' && ability.condition !== undefined
      ? [phraser.ability(ability)]
      : [],
  );
  return conditional.length === 1 ? conditional[0] : undefined;
}

/**
 * The reason why an object is out of scope: "Imposing Sovereign affects creatures you control, and Erebos would not
 * enter as one …".
 */
function outOfScope(
  scope: EffectScope,
  { effect, it, own, part = effect, cast }: Names,
  ahead: LookAheadFinding | undefined,
): string {
  const vain = `${part} does not apply: it affects ${scope.words}`;
  if (own) return `${vain}, not itself`;
  const because = ahead !== undefined && isOutOfScopeBecause(scope, ahead) ? ahead : undefined;
  if (because === undefined) return `${vain}, and ${it} ${cast ? 'was cast' : 'is not one of them'}`;
  const [lost, ...more] = because.lost;
  const isOne = more.length === 0 && because.gained.length === 0 && scope.types.some(type => type === lost);
  return isOne ? `${effect} affects ${scope.words}, and ${because.asNone}` : `${vain}, and ${because.why}`;
}

// An id of no object.
const NOTHING = '' as ObjectId; // branded: looked up and not found

const REASONS = {
  'affects more than itself': ({ effect, it, own }) =>
    own
      ? `${effect} does not affect itself as it enters: the ability speaks of permanents in general, not only of itself`
      : `${effect} affects more than ${it} alone, so it does not apply as both enter`,
  'does not match': ({ effect, it, own }) =>
    own
      ? `${possessive(effect)} own ability does not apply to it as it enters`
      : `${effect} does not apply: ${it} is not what it affects`,
  'condition not met': ({ effect, own }) =>
    own
      ? `${possessive(effect)} ability does not apply: its condition is not met`
      : `${effect} does not apply: its condition is not met`,
  'lost the ability': ({ effect, own }) =>
    own
      ? `${effect} would not have the ability on the battlefield, so the ability does not apply`
      : `${effect} has lost the ability, so it does not apply`,
  'already applied': ({ effect }) =>
    `${effect} is not applied again: it has been applied to this event before it was changed`,
  'enters at the same time': ({ effect, it, own }) =>
    own
      ? `${effect} does not affect how it enters itself`
      : `${effect} enters at the same time as ${it}, so it does not affect how ${it} enters`,
  'created already': ({ effect, it }) =>
    `${effect} applies as tokens are created, which comes before they enter, and here ${it} only enters: ask what happens as it is created`,
  'does not exist yet': ({ effect }) => `${effect} does not apply: it does not exist yet when this happens`,
  'cannot happen': ({ effect }) => `${effect} has no effect: what it would do can't happen`,
  'phased out': ({ effect }) => `${effect} is phased out and is treated as though it did not exist`,
  declined: ({ effect }) => `${effect} is not used`,
  impossible: ({ effect }) => `${effect} asks for something that can't be paid or done`,
  'nothing to choose': ({ effect }) => `There is nothing to choose for ${effect}`,
  'not a spell that was cast': ({ effect, it, own }) =>
    `${own ? `${possessive(effect)} ability` : effect} does not apply: ${it} was not cast`,
  zero: ({ effect }) => `${effect} does nothing: there is nothing to replace when the amount is zero`,
} as const satisfies { readonly [W in NotAppliedReason]: (names: Names) => string };
