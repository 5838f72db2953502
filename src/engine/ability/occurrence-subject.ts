// Subjects of trigger events that are kept as text: the occurrences that their words may be about (603.2).
import type { ObjectDesignation, PerformedAction, StepName, Zone } from '../../vocabulary/index.ts';
import type { Move } from '../event/game-event.ts';
import type { Occurrence } from '../event/occurrence.ts';

/** Occurrences that the words of an event may be about: those of a kind, as far as its fields say. */
export type OccurrenceSubject =
  | { readonly kind: Exclude<Occurrence['kind'], NarrowedKind> }
  | {
      readonly kind: 'moved';
      readonly from?: Zone;
      readonly to?: Zone;
      readonly verb?: Move['verb'];
    }
  /** A step by its name. */
  | { readonly kind: 'began'; readonly what: StepName }
  | { readonly kind: 'acted'; readonly action: PerformedAction }
  | { readonly kind: 'designated'; readonly designation: ObjectDesignation }
  | { readonly kind: 'damaged'; readonly onlyCombat: boolean };

type NarrowedKind = 'moved' | 'began' | 'acted' | 'designated' | 'damaged';
