// Words offered for one item of a list: names and tokens, and in brackets the states that shorthand reads.

import { fold } from '../../kit/fold.ts';
import {
  COMMON_TOKENS,
  NAME_MODIFIERS,
  OBJECT_STATES,
  PREDEFINED_TOKENS,
  VALUE_MODIFIERS,
} from '../../vocabulary/index.ts';
import type { BotBackend } from '../backend.ts';
import { DISCORD_LIMITS } from './limits.ts';
import { namesTyped, type TypedItem } from './list-item.ts';

const TOKENS: readonly string[] = [...PREDEFINED_TOKENS.map(it => `${it} token`), ...COMMON_TOKENS];

/** The texts that may stand in place of the words being typed, the likeliest first. */
export async function offersFor(
  { before, kept, words, kind }: TypedItem,
  backend: BotBackend,
): Promise<readonly string[]> {
  if (kind === 'modifier') return modifiers(words, kept);
  const names = await backend.suggestCards(words, DISCORD_LIMITS.choices);
  if (kind === 'object') return withTokens(words, names);
  const there = words === '' ? namesTyped(before) : namesTyped(before).filter(it => begins(it, words));
  return [...new Set([...there, ...names])].map(it => `${it})`);
}

/** The names of cards before tokens whose name is not typed in full, so that both are in view. */
const NAMES_FIRST = 5;

/** Names with tokens among them: those called by their whole name first. */
function withTokens(words: string, names: readonly string[]): readonly string[] {
  if (words === '') return names;
  const fitting = TOKENS.filter(it => namesOf(it).some(name => begins(name, words)));
  const [first, later] = [true, false].map(whole =>
    fitting.filter(
      it => namesOf(it).some(name => fold(words).startsWith(fold(name.replace(/ token$/u, '')))) === whole,
    ),
  );
  const shown = [...(first ?? []), ...names.slice(0, NAMES_FIRST), ...(later ?? []), ...names.slice(NAMES_FIRST)];
  return shown.slice(0, DISCORD_LIMITS.choices);
}

/** The words a token may be called by: all of them, and those without its size and color. */
function namesOf(token: string): readonly string[] {
  const bare = token.replace(/^\S+\/\S+ (?:[a-z]+ )+/u, '');
  return bare === token ? [token] : [token, bare];
}

/** States and other words that begin with what was typed and are not in the brackets yet. */
function modifiers(words: string, kept: string): readonly string[] {
  const inside = new Set(
    kept
      .slice(kept.lastIndexOf('(') + 1)
      .split(/[,;]/u)
      .map(fold),
  );
  const fits = (it: string) => begins(it, words) && !inside.has(it);
  return [...OBJECT_STATES.filter(fits).map(it => `${it})`), ...[...NAME_MODIFIERS, ...VALUE_MODIFIERS].filter(fits)];
}

function begins(text: string, words: string): boolean {
  return fold(text).startsWith(fold(words));
}
