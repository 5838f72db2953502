// What is often asked of an ability or a part of it.
import type { NodeName } from './nodes.ts';
import { type Part, some, type Tests, visit } from './visit.ts';

/** Whether it says "the chosen …" anywhere (607.2d). */
export function speaksOfChoice<N extends NodeName>(name: N, part: Part<N>): boolean {
  return some(name, part, OF_CHOICE);
}

const OF_CHOICE: Tests = {
  amount: ['chosenNumber'],
  change: it => it.kind === 'chosenType' || it.kind === 'chosenColor' || (it.kind === 'text' && isChosen(it)),
  clause: ['chosen'],
  condition: ['chosenWord', 'chosenIs'],
  ref: ['chosen'],
  who: ['chosen'],
};

function isChosen({ from, to }: { readonly from: string; readonly to: string }): boolean {
  return from === 'chosen' || to === 'chosen';
}

/** The targets it speaks of (115.3), by their index; each as often as it is named. */
export function targetsIn<N extends NodeName>(name: N, part: Part<N>): readonly number[] {
  const found: number[] = [];
  const note = (it: { readonly kind: string; readonly index?: number }) => {
    if (it.kind === 'target' && it.index !== undefined) found.push(it.index);
  };
  visit(name, part, { ref: note, who: note, objects: note });
  return found;
}
