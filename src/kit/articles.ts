// The indefinite article, by the sound that a noun begins with.

/** A noun with its indefinite article: "a Bear", "an Eldrazi", "an 8/8", "a Unicorn". */
export function withIndefiniteArticleWord(noun: string): string {
  return `${startsWithVowelSound(noun) ? 'an' : 'a'} ${noun}`;
}

function startsWithVowelSound(noun: string): boolean {
  const word = noun.toLowerCase();
  if (/^(8|11\b|18\b)/.test(word)) return true;
  if (/^(uni|use|usa|usu|eu|one\b|once\b|u\/|uri|utop)/.test(word)) return /^(unin|unim)/.test(word);
  if (/^(x\b|hour|heir|honor|honest)/.test(word)) return true;
  return /^[aeiou]/.test(word);
}
