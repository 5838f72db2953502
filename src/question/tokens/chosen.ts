// Choices made as something entered: "naming Elf", "on Goblin", "choosing red", and levels: "at level 3", "at 4 loyalty".

import { COLORS, CREATURE_TYPES } from '../../engine/index.ts';
import { capitalized } from '../../kit/strings.ts';
import type { Side, Token } from './question-token.ts';
import { anyWord } from './token-index.ts';

/** The tokens with each choice as a state of what was named before it. */
export function withChoices(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'level', 'lvl', 'naming', 'on', 'at', 'with')) return tokens;
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    const next = tokens[i + 1];
    const read =
      token === undefined || next === undefined ? undefined : choiceAt(token, next, tokens[i + 2], result.at(-1));
    if (token === undefined) continue;
    if (read === undefined || next === undefined) {
      result.push(token);
      continue;
    }
    const last = tokens[i + read.tokens - 1] ?? next;
    result.push({
      kind: 'state',
      after: true,
      patch: read.patch,
      text: `${token.text} ${next.text}`,
      at: token.at,
      end: last.end,
    });
    i += read.tokens - 1;
  }
  return result.length < tokens.length ? result : tokens;
}

interface Choice {
  readonly patch: Readonly<Record<string, unknown>>;
  readonly tokens: number;
}

function choiceAt(token: Token, next: Token, after: Token | undefined, before: Token | undefined): Choice | undefined {
  // "at level 3 X", "X (level 3)"
  const isBesideName = after?.kind === 'card' || before?.kind === 'card' || before?.kind === 'be';
  if (isBesideName && isLevel(token)) return levelAt(token, next, 0);
  if (token.kind !== 'small') return undefined;
  if (token.word === 'naming') return next.kind === 'who' && !next.whose ? chosenPlayer(next.who) : chosenAs(next);
  const named = before?.kind === 'card' || /\bit$/iu.test(before?.text ?? '');
  if (token.word === 'on' && named && after?.kind !== 'counters' && next.kind !== 'card')
    return chosenAs(next) ?? (isLevel(next) ? levelAt(next, after) : undefined);
  if (token.word === 'that' && next.text.toLowerCase() === 'level') return levelAt(next, after);
  if (token.word === 'at' || token.word === 'on' || token.word === 'with') return levelAt(next, after);
  return undefined;
}

function isLevel({ text }: Token): boolean {
  return /^(?:level|lvl)$/iu.test(text);
}

function chosenPlayer(player: Side): Choice {
  return { patch: { chosen: { player } }, tokens: 2 };
}

const BASIC_LAND_TYPES: readonly string[] = ['plains', 'island', 'swamp', 'mountain', 'forest'];

function chosenAs(next: Token): Choice | undefined {
  const word = next.text.toLowerCase();
  const color = COLORS.find(it => it === word);
  if (color !== undefined) return { patch: { chosen: { color } }, tokens: 2 };
  const land = BASIC_LAND_TYPES.find(it => it === word || `${it}s` === word);
  if (land !== undefined) return { patch: { chosen: { basicLandType: capitalized(land) } }, tokens: 2 };
  const type = creatureType(word);
  if (type !== undefined) return { patch: { chosen: { creatureType: type } }, tokens: 2 };
  return next.kind === 'card' && next.names[0] !== undefined
    ? { patch: { chosen: { cardName: next.names[0] } }, tokens: 2 }
    : undefined;
}

/** The choice that a word may be, by its kind: a color, a type, the name of a card. */
export function choiceSaid(word: Token): Readonly<Record<string, unknown>> | undefined {
  const chosen = chosenAs(word)?.patch.chosen;
  return typeof chosen === 'object' && chosen !== null ? { ...chosen } : undefined;
}

/** The creature type a word means, in the singular or the plural. */
export function creatureType(word: string): string | undefined {
  const forms = [
    word,
    word.replace(/s$/u, ''),
    word.replace(/ves$/u, 'f'),
    word.replace(/ies$/u, 'y'),
    word.replace(/es$/u, ''),
  ];
  const places = forms.flatMap(it => PLACES.get(it) ?? []);
  return CREATURE_TYPES[Math.min(...places)];
}

/** The place of each creature type in their list. */
const PLACES: ReadonlyMap<string, number> = new Map(CREATURE_TYPES.map((it, place) => [it.toLowerCase(), place]));

/** The level of a Class, or loyalty: "at level 3", "at 4". */
function levelAt(next: Token, after: Token | undefined, lead = 1): Choice | undefined {
  if (isLevel(next) && after?.kind === 'number') return { patch: { level: after.value }, tokens: lead + 2 };
  if (next.kind !== 'number' || next.article) return undefined;
  if (
    after === undefined ||
    after.kind === 'stop' ||
    (after.kind === 'small' && ['comma', 'and'].includes(after.word))
  ) {
    return { patch: { counters: { loyalty: next.value } }, tokens: 2 };
  }
  return undefined;
}
