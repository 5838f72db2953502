import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Ability, Choice, Pick, Rewrite, Step, WhyNot } from '../../src/engine/index.ts';
import { NOTED } from '../../src/telling/step/noted.ts';
import { tellTrail } from '../../src/telling/trail.ts';
import { BEARS, EREBOS, effectOf, face, id, OPPONENT, object, reading, scene, state, YOU } from './support/board.ts';

const erebos = object(EREBOS, { zone: 'stack' });
const taps: Ability = {
  kind: 'replacement',
  event: {
    kind: 'enters',
    what: {
      clauses: [
        { kind: 'type', type: 'Creature' },
        { kind: 'controlledBy', who: { kind: 'opponent' } },
      ],
    },
  },
  condition: undefined,
  optional: undefined,
  rewrites: [{ kind: 'tapped', tapped: true }],
};
const sovereign = object(face('Imposing Sovereign', { abilities: [taps] }), {
  owner: OPPONENT,
  controller: OPPONENT,
});
const orb = object(face('Orb of Dreams', { types: ['Artifact'], subtypes: [] }), { zone: 'stack' });
const bears = object(BEARS);
const clone = object(face('Clone', { subtypes: ['Shapeshifter'] }), { zone: 'stack' });
const season = object(face('Doubling Season', { types: ['Enchantment'] }));
const board = scene(state([erebos, sovereign, orb, bears, clone, season]));

const said = (...steps: readonly Step[]) => tellTrail(board, steps).map(it => it.text);
const { power: _power, toughness: _toughness, ...rest } = reading()(board.before).of(erebos.id);
const asEnchantment = { ...rest, types: ['Enchantment' as const], power: undefined, toughness: undefined };

describe('a step in words', () => {
  test('why is Erebos not tapped by Imposing Sovereign?', () => {
    const look: Step = {
      kind: 'lookedAhead',
      rule: '614.12',
      notable: true,
      object: erebos.id,
      as: asEnchantment,
      because: [effectOf(erebos)],
    };
    const considered: Step = {
      kind: 'considered',
      rule: '614.12',
      notable: false,
      effect: effectOf(sovereign),
      object: erebos.id,
      applies: false,
      why: 'does not match',
    };
    expect(said(look, considered)).toEqual([
      'Imposing Sovereign does not apply: it affects creatures you control, and Erebos would not be a creature on the battlefield (your devotion to black is 4, less than five; Erebos itself is not counted).',
    ]);
    expect(tellTrail(board, [look, considered])[0]?.notable).toBe(true);
    expect(said(look)).toEqual([
      'Erebos would not be a creature on the battlefield (your devotion to black is 4, less than five; Erebos itself is not counted).',
    ]);
  });

  const replaced = (effect: typeof bears, on: typeof bears, rewrite: Rewrite, detail = {}): Step => ({
    kind: 'replaced',
    rule: '614.1c',
    notable: true,
    effect: effectOf(effect),
    object: on.id,
    rewrite,
    detail,
  });

  test('what replacement effects make of the event', () => {
    expect(said(replaced(sovereign, bears, { kind: 'tapped', tapped: true }))).toEqual([
      'Grizzly Bears enters tapped because of Imposing Sovereign.',
    ]);
    expect(
      said(
        replaced(bears, bears, { kind: 'withCounters', counter: '+1/+1', amount: 6, additional: false }, { amount: 6 }),
      ),
    ).toEqual(['Grizzly Bears enters with six +1/+1 counters.']);
    expect(said(replaced(season, bears, { kind: 'scale', times: 2 }, { event: 'putsCounters', amount: 2 }))).toEqual([
      'Doubling Season: four counters instead of two for Grizzly Bears.',
    ]);
    expect(
      said(
        replaced(
          clone,
          clone,
          { kind: 'asCopy', of: { clauses: [] }, exceptions: [] },
          { of: 'grizzly bears', ofName: 'Grizzly Bears' },
        ),
      ),
    ).toEqual(['Clone enters as a copy of Grizzly Bears.']);
  });

  const pick = (kind: Choice['kind'], made: Pick, who = YOU): Step => ({
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
    expect(said(pick('copy', { kind: 'objects', objects: [bears.id] }))).toEqual(['You choose Grizzly Bears to copy.']);
    expect(said(pick('copy', { kind: 'none' }))).toEqual(['You choose no copy for Clone.']);
    expect(said(pick('color', { kind: 'word', word: 'blue' }, OPPONENT))).toEqual([
      'Your opponent chooses blue for Clone.',
    ]);
    expect(said(pick('devour', { kind: 'objects', objects: [] }))).toEqual(['You devour nothing for Clone.']);
    expect(said(pick('pay', { kind: 'no' }))).toEqual(["You don't pay for Clone."]);
  });

  const reasons: readonly WhyNot[] = [
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
      effect: effectOf(effect),
      object: on.id,
      applies: false,
      why,
    });
    for (const text of said(of(orb, orb), of(orb, bears))) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).toContain(why === 'declined' ? 'Orb of Dreams' : 'Orb');
    }
  });

  test('Orb of Dreams does not tap itself', () => {
    const step: Step = {
      kind: 'considered',
      rule: '614.12',
      notable: true,
      effect: effectOf(orb),
      object: orb.id,
      applies: false,
      why: 'affects more than itself',
    };
    expect(said(step)).toEqual([
      'Orb of Dreams does not affect itself as it enters: the ability speaks of permanents in general, not only of itself.',
    ]);
  });

  test('a code nobody knows is still a sentence', () => {
    const common = { notable: true, objects: [bears.id], players: [], detail: {} };
    expect(said({ kind: 'happened', rule: '701.1', what: 'spunAround', ...common })).toEqual([
      'Grizzly Bears: spun around.',
    ]);
    expect(said({ kind: 'noted', rule: '701.1', note: 'isVeryOld', ...common })).toEqual([
      'Grizzly Bears: is very old.',
    ]);
    expect(
      said({ kind: 'stateBased', rule: '704.9', action: 'vanish', notable: true, objects: [bears.id], players: [] }),
    ).toEqual(['State-based action: vanish (Grizzly Bears).']);
  });

  test('state-based actions', () => {
    expect(
      said({ kind: 'stateBased', rule: '704.5f', action: 'x', notable: true, objects: [clone.id], players: [] }),
    ).toEqual(["Clone is put into its owner's graveyard: a creature with toughness 0 or less dies."]);
  });

  test('the same sentence is said once', () => {
    const step: Step = {
      kind: 'triggered',
      rule: '603.2',
      notable: false,
      effect: effectOf(bears),
      object: id('Clone'),
      times: 2,
      cause: 'entered',
    };
    expect(said(step, step)).toEqual(['Grizzly Bears triggers twice for Clone.']);
  });
});

test('every fact the engine notes has words of its own', () => {
  const files = readdirSync('src/engine', { recursive: true, encoding: 'utf8' }).filter(it => it.endsWith('.ts'));
  const sources = files.map(it => readFileSync(join('src/engine', it), 'utf8'));
  const codes = sources.flatMap(it => [
    ...[...it.matchAll(/\bnote\(\s*[\w.]+,\s*[^,]*?'?[\d.a-z]*'?,\s*'([^']+)'/g)].map(found => found[1] ?? ''),
    ...[...it.matchAll(/kind: 'noted',[^}]*?note: '([^']+)'/g)].map(found => found[1] ?? ''),
  ]);
  expect(codes.length).toBeGreaterThan(20);
  expect([...new Set(codes)].filter(it => !(it in NOTED))).toEqual([]);
});
