// Spells as verbs in the passive voice: "gets bolted", "is Pathed".

import { lastBefore } from '../../kit/lists.ts';
import type { NameBook } from '../names/mentioned-names.ts';
import type { Token } from '../tokens/question-token.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../tokens/token-parts.ts';
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

/** A participle of a name of several words, in place of all of them: "opponent control magic'd my X", "gets Chaos Warped". */
function withWholeParticiples(tokens: readonly Token[], book: NameBook): readonly Token[] {
  const joined = withRunsReplaced(tokens, i => doneOf(tokens, i, book));
  return joined.flatMap((token, i): readonly Token[] => {
    const [before, next] = [joined[i - 1], joined[i + 1]];
    if (next?.kind === 'unknown' && participleOf(token, next, book) !== undefined) return [];
    const card = token.kind === 'unknown' && before !== undefined ? participleOf(before, token, book) : undefined;
    if (card === undefined || before === undefined) return [token];
    const lead = joined[i - 2];
    const voice = lead?.kind === 'who' && !lead.whose ? 'active' : 'passive';
    const { end } = token;
    return [{ kind: 'verb', action: 'affects', voice, card, text: `${before.text} ${token.text}`, at: before.at, end }];
  });
}

/** The most words of a name that is made a participle of: "got Go for the Throated". */
const LONGEST_PARTICIPLE = 4;

/**
 * The card whose name of several words begins at a place as a participle: as a verb after "gets" or "is", and as what is
 * cast behind who does it, "he Chaos Warped my Sol Ring".
 */
function doneOf(tokens: readonly Token[], i: number, book: NameBook): RunReplacement | undefined {
  const [before, first] = [tokens[i - 1], tokens[i]];
  const isDoer = before?.kind === 'who' && !before.whose;
  if (first === undefined || !(isAuxiliary(before) || isDoer)) return undefined;
  const bothUnknown = first.kind === 'unknown' && tokens[i + 1]?.kind === 'unknown';
  for (let length = LONGEST_PARTICIPLE; length > 1; length--) {
    const words = tokens.slice(i, i + length);
    const last = words.at(-1);
    if (words.length < length || last === undefined || last.kind === 'card' || !/[^e]ed$/iu.test(last.text)) continue;
    const text = words.map(it => it.text).join(' ');
    const card = cardOf(text.toLowerCase(), book);
    // "X is Giant Growthed and connects": the subject goes on to do something
    const [and, next] = tokens.slice(i + length);
    const goesOn = and?.kind === 'small' && and.word === 'and' && next?.kind === 'verb';
    if (card === undefined || (goesOn && !bothUnknown)) continue;
    const part = { text, at: first.at, end: last.end };
    const done: Token = isDoer
      ? { kind: 'card', names: [card], loose: false, open: false, plural: false, ...part }
      : { kind: 'verb', action: 'resolves', voice: 'passive', card, ...part };
    return { tokens: [done], to: i + length };
  }
  return undefined;
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
  // "snagged": the last letter of the name is doubled
  const single = word.replace(/([b-df-hj-np-tv-z])\1ed$/u, '$1');
  for (const stem of new Set([word.slice(0, -2), word.slice(0, -1), word.replace(/ied$/u, 'y'), single])) {
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
