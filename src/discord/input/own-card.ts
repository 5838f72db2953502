// Descriptions of cards of one's own, as they stand before a question: "[Storm Bear {1}{G} | Creature — Bear | 2/2 | Trample]".

/** Writes the description of a card, with the signs that part it taken out of its texts. */
export function describeCard({ name, manaCost, type, size, text }: OwnCardTexts): string {
  const named = [name, manaCost].filter(it => it !== '').join(' ');
  const parts = [named, type, size, text].map(partOf);
  return `[${parts.filter((it, at) => it !== '' || at === 1).join(' | ')}]`;
}

/** A text without the signs that part a description; its lines are parts of their own. */
function partOf(text: string): string {
  return text
    .replace(/[[\]|]/gu, ' ')
    .replace(/\s*\n\s*/gu, ' | ')
    .trim();
}

/** The texts of a card as a person types them; all but the name may be empty. */
export interface OwnCardTexts {
  readonly name: string;
  readonly manaCost: string;
  readonly type: string;
  /** Wordings "2/2", "loyalty 3"; for a permanent without numbers empty. */
  readonly size: string;
  readonly text: string;
}
