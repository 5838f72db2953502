// Positions written as data: cards by their characteristics and abilities, objects in zones, players.

import type {
  Ability,
  ActiveEffect,
  CardType,
  CastRecord,
  Change,
  Clause,
  Color,
  Condition,
  ContinuousEffect,
  CopyEffect,
  Face,
  Filter,
  GameObject,
  GameState,
  KeywordAbility,
  KeywordName,
  Layout,
  ObjectId,
  PlayerId,
  PlayerState,
  Printed,
  StaticAbility,
  Supertype,
  TriggerEvent,
  TriggeredAbility,
} from '../../src/engine/index.ts';
import { asNewObject } from '../../src/engine/model/change-state.ts';
import { objectId, playerId } from '../../src/engine/model/ids.ts';
import { zoneKey } from '../../src/engine/model/zone-lists.ts';
import type { PartOfTurn } from '../../src/vocabulary/index.ts';

export const BOARD_YOU = playerId('you');
export const BOARD_OPPONENT = playerId('opponent');

/** Fields of a face, by default nameless and without characteristics. Types are one string: "Legendary Creature — Elf". */
export interface FaceFields {
  readonly cost?: string;
  readonly type?: string;
  readonly size?: readonly [Face['power'], Face['toughness']];
  readonly loyalty?: Face['loyalty'];
  readonly defense?: Face['defense'];
  readonly colors?: readonly Color[];
  readonly abilities?: readonly Ability[];
}

/** One face: `face('Bear', {cost: '1G', type: 'Creature — Bear', size: [2, 2]})`. */
export function makeFace(name: string, text: FaceFields = {}): Face {
  const [left = '', right = ''] = (text.type ?? '').split(' — ');
  const words = left.split(' ').filter(word => word !== '');
  const supertypes = words.filter((word): word is Supertype => SUPERTYPES.has(word));
  // The other words of the type line before the dash are card types.
  const types = words.filter(word => !SUPERTYPES.has(word)) as CardType[];
  return {
    name,
    ...(text.cost === undefined ? {} : { manaCost: symbols(text.cost) }),
    ...(text.colors === undefined ? {} : { colorIndicator: text.colors }),
    supertypes,
    types,
    subtypes: right.split(' ').filter(word => word !== ''),
    ...(text.size?.[0] === undefined ? {} : { power: text.size[0] }),
    ...(text.size?.[1] === undefined ? {} : { toughness: text.size[1] }),
    ...(text.loyalty === undefined ? {} : { loyalty: text.loyalty }),
    ...(text.defense === undefined ? {} : { defense: text.defense }),
    abilities: text.abilities ?? [],
  };
}

/** A card of one face. */
export function makeCard(name: string, text: FaceFields = {}): Printed {
  return { layout: 'normal', faces: [makeFace(name, text)], cardName: name };
}

/** A card of several faces. */
export function makeCardOfFaces(layout: Layout, first: Face, ...more: readonly Face[]): Printed {
  return { layout, faces: [first, ...more], cardName: [first, ...more].map(it => it.name).join(' // ') };
}

/** An object on the board: a card, with fields of the object. */
export interface Piece extends Partial<Omit<GameObject, 'id' | 'printed'>> {
  readonly card: Printed;
}

export interface BoardText {
  readonly you?: readonly (Printed | Piece)[];
  readonly opponent?: readonly (Printed | Piece)[];
  readonly effects?: readonly ActiveEffect[];
  readonly players?: readonly Partial<PlayerState>[];
  readonly active?: PlayerId;
  readonly step?: PartOfTurn;
  readonly dayNight?: GameState['dayNight'];
}

/** A position. Labels of objects are the names of their cards, "Bear#2" for the second; the default zone is battlefield. */
export function board(text: BoardText): GameState {
  const objects = new Map<ObjectId, GameObject>();
  const zones: Record<string, ObjectId[]> = {};
  const pieces = [
    ...(text.you ?? []).map(it => ({ piece: asPiece(it), owner: BOARD_YOU })),
    ...(text.opponent ?? []).map(it => ({ piece: asPiece(it), owner: BOARD_OPPONENT })),
  ];
  for (const { piece, owner } of pieces) {
    const object = objectFor(piece, owner, objects);
    objects.set(object.id, object);
    const key = zoneKey(object.zone, object.owner);
    zones[key] = [...(zones[key] ?? []), object.id];
  }
  const { you: _, opponent: __, players, ...more } = text;
  return position({
    ...more,
    players: [BOARD_YOU, BOARD_OPPONENT].map((it, index) => player(it, players?.[index])),
    objects,
    zones,
  });
}

/** A position of two players and no object, apart from fields given. */
export function position(more: Partial<GameState> = {}): GameState {
  return {
    players: [player(BOARD_YOU), player(BOARD_OPPONENT)],
    active: BOARD_YOU,
    step: 'precombat main',
    dayNight: undefined,
    turn: undefined,
    objects: new Map(),
    zones: {},
    effects: [],
    nextTimestamp: 1000,
    nextId: 1,
    ...more,
  };
}

/** The record of casting a spell: by you, from your hand, for its mana cost, apart from fields given. */
export function cast(more: Partial<CastRecord> = {}): CastRecord {
  return {
    by: BOARD_YOU,
    from: 'hand',
    x: undefined,
    kicked: 0,
    costs: [],
    manaSpent: undefined,
    lifePaidFor: [],
    treasureMana: 0,
    targets: [],
    ...more,
  };
}

/** A copy effect that has made something a copy of a card. */
export function copyEffectOf(of: Printed, more: Partial<CopyEffect> = {}): CopyEffect {
  return {
    of: { printed: of, face: 0, exceptions: [] },
    exceptions: [],
    timestamp: 50,
    ofName: of.cardName,
    ...more,
  };
}

/** The identifier of an object by its name on the board. */
export function boardId(label: string): ObjectId {
  return objectId(label);
}

function asPiece(thing: Printed | Piece): Piece {
  return 'faces' in thing ? { card: thing } : thing;
}

function objectFor(piece: Piece, owner: PlayerId, objects: ReadonlyMap<ObjectId, GameObject>): GameObject {
  const { card: printed, ...more } = piece;
  const name = more.label ?? printed.faces[0].name;
  let label = name;
  for (let n = 2; objects.has(objectId(label)); n += 1) label = `${name}#${n}`;
  const identity = { id: objectId(label), label, printed, token: false, owner, copies: [] };
  return { ...asNewObject(identity, 'battlefield', objects.size + 1), ...more, id: objectId(label), label, printed };
}

/** A player at 20 life with nothing, apart from fields given. */
export function player(playerOf: PlayerId, more: Partial<PlayerState> = {}): PlayerState {
  return {
    id: playerOf,
    life: 20,
    counters: {},
    designations: [],
    speed: 0,
    commanderDamage: {},
    commanderCasts: undefined,
    thisTurn: {},
    mana: [],
    skipped: [],
    lost: false,
    drawn: 0,
    ...more,
  };
}

function symbols(cost: string): readonly string[] {
  return [...cost.matchAll(/\{([^}]+)\}|(.)/g)].map(([, braced, plain]) => braced ?? plain ?? '');
}

const SUPERTYPES: ReadonlySet<string> = new Set(['Basic', 'Legendary', 'Snow', 'World']);

// Abilities.

/** A filter of clauses. */
export function clausesFilter(...clauses: readonly Clause[]): Filter {
  return { clauses };
}

export const CREATURES = clausesFilter({ kind: 'type', type: 'Creature' });
export const SELF_FILTER_TEST = clausesFilter({ kind: 'is', ref: { kind: 'self' } });
export const ATTACHED = clausesFilter({ kind: 'is', ref: { kind: 'attached' } });
export const CONTROLLED_BY_YOU: Clause = { kind: 'controlledBy', who: { kind: 'you' } };

/** A static ability of one effect: "[Those] are, get, have …". */
export function staticAbilityOf(affects: Filter, ...changes: readonly Change[]): StaticAbility {
  return {
    kind: 'static',
    effects: [{ affects, changes, condition: undefined } satisfies ContinuousEffect],
    condition: undefined,
    defining: false,
  };
}

/** A static ability under a condition. */
export function staticAbilityIf(condition: Condition, ability: StaticAbility): StaticAbility {
  return { ...ability, condition };
}

/** A characteristic-defining ability (604.3). */
export function definingAbility(...changes: readonly Change[]): StaticAbility {
  return { ...staticAbilityOf(SELF_FILTER_TEST, ...changes), defining: true };
}

export function keyword(name: KeywordName, more: Partial<KeywordAbility> = {}): KeywordAbility {
  return { kind: 'keyword', keyword: name, ...more };
}

export function triggeredAbilityOn(event: TriggerEvent, more: Partial<TriggeredAbility> = {}): TriggeredAbility {
  return {
    kind: 'triggered',
    events: [event],
    condition: undefined,
    effect: 'Draw a card.',
    oncePerTurn: false,
    ...more,
  };
}

/** A continuous effect of a resolved spell, fixed to objects or not (611.2). */
export function lastingEffectOf(does: ActiveEffect['does'], more: Partial<ActiveEffect> = {}): ActiveEffect {
  return {
    id: more.id ?? `effect:${more.timestamp ?? 900}`,
    sourceName: 'Spell',
    controller: BOARD_YOU,
    does,
    fixedSet: undefined,
    targets: [],
    chosen: {},
    timestamp: 900,
    uses: undefined,
    source: undefined,
    ...more,
  };
}
