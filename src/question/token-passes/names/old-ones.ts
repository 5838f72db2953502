// Objects told apart from another of their name: "another Shadowspear while the old one is attached to my Giant".
import { lastBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "the old one" as the card of which another was named before. */
export function withOldOnes(typed: readonly Token[]): readonly Token[] {
  const tokens = anyWord(typed, 'fresh', 'new', 'newer') ? withNewOnes(typed) : typed;
  if (!anyWord(tokens, 'another')) return tokens;
  const another = tokens.findIndex(it => it.kind === 'small' && it.word === 'another');
  if (another < 0) return tokens;
  return withRunsReplaced(tokens, i => (i > another ? oldAt(tokens, i) : firstAt(tokens, i)));
}

/** The tokens with "fresh" before a name as another, where an old one is told of: "a fresh X with the old one at 1". */
function withNewOnes(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((_, i) => isOldOne(tokens, i))) return tokens;
  return withRunsReplaced(tokens, i => {
    const [lead, fresh, named] = [tokens[i - 1], tokens[i], tokens[i + 1]];
    if (fresh?.kind !== 'filler' || !FRESH.test(fresh.text) || named?.kind !== 'card') return undefined;
    const isLed = lead?.kind === 'number' && lead.article;
    return isLed || lead?.kind !== 'number'
      ? { tokens: [{ kind: 'small', word: 'another', ...plainPart(fresh) }], to: i + 1 }
      : undefined;
  });
}

const FRESH = /^(?:fresh|new|brand new|newer)$/iu;

/** Whether "old one" stands at a place. */
function isOldOne(tokens: readonly Token[], i: number): boolean {
  const [old, one] = [tokens[i], tokens[i + 1]];
  return (
    old?.kind === 'filler' &&
    /^(?:old|older|first|original|existing|previous)$/iu.test(old.text) &&
    /^one\b/iu.test(one?.text ?? '')
  );
}

/** The wording "first One Ring has 3 counters and I play another": the one that is there. */
function firstAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [first, named] = [tokens[i], tokens[i + 1]];
  if (first === undefined || !/^(?:first|1st|old|original)$/iu.test(first.text) || named?.kind !== 'card')
    return undefined;
  return { tokens: [asFiller(first)], to: i + 1 };
}

/** The wordings "the old one", "my first one", "the first one's tapped"; after a comma a clause of its own. */
function oldAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const comma = tokens[i];
  if (isComma(comma) && comma !== undefined) {
    const lead = tokens[i + 1];
    const isLed = lead?.kind === 'filler' || (lead?.kind === 'who' && lead.whose);
    const old = oldAt(tokens, isLed ? i + 2 : i + 1);
    const stop: Token = { kind: 'stop', hard: false, ...plainPart(comma) };
    return old && { tokens: [stop, ...(isLed ? [lead] : []), ...old.tokens], to: old.to };
  }
  const [old, one, be] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (!/^(?:old|older|first|original|existing|previous|other)$/iu.test(old?.text ?? '') || old === undefined)
    return undefined;
  const isContracted = /^one['’]s$/iu.test(one?.text ?? '');
  const goesOn =
    ['be', 'there', 'have'].includes(be?.kind ?? '') ||
    (be?.kind === 'small' && ['with', 'attached', 'at', 'on'].includes(be.word));
  const named = lastBefore(tokens, i, it => it.kind === 'card');
  // "the first on 3 burden counters", "old at 3", "first has three"
  const isBare =
    one?.kind === 'have' ||
    (one?.kind === 'small' && ['with', 'at', 'on'].includes(one.word) && tokens[i + 2]?.kind === 'number');
  if (isBare && named?.kind === 'card') {
    const card: Token = { ...named, ...plainPart(old) };
    const isAt = one.kind === 'small' && one.word !== 'with';
    const tokensOfIt: readonly Token[] = isAt
      ? [card, { kind: 'small', word: 'with', ...plainPart(one), text: 'with' }]
      : [card];
    return { tokens: tokensOfIt, to: isAt ? i + 2 : i + 1 };
  }
  if (one === undefined || !(isContracted || (/^ones?$/iu.test(one.text) && goesOn))) return undefined;
  if (named?.kind !== 'card') return undefined;
  const is: readonly Token[] = isContracted ? [{ kind: 'be', ...plainPart(one) }] : [];
  return { tokens: [{ ...named, ...plainPart(old) }, ...is], to: i + 2 };
}
