// Costs paid for what puts something onto the battlefield: "Natural Order sacrificing Llanowar Elves, I get Craterhoof", "I tinker
// Sol Ring into Blightsteel" (601.2h). What was paid is gone by then.
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening, Mention } from '../model/mention.ts';

/** The gathered question without such payments, and with what is found as what enters by the spell. */
export function withPaidBefore(gathered: Gathered, cards: Cards): Gathered {
  const spell = gathered.mentions.find(it => isFinder(it, cards));
  if (spell === undefined) return gathered;
  const known = cardKnown(cards, spell);
  const zone = known?.says.action.kind === 'returns' ? known.says.action.from : undefined;
  const happenings = gathered.happenings.flatMap((happening): Happening[] => {
    const { action, by, objects, targets, asked } = happening;
    if (asked) return [happening];
    if (action === 'sacrifices' && objects.length > 0 && entersBeside(gathered, spell)) {
      bury(objects, happening);
      return [];
    }
    if (action !== 'resolves' || by !== spell || targets.length === 0 || objects.length === 0) return [happening];
    bury(targets, happening);
    const { zone: _, ...same } = happening;
    return [{ ...same, action: 'enters', targets: [], ...(zone === undefined ? {} : { zone }) }];
  });
  const found = happenings.find(it => isFound(it, spell));
  const isIdle = !happenings.some(it => it.by === spell || it.objects.includes(spell));
  if (found !== undefined && isIdle && happenings.length < gathered.happenings.length) {
    found.by = spell;
    if (zone !== undefined) found.zone = zone;
  }
  return { ...gathered, happenings };
}

/** Whether an instant or sorcery that is cast for a sacrifice puts cards of a library onto the battlefield. */
function isFinder(mention: Mention, cards: Cards): boolean {
  const known = cardKnown(cards, mention);
  return known?.spell === true && known.says.costsSacrifice && known.says.searchesLibrary;
}

function entersBeside({ happenings }: Gathered, spell: Mention): boolean {
  return happenings.some(it => isFound(it, spell));
}

/** Whether something else than the spell enters, by nothing or by the spell. */
function isFound({ action, objects, by, asked }: Happening, spell: Mention): boolean {
  const isOther = objects.length > 0 && !objects.includes(spell);
  return action === 'enters' && !asked && isOther && (by === undefined || by === spell);
}

function bury(paid: readonly Mention[], { who }: Happening): void {
  for (const mention of paid) {
    mention.place = 'graveyard';
    mention.whose ??= who ?? 'you';
  }
}
