// Clauses on a card without "that": "Serra Angel I just cast is a what", "when Kitchen Finks I control dies".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import { asBasicLand } from '../../model/mana-tapped.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/**
 * The tokens with each card that somebody is said to control right behind it as theirs, and with each that somebody is said to
 * cast there as what is cast in a sentence of its own.
 */
export function withRelativeClauses(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(typed, 'card')) return typed;
  const tokens = anyWord(typed, 'one') ? withCastersTold(typed, cards) : typed;
  const isBasic = anyWord(tokens, 'basic');
  const isFresh = anyWord(tokens, 'freshly', 'newly', 'just');
  return withRunsReplaced(
    tokens,
    i =>
      (isBasic ? basicAt(tokens, i) : undefined) ??
      hadAt(tokens, i) ??
      castBeforeAt(tokens, i) ??
      castAt(tokens, i) ??
      (isFresh ? freshlyAt(tokens, i) : undefined),
  );
}

/** The tokens with "I'm the one who cast the battle" as the owner of the one card named before that is a battle. */
function withCastersTold(tokens: readonly Token[], cards: Cards): readonly Token[] {
  const at = tokens.findIndex((it, i) => it.kind === 'who' && !it.whose && isCastingOne(tokens, past(tokens, i)));
  const from = past(tokens, at);
  const [player, type, end] = [tokens[at], tokens[from + 5], tokens[from + 6]];
  if (player?.kind !== 'who' || type === undefined || !(end === undefined || end.kind === 'stop')) return tokens;
  const said = type.text.toLowerCase();
  const isOfType = (token: Token) =>
    token.kind === 'card' && cardKnown(cards, token)?.face.types.some(own => own.toLowerCase() === said) === true;
  const told = tokens.slice(0, at);
  const first = told.findIndex(isOfType);
  const named = new Set(told.flatMap(it => (it.kind === 'card' && isOfType(it) ? it.names.slice(0, 1) : [])));
  if (named.size !== 1) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    if (i >= at && i < from + 6) return [asFiller(token)];
    const before = tokens[i - 1];
    if (i !== first || (before?.kind === 'who' && before.whose)) return [token];
    return [{ kind: 'who', who: player.who, whose: true, text: '', at: token.at, end: token.at }, token];
  });
}

/** The place behind a player and "is". */
function past(tokens: readonly Token[], i: number): number {
  return tokens[i + 1]?.kind === 'be' ? i + 2 : i + 1;
}

/** Whether "the one who cast the" stands at a place. */
function isCastingOne(tokens: readonly Token[], i: number): boolean {
  const [the, one, that, verb, article] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  const isOne =
    /^the$/iu.test(the?.text ?? '') && /^one$/iu.test(one?.text ?? '') && /^(?:who|that)$/iu.test(that?.text ?? '');
  const isCast =
    verb?.kind === 'verb' && verb.action === 'enters' && /^(?:cast|played|dropped|resolved)$/iu.test(verb.text);
  return isOne && isCast && /^(?:the|that|this)$/iu.test(article?.text ?? '');
}

/** The wording "the basic Island I control": the land, and no type that is asked about. */
function basicAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [basic, type, player, have] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (type === undefined || !/^basic$/iu.test(basic?.text ?? '') || player?.kind !== 'who' || player.whose)
    return undefined;
  const land =
    have?.kind === 'have' && /^(?:controls?|owns?|have|has)$/iu.test(have.text) ? asBasicLand(type) : undefined;
  if (land === undefined) return undefined;
  const owner: Token = { ...player, whose: true, text: '', at: type.at, end: type.at };
  return { tokens: [owner, land], to: i + 3 };
}

/** The wording "Kitchen Finks I control dies". */
function hadAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [card, player] = [tokens[i], tokens[i + 1]];
  if (card?.kind !== 'card' || player?.kind !== 'who' || player.whose) return undefined;
  const [before, have, next] = [tokens[i - 1], tokens[i + 2], tokens[i + 3]];
  if (have?.kind !== 'have') return undefined;
  const isOwned = before?.kind === 'who' && before.whose;
  const goesOn = (next?.kind === 'verb' && next.voice === 'middle') || next?.kind === 'be';
  if (!goesOn || isOwned || !/^(?:controls?|owns?)$/iu.test(have.text)) return undefined;
  const owner: Token = { ...player, whose: true, text: '', at: card.at, end: card.at };
  return { tokens: [owner, card], to: i + 3 };
}

/** The wording "at the battle I cast last turn": it is there, and the asker's. */
function castBeforeAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const at = /^the$/iu.test(tokens[i]?.text ?? '') ? i + 1 : i;
  const [before, card, player, verb, when] = [
    tokens[i - 1],
    tokens[at],
    tokens[at + 1],
    tokens[at + 2],
    tokens[at + 3],
  ];
  if (card?.kind !== 'card' || before?.kind === 'who' || player?.kind !== 'who' || player.whose) return undefined;
  const isCast = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active' && CAST.test(verb.text);
  if (player.who !== 'you' || !isCast || !isBefore(when)) return undefined;
  return { tokens: [{ ...player, whose: true, text: '', at: card.at, end: card.at }, card], to: at + 4 };
}

/** The wordings "Serra Angel I just cast is a 5/5", "does it stop Mulldrifter I'm casting?". */
function castAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [card, player] = [tokens[i], tokens[i + 1]];
  if (card?.kind !== 'card' || player?.kind !== 'who' || player.whose || player.who !== 'you') return undefined;
  if (!/^i\b/iu.test(player.text)) return undefined;
  const at = tokens[i + 2]?.kind === 'filler' ? i + 3 : i + 2;
  const [verb, follows] = [tokens[at], tokens[at + 1]];
  const isCast = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
  if (!isCast || !CAST.test(verb.text)) return undefined;
  if (isBefore(follows)) return undefined;
  const next = follows?.kind === 'filler' ? tokens[at + 2] : follows;
  const goesOn = next?.kind === 'be' || (next?.kind === 'verb' && next.voice === 'middle') || isGetting(next);
  const ends = follows === undefined || follows.kind === 'stop' || isComma(follows);
  if (!goesOn && !ends) return undefined;
  const stop: Token = { kind: 'stop', hard: false, text: '', at: card.end, end: card.end };
  const pronoun: Token = { kind: 'small', word: 'it', ...plainPart(verb), text: 'it' };
  if (!goesOn) return { tokens: [card, stop, player, verb, pronoun], to: at + 1 };
  const { at: from } = card;
  const after: Token = { ...stop, at: verb.end, end: verb.end };
  return {
    tokens: [
      { ...player, text: player.text, at: from, end: from },
      { ...verb, at: from, end: from },
      card,
      after,
      { ...pronoun, at: verb.end, end: verb.end },
    ],
    to: at + 1,
  };
}

const CAST =
  /^(?:cast|casting|play|playing|played|resolve|resolving|resolved|drop|dropped|slammed|jammed|landed|laid down|put down|ran out)$/iu;

/** The word "earlier" and others for a time before, after which what was cast is there. */
function isBefore(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    /^(?:earlier|before|previously|last turn|(?:a|one) turn ago|(?:two|a few) turns ago)$/iu.test(token.text)
  );
}

/** The wording "the land I just played gets untapped". */
function isGetting(token: Token | undefined): boolean {
  if (token?.kind === 'small' && token.word === 'not') return token.text !== 'not';
  return token?.kind === 'about' && /^(?:gets?|triggers?)$/iu.test(token.text);
}

/** The wording "my freshly cast X": its owner casts it, in a sentence of its own where something else is told of it. */
function freshlyAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [first, second, third, fourth] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isOwned = first?.kind === 'who' && first.whose;
  const [way, next1, next2] = isOwned ? [second, third, fourth] : [first, second, third];
  // "freshly cast" is one phrase
  const isPhrase = /^(?:freshly|newly|just) cast$/iu.test(way?.text ?? '');
  const [verb, card] = isPhrase ? [way, next1] : [next1, next2];
  if (!isPhrase && (!/^(?:freshly|newly|just)$/iu.test(way?.text ?? '') || verb?.kind !== 'verb')) return undefined;
  if (first === undefined || verb === undefined || card?.kind !== 'card') return undefined;
  if (!isPhrase && !/^(?:cast|played|resolved|dropped)$/iu.test(verb.text)) return undefined;
  if (!isOwned && (isPhrase || tokens[i - 1]?.kind === 'who')) return undefined;
  // "them: just cast X"
  const [label, colon] = [tokens[i - 2], tokens[i - 1]];
  if (colon?.kind === 'small' && colon.word === 'colon' && label?.kind === 'who') return undefined;
  const who = isOwned ? first.who : 'you';
  const to = i + (isOwned ? 4 : 3) - (isPhrase ? 1 : 0);
  const next = tokens[to];
  const place = { at: card.end, end: card.end };
  const player: Token = { kind: 'who', who, whose: false, ...plainPart(first), text: '' };
  const cast: Token = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(verb), text: 'casts' };
  const before = tokens[i - 1];
  const begins =
    before === undefined ||
    before.kind === 'stop' ||
    before.kind === 'filler' ||
    (before.kind === 'small' && ['comma', 'and', 'then', 'colon'].includes(before.word));
  const ends = next === undefined || ['stop', 'small', 'ask', 'relation'].includes(next.kind);
  if (begins && ends) return { tokens: [player, cast, card], to };
  if (!ends) return undefined;
  // "my freshly cast X shuts off Y": what it is asked to do comes after
  if (next?.kind === 'relation')
    return {
      tokens: [
        { kind: 'stop', hard: false, ...plainPart(first), text: '' },
        player,
        cast,
        card,
        { kind: 'stop', hard: false, text: '', ...place },
        { kind: 'ask', word: '', text: 'does', ...place },
        { ...card, ...place },
      ],
      to,
    };
  const owner: readonly Token[] = isOwned ? [first] : [];
  const stop: Token = { kind: 'stop', hard: false, text: '', ...place };
  return {
    tokens: [
      ...owner,
      card,
      stop,
      { ...player, ...place },
      { ...cast, ...place },
      { kind: 'small', word: 'it', text: 'it', ...place },
    ],
    to,
  };
}
