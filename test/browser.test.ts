// The bundle for a browser, run where there is nothing but ECMAScript: no Node, no DOM, not even a console.
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BrowserRuling, RulingOptions } from '../src/browser.ts';
import { packBook } from '../src/cards/index.ts';
import { plainText } from '../src/explain/index.ts';
import type { Issue } from '../src/kit/issue.ts';
import { ok, type Result } from '../src/kit/result.ts';
import { readScenarios, readSlashLine, reportScenario, type Scenario } from '../src/scenario/index.ts';
import type { RulingService } from '../src/service/index.ts';
import { type Bundle, makeBundle } from '../tools/bundle.ts';
import { asScryfall } from './cards/as-scryfall.ts';
import { openTestService } from './support/test-service.ts';

const README = readFileSync('README.md', 'utf8');
const LIBRARY_FILE = 'scenarios/enters/erebos-two-agents.yaml';

/** Globals of a context of V8's own beyond ECMAScript. */
const HOST_GLOBALS = ['console', 'WebAssembly'];
const ABSENT = ['process', 'require', 'module', 'Buffer', 'URL', 'TextDecoder', 'setTimeout', 'fetch', ...HOST_GLOBALS];

let bundle: Bundle;
let context: object;
let service: RulingService;

beforeAll(async () => {
  bundle = await makeBundle();
  context = createContext(Object.create(null));
  for (const name of HOST_GLOBALS) runInContext(`delete globalThis.${name}`, context);
  runInContext(bundle.code, context);
  service = await openTestService();
});

/** The answer made inside the context. Question and answer cross as JSON, so that no function or object of ours gets in. */
function ruled(text: string, options: RulingOptions = {}): Result<BrowserRuling, Issue> {
  const given = [text, options].map(it => JSON.stringify(it)).join(', ');
  const json: unknown = runInContext(`JSON.stringify(threshold.ruling(${given}))`, context);
  return JSON.parse(String(json)); // the bundle's own function made it
}

function answered(text: string, options?: RulingOptions): BrowserRuling {
  const result = ruled(text, options);
  if (!result.ok) throw new Error(result.issues.map(it => it.message).join(' '));
  return result.value;
}

/** The first question of the README's "Try it", as typed. */
function readmeQuestion(): string {
  const [, question] = /npm run ask -- '(\/etb [^']+)'/.exec(README) ?? [];
  if (question === undefined) throw new Error('The README asks no question.');
  return question;
}

function libraryScenario(): Scenario {
  const read = readScenarios(readFileSync(LIBRARY_FILE, 'utf8'));
  const [scenario] = read.ok ? read.value : [];
  if (scenario === undefined) throw new Error(`${LIBRARY_FILE} holds no scenario.`);
  return scenario;
}

describe('the bundle', () => {
  test('runs where there is nothing but ECMAScript', () => {
    const present = ABSENT.filter(name => runInContext(`typeof ${name}`, context) !== 'undefined');
    expect(present).toEqual([]);
  });

  test('holds two libraries, no Node door and no module of Node', () => {
    const libraries = bundle.files.flatMap(file => /(?:^|\/)node_modules\/([^/]+)/.exec(file)?.[1] ?? []);
    expect([...new Set(libraries)].sort()).toEqual(['yaml', 'zod']);
    expect(bundle.files).toContain('src/engine/solve/solve.ts');
    expect(bundle.files.filter(file => /^src\/.*\bnode\.ts$|^src\/(?:cli|discord|http)\//.test(file))).toEqual([]);
    expect(bundle.code).not.toMatch(/["']node:/);
  });
});

describe('in the bundle', () => {
  test('the Erebos question of the README ends as in the terminal, data and text', () => {
    const question = readmeQuestion();
    const { answer, text } = answered(question);
    const line = readSlashLine(question);
    if (!line.ok) throw new Error('The README has no command line.');
    const { card = '', ...options } = line.value.options;
    const scenario = service.read({ kind: 'etb', options: { card, ...options } });
    const asked = scenario.ok ? service.ask(scenario.value) : scenario;
    const telling = asked.ok ? asked.value.explain() : undefined;
    if (!asked.ok || telling === undefined) throw new Error('The terminal has no answer.');
    expect(answer).toEqual(JSON.parse(JSON.stringify(asked.value.answer)));
    expect(text).toBe(plainText(telling));
  });

  test('it ends as the question of the library expects', () => {
    const scenario = libraryScenario();
    expect(scenario.then).toBeDefined();
    for (const text of [readmeQuestion(), readFileSync(LIBRARY_FILE, 'utf8')]) {
      const { failures, status } = reportScenario(scenario, ok(answered(text).answer));
      expect({ failures, status }).toEqual({ failures: [], status: 'passed' });
    }
  });

  test('a line of shorthand is answered with the cards given', () => {
    const found = packBook().byName('Grizzly Bears');
    if (found.kind !== 'found') throw new Error('The pack has no bears.');
    const cards = [asScryfall(found.card)];
    expect(answered('Grizzly Bears enters', { cards }).answer.status).toBe('answered');
    expect(ruled('Sol Ring enters', { cards }).ok).toBe(false);
    expect(ruled('Sol Ring enters').ok).toBe(true);
  });

  test('what keeps a question from being asked comes as data', () => {
    const unknown = ruled('Grizzly Bearz Of No Name enters');
    const notRuling = ruled('/card name:Clone');
    const noCard = ruled('Sol Ring enters', { cards: [{ object: 'card' }] });
    for (const result of [unknown, notRuling, noCard]) {
      expect(result.ok ? [] : result.issues.map(it => typeof it.message)).toEqual(['string']);
    }
    expect(noCard.ok ? [] : noCard.issues[0]?.path.slice(0, 2)).toEqual(['cards', 0]);
  });
});
