// The loader of sources where tests start threads and processes: these are started from bundles, not from sources.
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import './load-sources.mjs';

const BUNDLED = new URL('./bundled-threads.ts', import.meta.url).href;

const HOOKS = `export const resolve = (specifier, context, next) =>
  next(specifier.endsWith('/thread-code.ts') ? ${JSON.stringify(BUNDLED)} : specifier, context);`;

if (isMainThread) register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);
