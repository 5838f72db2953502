// Creatures told to have come back by their own keyword before: "my Finks persisted once and dies again" (702.79a, 702.93a).

import { firstIndexFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { emptyAt, isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such creature as one with the counter that it has come back with. */
export function withCameBackBefore(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'persisted', 'undied', 'back', 'returned')) return tokens;
  // under Solemnity it came back without one
  if (tokens.some(it => it.kind === 'card' && cardKnown(cards, it)?.says.has("counters can't be put") === true))
    return tokens;
  if (tokens.some(it => it.kind === 'card' && cardKnown(cards, it)?.says.has('counters put on them') === true))
    return tokens;
  return withRunsReplaced(
    tokens,
    i => saidBefore(tokens, i, cards) ?? saidAfter(tokens, i, cards) ?? diedBefore(tokens, i, cards),
  );
}

const COUNTERS: Readonly<Record<string, Record<string, number>>> = { persist: { '-1/-1': 1 }, undying: { '+1/+1': 1 } };

const LEAD = "(?:(?:that|which|who) )?(?:(?:has|had|have|['’]s) )?(?:already )?(?:once )?";
const TIME = '(?: (?:once|already|before|earlier|one time|(?:earlier )?this turn|last turn))*';
const CAME = new RegExp(
  `^${LEAD}(?:(?<persist>persisted(?: back)?)|(?<undying>undied)|(?:came|come|returned) ?(?:back)?(?: once| already)? (?:from|with|by|through|off|thanks to) (?:its )?(?<by>persist|undying))${TIME}$`,
  'iu',
);
/** The most tokens of "that has already come back once from its persist before". */
const LONGEST = 10;

/** The wordings "my Finks persisted once and dies", "My Finks has already come back with persist." */
function saidAfter(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const card = tokens[i];
  if (card?.kind !== 'card') return undefined;
  const end = firstIndexFrom(tokens, i + 1, it => it.kind === 'stop' || isListSign(it)) ?? tokens.length;
  for (let to = Math.min(end, i + 1 + LONGEST); to > i + 1; to -= 1) {
    const said = CAME.exec(textOf(tokens.slice(i + 1, to)));
    if (said?.groups === undefined || said === null) continue;
    const { persist, undying, by } = said.groups;
    const keyword = persist === undefined ? (undying === undefined ? by?.toLowerCase() : 'undying') : 'persist';
    const state = stateOf(card, keyword, cards);
    if (state === undefined) return undefined;
    const [joint, next] = [tokens[to], tokens[to + 1]];
    const goesOn = joint !== undefined && isListSign(joint) && next?.kind === 'verb';
    const isWhole = joint === undefined || joint.kind === 'stop' || isListSign(joint);
    const there: readonly Token[] = isWhole && !goesOn ? [{ kind: 'there', ...emptyAt(card) }] : [];
    return { tokens: [card, state, ...there], to: goesOn ? to + 1 : to };
  }
  return undefined;
}

const DIED =
  /^(?:(?:has|had) )?(?:already )?died(?: once)?(?: already| before)? (?:and|then|and then) (?:already )?(?:came|come) back(?: once| already| before)*$/iu;

/** The wording "my Young Wolf died once and came back. It dies again": by the one such keyword that it has. */
function diedBefore(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const card = tokens[i];
  if (card?.kind !== 'card' || !/^(?:died|has|had|already)$/iu.test(tokens[i + 1]?.text ?? '')) return undefined;
  const state = stateOf(card, 'undying', cards) ?? stateOf(card, 'persist', cards);
  if (state === undefined) return undefined;
  for (let to = i + LONGEST; to > i + 1; to -= 1) {
    if (!DIED.test(textOf(tokens.slice(i + 1, to)))) continue;
    const dies = tokens.findIndex((it, n) => n >= to && it.kind === 'verb' && it.action === 'dies');
    const isAgain = dies > 0 && /^(?:again|(?:a |the )?second time)$/iu.test(tokens[dies + 1]?.text ?? '');
    const joints = tokens.slice(to, dies).every(it => isListSign(it) || (it.kind === 'small' && it.word === 'then'));
    const there: readonly Token[] = joints ? [] : [{ kind: 'there', ...emptyAt(card) }];
    return isAgain ? { tokens: [card, state, ...there], to: joints ? dies : to } : undefined;
  }
  return undefined;
}

/** The wording "my already persisted Finks". */
function saidBefore(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [said, card] = [tokens[i], tokens[i + 1]];
  if (card?.kind !== 'card' || said === undefined || !/^(?:persisted|undied)$/iu.test(said.text)) return undefined;
  const state = stateOf(card, /^p/iu.test(said.text) ? 'persist' : 'undying', cards);
  return state && { tokens: [card, state], to: i + 2 };
}

/** The counter of a creature that has come back by a keyword of its own; undefined where it has no such keyword. */
function stateOf(card: Token, keyword: string | undefined, cards: Cards): Token | undefined {
  const known = card.kind === 'card' ? cardKnown(cards, card) : undefined;
  const has = known?.face.abilities.some(it => it.kind === 'keyword' && it.keyword === keyword);
  const counters = COUNTERS[keyword ?? ''];
  if (has !== true || counters === undefined) return undefined;
  return { kind: 'state', patch: { counters }, after: true, ...plainPart(card), text: '' };
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(it => it.text).join(' ');
}
