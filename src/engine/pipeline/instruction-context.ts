// The context in which an instruction is followed: whose choice it is, and what may not be picked.
import type { ChoiceKind } from '../../vocabulary/index.ts';
import type { Effect } from '../ability/effect.ts';
import type { InstructionFrame } from '../event/pending-event.ts';
import { currentView, type Run } from '../event/run-state.ts';
import type { InstructionContext } from '../instructions/acted-objects.ts';
import { resolvePlayers } from '../match/resolve-reference.ts';
import { cannotSacrifice, cannotSacrificeToPay } from '../replacement/cant-effects.ts';

export function instructionContextOf(run: Run, effect: Effect, frame: InstructionFrame): InstructionContext {
  const view = currentView(run);
  const who = 'who' in effect ? resolvePlayers(view, effect.who, frame.context)[0] : undefined;
  const sacrifices = effect.kind === 'move' && effect.verb === 'sacrifice';
  const pays = !frame.by.isEffect;
  return {
    run: run,
    view,
    frame,
    choice: { kind: kindOf(effect), rule: pays ? '601.2h' : '608.2d', object: frame.context.source },
    optional: false,
    isExcluded: id =>
      sacrifices &&
      (view.controller(id) !== who ||
        cannotSacrifice(run, view, id) ||
        (pays && cannotSacrificeToPay(view, id, frame.context.controller))),
  };
}

function kindOf(effect: Effect): ChoiceKind {
  if (effect.kind === 'reveal') return 'reveal';
  if (effect.kind === 'lookAndPick') return 'put';
  if (effect.kind === 'putCounters' || effect.kind === 'removeCounters') return 'counter';
  if (effect.kind === 'attach') return 'attachTo';
  if (effect.kind !== 'move') return 'object';
  return effect.verb === 'mill' || effect.verb === 'put' || effect.verb === 'shuffle' ? 'put' : effect.verb;
}
