// Rules of changes and of the sources of their effects, beside those of the layers.

import { assertNever } from '../../kit/assert-never.ts';
import type { Change } from '../ability/continuous-effect.ts';
import type { LayerEffect } from '../layers/layer-effect.ts';
import { type Projection, projectedObject } from '../layers/projection.ts';
import { setsBasicLandType } from '../layers/type-changes.ts';
import type { ChosenValues } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import { isBasicLandType } from '../model/subtypes.ts';
import { some, type Tests } from '../walk/index.ts';

/** The rules of a change beside 613; `chosen` are the choices of the effect's source. */
export function rulesOfChange(change: Change, chosen: ChosenValues): readonly string[] {
  const paid = some('change', change, { amount: ['remembered'] });
  return [...rulesOfKind(change, chosen), ...(paid ? ['607.2g'] : [])];
}

/** 305.7: whether a change sets a basic land type, of which that rule says more than the one of its layer. */
export function isOfLandType(change: Change, chosen: ChosenValues): boolean {
  if (change.kind === 'setLandTypes') return change.subtypes.some(isBasicLandType);
  return change.kind === 'everyBasicLandType' || (change.kind === 'chosenType' && setsBasicLandType(change, chosen));
}

function rulesOfKind(change: Change, chosen: ChosenValues): readonly string[] {
  switch (change.kind) {
    case 'setLandTypes':
      return change.subtypes.some(isBasicLandType) ? ['305.7', '205.1a'] : ['205.1a'];
    case 'setTypes':
      return change.subtypes.some(isBasicLandType) ? ['205.1a', '305.7'] : ['205.1a'];
    case 'setSubtypes':
    case 'removeTypes':
      return ['205.1a'];
    case 'addTypes':
      return change.subtypes.some(isBasicLandType) ? ['205.1b', '305.7'] : ['205.1b'];
    case 'everyBasicLandType':
      return ['305.7'];
    case 'chosenType':
      return setsBasicLandType(change, chosen) ? ['305.7', '607.2d'] : ['607.2d'];
    case 'chosenColor':
      return ['607.2d'];
    case 'text':
      return ['612.2'];
    case 'setName':
      return ['612.8'];
    case 'copyOf':
      return [change.of.kind === 'topOfGraveyard' ? '612.6' : '707.2c'];
    case 'cantHave':
      return ['113.11'];
    case 'addColors':
    case 'control':
    case 'definePowerToughness':
    case 'everyCreatureType':
    case 'gains':
    case 'gainsAbilitiesOf':
    case 'loses':
    case 'losesAll':
    case 'modifyPowerToughness':
    case 'rule':
    case 'setColors':
    case 'setPowerToughness':
    case 'switchPowerToughness':
      return [];
    default:
      return assertNever(change);
  }
}

/** The rules of an effect's source and of the time since which it applies to the object. */
export function rulesOfEffect(projection: Projection, effect: LayerEffect, id: ObjectId): readonly string[] {
  const rules: string[] = [];
  if (effect.rule !== undefined) rules.push(effect.rule);
  if (effect.origin === 'lasting') rules.push('611.2e');
  if (effect.origin === 'counter') rules.push('613.7c');
  if (effect.origin === 'resolved' && effect.fixedSet !== undefined) {
    // 400.7a: an effect older than the permanent applied to the spell it was.
    const carried =
      projectedObject(projection, id).timestamp > effect.timestamp &&
      projectedObject(projection, id).zone === 'battlefield';
    rules.push(carried ? '400.7a' : '611.2c');
  }
  return [...rules, ...rulesOfConditions(projection, effect)];
}

/** The rules of the effect's conditions: levels, station, anchor words, devotion. */
function rulesOfConditions(projection: Projection, effect: LayerEffect): readonly string[] {
  if (effect.conditions.length === 0) return [];
  const object = effect.source === undefined ? undefined : projectedObject(projection, effect.source);
  const { layout } = object?.printed ?? {};
  const rules: string[] = [];
  const asks = (tests: Tests) => some('condition', effect.conditions, tests);
  if (asks({ condition: ['level'] })) rules.push(layout === 'leveler' ? '711.2a' : '716.2a');
  if (asks(countingCounters('level'))) rules.push('711.2a');
  if (asks(countingCounters('charge')) && isStation(projection, effect)) rules.push('721.2b');
  if (asks({ condition: ['chosenWord'] })) rules.push('614.12c');
  if (asks({ amount: ['devotion'] })) rules.push('700.5');
  if (asks(linkedBy(verb => verb === 'devoured'))) rules.push('702.82b');
  else if (asks(linkedBy(() => true))) rules.push('607.1');
  return rules;
}

function countingCounters(counter: string): Tests {
  return {
    amount: it => 'counter' in it && it.counter === counter,
    clause: it => it.kind === 'counters' && it.counter === counter,
  };
}

function linkedBy(isVerb: (verb: string) => boolean): Tests {
  return {
    condition: it => it.kind === 'linked' && isVerb(it.verb),
    amount: it => (it.kind === 'linked' || it.kind === 'linkedTotal') && isVerb(it.verb),
  };
}

function isStation(projection: Projection, effect: LayerEffect): boolean {
  const draft = effect.source === undefined ? undefined : projection.drafts.get(effect.source);
  return draft?.subtypes.includes('Spacecraft') ?? false;
}
