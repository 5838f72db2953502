// Values of one part of an entry over several outcomes: counters, choices, hosts.

import type { Choice, ObjectId } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { unique } from '../../kit/lists.ts';
import { NUMBER_WORDS } from '../../kit/number-words.ts';
import { CHOSEN_KINDS, type ChosenKind } from '../../vocabulary/index.ts';
import { listInWords } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import type { EntryParts } from './entry-parts.ts';
import type { OutcomeInContext } from './explained-outcome.ts';

const MOST_LISTED = 3;

/** The alternatives of one part: "with no or three counters"; undefined where they are told better one by one. */
export function valuesOfPart(
  shown: readonly OutcomeInContext[],
  id: ObjectId,
  key: keyof EntryParts,
  values: readonly string[],
): string | undefined {
  switch (key) {
    case 'chosen':
      return chosenOf(shown, id, values);
    case 'attached':
      return values.length <= MOST_LISTED && !values.includes('')
        ? `attached to ${listInWords(
            values.map(it => it.replace(/^attached to /, '')),
            'or',
          )}`
        : `attached to ${withIndefiniteArticleWord(hostNoun(shown, id))} of your choice`;
    case 'counters':
      return countersOf(values);
    case 'control':
      return listInWords(
        values.map(it => it || "under its owner's control"),
        'or',
      );
    case 'after':
    case 'as':
    case 'elsewhere':
    case 'gained':
    case 'tapped':
    case 'types':
      return undefined;
    default:
      return assertNever(key);
  }
}

/** Values chosen: "with blue or red chosen", "with a color of your choice", "naming a card of your choice". */
function chosenOf(shown: readonly OutcomeInContext[], id: ObjectId, values: readonly string[]): string | undefined {
  const standsForMany = values.some(it => /\bany |not here$/.test(it));
  if (values.length <= MOST_LISTED && !standsForMany) {
    if (values.every(it => it.startsWith('naming ')))
      return `naming ${listInWords(
        values.map(it => it.slice('naming '.length)),
        'or',
      )}`;
    const bare = values.map(it => it.replace(/^with | chosen$/g, ''));
    const given = bare.filter(it => it !== '');
    const none = given.length < bare.length ? ', or with nothing chosen' : '';
    return `with ${listInWords(given, 'or')} chosen${none}`;
  }
  const [kind, ...more] = unique(
    shown.flatMap(it =>
      it.outcome.picks.flatMap(({ choice }) => (choice.object === id ? (headingOf(choice) ?? []) : [])),
    ),
  );
  if (kind === undefined || more.length > 0) return undefined;
  if (kind === 'cardName') return 'naming a card of your choice';
  const noun = CHOSEN[kind];
  return noun === undefined ? undefined : `with ${noun} of your choice`;
}

/** The heading under which a pick is kept; undefined for choices of other kinds, such as that of the effect to apply first. */
function headingOf({ kind }: Choice): ChosenKind | undefined {
  return CHOSEN_KINDS.find(it => it === kind);
}

/** Nouns for a chosen value; undefined for what is told by its name. */
const CHOSEN = {
  color: 'a color',
  creatureType: 'a creature type',
  basicLandType: 'a basic land type',
  landType: 'a land type',
  cardType: 'a card type',
  number: 'a number',
  player: 'a player',
  word: 'a word',
  mode: 'a mode',
  cardName: undefined,
  object: undefined,
} as const satisfies Record<ChosenKind, string | undefined>;

/** Counters of one kind in several numbers: "with three or six +1/+1 counters, or with none"; undefined for several kinds. */
function countersOf(values: readonly string[]): string | undefined {
  const isNone = (value: string) => value === '' || value === 'with no counters';
  const parsed = values.map(value => (isNone(value) ? NO_COUNTERS : /^with (\S+) (\S+) counters?$/.exec(value)));
  const kinds = unique(parsed.flatMap(it => (it?.[2] === undefined || it[2] === '' ? [] : [it[2]])));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1 || parsed.some(it => it === null)) return undefined;
  const numbers = unique(parsed.map(it => amountOf(it?.[1] ?? ''))).toSorted((one, other) => one - other);
  const [least = 0, most = 0] = [numbers[0], numbers.at(-1)];
  if (most === 1) return `with or without ${withIndefiniteArticleWord(`${kind} counter`)}`;
  if (numbers.length > MOST_LISTED + 1)
    return `with ${least === 0 ? 'up' : numberWord(least)} to ${numberWord(most)} ${kind} counters`;
  const some = listInWords(numbers.filter(it => it > 0).map(numberWord), 'or');
  return `with ${some} ${kind} counters${least === 0 ? ', or with none' : ''}`;
}

const NO_COUNTERS = ['', 'no', ''] as const;

function amountOf(word: string): number {
  if (word === 'no') return 0;
  if (word === 'a' || word === 'an') return 1;
  const words: readonly string[] = NUMBER_WORDS;
  return words.includes(word) ? words.indexOf(word) : Number(word);
}

/** The noun for what it is attached to over all outcomes: "creature", "player", "permanent". */
function hostNoun(shown: readonly OutcomeInContext[], id: ObjectId): string {
  const nouns = unique(
    shown.flatMap(({ context, outcome }) => {
      const host = outcome.state.objects.get(id)?.attachedTo;
      if (host === undefined) return [];
      if (context.names.isPlayer(host)) return ['player'];
      const { types } = context.seenAfter.of(host as ObjectId); // what is no player is an object
      return [types.includes('Creature') ? 'creature' : types.includes('Land') ? 'land' : 'permanent'];
    }),
  );
  return nouns.length === 1 && nouns[0] !== undefined ? nouns[0] : 'permanent';
}
