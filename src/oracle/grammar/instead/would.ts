// 614.1a: "if … would …, … instead": an event, what happens instead, and when that is so.
import type { Effect, EventPattern, PlayerRef, ReplacementAbility, Rewrite } from '../../../engine/index.ts';
import { ranked, single } from '../../combine.ts';
import { form } from '../../form.ts';
import { map, type Phrase } from '../../phrase.ts';
import { condition, ifCondition } from '../conditions.ts';
import { YOU } from '../players.ts';
import { front, tail } from '../statics.ts';

/** What stands after the comma. */
export interface Result {
  /** Who may; undefined where it is not optional. */
  readonly optional: PlayerRef | undefined;
  readonly rewrites: readonly Rewrite[];
  /** A word of the event that is said again; whoever asks for it takes it off. */
  readonly again?: string;
}

type Replaced = ReplacementAbility & Result;

const replaces = { kind: 'replacement' } as const;
const always = { ...replaces, condition: undefined } as const;
const yourTurn = { ...replaces, condition: { kind: 'turn', who: YOU } } as const;

/** A whole sentence without its period. */
export function would(event: Phrase<EventPattern>, result: Phrase<Result>): Phrase<Replaced> {
  return ranked<Replaced>('if … would …', [
    form(always)`if ${{ event }}, ${result}`,
    form(yourTurn)`if ${{ event }} during your turn, ${result}`,
    form(replaces)`if ${{ event }} while ${{ condition }}, ${result}`,
    form(replaces)`${{ condition: front }}if ${{ event }}, ${result}`,
    form(replaces)`if ${{ event }} and ${{ condition }}, ${result}`,
  ]);
}

/** A statement that is no "if": "prevent all damage …", "all damage … is dealt to ~ instead", "skip your draw step". */
export function stated(statement: Phrase<Omit<ReplacementAbility, 'kind' | 'condition'>>): Phrase<ReplacementAbility> {
  return ranked<ReplacementAbility>('what happens instead', [
    form(always)`${statement}`,
    form(replaces)`${statement}${{ condition: tail }}`,
    form(replaces)`${{ condition: front }}${statement}`,
    form(replaces)`${{ condition: ifCondition }}, ${statement}`,
    form(replaces)`${statement} ${{ condition: ifCondition }}`,
  ]);
}

const required = { optional: undefined } as const;

/** One rewrite that is not optional. */
export function does(phrase: Phrase<Rewrite>): Phrase<Result> {
  return form(required)`${{ rewrites: single(phrase) }}`;
}

/** Several rewrites that are not optional. */
export function doAll(phrase: Phrase<readonly Rewrite[]>): Phrase<Result> {
  return form(required)`${{ rewrites: phrase }}`;
}

/** Several rewrites that you may choose: the words say "you may". */
export function mayAll(phrase: Phrase<readonly Rewrite[]>): Phrase<Result> {
  return form({ optional: YOU })`${{ rewrites: phrase }}`;
}

/** Effects that take the event's place, as a rewrite. */
export function inPlace(phrase: Phrase<readonly Effect[]>): Phrase<readonly Rewrite[]> {
  return map(
    phrase,
    (effects): readonly Rewrite[] => [{ kind: 'instead', effects }],
    ([only, ...more]) => (more.length === 0 && only?.kind === 'instead' ? only.effects : undefined),
  );
}

/** What is done to the event, and effects besides. */
export function besides(
  phrase: Phrase<{ readonly first: Rewrite; readonly effects: readonly Effect[] }>,
): Phrase<readonly Rewrite[]> {
  return map(
    phrase,
    ({ first, effects }): readonly Rewrite[] => [first, { kind: 'also', effects }],
    ([first, also, ...more]) =>
      first && more.length === 0 && also?.kind === 'also' ? { first, effects: also.effects } : undefined,
  );
}
