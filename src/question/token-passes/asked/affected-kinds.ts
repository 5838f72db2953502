// Kinds of objects that a permanent is asked to bear on: "does Kismet affect tokens", "does Yarok double lands",
// "does Avacyn give indestructible to tokens", "do tokens get haste from Fervor".
import { isKeyword } from '../../../engine/index.ts';
import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { nounNamed } from '../../names/nouns.ts';
import type { Noun, Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, fillRange, plainPart } from '../../tokens/token-parts.ts';

/** Words for kinds that say more than a noun of their own, with the kind that they mean. */
const KINDS_SAID: readonly (readonly [words: RegExp, kind: string])[] = [
  [/^(?:(?:etb|enter|enters)(?: (?:trigger|ability|abilitie|effect))?s?)$/u, 'etb creature'],
  [/^(?:death|dies)(?: (?:trigger|ability|abilitie|effect))?s?$/u, 'death trigger creature'],
  [/^attack(?:s|ing)? (?:trigger|ability|abilitie|effect)s?$/u, 'attack trigger creature'],
  [/^upkeep (?:trigger|ability|abilitie|effect)s?$/u, 'upkeep trigger permanent'],
  [/^(?:equip|equipping|equipments?|equip (?:abilitie|ability)s?)$/u, 'any equipment'],
  [/^(?:planeswalker|walker)s?(?: loyalty)?$|^loyalty$/u, 'any planeswalker'],
  [/^tokens?$/u, 'creature token'],
];

/** Keywords that stand for a creature with them, where it is asked what stops them: "does Rest in Peace stop persist". */
const OF_CREATURES = [
  ...['persist', 'undying', 'afterlife', 'modular', 'evolve', 'graft', 'exploit', 'fabricate', 'riot', 'unleash'],
  ...['bloodthirst', 'vanishing'],
];

/** Words after which something is borne on: relations, and verbs with what they bear on after them. */
const BEARING = /^(?:makes?|lets?|have|taps?|gives?|grants?)$/u;

const GIVING = /^(?:gives?|grants?|giving|granting)$/u;
const GETTING = /^(?:gets?|gains?|have|has|keep|keeps)$/u;
/** The words above for what bears on something, gives or gets. */
const RELATING = [
  ...['make', 'makes', 'let', 'lets', 'have', 'has', 'tap', 'taps', 'give', 'gives', 'giving', 'grant', 'grants'],
  ...['granting', 'get', 'gets', 'gain', 'gains', 'keep', 'keeps'],
];
const FROM = /^(?:from|off|off of|with|under|because of|thanks to|due to|by|via)$/u;

/** The tokens with the kinds that one named permanent is asked to bear on as nouns, and what is given to them passed over. */
export function withAffectedKinds(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  const tokens = anyOfKind(typed, 'ask') && anyWord(typed, 'tap', 'taps') ? withTapping(typed, cards) : typed;
  if (!anyOfKind(tokens, 'relation') && !anyWord(tokens, ...RELATING)) return tokens;
  if (!anyOfKind(tokens, 'ask', 'be') || !anyOfKind(tokens, 'card')) return tokens;
  const result = [...tokens];
  let from = 0;
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'stop' && i < tokens.length - 1) continue;
    const to = token.kind === 'stop' ? i : i + 1;
    if (isOfOneName(tokens.slice(from, to))) {
      readGiven(result, from, to);
      readGotten(result, from, to);
      readBorneOn(result, from, to);
    }
    from = i + 1;
  }
  return result.every((it, i) => it === tokens[i]) ? tokens : result;
}

/** The tokens with "tap" as bearing on what is named after it, where all that the other does is to have things enter tapped. */
function withTapping(tokens: readonly Token[], cards: Cards): readonly Token[] {
  return tokens.map((token, i): Token => {
    const [ask, named] = [tokens[i - 2], tokens[i - 1]];
    const isTap = /^taps?$/iu.test(token.text) && token.kind !== 'relation' && isNamedAt(tokens, i + 1);
    if (!isTap || ask?.kind !== 'ask' || named?.kind !== 'card' || !hasEnterTapped(cardKnown(cards, named)))
      return token;
    return { kind: 'relation', word: 'affects', ...plainPart(token), text: 'affects' };
  });
}

function hasEnterTapped(known: Known | undefined): boolean {
  return (
    known?.face.abilities.some(
      it => it.kind === 'replacement' && it.event.kind === 'enters' && it.rewrites.some(made => made.kind === 'tapped'),
    ) === true
  );
}

/** Whether a sentence asks about one card by its name. */
function isOfOneName(sentence: readonly Token[]): boolean {
  const [first] = sentence.filter(it => it.kind !== 'filler');
  const asks = first?.kind === 'ask' || first?.kind === 'be';
  return asks && sentence.filter(it => it.kind === 'card').length === 1;
}

/** The wording "does X give haste to tokens": giving as a relation, and what is given as no part of it. */
function readGiven(tokens: Token[], from: number, to: number): void {
  const gives = indexWithin(tokens, from, to, it => GIVING.test(wordsOf(it)));
  const [giving, given] = [tokens[gives], tokens[gives + 1]];
  if (giving === undefined || given === undefined || !isKeyword(wordsOf(given))) return;
  const toWord = tokens[gives + 2];
  const isTo = toWord?.kind === 'small' && toWord.word === 'to';
  if (!isTo || kindAt(tokens, gives + 3) === undefined) return;
  tokens[gives] = { kind: 'relation', word: 'affects', ...plainPart(giving) };
  fillRange(tokens, gives + 1, gives + 3);
}

/** The wording "do tokens get haste from X": the kind that asks is borne on by X. */
function readGotten(tokens: Token[], from: number, to: number): void {
  const gets = indexWithin(tokens, from, to, it => GETTING.test(wordsOf(it)));
  const kind = kindBefore(tokens, gets);
  const [given, by] = [tokens[gets + 1], tokens[gets + 2]];
  if (gets < 0 || kind === undefined || given === undefined || by === undefined) return;
  if (!isKeyword(wordsOf(given)) || !FROM.test(wordsOf(by))) return;
  if (tokens.slice(gets + 3, to).every(it => it.kind !== 'card')) return;
  tokens[kind.at] = kind.token;
  fillRange(tokens, gets, gets + 2);
  tokens[gets + 2] = { kind: 'relation', word: 'affected by', ...plainPart(by) };
}

/** The kind beside the word that relates them: "does X affect tokens", "are tokens affected by X". */
function readBorneOn(tokens: Token[], from: number, to: number): void {
  const named = indexWithin(tokens, from, to, it => it.kind === 'card');
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token === undefined || !(token.kind === 'relation' || BEARING.test(wordsOf(token)))) continue;
    if (i > named && isNamedAt(tokens, i + 1)) ownBefore(tokens, i + 1);
    const isTapping = token.kind !== 'relation' && !GIVES_A_VERB.test(wordsOf(token));
    if (isTapping && i > named && isNamedAt(tokens, i + 1)) {
      tokens[i] = { kind: 'relation', word: 'affects', ...plainPart(token) };
      return;
    }
    const next = i < named ? undefined : (kindAt(tokens, i + 1) ?? keywordAt(tokens, i + 1, token));
    const before = i < named && token.kind === 'relation' ? kindBefore(tokens, i) : undefined;
    const kind = next ?? before;
    if (kind === undefined) continue;
    if (token.kind !== 'relation' && GIVES_A_VERB.test(wordsOf(token)) && tokens[kind.end]?.kind !== 'verb') continue;
    if (isTapping) tokens[i] = { kind: 'relation', word: 'affects', ...plainPart(token) };
    if (kind === next) ownBefore(tokens, i + 1);
    tokens[kind.at] = kind.token;
    for (let n = kind.at + 1; n < kind.end; n += 1) tokens[n] = asFiller(tokens[n] ?? kind.token);
    return;
  }
}

/** Verbs that another verb follows: "does X make tokens enter tapped". */
const GIVES_A_VERB = /^(?:makes?|lets?|have)$/u;

interface KindFound {
  readonly token: Token;
  readonly at: number;
  /** The index after its last word. */
  readonly end: number;
}

/** The kind whose words begin at an index, past its owner and article; undefined for what is one already, or none. */
function kindAt(tokens: readonly Token[], from: number): KindFound | undefined {
  const at = tokens.findIndex((it, n) => n >= from && !isLead(it));
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first === undefined || !isWord(first)) return undefined;
  const two = second === undefined || !isWord(second) ? undefined : nounFor(`${wordsOf(first)} ${wordsOf(second)}`);
  const noun = two ?? nounFor(wordsOf(first));
  if (noun === undefined) return undefined;
  const end = two === undefined ? at + 1 : at + 2;
  if (OF_ABILITIES.test(tokens[end]?.text ?? '')) return undefined;
  return { token: { kind: 'noun', noun, ...plainPart(first), end: tokens[end - 1]?.end ?? first.end }, at, end };
}

/** The creature with a keyword that is asked to be stopped. */
function keywordAt(tokens: readonly Token[], from: number, relation: Token): KindFound | undefined {
  const at = tokens.findIndex((it, n) => n >= from && !isLead(it));
  const token = tokens[at];
  const words = token === undefined ? '' : wordsOf(token);
  if (token?.kind !== 'about' || !STOPPING.test(wordsOf(relation)) || !OF_CREATURES.includes(words)) return undefined;
  const noun = nounNamed(`${words} creature`);
  if (noun === undefined) return undefined;
  return {
    token: { kind: 'noun', noun: { ...noun, said: words, generic: true }, ...plainPart(token) },
    at,
    end: at + 1,
  };
}

const STOPPING = /^(?:stop|prevent|hose|shut|turn|beat|negate|nullify|neuter|block|cancel)/u;

/** Words by which the abilities of a kind are asked about, "loyalty abilities", and not what is of the kind. */
const OF_ABILITIES = /^(?:plus|minus|activated|abilit(?:y|ies)|activations?|ultimates?)$/iu;

/** The kind whose word stands right before an index. */
function kindBefore(tokens: readonly Token[], index: number): KindFound | undefined {
  const at = tokens.findLastIndex((it, n) => n < index && it.kind !== 'filler' && it.kind !== 'be');
  const found = at < 0 ? undefined : kindAt(tokens, at);
  return found?.at === at ? found : undefined;
}

/** Whether an object follows, past its owner and article. */
function isNamedAt(tokens: readonly Token[], from: number): boolean {
  const next = tokens.find((it, n) => n >= from && !isLead(it));
  return next?.kind === 'noun' || next?.kind === 'card';
}

/** The wording "my opponents creatures": a player before what is borne on is its owner. */
function ownBefore(tokens: Token[], i: number): void {
  const player = tokens[i];
  if (player?.kind === 'who') tokens[i] = { ...player, whose: true };
}

function isLead(token: Token): boolean {
  return token.kind === 'filler' || token.kind === 'who' || (token.kind === 'number' && token.article);
}

/** Words that no other reader takes for an object. */
function isWord(token: Token): boolean {
  if (token.kind === 'verb') return /^(?:etbs?|equip(?:ping)?)$/iu.test(token.text);
  // "does Panharmonicon double upkeep triggers"
  if (token.kind === 'fact') return token.path[0] === 'step';
  return token.kind === 'about' || token.kind === 'unknown' || token.kind === 'counters';
}

function nounFor(words: string): Noun | undefined {
  const said = KINDS_SAID.find(([pattern]) => pattern.test(words));
  const noun = nounNamed(said === undefined ? words : said[1]);
  return noun === undefined ? undefined : { ...noun, said: words, generic: true };
}

function wordsOf({ text }: Token): string {
  return text.trim().toLowerCase();
}

function indexWithin(tokens: readonly Token[], from: number, to: number, fits: (token: Token) => boolean): number {
  return tokens.findIndex((it, n) => n >= from && n < to && fits(it));
}
