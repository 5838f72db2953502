// The program as the compiler sees it: fields of declared types, and those that the code of a folder reads.
import { fileURLToPath } from 'node:url';
import { type Node, type PropertySignatureDeclaration, SyntaxKind } from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isBindingElement,
  isCallExpression,
  isIdentifier,
  isObjectBindingPattern,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertySignatureDeclaration,
  isVariableDeclaration,
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
  /** The places in files of `src`, each with its code, where a text is searched that stands in one of the fields. */
  readonly searched: (texts: ReadonlySet<string>, isIn: (path: string) => boolean) => readonly TextSearch[];
  /** Keys of the fields of these names, with texts, that the files whose paths begin so declare. */
  readonly textFields: (names: readonly string[], folders: readonly string[]) => ReadonlySet<string>;
  readonly close: () => void;
}

/** A search of a text by a method of strings or by a regular expression. */
export interface TextSearch {
  /** The path from `src`. */
  readonly path: string;
  readonly code: string;
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
    searched: (texts, isIn) => searches(checker, filesBelow(program, isIn), texts),
    textFields: (names, folders) => {
      const nodes = filesBelow(program, path => folders.some(it => path.startsWith(it))).flatMap(({ nodes }) => nodes);
      return new Set(
        nodes.flatMap(node => (isTextField(node, names) ? keysOf(checker.getSymbolAtLocation(node.name)) : [])),
      );
    },
    close: () => api.close(),
  };
}

interface ProgramFile {
  readonly path: string;
  readonly nodes: readonly Node[];
}

function filesBelow(program: Program, isIn: (path: string) => boolean): readonly ProgramFile[] {
  return program.getSourceFileNames().flatMap(file => {
    const path = file.startsWith(`${ROOT}src/`) ? file.slice(`${ROOT}src/`.length) : undefined;
    const source = path === undefined || !isIn(path) ? undefined : program.getSourceFile(file);
    return path === undefined || source === undefined ? [] : [{ path, nodes: [...walked(source)] }];
  });
}

function isTextField(node: Node, names: readonly string[]): node is PropertySignatureDeclaration {
  return (
    isPropertySignatureDeclaration(node) &&
    isIdentifier(node.name) &&
    names.includes(node.name.text) &&
    node.type?.kind === SyntaxKind.StringKeyword
  );
}

const SEARCHING = new Set(
  'includes match matchAll replace replaceAll search split startsWith endsWith indexOf'.split(' '),
);
const SAME_TEXT = new Set(['trim', 'toLowerCase']);

function searches(checker: Checker, files: readonly ProgramFile[], texts: ReadonlySet<string>): readonly TextSearch[] {
  return files.flatMap(({ path, nodes }) => {
    const found = nodes.flatMap(node => {
      const subject = searchedIn(node);
      return subject === undefined ? [] : [{ node, subject }];
    });
    if (found.length === 0) return [];
    const locals = new Set([...texts, ...localTexts(checker, nodes, texts)]);
    const symbols = checker.getSymbolAtLocation(found.map(({ subject }) => subject));
    return found.flatMap(({ node }, at) =>
      keysOf(symbols[at]).some(key => locals.has(key)) ? [{ path, code: node.getText() }] : [],
    );
  });
}

/** The name that stands for the text which a node searches; undefined where the node searches none. */
function searchedIn(node: Node): Node | undefined {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return undefined;
  const { expression: receiver, name } = node.expression;
  if (SEARCHING.has(name.text)) return nameOfText(receiver);
  const [argument] = node.arguments;
  return (name.text === 'test' || name.text === 'exec') && argument !== undefined ? nameOfText(argument) : undefined;
}

function nameOfText(node: Node): Node | undefined {
  if (isIdentifier(node)) return node;
  if (isPropertyAccessExpression(node)) return node.name;
  if (isParenthesizedExpression(node)) return nameOfText(node.expression);
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.QuestionQuestionToken)
    return nameOfText(node.left);
  const isSame =
    isCallExpression(node) && isPropertyAccessExpression(node.expression) && SAME_TEXT.has(node.expression.name.text);
  return isSame && isPropertyAccessExpression(node.expression) ? nameOfText(node.expression.expression) : undefined;
}

/** Keys of the local names to which texts were given: by destructuring, or as the value of a variable. */
function localTexts(checker: Checker, nodes: readonly Node[], texts: ReadonlySet<string>): readonly string[] {
  const elements = nodes.flatMap(node => {
    if (!isBindingElement(node) || node.parent === undefined || !isObjectBindingPattern(node.parent)) return [];
    const field = node.propertyName ?? node.name;
    return field !== undefined && isIdentifier(field) && node.name !== undefined && isIdentifier(node.name)
      ? [{ pattern: node.parent, field: field.text, name: node.name }]
      : [];
  });
  const types = checker.getTypeAtLocation(elements.map(it => it.pattern));
  const bound = elements.filter(({ field }, at) => {
    const type = types[at];
    return type !== undefined && keysOf(checker.getPropertyOfType(type, field)).some(key => texts.has(key));
  });
  const variables = nodes.flatMap(node => {
    if (!isVariableDeclaration(node) || !isIdentifier(node.name) || node.initializer === undefined) return [];
    const text = nameOfText(node.initializer);
    return text === undefined ? [] : [{ name: node.name, text }];
  });
  const sources = checker.getSymbolAtLocation(variables.map(it => it.text));
  const given = variables.filter((_, at) => keysOf(sources[at]).some(key => texts.has(key)));
  return checker.getSymbolAtLocation([...bound, ...given].map(it => it.name)).flatMap(keysOf);
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
