// Day, night, speed, faces and loose Auras as they were before the event (702.145, 704.5aa, 704.5m).
import {
  type Ability,
  type GameObject,
  type GameState,
  hasKeywordAbility,
  type ObjectId,
  positionBefore,
  project,
  some,
} from '../../engine/index.ts';
import { Memo } from '../../kit/memo.ts';
import { isRecord } from '../../kit/structure.ts';
import { idOf, recordTaken, type Staging } from './staging.ts';

const SETTLING: readonly string[] = ['daybound', 'nightbound', 'start your engines!'];

const SPEAKS = new Memo<Printed, boolean>();

type Printed = NonNullable<ReturnType<GameState['objects']['get']>>['printed'];

/** Whether any face of a card has one of those keywords, or speaks of it: most boards have none, and are not looked at in full. */
function speaksOfSettling(printed: Printed): boolean {
  const known = SPEAKS.get(printed);
  if (known !== undefined) return known;
  const isSettling = (it: Ability) => it.kind === 'keyword' && SETTLING.includes(it.keyword);
  const speaks = printed.faces.some(face => some('ability', face.abilities, { ability: isSettling }));
  SPEAKS.set(printed, speaks);
  return speaks;
}

/**
 * The position as it must have become before the event: day or night where neither is told, and a speed for players who
 * have none, by what is there; the other face of what has daybound up at night; and no Aura that is attached to nothing. Each
 * is recorded as taken. A face that is told stays up, and Auras stay that the event or a choice names.
 */
export function withSettledFacts(staging: Staging, told: GameState): GameState {
  const state = withMadeFacts(staging, told);
  const there = [...state.objects.values()].filter(it => it.zone === 'battlefield');
  const mayTurn = state.dayNight === 'night' && there.some(it => speaksOfSettling(it.printed));
  if (!mayTurn && !there.some(mayBeLoose)) return state;
  const { state: settled, fallen, turned } = positionBefore(state, staging.edition, asTold(staging));
  if (fallen.length + turned.length === 0) return state;
  const view = project(state, staging.edition);
  for (const id of turned) recordTaken(staging, { card: view.of(id).name, fact: 'turned' });
  for (const id of fallen) recordTaken(staging, { card: view.of(id).name, fact: 'attached to nothing' });
  return settled;
}

/** Whether it is printed as an Aura, or is a copy, and is attached to nothing. */
function mayBeLoose({ attachedTo, copies, printed, phasedOut }: GameObject): boolean {
  if (attachedTo !== undefined || phasedOut) return false;
  return copies.length > 0 || printed.faces.some(it => it.subtypes.includes('Aura'));
}

/** The objects of which the question tells the face, and those that its event, choices or effects name. */
function asTold({ names, scenario: { when, choose, given, players } }: Staging): Parameters<typeof positionBefore>[2] {
  const effects = players.map(it => given.players[it]?.effects);
  const spokenOf = stringsIn([when, choose, effects]).flatMap(it => names.findAll(it));
  const turned = names.objects.filter(it => it.given?.face !== undefined);
  return { faces: new Set(turned.map(idOf)), auras: new Set(spokenOf.map(idOf)) };
}

function stringsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  if (Array.isArray(data)) return data.flatMap(stringsIn);
  return isRecord(data) ? Object.values(data).flatMap(stringsIn) : [];
}

/** The position with day or night, and with speeds, as permanents have made it. */
function withMadeFacts(staging: Staging, state: GameState): GameState {
  if (![...state.objects.values()].some(it => speaksOfSettling(it.printed))) return state;
  const view = project(state, staging.edition);
  const having = (keyword: string) => view.battlefield.filter(id => hasKeywordAbility(view, id, keyword));
  const named = (id: ObjectId) => view.of(id).name;
  const [byDay, byNight] = state.dayNight === undefined ? [having('daybound')[0], having('nightbound')[0]] : [];
  const first = byDay ?? byNight;
  const dayNight = byDay !== undefined ? 'day' : byNight !== undefined ? 'night' : undefined;
  if (first !== undefined && dayNight !== undefined) recordTaken(staging, { card: named(first), fact: dayNight });
  const racers = having('start your engines!');
  const players = state.players.map(player => {
    const racer = player.speed === 0 ? racers.find(id => view.controller(id) === player.id) : undefined;
    if (racer === undefined) return player;
    recordTaken(staging, { card: named(racer), fact: 'speed', player: player.id });
    return { ...player, speed: 1 };
  });
  if (dayNight === undefined && players.every((it, n) => it === state.players[n])) return state;
  return { ...state, players, dayNight: dayNight ?? state.dayNight };
}
