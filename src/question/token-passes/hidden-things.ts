// Face-down objects that are told with what they are: "a disguised thing (it's a Dog Walker)", and what copies one.
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Token } from '../tokens/question-token.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../tokens/token-parts.ts';

/** The tokens with each such object as its card in that state, and a copier that is put on something as cast. */
export function withHiddenThings(tokens: readonly Token[], cards: Cards): readonly Token[] {
  return withRunsReplaced(tokens, i => thingAt(tokens, i) ?? putAt(tokens, i, cards));
}

const THING = /^(?:thing|card|creature|guy|dude|one)$/iu;

/** The wordings "a disguised thing, it's a Dog Walker", "a cloaked creature (which is X)". */
function thingAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [state, thing] = tokens.slice(i, i + 2);
  if (state?.kind !== 'state' || state.patch.faceDown === undefined || !THING.test(thing?.text ?? '')) return undefined;
  const rest = tokens.slice(i + 2, i + 8);
  const at = rest.findIndex(it => it.kind === 'card');
  const lead = rest.slice(0, Math.max(0, at));
  const isThat = lead.some(it => it.kind === 'be' || /^(?:it|that|which|who)['’]?s$/iu.test(it.text));
  const card = rest[at];
  return card !== undefined && isThat && lead.every(isLead) ? { tokens: [state, card], to: i + 3 + at } : undefined;
}

function isLead(token: Token): boolean {
  if (token.kind === 'number') return token.article;
  return token.kind === 'small' ? ['it', 'that', 'comma'].includes(token.word) : ['be', 'filler'].includes(token.kind);
}

/** The wording "I put Clone on it". */
function putAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb?.kind !== 'verb' || verb.action !== 'puts' || verb.voice !== 'active') return undefined;
  const rest = tokens.slice(i + 1, i + 4);
  const at = rest.findIndex(it => it.kind === 'card');
  const [copier, on] = rest.slice(Math.max(0, at));
  if (copier?.kind !== 'card' || cardKnown(cards, copier)?.copies !== true) return undefined;
  if (on?.kind !== 'small' || on.word !== 'on') return undefined;
  return { tokens: [{ kind: 'verb', action: 'enters', voice: 'active', ...plainPart(verb) }], to: i + 1 };
}
