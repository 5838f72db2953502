// One line of shorthand: `Sol Ring enters; me: March of the Machines; opp: Imposing Sovereign`.
import { SCENARIO_LIMITS } from '../scenario-limits.ts';
import { finishScenario } from './etb-question.ts';
import { readEvent } from './event-line.ts';
import { type DeclaredItem, type ItemsReading, type NameOf, readItems } from './object-list.ts';
import { type ShorthandReading, unreadQuestion } from './question-reading.ts';
import { FACT_WORDS, factsSaid, type SectionFacts } from './section-facts.ts';
import { type DayOf, typedDay, typedDayAsIs } from './typed-day.ts';

/** The scenario of a line of shorthand, or every problem with it. */
export function readShorthand(line: string, nameOf: NameOf, dayOf: DayOf = typedDayAsIs): ShorthandReading {
  if (line.length > SCENARIO_LIMITS.question) {
    const message = `The question has ${line.length} characters, and at most ${SCENARIO_LIMITS.question} are read.`;
    return unreadQuestion([{ path: [], message }]);
  }
  const { event, sections } = cut(line);
  const options = new Map<string, string>();
  const boards: Board[] = [];
  for (const { word, text } of sections) {
    const place = PLACES.find(it => it.words.test(word));
    if (place === undefined) options.set(word, text);
    else boards.push({ ...place, read: readItems(text, nameOf) });
  }
  const read = readEvent(event, nameOf, options);
  const { choose } = read;
  const facts = factsSaid(options);
  const { issues, ...day } = typedDay(options.get('rules') ?? options.get('as of'), dayOf);
  const problems = [...read.issues, ...boards.flatMap(it => it.read.issues), ...issues];
  if (Object.keys(read.when).length === 0) return unreadQuestion(problems, { given: givenOf(boards, facts) }, () => []);
  return finishScenario(
    {
      title: titleOf(line),
      ...day,
      ...facts.scenario,
      given: givenOf(boards, facts),
      when: read.when,
      ...(choose.length === 0 ? {} : { choose }),
    },
    problems,
    () => [],
  );
}

/** The part of a line after its event, with the semicolon before it; empty where it says nothing more. */
export function boardOfLine(line: string): string {
  const [first] = line.matchAll(SECTION);
  return first === undefined ? '' : `; ${line.slice(first.index).replace(/^[\s;,|]+/u, '')}`;
}

interface Place {
  readonly words: RegExp;
  /** The player; undefined for objects that belong to nobody. */
  readonly player?: 'you' | 'opponent';
  readonly zone: string;
}

interface Board extends Place {
  readonly read: ItemsReading;
}

const MINE = "(?:me|mine|my|you|your|i)(?:'s)?";
const THEIRS = "(?:opp|opponent|their|them|they|my opponent)(?:'s)?";
const ZONE_WORDS = 'graveyard|hand|library|exile|battlefield|board';

const PLACES: readonly Place[] = [
  {
    words: new RegExp(`^(?:${MINE}|i control|you control|with|${MINE} (?:board|battlefield|side))$`, 'iu'),
    player: 'you',
    zone: 'battlefield',
  },
  {
    words: new RegExp(
      `^(?:${THEIRS}|against|(?:opp|opponent|my opponent) controls|they control|${THEIRS} (?:board|battlefield|side))$`,
      'iu',
    ),
    player: 'opponent',
    zone: 'battlefield',
  },
  { words: /^(?:plane|planes|command|phenomenon)$/iu, zone: 'command' },
  ...['graveyard', 'hand', 'library', 'exile'].flatMap((zone): Place[] => [
    { words: new RegExp(`^(?:${MINE} )?${zone}$`, 'iu'), player: 'you', zone },
    { words: new RegExp(`^${THEIRS} ${zone}$`, 'iu'), player: 'opponent', zone },
  ]),
];

const OPTION_WORDS = `rules|as of|x|kicked|from|copy|under|card|${FACT_WORDS}`;
const SECTION = new RegExp(
  `(?:^|[;,\\n|])\\s*(${FACT_WORDS}|(?:${MINE}|${THEIRS})(?: (?:${ZONE_WORDS}|side))?|${ZONE_WORDS}|i control|you control|they control` +
    `|(?:opp|opponent|my opponent) controls|with|against|planes?|command|phenomenon|${OPTION_WORDS})\\s*:\\s*`,
  'giu',
);

/** The event, and the sections after it, each with the word before its colon. */
function cut(line: string): {
  readonly event: string;
  readonly sections: readonly { readonly word: string; readonly text: string }[];
} {
  const marks = [...line.matchAll(SECTION)];
  const textAfter = (index: number) => {
    const mark = marks[index];
    const start = mark === undefined ? 0 : mark.index + mark[0].length;
    return line.slice(start, marks[index + 1]?.index ?? line.length).replace(/^[\s;|]+|[\s;|]+$/gu, '');
  };
  const sections = marks.map((mark, index) => ({
    word: (mark[1] ?? '').toLowerCase().replace(/\s+/gu, ' '),
    text: textAfter(index),
  }));
  const before = line.slice(0, marks[0]?.index ?? line.length).replace(/^[\s;|]+|[\s;|]+$/gu, '');
  const card = sections.find(it => it.word === 'card');
  return { event: before === '' ? (card?.text ?? '') : before, sections: sections.filter(it => it !== card) };
}

function givenOf(boards: readonly Board[], facts: SectionFacts): DeclaredItem {
  const players: Record<'you' | 'opponent', Record<string, DeclaredItem[]>> = { you: {}, opponent: {} };
  const command: DeclaredItem[] = [];
  for (const { player, zone, read } of boards) {
    if (player === undefined) command.push(...read.items);
    else players[player][zone] = [...(players[player][zone] ?? []), ...read.items];
  }
  return {
    you: { ...players.you, ...facts.you },
    opponent: { ...players.opponent, ...facts.opponent },
    ...facts.shared,
    ...(command.length > 0 ? { command } : {}),
  };
}

function titleOf(line: string): string {
  const title = line.trim().replace(/\s+/gu, ' ');
  return title === '' ? 'A question' : title;
}
