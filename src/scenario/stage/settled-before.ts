// Day, night and speed that permanents have brought about before the event (702.145d, 702.145g, 704.5aa).
import { type Ability, type GameState, hasKeywordAbility, type ObjectId, project, some } from '../../engine/index.ts';
import { Memo } from '../../kit/memo.ts';
import { recordTaken, type Staging } from './staging.ts';

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
 * The position with what permanents of the board have made so as soon as they were there: day or night where neither is
 * told, and a speed for players who have none. Each is recorded as taken.
 */
export function withSettledFacts(staging: Staging, state: GameState): GameState {
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
