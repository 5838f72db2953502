// Activations that are told with an X: "he fires off his Crypt Rats for X = 2".
import { cardWording } from '../../oracle/index.ts';
import { type ActivatedChoice, activatedOf } from '../model/activations.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import { castOf, type Gathered, type Happening } from '../model/mention.ts';

/** The gathered question with each such event as the activation of the one ability that is meant (602.2b). */
export function withToldActivations(gathered: Gathered, cards: Cards): Gathered {
  const activated = gathered.happenings.map(it => activationForX(it, cards));
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

function onlyOne([first, ...more]: readonly ActivatedChoice[]): ActivatedChoice | undefined {
  return more.length === 0 ? first : undefined;
}
