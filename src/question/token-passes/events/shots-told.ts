// Hits that are told with what they are done with: "I shoot them for 1 with Prodigal Pyromancer", "opp hits my Saga with Song
// of the Dryads".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';
import { OF_PINGS, pingAt, pingerNamed } from './pings.ts';

/** The tokens with the permanent as what deals the damage to the player, and an Aura as what is cast on the object. */
export function withShotsTold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, ...HITS, ...THROWN, 'face', 'ability', 'source', 'damage', 'dmg')) return tokens;
  const isOfShots = ({ text }: Token) => [HIT, OF_PINGS, THROWS, FACE].some(of => of.test(text));
  if (!tokens.some(isOfShots)) return tokens;
  const pinger = pingerNamed(tokens, cards);
  return withRunsReplaced(
    tokens,
    i =>
      shotAt(tokens, i, cards) ??
      thrownAt(tokens, i, cards) ??
      auraAt(tokens, i, cards) ??
      shooterAt(tokens, i, cards) ??
      faceAt(tokens, i, cards) ??
      dealtFromAt(tokens, i, cards) ??
      (pinger && pingAt(tokens, i, pinger)),
  );
}

const HIT =
  /^(?:shoots?|shot|shooting|zaps?|zapped|pings?|pinged|hits?|hitting|domes?|domed|tags?|tagged|nails?|nailed)$/u;

/** The words of hits and pings. */
const HITS: readonly string[] = [
  ...['shoot', 'shoots', 'shot', 'shooting', 'zap', 'zaps', 'zapped', 'ping', 'pings', 'pinged', 'pinging', 'pinger'],
  ...[
    'blast',
    'blasts',
    'snipe',
    'snipes',
    'point',
    'points',
    'pointed',
    'aim',
    'aims',
    'fire',
    'fires',
    'tap',
    'taps',
  ],
  ...['hit', 'hits', 'hitting', 'dome', 'domes', 'domed', 'tag', 'tags', 'tagged', 'nail', 'nails', 'nailed'],
];

const THROWN: readonly string[] = [
  ...['throw', 'throws', 'threw', 'throwing', 'chuck', 'chucks', 'chucked', 'hurl', 'hurls', 'hurled'],
  ...['toss', 'tosse', 'tosses', 'tossed', 'launch', 'launches', 'launched'],
];

const THROWS = /^(?:throws?|threw|throwing|chucks?|chucked|hurls?|hurled|tosse?s?|tossed|launch(?:es|ed)?)$/iu;

/** The wording "I throw X at my opponent with Goblin Bombardment": X is sacrificed to what has that target. */
function thrownAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb === undefined || verb.kind === 'card' || !THROWS.test(verb.text)) return undefined;
  const rest = tokens.slice(i + 1, i + 12);
  const at = rest.findIndex(it => it.kind === 'small' && it.word === 'at');
  const lead = rest.findIndex((it, n) => n > at && it.kind === 'small' && ['with', 'off', 'by'].includes(it.word));
  const outlet = rest.findIndex((it, n) => n > lead && it.kind === 'card');
  const [aims, using, named] = [rest[at], rest[lead], rest[outlet]];
  if (at < 1 || lead < at + 2 || aims === undefined || using === undefined || named?.kind !== 'card') return undefined;
  const known = cardKnown(cards, named);
  const isOutlet = known?.spell === false && known.says.has('sacrifice') && known.says.hasTarget;
  const isOwned = rest.slice(lead + 1, outlet).every(it => it.kind === 'filler' || (it.kind === 'who' && it.whose));
  if (!isOutlet || !isOwned) return undefined;
  const sacrifice: Token = { kind: 'verb', action: 'sacrifices', voice: 'active', ...plainPart(verb) };
  const aimed: Token = { kind: 'small', word: 'on', ...plainPart(aims), text: 'targeting' };
  const thrown = [...rest.slice(0, at), using, ...rest.slice(lead + 1, outlet + 1)];
  return { tokens: [sacrifice, ...thrown, aimed, ...rest.slice(at + 1, lead)], to: i + 2 + outlet };
}

const SHOOTS = /^(?:shoots?|shot|zaps?|zapped|domes?|domed|nails?|nailed)$/u;
const DAMAGE = /^(?:damage|dmg)$/iu;

/** The wording "Grim Lavamancer shoots my opponent for 2": so much damage, whatever was paid for it. */
function shooterAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [dealer, verb, victim, lead, amount] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (dealer?.kind !== 'card' || cardKnown(cards, dealer)?.spell !== false || verb === undefined) return undefined;
  // what hits deals combat damage
  if (!SHOOTS.test(verb.text) || victim?.kind !== 'who' || victim.whose) return undefined;
  if (lead?.kind !== 'small' || lead.word !== 'for' || amount?.kind !== 'number' || amount.article) return undefined;
  return { tokens: [dealer, asHit(verb), victim, lead, amount], to: i + 5 };
}

const FACE = /^(?:face|dome|their face|his face|her face)$/iu;

/** The wording "Prodigal Pyromancer to face for 1": what an ability of it deals, where it has one that deals damage. */
function faceAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [dealer, to, first, second] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const known = dealer?.kind === 'card' ? cardKnown(cards, dealer) : undefined;
  if (dealer === undefined || known?.spell !== false || to?.kind !== 'small' || to.word !== 'to') return undefined;
  const isLed = first?.kind === 'filler' && FACE.test(second?.text ?? '');
  const at = isLed ? i + 3 : i + 2;
  const [face, lead, amount] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (face?.kind !== 'who' || !FACE.test(face.text)) return undefined;
  const isFor = lead?.kind === 'small' && lead.word === 'for' && amount?.kind === 'number' && !amount.article;
  if (!isFor || !known.says.tapsForDamage) return undefined;
  return { tokens: [dealer, asHit(to), { ...face, whose: false }, lead, amount], to: at + 3 };
}

/** The wording "1 damage from my Electrostatic Field to the opponent". */
function dealtFromAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [amount, damage, from] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (amount?.kind !== 'number' || amount.article || damage === undefined || !DAMAGE.test(damage.text))
    return undefined;
  if (from?.kind !== 'small' || !['from', 'off', 'by'].includes(from.word)) return undefined;
  const owner = tokens[i + 3];
  const at = owner?.kind === 'who' && owner.whose ? i + 4 : i + 3;
  const [dealer, to] = [tokens[at], tokens[at + 1]];
  if (dealer?.kind !== 'card' || cardKnown(cards, dealer)?.spell !== false) return undefined;
  if (to?.kind !== 'small' || to.word !== 'to') return undefined;
  const deals: Token = { kind: 'verb', action: 'deals', voice: 'active', ...plainPart(from), text: 'deals' };
  return { tokens: [...tokens.slice(i + 3, at), dealer, deals, amount, damage, to], to: at + 2 };
}

/** The wording "I shoot them for 1 with my Pyromancer". */
function shotAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [player, verb, victim, lead, amount] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (!isActor(player) || verb === undefined || !HIT.test(verb.text)) return undefined;
  if (victim?.kind !== 'who' || victim.whose || lead?.kind !== 'small' || lead.word !== 'for') return undefined;
  if (amount?.kind !== 'number' || amount.article || player?.kind !== 'who') return undefined;
  const by = tokens.findIndex((it, n) => n > i + 4 && !/^(?:damage|dmg)$/iu.test(it.text));
  const named = namedWith(tokens, by);
  const dealer = named === undefined ? undefined : tokens[named];
  if (named === undefined || dealer?.kind !== 'card' || cardKnown(cards, dealer)?.spell !== false) return undefined;
  const shot: readonly Token[] = [{ ...player, whose: true }, dealer, asHit(verb), victim, lead, amount];
  // "and have X": who shoots, and not who is shot
  const have = tokens.findIndex((it, n) => n > named && !isListSign(it));
  if (have === named + 1 || tokens[have]?.kind !== 'have') return { tokens: shot, to: named + 1 };
  return { tokens: [...shot, ...tokens.slice(named + 1, have), player], to: have };
}

/** The wording "they hit my Saga with Song of the Dryads". */
function auraAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [player, verb] = [tokens[i], tokens[i + 1]];
  if (!isActor(player) || verb === undefined || !HIT.test(verb.text) || player === undefined) return undefined;
  const by = tokens.findIndex((it, n) => n > i + 1 && it.kind === 'small' && it.word === 'with');
  const host = by < 0 || by > i + 6 ? [] : tokens.slice(i + 2, by);
  const named = host.filter(it => it.kind === 'card' || it.kind === 'noun');
  if (named.length !== 1 || host.at(-1) !== named[0] || host.some(it => it.kind === 'stop')) return undefined;
  const at = namedWith(tokens, by);
  const aura = at === undefined ? undefined : tokens[at];
  if (at === undefined || aura?.kind !== 'card') return undefined;
  if (cardKnown(cards, aura)?.face.subtypes.includes('Aura') !== true) return undefined;
  const on: Token = { kind: 'small', word: 'on', ...plainPart(verb) };
  return {
    tokens: [player, { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(verb) }, aura, on, ...host],
    to: at + 1,
  };
}

function isActor(token: Token | undefined): boolean {
  return token?.kind === 'who' && !token.whose;
}

/** The place of the card after "with" at a place, past an article or an owner. */
function namedWith(tokens: readonly Token[], i: number): number | undefined {
  const [by, first, second] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (by?.kind !== 'small' || by.word !== 'with') return undefined;
  if (first?.kind === 'card') return i + 1;
  const isLead = (first?.kind === 'number' && first.article) || (first?.kind === 'who' && first.whose);
  return isLead && second?.kind === 'card' ? i + 2 : undefined;
}

function asHit(verb: Token): Token {
  return { kind: 'verb', action: 'hits', voice: 'active', ...plainPart(verb), text: 'pings' };
}
