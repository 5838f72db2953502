// Asking: an engine function yields a question and gets the pick back. What is asked one way is answered in one type.
import type { ChoiceKind } from '../../vocabulary/index.ts';
import type { Run } from '../event/run-state.ts';
import { record } from '../event/run-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { Choice, ChoiceSubject, Option, Pick } from './choice.ts';
import { objectOptions } from './options.ts';

/** A question on its way to whoever plays the game, with what the choice itself need not say. */
export interface ChoiceRequest {
  readonly choice: Choice;
  /** Whatever is picked, the outcome is the same: it is not explored, but a script may say it. */
  readonly moot: boolean;
  /** For 'apply': the object each effect comes from, by the effect's key. */
  readonly sources?: ReadonlyMap<string, ObjectId | undefined>;
}

/** A computation that may ask. */
export type ChoiceGenerator<T> = Generator<ChoiceRequest, T, ChoiceResult>;

/** The answer to a question, and whether a script gave it. */
export interface ChoiceResult {
  readonly pick: Pick;
  readonly scripted: boolean;
}

/** What every question says of itself. */
export interface ChoiceHeader {
  readonly kind: ChoiceKind;
  readonly who: PlayerId;
  readonly object: ObjectId | undefined;
  readonly rule: string;
  readonly about?: ChoiceSubject;
}

/** Asks and records the answer, in the trail too where there was something to decide. */
export function* requestChoice(run: Run, question: ChoiceRequest): ChoiceGenerator<Pick> {
  const { choice } = question;
  const { pick, scripted } = yield question;
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

/** So many of the objects; none where that is picked or nothing can be. Like objects stand for one another. */
export function* chooseObjects(
  run: Run,
  asked: ChoiceHeader,
  from: {
    readonly among: readonly ObjectId[];
    readonly min: number;
    readonly max: number;
    readonly likeBy?: LikenessKey;
  },
): ChoiceGenerator<readonly ObjectId[]> {
  const max = Math.min(from.max, from.among.length);
  const min = Math.min(from.min, max);
  const legal = { kind: 'objects', among: from.among, min, max } as const;
  const options = objectOptions(run, from.among, min, max, from.likeBy);
  const pick = yield* requestChoice(run, { choice: { ...asked, options, legal }, moot: false });
  return pick.kind === 'objects' ? pick.objects : [];
}

/** How two objects are told to be alike for a choice: by equal words. */
export type LikenessKey = (id: ObjectId) => string;

/** Yes or no; only no where it is not possible. */
export function* chooseWhether(run: Run, asked: ChoiceHeader, possible: boolean): ChoiceGenerator<boolean> {
  const options: readonly Option[] = possible ? [YES, NO] : [NO];
  const pick = yield* requestChoice(run, { choice: { ...asked, options, legal: { kind: 'options' } }, moot: false });
  return pick.kind === 'yes';
}

const YES: Option = { pick: { kind: 'yes' }, label: 'yes' };
const NO: Option = { pick: { kind: 'no' }, label: 'no' };

/** One word. `legal` where a script may say more than what is explored. */
export function* chooseWord(
  run: Run,
  asked: ChoiceHeader,
  words: readonly string[],
  legal: readonly string[] | 'any' = words,
): ChoiceGenerator<string | undefined> {
  const options = words.map(word => ({ pick: { kind: 'word', word }, label: word }) as const);
  if (options.length === 0) return undefined;
  const choice: Choice = { ...asked, options, legal: { kind: 'words', words: legal } };
  const pick = yield* requestChoice(run, { choice, moot: false });
  return pick.kind === 'word' ? pick.word : undefined;
}

/** One number from `min` to `max`; `explored` are those worth telling apart. */
export function* chooseNumber(
  run: Run,
  asked: ChoiceHeader,
  range: { readonly min: number; readonly max: number; readonly explored: readonly number[] },
): ChoiceGenerator<number> {
  const options = range.explored.map(number => ({ pick: { kind: 'number', number }, label: String(number) }) as const);
  const choice: Choice = { ...asked, options, legal: { kind: 'numbers', min: range.min, max: range.max } };
  const pick = yield* requestChoice(run, { choice, moot: false });
  return pick.kind === 'number' ? pick.number : range.min;
}

/** One of the players; undefined where there is none. */
export function* choosePlayer(
  run: Run,
  asked: ChoiceHeader,
  players: readonly PlayerId[],
): ChoiceGenerator<PlayerId | undefined> {
  if (players.length === 0) return undefined;
  const options = players.map(player => ({ pick: { kind: 'player', player }, label: player }) as const);
  const pick = yield* requestChoice(run, { choice: { ...asked, options, legal: { kind: 'options' } }, moot: false });
  return pick.kind === 'player' ? pick.player : undefined;
}

/** One of the effects, by its key. */
export function* chooseEffect(
  run: Run,
  asked: ChoiceHeader,
  effects: readonly { readonly key: string; readonly label: string; readonly source: ObjectId | undefined }[],
  moot: boolean,
): ChoiceGenerator<string> {
  const options = effects.map(
    ({ key, label }) => ({ pick: { kind: 'effect', effect: key, label }, label }) as const satisfies Option,
  );
  const sources = new Map(effects.map(({ key, source }) => [key, source]));
  const pick = yield* requestChoice(run, { choice: { ...asked, options, legal: { kind: 'options' } }, moot, sources });
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
