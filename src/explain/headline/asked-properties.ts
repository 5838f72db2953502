// Questions for a property of an object: how big it is, what types it has, who controls it.

import type { ObjectId } from '../../engine/index.ts';
import type { EffectMatter } from '../../oracle/index.ts';
import { isOfMatter } from '../../oracle/index.ts';
import type { Inquiry } from '../../scenario/index.ts';
import { listInWords } from '../english.ts';
import { isOfAny } from '../trigger-source.ts';
import { objectsMeant } from './asked-meant.ts';
import {
  type AskedOutcome,
  type AskedVerdict,
  objectsAsked,
  objectsDescribed,
  sayOf,
  thenTriggers,
} from './asked-outcome.ts';
import {
  colorsPredicate,
  manaPredicate,
  sizePredicate,
  statusPredicate,
  typesPredicate,
  wherePredicate,
} from './asked-predicates.ts';
import { verdictOnceResolved } from './once-resolved.ts';
import { takenControl } from './taken-control.ts';
import { tappedLater } from './tapped-later.ts';
import { triggersSaid } from './triggers-said.ts';

type PropertyInquiry = Extract<Inquiry, { kind: 'property' }>;

/** The matter of abilities yet to resolve that may change a property. */
const CHANGES = {
  size: 'size',
  status: 'tapping',
  controller: 'controller',
  zone: undefined,
  types: undefined,
  colors: undefined,
  'mana produced': undefined,
  'mana value': undefined,
} as const satisfies Record<PropertyInquiry['property'], EffectMatter | undefined>;

/** The verdict on a question for a property; undefined where there is none, or it differs among the objects. */
export function askedProperty(shown: AskedOutcome, inquiry: PropertyInquiry): AskedVerdict | undefined {
  const judge = (it: AskedOutcome) => (inquiry.each === true ? eachSize(it, inquiry) : propertyNow(it, inquiry));
  // tokens that are yet to be created are looked at once they are
  const isThere = inquiry.objects.length === 0 || objectsAsked(shown, inquiry.objects).length > 0;
  const matter: EffectMatter | undefined = isThere ? CHANGES[inquiry.property] : 'token';
  const later = matter && verdictOnceResolved(shown, matter, judge);
  const now = later === undefined || inquiry.property === 'status' ? judge(shown) : undefined;
  if (inquiry.property === 'controller' && later === undefined) {
    const taken = takenControl(shown, objectsAsked(shown, inquiry.objects), inquiry.objects.length === 0);
    if (taken !== undefined) return taken;
  }
  if (later === undefined || now === undefined) return later ?? now;
  const ids = objectsAsked(shown, inquiry.objects);
  return later.fact.endsWith(now.fact) ? now : { ...later, fact: tappedLater(shown, ids, now.fact) };
}

/** "Craterhoof Behemoth is 10/10, and each Grizzly Bears is 7/7": the size of each whose size has changed. */
function eachSize(shown: AskedOutcome, inquiry: PropertyInquiry): AskedVerdict | undefined {
  const { context, outcome, asked } = shown;
  const changed = [...outcome.state.objects.values()].filter(({ id, zone }) => {
    if (zone !== 'battlefield') return false;
    const { power, toughness } = context.seenAfter.of(id);
    const was = outcome.before.objects.get(id)?.zone === 'battlefield' ? context.seenBefore.of(id) : undefined;
    return power !== undefined && (asked.includes(id) || was?.power !== power || was?.toughness !== toughness);
  });
  const groups = new Map<string, ObjectId[]>();
  for (const { id } of changed) {
    const key = `${context.names.plain(id)} ${sizePredicate(shown, id)}`;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  if (groups.size === 0 || groups.size > MOST_SIZES) return propertyNow(shown, inquiry);
  const said = [...groups.values()].map(ids => eachSaid(shown, ids));
  const then = thenTriggers(shown, 'size');
  return { short: '', fact: listInWords(said) + then };
}

/** "each Grizzly Bears is 7/7": like objects of one size. */
function eachSaid(shown: AskedOutcome, [id, ...others]: readonly ObjectId[]): string {
  if (id === undefined) return '';
  const { full, plain } = shown.context.names;
  return `${others.length === 0 ? full(id) : `each ${plain(id)}`} ${sizePredicate(shown, id)}`;
}

/** The most sizes that a sentence tells. */
const MOST_SIZES = 4;

/** The verdict in the position after the event. */
function propertyNow(shown: AskedOutcome, inquiry: PropertyInquiry): AskedVerdict | undefined {
  const { objects, property } = inquiry;
  const outside = property === 'status' || property === 'zone';
  const named =
    property === 'controller'
      ? objectsMeant(shown, objectsAsked(shown, objects), inquiry)
      : outside
        ? objectsAsked(shown, objects)
        : objectsMeant(shown, objectsDescribed(shown, objects), inquiry);
  const isOpen =
    property === 'size' && objects.length === 0 && named.every(id => propertyOf(shown, id, property) === undefined);
  const ids = isOpen ? resized(shown) : property === 'size' && objects.length === 0 ? grown(shown, named) : named;
  const predicates = new Set(ids.map(id => propertyOf(shown, id, property)));
  const [predicate, ...others] = predicates;
  if (others.length > 0 && ids.length <= MOST_SAID) return eachProperty(shown, ids, property);
  if (predicate === undefined || others.length > 0) return undefined;
  const later = property === 'zone' ? ownTriggers(shown, ids) : '';
  const then = property === 'size' ? thenTriggers(shown, 'size') : later;
  const short = property === 'controller' ? controllerOf(shown, ids) : '';
  return { short, fact: sayOf(shown, ids, predicate) + then };
}

/** "; then Rancor triggers: "Return Rancor to its owner's hand"": abilities of what has left that may move it on. */
function ownTriggers(shown: AskedOutcome, ids: readonly ObjectId[]): string {
  const own = shown.outcome.triggers.filter(it => isOfAny(it, ids) && isOfMatter(it.effect, 'return'));
  return own.length === 0 ? '' : `; then ${triggersSaid(shown, own, true)}`;
}

/** "you", "your opponent": who controls the first of some objects. */
function controllerOf({ context }: AskedOutcome, [id]: readonly ObjectId[]): string {
  return id === undefined ? '' : context.names.player(context.seenAfter.controller(id)).name;
}

/** The most objects of which a property is told one by one. */
const MOST_SAID = 4;

/** "Urborg is a legendary Mountain land, and Cabal Coffers is a Mountain land"; undefined where one of them has none. */
function eachProperty(
  shown: AskedOutcome,
  ids: readonly ObjectId[],
  property: PropertyInquiry['property'],
): AskedVerdict | undefined {
  const said = ids.map(id => {
    const predicate = propertyOf(shown, id, property);
    return predicate === undefined ? undefined : sayOf(shown, [id], predicate);
  });
  if (said.includes(undefined)) return undefined;
  return { short: '', fact: listInWords(said.flatMap(it => it ?? [])) };
}

/** The objects that got counters or another size, or else the one that has left: "it", where what the event is about has none. */
function resized({ outcome, context }: AskedOutcome): readonly ObjectId[] {
  const got = new Set(outcome.occurrences.flatMap(it => (it.kind === 'countersPut' ? [it.on] : [])));
  const { seenBefore, seenAfter } = context;
  const there = [...outcome.state.objects.values()].filter(it => it.zone === 'battlefield').map(it => it.id);
  const isResized = (id: ObjectId) => {
    if (!outcome.before.objects.has(id)) return false;
    const [before, after] = [seenBefore.of(id), seenAfter.of(id)];
    return before.power !== after.power || before.toughness !== after.toughness;
  };
  const changed = there.filter(id => got.has(id) || isResized(id));
  const left = new Set(
    outcome.occurrences.flatMap(it => (it.kind === 'moved' && it.from === 'battlefield' ? [it.object] : [])),
  );
  if (changed.length === 0 && left.size === 1) return [...left];
  return changed.length <= MOST_SAID ? changed : [];
}

/** The one permanent of another size where what the event is about has left: "I sacrifice a Treasure, how big is he?" */
function grown(shown: AskedOutcome, named: readonly ObjectId[]): readonly ObjectId[] {
  const isGone = (id: ObjectId) => shown.outcome.state.objects.get(id)?.zone !== 'battlefield' && wasThere(shown, id);
  const changed = named.length > 0 && named.every(isGone) ? resized(shown).filter(id => !named.includes(id)) : [];
  return changed.length === 1 ? changed : named;
}

/** Whether an object was on the battlefield and has left it by the event. */
function wasThere({ outcome }: AskedOutcome, id: ObjectId): boolean {
  return outcome.occurrences.some(it => it.kind === 'moved' && it.object === id && it.from === 'battlefield');
}

function propertyOf(
  shown: AskedOutcome,
  id: ObjectId,
  property: Extract<Inquiry, { kind: 'property' }>['property'],
): string | undefined {
  if (property === 'zone') return wherePredicate(shown, id);
  const object = shown.outcome.state.objects.get(id);
  // of what has left it is told what came of it
  if (property === 'size' && object?.zone !== 'battlefield' && wasThere(shown, id)) return wherePredicate(shown, id);
  if (object === undefined || object.zone !== 'battlefield' || object.phasedOut) return undefined;
  const { context } = shown;
  switch (property) {
    case 'status':
      return statusPredicate(shown, id);
    case 'size':
      return sizePredicate(shown, id);
    case 'types':
      return typesPredicate(shown, id);
    case 'colors':
      return colorsPredicate(shown, id);
    case 'mana produced':
      return manaPredicate(context.seenAfter.produces?.(id));
    case 'mana value':
      return `has mana value ${context.seenAfter.of(id).manaValue}`;
    case 'controller':
      return `is under ${context.names.player(context.seenAfter.controller(id)).own} control`;
  }
}
