// Attacks that get through: "I swing Questing Beast unblocked", "my Guide swings at Jace and connects for two", "his Stalker
// gets in for one": combat damage (510.1b, 510.2).
import { firstFrom, lastIndexBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with the first attacker that is told to get through as what deals combat damage to what it attacks. */
export function withUnblocked(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isThrough = anyWord(typed, 'in', 'through') && anyWord(typed, ...GETS);
  if (!isThrough && !anyWord(typed, 'unblocked', 'connect', 'connects', 'connected')) return typed;
  const alone = withRunsReplaced(typed, i => connectingAlone(typed, i, cards));
  const given = withRunsReplaced(alone, i => unblockedAt(alone, i));
  // "gets in unblocked for one"
  const isSaidAgain = (i: number) =>
    given.slice(i, i + 1).some(isUnblocked) &&
    IN.test(given[i - 1]?.text ?? '') &&
    !ATTACK.test(given[i - 2]?.text ?? '');
  const tokens = withRunsReplaced(given, i => (isSaidAgain(i) ? { tokens: [], to: i + 1 } : undefined));
  for (const [i, token] of tokens.entries()) {
    if (!getsThrough(tokens, i)) continue;
    const from = lastIndexBefore(tokens, i, it => it.kind === 'stop' || it.kind === 'ask') + 1;
    const dealt = damageIn(tokens, relativeClauseAt(tokens, i) ?? from, i, token);
    if (dealt !== undefined) return dealt;
  }
  return tokens;
}

const GETS: readonly string[] = ['get', 'gets', 'got', 'goes', 'went', 'sneak', 'sneaks'];

/** The wordings "X gets in unblocked", "X gets through", with which a clause ends: X connects, and deals its own damage. */
function unblockedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [subject, gets, way] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (subject?.kind !== 'card' || gets === undefined || !GETS.includes(gets.text.toLowerCase())) return undefined;
  if (!/^(?:in|through)$/iu.test(way?.text ?? '')) return undefined;
  const aimed = throughTo(tokens, i + 2);
  if (aimed !== undefined) return { tokens: [connecting(gets), ...aimed.tokens], to: aimed.to };
  const last = tokens[i + 2];
  const to = last !== undefined && isUnblocked(last) ? i + 3 : i + 2;
  const end = tokens[to];
  const isEnd = end === undefined || end.kind === 'stop' || isListSign(end);
  return isEnd && !/^(?:goes|went)$/iu.test(gets.text) ? { tokens: [connecting(gets)], to } : undefined;
}

function connecting(verb: Token): Token {
  return { kind: 'verb', action: 'hits', voice: 'active', ...plainPart(verb), text: 'connects' };
}

/** The words "to my opponent", "to their face", "to my opponent's life total" with which a clause ends, and the player. */
function throughTo(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [to, player, what] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (to?.kind !== 'small' || to.word !== 'to' || player?.kind !== 'who') return undefined;
  if (player.whose && !/^(?:life|life total|face)$/iu.test(what?.text ?? '')) return undefined;
  return { tokens: [{ ...player, whose: false }], to: player.whose ? i + 3 : i + 2 };
}

/** The wording "X connects with Y out": X deals the damage, and Y stands beside it. */
function connectingAlone(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [subject, verb, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isVerb = verb?.kind === 'verb' && verb.action === 'hits' && /^connect(?:s|ed)? with$/iu.test(verb.text);
  if (!isVerb || subject?.kind !== 'card' || (next?.kind === 'who' && !next.whose)) return undefined;
  // "connects with my Invasion": what is attacked
  const named = firstFrom(tokens, i + 1, it => it.kind === 'card' || it.kind === 'noun' || it.kind === 'stop');
  const types = named?.kind === 'card' ? (cardKnown(cards, named)?.face.types ?? []) : [];
  if (named?.kind !== 'card' || types.includes('Battle') || types.includes('Planeswalker')) return undefined;
  const [text = ''] = verb.text.split(' ');
  return {
    tokens: [
      { ...verb, text },
      { kind: 'small', word: 'with', ...plainPart(verb), text: 'with' },
    ],
    to: i + 1,
  };
}

/** The tokens with "in combat" after a verb of damage as the kind of that damage (510.2). */
export function withCombatDamage(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'combat')) return tokens;
  return withRunsReplaced(tokens, i => combatAt(tokens, i));
}

/** The wordings "in combat", "during combat", "this combat" behind a verb of damage. */
function combatAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [lead, word] = [tokens[i], tokens[i + 1]];
  const isWhole = lead?.kind === 'filler' && /^in combat$/iu.test(lead.text);
  const isLed =
    /^(?:during|this|in)$/iu.test(lead?.text ?? '') && word?.kind === 'unjudged' && /^combat$/iu.test(word.text);
  if (lead === undefined || !(isWhole || isLed)) return undefined;
  const from = lastIndexBefore(tokens, i, it => it.kind === 'stop' || it.kind === 'ask') + 1;
  const isDealt = tokens.slice(from, i).some(it => it.kind === 'verb' && ['hits', 'deals'].includes(it.action));
  if (!isDealt) return undefined;
  return { tokens: [{ kind: 'about', word: '', ...plainPart(lead), text: 'in combat' }], to: isWhole ? i + 1 : i + 2 };
}

/** The tokens with the attack of a clause, up to the word that says it got through, as combat damage. */
function damageIn(tokens: readonly Token[], from: number, i: number, through: Token): readonly Token[] | undefined {
  const part = tokens.slice(from, i);
  const attack = part.findLastIndex(it => ATTACK.test(it.text));
  const aim = attack < 0 ? -1 : part.findIndex((it, n) => n > attack && isAim(it) && isObject(part.slice(n + 1)));
  const before = aim < 0 ? part : part.slice(0, aim);
  const name = before.findLastIndex(it => it.kind === 'card' || it.kind === 'noun');
  // what connects without an attack being told is read as it stands
  const isTold = through.kind === 'unjudged' || (through.kind === 'verb' && !IN.test(through.text));
  if (name < 0 || (attack < 0 && isTold)) return undefined;
  const [first, last] = attack < 0 ? [name, name] : [Math.min(attack, name), Math.max(attack, name)];
  const isPlain =
    before.slice(first + 1, last).every(isLead) &&
    before.slice(last + 1).every((it, n, rest) => isLead(it) || isAtPlayer(rest, n));
  const verb = part[attack] ?? through;
  const attacked = aim < 0 ? [] : told(part.slice(aim + 1));
  if (!isPlain) return undefined;
  // the player who attacks says whose it is
  const condition = part.findLastIndex(it => it.kind === 'small' && it.word === 'if');
  const isInClause = (n: number) => n > condition && (aim < 0 || n < aim);
  const player = before.slice(0, first).findLastIndex((it, n) => isPlayerOf(it, attack < 0) && isInClause(n));
  const attacker = part.findLast((it, n) => it.kind === 'who' && isInClause(n) && !isAtPlayer(part, n));
  const side =
    attacker?.kind === 'who'
      ? attacker.who
      : attackerOf(tokens.slice(Math.max(0, from - 1), from + Math.max(0, condition)));
  const victim: Side = side === 'you' ? 'opponent' : 'you';
  const { end } = through;
  const isSingular = through.kind !== 'unjudged';
  return [
    ...tokens.slice(0, from),
    ...before.flatMap((token, n): readonly Token[] => {
      if (n === player && attack >= 0 && attack < name && token.kind === 'who') return [{ ...token, whose: true }];
      const isKept = n < first || n === name || token.kind === 'number' || (token.kind === 'who' && token.whose);
      return isKept ? [token] : [];
    }),
    {
      kind: 'verb',
      action: 'hits',
      voice: 'active',
      ...plainPart(verb),
      text: isSingular ? 'connects' : 'combat damage',
    },
    ...(aim < 0 ? [{ kind: 'who', who: victim, whose: false, text: '', at: end, end } as const] : attacked),
    ...tokens.slice(i + 1),
  ];
}

/** Whether a token is a player who attacks, or one who owns what does, where that may be. */
function isPlayerOf(token: Token, isOwner: boolean): boolean {
  return token.kind === 'who' && (isOwner || !token.whose);
}

/** The player who attacks "if X gets in", by what is asked before: of the other one, "how much poison do I get". */
function attackerOf(asked: readonly Token[]): Side {
  const player = asked.findLast(it => (it.kind === 'who' && !it.whose) || it.kind === 'ask');
  const isYou = player?.kind === 'who' ? player.who === 'you' : /\b(?:i|we)\b/iu.test(player?.text ?? '');
  return isYou ? 'opponent' : 'you';
}

/** Whether a token is of "at my opponent", which an attack is aimed at anyway. */
function isAtPlayer(tokens: readonly Token[], i: number): boolean {
  const isPlayer = (it: Token | undefined) => it?.kind === 'who' && !it.whose;
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token === undefined) return false;
  return (isAim(token) && isPlayer(next)) || (isPlayer(token) && before !== undefined && isAim(before));
}

/** Whether a word says that an attack gets through: "unblocked", "connects for two", "gets in for one". */
function getsThrough(tokens: readonly Token[], i: number): boolean {
  const [before, token, word, amount] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (token !== undefined && isUnblocked(token)) return true;
  const isDamage = amount?.kind === 'about' && /^(?:combat )?(?:damage|dmg)$/iu.test(amount.text);
  const isAmount = (amount?.kind === 'number' && !amount.article) || isDamage;
  const isFor = word?.kind === 'small' && word.word === 'for' && isAmount;
  const isIn = /^(?:in|through)$/iu.test(token?.text ?? '') && /^(?:gets?|got|sneaks?)$/iu.test(before?.text ?? '');
  return isFor && (isIn || /^(?:connect(?:s|ed)?|(?:gets?|got|sneaks?) (?:in|through))$/iu.test(token?.text ?? ''));
}

function isUnblocked({ kind, text }: Token): boolean {
  return kind === 'unjudged' && /^unblocked$/iu.test(text);
}

const IN = /^(?:(?:gets?|got|sneaks?) )?(?:in|through)$/iu;

/** The place of the first token of a sentence whose last clause is about its subject: "…, who's at three loyalty, and it". */
function relativeClauseAt(tokens: readonly Token[], i: number): number | undefined {
  const whos = lastIndexBefore(tokens, i, it => it.kind === 'ask' || it.kind === 'stop');
  const [before, token] = [tokens[whos - 1], tokens[whos]];
  const isRelative = before?.kind === 'small' && before.word === 'comma' && /^(?:who|which)/iu.test(token?.text ?? '');
  if (token?.kind !== 'ask' || !isRelative) return undefined;
  return tokens.slice(0, whos).findLastIndex(it => it.kind === 'stop' || it.kind === 'ask') + 1;
}

/** The tokens of the object that is attacked, with those that tell of it. */
function told(tokens: readonly Token[]): readonly Token[] {
  const isJoining = (it: Token) => it.kind === 'ask' || (it.kind === 'small' && JOINING.includes(it.word));
  return tokens.filter(it => !isJoining(it) && !/^(?:gets?|got|sneaks?)$/iu.test(it.text));
}

const JOINING: readonly string[] = ['and', 'it', 'comma', 'then', 'that'];

function isAim(token: Token): boolean {
  return (token.kind === 'small' && token.word === 'at') || /^(?:at|into)$/iu.test(token.text);
}

/** Whether an object is named next, and not a player. */
function isObject(tokens: readonly Token[]): boolean {
  const next = tokens.find(it => !(it.kind === 'who' && it.whose) && !(it.kind === 'number' && it.article));
  return next?.kind === 'card' || next?.kind === 'noun';
}

/** Words between an attack and the name, or after it: "with my", "and is", "in". */
function isLead(token: Token): boolean {
  if (token.kind === 'number') return token.article;
  if (token.kind === 'who') return token.whose;
  return (
    ['filler', 'be'].includes(token.kind) ||
    /^(?:gets?|got|sneaks?|in)$/iu.test(token.text) ||
    (token.kind === 'small' && ['with', ...JOINING].includes(token.word))
  );
}

const ATTACK = /^(?:attack(?:s|ed|ing)?|swings?|swinging|swung)\b/iu;
