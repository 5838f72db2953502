// Staging of what a spell or ability divides among its targets (601.2d), as the scenario says or as it can only be.
import type { Issue } from '../../kit/issue.ts';
import { dividingIn, divisionOf, withoutDividing, withShares } from '../../oracle/index.ts';
import type { Staging } from './staging.ts';

/** A spell or ability that may divide something. */
interface Dividing {
  /** Its name in sentences. */
  readonly name: string;
  /** The names of its source, for its text. */
  readonly names: readonly string[];
  readonly path: Issue['path'];
  readonly targets: readonly string[];
  readonly divided: readonly number[] | undefined;
  readonly x: number | undefined;
  /** The event in shorthand, divided in that way. */
  readonly words: (divided: readonly number[]) => string;
}

/** The text with each target's share in it; undefined with a problem recorded. */
export function textDivided(staging: Staging, text: string, of: Dividing): string | undefined {
  const refuse = (message: string, instead: readonly string[] = []): undefined => {
    const offered = instead.length === 0 ? {} : { instead };
    staging.issues.push({ path: [...of.path, 'divided'], message, ...offered });
    return undefined;
  };
  const dividing = dividingIn(text);
  if (dividing === undefined) return of.divided === undefined ? text : refuse(`${of.name} divides nothing.`);
  const others = staging.cards.compiler.instructions(withoutDividing(text, dividing), of.names).targets;
  const targets = of.targets.length - others.filter(it => !it.optional).length;
  if (new Set(of.targets).size < of.targets.length)
    return refuse(`${of.name} can't have the same target twice (115.3).`);
  // the first target is asked for as for any spell
  const division = divisionOf(dividing, Math.max(1, targets), of.divided, of.x);
  if (division.kind === 'shares') return withShares(text, dividing, division.shares);
  return refuse(`${of.name} ${division.message}`, division.offered.map(of.words));
}
