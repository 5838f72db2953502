// 200 cards picked at random, the same every time, enter an empty board and a busy one: each answer is complete, or
// lists lines not read or choices not explored.
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Card } from '../../src/cards/index.ts';
import { readScenario } from '../../src/scenario/index.ts';
import type { RulingService } from '../../src/service/index.ts';
import { openTestService } from '../support/test-service.ts';

const CARDS = '../shared/data/oracle-cards.json';
const there = existsSync(CARDS);
if (!there) console.info(`Left out: cards picked at random, since ${CARDS} is not there.`);

const SEED = 614_12;
const COUNT = 200;
const PERMANENT = /\b(?:Artifact|Battle|Creature|Enchantment|Land|Planeswalker)\b/u;

const BUSY = {
  you: {
    battlefield: ['Doubling Season', '2 Grizzly Bears', 'Soul Warden', 'Master Biomancer', 'Forest'],
    hand: ['Island', 'Serra Angel'],
  },
  opponent: { battlefield: ['Imposing Sovereign', 'Clone', 'Serra Angel', 'Blood Moon'], graveyard: ['Mulldrifter'] },
};

describe.skipIf(!there)('cards picked at random', () => {
  let service: RulingService;
  let picked: readonly Card[] = [];
  beforeAll(async () => {
    service = await openTestService({ cards: CARDS });
    const permanents = [...service.book.cards()].filter(
      // the result of melding never enters by itself (712.4b)
      card => card.funny === undefined && card.meldedManaValue === undefined && PERMANENT.test(card.faces[0].typeLine),
    );
    const next = random(SEED);
    picked = Array.from({ length: COUNT }, () => permanents[Math.floor(next() * permanents.length)]).flatMap(
      it => it ?? [],
    );
  });

  test.each([
    ['an empty board', {}],
    ['a busy board', BUSY],
  ])('enter %s', (_, given) => {
    const wrong: string[] = [];
    for (const [n, { name }] of picked.entries()) {
      const read = readScenario({ id: 'picked', title: `${name} enters`, given, when: { enters: [name] } });
      if (!read.ok) throw new Error(`${name}: ${read.issues[0]?.message}`);
      const asked = service.ask(read.value);
      if (!asked.ok) wrong.push(`${name}: ${asked.issues[0]?.message}`);
      else if (asked.value.answer.outcomes.length === 0) wrong.push(`${name}: no outcome`);
      // Explanations are slower than answers, since they include other days: every fifth card's is enough here.
      else if (n % 5 === 0 && asked.value.explain() === undefined) wrong.push(`${name}: no words`);
    }
    expect(wrong).toEqual([]);
  });
});

/** A small generator of numbers from 0 to 1, the same for the same seed (mulberry32's way of mixing). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
