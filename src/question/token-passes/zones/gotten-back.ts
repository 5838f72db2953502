// Cards of which it is asked whether they are gotten back from a graveyard: "do I get my Counterspell back from the graveyard": they are there.

import { isBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { emptyAt, plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such card as told to be in the graveyard, before what is asked of "it". */
export function withGottenBack(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'back') || !anyWord(tokens, 'graveyard', 'yard', 'gy', 'bin')) return tokens;
  return withRunsReplaced(tokens, i => askedBackAt(tokens, i));
}

function askedBackAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const ask = tokens[i];
  if (ask?.kind !== 'ask' || !/^(?:do|can|could|may|will|would) i\b/iu.test(ask.text)) return undefined;
  // "can I get", "do I get back"
  let at = i + 1;
  while (at < i + 4 && /^(?:still|even|get|also|back|just)$/iu.test(tokens[at]?.text ?? '')) at += 1;
  const lead = tokens[at];
  const isLed =
    (lead?.kind === 'who' && lead.whose && lead.who === 'you') || lead?.kind === 'filler' || lead?.kind === 'number';
  const named = tokens[isLed ? at + 1 : at];
  let to = isLed ? at + 2 : at + 1;
  const gets = tokens.slice(i, at);
  if (tokens[to] !== undefined && /^back$/iu.test(tokens[to]?.text ?? '')) to += 1;
  const isBack = /\bback\b/iu.test([...gets, ...tokens.slice(at, to)].map(it => it.text).join(' '));
  const isGetting = gets.some(it => /\bget(?: back)?$/iu.test(it.text));
  const zone = tokens[to];
  if (named?.kind !== 'card' || !isBack || !isGetting || zone?.kind !== 'zone' || zone.zone !== 'graveyard')
    return undefined;
  if (isBefore(tokens, i, it => it.kind === 'card' && it.names[0] === named.names[0])) return undefined;
  const place = emptyAt(ask);
  const stop: Token = { kind: 'stop', hard: false, ...place };
  const there: Token = { ...zone, from: false, who: 'you', ...place, text: 'in my graveyard' };
  // what is told stands before the sentence that asks
  return {
    tokens: [
      ...(sentenceStart(tokens, i) === i ? [] : [stop]),
      { ...named, ...place, text: named.text },
      there,
      stop,
      { ...ask, text: 'do I get' },
      { kind: 'small', word: 'it', ...plainPart(named), text: 'it' },
      { kind: 'about', word: '', ...plainPart(zone), text: 'back' },
    ],
    to: to + 1,
  };
}
