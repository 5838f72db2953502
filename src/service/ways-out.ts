// Ways out of a refusal: lines of shorthand that have an answer, in place of a question that has none.

import type { CardBook } from '../cards/index.ts';
import type { QuestionReading } from '../question/index.ts';
import { type NameOf, printShorthand, type Scenario } from '../scenario/index.ts';
import { isInstantOrSorceryLine } from '../vocabulary/index.ts';

/** Dependencies of finding ways out. */
interface WaysOutDeps {
  readonly book: Pick<CardBook, 'byName'>;
  readonly nameOf: NameOf;
  /** The reading of a plain question. */
  readonly understand: (text: string) => QuestionReading;
  /** Whether a scenario is answered. */
  readonly isAnswered: (scenario: Scenario) => boolean;
}

/** As many as there are buttons in a row. */
const MOST = 5;

/** Lines that could be asked in place of a scenario: what its spell does, or the same without what was refused. */
export function waysOutOf(scenario: Scenario, deps: WaysOutDeps): readonly string[] {
  const lines = [...eventsOfSpell(scenario, deps), ...otherBoards(scenario, deps)];
  return [...new Set(lines)].slice(0, MOST);
}

/** The wording "I cast Shock on Bear Cub": what an instant or a sorcery that was to enter does to what is there. */
function eventsOfSpell(scenario: Scenario, { book, nameOf, understand, isAnswered }: WaysOutDeps): readonly string[] {
  const { when, given } = scenario;
  const [entering] = when.kind === 'enters' ? when.objects : [];
  const found = entering?.card === undefined ? undefined : book.byName(entering.card);
  if (found?.kind !== 'found' || !isInstantOrSorceryLine(found.card.faces[0].typeLine)) return [];
  const objects = Object.values(given.players).flatMap(player => player.battlefield.flatMap(it => it.card ?? []));
  const aims = [...new Set(objects)].slice(0, MOST - 1).map(it => ` on ${it}`);
  return ['', ...aims, ' on my opponent'].flatMap(aim => {
    const reading = understand(`I cast ${found.card.name}${aim}`);
    if (reading.kind !== 'read') return [];
    const asked = { ...reading.scenario, given: withBoards(reading.scenario, scenario) };
    const line = printShorthand(asked, nameOf);
    return line !== undefined && isAnswered(asked) ? [line] : [];
  });
}

/** The boards of the scenario refused, with the graveyards and libraries that the spell needs. */
function withBoards(one: Scenario, other: Scenario): Scenario['given'] {
  const players = Object.entries(other.given.players).map(([name, player]) => {
    const read = one.given.players[name];
    const { graveyard, library } = read ?? player;
    return [
      name,
      { ...player, graveyard: [...player.graveyard, ...graveyard], ...(library === undefined ? {} : { library }) },
    ];
  });
  return { ...other.given, players: Object.fromEntries(players) };
}

/** The scenario with what was to be copied in its owner's graveyard, or with nothing chosen. */
function otherBoards(scenario: Scenario, { nameOf, isAnswered }: WaysOutDeps): readonly string[] {
  const [copy] = scenario.choose;
  const picked = copy?.kind === 'copy' ? copy.picks[0] : undefined;
  if (picked === undefined) return [];
  const players = Object.entries(scenario.given.players).map(([name, player]) => {
    const moved = player.battlefield.filter(it => it.card === picked);
    const rest = player.battlefield.filter(it => it.card !== picked);
    return [name, { ...player, battlefield: rest, graveyard: [...moved, ...player.graveyard] }];
  });
  const buried = { ...scenario, given: { ...scenario.given, players: Object.fromEntries(players) } };
  const others: readonly Scenario[] = [buried, { ...scenario, choose: [] }];
  return others.filter(isAnswered).flatMap(it => printShorthand(it, nameOf) ?? []);
}
