// Order of cards put into one graveyard at the same time (404.3): a choice where a permanent looks at the top card.
import type { Option } from '../choice/choice.ts';
import { type ChoiceGenerator, requestChoice } from '../choice/choice-request.ts';
import { likenessKey } from '../choice/options.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import type { Run } from '../event/run-state.ts';
import { inTurnOrder } from '../model/change-state.ts';
import type { Printed } from '../model/characteristics.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { some } from '../walk/index.ts';

type Burial = Extract<AtomicAction, { kind: 'moves' }>;

/** The actions with that card last of those put into one graveyard which its owner chooses to be on top. */
export function* inGraveyardOrder(
  run: Run,
  actions: readonly AtomicAction[],
): ChoiceGenerator<readonly AtomicAction[]> {
  const burials = actions.filter((action): action is Burial => isBurial(run, action));
  if (burials.length < 2 || !isTopLookedAt(run.state)) return actions;
  let now = actions;
  for (const player of inTurnOrder(run.state)) now = yield* topChosenBy(run, player, now, burials);
  return now;
}

/** Whether a card is put into a graveyard; a token ceases to exist there (111.7). */
function isBurial({ state }: Run, action: AtomicAction): boolean {
  return action.kind === 'moves' && action.move.to === 'graveyard' && !state.objects.get(action.move.object)?.token;
}

/** Whether a permanent has, or had before its text changed, an ability that reads the top card of a graveyard. */
export function isTopLookedAt(state: GameState): boolean {
  return (state.zones.battlefield ?? []).some(id => {
    const object = state.objects.get(id);
    return object !== undefined && sourcesOf(object).some(readsTop);
  });
}

function sourcesOf({ printed, copies }: GameObject): readonly Printed[] {
  return copies.length === 0 ? [printed] : [printed, ...copies.map(copy => copy.of.printed)];
}

const KNOWN = new WeakMap<Printed, boolean>();

function readsTop(printed: Printed): boolean {
  const known = KNOWN.get(printed);
  if (known !== undefined) return known;
  const reads = printed.faces.some(face => some('ability', face.abilities, { topOfGraveyard: ['topOfGraveyard'] }));
  KNOWN.set(printed, reads);
  return reads;
}

function* topChosenBy(
  run: Run,
  who: PlayerId,
  actions: readonly AtomicAction[],
  burials: readonly Burial[],
): ChoiceGenerator<readonly AtomicAction[]> {
  const own = burials.filter(({ move }) => run.state.objects.get(move.object)?.owner === who);
  const options = optionsAmong(run, own);
  if (options.length < 2) return actions;
  const header = { kind: 'order', who, object: undefined, rule: '404.3', about: 'graveyard order' } as const;
  const pick = yield* requestChoice(run, { choice: { ...header, options, legal: { kind: 'options' } }, moot: false });
  const top = own.find(({ move }) => pick.kind === 'objects' && pick.objects[0] === move.object);
  return top === undefined ? actions : [...actions.filter(action => action !== top), top];
}

/** The cards that can be on top, one of those that are alike. */
function optionsAmong(run: Run, burials: readonly Burial[]): readonly Option[] {
  const seen = new Set<string>();
  return burials.flatMap(({ move: { object } }): readonly Option[] => {
    const like = likenessKey(run, object);
    if (seen.has(like)) return [];
    seen.add(like);
    return [{ pick: { kind: 'objects', objects: [object] }, label: labelOf(run, object) }];
  });
}

function labelOf({ state }: Run, id: ObjectId): string {
  return state.objects.get(id)?.label ?? id;
}
