// 903.4: the color identity of commanders.
import { COLOR_OF, COLORS } from '../../vocabulary/index.ts';
import type { PlayerId } from '../model/ids.ts';
import type { View } from './view.ts';

/** 903.4: the colors in the identity of the commanders that the player owns; every color where nobody told of one. */
export function identityOf(view: View, player: PlayerId): readonly string[] {
  const commanders = [...view.state.objects.values()].filter(
    it => it.owner === player && it.designations.includes('commander'),
  );
  const identity = commanders.flatMap(it => it.printed.colorIdentity ?? []);
  return lettersOf(commanders.length === 0 ? COLORS : COLORS.filter(it => identity.includes(it)));
}

/** The letters by which mana of these colors is written. */
export function lettersOf(colors: readonly (string | undefined)[]): readonly string[] {
  const letters: Readonly<Record<string, string>> = COLOR_OF;
  return Object.keys(letters).filter(it => colors.includes(letters[it]));
}
