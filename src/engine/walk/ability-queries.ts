// Common queries of an ability or a part of it.
import type { NodeName } from './nodes.ts';
import { type Part, some, type Tests, visit } from './visit.ts';

/** Whether it contains "the chosen …" (607.2d). */
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

/** The indices of the targets it names (115.3), one for each mention. */
export function targetsIn<N extends NodeName>(name: N, part: Part<N>): readonly number[] {
  const found: number[] = [];
  const collect = (node: { readonly kind: string; readonly index?: number }) => {
    if (node.kind === 'target' && node.index !== undefined) found.push(node.index);
  };
  visit(name, part, { ref: collect, who: collect, objects: collect });
  return found;
}
