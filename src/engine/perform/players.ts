// What happens to players: life, mana, steps, the end of the game.
import { setObject, setPlayer } from '../model/change.ts';
import type { ObjectId } from '../model/ids.ts';
import { DAMAGED_BY } from '../model/object.ts';
import type { Perform } from './record.ts';

export const gainsLife: Perform<'gainsLife'> = ({ draft, happened }, { player, amount }) => {
  setPlayer(draft, player, it => ({ life: it.life + amount }));
  happened({ kind: 'gainedLife', player, amount });
};

export const losesLife: Perform<'losesLife'> = ({ draft, happened }, { player, amount }) => {
  setPlayer(draft, player, it => ({ life: it.life - amount }));
  happened({ kind: 'lostLife', player, amount });
};

export const paidLife: Perform<'paidLife'> = ({ happened }, { player, amount }) => {
  happened({ kind: 'paidLife', player, amount });
};

export const dealt: Perform<'dealt'> = ({ draft, happened }, { damage }) => {
  const { source, to, amount, combat } = damage;
  const hurt = draft.objects.get(to as ObjectId); // an identifier of a player is no object's
  if (hurt !== undefined) {
    const by = hurt.linked[DAMAGED_BY] ?? [];
    setObject(draft, hurt.id, { linked: { ...hurt.linked, [DAMAGED_BY]: [...by, source] } });
  }
  happened({ kind: 'damaged', source, to, amount, combat });
};

/** 615.13: damage that was prevented is something that has happened. */
export const prevents: Perform<'prevents'> = ({ happened }, { to, amount, by }) => {
  happened({ kind: 'prevented', to, amount, by });
};

export const addsMana: Perform<'addsMana'> = ({ draft, happened }, { player, source, mana, tapped }) => {
  setPlayer(draft, player, it => ({ mana: [...it.mana, ...mana] }));
  if (source !== undefined) happened({ kind: 'addedMana', source, player, mana, tapped });
};

export const begins: Perform<'begins'> = ({ draft, happened }, { player, what }) => {
  draft.active = player;
  if (what !== 'turn') draft.step = what;
  happened({ kind: 'began', player, what });
};

/** 614.10. */
export const skips: Perform<'skips'> = ({ draft, happened }, { player, what }) => {
  setPlayer(draft, player, it => ({ skipped: [...it.skipped, what] }));
  happened({ kind: 'skipped', player, what });
};

export const losesGame: Perform<'losesGame'> = ({ draft, happened }, { player }) => {
  happened({ kind: 'lostGame', player });
  setPlayer(draft, player, () => ({ lost: true }));
};

/** 104.2: everybody else loses. */
export const winsGame: Perform<'winsGame'> = ({ draft }, { player }) => {
  draft.players = draft.players.map(it => (it.id === player ? it : { ...it, lost: true }));
};

export const designates: Perform<'designates'> = ({ draft, happened }, { player, designation }) => {
  setPlayer(draft, player, it => ({ designations: [...it.designations, designation] }));
  happened({ kind: 'playerDesignated', player, designation });
};

/** 701.34, 701.44b: what watches for the action sees it now. */
export const acts: Perform<'acts'> = ({ happened }, { action, player, object }) => {
  happened({ kind: 'acted', action, player, object });
};

/** 731.1. */
export const dayNight: Perform<'dayNight'> = ({ draft, happened }, { is }) => {
  const { dayNight: from } = draft;
  draft.dayNight = is;
  if (from !== is) happened({ kind: 'dayNight', is, from });
};

export const startsEngines: Perform<'startsEngines'> = ({ draft }, { player }) => {
  setPlayer(draft, player, () => ({ speed: 1 }));
};
