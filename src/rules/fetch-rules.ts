// Download of the newest rules file, found by its link on the publisher's rules page.
import { DownloadError, type GetOptions, getBytes, type RetryOptions, retry } from '../http/index.ts';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { isDay } from './calendar-day.ts';

export interface FetchRulesOptions extends RetryOptions, Partial<Omit<GetOptions, 'accept'>> {
  /** The page with the link to the text file; the publisher's when left out. */
  readonly page?: string;
  /** Called during the download with the bytes so far, and in all where the server gives the number. */
  readonly onProgress?: (received: number, total: number | undefined) => void;
}

export interface FetchedRules {
  readonly url: string;
  readonly bytes: Uint8Array;
}

const RULES_PAGE = 'https://magic.wizards.com/en/rules';
const USER_AGENT = 'Threshold (Discord rules-bot)';
const ACCEPT = 'text/plain, text/html;q=0.9, */*;q=0.5';
/** The most bytes of the page, ten times its size. */
const PAGE_BYTES = 2_000_000;
/** The most bytes of the rules file, twenty times its size. */
const FILE_BYTES = 20_000_000;

/** The newest file linked by the page, by the date in its name; an issue when there is none or a download fails. */
export async function fetchNewestRules(options: FetchRulesOptions = {}): Promise<Result<FetchedRules, Issue>> {
  const page = options.page ?? RULES_PAGE;
  if (!URL.canParse(page)) return refuse(`The address of the rules page, "${page}", is no address.`);
  try {
    return await retry(options, () => tryOnce(new URL(page), options));
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error;
    return refuse(error.message);
  }
}

async function tryOnce(page: URL, options: FetchRulesOptions): Promise<Result<FetchedRules, Issue>> {
  const { maxBytes = FILE_BYTES, userAgent = USER_AGENT, onProgress } = options;
  const common = { ...options, userAgent, accept: ACCEPT };
  const html = await getBytes(page, { ...common, maxBytes: Math.min(maxBytes, PAGE_BYTES) });
  const url = newestLink(new TextDecoder().decode(html), page.href);
  if (url === undefined) return refuse(`The page ${page} has no link to a text file of the rules.`);
  return ok({ url, bytes: await getBytes(new URL(url), { ...common, maxBytes }, onProgress) });
}

/** The address of the newest text file linked in a page, from its HTML and its own address. */
export function newestLink(html: string, page: string): string | undefined {
  const links = [...html.matchAll(/\.txt(?=["'?#()<>\s])/gi)]
    .slice(0, MOST_LINKS)
    .map(match => addressOf(linkEndingAt(html, match.index + match[0].length), page))
    .filter(address => address !== undefined);
  return links.toSorted((a, b) => (dayInName(a) < dayInName(b) ? -1 : 1)).at(-1);
}

/** The most links examined; a page has a handful. */
const MOST_LINKS = 500;
/** The longest link, in characters. */
const LONGEST_LINK = 300;

/**
 * The link that ends at an index: everything since its opening quote or bracket, blanks included; without one the last
 * word.
 */
function linkEndingAt(html: string, end: number): string {
  const before = html.slice(Math.max(0, end - LONGEST_LINK), end);
  const start = Math.max(...[...'"\'()<>\n'].map(it => before.lastIndexOf(it))) + 1;
  const quoted = /["'(]/.test(before.charAt(start - 1));
  return quoted ? before.slice(start) : (before.slice(start).split(/\s/u).at(-1) ?? '');
}

function addressOf(link: string, page: string): string | undefined {
  const whole = link.trim().replaceAll('&amp;', '&').replaceAll('&#x20;', ' ');
  if (!URL.canParse(whole, page)) return undefined;
  const address = new URL(whole, page);
  return /^https?:$/.test(address.protocol) ? address.href : undefined;
}

/**
 * The day in a file's name: "MagicCompRules%2020260807.txt" is of 2026-08-07. A digit too many, which has occurred, is
 * left out.
 */
function dayInName(address: string): string {
  // The digits of an escaped character are no part of the day; whether it can be decoded does not matter here.
  const name = (address.split('/').at(-1) ?? '').replace(/%[0-9a-f]{2}/gi, ' ');
  const digits = /(\d{8,9})\D*$/.exec(name)?.[1] ?? '';
  const tries = digits.length === 9 ? [...digits].map((_, at) => digits.slice(0, at) + digits.slice(at + 1)) : [digits];
  const days = tries.map(it => `${it.slice(0, 4)}-${it.slice(4, 6)}-${it.slice(6, 8)}`);
  return days.filter(isDay).toSorted().at(-1) ?? '';
}

function refuse(message: string): Result<never, Issue> {
  return err([{ path: [], message }]);
}
