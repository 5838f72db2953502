/** Starts a thread or process of the bot from its script, beside which lies what was compiled of it. */
export function startScript(url: URL, cache: string): void;
