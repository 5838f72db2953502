// The permanents that "it" and "they" mean where something enters beside what somebody has: "I have X, they play Y. is it …".

import { type Characteristics, familyOf, type ObjectId } from '../../engine/index.ts';
import type { AskedState, Inquiry } from '../../scenario/index.ts';
import type { ReadPosition } from '../explain-context.ts';
import type { AskedOutcome } from './asked-outcome.ts';

type OfObjects = Extract<Inquiry, { kind: 'whether' | 'property' }>;

/**
 * The objects that are asked about: in place of the one thing that enters, the permanents that were there, where those alone are
 * changed in what is asked, or could be so at all.
 */
export function objectsMeant(shown: AskedOutcome, ids: readonly ObjectId[], inquiry: OfObjects): readonly ObjectId[] {
  const { asked, event } = shown;
  const isOfEvent = ids.length === asked.length && ids.every(it => asked.includes(it));
  if (inquiry.objects.length > 0 || event.kind !== 'enters' || !isOfEvent) return ids;
  if (asked.length !== 1)
    return inquiry.several === true || inquiry.kind !== 'property' ? ids : soleChanged(shown, ids, inquiry);
  if (inquiry.kind === 'property' && inquiry.each === true) return ids;
  const others = othersThere(shown).filter(id => isOfTypeSaid(shown, id, inquiry));
  // "is that land a Forest", where what enters is none
  if (inquiry.ofType !== undefined && !ids.every(id => isOfTypeSaid(shown, id, inquiry)))
    return others.length === 1 ? others : (severalMeant(shown, others, inquiry) ?? ids);
  if (inquiry.several === true) return severalMeant(shown, others, inquiry) ?? ids;
  const [only, ...more] = aspectOf(inquiry) === undefined ? [] : oneMeant(shown, others, inquiry);
  return only === undefined || more.length > 0 ? ids : [only];
}

/** Whether a permanent is, or was, of the card type by which it is called; so is any where none is said. */
function isOfTypeSaid(shown: AskedOutcome, id: ObjectId, { ofType }: OfObjects): boolean {
  const { seenBefore, seenAfter } = shown.context;
  const seen = [seenBefore, ...(isStill(shown, id) ? [seenAfter] : [])];
  return ofType === undefined || seen.some(it => it.of(id).types.includes(ofType));
}

/** The one permanent that is changed as several enter, which "it" means: "two Elves enter, how big is it?" */
function soleChanged(shown: AskedOutcome, ids: readonly ObjectId[], inquiry: OfObjects): readonly ObjectId[] {
  const changed = othersThere(shown).filter(id => changeOf(shown, id, inquiry) === 'as asked');
  return changed.length === 1 ? changed : ids;
}

/** The permanents that were there before the event, and are no part of it. */
function othersThere({ asked, outcome }: AskedOutcome): readonly ObjectId[] {
  const there = [...outcome.before.objects.values()].filter(it => it.zone === 'battlefield' && !it.phasedOut);
  return there.map(it => it.id).filter(id => !asked.includes(id));
}

/** The permanents of which one alone is "it"; none where what enters is meant. */
function oneMeant(shown: AskedOutcome, others: readonly ObjectId[], inquiry: OfObjects): readonly ObjectId[] {
  const stay = others.filter(id => isStill(shown, id));
  // what has died is looked for elsewhere
  if (inquiry.kind === 'whether' && inquiry.state.is === 'dead' && stay.length < others.length) return [];
  const entering = shown.asked.filter(id => isStill(shown, id));
  const isChanged = (id: ObjectId) => changeOf(shown, id, inquiry) === 'as asked';
  const changed = stay.filter(isChanged);
  const isOwn = entering.some(isChanged) && !isForOthers(shown, entering, inquiry);
  if (changed.length > 0) return isOwn ? [] : changed;
  const { seenBefore, seenAfter } = shown.context;
  const hasIt = (seen: ReadPosition) => (id: ObjectId) =>
    inquiry.kind === 'whether' && holdsOf(seen.of(id), inquiry.state) === true;
  if (inquiry.kind === 'property') return inquiry.property === 'size' ? unprinted(shown, stay, entering) : [];
  const touched = stay.filter(id => changeOf(shown, id, inquiry) !== 'none' && hasIt(seenBefore)(id));
  if (inquiry.still === true && touched.length > 0) return touched;
  if (entering.some(id => hasIt(seenBefore)(id) || hasIt(seenAfter)(id))) return [];
  if (touched.length > 0) return touched;
  // "is it still legendary", "does it lose flying": what enters never was or had that
  return inquiry.still === true ? stay.filter(hasIt(seenBefore)) : [];
}

/** The one size that is no printed number: "I have Tarmogoyf, they play Magus of the Moon. how big is it?" */
function unprinted(
  { context, outcome }: AskedOutcome,
  stay: readonly ObjectId[],
  entering: readonly ObjectId[],
): readonly ObjectId[] {
  const powerOf = (id: ObjectId) => {
    const object = outcome.state.objects.get(id);
    return object?.printed.faces[object.face]?.power;
  };
  const isPlain = (id: ObjectId) => {
    const { power, toughness } = context.seenAfter.of(id);
    const was = context.seenBefore.of(id);
    return power === powerOf(id) && power === was.power && toughness === was.toughness;
  };
  return entering.every(isPlain) ? stay.filter(id => typeof powerOf(id) === 'object') : [];
}

/** The permanents that "they" are: those of the one player who has several that could be so; undefined for none. */
function severalMeant(
  shown: AskedOutcome,
  others: readonly ObjectId[],
  inquiry: OfObjects,
): readonly ObjectId[] | undefined {
  const { seenBefore } = shown.context;
  const able = others.filter(id => isOfKind(shown, id, inquiry));
  const had = able.filter(
    id => inquiry.kind === 'whether' && inquiry.still === true && holdsOf(seenBefore.of(id), inquiry.state) === true,
  );
  const changed = able.filter(id => changeOf(shown, id, inquiry) !== 'none');
  const all = had.length > 1 ? had : able;
  if (all.length < 2) return undefined;
  const owners = [...new Set(all.map(seenBefore.controller))];
  const ofOwners = owners.map(owner => all.filter(id => seenBefore.controller(id) === owner));
  const several = ofOwners.filter(it => it.length > 1);
  if (several.length === 0) return all;
  const [group, ...rest] = several.length > 1 ? several.filter(it => it.some(id => changed.includes(id))) : several;
  return rest.length > 0 ? undefined : group;
}

/** Whether a permanent is of the kind of which something is asked: a land, of its land types; a creature, whether it dies. */
function isOfKind(shown: AskedOutcome, id: ObjectId, inquiry: OfObjects): boolean {
  const { seenBefore, seenAfter } = shown.context;
  const seen = [seenBefore, ...(isStill(shown, id) ? [seenAfter] : [])];
  const is = (type: 'Creature' | 'Land') => seen.some(it => it.of(id).types.includes(type));
  const makesMana = () => seen.some(it => (it.produces?.(id) ?? []).length > 0);
  if (inquiry.kind === 'property' && inquiry.property === 'mana produced') return makesMana();
  if (inquiry.kind === 'property') return inquiry.property === 'size' ? is('Creature') : true;
  const { state } = inquiry;
  if (state.is === 'producing mana') return makesMana();
  if (state.is === 'dead') return is('Creature') || !isStill(shown, id);
  if (state.is === 'of size') return is('Creature');
  if (state.is === 'with keyword') return state.word === 'indestructible' || is('Creature');
  if (state.is !== 'of type') return true;
  const family = familyOf(state.word);
  if (family === 'creature') return is('Creature');
  return family === 'land' || state.word === 'Land' ? is('Land') : true;
}

/** Whether an event leaves a permanent on the battlefield, where what it is can be seen. */
function isStill({ outcome }: AskedOutcome, id: ObjectId): boolean {
  const now = outcome.state.objects.get(id);
  return now?.zone === 'battlefield' && !now.phasedOut && outcome.before.objects.has(id);
}

/** Whether an object is changed by the event in what is asked: so that the answer is another, or otherwise. */
function changeOf(shown: AskedOutcome, id: ObjectId, inquiry: OfObjects): 'as asked' | 'otherwise' | 'none' {
  const aspect = aspectOf(inquiry);
  if (!isStill(shown, id)) return inquiry.kind === 'whether' && inquiry.state.is === 'dead' ? 'as asked' : 'none';
  if (aspect === undefined) return 'none';
  const { seenBefore, seenAfter } = shown.context;
  if (aspect(seenBefore, id) === aspect(seenAfter, id)) return 'none';
  if (inquiry.kind === 'property') return 'as asked';
  const [was, is] = [seenBefore, seenAfter].map(seen => holdsOf(seen.of(id), inquiry.state));
  return was === is && is !== undefined ? 'otherwise' : 'as asked';
}

/**
 * Whether what enters and changes itself too is asked about for what it does to others: by an effect that is on all alike, "they
 * play Painter's Servant. what color is it?", or of what it never had: "they play Archetype of Imagination. does it lose flying?"
 */
function isForOthers({ context, outcome }: AskedOutcome, entering: readonly ObjectId[], inquiry: OfObjects): boolean {
  if (inquiry.kind === 'property') return ['colors', 'types', 'controller'].includes(inquiry.property);
  const { state, still } = inquiry;
  if (state.is === 'of color' || state.is === 'of type') return true;
  if (still === true) return entering.every(id => holdsOf(context.seenBefore.of(id), state) !== true);
  // what has triggered may be for itself as well: "I cast Craterhoof Behemoth. does it have trample?"
  return state.is === 'with keyword' && !outcome.trail.some(it => it.kind === 'triggered');
}

/** The reading of an object, as text, of what is asked; undefined where it is asked for what no effect changes where it lies. */
function aspectOf(inquiry: OfObjects): ((seen: ReadPosition, id: ObjectId) => string) | undefined {
  const of = inquiry.kind === 'property' ? inquiry.property : inquiry.state.is;
  switch (of) {
    case 'size':
    case 'of size':
      return (seen, id) => `${seen.of(id).power}/${seen.of(id).toughness}`;
    case 'dead':
      return (seen, id) => `${seen.of(id).toughness}`;
    case 'types':
    case 'of type':
      return (seen, id) => {
        const { supertypes, types, subtypes, everyCreatureType } = seen.of(id);
        return [...supertypes, ...types, ...subtypes, everyCreatureType].join(' ');
      };
    case 'colors':
    case 'of color':
      return (seen, id) => seen.of(id).colors.join(' ');
    case 'mana produced':
    case 'producing mana':
      return (seen, id) => seen.produces?.(id)?.join(' ') ?? '';
    case 'controller':
      return (seen, id) => seen.controller(id);
    case 'with keyword':
      return (seen, id) => `${inquiry.kind === 'whether' && holdsOf(seen.of(id), inquiry.state)}`;
    default:
      return undefined;
  }
}

/** Whether characteristics are as asked; undefined for states that are none of characteristics. */
export function holdsOf(now: Characteristics, state: AskedState): boolean | undefined {
  switch (state.is) {
    case 'of size':
      return now.power === state.power && now.toughness === state.toughness;
    case 'of type': {
      const words: readonly string[] = [...now.supertypes, ...now.types, ...now.subtypes];
      return words.includes(state.word) || (now.everyCreatureType && familyOf(state.word) === 'creature');
    }
    case 'of color':
      return state.word === 'colorless' ? now.colors.length === 0 : now.colors.some(it => it === state.word);
    case 'with keyword':
      return now.abilities.some(it => it.ability.kind === 'keyword' && it.ability.keyword === state.word);
    default:
      return undefined;
  }
}
