// Words that tell nothing between those that do: "can I just Char my own X", "… and have it flipped", "treasure or no treasure",
// "how many tokens is it worth", "so X never runs out?".
import { keyOf } from '../../../kit/structure.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  plainPart,
  type RunReplacement,
  sentenceEnd,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

const ADVERBS = ['just', 'still', 'even', 'simply', 'really', 'actually', 'then', 'also', 'always', 'maybe'];
const IDLE = new RegExp(`^(?:${ADVERBS.join('|')})$`, 'iu');

/** The tokens without each such word. */
export function withoutIdleAdverbs(tokens: readonly Token[]): readonly Token[] {
  const plain = withoutAdverbs(tokens);
  return mayBeIdle(plain) ? withRunsReplaced(plain, i => idleAt(plain, i)) : plain;
}

function withoutAdverbs(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, ...ADVERBS) || !anyOfKind(tokens, 'ask')) return tokens;
  const plain = tokens.filter((token, i) => {
    const [asking, named] = [tokens[i - 1], tokens[i + 1]];
    const isBetween = asking?.kind === 'ask' && / (?:i|we|he|she|they)$/iu.test(asking.text) && named?.kind === 'card';
    return !(isBetween && IDLE.test(token.text));
  });
  return plain.length < tokens.length ? plain : tokens;
}

const OF_KINDS = /^(?:enchantment|creature|land|mountain|artifact|body)$/iu;

/**
 * The words "attack next turn" of "can it attack next turn or is it only an enchantment": in a sentence that asks what something
 * is, they only say what follows of that.
 */
function canAttack(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const attack = tokens[i];
  if (attack?.kind !== 'unjudged' || !/^attack$/iu.test(attack.text)) return undefined;
  const asks = tokens.slice(Math.max(0, i - 2), i).some(it => /^can\b/iu.test(it.text));
  const end = sentenceEnd(tokens, i);
  const to = end === undefined ? tokens.length : tokens.indexOf(end);
  const others = [...tokens.slice(sentenceStart(tokens, i), i), ...tokens.slice(i + 1, to)];
  if (!asks || !others.some(it => OF_KINDS.test(it.text)) || others.some(it => it.kind === 'card')) return undefined;
  const isNext = /^next$/iu.test(tokens[i + 1]?.text ?? '') && /^turn$/iu.test(tokens[i + 2]?.text ?? '');
  return { tokens: [{ kind: 'about', word: '', ...plainPart(attack), text: 'be' }], to: isNext ? i + 3 : i + 1 };
}

/** The words "at least" with which a sentence begins, before a name. */
function atLeast(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, at, least, next] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const begins = before === undefined || before.kind === 'stop';
  if (!begins || !/^at$/iu.test(at?.text ?? '') || !/^least$/iu.test(least?.text ?? '')) return undefined;
  const isName = next?.kind === 'card' || (next?.kind === 'who' && next.whose);
  return isName ? { tokens: [], to: i + 2 } : undefined;
}

/** Whether there is a word without which none of the wordings below is said. */
function mayBeIdle(tokens: readonly Token[]): boolean {
  if (anyWord(tokens, 'or no', 'never', 'i mean', 'i meant') || anyOfKind(tokens, 'unjudged')) return true;
  if (anyWord(tokens, 'least', 'each') || (anyWord(tokens, 'after') && anyWord(tokens, 'all'))) return true;
  if (anyWord(tokens, 'need', 'needed', 'want', 'wanted') && anyWord(tokens, ...MANA)) return true;
  if (anyOfKind(tokens, 'noun') && anyWord(tokens, 'only', 'sole', 'lone', 'against')) return true;
  if (anyOfKind(tokens, 'unknown') && anyWord(tokens, ...FEELING)) return true;
  if (anyOfKind(tokens, 'counters') && anyWord(tokens, 'keep', 'get', 'gets', 'got', 'is', 'was', 'grew')) return true;
  if (anyOfKind(tokens, 'have') && anyOfKind(tokens, 'state', 'x')) return true;
  return anyWord(tokens, 'in') && tokens.some(it => it.kind === 'about' && IN.test(it.text));
}

const MANA = ['white', 'blue', 'black', 'red', 'green', 'colorless', 'mana'];

function idleAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  return (
    atLeast(tokens, i) ??
    canAttack(tokens, i) ??
    afterAll(tokens, i) ??
    hadAt(tokens, i) ??
    eitherAt(tokens, i) ??
    neededAt(tokens, i) ??
    feltAt(tokens, i) ??
    grownAt(tokens, i) ??
    neverAt(tokens, i) ??
    worthAt(tokens, i) ??
    keptAt(tokens, i) ??
    putInAt(tokens, i) ??
    onlyAs(tokens, i) ??
    meantAt(tokens, i) ??
    againstKinds(tokens, i) ??
    oneOfEach(tokens, i) ??
    noXAt(tokens, i)
  );
}

/** The words ", one of each" behind a list of names: so they were listed. */
function oneOfEach(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [comma, one, of, each] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isOne = one?.kind === 'number' && one.value === 1 && of?.kind === 'small' && of.word === 'of';
  if (tokens[i - 1]?.kind !== 'card' || !(comma !== undefined && isSign(comma)) || !isOne) return undefined;
  return /^each$/iu.test(each?.text ?? '') && isEnd(tokens[i + 4]) ? { tokens: [], to: i + 4 } : undefined;
}

function isSign(token: Token): boolean {
  return isComma(token) || (token.kind === 'small' && token.word === 'colon');
}

/** The wording "playing against creatures": what the other deck is about. */
function againstKinds(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, against, noun] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (!/^play(?:ing|ed)?$/iu.test(verb?.text ?? '') || !/^against$/iu.test(against?.text ?? '')) return undefined;
  if (noun?.kind !== 'noun' || noun.noun.generic !== true || !noun.noun.plural) return undefined;
  return { tokens: tokens.slice(i, i + 3).map(asFiller), to: i + 3 };
}

/** The sentence "X, I mean.": what was meant by a pronoun before. */
function meantAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, comma, mean] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const begins = isEnd(tokens[i - 2]);
  if (name?.kind !== 'card' || !begins || comma === undefined || !isComma(comma) || mean === undefined)
    return undefined;
  if (!/^i (?:mean|meant)$/iu.test(mean.text) || !isEnd(tokens[i + 2])) return undefined;
  return { tokens: [comma, mean].map(asFiller), to: i + 2 };
}

/** The wording "I cast X as my only bear": what else is there, of which nobody told. */
function onlyAs(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const as = tokens[i];
  if (as?.kind !== 'small' || as.word !== 'as') return undefined;
  const rest = tokens.slice(i + 1, i + 5);
  const noun = rest.findIndex(it => it.kind === 'noun');
  const isOnly = rest.slice(0, Math.max(0, noun)).some(it => /\b(?:only|sole|lone)$/iu.test(it.text));
  const isQuiet = rest.slice(0, Math.max(0, noun)).every(it => it.kind === 'filler' || (it.kind === 'who' && it.whose));
  const end = rest[noun + 1];
  const ends = end === undefined || end.kind === 'stop' || end.kind === 'small';
  const said = rest[noun];
  if (noun < 1 || !isOnly || !isQuiet || !ends || (said?.kind === 'noun' && said.noun.plural)) return undefined;
  return { tokens: tokens.slice(i, i + noun + 2).map(asFiller), to: i + noun + 2 };
}

/** The wording "he's indestructible after all": at the end of a clause. */
function afterAll(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [after, all, end] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (!/^after$/iu.test(after?.text ?? '') || !/^all$/iu.test(all?.text ?? '') || after === undefined) return undefined;
  const isLast = isEnd(end) || (end?.kind === 'small' && ['comma', 'and', 'colon'].includes(end.word));
  return isLast && all !== undefined ? { tokens: [after, all].map(asFiller), to: i + 2 } : undefined;
}

/** The wording "can I Char my own X and have it flipped": what is asked about comes of it. */
function hadAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [and, have, pronoun, state] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (and?.kind !== 'small' || and.word !== 'and' || have?.kind !== 'have' || state?.kind !== 'state') return undefined;
  const isAsked = tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask');
  if (!isAsked || pronoun?.kind !== 'small' || pronoun.word !== 'it' || !isEnd(tokens[i + 4])) return undefined;
  return { tokens: [and, have, pronoun, state].map(asFiller), to: i + 4 };
}

/** The sentence "Treasure or no treasure?": whether there is one. */
function eitherAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [noun, or, other] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (noun?.kind !== 'noun' || other?.kind !== 'noun' || !/^or no$/iu.test(or?.text ?? '')) return undefined;
  const isSame = keyOf(noun.noun.token ?? noun.noun.card ?? '') === keyOf(other.noun.token ?? other.noun.card ?? '');
  const begins = i > 0 && tokens[i - 1]?.kind === 'stop';
  if (!isSame || !begins || !isEnd(tokens[i + 3])) return undefined;
  return {
    tokens: tokens.slice(i, i + 3).map((it): Token => ({ ...plainPart(it), kind: 'about', word: '' })),
    to: i + 3,
  };
}

/** The wording "I need black right now": why something is done. */
function neededAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, need, color] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (player?.kind !== 'who' || player.whose || !/^(?:need|needed|want|wanted)$/iu.test(need?.text ?? ''))
    return undefined;
  if (!MANA.includes(color?.text.toLowerCase() ?? '')) return undefined;
  const to = [i + 3, i + 4, i + 5].find(
    n => isEnd(tokens[n]) || isClauseEnd(tokens[n]) || /^so$/iu.test(tokens[n]?.text ?? ''),
  );
  const isPlain =
    to !== undefined && tokens.slice(i + 3, to).every(it => it.kind === 'filler' || /^mana$/iu.test(it.text));
  if (to === undefined || !isPlain) return undefined;
  return { tokens: tokens.slice(i, i + 3).map(asFiller), to };
}

/** The wording "X while Y is out feels really awful": how somebody likes it, at the end of a clause. */
function feltAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const feels = tokens[i];
  if (feels?.kind !== 'unknown' || !FEELS.test(feels.text)) return undefined;
  const at = [i + 1, i + 2, i + 3].find(n => tokens[n]?.kind !== 'filler') ?? i + 1;
  const mood = tokens[at];
  if (isEnd(mood) || isClauseEnd(mood)) return at > i + 1 ? { tokens: [asFiller(feels)], to: i + 1 } : undefined;
  const isMood = mood?.kind === 'unknown' && (isEnd(tokens[at + 1]) || isClauseEnd(tokens[at + 1]));
  return isMood ? { tokens: [asFiller(feels), asFiller(mood)], to: at + 1 } : undefined;
}

const FEELING = ['feel', 'feels', 'felt', 'seem', 'seems', 'seemed', 'sound', 'sounds', 'look', 'looks', 'looked'];
const FEELS = new RegExp(`^(?:${FEELING.join('|')})$`, 'iu');

/** The wording "their Managorger got huge, nine counters on it": how many makes it so is told beside it. */
function grownAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, gets] = [tokens[i - 1], tokens[i]];
  if (name?.kind !== 'card' || gets === undefined || !/^(?:gets?|got|is|was|grew)$/iu.test(gets.text)) return undefined;
  const at = tokens[i + 1]?.kind === 'filler' && !GROWN.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1;
  const [grown, end, number, counters] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (grown === undefined || !GROWN.test(grown.text) || !(isEnd(end) || isClauseEnd(end))) return undefined;
  if (number?.kind !== 'number' || counters?.kind !== 'counters' || gets === undefined) return undefined;
  return { tokens: [{ kind: 'have', ...plainPart(gets) }], to: at + 2 };
}

const GROWN = /^(?:huge|big|bigger|massive|fat|enormous|giant|large|gigantic|out of hand|scary|monstrous|tall)$/iu;

function isClauseEnd(token: Token | undefined): boolean {
  return token?.kind === 'small' && ['comma', 'and', 'colon', 'then', 'if'].includes(token.word);
}

/** The wording "so my X never runs out?". */
function neverAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [never, verb, end] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (never === undefined || verb === undefined || !/^never$/iu.test(never.text) || end?.text !== '?') return undefined;
  if (tokens[i - 1]?.kind !== 'card' || !GOES.test(verb.text)) return undefined;
  return { tokens: [never, verb].map((it): Token => ({ ...plainPart(it), kind: 'about', word: '' })), to: i + 2 };
}

const GOES = /^(?:runs? out|vanish(?:es)?|goes away|ticks? down|expires?|leaves?|ends?)$/iu;

/** The wordings "how many tokens is one X worth", "how much life is X worth": no price. */
function worthAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const whole = worthItAt(tokens, i);
  if (whole !== undefined) return whole;
  const worth = tokens[i];
  if (worth?.kind !== 'unjudged' || !/^worth$/iu.test(worth.text)) return undefined;
  const from = sentenceStart(tokens, i);
  const isOfNumber = tokens.some((_, n) => n >= from && n < i && isAmountAsked(tokens, n));
  return isOfNumber ? { tokens: [asFiller(worth)], to: i + 1 } : undefined;
}

function isAmountAsked(tokens: readonly Token[], i: number): boolean {
  const [ask, of] = [tokens[i], tokens[i + 1]];
  if (ask?.kind !== 'ask') return false;
  return /^how many$/iu.test(ask.text) || (/^how much$/iu.test(ask.text) && /^(?:life|damage)$/iu.test(of?.text ?? ''));
}

/** The wording "is it worth it, i.e. how many do I draw?": what is asked follows. */
function worthItAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [worth, pronoun, sign] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (worth?.kind !== 'unjudged' || !/^is (?:it|that) worth$/iu.test(worth.text)) return undefined;
  if (!/^it$/iu.test(pronoun?.text ?? '') || !(isClauseEnd(sign) || sign?.kind === 'stop')) return undefined;
  const asksMore = tokens.some((it, n) => n > i + 2 && it.kind === 'ask' && /^how (?:many|much)$/iu.test(it.text));
  return asksMore ? { tokens: [], to: i + 3 } : undefined;
}

/** The wording "can I keep the one with counters": one of two that were told of. */
function keptAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [keep, the, one, preposition, counters] = [
    tokens[i],
    tokens[i + 1],
    tokens[i + 2],
    tokens[i + 3],
    tokens[i + 4],
  ];
  if (!/^keep$/iu.test(keep?.text ?? '') || !/^the$/iu.test(the?.text ?? '') || one?.kind !== 'number')
    return undefined;
  if (preposition?.kind !== 'small' || !['with', 'without'].includes(preposition.word)) return undefined;
  if (counters?.kind !== 'counters' || keep === undefined) return undefined;
  return { tokens: [keep, ...tokens.slice(i + 1, i + 5).map(asFiller)], to: i + 5 };
}

/** Wordings "I put X in off Show and Tell", "I plop X in straight from my hand". */
function putInAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [card, inside] = [tokens[i], tokens[i + 1]];
  if (card?.kind !== 'card' || inside?.kind !== 'about' || !IN.test(inside.text)) return undefined;
  const next = [tokens[i + 2], tokens[i + 3], tokens[i + 4]].find(it => it?.kind !== 'filler');
  const isOff = next?.kind === 'small' && ['off', 'with'].includes(next.word);
  return isOff || (next?.kind === 'zone' && next.from) ? { tokens: [card], to: i + 2 } : undefined;
}

const IN = /^in$/iu;

/** The wording "it has X=0 and just dies, correct?": whether what was not cast does (107.3g). */
function noXAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [pronoun, have, x, and] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (pronoun?.kind !== 'small' || pronoun.word !== 'it' || have?.kind !== 'have') return undefined;
  if (x?.kind !== 'x' || x.value !== 0 || and?.kind !== 'small' || and.word !== 'and') return undefined;
  const at = tokens.findIndex((token, n) => n > i + 3 && token.kind !== 'filler');
  const verb = tokens[at];
  if (verb?.kind !== 'verb' || verb.voice !== 'middle' || sentenceEnd(tokens, at)?.text !== '?') return undefined;
  const stop: Token = { ...plainPart(pronoun), kind: 'stop', hard: true, text: '.' };
  return { tokens: [stop, { kind: 'ask', word: '', ...plainPart(and), text: 'does it' }, verb], to: at + 1 };
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'stop';
}
