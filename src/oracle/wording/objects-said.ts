// Objects as a sentence of a card names them: the types they take in, and limits of them.

/** Whether the objects an effect speaks of ("nonland permanents", "creatures and planeswalkers") take in one of these types. */
export function absorbs(what: string, types: readonly string[]): boolean {
  const words = what.toLowerCase();
  if (
    /\b(?:with|without|you don't|your opponents|an opponent|other|nontoken|nonartifact|tapped|untapped|that|except|power|mana value)\b/u.test(
      words,
    )
  ) {
    return plainTypes(words.split(/\b(?:with|without|that|except)\b/u)[0] ?? '', types);
  }
  return plainTypes(words, types);
}

function plainTypes(words: string, types: readonly string[]): boolean {
  if (/\bnonland permanents?\b/u.test(words)) return !types.includes('Land');
  if (/\bpermanents?\b/u.test(words)) return true;
  return types.some(type => new RegExp(`(?<!non)\\b${type.toLowerCase()}s?\\b`, 'u').test(words));
}

/** Whether an effect on all objects has limits this reader does not weigh. */
export function isLimited(what: string): boolean {
  return /\b(?:with|without|you don't|opponents?|other|nontoken|nonartifact|tapped|untapped|that|except|power|value|blue|black|red|green|white)\b/u.test(
    what.toLowerCase(),
  );
}
