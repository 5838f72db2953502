// Outcomes in words: the headline, the objects and what is uncertain.
import { describe, expect, test } from 'vitest';
import type { Ability, GameEvent, GameObject, Outcome, Step } from '../../src/engine/index.ts';
import { type ExplainInput, explainOutcomes, plainText } from '../../src/explain/index.ts';
import { copyEffectOf } from '../support/board.ts';
import { enteringAs, replacementAbility } from '../support/event-builders.ts';
import {
  BEARS,
  BOARD_OPPONENT,
  BOARD_YOU,
  builtEffectName,
  builtFace,
  builtObject,
  builtOutcome,
  builtPosition,
  builtState,
  EREBOS,
} from './support/hand-built.ts';

const excerpt: ExplainInput['excerpt'] = cited =>
  cited.map(({ rule }) => ({ rule, text: `What ${rule} says.`, official: false }));

function ask(event: GameEvent, outcomes: readonly Outcome[], more: Partial<ExplainInput> = {}) {
  const asked = event.kind === 'enters' ? event.objects.map(it => it.object) : [];
  return explainOutcomes({
    event,
    asked,
    outcomes,
    complete: true,
    read: builtPosition(),
    rulesDay: '2026-08-07',
    unread: [],
    excerpt,
    ...more,
  });
}

const enters = (...objects: readonly GameObject[]): GameEvent => ({
  kind: 'enters',
  objects: objects.map(it => enteringAs(it)),
});

describe('one outcome', () => {
  const taps: Ability = replacementAbility(
    { kind: 'enters', what: { clauses: [{ kind: 'type', type: 'Creature' }] } },
    [{ kind: 'tapped', tapped: true }],
  );
  const sovereign = builtObject(builtFace('Imposing Sovereign', { abilities: [taps] }), {
    owner: BOARD_OPPONENT,
    controller: BOARD_OPPONENT,
  });
  const erebos = builtObject(EREBOS, { zone: 'stack' });
  const before = builtState([erebos, sovereign]);
  const after = builtState([{ ...erebos, zone: 'battlefield' }, sovereign]);
  const considered: Step = {
    kind: 'considered',
    rule: '614.12',
    notable: true,
    effect: builtEffectName(sovereign),
    object: erebos.id,
    applies: false,
    why: 'does not match',
  };
  const read = builtPosition({ 'Erebos, God of the Dead': { types: ['Enchantment'] } });

  test('does Erebos enter tapped?', () => {
    const explanation = ask(enters(erebos), [builtOutcome(before, after, { trail: [considered] })], { read });
    expect(explanation.headline).toBe('Erebos, God of the Dead enters untapped. It is not a creature.');
    expect(explanation.certainty).toBe('complete');
    expect(explanation.outcomes[0]?.objects[0]?.lines).toContain('Legendary Enchantment — God');
    expect(explanation.rules.map(it => it.rule)).toEqual(['614.12']);
    expect(explanation.foot).toEqual(['rules of 7 August 2026', 'not an official ruling']);
  });

  test('a card that may not enter stays where it is', () => {
    const ring = builtObject(builtFace('Sol Ring', { types: ['Artifact'] }), { zone: 'hand' });
    expect(ask(enters(ring), [builtOutcome(builtState([ring]), builtState([ring]))]).headline).toBe(
      'Sol Ring stays in your hand.',
    );
    const exiled = { ...ring, zone: 'exile' as const };
    expect(ask(enters(ring), [builtOutcome(builtState([ring]), builtState([exiled]))]).headline).toBe(
      'Sol Ring is exiled instead of entering.',
    );
  });

  test('an unread line makes the answer less than certain and names its card', () => {
    const explanation = ask(enters(erebos), [builtOutcome(before, after)], {
      unread: [{ card: 'Odd Thing', line: 'Each  odd.' }],
    });
    expect(explanation.certainty).toBe('unread');
    expect(explanation.unread).toEqual([
      'I could not read this line of Odd Thing, and answered without it: "Each odd."',
    ]);
  });

  test('abilities that trigger, in stack order, and other things that changed', () => {
    const soul = builtObject(builtFace('Soul Warden', { subtypes: ['Human'] }));
    const bears = builtObject(BEARS);
    const grown = { ...bears, counters: { '+1/+1': 1 } };
    const triggered = {
      source: soul.id,
      sourceLabel: 'Soul Warden',
      controller: BOARD_YOU,
      ability: 'printed:0',
      effect: 'You gain 1 life.',
      times: 2,
      cause: 'entered',
    };
    const explanation = ask(enters(erebos), [
      builtOutcome(
        builtState([erebos, soul, bears]),
        builtState([{ ...erebos, zone: 'battlefield' }, soul, grown], { you: 18 }),
        {
          triggers: [triggered],
        },
      ),
    ]);
    expect(explanation.outcomes[0]?.triggers).toEqual(['Soul Warden (you): You gain 1 life (twice)']);
    expect(explanation.outcomes[0]?.objects.slice(1)).toEqual([
      { title: 'Grizzly Bears', lines: ['3/3 (was 2/2)', '1 +1/+1 counter'], asked: false },
      { title: 'You', lines: ['18 life (was 20)'], asked: false },
    ]);
  });
});

describe('several outcomes', () => {
  const elder = builtObject(builtFace('Thunder-Thrash Elder', { power: 1, toughness: 1 }), { zone: 'stack' });
  const bears = builtObject(BEARS);
  const before = builtState([elder, bears]);
  const devour = (n: number): Outcome =>
    builtOutcome(
      before,
      builtState([
        { ...elder, zone: 'battlefield', counters: n === 0 ? {} : { '+1/+1': n } },
        n === 0 ? bears : { ...bears, zone: 'graveyard' },
      ]),
      {
        picks: [
          {
            choice: {
              kind: 'devour',
              who: BOARD_YOU,
              object: elder.id,
              rule: '702.82a',
              options: [],
              legal: { kind: 'options' },
            },
            scripted: false,
            pick: n === 0 ? { kind: 'none' } : { kind: 'objects', objects: [bears.id] },
          },
        ],
      },
    );

  test('what decides how many counters a devourer has', () => {
    const explanation = ask(enters(elder), [devour(0), devour(3)]);
    expect(explanation.headline).toBe('Thunder-Thrash Elder enters with three +1/+1 counters, or with none.');
    expect(explanation.certainty).toBe('several');
    expect(explanation.decidedBy).toEqual(['You choose what to devour for Thunder-Thrash Elder.']);
    expect(explanation.outcomes.map(it => it.choices)).toEqual([
      ['You devour nothing for Thunder-Thrash Elder.'],
      ['You devour Grizzly Bears for Thunder-Thrash Elder.'],
    ]);
    expect(explanation.outcomes.map(it => it.sentence)).toEqual([
      'Thunder-Thrash Elder enters.',
      'Thunder-Thrash Elder enters with three +1/+1 counters.',
    ]);
  });

  test('where not every choice was explored the headline says "at least", and how many outcomes were found', () => {
    const { headline, certainty } = ask(enters(elder), [devour(0), devour(3)], { complete: false });
    expect(headline).toBe(
      'Thunder-Thrash Elder enters with three +1/+1 counters, or with none (at least two outcomes, not all explored).',
    );
    expect(certainty).toBe('unfinished');
  });

  test('the terminal shows all of it within its width', () => {
    const text = plainText(ask(enters(elder), [devour(0), devour(3)]), { width: 60 });
    expect(Math.max(...text.split('\n').map(it => it.length))).toBeLessThanOrEqual(60);
    expect(text).toContain('You choose what to devour for Thunder-Thrash Elder.');
    expect(text).toContain('  devour nothing: enters\n  Grizzly Bears: enters with three +1/+1 counters');
    expect(text).not.toContain('Outcome 1 of 2');
    expect(plainText(ask(enters(elder), [devour(0), devour(3)]), { whole: true })).toContain('Outcome 1 of 2');
    expect(text.endsWith('not an official ruling\n')).toBe(true);
  });

  test('what Clone can copy', () => {
    const clone = builtObject(builtFace('Clone', { power: 0, toughness: 0 }), { zone: 'stack' });
    const as = (name: string): Outcome => {
      const copied = {
        ...clone,
        zone: 'battlefield' as const,
        copies: [copyEffectOf(builtObject(builtFace(name)).printed)],
      };
      return builtOutcome(builtState([clone]), builtState([copied]));
    };
    expect(ask(enters(clone), ['A', 'B'].map(as)).headline).toBe('Clone enters as a copy of A or B.');
    expect(ask(enters(clone), ['A', 'B', 'C', 'D', 'E'].map(as)).headline).toBe(
      'Clone enters as a copy of any of five permanents.',
    );
  });

  test('outcomes with equal sentences name another difference', () => {
    const plain = (life: number) =>
      builtOutcome(before, builtState([{ ...elder, zone: 'battlefield' }, bears], { you: life }));
    expect(ask(enters(elder), [plain(20), plain(18)]).outcomes.map(it => it.sentence)).toEqual([
      'Thunder-Thrash Elder enters.',
      'Thunder-Thrash Elder enters. You: 18 life (was 20).',
    ]);
  });
});

describe('events of other kinds', () => {
  const bears = builtObject(BEARS);
  const by = undefined;
  const run = (event: GameEvent, after: GameObject[], life = {}, more: Partial<Outcome> = {}) =>
    ask(event, [builtOutcome(builtState([bears]), builtState(after, life), more)]).headline;

  test.each<[string, GameEvent, GameObject[], Record<string, number>, string]>([
    [
      'destroyed',
      { kind: 'destroys', objects: [bears.id], noRegeneration: false, by },
      [{ ...bears, zone: 'graveyard' }],
      {},
      'Grizzly Bears dies.',
    ],
    [
      'saved',
      { kind: 'destroys', objects: [bears.id], noRegeneration: false, by },
      [bears],
      {},
      'Grizzly Bears is not destroyed.',
    ],
    [
      'life',
      { kind: 'gainsLife', player: BOARD_YOU, amount: 3, by },
      [bears],
      { you: 26 },
      'You gain 6 life, from 20 to 26.',
    ],
    [
      'counters',
      { kind: 'putsCounters', on: bears.id, counter: '+1/+1', amount: 1, player: BOARD_YOU, by },
      [{ ...bears, counters: { '+1/+1': 2 } }],
      {},
      'Grizzly Bears gets two +1/+1 counters.',
    ],
    [
      'tapped',
      { kind: 'taps', objects: [bears.id] },
      [{ ...bears, tapped: true }],
      {},
      'Grizzly Bears becomes tapped.',
    ],
    [
      'step',
      { kind: 'begins', player: BOARD_OPPONENT, what: 'draw' },
      [bears],
      {},
      "Your opponent's draw step begins.",
    ],
  ])('%s', (_name, event, after, life, sentence) => expect(run(event, after, life)).toBe(sentence));

  test('a skipped step and damage', () => {
    const skipped = { batch: 0, kind: 'skipped', player: BOARD_YOU, what: 'draw' } as const;
    expect(run({ kind: 'begins', player: BOARD_YOU, what: 'draw' }, [bears], {}, { occurrences: [skipped] })).toBe(
      'You skip the draw step.',
    );
    const damaged = {
      batch: 0,
      kind: 'damaged' as const,
      source: bears.id,
      to: BOARD_OPPONENT,
      amount: 4,
      combat: false,
    };
    const event: GameEvent = {
      kind: 'dealsDamage',
      damage: [{ source: bears.id, to: BOARD_OPPONENT, amount: 2, combat: false }],
      by,
    };
    expect(run(event, [bears], { opponent: 16 }, { occurrences: [damaged] })).toBe(
      'Grizzly Bears deals 4 damage to your opponent.',
    );
    expect(run(event, [bears])).toBe('Grizzly Bears deals no damage to your opponent.');
  });
});
