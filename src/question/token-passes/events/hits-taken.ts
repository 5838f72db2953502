// Attacks that get to whoever asks, where their life is told: "they swing X at me, I'm at 5", "X to the face", "I chose not to block X":
// the combat damage is the event (510.2).
import { firstFrom, lastIndexBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with the one such attack as "X connects with me", and without what only says again that nothing blocks it. */
export function withHitsTaken(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'fact') || !(anyWord(tokens, ...OF_HITS) || anyVerb(tokens, 'hits'))) return tokens;
  if (!tokens.some(isOwnLife)) return tokens;
  const [place, ...more] = tokens.flatMap((_, i) => (hitAt(tokens, i, cards) === undefined ? [] : [i]));
  if (place === undefined || more.length > 0) return tokens;
  const told = withRunsReplaced(tokens, i => (i === place ? hitAt(tokens, i, cards) : undefined));
  return withRunsReplaced(told, i => unblockedAt(told, i));
}

/** Words of which each hit has one, where its verb is none of hitting. */
const OF_HITS: readonly string[] = [
  ...['attack', 'attacks', 'attacked', 'attacking', 'swing', 'swings', 'swinging', 'swung', 'sideways'],
  ...['face', 'dome', 'head', 'chin', 'hit', 'punch', 'beating', 'combat', 'block', 'lethal'],
];

/** Whether a token tells the life total of whoever asks. */
function isOwnLife(token: Token): boolean {
  return token.kind === 'fact' && token.path.join('.') === 'given.you.life';
}

/** A hit that begins at a place; undefined where none does. */
function hitAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  return (
    attackWith(tokens, i, cards) ??
    attacking(tokens, i, cards) ??
    toTheFace(tokens, i, cards) ??
    hitFrom(tokens, i, cards) ??
    damageFrom(tokens, i, cards) ??
    notBlocked(tokens, i, cards) ??
    fromOthers(tokens, i, cards) ??
    lethal(tokens, i, cards)
  );
}

/** The wordings "they're attacking me with X", "my opponent swings X at me", "they swing in with X for 4", "he turns X sideways". */
function attackWith(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [player, be] = [tokens[i], tokens[i + 1]];
  if (player?.kind !== 'who' || player.who !== 'opponent' || (player.whose && !/['’]s$/u.test(player.text)))
    return undefined;
  const at = be?.kind === 'be' ? i + 2 : i + 1;
  const attack = tokens[at];
  const isTurned = /^(?:turns?|turned|turning|taps?)$/iu.test(attack?.text ?? '');
  if (attack === undefined || !(isAttack(attack) || isTurned)) return undefined;
  const from = skip(tokens, at + 1, it => isMe(it) || /^(?:in|with|at me)$/iu.test(it.text) || isLead(it));
  const named = tokens[from];
  if (!isAttacker(named, cards)) return undefined;
  if (isTurned) return /^sideways$/iu.test(tokens[from + 1]?.text ?? '') ? hit(named, attack, from + 2) : undefined;
  const end = skip(tokens, from + 1, it => isMe(it) || (it.kind === 'small' && it.word === 'at'));
  const isFor = tokens[end]?.kind === 'small' && tokens[end + 1]?.kind === 'number';
  return hit(named, attack, isFor && /^for$/iu.test(tokens[end]?.text ?? '') ? end + 2 : end);
}

/** The wordings "their X attacks (me)", "X attacking, no blocks", "it attacks" of the one that was named. */
function attacking(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const from = skip(tokens, i, isLead);
  const named = tokens[from];
  const attack = tokens[from + 1];
  if (attack === undefined || !isAttack(attack) || / with$/iu.test(attack.text)) return undefined;
  const to = isMe(tokens[from + 2]) ? from + 3 : from + 2;
  if (!isEnd(tokens[to])) return undefined;
  const before = lastIndexBefore(tokens, i, it => it.kind !== 'filler');
  if (isLead(tokens[before] ?? attack) || tokens[before]?.kind === 'ask') return undefined;
  if (isAttacker(named, cards)) return isMine(tokens, i, from) ? undefined : hit(named, attack, to);
  const isIt = named?.kind === 'small' && named.word === 'it' && from === i;
  const card = tokens.slice(0, i).filter(it => isAttacker(it, cards) && isTheirs(tokens, tokens.indexOf(it)));
  const [only, ...others] = card;
  if (!isIt || !isAttacker(only, cards) || others.length > 0) return undefined;
  return hit({ ...only, ...plainPart(named) }, attack, to);
}

/** The wordings "I take X to the face", "do I survive X to the face". */
function toTheFace(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb === undefined || !/^(?:survives?|takes?|taking|took|eats?|eating|ate)$/iu.test(verb.text)) return undefined;
  const from = skip(tokens, i + 1, isLead);
  const [named, to, face] = [tokens[from], tokens[from + 1], tokens[from + 2]];
  if (!isAttacker(named, cards) || !/^to$/iu.test(to?.text ?? '')) return undefined;
  if (face?.kind !== 'who' || !/^(?:(?:the|my) )?(?:face|dome|head|chin)$/iu.test(face.text)) return undefined;
  const isFrom = /^from$/iu.test(tokens[from + 3]?.text ?? '') && tokens[from + 4]?.kind === 'who';
  const end = isFrom ? from + 5 : from + 3;
  const asks = /^survive/iu.test(verb.text) && tokens[i - 1]?.kind === 'ask';
  const lead: readonly Token[] = asks
    ? [
        { kind: 'about', word: '', ...plainPart(verb) },
        { kind: 'small', word: 'if', ...plainPart(verb), text: 'if' },
      ]
    : [];
  const made = hit(named, verb, end);
  return { tokens: asks ? [...lead, ...made.tokens.slice(1)] : made.tokens, to: end };
}

/** The wordings "I take a hit from X", "hit from X": who takes it stands before. */
function hitFrom(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [player, take] = [tokens[i], tokens[i + 1]];
  if (
    player?.kind !== 'who' ||
    player.who !== 'you' ||
    player.whose ||
    !/^(?:take|took|eat|ate)$/iu.test(take?.text ?? '')
  )
    return undefined;
  const at = skip(tokens, i + 2, isLead);
  const [blow, from] = [tokens[at], tokens[at + 1]];
  if (blow === undefined || !/^(?:hit|swing|attack|punch|beating)$/iu.test(blow.text)) return undefined;
  const name = skip(tokens, at + 2, isLead);
  const named = tokens[name];
  return /^from$/iu.test(from?.text ?? '') && isAttacker(named, cards) ? hit(named, blow, name + 1) : undefined;
}

/** The wordings "is 4 combat damage from X enough to kill me", "combat damage from X, me at 5". */
function damageFrom(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const be = tokens[i]?.kind === 'be' ? i + 1 : i;
  const counted = tokens[be]?.kind === 'number' ? be + 1 : be;
  const [damage, from] = [tokens[counted], tokens[counted + 1]];
  const before = tokens[i - 1];
  if (!/^combat (?:damage|dmg)$/iu.test(damage?.text ?? '') || damage === undefined) return undefined;
  if (!/^from$/iu.test(from?.text ?? '') || !(before === undefined || before.kind === 'stop')) return undefined;
  const name = skip(tokens, counted + 2, isLead);
  const named = tokens[name];
  if (!isAttacker(named, cards)) return undefined;
  const enough = /^enough$/iu.test(tokens[name + 1]?.text ?? '') ? name + 2 : name + 1;
  const made = hit(named, damage, enough);
  const isTo = /^to$/iu.test(tokens[enough]?.text ?? '');
  const dies = isTo && /^(?:kill|finish)$/iu.test(tokens[enough + 1]?.text ?? '') ? enough + 2 : enough;
  return { tokens: [...made.tokens, stopAt(damage)], to: dies };
}

/** The wordings "I chose not to block X", "can I afford to not block X". */
function notBlocked(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const chosen = /^(?:chose|choose|decide|decided|opt|opted)(?: to)?$/iu.test(tokens[i]?.text ?? '') ? i + 1 : i;
  const not = tokens[chosen];
  const before = tokens[i - 1]?.text ?? '';
  if (not?.kind !== 'small' || not.word !== 'not' || (chosen === i && /^cho/iu.test(before))) return undefined;
  const at = /^to$/iu.test(tokens[chosen + 1]?.text ?? '') ? chosen + 2 : chosen + 1;
  const block = tokens[at];
  if (block === undefined || !/^block$/iu.test(block.text)) return undefined;
  const name = skip(tokens, at + 1, it => isLead(it) || /^(?:op|opp|opponent)['’]s$/iu.test(it.text));
  const named = tokens[name];
  if (!isAttacker(named, cards)) return undefined;
  const made = hit(named, block, name + 1);
  return { tokens: [stopAt(block), ...made.tokens], to: name + 1 };
}

/** The wording "X from the other side hits me". */
function fromOthers(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [named, from, player, verb] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (!isAttacker(named, cards) || !/^from$/iu.test(from?.text ?? '') || player?.kind !== 'who') return undefined;
  const isHit = verb?.kind === 'verb' && verb.action === 'hits' && isMe(tokens[i + 4]);
  return isHit && player.who === 'opponent' ? hit(named, verb, i + 5) : undefined;
}

/** The wording "is X from the opponent lethal". */
function lethal(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const be = tokens[i];
  if (be?.kind !== 'be') return undefined;
  const name = skip(tokens, i + 1, isLead);
  const named = tokens[name];
  const isFrom = /^from$/iu.test(tokens[name + 1]?.text ?? '') && tokens[name + 2]?.kind === 'who';
  const word = tokens[isFrom ? name + 3 : name + 1];
  if (!isAttacker(named, cards) || !/^lethal$/iu.test(word?.text ?? '') || word === undefined) return undefined;
  const made = hit(named, word, name + 1);
  return { tokens: [stopAt(be), ...made.tokens], to: isFrom ? name + 4 : name + 2 };
}

/** Words that only say again that the attack gets through: ", unblocked", "and I don't block", "no blockers", "I take it". */
function unblockedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const joint = tokens[i];
  const isJoint = isComma(joint) || (joint?.kind === 'small' && joint.word === 'and');
  const at = isJoint ? i + 1 : i;
  const end = [at + 1, at + 2, at + 3, at + 4, at + 5].find(n => isEnd(tokens[n])) ?? 0;
  const words = tokens
    .slice(at, end)
    .filter(it => it.kind !== 'filler')
    .map(it => it.text)
    .join(' ');
  if (end === 0 || tokens[at]?.kind === 'card' || !THROUGH.test(words)) return undefined;
  return { tokens: tokens.slice(i, end).map(asFiller), to: end };
}

const THROUGH =
  /^(?:(?:it (?:is |['’]s )?|it['’]s )?unblocked|(?:with )?no blocks?|no blockers?|i (?:don['’]?t|dont|do not|can['’]?t|cant|didn['’]?t) block|(?:it )?(?:goes|gets|went|got) through|i take (?:it|(?:the )?hit)|(?:the |my )?(?:opponent|opponents|opp)(?:['’]s)? attacking|nobody blocks)$/iu;

function hit(named: Extract<Token, { kind: 'card' }>, verb: Token, to: number): RunReplacement {
  const place = { text: '', at: named.at, end: named.at };
  return {
    tokens: [
      stopAt(named),
      { kind: 'who', who: 'opponent', whose: true, ...place },
      named,
      { kind: 'verb', action: 'hits', voice: 'active', ...plainPart(verb), text: 'connects' },
      { kind: 'who', who: 'you', whose: false, ...place, text: 'me' },
    ],
    to,
  };
}

function stopAt({ at }: Token): Token {
  return { kind: 'stop', hard: false, text: '', at, end: at };
}

function isAttack({ kind, text }: Token): boolean {
  return (
    (kind === 'unjudged' || kind === 'verb') &&
    /^(?:attack(?:s|ed|ing)?|swings?|swinging|swung)(?: me)?(?: in)?(?: with)?$/iu.test(text)
  );
}

function isAttacker(token: Token | undefined, cards: Cards): token is Extract<Token, { kind: 'card' }> {
  return token?.kind === 'card' && cardKnown(cards, token)?.creature === true;
}

/** Whether a name is told to be of whoever asks. */
function isMine(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.some((it, n) => n >= from && n < to && it.kind === 'who' && it.whose && it.who === 'you');
}

function isTheirs(tokens: readonly Token[], i: number): boolean {
  const owner = tokens[i - 1];
  return owner?.kind === 'who' && owner.whose && owner.who === 'opponent';
}

function isMe(token: Token | undefined): boolean {
  return token?.kind === 'who' && token.who === 'you' && !token.whose;
}

/** The place of the first token from a place on that is not to be passed over. */
function skip(tokens: readonly Token[], from: number, passes: (token: Token) => boolean): number {
  const next = firstFrom(tokens, from, it => !passes(it));
  return next === undefined ? tokens.length : tokens.indexOf(next);
}

function isLead(token: Token): boolean {
  return token.kind === 'filler' || (token.kind === 'who' && token.whose) || (token.kind === 'number' && token.article);
}

function isEnd(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'stop' || token.kind === 'fact') return true;
  return token.kind === 'small' && ['and', 'comma', 'then', 'if'].includes(token.word);
}
