// 603: an event apart into its subject and its verb, and together again.
import type { Filter, TriggerEvent } from '../../../engine/index.ts';
import type { SubjectEvent } from './one-event.ts';

type Damage = Extract<TriggerEvent, { readonly kind: 'dealsDamage' }>;

/** An event without its subject: "enters", "deals combat damage to a player". */
export type Verb = Omit<SubjectEvent, 'what'> | Omit<Damage, 'source'>;

/** The event of that subject: what it happens to, or what deals the damage. */
export function eventOfVerb(subject: Filter, verb: Verb): TriggerEvent {
  // an event is its verb and its subject
  return (verb.kind === 'dealsDamage' ? { ...verb, source: subject } : { ...verb, what: subject }) as TriggerEvent;
}

/** The subject and the verb of an event; undefined for one that is not about an object. */
export function subjectAndVerb(event: TriggerEvent): { readonly what: Filter; readonly verb: Verb } | undefined {
  if (event.kind === 'dealsDamage') {
    const { source, ...verb } = event;
    return { what: source, verb };
  }
  if (!('what' in event) || event.what === undefined) return undefined;
  const { what, ...rest } = event;
  return { what, verb: rest as Verb }; // the event without its subject
}
