// Attacks that are told in other words than the verb: "I declare X as an attacker", "X is the lone attacker", "I turn X sideways",
// "swinging X at them", "my attack: X" (508.1).
import { firstIndexFrom } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  isListSign,
  plainPart,
  type RunReplacement,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with each such attack as the verb of attacking, and a step of combat that only says when it is as filler. */
export function withAttacksNamed(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, ...OF_ATTACKS)) return tokens;
  if (!tokens.some(it => ATTACKS.test(it.text))) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      stepSaid(tokens, i) ??
      declaredAt(tokens, i) ??
      attackersAre(tokens, i) ??
      isAttacker(tokens, i) ??
      turnedAt(tokens, i) ??
      swungAt(tokens, i) ??
      goesAttacking(tokens, i),
  );
}

const OF_ATTACKS: readonly string[] = [
  ...['attacker', 'attackers', 'attack', 'attacking', 'sideways', 'swing', 'swings', 'swinging', 'swung', 'combat'],
];
const ATTACKS =
  /^(?:(?:lone |only |sole |declare )?attackers?|attack|attacking|sideways|swing|swings|swinging|swung|combat)\b/iu;
const ATTACKER = /^(?:(?:lone|only|sole|single) )?attackers?$/iu;

function attackingWith(token: Token): Token {
  return { kind: 'verb', action: 'attacks', voice: 'active', ...plainPart(token), text: 'attack with' };
}

function attacks(token: Token): Token {
  return { kind: 'verb', action: 'attacks', voice: 'middle', ...plainPart(token), text: 'attacks' };
}

function isNamed(token: Token | undefined): boolean {
  return token?.kind === 'card' || token?.kind === 'noun';
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'stop' || isListSign(token) || isColon(token);
}

function isColon(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'colon';
}

/** The wordings "combat, …", "to combat, …", "attack step, …" with which a sentence begins. */
function stepSaid(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const start = sentenceStart(tokens, i);
  const before = tokens.slice(start, i).every(it => it.kind === 'filler' || it.kind === 'who');
  if (!before) return undefined;
  const step = [i, i + 1, i + 2].find(n => /^(?:combat|attack|attacks|attackers)$/iu.test(tokens[n]?.text ?? ''));
  const lead = step === undefined ? [] : tokens.slice(i, step);
  if (step === undefined || !lead.every(it => STEP_LEAD.test(it.text))) return undefined;
  const isStep = /^(?:step|phase)$/iu.test(tokens[step + 1]?.text ?? '');
  const to = isStep ? step + 2 : step + 1;
  const isSaid = isStep || /^combat$/iu.test(tokens[step]?.text ?? '');
  const end = tokens[to];
  if (!isSaid || !(isComma(end) || end?.kind === 'stop')) return undefined;
  return { tokens: tokens.slice(i, to).map(asFiller), to };
}

const STEP_LEAD = /^(?:go|goes|going|move|moves|moving|enter|enters|declare|to|into|go to|goes to|going to|my)$/iu;

/** The wordings "I declare X as an attacker", "declaring X and Y as attackers", "X is declared as an attacker". */
function declaredAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb === undefined || verb.kind === 'card' || !/^declar(?:e|es|ed|ing)$/iu.test(verb.text)) return undefined;
  // "declare attackers: X"
  const next = tokens[i + 1];
  if (next !== undefined && ATTACKER.test(next.text) && isColon(tokens[i + 2]) && isNamed(tokens[i + 3]))
    return { tokens: [attackingWith(verb)], to: i + 3 };
  const as = firstIndexFrom(tokens, i + 1, it => it.kind === 'small' && it.word === 'as');
  if (as === undefined || as > i + MOST_DECLARED) return undefined;
  const named = tokens.slice(i + 1, as);
  const at = firstIndexFrom(tokens, as + 1, it => it.kind !== 'filler' && it.kind !== 'number' && it.kind !== 'who');
  if (at === undefined || !/^(?:attackers?|attacking)$/iu.test(tokens[at]?.text ?? '')) return undefined;
  const be = tokens[i - 1];
  if (named.length === 0 && be?.kind === 'be') return { tokens: [attacks(verb)], to: at + 1 };
  return named.some(isNamed) && !named.some(it => it.kind === 'verb')
    ? { tokens: [attackingWith(verb), ...named], to: at + 1 }
    : undefined;
}

/** The most tokens of the names between "declare" and "as". */
const MOST_DECLARED = 8;

/** The wordings "my attack: X", "attackers: X", "one attacker, X, …". */
function attackersAre(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [lead, word, sign, ...names] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  const before = tokens[i - 1];
  const begins = before === undefined || before.kind === 'stop' || isComma(before) || before.kind === 'filler';
  const isOwn = lead?.kind === 'who' && lead.whose && /^attack(?:ers?)?$/iu.test(word?.text ?? '');
  const isOne = lead?.kind === 'number' && ATTACKER.test(word?.text ?? '');
  if (lead === undefined || word === undefined || !begins || !(isOwn || isOne)) return undefined;
  if (!(isColon(sign) || isComma(sign) || (isOwn && sign?.kind === 'be'))) return undefined;
  const name = names.findIndex(isNamed);
  if (name < 0 || !names.slice(0, name).every(it => it?.kind === 'filler' || it?.kind === 'number')) return undefined;
  const to = i + 4 + name;
  const who: readonly Token[] = lead.kind === 'who' ? [{ ...lead, whose: false }] : [];
  // "one attacker, X, gets through"
  const end = tokens[to];
  const goesOn = isOne && isComma(end);
  const named = tokens.slice(i + 3, to);
  return goesOn ? { tokens: named, to: to + 1 } : { tokens: [...who, attackingWith(word), ...named], to };
}

/** The wording "X is the lone attacker". */
function isAttacker(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, be] = [tokens[i - 1], tokens[i]];
  if (!isNamed(name) || be?.kind !== 'be') return undefined;
  const at = firstIndexFrom(
    tokens,
    i + 1,
    it => !(it.kind === 'filler' || (it.kind === 'number' && it.article) || (it.kind === 'who' && it.whose)),
  );
  const word = at === undefined ? undefined : tokens[at];
  const before = tokens.slice(sentenceStart(tokens, i), i - 1).some(it => it.kind === 'ask' || it.kind === 'be');
  if (at === undefined || word === undefined || word.kind === 'card' || !ATTACKER.test(word.text) || before)
    return undefined;
  return { tokens: [attacks(word)], to: at + 1 };
}

/** The wordings "I turn X sideways", "I tap X to attack". */
function turnedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb === undefined || verb.kind === 'card' || !/^turn(?:s|ed|ing)?$/iu.test(verb.text)) return undefined;
  const at = [i + 2, i + 3, i + 4].find(n => /^sideways$/iu.test(tokens[n]?.text ?? ''));
  const named = at === undefined ? [] : tokens.slice(i + 1, at);
  if (at === undefined || !isNamed(named.at(-1))) return undefined;
  return { tokens: [attackingWith(verb), ...named], to: at + 1 };
}

/** The wordings "I swing X", "swinging my X at their face": X attacks. */
function swungAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb?.kind === 'card' || verb?.kind === 'verb' || !/^(?:swing|swings|swinging|swung)$/iu.test(verb?.text ?? ''))
    return undefined;
  const [before, owner, name] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
  const isOwned = owner?.kind === 'who' && owner.whose && owner.who === 'you';
  const isSubject = before?.kind === 'card' || before?.kind === 'noun' || /^(?:it|he|she)$/iu.test(before?.text ?? '');
  if (verb === undefined || isSubject || !(isNamed(owner) || (isOwned && isNamed(name)))) return undefined;
  return { tokens: [attackingWith(verb)], to: i + 1 };
}

/** The wordings "X goes attacking", "X swings in": that it attacks. */
function goesAttacking(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [goes, word] = [tokens[i], tokens[i + 1]];
  if (goes === undefined || goes.kind === 'card' || word === undefined) return undefined;
  const isGoing = /^(?:goes|go|went|going)$/iu.test(goes.text) && /^attacking$/iu.test(word.text);
  const isIn = /^(?:swings?|attacks?)$/iu.test(goes.text) && /^in$/iu.test(word.text) && isEnd(tokens[i + 2]);
  return isNamed(tokens[i - 1]) && (isGoing || isIn) ? { tokens: [attacks(goes)], to: i + 2 } : undefined;
}
