// Staging of `when`: the engine's event, one row for each kind.

import type {
  Attack,
  Cause,
  Effect,
  GameEvent,
  GameState,
  Move,
  ObjectId,
  Objects,
  PlayerId,
  PlayerRef,
} from '../../engine/index.ts';
import { keywordAction, playerId, withFirstTarget } from '../../engine/index.ts';
import { KEYWORD_ACTIONS, type TurnOrPart } from '../../vocabulary/index.ts';
import type { When, WhenKind } from '../schema/when-events.ts';
import { untappable } from './forbidden-activation.ts';
import { activatesEvent } from './stage-activation.ts';
import { causeOf, causeSuffered, effectsBy, forbidsRegeneration, listedCharacteristicsOf } from './stage-cause.ts';
import { castsEvent, createsEvent, entersEvent } from './stage-entering.ts';
import { exceptionsOf } from './stage-exceptions.ts';
import { meldEvent } from './stage-meld.ts';
import { manaSymbols } from './stage-object.ts';
import { resolvesEvent } from './stage-resolution.ts';
import { copyOfNamed } from './stage-ties.ts';
import { idOf, objectNamed, objectOrPlayer, playerNamed, type Staging } from './staging.ts';

/** The member of `When` that has this kind among its kinds. */
type WhenOf<K extends WhenKind> = When extends infer W
  ? W extends { readonly kind: infer Of }
    ? [K] extends [Of]
      ? W
      : never
    : never
  : never;

type Row<K extends WhenKind> = (staging: Staging, state: GameState, when: WhenOf<K>) => GameEvent | undefined;

/** The event of a scenario; undefined where there are problems, which are recorded in the staging. */
export function eventOf(staging: Staging, state: GameState): GameEvent | undefined {
  const { when } = staging.scenario;
  const row = ROWS[when.kind] as (staging: Staging, state: GameState, when: When) => GameEvent | undefined; // the row of this kind
  return row(staging, state, when);
}

const ROWS: { readonly [K in WhenKind]: Row<K> } = {
  enters: (staging, state) => entersEvent(staging, state),
  creates: (staging, state, when) => createsEvent(staging, state, when.tokens),
  becomesCopy: (staging, state, when) => {
    const object = objectNamed(staging, when.object, ['when', 'becomesCopy', 'object']);
    const of = copyOfNamed(staging, state, when.of, ['when', 'becomesCopy', 'of']);
    if (object === undefined || of === undefined) return undefined;
    const exceptions = exceptionsOf(
      staging,
      when.except,
      ['when', 'becomesCopy', 'except'],
      [staging.names.find(when.object)?.name ?? when.object],
    );
    return { kind: 'becomesCopy', object, of: of.source, ofName: of.name, exceptions };
  },
  transforms: objectsRow,
  untaps: objectsRow,
  taps: objectsRow,
  phasesIn: objectsRow,
  does: (staging, state, when) => {
    const player = playerNamed(staging, when.player) ?? playerId(when.player);
    const melded = meldEvent(staging, state, when.action, player);
    if (melded !== undefined || /^melds?\b/i.test(when.action)) return melded;
    const named = actionNaming(staging, when.action, when.count);
    if (named !== undefined)
      return { ...carriesOut(when.action, player, named.effects, named.rule), targets: named.on };
    const action = keywordAction(when.action, when.count);
    const effects = action?.effects ?? staging.cards.compiler.effects(when.action);
    if (effects !== undefined) return carriesOut(when.action, player, effects, action?.rule);
    const message = `I do not know the keyword action "${when.action}".`;
    staging.issues.push({ path: ['when', 'does', 'action'], message, suggestions: KEYWORD_ACTIONS });
    return undefined;
  },
  resolves: resolvesEvent,
  activates: activatesEvent,
  merges: (staging, _state, when) => {
    const spell = staging.names.objects.find(it => it.entering !== undefined);
    const other = objectNamed(staging, when.with, ['when', 'merges', 'with']);
    if (spell === undefined || other === undefined) return undefined;
    return {
      kind: 'merges',
      spell: idOf(spell),
      with: other,
      top: when.top === undefined ? undefined : when.top === 'spell',
    };
  },
  attacks: (staging, state, when) => {
    const objects = when.attackers.flatMap(({ object: name, attacking: whom }, n) => {
      const path = ['when', 'attacks', n];
      const attacking: Attack['attacking'] | undefined =
        whom === undefined ? onlyOpponent(staging) : objectOrPlayer(staging, whom, [...path, 'attacking']);
      const named = namedOrCounted(staging, name, path);
      const own = named.find(it => isOwnSide(state, it, attacking));
      if (own !== undefined)
        staging.issues.push({
          path: [...path, 'attacking'],
          message: `${name} can't attack its own controller (506.2).`,
        });
      return attacking === undefined ? [] : named.map(object => ({ object, attacking }));
    });
    return objects.length === 0 ? undefined : { kind: 'attacks', objects };
  },
  casts: castsEvent,
  turnsFaceUp: (staging, _state, when) => ({
    kind: 'turnsFaceUp',
    objects: objectsOf(staging, when.objects, 'turnsFaceUp'),
    x: when.x,
    by: causeOf(staging, when.by, playerId(staging.scenario.active)),
  }),
  turnsFaceDown: (staging, _state, when) => ({
    kind: 'turnsFaceDown',
    objects: objectsOf(staging, when.objects, 'turnsFaceDown'),
    by: causeOf(staging, when.by, playerId(staging.scenario.active)),
    as: listedCharacteristicsOf(effectsBy(staging, when.by, ['when', 'turnsFaceDown', 'by'])),
  }),
  putsCounters: countersRow,
  removesCounters: countersRow,
  movesCounters: (staging, state, when) => {
    const from = objectNamed(staging, when.from, ['when', 'movesCounters', 'from']);
    const to = objectNamed(staging, when.to, ['when', 'movesCounters', 'to']);
    if (from === undefined || to === undefined) return undefined;
    const there = state.objects.get(from)?.counters ?? {};
    const counter = when.counter ?? Object.keys(there)[0] ?? '+1/+1';
    const amount = when.count ?? there[counter] ?? 0;
    return { kind: 'movesCounters', from, to, counter, amount, by: effectOf(playerId(staging.scenario.active)) };
  },
  dealsDamage: (staging, _state, when) => {
    const damage = when.damage.flatMap(({ source, to, amount, combat }, n) => {
      const at = ['when', 'dealsDamage', ...(when.damage.length > 1 ? [n] : [])];
      const from = objectNamed(staging, source, [...at, 'source']);
      const hit = objectOrPlayer(staging, to, [...at, 'to']);
      return from === undefined || hit === undefined ? [] : [{ source: from, to: hit, amount, combat }];
    });
    return damage.length === 0 ? undefined : { kind: 'dealsDamage', damage, by: undefined };
  },
  draws: (_staging, _state, when) => ({
    kind: 'draws',
    player: playerId(when.player),
    count: when.count,
    by: undefined,
  }),
  gainsLife: lifeRow,
  losesLife: lifeRow,
  paysLife: lifeRow,
  destroys: (staging, _state, when) => ({
    kind: 'destroys',
    objects: objectsOf(staging, when.objects, 'destroys'),
    noRegeneration: forbidsRegeneration(effectsBy(staging, when.by, ['when', 'destroys', 'by'])),
    by: causeOf(staging, when.by, playerId(staging.scenario.active)),
  }),
  dies: movesRow,
  discards: movesRow,
  mills: movesRow,
  exiles: movesRow,
  sacrifices: movesRow,
  begins: (_staging, _state, when) => ({
    kind: 'begins',
    player: playerId(when.player),
    what: begun(when.name),
  }),
  addsMana: manaRow,
};

function manaRow(staging: Staging, state: GameState, when: Extract<When, { kind: 'addsMana' }>): GameEvent {
  const path = ['when', 'addsMana', 'source'];
  const source = when.source === undefined ? undefined : objectNamed(staging, when.source, path);
  const refusal = source === undefined ? undefined : untappable(staging, state, source);
  if (refusal !== undefined) staging.issues.push({ path, ...refusal });
  const mana = manaSymbols(when.mana);
  return { kind: 'addsMana', source, player: playerId(when.player), mana, tapped: when.source !== undefined };
}

function objectsRow(
  staging: Staging,
  _state: GameState,
  when: Extract<When, { kind: 'transforms' | 'untaps' | 'taps' | 'phasesIn' }>,
): GameEvent {
  const objects = objectsOf(staging, when.objects, when.kind);
  // without a spell or ability that does it, the player whose turn it is taps them
  return { kind: when.kind, objects, ...(when.kind === 'taps' ? { who: playerId(staging.scenario.active) } : {}) };
}

function countersRow(
  staging: Staging,
  _state: GameState,
  when: Extract<When, { kind: 'putsCounters' | 'removesCounters' }>,
): GameEvent | undefined {
  const on = objectOrPlayer(staging, when.on, ['when', when.kind, 'on']);
  if (on === undefined) return undefined;
  const holder = staging.names.find(when.on)?.player ?? when.on;
  const owner = playerNamed(staging, holder) ?? playerId(staging.scenario.active);
  const player = when.player === undefined ? owner : playerId(when.player);
  const by = causeOf(staging, when.by, player) ?? effectOf(player);
  const { counter, count: amount } = when;
  if (when.kind === 'removesCounters') return { kind: 'removesCounters', on, counter, amount, by };
  return { kind: 'putsCounters', on, counter, amount, player: when.player === undefined ? by.controller : player, by };
}

function lifeRow(
  _staging: Staging,
  _state: GameState,
  when: Extract<When, { kind: 'gainsLife' | 'losesLife' | 'paysLife' }>,
): GameEvent {
  return { kind: when.kind, player: playerId(when.player), amount: when.amount, by: undefined };
}

type MovesWhen = WhenOf<'dies'>;

const MOVES = {
  destroys: { verb: 'destroy', to: 'graveyard' },
  dies: { verb: 'die', to: 'graveyard' },
  discards: { verb: 'discard', to: 'graveyard' },
  mills: { verb: 'mill', to: 'graveyard' },
  exiles: { verb: 'exile', to: 'exile' },
  sacrifices: { verb: 'sacrifice', to: 'graveyard' },
} as const satisfies Record<MovesWhen['kind'], Readonly<Pick<Move, 'verb' | 'to'>>>;

function movesRow(staging: Staging, state: GameState, when: MovesWhen): GameEvent | undefined {
  const { verb, to } = MOVES[when.kind];
  const player = playerId(when.player ?? staging.scenario.active);
  const objects = objectsOf(staging, when.objects, when.kind);
  const by = moverOf(staging, state, when, objects, player);
  if (when.objects.length > 0) {
    const move = { to, verb, position: 'top', withCounters: [], linkedTo: undefined } as const;
    return { kind: 'moves', objects: objects.map(object => ({ object, ...move })), by };
  }
  if (when.kind === 'mills') return { kind: 'mills', player, count: when.count, by };
  if (when.kind === 'dies' || when.kind === 'destroys') return undefined;
  const isOwn = by === undefined || by.controller === player;
  const who: PlayerRef = isOwn ? { kind: 'you' } : { kind: 'target', index: 0 };
  const effect = {
    kind: 'move',
    verb: MOVES[when.kind].verb,
    who,
    what: counted(when.kind, who, when.count),
    to,
  } as const;
  const done = carriesOut(when.by ?? when.kind, by?.controller ?? player, [effect]);
  return isOwn ? done : { ...done, targets: [player] };
}

/** The cause of cards or permanents being moved; of what `player` is made to do, see `causeSuffered`. */
function moverOf(
  staging: Staging,
  state: GameState,
  { kind, by }: MovesWhen,
  [first]: readonly ObjectId[],
  player: PlayerId,
): Cause | undefined {
  if (kind !== 'discards' && kind !== 'sacrifices') return causeOf(staging, by, player);
  const moved = first === undefined ? undefined : state.objects.get(first);
  const who = (kind === 'discards' ? moved?.owner : moved?.controller) ?? player;
  return causeSuffered(staging, by, { verb: MOVES[kind].verb, who });
}

/** The objects of a player who discards or sacrifices a number of them, or exiles them from the top of a library. */
function counted(kind: 'discards' | 'exiles' | 'sacrifices', who: PlayerRef, count: number): Objects {
  if (kind === 'exiles') return { kind: 'topOfLibrary', who, amount: count };
  const clause =
    kind === 'discards'
      ? ({ kind: 'inZone', zone: 'hand', whose: who } as const)
      : ({ kind: 'controlledBy', who } as const);
  return { kind: 'choose', filter: { clauses: [clause] }, min: count, max: count };
}

/**
 * "suspect Grizzly Bears", "Merfolk Branchwalker explores": a keyword action and the object that does or undergoes it.
 */
function actionNaming(staging: Staging, words: string, count: number) {
  const readings = KEYWORD_ACTIONS.flatMap(verb => {
    const lower = words.toLowerCase();
    if (lower.startsWith(`${verb} `)) return [{ verb, rest: words.slice(verb.length + 1) }];
    const before = [` ${verb}s`, ` ${verb}`].find(it => lower.endsWith(it));
    return before === undefined ? [] : [{ verb, rest: words.slice(0, -before.length) }];
  });
  for (const { verb, rest } of readings) {
    const [, name = rest, digits] = /^(.*?)\s+(\d+)$/u.exec(rest) ?? [];
    const object = staging.names.find(rest) ?? staging.names.find(name);
    const action = keywordAction(verb, staging.names.find(rest) === undefined ? Number(digits ?? count) : count);
    // 701.50e, 701.63b: of the number 0 nothing comes
    const effects = action?.effects.length === 0 ? [] : action && withFirstTarget(action.effects);
    if (object !== undefined && action !== undefined && effects !== undefined)
      return { effects, rule: action.rule, on: [idOf(object)] };
  }
  return undefined;
}

function carriesOut(
  name: string,
  controller: PlayerId,
  effects: readonly Effect[],
  rule?: string,
): Extract<GameEvent, { kind: 'carriesOut' }> {
  const by = { name, controller, source: undefined, isEffect: true } as const;
  return { kind: 'carriesOut', effects, by, targets: [], ...(rule === undefined ? {} : { rule }) };
}

function effectOf(controller: PlayerId): Cause {
  return { name: '', controller, source: undefined, isEffect: true };
}

function objectsOf(staging: Staging, names: readonly string[], kind: WhenKind): readonly ObjectId[] {
  const zone = kind === 'discards' ? 'hand' : kind === 'mills' ? 'library' : 'battlefield';
  return names.flatMap((name, n) => namedOrCounted(staging, name, ['when', kind, n], zone));
}

/** 506.2: whether what is attacked is the attacker's own controller, or a planeswalker of that player. */
function isOwnSide({ objects }: GameState, attacker: ObjectId, attacking: Attack['attacking'] | undefined): boolean {
  const controller = objects.get(attacker)?.controller;
  const attacked = objects.get(attacking as ObjectId); // a player has no object
  if (attacked === undefined) return attacking === controller;
  return attacked.controller === controller && !attacked.printed.faces.some(face => face.types.includes('Battle'));
}

/** The opponent of the player whose turn it is; left to that player's choice where there are several. */
function onlyOpponent({ scenario }: Staging): Attack['attacking'] {
  const [only, ...others] = scenario.players.filter(player => player !== scenario.active);
  return only === undefined || others.length > 0 ? 'choose' : playerId(only);
}

/** The object of that name, or with a number in front as many as there are. */
function namedOrCounted(
  staging: Staging,
  name: string,
  path: readonly (string | number)[],
  zone?: 'battlefield' | 'hand' | 'library',
): readonly ObjectId[] {
  const found = staging.names.findAll(name);
  if (found.length > 1 && /^\d+ /u.test(name)) return found.map(idOf);
  const only = objectNamed(staging, name, path, zone);
  return only === undefined ? [] : [only];
}

function begun(name: Extract<When, { kind: 'begins' }>['name']): TurnOrPart {
  return name === 'extra' ? 'extra turn' : (name ?? 'turn');
}
