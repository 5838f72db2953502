// Table of instructions, complete by kind of effect: the events and actions of each (608.2c, 610).
import type { SkippedPart } from '../../vocabulary/index.ts';
import type { Amount } from '../ability/amount.ts';
import type { Effect } from '../ability/effect.ts';
import type { ChoiceGenerator } from '../choice/choice-request.ts';
import { chooseNumber } from '../choice/choice-request.ts';
import { copySourceOf } from '../copy/copiable.ts';
import { lastingEffects } from '../effects/lasting-effects.ts';
import { recordFact } from '../event/run-state.ts';
import { evaluate } from '../match/evaluate.ts';
import { resolveObject } from '../match/resolve-reference.ts';
import { select } from '../match/select.ts';
import type { ActiveEffect } from '../model/active-effect.ts';
import { isPlayer, playerNamedIn } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { inZone } from '../model/zone-lists.ts';
import { actedObjects, foundCards, type InstructionContext } from './acted-objects.ts';
import { addMana } from './add-mana.ts';
import { createTokens, populate, proliferate } from './create-tokens.ts';
import { dealDamage } from './deal-damage.ts';
import { exchangeControl, moveCounters } from './exchanges.ts';
import {
  actingPlayer,
  eventForEach,
  type InstructionResult,
  instructionAmount,
  NO_RESULT,
  playersFor,
  resultOfEvents,
  type SimpleEffect,
} from './instruction-result.ts';
import { lookAndPick } from './look-and-pick.ts';
import { meldedEntry, moveEvents } from './move-objects.ts';
import { namedRecipients, objectsAmong } from './recipients.ts';
import { removeCounters } from './remove-counters.ts';
import { exileOfFound, searchedLibrary } from './search-library.ts';
import { timeTravel } from './time-travel.ts';
import { turnKey } from './turn-key.ts';

type Instruct<K extends SimpleEffect['kind']> = (
  instruction: InstructionContext,
  effect: OfKind<SimpleEffect, K>,
) => ChoiceGenerator<InstructionResult>;

/** The events and actions of the instruction, with its choices made. */
export function resultOfInstruction(
  instruction: InstructionContext,
  effect: SimpleEffect,
): ChoiceGenerator<InstructionResult> {
  const carryOut = INSTRUCTIONS[effect.kind] as Instruct<typeof effect.kind>; // the table is complete by kind
  return carryOut(instruction, effect as never);
}

const INSTRUCTIONS: { readonly [K in SimpleEffect['kind']]: Instruct<K> } = {
  *draw(instruction, effect) {
    const count = instructionAmount(instruction, effect.amount);
    return resultOfEvents(
      eventForEach(instruction, effect.who, player => ({ kind: 'draws', player, count, by: instruction.frame.by })),
    );
  },
  gainLife: life,
  loseLife: life,
  *payLife(instruction, effect) {
    const amount = yield* lifeToPay(instruction, effect);
    return resultOfEvents(
      eventForEach(instruction, effect.who, player => ({ kind: 'paysLife', player, amount, by: instruction.frame.by })),
    );
  },
  *payMana(instruction, effect) {
    recordFact(instruction.run, '118.3', { kind: 'paysMana', cost: effect.cost }, [], {
      players: playersFor(instruction, effect.who),
    });
    return NO_RESULT;
  },
  *setLife(instruction, effect) {
    const amount = instructionAmount(instruction, effect.amount);
    return resultOfEvents(
      eventForEach(instruction, effect.who, player => ({ kind: 'setsLife', player, amount, by: instruction.frame.by })),
    );
  },
  *putCounters(instruction, effect) {
    const on = yield* namedRecipients(instruction, effect.on);
    const { by } = instruction.frame;
    const put = on.map(id => {
      const amount = amountFor(instruction, effect.amount, id);
      return { kind: 'putsCounters', on: id, counter: effect.counter, amount, player: by.controller, by } as const;
    });
    return resultOfEvents(put, objectsAmong(instruction, on));
  },
  removeCounters: removeCounters,
  createTokens: createTokens,
  *getEmblem(instruction, effect) {
    const players = playersFor(instruction, effect.who);
    recordFact(instruction.run, '114.2', { kind: 'gets an emblem' }, [], { players });
    const name = `${instruction.frame.by.name} Emblem`;
    const actions = players.map(player => ({ kind: 'getsEmblem', player, name, abilities: effect.abilities }) as const);
    return { events: [], actions, actedOn: undefined };
  },
  *move(instruction, effect) {
    const [player] = playersFor(instruction, effect.who);
    const actor = player ?? instruction.frame.context.controller;
    const { what } = effect;
    const library = what.kind === 'choose' ? searchedLibrary(instruction, what.filter) : undefined;
    if (what.kind === 'choose' && library !== undefined) {
      const found = yield* foundCards(instruction, what, { who: actor, library });
      // 701.23h: what is searched for in parts is searched for once
      const isNew = actor === library && what.goesOn !== true;
      return found === undefined ? NO_RESULT : resultOfSearch(instruction, effect, found, { actor, isNew });
    }
    const objects = yield* actedObjects(instruction, what, actor);
    return resultOfEvents(moveEvents(instruction, effect, objects, actor), objects);
  },
  *reveal(instruction, effect) {
    const objects = yield* actedObjects(instruction, effect.what, actingPlayer(instruction, effect.who));
    if (objects.length > 0)
      recordFact(instruction.run, '701.20a', { kind: 'reveals' }, objects, {
        players: playersFor(instruction, effect.who),
        // 400.2: what lies open is revealed to nobody
        notable: objects.some(id => !OPEN_ZONES.some(it => it === instruction.run.state.objects.get(id)?.zone)),
      });
    return { events: [], actions: [], actedOn: objects };
  },
  tap: status,
  untap: status,
  transform: status,
  turnFaceDown: status,
  phaseOut: status,
  *destroy(instruction, effect) {
    const objects = yield* actedObjects(instruction, effect.what, actingPlayer(instruction, effect.who));
    const noRegeneration = effect.noRegeneration ?? false;
    return resultOfEvents([{ kind: 'destroys', objects, noRegeneration, by: instruction.frame.by }], objects);
  },
  turnKey,
  *unattach(instruction, effect) {
    const objects = yield* actedObjects(instruction, effect.what, instruction.frame.context.controller);
    const attached = objects.filter(it => instruction.view.object(it).attachedTo !== undefined);
    return { events: [], actions: attached.map(object => ({ kind: 'unattaches', object })), actedOn: attached };
  },
  regenerate: lasting,
  continuous: lasting,
  shield: lasting,
  *becomeCopy(instruction, effect) {
    const { view, frame } = instruction;
    const objects = yield* actedObjects(instruction, effect.what, frame.context.controller);
    const original = resolveObject(view, effect.of, frame.context);
    if (original === undefined) return NO_RESULT;
    const of = copySourceOf(view.state, original);
    const { exceptions, until } = effect;
    const copy = { of, ofName: view.of(original).name, exceptions, until };
    return resultOfEvents(
      objects.map(object => ({ kind: 'becomesCopy', object, ...copy })),
      objects,
    );
  },
  *meld(instruction, { into }) {
    const cards = (instruction.frame.context.targets ?? []).filter(
      id => id !== undefined && !isPlayer(instruction.view.state, id),
    ) as ObjectId[]; // no players are left
    const [object, other] = cards;
    const inExile = cards.every(
      id => instruction.view.object(id).zone === 'exile' && !instruction.view.object(id).token,
    );
    // 701.42c: what can't be melded stays where it is
    if (object === undefined || other === undefined || !inExile) return NO_RESULT;
    return resultOfEvents(meldedEntry(instruction, object, other, into), [object]);
  },
  *shuffle(instruction, effect) {
    return resultOfEvents(eventForEach(instruction, effect.who, player => ({ kind: 'shuffles', player })));
  },
  dealDamage: dealDamage,
  moveCounters: moveCounters,
  exchangeControl: exchangeControl,
  addMana: addMana,
  *winGame(instruction, effect) {
    return resultOfEvents(eventForEach(instruction, effect.who, player => ({ kind: 'winsGame', player })));
  },
  *loseGame(instruction, effect) {
    return resultOfEvents(eventForEach(instruction, effect.who, player => ({ kind: 'losesGame', player })));
  },
  *skip(instruction, effect) {
    const effects = playersFor(instruction, effect.who).map((player, n) =>
      skipsNext(instruction, player, effect.what, n),
    );
    return { events: [], actions: effects.length === 0 ? [] : [{ kind: 'establishes', effects }], actedOn: undefined };
  },
  *attach(instruction, effect) {
    const object = resolveObject(instruction.view, effect.what, instruction.frame.context);
    const [to] = yield* actedObjects(instruction, effect.to, instruction.frame.context.controller);
    if (object === undefined || to === undefined) return NO_RESULT;
    const asCreature = effect.asCreature === true ? { asCreature: true } : {};
    return resultOfEvents([{ kind: 'attaches', object, to, by: instruction.frame.by, ...asCreature }], [object]);
  },
  populate: populate,
  proliferate: proliferate,
  *shuffleHandAway(instruction, effect) {
    const players = playersFor(instruction, effect.who);
    const objects = players.flatMap(player =>
      inZone(instruction.view.state, 'hand', player).map(
        object =>
          ({
            object,
            to: 'library',
            verb: 'shuffle',
            position: 'shuffled',
            withCounters: [],
            linkedTo: undefined,
          }) as const,
      ),
    );
    const shuffles = players.map(player => ({ kind: 'shuffles', player }) as const);
    return resultOfEvents([{ kind: 'moves', objects, by: instruction.frame.by }, ...shuffles]);
  },
  *becomesDayOrNight(_, effect) {
    return { events: [], actions: [{ kind: 'dayNight', is: effect.is }], actedOn: undefined };
  },
  timeTravel: timeTravel,
  lookAndPick,
  *designate(instruction, effect) {
    const objects = yield* actedObjects(instruction, effect.what, instruction.frame.context.controller);
    const { designation } = effect;
    // 701.37b, 701.60d: once is enough
    const fresh = objects.filter(id => !instruction.view.object(id).designations.includes(designation));
    const actions = fresh.map(object => ({ kind: 'remembers', object, designations: [designation] }) as const);
    const { controller } = instruction.frame.context;
    const others = instruction.view.battlefield.filter(
      id => effect.only && !objects.includes(id) && instruction.view.controller(id) === controller,
    );
    const had = others.filter(id => instruction.view.object(id).designations.includes(designation));
    const lost = had.map(object => ({ kind: 'remembers', object, without: designation }) as const);
    return { events: [], actions: [...actions, ...lost], actedOn: objects };
  },
  *designatePlayer(instruction, { who, designation }) {
    const players = playersFor(instruction, who);
    const has = (player: PlayerId) => playerNamedIn(instruction.view.state, player).designations.includes(designation);
    // 726.5: the initiative is taken even by the player who has it
    const fresh = players.filter(it => designation === 'initiative' || !has(it));
    return {
      events: [],
      actions: fresh.map(player => ({ kind: 'designates', player, designation })),
      actedOn: undefined,
    };
  },
  *increaseSpeed(instruction, { who, amount }) {
    const players = playersFor(instruction, who);
    const by = instructionAmount(instruction, amount);
    return {
      events: [],
      actions: players.map(player => ({ kind: 'increasesSpeed', player, by })),
      actedOn: undefined,
    };
  },
  *endTurn(instruction) {
    recordFact(instruction.run, '724.1', { kind: 'endsTurn' }, []);
    return NO_RESULT;
  },
  *text() {
    return NO_RESULT;
  },
};

/** The amount for one of several recipients: "the number of counters on each" is that of each. */
function amountFor(instruction: InstructionContext, amount: Amount, on: ObjectId | PlayerId): number {
  if (typeof amount === 'number' || isPlayer(instruction.view.state, on)) return instructionAmount(instruction, amount);
  const { frame } = instruction;
  const member = { ...frame, context: { ...frame.context, member: on as ObjectId } }; // no player
  return instructionAmount({ ...instruction, frame: member }, amount);
}

/** 701.23: what is found moves as instructed, unless it is exiled as it is found. */
function resultOfSearch(
  instruction: InstructionContext,
  effect: OfKind<SimpleEffect, 'move'>,
  found: readonly ObjectId[],
  { actor, isNew }: { readonly actor: PlayerId; readonly isNew: boolean },
): InstructionResult {
  const events = exileOfFound(instruction, actor, found) ?? moveEvents(instruction, effect, found, actor);
  const searched = { kind: 'acts', action: 'search their library', player: actor, object: undefined } as const;
  return { events, actions: isNew ? [searched] : [], actedOn: found };
}

/** 614.10a: the effect that skips the next turn, phase or step of that name. */
function skipsNext(instruction: InstructionContext, player: PlayerId, what: SkippedPart, n: number): ActiveEffect {
  const timestamp = instruction.run.state.nextTimestamp + n;
  return {
    id: `effect:${timestamp}`,
    sourceName: instruction.frame.by.name,
    controller: player,
    does: {
      kind: 'replacement',
      event: { kind: 'begin', what, who: { kind: 'you' } },
      condition: undefined,
      optional: undefined,
      rewrites: [{ kind: 'skip' }],
    },
    fixedSet: undefined,
    targets: [],
    chosen: {},
    timestamp,
    uses: 1,
    source: instruction.frame.by.source,
  };
}

function* life(
  instruction: InstructionContext,
  effect: OfKind<SimpleEffect, 'gainLife'>,
): ChoiceGenerator<InstructionResult> {
  const kind = effect.kind === 'gainLife' ? 'gainsLife' : 'losesLife';
  const amount = instructionAmount(instruction, effect.amount);
  return resultOfEvents(
    eventForEach(instruction, effect.who, player => ({ kind, player, amount, by: instruction.frame.by })),
  );
}

const STATUS_EVENTS = { tap: 'taps', untap: 'untaps', transform: 'transforms', phaseOut: 'phasesOut' } as const;

function* status(
  instruction: InstructionContext,
  effect: OfKind<SimpleEffect, 'tap'>,
): ChoiceGenerator<InstructionResult> {
  const objects = yield* actedObjects(instruction, effect.what, actingPlayer(instruction, effect.who));
  const { kind } = effect;
  if (kind === 'reveal' || kind === 'destroy' || kind === 'regenerate') return NO_RESULT;
  if (kind === 'turnFaceDown') {
    return resultOfEvents([{ kind: 'turnsFaceDown', objects, by: instruction.frame.by, as: undefined }], objects);
  }
  const who = kind === 'tap' ? { who: instruction.frame.by.controller } : {};
  return resultOfEvents([{ kind: STATUS_EVENTS[kind], objects, ...who }], objects);
}

/** 611.2: the beginning of a lasting effect. */
function* lasting(instruction: InstructionContext, effect: SimpleEffect): ChoiceGenerator<InstructionResult> {
  const { by, context } = instruction.frame;
  const targets = context.targets ?? context.those;
  const maker = {
    sourceName: by.name,
    context: targets === undefined ? context : { ...context, targets },
    numbered: instruction.frame.told === true && context.targets !== undefined,
  };
  const made = lastingEffects(instruction.view, [effect], maker, instruction.run.state.nextTimestamp);
  return {
    events: [],
    actions: made.length === 0 ? [] : [{ kind: 'establishes', effects: made }],
    actedOn: changedObjects(instruction, effect) ?? context.those,
  };
}

/** The objects of a kind that an effect changes, which the sentence after it calls "those" (608.2c). */
function changedObjects({ view, frame }: InstructionContext, effect: SimpleEffect): readonly ObjectId[] | undefined {
  if (effect.kind !== 'continuous' || effect.what.kind !== 'each' || frame.told !== true) return undefined;
  return select(view, effect.what.filter, frame.context);
}

/** Public zones in which cards lie face up. */
const OPEN_ZONES = ['graveyard', 'command'] as const;

/** The greatest payment of life explored; larger ones are legal. */
const MOST_LIFE = 40;

/** "Pay any amount of life": a number up to the life there is (119.4) and to the greatest amount allowed. */
function* lifeToPay(
  instruction: InstructionContext,
  { amount, atMost, who }: OfKind<Effect, 'payLife'>,
): ChoiceGenerator<number> {
  const numberFrom = (it: Amount) => evaluate(instruction.view, it, instruction.frame.context);
  const fixed = numberFrom(amount);
  if (Number.isFinite(fixed)) return fixed;
  const player = actingPlayer(instruction, who);
  const { edition } = instruction.run;
  const promised = edition.combinedCostsMustBePayable ? (instruction.batch?.lifeToPay.get(player) ?? 0) : 0;
  const life = playerNamedIn(instruction.view.state, player).life - promised;
  const max = Math.max(0, Math.min(life, atMost === undefined ? life : numberFrom(atMost)));
  if (max > MOST_LIFE) instruction.run.cut = true;
  const explored = Array.from({ length: Math.min(max, MOST_LIFE) + 1 }, (_, n) => n);
  const header = { kind: 'pay', who: player, object: instruction.choice.object, rule: '119.4' } as const;
  return yield* chooseNumber(instruction.run, header, { min: 0, max, explored });
}
