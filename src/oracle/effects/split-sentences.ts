// Sentences of a text of effects.

/** The sentences of a text, with their periods; a quotation is not split. */
export function splitSentences(text: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted;
    const closes = text[at] === '"' && !quoted && text[at - 1] === '.';
    const stops = closes || (text[at] === '.' && !quoted);
    const ends = stops && (at + 1 === text.length || /\s/.test(text[at + 1] ?? ''));
    if (!ends) continue;
    parts.push(text.slice(start, at + 1).trim());
    start = at + 1;
  }
  const rest = text.slice(start).trim();
  return rest === '' ? parts : [...parts, rest];
}
