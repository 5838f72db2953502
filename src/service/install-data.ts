// Installation of cards and rules, from the network or from files. Old data stays until the new is whole.
import { importFile, openStore, refreshCards } from '../cards/node.ts';
import type { Clock } from '../clock/index.ts';
import type { Issue } from '../kit/issue.ts';
import type { Sources } from '../kit/sources.ts';
import { type RuleLibrary, refreshRules } from '../rules/node.ts';

export const INSTALLED_KINDS = ['cards', 'rules'] as const;
/** A kind of data that is installed apart from the program. */
export type InstalledKind = (typeof INSTALLED_KINDS)[number];

export interface InstallProgress {
  readonly bytes: number;
  readonly totalBytes?: number;
  readonly cards?: number;
}

/** The result of an installation. Unless it is `installed`, the data is as before. */
export type InstallResult =
  | { readonly kind: 'installed'; readonly day: string; readonly cards?: number }
  | { readonly kind: 'unchanged'; readonly day: string }
  | { readonly kind: 'failed'; readonly issues: readonly Issue[] };

export interface InstallOptions {
  /** The number of attempts to fetch, in all; three when left out. */
  readonly attempts?: number;
  /** The clock that pauses and deadlines are measured by; the system clock when left out. */
  readonly clock?: Clock | undefined;
  readonly onProgress?: (progress: InstallProgress) => void;
  readonly signal?: AbortSignal;
}

/** Fetches the newest cards into the store at that path. Never rejects. */
export async function fetchCards(store: string, sources: Sources, options: InstallOptions): Promise<InstallResult> {
  const { userAgent, cards: baseUrl } = sources;
  return guarded(async () => {
    const done = await refreshCards({ store, userAgent, ...(baseUrl === undefined ? {} : { baseUrl }), ...options });
    if (done.kind === 'failed') return done;
    const day = done.updatedAt.slice(0, 10);
    if (done.kind === 'unchanged') return { kind: 'unchanged', day };
    return { kind: 'installed', day, cards: done.report.cards };
  });
}

/** Fetches the newest rules into the library. Never rejects. */
export async function fetchRules(
  library: RuleLibrary,
  sources: Sources,
  options: InstallOptions,
): Promise<InstallResult> {
  const { userAgent, rules: page } = sources;
  const { attempts, clock, signal, onProgress } = options;
  return guarded(async () => {
    const done = await refreshRules(library, {
      userAgent,
      ...(page === undefined ? {} : { page }),
      attempts,
      clock,
      signal,
      onProgress: (bytes, totalBytes) => onProgress?.({ bytes, ...(totalBytes === undefined ? {} : { totalBytes }) }),
    });
    if (!done.ok) return { kind: 'failed', issues: done.issues };
    return { kind: done.value.changed ? 'installed' : 'unchanged', day: done.value.book.effectiveDate };
  });
}

/** Installs a bulk file in the store at that path. Never rejects. */
export async function installCards(store: string, file: string, options: InstallOptions): Promise<InstallResult> {
  return guarded(async () => {
    const done = await importFile(file, store, options);
    if (!done.ok) return { kind: 'failed', issues: done.issues };
    const opened = openStore(store);
    if (!opened.ok) return { kind: 'failed', issues: opened.issues };
    opened.value.close();
    return { kind: 'installed', day: opened.value.date ?? '', cards: opened.value.size };
  });
}

/** Installs a rules file in the library. Never rejects. */
export async function installRules(library: RuleLibrary, file: string): Promise<InstallResult> {
  return guarded(async () => {
    const done = await library.installFile(file);
    if (!done.ok) return { kind: 'failed', issues: done.issues };
    return { kind: done.value.changed ? 'installed' : 'unchanged', day: done.value.book.effectiveDate };
  });
}

/** Runs an installation; what it throws, as for a full disk or a folder that cannot be written, becomes a failure. */
async function guarded(install: () => Promise<InstallResult>): Promise<InstallResult> {
  try {
    return await install();
  } catch (error) {
    const message = `It could not be stored: ${error instanceof Error ? error.message : String(error)}.`;
    return { kind: 'failed', issues: [{ path: [], message }] };
  }
}
