// Application of one change to one draft, in the layer of the change (613.1).
import { assertNever } from '../../kit/assert-never.ts';
import type { Ability } from '../ability/ability.ts';
import type { Amount } from '../ability/amount.ts';
import { type Change, isSizeChange, type SizeChange } from '../ability/continuous-effect.ts';
import { evaluate } from '../match/evaluate.ts';
import { resolvePlayers } from '../match/resolve-reference.ts';
import { select } from '../match/select.ts';
import type { Context } from '../match/view.ts';
import type { ChosenValues } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { some } from '../walk/index.ts';
import {
  forbidKeywords,
  gainAbilities,
  loseAllAbilities,
  loseKeywords,
  loseRulesText,
  sharedAbilities,
} from './ability-changes.ts';
import { becomeCopy } from './apply-copy-change.ts';
import { changeColors } from './color-changes.ts';
import { withGrantorChoices } from './granted-choices.ts';
import type { LayerEffect } from './layer-effect.ts';
import type { ObjectDraft } from './object-draft.ts';
import { modifyPT, setBasePT, switchPT } from './power-toughness-changes.ts';
import type { Projection } from './projection.ts';
import { changeName, changeText } from './text-changes.ts';
import { changeTypes, setsBasicLandType } from './type-changes.ts';
import { undefinedKeywordChoice } from './undefined-choice.ts';

/** Applies one change of an effect to one draft; `numbers` where they are the same for every object. */
export function applyChange(
  projection: Projection,
  draft: ObjectDraft,
  change: Change,
  effect: LayerEffect,
  context: Context,
  numbers?: ChangeNumbers,
): void {
  const chosen = context.chosen ?? {};
  switch (change.kind) {
    case 'copyOf':
      becomeCopy(projection, draft, change, effect, context);
      return;
    case 'control': {
      const controller = resolvePlayers(projection.view, change.who, { ...context, it: draft.object.id })[0];
      if (controller !== undefined) draft.controller = controller;
      return;
    }
    case 'text':
      changeText(draft, change, chosen);
      return;
    case 'setName':
      changeName(draft, change.name);
      return;
    case 'setColors':
    case 'addColors':
    case 'chosenColor':
      changeColors(draft, change, chosen);
      return;
    case 'definePowerToughness':
    case 'setPowerToughness':
    case 'modifyPowerToughness':
    case 'switchPowerToughness':
      changeSize(projection, draft, change, context, numbers);
      return;
    case 'gains':
    case 'loses':
    case 'losesAll':
    case 'cantHave':
    case 'gainsAbilitiesOf':
      changeAbilities(projection, draft, change, effect, context);
      return;
    case 'rule':
      return;
    case 'addTypes':
    case 'chosenType':
    case 'everyBasicLandType':
    case 'everyCreatureType':
    case 'removeTypes':
    case 'setLandTypes':
    case 'setSubtypes':
    case 'setTypes':
      changeTypes(draft, change, chosen);
      if (setsBasicLandType(change, chosen) && draft.types.includes('Land')) {
        if (!projection.edition.misconceptions.landsKeepAbilities) loseRulesText(draft);
      }
      return;
    default:
      assertNever(change);
  }
}

export type ChangeNumbers = readonly [power: number | undefined, toughness: number | undefined];

/** The amounts of a change evaluated for one object, which is "it"; compared for dependency (613.8a). */
export function numbersOf(projection: Projection, change: Change, context: Context, id: ObjectId): ChangeNumbers {
  if (!isSizeChange(change)) return NO_NUMBERS;
  const own = { ...context, it: id, other: id };
  return [number(projection, change.power, own), number(projection, change.toughness, own)];
}

/** The amounts where none depends on the object; undefined where one does. */
export function numbersForAll(projection: Projection, change: Change, context: Context): ChangeNumbers | undefined {
  if (!isSizeChange(change) || speaksOfIt(change)) return undefined;
  return [number(projection, change.power, context), number(projection, change.toughness, context)];
}

const NO_NUMBERS: ChangeNumbers = [undefined, undefined];

const OF_IT = new WeakMap<Change, boolean>();

function speaksOfIt(change: Change): boolean {
  let speaks = OF_IT.get(change);
  if (speaks === undefined) {
    speaks = some('change', change, { ref: ['it'], clause: ['other'] });
    OF_IT.set(change, speaks);
  }
  return speaks;
}

function number(projection: Projection, amount: Amount | undefined, context: Context): number | undefined {
  return amount === undefined || typeof amount === 'number' ? amount : evaluate(projection.view, amount, context);
}

function changeSize(
  projection: Projection,
  draft: ObjectDraft,
  change: SizeChange | OfKind<Change, 'switchPowerToughness'>,
  context: Context,
  numbers: ChangeNumbers | undefined,
): void {
  if (change.kind === 'switchPowerToughness') {
    switchPT(draft);
    return;
  }
  const [power, toughness] = numbers ?? numbersOf(projection, change, context, draft.object.id);
  if (change.kind === 'modifyPowerToughness') modifyPT(draft, power ?? 0, toughness ?? 0);
  else setBasePT(draft, power, toughness);
}

type AbilityChange = Change & { readonly kind: 'gains' | 'loses' | 'losesAll' | 'cantHave' | 'gainsAbilitiesOf' };

function changeAbilities(
  projection: Projection,
  draft: ObjectDraft,
  change: AbilityChange,
  effect: LayerEffect,
  context: Context,
): void {
  switch (change.kind) {
    case 'gains':
      gainAbilities(draft, grantedBy(change.abilities, context.chosen ?? {}), effect);
      return;
    case 'loses':
      loseKeywords(draft, change.keywords);
      return;
    case 'losesAll':
      loseAllAbilities(draft, change, effect);
      return;
    case 'cantHave':
      forbidKeywords(draft, change.keywords);
      return;
    case 'gainsAbilitiesOf': {
      const others = select(projection.view, change.of, context).filter(id => id !== draft.object.id);
      gainAbilities(
        draft,
        others.flatMap(id => sharedAbilities(projection.view.of(id).abilities, change)),
        effect,
      );
      return;
    }
  }
}

/** 607.5a: without the keywords that speak of a choice that was never made. */
function grantedBy(abilities: readonly Ability[], chosen: ChosenValues): readonly Ability[] {
  const made = abilities.filter(ability => undefinedKeywordChoice(ability, chosen) === undefined);
  return withGrantorChoices(made.length === abilities.length ? abilities : made, chosen);
}
