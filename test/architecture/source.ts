// The program's own source, for tests of its architecture: files by room, and code without its comments.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

export interface SourceFile {
  /** The path from `src`, such as "engine/solve.ts". */
  readonly path: string;
  readonly text: string;
}

/** The files of a room, or of all of them. */
export function sourceFiles(room = ''): readonly SourceFile[] {
  const paths = readdirSync(`${SRC}${room}`, { recursive: true, encoding: 'utf8' });
  return paths
    .filter(path => path.endsWith('.ts'))
    .map(path => `${room === '' ? '' : `${room}/`}${path.replaceAll('\\', '/')}`)
    .sort()
    .map(path => ({ path, text: readFileSync(`${SRC}${path}`, 'utf8') }));
}

/** Code without comments; quoted text stays as it is. Lines keep their numbers. */
export function withoutComments(code: string): string {
  return code.replace(TOKENS, (token, comment: string | undefined) =>
    comment === undefined ? token : comment.replace(/[^\n]/g, ''),
  );
}

/** Quoted texts, regular expressions on one line (after what an expression may follow), comments. */
const TOKENS =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[=(,:[!&|?{};]\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|(\/\*[\s\S]*?\*\/|\/\/[^\n]*)/g;
