// Issues, printed as every command prints them.
import { explainIssues } from '../explain/index.ts';
import type { Issue } from '../kit/issue.ts';
import { unique } from '../kit/lists.ts';
import type { Terminal } from './terminal.ts';

/** Exit code 1, with the issues printed to the error stream, and after them questions that could be asked instead. */
export function printIssues(issues: readonly Issue[], terminal: Pick<Terminal, 'error'>): number {
  const sentences = explainIssues(issues);
  for (const sentence of sentences) terminal.error(`${sentence}\n`);
  const instead = unique(issues.flatMap(it => it.instead ?? []));
  for (const line of instead.filter(it => !sentences.some(sentence => sentence.includes(it))))
    terminal.error(`  ask: ${line}\n`);
  return 1;
}
