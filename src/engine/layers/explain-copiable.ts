// 613.2, 707, 708, 710, 712, 718: what made an object's copiable values what they are.
import type { CopyException } from '../ability/copy.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import type { CopyEffect, GameObject } from '../model/object.ts';
import type { Step } from '../trail/step.ts';

/** Steps for copy effects, statuses and the like; empty for an object that is what is printed on it. */
export function explainCopiable(view: View, id: ObjectId): readonly Step[] {
  const object = view.object(id);
  const steps: Step[] = object.copies.map(copy => copied(view, object, copy));
  for (const [rule, also] of statusRules(view, object)) steps.push(step(view, object, object.label, rule, also));
  return steps;
}

function copied(view: View, object: GameObject, copy: CopyEffect): Step {
  const chain = copy.of.exceptions.length > 0 || copy.of.printed.layout === 'flip' || object.flipped;
  const exceptions = [...copy.exceptions, ...copy.of.exceptions];
  const also = [
    '613.2a',
    ...(chain || copy.of.printed.cardName !== copy.ofName ? ['707.3'] : []),
    ...(object.faceDown === undefined ? [] : ['708.10']),
    ...(object.token && copy.of.printed.faces.length > 1 ? ['707.8a'] : []),
    ...exceptions.flatMap(rulesOfException),
  ];
  return step(view, object, copy.ofName, '707.2', [...new Set(also)]);
}

function rulesOfException(exception: CopyException): readonly string[] {
  switch (exception.kind) {
    case 'gains':
    case 'thisAbility':
      return ['707.9a'];
    case 'keepsColor':
      return ['707.9c', '707.9d'];
    case 'powerToughness':
      return ['707.9b', '707.9d'];
    case 'entersWith':
    case 'entersTapped':
      return ['707.9e'];
    case 'if':
      return ['707.9f', ...exception.then.flatMap(rulesOfException)];
    default:
      return ['707.9b'];
  }
}

type Ruled = readonly [string, readonly string[]];

function statusRules(view: View, object: GameObject): readonly Ruled[] {
  const { printed } = object;
  const there = object.zone === 'battlefield' || object.zone === 'stack';
  const rules: Ruled[] = [];
  if (object.faceDown !== undefined) rules.push(['708.2a', ['708.2', '613.2b']]);
  else if (object.flipped && printed.layout === 'flip') rules.push(['710.2', []]);
  else if (object.prototyped && there) rules.push(['718.3b', ['702.160a']]);
  else if (object.face > 0 && there && TURNS.has(printed.layout)) {
    rules.push([
      printed.layout === 'modal_dfc' ? '712.8f' : '712.8e',
      printed.layout === 'modal_dfc' ? [] : ['202.3b'],
    ]);
  }
  if (object.components.length > 0) rules.push(printed.layout === 'meld' ? ['712.8g', []] : ['730.2a', ['702.140e']]);
  if (printed.layout === 'room' && object.zone === 'battlefield') rules.push(['709.5', []]);
  if (object.token) rules.push(...tokenRules(view, object));
  return rules;
}

const TURNS: ReadonlySet<string> = new Set(['transform', 'modal_dfc', 'battle', 'token']);

/** 111.3: a token's characteristics are what its maker says; 111.4: and its name, where nothing else is said. */
function tokenRules(view: View, object: GameObject): readonly Ruled[] {
  if (object.copies.length > 0) return [];
  const face = object.printed.faces[0];
  const byDefault = [face.subtypes.join(' '), `${face.subtypes.join(' ')} Token`].includes(face.name);
  const legendary = view.of(object.id).supertypes.includes('Legendary');
  return [[byDefault ? '111.4' : '111.3', legendary ? ['111.9'] : []]];
}

function step(view: View, object: GameObject, name: string, rule: string, also: readonly string[]): Step {
  const effect = { source: object.id, name, controller: view.controller(object.id) };
  return {
    kind: 'layer',
    rule,
    ...(also.length > 0 ? { also } : {}),
    notable: rule !== '111.3',
    object: object.id,
    effect,
    change: undefined,
    note: 'copiable',
  };
}
