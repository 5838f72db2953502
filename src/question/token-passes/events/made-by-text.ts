// Deeds that a card is told to have a player do, by other verbs than "makes": "Siege Rhino has my opponent lose 3", "X lets me draw two".
import type { SpokenAction, Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { plainPart } from '../../tokens/token-parts.ts';

const DOINGS: readonly SpokenAction[] = ['losesLife', 'gainsLife', 'draws', 'discards', 'mills', 'sacrifices'];

/** The tokens with each such verb as "makes". */
export function withMadeByText(tokens: readonly Token[]): readonly Token[] {
  if (!anyVerb(tokens, ...DOINGS) || !anyWord(tokens, ...HAVING)) return tokens;
  const isHaving = (i: number) => isMade(tokens, i);
  if (!tokens.some((_, i) => isHaving(i))) return tokens;
  return tokens.map((token, i) =>
    isHaving(i) ? { kind: 'verb', action: 'creates', voice: 'active', ...plainPart(token), text: 'makes' } : token,
  );
}

const HAVING = [
  'has',
  'had',
  'having',
  'lets',
  'let',
  'letting',
  'gets',
  'got',
  'allows',
  'wants',
  'tells',
  'would have',
];

/** Whether a verb of having or letting stands at a place between a card, or its trigger, and what a player does. */
function isMade(tokens: readonly Token[], i: number): boolean {
  const [before, verb, player, deed, number] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (verb === undefined || verb.kind === 'card' || !HAVING.includes(verb.text.toLowerCase())) return false;
  const isCause =
    before?.kind === 'card' ||
    (before?.kind === 'about' && tokens[i - 2]?.kind === 'card') ||
    (before?.kind === 'small' && (before.word === 'it' || before.word === 'that'));
  if (!isCause || player?.kind !== 'who' || player.whose) return false;
  const isDone =
    deed?.kind === 'verb' && DOINGS.includes(deed.action) && deed.voice === 'active' && !/ing$/iu.test(deed.text);
  return isDone && number?.kind === 'number';
}
