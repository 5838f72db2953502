// Lands told to come in untapped without a verb: "2 life left, godless shrine untapped just kills me": they enter, and that is asked.

import { firstIndexFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { SpokenAction, Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { asFiller, plainPart, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with the one land that asks for life as it enters (614.12) as entering, where nothing else is told to happen. */
export function withShockedIn(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(typed, 'state') || !typed.some(isUntapped)) return typed;
  const tokens = typed.map((token, i) => (isUntapped(token) && isOfShocking(typed, i) ? asFiller(token) : token));
  const at = tokens.findIndex((it, i) => isUntapped(it) && isLandFor(tokens[i - 1], cards));
  const state = tokens[at];
  const isOther = (it: Token, i: number) =>
    it.kind === 'verb' && HAPPENING.includes(it.action) && !isOver(tokens, i, at);
  if (state === undefined || tokens.some(isOther)) return tokens;
  const enters: Token = { kind: 'verb', action: 'enters', voice: 'middle', ...plainPart(state), text: '' };
  const ask: Token = { kind: 'ask', word: '', ...plainPart(state), text: 'untapped' };
  return tokens.flatMap((token, i): readonly Token[] => {
    if (i === at) return [enters, { kind: 'stop', hard: false, ...plainPart(state), text: '' }, ask];
    return [i > at && i < at + 4 && token.kind === 'verb' ? { kind: 'about', word: '', ...plainPart(token) } : token];
  });
}

/** Whether a verb tells in a sentence before a place what was over by then: "I resolved X earlier this turn". */
function isOver(tokens: readonly Token[], i: number, at: number): boolean {
  const end = firstIndexFrom(tokens, i, it => it.kind === 'stop') ?? tokens.length;
  const verb = tokens[i];
  if (end > at || verb?.kind !== 'verb') return false;
  const isSaid = (it: Token) =>
    (it.kind === 'small' && it.word === 'already') || /^(?:earlier )?this turn$/iu.test(it.text);
  return tokens.slice(sentenceStart(tokens, i), end).some(isSaid);
}

/** The wording "I shock in X untapped": so it enters where the life is paid. */
function isOfShocking(tokens: readonly Token[], i: number): boolean {
  const [verb, lead] = [tokens[i - 3], tokens[i - 2]];
  const isVerb = (token: Token | undefined) => token?.kind === 'verb' && /^shock/iu.test(token.text);
  const isLed = lead?.kind === 'number' || lead?.kind === 'filler' || lead?.kind === 'who';
  return tokens[i - 1]?.kind === 'card' && (isVerb(lead) || (isLed && isVerb(verb)));
}

/** Events of which one would be what happens. */
const HAPPENING: readonly SpokenAction[] = ['enters', 'returns', 'blinks', 'copies', 'resolves', 'casts', 'creates'];

function isUntapped(token: Token): boolean {
  return token.kind === 'state' && token.patch.tapped === false;
}

function isLandFor(token: Token | undefined, cards: Cards): boolean {
  const known = token?.kind === 'card' ? cardKnown(cards, token) : undefined;
  return known?.land === true && known.says.lifePaid.length > 0 && known.says.has('enters');
}
