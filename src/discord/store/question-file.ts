// Long questions kept in a file, so that their buttons work after a restart: one line a question, the last ones in memory.

import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { memoryQuestionStore, type QuestionStore, type StoredQuestion } from './question-store.ts';

export interface QuestionFileOptions {
  /** How many questions are kept. */
  readonly most?: number;
  /** Told when a question could not be written down; it is kept in memory all the same. */
  readonly report: (error: unknown) => void;
}

/**
 * Opens the store of that file, or starts one where there is none; rejects where the file cannot be written. Lines that
 * cannot be read are left out: a lost question costs a person one more asking. What was forgotten is gone from the file
 * when `forget` resolves.
 */
export async function fileQuestionStore(
  file: string,
  { most = 10_000, report }: QuestionFileOptions,
): Promise<QuestionStore> {
  await mkdir(dirname(file), { recursive: true });
  const memory = memoryQuestionStore(most);
  for (const it of await readStored(file)) for (const person of it.people) await memory.save(it.key, it.code, person);
  // One write after the other: appending and writing anew must not meet.
  let writing = Promise.resolve();
  const inTurn = (write: () => Promise<void>) => {
    const turn = writing.then(write);
    writing = turn.catch(() => {});
    return turn;
  };
  const writeAnew = async () => {
    await writeFile(`${file}.new`, memory.all().map(line).join(''));
    await rename(`${file}.new`, file);
  };
  await inTurn(writeAnew);
  let appended = 0;
  return {
    find: key => memory.find(key),
    async save(key, code, person) {
      await memory.save(key, code, person);
      appended += 1;
      const grown = appended >= most;
      if (grown) appended = 0;
      const write = grown ? writeAnew : () => appendFile(file, line({ key, code, people: [person] }));
      await inTurn(write).catch(report);
    },
    async forget(person) {
      const count = await memory.forget(person);
      if (count > 0) await inTurn(writeAnew);
      return count;
    },
  };
}

function line(kept: StoredQuestion): string {
  return `${JSON.stringify([kept.key, kept.code, ...kept.people])}\n`;
}

async function readStored(file: string): Promise<readonly StoredQuestion[]> {
  const text = await readFile(file, 'utf8').catch(error => {
    if (isMissing(error)) return '';
    throw error;
  });
  return text.split('\n').flatMap(readLine);
}

function readLine(text: string): readonly StoredQuestion[] {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || !value.every(it => typeof it === 'string')) return [];
    const [key, code, ...people] = value;
    return key !== undefined && code !== undefined ? [{ key, code, people }] : [];
  } catch {
    // A line half written when the process ended.
    return [];
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
