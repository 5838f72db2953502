// Searches of a library (701.23): who may search, how much of it, who finds, and where what is found goes.
import type { Filter } from '../ability/filter.ts';
import type { PlayerRef } from '../ability/reference.ts';
import { type ChoiceGenerator, chooseWhether } from '../choice/choice-request.ts';
import type { GameEvent, Move } from '../event/game-event.ts';
import { recordFact } from '../event/run-state.ts';
import { conditionHolds } from '../match/condition-holds.ts';
import { isAmongPlayers, resolvePlayers } from '../match/resolve-reference.ts';
import type { Context, View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import { inZone } from '../model/zone-lists.ts';
import type { InstructionContext } from './acted-objects.ts';

/** A search: the player whose library it is; undefined where a choice among cards is in another zone. */
export function searchedLibrary({ view, frame }: InstructionContext, filter: Filter): PlayerId | undefined {
  for (const clause of filter.clauses.flatMap(it => (it.kind === 'any' ? it.of : [it]))) {
    if (clause.kind !== 'inZone' || clause.zone !== 'library') continue;
    return clause.whose === undefined ? undefined : resolvePlayers(view, clause.whose, frame.context)[0];
  }
  return undefined;
}

/** The cards that a player may find, those of the part they search; undefined where they can't search (614.17). */
export function* searchableCards(
  instruction: InstructionContext,
  library: PlayerId,
  who: PlayerId,
  legal: readonly ObjectId[],
): ChoiceGenerator<readonly ObjectId[] | undefined> {
  const { view, run } = instruction;
  // in another zone that is searched too
  const elsewhere = legal.filter(id => view.state.objects.get(id)?.zone !== 'library');
  if (yield* cannotSearch(instruction, who)) return elsewhere.length === 0 ? undefined : elsewhere;
  const portion = rulesOn(view, 'searchesTop', who)
    .toSorted((one, other) => one.amount - other.amount)
    .at(0);
  if (portion === undefined) return legal;
  recordFact(run, '701.23f', { kind: 'searches the top', amount: portion.amount }, sourcesOf(portion), {
    players: [who],
  });
  const top = inZone(view.state, 'library', library).slice(0, portion.amount);
  return legal.filter(id => top.includes(id) || elsewhere.includes(id));
}

/** The player who decides what is found: 723.5, another where they control the one who searches. */
export function findingPlayer({ view, run }: InstructionContext, who: PlayerId): PlayerId {
  const control = rulesOn(view, 'controlsSearch', who).at(-1); // 723.1a: the last one
  if (control === undefined) return who;
  recordFact(run, '723.5', { kind: 'controls the search' }, sourcesOf(control), {
    players: [who, control.context.controller],
    also: ['723.2'],
  });
  return control.context.controller;
}

/** The exile of what was found, where an effect has it exiled as it is found; undefined where none does. */
export function exileOfFound(
  { view, run, frame }: InstructionContext,
  who: PlayerId,
  found: readonly ObjectId[],
): readonly GameEvent[] | undefined {
  const rule = rulesOn(view, 'exilesFound', who).at(0);
  if (rule === undefined || found.length === 0) return undefined;
  recordFact(run, '701.23a', { kind: 'exiles what is found' }, sourcesOf(rule), { players: [who] });
  const objects = found.map(
    (object): Move => ({
      object,
      to: 'exile',
      verb: 'exile',
      position: 'top',
      withCounters: [],
      linkedTo: rule.source,
    }),
  );
  return [{ kind: 'moves', objects, by: frame.by }];
}

/** 614.17: whether an effect keeps the player from searching, which they may have paid to ignore. */
function* cannotSearch({ view, run, frame }: InstructionContext, who: PlayerId): ChoiceGenerator<boolean> {
  for (const { ability, context, source } of view.cants) {
    const { what, condition } = ability;
    if (what.kind !== 'searchLibrary' || !isAmongPlayers(view, what.who, context, who)) continue;
    if (what.ofOwnEffect && frame.by.controller !== who) continue;
    if (condition !== undefined && !conditionHolds(view, condition, context)) continue;
    if (what.toIgnore !== undefined && source !== undefined) {
      const header = { kind: 'pay', who, object: source, rule: '116.2d' } as const;
      const effects = [{ kind: 'payMana', who: { kind: 'you' }, cost: what.toIgnore }] as const;
      const offered = { who: what.who, effects, rewrites: [], by: frame.by };
      if (yield* chooseWhether(run, { ...header, offered }, true, 'no')) continue;
    }
    recordFact(run, '614.17', { kind: 'cannot search' }, source === undefined ? [] : [source], { players: [who] });
    return true;
  }
  return false;
}

interface SearchRule {
  readonly source: ObjectId | undefined;
  readonly context: Context;
  readonly amount: number;
}

/** The effects of that kind on the player's searches, in timestamp order. */
function rulesOn(
  view: View,
  kind: 'searchesTop' | 'controlsSearch' | 'exilesFound',
  who: PlayerId,
): readonly SearchRule[] {
  return view.rules
    .filter(it => it.rule.kind === kind)
    .toSorted((one, other) => one.from.timestamp - other.from.timestamp)
    .flatMap(({ rule, from: { source, context } }): readonly SearchRule[] => {
      const { who: of, amount = 0 } = rule as { readonly who: PlayerRef; readonly amount?: number }; // by its kind
      return isAmongPlayers(view, of, context, who) ? [{ source, context, amount }] : [];
    });
}

function sourcesOf({ source }: SearchRule): readonly ObjectId[] {
  return source === undefined ? [] : [source];
}
