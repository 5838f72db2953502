// Permanents that a reader would expect to matter and that do not: their static abilities speak of others.

import type { Ability, ContinuousEffect, Filter, GameRule, ObjectId, Outcome } from '../../engine/index.ts';
import { keyOf } from '../../kit/structure.ts';
import { asSentence, possessive } from '../english.ts';
import { type ExplainContext, phraserFor, type ReadPosition } from '../explain-context.ts';
import type { ExplainedStep } from '../explanation.ts';
import { objectWords } from './pick-words.ts';

/** Steps on permanents that make others indestructible, or trigger again, than those the event is about, and on what being indestructible or face down keeps from happening. */
export function unaffectedSteps(context: ExplainContext, outcome: Outcome): readonly ExplainedStep[] {
  return [
    ...notProtected(context, outcome),
    ...notAgain(context, outcome),
    ...survived(context, outcome),
    ...faceDown(context, outcome),
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
    const { name, words } = namesOf(context, source, effect.affects);
    return [step('702.12b', `${name} does not save ${objectWords(context, missed)}: it makes ${words} indestructible`)];
  });
}

/** 603.2d: "Panharmonicon does not apply: it makes abilities of permanents your opponent controls trigger again." */
function notAgain(context: ExplainContext, { trail, triggers }: Outcome): readonly ExplainedStep[] {
  const applied = new Set(trail.flatMap(it => (it.kind === 'triggered' ? it.because.map(({ source }) => source) : [])));
  if (triggers.length === 0) return [];
  return staticEffects(context, context.seenAfter).flatMap(({ source, effect }) => {
    const rule = effect.changes.flatMap(it => (it.kind === 'rule' && isDoubler(it.rule) ? [it.rule] : []))[0];
    if (rule === undefined || applied.has(source)) return [];
    const owner = context.seenAfter.controller(source);
    if (!isOfItsController(rule.of) || triggers.some(it => it.controller === owner)) return [];
    const { name, words } = namesOf(context, source, rule.of);
    const text = `${name} does not apply: it makes abilities of ${words} trigger again`;
    return [{ ...step('603.2d', text), matter: 'additional trigger' }];
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
  return [{ ...step('704.5j', text), applies: true, answers: true }];
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
    step('702.12b', `${objectWords(context, ids)} ${have} been dealt lethal damage and ${not}: ${are} indestructible`),
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
      return step('708.3', `${name} ability about how it enters does not apply: face down it has no abilities`);
    });
}

type Held = ReturnType<ReadPosition['of']>['abilities'];

function has(abilities: Held, keyword: 'deathtouch' | 'indestructible'): boolean {
  return abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === keyword);
}

type Doubler = Extract<GameRule, { readonly kind: 'extraTriggers' }>;

function isDoubler(rule: GameRule): rule is Doubler {
  return rule.kind === 'extraTriggers';
}

function step(rule: string, text: string): ExplainedStep {
  return { rule, text: asSentence(text), matter: 'other', applies: false, notable: true };
}

interface StaticEffect {
  readonly source: ObjectId;
  readonly effect: ContinuousEffect;
}

/** The effects of static abilities that permanents have in a position. */
function staticEffects(context: ExplainContext, seen: ReadPosition): readonly StaticEffect[] {
  const { objects } = seen === context.seenBefore ? context.before : context.after;
  return [...objects.values()].flatMap(({ id, zone, phasedOut }) =>
    zone !== 'battlefield' || phasedOut
      ? []
      : seen
          .of(id)
          .abilities.flatMap(({ ability }) =>
            ability.kind === 'static' && ability.condition === undefined
              ? ability.effects.map(effect => ({ source: id, effect }))
              : [],
          ),
  );
}

function grants(abilities: readonly Ability[]): boolean {
  return abilities.some(it => it.kind === 'keyword' && it.keyword === 'indestructible');
}

/** Whether the object is certainly none that the filter describes: it lacks a card type, or another player controls it. */
function misses(seen: ReadPosition, { clauses }: Filter, source: ObjectId, id: ObjectId): boolean {
  const { types } = seen.of(id);
  return clauses.some(clause => {
    if (clause.kind === 'type') return !types.includes(clause.type);
    return isControlled(clause) && seen.controller(id) !== seen.controller(source);
  });
}

function isOfItsController({ clauses }: Filter): boolean {
  return clauses.some(isControlled);
}

function isControlled(clause: Filter['clauses'][number]): boolean {
  return clause.kind === 'controlledBy' && clause.who.kind === 'you';
}

function namesOf(
  context: ExplainContext,
  source: ObjectId,
  of: Filter,
): { readonly name: string; readonly words: string } {
  const effect = { source, name: '', controller: context.seenAfter.controller(source) };
  return { name: context.names.object(source), words: phraserFor(context, effect).filter(of, 'many') };
}
