// Solving: exploration of every way in which the choices of an event can be made.
import type { Pick, PickedChoice, ScriptedPick } from '../choice/choice.ts';
import type { ChoiceGenerator, ChoiceRequest } from '../choice/choice-request.ts';
import { Script, type ScriptedAnswer } from '../choice/script.ts';
import type { Edition } from '../edition.ts';
import type { GameEvent } from '../event/game-event.ts';
import { type Run, startRun, type Views } from '../event/run-state.ts';
import type { GameState } from '../model/state.ts';
import { withCastTriggers } from '../trigger/cast-triggers.ts';
import { withExplanation } from './explained-trail.ts';
import { bySpread, explore, type Turn } from './explore.ts';
import { type FoundOutcome, FoundOutcomes } from './found-outcomes.ts';
import type { IllegalPick, Outcome, SolveResult, UnusedPick } from './outcome.ts';
import { runEvent } from './run-event.ts';

/** The budget of a question: runs of the event, and objects read in all of them. */
export interface SolveBudget {
  readonly runs: number;
  readonly reading: number;
}

/** A budget of about half a second. */
const BUDGET: SolveBudget = { runs: 3750, reading: 105_000 };

/** The greatest number of outcomes explained with layers. */
const MOST_EXPLAINED = 48;

/**
 * The distinct outcomes of an event, with the picks that lead there. A script answers the requests it fits; the others
 * are explored in a fixed order. `complete` is false when the budget was spent or a choice had too many picks. A script with a pick that is illegal, or that answers no request, is refused.
 */
export function solve(
  given: GameState,
  event: GameEvent,
  script: readonly ScriptedPick[],
  edition: Edition,
  budget: SolveBudget = BUDGET,
): SolveResult {
  const state = withCastTriggers(given, event, edition);
  const views: Views = { cost: 0 };
  const outcomes = new FoundOutcomes(state);
  const checkpoints = new Map<string, Run>();
  let refused: Refused | undefined;
  let cut = false;
  let runs = 0;
  const runPath = (path: readonly Turn[]) => {
    const run = startRun(state, edition, views);
    const played = playThrough(run, event, new Script(script, run), { path, checkpoints });
    runs += 1;
    cut ||= run.cut;
    if (played.refused !== undefined) refused ??= played.refused;
    else if (!played.isCovered) outcomes.add(run, played.turns);
    return played.turns;
  };
  const all = explore(runPath, () => Math.max(runs / budget.runs, views.cost / budget.reading));
  if (outcomes.all.length === 0 && refused !== undefined) return { kind: 'illegal', why: refused };
  const complete = all && !cut;
  const found = complete ? outcomes.all : spread(outcomes.all);
  const explained = found.map(({ ended }, n) =>
    n < MOST_EXPLAINED ? withExplanation(ended, startRun(state, edition, views), event) : ended.outcome,
  );
  const [only] = explained;
  if (only !== undefined && explained.length === 1 && complete) {
    return { kind: 'outcomes', outcomes: [withoutIdleOrders(only)], complete, runs };
  }
  return { kind: 'outcomes', outcomes: explained, complete, runs };
}

/** The outcome without picks of an order of effects, where every order has the same result. */
function withoutIdleOrders(outcome: Outcome): Outcome {
  const idle = ({ choice, scripted }: PickedChoice) =>
    !scripted && (choice.kind === 'apply' || choice.kind === 'order');
  if (!outcome.picks.some(idle)) return outcome;
  const trail = outcome.trail.map(step => (step.kind === 'ordered' ? { ...step, notable: false } : step));
  return { ...outcome, trail, picks: outcome.picks.filter(picked => !idle(picked)) };
}

type Refused = IllegalPick | UnusedPick;

interface Played {
  readonly turns: readonly Turn[];
  readonly refused: Refused | undefined;
  /** Whether it came to what another run has come to before, so that it was not played to its end. */
  readonly isCovered: boolean;
}

/** The path of a run, and the checkpoints so far, each with the run that came to it first. */
interface Exploring {
  readonly path: readonly Turn[];
  readonly checkpoints: Map<string, Run>;
}

/** Runs the event once: picks come from the script, then from the path, then from the first option. */
function playThrough(run: Run, event: GameEvent, script: Script, exploring: Exploring): Played {
  const turns: Turn[] = [];
  const playing: ChoiceGenerator<void> = runEvent(run, event);
  let at = playing.next();
  while (at.done !== true) {
    if (isCovered(run, script, exploring)) return { turns, refused: undefined, isCovered: true };
    const question = at.value;
    const answer = script.answer(question);
    if (answer.kind === 'illegal') return { turns, refused: refusedPick(question, answer), isCovered: false };
    if (answer.kind === 'pick') at = playing.next({ pick: answer.pick, scripted: true });
    else {
      const pick = exploredPick(question, turns, exploring);
      run.isOnItsOwn = turns.length > 0 && turns.length >= exploring.path.length;
      at = playing.next({ pick, scripted: false });
    }
  }
  if (isCovered(run, script, exploring)) return { turns, refused: undefined, isCovered: true };
  const unused = script.unused();
  return {
    turns,
    refused: unused === undefined ? undefined : { kind: 'unusedPick', ...unused },
    isCovered: false,
  };
}

/** The pick of the path, or the first that is not covered, with a turn where there are several. */
function exploredPick({ choice, moot, covered = 0 }: ChoiceRequest, turns: Turn[], { path }: Exploring): Pick {
  const { options } = choice;
  if (moot || options.length - covered < 2) return pickAt(options, moot ? 0 : covered);
  const taken = path[turns.length]?.taken ?? 0;
  turns.push({ taken, of: options.length - covered });
  return pickAt(options, covered + taken);
}

/** Whether the run has come, since its path ended, to what another has come to; its checkpoints are added. */
function isCovered(run: Run, script: Script, { checkpoints }: Exploring): boolean {
  for (const key of run.checkpoints.splice(0)) {
    const whole = `${script.key} ${key}`;
    const first = checkpoints.get(whole);
    if (first !== undefined && first !== run) return true;
    checkpoints.set(whole, run);
  }
  return false;
}

function refusedPick(
  { choice, missed }: ChoiceRequest,
  { written, objects }: Extract<ScriptedAnswer, { kind: 'illegal' }>,
): IllegalPick {
  const limits = missed === undefined ? [] : objects.flatMap(id => missed(id) ?? []);
  return { kind: 'illegalPick', choice, written, missed: limits, named: objects.length > 0 };
}

function pickAt(options: readonly { readonly pick: Pick }[], at: number): Pick {
  const option = options[at];
  if (option === undefined) throw new Error('A question without options');
  return option.pick;
}

/** The outcomes as they are shown where not all were found: with each choice varied alone, then with pairs of them. */
function spread(found: readonly FoundOutcome[]): readonly FoundOutcome[] {
  return found.toSorted((one, other) => bySpread(one.path, other.path));
}
