/**
 * Starts a thread or process of the bot from its script, beside which lies what was compiled of it under a name. That is
 * written so many milliseconds after the start.
 */
export function startScript(url: URL, name: string, started: number): void;
