// Clauses that restate what a card does to all of a kind: "since nontoken creatures are Forests", "all lands are Plains anyway".
import type { Cards } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, withRunsReplaced } from '../../tokens/token-parts.ts';

/**
 * The tokens with each such clause as filler, where a card is named whose text speaks of that kind: it tells of no object of
 * the kind, and of none of what they are.
 */
export function withoutRulesRetold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'card') || !(anyOfKind(tokens, 'be') || anyWord(tokens, 'count', 'counts'))) return tokens;
  return withRunsReplaced(tokens, i => {
    if (!beginsClause(tokens, i)) return undefined;
    const lead = LEADS.test(tokens[i]?.text ?? '') ? i + 1 : i;
    const from = past(tokens, lead, isOfAll);
    const to = clauseEnd(tokens, from, tokens.slice(lead, from).some(isEvery));
    const isOwned = tokens.slice(lead, from).some(it => it.kind === 'who');
    // "my lands are Plains, Island, …" tells what is there
    if (isOwned && lead === i && !tokens.slice(lead, from).some(isEvery)) return undefined;
    if (to === undefined || (isComma(tokens[to]) && isNamed(tokens[to + 1])) || !isOfText(tokens, tokens[from], cards))
      return undefined;
    return { tokens: tokens.slice(i, to).map(asFiller), to };
  });
}

const LEADS = /^(?:since|because|cause|cuz|as|given(?: that)?|now that|seeing as|and|but|knowing that|considering)$/iu;

function beginsClause(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  if (before === undefined || before.kind === 'stop' || isComma(before)) return true;
  return LEADS.test(tokens[i]?.text ?? '') && before.kind !== 'card' && before.kind !== 'number';
}

/** Whether a token stands before a kind and means all of it: "all", "every", "nontoken", "my". */
function isOfAll(token: Token): boolean {
  if (token.kind === 'filler') return true;
  if (token.kind === 'who') return token.whose;
  return (
    isEvery(token) ||
    (!(token.kind === 'noun' && token.noun.plural) && /^(?:non-?\p{L}+|other|basic)$/iu.test(token.text))
  );
}

function isEvery(token: Token): boolean {
  return token.kind === 'small' && token.word === 'all';
}

function past(tokens: readonly Token[], from: number, isPassed: (token: Token) => boolean): number {
  let i = from;
  for (let token = tokens[i]; token !== undefined && isPassed(token); token = tokens[i]) i += 1;
  return i;
}

/** The place behind "creatures are Forests too", from the kind on; undefined where no such clause stands there. */
function clauseEnd(tokens: readonly Token[], from: number, isOfEach: boolean): number | undefined {
  const [kind, verb] = [tokens[from], tokens[past(tokens, from + 1, it => it.kind === 'filler')]];
  if (kind === undefined || verb === undefined || !isKind(kind, isOfEach)) return undefined;
  const isVerb =
    verb.kind === 'be' || COUNTS.test(verb.text) || (verb.kind === 'have' && /^(?:have|has)$/iu.test(verb.text));
  const after = tokens.indexOf(verb) + 1;
  const to = past(tokens, after, isOfComplement);
  const [next, said] = [tokens[to], tokens.slice(after, to)];
  // "…, do they get bigger?" asks of that kind, and of nothing else
  if (tokens.slice(to).some(it => /^(?:they|them|their|those)\b/iu.test(it.text))) return undefined;
  const isJoined =
    next?.kind === 'small' && ['with', 'under', 'by'].includes(next.word) && tokens[to + 1]?.kind === 'card';
  const isEnd =
    isJoined ||
    isComma(next) ||
    next?.kind === 'ask' ||
    (next?.kind === 'stop' && next.text !== '?') ||
    next?.kind === 'be';
  // "since creatures have flying" tells what they have; "lands have all basic types" what they are
  const isOfTypes =
    said.some(it => isTypeSaid(it)) && (verb.kind !== 'have' || said.some(it => /^types?$/iu.test(it.text)));
  return isVerb && isEnd && isOfTypes ? to : undefined;
}

function isNamed(token: Token | undefined): boolean {
  return token !== undefined && ['card', 'noun', 'number'].includes(token.kind);
}

const COUNTS = /^(?:counts?(?: as)?|become|becomes)$/iu;

/** Whether a token is a kind in the plural, or in the singular behind "every". */
function isKind(token: Token, isOfEach: boolean): boolean {
  if (token.kind === 'noun') return token.noun.plural || isOfEach;
  return (
    token.kind === 'about' &&
    (/^(?:permanents|nonlands|spells|cards)$/iu.test(token.text) || (isOfEach && /^permanent$/iu.test(token.text)))
  );
}

/** Whether a token may stand in what all of a kind are: "lands too", "every creature type", "a Forest". */
function isOfComplement(token: Token): boolean {
  if (token.kind === 'number') return token.article;
  if (token.kind === 'small') return ['all', 'and', 'as', 'then', 'already'].includes(token.word) && token.text !== ',';
  return (
    token.kind === 'filler' || isTypeSaid(token) || /^(?:basic|types?|creature|land|addition|in)$/iu.test(token.text)
  );
}

/** Whether a token names a type: no card that is one of its own. */
function isTypeSaid(token: Token): boolean {
  if (token.kind === 'card') return LANDS.test(token.text);
  if (token.kind === 'noun') return token.noun.token === undefined || token.noun.plural;
  return token.kind === 'about' && (LANDS.test(token.text) || TYPES.test(token.text));
}

const LANDS = /^(?:plains|islands?|swamps?|mountains?|forests?)$/iu;
const TYPES = /^(?:types?|(?:creature|artifact|enchantment|land|permanent|planeswalker)s?|legendary|colorless)$/iu;

/** Whether a card that is named speaks of the kind in its text. */
function isOfText(tokens: readonly Token[], kind: Token | undefined, cards: Cards): boolean {
  const said =
    kind?.text
      .toLowerCase()
      .split(' ')
      .at(-1)
      ?.replace(/s$/u, '')
      .replace(/^nonbasic$/u, 'land') ?? '';
  if (said === '') return false;
  return tokens.some(
    it => it.kind === 'card' && !LANDS.test(it.text) && cards.named(it.names[0] ?? '')?.says.has(said) === true,
  );
}
