// Staging of `activates`: an activated ability of a permanent is paid for and resolves (602.2, 608.2).
import type { Cause, Effect, GameEvent, GameState } from '../../engine/index.ts';
import { map, project } from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import {
  type ActivationCost,
  abilitiesMeant,
  abilityWord,
  activatedParts,
  isCrafting,
  isCrewing,
  isCycling,
  isEquipping,
  isSaddling,
  keywordActivations,
  readActivationCost,
  zoneMovedOutOf,
} from '../../oracle/index.ts';
import type { When } from '../schema/when-events.ts';
import { activationWords } from '../shorthand/activation-line.ts';
import { untimely } from './activation-timing.ts';
import { brokenLimit } from './broken-limits.ts';
import { forbidding, type RefusedAct } from './forbidden-activation.ts';
import { combinedCost } from './loyalty-costs.ts';
import { nothingRead } from './nothing-read.ts';
import { textDivided } from './stage-division.ts';
import { isOfX } from './stage-resolution.ts';
import { areLegal, doesSomething, MOST_OFFERED, type Targeting, targetsOf } from './stage-targets.ts';
import { objectNamed, recordUnreadOfEvent, type Staging } from './staging.ts';
import { unpaidPart } from './unpaid-costs.ts';

type Activates = Extract<When, { readonly kind: 'activates' }>;

const PATH: Issue['path'] = ['when', 'activates'];

/** The event in which the ability's costs are paid and its instructions carried out; undefined with problems recorded. */
export function activatesEvent(staging: Staging, state: GameState, when: Activates): GameEvent | undefined {
  const id = objectNamed(staging, when.object, [...PATH, 'object']);
  const object = id === undefined ? undefined : state.objects.get(id);
  if (id === undefined || object === undefined) return undefined;
  const name = object.label;
  const own = project(state, staging.edition).of(id);
  // 201.5, 707.2: a text calls its object by the name it has, which a copy has too
  const named = own.name === '' ? name : own.name;
  const names = [...new Set([named, named.split(', ')[0] ?? named, name])];
  const written = own.abilities.flatMap(({ ability }) => {
    if (ability.kind === 'keyword') return keywordActivations(ability, named, staging.cards.compiler.print);
    return ability.kind === 'activated' ? [ability.text] : [];
  });
  const abilities = written.filter(it => (zoneMovedOutOf(it, named) ?? 'battlefield') === object.zone);
  const [elsewhere] = written;
  if (abilities.length === 0 && (elsewhere !== undefined || object.zone !== 'battlefield'))
    return refuse(staging, 'object', worksElsewhere(name, named, elsewhere));
  const targeting: Targeting = {
    name,
    path: PATH,
    controller: object.controller,
    source: id,
    named: when.targets,
    x: when.x,
    words: targets => activationWords({ ...when, targets }),
  };
  const fits = (it: string) =>
    areLegal(staging, state, targeting, staging.cards.compiler.instructions(activatedParts(it)?.effect ?? it, names));
  const text = abilityNamed(staging, when, name, ofSeveralEquips(when, abilities, fits));
  const parts = text === undefined ? undefined : activatedParts(text);
  if (text === undefined) return undefined;
  if (parts === undefined) return refuse(staging, 'ability', `I could not read this ability of ${name}: "${text}"`);
  const whole = combinedCost(staging, state, parts, { source: id, x: when.x });
  const cost = forKeyword(text, readActivationCost(whole, names, staging.cards.compiler.instructions));
  const by: Cause = { name, controller: object.controller, source: id, isEffect: true };
  const forbidden = forbidding(staging, state, id, parts);
  if (forbidden !== undefined) return refuse(staging, 'object', forbidden);
  const broken =
    untimely(staging, state, { by, effect: parts.effect, isLoyalty: parts.loyalty !== undefined }) ??
    brokenLimit(staging, state, { effect: parts.effect, names, by });
  if (broken !== undefined) return refuse(staging, 'object', broken);
  const unpaid = unpaidPart(state, staging.edition, cost.parts, { name, by, x: when.x });
  if (unpaid !== undefined) return refuse(staging, 'object', unpaid);
  const effect = textDivided(staging, parts.effect, {
    name,
    names,
    path: PATH,
    targets: when.targets,
    divided: when.divided,
    x: when.x,
    words: divided => activationWords({ ...when, divided }),
  });
  if (effect === undefined) return undefined;
  const instructions = staging.cards.compiler.instructions(effect, names);
  recordUnreadOfEvent(staging, name, cost.unread);
  if (instructions.effects.length === 0)
    return refuse(
      staging,
      'ability',
      nothingRead(staging, `this ability of ${name}`, parts.effect, instructions.unread),
    );
  const { targets, illegal } = targetsOf(staging, state, targeting, instructions);
  if (doesSomething({ targets, illegal }, instructions)) {
    recordUnreadOfEvent(staging, name, instructions.unread);
    recordUnreadOfEvent(staging, name, instructions.lasting, 'lasts');
  }
  const paid = cost.parts.flatMap(it => it.effects);
  const costs = asActions(text, paid);
  if (when.x === undefined && (isOfX(instructions.effects) || isOfX(costs)))
    return refuse(staging, 'x', `This ability has an X. Say what X is: ${activationWords({ ...when, x: 3 })}.`);
  return {
    kind: 'carriesOut',
    effects: asKeyword(text, instructions.effects),
    costs,
    activation: { isMana: parts.isMana, isLoyalty: parts.loyalty !== undefined },
    by,
    targets,
    rule: '608.2c',
    ...(illegal.length === 0 ? {} : { illegal }),
    ...(when.x === undefined ? {} : { x: when.x }),
  };
}

/** The instructions as those of the keyword: 702.122e, a Vehicle becomes crewed; 702.167c, what crafted it is linked to it. */
function asKeyword(text: string, effects: readonly Effect[]): readonly Effect[] {
  if (isCrewing(text)) return [{ kind: 'act', action: 'become crewed', effects }];
  if (!isCrafting(text)) return effects;
  return effects.map(it => (it.kind === 'move' && it.to === 'battlefield' ? { ...it, crafted: true } : it));
}

/** The cost with its creatures tapped for the keyword whose ability it is (702.122a, 702.171a). */
function forKeyword(text: string, cost: ActivationCost): ActivationCost {
  const tappedFor = isCrewing(text) ? 'crew' : isSaddling(text) ? 'saddle' : undefined;
  if (tappedFor === undefined) return cost;
  const parts = cost.parts.map(part => ({
    ...part,
    effects: map('effect', part.effects, { objects: it => (it.kind === 'choose' ? { ...it, tappedFor } : it) }),
  }));
  return { ...cost, parts };
}

/** The costs with the actions that are done by paying them: cycling (702.29c), and crewing by each creature (702.122b). */
function asActions(text: string, paid: readonly Effect[]): readonly Effect[] {
  if (isCycling(text)) return [{ kind: 'act', action: 'cycle', effects: paid }];
  if (!isCrewing(text)) return paid;
  const crews: Effect = { kind: 'act', action: 'crew a Vehicle', effects: [] };
  return [...paid, { kind: 'performs', what: { kind: 'ref', ref: { kind: 'those' } }, effects: [crews] }];
}

/** 702.6d: the abilities with one of several equip abilities, which differ in what they may target: one that fits. */
function ofSeveralEquips(
  { ability, targets }: Activates,
  abilities: readonly string[],
  fits: (text: string) => boolean,
): readonly string[] {
  const equips = abilities.filter(isEquipping);
  if (ability !== undefined || targets.length === 0 || equips.length < 2) return abilities;
  const used = equips.find(fits) ?? equips.at(-1);
  return abilities.filter(it => !isEquipping(it) || it === used);
}

/** 113.6: the reason why no ability of an object can be activated where it is. */
function worksElsewhere(name: string, named: string, ability: string | undefined): string {
  const zone = ability === undefined ? undefined : zoneMovedOutOf(ability, named);
  if (zone !== undefined) return `This ability of ${name} works only from its owner's ${zone} (113.6m).`;
  return `${name} is not on the battlefield.`;
}

/** The text of the ability that is meant; undefined with the problem recorded. */
function abilityNamed(
  staging: Staging,
  when: Activates,
  name: string,
  abilities: readonly string[],
): string | undefined {
  const { ability } = when;
  if (abilities.length === 0) return refuse(staging, 'object', `${name} has no activated ability here.`);
  const others = abilities.filter(it => activatedParts(it)?.isMana !== true);
  const notOfMana = others.length > 0 ? others : abilities;
  const targeting = notOfMana.filter(it => when.targets.length > 0 && /\btarget\b/.test(it));
  const usual = targeting.length > 0 ? targeting : notOfMana;
  const fitting = ability === undefined ? usual : abilitiesMeant(ability, abilities);
  const [only, ...more] = fitting;
  if (only !== undefined && more.length === 0) return only;
  const among = more.length > 0 ? fitting : abilities;
  const lines = among
    .map(it => activationWords({ ...when, ability: abilityWord(it, abilities) }))
    .slice(0, MOST_OFFERED);
  const list = among.map(it => `${abilities.indexOf(it) + 1} (${it})`).join(' ');
  const message =
    ability === undefined || more.length > 0
      ? `${name} has several abilities. Which one is meant? ${list}`
      : `"${ability}" is none of the abilities of ${name}: ${list}`;
  staging.issues.push({ path: [...PATH, 'ability'], message, instead: lines });
  return undefined;
}

function refuse(staging: Staging, key: string, why: string | RefusedAct): undefined {
  staging.issues.push({ path: [...PATH, key], ...(typeof why === 'string' ? { message: why } : why) });
  return undefined;
}
