// Download errors: the reason in a sentence, and whether another attempt may help.

export class DownloadError extends Error {
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** Milliseconds that the server asks to wait before the next request; undefined where it does not ask. */
  readonly retryAfter: number | undefined;

  constructor(message: string, retryable: boolean, retryAfter?: number) {
    super(message);
    this.name = 'DownloadError';
    this.retryable = retryable;
    this.retryAfter = retryAfter;
  }
}

/** The error of a request to that address; the reason is the end of a sentence. */
export function requestError(url: URL, reason: string, retryable: boolean, retryAfter?: number): DownloadError {
  return new DownloadError(`Downloading ${url} failed: ${reason}.`, retryable, retryAfter);
}

/** The error of a response whose status is not 200; `now` is the time in milliseconds since 1970. */
export function statusError(url: URL, { status, headers }: Response, now: number): DownloadError {
  const wait = readRetryAfter(headers.get('retry-after'), now);
  if (status === 404) return requestError(url, 'it does not exist (status 404)', false);
  if (status === 429) {
    const after = wait === undefined ? '' : `, after ${Math.ceil(wait / 1_000)} seconds`;
    return requestError(url, `the server asks us to come back later (status 429${after})`, true, wait);
  }
  return requestError(url, `the server answered with status ${status}`, status >= 500, wait);
}

/** The value of Retry-After, a number of seconds or a date, in milliseconds from now; undefined where it is neither. */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  if (/^\s*\d+\s*$/u.test(value)) return Number(value) * 1_000;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}

/** The reason of a failed request; fetch throws "fetch failed", with the reason in the cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
