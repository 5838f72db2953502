// The name `it`: a parameter of an arrow whose body is one expression on one line, and nothing else.
import type { Node } from 'oxc-parser';
import { expect, test } from 'vitest';
import { modulesIn } from './imports.ts';
import { type ParsedModule, parsedCode, parsedModule } from './syntax.ts';

/** The lines on which a name `it` is bound otherwise. A field that is called so may be taken out of its object. */
function bindings({ code, nodes, lineAt }: ParsedModule): readonly number[] {
  const found = nodes.flatMap((node): readonly Node[] => {
    if (node.type === 'VariableDeclarator') return bound(node.id);
    if (node.type === 'CatchClause') return node.param === null ? [] : bound(node.param);
    if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') return node.params.flatMap(bound);
    if (node.type !== 'ArrowFunctionExpression') return [];
    const isOneLine = node.expression && !code.slice(node.body.start, node.body.end).includes('\n');
    return isOneLine || !code.slice(node.start, node.end).includes('\n') ? [] : node.params.flatMap(bound);
  });
  return found.map(({ start }) => lineAt(start));
}

/** The places in a pattern where `it` becomes a name. */
function bound(pattern: Node): readonly Node[] {
  switch (pattern.type) {
    case 'Identifier':
      return pattern.name === 'it' ? [pattern] : [];
    case 'AssignmentPattern':
      return bound(pattern.left);
    case 'RestElement':
      return bound(pattern.argument);
    case 'TSParameterProperty':
      return bound(pattern.parameter);
    case 'ArrayPattern':
      return pattern.elements.flatMap(element => (element === null ? [] : bound(element)));
    case 'ObjectPattern':
      return pattern.properties.flatMap(property => {
        if (property.type === 'RestElement') return bound(property);
        return property.shorthand ? [] : bound(property.value);
      });
    default:
      return [];
  }
}

test('`it` is a parameter of one-line arrows only', () => {
  const paths = ['src', 'commands', 'test', 'tools'].flatMap(modulesIn);
  expect(paths.length).toBeGreaterThan(1_400);
  const found = paths.flatMap(path => bindings(parsedModule(path)).map(line => `${path}:${line}`));
  expect(found).toEqual([]);
});

test.each([
  ['const long = list.map(it => {\n  return it;\n});', 1],
  ['const long = list.map((it, at) =>\n  f(it,\n at));', 1],
  ['for (const it of list) print(it);', 1],
  ['const [it = 1] = list;', 1],
  ['function f({ a: it }: A) {}', 1],
  ['const short = list.map(it => it.id);', 0],
  ['const curried = (a: string) =>\n  it =>\n    it.includes(a);', 0],
  ['const short = list.forEach(it => { print(it); });', 0],
  ['const { it, many } = parts;', 0],
])('is told apart: %s', (code, count) => {
  expect(bindings(parsedCode('example.ts', code))).toHaveLength(count);
});
