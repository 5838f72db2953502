// Words for the manner in which an effect puts something onto the battlefield: "tapped and attacking", "with two +1/+1 counters on it".
import type { Amount } from '../../engine/index.ts';
import { AND, listPhrase } from '../combine.ts';
import { countersAlone, countersOnObject } from '../grammar/amounts/counters.ts';
import { either, inputOf, literalText, mapPhrase, oneOf, type Phrase, variant } from '../phrase.ts';
import { constant, wrapping } from '../template.ts';

/** Counters that something is put onto the battlefield, or created, with. */
export interface PlacedCounters {
  readonly counter: string;
  readonly amount: Amount;
}

/** The manner in which something is put onto the battlefield, or created; what the words leave open is absent. */
export interface PlacementManner {
  readonly tapped?: boolean;
  readonly attacking?: true;
  readonly transformed?: true;
  readonly faceDown?: true;
  /** The object or player it is attached to, in the words of the text. */
  readonly attachedTo?: string;
  readonly counters?: readonly PlacedCounters[];
}

const ON_IT = oneOf<undefined>('on it', [
  either('on it', 'on him', 'on her', 'on them', 'on each of them', 'on each'),
  ...['creature', 'permanent', 'card', 'token'].map(noun => variant(literalText(`on that ${noun}`))),
]);

/** Counters with or without the words "on it". */
export const someCounters: Phrase<PlacedCounters> = mapPhrase(
  oneOf<PlacedCounters>('counters', [countersAlone, countersOnObject(ON_IT)]),
  ({ counter, amount }) => ({ counter, amount }),
  it => it,
);

const counters: Phrase<PlacementManner> = mapPhrase(
  wrapping`with ${listPhrase(someCounters, AND)}`,
  (list): PlacementManner => ({ counters: list }),
  it => it.counters,
);

/** Words about how something enters, without the blank before them. */
const manner: Phrase<PlacementManner> = oneOf<PlacementManner>('how it enters', [
  constant({ tapped: true }, 'tapped'),
  constant({ tapped: false }, 'untapped'),
  constant({ tapped: true, attacking: true }, 'tapped and attacking'),
  constant({ attacking: true }, 'attacking'),
  constant({ transformed: true }, 'transformed'),
  variant(constant({ transformed: true }, 'converted')),
  constant({ tapped: true, transformed: true }, 'tapped and transformed'),
  constant({ faceDown: true }, 'face down'),
  constant({ tapped: true, faceDown: true }, 'tapped and face down'),
  counters,
]);

/** Words that say nothing about how it enters: who controls it, when it happens, where it comes from. */
const NOT_OF_MANNER =
  /^(?:under (?:your|their|his|her|its|that player's|that opponent's|an opponent's|each opponent's|target (?:player|opponent)'s|the chosen player's|(?:its|their|his|her) owners?'?s?'?) (?:\w+ )?control|under the control of [^.,]*|face up(?: or face down)?|instead(?: of (?:putting|into)[^.,]*)?|this way|(?:that|those|the) (?:player|opponent|planeswalker|battle)s?|defending player|(?:that player or )?a planeswalker (?:they|that player) controls?|at the beginning of [^.]*|at end of [^.]*|from (?:your|their|his or her|that player's|its owner's|a|any|the) (?:hand|library|graveyard|command zone)(?: (?:or|and\/or|and) (?:hand|library|graveyard))?|if able)(?=[ .,;]|$)/;

const ATTACHED = /^attached to ([^.,;]+?)(?= at the beginning| at end of|,|\.|;| and (?=\w+ )| with |$)/;

/** The manner that words begin with, and the words after it. */
export interface MannerRead {
  readonly manner: PlacementManner;
  readonly rest: string;
}

/** Reads as many words about the manner as there are at the beginning of a text, which begins with a blank. */
export function mannerAt(text: string): MannerRead {
  let read: MannerRead = { manner: {}, rest: text };
  for (;;) {
    const next = stepAt(read.rest);
    if (next === undefined) return read;
    read = { manner: joinedManner(read.manner, next.manner), rest: next.rest };
  }
}

function stepAt(text: string): MannerRead | undefined {
  if (!text.startsWith(' ')) return undefined;
  const words = text.slice(1);
  const other = NOT_OF_MANNER.exec(words);
  if (other !== null) return { manner: {}, rest: words.slice(other[0].length) };
  const attached = ATTACHED.exec(words);
  if (attached !== null) return { manner: { attachedTo: attached[1] ?? '' }, rest: words.slice(attached[0].length) };
  const [longest] = manner
    .read(inputOf(words), 0)
    .filter(it => /^(?:[ .,;:"]|$)/.test(words.slice(it.end)))
    .sort((a, b) => b.end - a.end);
  return longest === undefined ? undefined : { manner: longest.value, rest: words.slice(longest.end) };
}

/** Two manners of one thing as one; counters add up. */
export function joinedManner(one: PlacementManner, other: PlacementManner): PlacementManner {
  const both = [...(one.counters ?? []), ...(other.counters ?? [])];
  return { ...one, ...other, ...(both.length === 0 ? {} : { counters: both }) };
}
