// 614.1a: sentences "if … would …, … instead": an event, its replacement, and the condition.
import type { Effect, EventPattern, PlayerRef, ReplacementAbility, Rewrite } from '../../../engine/index.ts';
import { listOfOne, rankedWordings } from '../../combine.ts';
import { mapPhrase, type Phrase } from '../../phrase.ts';
import { template } from '../../template.ts';
import { condition, ifCondition } from '../conditions/conditions.ts';
import { leadingCondition, trailingCondition } from '../statics/statics.ts';
import { YOU } from '../words/players.ts';

/** The result of a replacement sentence: the words after the comma. */
export interface WouldResult {
  /** The player who may apply it; undefined where it is not optional. */
  readonly optional: PlayerRef | undefined;
  readonly rewrites: readonly Rewrite[];
  /** A word of the event that the result repeats; the phrase that needs it removes it. */
  readonly again?: string;
}

type Replaced = ReplacementAbility & WouldResult;

const replaces = { kind: 'replacement' } as const;
const always = { ...replaces, condition: undefined } as const;
const yourTurn = { ...replaces, condition: { kind: 'turn', who: YOU } } as const;

/** A whole sentence without its period. */
export function wouldSentence(event: Phrase<EventPattern>, result: Phrase<WouldResult>): Phrase<Replaced> {
  return rankedWordings<Replaced>('if … would …', [
    template(always)`if ${{ event }}, ${result}`,
    template(yourTurn)`if ${{ event }} during your turn, ${result}`,
    template(replaces)`if ${{ event }} while ${{ condition }}, ${result}`,
    template(replaces)`${{ condition: leadingCondition }}if ${{ event }}, ${result}`,
    template(replaces)`if ${{ event }} and ${{ condition }}, ${result}`,
  ]);
}

/** A statement without "if": "prevent all damage …", "all damage … is dealt to ~ instead", "skip your draw step". */
export function statedReplacement(
  statement: Phrase<Omit<ReplacementAbility, 'kind' | 'condition'>>,
): Phrase<ReplacementAbility> {
  return rankedWordings<ReplacementAbility>('what happens instead', [
    template(always)`${statement}`,
    template(replaces)`${statement}${{ condition: trailingCondition }}`,
    template(replaces)`${{ condition: leadingCondition }}${statement}`,
    template(replaces)`${{ condition: ifCondition }}, ${statement}`,
    template(replaces)`${statement} ${{ condition: ifCondition }}`,
  ]);
}

const required = { optional: undefined } as const;

/** One rewrite that is not optional. */
export function onlyRewrite(phrase: Phrase<Rewrite>): Phrase<WouldResult> {
  return template(required)`${{ rewrites: listOfOne(phrase) }}`;
}

/** Several rewrites that are not optional. */
export function allRewrites(phrase: Phrase<readonly Rewrite[]>): Phrase<WouldResult> {
  return template(required)`${{ rewrites: phrase }}`;
}

/** Several rewrites that are optional for you: the words have "you may". */
export function optionalRewrites(phrase: Phrase<readonly Rewrite[]>): Phrase<WouldResult> {
  return template({ optional: YOU })`${{ rewrites: phrase }}`;
}

/** Effects that take the event's place, as a rewrite. */
export function insteadRewrite(phrase: Phrase<readonly Effect[]>): Phrase<readonly Rewrite[]> {
  return mapPhrase(
    phrase,
    (effects): readonly Rewrite[] => [{ kind: 'instead', effects }],
    ([only, ...more]) => (more.length === 0 && only?.kind === 'instead' ? only.effects : undefined),
  );
}

/** The rewrites of an event, followed by effects. */
export function rewriteAndEffects(
  phrase: Phrase<{ readonly first: Rewrite; readonly effects: readonly Effect[] }>,
): Phrase<readonly Rewrite[]> {
  return mapPhrase(
    phrase,
    ({ first, effects }): readonly Rewrite[] => [first, { kind: 'also', effects }],
    ([first, also, ...more]) =>
      first && more.length === 0 && also?.kind === 'also' ? { first, effects: also.effects } : undefined,
  );
}
