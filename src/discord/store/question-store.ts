// The store of questions too long for a button, by a short key, so that the button can ask again.

import { createHash } from 'node:crypto';
import { type NameCodes, NO_NAME_CODES } from '../../cards/name-codes.ts';
import type { ServiceQuestion } from '../../service/index.ts';
import type { Store } from '../../store/index.ts';
import { REF_LIMIT } from '../input/custom-id.ts';
import { hasNameCodes, packQuestion, packWithNames, unpackQuestion } from './question-code.ts';

/** A store of long questions. The same question always has the same key. */
export interface QuestionStore {
  /** Stores a packed question under `key`, as asked by `person`. */
  save(key: string, code: string, person: string): Promise<void>;
  /** The packed question of that key; undefined when it was never stored or is no longer. */
  find(key: string): Promise<string | undefined>;
  /** The codes of the names in the present card data. */
  names(): Promise<NameCodes>;
  /** Erases what is kept of a person, and resolves to the number of its parts; rejects where that is not sure. */
  forget(person: string): Promise<number>;
}

const KEY_MARK = '#';

/** The reference to a question in a button: the packed question itself where it fits, else its key in the store. */
export async function createRef(question: ServiceQuestion, person: string, store: QuestionStore): Promise<string> {
  const code = packQuestion(question);
  if (code.length <= REF_LIMIT) return code;
  const coded = packWithNames(question, await store.names());
  if (coded !== undefined && coded.length <= REF_LIMIT) return coded;
  const key = createHash('sha256').update(code).digest('base64url').slice(0, 16);
  await store.save(key, code, person);
  return KEY_MARK + key;
}

/** The question of a reference; undefined when it is unknown or no longer stored. */
export async function resolveRef(ref: string, store: QuestionStore): Promise<ServiceQuestion | undefined> {
  if (hasNameCodes(ref)) return unpackQuestion(ref, await store.names());
  if (!ref.startsWith(KEY_MARK)) return unpackQuestion(ref);
  const code = await store.find(ref.slice(KEY_MARK.length));
  return code === undefined ? undefined : unpackQuestion(code);
}

/** A store in memory of the `most` questions asked or found last. */
export function memoryQuestionStore(most = 10_000, names = async () => NO_NAME_CODES): QuestionStore {
  const stored = new Map<string, { readonly code: string; readonly people: ReadonlySet<string> }>();
  const touch = (key: string, code: string, people: ReadonlySet<string>) => {
    stored.delete(key);
    stored.set(key, { code, people });
    for (const oldest of stored.keys()) {
      if (stored.size <= most) break;
      stored.delete(oldest);
    }
  };
  return {
    names,
    async save(key, code, person) {
      touch(key, code, new Set([...(stored.get(key)?.people ?? []), person]));
    },
    async find(key) {
      const found = stored.get(key);
      if (found) touch(key, found.code, found.people);
      return found?.code;
    },
    async forget(person) {
      const theirs = [...stored].filter(([, it]) => it.people.has(person));
      for (const [key, { code, people }] of theirs) {
        const others = new Set([...people].filter(it => it !== person));
        if (others.size === 0) stored.delete(key);
        else stored.set(key, { code, people: others });
      }
      return theirs.length;
    },
  };
}

/** The most questions in memory that the store did not take. */
const MOST_UNSAVED = 1_000;

/** Nobody: what the store did not take is kept without the person, whom no other process could forget here. */
const NOBODY = '';

/**
 * The questions of a store of everything. One that it cannot take, as on a full disk, is reported and stays in memory,
 * so that its buttons work in this process, without the person who asked. `forget` erases all that is kept of a person, and rejects where it is not sure.
 */
export function storedQuestions(
  store: Store,
  names: QuestionStore['names'],
  report: (error: unknown) => void,
): QuestionStore {
  const unsaved = memoryQuestionStore(MOST_UNSAVED);
  return {
    names,
    async save(key, code, person) {
      try {
        await store.questions.save(key, code, person);
      } catch (error) {
        report(error);
        await unsaved.save(key, code, NOBODY);
      }
    },
    async find(key) {
      const found = await store.questions.find(key).catch(report);
      return found ?? (await unsaved.find(key));
    },
    async forget(person) {
      const { questions, study, reports } = await store.forget(person);
      return questions + study + reports;
    },
  };
}
