// Headline of an answer: one sentence on what all outcomes share, then the choice that decides between them.
import type { GameEvent, ObjectId } from '../../engine/index.ts';
import { asSentence } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import { alternatives, decisions } from './alternative-outcomes.ts';
import { commonEntryOf, eachEntry } from './each-entry.ts';
import { eventClause, explainEvent, ownName, typesSentence } from './event-headline.ts';
import type { OutcomeInContext } from './explained-outcome.ts';
import { oneEntry } from './one-entry.ts';
import { otherResultClauses, withClauses } from './other-results.ts';
import type { HeadlineClause } from './trigger-clause.ts';

/** The headline over all outcomes; `complete` is false where not every choice was explored. */
export function explainHeadline(
  shown: readonly OutcomeInContext[],
  event: GameEvent,
  asked: readonly ObjectId[],
  complete = true,
): string {
  const [first] = shown;
  if (first === undefined) return '';
  const sentences = [...new Set(shown.map(it => explainEvent(it.context, it.outcome, event)))];
  const [only = ''] = sentences;
  const headline =
    shown.length < 2
      ? only
      : sentences.length < 2
        ? withDecision(only, shown)
        : several(shown, sentences, event, asked);
  return complete || shown.length < 2 ? headline : atLeast(headline, shown.length);
}

/** The headline where not everything was explored: "… (at least 48 outcomes)". */
function atLeast(headline: string, outcomes: number): string {
  if (/^There are /.test(headline))
    return headline.replace(/^There are [\w-]+ different/, `There are at least ${numberWord(outcomes)}`);
  return asSentence(`${headline.replace(/\.$/, '')} (at least ${numberWord(outcomes)} outcomes, not all explored)`);
}

/** Outcomes with different sentences: what the entries have in common, else the alternatives. */
function several(
  shown: readonly OutcomeInContext[],
  sentences: readonly string[],
  event: GameEvent,
  asked: readonly ObjectId[],
): string {
  const [id] = asked;
  const [first] = shown;
  const clauses = [...new Set(shown.map(it => eventClause(it, event)))];
  const own = first === undefined ? 'it' : ownName(first, event);
  const others = commonClauses(shown.map(it => otherResultClauses(it, event)));
  if (event.kind === 'enters' && event.objects.length === 1 && id !== undefined) {
    const types = new Set(shown.map(it => typesSentence(it, [id])));
    const [same = ''] = types;
    const clause = oneEntry(shown, id) ?? withDecision(commonEntry(clauses), shown);
    const rest = types.size === 1 && same !== '' ? ` ${same}` : '';
    return `${asSentence(withClauses(clause.replace(/\.$/, ''), /[:;]/.test(clause) ? [] : others, own))}${rest}`;
  }
  const each = eachEntry(shown, event);
  if (each !== undefined) return asSentence(each);
  const [only = ''] = clauses;
  if (clauses.length === 1) return withDecision(asSentence(withClauses(only, others, own)), shown);
  return (
    alternatives(sentences, [], shown) ??
    alternatives(clauses, others, shown) ??
    commonOf(shown, event) ??
    countOf(sentences, shown)
  );
}

/** The beginning that all clauses have in common, up to a whole word: "Clone enters". */
function commonEntry(clauses: readonly string[]): string {
  const [first = '', ...others] = clauses.map(it => it.split(' '));
  const words = Array.isArray(first) ? first : [first];
  const upTo = words.findIndex((word, at) => others.some(it => it[at] !== word));
  return words
    .slice(0, upTo === -1 ? words.length : upTo)
    .join(' ')
    .replace(UNFINISHED, '');
}

/** Words that something has to follow. */
const UNFINISHED = /(?: (?:with|as|and|an?|under|attached|to))+$/u;

/** The clauses that every outcome has. */
function commonClauses(all: readonly (readonly HeadlineClause[])[]): readonly HeadlineClause[] {
  const [first = [], ...others] = all;
  const isSame = (one: HeadlineClause, other: HeadlineClause) =>
    one.subject === other.subject && one.predicate === other.predicate;
  return first.filter(clause => others.every(clauses => clauses.some(other => isSame(clause, other))));
}

/** The sentence with the choices that decide what else differs: "… ; you choose the protector of Invasion of Alara." */
function withDecision(sentence: string, shown: readonly OutcomeInContext[]): string {
  const [decision = '', ...more] = decisions(shown);
  if (decision === '' || more.length > 1) return sentence;
  const [, option] = more.length > 0 ? [] : (/^you decide whether to (.+?)(?: for [^:;,]+)?$/.exec(decision) ?? []);
  if (option !== undefined && !/[:;]/.test(sentence))
    return asSentence(`${sentence.replace(/\.$/, '')}, whether or not you ${option}`);
  const both = more.length === 0 ? decision : `${decision}, and ${more[0]}`;
  return asSentence(`${sentence.replace(/\.$/, '')}; ${both}`);
}

/** The entry of several objects that every outcome has, with the choice that decides what comes of them. */
function commonOf(shown: readonly OutcomeInContext[], event: GameEvent): string | undefined {
  const entry = commonEntryOf(shown, event);
  return entry === undefined ? undefined : withDecision(asSentence(entry), shown);
}

function countOf(sentences: readonly string[], shown: readonly OutcomeInContext[]): string {
  return withDecision(asSentence(`There are ${numberWord(sentences.length)} different outcomes`), shown);
}
