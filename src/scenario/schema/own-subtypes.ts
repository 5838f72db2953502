// 205.3: subtypes of the cards that exist only in a scenario, which its tokens may have as well.
import { isRecord } from '../../kit/structure.ts';
import type { ScenarioCard } from './card-schema.ts';
import { unknownSubtype } from './game-words.ts';
import { addComplaint, type IssueReport } from './schema-parts.ts';
import type { Path } from './then-subjects.ts';

/** The words after the dash of the type lines of these cards. */
export function ownSubtypes(cards: readonly ScenarioCard[]): readonly string[] {
  const lines = cards.flatMap(card => [card, ...(card.faces ?? [])].map(it => it.type));
  return [...new Set(lines.flatMap(it => (it.split(/ [—–-] /u)[1] ?? '').split(/\s+/u)).filter(it => it !== ''))];
}

/** Complaints about each subtype in a part of a scenario that is neither one of the game nor one of these. */
export function checkSubtypes(part: unknown, own: readonly string[], report: IssueReport, path: Path): void {
  if (Array.isArray(part)) {
    for (const [index, item] of part.entries()) checkSubtypes(item, own, report, [...path, index]);
    return;
  }
  if (!isRecord(part)) return;
  for (const [key, value] of Object.entries(part)) {
    if (key !== 'subtypes' || !Array.isArray(value)) checkSubtypes(value, own, report, [...path, key]);
    else {
      for (const [index, subtype] of value.entries()) {
        const complaint = unknownSubtype(String(subtype), own);
        if (complaint !== undefined) addComplaint(report, [...path, key, index], complaint);
      }
    }
  }
}
