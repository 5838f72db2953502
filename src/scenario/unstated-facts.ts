// Facts of the turn that a card asks for and the question does not tell: they are counted as none, and that is said.
import {
  type Ability,
  type Condition,
  type ContinuousEffect,
  type Effect,
  type EffectName,
  hybridPaidBy,
  isCountedSpell,
  mayChooseAsCast,
  type ObjectId,
  type Outcome,
  type PlayerId,
  type PlayerRef,
  project,
  some,
  type TriggeredAbility,
  targetsIn,
  turnRecordNumber,
  visit,
} from '../engine/index.ts';
import { hasTargets, lastsWhileItStays, returnsToOnceItLeaves, saysOfX } from '../oracle/index.ts';
import { STEPS, THIS_TURN, type ThisTurnFact } from '../vocabulary/index.ts';
import { factsAskedIn, factsWhere, partsOf } from './facts-asked.ts';
import { couldNotBeThere, takenAsCast, triggeredBefore } from './facts-before-event.ts';
import { mayBear } from './facts-that-bear.ts';
import { enteredCounters, entersAsCopy, faceAsEntered } from './stage/entered-counters.ts';
import type { Staged } from './stage/stage.ts';
import { idOf } from './stage/staging.ts';
import { type UnmadeChoice, unmadeChoice } from './unmade-choice.ts';

/** A fact that a card asks for, by what it is about. */
type FactAsked =
  | ThisTurnFact
  /** The turn of the game, counted from the first. */
  | 'turn'
  /** The step or phase. */
  | 'step'
  /** Permanents that came this turn. */
  | 'entered'
  /** The object that it entered as a copy of. */
  | 'copy'
  /** The place of a spell among those of its kind. */
  | 'nth spell'
  /** Unspent mana. */
  | 'mana'
  /** The mana that was spent to cast it. */
  | 'spent'
  /** The mana from snow sources that was spent to cast something. */
  | 'snow'
  /** The X for which it was cast. */
  | 'x'
  /** The cards of a library that is searched. */
  | 'library'
  /** The cards of a library that are looked at. */
  | 'top of library'
  /** The cards that come from a library that was just shuffled. */
  | 'shuffled'
  /** The order in which cards were put back before one is drawn. */
  | 'order on top'
  /** Cards there that are counted. */
  | 'hand'
  | 'graveyard'
  /** The life total of a player. */
  | 'life'
  /** The two cards of what leaves. */
  | 'melded'
  /** The commander whose color identity counts. */
  | 'commander'
  /** The casting of what enters. */
  | 'cast'
  /** The targets of a spell that is cast, the state of its target as it was cast, and anything an Aura spell could target. */
  | 'target'
  | 'target as cast'
  | 'host'
  /** The targets of a spell or ability that resolves. */
  | 'no target'
  /** The card that returns as a permanent leaves. */
  | 'exiled until'
  /** The doings of its entering for as long as it is there. */
  | 'while it stays'
  /** The counters that it entered with and still has. */
  | 'counters'
  /** The reason for which it could be there at all. */
  | 'dead already'
  | 'attached to nothing'
  /** The end of a state that it waits for and that was so before (603.8). */
  | 'state before'
  /** The cards that were exiled with it. */
  | 'exiled with'
  /** The choice that was made as it entered. */
  | 'choice'
  /** The controller of the spell or ability that does it. */
  | 'whose'
  /** The player who gets what is put onto the battlefield or created. */
  | 'under'
  /** The time of casting, at which it may be cast. */
  | 'cast limit'
  /** Day, night and speed that it has made so before, and the face that night has turned up. */
  | 'day'
  | 'night'
  | 'turned'
  | 'speed'
  | PaidCard;

/** A fact that was not told, and the card that asks for it. */
export interface UnstatedFact {
  readonly card: string;
  readonly fact: FactAsked;
  /** The kind of the counters, and how many were taken to be there; of `counters` alone. */
  readonly counter?: { readonly kind: string; readonly taken: number };
  /** Whether some of it happens in the question, and only what may have happened besides was not told. */
  readonly partly?: true;
  /** The player who was taken to control it, has the speed, or whose cards or life are counted; of `whose`, `under`, `speed`, `hand`, `graveyard` and `life` alone. */
  readonly player?: PlayerId;
  /** The words of the card about it, of `under` and `cast limit`; how hybrid mana was taken to be paid for, of `spent`; what was cast, of `cast`. */
  readonly words?: string;
  /** The choice that was to be made; of `choice` alone. */
  readonly choice?: UnmadeChoice;
  /** The state, and the ability that waits for it; of `state before` alone. */
  readonly state?: { readonly condition: Condition; readonly by: EffectName };
}

/** Cards that a cost moved, which no question can tell: their qualities count as none. */
export type PaidCard = 'returned' | 'discarded' | 'crafted';

/** The facts, each once, those of what the question is about first. */
export function unstatedFacts(staged: Staged, outcomes: readonly Outcome[]): readonly UnstatedFact[] {
  const { state, asked } = staged;
  const watched = new Set(outcomes.flatMap(it => it.trail.flatMap(triggerSource)));
  const about = new Set(asked);
  const there = [...state.objects.values()].filter(it => about.has(it.id) || it.zone === 'battlefield');
  const told = factsTold(staged);
  const casters = new Set(
    outcomes.flatMap(it => it.occurrences.flatMap(one => (one.kind === 'wasCast' ? [one.player] : []))),
  );
  const castsLater = state.players.some(it => casters.has(it.id) && turnRecordNumber(it, 'spellsCast') > 0);
  const entersLater = state.players.some(it => turnRecordNumber(it, 'spellsCast') > 1);
  const found = new Map<string, UnstatedFact>();
  for (const card of meldedThatLeft(staged, outcomes)) found.set(`melded ${card}`, { card, fact: 'melded' });
  for (const one of keepersThatLeft(staged, outcomes)) found.set(`${one.fact} ${one.card}`, one);
  for (const one of uncounted(staged, outcomes)) found.set(`counters ${one.card}`, one);
  for (const one of couldNotBeThere(staged, outcomes)) found.set(`there ${one.card}`, one);
  for (const one of triggeredBefore(staged)) found.set(`${one.fact} ${one.card}`, one);
  const settled = staged.taken.filter(isSettled);
  for (const one of staged.taken) if (!isSettled(one)) found.set(`${one.fact} ${one.card}`, one);
  for (const card of castForX(staged)) found.set(`x ${card}`, { card, fact: 'x' });
  for (const one of ofNobody(staged)) found.set(one.fact, one);
  for (const one of untargeted(staged)) found.set(one.fact, one);
  for (const card of targetedOtherwise(staged, outcomes)) found.set(`target ${card}`, { card, fact: 'target as cast' });
  for (const one of takenAsCast(staged, outcomes)) found.set(one.fact, one);
  for (const card of withoutHost(staged, outcomes)) found.set(`host ${card}`, { card, fact: 'host' });
  for (const one of drawnUnknown(staged, outcomes)) found.set(one.fact, one);
  for (const one of factsOfEvent(staged)) if (!told.has(one.fact)) found.set(one.fact, one);
  for (const { id, printed, face, copies, faceDown, zone } of there.toSorted(
    (a, b) => Number(about.has(b.id)) - Number(about.has(a.id)),
  )) {
    if (faceDown !== undefined || copies.length > 0) continue;
    const abilities = printed.faces[face]?.abilities ?? [];
    const card = printed.faces[0].name;
    // it is there as a copy of nothing; a creature that lives as itself may well be
    const lives = Number(printed.faces[face]?.toughness ?? 0) > 0;
    if (zone === 'battlefield' && !lives && abilities.some(entersAsCopy))
      found.set(`copy ${card}`, { card, fact: 'copy' });
    const choice = zone === 'battlefield' ? unmadeChoice(staged, id, watched.has(id)) : undefined;
    if (choice !== undefined) found.set(`choice ${card}`, { card, fact: 'choice', choice });
    if ((castsLater && abilities.some(asksOrdinal)) || (entersLater && abilities.some(asksOrdinalOfEntering)))
      found.set(`nth ${card}`, { card, fact: 'nth spell' });
    for (const ability of abilities) {
      if (ability.kind === 'static' && casters.size === 0 && ability.effects.every(isOfFirstSpell)) continue;
      for (const one of askedOfIt(staged, outcomes, id, ability, watched.has(id)))
        if (!found.has(one.fact) && !told.has(one.fact)) found.set(one.fact, { card, ...one });
    }
  }
  const all = [...found.values(), ...settled];
  // what it was not said to copy, or to have on it, is the reason
  return all.filter(it => it.fact !== 'dead already' || !all.some(other => other !== it && other.card === it.card));
}

/** The facts that are told, whatever asks for them. */
function factsTold(staged: Staged): ReadonlySet<string> {
  const { state, scenario } = staged;
  const told = new Set<string>(Object.values(scenario.given.players).flatMap(it => Object.keys(it.thisTurn ?? {})));
  if (state.players.some(it => turnRecordNumber(it, 'attacked') > 0)) told.add('attacked');
  if (Object.values(scenario.given.players).some(it => it.mana !== undefined)) told.add('mana');
  if (Object.values(scenario.given.players).some(it => it.library !== undefined))
    told.add('library').add('top of library');
  if ([...state.objects.values()].some(it => it.designations.includes('commander'))) told.add('commander');
  if (staged.names.objects.some(it => (it.entering?.object.cast ?? it.given?.cast)?.snowMana !== undefined))
    told.add('snow');
  if (scenario.given.turn !== undefined) told.add('turn');
  if (isStepTold(staged)) told.add('step');
  if ([...state.objects.values()].some(it => it.linked.exiled !== undefined)) told.add('exiled with');
  if ([...state.objects.values()].some(it => it.zone === 'battlefield' && it.arrivedThisTurn)) told.add('entered');
  return told;
}

/** The facts that an ability of an object asks for, and those it stands for, as far as they may bear on the outcomes; those of triggered ones where something of it triggers or does not (`isWatched`). */
function askedOfIt(
  staged: Staged,
  outcomes: readonly Outcome[],
  id: ObjectId,
  ability: Ability,
  isWatched: boolean,
): readonly Omit<UnstatedFact, 'card'>[] {
  const parts = partsOf(ability).filter(
    it => (it.kind !== 'triggered' || isWatched) && mayBear(staged, outcomes, id, ability, it),
  );
  return parts.flatMap(factsAskedIn).flatMap(({ fact, whose }): readonly Omit<UnstatedFact, 'card'>[] => {
    if (fact === 'spent') return leavesManaOpen(staged, id) ? [{ fact, ...hybridsOf(staged, id) }] : [];
    const of = playersOf(whose, staged.state.objects.get(id)?.controller, staged);
    // a scenario has as much where nothing is told
    if (fact === 'life' && of.some(it => staged.scenario.given.players[it]?.life !== PLAIN_LIFE)) return [];
    if ((fact === 'hand' || fact === 'graveyard') && of.some(it => isZoneTold(staged, it, fact))) return [];
    const isPart = happens(fact, outcomes);
    // it has triggered by what the question tells, however much more there was
    if (isPart && triggersAlways(id, outcomes)) return [];
    const [player, ...more] = of;
    return [isPart ? { fact, partly: true } : { fact, ...(player === undefined || more.length > 0 ? {} : { player }) }];
  });
}

/** Whether it is so by a permanent that was there before, whatever happens. */
function isSettled({ fact }: UnstatedFact): boolean {
  return SETTLED.includes(fact);
}

const SETTLED: readonly UnstatedFact['fact'][] = ['day', 'night', 'speed', 'turned'];

/** 500.1: whether the question says which step it is, or what happens does. */
function isStepTold({ scenario: { given, when } }: Staged): boolean {
  const isNamed = given.step !== undefined && (STEPS as readonly string[]).includes(given.step);
  return isNamed || when.kind === 'begins' || when.kind === 'attacks' || when.kind === 'dealsDamage';
}

/** 107.3: permanent spells that were cast for an X which the question does not tell, and whose abilities speak of it. */
function castForX({ state, names }: Staged): readonly string[] {
  return names.objects.flatMap(written => {
    const object = state.objects.get(idOf(written));
    const item = written.entering?.object;
    if (object?.zone !== 'stack' || object.faceDown !== undefined || item?.card === undefined) return [];
    const face = object.printed.faces[object.face] ?? object.printed.faces[0];
    if (item.cast?.x !== undefined || item.cast?.manaSpent !== undefined || item.faceDown !== undefined) return [];
    const parts = face.abilities.flatMap(partsOf);
    const isSpokenOf = some('ability', parts, { amount: ['x'] }) || parts.some(saysOfX);
    return face.manaCost?.includes('X') === true && isSpokenOf ? [face.name] : [];
  });
}

/** 601.2h: whether an object was cast for mana of which the question does not tell the colors, and its cost neither. */
function leavesManaOpen({ state, names }: Staged, id: ObjectId): boolean {
  const object = state.objects.get(id);
  const written = names.objects.find(it => it.entering !== undefined && idOf(it) === id)?.entering?.object;
  const cast = written?.cast;
  if (object?.zone !== 'stack' || written?.card === undefined) return false;
  if (cast?.manaSpent !== undefined || (cast?.costs.length ?? 0) > 0) return false;
  const cost = object.printed.faces[object.face]?.manaCost ?? [];
  return cost.some(symbol => (symbol === 'X' ? (cast?.x ?? 0) > 0 : !/^(?:0|[WUBRGC])$/u.test(symbol)));
}

/** 107.4e: the hybrid symbols of its cost, with the color that each was taken to be paid with: "{W/B} as {W}". */
function hybridsOf({ state }: Staged, id: ObjectId): Pick<UnstatedFact, 'words'> {
  const object = state.objects.get(id);
  const cost = object?.printed.faces[object.face]?.manaCost ?? [];
  const taken = cost.flatMap(symbol => {
    const color = symbol.endsWith('/P') && symbol.length === 3 ? undefined : hybridPaidBy(symbol);
    return color === undefined ? [] : [`{${symbol}} as {${color}}`];
  });
  return taken.length === 0 ? {} : { words: [...new Set(taken)].join(', ') };
}

/** The players whose something is, all where that is left open. */
function playersOf(
  whose: PlayerRef | undefined,
  controller: PlayerId | undefined,
  { state }: Staged,
): readonly PlayerId[] {
  const all = state.players.map(it => it.id);
  if (whose?.kind === 'you' && controller !== undefined) return [controller];
  return whose?.kind === 'opponent' || whose?.kind === 'another' ? all.filter(it => it !== controller) : all;
}

/** 103.4: the life of a player at the beginning. */
const PLAIN_LIFE = 20;

function isZoneTold({ scenario }: Staged, player: PlayerId, zone: 'hand' | 'graveyard'): boolean {
  return (scenario.given.players[player]?.[zone].length ?? 0) > 0;
}

/** Whether the question itself tells of what is counted, such as a permanent that left and came back. */
function happens(fact: UnstatedFact['fact'], outcomes: readonly Outcome[]): boolean {
  const isOfTurn = (THIS_TURN as readonly string[]).includes(fact);
  return (
    isOfTurn && outcomes.some(({ state }) => state.players.some(it => turnRecordNumber(it, fact as ThisTurnFact) > 0))
  );
}

/** Whether an ability of that object has triggered in each outcome. */
function triggersAlways(id: string, outcomes: readonly Outcome[]): boolean {
  return outcomes.every(({ trail }) => trail.some(it => it.kind === 'triggered' && it.effect.source === id));
}

/** 712.21: what leaves as one permanent and is two cards, which the question does not name. */
function meldedThatLeft({ state }: Staged, outcomes: readonly Outcome[]): readonly string[] {
  const left = outcomes.flatMap(it => it.occurrences.flatMap(one => (one.kind === 'moved' ? [one] : [])));
  return left.flatMap(({ object, from }) => {
    const whole = state.objects.get(object);
    const isMelded = whole?.printed.meldedManaValue !== undefined && whole.components.length === 0;
    return from === 'battlefield' && isMelded ? [whole.printed.faces[0].name] : [];
  });
}

/** 610.3, 611.2b: what leaves and did something for as long as it was there, of which the question does not say to what. */
function keepersThatLeft({ state }: Staged, outcomes: readonly Outcome[]): readonly UnstatedFact[] {
  const left = outcomes.flatMap(it => it.occurrences.flatMap(one => (one.kind === 'moved' ? [one] : [])));
  return left.flatMap(({ object, from }): readonly UnstatedFact[] => {
    const keeper = state.objects.get(object);
    const face = keeper?.printed.faces[keeper.face];
    if (from !== 'battlefield' || keeper?.zone !== 'battlefield' || face === undefined) return [];
    if (keeper.faceDown !== undefined || keeper.copies.length > 0) return [];
    const exiles = returnsToOnceItLeaves(face.abilities) !== undefined;
    if (exiles) return keeper.linked.exiled === undefined ? [{ card: face.name, fact: 'exiled until' }] : [];
    const isTold = state.effects.some(it => it.source === object);
    return isTold || !lastsWhileItStays(face.abilities) ? [] : [{ card: face.name, fact: 'while it stays' }];
  });
}

/**
 * 122.6: what is asked about, or dies, and entered with a number of counters that the question does not say; and whatever
 * is there by a counter that it was taken to have (704.5f).
 */
function uncounted({ state, asked, names, event }: Staged, outcomes: readonly Outcome[]): readonly UnstatedFact[] {
  const gone = outcomes.flatMap(it => it.occurrences.flatMap(one => (one.kind === 'moved' ? [one.object] : [])));
  const by = event.kind === 'carriesOut' ? [event.by.source] : [];
  const about = new Set([...asked, ...gone, ...by]);
  return names.objects.flatMap(written => {
    const object = state.objects.get(idOf(written));
    if (object?.zone !== 'battlefield') return [];
    if (written.given === undefined || written.given.counters !== undefined) return [];
    const face = object.faceDown === undefined ? faceAsEntered(object, written.given, object.copies[0]) : undefined;
    if (face === undefined) return [];
    const {
      unknown: [kind],
      lives,
    } = enteredCounters(face, written.given.cast);
    if (kind === undefined || !(lives || about.has(object.id))) return [];
    const { name: card } = object.printed.faces[object.face] ?? face;
    return [{ card, fact: 'counters', counter: { kind, taken: object.counters[kind] ?? 0 } }];
  });
}

/**
 * Cards drawn that are not told by the library of the question: from one that the same instructions have had shuffled
 * before (701.24a), or from several that were looked at and put back in any order (701.22a).
 */
function drawnUnknown({ event }: Staged, outcomes: readonly Outcome[]): readonly UnstatedFact[] {
  if (event.kind !== 'carriesOut') return [];
  const order: Effect[] = [];
  visit('effect', event.effects, { effect: node => order.push(node) });
  const drawsAfter = (isBefore: (effect: Effect) => boolean): boolean => {
    const at = order.findIndex(isBefore);
    return at !== -1 && order.slice(at + 1).some(it => it.kind === 'draw');
  };
  if (!outcomes.some(({ occurrences }) => occurrences.some(it => it.kind === 'drew'))) return [];
  const card = event.by.name;
  const shuffled = drawsAfter(it => it.kind === 'shuffle' || (it.kind === 'move' && it.position === 'shuffled'));
  const ordered = drawsAfter(it => it.kind === 'move' && it.what.kind === 'chooseFromTop' && it.what.look !== 1);
  return [
    ...(shuffled ? [{ card, fact: 'shuffled' } as const] : []),
    ...(ordered ? [{ card, fact: 'order on top' } as const] : []),
  ];
}

/** The spell or ability of `by` that is nowhere in the question, where something looks at whose it is (109.5). */
function ofNobody({ state, event, names, scenario: { when, players } }: Staged): readonly UnstatedFact[] {
  if (!('by' in when) || when.by === undefined || !('by' in event) || event.by === undefined) return [];
  const { by: card } = when;
  if (players.includes(card) || names.find(card) !== undefined) return [];
  const isLookedAt = [...state.objects.values()].some(
    ({ printed, face, faceDown }) =>
      faceDown === undefined && (printed.faces[face]?.abilities ?? []).some(looksAtCause),
  );
  return isLookedAt ? [{ card, fact: 'whose', player: event.by.controller }] : [];
}

/** "A spell or ability an opponent controls causes …": whether it looks at who controls the cause. */
function looksAtCause(ability: Ability): boolean {
  const looks = (node: object) => 'by' in node && node.by !== undefined;
  return some('ability', ability, { event: looks, cant: looks, trigger: looks });
}

/** 115.1: a spell or ability whose targets were not named, where something watches for them or they may be left out. */
function untargeted({ state, event, edition }: Staged): readonly UnstatedFact[] {
  if (event.kind === 'carriesOut') {
    // a shield for each of several objects speaks of each as of a target
    const effects = event.effects.filter(it => it.kind !== 'shield' || it.each === undefined);
    const isNone = event.targets.length === 0 && targetsIn('effect', effects).length > 0;
    return isNone ? [{ card: event.by.name, fact: 'no target' }] : [];
  }
  if (event.kind !== 'casts' || event.cast.targets.length > 0) return [];
  const spell = state.objects.get(event.object);
  const face = spell?.printed.faces[spell.face];
  if (spell === undefined || face === undefined || spell.faceDown !== undefined || !hasTargets(face)) return [];
  const isWatched = project(state, edition).triggers.some(({ ability }) => ability.events.some(looksAtTargets));
  return isWatched ? [{ card: face.name, fact: 'target' }] : [];
}

/** 601.2c: Aura spells that enter attached to what their own words did not let them target, unless it was tapped then. */
function targetedOtherwise({ state, edition }: Staged, outcomes: readonly Outcome[]): readonly string[] {
  const view = project(state, edition);
  const entered = outcomes.flatMap(it =>
    it.occurrences.flatMap(one => (one.kind === 'entered' ? [it.state.objects.get(one.object)] : [])),
  );
  return entered.flatMap(aura => {
    const spell = aura === undefined ? undefined : state.objects.get(aura.id);
    if (spell?.zone !== 'stack' || aura?.attachedTo === undefined) return [];
    return mayChooseAsCast(view, spell.id, aura.attachedTo) ? [] : [spell.printed.faces[0].name];
  });
}

/** 601.2c, 303.4g: Aura spells that can't have been cast, since nothing is told that they can enchant. */
function withoutHost({ state }: Staged, outcomes: readonly Outcome[]): readonly string[] {
  const steps = outcomes.flatMap(it => it.trail);
  const left = steps.flatMap(step =>
    step.kind === 'fact' && step.fact.kind === 'goes to the graveyard' && step.fact.hostless ? step.objects : [],
  );
  return left.flatMap(id => {
    const spell = state.objects.get(id);
    const face = spell?.zone === 'stack' && !spell.token ? spell.printed.faces[spell.face] : undefined;
    return face?.subtypes.includes('Aura') === true ? [face.name] : [];
  });
}

function looksAtTargets(event: TriggeredAbility['events'][number]): boolean {
  return event.kind === 'becomesTarget' || some('trigger', event, { clause: ['targets'] });
}

/** "Your second artifact spell each turn": of a kind that the record of the turn does not count. */
function asksOrdinal(ability: Ability): boolean {
  if (ability.kind === 'static') return ability.effects.some(it => isOfFirstSpell(it) && !isCountedSpell(it.affects));
  return (
    ability.kind === 'triggered' &&
    ability.events.some(it => it.kind === 'casts' && it.nth !== undefined && !isCountedSpell(it.what))
  );
}

/** "Whenever you cast your first Human creature spell each turn, that creature enters …". */
function asksOrdinalOfEntering(ability: Ability): boolean {
  if (ability.kind !== 'replacement' || ability.event.kind !== 'enters' || isCountedSpell(ability.event.what))
    return false;
  const { condition } = ability;
  return (
    condition?.kind === 'compare' && condition.is === '<=' && some('condition', condition, { amount: ['thisTurn'] })
  );
}

/** "The first spell you cast each turn has …": asked for only as a spell is cast. */
function isOfFirstSpell({ affects, condition }: ContinuousEffect): boolean {
  const isOfSpells = affects.clauses.some(it => it.kind === 'spell');
  return isOfSpells && condition?.kind === 'compare' && some('condition', condition, { amount: ['thisTurn'] });
}

type Step = Outcome['trail'][number];

function triggerSource(step: Step): readonly string[] {
  if (step.kind !== 'triggered' && step.kind !== 'notTriggered') return [];
  return step.effect.source === undefined ? [] : [step.effect.source];
}

/** The facts that the instructions of a spell or ability refer to, each with what they are of. */
function factsOfEvent(staged: Staged): readonly UnstatedFact[] {
  const { event, state } = staged;
  if (event.kind !== 'carriesOut') return [];
  const card = event.by.name;
  const all = [...(event.costs ?? []), ...event.effects];
  const facts = factsWhere(visitor => visit('effect', all, visitor)).map(({ fact }) => ({ card, fact }));
  return facts.filter(
    ({ fact }) =>
      !((fact === 'hand' || fact === 'graveyard') && state.players.some(it => isZoneTold(staged, it.id, fact))),
  );
}
