// Questions if something is cast and what comes of it: "can I cast Divination through their Notion Thief and still draw?"
import { firstIndexFrom } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with the cast as told, and what comes of it as what is asked. */
export function withGainsOfCasts(typed: readonly Token[]): readonly Token[] {
  const tokens =
    anyWord(typed, 'how much') && anyOfKind(typed, 'be') ? withRunsReplaced(typed, i => lifeWorth(typed, i)) : typed;
  if (!anyVerb(tokens, 'draws', 'gainsLife') || !anyWord(tokens, 'can i', 'could i', 'may i')) return tokens;
  if (!tokens.some(it => it.kind === 'ask' && CAN.test(it.text))) return tokens;
  const gains = tokens.findIndex((_, i) => isGain(tokens, i));
  const gain = tokens[gains];
  if (gain === undefined) return tokens;
  const from = sentenceStart(tokens, gains);
  const can = tokens.findIndex((it, i) => i >= from && it.kind === 'ask' && CAN.test(it.text));
  const asks = tokens[can];
  const cast = firstIndexFrom(tokens, can + 1, it => it.kind !== 'filler');
  const verb = cast === undefined ? undefined : tokens[cast];
  const isCast = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
  const isOnly = tokens.slice(from, gains).filter(it => it.kind === 'ask' || it.kind === 'verb').length === 2;
  if (can < 0 || can > gains || asks === undefined || !isCast || !isOnly) return tokens;
  const and = tokens.slice(0, gains).findLastIndex(it => it.kind === 'small' && it.word === 'and');
  const place = plainPart(tokens[and] ?? gain);
  return [
    ...tokens.slice(0, can),
    { kind: 'who', who: 'you', whose: false, ...plainPart(asks), text: 'I' },
    ...tokens.slice(can + 1, and),
    { kind: 'stop', hard: false, ...place },
    { kind: 'ask', word: '', ...place, text: 'do I' },
    ...tokens.slice(and + 1),
  ];
}

/** The wording "how much life is 4 life with X out": how much is gained where a player gains that. */
function lifeWorth(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [ask, what, be, number, life] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  const isAsked = ask?.kind === 'ask' && /^how much$/iu.test(ask.text) && /^life$/iu.test(what?.text ?? '');
  if (!isAsked || what === undefined || be?.kind !== 'be' || number?.kind !== 'number') return undefined;
  if (!/^life$/iu.test(life?.text ?? '') || life === undefined) return undefined;
  const place = plainPart(be);
  return {
    tokens: [
      ask,
      what,
      { kind: 'small', word: 'if', ...place, text: 'if' },
      { kind: 'who', who: 'you', whose: false, ...place, text: 'I' },
      { kind: 'verb', action: 'gainsLife', voice: 'active', ...place, text: 'gain' },
      number,
      life,
    ],
    to: i + 5,
  };
}

const CAN = /^(?:can|could|may) i$/iu;

/** Whether a place is a gain that somebody may have, behind "and", with which the question ends: "and still draw", "and get cards". */
function isGain(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  const isOutcome = token?.kind === 'verb' && ['draws', 'gainsLife'].includes(token.action) && token.voice === 'active';
  const before = tokens.slice(Math.max(0, i - 2), i).findLast(it => it.kind !== 'filler');
  const and = before?.kind === 'small' && before.word === 'and';
  const rest = tokens.slice(i + 1, firstIndexFrom(tokens, i + 1, it => it.kind === 'stop') ?? tokens.length);
  return isOutcome && and && rest.every(it => ['about', 'filler', 'number'].includes(it.kind));
}
