// Measurements of answers as Discord shows them: every scenario there is, asked with full texts and rendered.
import { readFileSync } from 'node:fs';
import { loadCards } from '../../src/cards/node.ts';
import { scenarioFiles } from '../../src/cli/scenario-files.ts';
import { renderAnswer } from '../../src/discord/render/render-answer.ts';
import { pluralName } from '../../src/explain/english.ts';
import type { Explanation } from '../../src/explain/index.ts';
import { bookInForce, makeRuleLookup, parseRulesFile, type RuleBook } from '../../src/rules/index.ts';
import { boardEntries, readScenarios, type Scenario } from '../../src/scenario/index.ts';
import { causeSearch, type ResultCause } from '../../src/service/find-causes.ts';
import { createService, type RulingService, scenarioLibraryOf } from '../../src/service/index.ts';
import { messageBreaches } from '../support/discord/enforced.ts';
import { phoneLines, rulesShown, textOfAnswer, visibleText, wordCount } from './answer-payload.ts';

const FOLDERS = ['scenarios', '../shared/scenarios'];
const RULES = ['2022-04-29', '2026-01-16', '2026-04-17', '2026-08-07'].map(
  it => `../shared/data/comprehensive-rules-${it}.txt`,
);

const MOST_WORDS = 90;
const MOST_LINES = 26;
/** Characters of an answer that are read first. */
const FIRST = 300;

/** Faults of an answer, each kind once. */
type Fault =
  | 'over a limit of Discord'
  | 'a name of the board is missing'
  | 'a cause is not named first'
  | 'a rule is quoted that no step cites'
  | 'a cause has no name'
  | 'an effect is told before its cause'
  | 'a day before a card existed';

interface MeasuredAnswer {
  readonly id: string;
  readonly words: number;
  readonly lines: number;
  readonly faults: readonly { readonly fault: Fault; readonly about: string }[];
}

/** Measures every answer with the bulk file at this path, and prints the figures; `worst` prints each fault as well. */
export function benchAnswers(corpus: string, worst: boolean): void {
  const service = serviceOn(corpus);
  const measured = scenariosOf(FOLDERS).flatMap(it => measure(it, service) ?? []);
  const [words, lines] = [measured.map(it => it.words), measured.map(it => it.lines)];
  print(`answers: ${measured.length}`);
  print(`answers: words, median ${quantile(words, 0.5)} (at most ${MOST_WORDS}), 90% ${quantile(words, 0.9)}`);
  print(`answers: lines, median ${quantile(lines, 0.5)}, 90% ${quantile(lines, 0.9)} (at most ${MOST_LINES})`);
  const faults = new Map<Fault, number>();
  for (const fault of measured.flatMap(it => [...new Set(it.faults.map(each => each.fault))])) {
    faults.set(fault, (faults.get(fault) ?? 0) + 1);
  }
  for (const [fault, times] of faults) print(`answers: ${fault}: ${times}`);
  if (worst) {
    for (const { id, faults: all } of measured) for (const one of all) print(`  ${id}: ${one.fault}: ${one.about}`);
    const longest = measured.toSorted((a, b) => b.lines - a.lines).slice(0, 20);
    for (const answer of longest) print(`  ${answer.id}: ${answer.words} words, ${answer.lines} lines`);
  }
  const failed = measured.filter(it => it.faults.length > 0).length;
  print(`${measured.length - failed} passed, ${failed} failed`);
}

function serviceOn(corpus: string): RulingService {
  const book = loadCards(corpus);
  if (!book.ok) throw new Error(`${corpus} is no bulk file.`);
  const books = RULES.flatMap((file): readonly RuleBook[] => {
    const read = parseRulesFile(readFileSync(file));
    return read.ok ? [read.value] : [];
  });
  const rules = makeRuleLookup(day => bookInForce(books, day));
  return createService({ book: book.value, rules, library: scenarioLibraryOf([]) });
}

function scenariosOf(folders: readonly string[]): readonly Scenario[] {
  const files = scenarioFiles(folders);
  if (!files.ok) throw new Error(files.issues.map(it => it.message).join(' '));
  return files.value.flatMap(file => {
    const read = readScenarios(readFileSync(file, 'utf8'));
    return read.ok ? read.value : [];
  });
}

/** The measures of an answer; undefined for a question that is refused. */
function measure(scenario: Scenario, service: RulingService): MeasuredAnswer | undefined {
  const { then: _, ...asked } = scenario;
  const ruling = service.ask(asked);
  const explanation = ruling.ok ? ruling.value.explain() : undefined;
  if (!ruling.ok || explanation === undefined) return undefined;
  const message = renderAnswer(explanation, 'x', 'public');
  const [embed = {}] = message.embeds;
  const text = visibleText(embed);
  const search = causeSearch(asked, ruling.value.answer, altered => {
    const answered = service.ask(altered);
    return answered.ok ? { ok: true, value: answered.value.answer } : answered;
  });
  const causes = search() ?? [];
  const { quoted, cited } = rulesShown(embed);
  const faults = [
    ...messageBreaches(message).map(about => ({ fault: 'over a limit of Discord' as const, about })),
    ...missing(namesOf(asked), text.join('\n')).map(about => ({
      fault: 'a name of the board is missing' as const,
      about,
    })),
    ...missing(namesOfCauses(causes), textOfAnswer(embed).slice(0, FIRST)).map(about => ({
      fault: 'a cause is not named first' as const,
      about,
    })),
    ...quoted
      .filter(it => !cited.has(it))
      .map(about => ({ fault: 'a rule is quoted that no step cites' as const, about })),
    ...nameless(explanation, text).map(about => ({ fault: 'a cause has no name' as const, about })),
    ...untimely(explanation).map(about => ({ fault: 'an effect is told before its cause' as const, about })),
    ...tooEarly(explanation, asked, service).map(about => ({ fault: 'a day before a card existed' as const, about })),
  ];
  return { id: asked.id, words: wordCount(text), lines: phoneLines(text), faults };
}

function namesOf(scenario: Scenario): readonly string[] {
  return [...new Set(boardEntries(scenario).flatMap(it => (it.kind === 'object' ? [it.name] : [])))];
}

function namesOfCauses(causes: readonly ResultCause[]): readonly string[] {
  return [...new Set(causes.map(({ entry: { kind, name } }) => (kind === 'effect' ? beginningOf(name) : name)))];
}

/** The words by which a text that is an effect's is known again. */
function beginningOf(text: string): string {
  return text.replace(/\.$/u, '').split(' ').slice(0, 6).join(' ');
}

/** The names that a text has neither whole nor in short. */
function missing(names: readonly string[], text: string): readonly string[] {
  const shown = text.toLowerCase();
  return names.filter(name => !shortsOf(name).some(it => shown.includes(it.toLowerCase())));
}

/** A name, the faces of a card, and a legend without its epithet; a token by its last words. */
function shortsOf(name: string): readonly string[] {
  // a token is called by its subtypes, whatever text it has
  const [, kinds] = /^(.+?)(?: (?:artifact|creature|enchantment))* token(?: with ".*)?$/isu.exec(name) ?? [];
  const token = kinds?.split(' ').slice(-1) ?? [];
  return [name, pluralName(name), ...name.split(' // '), ...name.split(', ').slice(0, 1), ...token];
}

const NAMELESS = /\b(?:another effect|an effect|a resolved effect)\b|(?:^|[(,]\s?|\b(?:and|or|of|for) )#\d+/iu;

/** Sentences of ours in which a cause has no name; quotes of rules are not ours. */
function nameless({ headline, outcomes }: Explanation, shown: readonly string[]): readonly string[] {
  const sentences = outcomes.flatMap(it => [it.sentence, ...it.choices, ...it.steps.map(step => step.text)]);
  const ours = shown.filter(it => !/^\d{3}\./u.test(it));
  return [...new Set([headline, ...sentences, ...ours])].filter(it => NAMELESS.test(withoutQuotes(it)));
}

function withoutQuotes(sentence: string): string {
  return sentence.replace(/[“"][^”"]*[”"]/gu, '');
}

/** Steps on what an object came to, before the steps on the effects that brought it about. */
function untimely({ outcomes }: Explanation): readonly string[] {
  return outcomes.slice(0, 1).flatMap(({ steps }) =>
    steps.flatMap((step, at) => {
      // what would have happened is told before what happened in its place
      if (!step.applies || !/^(?:704|603)\./u.test(step.rule) || / would /u.test(step.text)) return [];
      const subject = /^\S+(?: [A-Z]\S*)*/u.exec(step.text)?.[0] ?? step.text;
      const later = steps.slice(at + 1).find(it => it.applies && /^61[346]\./u.test(it.rule) && isOf(it.text, subject));
      return later === undefined ? [] : [`"${step.text}" before "${later.text}"`];
    }),
  );
}

/** Sentences on days before a card of the question was first printed. */
function tooEarly({ otherDates = [] }: Explanation, scenario: Scenario, { book }: RulingService): readonly string[] {
  const names = [
    ...namesOf(scenario),
    ...(scenario.when.kind === 'enters' ? scenario.when.objects : []).map(it => it.card ?? ''),
  ];
  const printed = names.flatMap(name => {
    const found = book.byName(name);
    return found.kind === 'found' && found.card.releasedAt !== undefined ? [found.card.releasedAt] : [];
  });
  const newest = printed.toSorted().at(-1) ?? '';
  return otherDates.filter(date => {
    const [, until = ''] = /\b(?:[Bb]efore|until) (\d{1,2} \w+ \d{4})/u.exec(date) ?? [];
    return until !== '' && new Date(`${until} UTC`).toISOString().slice(0, 10) <= newest;
  });
}

/** Whether a sentence tells what became of the subject, and not what its own effect replaces. */
function isOf(sentence: string, subject: string): boolean {
  return sentence.startsWith(subject) && !sentence.startsWith(`${subject} replaces `);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function print(line: string): void {
  console.log(line);
}
