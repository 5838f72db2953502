// Files in which earlier versions kept long questions: brought into the store once, line by line, and deleted.

import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptQuestions } from '../../store/index.ts';

/** The names of those files in a data folder. */
export const FORMER_FILES = ['asked.jsonl', 'questions.jsonl'] as const;
/** The most characters of a line; a longer one is no question of ours. */
const LONGEST_LINE = 20_000;
/** The most questions of one file. */
const MOST = 20_000;

/** Brings the questions of a data folder's files into the store; resolves to their number. Rejects where one is not saved. */
export async function bringFormerQuestions(dataDir: string, questions: KeptQuestions): Promise<number> {
  let brought = 0;
  for (const name of FORMER_FILES) {
    const file = join(dataDir, name);
    for await (const line of linesOf(file)) {
      const read = readLine(line);
      if (read === undefined || brought >= MOST) continue;
      const [key, code, ...people] = read;
      for (const person of people) await questions.save(key, code, person);
      brought += 1;
    }
    await rm(file, { force: true });
    await rm(`${file}.new`, { force: true });
  }
  return brought;
}

/** The lines of a file; none where it is not there. What is longer than a line may be is passed over. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  let over = false;
  try {
    for await (const chunk of createReadStream(file, 'utf8')) {
      const [first = '', ...lines] = String(chunk).split('\n');
      rest = over ? '' : rest + first;
      for (const line of lines) {
        if (!over) yield rest;
        over = false;
        rest = line;
      }
      over ||= rest.length > LONGEST_LINE;
    }
    if (!over) yield rest;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

function readLine(text: string): readonly [key: string, code: string, ...people: string[]] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || !value.every(it => typeof it === 'string')) return undefined;
    const [key, code, ...people] = value;
    return key === undefined || code === undefined ? undefined : [key, code, ...people];
  } catch {
    // A line cut off when the process ended.
    return undefined;
  }
}
