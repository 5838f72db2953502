// Hearsay, which somebody says of the answer: "my friend says I get two", "somebody said both die".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';

/** People who say something, though they are none of the players. */
const SPEAKERS =
  /^(?:teammates?|people|judges?|guy|dude|guys|folks|roommate|brother|sister|wife|husband|girlfriend|boyfriend|partner|cousin|son|daughter|kid|kids|dad|mom|neighbor|friends?|buddy|buddies|playgroup|group|pod|table|everybody|everyone|somebody|someone|reddit|google|internet|owner|nobody|player|players|chat)$/iu;

/** Verbs of saying and thinking. */
const SPOKEN = [
  ...[
    'say',
    'says',
    'said',
    'saying',
    'think',
    'thinks',
    'thought',
    'claim',
    'claims',
    'claimed',
    'claiming',
    'insist',
  ],
  ...[
    'insists',
    'insisted',
    'argue',
    'argues',
    'argued',
    'arguing',
    'believe',
    'believes',
    'believed',
    'swear',
    'swears',
  ],
  ...['swore', 'told', 'reckon', 'reckons', 'reckoned', 'guesses', 'guessed', 'suspect', 'suspects', 'suspected'],
  ...['assumes', 'assumed', 'mentioned', 'explained', 'replied', 'answered', 'ruled', 'objects', 'objected'],
  ...['disagrees', 'states', 'stated', 'maintains', 'maintained'],
];
/** Such verbs of several words, and those with what is said. */
const PHRASES = [
  ...['tells me', 'told me', 'told us', 'is telling me', 'is convinced', 'is sure', 'was sure', 'is certain', 'say i'],
  ...['says no', 'said no', 'says yes', 'said yes'],
];
const SAYING = new RegExp(`^(?:${[...SPOKEN, ...PHRASES].join('|')})$`, 'iu');

/** The tokens with each speaker and what he does as one word that asks; what is said to happen in it is told after "when" alone. */
export function withHearsay(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'tells', 'telling', 'convinced', 'sure', 'certain', ...SPOKEN)) return tokens;
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    const length = saidAt(tokens, i);
    if (length === 0) {
      result.push(token);
      continue;
    }
    const end = tokens[i + length - 1]?.end ?? token.end;
    const text = tokens
      .slice(i, i + length)
      .map(it => it.text)
      .join(' ');
    const { at } = token;
    result.push(
      tellsEvent(tokens.slice(i + length))
        ? { kind: 'filler', text, at, end }
        : { kind: 'ask', word: '', text, at, end },
    );
    i += length - 1;
  }
  return result.length < tokens.length ? result : tokens;
}

/** The number of tokens of a speaker with the verb, "that" among them; 0 where there is none. */
function saidAt(tokens: readonly Token[], i: number): number {
  let n = isSaidToo(tokens, i) ? 1 : 0;
  while (isOfSpeaker(tokens[i + n])) n++;
  if (n === 0) return 0;
  while (isAdverb(tokens[i + n])) n++;
  const words = [1, 2].map(many =>
    tokens
      .slice(i + n, i + n + many)
      .map(it => it.text)
      .join(' '),
  );
  const verb = words.findLastIndex(it => SAYING.test(it));
  if (verb < 0) return 0;
  n += verb + 1;
  const that = tokens[i + n];
  return /^(?:that|me|us|me that|us that)$/iu.test(that?.text ?? '') ? n + 1 : n;
}

/** The wording "he has X and says it enters tapped": what the same player says. */
function isSaidToo(tokens: readonly Token[], i: number): boolean {
  const [before, joint, said] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (before?.kind !== 'card' || joint?.kind !== 'small' || joint.word !== 'and') return false;
  return /^(?:says|said|claims|claimed|thinks|insists|argues)$/iu.test(said?.text ?? '');
}

function isOfSpeaker(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'who') return true;
  return ['unknown', 'filler', 'noun', 'about', 'fact'].includes(token.kind) && SPEAKERS.test(token.text);
}

function isAdverb(token: Token | undefined): boolean {
  return token?.kind === 'filler' && !SPEAKERS.test(token.text);
}

/** Whether what is said tells of the board or an event, before any condition: then it is no mere answer. */
function tellsEvent(rest: readonly Token[]): boolean {
  const end = rest.findIndex(
    it => it.kind === 'stop' || (it.kind === 'small' && (it.word === 'if' || it.word === 'colon')),
  );
  const part = rest.slice(0, end < 0 ? rest.length : end);
  const named = part.some(it => it.kind === 'card');
  return named && part.some(tellsOfGame);
}

function tellsOfGame(token: Token): boolean {
  if (token.kind === 'verb') return token.voice === 'active' && token.action === 'enters';
  return token.kind === 'have' || token.kind === 'there';
}
