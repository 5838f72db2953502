// Cards and rules brought into the data folder: from the network, or from files. What was there stays until all is there.
import { importFile, openStore, refreshCards } from '../cards/node.ts';
import type { Clock } from '../clock/index.ts';
import type { Issue } from '../kit/issue.ts';
import type { Sources } from '../kit/sources.ts';
import { type RuleLibrary, refreshRules } from '../rules/node.ts';

export const INSTALLED_KINDS = ['cards', 'rules'] as const;
/** What is installed apart from the program. */
export type InstalledKind = (typeof INSTALLED_KINDS)[number];

export interface InstallProgress {
  readonly bytes: number;
  readonly totalBytes?: number;
  readonly cards?: number;
}

/** How an installation ended. Unless it is `installed`, what was there is there still. */
export type InstallResult =
  | { readonly kind: 'installed'; readonly day: string; readonly cards?: number }
  | { readonly kind: 'unchanged'; readonly day: string }
  | { readonly kind: 'failed'; readonly issues: readonly Issue[] };

export interface InstallOptions {
  /** How often fetching is tried in all; three times when left out. */
  readonly attempts?: number;
  /** What pauses and deadlines are measured by; the machine's when left out. */
  readonly clock?: Clock | undefined;
  readonly onProgress?: (progress: InstallProgress) => void;
  readonly signal?: AbortSignal;
}

/** Fetches the newest cards into the store at that path. Never rejects. */
export async function fetchCards(store: string, sources: Sources, watching: InstallOptions): Promise<InstallResult> {
  const { userAgent, cards: baseUrl } = sources;
  return guarded(async () => {
    const done = await refreshCards({ store, userAgent, ...(baseUrl === undefined ? {} : { baseUrl }), ...watching });
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
  watching: InstallOptions,
): Promise<InstallResult> {
  const { userAgent, rules: page } = sources;
  const { attempts, clock, signal, onProgress } = watching;
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

/** Brings a bulk file into the store at that path. Never rejects. */
export async function installCards(store: string, file: string, watching: InstallOptions): Promise<InstallResult> {
  return guarded(async () => {
    const done = await importFile(file, store, watching);
    if (!done.ok) return { kind: 'failed', issues: done.issues };
    const opened = openStore(store);
    if (!opened.ok) return { kind: 'failed', issues: opened.issues };
    opened.value.close();
    return { kind: 'installed', day: opened.value.date ?? '', cards: opened.value.size };
  });
}

/** Brings a rules file into the library. Never rejects. */
export async function installRules(library: RuleLibrary, file: string): Promise<InstallResult> {
  return guarded(async () => {
    const done = await library.installFile(file);
    if (!done.ok) return { kind: 'failed', issues: done.issues };
    return { kind: done.value.changed ? 'installed' : 'unchanged', day: done.value.book.effectiveDate };
  });
}

/** A full disk, or a folder that cannot be written to, is told as any other reason. */
async function guarded(install: () => Promise<InstallResult>): Promise<InstallResult> {
  try {
    return await install();
  } catch (error) {
    const message = `It could not be stored: ${error instanceof Error ? error.message : String(error)}.`;
    return { kind: 'failed', issues: [{ path: [], message }] };
  }
}
