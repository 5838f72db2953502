// The loader of sources in tests, given to Node by `--import`: TypeScript by tsx. Vitest would transform each file anew for
// each of its projects, and each module for each import.
import { isMainThread } from 'node:worker_threads';

// Threads are given the same options, and load no source or see to that themselves.
if (isMainThread) await import('tsx');
