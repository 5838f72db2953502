// Cards named by a permanent and then asked about: "Alpine Moon on Colonnade. Does it still tap for white?" is about the Colonnade.

import { firstFrom, lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import {
  emptyAt,
  isLeadOfThing,
  type RunReplacement,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';
import { isChoiceOf } from '../abilities/choices-beside.ts';

const NAMES = /^(?:on|naming|names?|named|set to|set on|says?|chose|choosing|calling|picking)$/iu;

/** The tokens with such a card as had by the player against whom it was named, where "it" is asked about and nothing else is. */
export function withNamedAsAsked(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'it', 'they') || !anyWord(tokens, 'on', 'naming', 'names', 'named', 'set', 'says', 'chose'))
    return tokens;
  return withRunsReplaced(tokens, i => namedOn(tokens, i, cards) ?? namedWith(tokens, i, cards));
}

/** The sentence "my opponent named Urza's Tower with Alpine Moon." before one that asks about the Tower. */
function namedWith(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [names, named, lead] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (!/^(?:names?|named)$/iu.test(names?.text ?? '') || names === undefined) return undefined;
  const at = isLeadOfThing(tokens[i + 3]) ? i + 4 : i + 3;
  const [chooser, end, player] = [tokens[at], tokens[at + 1], tokens[i - 1]];
  const isWith = lead?.kind === 'small' && ['with', 'for', 'on', 'off'].includes(lead.word);
  if (player?.kind !== 'who' || player.whose || !isWith || end?.kind !== 'stop') return undefined;
  const known = chooser?.kind === 'card' ? cardKnown(cards, chooser) : undefined;
  if (chooser?.kind !== 'card' || named?.kind !== 'card' || known === undefined || !isChoiceOf(known, named))
    return undefined;
  if (!isAskedNext(tokens, at + 2)) return undefined;
  const place = emptyAt(names);
  const have: Token = { kind: 'have', ...place };
  const naming: Token = { kind: 'small', word: 'naming', ...place, text: 'naming' };
  const owner: Token = { kind: 'who', who: player.who === 'you' ? 'opponent' : 'you', whose: false, ...emptyAt(end) };
  const there: readonly Token[] = [owner, { kind: 'have', ...emptyAt(end) }, named, end];
  return { tokens: [have, chooser, naming, named, end, ...there], to: at + 2 };
}

/** The words "Alpine Moon on my Colonnade." before a sentence that asks about the Colonnade. */
function namedOn(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [chooser, names] = [tokens[i], tokens[i + 1]];
  if (chooser?.kind !== 'card' || names === undefined || !NAMES.test(names.text)) return undefined;
  const lead = tokens[i + 2];
  const at = isLeadOfThing(lead) ? i + 3 : i + 2;
  const [named, end] = [tokens[at], tokens[at + 1]];
  const known = cardKnown(cards, chooser);
  if (named?.kind !== 'card' || end?.kind !== 'stop' || known === undefined || !isChoiceOf(known, named))
    return undefined;
  const isAlone = tokens.every(it => it === named || it.kind !== 'card' || it.names[0] !== named.names[0]);
  if (!isAlone || !isAskedNext(tokens, at + 2) || isPlayedNow(tokens, i)) return undefined;
  return had(tokens, i, at, lead);
}

/** The chooser with what it names, and behind that the card as had by whose it is. */
function had(tokens: readonly Token[], i: number, at: number, lead: Token | undefined): RunReplacement {
  const end = at + 2;
  const run = tokens.slice(i, end);
  const [named, stop] = run.slice(-2);
  if (named === undefined || stop === undefined) return { tokens: run, to: end };
  const owner = lastBefore(tokens, i, it => it.kind === 'who');
  const isMine = owner?.kind === 'who' && owner.who === 'you' && tokens.indexOf(owner) >= sentenceStart(tokens, i);
  const whose = lead?.kind === 'who' ? lead.who : isMine ? 'opponent' : 'you';
  const player: Token = { kind: 'who', who: whose, whose: false, ...emptyAt(stop) };
  // "Alpine Moon on my Colonnade", with no more words: whoever has named it is the other player
  const [first] = run;
  const isBare = first !== undefined && sentenceStart(tokens, i) === i;
  const other: Token = {
    kind: 'who',
    who: whose === 'you' ? 'opponent' : 'you',
    whose: false,
    ...emptyAt(first ?? stop),
  };
  const having: readonly Token[] = isBare ? [other, { kind: 'have', ...emptyAt(first) }] : [];
  return { tokens: [...having, ...run, player, { kind: 'have', ...emptyAt(stop) }, { ...named }, stop], to: end };
}

/** Whether the next sentence asks about "it", and no other card is named in it. */
function isAskedNext(tokens: readonly Token[], from: number): boolean {
  const asked = firstFrom(tokens, from, it => it.kind !== 'filler');
  const subject = asked === undefined ? undefined : tokens[tokens.indexOf(asked) + 1];
  const isIt =
    asked?.kind === 'ask' && (/\b(?:it|they)$/iu.test(asked.text) || /^(?:it|they)$/iu.test(subject?.text ?? ''));
  return isIt && tokens.slice(from).every(it => it.kind !== 'card' && it.kind !== 'noun');
}

/** Whether the permanent that names it comes now: "they play Alpine Moon naming X". */
function isPlayedNow(tokens: readonly Token[], i: number): boolean {
  return tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'verb');
}
