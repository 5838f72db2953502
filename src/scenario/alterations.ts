// Alterations of a question: the same scenario with one thing changed, each under a short code.
import { boardEntries, withoutEntry } from './board-entries.ts';
import type { Choose } from './schema/choose-schema.ts';
import type { EnteringItem } from './schema/entering-schema.ts';
import type { Scenario } from './schema/scenario-schema.ts';

/** An alteration of a question. */
export interface Alteration {
  /** A few letters and digits, or a day; no comma. */
  readonly code: string;
  /** The change in words: "without Imposing Sovereign". */
  readonly label: string;
}

/** The alterations of a scenario but for those of other days: without each entry, in the other order, under the other player. */
export function alterationsOf(scenario: Scenario): readonly Alteration[] {
  const entries = boardEntries(scenario).map(({ name }, at) => ({ code: `w${at}`, label: `without ${name}` }));
  const order = ordered(scenario) === undefined ? [] : [{ code: 'o', label: 'in the other order' }];
  const other = otherPlayer(scenario);
  const under =
    other === undefined ? [] : [{ code: 'u', label: `under ${other === 'opponent' ? 'your opponent' : other}` }];
  return [...entries, ...order, ...under];
}

/** The scenario with a change; undefined for a code that means nothing here. What it expects is left out. */
export function withAlteration(scenario: Scenario, code: string): Scenario | undefined {
  if (code === 'o') return ordered(scenario);
  if (code === 'u') return underOther(scenario);
  const [, day] = /^d(current|\d{4}-\d{2}-\d{2})$/u.exec(code) ?? [];
  if (day !== undefined) return asked({ ...scenario, rules: day });
  const [, at] = /^w(\d{1,3})$/u.exec(code) ?? [];
  const entry = at === undefined ? undefined : boardEntries(scenario)[Number(at)];
  return entry === undefined ? undefined : withoutEntry(scenario, entry);
}

function asked({ then: _, ...scenario }: Scenario): Scenario {
  return scenario;
}

/** The scenario with scripted orders reversed; with one that says only what comes first, without it: all are explored. */
function ordered(scenario: Scenario): Scenario | undefined {
  const isOrder = (it: Choose) => it.kind === 'apply';
  if (!scenario.choose.some(isOrder)) return undefined;
  const choose = scenario.choose.flatMap((chosen): readonly Choose[] => {
    if (chosen.kind !== 'apply') return [chosen];
    return chosen.picks.length > 1 ? [{ ...chosen, picks: chosen.picks.toReversed() }] : [];
  });
  return asked({ ...scenario, choose });
}

/** The only player who is not the one under whom something enters. */
function otherPlayer({ players, when }: Scenario): string | undefined {
  if (when.kind !== 'enters' || players.length !== 2) return undefined;
  const under = new Set(when.objects.map(it => it.under));
  const [other, ...more] = players.filter(it => !under.has(it));
  return more.length === 0 ? other : undefined;
}

function underOther(scenario: Scenario): Scenario | undefined {
  const other = otherPlayer(scenario);
  const { when } = scenario;
  if (other === undefined || when.kind !== 'enters') return undefined;
  return asked({ ...scenario, when: { ...when, objects: when.objects.map(it => entersUnder(it, other)) } });
}

function entersUnder(object: EnteringItem, player: string): EnteringItem {
  return {
    ...object,
    under: player,
    // a card that somebody else owns stays theirs
    owner: object.owner === object.under ? player : object.owner,
  };
}
