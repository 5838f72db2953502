// The pictures in the README: they show the payload as it is now.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PICTURED, payloadOf } from '../../tools/pictured-answer.ts';
import { openTestService } from '../support/test-service.ts';

test('are drawn from the answer as it is now (npm run picture)', async () => {
  const message = payloadOf(PICTURED, await openTestService());
  expect(JSON.parse(readFileSync('docs/pictures/answer.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(message)));
});
