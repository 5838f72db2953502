// Choice requests: an engine function yields a request and receives the pick, of one type for each kind of request.
import { equals } from '../../kit/structure.ts';
import type { ChoiceKind } from '../../vocabulary/index.ts';
import type { ChoiceRange } from '../ability/replacement.ts';
import type { Run } from '../event/run-state.ts';
import { record } from '../event/run-state.ts';
import type { MissedLimit } from '../match/missed-limits.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { Choice, ChoiceOffer, ChoiceSubject, OfferedOption, Option, Pick, PickTotal } from './choice.ts';
import { distinguishableCardNames, OTHER_NAME } from './distinguishable.ts';
import { objectOptions } from './options.ts';
import { fitTogether, type PickBound } from './pick-bound.ts';
import { reachesBarely } from './pick-total.ts';

/** A choice with what only the engine needs of it. */
export interface ChoiceRequest {
  readonly choice: Choice;
  /** Whether every pick leads to the same outcome: it is not explored, but a script may contain it. */
  readonly moot: boolean;
  /** For 'apply': the source of each effect, by the effect's key. */
  readonly sources?: ReadonlyMap<string, ObjectId | undefined>;
  /** Why an object may not be picked, where a filter says which may. */
  readonly missed?: MissedBy;
  /**
   * The number of options, the first ones, that are explored already, with the picks for two like objects exchanged.
   */
  readonly covered?: number;
}

/** The limits that an object misses, of those for a pick; undefined where no filter is missed. */
export type MissedBy = (object: ObjectId) => MissedLimit | undefined;

/** A computation that may request choices. */
export type ChoiceGenerator<T> = Generator<ChoiceRequest, T, ChoiceResult>;

/** The pick for a request, and whether it comes from a script. */
export interface ChoiceResult {
  readonly pick: Pick;
  readonly scripted: boolean;
}

/** The fields common to all choices. */
export interface ChoiceHeader {
  readonly kind: ChoiceKind;
  readonly who: PlayerId;
  readonly object: ObjectId | undefined;
  readonly rule: string;
  readonly about?: ChoiceSubject;
  readonly offers?: ChoiceOffer;
  readonly offered?: OfferedOption;
}

/** Requests the choice and records the pick, in the trail too where there was more than one option. */
export function* requestChoice(run: Run, question: ChoiceRequest): ChoiceGenerator<Pick> {
  const { choice } = question;
  const covered = coveredOptions(run, choice);
  const { pick, scripted } = yield covered === 0 ? question : { ...question, covered };
  if (pick.kind === 'objects') for (const id of pick.objects) run.named.add(id);
  if (question.moot) return pick;
  if (choice.options.length > 1 || pick.kind !== 'none') {
    run.picks.push({ choice, pick, scripted });
    // the order of effects has a step of its own (616.1)
    if (choice.kind === 'apply') return pick;
    const label = labelOf(choice, pick);
    record(run, { kind: 'chose', rule: choice.rule, notable: choice.options.length > 1, choice, pick, label });
  }
  return pick;
}

/**
 * The options before the one picked for a like object that enters together with this one, where all was the same so
 * far: with one of them the picks of the two would be exchanged.
 */
function coveredOptions({ exchange, picks }: Run, { kind, options }: Choice): number {
  if (exchange === undefined) return 0;
  const { earlier, from } = exchange;
  const own = picks.slice(from);
  const previous = earlier[own.length];
  if (previous === undefined || previous.scripted || previous.choice.kind !== kind) return 0;
  const isSame = own.every(
    (it, n) => !it.scripted && earlier[n]?.scripted === false && equals(it.pick, earlier[n].pick),
  );
  if (!isSame || !equals(optionPicks(previous.choice.options), optionPicks(options))) return 0;
  return Math.max(
    0,
    options.findIndex(option => equals(option.pick, previous.pick)),
  );
}

function optionPicks(options: readonly Option[]): readonly Pick[] {
  return options.map(option => option.pick);
}

/**
 * Objects picked, `min` to `max` of them; none where none is picked or possible. Like objects stand for one another.
 */
export function* chooseObjects(
  run: Run,
  header: ChoiceHeader,
  from: {
    readonly among: readonly ObjectId[];
    readonly min: number;
    readonly max: number;
    readonly likeBy?: LikenessKey;
    readonly missed?: MissedBy;
    /** Whether none may be picked in place of at least `min`. */
    readonly orNone?: boolean;
    readonly total?: PickTotal | undefined;
    readonly bound?: PickBound | undefined;
  },
): ChoiceGenerator<readonly ObjectId[]> {
  const max = Math.min(from.max, from.among.length);
  const min = Math.min(from.min, max);
  const orNone = from.orNone === true && min > 0;
  const { total, bound } = from;
  const bounds = {
    ...(orNone ? { orNone } : {}),
    ...(total === undefined ? {} : { total }),
    ...(bound === undefined ? {} : { bound }),
  };
  const legal = { kind: 'objects', among: from.among, min, max, ...bounds } as const;
  const all = objectOptions(run, from.among, min, max, from.likeBy);
  const some = all.filter(({ pick }) => {
    if (pick.kind !== 'objects') return total === undefined;
    return (total === undefined || reachesBarely(pick.objects, total)) && (!bound || fitTogether(pick.objects, bound));
  });
  // 101.3: what can't be done is not done
  const found = orNone || some.length === 0 ? [...objectOptions(run, [], 0, 0), ...some] : some;
  const options = header.kind === 'copy' ? noneLast(found) : found;
  const missed = from.missed === undefined ? {} : { missed: from.missed };
  const pick = yield* requestChoice(run, { choice: { ...header, options, legal }, moot: false, ...missed });
  return pick.kind === 'objects' ? pick.objects : [];
}

/** The options, of which the first stands for the others where not all are explored: who may copy does. */
function noneLast(options: readonly Option[]): readonly Option[] {
  const isNone = ({ pick }: Option) => pick.kind === 'none';
  return [...options.filter(it => !isNone(it)), ...options.filter(isNone)];
}

/** The key of an object for a choice: objects with equal keys are interchangeable. */
export type LikenessKey = (id: ObjectId) => string;

/**
 * The decision yes or no; no without a request where yes is impossible. What is explored first stands for all that comes to
 * the same.
 */
export function* chooseWhether(
  run: Run,
  header: ChoiceHeader,
  possible: boolean,
  first: 'yes' | 'no' = 'yes',
): ChoiceGenerator<boolean> {
  const options: readonly Option[] = possible ? (first === 'yes' ? [YES, NO] : [NO, YES]) : [NO];
  const pick = yield* requestChoice(run, { choice: { ...header, options, legal: { kind: 'options' } }, moot: false });
  return pick.kind === 'yes';
}

const YES: Option = { pick: { kind: 'yes' }, label: 'yes' };
const NO: Option = { pick: { kind: 'no' }, label: 'no' };

/** The word picked. `legal` where a script may contain more words than are explored. */
export function* chooseWord(
  run: Run,
  header: ChoiceHeader,
  words: readonly string[],
  legal: readonly string[] | 'any' = words,
): ChoiceGenerator<string | undefined> {
  const options = words.map(word => ({ pick: { kind: 'word', word }, label: word }) as const);
  if (options.length === 0) return undefined;
  const choice: Choice = { ...header, options, legal: { kind: 'words', words: legal } };
  const pick = yield* requestChoice(run, { choice, moot: false });
  return pick.kind === 'word' ? pick.word : undefined;
}

/** The card name picked (201.4): of those that something in the position tells apart, and one that stands for the others. */
export function* chooseCardName(
  run: Run,
  header: ChoiceHeader,
  range: ChoiceRange | undefined,
): ChoiceGenerator<string | undefined> {
  const names = [...distinguishableCardNames(run, range), OTHER_NAME];
  const options = names.map(word => ({ pick: { kind: 'word', word }, label: word }) as const);
  const choice: Choice = { ...header, options, legal: { kind: 'cardNames', range } };
  const pick = yield* requestChoice(run, { choice, moot: false });
  return pick.kind === 'word' ? pick.word : undefined;
}

/** The number picked, from `min` to `max`; `explored` are those that can lead to different outcomes. */
export function* chooseNumber(
  run: Run,
  header: ChoiceHeader,
  range: { readonly min: number; readonly max: number; readonly explored: readonly number[] },
): ChoiceGenerator<number> {
  const options = range.explored.map(number => ({ pick: { kind: 'number', number }, label: String(number) }) as const);
  const choice: Choice = { ...header, options, legal: { kind: 'numbers', min: range.min, max: range.max } };
  const pick = yield* requestChoice(run, { choice, moot: false });
  return pick.kind === 'number' ? pick.number : range.min;
}

/** The player picked; undefined where there is none. */
export function* choosePlayer(
  run: Run,
  header: ChoiceHeader,
  players: readonly PlayerId[],
): ChoiceGenerator<PlayerId | undefined> {
  if (players.length === 0) return undefined;
  const options = players.map(player => ({ pick: { kind: 'player', player }, label: player }) as const);
  const pick = yield* requestChoice(run, { choice: { ...header, options, legal: { kind: 'options' } }, moot: false });
  return pick.kind === 'player' ? pick.player : undefined;
}

/** The key of the effect picked. */
export function* chooseEffect(
  run: Run,
  header: ChoiceHeader,
  effects: readonly { readonly key: string; readonly label: string; readonly source: ObjectId | undefined }[],
  moot: boolean,
): ChoiceGenerator<string> {
  const options = effects.map(
    ({ key, label }) => ({ pick: { kind: 'effect', effect: key, label }, label }) as const satisfies Option,
  );
  const sources = new Map(effects.map(({ key, source }) => [key, source]));
  const pick = yield* requestChoice(run, { choice: { ...header, options, legal: { kind: 'options' } }, moot, sources });
  const first = effects[0];
  if (first === undefined) throw new Error('No effect to choose among');
  return pick.kind === 'effect' ? pick.effect : first.key;
}

function labelOf(choice: Choice, pick: Pick): string {
  switch (pick.kind) {
    case 'objects':
      return pick.objects.join(', ');
    case 'player':
      return pick.player;
    case 'effect':
      return pick.label;
    case 'word':
      return pick.word;
    case 'number':
      return String(pick.number);
    case 'yes':
    case 'no':
    case 'none':
      return choice.options.find(option => option.pick.kind === pick.kind)?.label ?? pick.kind;
  }
}
