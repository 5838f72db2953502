// The newest rules file from the network: found on the publisher's rules page, downloaded whole or not at all.
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { isDay } from './day.ts';

export interface FetchRulesOptions {
  /** The page with the link to the text file. */
  readonly page?: string;
  /** How the request names itself. */
  readonly userAgent?: string;
  /** How long one request may take, in milliseconds. */
  readonly timeout?: number;
  /** How many bytes a file may have. */
  readonly largest?: number;
  /** Ends the download early. */
  readonly signal?: AbortSignal;
  /** Called while the file comes in: bytes so far, and in all where the server says so. */
  readonly onProgress?: (received: number, total: number | undefined) => void;
}

export interface FetchedRules {
  readonly url: string;
  readonly bytes: Uint8Array;
}

const RULES_PAGE = 'https://magic.wizards.com/en/rules';

/** Takes options; gives the file the page links to, the newest by the date in its name, or why there is none. */
export async function fetchNewestRules(options: FetchRulesOptions = {}): Promise<Result<FetchedRules, Issue>> {
  const page = options.page ?? RULES_PAGE;
  const html = await download(page, options);
  if (!html.ok) return html;
  const url = newestLink(new TextDecoder().decode(html.value), page);
  if (url === undefined) return refuse(`The page ${page} has no link to a text file of the rules.`);
  const file = await download(url, options, options.onProgress);
  return file.ok ? ok({ url, bytes: file.value }) : file;
}

/** Takes a page's HTML and address; gives the address of the newest text file it links to. */
export function newestLink(html: string, page: string): string | undefined {
  const links = [...html.matchAll(/(?:href\s*=\s*["']|["'(>\s])([^"'()<>\n]{1,300}?\.txt)(?=["'?#()<>\s])/gi)]
    .map(match => addressOf(match[1] ?? '', page))
    .filter(address => address !== undefined);
  return links.toSorted((a, b) => (dayInName(a) < dayInName(b) ? -1 : 1)).at(-1);
}

const TIMEOUT = 60_000;
const LARGEST = 20_000_000;
const USER_AGENT = 'Threshold (Discord rules-bot)';

async function download(
  url: string,
  options: FetchRulesOptions,
  onProgress: FetchRulesOptions['onProgress'] = () => {},
): Promise<Result<Uint8Array, Issue>> {
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': options.userAgent ?? USER_AGENT, accept: 'text/plain, text/html;q=0.9, */*;q=0.5' },
      signal: AbortSignal.any([
        AbortSignal.timeout(options.timeout ?? TIMEOUT),
        ...(options.signal ? [options.signal] : []),
      ]),
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return refuse(refusal(url, response));
    }
    return await readAll(url, response, options.largest ?? LARGEST, onProgress);
  } catch (error) {
    return refuse(`${url} could not be read: ${reasonOf(error)}.`);
  }
}

async function readAll(
  url: string,
  response: Response,
  largest: number,
  onProgress: NonNullable<FetchRulesOptions['onProgress']>,
): Promise<Result<Uint8Array, Issue>> {
  const total = response.headers.get('content-encoding') === null ? lengthOf(response) : undefined;
  const parts: Uint8Array[] = [];
  let received = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    received += part.length;
    if (received > largest) return refuse(`${url} is longer than ${largest} bytes, so it is no rules file.`);
    onProgress(received, total);
  }
  if (total !== undefined && received !== total) {
    return refuse(`${url} promised ${total} bytes and sent ${received}, so the file is not whole.`);
  }
  return ok(new Uint8Array(Buffer.concat(parts)));
}

function lengthOf(response: Response): number | undefined {
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  return Number.isNaN(length) ? undefined : length;
}

function refusal(url: string, response: Response): string {
  const wait = response.headers.get('retry-after');
  if (response.status === 429) return `${url} asks us to come back later${wait ? ` (after ${wait} seconds)` : ''}.`;
  if (response.status === 404) return `${url} does not exist.`;
  return `${url} answered with status ${response.status}.`;
}

/** Errors of fetch say only "fetch failed"; what happened stands in their cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it took too long';
  if (error.name === 'AbortError') return 'it was ended';
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function addressOf(link: string, page: string): string | undefined {
  const whole = link.trim().replaceAll('&amp;', '&').replaceAll('&#x20;', ' ');
  if (!URL.canParse(whole, page)) return undefined;
  const address = new URL(whole, page);
  return /^https?:$/.test(address.protocol) ? address.href : undefined;
}

/** "MagicCompRules%2020260807.txt" is of 2026-08-07; a digit too many, as has been seen, is left out. */
function dayInName(address: string): string {
  const digits = /(\d{8,9})\D*$/.exec(decodeURIComponent(address).split('/').at(-1) ?? '')?.[1] ?? '';
  const tries = digits.length === 9 ? [...digits].map((_, at) => digits.slice(0, at) + digits.slice(at + 1)) : [digits];
  const days = tries.map(it => `${it.slice(0, 4)}-${it.slice(4, 6)}-${it.slice(6, 8)}`);
  return days.filter(isDay).toSorted().at(-1) ?? '';
}

function refuse(message: string): Result<never, Issue> {
  return err([{ path: [], message }]);
}
