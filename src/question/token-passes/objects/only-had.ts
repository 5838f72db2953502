// Permanents told as the only one of a kind that somebody has: "my only landfall guy is X", "the only creature worth copying is their X".
import { firstIndexFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such permanent as what the player has, or by its name alone where no player is told. */
export function withOnlyHad(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'noun') && !anyWord(tokens, 'only', 'best', 'main', 'one', 'worth')) return tokens;
  if (!tokens.some(it => it.kind === 'noun' || ONLY.test(it.text) || it.text.toLowerCase() === 'worth')) return tokens;
  const isCalled = anyWord(tokens, 'its', 'it', 'hes', 'he', 'shes', 'she');
  const called = isCalled ? withKindsCalled(tokens, cards) : tokens;
  if (!anyOfKind(called, 'be')) return called;
  const named = withKindsNamed(called);
  return withRunsReplaced(
    named,
    i => onlyOneOf(named, i) ?? onlyWorth(named, i) ?? kindOf(named, i) ?? theirsIs(named, i),
  );
}

/** The tokens with "my Saga has two counters, it's X" as "my X has two counters", where X is of that type. */
function withKindsCalled(tokens: readonly Token[], cards: Cards): readonly Token[] {
  const at = tokens.findIndex(
    (it, i) => it.kind === 'small' && /^(?:it|he|she)['’]?s$/iu.test(it.text) && isCalled(tokens, i),
  );
  const named = tokens[at + 1];
  const nouns = tokens.slice(0, Math.max(0, at)).filter(it => it.kind === 'noun');
  const [noun, ...more] = nouns;
  if (named?.kind !== 'card' || noun?.kind !== 'noun' || more.length > 0 || noun.noun.plural) return tokens;
  const said = noun.noun.said.replace(/^my /u, '');
  const isOfKind = (token: Token) => {
    const face = token.kind === 'card' ? cardKnown(cards, token)?.face : undefined;
    return [...(face?.types ?? []), ...(face?.subtypes ?? [])].some(it => it.toLowerCase() === said);
  };
  if (!isOfKind(named) || tokens.slice(0, at).some(isOfKind)) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    if (i === at || i === at + 1) return [asFiller(token)];
    if (token !== noun) return [token];
    const isOwn = /^my\b/iu.test(noun.text);
    const owner: Token = { kind: 'who', who: 'you', whose: true, ...plainPart(noun), text: '' };
    return [...(isOwn ? [owner] : []), { ...named, ...plainPart(noun) }];
  });
}

/** Whether "it's X" stands at a place, as a clause of its own. */
function isCalled(tokens: readonly Token[], i: number): boolean {
  const [before, named, end] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
  const begins = before?.kind === 'stop' || (before !== undefined && isListSign(before));
  return begins && named?.kind === 'card' && (end === undefined || end.kind === 'stop' || isListSign(end));
}

/** The tokens with "my guy" as the card that a later sentence says it is: "they killed my guy. My guy being X". */
function withKindsNamed(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((it, i) => it.kind === 'noun' && kindOf(tokens, i - 1) !== undefined);
  const [owner, noun, named] = [tokens[at - 1], tokens[at], tokens[at + 2]];
  if (noun?.kind !== 'noun' || owner?.kind !== 'who' || named === undefined) return tokens;
  return tokens.map((token, i) => {
    const lead = tokens[i - 1];
    const isSame = token.kind === 'noun' && token.noun.said === noun.noun.said && i < at;
    return isSame && lead?.kind === 'who' && lead.whose && lead.who === owner.who
      ? { ...named, ...plainPart(token) }
      : token;
  });
}

const ONLY = /^(?:the |my )?(?:only|best|main|one)$/iu;

/** The wording "my only landfall guy is X". */
function onlyOneOf(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [owner, only] = [tokens[i], tokens[i + 1]];
  if (owner?.kind !== 'who' || !owner.whose || only === undefined || !ONLY.test(only.text)) return undefined;
  const be = firstIndexFrom(tokens, i + 2, it => !['about', 'noun', 'filler'].includes(it.kind));
  const verb = be === undefined ? undefined : tokens[be];
  if (be === undefined || verb?.kind !== 'be' || be === i + 2 || be > i + MOST || tokens[be + 1]?.kind !== 'card')
    return undefined;
  const before = tokens[i - 1];
  const begins = before === undefined || ['stop', 'small', 'filler'].includes(before.kind);
  return begins
    ? {
        tokens: [
          { ...owner, whose: false },
          { kind: 'have', ...plainPart(verb) },
        ],
        to: be + 1,
      }
    : undefined;
}

/** The wordings "my walker is X", "opp's creature is Y", where a sentence begins and ends: whose the named one is. */
function kindOf(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const before = tokens[i - 1];
  const first = tokens[i];
  const owner = first?.kind === 'who' && first.whose ? first : undefined;
  const at = owner === undefined ? i : i + 1;
  const [noun, be, named, end] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  const isOwn = noun?.kind === 'noun' && /^my\b/iu.test(noun.text);
  if (noun?.kind !== 'noun' || noun.noun.plural || (owner === undefined && !isOwn)) return undefined;
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'filler' || isListSign(before);
  const isBearing = end?.kind === 'small' && end.word === 'with';
  const ends = end === undefined || (end.kind === 'stop' && end.text !== '?') || isListSign(end) || isBearing;
  if (!begins || !ends || be?.kind !== 'be' || named?.kind !== 'card') return undefined;
  return { tokens: [owner ?? { kind: 'who', who: 'you', whose: true, ...plainPart(noun) }, named], to: at + 3 };
}

/** The wording "my creature is X. Theirs is Y." */
function theirsIs(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, owner, be, named, end] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (be?.kind !== 'be' || named?.kind !== 'card') return undefined;
  const isOwn =
    owner?.kind === 'who' && owner.whose && /^(?:theirs|his|hers|mine|opp(?:onent)?['’]?s)$/iu.test(owner.text);
  const begins = before?.kind === 'stop' || (before !== undefined && isListSign(before));
  const ends = end === undefined || (end.kind === 'stop' && end.text !== '?') || isListSign(end);
  if (!isOwn || !begins || !ends) return undefined;
  return { tokens: [owner, named], to: i + 3 };
}

/** The most tokens up to "is". */
const MOST = 6;

/** The wording "the only creature worth copying is the X across from me". */
function onlyWorth(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [kind, worth, doing, be] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (worth?.kind !== 'unjudged') return undefined;
  if (kind?.kind !== 'noun' && !/^(?:thing|one|permanent|target)$/iu.test(kind?.text ?? '')) return undefined;
  if (!/^worth$/iu.test(worth.text) || !/ing$/iu.test(doing?.text ?? '')) return undefined;
  return be?.kind === 'be' ? { tokens: [], to: i + 4 } : undefined;
}
