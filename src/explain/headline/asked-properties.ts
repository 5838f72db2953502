// Questions for a property of an object: how big it is, what types it has, who controls it.

import type { ObjectId } from '../../engine/index.ts';
import type { Inquiry } from '../../scenario/index.ts';
import {
  type AskedOutcome,
  type AskedVerdict,
  objectsAsked,
  objectsDescribed,
  sayOf,
  thenTriggers,
} from './asked-outcome.ts';
import { colorsPredicate, sizePredicate, statusPredicate, typesPredicate, wherePredicate } from './asked-predicates.ts';

/** The verdict on a question for a property; undefined where there is none, or it differs among the objects. */
export function askedProperty(
  shown: AskedOutcome,
  { objects, property }: Extract<Inquiry, { kind: 'property' }>,
): AskedVerdict | undefined {
  const outside = property === 'status' || property === 'zone' || property === 'controller';
  const ids = outside ? objectsAsked(shown, objects) : objectsDescribed(shown, objects);
  const predicates = new Set(ids.map(id => propertyOf(shown, id, property)));
  const [predicate, ...others] = predicates;
  if (predicate === undefined || others.length > 0) return undefined;
  const then = property === 'size' ? thenTriggers(shown, /counters?\b|\bgets? |\bdouble|base power|becomes?\b/i) : '';
  return { short: '', fact: sayOf(shown, ids, predicate) + then };
}

function propertyOf(
  shown: AskedOutcome,
  id: ObjectId,
  property: Extract<Inquiry, { kind: 'property' }>['property'],
): string | undefined {
  if (property === 'zone') return wherePredicate(shown, id);
  const object = shown.outcome.state.objects.get(id);
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
    case 'mana value':
      return `has mana value ${context.seenAfter.of(id).manaValue}`;
    case 'controller':
      return `is under ${context.names.player(context.seenAfter.controller(id)).own} control`;
  }
}
