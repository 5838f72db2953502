// Questions of two boards: "How many cards? And with Yarok instead?" Each is one press away.
import type { Scenario } from '../../scenario/index.ts';
import type { Offer, QuestionReading } from '../plan/reading.ts';
import type { Token } from '../tokens/question-token.ts';

/** The most boards offered. */
const MOST = 5;

/** The question back with the board first told, and that with another card in place of one of it; undefined for others. */
export function otherBoard(
  text: string,
  tokens: readonly Token[],
  found: readonly string[],
  read: (text: string) => QuestionReading,
): QuestionReading | undefined {
  const word = tokens.findIndex(it => /^(?:instead|instead of)$/iu.test(it.text));
  const from = tokens.slice(0, Math.max(0, word)).findLastIndex(isEnd) + 1;
  const told = tokens.slice(0, from);
  const length = tokens.slice(word).findIndex(isEnd);
  const others = tokens.slice(from, length < 0 ? tokens.length : word + length).filter(isCard);
  const [other, named] = others;
  if (word < 0 || other === undefined || others.length > 2 || !told.some(isCard)) return undefined;
  const plain = text.slice(0, tokens[from]?.at).trim();
  const first = read(plain);
  if (first.kind !== 'read') return undefined;
  const onBoard = boardOf(first.scenario);
  const replaced = told.filter(isCard).filter(({ names: [name = ''] }) => {
    return named === undefined ? onBoard.includes(name) : named.names[0] === name;
  });
  const [name = ''] = other.names;
  const offers = replaced.flatMap((token): readonly Offer[] => {
    const question = `${text.slice(0, token.at)}${name}${plain.slice(token.end)}`;
    const label = `${name} in place of ${token.names[0] ?? token.text}`;
    return read(question).kind === 'read' ? [{ label, question }] : [];
  });
  if (offers.length === 0) return undefined;
  return {
    kind: 'asked back',
    question: 'That is asked of more than one board. Which one first?',
    offers: [{ label: 'As first told', question: plain }, ...offers].slice(0, MOST),
    found,
  };
}

function isCard(token: Token): token is Extract<Token, { kind: 'card' }> {
  return token.kind === 'card';
}

function isEnd({ kind }: Token): boolean {
  return kind === 'stop';
}

function boardOf({ given }: Scenario): readonly string[] {
  return Object.values(given.players).flatMap(it => it?.battlefield.flatMap(({ card }) => card ?? []) ?? []);
}
