// Discards that are told with the spell that a player was hit by: "I got hit by Thoughtseize and discarded X".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import { asBasicLand } from '../../model/mana-tapped.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';
import { forcedAt } from './forced-discards.ts';

/** The tokens with the other player as who casts such a spell, and the one who was hit as who discards. */
export function withDiscardsTold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, ...LOSING) || !tokens.some(it => LOSES.test(it.text))) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      madeWith(tokens, i) ??
      madeToAt(tokens, i) ??
      forcedAt(tokens, i) ??
      lostAt(tokens, i) ??
      struckAt(tokens, i, cards) ??
      strikingAt(tokens, i, cards) ??
      losingAt(tokens, i, cards),
  );
}

const LOSING = [
  ...[
    'discard',
    'discards',
    'discarded',
    'discarding',
    'lose',
    'loses',
    'lost',
    'losing',
    'pitch',
    'pitches',
    'pitched',
  ],
  ...['dump', 'dumps', 'dumped', 'toss', 'tosses', 'tossed', 'ditch', 'ditches', 'ditched', 'bin', 'bins', 'binned'],
  ...['chuck', 'chucks', 'chucked', 'take', 'takes', 'took', 'taking'],
];
const LOSES = new RegExp(`^(?:${LOSING.join('|')})$`, 'iu');
const CHOOSES = /^(?:choos(?:es?|ing)|chose|picks?|picked|picking)$/iu;
const TAKES = /^(?:takes?|took|taking|makes? me discard|discards?)$/iu;

/** The wording "X makes me discard and I pitch Y": one discard, of the card named behind. */
function madeToAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [victim, verb, and, again, other] = [0, 1, 2, 3, 4].map(n => tokens[i + n]);
  if (!MAKES.test(tokens[i - 1]?.text ?? '')) return undefined;
  if (verb?.kind !== 'verb' || verb.action !== 'discards') return undefined;
  // "makes us discard": each player
  const isAll = /^(?:us|us all|us both|everyone|everybody|each player|both players)$/iu.test(victim?.text ?? '');
  const who = victim?.kind === 'who' && !victim.whose ? victim.who : isAll ? 'you' : undefined;
  if (who === undefined || victim === undefined) return undefined;
  const isJoint = (and?.kind === 'small' && JOINTS.includes(and.word)) || (and?.kind === 'stop' && and.text !== '?');
  const isSame = again?.kind === 'who' && again.who === who && !again.whose;
  const isLost = other !== undefined && (LOSES.test(other.text) || CHOOSES.test(other.text));
  if (!isJoint || !isSame || !isLost) return undefined;
  return { tokens: [{ kind: 'who', who, whose: false, ...plainPart(victim) }, verb], to: i + 5 };
}

/** The wordings "they make me discard with X and I pitch Y", "… to X. I pitch Y": Y is discarded to X. */
function madeWith(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [victim, verb, lead] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (victim?.kind !== 'who' || victim.whose || verb?.kind !== 'verb' || verb.action !== 'discards') return undefined;
  if (!MAKES.test(tokens[i - 1]?.text ?? '') || lead?.kind !== 'small' || !['with', 'to', 'off'].includes(lead.word))
    return undefined;
  const cause = spellAt(tokens, i + 3);
  const sign = cause === undefined ? undefined : tokens[cause.to];
  const isApart = sign?.kind === 'stop' && sign.text !== '?';
  const done = cause && deedAt(tokens, isApart ? cause.to + 1 : cause.to, victim.who);
  const isOwned = done !== undefined && tokens[done.to]?.kind === 'who';
  const card = done === undefined ? undefined : tokens[isOwned ? done.to + 1 : done.to];
  if (cause === undefined || done === undefined || card?.kind !== 'card') return undefined;
  return { tokens: [victim, verb, card, lead, cause.spell], to: isOwned ? done.to + 2 : done.to + 1 };
}

const MAKES = /^(?:makes?|made|has|had|forces?|forced)$/iu;

/** The wording "they Hymn me, X is one of the cards I lose": the card that is discarded. */
function lostAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [named, be] = [tokens[i], tokens[i + 1]];
  const card = named?.kind === 'card' ? named : named && asBasicLand(named);
  if (card === undefined || be?.kind !== 'be') return undefined;
  const at = tokens.findIndex((it, n) => n > i + 1 && it.kind === 'who');
  const [player, verb] = [tokens[at], tokens[at + 1]];
  if (at < 0 || at > i + 7 || player?.kind !== 'who' || player.whose || verb === undefined) return undefined;
  const between = tokens.slice(i + 2, at);
  // "X is exiled. what do they lose?": another sentence
  if (between.some(it => it.kind === 'stop' || it.kind === 'verb')) return undefined;
  const words = between.map(it => it.text.toLowerCase());
  if (!words.some(it => /^(?:one|what|cards?)\b/u.test(it)) || !LOSES.test(verb.text)) return undefined;
  const discards: Token = { kind: 'verb', action: 'discards', voice: 'active', ...plainPart(verb) };
  return { tokens: [player, discards, card], to: at + 2 };
}

/** Wordings "I got hit by Thoughtseize and discarded X", "I got Thoughtseized and lost X". */
function struckAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const first = tokens[i];
  const player = first?.kind === 'who' && !first.whose ? first : undefined;
  const verbAt = player === undefined ? i : i + 1;
  if (player === undefined && i > 0 && tokens[i - 1]?.kind !== 'stop') return undefined;
  const isGot = /^(?:got|get|gets|was|were|am)$/iu.test(tokens[verbAt]?.text ?? '');
  const verb = tokens[isGot ? verbAt + 1 : verbAt];
  const at = isGot ? verbAt + 2 : verbAt + 1;
  if (verb?.kind !== 'verb' || verb.voice !== 'passive') return undefined;
  const named = verb.action === 'hits' ? spellAt(tokens, at) : undefined;
  const by = verb.card === undefined ? named?.spell : spellNamed(verb.card, verb);
  const behind = verb.card === undefined ? named?.to : at;
  const after = behind === undefined ? undefined : pastCaster(tokens, behind);
  if (by === undefined || after === undefined || !isOfDiscarding(by, cards)) return undefined;
  const done = deedAt(tokens, after, player?.who ?? 'you');
  return done && { tokens: told(by, player?.who ?? 'you', done.verb), to: done.to };
}

/** The place past "by my opponent": who cast the spell is the other player. */
function pastCaster(tokens: readonly Token[], i: number): number {
  const [by, caster] = [tokens[i], tokens[i + 1]];
  return by?.kind === 'small' && by.word === 'by' && caster?.kind === 'who' && !caster.whose ? i + 2 : i;
}

/** The wording "they hit me with Duress and take X": who is hit discards. */
function strikingAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [player, verb, victim, lead] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (player?.kind !== 'who' || player.whose || verb?.kind !== 'verb' || verb.action !== 'hits') return undefined;
  if (victim?.kind !== 'who' || victim.whose || lead?.kind !== 'small' || lead.word !== 'with') return undefined;
  const named = spellAt(tokens, i + 4);
  if (named === undefined || victim.who === player.who || !isOfDiscarding(named.spell, cards)) return undefined;
  return doneTo(tokens, named.to, named.spell, victim.who);
}

/** The wording "they Hymn to Tourach me and I lose X": a card, and no life. */
function losingAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [player, spell, victim] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (player?.kind !== 'who' || player.whose || victim?.kind !== 'who' || victim.whose) return undefined;
  if (spell?.kind !== 'card' || victim.who === player.who || !isOfDiscarding(spell, cards)) return undefined;
  return doneTo(tokens, i + 3, spell, victim.who);
}

/** The wordings "… and I lose X" and "… and X gets discarded" at a place, after a spell and whom it hits. */
function doneTo(tokens: readonly Token[], i: number, spell: Token, victim: Side): RunReplacement | undefined {
  const done = deedAt(tokens, i, victim);
  if (done !== undefined) return { tokens: told(spell, victim, done.verb), to: done.to };
  let at = i;
  while (JOINTS.includes(jointOf(tokens[at])) && at < i + 3) at++;
  const isOwned = tokens[at]?.kind === 'who';
  const card = tokens[isOwned ? at + 1 : at];
  const be = isOwned ? at + 2 : at + 1;
  const verb = tokens[be + 1];
  const isPassive = verb?.kind === 'verb' && verb.action === 'discards' && verb.voice === 'passive';
  if (at === i || card?.kind !== 'card' || !isPassive || !/^(?:gets?|got|is|was)$/iu.test(tokens[be]?.text ?? ''))
    return undefined;
  return { tokens: [...told(spell, victim, verb), card], to: be + 2 };
}

/** The tokens of "they Thoughtseize me and I discard …". */
function told(spell: Token, victim: Side, verb: Token): readonly Token[] {
  const { at } = spell;
  const who = (side: Side): Token => ({ kind: 'who', who: side, whose: false, text: '', at, end: at });
  return [
    who(victim === 'you' ? 'opponent' : 'you'),
    spell,
    who(victim),
    { kind: 'small', word: 'and', text: '', at: verb.at, end: verb.at },
    { ...who(victim), at: verb.at, end: verb.at },
    { kind: 'verb', action: 'discards', voice: 'active', ...plainPart(verb) },
  ];
}

/** The spell that is named at a place, past an article or an owner, and the place after it. */
function spellAt(tokens: readonly Token[], i: number): { readonly spell: Token; readonly to: number } | undefined {
  const [first, second] = [tokens[i], tokens[i + 1]];
  const isLead = (first?.kind === 'number' && first.article) || (first?.kind === 'who' && first.whose);
  const spell = isLead ? second : first;
  return spell?.kind === 'card' ? { spell, to: i + (isLead ? 2 : 1) } : undefined;
}

/** The verb of losing a card at a place, past a joint and the player again; a card or its owner follows. */
function deedAt(
  tokens: readonly Token[],
  i: number,
  victim: Side,
): { readonly verb: Token; readonly to: number } | undefined {
  let at = i;
  while (JOINTS.includes(jointOf(tokens[at])) && at < i + 3) at++;
  const player = tokens[at];
  const isAgain = player?.kind === 'who' && !player.whose;
  const must = isAgain ? at + 1 : at;
  const done = MUST.test(tokens[must]?.text ?? '') ? must + 1 : must;
  const verb = tokens[done];
  const to = done + 1;
  const next = tokens[to];
  const isNamed = next?.kind === 'card' || next?.kind === 'number' || (next?.kind === 'who' && next.whose);
  if (verb === undefined || !isNamed || (at === i && !isAgain && done === must)) return undefined;
  const isVictims = !isAgain || player.who === victim;
  return (isVictims ? LOSES : TAKES).test(verb.text) ? { verb, to } : undefined;
}

const MUST = /^(?:have to|has to|had to|must|gotta|need to)$/iu;

const JOINTS: readonly string[] = ['and', 'comma', 'then'];

function jointOf(token: Token | undefined): string {
  return token?.kind === 'small' ? token.word : '';
}

function spellNamed(name: string, { text, at, end }: Token): Token {
  return { kind: 'card', names: [name], loose: false, open: false, plural: false, text, at, end };
}

function isOfDiscarding(spell: Token, cards: Cards): boolean {
  const known = spell.kind === 'card' ? cardKnown(cards, spell) : undefined;
  return known?.spell === true && known.says.instructed.has('discard');
}
