// 707.4: effects by which permanents become copies, or enter as copies the next time.
import type { Effect, Filter, ObjectRef, Objects, ReplacementAbility } from '../../engine/index.ts';
import { compileExceptions } from '../compile-exceptions.ts';
import { aFilter, filterMany, filterOne } from '../grammar/nouns/filters.ts';
import { readWhole } from '../phrase.ts';
import { targetAt } from './targets.ts';

/**
 * "each other creature becomes a copy of target nonlegendary creature", "~ becomes a copy of target land, except it has
 * this ability".
 */
export function becomesCopyEffect(wording: string): readonly Effect[] | undefined {
  const plain = DURATIONS.reduce((text, words) => text.replace(words, ' '), wording)
    .replace(/ \./, '.')
    .trim();
  const found =
    /^(?:[^".]*, )?(?:you may have )?([^",.]*?) (?:each )?becomes? (?:a copy|copies) of ([^"]*?)(?:,? except (.*?))?\.?$/s.exec(
      plain,
    );
  if (found === null) return undefined;
  const [, subject = '', object = '', except] = found;
  const what = copies(subject, object);
  const exceptions = except === undefined ? [] : compileExceptions(except);
  if (what === undefined || exceptions === undefined) return undefined;
  const until = /\buntil end of turn\b/i.test(wording) ? ({ until: 'endOfTurn' } as const) : {};
  return [{ kind: 'becomeCopy', what, of: original(object, what), exceptions, ...until }];
}

/** Durations, which are removed; of those only the end of the turn is kept, which a cleanup step brings. */
const DURATIONS: readonly RegExp[] = [
  /,? ?\buntil (?:end of turn|your next turn|the next end step|the end of combat)\b,? ?/i,
  / for as long as [^.]*(?=\.)/,
];

/** The object copied: the permanent itself or a target, the second one where what becomes a copy is a target too. */
function original(wording: string, what: Objects): ObjectRef {
  return wording === '~' ? { kind: 'self' } : { kind: 'target', index: what.kind === 'target' ? 1 : 0 };
}

/**
 * The objects that become copies: the permanent itself, a target, or each object of a kind other than the one copied.
 */
function copies(wording: string, of: string): Objects | undefined {
  if (wording === '~' || (PRONOUN.test(wording) && of !== '~')) return { kind: 'ref', ref: { kind: 'self' } };
  if (PRONOUN.test(wording)) return { kind: 'target', filter: { clauses: [] }, index: 0 };
  const target = targetAt(wording).find(it => it.rest === '');
  if (target !== undefined) return target.objects;
  const each = /^(?:each |all )?(other )?(.*)$/.exec(wording);
  const [filter] = filters(each?.[2] ?? '');
  if (filter === undefined) return undefined;
  const copied: ObjectRef = of === '~' ? { kind: 'self' } : { kind: 'target', index: 0 };
  const others = each?.[1] === undefined ? [] : [{ kind: 'not', of: { kind: 'is', ref: copied } } as const];
  return { kind: 'each', filter: { clauses: [...filter.clauses, ...others] } };
}

const PRONOUN = /^(?:it|that \w+|he|she|they)$/;

function filters(wording: string): readonly Filter[] {
  return [...readWhole(filterOne, wording).values, ...readWhole(filterMany, wording).values];
}

/**
 * Entering as a copy once: "the next time one or more creatures enter this turn, they enter as copies of the chosen
 * creature".
 */
export function entersAsCopyEffect(wording: string): readonly Effect[] | undefined {
  const found =
    /^the next time (one or more )?(.*?) enters?(?: this turn)?, (?:they|it|that \w+) enters? as (?:copies|a copy) of (?:the chosen|that|target) [a-z]+\.$/.exec(
      wording,
    );
  if (found === null) return undefined;
  const [, several, noun = ''] = found;
  const [what] = several === undefined ? [...readWhole(aFilter, noun).values, ...filters(noun)] : filters(noun);
  if (what === undefined) return undefined;
  const of: Filter = { clauses: [{ kind: 'is', ref: { kind: 'target', index: 0 } }] };
  const does: ReplacementAbility = {
    kind: 'replacement',
    event: { kind: 'enters', what, ...(several === undefined ? {} : { together: true }) },
    condition: undefined,
    optional: undefined,
    rewrites: [{ kind: 'asCopy', of, exceptions: [] }],
  };
  return [{ kind: 'shield', does, duration: 'thisTurn', uses: 1 }];
}
