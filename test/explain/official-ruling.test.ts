// Official rulings under an answer: the one that speaks of the same event, and what is said where it does not agree.
import { describe, expect, test } from 'vitest';
import type { Explanation } from '../../src/explain/index.ts';
import { firstScreen, offeredRuling } from '../../src/explain/screen.ts';
import { openTestService } from '../support/test-service.ts';

const service = await openTestService();

function answerTo(text: string): Explanation {
  const read = service.read({ kind: 'ruling', text });
  const ruled = read.ok ? service.ask(read.value) : read;
  const explanation = ruled.ok ? ruled.value.explain() : undefined;
  if (explanation === undefined) throw new Error(`No answer: ${text}`);
  return explanation;
}

const on = (card: string, text: string, day = '2020-01-01') => ({ card, day, text });

describe('a ruling on a card of the question', () => {
  const jace = answerTo('Jace Beleren enters; me: Doubling Season');
  const same = on('Doubling Season', 'A planeswalker enters with twice the usual number of loyalty counters.');
  const other = on(
    'Doubling Season',
    'If two such effects apply to the creation of tokens, there are four times as many.',
  );

  test('is offered where it speaks of the same event', () => {
    expect(offeredRuling(jace, [other, same])).toEqual(same);
    expect(offeredRuling(jace, [other])).toBeUndefined();
    expect(offeredRuling(jace, [])).toBeUndefined();
  });

  test('is quoted by the sentence that does', () => {
    const long = on('Doubling Season', `Nothing is said of mana here. ${same.text} Cards are not counted.`);
    expect(offeredRuling(jace, [long])?.text).toBe(same.text);
  });

  test('stands on the first screen in short', () => {
    const endless = { ...same, text: `${same.text.replace('.', '')} ${'and so on '.repeat(40)}.` };
    const { ruling } = firstScreen({ ...jace, ruling: endless });
    expect(ruling?.text).toMatch(/^A planeswalker enters .* …$/u);
    expect(firstScreen(jace).ruling).toBeUndefined();
  });
});

describe('a ruling on something else', () => {
  const silent = answerTo('Mulldrifter enters; opp: Torpor Orb');

  test.each([
    [
      'other card types',
      'Abilities that trigger when a land enters still trigger, unless that land is a creature too.',
    ],
    ['copies', 'Enters abilities of the copied creature trigger when the copy enters, and do not trigger before.'],
  ])('is not offered: %s', (_, text) => {
    expect(offeredRuling(silent, [on('Torpor Orb', text)])).toBeUndefined();
    expect(
      offeredRuling(silent, [on('Torpor Orb', text.replace(/land/gu, 'creature').replace(/cop\w+/gu, 'new'))]),
    ).toBeDefined();
  });

  test('gives way to one on what the headline says', () => {
    const counters = answerTo('Spike Feeder enters; opp: Torpor Orb');
    const own = on(
      'Torpor Orb',
      'Effects by which something enters tapped or with counters are not triggered abilities and go on working.',
    );
    const other = on(
      'Torpor Orb',
      'It silences own enters abilities, and those that would trigger on a creature entering.',
    );
    expect(offeredRuling(counters, [other, own])?.text).toBe(own.text);
  });

  test('is no reason to pass over one in the words of the question', () => {
    const exiled = answerTo('Grizzly Bears is destroyed; me: Grizzly Bears; opp: Rest in Peace');
    const same = on('Rest in Peace', 'A creature that is destroyed is exiled, and never reaches the graveyard.');
    expect(offeredRuling(exiled, [same])?.text).toBe(same.text);
  });
});

describe('a ruling that agrees', () => {
  test.each([
    [
      'Mulldrifter enters; opp: Torpor Orb',
      'Torpor Orb',
      'It silences abilities that would trigger on a creature that enters.',
    ],
    [
      'Selesnya Sanctuary enters; opp: Blood Moon',
      'Blood Moon',
      'A nonbasic land that says it enters tapped enters untapped, since it has lost that ability.',
    ],
  ])('has no remark though it tells of the opposite: %s', (question, card, text) => {
    const offered = offeredRuling(answerTo(question), [on(card, text)]);
    expect(offered?.text).toBe(text);
    expect(offered?.remark).toBeUndefined();
  });
});

describe('a ruling that the answer does not agree with', () => {
  test('from before a change of the rules that bears on the answer', () => {
    const bear = answerTo('Bear Cub enters; me: Conspiracy (type Warrior), Bramblewood Paragon');
    const old = on('Bramblewood Paragon', 'The creature enters with an additional counter.', '2008-02-01');
    expect(offeredRuling(bear, [old])?.remark).toBe('It is older than the change of the rules on 29 September 2017.');
    expect(offeredRuling(bear, [{ ...old, day: '2018-01-01' }])?.remark).toBeUndefined();
  });

  test('from the opposite of what it says', () => {
    const tapped = answerTo('Bear Cub enters; me: Orb of Dreams');
    const opposite = on('Orb of Dreams', 'A permanent enters untapped.');
    expect(offeredRuling(tapped, [opposite])?.remark).toMatch(/otherwise/u);
    expect(offeredRuling(tapped, [{ ...opposite, text: 'A permanent enters tapped.' }])?.remark).toBeUndefined();
    const conditional = { ...opposite, text: 'If Orb of Dreams enters with it, it enters untapped.' };
    expect(offeredRuling(tapped, [conditional])?.remark).toBeUndefined();
  });

  test.each([
    [
      'Grizzly Bears is destroyed; me: Grizzly Bears; opp: Blood Artist',
      'Its trigger comes from a creature that will not die.',
    ],
    ['Grizzly Bears enters; opp: Orb of Dreams', 'A tapped permanent can’t enter because of it.'],
  ])('from what it says of %s', (question, text) => {
    const { remark } = offeredRuling(answerTo(question), [on('Blood Artist', text)]) ?? {};
    expect(remark).toMatch(/otherwise/u);
  });

  test('from what it says of exile', () => {
    const exiled = { ...answerTo('Bear Cub enters'), headline: 'Bear Cub is exiled from a graveyard.' };
    const opposite = on('Bear Cub', 'In a graveyard it isn’t exiled.');
    expect(offeredRuling(exiled, [opposite])?.remark).toMatch(/otherwise/u);
    expect(offeredRuling(exiled, [{ ...opposite, text: 'In a graveyard it is exiled.' }])?.remark).toBeUndefined();
  });
});
