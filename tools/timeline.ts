// `npm run docs`: writes docs/timeline.md, the changes of the rules that the engine plays both ways.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TIMELINE } from '../src/explain/index.ts';
import { spellDay } from '../src/rules/index.ts';

/** The path of the timeline. */
export const TIMELINE_PATH = join(fileURLToPath(new URL('../', import.meta.url)), 'docs/timeline.md');

/** The whole file. */
export function timeline(): string {
  const rows = TIMELINE.map(({ since, rule, was, is, documented, pair }) => {
    const [before, after] = ['before', 'after'].map(side => `[${side}](../scenarios/dated/${pair}-${side}.yaml)`);
    return `| ${spellDay(since)} | ${rule} | ${was} | ${is} | ${documented} | ${before}, ${after} |`;
  });
  return [
    '# What changed when',
    '',
    'The changes of the rules that the engine plays both ways, oldest first: give a question the day it happened and it is',
    'answered by the rules of that day. Each has a question answered one way before and another way since. Written by',
    '`npm run docs`; a test keeps it up to date.',
    '',
    '| since | rule | before | since then | documented in | questions |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TIMELINE_PATH, timeline());
