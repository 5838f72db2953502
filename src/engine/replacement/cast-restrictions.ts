// Effects by which spells can't be cast (101.2, 601.3), which are kept as text.
import type { TextBearing } from '../ability/text-bearing.ts';
import { conditionHolds } from '../match/condition-holds.ts';
import type { View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';

/** An effect that may forbid a spell to be cast, in its words, with the object that has it. */
export interface CastRestriction {
  readonly text: string;
  readonly source: ObjectId | undefined;
  /** Whether it is about spells of a chosen name, and that is the name of the spell. */
  readonly isCertain: boolean;
}

/** The effects that may forbid that player to cast the spell; of those about a chosen name only what names it. */
export function castRestrictions(view: View, spell: ObjectId, player: PlayerId): readonly CastRestriction[] {
  return view.cants.flatMap(({ ability: { what, condition }, context, source }): readonly CastRestriction[] => {
    if (what.kind !== 'text' || source === spell) return [];
    const about = (it: TextBearing) => what.about.includes(it);
    const own = context.controller === player;
    if (!about('casting') && !(own ? about('own casting') : about('opponents casting'))) return [];
    if (condition !== undefined && !conditionHolds(view, condition, context)) return [];
    const isNamed = about('casting the chosen name');
    const chosen = source === undefined ? undefined : view.state.objects.get(source)?.chosen;
    if (isNamed && chosen?.cardName !== view.of(spell).name) return [];
    return [{ text: what.text, source, isCertain: isNamed }];
  });
}
