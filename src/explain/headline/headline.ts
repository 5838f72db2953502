// Headline of an answer: one sentence on what all outcomes share, or on the ways in which they differ.

import type { GameEvent, ObjectId } from '../../engine/index.ts';
import { asSentence, listInWords, numberWord } from '../english.ts';
import { differingParts, type EntryParts, entryParts, entryPredicate } from './entry-headline.ts';
import { explainEvent } from './event-headline.ts';
import type { OutcomeInContext } from './explained-outcome.ts';

const WAYS_NAMED = 4;
const LONGEST = 180;

/** The headline over all outcomes. */
export function explainHeadline(
  shown: readonly OutcomeInContext[],
  event: GameEvent,
  asked: readonly ObjectId[],
): string {
  const sentences = [...new Set(shown.map(it => explainEvent(it.context, it.outcome, event)))];
  const [only = ''] = sentences;
  if (sentences.length < 2)
    return shown.length < 2
      ? only
      : asSentence(`${only.replace(/\.$/, '')}, in ${numberWord(shown.length)} different ways`);
  const [id] = asked;
  const [first] = shown;
  if (event.kind === 'enters' && event.objects.length === 1 && id !== undefined && first !== undefined) {
    const parts = shown.map(it => entryParts(it.context, it.outcome, id));
    return asSentence(oneObject(first.context.names.full(id), parts));
  }
  return alternatives(sentences);
}

/** The outcomes as alternatives, as many as a sentence holds: "Either you draw a card, or you draw nothing". */
function alternatives(sentences: readonly string[]): string {
  const clauses = sentences.map(it => it.replace(/\.$/, '').replace(/^You(r?) /, 'you$1 '));
  const joined = `Either ${clauses.join(', or ')}`;
  if (sentences.length <= 3 && joined.length <= LONGEST) return asSentence(joined);
  return asSentence(`There are ${numberWord(sentences.length)} different outcomes`);
}

/** One object over all outcomes: "Clone enters as a copy of A or B." "Steam Vents enters tapped or untapped." */
function oneObject(name: string, all: readonly EntryParts[]): string {
  const keys = differingParts(all);
  const [key, ...more] = keys;
  const predicates = unique(all.map(entryPredicate));
  if (key === undefined || predicates.length > WAYS_NAMED) return many(name, all, predicates.length);
  if (more.length === 0 && key !== 'elsewhere') return onePart(name, all, key);
  if (predicates.length <= 2) return `${name} either ${listInWords(predicates, 'or')}`;
  return many(name, all, predicates.length);
}

function onePart(name: string, all: readonly EntryParts[], key: keyof EntryParts): string {
  const [first] = all;
  if (first === undefined) return name;
  const values = unique(all.map(it => partOf(key, it)));
  const rest: EntryParts = { ...first, [key]: JOINT };
  const bare = key === 'chosen' ? values.map(it => it.replace(/^with | chosen$/g, '')) : values;
  if (key === 'after')
    return `${name} ${entryPredicate({ ...first, after: '' })} and either ${listInWords(
      values.map(it => it || 'stays'),
      'or',
    )}`;
  if (key === 'types') return `${name} either ${listInWords(unique(all.map(entryPredicate)), 'or')}`;
  const joined = key === 'chosen' ? `with ${listInWords(bare, 'or')} chosen` : listInWords(shared(bare), 'or');
  return `${name} ${entryPredicate(rest).replace(JOINT, joined)}`;
}

// A placeholder for the part that differs, until the alternatives are inserted.
const JOINT = '\u0000';

/** The words of a part, or those for its absence. */
function partOf(key: keyof EntryParts, parts: EntryParts): string {
  if (parts[key] !== '') return parts[key];
  const none: Partial<Record<keyof EntryParts, string>> = {
    tapped: 'untapped',
    counters: 'with no counters',
    as: 'as itself',
    attached: 'unattached',
    control: "under its owner's control",
  };
  return none[key] ?? '';
}

/** Values without their shared beginning: "as a copy of A", "as a copy of B" is "as a copy of A", "B". */
function shared(values: readonly string[]): readonly string[] {
  const head = /^(as a copy of |attached to )/.exec(values[0] ?? '')?.[0];
  if (head === undefined) return values;
  const alike = values.filter(it => it.startsWith(head));
  const [first = '', ...rest] = alike;
  return [first, ...rest.map(it => it.slice(head.length)), ...values.filter(it => !it.startsWith(head))];
}

/** The sentence for more outcomes than one sentence holds. */
function many(name: string, all: readonly EntryParts[], ways: number): string {
  const copies = all.filter(it => it.as.startsWith('as a copy')).length;
  const things = copies >= all.length - 1 && copies > 1 ? 'as any of' : undefined;
  const count = numberWord(ways);
  return things === undefined
    ? `${name} can end up in ${count} different ways`
    : `${name} can enter as ${count} different things`;
}

function unique(all: readonly string[]): readonly string[] {
  return [...new Set(all)];
}
