// The program as the compiler sees it: fields of declared types, and those that the code of a folder reads.
import { fileURLToPath } from 'node:url';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isPropertySignatureDeclaration,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Symbol as Declared, type Program } from 'typescript/unstable/sync';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A field that a type declares with a question mark. */
export interface OptionalField {
  /** A name for messages, such as "replacement.ts: addMana.tapped". */
  readonly label: string;
  /** The place of its declaration; equal for equal declarations. */
  readonly key: string;
  readonly name: string;
}

export interface Compiled {
  /** The optional fields that the files of a folder of `src` declare. */
  readonly optionalFields: (folder: string) => readonly OptionalField[];
  /** Keys of the fields that code of a folder reads, by access or by destructuring; files below `but` are left out. */
  readonly read: (fields: readonly OptionalField[], folder: string, but?: string) => ReadonlySet<string>;
  readonly close: () => void;
}

/** Opens the project with the compiler's own checker, so that fields are told apart by their types. */
export function compiled(): Compiled {
  const api = new API({ cwd: ROOT });
  const [project] = api.updateSnapshot({ openProjects: [`${ROOT}tsconfig.json`] }).getProjects();
  if (project === undefined) throw new Error('The compiler found no project.');
  const { program, checker } = project;
  return {
    optionalFields: folder => nodesBelow(program, folder).flatMap(node => fieldAt(checker, node) ?? []),
    read: (fields, folder, but) => {
      const names = new Set(fields.map(field => field.name));
      const nodes = nodesBelow(program, folder, but);
      return new Set([...accessed(checker, nodes, names), ...takenApart(checker, nodes, names)]);
    },
    close: () => api.close(),
  };
}

function nodesBelow(program: Program, folder: string, but?: string): readonly Node[] {
  const files = program.getSourceFileNames().filter(file => {
    return file.startsWith(`${ROOT}src/${folder}/`) && !(but !== undefined && file.startsWith(`${ROOT}src/${but}/`));
  });
  return files.flatMap(file => {
    const source = program.getSourceFile(file);
    return source === undefined ? [] : [...walked(source)];
  });
}

function* walked(node: Node): Generator<Node> {
  yield node;
  const children: Node[] = [];
  node.forEachChild(child => {
    children.push(child);
    return undefined;
  });
  for (const child of children) yield* walked(child);
}

function fieldAt(checker: Checker, node: Node): OptionalField | undefined {
  if (!isPropertySignatureDeclaration(node) || node.postfixToken?.kind !== SyntaxKind.QuestionToken) return undefined;
  const symbol = checker.getSymbolAtLocation(node.name);
  const [key] = keysOf(symbol);
  if (symbol === undefined || key === undefined) return undefined;
  const source = node.getSourceFile();
  const file = source.fileName.slice(source.fileName.lastIndexOf('/') + 1);
  return { label: `${file}: ${kindOf(node)}.${symbol.name}`, key, name: symbol.name };
}

/** The kind of the variant of a union the field stands in; else the name of its interface. */
function kindOf({ parent }: Node): string {
  const text = parent?.getText() ?? '';
  return /\bkind: '(\w+)'/.exec(text)?.[1] ?? /^(?:export )?interface (\w+)/.exec(text)?.[1] ?? 'a part';
}

function keysOf(symbol: Declared | undefined): readonly string[] {
  return (symbol?.declarations ?? []).map(it => `${it.path} ${it.index}`);
}

function accessed(checker: Checker, nodes: readonly Node[], names: ReadonlySet<string>): readonly string[] {
  const accesses = nodes.flatMap(node =>
    isPropertyAccessExpression(node) && names.has(node.name.text) ? [node.name] : [],
  );
  return checker.getSymbolAtLocation(accesses).flatMap(keysOf);
}

function takenApart(checker: Checker, nodes: readonly Node[], names: ReadonlySet<string>): readonly string[] {
  const elements = nodes.flatMap(node => {
    if (!isBindingElement(node) || node.parent === undefined || !isObjectBindingPattern(node.parent)) return [];
    const name = node.propertyName ?? node.name;
    return name !== undefined && isIdentifier(name) && names.has(name.text)
      ? [{ pattern: node.parent, name: name.text }]
      : [];
  });
  const types = checker.getTypeAtLocation(elements.map(it => it.pattern));
  return elements.flatMap(({ name }, at) => {
    const type = types[at];
    return type === undefined ? [] : keysOf(checker.getPropertyOfType(type, name));
  });
}
