// Things that each of several opponents has: "2 opponents with 3 tokens each", "my three opponents have a 2/2 each".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { emptyAt, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with a number of opponents and what they have each as what each opponent has. */
export function withOpponentsEach(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'each', 'each of', 'both')) return tokens;
  return withRunsReplaced(
    tokens,
    i => eachAt(tokens, i) ?? eachOfAt(tokens, i) ?? bothAt(tokens, i) ?? eachHere(tokens, i),
  );
}

/** The wordings "each of my 2 opponents has a bear", "my three opponents have a bear each". */
function eachOfAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const isLed = /^each of$/iu.test(tokens[i]?.text ?? '');
  const from = isLed ? i + 1 : i;
  const owner = tokens[from];
  const at = owner?.kind === 'who' && owner.whose && owner.who === 'you' ? from + 1 : from;
  const [seats, who, have] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (seats?.kind !== 'fact' || seats.path[0] !== 'seats' || who === undefined || have?.kind !== 'have')
    return undefined;
  if (who.kind !== 'who' || who.whose || !/opp\w*s$/iu.test(who.text)) return undefined;
  const end = tokens.findIndex((it, n) => n > at && (it.kind === 'stop' || /^each$/iu.test(it.text)));
  const isEach = end > 0 && tokens[end]?.kind !== 'stop' && end - at <= LONGEST;
  if (!(isLed || isEach)) return undefined;
  const told = isEach ? tokens.slice(at + 3, end) : [];
  return { tokens: [seats, { ...who, each: true }, have, ...told], to: isEach ? end + 1 : at + 3 };
}

/** The wording "I have 3 opponents. each has a bear": a sentence about those that were counted. */
function eachHere(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, each, have] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const begins = before?.kind === 'stop' || (before?.kind === 'small' && ['comma', 'and'].includes(before.word));
  if (!begins || each === undefined || !/^each(?: one| of them)?$/iu.test(each.text) || have?.kind !== 'have')
    return undefined;
  const told = tokens.slice(0, i).findLast(it => it.kind === 'fact' && it.path[0] === 'seats');
  if (told === undefined || !/opp\w*s$/iu.test(told.text)) return undefined;
  return { tokens: [{ kind: 'who', who: 'opponent', whose: false, each: true, ...plainPart(each) }, have], to: i + 2 };
}

/** The wording "both my opponents have a bear": there are two. */
function bothAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [both, who, have] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (both === undefined || !/^both(?: of)?$/iu.test(both.text) || who?.kind !== 'who' || have?.kind !== 'have')
    return undefined;
  if (who.whose || !/opp\w*s$/iu.test(who.text)) return undefined;
  const seats: Token = { kind: 'fact', path: ['seats'], value: 3, ...plainPart(both) };
  return { tokens: [seats, { ...who, each: true }, have], to: i + 3 };
}

function eachAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const lead = tokens[i];
  const isOn = lead?.kind === 'small' && lead.word === 'on';
  const at = isOn ? i + 1 : i;
  const [seats, having] = [tokens[at], tokens[at + 1]];
  if (seats?.kind !== 'fact' || seats.path[0] !== 'seats' || !/opp\w*s$/iu.test(seats.text)) return undefined;
  const isHaving = having?.kind === 'have' || (having?.kind === 'small' && having.word === 'with');
  const end = tokens.findIndex((it, n) => n > at && (it.kind === 'stop' || /^each$/iu.test(it.text)));
  const each = tokens[end];
  if (!isHaving || each === undefined || each.kind === 'stop' || end - at > LONGEST) return undefined;
  const place = emptyAt(each);
  return {
    tokens: [
      seats,
      { kind: 'stop', hard: false, ...emptyAt(having) },
      { kind: 'who', who: 'opponent', whose: false, each: true, ...emptyAt(having) },
      { kind: 'have', ...plainPart(having) },
      ...tokens.slice(at + 2, end),
      { kind: 'stop', hard: false, ...place },
    ],
    to: end + 1,
  };
}

/** The most words that tell what they have. */
const LONGEST = 8;
