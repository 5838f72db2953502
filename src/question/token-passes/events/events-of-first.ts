// Events told behind what only stands by: "Mulldrifter with Panharmonicon enters", "Doomed Traveler and Anointed Procession dies".
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb } from '../../tokens/token-index.ts';
import { isListSign, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such verb right behind the first name, of which it is told. */
export function withEventsOfFirst(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyVerb(tokens, 'enters', 'dies')) return tokens;
  return withRunsReplaced(tokens, i => ofFirst(tokens, i, cards));
}

/** A name at an index that begins its clause, with what stands by it and the verb of one thing. */
function ofFirst(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [before, first] = [tokens[i - 1], tokens[i]];
  if (first?.kind !== 'card' || first.plural || !begins(before, tokens[i - 2])) return undefined;
  // "with 3 counters" tells of it
  const joining = tokens.findIndex((it, n) => n > i && isJoining(it) && !isOfCounters(tokens, n));
  const verbAt = tokens.findIndex((it, n) => n > i && it.kind === 'verb');
  const [joint, verb] = [tokens[joining], tokens[verbAt]];
  if (joining < 0 || joining > verbAt || verb?.kind !== 'verb' || joint === undefined) return undefined;
  const [told, beside] = [tokens.slice(i + 1, joining), tokens.slice(joining, verbAt)];
  const last = beside.at(-1);
  if (last?.kind !== 'card' || last.plural || !isOfOne(verb) || !beside.slice(1, -1).every(isLeading)) return undefined;
  if (!told.every(it => it.kind === 'number' || it.kind === 'counters' || isWith(it))) return undefined;
  const [known, other] = [cardKnown(cards, first), cardKnown(cards, last)];
  if (known === undefined || other === undefined || known.spell || other.spell || other.attaches) return undefined;
  const isStanding = verb.action === 'dies' && known.creature && !other.creature;
  if (!isWith(joint) && !isStanding) return undefined;
  const by = isWith(joint) ? joint : { ...joint, kind: 'small' as const, word: 'with' as const, text: 'with' };
  return { tokens: [first, ...told, verb, by, ...beside.slice(1)], to: verbAt + 1 };
}

function begins(before: Token | undefined, lead: Token | undefined): boolean {
  const isOwner = (before?.kind === 'who' && before.whose) || (before?.kind === 'number' && before.article);
  const start = isOwner ? lead : before;
  return start === undefined || start.kind === 'stop' || (start.kind === 'small' && isListSign(start));
}

/** Whether the verb is of one thing, and nobody does it: "enters", "dies". */
function isOfOne({ action, voice, text }: Extract<Token, { kind: 'verb' }>): boolean {
  return (
    (action === 'enters' || action === 'dies') &&
    voice === 'middle' &&
    /^(?:enters|dies|etbs|comes in|comes down)\b/iu.test(text)
  );
}

function isJoining(token: Token): boolean {
  return isWith(token) || (token.kind === 'small' && token.word === 'and');
}

function isOfCounters(tokens: readonly Token[], i: number): boolean {
  return tokens.slice(i + 1).find(it => it.kind !== 'number' && it.kind !== 'filler')?.kind === 'counters';
}

function isWith(token: Token): boolean {
  return token.kind === 'small' && token.word === 'with' && /^(?:with|w\/)$/iu.test(token.text);
}

function isLeading(token: Token): boolean {
  return (token.kind === 'who' && token.whose) || token.kind === 'filler' || (token.kind === 'number' && token.article);
}
