// Paths: of cards and rules in the data folder, and of our scenarios.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The file of the installed cards in a data folder. */
export function storePath(data: string): string {
  return join(data, 'cards.store');
}

/** The folder of the installed rules in a data folder. */
export function rulesPath(data: string): string {
  return join(data, 'rules');
}

/** The folder of our scenarios at the top of the project, found from the sources and from the compiled files. */
export function scenarioFolder(): string {
  const up = ['../../scenarios', '../../../scenarios'].map(path => fileURLToPath(new URL(path, import.meta.url)));
  return up.find(path => existsSync(path)) ?? 'scenarios';
}
