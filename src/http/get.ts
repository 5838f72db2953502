// One GET request whose body is read as it comes in, with bounds on its bytes, on silence, and on its whole time.
import { type Clock, SYSTEM_CLOCK } from '../clock/index.ts';
import { DownloadError, reasonOf, requestError, statusError } from './download-error.ts';

export interface GetOptions {
  /** The name of this program, for the header of that name. */
  readonly userAgent: string;
  /** The media types wanted, as in the header of that name. */
  readonly accept: string;
  /** The most bytes a body may have, counted once its Content-Encoding is undone. */
  readonly maxBytes: number;
  /** Milliseconds without a byte after which a request is given up; a minute when left out. */
  readonly idleTimeout?: number | undefined;
  /** The most milliseconds of a request with its whole body; half an hour when left out. */
  readonly totalTimeout?: number | undefined;
  /** Ends the request early. */
  readonly signal?: AbortSignal | undefined;
  /** The clock that time is measured by; the system clock when left out. */
  readonly clock?: Clock | undefined;
}

export interface ResponseBody {
  /** The bytes with their Content-Encoding undone. Iterating throws a `DownloadError` where not all of them come. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** The number of bytes that the server announces; undefined where it does not. */
  readonly length: number | undefined;
}

const IDLE_TIMEOUT = 60_000;
const TOTAL_TIMEOUT = 30 * 60_000;

/**
 * Requests an address and passes the body to `read`; resolves to its result. Rejects with a `DownloadError` where the
 * request or the body fails, whatever `read` makes of that, and with what `read` throws of its own.
 */
export async function get<T>(url: URL, options: GetOptions, read: (body: ResponseBody) => Promise<T>): Promise<T> {
  const request = new OpenRequest(url, options);
  try {
    const body = await request.open();
    const result = await read(body);
    request.throwIfFailed();
    return result;
  } catch (error) {
    request.throwIfFailed();
    throw error;
  } finally {
    request.close();
  }
}

/** Requests an address; resolves to the whole body. `onProgress` gets the bytes so far, and the total where known. */
export async function getBytes(
  url: URL,
  options: GetOptions,
  onProgress: (received: number, total: number | undefined) => void = () => {},
): Promise<Uint8Array> {
  return get(url, options, async ({ bytes, length }) => {
    const parts: Uint8Array[] = [];
    let received = 0;
    for await (const part of bytes) {
      parts.push(part);
      received += part.length;
      onProgress(received, length);
    }
    return new Uint8Array(Buffer.concat(parts));
  });
}

class OpenRequest {
  readonly #url: URL;
  readonly #options: GetOptions;
  readonly #clock: Clock;
  readonly #timeout = new AbortController();
  readonly #signal: AbortSignal;
  readonly #cancelTotal: () => void;
  #cancelIdle = () => {};
  #failure: DownloadError | undefined;

  constructor(url: URL, options: GetOptions) {
    const { clock = SYSTEM_CLOCK, signal, totalTimeout = TOTAL_TIMEOUT } = options;
    this.#url = url;
    this.#options = options;
    this.#clock = clock;
    this.#signal = signal === undefined ? this.#timeout.signal : AbortSignal.any([signal, this.#timeout.signal]);
    const tooLong = requestError(url, `it took longer than ${spellTime(totalTimeout)}`, false);
    this.#cancelTotal = clock.after(totalTimeout, () => this.#timeout.abort(tooLong));
  }

  async open(): Promise<ResponseBody> {
    const { userAgent, accept, maxBytes } = this.#options;
    this.#awaitBytes();
    const headers = { 'user-agent': userAgent, accept };
    const response = await this.#watched(() => fetch(this.#url, { headers, signal: this.#signal }));
    if (response.status !== 200) {
      await response.body?.cancel();
      throw statusError(this.#url, response, this.#clock.now());
    }
    const length = lengthOf(response);
    if (length !== undefined && length > maxBytes) {
      await response.body?.cancel();
      throw this.#tooManyBytes();
    }
    return { bytes: this.#bytesOf(response, length), length };
  }

  throwIfFailed(): void {
    if (this.#failure !== undefined) throw this.#failure;
  }

  close(): void {
    this.#cancelIdle();
    this.#cancelTotal();
  }

  async *#bytesOf(response: Response, length: number | undefined): AsyncGenerator<Uint8Array> {
    const reader: AsyncIterator<Uint8Array> = (response.body ?? new Blob([]).stream())[Symbol.asyncIterator]();
    let received = 0;
    try {
      for (;;) {
        this.#awaitBytes();
        const part = await this.#watched(() => reader.next());
        if (part.done === true) break;
        received += part.value.length;
        if (received > this.#options.maxBytes) throw this.#fail(this.#tooManyBytes());
        yield part.value;
      }
    } finally {
      await reader.return?.().catch(() => undefined);
    }
    if (length === undefined || received === length) return;
    throw this.#fail(requestError(this.#url, `the server promised ${length} bytes and sent ${received}`, true));
  }

  /** Awaits the network. The idle timeout runs only meanwhile, and not while bytes are written to disk. */
  async #watched<R>(act: () => Promise<R>): Promise<R> {
    try {
      return await act();
    } catch (error) {
      throw this.#fail(this.#errorOf(error));
    } finally {
      this.#cancelIdle();
    }
  }

  #awaitBytes(): void {
    const { idleTimeout = IDLE_TIMEOUT } = this.#options;
    const silence = requestError(this.#url, `the server sent nothing for ${spellTime(idleTimeout)}`, true);
    this.#cancelIdle = this.#clock.after(idleTimeout, () => this.#timeout.abort(silence));
  }

  #errorOf(error: unknown): DownloadError {
    if (this.#options.signal?.aborted) return requestError(this.#url, 'it was ended', false);
    const { aborted, reason } = this.#timeout.signal;
    if (aborted && reason instanceof DownloadError) return reason;
    return requestError(this.#url, reasonOf(error), true);
  }

  #tooManyBytes(): DownloadError {
    return requestError(this.#url, `it is longer than ${this.#options.maxBytes} bytes`, false);
  }

  #fail(failure: DownloadError): DownloadError {
    this.#failure ??= failure;
    return failure;
  }
}

/** The length the server announces; of an encoded body it counts other bytes than are read. */
function lengthOf({ headers }: Response): number | undefined {
  const length = headers.get('content-length');
  if (length === null || headers.has('content-encoding')) return undefined;
  return Number.isSafeInteger(Number(length)) ? Number(length) : undefined;
}

function spellTime(milliseconds: number): string {
  const seconds = milliseconds / 1_000;
  return seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`;
}
