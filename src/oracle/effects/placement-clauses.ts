// Clauses of a sentence that put something onto the battlefield or create tokens, by their places in it.

/** The text with quotations blanked out, so that every place in it stays where it is. */
export function withoutQuotations(text: string): string {
  return text.replace(
    /"[^"]*"/g,
    it => `"${'\u00a7'.repeat(Math.max(0, it.length - 3))}${it.length > 2 ? it.at(-2) : ''}"`,
  );
}

/** Kinds of things put onto the battlefield: a card, a token, or a token that is a copy. */
export type PlacedKind = 'card' | 'token' | 'copy';

/** A part of a text, by its places. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Up to a period, or a quotation that ends in one and is not continued. */
const SENTENCE = /(?:[^."]|"(?:[^"]*[^."])?"|"\u00a7*\."(?=[^\s]| and )|\.(?!\s|$))+(?:"\u00a7*\."|\.)?/g;

export function sentencesOf(masked: string): readonly Span[] {
  const spans: Span[] = [];
  for (const { 0: words, index } of masked.matchAll(SENTENCE)) {
    const blank = words.length - words.trimStart().length;
    if (words.trim() !== '') spans.push({ start: index + blank, end: index + words.length });
  }
  return spans;
}

/** A clause by its places in a sentence: its noun, and its end, where words about the manner begin. */
export interface PlacementClause extends Span {
  readonly kind: PlacedKind;
  readonly noun: Span;
}

/** The clauses of a sentence in their order. */
export function clausesIn(sentence: string): readonly PlacementClause[] {
  const moves = moveClauses(sentence);
  const creates = [...sentence.matchAll(CREATES)].flatMap(({ 0: verb, index }) => {
    const start = index + verb.length;
    const token = /\btokens?\b/.exec(sentence.slice(start));
    if (token === null) return [];
    const end = start + token.index + token[0].length;
    const kind: PlacedKind = IS_COPY.test(sentence.slice(end)) ? 'copy' : 'token';
    return [{ kind, noun: { start, end: start + token.index }, start: index, end }];
  });
  return [...moves, ...creates].sort((a, b) => a.start - b.start);
}

/** The verb, and each further token after it: "create a Food token and two tapped Treasure tokens". */
const CREATES =
  /\bcreates? |(?<=\btokens?\b[^.]*)(?:,| and|, and) (?=(?:an?|one|two|three|four|five|X|that many) (?:(?!\b(?:and|copy|on|to|with|of)\b|[.,"]).)*? tokens?\b)/g;
const IS_COPY = /^ that(?:'s| is|'re| are) (?:a copy|copies|an? [^.,]*? copy)\b/;

/** The words for the battlefield; left out in "return that card under your control". */
const BATTLEFIELD =
  /\b(?:on|in)?to the battlefield\b|(?<=\breturns? (?:it|them|that card|those cards))(?= under \S+ (?:\S+ )?control\b)/g;

const VERB = /(?:^|[\s—•"])(?:returns?|puts?) /gi;

/** "Return … to the battlefield", "put … onto the battlefield and … onto the battlefield". */
function moveClauses(sentence: string): readonly PlacementClause[] {
  const found: PlacementClause[] = [];
  for (const { 0: words, index } of sentence.matchAll(BATTLEFIELD)) {
    const before = found.at(-1)?.end ?? 0;
    const head = sentence.slice(before, index);
    const verbs = [...head.matchAll(VERB)];
    const verb = verbs.at(-1);
    const start = before + (verb === undefined ? 0 : verb.index + verb[0].length);
    const end = index + words.length;
    if (verb === undefined) {
      const half = / and ([^.]*)$/.exec(head);
      if (found.length > 0 && half !== null) {
        const noun = before + half.index + ' and '.length;
        found.push({ kind: 'card', noun: { start: noun, end: index }, start: noun, end });
      }
      continue;
    }
    const isNoun =
      start < index ||
      /(?:^|, |then |may |and |— |: |you |player )$/.test(sentence.slice(0, start).replace(/\S+ $/, ''));
    // "if you didn't put a card onto the battlefield this way" says what was done, and does nothing
    const upTo = sentence.slice(0, start);
    const isDone =
      / (?:don't|didn't|can't|won't) \S+ $/.test(upTo) ||
      (/^ this way\b/.test(sentence.slice(end)) && /^(?:.*, )?(?:if|when) /.test(upTo));
    if (isNoun && !isDone) found.push({ kind: 'card', noun: { start, end: index }, start, end });
  }
  return found;
}
