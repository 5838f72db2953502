// The words that are offered while a person types: each is one that shorthand reads.

import { expect, test } from 'vitest';
import { CREATURE_TYPES, predefinedToken } from '../../src/engine/index.ts';
import { readItem } from '../../src/scenario/shorthand/object-list.ts';
import {
  COMMON_TOKENS,
  NAME_MODIFIERS,
  OBJECT_STATES,
  PREDEFINED_TOKENS,
  VALUE_MODIFIERS,
} from '../../src/vocabulary/index.ts';

const nameOf = (typed: string) => (['Clone', 'Bear Cub'].includes(typed) ? typed : undefined);

test.each(OBJECT_STATES)('is the state "%s" read?', state => {
  const { item, issues } = readItem(`Clone (${state})`, nameOf);
  expect(issues).toEqual([]);
  expect(Object.keys(item)).toHaveLength(2);
});

test.each(NAME_MODIFIERS)('is "%s" read with a name?', word => {
  const { item, issues } = readItem(`Clone (${word} Bear Cub)`, nameOf);
  expect(issues).toEqual([]);
  expect(JSON.stringify(item)).toContain('Bear Cub');
});

const VALUES: Readonly<Record<(typeof VALUE_MODIFIERS)[number], string>> = {
  color: 'red',
  'creature type': 'Bear',
  'land type': 'Island',
  mode: 'Khans',
  number: '3',
  chose: 'red',
  level: '2',
  'owned by': 'opponent',
  'protected by': 'opponent',
  'cast from': 'graveyard',
  'mana spent': 'WUB',
};

test.each(VALUE_MODIFIERS)('is "%s" read with a value?', word => {
  expect(readItem(`Clone (${word} ${VALUES[word]})`, nameOf).issues).toEqual([]);
});

test.each(PREDEFINED_TOKENS)('is "%s token" predefined?', name => {
  expect(readItem(`2 ${name} token`, nameOf)).toEqual({ item: { token: name, count: 2 }, issues: [] });
  expect(predefinedToken(name)?.faces[0].name).toBe(name);
});

test.each(COMMON_TOKENS)('is "%s" described in full?', text => {
  const { item, issues } = readItem(`2 ${text}`, nameOf);
  expect(issues).toEqual([]);
  expect(item).toMatchObject({ count: 2, token: { power: text[0], toughness: text[2] } });
  const words = text.split(' ').filter(it => CREATURE_TYPES.some(type => type === it));
  expect(words.length).toBeGreaterThan(0);
  expect(item).toMatchObject({ token: { subtypes: words } });
});
