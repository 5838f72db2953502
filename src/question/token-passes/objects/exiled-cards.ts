// Cards that a permanent has exiled: "Banisher Priest had exiled X", "it has my X exiled", "it has X under it".

import { firstIndexFrom, lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** The tokens with each such exile as what the permanent did before what else is told. */
export function withExiledCards(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!mayTellOfExile(tokens, cards)) return tokens;
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    const found = exileAt(tokens, i, cards);
    if (found === undefined) {
      result.push(token);
      continue;
    }
    const { at } = token;
    const lead = { text: '', at, end: at };
    // "does X on Y give them Z when X dies": what asks stands after what is told
    const asks = found.lasting && result.at(-1)?.kind === 'ask' ? result.splice(-1) : [];
    // "they Disenchant my X that has Y": X is named before what it did
    if (token.kind === 'card') result.push(token);
    if (found.relative) result.push({ kind: 'stop', hard: false, ...lead });
    if (token.kind !== 'card' || found.relative) result.push({ ...found.maker, ...lead });
    result.push({ kind: 'small', word: 'already', ...lead });
    result.push({ kind: 'verb', action: 'exiles', voice: 'active', past: true, ...lead });
    result.push(...found.exiled, { kind: 'stop', hard: false, ...lead }, ...asks);
    // "my Banisher Priest that has Serra Angel dies": what goes on is said of the maker
    const next = tokens[found.end];
    const then = tokens[found.end + 1];
    // "my Fiend Hunter is on their Angel and dies"
    const isJoined = found.lasting && isAnd(next) && then?.kind === 'verb' && then.voice !== 'active';
    if (isJoined) result.push({ ...found.maker, text: '', at: then.at, end: then.at });
    const goesOn = (next?.kind === 'verb' && next.voice === 'middle') || next?.kind === 'be';
    if (goesOn) result.push({ ...found.maker, text: '', at: next.at, end: next.at });
    i = isJoined ? found.end : found.end - 1;
  }
  return result.some((it, i) => it !== tokens[i]) ? result : tokens;
}

/** Whether a word tells of an exile, or of what a card that holds one is on or has. */
function mayTellOfExile(tokens: readonly Token[], cards: Cards): boolean {
  if (anyVerb(tokens, 'exiles') || anyWord(tokens, 'under', 'exiling', 'exiled')) return true;
  return anyWord(tokens, 'on', 'that', 'which') && tokens.some(it => it.kind === 'card' && holdsExiled(it, cards));
}

interface ExileFound {
  readonly maker: CardToken;
  readonly exiled: readonly Token[];
  /** The index after its last token. */
  readonly end: number;
  /** Whether it is said in a clause on the name of the maker: "X that has Y". */
  readonly relative: boolean;
  /** Whether it is only told where the maker is: "X is on Y". */
  readonly lasting?: true;
}

/** The exile that begins with its maker, or with a pronoun for the card named last, at an index. */
function exileAt(tokens: readonly Token[], i: number, cards: Cards): ExileFound | undefined {
  const token = tokens[i];
  const lasting = lastingAt(tokens, i, cards);
  if (lasting !== undefined) return lasting;
  const isIt = token?.kind === 'small' && token.word === 'it';
  const maker = token?.kind === 'card' ? token : isIt ? lastBefore(tokens, i, it => it.kind === 'card') : undefined;
  const place = placeOfHas(tokens, i + 1);
  const relative = place > 0;
  const start = i + Math.max(1, place);
  const have = tokens[start];
  if (maker?.kind !== 'card' || have === undefined || (relative && token?.kind !== 'card')) return undefined;
  const has = relative || have.kind === 'have';
  const isHad = has && isExile(tokens[start + 1]);
  const from = isHad ? start + 2 : start + 1;
  const at = tokens.findIndex((it, n) => n >= from && !isLead(it));
  const exiled = tokens[at];
  if (at < 0 || exiled?.kind !== 'card') return undefined;
  const isUnder = tokens[at + 1]?.text.toLowerCase() === 'under' && isPronoun(tokens[at + 2]);
  const isHeld = has && (isExile(tokens[at + 1]) || isUnder);
  // "my Banisher Priest with their Angel under it dies"
  const isWith = isUnder && have.kind === 'small' && have.word === 'with' && token?.kind === 'card';
  const isExiling = /^(?:exiling|exiled)$/iu.test(have.text);
  const isKept = relative && holdsExiled(maker, cards);
  if (!isHad && !isHeld && !isExiling && !isKept && !isWith) return undefined;
  const lead = tokens.slice(from, at).map(it => (it.kind === 'number' ? asFiller(it) : it));
  return {
    maker,
    exiled: [...lead, { ...exiled, ...plainPart(exiled) }],
    end: at + (isUnder ? 3 : isHeld ? 2 : 1),
    relative,
  };
}

/** The wording "Banisher Priest on their Thragtusk, the Priest dies": what exiled it is there as something else happens. */
function lastingAt(tokens: readonly Token[], i: number, cards: Cards): ExileFound | undefined {
  const maker = tokens[i];
  const from = tokens[i + 1]?.kind === 'be' ? i + 2 : i + 1;
  const on = tokens[from];
  if (maker?.kind !== 'card' || on?.kind !== 'small' || on.word !== 'on' || !holdsExiled(maker, cards))
    return undefined;
  const at = firstIndexFrom(tokens, from + 1, it => !isLead(it));
  const exiled = at === undefined ? undefined : tokens[at];
  if (exiled?.kind !== 'card' || at === undefined) return undefined;
  const before = lastBefore(tokens, i, it => !isLead(it));
  const isCast = before?.kind === 'verb' || (before?.kind === 'who' && !before.whose);
  const end = firstIndexFrom(tokens, at, it => leaves(it, cards));
  // "does X on Y give them Z when X dies"
  const supposes = tokens.some((it, n) => n > at && n < (end ?? 0) && it.kind === 'small' && it.word === 'if');
  if (isCast || end === undefined || (before?.kind === 'ask' && !supposes)) return undefined;
  const lead = tokens.slice(from + 1, at).map(it => (it.kind === 'number' ? asFiller(it) : it));
  const named = { ...exiled, ...plainPart(exiled) };
  return { maker, exiled: [...lead, named], end: at + 1, relative: false, lasting: true };
}

/** Whether a word tells of something that leaves the battlefield, or of a spell that may have it leave. */
function leaves(token: Token, cards: Cards): boolean {
  if (token.kind === 'card') return cardKnown(cards, token)?.spell === true;
  if (token.kind !== 'verb') return false;
  return LEAVING.includes(token.action) || (token.action === 'resolves' && token.card !== undefined);
}

const LEAVING: readonly string[] = ['dies', 'destroys', 'sacrifices', 'exiles', 'bounces', 'wipes', 'blinks', 'hits'];

function isAnd(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'and';
}

/** The number of tokens from one on up to the verb of a clause on a name: "that has"; 0 where it begins none. */
function placeOfHas(tokens: readonly Token[], i: number): number {
  if (/^(?:that|which) has$/iu.test(tokens[i]?.text ?? '')) return 1;
  return /^(?:that|which)$/iu.test(tokens[i]?.text ?? '') && tokens[i + 1]?.kind === 'have' ? 2 : 0;
}

/** Whether a permanent exiles something and speaks of that again: what it "has" is that card. */
export function holdsExiled(maker: CardToken, cards: Cards): boolean {
  const known = cardKnown(cards, maker);
  if (known === undefined || known.spell || known.attaches) return false;
  return known.says.has('exile') && (known.says.has('the exiled card') || known.says.has('leaves the battlefield'));
}

function isPronoun(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'it';
}

function isExile(token: Token | undefined): boolean {
  return token?.kind === 'verb' && token.action === 'exiles';
}

function isLead(token: Token): boolean {
  return token.kind === 'filler' || (token.kind === 'who' && token.whose) || (token.kind === 'number' && token.article);
}
