// Context of an explanation: positions read through their layers, and the names of objects and players.

import type {
  Ability,
  Amount,
  Characteristics,
  CopyEffect,
  EffectName,
  GameObject,
  GameState,
  ObjectId,
  Outcome,
  PickedChoice,
  PlayerId,
  Step,
} from '../engine/index.ts';
import { unnumbered } from '../kit/strings.ts';
import type { AnswerNames } from './answer-names.ts';
import { CARD_VOICE, makePhraser } from './phrase/make-phraser.ts';
import type { Phraser } from './phrase/phraser.ts';

/** The part of the engine's view of a position that words need. */
export interface ReadPosition {
  readonly of: (id: ObjectId) => Characteristics;
  readonly controller: (id: ObjectId) => PlayerId;
  /** The value of an amount, read from an object; undefined for one that is not there, left out where none is computed. */
  readonly amount?: (amount: Amount, source: ObjectId) => number | undefined;
  /** Types of mana an object could produce (106.7), as "G" and "C"; undefined where its text was not read. */
  readonly produces?: (id: ObjectId) => readonly string[] | undefined;
  /** Layer steps on permanents (613); left out where none are made. */
  readonly layers?: (ids: readonly ObjectId[]) => readonly Step[];
}

/** The context of one outcome: its positions before and after, and the names in them. */
export interface ExplainContext {
  readonly names: AnswerNames;
  readonly before: GameState;
  readonly after: GameState;
  readonly seenBefore: ReadPosition;
  readonly seenAfter: ReadPosition;
  /** The choices made on the way to the outcome. */
  readonly picks: readonly PickedChoice[];
  /** The last look ahead at each object (614.12). */
  readonly ahead: ReadonlyMap<ObjectId, Extract<Step, { readonly kind: 'lookedAhead' }>>;
  /** Objects that would have entered and did not, and objects whose move or destruction was replaced. */
  readonly averted: ReadonlySet<ObjectId | PlayerId>;
  /** Objects and players on which counters could not be put. */
  readonly barred: ReadonlySet<ObjectId | PlayerId>;
  /** Tokens that the event makes as copies; left out where it makes none. */
  readonly madeAsCopies?: ReadonlySet<ObjectId>;
  /** Whether a step bears on the characteristics that the question asks for; left out where it asks for none. */
  readonly answers?: (step: Step) => boolean;
}

/** The last look ahead at each object (614.12). */
export function aheadIn({ trail }: Pick<Outcome, 'trail'>): ExplainContext['ahead'] {
  return new Map(trail.flatMap(step => (step.kind === 'lookedAhead' ? [[step.object, step] as const] : [])));
}

/** Objects that would have entered and did not, and objects whose move or destruction was replaced. */
export function avertedIn({ trail, occurrences }: Pick<Outcome, 'trail' | 'occurrences'>): ExplainContext['averted'] {
  const entered = new Set(occurrences.flatMap(it => (it.kind === 'entered' ? [it.object] : [])));
  const replaced = trail.flatMap(step => {
    if (step.kind !== 'replaced' || step.object === undefined) return [];
    if (step.event === 'moves' || step.event === 'destroys') return [step.object];
    return step.event === 'enters' && !entered.has(step.object as ObjectId) ? [step.object] : []; // what enters is an object
  });
  return new Set(replaced);
}

/** Objects and players on which counters could not be put. */
export function barredIn({ trail }: Pick<Outcome, 'trail'>): ExplainContext['barred'] {
  return new Set(
    trail.flatMap(step =>
      step.kind === 'forbidden' && step.what === 'putsCounters' && step.object !== undefined ? [step.object] : [],
    ),
  );
}

/** The object of an id, in the later position if it is there; undefined in neither. */
export function objectOf(context: ExplainContext, id: ObjectId): GameObject | undefined {
  return context.after.objects.get(id) ?? context.before.objects.get(id);
}

/** 701.42a: the permanent that a card has become a part of; undefined for any other. */
export function meldedInto({ before, after }: ExplainContext, id: ObjectId): ObjectId | undefined {
  const printed = before.objects.get(id)?.printed;
  const isWhole = ({ zone, components, printed: own }: GameObject) =>
    zone === 'battlefield' && own.layout === 'meld' && components.length > 1 && components.some(it => it === printed);
  return [...after.objects.values()].find(isWhole)?.id;
}

/** The opponent of a player: by name where there are two players, else "an opponent of Ann". */
function opponentOf(context: ExplainContext, player: PlayerId | undefined): string {
  if (player === undefined) return CARD_VOICE.opponent;
  const others = context.before.players.filter(it => it.id !== player);
  const [other] = others;
  if (other !== undefined && others.length === 1) return context.names.player(other.id).name;
  const { name, second } = context.names.player(player);
  return second ? CARD_VOICE.opponent : `an opponent of ${name}`;
}

/** The name of what a copy effect copied: that of the copied face, since a scenario may call the object otherwise. */
export function copiedName({ of, ofName }: CopyEffect): string {
  if (of.faceDown !== undefined) return 'a face-down creature';
  return of.printed.faces[of.face]?.name || unnumbered(ofName);
}

/** Whether an object is a token that was created as a copy. */
export function isTokenCopy(context: ExplainContext, object: GameObject): boolean {
  const before = context.before.objects.get(object.id);
  const isNew = before === undefined || before.zone === 'nowhere';
  // one that is gone has no copy effect any more
  if (object.token && object.zone === 'nowhere') return context.madeAsCopies?.has(object.id) === true;
  const copy = object.copies.at(-1);
  return object.token && isNew && copy !== undefined && context.names.plain(object.id).startsWith(copiedName(copy));
}

/** The abilities on an object's upward face, or on that of what it copies; empty for an object that is not there. */
export function abilitiesOf(context: ExplainContext, id: ObjectId | undefined): readonly Ability[] {
  const object = id === undefined ? undefined : objectOf(context, id);
  const copy = object?.copies.at(-1)?.of;
  const printed = copy?.printed ?? object?.printed;
  const face = printed?.faces[copy?.face ?? object?.face ?? 0] ?? printed?.faces[0];
  return face?.abilities ?? [];
}

/** A phraser for an effect: its controller is "you" only where that is the person who asks. */
export function phraserFor(
  context: ExplainContext,
  effect: EffectName | undefined,
  object?: ObjectId | PlayerId,
  self?: string,
): Phraser {
  const { names } = context;
  const controller = effect?.controller;
  const speaker = controller === undefined ? undefined : names.player(controller);
  return makePhraser({
    you: speaker?.name ?? CARD_VOICE.you,
    your: speaker?.own ?? CARD_VOICE.your,
    opponent: opponentOf(context, controller),
    self: self ?? (effect === undefined ? CARD_VOICE.self : names.effect(effect)),
    it: object === undefined ? CARD_VOICE.it : names.thing(object),
  });
}
