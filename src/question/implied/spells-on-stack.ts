// Questions about spells on the stack, which is not played: copies by storm, and what spells do to spells.
import { isRecord } from '../../kit/structure.ts';
import { reasonUnplayed } from '../../oracle/index.ts';
import type { Cards, Known } from '../model/card-traits.ts';
import type { Token } from '../tokens/question-token.ts';

/**
 * The sentence for a spell with storm of which it is told what was cast before it, with the number of its copies where
 * that is a number: "Empty the Warrens with storm count 3" (702.40a).
 */
export function stormTold(tokens: readonly Token[], cards: Cards): string | undefined {
  const stormy = namedIn(tokens, cards).find(hasStorm);
  if (stormy === undefined) return undefined;
  const [count] = tokens.flatMap(it => (it.kind === 'fact' ? (spellsCast(it.value) ?? []) : []));
  const isSaid = tokens.some((it, i) => it.kind !== 'card' && (/^storm/iu.test(it.text) || isCountOfSpells(tokens, i)));
  const before = count ?? spellsBefore(tokens);
  if (!isSaid && count === undefined) return undefined;
  const copies =
    before === undefined
      ? `Storm copies ${stormy.name} for each spell cast before it this turn (702.40a), and each copy does the same again.`
      : `With ${before} cast before it, storm makes ${numberOf(before, 'copy', 'copies')} of ${stormy.name} (702.40a): what it does is done ${numberOf(before + 1, 'time', 'times')} in all.`;
  return `${copies} I do not play copies of spells; ask what one of them does.`;
}

/** The sentence for a spell that can only be cast for another one, which is asked back: "what Counterspell does here". */
export function ofSpellsAlone(asked: string, tokens: readonly Token[], cards: Cards): string | undefined {
  const spell = namedIn(tokens, cards).find(
    it => asked.startsWith(`I could not tell what ${it.name} `) && actsOnSpells(it, cards),
  );
  if (spell === undefined) return undefined;
  return `${spell.name} acts on spells on the stack, which I do not play. A countered spell does not resolve, and does nothing (701.6a); of one that resolves I can say what it does.`;
}

/** Whether a spell is about a spell that it counters, copies or turns to something else. */
export function actsOnSpells(known: Known, cards: Cards): boolean {
  if (!known.spell) return false;
  const { unread } = cards.instructions(known);
  return unread.some(it => reasonUnplayed(it) === 'stack');
}

function namedIn(tokens: readonly Token[], cards: Cards): readonly Known[] {
  return tokens.flatMap(token => {
    const name = token.kind === 'card' ? token.names[0] : token.kind === 'verb' ? token.card : undefined;
    return name === undefined ? [] : (cards.named(name) ?? []);
  });
}

function hasStorm({ spell, face }: Known): boolean {
  return spell && face.abilities.some(it => it.kind === 'keyword' && it.keyword === 'storm');
}

function spellsCast(value: unknown): number | undefined {
  const { spellsCast: count } = isRecord(value) ? value : {};
  return count === undefined ? undefined : Number(count);
}

/** Whether a place is a number of spells: "after 6 spells", "cast 4 spells". */
function isCountOfSpells(tokens: readonly Token[], i: number): boolean {
  const [number, spells] = [tokens[i], tokens[i + 1]];
  return number?.kind === 'number' && !number.article && /^(?:other )?spells?$/iu.test(spells?.text ?? '');
}

/** The number of spells, or of the storm, that is told; undefined where there is none. */
function spellsBefore(tokens: readonly Token[]): number | undefined {
  const at = tokens.findIndex((_, i) => isCountOfSpells(tokens, i));
  const storm = tokens.findIndex(it => it.kind !== 'card' && /^storm$/iu.test(it.text));
  const number = at >= 0 ? tokens[at] : storm < 0 ? undefined : tokens.slice(storm + 1, storm + 4).find(isNumber);
  return number?.kind === 'number' ? number.value : undefined;
}

function isNumber(token: Token): boolean {
  return token.kind === 'number' && !token.article;
}

function numberOf(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}
