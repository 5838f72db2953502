// 614.1c, 614.12: entering replaced: "if ~ would enter, sacrifice two untapped lands instead", "… exile it instead".
import type {
  Condition,
  Effect,
  EventPattern,
  Filter,
  PlayerRef,
  ReplacementAbility,
  Rewrite,
  Zone,
} from '../../../engine/index.ts';
import { ranked, single } from '../../combine.ts';
import { form } from '../../form.ts';
import { lit, map, type Phrase, same } from '../../phrase.ts';
import { oneCost } from '../entering-costs.ts';
import { eachFilter } from '../filters.ts';
import { conditionKnot } from '../knots.ts';
import { OPPONENT, SELF, YOU } from '../players.ts';
import { self } from '../subjects.ts';
import { objectOne } from './about.ts';
import { does } from './would.ts';
import { moved } from './zones.ts';

const replaces = { kind: 'replacement' } as const;
const always = { ...replaces, condition: undefined } as const;

const NOT_CAST: Condition = { kind: 'not', of: { kind: 'wasCast' } };

function wouldEnter(
  words: string,
  more: { readonly cast?: boolean; readonly under?: PlayerRef },
): Phrase<EventPattern> {
  return form({ kind: 'enters', ...more })`${{ what: objectOne }} would enter${lit(words)}`;
}

const toGraveyard: Rewrite = { kind: 'zone', to: 'graveyard' as Zone };
const butFirst = form({
  ...always,
  event: { kind: 'enters', what: self } as EventPattern,
  optional: undefined,
});
const ENDING = ". if you do, put ~ onto the battlefield. if you don't, put it into its owner's graveyard";

/** What must be done where it can be: the player has as many of those as it asks for. */
const must: Phrase<readonly Rewrite[]> = single(
  map(
    oneCost,
    (effect): Rewrite | undefined => {
      const condition = possible(effect);
      return (
        condition && { kind: 'if', condition, then: [{ kind: 'do', effects: [effect] }], otherwise: [toGraveyard] }
      );
    },
    it => {
      const [does1, ...more] = it.kind === 'if' ? it.then : [];
      const [effect] = does1?.kind === 'do' && more.length === 0 ? does1.effects : [];
      return effect !== undefined && it.kind === 'if' && same(it.condition, possible(effect)) ? effect : undefined;
    },
  ),
);

/** That there is enough to sacrifice. */
function possible(effect: Effect): Condition | undefined {
  if (effect.kind !== 'move' || effect.verb !== 'sacrifice' || effect.what.kind !== 'choose') return undefined;
  const of: Filter = { clauses: [...effect.what.filter.clauses, { kind: 'controlledBy', who: YOU }] };
  return { kind: 'count', of, is: '>=', amount: effect.what.min };
}

const may: Phrase<readonly Rewrite[]> = single(
  form({ kind: 'may', who: YOU, then: [], otherwise: [toGraveyard] })`you may ${{ effects: single(oneCost) }}`,
);

/** A condition that is not about casting alone: the event says that. */
const more: Phrase<Condition> = map(
  conditionKnot,
  it => (same(it, NOT_CAST) ? undefined : it),
  it => it,
);

const UNDER_YOURS: readonly Rewrite[] = [{ kind: 'underControl', who: YOU }];

/** A counter of each kind that is on the permanent itself. */
const likeItself: Phrase<ReplacementAbility> = form({
  ...always,
  optional: undefined,
  rewrites: [{ kind: 'withEachKind', on: SELF }] as readonly Rewrite[],
})`for each kind of counter on ~, ${{
  event: form({ kind: 'enters' })`${{ what: eachFilter }} enters with a counter of that kind on it`,
}}`;

/** Whole sentences. */
export const entersInstead: Phrase<ReplacementAbility> = ranked<ReplacementAbility>('entering replaced', [
  likeItself,
  butFirst`if ~ would enter, ${{ rewrites: must }} instead${lit(ENDING)}`,
  butFirst`if ~ would enter, ${{ rewrites: may }} instead${lit(ENDING)}`,
  form(always)`if ${{ event: wouldEnter(" and it wasn't cast", { cast: false }) }}, ${does(moved)}`,
  form(always)`if ${{ event: wouldEnter('', {}) }}, ${does(moved)}`,
  form(replaces)`if ${{ event: wouldEnter('', {}) }} and ${{ condition: more }}, ${does(moved)}`,
  form({ ...always, optional: undefined, rewrites: UNDER_YOURS })`if ${{
    event: wouldEnter(" under an opponent's control", { under: OPPONENT }),
  }}, it enters under your control instead`,
]);
