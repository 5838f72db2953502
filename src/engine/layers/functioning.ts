// 113.6: the abilities that function in a position: on permanents, in the command zone, on cards elsewhere, of effects that last.
import type { Ability, TriggeredAbility } from '../ability/ability.ts';
import type { CantAbility, ReplacementAbility } from '../ability/replacement.ts';
import { expandKeyword } from '../keywords/expand.ts';
import { contextOfEffect } from '../match/context.ts';
import type { Context, Functioning } from '../match/view.ts';
import type { HeldAbility } from '../model/characteristics.ts';
import type { ActiveEffect } from '../model/effect.ts';
import type { GameObject } from '../model/object.ts';
import {
  commanderAbilities,
  counterAbilities,
  damageAbilities,
  enteringAbilities,
  type Intrinsic,
  triggersByRule,
} from './intrinsic.ts';
import { shapeElsewhere } from './run.ts';
import { heldBy, type Shape } from './shape.ts';
import { isSwitchedOff, worksFrom } from './works.ts';
import type { World } from './world.ts';

export interface FunctioningLists {
  readonly replacements: readonly Functioning<ReplacementAbility>[];
  readonly cants: readonly Functioning<CantAbility>[];
  readonly triggers: readonly Functioning<TriggeredAbility>[];
}

/** Everything that functions once the layers are worked out. */
export function functioning(world: World): FunctioningLists {
  const lists: Lists = { replacements: [], cants: [], triggers: [] };
  for (const [id, shape] of world.shapes) {
    addOf(lists, shape, world);
    if (shape.object.zone === 'battlefield') addByRule(lists, shape, world, id);
  }
  for (const id of world.workers) addOf(lists, shapeElsewhere(world, id), world);
  for (const effect of world.state.effects) addLasting(lists, effect);
  for (const object of world.state.objects.values()) {
    const found = commanderAbilities(object, world.edition);
    if (found.length === 0) continue;
    const shape = world.shapes.get(object.id) ?? shapeElsewhere(world, object.id);
    for (const it of found) lists.replacements.push(byRule(shape, it));
  }
  return lists;
}

/** The abilities of one object that watch or replace events, wherever they function: for what looks at one object alone. */
export function triggersOf(shape: Shape): readonly Functioning<TriggeredAbility>[] {
  const found: Functioning<TriggeredAbility>[] = [];
  for (const held of shape.abilities) {
    for (const piece of piecesOf(held.ability)) {
      if (piece.ability.kind === 'triggered') found.push(functioningOn(shape, held, piece, piece.ability));
    }
  }
  return found;
}

interface Lists {
  readonly replacements: Functioning<ReplacementAbility>[];
  readonly cants: Functioning<CantAbility>[];
  readonly triggers: Functioning<TriggeredAbility>[];
}

interface Piece {
  readonly ability: ReplacementAbility | CantAbility | TriggeredAbility;
  readonly key: string;
  readonly rule: string | undefined;
  readonly keyword: string | undefined;
  readonly several: string | undefined;
}

const PIECES = new WeakMap<Ability, readonly Piece[]>();
const NONE: readonly Piece[] = [];

/** The parts of an ability that watch for events: itself, or what its keyword stands for. */
function piecesOf(ability: Ability): readonly Piece[] {
  const known = PIECES.get(ability);
  if (known !== undefined) return known;
  const found = cut(ability);
  PIECES.set(ability, found);
  return found;
}

function cut(ability: Ability): readonly Piece[] {
  switch (ability.kind) {
    case 'replacement':
    case 'cant':
    case 'triggered':
      return [{ ability, key: '', rule: undefined, keyword: undefined, several: undefined }];
    case 'keyword':
      return expandKeyword(ability).flatMap(({ ability: meant, rule, several }, index) =>
        meant.kind === 'replacement' || meant.kind === 'cant' || meant.kind === 'triggered'
          ? [{ ability: meant, key: `:${index}`, rule, keyword: ability.keyword, several }]
          : [],
      );
    case 'static':
    case 'activated':
    case 'spell':
    case 'unread':
      return NONE;
  }
}

function addOf(lists: Lists, shape: Shape, world: World): void {
  if (isSwitchedOff(shape, world)) return;
  for (const held of heldBy(shape)) {
    for (const piece of piecesOf(held.ability)) {
      const { ability } = piece;
      const named = ability.kind === 'cant' ? undefined : ability.worksFrom;
      if (!worksFrom(named, shape.object.zone, shape.types)) continue;
      if (ability.kind === 'replacement') lists.replacements.push(functioningOn(shape, held, piece, ability));
      else if (ability.kind === 'cant') lists.cants.push(functioningOn(shape, held, piece, ability));
      else lists.triggers.push(functioningOn(shape, held, piece, ability));
    }
  }
}

function functioningOn<A extends Ability>(shape: Shape, held: HeldAbility, piece: Piece, ability: A): Functioning<A> {
  const { object, controller } = shape;
  return {
    ability,
    key: `${object.id}:${held.key}${piece.key}`,
    source: object.id,
    controller,
    name: { source: object.id, name: object.label, controller },
    timestamp: Math.max(sinceWhen(object), held.timestamp),
    context: contextOn(shape),
    holds: undefined,
    uses: undefined,
    rule: piece.rule,
    keyword: piece.keyword,
    several: piece.several,
  };
}

/** What the rules give it: for how it enters, where that is asked, by its counters, and as a Siege. */
function addByRule(lists: Lists, shape: Shape, world: World, id: GameObject['id']): void {
  if (id === world.lookingAhead)
    for (const it of enteringAbilities(shape, world.edition)) lists.replacements.push(byRule(shape, it));
  for (const it of damageAbilities(shape, world.edition)) lists.replacements.push(byRule(shape, it));
  for (const it of counterAbilities(shape.object, world.edition)) lists.replacements.push(byRule(shape, it));
  for (const it of triggersByRule(shape, world.edition)) lists.triggers.push(byRule(shape, it));
}

function byRule<A extends Ability>(shape: Shape, it: Intrinsic<A>): Functioning<A> {
  const { object, controller } = shape;
  return {
    ability: it.ability,
    key: `${object.id}:${it.key}`,
    source: object.id,
    controller,
    name: { source: object.id, name: object.label, controller },
    timestamp: object.timestamp,
    context: contextOn(shape),
    holds: undefined,
    uses: undefined,
    rule: it.rule,
    keyword: undefined,
  };
}

function contextOn(shape: Shape): Context {
  const { object, controller } = shape;
  return { source: object.id, controller, chosen: object.chosen, x: object.cast?.x };
}

function sinceWhen(object: GameObject): number {
  return Math.max(object.timestamp, object.attachTimestamp ?? object.timestamp);
}

function addLasting(lists: Lists, effect: ActiveEffect): void {
  const { does } = effect;
  if (does.kind === 'static') return;
  const { controller, source } = effect;
  const common = {
    key: effect.id,
    source,
    controller,
    name: { source, name: effect.sourceName, controller },
    timestamp: effect.timestamp,
    context: contextOfEffect(effect),
    holds: effect.holds,
    uses: effect.uses,
  };
  if (does.kind === 'replacement') lists.replacements.push({ ...common, ability: does });
  else lists.cants.push({ ...common, ability: does });
}
