// A scenario in one line of shorthand, as somebody would type it.
import { equals } from '../../kit/structure.ts';
import type { Scenario } from '../schema/scenario-schema.ts';
import type { NameOf } from './object-list.ts';
import { boardWords, factWords } from './print-board.ts';
import { countedByName, eventWords } from './print-event.ts';
import { readShorthand } from './shorthand-line.ts';
import { type DayOf, typedDayAsIs } from './typed-day.ts';

/** A line that reads as this scenario again, but for its title and id; undefined for one that no line can say. */
export function printShorthand(scenario: Scenario, nameOf: NameOf, dayOf: DayOf = typedDayAsIs): string | undefined {
  const event = eventWords(scenario.when, scenario.choose);
  if (event === undefined) return undefined;
  const line = [event, ...boardWords(scenario), ...factWords(scenario)].join('; ');
  const read = readShorthand(line, nameOf, dayOf);
  return read.ok && isSame(read.value, scenario) ? line : undefined;
}

function isSame(one: Scenario, other: Scenario): boolean {
  const parts = ({ rules, players, active, cards, given, when, choose }: Scenario) => ({
    rules,
    players,
    active,
    cards,
    given,
    when: 'objects' in when && when.kind !== 'enters' ? { ...when, objects: countedByName(when.objects) } : when,
    choose,
  });
  return equals(parts(one), parts(other));
}
