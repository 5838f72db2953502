// Sizes and spells that are asked to be enough: whether one permanent bears on another, "is Soul Warden small enough for Delney?",
// and whether a spell kills, "is one Bolt enough for my Centaur Courser?"
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "is X small enough for Y" as "does Y affect X": the text of Y says which size that is. */
export function withEnoughFor(tokens: readonly Token[], context: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'enough')) return tokens;
  return withRunsReplaced(tokens, i => enoughAt(tokens, i) ?? deadlyAt(tokens, i, context));
}

/** The wordings "is one Bolt enough for my X", "will a Bolt be enough to kill X": whether the spell kills it. */
function deadlyAt(tokens: readonly Token[], i: number, { cards }: PassContext): RunReplacement | undefined {
  const asks = tokens[i];
  if (asks === undefined || (asks.kind !== 'be' && asks.kind !== 'ask')) return undefined;
  const enough = tokens.findIndex((it, n) => n > i && n < i + MOST_OF_SUBJECT && /^enough$/iu.test(it.text));
  const subject = tokens.slice(i + 1, Math.max(enough, i + 1));
  const spell = subject.findIndex(it => it.kind === 'card');
  const named = subject[spell];
  const known = named?.kind === 'card' ? cardKnown(cards, named) : undefined;
  if (enough < 0 || named === undefined || known?.spell !== true) return undefined;
  const to = tokens[enough + 1];
  const kills = tokens[enough + 2]?.kind === 'verb' && /^to$/iu.test(to?.text ?? '');
  if (!kills && !/^for$/iu.test(to?.text ?? '')) return undefined;
  const from = enough + (kills ? 3 : 2);
  const owner = tokens[from];
  const isOwned = owner?.kind === 'who' && owner.whose;
  const object = tokens[isOwned ? from + 1 : from];
  // "one Bolt on X be enough for X"
  const isSame = subject.slice(spell + 1).every(it => it.kind !== 'card' || isOfName(it, object));
  if (object?.kind !== 'card' || !isSame) return undefined;
  return {
    tokens: [
      { kind: 'ask', word: '', ...plainPart(asks), text: 'does' },
      ...subject.slice(0, spell + 1),
      { kind: 'verb', action: 'destroys', voice: 'active', ...plainPart(to ?? asks), text: 'kill' },
      ...(isOwned ? [owner] : []),
      object,
    ],
    to: isOwned ? from + 2 : from + 1,
  };
}

function isOfName(token: Token, other: Token | undefined): boolean {
  return token.kind === 'card' && other?.kind === 'card' && token.names[0] === other.names[0];
}

const SIZED = /^(?:small|big|cheap|large|tiny|low|weak|strong)$/iu;

function enoughAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const be = tokens[i];
  const isAsked = be?.kind === 'be' || (be?.kind === 'ask' && /^(?:is|are|would)\b/iu.test(be.text));
  if (!isAsked || be === undefined) return undefined;
  const enough = tokens.findIndex((it, n) => n > i && n < i + MOST_OF_SUBJECT && /^enough$/iu.test(it.text));
  const [size, preposition] = [tokens[enough - 1], tokens[enough + 1]];
  if (enough < 0 || !SIZED.test(size?.text ?? '') || !/^(?:for|to)$/iu.test(preposition?.text ?? '')) return undefined;
  const owner = tokens[enough + 2];
  const at = owner?.kind === 'who' && owner.whose ? enough + 3 : enough + 2;
  const bearing = tokens[at];
  const subject = tokens.filter((_, n) => n > i && n < enough - 1);
  if (bearing?.kind !== 'card' || !subject.some(it => it.kind === 'card' || it.kind === 'noun')) return undefined;
  const does: Token = { kind: 'ask', word: '', ...plainPart(be), text: 'does' };
  const affects: Token = { kind: 'relation', word: 'affect', ...plainPart(size ?? be), text: 'affect' };
  const said = tokens.filter((_, n) => n > at - 2 && n <= at && (n === at || tokens[n] === owner));
  const rest = tokens.findIndex((it, n) => n > at && it.kind === 'stop');
  const to = rest < 0 ? tokens.length : rest;
  const after = tokens.filter((_, n) => n > at && n < to);
  // "for Delney to double it"
  const isSame = after.every(it => ['small', 'relation', 'about', 'filler', 'who'].includes(it.kind));
  const tail = isSame ? after.map(asFiller) : after;
  return { tokens: [does, ...said, affects, ...subject, ...tail], to };
}

/** The most words from the verb to "enough": "is my first Soul Warden really small". */
const MOST_OF_SUBJECT = 8;
