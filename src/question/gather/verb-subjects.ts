// Subjects of a verb: names before it, and what its pronoun points at.

import { cardKnown } from '../model/card-traits.ts';
import type { Mention } from '../model/mention.ts';
import type { Token } from '../tokens/question-token.ts';
import { isAuxiliary, sentenceStart } from '../tokens/token-parts.ts';
import type { Gathering, QuestionClause } from './gathering-state.ts';

/** The token that a verb is said of, past "is" and "gets". */
export function subjectOfVerb({ tokens }: Gathering, i: number): Token | undefined {
  return isAuxiliary(tokens[i - 1]) ? tokens[i - 2] : tokens[i - 1];
}

/** Wordings "it dies", "then it gets flickered": said of what was named before. */
export function isPointedAt(g: Gathering, token: Token, i: number): boolean {
  const subject = subjectOfVerb(g, i);
  return (
    (/\bit\b/iu.test(token.text) && !IDIOMS.test(token.text)) ||
    (subject?.kind === 'small' && subject.word === 'it') ||
    (subject?.kind === 'small' && subject.word === 'and' && isAboutIt(g, i)) ||
    (subject !== undefined && g.read === subject && subject.kind === 'who')
  );
}

/** Words for dying, in which "it" stands for nothing. */
const IDIOMS = /\b(?:bites?|biting|bit|buys?|bought|eats?|ate) it\b/iu;

/** The clause began with the pronoun, and names nothing else: "it has two counters and gets bolted". */
function isAboutIt({ tokens }: Gathering, i: number): boolean {
  const from = sentenceStart(tokens, i);
  const clause = tokens.slice(from, i).filter(it => it.kind !== 'filler');
  const [first] = clause;
  return first?.kind === 'small' && first.word === 'it' && clause.every(it => it.kind !== 'card' && it.kind !== 'noun');
}

/** Referents of "it" before a verb: the one object that can do so, or that a relation is to; empty where several can. */
export function referents(g: Gathering, { action, at }: Extract<Token, { kind: 'verb' }>): readonly Mention[] {
  const down = g.mentions.filter(it => it.patch.faceDown !== undefined);
  if (action === 'turnsFaceUp' && down.length === 1) return down;
  const dying = ['dies', 'destroys', 'sacrifices', 'resolves'].includes(action);
  const fits = (mention: Mention) =>
    dying
      ? mention.noun !== undefined || cardKnown(g.cards, mention)?.creature === true
      : mention.place === undefined && !mention.beside;
  // "a Clone that's a copy of X and it dies": the Clone
  const named = g.mentions.filter(it => fits(it) && it.model !== true);
  // "I have Clone copying X. It dies": nobody was told to have X
  const isOnlyCopied = (it: Mention) =>
    it.whose === undefined && named.some(copy => copy.copying === it && copy.place === 'battlefield');
  const found = dying ? named.filter(it => !isOnlyCopied(it)) : named;
  const [several, ...more] = isSaidOfSeveral(g, at) ? found.filter(it => it.noun?.plural === true) : [];
  if (several !== undefined && more.length === 0) return [several];
  // "X has one counter left when it dies": what was told of last in the sentence
  const from = g.tokens.findLast(it => it.at < at && it.kind === 'stop')?.at ?? -1;
  const stated = found.filter(it => it.at > from && it.patch.counters !== undefined);
  const [one] = stated;
  if (one !== undefined && stated.length === 1) return [one];
  // "I have A and B with two counters on it. It dies": what was told of most
  const [bearing, ...plain] = dying ? found.filter(it => it.patch.counters !== undefined) : [];
  if (bearing !== undefined && plain.length === 0 && g.happenings.length === 0) return [bearing];
  // "does X give my Y a counter when she enters"
  const [agent, given] = found;
  const isOfGiven = action === 'enters' && found.length === 2 && agent?.asked === true && given?.asked === true;
  if (isOfGiven && given?.whose !== undefined && agent?.whose === undefined && given !== undefined) return [given];
  const second = g.relations.at(-1)?.right.at(-1);
  if (second !== undefined && found.includes(second)) return [second];
  const told = g.happenings.findLast(it => !it.asked);
  // "I cast Cloudshift on X. When it comes back": what the spell is cast on
  const isSpellCast =
    told?.objects.every(it => cardKnown(g.cards, it)?.spell === true) === true && told.targets.length > 0;
  const moved = (told?.action === 'resolves' || isSpellCast ? told?.targets : told?.objects) ?? [];
  const [only] = moved;
  if (moved.length === 1 && only !== undefined && found.includes(only)) return [only];
  // "does A make my B come back? it gets bolted"
  const [questioned, ...others] = told === undefined ? (g.happenings.findLast(it => it.asked)?.objects ?? []) : [];
  if (questioned !== undefined && others.length === 0 && found.includes(questioned)) return [questioned];
  // "does my X come back when it dies": what is asked about, if it was named before
  const asked = found.filter(it => it.asked);
  const [subject] = asked.length > 0 ? asked : found;
  const isOne = new Set((asked.length > 0 ? asked : found).map(it => it.names[0] ?? it)).size === 1;
  if (subject !== undefined && isOne) return [subject];
  return g.mentions.length === 1 ? g.mentions : [];
}

/** The wording "when they die". */
function isSaidOfSeveral({ tokens }: Gathering, at: number): boolean {
  return /^they$/iu.test(tokens.findLast(it => it.at < at && it.kind !== 'filler')?.text ?? '');
}

/**
 * The subjects of a verb after a list; of a list that somebody has, the last name alone: "I have A, and B dies". A verb
 * in the plural is said of more than one: "their A and my B die".
 */
export function subjectsIn(
  { mode, group: named, apart: cut, both }: QuestionClause,
  number?: 'singular' | 'plural',
): readonly Mention[] {
  const free = named.filter(it => it.attachedTo === undefined && !named.some(by => by.copying === it));
  // "X with a land and an instant in graveyards dies"
  const there = free.filter(it => it.place === undefined || it.place === 'battlefield');
  const group = there.length > 0 ? there : free;
  if (both && mode !== 'has') return group.slice(-2);
  const [last] = group.slice(-1);
  if (last === undefined) return group;
  if (group.length === 1) {
    if (mode === 'has') delete last.place;
    return group;
  }
  const isList = number === 'plural' && last.count === 1 && mode !== 'has' && !cut;
  const isOfOther = last.whose !== undefined && group[0]?.whose !== last.whose;
  const apart = mode === 'has' || cut || number === 'singular' || (isOfOther && !isList);
  if (apart && mode === 'has') {
    delete last.place;
    if (last.count === 1 && group.length > 1) last.whose ??= 'you';
  }
  return apart ? [last] : group;
}
