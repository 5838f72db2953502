// Discover (701.57a): cards exiled from the top until a nonland card of low enough mana value, which is cast or goes to
// hand.
import type { Effect } from '../ability/effect.ts';
import { evaluate } from '../match/evaluate.ts';
import { resolvePlayers } from '../match/resolve-reference.ts';
import type { Context, View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { inZone } from '../model/zone-lists.ts';

/**
 * The instructions of discovering in this position, and their cards as targets: the discovered one, then the others.
 */
export function discoverInstructions(
  view: View,
  effect: OfKind<Effect, 'discover'>,
  context: Context,
): { readonly effects: readonly Effect[]; readonly targets: readonly ObjectId[] } {
  const most = evaluate(view, effect.amount, context);
  const [player = context.controller] = resolvePlayers(view, effect.who, context);
  const library = inZone(view.state, 'library', player);
  const at = library.findIndex(id => !view.of(id).types.includes('Land') && view.of(id).manaValue <= most);
  const others = at < 0 ? library : library.slice(0, at);
  const found = at < 0 ? [] : library.slice(at, at + 1);
  const targets = [...found, ...others];
  const exiles = targets.map((_, index) => moveCard(index, 'exile', 'exile'));
  const offered: readonly Effect[] =
    found.length === 0 ? [] : [{ kind: 'may', who: YOU, effects: [CAST], otherwise: [moveCard(0, 'put', 'hand')] }];
  const back = others.map((_, index) => moveCard(index + found.length, 'put', 'library'));
  return { effects: [...exiles, ...offered, ...back], targets };
}

const YOU = { kind: 'you' } as const;

/** Casting without paying the mana cost: the card becomes a spell on the stack. */
const CAST: Effect = moveCard(0, 'put', 'stack');

function moveCard(index: number, verb: 'exile' | 'put', to: 'exile' | 'hand' | 'library' | 'stack'): Effect {
  const what = { kind: 'target', filter: { clauses: [] }, index } as const;
  return { kind: 'move', verb, who: YOU, what, to, ...(to === 'library' ? { position: 'bottom' as const } : {}) };
}
