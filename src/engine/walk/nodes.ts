// Nodes of abilities by type, and the type of a complete table of the fields with nodes.
import type { Ability } from '../ability/ability.ts';
import type { Amount } from '../ability/amount.ts';
import type { Condition } from '../ability/condition.ts';
import type { Change, ContinuousEffect, GameRule } from '../ability/continuous-effect.ts';
import type { CopyException } from '../ability/copy-exception.ts';
import type { Effect, Objects, TokenSpec } from '../ability/effect.ts';
import type { Clause, Filter } from '../ability/filter.ts';
import type { KeywordAbility } from '../ability/keyword.ts';
import type { OccurrenceSubject } from '../ability/occurrence-subject.ts';
import type { ObjectRef, PlayerRef } from '../ability/reference.ts';
import type { CantPattern, ChoiceRange, EventPattern, Rewrite } from '../ability/replacement.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Face, Printed, PrintedNumber } from '../model/characteristics.ts';
import type { OfKind } from '../model/of-kind.ts';

/** Every type of object in an ability, by node name. */
interface Nodes {
  // Distinguished by `kind`.
  ability: Ability;
  amount: Exclude<Amount, number>;
  cant: CantPattern;
  change: Change;
  clause: Clause;
  condition: Condition;
  effect: Effect;
  event: EventPattern;
  exception: CopyException;
  objects: Objects;
  range: ChoiceRange;
  ref: ObjectRef;
  rewrite: Rewrite;
  rule: GameRule;
  subject: OccurrenceSubject;
  trigger: TriggerEvent;
  who: PlayerRef;
  printedNumber: Exclude<PrintedNumber, number>;
  /** A source of a copy effect of layer 1a that is no object reference. */
  topOfGraveyard: Exclude<OfKind<Change, 'copyOf'>['of'], ObjectRef>;
  /** "As a copy of that source", beside a filter. */
  copiedSource: Exclude<OfKind<Rewrite, 'asCopy'>['of'], Filter>;
  // Without a kind: distinguished by their field.
  continuousEffect: ContinuousEffect;
  filter: Filter;
  token: TokenSpec;
  copyToken: Exclude<OfKind<Effect, 'createTokens'>['token'], TokenSpec>;
  counters: NonNullable<OfKind<Effect, 'move'>['withCounters']>;
  effectMode: OfKind<Effect, 'oneOf'>['modes'][number];
  rewriteMode: OfKind<Rewrite, 'modes'>['modes'][number];
  until: Exclude<OfKind<Effect, 'lookAndPick'>['look'], Amount>;
  damageAmount: NonNullable<OfKind<TriggerEvent, 'dealsDamage'>['amount']>;
  prototype: NonNullable<KeywordAbility['prototype']>;
  printed: Printed;
  face: Face;
}

export type NodeName = keyof Nodes;

/** A node of that name. Numbers in place of amounts are no nodes. */
export type NodeOf<N extends NodeName> = Nodes[N];

/** The nodes that have a kind, and those that have none. */
export type KindName = { [N in NodeName]: Nodes[N] extends { readonly kind: string } ? N : never }[NodeName];
export type PlainName = Exclude<NodeName, KindName>;

/** The objects in a field, by themselves or in lists. */
type ObjectsIn<F> = F extends readonly (infer E)[] ? ObjectsIn<E> : F extends object ? F : never;

/** The nodes whose whole type is assignable to a field, except those that are part of another of them. */
type Within<E> = { [N in NodeName]: [Nodes[N]] extends [E] ? N : never }[NodeName];
type Wider<N extends NodeName> = {
  [M in NodeName]: M extends N ? never : [Nodes[N]] extends [Nodes[M]] ? M : never;
}[NodeName];
type Widest<N extends NodeName, All = N> = N extends NodeName ? ([Wider<N> & All] extends [never] ? N : never) : never;
type NamesOf<E> = Widest<Within<E>>;

/** Objects of a field that no node of the table covers: each needs a name in `Nodes`. */
type Unnamed<E, Names extends NodeName> = E extends Nodes[Names] ? never : E;

/** The nodes of which only some kinds are assignable to a field: of abilities those that replace or forbid. */
type PartOf<E> = { [N in NodeName]: [E] extends [Nodes[N]] ? N : never }[NodeName];

type Orders<N, One = N> = [N] extends [never] ? [] : One extends N ? [One, ...Orders<Exclude<N, One>>] : never;
type Named<N, One = N> = One extends N ? ([N] extends [One] ? One : Readonly<Orders<N>>) : never;

/** One name, or several in the order in which they are tried. */
type Spec<E> = [Unnamed<E, NamesOf<E>>] extends [never]
  ? Named<NamesOf<E>>
  : [PartOf<E>] extends [never]
    ? { readonly unnamed: Unnamed<E, NamesOf<E>> }
    : PartOf<E>;

type KeyOf<T> = T extends unknown ? keyof T : never;
type FieldOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** The fields of a type that contain nodes: all of them, each with the names of its nodes. */
type KeysOf<T> = {
  readonly [K in KeyOf<T> as [ObjectsIn<FieldOf<T, K>>] extends [never] ? never : K]: Spec<ObjectsIn<FieldOf<T, K>>>;
};

/** The fields that contain nodes, for each kind of a union. */
export type KindKeys<N extends KindName> = {
  readonly [K in Nodes[N]['kind']]: KeysOf<OfKind<Nodes[N], K>>;
};

/** The fields of a node without a kind that contain nodes. */
export type PlainKeys<N extends PlainName> = KeysOf<Nodes[N]>;

/** Rows of kinds that contain no nodes. */
export function leaves<const K extends string>(
  ...kinds: readonly K[]
): Readonly<Record<K, Readonly<Record<never, never>>>> {
  return Object.fromEntries(kinds.map(kind => [kind, {}])) as Record<K, Readonly<Record<never, never>>>; // each of the kinds
}
