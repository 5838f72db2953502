// Spells as verbs in the passive voice: "gets bolted", "is Pathed".

import { lastBefore } from '../../kit/lists.ts';
import type { NameBook } from '../names/mentioned-names.ts';
import type { Token } from '../tokens/question-token.ts';
import { plainPart } from '../tokens/token-parts.ts';
import { nicknamed } from '../words/card-nicknames.ts';

/** The tokens with each participle that is made of a card's name as a verb. */
export function withSpellVerbs(tokens: readonly Token[], book: NameBook): readonly Token[] {
  const whole = withWholeParticiples(tokens, book);
  const read = whole.flatMap((token, i, tokens): readonly Token[] => {
    const before = lastBefore(tokens, i, it => it.kind !== 'filler');
    const begins = before === undefined || before.kind === 'stop' || before.kind === 'ask';
    const doing = token.kind === 'unknown' && begins && isAimedNext(tokens, i) ? doneBy(token.text, book) : undefined;
    if (doing === undefined) return [inPassive(token, before, book)];
    const { text, at, end } = token;
    const spell = { kind: 'card', names: [doing], loose: false, open: false, plural: false } as const;
    return [
      { kind: 'who', who: 'you', whose: false, text: '', at, end: at },
      { ...spell, text, at, end },
    ];
  });
  return read.map((token, i) => (isPassiveNext(read, i) ? { kind: 'be', ...plainPart(token) } : token));
}

/** A participle of a name of two words, in place of both: "opponent control magic'd my X". */
function withWholeParticiples(tokens: readonly Token[], book: NameBook): readonly Token[] {
  return tokens.flatMap((token, i): readonly Token[] => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    if (next?.kind === 'unknown' && participleOf(token, next, book) !== undefined) return [];
    if (doneOf(tokens, i, book) !== undefined) return [];
    const spell = doneOf(tokens, i - 1, book);
    if (spell !== undefined && before !== undefined) {
      const text = `${before.text} ${token.text}`;
      const { at } = before;
      return [{ kind: 'verb', action: 'resolves', voice: 'passive', card: spell, text, at, end: token.end }];
    }
    const card = token.kind === 'unknown' && before !== undefined ? participleOf(before, token, book) : undefined;
    if (card === undefined || before === undefined) return [token];
    const lead = tokens[i - 2];
    const voice = lead?.kind === 'who' && !lead.whose ? 'active' : 'passive';
    const { end } = token;
    return [{ kind: 'verb', action: 'affects', voice, card, text: `${before.text} ${token.text}`, at: before.at, end }];
  });
}

/** The card whose name of two words begins at a place as a participle, after "gets" or "is": "gets Fatal Pushed". */
function doneOf(tokens: readonly Token[], i: number, book: NameBook): string | undefined {
  const [before, first, last] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isGot = isAuxiliary(before) && before?.kind !== 'who';
  if (!isGot || first?.kind !== 'unknown' || last?.kind !== 'unknown' || !/ed$/iu.test(last.text)) return undefined;
  return cardOf(`${first.text} ${last.text}`.toLowerCase(), book);
}

function participleOf(first: Token, last: Token, book: NameBook): string | undefined {
  const [, stem] = /^(.+)['’]d$/u.exec(last.text.toLowerCase()) ?? [];
  return stem === undefined || first.kind === 'who'
    ? undefined
    : cardCalled(`${first.text.toLowerCase()} ${stem}`, book);
}

/** The wording "it has two counters and gets bolted": the verb is about what was spoken of. */
function isPassiveNext(tokens: readonly Token[], i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]];
  const isOfSpell = next?.kind === 'verb' && next.card !== undefined && next.voice === 'passive';
  return token?.kind === 'about' && isOfSpell && isAuxiliary(token);
}

/** The wording "bolting my Invasion": what a spell is aimed at follows at once. */
function isAimedNext(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  return next?.kind === 'who' || next?.kind === 'card' || (next?.kind === 'number' && next.article);
}

/** The card of a present participle: "bolting". */
function doneBy(text: string, book: NameBook): string | undefined {
  return /ing$/iu.test(text) ? cardOf(text.toLowerCase().replace(/ing$/u, 'ed'), book) : undefined;
}

function inPassive(token: Token, before: Token | undefined, book: NameBook): Token {
  // "gets shocked": the word asks for lands elsewhere
  const isGot = token.kind === 'about' && /^(?:gets?|got|getting)$/iu.test(before?.text ?? '');
  if (token.kind !== 'unknown' && !isGot) return token;
  const [, stem] = /^(.+)['’]d$/u.exec(token.text.toLowerCase()) ?? [];
  const doer = stem === undefined ? undefined : cardCalled(stem, book);
  if (doer !== undefined) {
    const voice = before?.kind === 'who' && !before.whose ? 'active' : 'passive';
    return { ...token, kind: 'verb', action: 'affects', voice, card: doer };
  }
  if (before?.kind === 'who' && !before.whose) {
    const named = cardOf(
      token.text
        .toLowerCase()
        .replace(/ies$/u, 'yed')
        .replace(/(?<!e)s$|es$/u, 'ed'),
      book,
    );
    return named === undefined || !/(?:s|ed)$/iu.test(token.text)
      ? token
      : { ...token, kind: 'card', names: [named], loose: false, open: false, plural: false };
  }
  if (!isAuxiliary(before)) return token;
  const card = cardOf(token.text.toLowerCase(), book);
  return card === undefined ? token : { ...token, kind: 'verb', action: 'resolves', voice: 'passive', card };
}

function isAuxiliary(before: Token | undefined): boolean {
  return before?.kind === 'be' || /^(?:gets?|got|getting)$/iu.test(before?.text ?? '');
}

/** The card of a participle: "bolted" of Bolt, "murdered" of Murder, "doomed" of no card by that name. */
function cardOf(word: string, book: NameBook): string | undefined {
  if (!word.endsWith('ed')) return undefined;
  for (const stem of [word.slice(0, -2), word.slice(0, -1), word.replace(/ied$/u, 'y')]) {
    const card = cardCalled(stem, book);
    if (card !== undefined) return card;
  }
  return undefined;
}

function cardCalled(words: string, book: NameBook): string | undefined {
  const length = words.split(' ').length;
  const span = book.namesIn(words).spans.find(it => it.as === 'name' && it.to - it.from === length);
  return nicknamed(words) ?? (span?.names.length === 1 ? span.names[0] : undefined);
}
