/** Bundles entry points (names of the bundles, with their sources), and the threads, as modules; packages stay outside. */
export function bundleForNode(entryPoints: Readonly<Record<string, string>>, outdir: string): Promise<void>;

/**
 * Bundles the bot and its threads as scripts, each beside a module that starts it, and what V8 compiles of them so many
 * milliseconds after a start.
 */
export function bundleBot(outdir: string, started?: number): Promise<void>;
