// Why an effect that was considered did not apply: one or two sentences a reason.

import type { EffectName, NotAppliedReason, ObjectId, PlayerId } from '../../engine/index.ts';
import { clauses } from '../phrase/rewrite.ts';
import type { Scene } from '../scene.ts';
import { abilitiesOf, objectOf, sayOf } from '../scene.ts';
import { list, possessive, sentence } from '../words.ts';
import type { Ahead } from './ahead.ts';
import { decides, type Scope, scopeOf } from './scope.ts';

/** An effect that was considered for an object or player, with what was seen ahead of that object. */
export interface Considered {
  readonly effect: EffectName;
  readonly object: ObjectId | PlayerId | undefined;
  readonly ahead: Ahead | undefined;
}

interface Names {
  /** The effect: "Imposing Sovereign". */
  readonly effect: string;
  /** What it would have applied to: "Erebos", or "this". */
  readonly it: string;
  readonly own: boolean;
}

/** Takes what was considered and why it did not apply; gives whole sentences. */
export function tellWhyNot(scene: Scene, considered: Considered, why: NotAppliedReason | undefined): string {
  const { effect, object, ahead } = considered;
  const names: Names = {
    effect: scene.names.effect(effect),
    it: object === undefined ? 'this event' : scene.names.thing(object),
    own: object !== undefined && effect.source === object,
  };
  if (why === undefined) return sentence(`${names.effect} does not apply to ${names.it}`);
  const lost = why === 'lost the ability' && names.own ? ownEntering(scene, effect) : undefined;
  if (lost !== undefined) {
    return sentence(`on the battlefield ${names.effect} would not have its ability, so this does not apply: ${lost}`);
  }
  const condition = why === 'condition not met' ? conditioned(scene, effect) : undefined;
  if (condition !== undefined)
    return sentence(`${names.effect} does not apply: its condition is not met (${condition})`);
  const scope = why === 'does not match' ? scopeOf(scene, effect) : undefined;
  if (scope !== undefined) return sentence(`${names.effect} does not apply: ${outOfScope(scope, names, ahead)}`);
  if (
    why === 'declined' &&
    effect.controller !== undefined &&
    objectOf(scene, effect.source ?? NOTHING) !== undefined
  ) {
    return sentence(`${scene.names.does(effect.controller, 'choose')} not to use ${names.effect}`);
  }
  return sentence(REASONS[why](names));
}

/** What its own abilities would do to its entering: 'it enters with two +1/+1 counters', 'modular 1'. */
function ownEntering(scene: Scene, effect: EffectName): string | undefined {
  const say = sayOf(scene, effect, undefined, 'it');
  const ways = abilitiesOf(scene, effect.source).flatMap(it => {
    if (it.kind === 'keyword') return [say.ability(it)];
    return it.kind === 'replacement' && it.event.kind === 'enters' ? [clauses(say, it.rewrites)] : [];
  });
  return ways.length === 0 ? undefined : list(ways);
}

/** "it enters tapped unless you control a Forest": what its abilities about entering are under, where one is. */
function conditioned(scene: Scene, effect: EffectName): string | undefined {
  const say = sayOf(scene, effect, undefined, 'it');
  const told = abilitiesOf(scene, effect.source).flatMap(it =>
    it.kind === 'replacement' && it.event.kind === 'enters' && it.condition !== undefined ? [say.ability(it)] : [],
  );
  return told.length === 1 ? told[0] : undefined;
}

/** "it affects creatures you control, and Erebos would not be a creature …". */
function outOfScope(scope: Scope, { it }: Names, ahead: Ahead | undefined): string {
  const because = ahead !== undefined && decides(scope, ahead) ? ahead.why : `${it} is none of them`;
  return `it affects ${scope.words}, and ${because}`;
}

// An id no object has.
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
  'already applied': ({ effect }) => `${effect} has been applied to this event once already`,
  'enters at the same time': ({ effect, it, own }) =>
    own
      ? `${effect} does not affect how it enters itself`
      : `${effect} enters at the same time as ${it}, so it does not affect how ${it} enters`,
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
