// JSON is for data that leaves or enters the process, and for quoting; data is searched and compared as data.
import { describe, expect, test } from 'vitest';
import { sourceFiles, withoutComments } from './source.ts';

/** The files that write or read JSON, each with its purpose. */
const ALLOWED: Readonly<Record<string, string>> = {
  'cards/card-store-writer.ts': 'a file',
  'cards/card-store.ts': 'a file',
  'cards/import-cards.ts': 'a file',
  'cards/load-cards.ts': 'a file',
  'cards/object-splitter.ts': 'a text in quotes',
  'cards/refresh-cards.ts': 'what a server answers',
  'cards/rulings-file.ts': 'a file',
  'cards/scryfall.ts': 'a text in quotes',
  'cards/stored-records.ts': 'a file',
  'cli/coverage-command.ts': 'a file',
  'cli/questions-command.ts': 'a scenario shown',
  'cli/replay-lines.ts': 'a text in quotes',
  'cli/report-lines.ts': 'what --json prints',
  'cli/study-command.ts': 'what --json prints',
  'discord/gateway/endpoint-entrance.ts': 'what Discord sends',
  'discord/gateway/source-stack.ts': 'a file',
  'discord/store/daily-content.ts': 'what a store keeps',
  'discord/store/former-questions.ts': 'a file',
  'discord/store/server-settings.ts': 'what a store keeps',
  'kit/assert-never.ts': 'a fault shown',
  'kit/strings.ts': 'JSON in any text',
  'kit/structure.ts': 'texts and names of fields in a key',
  'scenario/yaml-document.ts': 'a key that is no text, as YAML has it, shown',
  'service/last-refreshed.ts': 'a file',
  'service/precompiled-cards.ts': 'a file',
  'service/report-content.ts': 'a file, and what a store keeps',
  'service/scenario-titles.ts': 'a text in quotes',
  'service/workers/thread-code.ts': 'an address inside code',
  'study/repetition.ts': 'what a store keeps',
};

const files = sourceFiles().map(({ path, text }) => ({ path, code: withoutComments(text) }));

describe('JSON', () => {
  test('is written and read in the files that have a reason alone', () => {
    const found = files.filter(({ code }) => /\bJSON\.(?:stringify|parse)\b/.test(code)).map(({ path }) => path);
    expect(found).toEqual(Object.keys(ALLOWED));
  });

  test('is not searched for fields, nor rewritten by a replacer', () => {
    const found = files.flatMap(({ path, code }) =>
      code.split('\n').flatMap((line, n) => (SEARCHES.test(line) ? [`${path}:${n + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});

/** A quoted field with its colon inside a text or an expression; a function given to `stringify` or `parse`. */
const SEARCHES = /["'`/][^"'`/]*"\w+":["[{]|JSON\.(?:stringify|parse)\([^;]*=>/;
