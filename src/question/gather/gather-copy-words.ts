// Words of copying: "copying", "as", "of" and "naming" after what enters as a copy.
import { firstFrom } from '../../kit/lists.ts';
import { cardKnown } from '../model/card-traits.ts';
import type { Token } from '../tokens/question-token.ts';
import { sentenceEnd } from '../tokens/token-parts.ts';
import { beginHappening } from './gather-happening.ts';
import { gatherBeside, gatherController } from './gather-preposition.ts';
import type { Gathering } from './gathering-state.ts';

/** The wording "copying X". */
export function gatherCopying(g: Gathering, token: Token, i: number): void {
  const { clause } = g;
  // "I make a second elf a copy of the first": of what was not found
  if (clause.mode !== 'ask' && !namesNext(g, i) && !isPointing(g, i)) g.unread.push(token);
  if (isCopyingFirst(g, i)) beginHappening(g, { action: 'copies', voice: 'active', who: 'you', at: token.at });
  else if (clause.mode !== 'ask' || clause.group.length > 0) clause.mode = 'copying';
  else if (isToldOfIt(g, i)) g.unread.push(token);
  else {
    // "can it come back as a copy of X"
    const [copier, ...others] = g.mentions.filter(it => cardKnown(g.cards, it)?.copies === true);
    const isOne = others.every(it => it.names[0] === copier?.names[0]);
    if (copier === undefined || !isOne || !namesNext(g, i)) return;
    clause.group.push(copier);
    clause.mode = 'copying';
  }
}

/** The sentence "It is a copy of X.", of which it is not read what is one. */
function isToldOfIt({ tokens }: Gathering, i: number): boolean {
  const [pronoun, be] = tokens.slice(Math.max(0, i - 2), i);
  const isSubject = pronoun?.kind === 'small' && pronoun.word === 'it' && be?.kind === 'be';
  const end = sentenceEnd(tokens, i);
  return isSubject && end !== undefined && end.text !== '?';
}

/** The wording "Clone as X". */
export function gatherAs(g: Gathering, token: Token, i: number): void {
  if (isCopier(g)) g.clause.mode = 'copying';
  else if (g.clause.mode === 'ask' && isEntryAsked(g, i)) gatherCopying(g, token, i);
  else if (g.clause.mode !== 'ask') g.unread.push(token);
}

/** The wording "if I cast Clone, does it come in as X": what enters is asked of by its pronoun. */
function isEntryAsked({ tokens }: Gathering, i: number): boolean {
  const [ask, verb] = tokens.slice(Math.max(0, i - 2), i);
  const isOfIt = ask?.kind === 'ask' && /\bit$/iu.test(ask.text);
  return isOfIt && verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'middle';
}

/** The wording "Clone of X". */
export function gatherOf(g: Gathering, _token: Token, i: number): void {
  if (isCopier(g) && namesNext(g, i)) g.clause.mode = 'copying';
}

/** The wording "Clone naming X". */
export function gatherNaming(g: Gathering, token: Token, i: number): void {
  if (isCopier(g) && namesNext(g, i)) g.clause.mode = 'copying';
  else if (g.clause.mode !== 'ask') g.unread.push(token);
}

/** Wordings "Clone into their X", "under my control", "under X". */
export function gatherInto(g: Gathering, token: Token, i: number): void {
  const { clause } = g;
  const isTold = clause.group.at(-1)?.copying !== undefined;
  if (/^into/iu.test(token.text) && clause.mode === 'bare' && isCopier(g) && !isTold) {
    clause.mode = 'copying';
    g.pending.whose = 'opponent';
    return;
  }
  if (!gatherController(g, i)) gatherBeside(g, i);
}

/** The name before is of something that enters as a copy. */
function isCopier({ cards, clause }: Gathering): boolean {
  const last = clause.group.at(-1);
  return last !== undefined && cardKnown(cards, last)?.copies === true;
}

/** The wording "copying X with Spark Double": the question begins with what is done. */
function isCopyingFirst(g: Gathering, i: number): boolean {
  return g.clause.mode === 'start' && g.mentions.length === 0 && namesNext(g, i);
}

/** Wordings "copying it", "copying a face-down guy": a pronoun stands for the name, or it stands behind a state. */
function isPointing({ tokens }: Gathering, i: number): boolean {
  const next = firstFrom(tokens, i + 1, it => !['filler', 'number', 'state'].includes(it.kind));
  if (next?.kind === 'card' || next?.kind === 'noun') return true;
  return (next?.kind === 'small' && ['it', 'that', 'another', 'both'].includes(next.word)) || next?.kind === 'who';
}

/** Whether the next word that counts is a name. */
function namesNext({ tokens }: Gathering, i: number): boolean {
  const next = firstFrom(tokens, i + 1, it => it.kind !== 'filler' && it.kind !== 'number' && it.kind !== 'who');
  return next?.kind === 'card' || next?.kind === 'noun';
}
