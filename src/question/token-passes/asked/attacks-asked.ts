// Attacks that are asked about on a board: "they have Pacifism on my Angel, can it attack?" (508.1c, 302.6).
import { lastBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with "can X attack" as "X attacks", where no other event is told. */
export function withAttacksAsked(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'unjudged') || anyOfKind(tokens, 'verb', 'fact')) return tokens;
  if (!anyWord(tokens, 'attack', 'swing')) return tokens;
  const at = tokens.findIndex((_, i) => isAsked(tokens, i));
  const attack = tokens[at];
  if (attack === undefined) return tokens;
  const from = tokens.findIndex((it, n) => n >= sentenceStart(tokens, at) && CAN.test(it.text));
  const subject = tokens.filter((_, n) => n > from && n < at);
  const named = subject.some(it => it.kind === 'card' || it.kind === 'noun');
  const before = lastBefore(tokens, from, it => it.kind === 'card');
  const name = named ? undefined : before;
  if (!named && name === undefined) return tokens;
  const place = { ...plainPart(attack), text: '' };
  const stop: Token = { kind: 'stop', hard: false, ...place };
  const attacks: Token = { kind: 'verb', action: 'attacks', voice: 'middle', ...plainPart(attack), text: 'attacks' };
  const said = name === undefined ? subject : [{ ...name, ...plainPart(subject[0] ?? attack) }];
  return tokens.flatMap((token, n): readonly Token[] => {
    if (n === from) return [stop, ...said, attacks];
    return n > from && n <= at ? [] : [token];
  });
}

const ATTACK = /^(?:attack|swing)$/iu;
const CAN = /^(?:can|could|may)(?: (?:it|he|she))?$/iu;

/** Whether a place asks if what is named or spoken of may attack: "can my X attack?", "can it still attack this turn?". */
function isAsked(tokens: readonly Token[], i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]];
  if (token?.kind !== 'unjudged' || !ATTACK.test(token.text)) return false;
  const isEnd = next === undefined || next.kind === 'stop' || next.kind === 'filler' || isComma(next);
  const isAtSomebody = next?.kind === 'who' && !next.whose;
  const from = sentenceStart(tokens, i);
  const can = tokens.findIndex((it, n) => n >= from && n < i && it.kind === 'ask' && CAN.test(it.text));
  const between = tokens.filter((_, n) => n > can && n < i);
  const isSubject = between.every(it => isOfSubject(it) || it.kind === 'card' || it.kind === 'noun');
  return can >= 0 && (isEnd || isAtSomebody) && isSubject;
}

function isOfSubject({ kind, text }: Token): boolean {
  return kind === 'who' || kind === 'filler' || /^(?:it|he|she|even|still)$/iu.test(text);
}
