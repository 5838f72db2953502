// Sentences about a thing just put onto the battlefield or created: "it gains haste", "they enter tapped".
import type { Change, Filter } from '../../engine/index.ts';
import { aFilter } from '../grammar/nouns/filters.ts';
import { readWhole } from '../phrase.ts';
import { statedChange, withoutDuration } from './lasting.ts';
import { withoutQuotations } from './placement-clauses.ts';
import { mannerAt, type PlacementManner } from './placement-manner.ts';
import { changesOf } from './targets.ts';

/** Words about a thing put there, provided that a filter matches it. */
export interface Provided {
  readonly filter: Filter;
  readonly manner: PlacementManner;
  readonly changes: readonly Change[];
}

/** Words of a sentence about it without a condition. */
export interface SaidOfIt {
  readonly manner: PlacementManner;
  readonly changes?: readonly Change[];
}

/** Additions by a later sentence. */
export interface More {
  readonly manner: PlacementManner;
  readonly changes?: readonly Change[];
  readonly provided?: readonly Provided[];
  readonly unread: readonly string[];
}

/** A sentence whose subject is what the sentence before put there. */
const ABOUT =
  /^(?:if you do, |then )?(?:it|he|she|they|this \w+|(?:that|the) (?:creature|permanent|card|land|artifact|enchantment|planeswalker|token|Equipment|Aura|Vehicle|copy)|(?:those|the) (?:creatures|permanents|cards|lands|artifacts|tokens|copies)|each of (?:them|those \w+)) (?=(?:gains?|has|have|is|are|gets?|loses?|becomes?|enters?)\b)/;
const IT_IS = /^(?:it's|they're|he's|she's) /;
/** The same under a condition, of which more than the sentence would have to be known. */
const CONDITIONAL =
  /^(?:if|as long as|otherwise)\b[^"]*?, (?:it|they|he|she|(?:that|those|the) \w+) (?:gains?|has|have|enters?|gets?|becomes?)\b/;
/** Words of what happens later, or to something else. */
const LATER = /\b(?:doesn't|don't|can't|would|at the beginning of|the next time)\b/;

/** Additions of a later sentence about the thing put there; undefined where it is not about that. */
export function afterwards(sentence: string): More | undefined {
  if (ABOUT.test(sentence) || IT_IS.test(sentence)) {
    const more = aboutIt(sentence);
    if (more !== undefined) return { ...more, unread: [] };
    const provided = providedIn(sentence);
    if (provided !== undefined) return { manner: {}, provided, unread: [] };
    return LATER.test(withoutQuotations(sentence)) ? undefined : { manner: {}, unread: [sentence] };
  }
  const provided = providedIn(sentence);
  if (provided !== undefined) return { manner: {}, provided, unread: [] };
  if (!CONDITIONAL.test(sentence) || LATER.test(withoutQuotations(sentence))) return undefined;
  return { manner: {}, unread: [sentence] };
}

/** "If it's a creature, it enters with …", "if a Hero enters this way, …", "it enters with … if it's a creature and …". */
function providedIn(sentence: string): readonly Provided[] | undefined {
  const before =
    /^(?:if|when) (?:(?:it|that \w+)(?:'s| is) (an? [^,]*?)|(?:it|that \w+) (?:has|had) ([^,]*?)|it enters as (an? [^,]*?)|(an? [^,]*?)(?: card)? (?:enters|is put onto the battlefield) this way), (.*)$/.exec(
      sentence,
    );
  if (before !== null) {
    const [, is, has, as, one, rest = ''] = before;
    const only = providedBy(has === undefined ? (is ?? as ?? one ?? '') : `a permanent with ${has}`, rest);
    return only === undefined ? undefined : [only];
  }
  const after = /^(.*? enters? )(with .*? if it's an? .*)\.$/.exec(sentence);
  const each = after?.[2]?.split(/ and (?=an? (?:additional )?\S+ counters? )/).map(part => {
    const [, manner, noun = ''] = /^(?:with )?(.*?) if it's (an? .*)$/.exec(part) ?? [];
    return manner === undefined ? undefined : providedBy(noun, `it enters with ${manner}.`);
  });
  return each?.every(it => it !== undefined) ? each : undefined;
}

function providedBy(noun: string, rest: string): Provided | undefined {
  const [filter] = readWhole(aFilter, noun).values;
  const said = filter === undefined ? undefined : aboutIt(rest);
  return filter && said && { filter, manner: said.manner, changes: said.changes ?? [] };
}

/** "They enter tapped", "it gains haste", "they're 3/3 Zombies in addition to their other types". */
export function aboutIt(sentence: string): SaidOfIt | undefined {
  const enters = /^(?:\S+ ){1,4}enters? (?=tapped|attacking|with )(.*)$/.exec(sentence);
  if (enters !== null) {
    const { manner, rest } = mannerAt(` ${enters[1]}`);
    return /^\.?$/.test(rest) ? { manner } : undefined;
  }
  const changes = readingsOf(sentence.replace(/^(?:if you do, |then )/, ''));
  return changes === undefined ? undefined : { manner: {}, changes };
}

function readingsOf(sentence: string): readonly Change[] | undefined {
  const { sentence: stated } = withoutDuration(sentence.replace(/ for as long as [^".]*(?=\.)/, ''));
  const parts = stated.split(/ and (?:it|they|he|she) (?=(?:gains?|has|have|gets?|loses?) )/);
  if (parts.length > 1) {
    const each = parts.map((part, n) => readingsOf(`${n === 0 ? '' : 'it '}${part.replace(/[^."]$/, '$&.')}`));
    return each.includes(undefined) ? undefined : each.flatMap(it => it ?? []);
  }
  const is = /^(?:it's|he's|she's|it is) (.*)$/.exec(stated);
  if (is !== null) return changesOf(`~ is ${(is[1] ?? '').replace(/\b(?:his|her) other\b/, 'its other')}`);
  const are = /^they(?:'re| are) (.*)$/.exec(stated) ?? /^(?:those|the|each of)\b.*? (?:are|become) (.*)$/.exec(stated);
  if (are !== null) return changesOf(`~ is ${singular(are[1] ?? '')}`);
  const plain = /^(?:it|he|she|they|(?:this|that|those|the) \w+|each of (?:them|those \w+)) (.*)$/.exec(stated);
  if (plain === null) return undefined;
  return changesOf(statedChange(`~ ${(plain[1] ?? '').replace(/^(?:gain|have)\b/, 'has').replace(/^get\b/, 'gets')}`));
}

/** "3/3 black Zombies in addition to their other colors and types" in the singular. */
function singular(many: string): string {
  const one = many
    .replace(/\btheir other\b/, 'its other')
    .replace(
      /^((?:\S+ )*?)([A-Za-z]+)s(?= in addition| with|\.)/,
      (_, before: string, noun: string) => `${before}${noun}`,
    );
  return /^(?:an? |all |still |no |[a-z]+\.$)/.test(one) || one === many
    ? one
    : `${/^[aeiouAEIOU]/.test(one) ? 'an' : 'a'} ${one}`;
}
