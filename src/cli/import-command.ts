// `npm run import`: installs cards and rules in the data folder, from files or from the network.
import { mkdir } from 'node:fs/promises';
import type { Clock } from '../clock/index.ts';
import { explainIssue } from '../explain/index.ts';
import { type ProgressBar, progressBarOn, progressLine } from '../kit/progress-bar.ts';
import type { Sources } from '../kit/sources.ts';
import { spellDay } from '../rules/index.ts';
import { openRuleLibrary, type RuleLibrary } from '../rules/node.ts';
import {
  compileCards,
  fetchCards,
  fetchRules,
  type InstallProgress,
  type InstallResult,
  installCards,
  installRules,
  loadGrammar,
  openCitingQuestions,
  rulesPath,
  scenarioFolder,
  storePath,
  writeRefreshed,
} from '../service/node.ts';
import { readArguments } from './arguments.ts';
import { printIssues } from './print-issues.ts';
import { ruleChangesText } from './rule-changes-text.ts';
import type { Terminal } from './terminal.ts';

const USAGE = `npm run import
npm run import -- [--cards FILE] [--rules FILE] [FILE…]

Brings cards and rules into the folder DATA_DIR (data when that is not set), where the bot, ask and check find them.
Without arguments both are fetched: the cards from Scryfall, the Comprehensive Rules from their publisher.
  --cards FILE  a bulk file of cards: JSON, one array or one card a line, gzipped or not
  --rules FILE  an official rules text; further files after it are rules too, of whatever dates`;

/** The terminal of the command, with the data folder it installs in and the publishers it fetches from. */
export interface ImportTargets extends Pick<Terminal, 'out' | 'error' | 'width'> {
  readonly data: string;
  readonly sources: Sources;
  /** The clock by which the moment of the import is written down. */
  readonly clock: Clock;
  /** Whether somebody watches: then progress is drawn as a bar, else printed as a few lines. */
  readonly watched: boolean;
}

/** Runs the command with the arguments after its name; resolves to the exit code: 0 when everything was installed. */
export async function runImport(given: readonly string[], importing: ImportTargets): Promise<number> {
  const read = readArguments(given, { alone: [], valued: { cards: 'FILE', rules: 'FILE' } });
  if (!read.ok) return printIssues(read.issues, importing);
  const { flags, values, rest } = read.value;
  if (flags.has('help')) {
    importing.out(`${USAGE}\n`);
    return 0;
  }
  const cards = values.get('cards');
  const rules = [...(values.has('rules') ? [values.get('rules') ?? ''] : []), ...rest];
  if (rest.length > 0 && !values.has('rules')) {
    const message = `I do not know what "${rest[0]}" is: write --cards or --rules before it.`;
    return printIssues([{ path: [], message }], importing);
  }
  try {
    await mkdir(importing.data, { recursive: true });
    const jobs =
      cards === undefined && rules.length === 0
        ? await fromNetwork(importing)
        : await fromFiles(cards, rules, importing);
    return jobs.every(it => it) ? 0 : 1;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return printIssues([{ path: [], message: `The folder ${importing.data} cannot be used: ${reason}.` }], importing);
  }
}

async function fromNetwork(importing: ImportTargets): Promise<readonly boolean[]> {
  const { data, sources } = importing;
  const library = await openRuleLibrary(rulesPath(data));
  const installed = [
    await follow('Cards', importing, onProgress => fetchCards(storePath(data), sources, { onProgress, attempts: 1 })),
    await followRules('Rules', importing, library, onProgress =>
      fetchRules(library, sources, { onProgress, attempts: 1 }),
    ),
  ];
  if (installed[0]) await compile(importing);
  const moment = new Date(importing.clock.now()).toISOString();
  const [cards, rules] = installed;
  await writeRefreshed(data, { ...(cards ? { cards: moment } : {}), ...(rules ? { rules: moment } : {}) });
  return installed;
}

async function fromFiles(
  cards: string | undefined,
  rules: readonly string[],
  importing: ImportTargets,
): Promise<readonly boolean[]> {
  const { data } = importing;
  const installed: boolean[] = [];
  if (cards !== undefined) {
    installed.push(
      await follow('Cards', importing, onProgress => installCards(storePath(data), cards, { onProgress })),
    );
    if (installed[0]) await compile(importing);
  }
  const library = await openRuleLibrary(rulesPath(data));
  for (const file of rules) {
    installed.push(await followRules(`Rules in ${file}`, importing, library, () => installRules(library, file)));
  }
  return installed;
}

type Install = (onProgress: (progress: InstallProgress) => void) => Promise<InstallResult>;

/** Follows an installation of rules, and tells what new ones changed. */
async function followRules(
  what: string,
  importing: ImportTargets,
  library: RuleLibrary,
  install: Install,
): Promise<boolean> {
  let day: string | undefined;
  const isInstalled = await follow(what, importing, async onProgress => {
    const done = await install(onProgress);
    if (done.kind === 'installed') day = done.day;
    return done;
  });
  if (day !== undefined) {
    const lines = ruleChangesText(day, library.books(), openCitingQuestions(scenarioFolder()), importing.width);
    importing.out(lines.map(it => `${it}\n`).join(''));
  }
  return isInstalled;
}

/** Runs one installation and prints its progress and result; resolves to whether the data is installed. */
async function follow(what: string, importing: ImportTargets, install: Install): Promise<boolean> {
  const bar = importing.watched ? progressBarOn(importing.error) : undefined;
  const done = await install(progressPrinter(what, bar, importing));
  bar?.clear();
  switch (done.kind) {
    case 'installed': {
      const count = done.cards === undefined ? '' : `${done.cards.toLocaleString('en-US')} cards `;
      importing.out(`${what}: ${count}of ${spellDay(done.day)} installed.\n`);
      return true;
    }
    case 'unchanged':
      importing.out(`${what}: those of ${spellDay(done.day)} are installed already.\n`);
      return true;
    case 'failed':
      for (const issue of done.issues) importing.error(`${what}: ${explainIssue(issue)}\n`);
      importing.error(`${what}: nothing was changed.\n`);
      return false;
  }
}

/** Compiles the installed cards; where that fails they are installed all the same, and read when they are asked about. */
async function compile(importing: ImportTargets): Promise<void> {
  const { data, watched, out, error, width } = importing;
  const bar = watched ? progressBarOn(error) : undefined;
  await loadGrammar();
  const done = await compileCards(storePath(data), {
    onProgress: (cards, of) => {
      const amount = `${cards.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} cards`;
      bar?.show(progressLine('Compiling', { bytes: cards, totalBytes: of, amount }, width));
    },
  });
  bar?.clear();
  if (done.ok && done.value > 0) out('Cards: compiled, so that no question reads their texts.\n');
  for (const issue of done.ok ? [] : done.issues) error(`Cards: not compiled. ${explainIssue(issue)}\n`);
}

/** Draws each step on a bar; without one, prints a line at each quarter of the way. */
function progressPrinter(
  what: string,
  bar: ProgressBar | undefined,
  { error, width }: ImportTargets,
): (progress: InstallProgress) => void {
  let quarter = 0;
  return ({ bytes, totalBytes, cards }) => {
    const detail = cards === undefined ? undefined : `${cards.toLocaleString('en-US')} cards`;
    if (bar !== undefined) return bar.show(progressLine(what, { bytes, totalBytes, detail }, width));
    const reached = totalBytes === undefined ? 0 : Math.floor((4 * bytes) / totalBytes);
    if (reached > quarter && reached < 4) error(`${what}: ${reached * 25} %\n`);
    quarter = Math.max(quarter, reached);
  };
}
