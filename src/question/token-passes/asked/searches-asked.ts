// Searches inside what is asked: "does X stop my Chord of Calling for Y", "does Y survive if I find it with Chord of Calling".

import { lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import {
  isListSign,
  plainPart,
  type RunReplacement,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** The tokens with each such search as a sentence of its own, "I Chord of Calling for Y", beside what is asked. */
export function withSearchesAsked(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'for', 'to', 'into', 'off', 'from', 'put', 'puts', ...FETCHING, ...FINDING)) return tokens;
  if (!tokens.some(it => isSearch(it, cards))) return tokens;
  const aimed = withRunsReplaced(
    tokens,
    i =>
      workingBesideAt(tokens, i, cards) ??
      thenFoundAt(tokens, i, cards) ??
      findingAt(tokens, i, cards) ??
      puttingAt(tokens, i, cards),
  );
  const told = withRunsReplaced(aimed, i => clauseAt(aimed, i, cards));
  return withNamedSearches(told, cards);
}

/** The wordings "Whir of Invention for X=2 and I grab Y", "Chord of Calling, fetching Y": what the spell is for. */
function thenFoundAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const spell = tokens[i];
  if (!isSearch(spell, cards) || spell === undefined) return undefined;
  const x = tokens[i + 1]?.kind === 'x' ? tokens.slice(i + 1, i + 2) : [];
  let at = i + 1 + x.length;
  const joint = tokens[at];
  if (joint?.kind !== 'small' || !['and', 'comma', 'then'].includes(joint.word)) return undefined;
  while (isListSign(tokens[at] ?? spell) || (tokens[at]?.kind === 'small' && tokens[at]?.text.toLowerCase() === 'then'))
    at += 1;
  const player = tokens[at];
  if (player?.kind === 'who' && !player.whose) at += 1;
  const verb = tokens[at];
  if (verb === undefined || verb.kind === 'card' || !FETCHES.test(verb.text)) return undefined;
  const found = foundAt(tokens, at + 1, cards);
  if (found === undefined) return undefined;
  const lead: Token = { kind: 'small', word: 'for', ...plainPart(verb), text: 'for' };
  return { tokens: [spell, ...x, lead, found.card], to: found.to };
}

const FETCHING = [
  ...[
    'grab',
    'grabs',
    'grabbed',
    'grabbing',
    'find',
    'finds',
    'finding',
    'found',
    'fetch',
    'fetches',
    'fetching',
    'get',
  ],
  ...['gets', 'getting', 'pull', 'pulls', 'take', 'takes'],
];
const FETCHES = new RegExp(`^(?:${FETCHING.join('|')})$`, 'iu');

/** The wording "can I Natural Order into X": what the spell is for. */
function findingAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [spell, into] = [tokens[i - 1], tokens[i]];
  if (into?.kind !== 'small' || into.word !== 'into' || !isSearch(spell, cards) || !isAsked(tokens, i))
    return undefined;
  return { tokens: [{ kind: 'small', word: 'for', ...plainPart(into), text: 'for' }], to: i + 1 };
}

/** The wordings "can Natural Order put X into play", "get X onto the battlefield": what the spell fetches. */
function puttingAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [spell, verb] = [tokens[i - 1], tokens[i]];
  if (!isSearch(spell, cards) || verb === undefined || !/^(?:puts?|gets?)$/iu.test(verb.text) || !isAsked(tokens, i))
    return undefined;
  const found = foundAt(tokens, i + 1, cards);
  if (found === undefined) return undefined;
  const [place, rest] = [tokens[found.to], tokens[found.to + 1]];
  const isThere = place?.kind === 'there';
  const isInto =
    place?.kind === 'small' &&
    ['into', 'on'].includes(place.word) &&
    /^(?:play|the battlefield)$/iu.test(rest?.text ?? '');
  const fetch: Token = { kind: 'verb', action: 'enters', voice: 'active', zone: 'library', ...plainPart(verb) };
  return { tokens: [fetch, found.card], to: isThere ? found.to + 1 : isInto ? found.to + 2 : found.to };
}

/** Wordings "if I tinker for it", "if I find it with Chord of Calling for X=4". */
function clauseAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const first = tokens[i];
  const isLed = first?.kind === 'small' && first.word === 'if';
  const at = isLed ? i + 1 : i;
  const player = tokens[at];
  if (player?.kind !== 'who' || player.whose) return undefined;
  const asks = isAsked(tokens, i);
  const search = spellForAt(tokens, at + 1, cards) ?? (asks || !isLed ? foundWithAt(tokens, at + 1, cards) : undefined);
  if (search === undefined || (!asks && search.isPlain)) return undefined;
  const stop: readonly Token[] = asks && isLed ? [{ ...plainPart(player), kind: 'stop', hard: true, text: '?' }] : [];
  if (asks && !isLed) return undefined;
  return { tokens: [...stop, player, ...search.tokens], to: search.to };
}

interface Search extends RunReplacement {
  /** Whether it was told in the words in which it is read. */
  readonly isPlain: boolean;
}

/** The wording "tinker for it" at a place. */
function spellForAt(tokens: readonly Token[], i: number, cards: Cards): Search | undefined {
  const spell = tokens[i];
  if (!isSearch(spell, cards)) return undefined;
  const x = tokens[i + 1]?.kind === 'x' ? tokens.slice(i + 1, i + 2) : [];
  const lead = tokens[i + 1 + x.length];
  const found = isFor(lead) ? foundAt(tokens, i + 2 + x.length, cards) : undefined;
  if (spell === undefined || lead === undefined || found === undefined) return undefined;
  return { tokens: [spell, ...x, lead, found.card], to: found.to, isPlain: true };
}

/** The wording "find it with Chord of Calling" at a place. */
function foundWithAt(tokens: readonly Token[], i: number, cards: Cards): Search | undefined {
  const verb = tokens[i];
  if (verb === undefined || verb.kind === 'card' || !FINDS.test(verb.text)) return undefined;
  const found = foundAt(tokens, i + 1, cards);
  const by = found && tokens[found.to];
  const isBy = by?.kind === 'small' && ['with', 'off', 'by', 'from'].includes(by.word);
  if (found === undefined || !isBy || by === undefined) return undefined;
  const owner = tokens[found.to + 1];
  const at = (owner?.kind === 'who' && owner.whose) || owner?.kind === 'number' ? found.to + 2 : found.to + 1;
  const spell = tokens[at];
  if (!isSearch(spell, cards) || spell === undefined) return undefined;
  const x = tokens[at + 1]?.kind === 'x' ? tokens.slice(at + 1, at + 2) : [];
  const lead: Token = { kind: 'small', word: 'for', ...plainPart(by) };
  return { tokens: [spell, ...x, lead, found.card], to: at + 1 + x.length, isPlain: false };
}

const FINDING = [
  ...['find', 'finds', 'found', 'grab', 'grabs', 'search up', 'search for', 'tutor', 'tutors', 'tutor up', 'tutor for'],
  ...['get', 'gets'],
];
const FINDS = new RegExp(`^(?:${FINDING.join('|')})$`, 'iu');

/** The card at a place that a search is for, past an article or an owner; that of a pronoun is the last permanent named. */
function foundAt(
  tokens: readonly Token[],
  i: number,
  cards: Cards,
): { readonly card: CardToken; readonly to: number } | undefined {
  const first = tokens[i];
  const isLead = (first?.kind === 'number' && first.article) || (first?.kind === 'who' && first.whose);
  const token = isLead ? tokens[i + 1] : first;
  if (token?.kind === 'card') return isPermanent(token, cards) ? { card: token, to: i + (isLead ? 2 : 1) } : undefined;
  if (isLead || !/^(?:it|him|her|that|them)$/iu.test(first?.text ?? '') || first === undefined) return undefined;
  const named = lastBefore(tokens, i, (it): it is CardToken => it.kind === 'card' && isPermanent(it, cards));
  return named === undefined ? undefined : { card: { ...named, ...plainPart(first) }, to: i + 1 };
}

/** The tokens with "does X stop my Chord of Calling for Y" as "does X stop Y", and the search told after it. */
function withNamedSearches(tokens: readonly Token[], cards: Cards): readonly Token[] {
  const at = tokens.findIndex((it, n) => isSearch(it, cards) && isNamedInQuestion(tokens, n));
  const spell = tokens[at];
  if (at < 0 || spell === undefined) return tokens;
  const owner = tokens[at - 1];
  const whose = owner?.kind === 'who' && owner.whose ? owner.who : undefined;
  const from = whose === undefined ? at : at - 1;
  const [card, off] = tokens.slice(Math.max(0, from - 2), from);
  const player = { kind: 'who', who: whose ?? 'you', whose: false } as const;
  // "X off Collected Company"
  if (card?.kind === 'card' && isPermanent(card, cards) && off?.kind === 'small' && OFF.includes(off.word)) {
    const into: Token = { kind: 'small', word: 'into', ...plainPart(off) };
    const rest = [...tokens.slice(0, from - 1), ...tokens.slice(at + 1)];
    return withSentence(rest, from - 1, [{ ...player, ...plainPart(spell) }, spell, into, card]);
  }
  const search = spellForAt(tokens, at, cards);
  const found = search?.tokens.at(-1);
  if (search === undefined || found === undefined) return tokens;
  const rest = [...tokens.slice(0, from), found, ...tokens.slice(search.to)];
  return withSentence(rest, from + 1, [{ ...player, ...plainPart(spell) }, ...search.tokens]);
}

/** The wording "does Chord of Calling for X work through their Y": the search as told, Y there, and "does it work". */
function workingBesideAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [ask, owner] = [tokens[i], tokens[i + 1]];
  if (ask?.kind !== 'ask' || !/^(?:does|do|will|would|can|could)$/iu.test(ask.text)) return undefined;
  const isOwn = owner?.kind === 'who' && owner.whose;
  const search = spellForAt(tokens, isOwn ? i + 2 : i + 1, cards);
  const work = search && tokens[search.to];
  if (search === undefined || work?.kind !== 'relation' || !WORKING.test(work.text)) return undefined;
  const lead = tokens[search.to + 1];
  const isLed = lead?.kind === 'small' && BESIDE.test(lead.text);
  if (!isLed && /^work$/iu.test(work.text)) return undefined;
  const from = isLed ? search.to + 2 : search.to + 1;
  const whose = tokens[from];
  const to = (whose?.kind === 'who' && whose.whose) || whose?.kind === 'number' ? from + 2 : from + 1;
  if (tokens[to - 1]?.kind !== 'card') return undefined;
  const place = plainPart(work);
  const player: Token = { kind: 'who', who: isOwn ? owner.who : 'you', whose: false, ...plainPart(ask), text: 'I' };
  const beside: Token = { kind: 'small', word: 'with', ...place, text: 'with' };
  const stop: Token = { kind: 'stop', hard: true, ...place, text: '.' };
  const asked: readonly Token[] = [
    { ...ask, text: 'does it' },
    { ...work, word: 'work', text: 'work' },
  ];
  return { tokens: [player, ...search.tokens, beside, ...tokens.slice(from, to), stop, ...asked], to };
}

const WORKING = /^work(?: with| under| through| into)?$/iu;
const BESIDE = /^(?:through|under|with|into|past|around|against|beside|vs|versus|if there['’]?s|while there['’]?s)$/iu;

const OFF: readonly string[] = ['off', 'from'];

/** The tokens with a sentence put in where the one ends that stands at a place. */
function withSentence(tokens: readonly Token[], i: number, sentence: readonly Token[]): readonly Token[] {
  const found = tokens.findIndex((it, n) => n >= i && it.kind === 'stop');
  const ends = found < 0 ? tokens.length : found;
  const { end } = tokens[Math.min(ends, tokens.length - 1)] ?? { end: 0 };
  const stop: Token = { kind: 'stop', hard: true, text: '?', at: end, end };
  return [...tokens.slice(0, ends), stop, ...sentence, ...tokens.slice(ends)];
}

/** Whether a spell stands in what is asked, with nobody told to cast it. */
function isNamedInQuestion(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  if (before?.kind === 'who' && !before.whose) return false;
  return before?.kind !== 'verb' && before?.kind !== 'ask' && isAsked(tokens, i);
}

/** Whether a question began before a place in its sentence. */
function isAsked(tokens: readonly Token[], i: number): boolean {
  const from = sentenceStart(tokens, i);
  return tokens.slice(from, i).some((it, n) => it.kind === 'ask' || (it.kind === 'be' && n === 0));
}

function isFor(token: Token | undefined): boolean {
  return token?.kind === 'small' && ['for', 'into', 'to'].includes(token.word);
}

function isPermanent(token: CardToken, cards: Cards): boolean {
  return cardKnown(cards, token)?.spell === false;
}

/** Whether a token is a spell that puts what it finds in a library onto the battlefield. */
function isSearch(token: Token | undefined, cards: Cards): boolean {
  const known = token?.kind === 'card' ? cardKnown(cards, token) : undefined;
  if (known?.spell !== true) return false;
  const { action } = known.says;
  return action.kind === 'returns' && action.from === 'library';
}
