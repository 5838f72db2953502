// Activations that are told in other words: "he fires off his Crypt Rats for X = 2", "Loyal Retainers getting back Rorix".
import { cardWording } from '../../oracle/index.ts';
import { type ActivatedChoice, activatedForItself, activatedOf } from '../model/activations.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import { castOf, type Gathered, type Happening, type Mention } from '../model/mention.ts';
import type { SpokenAction, Token } from '../tokens/question-token.ts';

/** The gathered question with each such event as the activation of the one ability that is meant (602.2b). */
export function withToldActivations(gathered: Gathered, tokens: readonly Token[], cards: Cards): Gathered {
  const happenings = withPurposes(gathered, tokens, cards);
  const activated = happenings.map(it => activationTold(it, cards));
  if (happenings === gathered.happenings && activated.every(it => it === undefined)) return gathered;
  return { ...gathered, happenings: happenings.map((it, n) => activated[n] ?? it) };
}

function activationTold(happening: Happening, cards: Cards): Happening | undefined {
  return (
    activationForX(happening, cards) ??
    activationForDamage(happening, cards) ??
    withXOfAbility(happening) ??
    activationOfDeed(happening, cards)
  );
}

/** Words of abilities for what somebody does. */
const PURPOSES: Partial<Record<SpokenAction, string>> = {
  draws: 'draw',
  gainsLife: 'gain',
  deals: 'damage',
  hits: 'damage',
  destroys: 'destroy',
  exiles: 'exile',
  bounces: 'return',
  returns: 'return',
  mills: 'mill',
};

/** Actions on objects by which an ability is meant that its source is sacrificed for, whatever is said of the sacrifice. */
const DONE_TO_OBJECTS: readonly SpokenAction[] = ['returns', 'destroys', 'exiles'];

/** The wording "I sac Aether Spellbomb to draw a card": a sacrifice and its purpose as the one ability that is both. */
function withPurposes(gathered: Gathered, tokens: readonly Token[], cards: Cards): readonly Happening[] {
  const { happenings } = gathered;
  const at = happenings.findIndex((it, n) => isPurpose(it, happenings[n + 1], tokens));
  const [sacrifice, purpose] = happenings.slice(at);
  const word = purpose === undefined ? undefined : PURPOSES[purpose.action];
  const [source] = sacrifice?.objects ?? [];
  const outlet =
    sacrifice === undefined || word === undefined ? undefined : outletFor(sacrifice, word, gathered, cards);
  if (sacrifice !== undefined && purpose !== undefined && outlet !== undefined) {
    const paying = { ...sacrifice, targets: [outlet, ...purpose.targets, ...purpose.objects], whole: true as const };
    return [...happenings.slice(0, at), paying, ...happenings.slice(at + 2)];
  }
  const ability = source === undefined || word === undefined ? undefined : abilityForItself(source, word, cards);
  if (at < 0 || sacrifice === undefined || purpose === undefined || ability === undefined) return happenings;
  const { amount: _, counter: __, toPlayer, ...rest } = sacrifice;
  const targets = [...purpose.targets, ...purpose.objects];
  const aimed = purpose.toPlayer ?? toPlayer;
  const activation: Happening = {
    ...rest,
    action: 'activates',
    ...(source === undefined ? {} : { source }),
    objects: [],
    targets,
    ability: ability.named,
    ...(aimed === undefined ? {} : { toPlayer: aimed }),
  };
  return [...happenings.slice(0, at), activation, ...happenings.slice(at + 2)];
}

/** The wording "Attrition is out, I sac a creature to kill X": the one permanent whose ability is paid for so and does that. */
function outletFor(
  { objects, who = 'you', targets }: Happening,
  word: string,
  { mentions }: Gathered,
  cards: Cards,
): Mention | undefined {
  const pays = (mention: Mention) => {
    const known = cardKnown(cards, mention);
    const isThere = (mention.place ?? 'battlefield') === 'battlefield' && (mention.whose ?? who) === who;
    if (known === undefined || known.spell || !isThere || objects.includes(mention)) return false;
    const ability = onlyOne(activatedOf(known).filter(it => cardWording(it.cost).costsOtherSacrifice));
    const says = ability && cardWording(ability.effect);
    return says?.has(word) === true && says.hasTarget;
  };
  const [outlet, ...more] = targets.length > 0 ? [] : mentions.filter(pays);
  return more.length === 0 ? outlet : undefined;
}

/** Whether what is told after a sacrifice is what it was made for: nothing but "to" parts them. */
function isPurpose(sacrifice: Happening, next: Happening | undefined, tokens: readonly Token[]): boolean {
  const [object, ...more] = sacrifice.objects;
  if (sacrifice.action !== 'sacrifices' || next === undefined || object === undefined || more.length > 0) return false;
  const between = tokens.filter(it => it.at > object.at && it.at < next.at && it.kind !== 'filler');
  // "I sacrifice Blood Artist itself to …"
  const [to, ...others] = between.filter(it => !/self$/iu.test(it.text));
  return to?.kind === 'small' && to.word === 'to' && others.length === 0 && !next.asked && !sacrifice.asked;
}

/** The one ability of a permanent for which it is sacrificed itself, and whose effect has that word. */
function abilityForItself(source: Mention, word: string, cards: Cards): ActivatedChoice | undefined {
  const known = cardKnown(cards, source);
  const all = known === undefined ? [] : activatedForItself(known);
  return onlyOne(all.filter(it => cardWording(it.effect).has(word)));
}

/** The wording "Crypt Rats for 3": the X of the one ability of a permanent that deals X damage. */
function activationForDamage(happening: Happening, cards: Cards): Happening | undefined {
  const { action, source, verb, objects, targets, amount } = happening;
  const known = source === undefined ? undefined : cardKnown(cards, source);
  if (action !== 'hits' || verb !== undefined || known === undefined || known.spell || amount === undefined)
    return undefined;
  if (objects.length + targets.length > 0 || known.face.power === amount) return undefined;
  const ability = onlyOne(activatedOf(known));
  const says = ability === undefined ? undefined : cardWording(ability.effect);
  if (ability === undefined || !cardWording(ability.cost).hasX || says?.has('damage') !== true || says.hasTarget)
    return undefined;
  return { ...happening, action: 'activates', ability: ability.named };
}

/** The X that is told of the source of an activated ability, as that of the ability: "Kessig Wolf Run for X = 4 on my Elf". */
function withXOfAbility(happening: Happening): Happening | undefined {
  const { action, source, amount } = happening;
  const x = source === undefined ? undefined : castOf(source).x;
  if (action !== 'activates' || source === undefined || amount !== undefined || typeof x !== 'number') return undefined;
  const { cast: _, ...patch } = source.patch;
  source.patch = patch;
  return { ...happening, amount: x };
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

/** The activation of a permanent that is told to do something, where only an ability that it is sacrificed for does so. */
function activationOfDeed(happening: Happening, cards: Cards): Happening | undefined {
  const { action, source, objects } = happening;
  const word = DONE_TO_OBJECTS.includes(action) ? PURPOSES[action] : undefined;
  const known = source === undefined ? undefined : cardKnown(cards, source);
  if (word === undefined || source === undefined || known === undefined || objects.length !== 1) return undefined;
  const does = (effect: string) => cardWording(effect).has(word);
  const ability = abilityForItself(source, word, cards);
  const isOfTrigger = known.face.abilities.some(it => it.kind === 'triggered' && does(it.effect));
  if (ability === undefined || !cardWording(ability.effect).hasTarget || isOfTrigger) return undefined;
  if (happening.zone !== undefined) for (const target of objects) target.place ??= happening.zone;
  return { ...happening, action: 'activates', objects: [], targets: [...objects], ability: ability.named };
}

function onlyOne([first, ...more]: readonly ActivatedChoice[]): ActivatedChoice | undefined {
  return more.length === 0 ? first : undefined;
}
