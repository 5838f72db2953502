// Permanents whose ability puts a card from a hand onto the battlefield, told as used: "I activate Elvish Piper to put X in",
// "I tap Elvish Piper for X", "I use Sneak Attack putting in X".
import { cardWording } from '../../../oracle/index.ts';
import { activatedOf } from '../../model/activations.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such use as the card that is put in with it. */
export function withPuttersUsed(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  return anyOfKind(tokens, 'card')
    ? withRunsReplaced(tokens, i => usedAt(tokens, i, cards) ?? ownedAt(tokens, i, cards))
    : tokens;
}

function usedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const use = tokens[i];
  const isUse = use !== undefined && USES.test(use.text);
  // "I Sneak Attack X in": its name is the verb
  const at = isUse ? past(tokens, i + 1) : i;
  const putter = tokens[at];
  if (use === undefined || putter?.kind !== 'card' || !putsFromHand(putter, cards)) return undefined;
  const player = tokens[i - 1];
  const who = player?.kind === 'who' && !player.whose ? player.who : undefined;
  if (!isUse && who === undefined) return undefined;
  // "I Vial in X"
  const isIn = !isUse && PLACE.test(tokens[at + 1]?.text ?? '');
  const from = isUse ? putFrom(tokens, at + 1) : at + (isIn ? 2 : 1);
  const put = from === undefined ? undefined : past(tokens, from);
  const object = put === undefined ? undefined : tokens[put];
  if (put === undefined || object?.kind !== 'card') return undefined;
  const ends = PLACE.test(tokens[put + 1]?.text ?? '');
  if (!isUse && !ends && !isIn) return undefined;
  const place = plainPart(putter);
  const owner: readonly Token[] = who === undefined ? [] : [ownerAt(who, putter)];
  return {
    tokens: [
      { kind: 'verb', action: 'puts', voice: 'active', ...plainPart(use), text: 'put' },
      object,
      { kind: 'about', word: '', ...place, text: 'in' },
      { kind: 'small', word: 'with', ...place, text: 'with' },
      ...owner,
      putter,
    ],
    to: ends ? put + 2 : put + 1,
  };
}

/** The wording "opponent puts X in with Elvish Piper": it is theirs. */
function ownedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [lead, putter] = [tokens[i], tokens[i + 1]];
  if (lead?.kind !== 'small' || lead.word !== 'with' || putter?.kind !== 'card') return undefined;
  const at = PLACE.test(tokens[i - 1]?.text ?? '') ? i - 2 : i - 1;
  const [player, put, object] = at < 2 ? [] : tokens.slice(at - 2, at + 1);
  const isPut = put?.kind === 'verb' && PUTS.test(put.text) && object?.kind === 'card';
  if (player?.kind !== 'who' || player.whose || player.who === 'you' || !isPut) return undefined;
  return putsFromHand(putter, cards) ? { tokens: [lead, ownerAt(player.who, putter), putter], to: i + 2 } : undefined;
}

const USES = /^(?:activate|use|tap|pop|fire up)(?:s|d|ped|pped|ping)?$|^(?:activating|using|tapping)$/iu;
const PUTS =
  /^(?:put|drop|cheat|sneak|bring|flash|get|slam)(?:s|t?ing|ped|ping|ting)?(?: in(?:to play)?)?$|^bringing(?: in)?$/iu;
const PLACE = /^(?:in|into play|in play|onto (?:the )?battlefield|on(?:to)? the board|out|down)$/iu;

/** The index behind the owner and the article of a thing. */
function past(tokens: readonly Token[], i: number): number {
  const isLead = (it: Token | undefined) =>
    it?.kind === 'filler' || (it?.kind === 'who' && it.whose) || (it?.kind === 'number' && it.article);
  let at = i;
  while (at < i + 2 && isLead(tokens[at])) at += 1;
  return at;
}

/** The index of what is put, behind "to put", "and put", "putting in" or "for"; undefined for other words. */
function putFrom(tokens: readonly Token[], i: number): number | undefined {
  const [first, second] = [tokens[i], tokens[i + 1]];
  if (PUTS.test(first?.text ?? '')) return i + 1;
  if (first?.kind !== 'small') return undefined;
  if (first.word === 'for') return i + 1;
  return ['to', 'and', 'comma'].includes(first.word) && PUTS.test(second?.text ?? '') ? i + 2 : undefined;
}

function ownerAt(who: Side, { at }: Token): Token {
  return { kind: 'who', who, whose: true, text: '', at, end: at };
}

/** Whether an activated ability of a permanent puts a card from its controller's hand onto the battlefield. */
function putsFromHand(token: Extract<Token, { kind: 'card' }>, cards: Cards): boolean {
  const known = cardKnown(cards, token);
  if (known === undefined || known.spell) return false;
  return activatedOf(known).some(({ effect }) => {
    const says = cardWording(effect);
    return says.has('from your hand onto the battlefield');
  });
}
