// Functioning abilities of a position (113.6): on permanents, in the command zone, on cards elsewhere, of lasting
// effects.
import type { Ability, TriggeredAbility } from '../ability/ability.ts';
import type { CantAbility, ReplacementAbility } from '../ability/replacement.ts';
import { expandKeyword } from '../keywords/expand-keyword.ts';
import { chosenX } from '../match/chosen-x.ts';
import { contextOfEffect } from '../match/context.ts';
import type { Context, Functioning } from '../match/view.ts';
import type { ActiveEffect } from '../model/active-effect.ts';
import type { ObjectAbility } from '../model/characteristics.ts';
import type { GameObject } from '../model/game-object.ts';
import { draftInOtherZone } from './apply-layers.ts';
import { counterAbilities, damageAbilities, type IntrinsicAbility } from './counter-abilities.ts';
import { functionsFrom, isSwitchedOff } from './functions-in-zone.ts';
import { inherentTriggers } from './inherent-triggers.ts';
import { commanderAbilities, enteringAbilities, triggersByRule } from './intrinsic.ts';
import { abilitiesWithColors, type ObjectDraft } from './object-draft.ts';
import type { Projection } from './projection.ts';

export interface FunctioningLists {
  readonly replacements: readonly Functioning<ReplacementAbility>[];
  readonly cants: readonly Functioning<CantAbility>[];
  readonly triggers: readonly Functioning<TriggeredAbility>[];
}

/** The functioning abilities of a finished projection. */
export function functioning(projection: Projection): FunctioningLists {
  const lists: Lists = { replacements: [], cants: [], triggers: [] };
  for (const [id, draft] of projection.drafts) {
    addOf(lists, draft, projection);
    if (draft.object.zone === 'battlefield') addByRule(lists, draft, projection, id);
  }
  for (const id of projection.functioningElsewhere) addOf(lists, draftInOtherZone(projection, id), projection);
  for (const effect of projection.state.effects) addLasting(lists, effect);
  lists.triggers.push(...inherentTriggers(projection.state));
  for (const object of projection.state.objects.values()) {
    const found = commanderAbilities(object, projection.edition);
    if (found.length === 0) continue;
    const draft = projection.drafts.get(object.id) ?? draftInOtherZone(projection, object.id);
    for (const effect of found) lists.replacements.push(byRule(draft, effect));
  }
  return lists;
}

/** The triggered abilities of one object, in whatever zone they function. */
export function triggersOf(draft: ObjectDraft): readonly Functioning<TriggeredAbility>[] {
  const found: Functioning<TriggeredAbility>[] = [];
  for (const objectAbility of draft.abilities) {
    for (const piece of piecesOf(objectAbility.ability)) {
      if (piece.ability.kind === 'triggered') found.push(functioningOn(draft, objectAbility, piece, piece.ability));
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

/** The parts of an ability that watch for events: itself, or the abilities its keyword stands for. */
function piecesOf(ability: Ability): readonly Piece[] {
  const cached = PIECES.get(ability);
  if (cached !== undefined) return cached;
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

function addOf(lists: Lists, draft: ObjectDraft, projection: Projection): void {
  if (isSwitchedOff(draft, projection)) return;
  for (const objectAbility of abilitiesWithColors(draft)) {
    for (const piece of piecesOf(objectAbility.ability)) {
      const { ability } = piece;
      const named = ability.kind === 'cant' ? undefined : ability.functionsFrom;
      if (!functionsFrom(named, draft.object.zone, draft.types)) continue;
      if (ability.kind === 'replacement') lists.replacements.push(functioningOn(draft, objectAbility, piece, ability));
      else if (ability.kind === 'cant') lists.cants.push(functioningOn(draft, objectAbility, piece, ability));
      else lists.triggers.push(functioningOn(draft, objectAbility, piece, ability));
    }
  }
}

function functioningOn<A extends Ability>(
  draft: ObjectDraft,
  objectAbility: ObjectAbility,
  piece: Piece,
  ability: A,
): Functioning<A> {
  const { object, controller } = draft;
  return {
    ability,
    key: `${object.id}:${objectAbility.key}${piece.key}`,
    source: object.id,
    controller,
    name: { source: object.id, name: object.label, controller },
    timestamp: Math.max(sinceWhen(object), objectAbility.timestamp),
    context: contextOn(draft),
    fixedSet: undefined,
    uses: undefined,
    rule: piece.rule,
    keyword: piece.keyword,
    several: piece.several,
  };
}

/** Adds abilities that the rules give: to an entering object, by counters, to a Siege. */
function addByRule(lists: Lists, draft: ObjectDraft, projection: Projection, id: GameObject['id']): void {
  if (id === projection.lookingAhead)
    for (const ability of enteringAbilities(draft, projection.edition)) lists.replacements.push(byRule(draft, ability));
  for (const ability of damageAbilities(draft, projection.edition)) lists.replacements.push(byRule(draft, ability));
  for (const ability of counterAbilities(draft.object, projection.edition))
    lists.replacements.push(byRule(draft, ability));
  for (const ability of triggersByRule(draft, projection.edition)) lists.triggers.push(byRule(draft, ability));
}

function byRule<A extends Ability>(draft: ObjectDraft, intrinsic: IntrinsicAbility<A>): Functioning<A> {
  const { object, controller } = draft;
  return {
    ability: intrinsic.ability,
    key: `${object.id}:${intrinsic.key}`,
    source: object.id,
    controller,
    name: { source: object.id, name: object.label, controller },
    timestamp: object.timestamp,
    context: contextOn(draft),
    fixedSet: undefined,
    uses: undefined,
    rule: intrinsic.rule,
    intrinsic: intrinsic.counters,
    keyword: undefined,
  };
}

function contextOn(draft: ObjectDraft): Context {
  const { object, controller } = draft;
  return { source: object.id, controller, chosen: object.chosen, x: chosenX(object) };
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
    fixedSet: effect.fixedSet,
    uses: effect.uses,
  };
  if (does.kind === 'replacement') lists.replacements.push({ ...common, ability: does });
  else if (does.kind === 'cant') lists.cants.push({ ...common, ability: does });
  else lists.triggers.push({ ...common, ability: does, rule: '603.7c' });
}
