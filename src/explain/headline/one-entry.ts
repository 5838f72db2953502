// Headline on one object that enters in several ways: what they have in common, else the choice that decides.

import type { ChoiceKind, Filter, ObjectId, PickedChoice, Rewrite } from '../../engine/index.ts';
import { NUMBER_WORDS } from '../../kit/number-words.ts';
import { listInWords, numberWord, withIndefiniteArticleWord } from '../english.ts';
import type { ExplainContext } from '../explain-context.ts';
import { explainChoiceRequest, objectWords } from '../step/choice-step.ts';
import { nameInFull } from './entry-groups.ts';
import { differingParts, entryPredicate } from './entry-headline.ts';
import { type EntryParts, entryParts } from './entry-parts.ts';
import type { OutcomeInContext } from './explained-outcome.ts';

const MOST_LISTED = 3;
const LONGEST = 150;

/** The clause on one object over all outcomes; undefined where it says too little. */
export function oneEntry(shown: readonly OutcomeInContext[], id: ObjectId): string | undefined {
  const [first] = shown;
  if (first === undefined) return undefined;
  const name = nameInFull(first.context, id);
  const all = shown.map(it => entryParts(it.context, it.outcome, id));
  const keys = differingParts(all).filter(it => it !== 'types');
  const [key, ...more] = keys;
  if (key === undefined) return `${name} ${entryPredicate(all[0] ?? NONE)}`;
  if (keys.includes('as')) {
    const copied = asCopies(shown, id, name, all);
    if (copied !== undefined) return copied;
  }
  if (more.length === 0) {
    const one = onePart(shown, id, all, key);
    if (one !== undefined) return `${name} ${one}`;
  }
  return predicatesOf(shown, id, name, all);
}

const NONE: EntryParts = {
  elsewhere: '',
  tapped: '',
  as: '',
  control: '',
  counters: '',
  gained: '',
  attached: '',
  chosen: '',
  types: '',
  after: '',
};

/** A copy of one of several: "Clone enters tapped, whatever creature it copies; as itself it enters and dies". */
function asCopies(
  shown: readonly OutcomeInContext[],
  id: ObjectId,
  name: string,
  all: readonly EntryParts[],
): string | undefined {
  const copies = all.filter(it => it.as.startsWith(COPY));
  const [first] = copies;
  const others = all.filter(it => !it.as.startsWith(COPY));
  const [plain, ...further] = unique(others.map(it => entryPredicate({ ...it, types: '' })));
  if (first === undefined || further.length > 0) return undefined;
  const differing = differingParts(copies).filter(it => it !== 'as');
  if (differing.length > 0 && copies.length <= MOST_LISTED) return undefined;
  const common: EntryParts = { ...first };
  const kept = Object.fromEntries(differing.map(it => [it, '']));
  const predicate = entryPredicate({ ...common, ...kept, as: '', types: '' });
  const things = unique(copies.map(it => it.as.slice(COPY.length)));
  const itself = plain === undefined || plain === predicate ? '' : `; as itself it ${plain}`;
  const orItself = plain === predicate && plain !== undefined ? ', or as itself' : '';
  if (things.length <= MOST_LISTED) {
    const listed = `${name} ${entryPredicate({ ...common, ...kept, as: `${COPY}${listInWords(things, 'or')}`, types: '' })}`;
    return `${listed}${orItself}${itself}`;
  }
  const noun = copiedNoun(shown, id);
  if (predicate !== 'enters')
    return `${name} ${predicate}, whatever ${noun} it copies${orItself === '' ? '' : ', if any'}${itself}`;
  return `${name} enters as a copy of any of ${numberWord(things.length)} ${noun === 'permanent' ? 'permanents' : `${noun}s`}${orItself}${itself}`;
}

const COPY = 'as a copy of ';

/** The noun for what an object may copy: "creature"; "permanent" where that is no single type. */
function copiedNoun(shown: readonly OutcomeInContext[], id: ObjectId): string {
  const [first] = shown;
  const abilities =
    first === undefined ? [] : (first.outcome.before.objects.get(id)?.printed.faces ?? []).flatMap(it => it.abilities);
  const filters = abilities.flatMap(it => (it.kind === 'replacement' ? it.rewrites.flatMap(copiedBy) : []));
  const [filter] = filters;
  if (filter === undefined) return 'permanent';
  const types = filter.clauses.flatMap(it => (it.kind === 'type' ? [it.type.toLowerCase()] : []));
  return types.length === 1 && types[0] !== undefined ? types[0] : 'permanent';
}

function copiedBy(rewrite: Rewrite): readonly Filter[] {
  if (rewrite.kind === 'may') return rewrite.then.flatMap(copiedBy);
  return rewrite.kind === 'asCopy' && 'clauses' in rewrite.of ? [rewrite.of] : [];
}

/** The predicate where one part differs; undefined where the ways are told better one by one. */
function onePart(
  shown: readonly OutcomeInContext[],
  id: ObjectId,
  all: readonly EntryParts[],
  key: keyof EntryParts,
): string | undefined {
  const [first] = all;
  if (first === undefined || key === 'elsewhere' || key === 'after' || key === 'tapped' || key === 'types')
    return undefined;
  const values = unique(all.map(it => it[key]));
  const words = listed(shown, id, key, values);
  return words === undefined ? undefined : entryPredicate({ ...first, [key]: words });
}

function listed(
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
    case 'gained':
      return values.length <= MOST_LISTED
        ? listInWords(
            values.map(it => it || 'without more'),
            'or',
          )
        : undefined;
    default:
      return undefined;
  }
}

/** Values chosen: "with blue or red chosen", "with a color of your choice", "naming a card of your choice". */
function chosenOf(shown: readonly OutcomeInContext[], id: ObjectId, values: readonly string[]): string | undefined {
  const bare = values.map(it => it.replace(/^with | chosen$/g, ''));
  if (values.length <= MOST_LISTED) {
    if (values.every(it => it.startsWith('naming ')))
      return `naming ${listInWords(
        values.map(it => it.slice('naming '.length)),
        'or',
      )}`;
    const given = bare.filter(it => it !== '');
    const none = given.length < bare.length ? ', or with nothing chosen' : '';
    return `with ${listInWords(given, 'or')} chosen${none}`;
  }
  const [kind, ...more] = unique(
    shown.flatMap(it => it.outcome.picks.flatMap(({ choice }) => (choice.object === id ? [choice.kind] : []))),
  );
  if (kind === undefined || more.length > 0) return undefined;
  if (kind === 'cardName') return 'naming a card of your choice';
  const noun = CHOSEN[kind];
  return noun === undefined ? undefined : `with ${noun} of your choice`;
}

const CHOSEN: Readonly<Record<string, string | undefined>> = {
  color: 'a color',
  creatureType: 'a creature type',
  basicLandType: 'a basic land type',
  landType: 'a land type',
  cardType: 'a card type',
  number: 'a number',
  player: 'a player',
  word: 'a word',
  mode: 'a mode',
};

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

/** The predicates as alternatives: "Steam Vents enters tapped, or untapped for two life". */
function predicatesOf(
  shown: readonly OutcomeInContext[],
  id: ObjectId,
  name: string,
  all: readonly EntryParts[],
): string | undefined {
  const ways = unique(all.map(it => entryPredicate({ ...it, tapped: it.tapped, types: '' })));
  const paid = paidWays(shown, id, all);
  if (paid !== undefined && ways.length === 2) return `${name} ${paid}`;
  if (ways.length > MOST_LISTED) return undefined;
  const rest = ways.map((it, at) =>
    at > 0 && /^enters (?!and )/.test(it) && ways[0]?.startsWith('enters') ? it.slice('enters '.length) : it,
  );
  const [one = '', other = '', ...more] = rest;
  if (more.length === 0) {
    const either = other.startsWith('enters') || !one.startsWith('enters') ? 'either ' : '';
    return fitting(`${name} ${either}${one}, or ${other}`);
  }
  return fitting(`${name} ${rest.slice(0, -1).join('; ')}; or ${rest.at(-1)}`);
}

function fitting(clause: string): string | undefined {
  return clause.length <= LONGEST ? clause : undefined;
}

/**
 * Two ways between which a payment decides: "enters tapped, or untapped for 2 life", "enters tapped, or untapped if you
 * reveal Plains"; undefined for others.
 */
function paidWays(shown: readonly OutcomeInContext[], id: ObjectId, all: readonly EntryParts[]): string | undefined {
  const prices = shown.map(({ context, outcome }) => priceOf(context, outcome.picks, id));
  const [price] = unique(prices.filter(it => it !== ''));
  if (price === undefined || new Set(prices.filter(it => it !== '')).size > 1 || prices.some(it => it === undefined))
    return undefined;
  const paid = unique(all.filter((_, at) => prices[at] !== '').map(entryPredicate));
  const unpaid = unique(all.filter((_, at) => prices[at] === '').map(entryPredicate));
  const [first = '', second = ''] = [unpaid[0], paid[0]];
  if (paid.length !== 1 || unpaid.length !== 1 || first === second) return undefined;
  const shorter =
    /^enters (?!and )/.test(second) && first.startsWith('enters ') ? second.slice('enters '.length) : second;
  return `${first}, or ${shorter} ${price}`;
}

/** The price paid in an outcome: "for 2 life", "if you reveal Plains"; empty where it was not; undefined for other choices. */
function priceOf(context: ExplainContext, picks: readonly PickedChoice[], id: ObjectId): string | undefined {
  const made = picks.filter(({ choice }) => choice.object === id && choice.options.length > 1);
  const [only, ...more] = made;
  if (only === undefined || more.length > 0) return undefined;
  const { choice, pick } = only;
  if (choice.kind === 'pay') {
    const cost = / whether to pay (.+) for [^:]+$/.exec(explainChoiceRequest(context, choice))?.[1];
    if (cost === undefined) return undefined;
    return pick.kind === 'yes' ? `for ${cost}` : '';
  }
  if (!PRICES.includes(choice.kind)) return undefined;
  const verb = context.names.does(choice.who, choice.kind);
  return pick.kind === 'objects' && pick.objects.length > 0 ? `if ${verb} ${objectWords(context, pick.objects)}` : '';
}

const PRICES: readonly ChoiceKind[] = ['reveal', 'sacrifice', 'discard', 'return', 'exile'];

function unique<T>(all: readonly T[]): readonly T[] {
  return [...new Set(all)];
}
