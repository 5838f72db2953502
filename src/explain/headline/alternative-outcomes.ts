// Alternatives of a headline: the ways an event can end, in one clause where they share a subject.
import { asSentence, listInWords } from '../english.ts';
import { numberOfWord } from '../english-numbers.ts';
import { decidedBy } from '../step/choice-step.ts';
import type { OutcomeInContext } from './explained-outcome.ts';
import { withClauses } from './other-results.ts';
import type { HeadlineClause } from './trigger-clause.ts';

const LONGEST = 180;

/** The outcomes as alternatives: "Either you draw a card, or you draw nothing"; undefined for too many. */
export function alternatives(
  sentences: readonly string[],
  others: readonly HeadlineClause[],
  shown: readonly OutcomeInContext[],
): string | undefined {
  if (sentences.length > MOST_ALTERNATIVES) return inFewWords(sentences, others, shown);
  // what happens is told before that nothing may
  const told = sentences.toSorted((one, other) => Number(DOES_NOTHING.test(one)) - Number(DOES_NOTHING.test(other)));
  const clauses = told.map(each =>
    each.replace(/\.$/, '').replace(/^(?:Your?|Nothing|The|One|Two|Three|Four|Each of) /, first => first.toLowerCase()),
  );
  const either = ofOneSubject(shown, clauses) ?? `Either ${clauses.join(', or ')}`;
  const joined = withClauses(inOneClause(shown, clauses) ?? either, others);
  const most = decisions(shown).length === 0 ? LONGEST * 2 : LONGEST;
  return joined.length <= most ? asSentence(joined) : undefined;
}

/** More alternatives than are told one by one, where they differ in a few words: "gains protection from white, blue, or red". */
function inFewWords(
  sentences: readonly string[],
  others: readonly HeadlineClause[],
  shown: readonly OutcomeInContext[],
): string | undefined {
  if (sentences.length > MOST_IN_ONE) return undefined;
  const clause = inOneClause(
    shown,
    sentences.map(it => it.replace(/\.$/, '')),
  );
  const joined = clause === undefined ? undefined : withClauses(clause, others);
  return joined === undefined || joined.length > LONGEST ? undefined : asSentence(joined);
}

const MOST_IN_ONE = 6;

const DOES_NOTHING = /\b(?:does|changes) nothing\.?$/u;

/** Clauses on one object: "Gift of Fate either is turned face up, or is put into your graveyard"; undefined for others. */
function ofOneSubject([first]: readonly OutcomeInContext[], clauses: readonly string[]): string | undefined {
  const subject =
    first === undefined ? undefined : namesIn(first).find(it => clauses.every(one => one.startsWith(`${it} `)));
  // of another thing there is a clause of its own
  const bare = clauses.map(it => it.replace(/, which [^,;:]+$/u, ''));
  if (subject === undefined || bare.some(it => /[,;:]|\band \p{Lu}/u.test(it))) return undefined;
  return `${subject} either ${clauses.map(it => it.slice(subject.length + 1)).join(', or ')}`;
}

/** The names of all objects in an outcome, the longest first. */
function namesIn({ context, outcome }: OutcomeInContext): readonly string[] {
  const names = [...outcome.state.objects.keys()].flatMap(id => [context.names.full(id), context.names.object(id)]);
  return [...new Set(names)].toSorted((one, other) => other.length - one.length);
}

/** Clauses that differ in a few words, as one: "Bear Cub gets five, six, or eight +1/+1 counters"; undefined for others. */
export function inOneClause([shown]: readonly OutcomeInContext[], clauses: readonly string[]): string | undefined {
  const words = clauses.map(it => it.split(' '));
  const shortest = Math.min(...words.map(it => it.length));
  const [first = []] = words;
  const alike = (word: (it: readonly string[], at: number) => string | undefined) => {
    const upTo = Array.from({ length: shortest }).findIndex((_, at) =>
      words.some(it => word(it, at) !== word(first, at)),
    );
    return upTo === -1 ? shortest : upTo;
  };
  const head = alike((it, at) => it[at]);
  const tail = Math.min(
    alike((it, at) => it.at(-1 - at)),
    shortest - head,
  );
  const middles = words.map(it => it.slice(head, it.length - tail).join(' '));
  const isFit = (middle: string) =>
    !['', 'no'].includes(middle) && middle.split(' ').length <= MOST_DIFFERENT && !/[,;:.()]|\band\b/u.test(middle);
  const start = first.slice(0, head).join(' ');
  const end = first.slice(first.length - tail);
  const some = middles.filter(it => it !== 'no');
  if (start.endsWith(',') || !some.every(isFit)) return undefined;
  if (head === 0) {
    // "Bear Cub or Grizzly Bears gets two +1/+1 counters"
    const names = shown === undefined ? [] : namesIn(shown);
    const isOfNames = some.length === middles.length && tail > 1 && middles.every(it => names.includes(it));
    return isOfNames ? [listInWords(middles, 'or'), ...end].join(' ') : undefined;
  }
  if (some.length === middles.length) return [start, listInWords(byNumber(middles), 'or'), ...end].join(' ');
  const [noun = '', and, ...rest] = end;
  if (!start.endsWith(' with') || noun !== 'counters') return undefined;
  const counters = `${start} ${listInWords(byNumber(some), 'or')} ${noun}, or with none`;
  return and === undefined ? counters : and === 'and' ? `${counters}, ${and} ${rest.join(' ')}` : undefined;
}

/** Alternatives in the order of their numbers, where all of them begin with one. */
function byNumber(words: readonly string[]): readonly string[] {
  const numbers = new Map(words.map(it => [it, numberOfWord(it.split(' ')[0] ?? '')]));
  if ([...numbers.values()].includes(undefined)) return words;
  return words.toSorted((one, other) => (numbers.get(one) ?? 0) - (numbers.get(other) ?? 0));
}

const MOST_DIFFERENT = 5;

/** The number of ways an event can end that a headline lists. */
export const MOST_ALTERNATIVES = 3;

/** The choices that decide between the outcomes, as clauses: "you choose what Clone copies". */
export function decisions(shown: readonly OutcomeInContext[]): readonly string[] {
  const decided = decidedBy(shown.map(it => ({ context: it.context, made: it.outcome.picks })));
  return decided.map(it => it.replace(/\.$/, '').replace(/^You(r?) /, 'you$1 '));
}
