// Lands of different names: "six lands with different names".
import { BASIC_LAND_TYPES } from '../../../vocabulary/index.ts';
import type { Token } from '../../tokens/question-token.ts';
import { asFiller } from '../../tokens/token-parts.ts';

const PLAIN = [...BASIC_LAND_TYPES, 'Wastes'];
/** Names of basic lands (205.3i, 305.6), those without snow first. */
const BASIC_LANDS: readonly string[] = [...PLAIN, ...PLAIN.map(it => `Snow-Covered ${it}`)];

const BEFORE = /^(?:different|diff|differently named|differently|distinct|unique|uniquely)$/iu;
const AFTER =
  /^(?:with|of|that have|all|have|having|with all|all with)? ?(?:all )?(?:different|distinct|unique|diff) ?(?:names?|ones|lands)?$|^(?:each )?differently named$|^named differently$/iu;
/** The most words behind the lands that say so: "that all have different names". */
const LONGEST = 5;

/** The tokens with a basic land of another name for each of some lands whose names differ. */
export function withDifferingLands(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => it.kind === 'noun')) return tokens;
  const named = new Set(tokens.flatMap(it => (it.kind === 'card' ? it.names : [])));
  const free = BASIC_LANDS.filter(it => !named.has(it));
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
  return result;
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
