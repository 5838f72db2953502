// Events told by a gerund in what is asked: "does X trigger off of me saccing Y", "do I get a trigger for attacking with Y",
// "does X care about Y being sacrificed".
import { lastBefore } from '../../../kit/lists.ts';
import type { SpokenAction, Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such event, in a sentence that names or asks something before it, as a clause of its own. */
export function withEventsAsGerunds(tokens: readonly Token[]): readonly Token[] {
  const isDone = anyVerb(tokens, ...EVENTS) && (anyWord(tokens, ...BEING) || anyVerb(tokens, 'sacrifices', 'discards'));
  const isMatter = anyWord(tokens, 'that') && anyWord(tokens, 'matter', 'matters', 'care', 'cares');
  if (!isDone && !isMatter && !tokens.some(it => it.kind === 'verb' && /ing\b/iu.test(it.text))) return tokens;
  if (!anyOfKind(tokens, 'verb')) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      doingAt(tokens, i) ??
      beingDoneAt(tokens, i) ??
      mattering(tokens, i) ??
      namedDoing(tokens, i) ??
      doneToOne(tokens, i),
  );
}

/** Events that happen by themselves, and are no way in which something else happens. */
const EVENTS: readonly SpokenAction[] = ['sacrifices', 'discards', 'attacks', 'dies', 'destroys', 'blinks', 'mills'];

/** The wordings "off of me saccing", "for attacking with", "by sacrificing", and what asks before them. */
function doingAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const lead = tokens[i];
  if (lead === undefined || !isLead(lead)) return undefined;
  const next = tokens[i + 1];
  const at = next?.kind === 'small' && next.word === 'of' ? i + 2 : i + 1;
  const doer = tokens[at];
  const isDoer = doer?.kind === 'who' && !doer.whose;
  const verb = tokens[isDoer ? at + 1 : at];
  // "off of them drawing three cards", but "from drawing a card" may say how something is found
  const isEvent = verb?.kind === 'verb' && (EVENTS.includes(verb.action) || (isDoer && verb.action === 'draws'));
  if (verb?.kind !== 'verb' || verb.voice === 'passive' || !isEvent) return undefined;
  const from = sentenceStart(tokens, i);
  const isDoing = /^\p{L}+['’]?ing\b/iu.test(verb.text);
  if (!isDoing || !tokens.slice(from, i).some(it => it.kind === 'ask' || it.kind === 'card')) return undefined;
  // "does my opponent get a trigger for discarding X": the player who is spoken of does it
  const said = isDoer ? doer : lastBefore(tokens, i, it => isPlayer(it) || OF_ASKER.test(it.text));
  const isSaid = said !== undefined && said.at >= (tokens[from]?.at ?? 0);
  const place = { ...plainPart(verb), text: '' };
  const who = said?.kind === 'who' ? said.who : 'you';
  return {
    tokens: [
      ...askedIn(lead),
      { kind: 'small', word: 'if', ...plainPart(lead), text: 'when' },
      ...(isSaid && verb.voice === 'active' ? [{ kind: 'who', who, whose: false, ...place } as const] : []),
      verb,
    ],
    to: isDoer ? at + 2 : at + 1,
  };
}

function isPlayer(token: Token): boolean {
  return token.kind === 'who' && !token.whose;
}

const OF_ASKER = /\b(?:do|did|can|could|will|would|should|may) (?:i|we)\b/iu;

const LEADS: readonly string[] = ['off', 'from', 'for', 'on', 'by', 'under'];

function isLead(token: Token): boolean {
  return (token.kind === 'small' && LEADS.includes(token.word)) || askedIn(token).length > 0;
}

/** The verb of a relation that goes on with the event: "trigger off", "trigger for". */
function askedIn(token: Token): readonly Token[] {
  const [asked] = token.kind === 'relation' ? (/^triggers?(?= (?:off|for|on)$)/iu.exec(token.text) ?? []) : [];
  return asked === undefined ? [] : [{ kind: 'about', word: '', ...plainPart(token), text: asked }];
}

/** The wordings "about Y being sacrificed", "sees Y get discarded": what is named and what becomes of it. */
function beingDoneAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const lead = tokens[i];
  if (lead === undefined || !isWatching(lead) || i === 0) return undefined;
  const isOwned = tokens[i + 1]?.kind === 'who' || tokens[i + 1]?.kind === 'number';
  const at = isOwned ? i + 2 : i + 1;
  const [named, being, verb] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if ((named?.kind !== 'card' && named?.kind !== 'noun') || !BEING.includes(being?.text.toLowerCase() ?? ''))
    return undefined;
  if (being === undefined || verb?.kind !== 'verb' || !EVENTS.includes(verb.action)) return undefined;
  if (verb.voice === 'active') return undefined;
  return {
    tokens: [
      { kind: 'small', word: 'if', ...plainPart(lead), text: 'when' },
      ...tokens.slice(i + 1, at + 1),
      { kind: 'be', ...plainPart(being) },
      verb,
    ],
    to: at + 3,
  };
}

const BEING: readonly string[] = ['being', 'getting', 'get', 'gets'];

/** Words by which something looks at what happens: "sees", "care about", "from". */
function isWatching(token: Token): boolean {
  return /^(?:sees?|cares? about|react(?:s)? to|about|to|from|off|on|for)$/iu.test(token.text) && token.kind !== 'card';
}

/** The wording "does it matter for X that Y was discarded": what is told after "that". */
function mattering(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const that = tokens[i];
  if (that?.kind !== 'small' || that.word !== 'that' || !/^that$/iu.test(that.text)) return undefined;
  const asked = tokens.slice(sentenceStart(tokens, i), i);
  const isAsked = asked.some(it => it.kind === 'ask') && asked.some(it => /^(?:matters?|cares?)$/iu.test(it.text));
  return isAsked ? { tokens: [{ kind: 'small', word: 'if', ...plainPart(that), text: 'when' }], to: i + 1 } : undefined;
}

/** The wording "cards from X hitting my opponent": what is named does it. */
function namedDoing(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const lead = tokens[i];
  if (lead?.kind !== 'small' || !['off', 'from', 'for'].includes(lead.word)) return undefined;
  const isOwned = tokens[i + 1]?.kind === 'who' || tokens[i + 1]?.kind === 'number';
  const at = isOwned ? i + 2 : i + 1;
  const [named, verb] = [tokens[at], tokens[at + 1]];
  if ((named?.kind !== 'card' && named?.kind !== 'noun') || verb?.kind !== 'verb') return undefined;
  const isDoing = ['hits', 'dies', 'attacks', 'enters'].includes(verb.action) && /ing\b/iu.test(verb.text);
  if (!isDoing || (verb.action === 'enters' && verb.voice !== 'middle')) return undefined;
  if (!tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask')) return undefined;
  return {
    tokens: [{ kind: 'small', word: 'if', ...plainPart(lead), text: 'when' }, ...tokens.slice(i + 1, at + 2)],
    to: at + 2,
  };
}

/** The wording "how many triggers for one sacrificed X": it is sacrificed by the player who asks. */
function doneToOne(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [lead, first, second] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (lead?.kind !== 'small' || !['off', 'from', 'for'].includes(lead.word)) return undefined;
  const isOne = first?.kind === 'number' && first.value === 1;
  const verb = isOne ? second : first;
  const behind = isOne ? i + 3 : i + 2;
  const owner = tokens[behind];
  const at = owner?.kind === 'who' && owner.whose ? behind + 1 : behind;
  const named = tokens[at];
  if (verb?.kind !== 'verb' || verb.voice !== 'passive' || !['sacrifices', 'discards'].includes(verb.action))
    return undefined;
  if (named?.kind !== 'card' && named?.kind !== 'noun') return undefined;
  const place = { ...plainPart(verb), text: '' };
  return {
    tokens: [
      { kind: 'small', word: 'if', ...plainPart(lead), text: 'when' },
      { kind: 'who', who: 'you', whose: false, ...place },
      { kind: 'verb', action: verb.action, voice: 'active', ...plainPart(verb) },
      named,
    ],
    to: at + 1,
  };
}
