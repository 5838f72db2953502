// Lands of different names: "six lands with different names".
import { BASIC_LAND_TYPES } from '../../../vocabulary/index.ts';
import type { Cards } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, withRunsReplaced } from '../../tokens/token-parts.ts';

const PLAIN = [...BASIC_LAND_TYPES, 'Wastes'];
/** Names of basic lands (205.3i, 305.6), those without snow first. */
const BASIC_LANDS: readonly string[] = [...PLAIN, ...PLAIN.map(it => `Snow-Covered ${it}`)];

/** Words of which one tells that lands differ, or that there is one of each. */
const DIFFERING: readonly string[] = 'different diff differently distinct unique uniquely each every all'.split(' ');

const BEFORE = /^(?:different|diff|differently named|differently|distinct|unique|uniquely)$/iu;
const AFTER =
  /^(?:with|of|that have|all|have|having|with all|all with)? ?(?:all )?(?:different|distinct|unique|diff) ?(?:names?|ones|lands)?$|^(?:each )?differently named$|^named differently$/iu;
/** The most words behind the lands that say so: "that all have different names". */
const LONGEST = 5;

/** The tokens with a basic land of another name for each of some lands whose names differ, and without the number of names that they come to. */
export function withDifferingLands(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isCounted = anyOfKind(tokens, 'noun') && anyOfKind(tokens, 'number');
  const read = isCounted && anyWord(tokens, ...DIFFERING) ? withLandsOfNames(tokens) : tokens;
  return anyWord(read, 'names') ? withoutNamesCounted(read, cards) : read;
}

/** The tokens without "making it 7 names", where so many lands of different names are told of. */
function withoutNamesCounted(tokens: readonly Token[], cards: Cards): readonly Token[] {
  if (!tokens.some(it => /^names$/iu.test(it.text))) return tokens;
  const isLand = (it: string) => cards.named(it)?.land === true;
  const lands = tokens.flatMap(it => (it.kind === 'card' && isLand(it.names[0] ?? '') ? it.names.slice(0, 1) : []));
  const count = new Set(lands).size;
  return withRunsReplaced(tokens, i => {
    const lead = tokens[i];
    if (lead === undefined || lead.kind === 'card' || !COMES_TO.test(lead.text)) return undefined;
    const at = [i + 1, i + 2, i + 3].find(n => tokens[n]?.kind === 'number');
    const number = at === undefined ? undefined : tokens[at];
    if (at === undefined || number?.kind !== 'number' || number.article || number.value !== count) return undefined;
    if (!tokens.slice(i + 1, at).every(it => it.kind === 'filler' || (it.kind === 'small' && it.word === 'it')))
      return undefined;
    const to = BEFORE.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const end = tokens[to + 1];
    const ends = end === undefined || end.kind === 'stop' || end.kind === 'small';
    return /^names$/iu.test(tokens[to]?.text ?? '') && ends
      ? { tokens: tokens.slice(i, to + 1).map(asFiller), to: to + 1 }
      : undefined;
  });
}

const COMES_TO = /^(?:making|makes|which makes|that makes|that['’]?s|thats|so|for|now|giving|that is|it['’]?s)$/iu;

function withLandsOfNames(tokens: readonly Token[]): readonly Token[] {
  const free = basicLandsBut(tokens);
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    const lands = landsAt(tokens, i);
    if (lands === undefined || lands.count > free.length) {
      result.push(token);
      continue;
    }
    for (const [n, card] of free.slice(0, lands.count).entries()) {
      const { at, end } = lands.noun;
      if (n > 0) result.push({ kind: 'small', word: 'comma', text: ',', at, end: at });
      const { text } = lands.noun;
      result.push({ kind: 'card', names: [card], loose: false, open: false, plural: false, text, at: at + n, end });
    }
    result.push(...tokens.slice(lands.to, lands.to + lands.after).map(asFiller));
    i = lands.to + lands.after - 1;
  }
  return result.some((it, i) => it !== tokens[i]) ? result : tokens;
}

/** The names of basic lands that a question does not have. */
export function basicLandsBut(tokens: readonly Token[]): readonly string[] {
  const named = new Set(tokens.flatMap(it => (it.kind === 'card' ? it.names : [])));
  return BASIC_LANDS.filter(it => !named.has(it));
}

/** One of each basic land type (305.6): "one of each basic land". */
function eachBasicAt(tokens: readonly Token[], i: number): LandsFound | undefined {
  const [number, of, each, noun] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isOne = number?.kind === 'number' && number.value === 1 && of?.kind === 'small' && of.word === 'of';
  const isEach = /^(?:each|every|all)$/iu.test(each?.text ?? '');
  if (!isOne || !isEach || noun?.kind !== 'noun' || !/^basics?\b/iu.test(noun.text)) return undefined;
  return { count: 5, noun, to: i + 4, after: 0 };
}

interface LandsFound {
  readonly count: number;
  readonly noun: Extract<Token, { kind: 'noun' }>;
  readonly to: number;
  readonly after: number;
}

/** The number of lands of different names that begin at a token, their noun, and how many words behind it say so. */
function landsAt(tokens: readonly Token[], i: number): LandsFound | undefined {
  const number = tokens[i];
  const each = eachBasicAt(tokens, i);
  if (each !== undefined) return each;
  if (number?.kind !== 'number' || number.article || number.value < 2) return undefined;
  let to = i + 1;
  let isSaid = false;
  while (
    tokens[to]?.kind === 'filler' ||
    BEFORE.test(tokens[to]?.text ?? '') ||
    /^named$/iu.test(tokens[to]?.text ?? '')
  ) {
    isSaid ||= BEFORE.test(tokens[to]?.text ?? '');
    to++;
  }
  const noun = tokens[to];
  if (noun?.kind !== 'noun' || noun.noun.card !== 'Forest' || noun.noun.generic !== true) return undefined;
  to++;
  if (isSaid) return { count: number.value, noun, to, after: 0 };
  for (let after = LONGEST; after > 0; after--) {
    const said = tokens
      .slice(to, to + after)
      .map(it => it.text)
      .join(' ');
    if (AFTER.test(said)) return { count: number.value, noun, to, after };
  }
  return undefined;
}
