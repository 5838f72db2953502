// Labels before a question: "Sagas: The Eldest Reborn comes in with …".
import type { Cards } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart } from '../../tokens/token-parts.ts';

/** The tokens without the word for a board between a player and a colon, "Opponent's board: …", and "Mine: …" as "my". */
export function withoutBoardLabels(typed: readonly Token[]): readonly Token[] {
  if (!anyWord(typed, 'colon')) return typed;
  const tokens = typed.filter((_, i) => !isBoardAt(typed, i));
  return tokens.flatMap((token, i): readonly Token[] => {
    const [before, colon] = [tokens[i - 1], tokens[i + 1]];
    const labels = colon?.kind === 'small' && colon.word === 'colon';
    // "Them: just cast X"
    const isDoing = before?.kind === 'who' && !before.whose && isDone(tokens, i + 1);
    if (token.kind === 'small' && token.word === 'colon' && isDoing) return [];
    // "On my side: X and Y"
    const begins = before === undefined || before.kind === 'stop';
    if (labels && begins && token.kind === 'there' && token.who !== undefined)
      return [
        { kind: 'who', who: token.who, whose: false, ...plainPart(token) },
        { kind: 'have', ...plainPart(token), text: 'have' },
      ];
    const [site, end] = [tokens[i - 1], tokens[i - 2]];
    const isOfSite = site?.kind === 'there' && site.who !== undefined && (end === undefined || end.kind === 'stop');
    if (token.kind === 'small' && token.word === 'colon' && isOfSite) return [];
    if (labels && before?.kind === 'who' && /^(?:board|side|field|battlefield|permanents)$/iu.test(token.text))
      return [];
    const isOwn = labels && token.kind === 'who' && /^(?:mine|theirs|hers)$/iu.test(token.text);
    return isOwn ? [{ ...token, text: '' }] : [token];
  });
}

/** The wordings "Board on my end: X", "My board on my side: X": the place says whose board it is. */
function isBoardAt(tokens: readonly Token[], i: number): boolean {
  const at = tokens[i]?.kind === 'who' ? i + 1 : i;
  const before = tokens[i - 1];
  const begins = at > i || before?.kind !== 'who' || !before.whose;
  const [token, place, colon] = tokens.slice(at, at + 3);
  if (!/^(?:board|boards|boardstate|board state)$/iu.test(token?.text ?? '')) return false;
  const isPlaced = place?.kind === 'there' && place.who !== undefined && colon?.kind === 'small';
  return isPlaced && colon.word === 'colon' && (begins || isBoardAt(tokens, i - 1));
}

/** Whether a verb of casting or playing stands at a place, past "just". */
function isDone(tokens: readonly Token[], i: number): boolean {
  const verb = tokens[tokens[i]?.kind === 'filler' ? i + 1 : i];
  return verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active' && verb.text !== '';
}

/** The most tokens of a label. */
const LONGEST = 4;

/** Words with which a title ends that says what is played: "Enchantress pod.", "Goblins mirror." */
const TITLE =
  /^(?:(?:edh |cedh |commander |four player |4 player )?pod|table|game|games|mirror|mirror match|match|matchup|night|lobby|deck|decks?|league|draft|cube|brew|build|question|scenario|situation|ruling|puzzle|storytime|commander|edh|cedh)$/iu;

/**
 * The tokens with a title that begins the question, a sentence without a name or a verb, as filler. A pod in it stays where
 * other players are told of, or a card does something to each of them.
 */
function withoutTitle(tokens: readonly Token[], cards: Cards): readonly Token[] {
  const end = tokens.slice(0, LONGEST + 1).findIndex(it => it.kind === 'stop' && it.hard && it.text !== '?');
  const isMatch = end === 3 && isVersus(tokens[1]);
  if (end < 1 || !(isMatch || TITLE.test(tokens[end - 1]?.text ?? ''))) return tokens;
  const isOfTitle = (it: Token) => isOfLabel(it) || isVersus(it) || ['fact', 'noun', 'unjudged'].includes(it.kind);
  if (!tokens.slice(0, end).every(isOfTitle)) return tokens;
  const isOfPod = tokens.some(it => isOfSeveral(it, cards));
  const stays = (it: Token) => it.kind === 'fact' && (isOfPod || !/^pod$/iu.test(it.text));
  return tokens.map((it, i) => (i < end && !stays(it) ? asFiller(it) : it));
}

/** Whether a token tells of several players, or names a card that does something to each of them. */
function isOfSeveral(token: Token, cards: Cards): boolean {
  if (token.kind === 'who')
    return token.each === true || /\b(?:left|right|next|others?|another|third|second)\b/iu.test(token.text);
  const says = token.kind === 'card' ? cards.named(token.names[0] ?? '')?.says : undefined;
  return says !== undefined && OF_EACH.some(it => says.has(it));
}

const OF_EACH: readonly string[] = [
  'each opponent',
  'each player',
  'each other player',
  'your opponents',
  'other players',
  'all players',
];

/** The wording "Enchantress vs Goblins." */
function isVersus(token: Token | undefined): boolean {
  return token?.kind === 'stop' && /^(?:vs?|versus)$/iu.test(token.text);
}

/** The tokens with the words before a first colon as filler, where they name nothing and nobody, and without a title. */
export function withoutLabel(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  const tokens = withoutTitle(typed, cards);
  if (!anyWord(tokens, 'colon')) return tokens;
  const colon = tokens.findIndex(it => it.kind === 'small' && it.word === 'colon');
  if (colon < 1 || colon > LONGEST || !tokens.slice(0, colon).every(isOfLabel)) return tokens;
  const label = tokens.slice(0, colon + 1).map(asFiller);
  return [...label, ...tokens.slice(colon + 1)];
}

function isOfLabel({ kind }: Token): boolean {
  return ['unknown', 'about', 'filler', 'remark'].includes(kind);
}

/** Tokens that make a clause of their own, and no item of a list. */
const OF_A_CLAUSE: ReadonlySet<Token['kind']> = new Set(['ask', 'be', 'have', 'verb', 'who']);

/** The tokens with a comma for each semicolon in the list after a player and a colon: "opp: Serra Angel; Blood Artist". */
export function withListsAfterLabels(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, ';') || !anyWord(tokens, 'colon')) return tokens;
  let labeled = false;
  return tokens.map((token, i): Token => {
    const next = tokens[i + 1];
    if (token.kind === 'who' && next?.kind === 'small' && next.word === 'colon') labeled = true;
    if (token.kind !== 'stop' || !labeled) return token;
    const after = tokens.slice(i + 1);
    const end = after.findIndex(it => it.kind === 'stop');
    const item = end === -1 ? after : after.slice(0, end);
    labeled = token.text === ';' && item.length > 0 && !item.some(it => OF_A_CLAUSE.has(it.kind));
    const { text, at } = token;
    return labeled ? { kind: 'small', word: 'comma', text, at, end: token.end } : token;
  });
}
