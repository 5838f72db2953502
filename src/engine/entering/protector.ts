// Protectors of battles (310.9a, 310.12a) and their choice.
import { type ChoiceGenerator, choosePlayer } from '../choice/choice-request.ts';
import type { Run } from '../event/run-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';

/** The players that may protect a battle of that controller: an opponent for a Siege, else only its controller. */
export function protectorsOf(run: Run, controller: PlayerId, isSiege: boolean): readonly PlayerId[] {
  const inGame = run.state.players.filter(player => !player.lost).map(player => player.id);
  return inGame.filter(player => (player === controller) !== isSiege);
}

/** The protector its controller chooses; undefined where there is no legal one. */
export function chooseProtector(
  run: Run,
  object: ObjectId,
  controller: PlayerId,
  isSiege: boolean,
): ChoiceGenerator<PlayerId | undefined> {
  const rule = isSiege ? '310.12a' : '310.9a';
  return choosePlayer(
    run,
    { kind: 'protector', who: controller, object, rule },
    protectorsOf(run, controller, isSiege),
  );
}
