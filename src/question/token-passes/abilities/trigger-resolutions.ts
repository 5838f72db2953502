// Triggered abilities that are told to resolve: "the Hedron Crab trigger resolves on my opponent", "her trigger makes two soldiers".

import { lastBefore } from '../../../kit/lists.ts';
import { cardWording } from '../../../oracle/index.ts';
import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { statementParts } from '../../tokens/statement-parts.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, sentenceEnd, sentenceStart } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

const TRIGGER = /^(?:(?:etb|enters?|attack|death|dies|combat|upkeep|landfall) )?trigger$/iu;
/** Words before "trigger" that say which kind of event it is. */
const OF_TRIGGER = /^(?:etb|enters?|entering|attack|attacking|death|dies|combat|upkeep|landfall|first|end step)$/iu;
const RESOLVES = /^(?:resolves?|resolved|resolving|goes off|went off|just resolved)$/iu;

/** The instruction of the one triggered ability of a permanent, as if it were a spell; undefined where it has none or several. */
export function triggerAsSpell(known: Known): Known | undefined {
  const [only, ...more] = known.face.abilities.flatMap(it => (it.kind === 'triggered' ? [it.effect] : []));
  // what it does instead is told by the board alone
  if (only === undefined || more.length > 0 || known.spell || /\binstead\b/u.test(only)) return undefined;
  return { ...known, says: cardWording(only), spell: true };
}

/** The tokens with each triggered ability that is told to resolve, or to do something, as a verb of its source. */
export function withTriggersResolving(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  const tokens = withTriggersTold(typed, cards);
  if (!anyWord(tokens, 'trigger') || !tokens.some(it => TRIGGER.test(it.text))) return tokens;
  const told = statementParts(tokens);
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const tells = told[i] === true || !asksAround(tokens, i);
    const read = tells ? resolutionAt(tokens, i, cards) : undefined;
    const token = tokens[i];
    if (read !== undefined) {
      result.splice(result.length - (i - read.from), result.length);
      result.splice(0, result.length, ...withoutAttack(result), ...read.instead);
      i = read.to - 1;
    } else if (token !== undefined) {
      // what resolves is the ability, and not the permanent
      const isLost = tells && TRIGGER.test(token.text) && RESOLVES.test(tokens[i + 1]?.text ?? '');
      result.push(isLost ? { kind: 'unknown', ...plainPart(token) } : token);
    }
  }
  return result.some((it, i) => it !== tokens[i]) ? result.map(asManner) : tokens;
}

/**
 * The tokens with "Smothering Tithe triggers, …" as "Smothering Tithe trigger resolves", where that is all that happens and the
 * ability waits for no entering: what it does is asked about then.
 */
function withTriggersTold(tokens: readonly Token[], cards: Cards): readonly Token[] {
  if (!anyWord(tokens, 'triggers')) return tokens;
  // "at the beginning of combat it triggers": what makes it trigger is told
  if (tokens.some(it => it.kind === 'verb' || (it.kind === 'fact' && it.path[0] === 'step'))) return tokens;
  // "when it triggers do they have to pay?": that is asked before it resolves
  if (tokens.some((it, i) => it.text.toLowerCase() === 'pay' && asksAround(tokens, i))) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    const [source, next] = [tokens[i - 1], tokens[i + 1]];
    const isTold = /^triggers$/iu.test(token.text) && source?.kind === 'card' && !asksAround(tokens, i);
    const ends = next === undefined || ['stop', 'small', 'filler', 'remark'].includes(next.kind);
    const known = source?.kind === 'card' ? cardKnown(cards, source) : undefined;
    if (!isTold || !ends || known === undefined || waitsForEntering(known)) return [token];
    const place = plainPart(token);
    return [
      { kind: 'about', word: '', ...place, text: 'trigger' },
      { kind: 'verb', action: 'enters', voice: 'middle', ...place, text: 'resolves' },
    ];
  });
}

/** Whether an ability of a card triggers as something enters, so that "it triggers" may tell of that. */
function waitsForEntering({ face }: Known): boolean {
  return face.abilities.some(it => it.kind === 'triggered' && it.events.some(({ kind }) => kind === 'enters'));
}

/**
 * The tokens with the attack at their end, by which the ability triggered, as filler: "I swing with Kaalia and her
 * trigger …".
 */
function withoutAttack(tokens: readonly Token[]): readonly Token[] {
  // the attack may have a sentence of its own before this one
  const isFirst = tokens.at(-1)?.kind === 'stop';
  const before = isFirst ? tokens.slice(0, -1) : tokens;
  const from = before.findLastIndex(it => it.kind === 'stop' && it.hard) + 1;
  const attack = tokens.findIndex((it, i) => i >= from && isAttack(it));
  if (attack < 0) return tokens;
  const begin = tokens.slice(0, attack).findLastIndex(it => it.kind === 'stop' || isJoining(it)) + 1;
  return tokens.map((it, i): Token => (i < begin ? it : asFiller(it)));
}

function isAttack(token: Token): boolean {
  const isOfCombat = token.kind === 'unjudged' && token.why === 'combat';
  return (isOfCombat || token.kind === 'verb') && /^(?:attack|swing)/iu.test(token.text);
}

function isJoining(token: Token): boolean {
  return token.kind === 'small' && ['comma', 'and', 'if', 'then'].includes(token.word);
}

/** The wording "… tapped and attacking": how its card puts it onto the battlefield, which the card says itself. */
function asManner(token: Token, i: number, tokens: readonly Token[]): Token {
  const [tapped, and] = tokens.slice(Math.max(0, i - 2), i);
  const isManner = and?.kind === 'small' && and.word === 'and' && /^tapped$/iu.test(tapped?.text ?? '');
  if (!isManner || !/^attacking\b/iu.test(token.text)) return token;
  return asFiller(token);
}

/** Whether the sentence of a token asks: by its words before it, or by its end. */
function asksAround(tokens: readonly Token[], i: number): boolean {
  const from = sentenceStart(tokens, i);
  const end = sentenceEnd(tokens, i);
  const rest = tokens.slice(i, end === undefined ? undefined : tokens.indexOf(end));
  // "her trigger makes two, so I have four?"
  const isAllAsked = end?.text === '?' && !rest.some(it => it.kind === 'small' && it.word === 'comma');
  return isAllAsked || tokens.slice(from, i).some(it => it.kind === 'ask');
}

/** Tokens in place of those from `from` on, before `to`. */
interface Instead {
  readonly from: number;
  readonly to: number;
  readonly instead: readonly Token[];
}

function resolutionAt(tokens: readonly Token[], i: number, cards: Cards): Instead | undefined {
  const trigger = tokens[i];
  if (trigger === undefined || !TRIGGER.test(trigger.text)) return undefined;
  let from = i - 1;
  while (from >= 0 && OF_TRIGGER.test(tokens[from]?.text ?? '')) from--;
  const subject = sourceAt(tokens, from, cards);
  if (subject === undefined) return undefined;
  let to = i + 1;
  while (tokens[to]?.kind === 'filler' || tokens[to]?.kind === 'be') to++;
  const verb = tokens[to];
  if (verb === undefined) return undefined;
  if (!RESOLVES.test(verb.text)) {
    const does = verb.kind === 'verb' && verb.voice === 'active';
    return does ? { from, to, instead: [subject] } : undefined;
  }
  const [name] = subject.names;
  if (name === undefined) return undefined;
  const owner = tokens[from - 1];
  const { at } = subject;
  const player: readonly Token[] = owner?.kind === 'who' && owner.whose ? [{ ...owner, whose: false }] : [];
  const { text, end } = verb;
  return {
    from: from - player.length,
    to: to + 1,
    instead: [...player, { kind: 'verb', action: 'resolves', voice: 'active', card: name, text, at, end }],
  };
}

/** The card before "trigger", or the last one named before "her trigger", where it has one triggered ability. */
function sourceAt(tokens: readonly Token[], at: number, cards: Cards): CardToken | undefined {
  const token = tokens[at];
  const isOfLast =
    (token?.kind === 'who' && token.whose && /^(?:her|his|its|their)$/iu.test(token.text)) ||
    (token?.kind === 'small' && /^its$/iu.test(token.text));
  const card = isOfLast ? lastBefore(tokens, at, it => it.kind === 'card') : token;
  if (card?.kind !== 'card') return undefined;
  const known = cardKnown(cards, card);
  return known === undefined || triggerAsSpell(known) === undefined ? undefined : card;
}
