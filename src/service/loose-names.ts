// Names of cards that were typed in part or with slips: put right before a question is answered, each with a remark.
import type { CardBook } from '../cards/index.ts';
import { namesTaken } from '../explain/index.ts';
import { mapStrings } from '../kit/strings.ts';
import type { Scenario } from '../scenario/index.ts';

/** A scenario in which every card has its full name, and a sentence on each that was typed otherwise. */
export interface NamedScenario {
  readonly scenario: Scenario;
  readonly remarks: readonly string[];
}

/** The scenario with the names of cards in place of parts of them and of slips. */
export function withFullNames(scenario: Scenario, { byName }: Pick<CardBook, 'byName'>): NamedScenario {
  const own = new Set(scenario.cards.map(it => it.name));
  const meant = new Map<string, string>();
  for (const typed of cardNamesIn(scenario)) {
    const found = own.has(typed) ? undefined : byName(typed);
    if (found?.kind === 'found' && LOOSE.has(found.as)) meant.set(typed, found.card.name);
  }
  if (meant.size === 0) return { scenario, remarks: [] };
  return {
    scenario: mapStrings(scenario, text => meant.get(text) ?? text),
    remarks: namesTaken([...meant].map(([typed, card]) => ({ typed, card, others: [] }))),
  };
}

/** Ways in which a name means a card that it does not name. */
export const LOOSE: ReadonlySet<string> = new Set(['part', 'misspelling']);

/** Every name of a card on the board and in the event. */
function cardNamesIn({ given, when }: Scenario): ReadonlySet<string> {
  const names = new Set<string>();
  mapStrings([given, when], (text, field) => {
    if (field === 'card' || field === 'copyOf') names.add(text);
    return text;
  });
  return names;
}
