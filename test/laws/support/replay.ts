// Replay of an outcome: its picks as a script, which must lead to that outcome alone.
import { type Outcome, type Pick, type ScriptedPick, type Step, solve } from '../../../src/engine/index.ts';
import { asJson, BUDGET, type SolvedBoard } from './solved.ts';

/** Complaints about replaying an outcome; none where it comes out as it was. */
export function replayOf({ staged }: SolvedBoard, outcome: Outcome): readonly string[] {
  const { state, event, edition } = staged;
  const script = scriptOfOutcome(outcome);
  const again = solve(state, event, script, edition, BUDGET);
  const written = script.map(it => `${it.kind}: ${it.words.join(', ')}`).join('; ');
  if (again.kind === 'illegal') return [`"${again.why.written}" is refused (${again.why.kind}) in [${written}]`];
  if (again.outcomes.length !== 1) return [`${again.outcomes.length} outcomes of [${written}]`];
  const [only] = again.outcomes;
  if (only !== undefined && endOf(only) === endOf(outcome)) return [];
  return [`another outcome of [${written}]`];
}

/** The ending of an outcome, without its picks. */
export function endOf({ state, triggers, occurrences }: Outcome): string {
  return asJson([state, triggers, occurrences]);
}

/** The picks of an outcome as a scenario would script them. */
export function scriptOfOutcome({ picks, trail }: Outcome): readonly ScriptedPick[] {
  const ordered = trail.filter(
    (step): step is Extract<Step, { kind: 'ordered' }> => step.kind === 'ordered' && step.notable,
  );
  let nth = 0;
  return picks.map(({ choice, pick }) => {
    const source = pick.kind === 'effect' ? ordered[nth++]?.chosen.source : undefined;
    const objects = pick.kind === 'objects' ? pick.objects : source === undefined ? [] : [source];
    return { kind: choice.kind, who: choice.who, object: choice.object, objects, words: wordsOf(pick) };
  });
}

function wordsOf(pick: Pick): readonly string[] {
  switch (pick.kind) {
    case 'objects':
      return pick.objects;
    case 'player':
      return [pick.player];
    case 'effect':
      return [pick.label];
    case 'word':
      return [pick.word];
    case 'number':
      return [String(pick.number)];
    default:
      return [pick.kind];
  }
}
