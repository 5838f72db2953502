// Keyword actions (701) by their words.
import { equals } from '../../kit/structure.ts';
import { KEYWORD_ACTIONS, type KeywordAction } from '../../vocabulary/index.ts';
import type { Amount } from '../ability/amount.ts';
import type { Effect } from '../ability/effect.ts';
import type { Filter } from '../ability/filter.ts';
import { CREATURE_TYPES } from '../model/subtypes.ts';
import { amass, done } from './action-effects.ts';
import { type Action, KEYWORD_ACTION_TABLE } from './action-table.ts';

/** Actions recorded once for each repetition. */
const REPEATED_ONE_BY_ONE: ReadonlySet<KeywordAction> = new Set<KeywordAction>([
  'proliferate',
  'explore',
  'connive',
  'endure',
]);

/**
 * The effects of a keyword action, with "you" as its player, and its rule. `words` as a scenario writes them: "amass
 * Zombies", "manifest dread", "bolster 2" (with its number); undefined when it is not one of `KEYWORD_ACTIONS`.
 */
export function keywordAction(
  words: string,
  n: Amount,
): { readonly effects: readonly Effect[]; readonly rule: string } | undefined {
  const text = words.trim().toLowerCase();
  const [, verb = text, digits] = /^(.*?)\s+(\d+)$/.exec(text) ?? [];
  const number = digits === undefined ? n : Number(digits);
  const action = actionNamed(verb) ?? actionNamed(verb.replace(/s$/, ''));
  if (action !== undefined) {
    const exact: Action = KEYWORD_ACTION_TABLE[action];
    const { rule } = exact;
    const times = typeof number === 'number' ? exact.times?.(number) : undefined;
    const effects = exact.effects?.(number, undefined) ?? times;
    if (effects === undefined) return undefined;
    const whole = REPEATED_ONE_BY_ONE.has(action) ? effects : [done(action, ...effects)];
    return { effects: exact.isNothingForZero ? unlessZero(number, whole) : whole, rule };
  }
  const [first, ...rest] = verb.split(/\s+/);
  const subtype = creatureType(rest.join(' '));
  if (first !== 'amass' || subtype === undefined) return undefined;
  return { effects: [done('amass', ...amass(number, subtype))], rule: KEYWORD_ACTION_TABLE.amass.rule };
}

function actionNamed(words: string): KeywordAction | undefined {
  return KEYWORD_ACTIONS.find(it => it === words);
}

/** The effects where their number is more than 0, and none where it is 0. */
function unlessZero(n: Amount, effects: readonly Effect[]): readonly Effect[] {
  if (typeof n === 'number') return n > 0 ? effects : [];
  return [{ kind: 'if', condition: { kind: 'compare', left: n, is: '>', right: 0 }, then: effects, otherwise: [] }];
}

/** The same effects with the object they are about given as the first target; undefined where they choose none. */
export function withFirstTarget(effects: readonly Effect[]): readonly Effect[] | undefined {
  const named = effects.map((effect): Effect => {
    if (effect.kind === 'act') return { ...effect, effects: withFirstTarget(effect.effects) ?? effect.effects };
    if (effect.kind === 'if') return { ...effect, then: withFirstTarget(effect.then) ?? effect.then };
    if (effect.kind === 'putCounters' && 'filter' in effect.on && effect.on.kind === 'choose')
      return { ...effect, on: firstTarget(effect.on.filter) };
    if ((effect.kind === 'performs' || effect.kind === 'designate') && effect.what.kind === 'choose')
      return { ...effect, what: firstTarget(effect.what.filter) };
    return effect;
  });
  return equals(named, effects) ? undefined : named;
}

function firstTarget(filter: Filter) {
  return { kind: 'target', filter, index: 0 } as const;
}

/** "Zombies", "zombie" and "Orcs" as the creature type they name. */
function creatureType(word: string): string | undefined {
  const singular = word.replace(/s$/, '');
  return CREATURE_TYPES.find(type => [word, singular].includes(type.toLowerCase()));
}
