// Attacks on a player, a planeswalker or a battle that nobody blocks, told in one sentence: "I attacked my Invasion with a Bear that nobody
// blocked", "my Bears attack Jace and aren't blocked": their damage is what happens (509.1h, 510.1b).
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such attack as a hit, and without words on who protects a battle, as an opponent of its controller does (310.12a). */
export function withAttacksGoneThrough(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  const tokens = anyWord(typed, 'protects', 'protected', 'protecting', 'protector')
    ? withRunsReplaced(typed, i => protectedAt(typed, i, cards))
    : typed;
  if (!anyWord(tokens, 'block', 'blocks', 'blocked', 'unblocked')) return tokens;
  return withRunsReplaced(tokens, i => attackAt(tokens, i, cards));
}

const ATTACKS = /^(?:attack(?:s|ed|ing)?|swing(?:s|ing)?|swung)(?: at| into)?$/iu;

interface Part {
  readonly tokens: readonly Token[];
  readonly to: number;
}

/** An attack that begins with its attacker, or with the player who attacks. */
function attackAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const first = tokens[i];
  const attacker = objectAt(tokens, i);
  const by = attacker ?? (first?.kind === 'who' && !first.whose ? { tokens: [], to: i + 1 } : undefined);
  const verb = by === undefined ? undefined : tokens[by.to];
  if (by === undefined || verb === undefined || verb.kind === 'card' || !ATTACKS.test(verb.text)) return undefined;
  const lead = tokens[by.to + 1];
  const isAt = lead?.kind === 'small' && ['at', 'into', 'on'].includes(lead.word);
  const target = targetAt(tokens, isAt ? by.to + 2 : by.to + 1, cards);
  if (target === undefined) return undefined;
  const joint = tokens[target.to];
  const isWith = joint?.kind === 'small' && joint.word === 'with';
  const named = attacker ?? (isWith ? objectAt(tokens, target.to + 1) : undefined);
  if (named === undefined) return undefined;
  const end = unblockedEnd(tokens, attacker === undefined ? named.to : target.to);
  if (end === undefined) return undefined;
  const hits: Token = { kind: 'verb', action: 'hits', voice: 'active', ...plainPart(verb), text: 'connects with' };
  const owner: Token[] =
    attacker === undefined && first?.kind === 'who' && named.tokens[0]?.kind !== 'who'
      ? [{ kind: 'who', who: first.who, whose: true, ...plainPart(first) }]
      : [];
  const side = owner[0] ?? named.tokens[0] ?? first;
  const attacked = target.tokens[0];
  // nobody attacks a planeswalker of their own
  const isUnowned = attacked?.kind === 'card' && !(cardKnown(cards, attacked)?.face.types ?? []).includes('Battle');
  const other: Token[] =
    isUnowned && side?.kind === 'who'
      ? [{ kind: 'who', who: side.who === 'you' ? 'opponent' : 'you', whose: true, ...plainPart(attacked), text: '' }]
      : [];
  const subject = named.tokens.filter(it => owner.length === 0 || !(it.kind === 'number' && it.article));
  return { tokens: [...owner, ...subject, hits, ...other, ...target.tokens], to: end };
}

/** The one object that is named at a place, with its lead: "my Bears", "a Bear". */
function objectAt(tokens: readonly Token[], i: number): Part | undefined {
  const lead = tokens[i];
  const isLed = (lead?.kind === 'who' && lead.whose) || (lead?.kind === 'number' && lead.article);
  const at = isLed ? i + 1 : i;
  const card = tokens[at];
  if (card?.kind !== 'card' && card?.kind !== 'noun') return undefined;
  return { tokens: tokens.slice(i, at + 1), to: at + 1 };
}

/** The target of an attack at a place, with the counters told of it: a player, or a planeswalker or battle. */
function targetAt(tokens: readonly Token[], i: number, cards: Cards): Part | undefined {
  const player = tokens[i];
  if (player?.kind === 'who' && !player.whose) return { tokens: [player], to: i + 1 };
  const object = objectAt(tokens, i);
  const card = object?.tokens.at(-1);
  const types = card?.kind === 'card' ? (cardKnown(cards, card)?.face.types ?? []) : [];
  if (object === undefined || !types.some(it => it === 'Planeswalker' || it === 'Battle')) return undefined;
  let { to } = object;
  const [joint, number, counters] = [tokens[to], tokens[to + 1], tokens[to + 2]];
  const isWith = joint?.kind === 'small' && joint.word === 'with';
  if (isWith && number?.kind === 'number' && counters?.kind === 'counters') to += 3;
  while (tokens[to]?.kind === 'filler' || tokens[to]?.kind === 'number' || tokens[to]?.kind === 'counters') to += 1;
  return { tokens: tokens.slice(i, to), to };
}

/** The place behind words that say that nobody blocks, at a place. */
function unblockedEnd(tokens: readonly Token[], from: number): number | undefined {
  let at = from;
  while (at < from + 4 && isJoint(tokens[at])) at += 1;
  const first = tokens[at];
  if (/^unblocked$/iu.test(first?.text ?? '')) return at + 1;
  // "the opponent doesn't block it"
  if (first?.kind === 'who' && !first.whose) at += 1;
  const not = tokens[at];
  const isNot = (not?.kind === 'small' && not.word === 'not') || (not?.kind === 'be' && isDenied(not));
  if (!isNot && !/^(?:isn['’]?t|wasn['’]?t|aren['’]?t|weren['’]?t|never)$/iu.test(not?.text ?? '')) return undefined;
  const one = tokens[at + 1];
  const blocked =
    one?.kind === 'number' || one?.kind === 'be' || /^(?:one|body|gets?)$/iu.test(one?.text ?? '') ? at + 2 : at + 1;
  if (!/^block(?:s|ed|ing)?$/iu.test(tokens[blocked]?.text ?? '')) return undefined;
  const pronoun = tokens[blocked + 1];
  return pronoun?.kind === 'small' && pronoun.word === 'it' ? blocked + 2 : blocked + 1;
}

function isDenied({ text }: Token): boolean {
  return /n['’]?t$/iu.test(text);
}

function isJoint(token: Token | undefined): boolean {
  if (isComma(token)) return true;
  if (token?.kind === 'be') return !isDenied(token);
  if (/^(?:goes|went|gets?|got|and|who|which|it|he|she)$/iu.test(token?.text ?? '')) return token?.kind !== 'card';
  return token?.kind === 'small' && ['and', 'that', 'it'].includes(token.word);
}

/** The wordings "(my opponent protects it", ", protected by my opponent," behind a battle of whoever asks. */
function protectedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [owner, battle] = [tokens[i - 1], tokens[i]];
  const types = battle?.kind === 'card' ? (cardKnown(cards, battle)?.face.types ?? []) : [];
  if (battle === undefined || !types.includes('Battle') || (owner?.kind === 'who' && owner.who === 'opponent'))
    return undefined;
  const from = isComma(tokens[i + 1]) ? i + 2 : i + 1;
  const [first, second, third] = [tokens[from], tokens[from + 1], tokens[from + 2]];
  const isBy = /^protected$/iu.test(first?.text ?? '') && second?.kind === 'small' && second.word === 'by';
  const isDone = /^(?:protects?|protecting|is protecting)$/iu.test(second?.text ?? '');
  const player = isBy ? third : isDone ? first : undefined;
  if (player?.kind !== 'who' || player.whose || player.who !== 'opponent') return undefined;
  let to = isBy ? from + 3 : from + 2;
  const pronoun = tokens[to];
  if (!isBy && pronoun?.kind === 'small' && pronoun.word === 'it') to += 1;
  if (isComma(tokens[to])) to += 1;
  return { tokens: [battle, ...tokens.slice(i + 1, to).map(asFiller)], to };
}
