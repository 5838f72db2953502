// Facts before the event, as the board is told: permanents that would be gone, state triggers, and how what enters came to be.
import { type CardType, conditionHolds, type Outcome, project, some } from '../engine/index.ts';
import type { Staged } from './stage/stage.ts';
import { idOf } from './stage/staging.ts';
import type { UnstatedFact } from './unstated-facts.ts';

/** 704.5f, 704.5m: what state-based actions would have put into a graveyard before the event, as it is told. */
export function couldNotBeThere(
  { state, edition, names }: Staged,
  outcomes: readonly Outcome[],
): readonly UnstatedFact[] {
  const gone = new Set(
    outcomes.flatMap(it => it.occurrences.flatMap(one => (one.kind === 'moved' ? [one.object] : []))),
  );
  const view = project(state, edition);
  return names.objects.flatMap((written): readonly UnstatedFact[] => {
    const object = written.given === undefined ? undefined : state.objects.get(idOf(written));
    if (object?.zone !== 'battlefield' || object.phasedOut || !gone.has(object.id)) return [];
    const { name: card, types, subtypes, toughness } = view.of(object.id);
    const isCreature = types.includes('Creature');
    if (isCreature && (toughness ?? 1) <= 0) return [{ card, fact: 'dead already' }];
    const isLoose = !isCreature && subtypes.includes('Aura') && object.attachedTo === undefined;
    return isLoose ? [{ card, fact: 'attached to nothing' }] : [];
  });
}

/** 603.8: abilities that wait for a state which was so before the event, as it is told: they have triggered before. */
export function triggeredBefore({ state, edition }: Staged): readonly UnstatedFact[] {
  const waits = [...state.objects.values()].some(
    it => it.zone === 'battlefield' && it.printed.faces.some(face => some('ability', face.abilities, WAITS)),
  );
  if (!waits) return [];
  const view = project(state, edition);
  return view.triggers.flatMap(({ ability, context, source, name: by }): readonly UnstatedFact[] => {
    if (source === undefined || state.objects.get(source)?.zone !== 'battlefield') return [];
    const { name: card } = view.of(source);
    return ability.events.flatMap(event =>
      event.kind === 'state' && conditionHolds(view, event.condition, context)
        ? [{ card, fact: 'state before' as const, state: { condition: event.condition, by } }]
        : [],
    );
  });
}

const WAITS = { trigger: ['state'] } as const;

/** Permanents that are only about what enters without being cast, where it was not told from where something enters. */
export function takenAsCast({ state, names, edition }: Staged, outcomes: readonly Outcome[]): readonly UnstatedFact[] {
  const priests = [...state.objects.values()].flatMap(({ zone, printed, face, faceDown }) => {
    const up = zone === 'battlefield' && faceDown === undefined ? printed.faces[face] : undefined;
    const events = (up?.abilities ?? []).flatMap(it => (it.kind === 'replacement' ? [it.event] : []));
    return events.flatMap(event =>
      up !== undefined && event.kind === 'enters' && event.cast === false
        ? [{ card: up.name, types: event.what.clauses.flatMap(it => (it.kind === 'type' ? [it.type] : [])) }]
        : [],
    );
  });
  if (priests.length === 0) return [];
  const untold = names.objects.filter(({ entering }) => {
    const item = entering?.object;
    return item?.card !== undefined && item.from === 'stack' && !item.fromWritten && item.cast === undefined;
  });
  const last = outcomes.map(it => project(it.state, edition));
  return untold.flatMap((written): readonly UnstatedFact[] => {
    const id = idOf(written);
    if (state.objects.get(id)?.zone !== 'stack') return [];
    const isOfType = (type: CardType) => last.some(it => it.state.objects.has(id) && it.of(id).types.includes(type));
    const asking = priests.find(({ types }) => types.every(isOfType));
    return asking === undefined ? [] : [{ card: asking.card, fact: 'cast', words: written.name }];
  });
}
