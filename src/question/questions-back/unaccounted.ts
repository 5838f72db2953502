// Words of a question that its scenario does not hold: a reading that drops any of them would answer another question.

import { doesThat } from '../events/event-writing.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening, Mention, Patch } from '../model/mention.ts';
import type { Plan } from '../model/plan.ts';
import { isCountersPut, isPartOf } from '../plan/earlier-events.ts';
import type { SpokenAction, Token } from '../tokens/question-token.ts';
import { isEmptyMap, type ValuesWritten, valuesIn } from './values-written.ts';

/** The words of a question that tell of something its scenario, as `data`, has no place for. */
export function unaccounted(gathered: Gathered, plan: Plan, data: Patch, cards: Cards): readonly string[] {
  // what an object had before it was blinked is no part of what comes back
  const past = isBlink(plan, cards) ? movedBy(plan).map(it => it.patch) : [];
  // nor is what was paid for one that is brought back from a graveyard
  if (isReturnBySpell(plan, cards)) past.push(...movedBy(plan).map(it => ({ cast: it.patch.cast })));
  const written = valuesIn([data, ...past]);
  const named = (mention: Mention) =>
    isNamed(mention, written) || isDone(mention, gathered, plan, cards) || doesThat(mention, plan.happening, cards);
  const told = (token: Token) =>
    (isTold(token, written, gathered, plan) ||
      isLifePaid(token, gathered, cards) ||
      isDealtByAbility(token, plan, cards) ||
      isCasterOfAny(token, plan)) &&
    isOnItsSide(token, data) &&
    !isOfNothing(token, gathered, cards);
  return [
    ...gathered.mentions.filter(it => it.implied !== true && !named(it)).map(it => it.text),
    ...gathered.told.filter(it => !told(it)).map(it => it.text),
    ...gathered.happenings.flatMap(it => (isLost(it, gathered, plan, cards) ? (it.verb?.text ?? []) : [])),
    ...(isDoneByEach(plan) ? ['each opponent'] : []),
    ...gathered.mentions.filter(it => isSecondAlone(it, gathered, plan)).map(it => it.text),
  ];
}

/** Whether a permanent is called the second of its name, and no other one of that name was told of. */
function isSecondAlone(mention: Mention, { mentions, told }: Gathered, { happening: { objects, by } }: Plan): boolean {
  const [name] = mention.names;
  const { another, at, place, count, copying } = mention;
  if (!another || name === undefined || (place ?? 'battlefield') !== 'battlefield') return false;
  if (count > 1 || copying !== undefined || [...objects, by].includes(mention)) return false;
  // "another enchantment (Rhystic Study)" is the first of its name
  const isSecond = told.some(it => SECOND.test(it.text) && it.end < at && at - it.end < 3);
  return isSecond && !mentions.some(it => it !== mention && (it.names[0] === name || it.copying?.names[0] === name));
}

const SECOND = /\b(?:second|2nd|third|3rd)$/iu;

/** Whether each of several opponents does something, of which a scenario has one event for one player. */
function isDoneByEach({ happening, gathered: { facts } }: Plan): boolean {
  const several = facts.some(({ path, value }) => path[0] === 'seats' && Number(value) > 2);
  return several && happening.each === true && happening.action === 'enters';
}

function isBlink({ happening: { action, by } }: Plan, cards: Cards): boolean {
  const known = by === undefined ? undefined : cardKnown(cards, by);
  return action === 'blinks' || known?.says.action.kind === 'blinks';
}

function isReturnBySpell({ happening: { by, verb } }: Plan, cards: Cards): boolean {
  const known = by === undefined ? cards.named(verb?.card ?? '') : cardKnown(cards, by);
  return known?.spell === true && known.says.action.kind === 'returns';
}

function movedBy({ happening: { objects, targets, beside } }: Plan): readonly Mention[] {
  return [...objects, ...targets, ...beside];
}

/** Whether the card of an object stands in the scenario; a token has no name to look for. */
function isNamed({ names, noun, text }: Mention, { words, keys }: ValuesWritten): boolean {
  const name = names[0] ?? noun?.card;
  return name === undefined ? keys.has('token') || keys.has('copyOf') : words.has(name) || words.has(text);
}

/** The wording "I cast Divination": a spell of which the event is what it does. */
function isDone(mention: Mention, { happenings }: Gathered, { happening: event }: Plan, cards: Cards): boolean {
  const spells = [event, ...happenings.filter(it => it.action === 'resolves' || it.at === event.at)];
  // what another spell is told to be done to is not cast with it
  const cast = spells.filter(it => it.by === undefined || it.by === mention);
  const objects = cardKnown(cards, mention)?.spell === true ? cast.flatMap(it => it.objects) : [];
  return objects.includes(mention) || spells.some(it => [it.by, it.source, ...it.beside].includes(mention));
}

function isTold(
  token: Token,
  { words, numbers, keys }: ValuesWritten,
  { mentions }: Gathered,
  { happening }: Plan,
): boolean {
  const { who, by, toPlayer, zone } = happening;
  switch (token.kind) {
    case 'number':
      return token.value === 1 || numbers.has(token.value);
    case 'x':
      return numbers.has(token.value);
    case 'who':
    case 'there':
      return (
        token.who !== 'opponent' ||
        [who, by?.whose, toPlayer].includes('opponent') ||
        words.has('opponent') ||
        keys.has('opponent')
      );
    case 'zone':
      // what a spell takes from there is written with the spell alone
      if (token.from && by !== undefined && zone === token.zone) return true;
      // 702.34a: what is cast with flashback is in a graveyard
      if (token.zone === 'graveyard' && (words.has('flashback') || words.has('retrace'))) return true;
      // what is not told to come from elsewhere was cast from a hand (601.2a)
      if (token.from && token.zone === 'hand' && isCast(happening)) return true;
      // "I have Dark Confidant in hand and cast it"
      if (token.zone === 'hand' && isPlayedFromHand(happening)) return true;
      // "I'm holding Lightning Bolt. If I bolt it": the spell is what is done
      if (token.zone === 'hand' && by !== undefined && isHeldSpell(by, mentions)) return true;
      return words.has(token.zone) || keys.has(token.zone) || token.zone === 'stack';
    case 'state':
      // what enters is no less a commander, but no key of the event says so (903.3)
      if (`${token.patch.designations}` === 'commander' && keys.has('enters')) return true;
      if (token.patch.cast !== undefined && keys.has('copyOf') && mentions.some(it => it.patch.cast !== undefined))
        return true;
      if (token.patch.animated === true) return keys.has('effects');
      if (token.patch.wears !== undefined) return keys.has('attachedTo');
      // what is chosen as something enters stands among the choices
      if (token.patch.chosen !== undefined && keys.has('choose')) return true;
      // a spell that resolves has the cost among its own fields
      if (token.patch.cast !== undefined && keys.has('costs')) return true;
      return Object.entries(token.patch).every(
        ([key, value]) =>
          value === false || isEmptyMap(value) || keys.has(key) || (key === 'face' && keys.has('transformed')),
      );
    case 'counters':
      return keys.has('counters') || keys.has('putsCounters') || keys.has('removesCounters');
    case 'card':
      return mentions.some(it => it.at === token.at) || token.names.some(it => words.has(it));
    default:
      return true;
  }
}

/** Whether the zone of a player that is told of holds anything in the scenario, or something of theirs takes part in the event. */
function isOnItsSide(token: Token, data: Patch): boolean {
  if (token.kind !== 'zone' || token.who !== 'opponent' || token.zone === 'stack') return true;
  const { given, when } = data;
  return valuesIn([mapIn(mapIn(given).opponent)]).keys.has(token.zone) || valuesIn([mapIn(when)]).words.has('opponent');
}

function mapIn(value: unknown): Patch {
  return typeof value === 'object' && value !== null ? (value as Patch) : {}; // a map of the data, or none
}

function isCast({ verb, by }: Happening): boolean {
  return by !== undefined || CASTS.test(verb?.text ?? '');
}

const CASTS = /^(?:(?:re|hard ?)?cast|play|drop|dropp|jam|jamm|slam|slamm|windmill|run|runn)(?:s|ing|ed)?(?: down)?$/iu;

function isHeldSpell({ names: [name] }: Mention, mentions: readonly Mention[]): boolean {
  const held = mentions.filter(it => it.place === 'hand');
  return name !== undefined && held.length === 1 && held.every(it => it.names[0] === name);
}

function isPlayedFromHand({ action, voice, objects }: Happening): boolean {
  return action === 'enters' && voice === 'active' && objects.some(it => it.place === 'hand');
}

/** The wording "I shock it in for 2": life that the text of a card asks for. */
function isLifePaid(token: Token, { mentions }: Gathered, cards: Cards): boolean {
  if (token.kind !== 'number') return false;
  return mentions.some(it => cardKnown(cards, it)?.says.lifePaid.includes(token.value) === true);
}

/** The wording "Grim Lavamancer shoots my opponent for 2": as much as the ability deals that is activated. */
function isDealtByAbility(token: Token, { happening }: Plan, cards: Cards): boolean {
  if (token.kind !== 'number' || happening.action !== 'activates') return false;
  const source = happening.source ?? happening.objects[0];
  return source !== undefined && cardKnown(cards, source)?.says.has(`deals ${token.value} damage`) === true;
}

/** The wording "someone Doomskars": nobody in particular casts the spell that is the cause. */
function isCasterOfAny(token: Token, { happening: { by } }: Plan): boolean {
  return token.kind === 'who' && by !== undefined && /^(?:someone|somebody|a player)(?: else)?$/iu.test(token.text);
}

/** A size that no card named has, and that describes no token: "a 4/4 angel". */
function isOfNothing(token: Token, { mentions, effects }: Gathered, cards: Cards): boolean {
  if (token.kind !== 'size') return false;
  const { power, toughness } = token;
  if (effects.some(it => cards.named(it.card)?.says.names(`${power}/${toughness}`) === true)) return false;
  const faces = mentions.map(it => cardKnown(cards, it)?.face);
  // "5/5 with its three counters"
  const isGrown = mentions.some(mention => {
    const [face, grown] = [cardKnown(cards, mention)?.face, Number(mapIn(mention.patch.counters)['+1/+1'] ?? 0)];
    return grown > 0 && face?.power === power - grown && face.toughness === toughness - grown;
  });
  return !isGrown && !faces.some(it => it?.power === power && it.toughness === toughness);
}

/**
 * The words by which a question asks of something that comes from a zone, "can X return from my graveyard", where nothing of
 * its scenario is in that zone; `covered` are the places of what is asked.
 */
export function originsLost(
  tokens: readonly Token[],
  { gathered, ...plan }: Plan,
  data: Patch,
  covered: ReadonlySet<number>,
): readonly string[] {
  const written = valuesIn([data]);
  const isLostOrigin = (token: Token): boolean =>
    token.kind === 'zone' &&
    token.from &&
    !gathered.told.includes(token) &&
    !covered.has(token.at) &&
    !isTold(token, written, gathered, { gathered, ...plan });
  return tokens.filter(isLostOrigin).map(it => it.text);
}

/** Kinds of events that one verb may stand for another of. */
const FAMILIES: readonly (readonly SpokenAction[])[] = [
  ['enters', 'returns', 'blinks', 'copies', 'enchants', 'resolves', 'puts', 'casts'],
  ['dies', 'destroys', 'wipes', 'sacrifices'],
  ['deals', 'hits', 'resolves'],
  ['puts', 'acts'],
  ['losesLife', 'dies'],
];

/** Whether an event that objects take part in was told without any. */
function isEmpty({ action, objects, targets, by, source, beside, asked }: Happening): boolean {
  const named = objects.length + targets.length + beside.length > 0 || by !== undefined || source !== undefined;
  return !asked && !named && OF_OBJECTS.includes(action);
}

const OF_OBJECTS: readonly SpokenAction[] = ['enters', 'destroys', 'exiles', 'bounces', 'returns'];

/** The verbs of what is asked whether a spell that was named does it, where the scenario has another event. */
export function unansweredVerbs(
  { happenings, mentions }: Gathered,
  { happening: event }: Plan,
  covered: ReadonlySet<number>,
  cards: Cards,
): readonly string[] {
  const isOpen = (happening: Happening): boolean => {
    const { action, asked, by } = happening;
    const isOther = asked && happening !== event && action !== event.action;
    const isBySpell = by !== undefined && by !== event.by && cardKnown(cards, by)?.spell === true;
    // "does Clone copy that? they cast X": no event of a Clone that is there
    const isCopy = action === 'copies' && !mentions.some(it => it.copying !== undefined);
    // "is X turning over something that enters?": no event in which X enters as it is cast
    const isTurn = action === 'transforms' && event.action === 'enters' && (event.asked || event.verb === undefined);
    const isFront = event.objects.every(it => it.patch.face !== 'back' && it.patch.transformed !== true);
    if (isTurn && isFront && asked && event.objects.length > 0) return true;
    const isKin = FAMILIES.some(it => it.includes(action) && it.includes(event.action));
    return isOther && ((isBySpell && !isKin) || isCopy) && !isPartOf(happening, event, cards);
  };
  const open = happenings.filter(isOpen);
  return open.flatMap(({ verb }) => (verb === undefined || covered.has(verb.at) ? [] : [verb.text]));
}

/** Whether something is told to happen of which the scenario says nothing: it is neither the event nor on the board. */
function isLost(happening: Happening, { mentions, told }: Gathered, { happening: event }: Plan, cards: Cards): boolean {
  const { action, objects, targets, asked, at, by } = happening;
  // "I put two counters on X, then it dies": X has them
  if (happening !== event && isCountersPut(happening)) return targets.some(it => it.patch.counters === undefined);
  // "I shoot itself": a verb that nobody and nothing was found for
  // "opp plays X and I crack fetch": what is searched for may be what enters
  const isSearch = happening.verb?.through === true && (event.zone === 'library' || event.by !== undefined);
  if (isEmpty(happening) && !isSearch && happening !== event && told.some(it => it === happening.verb)) return true;
  if (isPartOf(happening, event, cards)) return false;
  if (asked || at === event.at || action === event.action || !told.some(it => it === happening.verb)) return false;
  if (FAMILIES.some(it => it.includes(action) && it.includes(event.action))) return false;
  const placed = objects.length > 0 && objects.every(it => it.place !== undefined && mentions.includes(it));
  return !placed && (by === undefined || by !== event.by);
}
