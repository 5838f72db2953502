// Resolution of a triggered ability after an event: what its instructions do, where all of them are read.
import {
  type Edition,
  type Effect,
  type GameEvent,
  type GameObject,
  type GameState,
  inZone,
  mayTarget,
  type ObjectId,
  type OfKind,
  type Outcome,
  type PendingTrigger,
  type PlayerId,
  project,
  select,
  solve,
  some,
} from '../engine/index.ts';
import {
  onlyLooksAtLibrary,
  type SpellInstructions,
  type SpellTarget,
  selfNamesOf,
  type TriggerWording,
  wordingOf,
} from '../oracle/index.ts';
import type { Compiler } from './stage/card-lookup.ts';
import type { Staged } from './stage/stage.ts';

/** The budget of one ability: a number that takes more to find is left open. */
const BUDGET = { runs: 40, reading: 4000 };

/** The most ways to choose targets that are tried. */
const MOST_WAYS = 12;

/**
 * The outcomes of an ability that has triggered, from the position after the event, its option taken (608.2c) and each
 * legal choice of its targets tried; undefined where not every word of it is carried out.
 */
export function resolveTrigger(
  { edition }: Pick<Staged, 'edition'>,
  compiler: Pick<Compiler, 'instructions'>,
  state: GameState,
  trigger: PendingTrigger,
): readonly Outcome[] | undefined {
  const { source } = trigger;
  const object = source === undefined ? undefined : state.objects.get(source);
  const last = object ?? (source === undefined ? undefined : trigger.was?.objects.get(source));
  const wording = wordingOf(trigger, {
    state,
    object,
    names: [...namesOf(last), ...namesAsCopy(trigger, state, edition)],
  });
  if (wording === undefined) return undefined;
  const isEmpty = inZone(state, 'library', trigger.controller).length === 0;
  // how many cards are in a library, and which, nobody has told
  if (!isEmpty && wording.countsLibrary) return undefined;
  const instructions = compiler.instructions(wording.text, wording.names);
  const unread = instructions.unread.filter(it => !isEmpty || !onlyLooksAtLibrary(it));
  const ways = waysToTarget({ edition }, state, trigger, wording, instructions);
  if (instructions.effects.length === 0 || unread.length > 0 || ways === undefined) return undefined;
  if (looksAtUnknown(state, trigger.controller, instructions.effects)) return undefined;
  if (ways.length === 0) return [unchanged(state)];
  const outcomes: Outcome[] = [];
  for (const targets of ways) {
    const solved = solve(state, resolving(trigger, instructions, targets), [], edition, BUDGET);
    if (solved.kind !== 'outcomes' || !solved.complete) return undefined;
    outcomes.push(...solved.outcomes);
  }
  return outcomes;
}

/** Whether the instructions look at a library of which no card is told, or reveal cards until one is found that nobody told. */
function looksAtUnknown(state: GameState, player: PlayerId, effects: SpellInstructions['effects']): boolean {
  const library = inZone(state, 'library', player);
  const isUnknown = library.some(id => state.objects.get(id)?.printed.cardName === '');
  const isUntil = (look: OfKind<Effect, 'lookAndPick'>['look']) => typeof look === 'object' && 'until' in look;
  return some('effect', effects, {
    effect: it => it.kind === 'lookAndPick' && (library.length === 0 || (isUnknown && isUntil(it.look))),
  });
}

function namesOf(object: GameObject | undefined): readonly string[] {
  return object?.printed.faces.flatMap(selfNamesOf) ?? [];
}

/** The names of the source as it was when the ability triggered: a copy's text speaks of it by the name that it has then (707.2). */
function namesAsCopy({ source, was }: PendingTrigger, state: GameState, edition: Edition): readonly string[] {
  const position = was ?? state;
  if (source === undefined || !position.objects.has(source)) return [];
  const own = project(position, edition).of(source);
  // 708.2a: what is face down has no name
  return own.name === '' ? [] : selfNamesOf(own);
}

/** The event in which the ability resolves. */
function resolving(
  { source, sourceLabel, controller, refers, was }: PendingTrigger,
  { effects }: SpellInstructions,
  targets: readonly (ObjectId | PlayerId)[],
): GameEvent {
  const by = { name: sourceLabel, controller, source, isEffect: true };
  const amount = refers?.amount === undefined ? {} : { amount: refers.amount };
  const lastKnown = was === undefined ? {} : { lastKnown: was };
  return { kind: 'carriesOut', effects, by, targets, rule: '608.2c', ...amount, ...lastKnown };
}

/** Every way to choose the targets, after those that the event gives; undefined where there are too many, or one is optional. */
function waysToTarget(
  { edition }: Pick<Staged, 'edition'>,
  state: GameState,
  { source, controller }: PendingTrigger,
  { given }: TriggerWording,
  { targets, effects }: SpellInstructions,
): readonly (readonly (ObjectId | PlayerId)[])[] | undefined {
  const chosen = targets.slice(given.length);
  if (chosen.some(it => it.optional)) return undefined;
  const view = project(state, edition);
  const isHarm = some('effect', effects, { effect: it => it.kind === 'dealDamage' });
  const fitting = ({ filter, player, opponent }: SpellTarget): readonly (ObjectId | PlayerId)[] => {
    const context = { source, controller };
    const objects = filter === undefined ? [] : select(view, filter, context);
    const players = state.players.filter(it => player && !it.lost && !(opponent && it.id === controller));
    const persons = players.map(it => it.id);
    // nobody harms what is theirs where a player can be
    const others = isHarm ? persons.filter(it => it !== controller) : [];
    return [...others, ...objects, ...persons.filter(it => !others.includes(it))].filter(it =>
      mayTarget(view, controller, it, source),
    );
  };
  let ways: readonly (readonly (ObjectId | PlayerId)[])[] = [given];
  for (const target of chosen) {
    const all = fitting(target);
    // nobody harms the source itself where there is anything else
    const others = isHarm ? all.filter(it => it !== source) : all;
    const legal = others.length > 0 ? others : all;
    ways = ways.flatMap(way => legal.map(it => [...way, it]));
    if (ways.length > MOST_WAYS) return undefined;
  }
  return ways;
}

/** 603.3d: an ability without a legal target is removed from the stack, and nothing happens. */
function unchanged(state: GameState): Outcome {
  return { before: state, state, triggers: [], trail: [], picks: [], occurrences: [] };
}
