// Commas that were not typed: "my Goblin dies Blood Artist on board", "when I sacrifice my Wellspring Mayhem Devil triggers".
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { SpokenAction, Token } from '../../tokens/question-token.ts';

/** Events whose subject stands before the verb, and that have no object behind it. */
const ALONE: readonly SpokenAction[] = ['dies', 'enters', 'attacks'];

/** The tokens with a comma between a verb without an object and a name that follows, and between two names. */
export function withMissingCommas(tokens: readonly Token[], { text, cards }: PassContext): readonly Token[] {
  // a name in brackets says which card it is
  const isNext = (i: number) => !/[^\s]/u.test(text.slice(tokens[i - 1]?.end ?? 0, tokens[i]?.at ?? 0));
  const isWanted = (i: number) => isMissing(tokens, i, cards) && isNext(i);
  if (!tokens.some((_, i) => isWanted(i))) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    if (!isWanted(i)) return [token];
    return [{ kind: 'small', word: 'comma', text: ',', at: token.at, end: token.at }, token];
  });
}

/** Whether a comma is missing before the token at a place. */
function isMissing(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const [before, token] = [tokens[i - 1], tokens[i]];
  if (before === undefined || token === undefined) return false;
  const named = nameAt(tokens, i);
  if (named === undefined) return false;
  if (before.kind === 'card') return named === i && isApart(before, cards) && isWhole(tokens[named]);
  if (isOver(tokens, i - 1) || (before.kind === 'there' && isDoer(tokens, named))) return true;
  const isAlone =
    before.kind === 'verb' && !/ing$/iu.test(before.text) && before.voice === 'middle' && ALONE.includes(before.action);
  if (!isAlone || !(before.action === 'dies' || isSubject(tokens, i - 2))) return false;
  return before.action !== 'attacks' || !isAttackable(tokens[named], cards);
}

/** Whether a clause is over with the word at a place: "both are mine", "hits my opponent", "damage to my opponent". */
function isOver(tokens: readonly Token[], i: number): boolean {
  const [before, player] = [tokens[i - 1], tokens[i]];
  if (player?.kind !== 'who') return false;
  if (player.whose) return /^(?:mine|ours|theirs|hers)$/iu.test(player.text);
  const isHit = before?.kind === 'verb' && before.action === 'hits' && before.voice === 'active';
  return isHit || (before?.kind === 'small' && before.word === 'to');
}

/** Whether what is named at a place is said to do something. */
function isDoer(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  return next?.kind === 'verb' && next.voice === 'middle';
}

/** The place of the name that a phrase begins with at a place: "Blood Artist", "my Blood Artist", "a Blood Artist". */
function nameAt(tokens: readonly Token[], i: number): number | undefined {
  const token = tokens[i];
  if (token?.kind === 'card') return i;
  const isLead = (token?.kind === 'who' && token.whose) || (token?.kind === 'number' && token.article);
  return isLead && tokens[i + 1]?.kind === 'card' ? i + 1 : undefined;
}

/** Whether a name is no verb, "I Frogify Lhurgoyf", and no way to put something there, "animate dead Griselbrand". */
function isApart(card: Token, cards: Cards): boolean {
  const known = card.kind === 'card' && !card.open && isWhole(card) ? cardKnown(cards, card) : undefined;
  return known?.face.types.some(it => it === 'Creature' || it === 'Artifact' || it === 'Land') === true;
}

function isWhole(token: Token | undefined): boolean {
  return token?.kind === 'card' && !token.loose;
}

/** Whether what a verb is said of ends at a place. */
function isSubject(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (token?.kind === 'filler') return isSubject(tokens, i - 1);
  return token?.kind === 'card' || token?.kind === 'noun' || (token?.kind === 'small' && token.word === 'it');
}

function isAttackable(token: Token | undefined, cards: Cards): boolean {
  const types = token?.kind === 'card' ? (cardKnown(cards, token)?.face.types ?? []) : [];
  return types.some(it => it === 'Planeswalker' || it === 'Battle');
}
