// Tokens that a question asks what comes of: "how many off a Treasure with Xorn", "I get a Clue with Academy Manufactor out".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with such a token told of at the end, as what somebody creates, where nothing else is told to happen. */
export function withTokensAskedOf(typed: readonly Token[]): readonly Token[] {
  if (!anyOfKind(typed, 'noun') && !anyWord(typed, 'make that')) return typed;
  const tokens = withRunsReplaced(typed, i => madeOtherAt(typed, i) ?? becomesMany(typed, i));
  if (!tokens.some(isToken) || tokens.some(it => it.kind === 'verb' || it.kind === 'fact')) return tokens;
  const at = tokens.findIndex((_, i) => isAskedOf(tokens, i));
  const [lead, found] = [tokens[at], nounAt(tokens, at + 1)];
  if (lead === undefined || found === undefined) return tokens;
  const { end } = tokens.at(-1) ?? lead;
  const { number, noun, to } = found;
  const count: Token = number ?? { kind: 'number', value: 1, article: true, ...plainPart(noun) };
  const stop: Token = { kind: 'stop', hard: true, text: '.', at: end, end };
  const rest = tokens.flatMap((token, i): readonly Token[] => {
    if (i >= at && i < to) return [];
    return [i < at && HAUL.test(token.text) ? { kind: 'about', word: '', ...plainPart(token) } : token];
  });
  const isGet = GETS.test(lead.text);
  const told = isGet ? [...rest.slice(0, at - 1), ...rest.slice(at)] : rest;
  return [...told, stop, count, noun];
}

const MAKE_THAT = /^make that$/iu;

/** The wording "can X make that a dog?": what was told, as something else, and nothing that is taken back. */
function madeOtherAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [maker, make, article] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isTaken = make?.kind === 'small' && make.word === 'doubt' && MAKE_THAT.test(make.text);
  if (!isTaken || maker?.kind !== 'card' || article?.kind !== 'number' || !article.article) return undefined;
  if (!tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask')) return undefined;
  const place = plainPart(make);
  return {
    tokens: [
      { kind: 'verb', action: 'creates', voice: 'active', ...place, text: 'make' },
      { kind: 'small', word: 'it', ...place, text: 'it' },
    ],
    to: i + 1,
  };
}

/** The wording "one Clue becomes how many tokens": how many come of it. */
function becomesMany(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [number, noun, becomes, many] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isOne = number?.kind === 'number' && noun !== undefined && isToken(noun);
  if (
    !isOne ||
    many?.kind !== 'ask' ||
    !/^(?:becomes?|makes?|turns into|gives?|nets?|gets?)$/iu.test(becomes?.text ?? '')
  )
    return undefined;
  const counted = tokens[i + 4];
  const rest = /^(?:tokens?|artifacts?)$/iu.test(counted?.text ?? '') && counted !== undefined ? [counted] : [];
  const off: Token = { kind: 'small', word: 'off', ...plainPart(number), text: 'off' };
  const stop: Token = { kind: 'stop', hard: false, ...plainPart(number), text: '' };
  return { tokens: [stop, many, ...rest, off, number, noun], to: i + 4 + rest.length };
}

const HAUL = /^(?:haul|yield|payoff|pay off|take|output|profit|loot|grand total|result|end result)$/iu;
const GETS = /^gets?$/iu;

function isToken(token: Token): boolean {
  return token.kind === 'noun' && token.noun.token !== undefined;
}

/** The wordings "off a Treasure" in what is asked, and "I get a Treasure" as a statement. */
function isAskedOf(tokens: readonly Token[], i: number): boolean {
  const [before, lead] = [tokens[i - 1], tokens[i]];
  if (lead === undefined || nounAt(tokens, i + 1) === undefined) return false;
  if (GETS.test(lead.text)) return before?.kind === 'who' && !before.whose && before.who === 'you';
  if (lead.kind !== 'small' || !['off', 'from', 'for'].includes(lead.word)) return false;
  const whole = tokens.slice(sentenceStart(tokens, i), i);
  const asks = whole.some(it => it.kind === 'ask' || HAUL.test(it.text));
  // "with X and Y in play what do I get for one Clue token": what is there is told before
  const there = whole.findLastIndex(it => it.kind === 'there');
  const sentence = whole.slice(there + 1);
  return asks && !sentence.some(it => it.kind === 'card' || OF_USE.test(it.text));
}

/** Words for what using a token brings, and not making it: "how much mana from a Treasure". */
const OF_USE = /^(?:how much|life|mana|damage|dmg|cards?|colou?rs?|gain|drain)$/iu;

/** The token at a place, past a number or an article. */
function nounAt(tokens: readonly Token[], i: number) {
  const number = [tokens[i], tokens[i + 1]].find(it => it?.kind === 'number');
  const at = [i, i + 1, i + 2].find(n => {
    const token = tokens[n];
    return token !== undefined && token.kind !== 'number' && token.kind !== 'filler';
  });
  const noun = at === undefined ? undefined : tokens[at];
  if (at === undefined || noun === undefined || !isToken(noun)) return undefined;
  return { number, noun, to: at + 1 };
}
