// 707.4: what becomes a copy of something, and what will enter as one the next time.
import type { Effect, Filter, Objects, Ref, ReplacementAbility } from '../../engine/index.ts';
import { compileExceptions } from '../exceptions.ts';
import { aFilter, filterMany, filterOne } from '../grammar/filters.ts';
import { readWhole } from '../phrase.ts';
import { targetAt } from './targets.ts';

/** "each other creature becomes a copy of target nonlegendary creature", "~ becomes a copy of target land, except it has this ability". */
export function becomesCopy(said: string): readonly Effect[] | undefined {
  const found =
    /^(?:you may have )?(.*?) becomes? a copy of (.*?)(?:,? except (.*?))?\.$/s.exec(
      said.replace(/ until end of turn\b/, ''),
    ) ?? undefined;
  if (found === undefined) return undefined;
  const [, subject = '', object = '', except] = found;
  const of = original(object, subject);
  const what = copies(subject, of?.kind === 'target');
  const exceptions = except === undefined ? [] : compileExceptions(except);
  if (of === undefined || what === undefined || exceptions === undefined) return undefined;
  return [{ kind: 'becomeCopy', what, of, exceptions }];
}

/** What is copied: a target of its own, the second where what becomes a copy is one too, or what was chosen before. */
function original(said: string, subject: string): Ref | undefined {
  if (said === '~') return { kind: 'self' };
  const index = /^(?:up to one )?(?:another )?target /.test(subject) ? 1 : 0;
  const isKnown = /^(?:that|the chosen) \w+$/.test(said) || targetAt(said).some(it => it.rest === '');
  return isKnown ? { kind: 'target', index } : undefined;
}

/** What becomes a copy: itself, a target, or everything of a kind but for what is copied. */
function copies(said: string, ofTarget: boolean): Objects | undefined {
  if (said === '~') return { kind: 'ref', ref: { kind: 'self' } };
  const target = targetAt(said).find(it => it.rest === '');
  if (target !== undefined) return target.objects;
  const each = /^(?:each|all) (other )?(.*)$/.exec(said);
  const [filter] = each === null ? [] : filters(each[2] ?? '');
  if (each === null || filter === undefined) return undefined;
  const copied: Ref = ofTarget ? { kind: 'target', index: 0 } : { kind: 'self' };
  const others = each[1] === undefined ? [] : [{ kind: 'not', of: { kind: 'is', ref: copied } } as const];
  return { kind: 'each', filter: { clauses: [...filter.clauses, ...others] } };
}

function filters(said: string): readonly Filter[] {
  return [...readWhole(filterOne, said).values, ...readWhole(filterMany, said).values];
}

/** "the next time one or more creatures enter this turn, they enter as copies of the chosen creature". */
export function entersAsCopy(said: string): readonly Effect[] | undefined {
  const found =
    /^the next time (one or more )?(.*?) enters?(?: this turn)?, (?:they|it|that \w+) enters? as (?:copies|a copy) of (?:the chosen|that|target) [a-z]+\.$/.exec(
      said,
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
