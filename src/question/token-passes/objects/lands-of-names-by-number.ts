// Lands played as one of several whose names all differ: "Field of the Dead as my seventh land, all different names".
import { lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { numberNamed } from '../../tokens/counts.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isListSign, withRunsReplaced } from '../../tokens/token-parts.ts';
import { basicLandsBut } from './differing-lands.ts';

/** The tokens with the lands there are before it, of one name each, in place of such words. */
export function withLandsOfNamesByNumber(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'noun', 'verb') || !anyWord(tokens, 'different', 'diff', 'distinct', 'unique')) return tokens;
  return withRunsReplaced(tokens, i => {
    const land = tokens[i - 1];
    const numbered = numberAt(tokens, i);
    if (numbered === undefined || !isLand(land, cards)) return undefined;
    const to = differingTo(tokens, numbered.to, numbered.value);
    if (to === undefined || land === undefined) return undefined;
    const named = new Set(tokens.flatMap(it => (isLand(it, cards) && it.kind === 'card' ? it.names.slice(0, 1) : [])));
    const free = basicLandsBut(tokens).slice(0, Math.max(0, numbered.value - named.size));
    if (free.length + named.size !== numbered.value) return undefined;
    return { tokens: had(land, free), to };
  });
}

function isLand(token: Token | undefined, cards: Cards): boolean {
  return token?.kind === 'card' && cardKnown(cards, token)?.land === true;
}

/** The number in "as my seventh land", "is my 7th land" and "as land number 7", with the place after it. */
function numberAt(tokens: readonly Token[], i: number): { readonly value: number; readonly to: number } | undefined {
  const [lead, nth, noun] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const [, digits] = /^as land (?:number|no|#) ?(\d+)$/iu.exec(lead?.text ?? '') ?? [];
  if (digits !== undefined) return { value: Number(digits), to: i + 1 };
  const [, said = ''] = /^as (?:my|the) (\S+) land$/iu.exec(lead?.text ?? '') ?? [];
  const whole = ordinalIn(said);
  if (whole !== undefined) return { value: whole, to: i + 1 };
  const isLead = (lead?.kind === 'small' && lead.word === 'as') || lead?.kind === 'be';
  const isNth = nth?.kind === 'small' && nth.word === 'ordinal';
  if (!isLead || !isNth || noun?.kind !== 'noun' || noun.noun.said !== 'land') return undefined;
  const value = ordinalIn(nth.text);
  return value === undefined ? undefined : { value, to: i + 3 };
}

/** The number of an ordinal that words end with: "my seventh", "the 7th"; undefined where they end with none. */
export function ordinalIn(words: string): number | undefined {
  const word = words.toLowerCase().split(' ').at(-1) ?? '';
  const [, digits] = /^(\d+)(?:st|nd|rd|th)$/u.exec(word) ?? [];
  if (digits !== undefined) return Number(digits);
  const irregular = ['first', 'second', 'third'].indexOf(word);
  if (irregular >= 0) return irregular + 1;
  const plain = word
    .replace(/fth$/u, 've')
    .replace(/(?<=eigh)th$/u, 't')
    .replace(/th$/u, '');
  return numberNamed(plain === 'nin' ? 'nine' : plain)?.value;
}

/** The place after ", all different names", ". All seven have different names"; undefined where no such words follow. */
function differingTo(tokens: readonly Token[], from: number, count: number): number | undefined {
  let [at, says] = [from, false];
  for (; at < Math.min(tokens.length, from + MOST); at++) {
    const token = tokens[at];
    if (token === undefined || !(isOfNames(token) || (token.kind === 'number' && token.value === count))) break;
    says ||= DIFFERENT.test(token.text);
  }
  const end = lastBefore(tokens, at, () => true);
  const stops = end?.kind === 'stop' || (end !== undefined && isListSign(end));
  return says ? at - (stops ? 1 : 0) : undefined;
}

const DIFFERENT = /^(?:all )?(?:different|diff|distinct|unique|differently named)$/iu;
/** The most words that say so. */
const MOST = 9;

function isOfNames(token: Token): boolean {
  if (token.kind === 'stop') return token.text !== '?';
  if (token.kind === 'small') return ['comma', 'and', 'all', 'with', 'naming', 'of'].includes(token.word);
  if (token.kind === 'who') return /^(?:they|my|them)$/iu.test(token.text);
  if (token.kind === 'noun') return token.noun.said === 'lands';
  return (
    ['be', 'have'].includes(token.kind) || DIFFERENT.test(token.text) || /^(?:names?|ones|them|the)$/iu.test(token.text)
  );
}

/** The tokens of a clause of its own by which the asker has lands. */
function had({ end }: Token, names: readonly string[]): readonly Token[] {
  const place = { text: '', at: end, end };
  const stop: Token = { kind: 'stop', hard: false, ...place };
  if (names.length === 0) return [];
  return [
    stop,
    { kind: 'who', who: 'you', whose: false, ...place },
    { kind: 'have', ...place },
    ...names.flatMap((card, n): readonly Token[] => [
      ...(n === 0 ? [] : [{ kind: 'small', word: 'comma', ...place } satisfies Token]),
      { kind: 'card', names: [card], loose: false, open: false, plural: false, ...place, at: end + (n + 1) / 100 },
    ]),
  ];
}
