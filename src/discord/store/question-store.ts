// Questions too long for a button, kept by a short key so that the button can ask again.

import { createHash } from 'node:crypto';
import type { ServiceQuestion } from '../../service/index.ts';
import { REF_LIMIT } from '../input/custom-id.ts';
import { packQuestion, unpackQuestion } from './question-code.ts';

/** Where long questions are kept. The same question always has the same key. */
export interface QuestionStore {
  /** Keeps a packed question under `key`, as asked by `person`. */
  save(key: string, code: string, person: string): Promise<void>;
  /** The packed question of that key; undefined when it was never kept or is kept no more. */
  find(key: string): Promise<string | undefined>;
  /** Erases everything only this person asked, and their name from the rest; gives how many questions that concerned. */
  forget(person: string): Promise<number>;
}

const KEY_MARK = '#';

/** Gives the reference a button carries for a question: the question itself where it fits, else its key in the store. */
export async function createRef(question: ServiceQuestion, person: string, store: QuestionStore): Promise<string> {
  const code = packQuestion(question);
  if (code.length <= REF_LIMIT) return code;
  const key = createHash('sha256').update(code).digest('base64url').slice(0, 16);
  await store.save(key, code, person);
  return KEY_MARK + key;
}

/** Finds the question of a reference; undefined when it is unknown or no longer kept. */
export async function resolveRef(ref: string, store: QuestionStore): Promise<ServiceQuestion | undefined> {
  if (!ref.startsWith(KEY_MARK)) return unpackQuestion(ref);
  const code = await store.find(ref.slice(KEY_MARK.length));
  return code === undefined ? undefined : unpackQuestion(code);
}

/** One kept question, as it is written down. */
export interface StoredQuestion {
  readonly key: string;
  readonly code: string;
  readonly people: readonly string[];
}

/** A store in memory that holds the `most` questions asked or found last; `all` gives them, oldest first. */
export function memoryQuestionStore(most = 10_000): QuestionStore & { all(): readonly StoredQuestion[] } {
  const kept = new Map<string, { readonly code: string; readonly people: ReadonlySet<string> }>();
  const touch = (key: string, code: string, people: ReadonlySet<string>) => {
    kept.delete(key);
    kept.set(key, { code, people });
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
  };
  return {
    all: () => [...kept].map(([key, { code, people }]) => ({ key, code, people: [...people] })),
    async save(key, code, person) {
      touch(key, code, new Set([...(kept.get(key)?.people ?? []), person]));
    },
    async find(key) {
      const found = kept.get(key);
      if (found) touch(key, found.code, found.people);
      return found?.code;
    },
    async forget(person) {
      const theirs = [...kept].filter(([, it]) => it.people.has(person));
      for (const [key, it] of theirs) {
        const others = new Set([...it.people].filter(one => one !== person));
        if (others.size === 0) kept.delete(key);
        else kept.set(key, { code: it.code, people: others });
      }
      return theirs.length;
    },
  };
}
