// Permanents that a reader would expect to matter and that do not: their static abilities speak of others.

import type { Ability, ObjectId, Outcome } from '../../engine/index.ts';
import { keyOf } from '../../kit/structure.ts';
import { possessive } from '../english.ts';
import type { ExplainContext, ReadPosition } from '../explain-context.ts';
import type { ExplainedStep } from '../explanation.ts';
import { otherCauses } from './other-causes.ts';
import { otherCounters } from './other-counters.ts';
import { objectWords } from './pick-words.ts';
import { besideStep, heldAbilities, misses, scopeNames, staticEffects } from './static-effects.ts';

/**
 * Steps on permanents that make others indestructible, or others trigger, than those the event is about, on tokens that
 * are no cards, on counters of another kind, on lands that are played, and on what being indestructible or face down keeps from happening.
 */
export function unaffectedSteps(context: ExplainContext, outcome: Outcome): readonly ExplainedStep[] {
  return [
    ...notProtected(context, outcome),
    ...otherCauses(context, outcome),
    ...otherThanCards(context, outcome),
    ...survived(context, outcome),
    ...faceDown(context, outcome),
    ...otherCounters(context, outcome),
    ...otherThanCasts(context, outcome),
  ];
}

/** 702.12b: "Darksteel Forge does not save Shivan Dragon: it makes artifacts you control indestructible." */
function notProtected(context: ExplainContext, { occurrences }: Outcome): readonly ExplainedStep[] {
  const destroyed = occurrences.flatMap(done =>
    done.kind === 'moved' && done.from === 'battlefield' && done.verb === 'destroy' ? [done.object] : [],
  );
  if (destroyed.length === 0) return [];
  return staticEffects(context, context.seenBefore).flatMap(({ source, effect }) => {
    if (effect.condition !== undefined || !effect.changes.some(it => it.kind === 'gains' && grants(it.abilities)))
      return [];
    const missed = destroyed.filter(id => misses(context.seenBefore, effect.affects, source, id));
    if (missed.length === 0) return [];
    const { name, words } = scopeNames(context, source, effect.affects);
    return [
      besideStep('702.12b', `${name} does not save ${objectWords(context, missed)}: it makes ${words} indestructible`),
    ];
  });
}

/** 305.1: "Rhystic Study does not trigger: playing a land is not casting a spell". */
function otherThanCasts(context: ExplainContext, { occurrences }: Outcome): readonly ExplainedStep[] {
  const entered = occurrences.flatMap(it => (it.kind === 'entered' ? [it] : []));
  if (entered.length === 0 || !entered.every(it => it.played)) return [];
  const [held] = heldAbilities(context, context.seenAfter).filter(
    ({ ability }) => ability.kind === 'triggered' && ability.events.every(it => it.kind === 'casts'),
  );
  if (held === undefined) return [];
  const text = `${context.names.object(held.source)} does not trigger: playing a land is not casting a spell`;
  return [besideStep('305.1', text)];
}

/** 111.6: "Leyline of the Void does not apply to Goblin Token: a token is not a card". */
function otherThanCards(context: ExplainContext, { occurrences }: Outcome): readonly ExplainedStep[] {
  const tokens = occurrences.flatMap(done => {
    const object =
      done.kind === 'moved' && done.to === 'graveyard' ? context.before.objects.get(done.object) : undefined;
    return object?.token === true ? [object.id] : [];
  });
  if (tokens.length === 0) return [];
  return heldAbilities(context, context.seenBefore).flatMap(({ source, ability }) => {
    if (ability.kind !== 'replacement' || ability.event.kind !== 'move' || ability.event.to !== 'graveyard') return [];
    const { clauses } = ability.event.what;
    const rest = { clauses: clauses.filter(it => it.kind !== 'card') };
    if (rest.clauses.length === clauses.length) return [];
    const missed = tokens.filter(id => !misses(context.seenBefore, rest, source, id));
    if (missed.length === 0) return [];
    const why = missed.length === 1 ? 'a token is not a card' : 'tokens are not cards';
    return [
      besideStep('111.6', `${context.names.object(source)} does not apply to ${objectWords(context, missed)}: ${why}`),
    ];
  });
}

/** 704.5j: "The legend rule does not apply to two Sheoldreds because of Mirror Box." */
export function keptLegends(context: ExplainContext): readonly ExplainedStep[] {
  const groups = new Map<string, ObjectId[]>();
  for (const { id, zone, phasedOut } of context.after.objects.values()) {
    if (zone !== 'battlefield' || phasedOut) continue;
    const { name, supertypes } = context.seenAfter.of(id);
    if (!supertypes.includes('Legendary') || name === '') continue;
    const key = keyOf([name, context.seenAfter.controller(id)]);
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  const isNew = (id: ObjectId) => context.before.objects.get(id)?.zone !== 'battlefield';
  const both = [...groups.values()].find(ids => ids.length > 1 && ids.some(isNew));
  if (both === undefined) return [];
  const exempt = staticEffects(context, context.seenAfter).find(
    ({ source, effect }) =>
      effect.changes.some(it => it.kind === 'rule' && it.rule.kind === 'noLegendRule') &&
      !both.some(id => misses(context.seenAfter, effect.affects, source, id)),
  );
  if (exempt === undefined) return [];
  const text = `the legend rule does not apply to ${objectWords(context, both)} because of ${context.names.object(exempt.source)}`;
  // that both stay is what whoever brings in a second one asks
  return [{ ...besideStep('704.5j', text), applies: true, answers: true }];
}

/** 702.12b: "Darksteel Myr has been dealt lethal damage and is not destroyed: it is indestructible." */
function survived(context: ExplainContext, { occurrences }: Outcome): readonly ExplainedStep[] {
  const { before, after, seenBefore, seenAfter } = context;
  const hurt = occurrences.flatMap(done => {
    const object = done.kind === 'damaged' ? after.objects.get(done.to as ObjectId) : undefined; // a player's id is that of no object
    if (done.kind !== 'damaged' || object?.zone !== 'battlefield') return [];
    const { types, toughness, abilities } = seenAfter.of(object.id);
    const isDeadly = before.objects.has(done.source) && has(seenBefore.of(done.source).abilities, 'deathtouch');
    const isLethal = isDeadly || (toughness !== undefined && object.damage >= toughness);
    return types.includes('Creature') && isLethal && has(abilities, 'indestructible') ? [object.id] : [];
  });
  const ids = [...new Set(hurt)];
  if (ids.length === 0) return [];
  const [have, are] = ids.length > 1 ? ['have', 'they are'] : ['has', 'it is'];
  const not = `${ids.length > 1 ? 'are' : 'is'} not destroyed`;
  return [
    besideStep(
      '702.12b',
      `${objectWords(context, ids)} ${have} been dealt lethal damage and ${not}: ${are} indestructible`,
    ),
  ];
}

/** 708.3: what enters face down has none of its own ways of entering. */
function faceDown(context: ExplainContext, { occurrences }: Outcome): readonly ExplainedStep[] {
  const entered = occurrences.flatMap(done =>
    done.kind === 'entered' ? (context.after.objects.get(done.object) ?? []) : [],
  );
  return entered
    .filter(({ faceDown: down, zone, printed }) => {
      const own = printed.faces[0].abilities.some(it => it.kind === 'replacement' && it.event.kind === 'enters');
      return down !== undefined && zone === 'battlefield' && own;
    })
    .map(({ id }) => {
      const name = possessive(context.names.object(id));
      return besideStep('708.3', `${name} ability about how it enters does not apply: face down it has no abilities`);
    });
}

type Held = ReturnType<ReadPosition['of']>['abilities'];

function has(abilities: Held, keyword: 'deathtouch' | 'indestructible'): boolean {
  return abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === keyword);
}

function grants(abilities: readonly Ability[]): boolean {
  return abilities.some(it => it.kind === 'keyword' && it.keyword === 'indestructible');
}
