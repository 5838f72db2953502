// 114: emblems of cards, by name: "Elspeth, Knight-Errant Emblem".

const SUFFIX = / Emblem$/i;

/** The name of the card whose emblem a name means; undefined for a name of another form. */
export function makerOfEmblem(name: string): string | undefined {
  return SUFFIX.test(name) ? name.replace(SUFFIX, '') : undefined;
}
