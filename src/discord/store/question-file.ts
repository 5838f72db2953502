// Long questions stored in a file, so that their buttons work after a restart: one line a question, the last in memory.

import { access, appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { memoryQuestionStore, type QuestionStore, type StoredQuestion } from './question-store.ts';

export interface QuestionFileOptions {
  /** The number of questions stored; 10,000 when left out. */
  readonly most?: number;
  /** A former place of the file: where only this one exists, it is renamed. */
  readonly formerFile?: string;
  /** Called when a question could not be written; it stays in memory all the same. */
  readonly report: (error: unknown) => void;
}

/**
 * Opens the store of that file, or starts one where there is none; rejects where the file cannot be written. Lines that
 * cannot be read are left out: whoever asked a lost question has to ask it again. Forgotten questions are gone from the
 * file when `forget` resolves.
 */
export async function fileQuestionStore(
  file: string,
  { most = 10_000, formerFile, report }: QuestionFileOptions,
): Promise<QuestionStore> {
  await mkdir(dirname(file), { recursive: true });
  if (formerFile !== undefined) await renameFormer(formerFile, file);
  const memory = memoryQuestionStore(most);
  for (const { key, code, people } of await readStored(file)) {
    for (const person of people) await memory.save(key, code, person);
  }
  // One write after the other: appending and rewriting must not meet.
  let writing = Promise.resolve();
  const inTurn = (write: () => Promise<void>) => {
    const turn = writing.then(write);
    writing = turn.catch(() => {});
    return turn;
  };
  const rewrite = async () => {
    await writeFile(`${file}.new`, memory.all().map(line).join(''));
    await rename(`${file}.new`, file);
  };
  await inTurn(rewrite);
  let appended = 0;
  return {
    find: key => memory.find(key),
    async save(key, code, person) {
      await memory.save(key, code, person);
      appended += 1;
      const grown = appended >= most;
      if (grown) appended = 0;
      const write = grown ? rewrite : () => appendFile(file, line({ key, code, people: [person] }));
      await inTurn(write).catch(report);
    },
    async forget(person) {
      const count = await memory.forget(person);
      if (count > 0) await inTurn(rewrite);
      return count;
    },
  };
}

async function renameFormer(former: string, file: string): Promise<void> {
  const taken = await access(file).then(
    () => true,
    () => false,
  );
  if (taken) return;
  await rename(former, file).catch(error => {
    if (!isMissing(error)) throw error;
  });
}

function line({ key, code, people }: StoredQuestion): string {
  return `${JSON.stringify([key, code, ...people])}\n`;
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
    // A line cut off when the process ended.
    return [];
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
