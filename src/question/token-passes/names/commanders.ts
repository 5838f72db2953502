// Commanders: "my commander Atraxa", and "my commander" where one legend alone is named (903.3).

import type { Cards } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { nounNamed } from '../../names/nouns.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';

const COMMANDER = /^(?:commander|general)$/iu;

/**
 * The tokens with that designation in place of the word before the name of a card, and with the one legendary creature
 * that is named in place of a word that no name follows. Where there is none, one stands in; where there are several,
 * the word is not known.
 */
export function withCommanders(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'commander', 'general')) return tokens;
  return withNamedCommanders(tokens).flatMap((token, i, tokens): readonly Token[] => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const first = before === undefined || before.kind === 'stop' || (before.kind === 'number' && before.article);
    const owned = (before?.kind === 'who' && before.whose) || (first && next?.kind !== 'who' && next?.kind !== 'stop');
    if (!owned || !COMMANDER.test(token.text)) return [token];
    const { text, at, end } = token;
    const state = { kind: 'state', patch: { designations: ['commander'] }, after: false, text, at, end } as const;
    if (next?.kind === 'card') return [state];
    const [legend, ...more] = legendsIn(tokens, cards);
    if (more.length > 0) return [{ kind: 'unknown', text, at, end }];
    if (legend === undefined) return [state, anyCommander({ text, at, end })];
    const card = { kind: 'card', names: [legend], loose: false, open: false, plural: false } as const;
    return [state, { ...card, text, at, end }];
  });
}

/** The wording "My commander is Miirym": as "I have my commander Miirym" says it. */
function withNamedCommanders(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, i): readonly Token[] => {
    const [before, word, be, name] = [tokens[i - 1], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
    const begins = before === undefined || before.kind === 'stop' || before.kind === 'small';
    if (token.kind === 'be' && COMMANDER.test(before?.text ?? '') && isNamedSo(tokens, i - 2)) return [];
    if (
      !begins ||
      token.kind !== 'who' ||
      !COMMANDER.test(word?.text ?? '') ||
      be?.kind !== 'be' ||
      name?.kind !== 'card'
    )
      return [token];
    const { at } = token;
    const lead = { text: '', at, end: at };
    return [{ ...token, whose: false, ...lead }, { kind: 'have', ...lead }, token];
  });
}

function isNamedSo(tokens: readonly Token[], i: number): boolean {
  return tokens[i]?.kind === 'who' && tokens[i + 3]?.kind === 'card';
}

/** A legendary creature without abilities, in place of a commander that is not named. */
function anyCommander(placed: Pick<Token, 'text' | 'at' | 'end'>): Token {
  const noun = nounNamed('any commander');
  return noun === undefined
    ? { kind: 'unknown', ...placed }
    : { kind: 'noun', noun: { ...noun, said: 'commander' }, ...placed };
}

function legendsIn(tokens: readonly Token[], cards: Cards): readonly string[] {
  const names = tokens.flatMap((token, i) => {
    const before = tokens[i - 1];
    // "my commander dies with X out": another than the one that is there
    const beside = before?.kind === 'small' && before.word === 'with';
    return token.kind === 'card' && !token.open && !beside ? token.names.slice(0, 1) : [];
  });
  return [...new Set(names)].filter(name => {
    const known = cards.named(name);
    return known?.legendary === true && known.creature;
  });
}
