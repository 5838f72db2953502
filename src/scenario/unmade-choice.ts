// Choices that were to be made as a permanent entered, and that a question does not tell though something asks for them.
import { type Ability, type ObjectId, some, speaksOfChoice, undefinedKeywordChoice } from '../engine/index.ts';
import { saysOfChoice } from '../oracle/index.ts';
import type { ChosenKind } from '../vocabulary/index.ts';
import { modesOf } from './stage/chosen-mode.ts';
import type { Staged } from './stage/stage.ts';
import { idOf } from './stage/staging.ts';

/** A choice by its kind. */
export interface UnmadeChoice {
  readonly kind: ChosenKind;
  /** Whether two of its kind were to be chosen. */
  readonly several?: true;
  /** The first of the words that were offered; of modes and words alone. */
  readonly offered?: string;
}

/**
 * 607.2d: a choice made as a permanent entered that another ability of it speaks of, where none was told; of abilities
 * whose effects are kept as text only those that trigger or are activated.
 */
export function unmadeChoice(staged: Staged, id: ObjectId, triggers: boolean): UnmadeChoice | undefined {
  const object = staged.state.objects.get(id);
  const abilities = object?.printed.faces[object.face]?.abilities ?? [];
  const unmade = abilities
    .flatMap(it => (it.kind === 'replacement' ? it.rewrites : []))
    .flatMap(it => (it.kind === 'choose' && it.how === undefined && it.what !== 'object' ? [it] : []))
    .find(({ what }) => object !== undefined && !(what in object.chosen || `${what}s` in object.chosen));
  if (object === undefined || unmade === undefined) return undefined;
  const used = activatedOf(staged, id, abilities);
  const { kind } = staged.scenario.when;
  // text that is in force says who may cast or activate, and what
  const acts = kind === 'casts' || kind === 'activates';
  const isSpokenOf = abilities.some(ability => {
    const isActivated = ability.kind === 'activated';
    const isUsed = isActivated ? used.includes(ability) : ability.kind === 'triggered' ? triggers : acts;
    return (
      (!isActivated && speaksOfChoice('ability', ability)) ||
      some('ability', ability, { ability: one => undefinedKeywordChoice(one, {}) !== undefined }) ||
      (isUsed && saysOfChoice(ability))
    );
  });
  if (!isSpokenOf) return undefined;
  const [offered] = unmade.what === 'mode' || unmade.what === 'word' ? modesOf(object.printed) : [];
  return {
    kind: unmade.what,
    ...((unmade.count ?? 1) > 1 ? { several: true } : {}),
    ...(offered === undefined ? {} : { offered }),
  };
}

/** The abilities of an object that may be activated in the event: the one that is named by its number, else all. */
function activatedOf(
  { scenario: { when }, names }: Staged,
  id: ObjectId,
  abilities: readonly Ability[],
): readonly Ability[] {
  if (when.kind !== 'activates') return [];
  const named = names.find(when.object);
  if (named === undefined || idOf(named) !== id) return [];
  const activated = abilities.filter(it => it.kind === 'activated');
  const one = activated[Number(when.ability) - 1];
  return one === undefined ? activated : [one];
}
