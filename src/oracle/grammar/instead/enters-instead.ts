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
import { listOfOne, rankedWordings } from '../../combine.ts';
import { literalText, mapPhrase, type Phrase, same } from '../../phrase.ts';
import { template } from '../../template.ts';
import { oneCost } from '../entering/entering-costs.ts';
import { eachFilter } from '../nouns/filters.ts';
import { SELF_FILTER } from '../nouns/subjects.ts';
import { conditionRef } from '../words/forward-refs.ts';
import { OPPONENT, SELF_REF, YOU } from '../words/players.ts';
import { objectOne } from './sources-and-recipients.ts';
import { onlyRewrite } from './would.ts';
import { movedInstead } from './zones-instead.ts';

const replaces = { kind: 'replacement' } as const;
const always = { ...replaces, condition: undefined } as const;

const NOT_CAST: Condition = { kind: 'not', of: { kind: 'wasCast' } };

function wouldEnter(
  words: string,
  more: { readonly cast?: boolean; readonly under?: PlayerRef },
): Phrase<EventPattern> {
  return template({ kind: 'enters', ...more })`${{ what: objectOne }} would enter${literalText(words)}`;
}

const toGraveyard: Rewrite = { kind: 'zone', to: 'graveyard' as Zone };
const butFirst = template({
  ...always,
  event: { kind: 'enters', what: SELF_FILTER } as EventPattern,
  optional: undefined,
});
const ENDING = ". if you do, put ~ onto the battlefield. if you don't, put it into its owner's graveyard";

/** An action required as it enters; without enough objects for it, as much is done (609.3), and the card goes to the graveyard. */
const must: Phrase<readonly Rewrite[]> = listOfOne(
  mapPhrase(
    oneCost,
    (effect): Rewrite | undefined => {
      const condition = possible(effect);
      const otherwise = [...asMuch(effect), toGraveyard];
      return condition && { kind: 'if', condition, then: [{ kind: 'do', effects: [effect] }], otherwise };
    },
    rewrite => {
      const [does1, ...more] = rewrite.kind === 'if' ? rewrite.then : [];
      const [effect] = does1?.kind === 'do' && more.length === 0 ? does1.effects : [];
      return effect !== undefined && rewrite.kind === 'if' && same(rewrite.condition, possible(effect))
        ? effect
        : undefined;
    },
  ),
);

/** The condition that there are enough objects to sacrifice. */
function possible(effect: Effect): Condition | undefined {
  if (effect.kind !== 'move' || effect.verb !== 'sacrifice' || effect.what.kind !== 'choose') return undefined;
  return { kind: 'count', of: yours(effect.what.filter), is: '>=', amount: effect.what.min };
}

/** 609.3: what is sacrificed where there are fewer than several that are asked for, which is all there are. */
function asMuch(effect: Effect): readonly Rewrite[] {
  if (effect.kind !== 'move' || effect.what.kind !== 'choose' || effect.what.min === 1) return [];
  return [{ kind: 'do', effects: [{ ...effect, what: { kind: 'each', filter: yours(effect.what.filter) } }] }];
}

function yours({ clauses }: Filter): Filter {
  return { clauses: [...clauses, { kind: 'controlledBy', who: YOU }] };
}

const may: Phrase<readonly Rewrite[]> = listOfOne(
  template({ kind: 'may', who: YOU, then: [], otherwise: [toGraveyard] })`you may ${{ effects: listOfOne(oneCost) }}`,
);

/** A condition that is not about casting alone, which the event covers. */
const more: Phrase<Condition> = mapPhrase(
  conditionRef,
  it => (same(it, NOT_CAST) ? undefined : it),
  it => it,
);

const UNDER_YOURS: readonly Rewrite[] = [{ kind: 'underControl', who: YOU }];

/** A counter of each kind that is on the permanent itself. */
const likeItself: Phrase<ReplacementAbility> = template({
  ...always,
  optional: undefined,
  rewrites: [{ kind: 'withEachKind', on: SELF_REF }] as readonly Rewrite[],
})`for each kind of counter on ~, ${{
  event: template({ kind: 'enters' })`${{ what: eachFilter }} enters with a counter of that kind on it`,
}}`;

/** Whole sentences about entering replaced. */
export const entersInstead: Phrase<ReplacementAbility> = rankedWordings<ReplacementAbility>('entering replaced', [
  likeItself,
  butFirst`if ~ would enter, ${{ rewrites: must }} instead${literalText(ENDING)}`,
  butFirst`if ~ would enter, ${{ rewrites: may }} instead${literalText(ENDING)}`,
  template(always)`if ${{ event: wouldEnter(" and it wasn't cast", { cast: false }) }}, ${onlyRewrite(movedInstead)}`,
  template(always)`if ${{ event: wouldEnter('', {}) }}, ${onlyRewrite(movedInstead)}`,
  template(replaces)`if ${{ event: wouldEnter('', {}) }} and ${{ condition: more }}, ${onlyRewrite(movedInstead)}`,
  template({ ...always, optional: undefined, rewrites: UNDER_YOURS })`if ${{
    event: wouldEnter(" under an opponent's control", { under: OPPONENT }),
  }}, it enters under your control instead`,
]);
