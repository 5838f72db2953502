// 310.9a, 310.12a: who may protect a battle, and the choice of one of them.
import { type Asking, askPlayer } from '../choice/ask.ts';
import type { Play } from '../event/play.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';

/** The players that may protect a battle of that controller: an opponent for a Siege, else only its controller. */
export function protectorsOf(play: Play, controller: PlayerId, isSiege: boolean): readonly PlayerId[] {
  const inGame = play.state.players.filter(player => !player.lost).map(player => player.id);
  return inGame.filter(player => (player === controller) !== isSiege);
}

/** The protector its controller chooses; undefined where nobody can be. */
export function chooseProtector(
  play: Play,
  object: ObjectId,
  controller: PlayerId,
  isSiege: boolean,
): Asking<PlayerId | undefined> {
  const rule = isSiege ? '310.12a' : '310.9a';
  return askPlayer(play, { kind: 'protector', who: controller, object, rule }, protectorsOf(play, controller, isSiege));
}
