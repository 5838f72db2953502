// Results that are told before something else is asked: "it comes in tapped, fine, but …", "my friend says it dies. Does it?"
import { firstIndexFrom } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  plainPart,
  type RunReplacement,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with each such result passed over, or asked for where somebody else says it. */
export function withResultsTold(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'verb') || !mayTell(tokens)) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      onTheSpot(tokens, i) ??
      drained(tokens, i) ??
      enteredTapped(tokens, i) ??
      claimedAt(tokens, i) ??
      isItSo(tokens, i) ??
      noneAsked(tokens, i) ??
      crackedFor(tokens, i) ??
      cameAt(tokens, i) ??
      putBack(tokens, i),
  );
}

/** Whether there are words without which none of the wordings below is said. */
function mayTell(tokens: readonly Token[]): boolean {
  if (anyWord(tokens, 'the spot', 'drain', 'drains', 'drained', 'no')) return true;
  if (anyWord(tokens, 'tapped', 'untapped') && anyVerb(tokens, 'enters')) return true;
  if (anyWord(tokens, 'then') && anyVerb(tokens, 'draws', 'gainsLife', 'creates')) return true;
  if (anyWord(tokens, 'back') && anyOfKind(tokens, 'zone')) return true;
  if (anyWord(tokens, ...GETTING) && tokens.some(it => it.kind === 'verb' && it.through === true)) return true;
  const isDenied = anyWord(tokens, 'not') || anyVerb(tokens, 'dies');
  if (isDenied && tokens.some(it => it.kind === 'ask' && SAID.test(it.text))) return true;
  return tokens.some((_, i) => isItSo(tokens, i) !== undefined);
}

/** The wording "Gray Merchant enters and drains me": what an ability does that the event makes trigger. */
function drained(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [joint, verb, player, end] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (verb?.kind !== 'about' || !/^drain(?:s|ed)?$/iu.test(verb.text)) return undefined;
  const isJoined = joint?.kind === 'small' && ['and', 'comma', 'then'].includes(joint.word);
  const isEnd = end === undefined || end.kind === 'stop' || end.kind === 'small';
  const told = tokens.findLast((it, n) => n < i && (it.kind === 'verb' || it.kind === 'ask' || it.kind === 'stop'));
  if (!isJoined || player?.kind !== 'who' || player.whose || player.each === true || !isEnd || told?.kind !== 'verb')
    return undefined;
  if (end?.kind === 'small' && ['for', 'of', 'by'].includes(end.word)) return undefined;
  // it is nobody's who is drained
  const who = player.who === 'you' ? 'opponent' : 'you';
  return { tokens: [{ kind: 'there', who, ...plainPart(verb) }], to: i + 3 };
}

/** The wording "it dies on the spot": at once, and no card. */
function onTheSpot(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [on, spot] = [tokens[i], tokens[i + 1]];
  const isOn = on?.kind === 'small' && on.word === 'on';
  return isOn && spot !== undefined && /^the spot$/u.test(spot.text)
    ? { tokens: [on, spot].map(asFiller), to: i + 2 }
    : undefined;
}

/** The wording "puts five Forests back from my yard": where they come from says the same. */
function putBack(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, back, zone] = i === 0 ? [] : tokens.slice(i - 1, i + 2);
  const isNamed = before?.kind === 'card' || before?.kind === 'noun';
  const isBack = back !== undefined && /^back$/iu.test(back.text) && back.kind === 'about';
  if (!isNamed || !isBack || zone?.kind !== 'zone' || !zone.from) return undefined;
  return { tokens: [asFiller(back)], to: i + 1 };
}

/** The question "X now draws me two?" where nothing else happens: what comes of it as it enters. */
function cameAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [card, now, verb, player] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (card?.kind !== 'card' || now?.kind !== 'small' || now.word !== 'then') return undefined;
  const isOutcome = verb?.kind === 'verb' && ['draws', 'gainsLife', 'creates'].includes(verb.action);
  if (!isOutcome || player?.kind !== 'who' || player.whose || (i > 0 && tokens[i - 1]?.kind !== 'stop'))
    return undefined;
  const asks = firstIndexFrom(tokens, i, it => it.kind === 'stop') ?? tokens.length;
  if (tokens[asks]?.text !== '?' || tokens.some(it => it.kind === 'verb' && it !== verb)) return undefined;
  const enters: Token = { kind: 'verb', action: 'enters', voice: 'middle', ...plainPart(now) };
  const stop: Token = { kind: 'stop', hard: true, ...plainPart(now), text: '.' };
  const ask: Token = { kind: 'ask', word: '', ...plainPart(verb), text: 'does it' };
  return { tokens: [card, enters, stop, ask, verb], to: i + 3 };
}

/** The wording "I crack Fabled Passage and get a Plains": what is searched for. */
function crackedFor(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, cracked, and, get, article, found] = i < 2 ? [] : tokens.slice(i - 2, i + 4);
  const isCracked = verb?.kind === 'verb' && verb.through === true && cracked?.kind === 'card';
  const isGot = and?.kind === 'small' && and.word === 'and' && GETTING.includes(get?.text.toLowerCase() ?? '');
  const named = article?.kind === 'number' || article?.kind === 'who' ? found : article;
  if (!isCracked || !isGot || and === undefined || named?.kind !== 'card') return undefined;
  return { tokens: [{ kind: 'small', word: 'for', ...plainPart(and), text: 'for' }], to: i + 2 };
}

const GETTING = ['get', 'gets', 'got', 'take', 'pick', 'grab', 'find', 'fetch'];

/** The wording "It comes in tapped from Passage, so …", after an event: the answer says how it enters. */
function enteredTapped(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const before = tokens[i - 1];
  const entry = before?.kind === 'card' ? entryOfNamed(tokens, i) : undefined;
  if (entry !== undefined) return entry;
  if (!(before?.kind === 'stop' || isComma(before))) return undefined;
  const pronoun = tokens[i];
  const from = pronoun?.kind === 'small' && /^it$/iu.test(pronoun.text) ? i + 1 : i;
  const [verb, state, lead, cause] = [tokens[from], tokens[from + 1], tokens[from + 2], tokens[from + 3]];
  const isEntry = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'middle';
  if (!isEntry || state?.kind !== 'state' || !/^(?:un)?tapped$/iu.test(state.text)) return undefined;
  const isCaused = lead?.kind === 'small' && ['from', 'off', 'under'].includes(lead.word) && cause?.kind === 'card';
  const told = from + (isCaused ? 4 : 2);
  const to = tokens[told]?.kind === 'filler' && !/^(?:and|so)$/iu.test(tokens[told]?.text ?? '') ? told + 1 : told;
  const end = tokens[to];
  const isEnd = isComma(end) || (end?.kind === 'stop' && end.text !== '?');
  const isAsked = tokens.some((it, n) => n > to && (it.kind === 'ask' || it.text === '?'));
  const isAfter = tokens.some((it, n) => n < i && ['card', 'noun'].includes(it.kind));
  return isEnd && isAsked && isAfter ? { tokens: tokens.slice(i, to).map(asFiller), to } : undefined;
}

/** The wording "X enters tapped, I've got Y. Does it untap?": how a card that is told to enter does so, where something else is asked. */
function entryOfNamed(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, state, next] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isEntry = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'middle';
  if (!isEntry || state?.kind !== 'state' || !/^tapped$/iu.test(state.text)) return undefined;
  const start = sentenceStart(tokens, i);
  const isAsked = tokens.slice(start, i).some(it => it.kind === 'ask' || it.kind === 'be');
  const asksLater = tokens.some((it, n) => n > i + 1 && (it.kind === 'ask' || it.text === '?'));
  const goesOn =
    isComma(next) || (next?.kind === 'filler' && /^(?:obviously|but|naturally|though|of course)$/iu.test(next.text));
  return goesOn && !isAsked && asksLater ? { tokens: [verb, asFiller(state)], to: i + 2 } : undefined;
}

const SAID = /\b(?:says?|said|thinks?|claims?|swears|insists|tells me|told me|told me that|that)$/iu;

/** Whether the sentence of a token begins with what somebody else says. */
function isHearsay(tokens: readonly Token[], i: number): boolean {
  const first = tokens[sentenceStart(tokens, i)];
  return first?.kind === 'ask' && SAID.test(first.text) && !/^is\b/iu.test(first.text);
}

/** The wording "my friend says if I play a Forest it dies": whether it does. */
function claimedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [pronoun, verb] = [tokens[i], tokens[i + 1]];
  if (pronoun?.kind === 'small' && pronoun.word === 'not' && isHearsay(tokens, i))
    return { tokens: [asFiller(pronoun)], to: i + 1 };
  const isIt = pronoun?.kind === 'small' && pronoun.word === 'it' && verb?.kind === 'verb' && verb.voice === 'middle';
  if (!isIt || verb.action !== 'dies' || !isHearsay(tokens, i)) return undefined;
  const isCondition = tokens.some(
    (it, n) => n < i && n > sentenceStart(tokens, i) && it.kind === 'small' && it.word === 'if',
  );
  if (!isCondition) return undefined;
  return {
    tokens: [
      { kind: 'ask', word: '', ...plainPart(pronoun), text: 'does it' },
      { ...verb, text: 'die' },
    ],
    to: i + 2,
  };
}

/** The wording "Does it, and …": whether it is as was said. */
function isItSo(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const ask = tokens[i];
  if (ask?.kind !== 'ask') return undefined;
  const [before, end] = [tokens[i - 1], tokens[i + 1]];
  if (before?.kind !== 'stop' || !(isComma(end) || end?.kind === 'stop')) return undefined;
  const isTag = /^(?:does|do|is|will|would) (?:it|he|she|that|they)$/iu.test(ask.text);
  return isTag ? { tokens: [asFiller(ask)], to: i + 1 } : undefined;
}

/** The wording "if I play it, no bouncing?": what is asked to be missing. */
function noneAsked(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, not] = [tokens[i - 1], tokens[i]];
  const begins = before?.kind === 'stop' || isComma(before) || /^(?:so|then)$/iu.test(before?.text ?? '');
  if (!begins || not?.kind !== 'small' || !/^no$/iu.test(not.text)) return undefined;
  const end = firstIndexFrom(tokens, i, it => it.kind === 'stop' || isComma(it)) ?? tokens.length;
  const part = tokens.slice(i + 1, end);
  const isQuiet =
    part.length > 0 && part.length < 3 && part.every(it => ['about', 'verb', 'unknown'].includes(it.kind));
  const isAsked = tokens[firstIndexFrom(tokens, i, it => it.kind === 'stop') ?? tokens.length]?.text === '?';
  if (!isQuiet || !isAsked) return undefined;
  const about = [not, ...part].map((it): Token => ({ kind: 'about', word: '', ...plainPart(it) }));
  return { tokens: about, to: end };
}
