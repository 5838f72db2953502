// A long rule on pages: nothing lost, and buttons that lead from one to the next.
import { expect, test } from 'vitest';
import type { ExplainedRule } from '../../src/discord/backend.ts';
import { readCustomId } from '../../src/discord/input/custom-id.ts';
import { renderRule } from '../../src/discord/render/render-rule.ts';

const sentence = (n: number) => `Sentence ${n} tells of a creature that enters as something else than it was before.`;
const LONG: ExplainedRule = {
  title: '614.12 Replacement Effects',
  text: Array.from({ length: 20 }, (_, n) => sentence(n)).join(' '),
  official: true,
  examples: [Array.from({ length: 25 }, (_, n) => sentence(n + 20)).join(' ')],
  neighbors: [],
  also: [],
  foot: ['Comprehensive Rules'],
};

function shown(page: number) {
  const { embeds, components } = renderRule(LONG, { query: '614.12', on: '2014-02-01', page });
  const buttons = components.flatMap(row => row.components);
  return { text: embeds[0]?.description ?? '', ids: buttons.flatMap(it => ('custom_id' in it ? [it.custom_id] : [])) };
}

test('a rule that fits has no buttons', () => {
  expect(
    renderRule({ ...LONG, text: sentence(1), examples: [] }, { query: '614.12', on: '', page: 0 }).components,
  ).toEqual([]);
});

test('every sentence of a long one stands on a page, and a button leads to the next', () => {
  const pages = Array.from({ length: 6 }, (_, page) => shown(page));
  const [first, second] = pages;
  expect(new Set(first?.ids).size).toBe(3);
  expect(readCustomId(first?.ids[2] ?? '')).toEqual({ kind: 'rule', page: 1, on: '2014-02-01', query: '614.12' });
  expect(readCustomId(second?.ids[0] ?? '')).toEqual({ kind: 'rule', page: 0, on: '2014-02-01', query: '614.12' });
  for (let n = 0; n < 45; n++) expect(pages.map(it => it.text).join(' ')).toContain(sentence(n));
});

test('a page past the last is the last', () => {
  expect(shown(99).text).toBe(shown(98).text);
});

test('one that nobody else sees can be shared', () => {
  const { components } = renderRule({ ...LONG, examples: [] }, { query: '614.12', on: '', page: 0 }, 'private');
  const ids = components.flatMap(it => it.components).flatMap(it => ('custom_id' in it ? [it.custom_id] : []));
  expect(ids.map(readCustomId)).toContainEqual({ kind: 'shareRule', page: 0, on: '', query: '614.12' });
});

test.each(['r', 'r:1', 'r:x::614.12', 'r:1::', 'r:1::%E0%A4%A', 'r:1::a:b'])('%s is no button of ours', id => {
  expect(readCustomId(id)).toBeUndefined();
});
