// Performers of actions on players: life, mana, steps, the end of the game.
import type { PlayerDesignation } from '../../vocabulary/index.ts';
import { setObject, setPlayer } from '../model/change-state.ts';
import { DAMAGED_BY } from '../model/game-object.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { GameState, PlayerState } from '../model/state.ts';
import type { Performer } from './performer.ts';

export const performGainLife: Performer<'gainsLife'> = ({ draft, happened }, { player, amount }) => {
  setPlayer(draft, player, it => ({ life: it.life + amount }));
  happened({ kind: 'gainedLife', player, amount });
};

export const performLoseLife: Performer<'losesLife'> = ({ draft, happened }, { player, amount }) => {
  setPlayer(draft, player, it => ({ life: it.life - amount }));
  happened({ kind: 'lostLife', player, amount });
};

export const performPaidLife: Performer<'paidLife'> = ({ happened }, { player, amount }) => {
  happened({ kind: 'paidLife', player, amount });
};

export const performDealt: Performer<'dealt'> = ({ draft, happened }, { damage }) => {
  const { source, to, amount, combat } = damage;
  const hurt = draft.objects.get(to as ObjectId); // an identifier of a player is no object's
  if (hurt !== undefined) {
    const by = hurt.linked[DAMAGED_BY] ?? [];
    setObject(draft, hurt.id, { linked: { ...hurt.linked, [DAMAGED_BY]: [...by, source] } });
  }
  const isCommander = draft.objects.get(source)?.designations.includes('commander');
  const player = draft.players.find(it => it.id === to);
  if (combat && isCommander && player !== undefined) {
    setPlayer(draft, player.id, ({ commanderDamage: had }) => ({
      commanderDamage: { ...had, [source]: (had[source] ?? 0) + amount },
    }));
  }
  happened({ kind: 'damaged', source, to, amount, combat });
};

/** 615.13: prevention of damage is an occurrence. */
export const performPrevent: Performer<'prevents'> = ({ happened }, { to, amount, by }) => {
  happened({ kind: 'prevented', to, amount, by });
};

export const performAddMana: Performer<'addsMana'> = ({ draft, happened }, { player, source, mana, tapped }) => {
  setPlayer(draft, player, it => ({ mana: [...it.mana, ...mana] }));
  if (source !== undefined) happened({ kind: 'addedMana', source, player, mana, tapped });
};

export const performBegin: Performer<'begins'> = ({ draft, happened }, { player, what }) => {
  draft.active = player;
  if (what !== 'turn' && what !== 'extra turn') draft.step = what;
  happened({ kind: 'began', player, what });
};

/** A step, phase or turn skipped (614.10). */
export const performSkip: Performer<'skips'> = ({ draft, happened }, { player, what }) => {
  setPlayer(draft, player, it => ({ skipped: [...it.skipped, what] }));
  happened({ kind: 'skipped', player, what });
};

export const performLoseGame: Performer<'losesGame'> = (performing, { player }) => {
  const { draft, happened } = performing;
  const titles =
    draft.players.find(it => it.id === player)?.designations.filter(it => OF_ONE_PLAYER.includes(it)) ?? [];
  happened({ kind: 'lostGame', player });
  setPlayer(draft, player, () => ({ lost: true }));
  const heir = heirOf(draft);
  if (heir === undefined) return;
  for (const designation of titles) performDesignate(performing, { kind: 'designates', player: heir, designation });
};

/** 725.4, 726.4: the active player, or the next in turn order who is still there; nobody where the game has ended. */
function heirOf({ players, active }: Pick<GameState, 'players' | 'active'>): PlayerId | undefined {
  const first = players.findIndex(it => it.id === active);
  const [heir, ...others] = [...players.slice(first), ...players.slice(0, first)].filter(it => !it.lost);
  return others.length === 0 ? undefined : heir?.id;
}

/** 104.2: everybody else loses. */
export const performWinGame: Performer<'winsGame'> = ({ draft }, { player }) => {
  draft.players = draft.players.map(it => (it.id === player ? it : { ...it, lost: true }));
};

/** 725.3, 726.3: one player at a time has them. */
const OF_ONE_PLAYER: readonly PlayerDesignation[] = ['monarch', 'initiative'];

export const performDesignate: Performer<'designates'> = ({ draft, happened }, { player, designation }) => {
  if (OF_ONE_PLAYER.includes(designation)) {
    const without = (it: PlayerState) => it.designations.filter(other => other !== designation);
    for (const { id } of draft.players) setPlayer(draft, id, it => ({ designations: without(it) }));
  }
  setPlayer(draft, player, it => ({ designations: [...it.designations, designation] }));
  happened({ kind: 'playerDesignated', player, designation });
};

/** 701.34, 701.44b: abilities that trigger on the keyword action do so now. */
export const performAct: Performer<'acts'> = ({ happened }, { action, player, object }) => {
  happened({ kind: 'acted', action, player, object });
};

/** Day or night beginning (731.1). */
export const performDayNight: Performer<'dayNight'> = ({ draft, happened }, { is }) => {
  const { dayNight: from } = draft;
  draft.dayNight = is;
  if (from !== is) happened({ kind: 'dayNight', is, from });
};

/** 702.179c: the speed of a player without one becomes that number. */
export const performIncreaseSpeed: Performer<'increasesSpeed'> = ({ draft }, { player, by }) => {
  setPlayer(draft, player, it => ({ speed: it.speed + by }));
};
