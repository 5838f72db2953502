// Sentences about a thing just put onto the battlefield or created: "it gains haste", "they enter tapped".
import type { Change, Condition, Effect, Filter, Objects } from '../../engine/index.ts';
import { condition } from '../grammar/conditions/conditions.ts';
import { aFilter } from '../grammar/nouns/filters.ts';
import { YOU } from '../grammar/words/players.ts';
import { readWhole } from '../phrase.ts';
import { statedChange, withoutDuration } from './lasting.ts';
import { withoutQuotations } from './placement-clauses.ts';
import { mannerAt, type PlacementManner, someCounters } from './placement-manner.ts';
import { changesOf } from './targets.ts';

/** Words about a thing put there. */
export interface SaidOfIt {
  readonly manner: PlacementManner;
  /** Changes that it enters with (611.2e: "is", "has"). */
  readonly changes: readonly Change[];
  /** Actions on it once it is there; it is "those" (611.2e: "gains", "becomes"). */
  readonly afterwards: readonly Effect[];
}

/** Words about a thing put there, provided that a filter matches it, or that a condition holds. */
export interface Provided extends SaidOfIt {
  readonly filter?: Filter;
  readonly condition?: Condition;
}

/** Additions by a later sentence. */
export interface More extends SaidOfIt {
  readonly provided: readonly Provided[];
  readonly unread: readonly string[];
}

const NOTHING: More = { manner: {}, changes: [], afterwards: [], provided: [], unread: [] };

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
  const more = ABOUT.test(sentence) || IT_IS.test(sentence) ? aboutIt(sentence) : undefined;
  if (more !== undefined) return { ...NOTHING, ...more };
  const provided = providedIn(sentence);
  if (provided !== undefined) return { ...NOTHING, provided };
  const isAbout = [ABOUT, IT_IS, CONDITIONAL].some(it => it.test(sentence));
  return isAbout && !LATER.test(withoutQuotations(sentence)) ? { ...NOTHING, unread: [sentence] } : undefined;
}

/** An action on the thing in the next sentence: "untap it", "then if you control four lands, untap that land". */
export function nextAction(sentence: string): More | undefined {
  const plain = sentence.replace(/^then /, '');
  const effects = actionsOnIt(plain);
  if (effects !== undefined) return { ...NOTHING, afterwards: effects };
  const [, words = '', rest = ''] = /^if ([^"]*?), ([^"]*)$/.exec(plain) ?? [];
  const then = actionsOnIt(rest);
  if (then === undefined) return ON_IT.test(plain) ? { ...NOTHING, unread: [sentence] } : undefined;
  const [only, ...more] = readWhole(condition, words).values;
  if (only === undefined || more.length > 0) return { ...NOTHING, unread: [sentence] };
  return { ...NOTHING, afterwards: [{ kind: 'if', condition: only, then, otherwise: [] }] };
}

const THOSE: Objects = { kind: 'ref', ref: { kind: 'those' } };
const IT =
  '(?:it|them|each of them|(?:that|the) (?:creature|permanent|land|artifact|token)|those (?:creatures|permanents|lands|tokens))';
const STATUS = new RegExp(`^(untap|tap) ${IT}\\.$`);
const PUTS = new RegExp(`^puts? (.* counters? on ${IT}.*)\\.$`);
const ATTACH = new RegExp(`^attach ~ to ${IT}\\.$`);
/** An action on it in words that may not be read. */
const ON_IT = new RegExp(`^(?:puts? [^.]* counters? on|untap|attach (?:~|it) to) ?${IT}`);

/** "Put two +1/+1 counters on it.", "untap that land.", "put a +1/+1 counter on it and attach ~ to it." */
export function actionsOnIt(sentence: string): readonly Effect[] | undefined {
  const parts = sentence.split(/,? (?:and|then) (?=puts? |untap |attach )/).map(it => it.replace(/[^.]$/, '$&.'));
  const effects = parts.flatMap(it => actionOnIt(it) ?? []);
  return effects.length === parts.length ? effects : undefined;
}

function actionOnIt(sentence: string): Effect | undefined {
  const status = STATUS.exec(sentence)?.[1];
  if (status === 'tap' || status === 'untap') return { kind: status, who: YOU, what: THOSE };
  if (ATTACH.test(sentence)) return { kind: 'attach', what: { kind: 'self' }, to: THOSE };
  const put = PUTS.exec(sentence)?.[1];
  const [counters] = put === undefined ? [] : readWhole(someCounters, put).values;
  return counters && { kind: 'putCounters', ...counters, on: THOSE };
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
  const [, words, said] = /^if ([^"]*?), ((?:it|that \w+) enters .*)$/.exec(sentence) ?? [];
  if (words !== undefined && said !== undefined) {
    const [only, ...more] = readWhole(condition, words).values;
    const manner = only === undefined || more.length > 0 ? undefined : aboutIt(said);
    return only && manner && [{ condition: only, ...manner }];
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
  return filter && said && { filter, ...said };
}

/** "They enter tapped", "it gains haste", "they're 3/3 Zombies in addition to their other types". */
export function aboutIt(sentence: string): SaidOfIt | undefined {
  const enters = /^(?:\S+ ){1,4}enters? (?=tapped|attacking|with )(.*)$/.exec(sentence);
  if (enters !== null) {
    const { manner, rest } = mannerAt(` ${enters[1]}`);
    return /^\.?$/.test(rest) ? { ...NOTHING, manner } : undefined;
  }
  const parts = sentence.replace(/^(?:if you do, |then )/, '').split(AND_IT);
  const each = parts.map((part, n) => partAboutIt(`${n === 0 ? '' : 'it '}${part.replace(/[^."]$/, '$&.')}`));
  if (each.includes(undefined)) return undefined;
  const changes = each.flatMap(it => it?.changes ?? []);
  return { manner: {}, changes, afterwards: each.flatMap(it => it?.afterwards ?? []) };
}

const AND_IT = / and (?:it|they|he|she) (?=(?:gains?|has|have|gets?|loses?) )/;
/** 611.2e: what applies only after the permanent is there. */
const COMES_AFTER = /^(?:\S+ ){1,4}?(?:gains?|gets?|loses?|becomes?) /;

function partAboutIt(sentence: string): Omit<SaidOfIt, 'manner'> | undefined {
  const { sentence: stated, duration } = withoutDuration(sentence.replace(/ for as long as [^".]*(?=\.)/, ''));
  const changes = changesStated(stated);
  if (changes === undefined) return undefined;
  if (!COMES_AFTER.test(stated)) return { changes, afterwards: [] };
  return { changes: [], afterwards: [{ kind: 'continuous', what: THOSE, changes, duration }] };
}

function changesStated(stated: string): readonly Change[] | undefined {
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
