// The card store as a worker reads it: by a file of its own, read-only, as of the revision that the main thread has open.
import { closeSync, openSync } from 'node:fs';
import { StoredRecords } from '../../cards/node.ts';
import type { OpenedStore } from './task.ts';

export interface WorkerRecords {
  /** Sets the store of the next task. */
  readonly use: (store: OpenedStore | undefined) => void;
  /** The records of that store; undefined where there is none, or it cannot be opened. */
  readonly present: () => StoredRecords | undefined;
}

/** The records of the store that a task names, opened when they are first needed. */
export function storedRecords(): WorkerRecords {
  let wanted: OpenedStore | undefined;
  let opened: { readonly revision: number; readonly file: number; readonly records: StoredRecords } | undefined;
  return {
    use: store => {
      wanted = store;
    },
    present: () => {
      if (opened !== undefined && opened.revision === wanted?.revision) return opened.records;
      if (opened !== undefined) closeSync(opened.file);
      opened = undefined;
      if (wanted === undefined) return undefined;
      try {
        const file = openSync(wanted.path, 'r');
        opened = { revision: wanted.revision, file, records: new StoredRecords(file) };
      } catch {
        // The store is gone: what is not compiled is read by the grammar.
        return undefined;
      }
      return opened.records;
    },
  };
}
