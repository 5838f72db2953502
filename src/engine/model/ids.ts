// Branded identifiers: an object is not a player, a rule number is not any string.

export type ObjectId = string & { readonly brand: 'ObjectId' };
export type PlayerId = string & { readonly brand: 'PlayerId' };

/** A rule number as the Comprehensive Rules write it: "614", "614.12", "614.12a", "704.5aa". */
export type RuleNumber = `${number}` | `${number}${string}`;

/** The one place where a string becomes an ObjectId. */
export function objectId(text: string): ObjectId {
  return text as ObjectId; // branding door
}

/** The one place where a string becomes a PlayerId. */
export function playerId(text: string): PlayerId {
  return text as PlayerId; // branding door
}
