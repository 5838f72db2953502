// Changes of text (613.1c, 612, layer 3): words replaced in the rules text and on the type line.

import { asPattern, capitalized, mapStrings } from '../../kit/strings.ts';
import type { Ability } from '../ability/ability.ts';
import type { Change } from '../ability/continuous-effect.ts';
import type { ChosenValues } from '../model/game-object.ts';
import type { ObjectDraft } from './object-draft.ts';

/** Applies a text-changing change to a draft; `chosen` are the choices of the effect. */
export function changeText(draft: ObjectDraft, change: Change & { readonly kind: 'text' }, chosen: ChosenValues): void {
  const from = change.from === 'chosen' ? chosen.fromWord : change.from;
  const to = change.to === 'chosen' ? chosen.toWord : change.to;
  if (from === undefined || to === undefined || from === to) return;
  draft.subtypes = [...new Set(draft.subtypes.map(it => (same(it, from) ? likeIn(it, to) : it)))];
  draft.abilities = draft.abilities.map(objectAbility => {
    const ability = reworded(objectAbility.ability, from, to);
    return ability === objectAbility.ability ? objectAbility : { ...objectAbility, ability };
  });
}

/** 612.8: a new name in place of the old. */
export function changeName(draft: ObjectDraft, name: string): void {
  draft.name = name;
}

/** Fields with names, keys or kinds rather than words of the text (612.2). */
const UNTOUCHED: ReadonlySet<string> = new Set(['kind', 'name', 'counter', 'verb', 'layout']);

/** The ability with the word replaced by itself, in the plural, and before "walk" and "cycling"; capitals stay. */
function reworded(ability: Ability, from: string, to: string): Ability {
  const word = asPattern(from);
  const pattern = new RegExp(`\\b${word}(?=s?\\b|walk\\b|cycling\\b)`, 'gi');
  return mapStrings(ability, (text, field) =>
    UNTOUCHED.has(field) ? text : text.replace(pattern, found => likeIn(found, to)),
  );
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function likeIn(model: string, word: string): string {
  const lower = model === model.toLowerCase();
  return lower ? word.toLowerCase() : capitalized(word);
}
