// What became of amounts: counters, damage, cards, life.

import type { GameState, ObjectId, PlayerId } from '../../engine/index.ts';
import { counted, counters, list, numberWord, thirdPerson } from '../words.ts';
import { fateOf } from './fate.ts';
import type { Happening, Of } from './happening.ts';

export function counterChange({ scene, outcome }: Happening, on: ObjectId | PlayerId, kind: string): string {
  const verb = (word: string) => (scene.names.isPlayer(on) && scene.names.player(on).second ? word : thirdPerson(word));
  const [was, now] = [countersOn(outcome.before, on, kind), countersOn(outcome.state, on, kind)];
  const fate = scene.names.isPlayer(on) ? '' : fateOf(scene, outcome, on);
  const then = fate === '' ? '' : `, then ${fate}`;
  if (now === was) return `${verb('get')} no ${kind} counters${then}`;
  const change =
    now > was ? `${verb('get')} ${counters(now - was, kind)}` : `${verb('lose')} ${counters(was - now, kind)}`;
  return `${change} and ${verb('have')} ${now === 0 ? 'none' : numberWord(now)}${then}`;
}

function countersOn(state: GameState, on: ObjectId | PlayerId, kind: string): number {
  const player = state.players.find(it => it.id === on);
  return player?.counters[kind] ?? state.objects.get(on as ObjectId)?.counters[kind] ?? 0; // what is no player is an object
}

export function damage({ scene, outcome }: Happening, event: Of<'dealsDamage'>): string {
  const dealt = outcome.occurrences.filter(it => it.kind === 'damaged');
  if (dealt.length === 0) {
    const [first] = event.damage;
    return first === undefined
      ? 'no damage is dealt'
      : `${scene.names.object(first.source)} deals no damage to ${scene.names.thing(first.to)}`;
  }
  const bySource = new Map<string, string[]>();
  for (const it of dealt) {
    const fate = scene.names.isPlayer(it.to) ? '' : fateOf(scene, outcome, it.to);
    const text = `${it.amount} damage to ${scene.names.thing(it.to)}${fate === '' ? '' : `, which ${fate}`}`;
    const source = scene.names.object(it.source);
    bySource.set(source, [...(bySource.get(source) ?? []), text]);
  }
  return list([...bySource].map(([source, all]) => `${source} deals ${list([...new Set(all)])}`));
}

export function drawn({ scene, outcome }: Happening, player: PlayerId): string {
  const cards = outcome.occurrences.filter(it => it.kind === 'drew' && it.player === player).length;
  const fate = lost(outcome.state, player) ? scene.names.does(player, 'lose the game') : '';
  const won = outcome.state.players.filter(it => it.lost && it.id !== player).length > 0 ? 'wins' : '';
  const said = scene.names.does(
    player,
    cards === 0 ? 'draw nothing' : `draw ${counted(cards, 'card').replace(/^one /, 'a ')}`,
  );
  return fate !== ''
    ? `${said}, and ${fate}`
    : won !== '' && cards === 0
      ? `${said}; the other players lose the game`
      : said;
}

export function milled({ scene, outcome }: Happening, player: PlayerId): string {
  const moved = outcome.occurrences.flatMap(it => (it.kind === 'moved' && it.from === 'library' ? [it] : []));
  const to = [...new Set(moved.map(it => (it.to === 'exile' ? 'exile' : `the ${it.to}`)))];
  return moved.length === 0
    ? scene.names.does(player, 'mill nothing')
    : `${counted(moved.length, 'card')} ${moved.length === 1 ? 'goes' : 'go'} from ${scene.names.player(player).own} library to ${list(to)}`;
}

export function lifeChange({ scene, outcome }: Happening, player: PlayerId): string {
  const was = outcome.before.players.find(it => it.id === player)?.life ?? 0;
  const now = outcome.state.players.find(it => it.id === player)?.life ?? 0;
  const others = outcome.state.players.filter(
    it => it.id !== player && it.life !== (outcome.before.players.find(old => old.id === it.id)?.life ?? it.life),
  );
  const change =
    now === was ? 'neither gain nor lose life' : now > was ? `gain ${now - was} life` : `lose ${was - now} life`;
  const total = now === was ? '' : `, from ${was} to ${now}`;
  const rest = others.map(
    it =>
      `${scene.names.player(it.id).name} ${it.life > (outcome.before.players.find(old => old.id === it.id)?.life ?? 0) ? 'gains' : 'loses'} life, to ${it.life}`,
  );
  const end = lost(outcome.state, player) ? `, and ${scene.names.does(player, 'lose the game')}` : '';
  return [`${scene.names.does(player, change)}${total}${end}`, ...rest].join('; ');
}

export function lost(state: GameState, player: PlayerId): boolean {
  return state.players.find(it => it.id === player)?.lost === true;
}
