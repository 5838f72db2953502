// Sweeps told with one of what they take: "Wrath kills everything incl. their Hushbringer", "everyone's creatures die, my X included".
import { isSpellOfAll } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  isListSign,
  plainPart,
  type RunReplacement,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with such a sweep as a spell that resolves, and with a comma before what is said to be included. */
export function withSweptWithAll(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'everything', 'everyone', 'everybody', 'all', 'board', 'included')) return tokens;
  const sweep = tokens.findIndex(it => it.kind === 'card' && isSpellOfAll(it, cards));
  if (sweep < 0) return tokens;
  return withRunsReplaced(
    tokens,
    i => wipesAt(tokens, i, sweep) ?? everyonesAt(tokens, i, sweep) ?? ofAllAt(tokens, i) ?? includedAt(tokens, i),
  );
}

/** The wording "Wrath of God kills everything": it wipes. */
function wipesAt(tokens: readonly Token[], i: number, sweep: number): RunReplacement | undefined {
  const [verb, all] = [tokens[i], tokens[i + 1]];
  const isBehind = i === sweep + 1 || (i === sweep + 2 && isComma(tokens[i - 1]));
  if (!isBehind || verb?.kind !== 'verb' || verb.voice !== 'active' || !ALL.test(all?.text ?? '')) return undefined;
  if (verb.action !== 'destroys' && verb.action !== 'exiles') return undefined;
  const listed = ofAllAt(tokens, i + 2);
  return { tokens: [resolving(verb), ...(listed?.tokens ?? [])], to: listed?.to ?? i + 2 };
}

function resolving(token: Token): Token {
  return { kind: 'verb', action: 'enters', voice: 'middle', ...plainPart(token), text: 'resolves' };
}

/** The wording "everyone's creatures go down to Wrath of God": it resolves. */
function everyonesAt(tokens: readonly Token[], i: number, sweep: number): RunReplacement | undefined {
  const [owner, noun, spell] = [tokens[i], tokens[i + 1], tokens[sweep]];
  const isEveryones = /^(?:everyone|everybody|all|every player)(?:['’]?s)?$/iu.test(owner?.text ?? '');
  const isKind = noun?.kind === 'noun' && noun.noun.generic === true && noun.noun.plural;
  if (!isEveryones || !isKind || spell === undefined || sweep <= i + 2 || sweep > i + MOST_OF_FALL) return undefined;
  const isFall = tokens.some((it, n) => n > i + 1 && n < sweep && FALLS.test(it.text));
  const isPlain = tokens.every(
    (it, n) => n <= i + 1 || n >= sweep || !['card', 'noun', 'who', 'stop'].includes(it.kind),
  );
  return isFall && isPlain ? { tokens: [spell, resolving(noun)], to: sweep + 1 } : undefined;
}

/** The most tokens up to the spell in such a wording: "everyone's creatures all go down to". */
const MOST_OF_FALL = 6;
const FALLS = /^(?:go|goes|went|die|dies|died|get|gets|got|lost|fall|falls|are|killed|destroyed)\b/iu;

const ALL = /^(?:everything|everyone|all|the whole board|the board)$/iu;
const INCLUDING = /^(?:including|incl|inc|even|and)$/iu;

/** The wording "everything including their X": X is among what is swept. */
function ofAllAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [all, word, dot] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!ALL.test(all?.text ?? '') || word === undefined || !INCLUDING.test(word.text)) return undefined;
  const named = dot?.text === '.' && /^incl?$/iu.test(word.text) ? i + 2 : i + 1;
  const owner = tokens[named];
  const card = owner?.kind === 'who' && owner.whose ? tokens[named + 1] : owner;
  if (card?.kind !== 'card') return undefined;
  return { tokens: [{ kind: 'small', word: 'comma', ...plainPart(word), text: ',' }], to: named };
}

/** The wording "…, their X included": behind the name it says no more. */
function includedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [card, word, end] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const ends = end === undefined || end.kind === 'stop' || isListSign(end);
  const isWord = word !== undefined && /^included$/iu.test(word.text);
  return card?.kind === 'card' && isWord && ends
    ? { tokens: [{ ...asFiller(word), text: 'too' }], to: i + 1 }
    : undefined;
}
