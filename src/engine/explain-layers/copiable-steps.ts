// Steps for the copiable values of an object (613.2, 707, 708, 710, 712, 718).
import type { FaceDownKind } from '../../vocabulary/index.ts';
import type { CopyException } from '../ability/copy-exception.ts';
import { isRoom } from '../copy/printed-values.ts';
import type { View } from '../match/view.ts';
import type { CopyEffect, GameObject } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import type { EffectName, Step } from '../trail/step.ts';

/** Steps for copy effects, status and the like; empty for an object with its printed values. */
export function copiableSteps(view: View, id: ObjectId): readonly Step[] {
  const object = view.object(id);
  const steps: Step[] = object.copies.map(copy => copied(view, object, copy));
  const itself = { source: id, name: object.label, controller: view.controller(id) };
  for (const ruled of statusRules(view, object)) steps.push(step(object, itself, ruled));
  return steps;
}

function copied(view: View, object: GameObject, copy: CopyEffect): Step {
  const chain = copy.of.exceptions.length > 0 || copy.of.printed.layout === 'flip' || object.flipped;
  const exceptions = [...copy.exceptions, ...copy.of.exceptions];
  const also = [
    '613.2a',
    ...(chain || copy.of.printed.cardName !== copy.ofName ? ['707.3'] : []),
    ...(object.faceDown === undefined ? [] : ['708.10']),
    ...(copy.of.prototyped ? ['718.3d'] : []),
    ...(copy.of.printed.faces.length > 1 && TURNS.has(copy.of.printed.layout) ? sideCopied(view, object, copy) : []),
    ...(Object.values(object.chosen).some(it => it !== undefined) ? ['707.6'] : []),
    ...exceptions.flatMap(rulesOfException),
  ];
  const original = { source: undefined, name: copy.ofName, controller: undefined };
  return step(object, original, ['707.2', [...new Set(also)]]);
}

/** 707.8, 707.8a; 712.8a: of a card that is not on the battlefield only the front is copied. */
function sideCopied(view: View, object: GameObject, copy: CopyEffect): readonly string[] {
  const isCard = [...view.state.objects.values()].some(
    it => it.printed === copy.of.printed && it.id !== object.id && it.zone !== 'battlefield' && it.zone !== 'stack',
  );
  return ['707.8', ...(object.token ? ['707.8a'] : []), ...(isCard ? ['712.8a'] : [])];
}

function rulesOfException(exception: CopyException): readonly string[] {
  const rules = OF_EXCEPTION[exception.kind];
  return exception.kind === 'if' ? [...rules, ...exception.then.flatMap(rulesOfException)] : rules;
}

/** 707.9: the rules of copy exceptions, by kind. */
const OF_EXCEPTION = {
  gains: ['707.9a'],
  thisAbility: ['707.9a'],
  otherAbilities: ['707.9a'],
  keepsColor: ['707.9c', '707.9d'],
  powerToughness: ['707.9b', '707.9d'],
  entersWith: ['707.9e'],
  entersTapped: ['707.9e'],
  if: ['707.9f'],
  name: ['707.9b'],
  addTypes: ['707.9b'],
  setTypes: ['707.9b'],
  removeTypes: ['707.9b'],
  setSubtypes: ['707.9b'],
  everyCreatureType: ['707.9b'],
  setColors: ['707.9b'],
  addColors: ['707.9b'],
  startingLoyalty: ['707.9b'],
  losesManaCost: ['707.9b'],
  losesAbilities: ['707.9b'],
} as const satisfies Record<CopyException['kind'], readonly string[]>;

/** A rule with further rules; 'quiet' where a short answer leaves it out. */
type Ruled = readonly [rule: string, also: readonly string[], how?: 'quiet'];

function statusRules(view: View, object: GameObject): readonly Ruled[] {
  const { printed } = object;
  const there = object.zone === 'battlefield' || object.zone === 'stack';
  const rules: Ruled[] = [];
  if (object.faceDown !== undefined)
    rules.push(['708.2a', ['708.2', '708.3', '613.2b', ...downRules(object, object.faceDown)]]);
  else if (object.flipped && printed.layout === 'flip') rules.push(['710.2', []]);
  else if (object.prototyped && there) rules.push(['718.3b', ['702.160a']]);
  else if (printed.faces.length > 1 && there && TURNS.has(printed.layout)) rules.push(sideRule(object));
  if (object.components.length > 0) rules.push(printed.layout === 'meld' ? ['712.8g', []] : ['730.2a', ['702.140e']]);
  if (isRoom(printed) && object.zone === 'battlefield') rules.push(['709.5', []]);
  if (object.token) rules.push(...tokenRules(view, object));
  return rules;
}

/** The rules for a face-down object; the costs of a spell cast face down name the ability. */
function downRules(object: GameObject, kind: FaceDownKind): readonly string[] {
  const costs = object.cast?.costs ?? [];
  if (costs.includes('morph') || costs.includes('megamorph')) return FACE_DOWN_BY.morph;
  return costs.includes('disguise') ? FACE_DOWN_BY.disguise : FACE_DOWN_BY[kind];
}

/** Rules by the way an object was turned face down. */
const FACE_DOWN_BY = {
  manifested: ['701.40a'],
  cloaked: ['701.58a'],
  morph: ['702.37c'],
  disguise: ['702.168b'],
  effect: [],
} as const satisfies Record<FaceDownKind, readonly string[]>;

/** 712.8: the side that is up; 712.14, 712.14a: which side that is where an effect put it there this turn. */
function sideRule(object: GameObject): Ruled {
  const put = object.arrivedThisTurn && object.cast === undefined && !object.token;
  if (object.printed.layout === 'modal_dfc') return ['712.8f', put ? ['712.14'] : []];
  if (object.face === 0) return ['712.8d', put ? ['712.14'] : [], 'quiet'];
  return ['712.8e', put ? ['712.14a', '202.3b'] : ['202.3b']];
}

const TURNS: ReadonlySet<string> = new Set(['transform', 'modal_dfc', 'battle', 'token']);

/** 111.10: the letter of each predefined token. */
const PREDEFINED: Readonly<Record<string, string>> = {
  Treasure: 'a',
  Food: 'b',
  Gold: 'c',
  Walker: 'd',
  Shard: 'e',
  Clue: 'f',
  Blood: 'g',
  Powerstone: 'h',
  Incubator: 'i',
  Cursed: 'j',
  Monster: 'k',
  Royal: 'm',
  Sorcerer: 'n',
  Virtuous: 'p',
  Wicked: 'q',
  'Young Hero': 'r',
  Map: 's',
  Junk: 't',
  Lander: 'u',
  Mutagen: 'v',
  Vibranium: 'w',
};

/** 111.3: the effect that creates a token defines its characteristics; 111.4: its default name. */
function tokenRules(view: View, object: GameObject): readonly Ruled[] {
  if (object.copies.length > 0) return [];
  const face = object.printed.faces[0];
  const byDefault = [face.subtypes.join(' '), `${face.subtypes.join(' ')} Token`].includes(face.name);
  const legendary = view.of(object.id).supertypes.includes('Legendary');
  const predefined = PREDEFINED[face.name.replace(/ (?:Token|Role)$/, '')];
  const also = ['111.2', ...(legendary ? ['111.9'] : []), ...(predefined === undefined ? [] : [`111.10${predefined}`])];
  return [byDefault ? ['111.4', also] : ['111.3', also, 'quiet']];
}

function step(object: GameObject, effect: EffectName, [rule, also, how]: Ruled): Step {
  return {
    kind: 'layer',
    rule,
    ...(also.length > 0 ? { also } : {}),
    notable: how !== 'quiet',
    object: object.id,
    effect,
    change: undefined,
    code: 'copiable',
  };
}
