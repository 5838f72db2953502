// Some of several that are tapped: "two Forests, one of them is tapped", "two Forests, one tapped one untapped", "my other Forest is tapped".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

type StateToken = Extract<Token, { kind: 'state' }>;

/** The tokens with those that are tapped and those that are not as two items of a list, and with "my other X" as another one. */
export function withStatesOfSome(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'state') || !tokens.some(isTapping)) return tokens;
  return withRunsReplaced(tokens, i => partsAt(tokens, i) ?? otherAt(tokens, i));
}

function isTapping(token: Token | undefined): token is StateToken {
  return token?.kind === 'state' && 'tapped' in token.patch;
}

interface Part {
  readonly count: number;
  readonly state: StateToken;
  /** The place after its words. */
  readonly to: number;
}

/** The wordings "two Forests, one tapped one untapped", "three Forests. Two of them are tapped", "…, one is tapped, the other isn't". */
function partsAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [number, name] = [tokens[i], tokens[i + 1]];
  if (number?.kind !== 'number' || number.article || number.value < 2) return undefined;
  if (name?.kind !== 'card' && name?.kind !== 'noun') return undefined;
  const parts: Part[] = [];
  for (let at = i + 2; ; ) {
    const part = partAt(tokens, at, number.value - sumOf(parts), parts.at(-1)?.state);
    if (part === undefined) break;
    parts.push(part);
    at = part.to;
  }
  const [first] = parts;
  const last = parts.at(-1);
  const rest = number.value - sumOf(parts);
  if (first === undefined || last === undefined || rest < 0 || first.count === number.value) return undefined;
  const opposite = { ...first.state, patch: { tapped: first.state.patch.tapped !== true } };
  const all = rest === 0 ? parts : [{ count: rest, state: opposite }, ...parts];
  const isEven = new Set(all.map(it => it.state.patch.tapped)).size === 2;
  if (!isEven || all.length > 2) return undefined;
  const listed = all.flatMap(({ count, state }, n): readonly Token[] => {
    // each name has a place of its own, as mentions are told apart by it
    const place = { ...plainPart(name), at: name.at + n };
    const sign: Token = { kind: 'small', word: 'and', ...plainPart(name), text: 'and' };
    const of: Token = { kind: 'number', value: count, article: false, ...plainPart(number) };
    const named: Token = name.kind === 'card' ? { ...name, ...place, plural: count > 1 } : { ...name, ...place };
    return [...(n === 0 ? [] : [sign]), of, { ...state, ...plainPart(number) }, named];
  });
  return { tokens: listed, to: last.to };
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, it) => sum + it.count, 0);
}

/** The words "one (of them) (is) tapped" or "the other (is) untapped" at a place, past the sign before them. */
function partAt(tokens: readonly Token[], from: number, left: number, before?: StateToken): Part | undefined {
  let at = from;
  while (isBetween(tokens[at]) && at < from + 3) at++;
  const lead = tokens[at];
  const isOther = before !== undefined && /^(?:the )?others?(?: ones?)?$/iu.test(lead?.text ?? '');
  const count = lead?.kind === 'number' && !lead.article ? lead.value : isOther ? left : undefined;
  if (lead === undefined || count === undefined || count < 1 || count > left) return undefined;
  at += 1;
  if (/^ones?$/iu.test(tokens[at]?.text ?? '')) at += 1;
  const [of, them] = [tokens[at], tokens[at + 1]];
  if (of?.kind === 'small' && of.word === 'of' && /^(?:them|those|these|which)$/iu.test(them?.text ?? '')) at += 2;
  if (tokens[at]?.kind === 'be') at += 1;
  if (/^already$/iu.test(tokens[at]?.text ?? '')) at += 1;
  const state = tokens[at];
  if (isTapping(state)) return { count, state, to: at + 1 };
  // "one is tapped, the other isn't"
  const isNot = before !== undefined && /^(?:is(?: not|n['’]?t)|not)$/iu.test(state?.text ?? '');
  if (!isNot || state === undefined) return undefined;
  const patch = { tapped: before.patch.tapped !== true };
  return { count, state: { ...before, patch }, to: at + 1 };
}

/** Whether a token may stand between some of several and the others: a comma, a stop, "and", "but", "the". */
function isBetween(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'stop') return token.text !== '?';
  return isListSign(token) || /^(?:but|and|the|with|only|\()$/iu.test(token.text);
}

/** The wording "I have one untapped Forest, my other Forest is tapped", where one of that name was told before. */
function otherAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [lead, other, name, be, state] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isLed = (lead?.kind === 'who' && lead.whose) || /^the$/iu.test(lead?.text ?? '');
  if (!isLed || other?.kind !== 'filler' || !/^other$/iu.test(other.text) || name?.kind !== 'card') return undefined;
  if (be?.kind !== 'be' || !isTapping(state)) return undefined;
  const before = tokens.flatMap((it, n) => (it.kind === 'card' && n < i && it.names[0] === name.names[0] ? [n] : []));
  const isSeveral = (n: number) => {
    const number = tokens[n - 1];
    return number?.kind === 'number' && number.value > 1;
  };
  if (before.length === 0 || before.some(isSeveral)) return undefined;
  return { tokens: [{ kind: 'small', word: 'another', ...plainPart(other) }], to: i + 1 };
}
