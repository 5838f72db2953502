// Time: the program reads it, and waits, by a clock that a test can replace; the clock's module alone asks the system.
import type { Node } from 'oxc-parser';
import { expect, test } from 'vitest';
import { modulesIn } from './imports.ts';
import { type ParsedModule, parsedCode, parsedModule } from './syntax.ts';

const CLOCK = 'src/clock/index.ts';

/** Functions of the system that wait, by name. */
const TIMERS = new Set(['setTimeout', 'setInterval', 'setImmediate']);
/** Functions of the system that tell the time: the object, and the member of it. */
const TIMES: Readonly<Record<string, readonly string[]>> = {
  Date: ['now'],
  performance: ['now'],
  process: ['hrtime', 'uptime'],
};

/** The lines that read the system's time or wait by its timers. */
function uses({ nodes, lineAt }: ParsedModule): readonly number[] {
  return nodes.filter(isUse).map(({ start }) => lineAt(start));
}

function isUse(node: Node): boolean {
  switch (node.type) {
    case 'CallExpression':
      return node.callee.type === 'Identifier' && TIMERS.has(node.callee.name);
    case 'NewExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0;
    case 'MemberExpression': {
      const { object, property } = node;
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return false;
      return TIMES[object.name]?.includes(property.name) === true;
    }
    case 'ImportDeclaration':
      return /^(?:node:)?timers(?:\/promises)?$/u.test(node.source.value);
    default:
      return false;
  }
}

test('is asked of the system by the clock alone', () => {
  const paths = ['src', 'commands', 'tools'].flatMap(modulesIn).filter(path => path !== CLOCK);
  expect(paths.length).toBeGreaterThan(1_000);
  const found = paths.flatMap(path => uses(parsedModule(path)).map(line => `${path}:${line}`));
  expect(found).toEqual([]);
  expect(uses(parsedModule(CLOCK)).length).toBeGreaterThan(2);
});

test.each([
  ['setTimeout(act, 5);', 1],
  ['const at = Date.now();', 1],
  ['const clock = performance.now;', 1],
  ['const at = new Date();', 1],
  ["import { setTimeout as pause } from 'node:timers/promises';", 1],
  ['const at = new Date(clock.now());', 0],
  ['const at = clock.now();', 0],
])('is told apart: %s', (code, count) => {
  expect(uses(parsedCode('example.ts', code))).toHaveLength(count);
});
