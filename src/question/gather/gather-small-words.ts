// Small words: what joins, introduces and points, each read where it stands.
import type { Small, Token } from '../tokens/question-token.ts';
import { gatherAs, gatherCopying, gatherInto, gatherNaming, gatherOf } from './gather-copy-words.ts';
import { gatherColon, gatherComma, gatherIf, gatherOr, gatherThat, gatherThen } from './gather-joining-words.ts';
import { gatherAll, gatherDoubt, gatherNot, gatherWithout } from './gather-negation.ts';
import { gatherBeside, gatherPreposition } from './gather-preposition.ts';
import { gatherIt } from './gather-pronoun.ts';
import {
  gatherAlready,
  gatherAnother,
  gatherAt,
  gatherAttached,
  gatherBoth,
  gatherFrom,
  gatherResponse,
} from './gather-relation-words.ts';
import type { Gathering } from './gathering-state.ts';

type SmallWordReader = (g: Gathering, token: Token, i: number) => void;

/** A small word at its place among the tokens; nothing for one that was read with what stood before it. */
export function gatherSmall(g: Gathering, token: Token, word: Small, i: number): void {
  if (g.read !== token) READERS[word](g, token, i);
}

const preposition =
  (word: Parameters<typeof gatherPreposition>[1]): SmallWordReader =>
  (g, _token, i) =>
    gatherPreposition(g, word, i);

const READERS: Readonly<Record<Small, SmallWordReader>> = {
  comma: gatherComma,
  and: gatherComma,
  colon: gatherColon,
  then: gatherThen,
  if: gatherIf,
  that: gatherThat,
  or: gatherOr,
  with: (g, _token, i) => gatherBeside(g, i),
  under: gatherInto,
  from: gatherFrom,
  of: gatherOf,
  on: preposition('on'),
  off: preposition('off'),
  by: preposition('by'),
  into: preposition('into'),
  to: preposition('to'),
  for: preposition('for'),
  copying: gatherCopying,
  naming: gatherNaming,
  as: gatherAs,
  attached: gatherAttached,
  at: gatherAt,
  ordinal: (g, token) => {
    g.pending.another = true;
    g.pending.ordinal = token;
  },
  another: gatherAnother,
  already: gatherAlready,
  it: gatherIt,
  doubt: gatherDoubt,
  not: gatherNot,
  without: gatherWithout,
  all: gatherAll,
  both: gatherBoth,
  response: gatherResponse,
  equals: () => {},
  there: () => {},
};
