import type { BuildOptions } from 'esbuild';

/** Bundles entry points (names of the bundles, with their sources), and the threads, into a folder of `dist`. */
export function bundleForNode(
  entryPoints: Readonly<Record<string, string>>,
  outdir: string,
  packages?: BuildOptions,
): Promise<void>;
