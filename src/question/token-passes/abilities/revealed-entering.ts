// Cards told to be revealed as a land enters that asks for it (614.12a): "I reveal a Plains for my Port Town", "I play X revealing Y".

import { lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  emptyAt,
  isAskedBefore,
  isLeadOfThing,
  isListSign,
  plainPart,
  type RunReplacement,
  sentenceStart,
} from '../../tokens/token-parts.ts';
import { asJointOrFiller, choiceOf } from './keyword-choices.ts';

type CardToken = Extract<Token, { kind: 'card' }>;
type PlayerToken = Extract<Token, { kind: 'who' }>;

const REVEALS = /^(?:reveal(?:s|ed|ing)?|show(?:s|ed|ing)?)$/iu;

/** The tokens with each such card in a hand, the reveal as a choice, and the land for which it is revealed as played. */
export function withRevealedEntering(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'reveal', 'reveals', 'revealed', 'revealing', 'show', 'shows', 'showed', 'showing'))
    return tokens;
  const askers = tokens.filter((it): it is CardToken => it.kind === 'card' && asksForReveal(it, cards));
  const [asker] = askers;
  if (asker === undefined || askers.some(it => it.text !== asker.text)) return tokens;
  const at = tokens.findIndex((it, i) => REVEALS.test(it.text) && !isAskedBefore(tokens, i));
  if (at < 0) return tokens;
  const found = refusedAt(tokens, at) ?? revealedAt(tokens, at, asker);
  if (found === undefined) return tokens;
  return [...tokens.slice(0, found.from), ...found.tokens, ...tokens.slice(found.to)];
}

type Run = RunReplacement & { readonly from: number };

/** The run of a reveal from its joint on: "and reveal a Plains from my hand", "I reveal a Plains for my Port Town". */
function revealedAt(tokens: readonly Token[], at: number, asker: CardToken): Run | undefined {
  let i = at + 1;
  while (isLeadOfThing(tokens[i])) i += 1;
  const shown = tokens[i];
  const isIt = shown?.kind === 'small' && shown.word === 'it';
  const meant = isIt ? lastBefore(tokens, i, token => isOther(token, asker)) : shown;
  const card = meant === undefined ? undefined : cardShown(meant);
  if (card === undefined || shown === undefined || card.names[0] === asker.names[0]) return undefined;
  const from = runStart(tokens, at);
  const player = playerOf(tokens, at);
  const own: PlayerToken = { kind: 'who', who: player, whose: false, ...emptyAt(shown) };
  const to = tokens[i + 1]?.kind === 'zone' ? i + 2 : i + 1;
  const before = tokens.slice(from, at).filter(it => it.kind !== 'who');
  const isKnown = meant !== shown || tokens.slice(0, from).some(it => cardShown(it)?.names[0] === card.names[0]);
  const held: readonly Token[] = isKnown
    ? []
    : [own, { kind: 'have', ...emptyAt(shown) }, card, { kind: 'zone', zone: 'hand', from: false, ...emptyAt(shown) }];
  const choice = choiceOf('reveal', card.names[0] ?? '', tokens.slice(from, to));
  const purpose = forWhich(tokens, to, asker);
  if (purpose === undefined) return { tokens: [...before.map(asJointOrFiller), ...held, choice], from, to };
  const isPlayed = tokens.slice(0, from).some(it => it.kind === 'card' && it.text === asker.text);
  const verb: Token = { kind: 'verb', action: 'enters', voice: 'active', ...emptyAt(shown), text: 'play' };
  const joint: Token = { kind: 'small', word: 'and', ...emptyAt(shown) };
  const played = isPlayed || !purpose.isNamed ? [] : [...(held.length === 0 ? [] : [joint]), own, verb, asker];
  return { tokens: [...before.map(asJointOrFiller), ...held, choice, ...played], from, to: purpose.to };
}

/** The run "and don't reveal anything", which changes nothing where no hand is told of, and else is the choice made. */
function refusedAt(tokens: readonly Token[], at: number): Run | undefined {
  const before = tokens[at - 1];
  if (before?.kind !== 'small' || !['not', 'without'].includes(before.word)) return undefined;
  let to = at + 1;
  while (isLeadOfThing(tokens[to])) to += 1;
  const what = tokens[to];
  if (what !== undefined && (/^(?:anything|it|one|land|card)$/iu.test(what.text) || cardShown(what) !== undefined))
    to += 1;
  const from = runStart(tokens, at - 1);
  const isHeld = tokens.slice(0, from).some(it => it.kind === 'zone' && it.zone === 'hand');
  const run = tokens.slice(from, to);
  return { tokens: isHeld ? [choiceOf('reveal', 'none', run)] : run.map(asFiller), from, to };
}

/** The place behind "for my Port Town" or "for it", and whether the land is named there; undefined where none follows. */
function forWhich(tokens: readonly Token[], i: number, asker: CardToken): { to: number; isNamed: boolean } | undefined {
  const lead = tokens[i];
  if (lead?.kind !== 'small' || !['for', 'to', 'with'].includes(lead.word)) return undefined;
  const isLed = isLeadOfThing(tokens[i + 1]);
  const what = tokens[isLed ? i + 2 : i + 1];
  const isNamed = what?.kind === 'card' && what.text === asker.text;
  const isIt = what?.kind === 'small' && what.word === 'it';
  return isNamed || isIt ? { to: isLed ? i + 3 : i + 2, isNamed } : undefined;
}

/** The place at which the words before a verb begin that belong to it: a joint and who does it. */
function runStart(tokens: readonly Token[], at: number): number {
  const isPlayer = tokens[at - 1]?.kind === 'who';
  const joint = tokens[isPlayer ? at - 2 : at - 1];
  const first = isPlayer ? at - 1 : at;
  const isJoint =
    joint !== undefined && (isListSign(joint) || (joint.kind === 'small' && ['with', 'by'].includes(joint.word)));
  return isJoint ? first - 1 : first;
}

/** The player who reveals: whoever was told to do something last in the sentence. */
function playerOf(tokens: readonly Token[], at: number): PlayerToken['who'] {
  const said = lastBefore(
    tokens.slice(sentenceStart(tokens, at)),
    at - sentenceStart(tokens, at),
    it => it.kind === 'who' && !it.whose,
  );
  return said?.kind === 'who' ? said.who : 'you';
}

/** A word as the card that may be revealed: a name, or the name of a basic land. */
export function cardShown(token: Token): CardToken | undefined {
  if (token.kind === 'card') return token;
  const name = BASICS.find(it => it.toLowerCase() === token.text.toLowerCase());
  if (name === undefined) return undefined;
  return { kind: 'card', names: [name], loose: false, open: false, plural: false, ...plainPart(token) };
}

const BASICS: readonly string[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

function isOther(token: Token, asker: CardToken): boolean {
  const card = cardShown(token);
  return card !== undefined && card.names[0] !== asker.names[0];
}

/** Whether a land asks for a card to be revealed as it enters. */
function asksForReveal(token: CardToken, cards: Cards): boolean {
  const known = cardKnown(cards, token);
  if (known?.land !== true) return false;
  const rewrites = known.face.abilities.flatMap(it => (it.kind === 'replacement' ? it.rewrites : []));
  return rewrites.some(it => it.kind === 'may' && it.effects?.some(done => done.kind === 'reveal'));
}
