// Scenario of /etb: a card that enters, with the objects of its controller and those of the opponent.
import type { Issue } from '../../kit/issue.ts';
import { readScenario } from '../read-scenario.ts';
import { SCENARIO_LIMITS } from '../scenario-limits.ts';
import { type DeclaredItem, type ItemsReading, type NameOf, readItem, readItems } from './object-list.ts';
import { type ShorthandReading, unreadQuestion } from './question-reading.ts';
import { cutSections, readSections, type SectionsReading } from './sections.ts';
import { type DayOf, typedDay, typedDayAsIs } from './typed-day.ts';

/** The options of /etb as a person typed them, unchecked. */
export interface EtbOptions {
  /** The card that enters. */
  readonly card: string;
  /** The objects of its controller: items separated by `;`. */
  readonly with?: string;
  /** The objects of the opponent, written the same way. */
  readonly against?: string;
  /** The zone it comes from; cast from hand when left out. */
  readonly from?: string;
  readonly x?: string | number;
  /** "yes", "no", a number of times, or the costs paid. */
  readonly kicked?: string;
  /** The object it enters as a copy of, where it may. */
  readonly copy?: string;
  /** Sections of shorthand for what is rare: `my life: 3; turn: opponent; my graveyard: Clone`. */
  readonly more?: string;
  /** The day whose rules apply, as `dayOf` reads it: a date, a month, a year, a set; today when left out. */
  readonly rules?: string;
}

/** The scenario of the options of /etb, or every problem with them. */
export function readEtb(options: EtbOptions, nameOf: NameOf, dayOf: DayOf = typedDayAsIs): ShorthandReading {
  const long = tooLong(options);
  if (long.length > 0) return unreadQuestion(long);
  const entering = readItem(options.card, nameOf);
  const mine = boardOf(options.with, nameOf);
  const theirs = boardOf(options.against, nameOf);
  const more = readMore(options.more, nameOf);
  const copied = options.copy?.trim();
  const { issues, ...day } = typedDay(options.rules, dayOf);
  return finishScenario(
    {
      title: `${named(entering.item)} enters`,
      ...day,
      ...more.scenario,
      given: withBoards(more.given, mine.items, theirs.items),
      when: { enters: [asToken({ ...asEntering(entering.item), ...entryOf(options, entering.item) })] },
      ...(copied === undefined || copied === '' ? {} : { choose: [{ copy: nameOf(copied) ?? copied }] }),
    },
    [
      ...typedIn('card', entering.issues),
      ...typedIn('with', mine.issues),
      ...typedIn('against', theirs.issues),
      ...typedIn('more', more.issues),
      ...issues,
    ],
    etbOptionAt,
  );
}

/** The sections of the option `more`; words before the first of them are none. */
function readMore(text: string | undefined, nameOf: NameOf): SectionsReading {
  const { event, sections } = cutSections(text ?? '');
  const read = readSections(sections, nameOf);
  if (event === '') return read;
  const message = `I do not know what "${event.slice(0, 60)}" means here. Write for example: my life: 3; turn: opponent; my graveyard: Clone; players: 4; this turn: creatures died 3`;
  return { ...read, issues: [...read.issues, { path: [], message, typed: event }] };
}

/** Players under `given`, with the objects of the options `with` and `against` before others on the battlefield. */
function withBoards(given: DeclaredItem, mine: readonly DeclaredItem[], theirs: readonly DeclaredItem[]): DeclaredItem {
  const withBoard = (entry: unknown, items: readonly DeclaredItem[]) => {
    const player: DeclaredItem = typeof entry === 'object' && entry !== null ? { ...entry } : {};
    const more: readonly unknown[] = Array.isArray(player.battlefield) ? player.battlefield : [];
    return { ...player, battlefield: [...items, ...more] };
  };
  return { ...given, you: withBoard(given.you, mine), opponent: withBoard(given.opponent, theirs) };
}

/** Reads the scenario that was put together, and adds its problems to those found; `place` maps a path to an option. */
export function finishScenario(
  data: DeclaredItem,
  issues: readonly Issue[],
  place: (path: Issue['path']) => Issue['path'],
): ShorthandReading {
  const read = readScenario(data);
  if (read.ok) return issues.length > 0 ? unreadQuestion(issues, data, place) : read;
  const more = read.issues.map(issue => ({ ...issue, path: place(issue.path) }));
  return unreadQuestion([...issues, ...more], data, place);
}

function typedIn(option: keyof EtbOptions, issues: readonly Issue[]): readonly Issue[] {
  return issues.map(issue => ({ ...issue, path: [option] }));
}

/**
 * An object described as on the battlefield, turned into one that enters: with its back face up, it enters transformed.
 */
export function asEntering(item: DeclaredItem): DeclaredItem {
  const { face, ...rest } = item;
  return face === 'back' ? { ...rest, transformed: true } : item;
}

/** 111.1: what comes from nowhere is a token, so of a card's name a copy of that card. */
function asToken(item: DeclaredItem): DeclaredItem {
  const { card, from, ...rest } = item;
  return card === undefined || from !== 'nowhere' ? item : { copyOf: card, ...rest };
}

/** The name of an entering object in a title. */
function named(item: DeclaredItem): string {
  if (typeof item.card === 'string') return item.card;
  return typeof item.token === 'string' ? `${item.token} token` : 'A token';
}

/** The option of /etb that a part of its scenario was typed in. */
export function etbOptionAt(path: Issue['path']): Issue['path'] {
  const [part, player, zone] = path;
  if (part === 'given') {
    if (zone !== undefined && zone !== 'battlefield') return ['more'];
    if (player === 'opponent') return ['against'];
    return player === undefined || player === 'you' ? ['with'] : ['more'];
  }
  if (part === 'choose') return ['copy'];
  if (part !== 'when') return path.slice(0, 1);
  const option = ['from', 'x', 'kicked'].find(it => path.includes(it));
  return [option ?? 'card'];
}

/** Casting details and zone of origin of an entering object. */
export function entryOf(
  { from, x, kicked }: Pick<EtbOptions, 'from' | 'x' | 'kicked'>,
  item: DeclaredItem,
): DeclaredItem {
  const before = typeof item.cast === 'object' ? item.cast : undefined;
  const zone = from?.trim().toLowerCase();
  const where = zone === undefined || zone === '' ? {} : { from: zone };
  if (x === undefined && kicked === undefined && before === undefined) return where;
  const cast = {
    ...before,
    ...(x === undefined ? {} : { x }),
    ...(kicked === undefined ? {} : { kicked: kickedAs(kicked) }),
  };
  return zone === undefined || zone === 'stack' ? { cast } : { cast: { ...cast, ...where } };
}

function kickedAs(kicked: string): string | readonly string[] {
  const costs = kicked.split(/[,;]/u).map(it => it.trim());
  return costs.length > 1 ? costs : kicked.trim();
}

function boardOf(text: string | undefined, nameOf: NameOf): ItemsReading {
  return text === undefined ? { items: [], issues: [] } : readItems(text, nameOf);
}

function tooLong(options: EtbOptions): readonly Issue[] {
  return Object.entries(options).flatMap(([option, value]): Issue[] => {
    const most = ['with', 'against', 'more'].includes(option) ? SCENARIO_LIMITS.question : SCENARIO_LIMITS.name;
    if (typeof value !== 'string' || value.length <= most) return [];
    return [
      { path: [option], message: `The option ${option} has ${value.length} characters, and at most ${most} are read.` },
    ];
  });
}
