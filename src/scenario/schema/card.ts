// Cards that exist only in a scenario, and tokens described in full.

/** One face's printed values, in Oracle wording. */
export interface FaceText {
  readonly name: string;
  readonly manaCost?: string;
  /** The type line, such as "Legendary Creature — Bear". */
  readonly type: string;
  readonly text?: string;
  /** Printed as on the card: "2", "*", "1+*". */
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
}

/** A card of the scenario's own. With `faces`, the front face's values also stand on the card itself. */
export interface ScenarioCard extends FaceText {
  readonly faces?: readonly FaceText[];
  /** How several faces belong together, in Scryfall's words ("transform", "modal_dfc", "flip"). */
  readonly layout?: string;
}
