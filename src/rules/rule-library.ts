// The rules files installed in a folder: several dated editions side by side, each whole or not there.
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { bookInForce } from './book-in-force.ts';
import { spellDay } from './calendar-day.ts';
import { parseRulesFile } from './parse-rules.ts';
import type { RuleBook } from './rule-book.ts';

/** What came of installing a file. */
export interface RulesInstallResult {
  readonly book: RuleBook;
  /** False where the same text was there already. */
  readonly changed: boolean;
}

/** The days between which a file's own day must lie; any day where one is left out. */
export interface DayBounds {
  readonly notBefore?: string | undefined;
  readonly notAfter?: string | undefined;
}

export interface RuleLibrary {
  readonly folder: string;
  /** The editions installed, the oldest first. */
  readonly books: () => readonly RuleBook[];
  /** Takes a day or "current"; gives the official book in force then, undefined where none is installed for it. */
  readonly inForce: (day: string) => RuleBook | undefined;
  /** Takes a file's bytes, and optionally bounds on its day; installs it, or says why not and changes nothing. */
  readonly install: (bytes: Uint8Array, bounds?: DayBounds) => Promise<Result<RulesInstallResult, Issue>>;
  /** Takes a path; installs the file there, of whatever date. */
  readonly installFile: (path: string) => Promise<Result<RulesInstallResult, Issue>>;
  /** Reads the folder again, as another process may have installed something; gives what could not be read. */
  readonly reload: () => Promise<readonly Issue[]>;
}

/** Takes a folder, made if need be; gives the library in it. Files that cannot be read are left alone and passed over. */
export async function openRuleLibrary(folder: string): Promise<RuleLibrary> {
  await mkdir(folder, { recursive: true });
  let cards: ReadonlyMap<string, RuleBook> = new Map();
  const books = () => [...cards.values()].toSorted((a, b) => (a.effectiveDate < b.effectiveDate ? -1 : 1));
  const install = async (bytes: Uint8Array, bounds: DayBounds = {}): Promise<Result<RulesInstallResult, Issue>> => {
    const read = readWhole(bytes, bounds);
    if (!read.ok) return read;
    const book = read.value;
    const path = join(folder, fileName(book.effectiveDate));
    const changed = !(await holds(path, bytes));
    if (changed) await writeWhole(path, bytes);
    cards = new Map([...cards, [book.effectiveDate, book]]);
    return ok({ book, changed });
  };
  const reload = async () => {
    const read = await readFolder(folder);
    cards = new Map(read.books.map(book => [book.effectiveDate, book]));
    return read.issues;
  };
  const installFile = async (path: string) => {
    const bytes = await readFile(path).catch(() => undefined);
    return bytes ? install(bytes) : refuse(`There is no file ${path} that can be read.`);
  };
  await reload();
  return { folder, books, inForce: day => bookInForce(books(), day), install, installFile, reload };
}

/** An official file has had more than two thousand rules for years; far fewer are not the whole of it. */
const FEWEST_RULES = 1000;

function readWhole(bytes: Uint8Array, { notBefore, notAfter }: DayBounds): Result<RuleBook, Issue> {
  const read = parseRulesFile(bytes);
  if (!read.ok) return read;
  const { effectiveDate, rules } = read.value;
  if (rules.length < FEWEST_RULES) return refuse(`It has ${rules.length} rules only, so it is not the whole file.`);
  if (notAfter !== undefined && effectiveDate > notAfter) {
    return refuse(`It is of ${spellDay(effectiveDate)}, more than a year ahead, so its date is wrong.`);
  }
  if (notBefore !== undefined && effectiveDate < notBefore) {
    return refuse(
      `It is of ${spellDay(effectiveDate)}, older than the rules of ${spellDay(notBefore)} that are installed.`,
    );
  }
  return read;
}

const PREFIX = 'comprehensive-rules-';

function fileName(day: string): string {
  return `${PREFIX}${day}.txt`;
}

async function readFolder(
  folder: string,
): Promise<{ readonly books: readonly RuleBook[]; readonly issues: readonly Issue[] }> {
  const names = (await readdir(folder)).filter(name => name.startsWith(PREFIX) && name.endsWith('.txt')).sort();
  const books: RuleBook[] = [];
  const issues: Issue[] = [];
  for (const name of names) {
    const read = readWhole(await readFile(join(folder, name)), {});
    if (read.ok) books.push(read.value);
    else issues.push(...read.issues.map(issue => ({ ...issue, path: [name] })));
  }
  return { books, issues };
}

async function holds(path: string, bytes: Uint8Array): Promise<boolean> {
  const there = await readFile(path).catch(() => undefined);
  return there?.equals(bytes) ?? false;
}

/** Written aside, forced onto the disk, then renamed: whoever reads the folder sees the old file or the new one, whole. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const aside = `${path}.${process.pid}.part`;
  try {
    const file = await open(aside, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

function refuse(message: string): Result<never, Issue> {
  return err([{ path: [], message }]);
}
