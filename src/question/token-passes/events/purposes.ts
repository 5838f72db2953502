// Purposes of permanents that are played for an ability that triggers as they enter: "can I play Bojuka Bog to exile their graveyard",
// "I cast Reclamation Sage to destroy their Sol Ring": it enters, and what it does then is no event told.
import { firstIndexFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such purpose as what the permanent is aimed at, or as filler where that is no object. */
export function withPurposes(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'to') || !anyVerb(tokens, 'enters')) return tokens;
  return withRunsReplaced(tokens, i => purposeAt(tokens, i, cards));
}

/** The number of tokens of "to", with what leads up to it: "in order to", "hoping to"; 0 for other words. */
function leadLength(tokens: readonly Token[], i: number): number {
  const at = [i, i + 1, i + 2].find(n => /^to$/iu.test(tokens[n]?.text ?? ''));
  if (at === undefined) return 0;
  const leads = tokens.slice(i, at);
  return leads.every(it => /^(?:in|order|in order|just|hoping|trying|wanting|planning)$/iu.test(it.text))
    ? at + 1 - i
    : 0;
}

/** The most tokens of a purpose. */
const LONGEST = 9;

function purposeAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const length = leadLength(tokens, i);
  const played = length === 0 ? undefined : playedBefore(tokens, i, cards);
  const verb = tokens[i + length];
  if (played === undefined || verb === undefined || !isDeed(verb)) return undefined;
  const end = firstIndexFrom(tokens, i + length + 1, endsPurpose) ?? tokens.length;
  if (end - i - length > LONGEST) return undefined;
  const said = tokens.slice(i + length + 1, end);
  const isBeside = (it: Token) =>
    it.kind === 'card' && it !== played.token && !said.includes(it) && isOfEntry(it, cards);
  if (!played.known.land && !tokens.some(isBeside)) return undefined;
  const named = said.filter(it => it.kind === 'card');
  if (named.length > 1) return undefined;
  if (named.length === 0 || isSearch(verb)) {
    const isGotten = tokens.slice(end).some((it, n, rest) => /\bget$/iu.test(it.text) && isIt(rest[n + 1]));
    // "do I get it": what was looked for, which is nowhere
    const made = (it: Token) => (it === verb && isGotten ? asUnknown(it) : asFiller(it));
    return { tokens: tokens.slice(i, end).map(made), to: end };
  }
  // "to make them sacrifice X": nothing is aimed at
  const sacrifice = said.findIndex(it => it.kind === 'verb' && it.action === 'sacrifices');
  if (sacrifice >= 0) return { tokens: besides(verb, said.slice(sacrifice + 1), 'battlefield'), to: end };
  if (verb.kind === 'verb' && verb.action === 'returns') return { tokens: besides(verb, said, 'graveyard'), to: end };
  return { tokens: [{ kind: 'small', word: 'on', ...plainPart(verb), text: 'on' }, ...said], to: end };
}

/** The permanent that is told to be played right before a place, where an ability of its own triggers as it enters. */
function playedBefore(
  tokens: readonly Token[],
  i: number,
  cards: Cards,
): { readonly token: Token; readonly known: Known } | undefined {
  // "X kicked to make them sacrifice Y"
  const token = tokens[tokens[i - 1]?.kind === 'state' ? i - 2 : i - 1];
  const known = token?.kind === 'card' ? cardKnown(cards, token) : undefined;
  if (token === undefined || known === undefined || known.spell || !triggersAsItEnters(known)) return undefined;
  const verb = tokens.slice(Math.max(0, i - 4), i - 1).find(it => it.kind === 'verb');
  return verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active' ? { token, known } : undefined;
}

function triggersAsItEnters({ face }: Known): boolean {
  return face.abilities.some(it => it.kind === 'triggered' && it.events.some(event => event.kind === 'enters'));
}

/** The object of a purpose in a clause of its own, as what is in a zone. */
function besides(verb: Token, said: readonly Token[], zone: 'battlefield' | 'graveyard'): readonly Token[] {
  const place = { text: '', at: said.at(-1)?.end ?? verb.end, end: said.at(-1)?.end ?? verb.end };
  const stop: Token = { kind: 'stop', hard: false, ...place };
  const there: Token =
    zone === 'battlefield' ? { kind: 'there', ...place } : { kind: 'zone', zone, who: 'you', from: false, ...place };
  const named = said.filter(it => it.kind !== 'zone');
  return [{ ...stop, at: verb.at, end: verb.at }, ...named, there, stop];
}

/** Whether a word tells what the ability is to do. */
function isDeed(token: Token): boolean {
  if (token.kind === 'verb') return isSearch(token) || !['enters', 'sacrifices'].includes(token.action);
  return /^(?:get|find|fetch|grab|eat|search|gain|make|wipe|clear|nuke|remove|kill|steal|take)$/iu.test(token.text);
}

function isIt(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'it';
}

function asUnknown(token: Token): Token {
  return { kind: 'unknown', ...plainPart(token) };
}

/** The word "fetch": what is looked for in a library. */
function isSearch(token: Token): boolean {
  return token.kind === 'verb' && token.action === 'enters' && token.zone === 'library';
}

/** Whether the text of a card speaks of what enters, as Torpor Orb's and Panharmonicon's do. */
function isOfEntry(token: Token, cards: Cards): boolean {
  return token.kind === 'card' && cardKnown(cards, token)?.says.has('enter') === true;
}

const ENDS: readonly string[] = ['with', 'if', 'and', 'then', 'or'];

function endsPurpose(token: Token): boolean {
  if (token.kind === 'stop' || token.kind === 'ask' || isComma(token)) return true;
  return (
    (token.kind === 'small' && ENDS.includes(token.word)) || /^(?:while|when|but|because|since)$/iu.test(token.text)
  );
}
