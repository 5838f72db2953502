// Actions of instants and sorceries, read from their text as far as an event of the rules is one.

import { numberOf } from './numbers-said.ts';

/** A number that stands on a spell, or its X. */
export type SpellAmount = number | 'x';

/** Tokens that are copies of the target, with their count where the spell was kicked. */
export interface TokenCopies {
  readonly kind: 'tokenCopies';
  readonly count: SpellAmount;
  readonly kicked: SpellAmount | undefined;
  readonly except: string | undefined;
}

/** Tokens by the words that describe them, with the text of their abilities. */
export interface TokensMade {
  readonly kind: 'creates';
  readonly token: string;
  readonly text?: string;
  readonly count: SpellAmount;
}

/** The event a spell's text describes. */
export type SpellAction =
  | { readonly kind: 'destroys' | 'exiles' | 'sacrifices'; readonly all: boolean; readonly what: string }
  | { readonly kind: 'returns'; readonly from: 'graveyard' | 'library' | 'hand' | 'exile' }
  | { readonly kind: 'blinks' }
  | { readonly kind: 'damage'; readonly amount: SpellAmount; readonly each: string | undefined }
  | { readonly kind: 'draws'; readonly amount: SpellAmount; readonly each: boolean }
  | TokensMade
  | { readonly kind: 'gains' | 'loses'; readonly amount: SpellAmount }
  | { readonly kind: 'mills' | 'discards'; readonly amount: SpellAmount }
  | { readonly kind: 'counters'; readonly amount: SpellAmount; readonly counter: string }
  | TokenCopies
  | { readonly kind: 'untold' };

type Read = (words: readonly string[]) => SpellAction;

const NUMBER = '(an?|x|\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty)';

function amountOf(word = '1'): SpellAmount {
  if (/^x$/iu.test(word)) return 'x';
  return numberOf(word) ?? 1;
}

/** Tokens that are copies of what is targeted. */
const TOKEN_COPIES = new RegExp(
  `create ${NUMBER} (?:tapped )?tokens? that(?:'s| is|'re| are) (?:a )?cop(?:y|ies) of (?:that creature|(?:equipped|enchanted|this) (?:creature|permanent)|another target|(?:up to one )?target)\\b[^.]*?(?:, except (?:it|they|the tokens?) ([^.]+?))?\\.(?:[^.]*\\bkicked, (?:instead )?create ${NUMBER} of those tokens)?`,
  'iu',
);

function tokenCopiesRead([n = '', except, kicked]: readonly (string | undefined)[]): TokenCopies {
  return {
    kind: 'tokenCopies',
    count: amountOf(n),
    kicked: kicked === undefined ? undefined : amountOf(kicked),
    except: except === undefined ? undefined : `it ${except.replace(/^have\b/u, 'has').replace(/ if [^.]*$/u, '')}`,
  };
}

/** The tokens that an ability of a card makes as copies of another object; undefined where none does. */
export function tokenCopiesOf(text: string): TokenCopies | undefined {
  const found = TOKEN_COPIES.exec(text.replace(/\([^)]*\)/gu, ''));
  return found === null ? undefined : tokenCopiesRead(found.slice(1));
}

const TOKENS = new RegExp(
  `create ${NUMBER} ((?:tapped )?[^.]*?) tokens?\\b(?: with (['\u2018][^"]+?['\u2019](?=["\u201d]|$)|[^."]+|"[^"]+")|\\. (?:it|that token|the token|they|those tokens) ha(?:s|ve) ("[^"]+"))?`,
  'iu',
);

function tokensRead([n, token = '', shortly, after]: readonly (string | undefined)[]): TokensMade {
  const text = shortly ?? after;
  return {
    kind: 'creates',
    token,
    count: amountOf(n),
    ...(text === undefined
      ? {}
      : {
          text: text
            .replace(/^["'\u2018]|["'\u2019]$/gu, '')
            .replace(/, where .*$/u, '')
            .replace(/ and /gu, ', '),
        }),
  };
}

/** Each kind of tokens that the text of a card makes, copies left out. */
export function tokensMadeBy(text: string): readonly TokensMade[] {
  const plain = text.replace(/\([^)]*\)/gu, '');
  const made = [...plain.matchAll(new RegExp(TOKENS, 'giu'))].map(it => tokensRead(it.slice(1)));
  return made.filter((it, n) => made.findIndex(({ token }) => token === it.token) === n);
}

/** Wordings of the Oracle texts, the more particular first. */
const WORDINGS: readonly (readonly [RegExp, Read])[] = [
  [
    /exile (?:up to \w+ |any number of )?(?:(?:an)?other )?target [^.]*?(?:,? then |\. )(?:return|put) (?:it|that card|that permanent|them|those cards|each of those cards|the exiled cards?)[^.]*battlefield/iu,
    () => ({ kind: 'blinks' }),
  ],
  [/exile (?:all|each|any number of)[^.]*\. [^.]*return [^.]*battlefield/iu, () => ({ kind: 'blinks' })],
  [
    /exiles? [^.]*graveyards?[^.]*\bputs? [^.]*exiled[^.]* onto the battlefield/iu,
    () => ({ kind: 'returns', from: 'exile' }),
  ],
  [
    /\b(?:returns?|puts?) [^.]*graveyards?[^.]* (?:to|onto) the battlefield/iu,
    () => ({ kind: 'returns', from: 'graveyard' }),
  ],
  [
    /graveyard\.[\s\S]*\breturn the chosen cards[^.]* to the battlefield/iu,
    () => ({ kind: 'returns', from: 'graveyard' }),
  ],
  [
    /(?:put|return) [^.]*from your hand onto the battlefield|from (?:your|their) hand[^.]* onto the battlefield/iu,
    () => ({ kind: 'returns', from: 'hand' }),
  ],
  [
    /(?:search your library|library)[\s\S]*?put [^.]*onto the battlefield/iu,
    () => ({ kind: 'returns', from: 'library' }),
  ],
  [/destroy (?:all|each) ([^.]*)/iu, ([what = '']) => ({ kind: 'destroys', all: true, what })],
  [/exile (?:all|each) ([^.]*)/iu, ([what = '']) => ({ kind: 'exiles', all: true, what })],
  [/each player sacrifices (?:all|each) ([^.]*)/iu, ([what = '']) => ({ kind: 'sacrifices', all: true, what })],
  [/destroy (?:up to \w+ )?target ([^.]*)/iu, ([what = '']) => ({ kind: 'destroys', all: false, what })],
  [/exile (?:up to \w+ )?target ([^.]*)/iu, ([what = '']) => ({ kind: 'exiles', all: false, what })],
  [
    new RegExp(`deals ${NUMBER} damage to each ([^.]*)`, 'iu'),
    ([n = '', each]) => ({ kind: 'damage', amount: amountOf(n), each }),
  ],
  [
    new RegExp(`deals ${NUMBER} damage (?:to|divided)\\b`, 'iu'),
    ([n = '']) => ({ kind: 'damage', amount: amountOf(n), each: undefined }),
  ],
  [
    new RegExp(`each player (?!who controls )[^.]*draws ${NUMBER} cards?`, 'iu'),
    ([n]) => ({ kind: 'draws', amount: amountOf(n), each: true }),
  ],
  [
    new RegExp(`(?:^|\\b(?:you|target player|then) )draws? ${NUMBER} cards?`, 'imu'),
    ([n]) => ({ kind: 'draws', amount: amountOf(n), each: false }),
  ],
  [TOKEN_COPIES, tokenCopiesRead],
  [TOKENS, tokensRead],
  [
    new RegExp(`(?:each opponent|target (?:player|opponent)) gets ${NUMBER} (poison|rad|experience) counters?`, 'iu'),
    ([n, counter = '']) => ({ kind: 'counters', amount: amountOf(n), counter }),
  ],
  [new RegExp(`(?:you )?gains? ${NUMBER} life`, 'iu'), ([n]) => ({ kind: 'gains', amount: amountOf(n) })],
  [new RegExp(`\\bloses ${NUMBER} life`, 'iu'), ([n]) => ({ kind: 'loses', amount: amountOf(n) })],
  // what its caster loses is the price of something else
  [new RegExp(`\\byou lose ${NUMBER} life`, 'iu'), () => ({ kind: 'untold' })],
  [new RegExp(`mills? ${NUMBER} cards?`, 'iu'), ([n]) => ({ kind: 'mills', amount: amountOf(n) })],
];

/** The action of a card as a spell: the first one in its text. */
export function spellAction(text: string): SpellAction {
  // what an ability in quotation marks does, or a mode that may not be chosen, is not what the spell does
  if (/^•|\bchoose (?:one|two|three|any number|up to)\b[^.]*—/imu.test(text)) return { kind: 'untold' };
  const plain = text.replace(/\([^)]*\)/gu, '').replace(/"[^"]*"/gu, '');
  let first: { readonly at: number; readonly action: SpellAction } | undefined;
  for (const [wording, read] of WORDINGS) {
    const match = wording.exec(plain);
    if (match === null || (first !== undefined && match.index >= first.at)) continue;
    const action = read(match.slice(1));
    first = { at: match.index, action: isReckoned(action, plain.slice(match.index)) ? { kind: 'untold' } : action };
  }
  return first?.action ?? { kind: 'untold' };
}

/** Whether what a spell does has to be counted first: "for each creature", "where X is", "if X is 5 or more". */
function isReckoned(action: SpellAction, rest: string): boolean {
  const [sentence = ''] = rest.split(/\.(?:\s|$)/u);
  return (
    ('amount' in action || 'count' in action) &&
    (/\b(?:for each|where x is)\b/iu.test(sentence) || /\bif x is\b/iu.test(rest))
  );
}
