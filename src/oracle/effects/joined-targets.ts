// Several targets of one verb, each under a noun of its own (115.3): "destroy target artifact and target enchantment".
import type { Clause, Effect } from '../../engine/index.ts';
import type { SentenceRead } from './sentence-targets.ts';

const JOINED =
  /^(destroy|exile|tap|untap|return) ((?:up to one )?target [^.]*?(?:,? and|,) (?:up to one )?target (?:(?! to )[^.])*?)( to (?:their owners'|their owner's) hands?)?\.$/;
const JOINTS = /,? and (?=(?:up to one )?target )|, (?=(?:up to one )?target )/;

/** A sentence that does one thing to several targets at the same time; `read` reads it for one of them. */
export function joinedTargets(
  wording: string,
  read: (sentence: string) => SentenceRead | undefined,
): SentenceRead | undefined {
  const [, verb, nouns, to = ''] = JOINED.exec(wording) ?? [];
  // cards in graveyards are no permanents, and are read one by one
  const parts = nouns === undefined || /\b(?:cards?|graveyards?|spells?)\b/.test(nouns) ? [] : nouns.split(JOINTS);
  const place = to.replace(/^ to their owner.*/, " to its owner's hand").replace(/hands$/, 'hand');
  const reads = parts.flatMap(noun => read(`${verb} ${noun}${place}.`) ?? []);
  if (parts.length < 2 || reads.length < parts.length || !reads.every(isOfOneTarget)) return undefined;
  const [first] = reads[0]?.effects ?? [];
  if (first === undefined || !('what' in first)) return undefined;
  const of = reads.map((_, index): Clause => ({ kind: 'is', ref: { kind: 'target', index } }));
  const what = { kind: 'each', filter: { clauses: [{ kind: 'any', of }] } } as const;
  return { effects: [{ ...first, what } as Effect], targets: reads.flatMap(it => it.targets) }; // its kind is kept
}

function isOfOneTarget({ effects: [only, ...more], targets }: SentenceRead): boolean {
  const isOne = more.length === 0 && targets.length === 1 && only !== undefined && 'what' in only;
  return isOne && typeof only.what === 'object' && 'kind' in only.what && only.what.kind === 'target';
}
