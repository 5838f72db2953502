// 603.7, 611.2b: what the trigger of a permanent's own entering has set up, for as long as the permanent is there.
import type { Ability, TriggeredAbility } from '../../engine/index.ts';
import { isOfSelf } from '../../engine/index.ts';

const LATER = /\bwhen [^.,"]*? leaves the battlefield, (that creature's [^."]+\.)/iu;
const ATTACHES = /\battach [^."]*? to it\b/iu;
const WHILE_THERE =
  /\bfor as long as (?:you control (?!an?\b)|[^."]*? remains on the battlefield)|\bphases? [^."]*?\buntil [^."]*? leaves the battlefield|\bwhen [^.,"]*? leaves the battlefield\b/iu;

/** Words after which an effect changes nothing that a position shows: rules about untapping, attacking, playing. */
const UNSEEN = /\bdoesn't untap\b|\bcan't\b|\b(?:play|cast)\b/iu;

/** The words of the delayed triggered ability about the creature to which an Aura has attached itself as it entered. */
export function leavingWordsOf(abilities: readonly Ability[]): string | undefined {
  return ownEntering(abilities)
    .filter(({ effect }) => ATTACHES.test(effect))
    .map(({ effect }) => LATER.exec(effect)?.[1])
    .find(it => it !== undefined);
}

/** Whether something that the permanent did as it entered ends, or happens, as the permanent leaves. */
export function lastsWhileItStays(abilities: readonly Ability[]): boolean {
  return ownEntering(abilities).some(({ effect }) =>
    effect.split(/(?<=\.) /u).some(sentence => WHILE_THERE.test(sentence) && !UNSEEN.test(sentence)),
  );
}

function ownEntering(abilities: readonly Ability[]): readonly TriggeredAbility[] {
  return abilities.filter(
    (it): it is TriggeredAbility =>
      it.kind === 'triggered' && it.events.some(event => event.kind === 'enters' && isOfSelf(event.what)),
  );
}
