// Lines on an object's abilities: keywords it has, abilities gained and lost.

import type { Ability, Face, GameObject } from '../engine/index.ts';
import { equals } from '../kit/structure.ts';
import { listInWords } from './english.ts';
import type { ReadPosition } from './explain-context.ts';
import { CARD_VOICE, makePhraser } from './phrase/make-phraser.ts';

const PHRASER = makePhraser(CARD_VOICE);

/** Lines on an object's abilities: its keywords, then those gained or lost against its copiable values. */
export function abilityLines(seen: ReadPosition, object: GameObject): readonly string[] {
  const present = seen.of(object.id).abilities;
  const keywords = present.flatMap(it => (it.ability.kind === 'keyword' ? [PHRASER.ability(it.ability)] : []));
  const printed = faceOf(object).abilities.filter(counts);
  const now = present.map(it => it.ability).filter(counts);
  if (printed.length > 0 && now.length === 0 && keywords.length === 0) return ['no abilities'];
  const gained = present
    .filter(it => it.key.startsWith('granted') && it.ability.kind !== 'keyword')
    .map(it => it.ability);
  const lost = printed.filter(it => !now.some(fresh => equals(fresh, it)));
  return [
    ...(keywords.length === 0 ? [] : [listInWords([...new Set(keywords)])]),
    ...gained.map(it => `gains: ${PHRASER.ability(it)}`),
    ...(object.faceDown !== undefined || lost.length === 0 ? [] : [lostLine(lost)]),
  ];
}

function lostLine(lost: readonly Ability[]): string {
  const keywords = lost.filter(it => it.kind === 'keyword').map(PHRASER.ability);
  const others = lost.length - keywords.length;
  const rest = others === 0 ? [] : [others === 1 ? 'one of its abilities' : `${others} of its abilities`];
  return `has lost ${listInWords([...keywords, ...rest])}`;
}

/** Whether an ability belongs to the object: text that is part of a spell's resolution is no ability of a permanent. */
function counts(ability: Ability): boolean {
  return ability.kind !== 'spell' && ability.kind !== 'unread';
}

/** The face of an object's copiable values: that of what it copies, else its own. */
function faceOf(object: GameObject): Face {
  const copy = object.copies.at(-1);
  const printed = copy?.of.printed ?? object.printed;
  return printed.faces[copy?.of.face ?? object.face] ?? printed.faces[0];
}
