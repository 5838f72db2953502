// Plans of questions whether one card bears on another: "does Torpor Orb stop Mulldrifter", "is Dryad Arbor affected by Blood Moon".
// No event is told, so the events that the other may take part in are tried, with the one there and without it.
import type { Ability } from '../../engine/index.ts';
import { stepOfTrigger } from '../events/steps.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Mention, Relation } from '../model/mention.ts';
import { dyingPlan, exampleOfKind, nameOf, type Plan, planFor } from '../model/plan.ts';
import type { SpokenAction } from '../tokens/question-token.ts';
import { bearingActions, sharesDeed, showsIn } from './bearing-actions.ts';
import { type Compared, sameOutcomes } from './compare.ts';
import { eventsOf, neutralEvents } from './interaction-events.ts';
import type { SettlePlan, Solve } from './settle.ts';
import { eventOfKeyword, watchedPlan } from './watched-plan.ts';

/** The cards and the engine that plans are tried on. */
interface Trial {
  readonly cards: Cards;
  readonly solve: Solve;
  readonly settlePlan: SettlePlan;
}

/** The event of the triggered ability that a question names, by itself or as a kind; undefined where it names none. */
function triggerNamed({ keywords }: Gathered, { noun }: Mention): 'enters' | 'dies' | 'attacks' | undefined {
  if (keywords.some(it => /^(?:death|dies|dying) trigger/u.test(it))) return 'dies';
  if (/^attack/u.test(noun?.said ?? '')) return 'attacks';
  return keywords.some(it => /^(?:etb|enters?) trigger/u.test(it)) ? 'enters' : undefined;
}

/** The wording "does X double upkeep triggers": the step begins; undefined where that does not show what X does. */
function stepShowing(bearing: Mention, gathered: Gathered, cards: Cards): Plan | undefined {
  const known = cardKnown(cards, bearing);
  const actions = new Set<SpokenAction>(['enters', 'dies', 'attacks']);
  const isShown = known !== undefined && showsIn(known, { borne: undefined, actions });
  return isShown ? stepOfTrigger(gathered, cards) : undefined;
}

/** Words of a relation whose right side bears on the left: "Y is affected by X", "Y gets around X". */
const BORNE = /\bby$|^(?:immune to|get around|bypass|survives?|dodges?)$/u;

/** The plan of a question whether one of two objects bears on the other, or the two where no event that is tried shows it. */
export type InteractionShown = { readonly plan: Plan } | { readonly untried: readonly [Mention, Mention] };

/** A question whether one of two objects bears on the other, as it is to be shown; undefined where it is about more than that. */
export function interactionIn(gathered: Gathered, trial: Trial): InteractionShown | undefined {
  const relation = onlyRelation(gathered);
  const [left, right] = [relation?.left[0], relation?.right[0]];
  if (relation === undefined || left === undefined || right === undefined) return undefined;
  // "does X count lands in all graveyards": of cards elsewhere that were not told
  if (/^counts?$/u.test(relation.word) && right.noun?.generic === true && right.whose === undefined) return undefined;
  const [bearing, borne] = BORNE.test(relation.word) ? [right, left] : [left, right];
  if (/^upkeep/u.test(borne.noun?.said ?? '')) {
    const step = stepShowing(bearing, gathered, trial.cards);
    return step === undefined ? { untried: [left, right] } : { plan: step };
  }
  const first = eventsOf(borne, bearing, gathered, trial.cards);
  // an object of any kind has nothing that bears on others
  const isKind = borne.noun !== undefined;
  const second = isKind ? [] : eventsOf(bearing, borne, gathered, trial.cards);
  // "does X stop the death trigger of Y": its other trigger is not asked about
  const only = triggerNamed(gathered, borne);
  const all = [
    ...first.map(plan => ({ plan, without: [bearing] })),
    ...second.map(plan => ({ plan, without: [borne] })),
    ...(isKind ? [] : neutralEvents(gathered)).map(plan => ({ plan, without: [bearing, borne] })),
  ];
  const tried =
    only === undefined ? all : all.filter(({ plan }) => first.includes(plan) && plan.happening.action === only);
  const isThere = borne.patch.counters !== undefined || isOwnThere(relation, borne, trial.cards);
  const comes = isThere ? second.find(it => altersAsItEnters(it, borne, trial)) : undefined;
  if (comes !== undefined) return { plan: comes };
  const likely = likeliestFirst(tried, bearing, trial.cards);
  const isShared = plainOf(relation, bearing, borne, trial);
  const bears = likely.find(
    ({ plan, without }) => without.every(it => changes(plan, it, trial)) && (without.length > 1 || isShared(plan)),
  );
  const watched = bears === undefined ? watchedPlan(gathered, trial.cards) : undefined;
  const isOfBoth = (plan: Plan) =>
    !TOGETHER.test(relation.word) || isKind || [bearing, borne].every(it => changes(plan, it, trial));
  const waiting = watched !== undefined && isOfBoth(watched) ? watched : undefined;
  const other = bears?.plan ?? stepOfTrigger(gathered, trial.cards) ?? waiting;
  if (other !== undefined) return { plan: other };
  const [known, knownBorne] = [cardKnown(trial.cards, bearing), cardKnown(trial.cards, borne)];
  // nothing is told that a spell would be cast after, or on
  if (isKind && known?.spell === true) return { untried: [left, right] };
  const waited = eventOfKeyword(borne.noun?.said ?? '');
  const own = known?.watches === true ? first.find(it => it.happening.action === waited) : undefined;
  if (own !== undefined) return { plan: own };
  // tokens enter as they are created (111.1)
  const done = tried.map(it => it.plan.happening.action);
  const actions = new Set(done.includes('creates') ? [...done, 'enters' as const] : done);
  const isShown =
    known === undefined || (showsIn(known, { borne: knownBorne, actions }) && !sharesDeed(known, knownBorne));
  if (!isShown) return { untried: [left, right] };
  // what it does as it enters is asked about, even where it is not played out
  const [unchanged] =
    knownBorne?.enters === true && only === undefined
      ? first
      : likely.map(it => it.plan).filter(it => first.includes(it));
  if (unchanged === undefined) return undefined;
  return isSolved(unchanged, trial) ? { plan: unchanged } : { untried: [left, right] };
}

/** The words for two permanents of which each may do something for the other. */
const TOGETHER = /^(?:works?|combos?|interacts?|synergi[sz]es?|goes|go|stacks?)\b/u;

/**
 * The test whether a trial is about both permanents, where it is asked how they work together: what happens to another object is
 * not the same without the one that is borne on, nor would any creature do as well in the place of the one that bears.
 */
function plainOf({ word }: Relation, bearing: Mention, borne: Mention, trial: Trial): (plan: Plan) => boolean {
  if (!TOGETHER.test(word) || borne.noun !== undefined) return () => true;
  return plan => {
    const { objects, source, by } = plan.happening;
    const done = [...objects, source, by].flatMap(it => it?.at ?? []);
    if (done.includes(borne.at)) return true;
    if (done.includes(bearing.at)) return !isOfAnyCreature(plan, bearing, borne, trial);
    return !changes(withoutMention(plan, borne), bearing, trial);
  };
}

function withoutMention(plan: Plan, { at }: Mention): Plan {
  const { gathered } = plan;
  return { ...plan, gathered: { ...gathered, mentions: gathered.mentions.filter(it => it.at !== at) } };
}

/** The wording "does Yarok work with Blood Artist": whether a creature with abilities of another kind dies or enters, as any may. */
function isOfAnyCreature({ happening, gathered }: Plan, object: Mention, other: Mention, trial: Trial): boolean {
  const known = cardKnown(trial.cards, object);
  const action = happening.action;
  if (known?.creature !== true || (action !== 'enters' && action !== 'dies')) return false;
  const isOwn = (it: Ability) =>
    it.kind === 'triggered' && it.events.some(({ kind }) => kind === action || kind === 'leaves');
  const isPlain = known.face.abilities.every(it => it.kind === 'keyword');
  if (isPlain || known.enters || known.face.abilities.some(isOwn)) return false;
  const { whose } = gathered.mentions.find(it => it.at === object.at) ?? object;
  const plain: Mention = { ...exampleOfKind('creature'), at: object.at, ...(whose === undefined ? {} : { whose }) };
  const all = { ...gathered, mentions: gathered.mentions.map(it => (it.at === object.at ? plain : it)) };
  return changes(action === 'dies' ? dyingPlan(plain, all) : planFor(plain, all), other, trial);
}

/** The wording "what does Humility do to my Angel": somebody's permanent, of which nothing speaks of its entering, is there. */
function isOwnThere({ word }: Relation, borne: Mention, cards: Cards): boolean {
  return /^d\w+ to$/u.test(word) && borne.whose !== undefined && cardKnown(cards, borne)?.enters === false;
}

/** Trials of events that an object replaces or forbids before the others: they are what it is asked about. */
function likeliestFirst<T extends { readonly plan: Plan }>(
  tried: readonly T[],
  bearing: Mention,
  cards: Cards,
): readonly T[] {
  const known = cardKnown(cards, bearing);
  const actions = known === undefined ? new Set<string>() : bearingActions(known);
  const isLikely = ({ plan }: T) => actions.has(plan.happening.action);
  return [...tried.filter(isLikely), ...tried.filter(it => !isLikely(it))];
}

/** The one relation of a question of which nothing else is told: two objects, and others that are on the battlefield. */
function onlyRelation({ relations, happenings, mentions, effects }: Gathered): Relation | undefined {
  const [relation, ...more] = relations;
  if (relation === undefined || more.length + happenings.length + effects.length > 0) return undefined;
  const pair = [...relation.left, ...relation.right];
  if (relation.left.length !== 1 || relation.right.length !== 1) return undefined;
  const others = mentions.filter(it => !pair.includes(it));
  const isPlain = pair.every(
    it => it.copying === undefined && it.attachedTo === undefined && it.count === 1 && isFree(it),
  );
  const areThere = others.every(it => it.place === 'battlefield' || it.beside);
  return isPlain && areThere ? relation : undefined;
}

function isFree({ place }: Mention): boolean {
  return place === undefined || place === 'battlefield';
}

/** Whether the event of a plan has an answer; a spell with an X that was not told has none. */
function isSolved(plan: Plan, { settlePlan, solve }: Trial): boolean {
  const settled = settlePlan(plan);
  return 'missing' in settled || (settled.answer ?? solve(settled.scenario)).ok;
}

/** Whether the event of a plan comes out otherwise without one of its objects. */
function changes(plan: Plan, without: Mention, { settlePlan, solve }: Trial): boolean {
  const all = plan.gathered.mentions;
  const gone = all.find(it => it.at === without.at);
  const settled = settlePlan(plan);
  if (gone === undefined || 'missing' in settled) return false;
  const there = settled.answer ?? solve(settled.scenario);
  const absent = there.ok ? settled.without(gone) : undefined;
  if (!there.ok || absent === undefined) return false;
  return !sameOutcomes(absent, withoutObject(there.value, nameOf(gone)), { standIns: [], anybodys: [] });
}

/** The wording "does Blood Moon wreck my Saga with two lore counters": what is there is altered by another as it enters. */
function altersAsItEnters(plan: Plan, borne: Mention, { settlePlan, solve }: Trial): boolean {
  if (plan.happening.action !== 'enters') return false;
  const settled = settlePlan(plan);
  if ('missing' in settled) return false;
  const solved = settled.answer ?? solve(settled.scenario);
  const name = nameOf(borne);
  return (
    solved.ok &&
    solved.value.outcomes.some(it => Object.values(it.objects).some(of => of.written === name && of.changed))
  );
}

/** An answer without what becomes of an object: it does not bear on itself. Nothing else of the answer is looked at. */
function withoutObject({ status, outcomes }: Compared, name: string): Compared {
  return {
    status,
    outcomes: outcomes.map(({ objects, players, triggers }) => ({
      objects: Object.fromEntries(Object.entries(objects).filter(([, it]) => it.written !== name)),
      players,
      triggers,
    })),
  };
}
