// 616.1g, 120.4c: what an event contains once nothing replaces it: deeds to perform, and events to settle in their turn.

import type { Effect } from '../ability/effect.ts';
import { mayAttach } from '../attach/legal.ts';
import { defaultName } from '../carry-out/token.ts';
import { type Asking, askWord } from '../choice/ask.ts';
import { finishEntering } from '../entering/finish.ts';
import { countersKept } from '../match/keeps-counters.ts';
import type { View } from '../match/view.ts';
import { changed, isPlayer, newId, place, playerIn, stamp } from '../model/change.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { GameObject } from '../model/object.ts';
import type { OfKind } from '../model/of-kind.ts';
import { inZone } from '../model/zones.ts';
import { ruleOfException } from '../replacement/cited.ts';
import { forbids } from '../replacement/forbidden.ts';
import { tokenObject } from '../replacement/token.ts';
import { damageResults } from './damage-results.ts';
import type { Deed } from './deed.ts';
import type { Cause, Entering, GameEvent, Move, TokenToCreate } from './event.ts';
import { note, type Play } from './play.ts';
import type { Frame, Scene } from './work.ts';

/** What settled events come to. `view` is how contained events are read, where that is looking ahead. */
export interface Contained {
  readonly deeds: readonly Deed[];
  readonly events: readonly GameEvent[];
  readonly then: readonly { readonly effects: readonly Effect[]; readonly frame: Frame }[];
  readonly view?: View | undefined;
}

/** Several events only where they are damage dealt at the same time. */
export function* contained(play: Play, scene: Scene, view: View, settled: readonly GameEvent[]): Asking<Contained> {
  const [event] = settled;
  if (event === undefined) return NOTHING;
  const contain = CONTAINS[event.kind] as Contain<typeof event.kind>; // the table is complete by kind
  return yield* contain({ play, scene, view, settled }, event as never);
}

interface At {
  readonly play: Play;
  readonly scene: Scene;
  readonly view: View;
  readonly settled: readonly GameEvent[];
}

type Contain<K extends GameEvent['kind']> = (at: At, event: OfKind<GameEvent, K>) => Asking<Contained>;

const CONTAINS: { readonly [K in GameEvent['kind']]: Contain<K> } = {
  *enters({ play, scene, view }, { objects: [entering] }) {
    return entering === undefined ? NOTHING : yield* finishEntering(play, scene, view, entering);
  },
  *dealsDamage({ play, view, settled }) {
    return damageResults(play, view, settled);
  },
  *creates({ play }, event) {
    return events([created(play, event)]);
  },
  *destroys(_, event) {
    return events([destroyed(event)]);
  },
  *mills({ play, scene }, event) {
    return events([milled(play, scene, event)]);
  },
  // 119.4: a player who pays life loses it
  *paysLife(_, { player, amount, by }) {
    return { ...deeds([{ kind: 'paidLife', player, amount }]), events: [{ kind: 'losesLife', player, amount, by }] };
  },
  *setsLife({ play, scene }, event) {
    return events(lifeSet(play, scene, event));
  },
  *movesCounters({ play, view }, event) {
    return events(countersMoved(play, view, event));
  },
  *carriesOut(_, { effects, by, targets }) {
    const frame = { by, context: { source: by.source, controller: by.controller, targets } };
    return { ...NOTHING, then: [{ effects, frame }] };
  },
  *attaches({ play, view }, event) {
    return mayAttach(view, event.object, event.to) ? deeds([event]) : stays(play, view, event);
  },
  *moves({ play, view }, event) {
    for (const move of event.objects) tellMoved(play, move);
    const kept = (move: Move) => ({ ...move, kept: countersKept(view, move.object, move.to) });
    return deeds(event.objects.map((move): Deed => ({ kind: 'moves', move: kept(move), by: event.by })));
  },
  *draws(_, { player }) {
    return deeds([{ kind: 'draws', player }]);
  },
  *merges({ play, view }, event) {
    const top = event.top ?? (yield* isOnTop(play, view, event));
    return deeds([{ kind: 'merges', spell: event.spell, with: event.with, top }]);
  },
  gainsLife: lifeChanged,
  losesLife: lifeChanged,
  transforms: onObjects,
  taps: onObjects,
  untaps: onObjects,
  phasesIn: onObjects,
  phasesOut: onObjects,
  turnsFaceUp: onObjects,
  *turnsFaceDown(_, { objects, as }) {
    return deeds(objects.map((object): Deed => ({ kind: 'turnsFaceDown', object, as })));
  },
  becomesCopy: asItIs,
  putsCounters: asItIs,
  removesCounters: asItIs,
  begins: asItIs,
  addsMana: asItIs,
  losesGame: asItIs,
  winsGame: asItIs,
  shuffles: asItIs,
};

function* lifeChanged(_: At, { kind, player, amount }: OfKind<GameEvent, 'gainsLife'>): Asking<Contained> {
  return kind === 'paysLife' ? NOTHING : deeds([{ kind, player, amount }]);
}

function* onObjects(_: At, event: OfKind<GameEvent, 'taps' | 'turnsFaceUp'>): Asking<Contained> {
  const { kind } = event;
  return deeds(event.objects.map((object): Deed => ({ kind, object })));
}

function* asItIs(_: At, event: Extract<GameEvent, Deed>): Asking<Contained> {
  return deeds([event]);
}

/** 702.140c: the spell's controller puts it on top of the creature or under it. */
function* isOnTop(play: Play, view: View, event: Extract<GameEvent, { kind: 'merges' }>): Asking<boolean> {
  const asked = { kind: 'mode', who: view.controller(event.spell), object: event.spell, rule: '702.140c' } as const;
  return (yield* askWord(play, asked, ['top', 'bottom'])) !== 'bottom';
}

const NOTHING: Contained = { deeds: [], events: [], then: [] };

function deeds(list: readonly Deed[]): Contained {
  return { ...NOTHING, deeds: list };
}

function events(list: readonly GameEvent[]): Contained {
  return { ...NOTHING, events: list };
}

/** 701.7a: tokens come to be, nowhere yet, and will enter. */
function created(play: Play, event: Extract<GameEvent, { kind: 'creates' }>): GameEvent {
  const objects: Entering[] = [];
  play.state = changed(play.state, draft => {
    const labels = new Set([...draft.objects.values()].map(object => object.label));
    for (const token of event.tokens) {
      tellCreated(play, token, event.under);
      if (token.count > MOST_TOKENS) play.cut = true;
      for (let n = 0; n < Math.min(token.count, MOST_TOKENS); n++) {
        const id = newId(draft);
        const label = freeLabel(labels, token);
        draft.objects.set(id, { ...tokenObject(token, id, ownerOf(play, event), stamp(draft)), label });
        place(draft, id, 'nowhere', event.under, 'top');
        objects.push(enteringToken(token, id, event));
      }
    }
  });
  return { kind: 'enters', objects };
}

/** 111.2; before Magic 2010 it was the controller of the effect. */
function ownerOf(play: Play, { under, by }: Extract<GameEvent, { kind: 'creates' }>): PlayerId {
  return play.edition.tokensBelongToTheirCreator ? under : (by?.controller ?? under);
}

/** Tokens of one kind beyond this number are not made one by one; the answer then says that it is not complete. */
const MOST_TOKENS = 256;

/** 111.2-111.4, 111.9, 707.8a: who owns the token and what it is called. */
function tellCreated(play: Play, token: TokenToCreate, under: PlayerId): void {
  const printed = token.copy?.of.printed ?? token.printed;
  const [front] = printed.faces;
  const isDefault = token.copy === undefined && front.name === defaultName(front.subtypes, play.edition);
  const also = [
    '111.3',
    '616.1g',
    ...(isDefault ? ['111.4'] : []),
    ...(!isDefault && front.supertypes.includes('Legendary') ? ['111.9'] : []),
    ...(token.copy === undefined ? [] : ['707.2']),
    ...(token.copy !== undefined && printed.faces.length > 1 ? ['707.8a'] : []),
    ...(token.copy?.exceptions ?? []).flatMap(ruleOfException),
  ];
  note(play, '111.2', { kind: 'creates', name: front.name }, [], { players: [under], also, notable: false });
}

function freeLabel(labels: Set<string>, token: TokenToCreate): string {
  const called = token.label === '' ? (token.printed.faces[token.face]?.name ?? token.printed.cardName) : token.label;
  let label = called;
  for (let n = 2; labels.has(label); n++) label = `${called}#${n}`;
  labels.add(label);
  return label;
}

function enteringToken(
  token: TokenToCreate,
  object: ObjectId,
  event: Extract<GameEvent, { kind: 'creates' }>,
): Entering {
  return {
    object,
    under: event.under,
    from: 'nowhere',
    tapped: token.tapped,
    face: token.copy?.of.face ?? token.face,
    faceDown: undefined,
    counters: token.counters,
    // the token is what it copies from the beginning (111.3)
    copy: undefined,
    attachedTo: token.attachedTo,
    attacking: token.attacking,
    cast: undefined,
    prototyped: token.copy?.of.prototyped ?? false,
    designations: [],
    changes: [],
    played: false,
    by: event.by,
    created: true,
  };
}

/** 400.7, 122.2, 708.9: what moves is a new object, its counters are no more, and it is seen. */
function tellMoved(play: Play, { object, to }: Move): void {
  const before = play.state.objects.get(object);
  if (before === undefined) return;
  const also = [
    ...(Object.keys(before.counters).length > 0 ? ['122.2'] : []),
    ...(before.faceDown === undefined ? [] : ['708.9']),
    ...(before.components.length === 0 ? [] : before.printed.layout === 'meld' ? ['712.21'] : ['730.3']),
  ];
  note(play, '400.7', { kind: 'is a new object', to }, [object], { also, notable: false });
}

/** 701.8a: to destroy is to move to the graveyard. */
function destroyed(event: Extract<GameEvent, { kind: 'destroys' }>): GameEvent {
  return { kind: 'moves', objects: event.objects.map(object => toGraveyard(object, 'destroy')), by: event.by };
}

function milled(
  play: Play,
  scene: Scene,
  event: { readonly player: PlayerId; readonly count: number; readonly by: Cause | undefined },
): GameEvent {
  // 614.13c: not what is entering from that library
  const library = inZone(play.state, 'library', event.player);
  const free = library.filter(id => !scene.entering.has(id) && !scene.taken.has(id));
  const cards = free.slice(0, event.count);
  for (const id of cards) scene.taken.add(id);
  return { kind: 'moves', objects: cards.map(object => toGraveyard(object, 'mill')), by: event.by };
}

function toGraveyard(object: ObjectId, verb: Move['verb']): Move {
  return { object, to: 'graveyard', verb, position: 'top', withCounters: [], linkedTo: undefined };
}

/** 119.5: gaining or losing what is needed. */
function lifeSet(play: Play, scene: Scene, event: Extract<GameEvent, { kind: 'setsLife' }>): readonly GameEvent[] {
  const { player, by } = event;
  const difference = event.amount - playerIn(play.state, player).life - (scene.life.get(player) ?? 0);
  note(play, '119.5', { kind: 'life set', life: event.amount }, [], { players: [player] });
  if (difference === 0) return [];
  return [{ kind: difference > 0 ? 'gainsLife' : 'losesLife', player, amount: Math.abs(difference), by }];
}

/** 122.5: both parts must be possible, or neither happens. */
function countersMoved(
  play: Play,
  view: View,
  event: Extract<GameEvent, { kind: 'movesCounters' }>,
): readonly GameEvent[] {
  const { from, to, counter, by } = event;
  const amount = Math.min(event.amount, view.object(from).counters[counter] ?? 0);
  const player = by?.controller ?? view.controller(to);
  const removes = { kind: 'removesCounters', on: from, counter, amount, by } as const;
  const puts = { kind: 'putsCounters', on: to, counter, amount, player, by } as const;
  const isPossible =
    amount > 0 &&
    from !== to &&
    isOnBattlefield(view.object(from)) &&
    isOnBattlefield(view.object(to)) &&
    forbids(play, view, removes) === undefined &&
    forbids(play, view, puts) === undefined;
  note(play, '122.5', { kind: isPossible ? 'moves counters' : 'cannot move counters', counter, amount }, [from, to]);
  return isPossible ? [removes, puts] : [];
}

function isOnBattlefield(object: GameObject): boolean {
  return object.zone === 'battlefield';
}

/** 303.4j, 301.5b: it does not move. */
function stays(play: Play, view: View, event: Extract<GameEvent, { kind: 'attaches' }>): Contained {
  const isAura = view.of(event.object).subtypes.includes('Aura');
  const objects = isPlayer(view.state, event.to) ? [event.object] : [event.object, event.to];
  note(play, isAura ? '303.4j' : '301.5b', { kind: 'does not move' }, objects);
  return NOTHING;
}
