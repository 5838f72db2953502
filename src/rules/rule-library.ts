// Rule library: the rules files installed in a folder, one for each dated edition.
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, SYSTEM_CLOCK } from '../clock/index.ts';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { bookInForce } from './book-in-force.ts';
import { spellDay } from './calendar-day.ts';
import { parseRulesFile } from './parse-rules.ts';
import type { RuleBook } from './rule-book.ts';

/** The result of installing a file. */
export interface RulesInstallResult {
  readonly book: RuleBook;
  /** False when the same text was installed already. */
  readonly changed: boolean;
}

/** The first and last day allowed for a file's own day; no limit where one is left out. */
export interface DayBounds {
  readonly notBefore?: string | undefined;
  readonly notAfter?: string | undefined;
}

export interface RuleLibrary {
  readonly folder: string;
  /** The editions installed, the oldest first. */
  readonly books: () => readonly RuleBook[];
  /** A number that is another one whenever there may be other editions. */
  readonly revision: () => number;
  /** The issues of the files that could not be read, each naming its file; they are left alone. */
  readonly unreadable: () => readonly Issue[];
  /** The official book in force on a day or "current"; undefined where none is installed for it. */
  readonly inForce: (day: string) => RuleBook | undefined;
  /** Installs a file's bytes; `bounds` limit its day. On an issue nothing changes. */
  readonly install: (bytes: Uint8Array, bounds?: DayBounds) => Promise<Result<RulesInstallResult, Issue>>;
  /** Installs the file at a path, of any date. */
  readonly installFile: (path: string) => Promise<Result<RulesInstallResult, Issue>>;
  /** Reads the folder again, as another process may have installed a file. */
  readonly reload: () => Promise<void>;
}

/** Opens the library in a folder, which is created if needed and possible. Unreadable files are left alone. */
export async function openRuleLibrary(folder: string, clock: Clock = SYSTEM_CLOCK): Promise<RuleLibrary> {
  // Where it cannot be made, nothing is installed, and an installation says why.
  await mkdir(folder, { recursive: true }).catch(() => undefined);
  await removeAbandonedDrafts(folder, clock.now() - ABANDONED);
  let editions: ReadonlyMap<string, RuleBook> = new Map();
  let issues: readonly Issue[] = [];
  let revision = 0;
  const replace = (by: ReadonlyMap<string, RuleBook>) => {
    editions = by;
    revision += 1;
  };
  const books = () => [...editions.values()].toSorted((a, b) => (a.effectiveDate < b.effectiveDate ? -1 : 1));
  const install = async (bytes: Uint8Array, bounds: DayBounds = {}): Promise<Result<RulesInstallResult, Issue>> => {
    const read = readWhole(bytes, bounds);
    if (!read.ok) return read;
    const book = read.value;
    const path = join(folder, fileName(book.effectiveDate));
    const changed = !(await hasContent(path, bytes));
    if (changed) await writeWhole(path, bytes);
    replace(new Map([...editions, [book.effectiveDate, book]]));
    return ok({ book, changed });
  };
  const reload = async () => {
    const read = await readFolder(folder);
    replace(new Map(read.books.map(book => [book.effectiveDate, book])));
    issues = read.issues;
  };
  const installFile = async (path: string) => {
    const bytes = await readFile(path).catch(() => undefined);
    return bytes ? install(bytes) : refuse(`There is no file ${path} that can be read.`);
  };
  await reload();
  const unreadable = () => issues;
  return {
    folder,
    books,
    revision: () => revision,
    unreadable,
    inForce: day => bookInForce(books(), day),
    install,
    installFile,
    reload,
  };
}

/** The fewest rules of a whole file: official files have had more than two thousand for years. */
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
  const names = (await namesIn(folder)).filter(name => name.startsWith(PREFIX) && name.endsWith('.txt')).sort();
  const books: RuleBook[] = [];
  const issues: Issue[] = [];
  for (const name of names) {
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    const read = bytes ? readWhole(bytes, {}) : refuse('It cannot be read.');
    if (read.ok) books.push(read.value);
    else issues.push(...read.issues.map(issue => ({ ...issue, path: [name] })));
  }
  return { books, issues };
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}

const DRAFT = '.part';
/** Milliseconds since the last write after which a draft belongs to an installation that was killed. */
const ABANDONED = 3_600_000;

/** Removes the drafts that were last written before a moment. */
async function removeAbandonedDrafts(folder: string, before: number): Promise<void> {
  for (const name of (await namesIn(folder)).filter(it => it.startsWith(PREFIX) && it.endsWith(DRAFT))) {
    const draft = join(folder, name);
    const written = (await stat(draft).catch(() => undefined))?.mtimeMs;
    if (written !== undefined && written < before) await rm(draft, { force: true }).catch(() => undefined);
  }
}

async function hasContent(path: string, bytes: Uint8Array): Promise<boolean> {
  const present = await readFile(path).catch(() => undefined);
  return present?.equals(bytes) ?? false;
}

/**
 * Writes a file whole: to a draft synced to disk and then renamed, so that readers of the folder never see a part of
 * it.
 */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}${DRAFT}`;
  try {
    const file = await open(draft, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function refuse(message: string): Result<never, Issue> {
  return err([{ path: [], message }]);
}
