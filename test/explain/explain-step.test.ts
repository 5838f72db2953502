// Steps of the trail in words.
import { describe, expect, test } from 'vitest';
import type {
  Ability,
  Choice,
  Fact,
  GameEvent,
  NotAppliedReason,
  ObjectId,
  Pick,
  PlayerId,
  Rewrite,
  Step,
} from '../../src/engine/index.ts';
import { explainTrail } from '../../src/explain/explain-trail.ts';
import { replacementAbility } from '../support/event-builders.ts';
import {
  BEARS,
  BOARD_OPPONENT,
  BOARD_YOU,
  builtContext,
  builtEffectName,
  builtFace,
  builtId,
  builtObject,
  builtPosition,
  builtState,
  EREBOS,
} from './support/hand-built.ts';

const erebos = builtObject(EREBOS, { zone: 'stack' });
const taps: Ability = replacementAbility(
  {
    kind: 'enters',
    what: {
      clauses: [
        { kind: 'type', type: 'Creature' },
        { kind: 'controlledBy', who: { kind: 'opponent' } },
      ],
    },
  },
  [{ kind: 'tapped', tapped: true }],
);
const sovereign = builtObject(builtFace('Imposing Sovereign', { abilities: [taps] }), {
  owner: BOARD_OPPONENT,
  controller: BOARD_OPPONENT,
});
const orb = builtObject(builtFace('Orb of Dreams', { types: ['Artifact'], subtypes: [] }), { zone: 'stack' });
const bears = builtObject(BEARS);
const clone = builtObject(builtFace('Clone', { subtypes: ['Shapeshifter'] }), { zone: 'stack' });
const season = builtObject(builtFace('Doubling Season', { types: ['Enchantment'] }));
const board = builtContext(builtState([erebos, sovereign, orb, bears, clone, season]));

const explained = (...steps: readonly Step[]) => explainTrail(board, steps).map(it => it.text);
const { power: _power, toughness: _toughness, ...rest } = builtPosition()(board.before).of(erebos.id);
const asEnchantment = { ...rest, types: ['Enchantment' as const], power: undefined, toughness: undefined };

describe('a step in words', () => {
  test('why is Erebos not tapped by Imposing Sovereign?', () => {
    const look: Step = {
      kind: 'lookedAhead',
      rule: '614.12',
      notable: true,
      object: erebos.id,
      as: asEnchantment,
      because: [builtEffectName(erebos)],
      inSpiteOf: [],
    };
    const considered: Step = {
      kind: 'considered',
      rule: '614.12',
      notable: false,
      effect: builtEffectName(sovereign),
      object: erebos.id,
      applies: false,
      why: 'does not match',
    };
    expect(explained(look, considered)).toEqual([
      'Imposing Sovereign affects creatures you control, and Erebos would not enter as one: your devotion to black is four without Erebos, less than five.',
    ]);
    expect(explainTrail(board, [look, considered])[0]?.notable).toBe(true);
    expect(explained(look)).toEqual([
      'Erebos would not be a creature on the battlefield (your devotion to black is four without Erebos, less than five).',
    ]);
  });

  type Came = Partial<Extract<Step, { kind: 'replaced' }>>;
  const replaced = (effect: typeof bears, on: typeof bears, rewrite: Rewrite, came: Came = {}): Step => ({
    kind: 'replaced',
    rule: '614.1c',
    notable: true,
    effect: builtEffectName(effect),
    object: on.id,
    rewrite,
    event: undefined,
    amount: undefined,
    result: undefined,
    ...came,
  });

  test('what replacement effects make of the event', () => {
    expect(explained(replaced(sovereign, bears, { kind: 'tapped', tapped: true }))).toEqual([
      'Grizzly Bears enters tapped because of Imposing Sovereign.',
    ]);
    expect(
      explained(
        replaced(
          bears,
          bears,
          { kind: 'withCounters', counter: '+1/+1', amount: 6, additional: false },
          { event: 'enters' },
        ),
      ),
    ).toEqual(['Grizzly Bears enters with six +1/+1 counters.']);
    expect(
      explained(replaced(season, bears, { kind: 'scale', times: 2 }, { event: 'putsCounters', amount: 2 })),
    ).toEqual(['Doubling Season: four counters instead of two for Grizzly Bears.']);
    expect(
      explained(
        replaced(
          clone,
          clone,
          { kind: 'asCopy', of: { clauses: [] }, exceptions: [] },
          { result: { kind: 'copy', of: bears.id, ofName: 'Grizzly Bears' } },
        ),
      ),
    ).toEqual(['Clone enters as a copy of Grizzly Bears.']);
  });

  const pick = (kind: Choice['kind'], made: Pick, who = BOARD_YOU): Step => ({
    kind: 'chose',
    rule: '614.12a',
    notable: true,
    choice: {
      kind,
      who,
      object: clone.id,
      rule: kind === 'copy' ? '707.5' : '614.12a',
      options: [],
      legal: { kind: 'options' },
    },
    pick: made,
    label: 'label',
  });

  test('who chose what', () => {
    expect(explained(pick('copy', { kind: 'objects', objects: [bears.id] }))).toEqual([
      'You choose Grizzly Bears to copy.',
    ]);
    expect(explained(pick('copy', { kind: 'none' }))).toEqual(['You choose no copy for Clone.']);
    expect(explained(pick('color', { kind: 'word', word: 'blue' }, BOARD_OPPONENT))).toEqual([
      'Your opponent chooses blue for Clone.',
    ]);
    expect(explained(pick('devour', { kind: 'objects', objects: [] }))).toEqual(['You devour nothing for Clone.']);
    expect(explained(pick('pay', { kind: 'no' }))).toEqual(["You don't pay for Clone."]);
  });

  const reasons: readonly NotAppliedReason[] = [
    'affects more than itself',
    'does not match',
    'condition not met',
    'lost the ability',
    'already applied',
    'enters at the same time',
    'does not exist yet',
    'cannot happen',
    'phased out',
    'declined',
    'impossible',
    'nothing to choose',
    'not a spell that was cast',
    'zero',
  ];
  test.each(reasons)('every reason is a sentence, whether of its own or of another: %s', why => {
    const of = (effect: typeof orb, on: typeof orb): Step => ({
      kind: 'considered',
      rule: '614.12',
      notable: true,
      effect: builtEffectName(effect),
      object: on.id,
      applies: false,
      why,
    });
    for (const text of explained(of(orb, orb), of(orb, bears))) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).toContain(why === 'declined' ? 'Orb of Dreams' : 'Orb');
    }
  });

  test('Orb of Dreams does not tap itself', () => {
    const step: Step = {
      kind: 'considered',
      rule: '614.12',
      notable: true,
      effect: builtEffectName(orb),
      object: orb.id,
      applies: false,
      why: 'affects more than itself',
    };
    expect(explained(step)).toEqual([
      'Orb of Dreams does not affect itself as it enters: the ability speaks of permanents in general, not only of itself.',
    ]);
  });

  const proposed = (event: GameEvent, objects: readonly ObjectId[], players: readonly PlayerId[] = []): Step => ({
    kind: 'proposed',
    rule: '614.1',
    notable: true,
    event,
    objects,
    players,
  });

  test('what would happen, with its numbers', () => {
    const by = undefined;
    expect(explained(proposed({ kind: 'gainsLife', player: BOARD_YOU, amount: 3, by }, [], [BOARD_YOU]))).toEqual([
      'You would gain 3 life.',
    ]);
    const dealt = { source: sovereign.id, amount: 2, combat: false };
    const damage = [
      { ...dealt, to: BOARD_YOU },
      { ...dealt, to: bears.id },
      { ...dealt, source: orb.id, to: BOARD_OPPONENT },
    ];
    expect(explained(proposed({ kind: 'dealsDamage', damage, by }, [bears.id], [BOARD_YOU, BOARD_OPPONENT]))).toEqual([
      'Imposing Sovereign would deal 2 damage to you and Grizzly Bears, and Orb of Dreams would deal 2 damage to your opponent.',
    ]);
    const put = { kind: 'putsCounters', on: bears.id, counter: '+1/+1', amount: 2, player: BOARD_YOU, by } as const;
    expect(explained(proposed(put, [bears.id]))).toEqual(['Two +1/+1 counters would be put on Grizzly Bears.']);
    expect(explained(proposed({ kind: 'draws', player: BOARD_OPPONENT, count: 2, by }, [], [BOARD_OPPONENT]))).toEqual([
      'Your opponent would draw two cards.',
    ]);
    expect(explained(proposed({ kind: 'begins', player: BOARD_YOU, what: 'upkeep' }, [], [BOARD_YOU]))).toEqual([
      'Your upkeep would begin.',
    ]);
  });

  const factStep = (fact: Fact, objects = [orb.id, bears.id]): Step => ({
    kind: 'fact',
    rule: '614.1',
    notable: true,
    fact,
    objects,
    players: [BOARD_YOU],
  });

  test('facts with what they carry', () => {
    expect(explained(factStep({ kind: 'lifelink', amount: 2 }))).toEqual([
      'Orb of Dreams has lifelink, so you would gain 2 life.',
    ]);
    expect(explained(factStep({ kind: 'with it', verb: 'devour' }))).toEqual([
      'As Orb of Dreams enters, Grizzly Bears is devoured.',
    ]);
    const untaps: Fact = { kind: 'untaps in the step of others' };
    expect(explained(factStep(untaps))).toEqual(['Grizzly Bears untaps too because of Orb of Dreams.']);
    expect(explained(factStep(untaps, [orb.id, orb.id]))).toEqual(['Orb of Dreams untaps too.']);
    expect(explained(factStep({ kind: 'nothing happens', by: 'more life than there is' }))).toEqual([
      'Nobody can pay more life than they have.',
    ]);
  });

  test('state-based actions', () => {
    expect(
      explained({
        kind: 'stateBased',
        rule: '704.5f',
        action: 'noToughness',
        notable: true,
        objects: [clone.id],
        players: [],
      }),
    ).toEqual(['Clone dies: its toughness is 0 or less.']);
    expect(
      explained({
        kind: 'stateBased',
        rule: '702.103f',
        action: 'bestowedComesOff',
        notable: true,
        objects: [orb.id],
        players: [],
      }),
    ).toEqual(['Orb of Dreams ceases to be bestowed, and stays as a creature.']);
  });

  test('equal sentences are merged', () => {
    const step: Step = {
      kind: 'triggered',
      by: 'event',
      rule: '603.2',
      notable: false,
      effect: builtEffectName(bears),
      object: builtId('Clone'),
      times: 2,
      because: [],
    };
    expect(explained(step, step)).toEqual(['Grizzly Bears triggers twice for Clone.']);
  });
});
