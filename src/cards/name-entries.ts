// Name entries: the names that cards are found by, in the order of their folded forms, each by its place.
import { ENTRY_KINDS, type NameTables } from './name-tables.ts';
import { NamedCards } from './named-card.ts';
import { Texts } from './text-table.ts';
import { WordIndex } from './word-index.ts';

/** The names of an index. */
export class NameEntries {
  /** The cards they name. */
  readonly named: NamedCards;
  readonly folded: Texts;
  /** The words of the folded names. */
  readonly words: WordIndex;
  readonly #tables: NameTables['entries'];

  constructor({ named, entries, words }: NameTables) {
    this.named = new NamedCards(named);
    this.folded = new Texts(entries.folded);
    this.words = new WordIndex(words);
    this.#tables = entries;
  }

  /** The number of names. */
  get length(): number {
    return this.folded.length;
  }

  cardOf(entry: number): number {
    return this.#tables.cards[entry] ?? 0;
  }

  /** The kind of a name. Joined faces are a whole card too, but suggested by the name of the face that was typed. */
  kindOf(entry: number): (typeof ENTRY_KINDS)[number] {
    return ENTRY_KINDS[this.#tables.kinds[entry] ?? 0] ?? 'card';
  }

  /** Whether a name is that of a whole card. */
  isOfCard(entry: number): boolean {
    const kind = this.kindOf(entry);
    return kind === 'card' || kind === 'joined faces';
  }

  /** The index of the face, for a name of the kind `face`. */
  faceOf(entry: number): number {
    return this.#tables.parts[entry] ?? 0;
  }

  /** The length of the short name within the folded name; 0 when there is none. */
  shortOf(entry: number): number {
    return this.#tables.shorts[entry] ?? 0;
  }

  /** The name as it is suggested. */
  shownOf(entry: number): string {
    const card = this.cardOf(entry);
    const part = this.#tables.parts[entry] ?? 0;
    const kind = this.kindOf(entry);
    if (kind === 'other printing') return this.named.otherOf(card, part);
    const ofFace = kind === 'joined faces' || (kind === 'face' && !this.named.isWhole(card));
    return (ofFace ? this.named.faceOf(card, part) : undefined) ?? this.named.nameOf(card);
  }

  isExtra(entry: number): boolean {
    return this.named.isExtra(this.cardOf(entry));
  }
}
