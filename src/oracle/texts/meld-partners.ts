// 701.42b: the card that a permanent melds into, by its own text.
import type { Face } from '../../engine/index.ts';
import { stringsOf } from '../../kit/strings.ts';

/** The name of the card that the face melds into together with a partner; undefined where it does not with that one. */
export function meldsInto(face: Pick<Face, 'abilities'>, name: string, partner: string): string | undefined {
  const texts = stringsOf(face.abilities);
  const [meldedName] = texts.flatMap(text => /meld them into ([^."]+)/u.exec(text)?.[1] ?? []);
  if (meldedName === undefined || !texts.some(text => text.includes(short(partner)))) return undefined;
  // the short name of a card in its own text is replaced by the full name
  return meldedName.startsWith(`${name}, `) ? meldedName.replace(name, short(name)) : meldedName;
}

function short(name: string): string {
  return name.split(', ')[0] ?? name;
}
