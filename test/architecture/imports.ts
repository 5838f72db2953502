// Imports between the program's own modules, read from their syntax: by value or by type alone.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** One import or re-export of a module of the program by another. Paths are from the project's root. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** False where only types are imported, which are gone when the program runs. */
  readonly byValue: boolean;
  /** Whether it is loaded where the program comes to it, and not at its start. */
  readonly late: boolean;
}

/** All imports among the modules of the given folders, such as "src". */
export function importsOf(folders: readonly string[]): readonly Import[] {
  return folders.flatMap(modulesIn).flatMap(from => importsOfModule(from));
}

/** The modules below a folder, from the project's root. */
export function modulesIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts'))
    .map(path => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort();
}

function importsOfModule(from: string): readonly Import[] {
  const code = readFileSync(join(ROOT, from), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(from, code).module;
  const named = staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    byValue: entries.length === 0 || entries.some(entry => !entry.isType),
    late: false,
  }));
  const again = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null ? [] : [{ specifier: moduleRequest.value, byValue: !isType, late: false }],
    );
  const late = dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: code.slice(start + 1, end - 1),
    byValue: true,
    late: true,
  }));
  return [...named, ...again, ...late]
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier, byValue, late }) => ({
      from,
      to: relative(ROOT, join(ROOT, dirname(from), specifier)).replaceAll('\\', '/'),
      byValue,
      late,
    }));
}
