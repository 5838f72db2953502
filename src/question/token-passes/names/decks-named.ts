// Decks and lists that are called by a card: "I run a jank Grenzo deck", "with my Mirko list". The card need be nowhere.
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/**
 * The tokens with each such deck, and the words by which somebody plays it, as filler, or as the player where it has or does
 * something. A card that it is said to hold is what "that" is after it; else it is not understood where it is not named again.
 */
export function withoutDecksNamed(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'card')) return tokens;
  if (!anyWord(tokens, ...DECKS)) return withoutBrewed(tokens);
  const held: (readonly Token[])[] = [];
  const plain = withRunsReplaced(tokens, i => {
    const deck = deckFrom(tokens, i);
    if (deck === undefined) return undefined;
    const holding = holdingAt(tokens, deck.to);
    held.push(holding);
    const to = deck.to + (holding.length > 0 ? holding.length + 2 : 0);
    return {
      tokens: [...deck.tokens, ...notAgain(tokens, holding, to)],
      to: isComma(tokens[to]) && i === 0 ? to + 1 : to,
    };
  });
  const cards = held.flat().filter(it => it.kind === 'card');
  return withoutBrewed(cards.length === 1 ? withThat(plain, cards) : plain);
}

/** The tokens with "I've been brewing Yarok" as filler, where that card is named again after it. */
function withoutBrewed(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, ...BREWING)) return tokens;
  return withRunsReplaced(tokens, i => {
    const at = /^(?:with|around)$/iu.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1;
    const [word, card] = [tokens[i], tokens[at]];
    if (word === undefined || !BREWING.includes(word.text.toLowerCase()) || card?.kind !== 'card') return undefined;
    const isAgain = tokens.slice(at + 1).some(it => it.kind === 'card' && it.names[0] === card.names[0]);
    const to = behindTime(tokens, at + 1);
    return isAgain ? { tokens: tokens.slice(i, to).map(asFiller), to } : undefined;
  });
}

/** The place behind "for a month" at an index; the index itself where no time stands there. */
function behindTime(tokens: readonly Token[], i: number): number {
  const isFor = /^for(?: an?)?$/iu.test(tokens[i]?.text ?? '');
  const at = tokens[i + 1]?.kind === 'number' ? i + 2 : i + 1;
  return isFor && TIMES.test(tokens[at]?.text ?? '') ? at + 1 : i;
}

const TIMES = /^(?:days?|weeks?|months?|years?|ages|forever|while)$/iu;

const BREWING = ['brewing', 'brewed', 'building', 'built', 'testing', 'tested', 'tuning', 'upgrading', 'goldfishing'];

const DECKS: readonly string[] = ['deck', 'decklist', 'list', 'brew', 'build', 'pile', 'precon', 'shell'];
const IS_DECK = new RegExp(`^(?:(?:edh|commander|cedh) )?(?:${DECKS.join('|')})$`, 'iu');
/** The most tokens from the article of a deck to that word: "a jank mono red Grenzo Voltron deck". */
const LONGEST = 7;

/** The deck whose words begin at an index. */
function deckFrom(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const lead = leadAt(tokens, i);
  if (lead === undefined) return undefined;
  const { article } = lead;
  const owner = tokens[article];
  if (owner === undefined || !isArticle(owner)) return undefined;
  const at = tokens.findIndex(
    (it, n) => n > article && n < article + LONGEST && it.kind !== 'small' && IS_DECK.test(it.text),
  );
  const named = tokens.slice(article + 1, at);
  if (at < 0 || !named.some(it => it.kind === 'card' || it.kind === 'unknown') || !named.every(isOfName))
    return undefined;
  const next = tokens[at + 1];
  // "his Kaalia deck had Torpor Orb out"
  const acts = lead.bare && (next?.kind === 'have' || next?.kind === 'verb');
  const who: Side = owner.kind === 'who' ? owner.who : 'opponent';
  if (acts) return { tokens: [{ kind: 'who', who, whose: false, ...plainPart(owner) }], to: at + 1 };
  // "the top of my Grenzo deck"
  const isZone = lead.bare && tokens[i - 1]?.kind === 'small';
  if (lead.bare && !isZone) return undefined;
  const run = tokens.slice(i, at + 1);
  // "my opponent on his Krenko deck cast X"
  const player = tokens[i];
  if (player?.kind === 'who' && !player.whose && (next?.kind === 'have' || next?.kind === 'verb'))
    return { tokens: [player], to: at + 1 };
  return { tokens: isZone ? [owner, ...tokens.slice(at, at + 1)] : run.map(asFiller), to: at + 1 };
}

/** The place for the article of a deck after the words that begin at an index, and whether there are no such words. */
function leadAt(tokens: readonly Token[], i: number): { readonly article: number; readonly bare: boolean } | undefined {
  const token = tokens[i];
  if (token === undefined) return undefined;
  const before = tokens[i - 1];
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'small' || before.kind === 'filler';
  let at = i;
  // "so I was playing my Meren list", "playing my Meren list"
  if (begins && token.kind === 'who' && !token.whose) at++;
  while (at > i && (tokens[at]?.kind === 'be' || tokens[at]?.kind === 'filler')) at++;
  const isPlayed = begins && PLAYS.test(tokens[at]?.text ?? '') && tokens[at]?.kind !== 'card';
  if (isPlayed) return { article: /^against$/iu.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1, bare: false };
  if (WITHIN.test(token.text) && token.kind !== 'card') return { article: i + 1, bare: false };
  return isArticle(token) ? { article: i, bare: true } : undefined;
}

const PLAYS =
  /^(?:runs?|ran|running|plays?|played|playing|pilot(?:s|ed|ing)?|br(?:ing|ings|ought)|built|building|have|has|had|own|took|taking|tested|testing|tuned|tuning|sleeved(?: up)?|jammed|jamming|on|up)$/iu;
const WITHIN = /^(?:in|with|on|against|for|running|playing|piloting|facing)$/iu;

function isArticle(token: Token): boolean {
  if (token.kind === 'number') return token.article;
  return (token.kind === 'who' && token.whose) || /^(?:the|this|that|some)$/iu.test(token.text);
}

/** Whether a token may stand between the article of a deck and that word. */
function isOfName(token: Token): boolean {
  return ['card', 'unknown', 'filler', 'about', 'noun', 'remark', 'relation'].includes(token.kind);
}

/** The cards of "with X and Y in it" at an index, with the words between them; none where there is no such wording. */
function holdingAt(tokens: readonly Token[], i: number): readonly Token[] {
  if (tokens[i]?.kind !== 'small' || !/^(?:with|that has)$/iu.test(tokens[i]?.text ?? '')) return [];
  const within = tokens.findIndex((it, n) => n > i && !isListed(it));
  const isIn = /^in (?:it|there)$/iu.test(`${tokens[within]?.text} ${tokens[within + 1]?.text}`);
  return isIn ? tokens.slice(i, within) : [];
}

function isListed(token: Token): boolean {
  if (token.kind === 'small') return ['and', 'comma', 'with'].includes(token.word);
  return token.kind === 'card' || token.kind === 'number' || token.kind === 'filler';
}

/** The cards among those that a deck holds which nothing names after an index, nor "that", as words that were not understood. */
function notAgain(tokens: readonly Token[], holding: readonly Token[], to: number): readonly Token[] {
  const later = tokens.slice(to);
  const again = new Set(later.flatMap(it => (it.kind === 'card' ? it.names.slice(0, 1) : [])));
  return holding.map(token => {
    const isLost =
      token.kind === 'card' && !again.has(token.names[0] ?? '') && !later.some((_, n) => isHadThat(later, n));
    return isLost ? { kind: 'unknown', ...plainPart(token) } : asFiller(token);
  });
}

/** Whether the word at an index is "that" as what somebody had: "had that and Cemetery Reaper on board". */
function isHadThat(tokens: readonly Token[], i: number): boolean {
  const [have, that, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isThat = that?.kind === 'small' && /^(?:that|it|this)$/iu.test(that.text);
  const ends = next?.kind === 'there' || (next?.kind === 'small' && ['and', 'comma'].includes(next.word));
  return isThat && ends && have?.kind === 'have';
}

function withThat(tokens: readonly Token[], [card]: readonly Token[]): readonly Token[] {
  return tokens.map((it, i) => (card !== undefined && isHadThat(tokens, i) ? { ...card, ...plainPart(it) } : it));
}
