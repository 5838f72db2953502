// Schema of steps and phases, as people call them (500.1).
import type * as z from 'zod';
import { nearest } from '../../kit/nearest.ts';
import { type PartOfTurn, PHASES_OF_STEPS, STEPS } from '../../vocabulary/index.ts';
import { describeValue, toFlag, valueSchema } from './schema-parts.ts';

const PARTS: readonly PartOfTurn[] = [...STEPS, ...PHASES_OF_STEPS];

/** Other names of steps and phases. */
const ALSO: ReadonlyMap<string, PartOfTurn> = new Map<string, PartOfTurn>([
  ['main', 'precombat main'],
  ['first main', 'precombat main'],
  ['pre-combat main', 'precombat main'],
  ['second main', 'postcombat main'],
  ['post-combat main', 'postcombat main'],
  ['end of turn', 'end'],
  ['attackers', 'declare attackers'],
  ['blockers', 'declare blockers'],
  ['damage', 'combat damage'],
  ['clean-up', 'cleanup'],
]);

/** The step or phase of a name, such as "upkeep" of "Upkeep step" and "beginning of combat" of "beginningOfCombat". */
export function partOfTurnSchema(what: string): z.ZodType<PartOfTurn> {
  return valueSchema(value => {
    const words = typeof value === 'string' ? inWords(value) : '';
    const part = ALSO.get(words) ?? PARTS.find(it => it === words);
    if (part !== undefined) return { value: part };
    return {
      complaint: `Expected ${what} (${PARTS.join(', ')}), met ${describeValue(value)}.`,
      ...(typeof value === 'string' ? { suggestions: nearest(value, PARTS), typed: value } : {}),
    };
  });
}

/** A turn that begins: yes for "turn", or "extra". */
export const turnSchema: z.ZodType<'turn' | 'extra'> = valueSchema<'turn' | 'extra'>(value => {
  if (value === 'extra') return { value };
  return toFlag(value) === true
    ? { value: 'turn' }
    : { complaint: `Expected yes or extra, met ${describeValue(value)}.` };
});

function inWords(name: string): string {
  return name
    .trim()
    .replace(/([a-z])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/^the /u, '')
    .replace(/ (?:step|phase)$/u, '');
}
