// Cards that a permanent has exiled: "Banisher Priest had exiled X", "it has my X exiled", "it has X under it".
import { lastBefore } from '../../kit/lists.ts';
import type { Token } from '../tokens/question-token.ts';
import { asFiller, plainPart } from '../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** The tokens with each such exile as what the permanent did before what else is told. */
export function withExiledCards(tokens: readonly Token[]): readonly Token[] {
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    const found = exileAt(tokens, i);
    if (found === undefined) {
      result.push(token);
      continue;
    }
    const { at } = token;
    const lead = { text: '', at, end: at };
    if (token.kind !== 'card') result.push({ ...found.maker, ...lead });
    else result.push(token);
    result.push({ kind: 'small', word: 'already', ...lead });
    result.push({ kind: 'verb', action: 'exiles', voice: 'active', past: true, ...lead });
    result.push(...found.exiled, { kind: 'stop', hard: false, ...lead });
    i = found.end - 1;
  }
  return result;
}

interface ExileFound {
  readonly maker: CardToken;
  readonly exiled: readonly Token[];
  /** The index after its last token. */
  readonly end: number;
}

/** The exile that begins with its maker, or with a pronoun for the card named last, at an index. */
function exileAt(tokens: readonly Token[], i: number): ExileFound | undefined {
  const token = tokens[i];
  const isIt = token?.kind === 'small' && token.word === 'it';
  const maker = token?.kind === 'card' ? token : isIt ? lastBefore(tokens, i, it => it.kind === 'card') : undefined;
  const have = tokens[i + 1];
  if (maker?.kind !== 'card' || have === undefined) return undefined;
  const isHad = have.kind === 'have' && isExile(tokens[i + 2]);
  const from = isHad ? i + 3 : i + 2;
  const at = tokens.findIndex((it, n) => n >= from && !isLead(it));
  const exiled = tokens[at];
  if (at < 0 || exiled?.kind !== 'card') return undefined;
  const isUnder = tokens[at + 1]?.text.toLowerCase() === 'under' && isPronoun(tokens[at + 2]);
  const isHeld = have.kind === 'have' && (isExile(tokens[at + 1]) || isUnder);
  const isExiling = /^(?:exiling|exiled)$/iu.test(have.text);
  if (!isHad && !isHeld && !isExiling) return undefined;
  const lead = tokens.slice(from, at).map(it => (it.kind === 'number' ? asFiller(it) : it));
  return { maker, exiled: [...lead, { ...exiled, ...plainPart(exiled) }], end: at + (isUnder ? 3 : isHeld ? 2 : 1) };
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
