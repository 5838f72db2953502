// Owners said after a name: "X is mine", "X (opps)", "X of my opponent".
import type { Mention } from '../model/mention.ts';
import type { Token } from '../tokens/question-token.ts';
import type { Gathering } from './gathering-state.ts';

/** The object of which a player word says, after it, whose it is; undefined where the word begins something else. */
export function ownedBefore(g: Gathering, token: Extract<Token, { kind: 'who' }>, i: number): Mention | undefined {
  const { clause, tokens, mentions } = g;
  const last = clause.group.at(-1);
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  // "a Clone of their Craterhoof", "the loyalty of my Jace": the owner of what follows
  const thing = tokens[i - 2];
  const isOfThing =
    clause.mode === 'copying' || (thing !== undefined && ['counters', 'about', 'unknown'].includes(thing.kind));
  const ofNext = isOfThing && token.whose && next !== undefined && NAMES.includes(next.kind);
  const isOf = before?.kind === 'small' && before.word === 'of' && !ofNext;
  const plain = /^(?:theirs|mine|hers|yours)$/iu.test(token.text) || isOf;
  if (plain && before?.kind === 'small' && before.word === 'both') {
    clause.both = false;
    for (const mention of clause.group) mention.whose = token.who;
    for (const mention of clause.group) mention.place ??= 'battlefield';
    return last;
  }
  // "does X exile mine": another object, of which nothing was told
  if (plain && !clause.soft) return before?.kind === 'verb' ? undefined : last;
  if (/^opposing$/iu.test(token.text) && before?.kind === 'be' && isPause(next)) return last ?? mentions[0];
  if (!/s['’]?$/iu.test(token.text)) return undefined;
  if (before?.kind === 'card' && !clause.soft && (isPause(next) || next?.kind === 'be' || next?.kind === 'there'))
    return last;
  const said = before?.kind === 'be' || (before?.kind === 'small' && /^it['’]?s$/iu.test(before.text));
  return said && isPause(next) ? (last ?? mentions[0]) : undefined;
}

const NAMES: readonly Token['kind'][] = ['card', 'noun', 'state', 'number'];

function isPause(token: Token | undefined): boolean {
  return (
    token === undefined || token.kind === 'stop' || (token.kind === 'small' && ['comma', 'and'].includes(token.word))
  );
}
