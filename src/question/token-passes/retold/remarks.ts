// Remarks of which no word is of the game: "everyone's nervous", "(rude)", "… thinking he's clever".

import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, doesNext, plainPart } from '../../tokens/token-parts.ts';
import { isGameWord } from '../../words/terms-of-the-game.ts';

/** A range of tokens in which a remark may stand. */
interface Clause {
  readonly from: number;
  readonly to: number;
  /** Whether it is a sentence, or stands in parentheses. */
  readonly alone: boolean;
}

/** The tokens with the unknown words of each remark passed over, and its small words as filler. */
export function withoutRemarks(tokens: readonly Token[], { text }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'unknown') && !anyWord(tokens, 'asking')) return tokens;
  const remarks = [...clausesOf(tokens, text).filter(it => isRemark(tokens, it)), ...sentencesOfAsker(tokens)];
  if (remarks.length === 0) return tokens;
  return tokens.map((token, i): Token => {
    const remark = remarks.find(it => i >= it.from && i < it.to);
    if (remark === undefined) return token;
    // "he cast X, I groaned and then cast Y"
    if (token.kind === 'who' && !token.whose && i === remark.from && doesNext(tokens, remark.to)) return token;
    return token.kind === 'unknown' ? { kind: 'remark', ...plainPart(token) } : asFiller(token);
  });
}

/** The clauses of a question: parted by signs, by parentheses, by words that join, and before "…ing". */
function clausesOf(tokens: readonly Token[], text: string): readonly Clause[] {
  const bounds = tokens.map((token, i) => boundAt(tokens, i, text, token));
  const clauses: Clause[] = [];
  let from = 0;
  for (let to = 1; to <= tokens.length; to++) {
    const bound = to === tokens.length ? 'sentence' : bounds[to];
    if (bound === undefined) continue;
    const alone = (bounds[from] ?? 'sentence') !== 'clause' && bound !== 'clause';
    clauses.push({ from: isSign(tokens[from]) ? from + 1 : from, to, alone: from === 0 ? bound !== 'clause' : alone });
    from = to;
  }
  return clauses;
}

function boundAt(tokens: readonly Token[], i: number, text: string, token: Token): 'sentence' | 'clause' | undefined {
  const before = tokens[i - 1];
  if (token.kind === 'stop') return 'sentence';
  if (/[()]/u.test(text.slice(before?.end ?? 0, token.at))) return 'sentence';
  if (token.kind === 'small' && JOINING.test(token.word)) return 'clause';
  if (token.kind === 'filler' && BECAUSE.test(token.text)) return 'clause';
  return isParticiple(token) && before?.kind !== 'be' ? 'clause' : undefined;
}

const JOINING = /^(?:comma|colon|and|then|with|if)$/u;
const BECAUSE = /^(?:because|since|cuz|but|though|tho|so|like)$/iu;

function isSign(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'stop') return true;
  return (token.kind === 'small' && JOINING.test(token.word)) || (token.kind === 'filler' && BECAUSE.test(token.text));
}

function isParticiple(token: Token): boolean {
  return token.kind === 'unknown' && /^\p{Ll}{3,}ing$/u.test(token.text);
}

/** The sentences that say why somebody asks: "Asking because …". */
function sentencesOfAsker(tokens: readonly Token[]): readonly Pick<Clause, 'from' | 'to'>[] {
  return tokens.flatMap((token, from) => {
    const [before, because] = [tokens[from - 1], tokens[from + 1]];
    const begins = before === undefined || before.kind === 'stop';
    if (!begins || !/^asking$/iu.test(token.text) || !BECAUSE.test(because?.text ?? '')) return [];
    const length = tokens.slice(from).findIndex(it => it.kind === 'stop');
    const to = length < 0 ? tokens.length : from + length;
    // "asking because they dropped it": what happens is told
    const said = tokens.slice(from, to);
    // "asking because I have two Beasts", and not "because I've been missing Beasts"
    const isHad = said.some((it, n) => it.kind === 'have' && !isPerfect(it, said[n + 1]));
    const isTold = said.some(it => it.kind === 'card' || (it.kind === 'noun' && isHad) || isDeed(it));
    return [{ from, to: isTold ? from + 2 : to }];
  });
}

function isDeed(token: Token): boolean {
  return token.kind === 'verb' && ['enters', 'dies', 'resolves', 'casts', 'destroys', 'copies'].includes(token.action);
}

/** Whether a clause tells nothing: it has a word that is not of the game, no name, number or event, and it is no part of a list. */
function isRemark(tokens: readonly Token[], { from, to, alone }: Clause): boolean {
  const part = tokens.slice(from, to);
  const unknown = part.filter(it => it.kind === 'unknown');
  if (unknown.length === 0 || !part.every((it, i) => isQuiet(it) || isPerfect(it, part[i + 1]))) return false;
  if (unknown.some(it => isGameWord(it.text) || isName(it, part[0]))) return false;
  if (isDoneWith(tokens, to)) return false;
  const [first] = part;
  const isOfSubject = part.some(it => it.kind === 'be' || (it.kind === 'who' && !it.whose) || isItsSubject(it));
  return alone || isOfSubject || (first !== undefined && isParticiple(first));
}

/** The wording "they chump with Grizzly Bears": something is done with what is named after the clause. */
function isDoneWith(tokens: readonly Token[], to: number): boolean {
  const [verb, preposition, named] = [tokens[to - 1], tokens[to], tokens[to + 1]];
  const isWith = preposition?.kind === 'small' && preposition.word === 'with';
  const isLead = named?.kind === 'number' || (named?.kind === 'who' && named.whose);
  return verb?.kind === 'unknown' && isWith && (isLead ? tokens[to + 2] : named)?.kind === 'card';
}

/** Kinds of tokens that tell nothing of a board or an event by themselves. */
function isQuiet(token: Token): boolean {
  if (token.kind === 'number') return token.article;
  if (token.kind === 'who') return token.each !== true;
  return ['unknown', 'filler', 'small', 'be', 'about'].includes(token.kind);
}

/** The verb before a participle: "has done it", "had said so". */
function isPerfect({ kind }: Token, next: Token | undefined): boolean {
  return (
    kind === 'have' &&
    /^(?:\p{L}+ed|done|seen|been|said|told|gone|known|heard|read|tried|thought)$/iu.test(next?.text ?? '')
  );
}

function isItsSubject(token: Token): boolean {
  return (
    (token.kind === 'small' && token.word === 'it') ||
    /^(?:every|some|any|no)(?:one|body|thing)(?:'?s)?$/iu.test(token.text)
  );
}

/** A word with a capital letter where no sentence begins: it may be a name that was not found. */
function isName({ text, at }: Token, first: Token | undefined): boolean {
  return /^\p{Lu}/u.test(text) && at !== first?.at;
}
