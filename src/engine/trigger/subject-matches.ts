// Matching of occurrences against the subjects of events that are kept as text (603.2).
import type { OccurrenceSubject } from '../ability/occurrence-subject.ts';
import type { Occurrence } from '../event/occurrence.ts';
import type { View } from '../match/view.ts';

/** Whether words about such a subject could be about the occurrence. */
export function couldBeAbout(subject: OccurrenceSubject, occurrence: Occurrence, view: View): boolean {
  switch (subject.kind) {
    case 'moved':
      return occurrence.kind === 'moved' && isSuchMove(subject, occurrence);
    case 'began':
      return occurrence.kind === 'began' && occurrence.what === subject.what;
    case 'acted':
      return occurrence.kind === 'acted' && occurrence.action === subject.action;
    case 'designated':
      // a half of a Room is "unlocked: left"
      return occurrence.kind === 'designated' && occurrence.designation.split(':')[0] === subject.designation;
    case 'damaged':
      return (
        occurrence.kind === 'damaged' &&
        view.state.objects.has(occurrence.source) &&
        (occurrence.combat || !subject.onlyCombat)
      );
    default:
      return occurrence.kind === subject.kind;
  }
}

type Moved<T> = Extract<T, { readonly kind: 'moved' }>;

function isSuchMove({ from, to, verb }: Moved<OccurrenceSubject>, occurrence: Moved<Occurrence>): boolean {
  return (
    (from === undefined || from === occurrence.from) &&
    (to === undefined || to === occurrence.to) &&
    (verb === undefined || verb === occurrence.verb)
  );
}
