// Modes of a spell said after its name: "Farewell choosing artifacts and creatures", "Abzan Charm to draw two" (700.2).

import { Memo } from '../../../kit/memo.ts';
import type { Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { modesOffered } from '../../model/spell-modes.ts';
import type { Token } from '../../tokens/question-token.ts';
import { plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** Words that lead to the modes of a spell. */
const LEADS =
  /^(?:for|on|to|with|choosing|choose|chose|chosen|picking|pick|picks|naming|mode|modes|the|both|all|or|,|:|and|plus|&)$/iu;
const PARTS = /^(?:,|and|plus|&)$/iu;
/** Words of a mode that tell it from no other thing a question may go on with. */
const COMMON = /^(?:the|a|an|all|and|or|with|for|on|to|of|if|its|it|you|your|that|target|mode|modes|both)$/u;

/** The tokens in which a modal spell has the modes that the words right after it mean, in place of those words. */
export function withChosenModes(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    const known = token?.kind === 'card' ? cards.named(token.names[0] ?? '') : undefined;
    const words = known?.spell === true ? wordsOfModes(known) : [];
    const said = words.length === 0 ? undefined : modesAfter(tokens, i + 1, words);
    if (token?.kind !== 'card') return undefined;
    const dealing = words.length === 0 ? undefined : dealingAt(tokens, i + 1, words);
    if (dealing !== undefined) {
      const aim = tokens.slice(i + 1, dealing.player + 1);
      return { tokens: [{ ...token, modes: dealing.modes }, ...aim], to: dealing.end };
    }
    if (said === undefined) return undefined;
    const next = tokens[said.end];
    // "Abzan Charm exiling their bear": what the mode is for follows
    const isAimed = next !== undefined && (['card', 'noun', 'who'].includes(next.kind) || isArticle(next));
    const last = tokens[said.end - 1];
    const on: readonly Token[] =
      isAimed && last !== undefined ? [{ kind: 'small', word: 'on', ...plainPart(last), text: 'on' }] : [];
    return { tokens: [{ ...token, modes: said.modes }, ...on], to: said.end };
  });
}

/** The wording "Boros Charm at his face for the 4": the one mode with that number, and where its player and the wording end. */
function dealingAt(
  tokens: readonly Token[],
  from: number,
  words: readonly (readonly string[])[],
): { readonly modes: readonly number[]; readonly player: number; readonly end: number } | undefined {
  const first = tokens[from];
  const player = first?.kind === 'small' && /^(?:at|on|to|into)$/iu.test(first.text) ? from + 1 : from;
  const [aimed, lead] = [tokens[player], tokens[player + 1]];
  if (aimed?.kind !== 'who' || aimed.whose || lead?.kind !== 'small' || lead.word !== 'for') return undefined;
  const at = tokens[player + 2]?.kind === 'filler' ? player + 3 : player + 2;
  const number = tokens[at];
  if (number?.kind !== 'number' || number.article) return undefined;
  const mode = meantBy([String(number.value)], words);
  return mode === undefined ? undefined : { modes: [mode + 1], player, end: at + 1 };
}

/** The words of the modes of spells, each made once. */
const WORDS_OF_MODES = new Memo<Known, readonly (readonly string[])[]>();

function wordsOfModes(known: Known): readonly (readonly string[])[] {
  const words = WORDS_OF_MODES.get(known) ?? modesOffered(known).map(it => wordsOf(it));
  WORDS_OF_MODES.set(known, words);
  return words;
}

function isArticle(token: Token): boolean {
  return token.kind === 'number' && token.article;
}

/** The modes that the words from an index on mean, one for each part of their list, and where those words end. */
function modesAfter(
  tokens: readonly Token[],
  from: number,
  words: readonly (readonly string[])[],
): { readonly modes: readonly number[]; readonly end: number } | undefined {
  const isOfModes = (token: Token) =>
    wordsOf(token.text).some(it => !COMMON.test(it) && words.some(by => by.includes(it)));
  const first = tokens[from];
  if (first === undefined || !(LEADS.test(first.text) || isOfModes(first)) || PARTS.test(first.text)) return undefined;
  let end = from;
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined || token.kind === 'card' || !(LEADS.test(token.text) || isOfModes(token))) break;
    if (isOfModes(token)) end = i + 1;
  }
  const modes: number[] = [];
  let part: string[] = [];
  for (const token of [...tokens.slice(from, end), undefined]) {
    if (token !== undefined && !PARTS.test(token.text)) {
      part.push(...wordsOf(token.text));
      continue;
    }
    const mode = meantBy(part, words);
    if (mode === undefined) return undefined;
    modes.push(mode + 1);
    part = [];
  }
  return modes.length === 0 ? undefined : { modes: [...new Set(modes)], end };
}

/** The place of the one mode with the most of the words, or the number that they name. */
function meantBy(said: readonly string[], words: readonly (readonly string[])[]): number | undefined {
  const counts = words.map(by => said.filter(it => !COMMON.test(it) && by.includes(it)).length);
  const most = Math.max(...counts);
  return most > 0 && counts.filter(it => it === most).length === 1 ? counts.indexOf(most) : undefined;
}

/** The words of a text in small letters, without endings. */
function wordsOf(text: string): readonly string[] {
  const found = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.map(it => (COMMON.test(it) ? it : it.replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u, '')));
}
