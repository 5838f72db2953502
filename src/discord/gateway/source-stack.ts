// Stacks of errors as they are in the sources, where what runs is a bundle with its map beside it.
//
// Made for what is logged alone: Node itself reads the stacks of errors that nobody is told, as of each connection that
// was idle for long, and a map takes half a second of this thread and much memory.

import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { RecentMap } from '../../kit/recent-map.ts';

/** A position in a script, as a stack has it: its path, line and column. */
const POSITION = /(\/[^()\n]+\.cjs):(\d+):(\d+)/gu;

/** The most positions remembered. Errors are of few kinds: no map is read again for one that was logged before. */
const MOST_KNOWN = 1_000;
const known = new RecentMap<string, string>(MOST_KNOWN);

/** The stack with positions in sources in place of those in bundles; a bundle without a map stays. */
export function sourceStack(stack: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (script: string) => {
    if (!maps.has(script)) maps.set(script, readMap(`${script}.map`));
    return maps.get(script);
  };
  return stack.replace(POSITION, (position, script: string, line: string, column: string) => {
    const before = known.get(position);
    if (before !== undefined) return before;
    const source = positionInSource(mapOf(script), script, Number(line), Number(column)) ?? position;
    known.set(position, source);
    return source;
  });
}

function positionInSource(
  map: SourceMap | undefined,
  script: string,
  line: number,
  column: number,
): string | undefined {
  const origin = map?.findOrigin(line, column);
  if (origin === undefined || !('fileName' in origin)) return undefined;
  const { fileName, lineNumber, columnNumber } = origin;
  return `${fileURLToPath(new URL(fileName, pathToFileURL(script)))}:${lineNumber}:${columnNumber}`;
}

function readMap(path: string): SourceMap | undefined {
  try {
    return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
  } catch {
    return undefined;
  }
}
