// Tokens that are copies, told to be made by other words: "I copy my X as a token", "a copy token of X", "a token version of X"
// (111.10, 707.2).
import { firstFrom } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such telling as "make a token copy of X"; of a sentence without a verb, whoever asks makes it. */
export function withTokenCopiesSaid(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'token', 'tokens') || !tokens.some(isTokenWord)) return tokens;
  const named = withRunsReplaced(tokens, i => copyOfAt(tokens, i) ?? afterNameAt(tokens, i));
  const made = withRunsReplaced(
    named,
    i => copiedAt(named, i) ?? passiveAt(named, i) ?? enteringAt(named, i) ?? gottenAt(named, i),
  );
  return withRunsReplaced(made, i => alone(made, i));
}

/** The wordings "copy token of X", "token version of X", "make a token of X" as "token copy of X". */
function copyOfAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [first, second, third] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (first === undefined || second === undefined) return undefined;
  const isCopy = /^(?:a )?cop(?:y|ies)$/iu.test(first.text) && first.kind !== 'card';
  if (isCopy && isTokenWord(second) && isOf(third)) {
    const article = /^a /iu.test(first.text) ? [articleAt(first)] : [];
    return { tokens: [...article, second, copyingAt(third ?? second)], to: i + 3 };
  }
  if (!isTokenWord(first)) return undefined;
  if (/^(?:version|clone|duplicate|replica)$/iu.test(second.text) && isOf(third))
    return { tokens: [first, copyingAt(second)], to: i + 3 };
  const maker = tokens[i - 1]?.kind === 'number' ? tokens[i - 2] : tokens[i - 1];
  const isMade = maker?.kind === 'verb' && maker.action === 'creates';
  return isMade && isOf(second) && objectAt(tokens, i + 2) !== undefined
    ? { tokens: [first, copyingAt(second)], to: i + 2 }
    : undefined;
}

/** The wording "X token copy with Y", where a sentence begins. */
function afterNameAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, name, token, copy, next] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const begins = before === undefined || before.kind === 'stop';
  if (!begins || name?.kind !== 'card' || !isTokenWord(token) || copy === undefined || token === undefined)
    return undefined;
  if (!/^copy$/iu.test(copy.text) || (next?.kind === 'verb' && next.voice !== 'active')) return undefined;
  return { tokens: [articleAt(name), token, copyingAt(copy), name], to: i + 3 };
}

/** The wordings "I copy my X as a token", "I token-copy my X". */
function copiedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const isLed = isTokenWord(tokens[i]) && isCopying(tokens[i + 1]) && tokens[i - 1]?.kind === 'who';
  const verb = isLed ? tokens[i + 1] : tokens[i];
  if (!isCopying(verb) || verb === undefined) return undefined;
  const object = objectAt(tokens, isLed ? i + 2 : i + 1);
  if (object === undefined) return undefined;
  const name = tokens.slice(isLed ? i + 2 : i + 1, object + 1);
  const made = [makingCopy(verb), ...name];
  if (isLed) return { tokens: made, to: object + 1 };
  const as = asTokenAt(tokens, object + 1);
  return as === undefined ? undefined : { tokens: [...made, ...tokens.slice(object + 1, as)], to: as + 3 };
}

/** The place of "as a token" in a sentence from a place on; undefined where a verb stands before it. */
function asTokenAt(tokens: readonly Token[], from: number): number | undefined {
  for (let i = from; i < Math.min(tokens.length, from + 8); i += 1) {
    const [as, article, token] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    if (as === undefined || as.kind === 'stop' || as.kind === 'verb' || as.kind === 'ask') return undefined;
    if (as.kind === 'small' && as.word === 'as' && article?.kind === 'number' && isTokenWord(token)) return i;
  }
  return undefined;
}

/** The wordings "my X gets copied as a token", "one token copy of X gets made for me". */
function passiveAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const start = tokens[i];
  if (start === undefined || i !== sentenceStart(tokens, i)) return undefined;
  const you: Token = { kind: 'who', who: 'you', whose: false, text: '', at: start.at, end: start.at };
  const name = objectAt(tokens, i);
  const [gets, done] = name === undefined ? [] : [tokens[name + 1], tokens[name + 2]];
  if (name !== undefined && isAuxiliaryWord(gets) && /^(?:copied|cloned)$/iu.test(done?.text ?? '')) {
    if (asTokenAt(tokens, name + 3) !== name + 3) return undefined;
    return { tokens: [you, makingCopy(start), ...tokens.slice(i, name + 1)], to: name + 6 };
  }
  const at = start.kind === 'number' ? i + 1 : i;
  if (!isTokenWord(tokens[at]) || !isCopyOf(tokens[at + 1])) return undefined;
  const object = objectAt(tokens, at + 2);
  if (object === undefined || !isAuxiliaryWord(tokens[object + 1])) return undefined;
  if (!/^(?:made|created|put)$/iu.test(tokens[object + 2]?.text ?? '')) return undefined;
  const isForMe = /^for$/iu.test(tokens[object + 3]?.text ?? '') && tokens[object + 4]?.kind === 'who';
  return {
    tokens: [you, makingCopy(start), ...tokens.slice(at + 2, object + 1)],
    to: isForMe ? object + 5 : object + 3,
  };
}

/** The wording "when a token copy of my X enters": it is made (111.1). */
function enteringAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const start = tokens[i];
  const before = tokens[i - 1];
  const begins = before === undefined || before.kind === 'stop' || (before.kind === 'small' && before.word === 'if');
  if (start?.kind !== 'number' || !begins || !isTokenWord(tokens[i + 1]) || !isCopyOf(tokens[i + 2])) return undefined;
  const object = objectAt(tokens, i + 3);
  const verb = object === undefined ? undefined : tokens[object + 1];
  if (object === undefined || verb?.kind !== 'verb' || verb.action !== 'enters' || verb.voice !== 'middle')
    return undefined;
  const owner = tokens.slice(i + 3, object).find(it => it.kind === 'who');
  const who = owner?.kind === 'who' ? owner.who : 'you';
  const maker: Token = { kind: 'who', who, whose: false, text: '', at: start.at, end: start.at };
  return { tokens: [maker, makingCopy(start), ...tokens.slice(i + 3, object + 1)], to: object + 2 };
}

/** The wordings "I get a token copying X", "an effect makes a token copying X for me". */
function gottenAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, get, article, token] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (player === undefined || get === undefined || !isTokenWord(token) || !isCopyOf(tokens[i + 4])) return undefined;
  if (article?.kind !== 'number') return undefined;
  if (player.kind === 'who' && !player.whose && /^gets?$/iu.test(get.text))
    return { tokens: [player, makingCopy(get)], to: i + 5 };
  const object = objectAt(tokens, i + 5);
  const isEffect = /^(?:effect|ability|spell)$/iu.test(player.text) && get.kind === 'verb' && get.action === 'creates';
  if (!isEffect || object === undefined || !/^for$/iu.test(tokens[object + 1]?.text ?? '')) return undefined;
  const whose = tokens[object + 2];
  if (whose?.kind !== 'who' || whose.whose) return undefined;
  return { tokens: [whose, makingCopy(get), ...tokens.slice(i + 5, object + 1)], to: object + 3 };
}

/** The sentence "token copy of X with Y out", in which nothing is done: whoever asks makes it. */
function alone(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const start = tokens[i];
  if (start === undefined || i !== sentenceStart(tokens, i)) return undefined;
  const at = start.kind === 'number' ? i + 1 : i;
  if (!isTokenWord(tokens[at])) return undefined;
  const copying = tokens[at + 1]?.kind === 'small' && /^that/iu.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  if (!isCopyOf(tokens[copying])) return undefined;
  const object = objectAt(tokens, copying + 1);
  if (
    object === undefined ||
    tokens.some(it => it.kind === 'verb' && !/^etbs?$/iu.test(it.text) && !isAsked(tokens, it))
  )
    return undefined;
  const [and, other] = [tokens[object + 1], tokens[object + 2]];
  const isBeside = and?.kind === 'small' && and.word === 'and' && other?.kind === 'card';
  const you: Token = { kind: 'who', who: 'you', whose: false, text: '', at: start.at, end: start.at };
  return {
    tokens: [
      you,
      makingCopy(start),
      ...tokens.slice(copying + 1, object + 1),
      ...(isBeside ? [{ kind: 'small', word: 'with', ...plainPart(and), text: 'with' } as const] : []),
    ],
    to: isBeside ? object + 2 : object + 1,
  };
}

/** Whether a verb stands in what is asked. */
function isAsked(tokens: readonly Token[], verb: Token): boolean {
  const i = tokens.indexOf(verb);
  return tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask');
}

/** The place of the card that is named from a place on, past whose it is. */
function objectAt(tokens: readonly Token[], from: number): number | undefined {
  const object = firstFrom(
    tokens,
    from,
    it => !(it.kind === 'who' && it.whose) && it.kind !== 'filler' && !(it.kind === 'number' && it.article),
  );
  return object?.kind === 'card' ? tokens.indexOf(object) : undefined;
}

function isTokenWord(token: Token | undefined): boolean {
  return token?.kind === 'about' && /^tokens?$/iu.test(token.text);
}

function isOf(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'of';
}

function isCopyOf(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'copying';
}

function isCopying(token: Token | undefined): boolean {
  return token?.kind === 'verb' && token.action === 'copies' && token.voice === 'active';
}

function isAuxiliaryWord(token: Token | undefined): boolean {
  return token?.kind === 'be' || /^(?:gets?|got)$/iu.test(token?.text ?? '');
}

/** The verb of making a token that is a copy, by nothing that is named. */
function makingCopy(token: Token): Token {
  return { kind: 'verb', action: 'copies', voice: 'active', ...plainPart(token), text: 'make a token copy of' };
}

function articleAt(token: Token): Token {
  return { kind: 'number', value: 1, article: true, ...plainPart(token), text: 'a' };
}

function copyingAt(token: Token): Token {
  return { kind: 'small', word: 'copying', ...plainPart(token), text: 'copy of' };
}
