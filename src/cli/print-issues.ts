// Issues, printed as every command prints them.
import { explainIssues } from '../explain/index.ts';
import type { Issue } from '../kit/issue.ts';
import type { Terminal } from './terminal.ts';

/** Exit code 1, with the issues printed to the error stream. */
export function printIssues(issues: readonly Issue[], terminal: Pick<Terminal, 'error'>): number {
  for (const sentence of explainIssues(issues)) terminal.error(`${sentence}\n`);
  return 1;
}
