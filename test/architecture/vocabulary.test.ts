// Fields of abilities that nothing reads are worse than none: the grammar fills them, and the engine ignores them.
import { afterAll, describe, expect, test } from 'vitest';
import { compiled } from './program.ts';

/** Fields that change only the words of an ability, each with the reason why nothing the engine plays depends on it. */
const WORDS_ONLY: Readonly<Record<string, string>> = {
  'keyword.ts: keyword.cost': 'nobody activates or casts anything for it here',
  'trigger.ts: casts.orCopies': 'no event of a question copies a spell',
  'replacement.ts: choose.how': 'every pick is explored, whoever or whatever makes it',
  'replacement.ts: modes.how': 'every pick is explored, whoever or whatever makes it',
};

describe('optional fields of the ability vocabulary', () => {
  const program = compiled();
  afterAll(program.close);
  const fields = program.optionalFields('engine/ability');
  const inEngine = program.read(fields, 'engine', 'engine/ability');
  const inWords = program.read(fields, 'explain');
  const unread = fields.filter(field => !inEngine.has(field.key));

  test('are found', () => {
    expect(fields.length).toBeGreaterThan(90);
    expect(inEngine.size).toBeGreaterThan(80);
  });

  test('are read by the engine, or only change words', () => {
    expect(unread.map(field => field.label).toSorted()).toEqual(Object.keys(WORDS_ONLY).toSorted());
  });

  test('are listed where they only change words', () => {
    expect(unread.filter(field => !inWords.has(field.key)).map(field => field.label)).toEqual([]);
  });
});
