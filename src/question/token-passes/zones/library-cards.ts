// Cards that turn out to be on top of a library: "I manifest the top card and it's a Forest", "mills four, one of them is X".
import { asBasicLand } from '../../model/mana-tapped.ts';
import type { SpokenAction, Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { asFiller, withRunsReplaced } from '../../tokens/token-parts.ts';

type VerbToken = Extract<Token, { kind: 'verb' }>;

/** Events of cards from the top of a library. */
const FROM_LIBRARY: readonly SpokenAction[] = ['mills', 'draws'];
/** Keyword actions (701) that look at it. */
const DEEDS = /^(?:manifest|cloak|explore|connive|discover|surveil|scry|investigate|manifest dread|cloak)\b/u;

/** Words between the event and the card it turns out to be. */
const LEADS: readonly RegExp[] = [
  /^(?:and |, |which |)(?:(?:it|that|this)(?:'?s| is| was)|(?:it |that |they |the (?:top )?cards? )?turn(?:s|ed)? out to be|the (?:top )?card is|which (?:is|are)|they(?:'re| are| were)|the cards are|those are|it happens to be)$/u,
  /^(?:and |, |with |)(?:one|1|two|2|three|3|some) of (?:them|those|the cards|which|em) (?:is|are|was|were|being)$/u,
  /^(?:and |, )?the (?:(?:one|two|three|four|five|\d) )?cards (?:is|are|was|were|turn out to be|turned out to be)$/u,
];
/** The most tokens of such words. */
const LONGEST = 9;

/** The tokens with the words that introduce such cards as a place: the library that the event takes them from. */
export function withLibraryCards(given: readonly Token[]): readonly Token[] {
  if (!given.some(takesFromLibrary)) return given;
  const tokens = withTopCards(withMilledPlayer(given));
  const verb = tokens.findIndex(takesFromLibrary);
  if (verb < 0) return tokens;
  const from = verb + 1;
  for (let i = from; i < tokens.length && !endsQuestion(tokens[i]); i++) {
    for (let length = Math.min(LONGEST, tokens.length - i); length > 0; length--) {
      const part = tokens.slice(i, i + length);
      const [first, last] = [part[0], part.at(-1)];
      const rest = tokens.slice(i + length);
      if (first === undefined || last === undefined || !namesCard(rest) || !isLead(part)) continue;
      const number = rest[0]?.kind === 'noun' ? part.filter(it => it.kind === 'number') : [];
      const owner = ownerOf(tokens.slice(0, verb + 1));
      const zone: Token = {
        kind: 'zone',
        zone: 'library',
        from: false,
        who: owner,
        holds: true,
        text: part.map(it => it.text).join(' '),
        at: first.at,
        end: last.end,
      };
      return [...tokens.slice(0, i), zone, ...number, ...rest.map(asLand)];
    }
  }
  return tokens;
}

/** The wording "mills three with X on top": the library that the event takes cards from. */
function withTopCards(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'top')) return tokens;
  const verb = tokens.findIndex(takesFromLibrary);
  return withRunsReplaced(tokens, i => {
    const [name, on, top, after] = tokens.slice(Math.max(0, i - 1), i + 3);
    const isOn = verb >= 0 && i > verb && on?.kind === 'small' && on.word === 'on' && /^top$/iu.test(top?.text ?? '');
    if (!isOn || top === undefined || (name?.kind !== 'card' && name?.kind !== 'noun') || isOf(after)) return undefined;
    const who = ownerOf(tokens.slice(0, verb + 1));
    const zone: Token = { kind: 'zone', zone: 'library', from: false, who, text: 'on top', at: on.at, end: top.end };
    return { tokens: [zone], to: i + 2 };
  });
}

/**
 * The wording "I mill four of my opponent's cards": the player whose cards are milled is the one who mills (701.17a).
 */
function withMilledPlayer(tokens: readonly Token[]): readonly Token[] {
  if (!anyVerb(tokens, 'mills')) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    const [number, of, player, cards] = [tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
    const isMilled = token.kind === 'verb' && token.action === 'mills' && number?.kind === 'number' && isOf(of);
    if (isMilled && player?.kind === 'who' && /^cards?$/iu.test(cards?.text ?? ''))
      return [{ ...player, whose: false }, token];
    // "he mills my top three": who has it milled does nothing
    if (token.kind === 'who' && isTopMilled(tokens, i + 1)) return [asFiller(token)];
    if (isTopMilled(tokens, i) && number?.kind === 'who') return [{ ...number, whose: false }, token];
    if (isTopMilled(tokens, i - 1) || isTopMilled(tokens, i - 2)) return [];
    const [verb, , before] = tokens.slice(Math.max(0, i - 3), i);
    const isOwner = token.kind === 'who' && verb?.kind === 'verb' && verb.action === 'mills' && isOf(before);
    return isOwner && /^cards?$/iu.test(tokens[i + 1]?.text ?? '') ? [] : [token];
  });
}

/** Whether a verb mills the top cards of a player who is told after it. */
function isTopMilled(tokens: readonly Token[], i: number): boolean {
  const [verb, player, top, number] = tokens.slice(Math.max(0, i), i + 4);
  return (
    i >= 0 &&
    verb?.kind === 'verb' &&
    verb.action === 'mills' &&
    player?.kind === 'who' &&
    player.whose &&
    /^top$/iu.test(top?.text ?? '') &&
    number?.kind === 'number'
  );
}

function isOf(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'of';
}

function takesFromLibrary(token: Token): token is VerbToken {
  if (token.kind !== 'verb') return false;
  return FROM_LIBRARY.includes(token.action) || (token.keywordAction !== undefined && DEEDS.test(token.keywordAction));
}

function endsQuestion(token: Token | undefined): boolean {
  return token?.kind === 'ask' || token?.text === '?';
}

function isLead(part: readonly Token[]): boolean {
  const said = part
    .map(it => (it.kind === 'small' && it.word === 'comma' ? ',' : it.text.toLowerCase()))
    .filter(it => it !== '.' && it !== ';')
    .join(' ');
  return LEADS.some(it => it.test(said));
}

/** Whether a card follows, if by the name of a basic land that is a word elsewhere. */
function namesCard(rest: readonly Token[]): boolean {
  const next = rest.find(it => it.kind !== 'number' && it.kind !== 'filler' && it.kind !== 'state');
  return next?.kind === 'card' || next?.kind === 'noun' || (next !== undefined && asBasicLand(next) !== undefined);
}

/** The player whose library it is: the one who mills, or who is made to. */
function ownerOf(before: readonly Token[]): 'you' | 'opponent' {
  const player = before.findLast(it => it.kind === 'who' && !it.whose);
  return player?.kind === 'who' ? player.who : 'you';
}

/** The basic land of that name, right after an article: "it's a forest". */
function asLand(token: Token, i: number, rest: readonly Token[]): Token {
  const isNext = i <= 2 && rest[i - 1]?.kind === 'number';
  return (isNext ? asBasicLand(token) : undefined) ?? token;
}
