// Activations that are told by what they do: "he fires off his Crypt Rats for X = 2", "I ping his Titan with my Sharpshooter".
import { cardWording } from '../../oracle/index.ts';
import { type ActivatedChoice, activatedOf } from '../model/activations.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import { castOf, type Gathered, type Happening } from '../model/mention.ts';

/** The gathered question with each such event as the activation of the one ability that is meant (602.2b). */
export function withToldActivations(gathered: Gathered, cards: Cards): Gathered {
  const activated = gathered.happenings.map(it => activationForX(it, cards) ?? activationOfPing(it, cards));
  if (activated.every(it => it === undefined)) return gathered;
  return { ...gathered, happenings: gathered.happenings.map((it, n) => activated[n] ?? it) };
}

/** The activation of a permanent that is told with an X, where its mana cost has none and the cost of one ability has. */
function activationForX(happening: Happening, cards: Cards): Happening | undefined {
  const [object, ...more] = happening.objects;
  const x = object === undefined ? undefined : castOf(object).x;
  const known = object === undefined ? undefined : cardKnown(cards, object);
  if (happening.action !== 'enters' || object === undefined || known === undefined || more.length > 0) return undefined;
  if (typeof x !== 'number' || known.x || known.spell || known.says.has('kick')) return undefined;
  const ability = onlyOne(activatedOf(known).filter(it => cardWording(it.cost).hasX));
  if (ability === undefined) return undefined;
  const { cast: _, ...patch } = object.patch;
  object.patch = patch;
  return { ...happening, action: 'activates', source: object, objects: [], amount: x, ability: ability.named };
}

/** The activation of a creature that is told to ping something, where one ability of it deals damage to a target. */
function activationOfPing(happening: Happening, cards: Cards): Happening | undefined {
  const { action, verb, amount, beside, objects, targets, toPlayer } = happening;
  const source = happening.source ?? beside[0];
  const known = source === undefined ? undefined : cardKnown(cards, source);
  const isAimed = objects.length + targets.length > 0 || toPlayer !== undefined;
  if (action !== 'hits' || !/^ping/iu.test(verb?.text ?? '') || known?.creature !== true || !isAimed) return undefined;
  const ability = amount === undefined ? onlyOne(activatedOf(known).filter(isOfDamage)) : undefined;
  if (source === undefined || ability === undefined) return undefined;
  return {
    ...happening,
    action: 'activates',
    source,
    beside: beside.filter(it => it !== source),
    ability: ability.named,
  };
}

function onlyOne([first, ...more]: readonly ActivatedChoice[]): ActivatedChoice | undefined {
  return more.length === 0 ? first : undefined;
}

/** Whether an ability deals damage to something that is chosen. */
export function isOfDamage({ effect }: ActivatedChoice): boolean {
  const says = cardWording(effect);
  return says.hasTarget && says.has('deals');
}
