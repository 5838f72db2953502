// Attachments told within what is asked, or without the word for it: "does it matter that Rancor was on X", "X + Rancor attached", "X with Rancor on".

import { firstFrom, lastIndexBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  plainPart,
  type RunReplacement,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** The tokens with each such attachment as "attached to" before the creature, or as what the creature is with. */
export function withWornInAsking(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (
    !anyWord(tokens, 'on', 'attached', 'equipped', 'strapped', 'add', 'adds') ||
    !tokens.some(it => isWorn(it, cards))
  )
    return tokens;
  const told = withRunsReplaced(
    tokens,
    i => onPronoun(tokens, i, cards) ?? attachedToIt(tokens, i, cards) ?? onInAsking(tokens, i, cards),
  );
  return withRunsReplaced(
    told,
    i =>
      stillAdds(told, i, cards) ??
      thereAt(told, i, cards) ??
      addedAt(told, i, cards) ??
      hadByPronoun(told, i, cards) ??
      onAtEnd(told, i, cards) ??
      attachedAlone(told, i, cards),
  );
}

/** The wording "if Rancor is on him": the creature. */
function onPronoun(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [worn, be, on, him] = [tokens[i - 2], tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!isWorn(worn, cards) || be?.kind !== 'be' || on?.kind !== 'small' || on.word !== 'on') return undefined;
  if (him?.kind !== 'who' || him.whose || !/^(?:him|her|them)$/iu.test(him.text)) return undefined;
  return { tokens: [on, { kind: 'small', word: 'it', ...plainPart(him) }], to: i + 2 };
}

/** The wording "does Rancor that's attached to it still pump": the one creature named before. */
function attachedToIt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [attached, pronoun] = [tokens[i], tokens[i + 1]];
  if (attached?.kind !== 'small' || attached.word !== 'attached' || !isPronoun(pronoun)) return undefined;
  const worn =
    tokens[lastIndexBefore(tokens, i, it => it.kind !== 'be' && !(it.kind === 'small' && it.word === 'that'))];
  const host = hostBefore(tokens, i, cards);
  if (!isWorn(worn, cards) || host === undefined || pronoun === undefined) return undefined;
  const stands = host.at < worn.at && tokens.some(it => it.at > host.at && it.at < worn.at && it.kind !== 'filler');
  return stands ? { tokens: [attached, { ...host, ...plainPart(pronoun) }], to: i + 2 } : undefined;
}

/** The wordings "do I count Rancor on X", "that Rancor was on X", in a sentence that asks before it. */
function onInAsking(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const on = tokens[i];
  if (on?.kind !== 'small' || on.word !== 'on' || on.text.toLowerCase() !== 'on') return undefined;
  const be = tokens[i - 1]?.kind === 'be' ? i - 1 : i;
  const worn = tokens[be - 1];
  const named = firstFrom(tokens, i + 1, it => !isLead(it));
  const host = isPronoun(named) ? hostBefore(tokens, i, cards) : named;
  if (worn === undefined || !isWorn(worn, cards) || !isHost(host, cards)) return undefined;
  const from = sentenceStart(tokens, i);
  const asked = lastIndexBefore(tokens, be - 1, it => it.kind === 'ask');
  const between = tokens.slice(asked + 1, be - 1);
  const isTold = between.some(it => it.kind === 'verb' || (it.kind === 'small' && it.word === 'if'));
  if (asked < from || isTold) return undefined;
  const attached: Token = { kind: 'small', word: 'attached', ...plainPart(on), text: 'attached to' };
  if (host === named) return { tokens: [attached], to: i + 1 };
  return named === tokens[i + 1] && named !== undefined
    ? { tokens: [attached, { ...host, ...plainPart(named) }], to: i + 2 }
    : undefined;
}

function isPronoun(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'it' && /^(?:it|that|that one|that creature)$/iu.test(token.text);
}

/** The one creature named before a place; undefined where none or several are. */
function hostBefore(tokens: readonly Token[], i: number, cards: Cards): CardToken | undefined {
  const hosts = tokens.flatMap((it, n) => (n < i && isHost(it, cards) ? [it] : []));
  const [first, ...more] = hosts;
  return first !== undefined && more.every(it => it.names[0] === first.names[0]) ? first : undefined;
}

/** The wording "does Rancor still add to X": it is on X, and whether it counts is asked. */
function stillAdds(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [ask, worn, still, adds, to] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isStill = still?.kind === 'filler' && /^still$/iu.test(still.text);
  if (ask?.kind !== 'ask' || !isWorn(worn, cards) || !isStill || adds === undefined) return undefined;
  if (!/^adds?$/iu.test(adds.text) || !/^to$/iu.test(to?.text ?? '')) return undefined;
  const owner = tokens[i + 4];
  const at = owner?.kind === 'who' && owner.whose ? i + 5 : i + 4;
  const host = tokens[at];
  if (!isHost(host, cards)) return undefined;
  const attached: Token = { kind: 'small', word: 'attached', ...plainPart(adds), text: 'attached to' };
  return { tokens: [worn, attached, ...tokens.slice(i + 4, at + 1), still, asFiller(adds)], to: at + 1 };
}

/** The wording "X on their side wears Rancor": where both are. */
function thereAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [host, there, attached, worn] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (!isHost(host, cards) || there?.kind !== 'there' || !isWorn(worn, cards)) return undefined;
  if (attached?.kind !== 'small' || attached.word !== 'attached') return undefined;
  return { tokens: [attached, worn, there], to: i + 3 };
}

/** The wording "X + Rancor attached". */
function addedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [host, and, worn, attached] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (!isHost(host, cards) || and?.kind !== 'small' || and.word !== 'and' || !isWorn(worn, cards)) return undefined;
  if (attached?.kind !== 'small' || attached.word !== 'attached' || !endsItem(tokens[i + 3])) return undefined;
  return { tokens: [{ kind: 'small', word: 'with', ...plainPart(and), text: 'with' }], to: i + 1 };
}

/** The wording "How big is X? It has Rancor attached": the one creature named before wears it. */
function hadByPronoun(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [pronoun, have] = [tokens[i], tokens[i + 1]];
  const at = tokens[i + 2]?.kind === 'number' || tokens[i + 2]?.kind === 'filler' ? i + 3 : i + 2;
  const [worn, attached] = [tokens[at], tokens[at + 1]];
  const begins = i > 0 && (tokens[i - 1]?.kind === 'stop' || isComma(tokens[i - 1]));
  if (!begins || pronoun === undefined || !isPronoun(pronoun) || have?.kind !== 'have' || !isWorn(worn, cards))
    return undefined;
  const isOn = /^(?:on|attached|attached to|equipped|strapped on)$/iu.test(attached?.text ?? '');
  const to = isOn && isPronoun(tokens[at + 2]) ? at + 3 : at + 2;
  const host = hostBefore(tokens, i, cards);
  if (!isOn || host === undefined || !endsItem(tokens[to])) return undefined;
  return {
    tokens: [
      { ...host, ...plainPart(pronoun) },
      { kind: 'small', word: 'attached', ...plainPart(have), text: 'wearing' },
      worn,
    ],
    to,
  };
}

/** The wordings "X with Rancor on", "my X's got Rancor on": at the end of what is said of the creature. */
function onAtEnd(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const lead = tokens[i];
  const isBearing = lead?.kind === 'have' || (lead?.kind === 'small' && lead.word === 'with');
  const at = tokens[i + 1]?.kind === 'number' ? i + 2 : i + 1;
  const [worn, on] = [tokens[at], tokens[at + 1]];
  const bearer = tokens[i - 1];
  const host = isPronoun(bearer) ? hostBefore(tokens, i, cards) : bearer;
  if (!isBearing || lead === undefined || !isHost(host, cards) || !isWorn(worn, cards)) return undefined;
  if (on?.kind !== 'small' || on.word !== 'on' || !endsItem(tokens[at + 2])) return undefined;
  return {
    tokens: [{ kind: 'small', word: 'attached', ...plainPart(lead), text: 'wearing' }, worn, asFiller(on)],
    to: at + 2,
  };
}

/** The wording "with Rancor attached, how big is my X": on the one creature that the question names. */
function attachedAlone(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [lead, worn, attached] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!isWorn(worn, cards) || attached?.kind !== 'small' || attached.word !== 'attached') return undefined;
  const start = lead?.kind === 'small' && lead.word === 'with' ? tokens[i - 2] : lead;
  const begins = start === undefined || start.kind === 'stop';
  if (!begins || !endsItem(tokens[i + 2]) || attached.text.toLowerCase() !== 'attached') return undefined;
  const hosts = tokens.filter(it => isHost(it, cards));
  const [host] = hosts;
  const names = new Set(hosts.flatMap(it => (it.kind === 'card' ? it.names.slice(0, 1) : [])));
  if (host === undefined || names.size !== 1) return undefined;
  const place = plainPart(attached);
  const stop: Token = { kind: 'stop', hard: false, ...place, text: '' };
  return {
    tokens: [worn, { kind: 'small', word: 'attached', ...place, text: 'attached to' }, { ...host, ...place }, stop],
    to: isComma(tokens[i + 2]) ? i + 3 : i + 2,
  };
}

function isWorn(token: Token | undefined, cards: Cards): token is CardToken {
  return token?.kind === 'card' && cardKnown(cards, token)?.attaches === true;
}

function isHost(token: Token | undefined, cards: Cards): token is CardToken {
  return token?.kind === 'card' && cardKnown(cards, token)?.creature === true;
}

function isLead(token: Token): boolean {
  return token.kind === 'filler' || (token.kind === 'who' && token.whose) || (token.kind === 'number' && token.article);
}

function endsItem(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'stop') return true;
  return token.kind === 'small' && ['comma', 'and', 'then', 'if'].includes(token.word);
}
