// Sentences of triggered abilities on how the spell that was cast enters.

/** The sentence that says with what something enters; undefined where there is none. */
export function sentenceOnEntering(effect: string): string | undefined {
  return effect.split(/(?<=\.) /).find(it => /\benters with\b/.test(it));
}
