// Plays told by whom, or without a verb: "I go Thragtusk", "X cast by me", "me: Frogify on X",
// "X then Y (theirs)".
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such play as the verb of casting, and the player before what is named. */
export function withPlaysTold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isFor = anyWord(tokens, 'for', 'into') && (anyWord(tokens, 'into', 'under') || anyOfKind(tokens, 'have'));
  const isDone = anyWord(tokens, 'by') && anyWord(tokens, 'cast', 'played', 'resolved', 'controlled', 'owned');
  const isComing = anyWord(tokens, 'with') && anyWord(tokens, ...COMES);
  if (!isFor && !isDone && !isComing && !anyWord(tokens, 'colon', 'then', 'time', ...GOES)) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      (isComing ? comesWith(tokens, i, cards) : undefined) ??
      forMeInto(tokens, i, cards) ??
      timeFor(tokens, i, cards) ??
      goneFor(tokens, i) ??
      castBy(tokens, i) ??
      controlledBy(tokens, i) ??
      labeledAura(tokens, i, cards) ??
      readyFor(tokens, i, cards) ??
      thenTheirs(tokens, i, cards),
  );
}

const COMES: readonly string[] = ['come', 'comes', 'came', 'coming'];

/** The wordings "I come down with X", "opp came in with X": the player casts it. */
function comesWith(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [player, verb, lead] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (verb?.kind !== 'verb' || verb.action !== 'enters' || !/^c[oa]m(?:es?|ing) (?:down|in)$/iu.test(verb.text))
    return undefined;
  const at = tokens[i + 2]?.kind === 'number' || tokens[i + 2]?.kind === 'filler' ? i + 3 : i + 2;
  const named = tokens[at];
  if (player?.kind !== 'who' || player.whose || lead?.kind !== 'small' || lead.word !== 'with') return undefined;
  return named?.kind === 'card' && cardKnown(cards, named)?.spell === false
    ? { tokens: [casting(verb)], to: i + 2 }
    : undefined;
}

/** The wording "me: Frogify on X": the Aura is cast on it. */
function labeledAura(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [player, colon, aura, on] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const isLabel = player?.kind === 'who' && !player.whose && colon?.kind === 'small' && colon.word === 'colon';
  if (!isLabel || colon === undefined || !begins(tokens[i - 2])) return undefined;
  const isOn = on?.kind === 'small' && on.word === 'on';
  return isOn && isAuraCard(aura, cards) ? { tokens: [casting(colon)], to: i + 1 } : undefined;
}

/** The wording "I have Frogify for it": what would be cast on it. */
function readyFor(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [player, have, aura, lead, pronoun] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (player?.kind !== 'who' || player.whose || have?.kind !== 'have' || aura === undefined) return undefined;
  if (lead?.kind !== 'small' || lead.word !== 'for' || !isAuraCard(aura, cards)) return undefined;
  const isIt = pronoun?.kind === 'small' && pronoun.word === 'it' && endsClause(tokens[i + 4]);
  return isIt
    ? { tokens: [casting(have), aura, { kind: 'small', word: 'on', ...plainPart(lead), text: 'on' }], to: i + 3 }
    : undefined;
}

function isAuraCard(token: Token | undefined, cards: Cards): boolean {
  return token?.kind === 'card' && cardKnown(cards, token)?.face.subtypes.includes('Aura') === true;
}

/** The wording "X then Y (opponent's).", with which a question begins: who asks has X, and the other player plays Y then. */
function thenTheirs(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [first, then, second, owner, stop] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (i > 0 || first?.kind !== 'card' || second?.kind !== 'card' || stop?.kind !== 'stop') return undefined;
  if (then?.kind !== 'small' || then.word !== 'then' || owner?.kind !== 'who' || !owner.whose) return undefined;
  if (owner.who !== 'opponent' || [first, second].some(it => cardKnown(cards, it)?.spell !== false)) return undefined;
  const place = { text: '', at: first.at, end: first.at };
  return {
    tokens: [
      { kind: 'who', who: 'you', whose: false, ...place },
      { kind: 'have', ...place },
      first,
      { kind: 'stop', hard: false, ...plainPart(then) },
      { ...owner, whose: false },
      casting(then),
      second,
    ],
    to: i + 4,
  };
}

const GOES: readonly string[] = ['go', 'goes', 'went', 'going'];

/** Whether a clause that tells of a play ends before a token. */
export function endsClause(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'stop' || isListSign(token)) return true;
  return token.kind === 'small' && ['equals', 'if', 'then', 'under'].includes(token.word);
}

function begins(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'stop' || isListSign(token) || token.kind === 'filler';
}

/** The wording "Grave Titan for me into their board", with which a sentence begins: it is cast. */
function forMeInto(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [name, lead, player, into] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (name?.kind !== 'card' || lead?.kind !== 'small' || !['for', 'from', 'by'].includes(lead.word)) return undefined;
  if (player?.kind !== 'who' || player.whose || into?.kind !== 'small' || !['into', 'under'].includes(into.word))
    return undefined;
  const known = cardKnown(cards, name);
  if (known?.spell !== false || known.land || !begins(tokens[i - 1])) return undefined;
  const place = { text: '', at: name.at, end: name.at };
  return { tokens: [{ ...player, ...place }, { ...casting(lead), ...place }, name], to: i + 3 };
}

/** The sentence "Wurmcoil Engine time!": who asks plays it. */
function timeFor(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [name, time, end] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (name?.kind !== 'card' || !/^time$/iu.test(time?.text ?? '') || time === undefined) return undefined;
  const known = cardKnown(cards, name);
  if (known?.spell !== false || known.land || !begins(tokens[i - 1]) || !endsClause(end)) return undefined;
  const place = { text: '', at: name.at, end: name.at };
  return {
    tokens: [{ kind: 'who', who: 'you', whose: false, ...place }, { ...casting(time), ...place }, name],
    to: i + 2,
  };
}

/** The wording "I go X", with which a player tells a play: it is cast. */
function goneFor(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [goes, name, next] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const who = tokens[i - 1]?.kind === 'filler' ? tokens[i - 2] : tokens[i - 1];
  if (
    who?.kind !== 'who' ||
    who.whose ||
    goes === undefined ||
    goes.kind === 'card' ||
    !GOES.includes(goes.text.toLowerCase())
  )
    return undefined;
  const isJoined = next?.kind === 'small' && ['copying', 'naming', 'on', 'as', 'off', 'with'].includes(next.word);
  return name?.kind === 'card' && (endsClause(next) || isJoined)
    ? { tokens: [casting(goes), name], to: i + 2 }
    : undefined;
}

/** The verb of casting in place of a token. */
export function casting(token: Token): Token {
  return { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(token), text: 'cast' };
}

/** The wording "X cast by me". */
function castBy(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, verb, by, who] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isCast = verb?.kind === 'verb' && verb.action === 'enters' && /^(?:cast|played|resolved)$/iu.test(verb.text);
  if (name?.kind !== 'card' || !isCast || by?.kind !== 'small' || by.word !== 'by') return undefined;
  if (who?.kind !== 'who' || who.whose || !endsClause(tokens[i + 4]) || !begins(tokens[i - 1])) return undefined;
  return { tokens: [who, { ...verb, voice: 'active' }, name], to: i + 4 };
}

/** The wording "Y controlled by them". */
function controlledBy(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, by, who] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (name?.kind !== 'card' || by?.kind !== 'small' || !/^(?:controlled|owned) by$/iu.test(by.text)) return undefined;
  if (who?.kind !== 'who' || who.whose || !endsClause(tokens[i + 3]) || !begins(tokens[i - 1])) return undefined;
  return { tokens: [who, { kind: 'have', ...plainPart(by) }, name], to: i + 3 };
}
