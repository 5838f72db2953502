// Choices in granted abilities (607.2d): "the chosen color" is the choice of the granting permanent, not of the
// receiver.

import type { Ability } from '../ability/ability.ts';
import type { Clause } from '../ability/filter.ts';
import { KEYWORD_CHOICES } from '../keywords/static-keywords.ts';
import type { ChosenValues } from '../model/game-object.ts';
import { map, some } from '../walk/index.ts';

/** The abilities with the choices of their grantor in place of "the chosen …". */
export function withGrantorChoices(abilities: readonly Ability[], chosen: ChosenValues): readonly Ability[] {
  return abilities.some(namesChosen)
    ? abilities.map(ability => (namesChosen(ability) ? withChosen(ability, chosen) : ability))
    : abilities;
}

const NAMES_CHOSEN = new WeakMap<Ability, boolean>();

function namesChosen(ability: Ability): boolean {
  let names = NAMES_CHOSEN.get(ability);
  if (names === undefined) {
    names =
      some('ability', ability, { clause: ['chosen'] }) ||
      (ability.kind === 'keyword' && KEYWORD_CHOICES.has(ability.words ?? ''));
    NAMES_CHOSEN.set(ability, names);
  }
  return names;
}

function withChosen(ability: Ability, chosen: ChosenValues): Ability {
  if (ability.kind === 'keyword') {
    const clause = clauseFor(KEYWORD_CHOICES.get(ability.words ?? ''), chosen);
    const { words: _, ...rest } = ability;
    if (clause !== undefined) return { ...rest, of: { clauses: [clause] } };
  }
  return map('ability', ability, {
    clause: it => (it.kind === 'chosen' ? (clauseFor(it.what, chosen) ?? it) : it),
  });
}

function clauseFor(what: string | undefined, chosen: ChosenValues): Clause | undefined {
  const { color, creatureType, cardName, cardNames } = chosen;
  if (what === 'color' && color !== undefined) return { kind: 'color', color };
  if (what === 'creatureType' && creatureType !== undefined) return { kind: 'subtype', subtype: creatureType };
  if (what === 'cardName' && cardNames !== undefined)
    return { kind: 'any', of: cardNames.map(name => ({ kind: 'named', name })) };
  if (what === 'cardName' && cardName !== undefined) return { kind: 'named', name: cardName };
  const landType = chosen.basicLandType ?? chosen.landType;
  return what === 'landType' && landType !== undefined ? { kind: 'subtype', subtype: landType } : undefined;
}
