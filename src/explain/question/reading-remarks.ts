// Remarks on how a plain question was read, each in a line above the answer.

import { unique } from '../../kit/lists.ts';
import type { OwnerTaken, TakenName, Understood } from '../../question/index.ts';
import { listInWords, pluralName } from '../english.ts';

/** The remarks on names, on what stands in for a kind, and on what was assumed: a line for all of each sort. */
export function remarksOnObjects({
  taken,
  standIns,
  ownersTaken,
  assumed,
}: Pick<Understood, 'taken' | 'standIns' | 'ownersTaken' | 'assumed'>): readonly string[] {
  return [
    ...namesTaken(taken),
    ...standInsSaid(standIns),
    ...ownersSaid(ownersTaken().owned),
    ...assumed.map(it => `I took it that ${it}.`),
  ];
}

/** The words of a question that were passed over; undefined where there are none. */
export function passedOverSaid(words: readonly string[]): string | undefined {
  return words.length === 0 ? undefined : `I passed over ${listInWords(words.map(quoted))}.`;
}

/** The line about what is asked where the headline does not answer it. */
export function unanswered(words: string): string {
  return `I have no direct answer to ${quoted(words)}; this is all that happens.`;
}

/** Names that were guessed; one that may mean another card has a line of its own, which names those. */
export function namesTaken(taken: readonly TakenName[]): readonly string[] {
  const [sure, open] = [taken.filter(it => it.others.length === 0), taken.filter(it => it.others.length > 0)];
  const guessed = unique(sure.filter(it => !isPartOfName(it)).map(said));
  return [
    ...(guessed.length === 0 ? [] : [`I took ${listInWords(guessed)}.`]),
    ...unique(open.map(it => `${said(it)}; ${othersSaid(it.others)}.`)).map(it => `I took ${it}`),
  ];
}

function said({ card, typed }: TakenName): string {
  return `${card} for ${quoted(typed)}`;
}

/** Whether words of the name were typed as they are, or its plural: the line the question was read as has the rest. */
function isPartOfName({ typed, card }: TakenName): boolean {
  const words = bare(typed);
  return [bare(card), bare(pluralName(card))].some(it => ` ${it} `.includes(` ${words} `));
}

/** Words in small letters, without signs between them. */
function bare(words: string): string {
  return words
    .toLowerCase()
    .replace(/['’]s\b/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The most other cards a line names. */
const MOST_OTHERS = 3;

function othersSaid(others: readonly string[]): string {
  return `others: ${others.slice(0, MOST_OTHERS).join(', ')}${others.length > MOST_OTHERS ? ' …' : ''}`;
}

/** Each card once, with all it stands in for. */
function standInsSaid(standIns: Understood['standIns']): readonly string[] {
  return unique(standIns.map(it => it.name)).map(name => {
    const words = unique(standIns.filter(it => it.name === name).map(it => quoted(it.said)));
    return `${name} stands in for ${listInWords(words)}.`;
  });
}

/** Owners that nobody named, of all objects in one line. */
function ownersSaid(owned: readonly OwnerTaken[]): readonly string[] {
  const of = (side: OwnerTaken['side']) => unique(owned.filter(it => it.side === side).map(it => it.name));
  const [mine, theirs] = [of('you'), of('opponent')];
  const parts = [
    ...(mine.length === 0 ? [] : [`${listInWords(mine)} to be yours`]),
    ...(theirs.length === 0 ? [] : [`${listInWords(theirs)} to be your opponent's`]),
  ];
  return parts.length === 0 ? [] : [`I took ${parts.join(', and ')}.`];
}

function quoted(words: string): string {
  return `"${words}"`;
}
