// The walk over abilities: it reaches everything there is, and changes only what it is told to.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packCards } from '../../src/cards/index.ts';
import type { Ability, Amount, Effect, Printed } from '../../src/engine/index.ts';
import {
  map,
  type NodeName,
  some,
  speaksOfChoice,
  targetsIn,
  type Visitor,
  visit,
} from '../../src/engine/walk/index.ts';
import { KIND_KEYS, PLAIN_KEYS } from '../../src/engine/walk/keys/index.ts';
import { equals, keyOf } from '../../src/kit/structure.ts';
import { ORACLE_COMPILER } from '../../src/service/oracle-compiler.ts';

const CARDS: readonly Printed[] = packCards().map(card => ORACLE_COMPILER.card(card).printed);
const ABILITIES = CARDS.flatMap(({ faces }) => faces.flatMap(({ abilities }) => abilities));
const ability = fc.constantFrom(...ABILITIES);
const NAMES = [...Object.keys(KIND_KEYS), ...Object.keys(PLAIN_KEYS)] as readonly NodeName[];

/** Every node the walk reaches, with its name. */
function reached(
  root: NodeName,
  part: Ability | readonly Ability[] | readonly Printed[],
): ReadonlyMap<object, NodeName> {
  const found = new Map<object, NodeName>();
  const note = (name: NodeName) => (node: object) => void found.set(node, name);
  visit(root, part as never, Object.fromEntries(NAMES.map(name => [name, note(name)])) as Visitor);
  return found;
}

/** Every object in the data that is no list, by nothing but its being there. */
function objectsIn(data: unknown): readonly object[] {
  if (typeof data !== 'object' || data === null) return [];
  const parts = Object.values(data).flatMap(objectsIn);
  return Array.isArray(data) ? parts : [data, ...parts];
}

describe('the walk', () => {
  test('reaches every object of every card of the pack, and knows its kind', () => {
    const found = reached('printed', CARDS);
    const there = new Set(objectsIn(CARDS));
    expect(there.size).toBeGreaterThan(1000);
    expect([...there].filter(it => !found.has(it))).toEqual([]);
    for (const [node, name] of found) {
      if ('kind' in node) expect(Object.keys(KIND_KEYS[name as keyof typeof KIND_KEYS])).toContain(node.kind);
      else expect(PLAIN_KEYS).toHaveProperty(name);
    }
  });

  test('finds by `some` what `visit` comes by', () => {
    fc.assert(
      fc.property(ability, tree => {
        const kinds = [...reached('ability', tree)].flatMap(([node, name]) => (name === 'clause' ? [node] : []));
        expect(some('ability', tree, { clause: () => true })).toBe(kinds.length > 0);
        expect(some('ability', tree, { clause: ['controlledBy'] })).toBe(
          kinds.some(node => 'kind' in node && node.kind === 'controlledBy'),
        );
      }),
    );
  });

  test('gives back the very same ability where nothing is rewritten', () => {
    fc.assert(
      fc.property(ability, tree => {
        const same = Object.fromEntries(NAMES.map(name => [name, (node: unknown) => node]));
        expect(map('ability', tree, same)).toBe(tree);
      }),
    );
  });

  test('copies only what holds something rewritten, and leaves the ability it was given as it was', () => {
    fc.assert(
      fc.property(ability, tree => {
        const before = structuredClone(tree);
        const after = map('ability', tree, { clause: clause => ({ ...clause }) });
        expect(equals(tree, before)).toBe(true);
        expect(equals(after, tree)).toBe(true);
        const kept = new Set(objectsIn(after));
        for (const node of objectsIn(tree)) {
          const holdsClause = objectsIn(node).some(part => reached('ability', tree).get(part) === 'clause');
          expect(kept.has(node)).toBe(!holdsClause);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('equality and key agree on abilities', () => {
    fc.assert(
      fc.property(ability, ability, (one, other) => {
        expect(keyOf(one) === keyOf(other)).toBe(equals(one, other));
        expect(keyOf(structuredClone(one))).toBe(keyOf(one));
      }),
    );
  });
});

describe('nodes that share a kind', () => {
  const damage = (to: Extract<Effect, { readonly kind: 'dealDamage' }>['to']): Effect => ({
    kind: 'dealDamage',
    source: { kind: 'self' },
    amount: { kind: 'that' },
    to,
  });

  test('are told apart by where they stand: "that player" is no amount', () => {
    const effect = damage({ kind: 'that' });
    const after = map('effect', effect, { amount: (): Exclude<Amount, number> => ({ kind: 'prevented' }) });
    expect(after).toEqual({ ...effect, amount: { kind: 'prevented' } });
  });

  test('are told apart by their fields: a targeted player, and targeted objects', () => {
    const seen = (effect: Effect) => {
      const names: string[] = [];
      visit('effect', effect, { who: () => names.push('who'), objects: () => names.push('objects') });
      return names;
    };
    expect(seen(damage({ kind: 'target', index: 0 }))).toEqual(['who']);
    expect(seen(damage({ kind: 'target', index: 0, filter: { clauses: [] } }))).toEqual(['objects']);
  });
});

test('a visitor passes over what it answers false for', () => {
  const amounts: Amount[] = [];
  const sum: Amount = { kind: 'plus', of: { kind: 'x' }, n: { kind: 'half', of: { kind: 'that' }, rounded: 'up' } };
  visit('amount', sum, { amount: it => amounts.push(it) && it.kind !== 'half' });
  expect(amounts.map(it => (typeof it === 'number' ? it : it.kind))).toEqual(['plus', 'x', 'half']);
});

test('a choice is spoken of by amounts, references and changes alike', () => {
  expect(speaksOfChoice('amount', { kind: 'plus', of: 1, n: { kind: 'chosenNumber' } })).toBe(true);
  expect(speaksOfChoice('who', { kind: 'controllerOf', of: { kind: 'chosen' } })).toBe(true);
  expect(speaksOfChoice('change', { kind: 'text', from: 'chosen', to: 'Swamp', of: 'any' })).toBe(true);
  expect(speaksOfChoice('change', { kind: 'text', from: 'Island', to: 'Swamp', of: 'any' })).toBe(false);
});

test('targets are told by their index', () => {
  const said: Effect = { kind: 'attach', what: { kind: 'target', index: 1 }, to: { kind: 'ref', ref: { kind: 'it' } } };
  expect(targetsIn('effect', [said, { kind: 'draw', who: { kind: 'target', index: 0 }, amount: 1 }])).toEqual([1, 0]);
});
