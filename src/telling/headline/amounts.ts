// What became of amounts: counters, damage, cards, life.

import type { GameState, ObjectId, Outcome, PlayerId } from '../../engine/index.ts';
import { counted, counters, list, numberWord, thirdPerson } from '../words.ts';
import { fateOf } from './fate.ts';
import type { Happening, Of } from './happening.ts';

export function counterChange({ scene, outcome }: Happening, on: ObjectId | PlayerId, kind: string): string {
  const isPlayer = scene.names.isPlayer(on);
  const verb = (word: string) => (isPlayer && scene.names.player(on).second ? word : thirdPerson(word));
  const change = changeOf(outcome, on, kind);
  const left = countersOn(outcome.state, on, kind);
  const said =
    change === 0
      ? `${verb('get')} no ${kind} counters`
      : `${verb(change > 0 ? 'get' : 'lose')} ${counters(Math.abs(change), kind)}`;
  const fate = isPlayer ? '' : fateOf(scene, outcome, on);
  if (fate !== '') return `${said} and ${fate}`;
  return change === 0 ? said : `${said} and ${verb('have')} ${left === 0 ? 'none' : numberWord(left)}`;
}

/** What was put and removed, by what happened: what has left, or lost counters in pairs, no longer shows it. */
function changeOf(outcome: Outcome, on: ObjectId | PlayerId, kind: string): number {
  const facts = outcome.occurrences.flatMap(it => {
    if (it.kind === 'countersPut' && it.on === on && it.counter === kind) return [it.amount];
    return it.kind === 'countersRemoved' && it.on === on && it.counter === kind ? [-it.amount] : [];
  });
  const sum = facts.reduce((all, one) => all + one, 0);
  const put = facts.filter(it => it > 0).reduce((all, one) => all + one, 0);
  if (facts.length === 0) return countersOn(outcome.state, on, kind) - countersOn(outcome.before, on, kind);
  return put > 0 ? put : sum;
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
  const draws = (who: PlayerId) => outcome.occurrences.filter(it => it.kind === 'drew' && it.player === who).length;
  const cards = draws(player);
  const fate = lost(outcome.state, player) ? scene.names.does(player, 'lose the game') : '';
  const won = outcome.state.players.filter(it => it.lost && it.id !== player).length > 0 ? 'wins' : '';
  const others = outcome.state.players.map(it => it.id).filter(it => it !== player && draws(it) > 0);
  const said = list([
    scene.names.does(player, cards === 0 ? 'draw nothing' : drawWords(cards)),
    ...others.map(other => scene.names.does(other, drawWords(draws(other)))),
  ]);
  return fate !== ''
    ? `${said}, and ${fate}`
    : won !== '' && cards === 0
      ? `${said}; the other players lose the game`
      : said;
}

function drawWords(cards: number): string {
  return `draw ${counted(cards, 'card').replace(/^one /, 'a ')}`;
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
