// A compiler for all tests of a process: the same cards are in many of their questions.
import type { Card } from '../../src/cards/index.ts';
import { RecentMap } from '../../src/kit/recent-map.ts';
import type { Grammar, LinedCompilation } from '../../src/service/grammar.ts';
import { ORACLE_COMPILER } from '../../src/service/oracle-compiler.ts';

/** The most compiled cards that are kept: boards of cards made up at random would fill the memory. */
const MOST_COMPILED = 6_000;

const byText = new RecentMap<string, LinedCompilation>(MOST_COMPILED);
const byCard = new WeakMap<Card, LinedCompilation>();

/** Effects of a text; undefined within for a text that is not read. */
const effectsByText = new RecentMap<string, { readonly effects: ReturnType<Grammar['effects']> }>(MOST_COMPILED);

/** The grammar, which compiles a card once, and the effects of a text. */
export const CACHING_COMPILER: Grammar = {
  ...ORACLE_COMPILER,
  effects: (text, options) => {
    const key = JSON.stringify([text, options]);
    const seen = effectsByText.get(key) ?? { effects: ORACLE_COMPILER.effects(text, options) };
    effectsByText.set(key, seen);
    return seen.effects;
  },
  card: card => {
    const seen = byCard.get(card);
    if (seen !== undefined) return seen;
    const text = JSON.stringify(card);
    const compiled = byText.get(text) ?? ORACLE_COMPILER.card(card);
    byText.set(text, compiled);
    byCard.set(card, compiled);
    return compiled;
  },
};
