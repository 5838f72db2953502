// Triggered abilities that were partly read: listed where they could trigger, and only there.
import { beforeAll, expect, test } from 'vitest';
import { readScenarios } from '../../src/scenario/index.ts';
import type { RulingService } from '../../src/service/index.ts';
import { openTestService } from '../support/test-service.ts';

let service: RulingService;
beforeAll(async () => {
  service = await openTestService();
});

/** The unread lines listed for a card of that text on the battlefield, beside two others. */
function named(text: string, when: string): readonly string[] {
  const read = readScenarios(`
cards: [{name: Odd One, manaCost: "{G}", type: Creature, power: 1, toughness: 1, text: ${JSON.stringify(text)}}]
given: {you: {battlefield: [Odd One, Grizzly Bears], hand: [Hill Giant]}}
when: ${when}`);
  const result = read.ok && read.value[0] !== undefined ? service.ask(read.value[0]) : undefined;
  if (result?.ok !== true) throw new Error('not answered');
  return result.value.answer.unread.filter(it => it.matters).map(it => it.line);
}

const THIEF = 'You may have this creature enter as a copy of any creature on the battlefield. When you do, scry 1.';
const HERALD =
  'Whenever you cast your second green spell each turn, that creature enters with an additional +1/+1 counter on it.';
const MOODY = 'When this creature dies, if the moon is full, draw a card.';

test.each([
  ['an "if" not read, when the event happens', MOODY, '{dies: [Odd One]}', 1],
  ['an "if" not read, when something else happens', MOODY, '{dies: [Grizzly Bears]}', 0],
  [
    'an event not read that could be this',
    'Whenever a gloomy card is discarded, scry 1.',
    '{discards: [Hill Giant]}',
    1,
  ],
  [
    'an event not read that cannot be this',
    'Whenever a gloomy card is discarded, scry 1.',
    '{dies: [Grizzly Bears]}',
    0,
  ],
  ['casting is over before anything enters', 'Whenever you cast a gloomy spell, scry 1.', '{enters: [Hill Giant]}', 0],
  ['how what is cast enters, when something enters', HERALD, '{enters: [Hill Giant]}', 1],
  ['what is read by "when you do" as it enters', THIEF, '{enters: [{card: Odd One, from: stack, as: it}]}', 0],
  ['what followed when it entered', THIEF, '{dies: [Grizzly Bears]}', 0],
  ['combat is not asked about', 'Whenever a gloomy creature attacks, scry 1.', '{dies: [Grizzly Bears]}', 0],
])('%s', (_what, text, when, lines) => {
  expect(named(text, when)).toHaveLength(lines);
});
