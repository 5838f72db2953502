// Sentences of spells and abilities that replace or prevent: a card of which one was not read may do more than is shown.

const AND_THEN = /[^.\n]*\bprevent\b[^.]*\. [^.]*\bprevented this way\b[^.]*\./gi;

/** The sentences of a text that replace or prevent, and those of more than one sentence about a prevention (615.5). */
export function replacingSentences(text: string): readonly string[] {
  const sentences = text.split(/(?<=\.)\s+/).map(it => it.replace(/^• /, ''));
  const replacing = sentences.filter(it => /\bprevent (?:all|the|that)\b|\bwould\b/i.test(it) && !it.includes('"'));
  return [...replacing, ...(text.match(AND_THEN) ?? [])];
}
