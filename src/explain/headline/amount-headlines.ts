// Headlines on amounts: counters, damage, cards, life.

import type { GameState, ObjectId, Outcome, PlayerId } from '../../engine/index.ts';
import { countedNoun, counterWords, listInWords, thirdPerson } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import { objectWords } from '../step/pick-words.ts';
import type { EventOfKind, OutcomeInContext } from './explained-outcome.ts';
import { fateOf } from './fates.ts';

/** Counters of one kind that something gets or loses: "gets two +1/+1 counters and dies"; its fate may be told elsewhere. */
export function counterHeadline(
  { context, outcome }: OutcomeInContext,
  on: ObjectId | PlayerId,
  kind: string,
  told: 'fate' | 'counters alone' = 'fate',
): string {
  const isPlayer = context.names.isPlayer(on);
  const verb = (word: string) => (isPlayer && context.names.player(on).second ? word : thirdPerson(word));
  const change = changeOf(outcome, on, kind);
  const left = countersOn(outcome.state, on, kind);
  const headline =
    change === 0
      ? `${verb('get')} no ${kind} counters`
      : `${verb(change > 0 ? 'get' : 'lose')} ${counterWords(Math.abs(change), kind)}`;
  const fate = isPlayer ? '' : fateOf(context, outcome, on);
  if (fate !== '') return told === 'fate' ? `${headline} and ${fate}` : headline;
  if (change === 0 || left === change) return headline;
  const paired = pairedCounters(outcome, on, kind);
  if (left > 0 || paired === undefined)
    return `${headline} and ${verb('have')} ${left === 0 ? 'none' : numberWord(left)}`;
  return `${headline} and ${verb('end')} with ${paired.left === 0 ? 'neither' : counterWords(paired.left, paired.kind)}`;
}

/** 704.5q: the counters that went away together with those of a kind, and how many of them are left. */
function pairedCounters(outcome: Outcome, on: ObjectId | PlayerId, kind: string) {
  const gone = outcome.occurrences.find(
    it => it.kind === 'countersRemoved' && it.on === on && it.counter !== kind && isPair(it.counter, kind),
  );
  if (gone?.kind !== 'countersRemoved') return undefined;
  return { kind: gone.counter, left: countersOn(outcome.state, on, gone.counter) };
}

function isPair(one: string, other: string): boolean {
  return [one, other].sort().join() === '+1/+1,-1/-1';
}

/** The change in counters, from what happened: an object that left, or lost counters in pairs, no longer shows it. */
function changeOf(outcome: Outcome, on: ObjectId | PlayerId, kind: string): number {
  const facts = outcome.occurrences.flatMap(occurrence => {
    if (occurrence.kind === 'countersPut' && occurrence.on === on && occurrence.counter === kind)
      return [occurrence.amount];
    return occurrence.kind === 'countersRemoved' && occurrence.on === on && occurrence.counter === kind
      ? [-occurrence.amount]
      : [];
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

export function damageHeadline({ context, outcome }: OutcomeInContext, event: EventOfKind<'dealsDamage'>): string {
  const dealt = outcome.occurrences.filter(it => it.kind === 'damaged');
  if (dealt.length === 0) {
    const [first] = event.damage;
    return first === undefined
      ? 'no damage is dealt'
      : `${context.names.object(first.source)} deals no damage to ${context.names.thing(first.to)}`;
  }
  const bySource = new Map<string, string[]>();
  for (const damage of dealt) {
    const fate = context.names.isPlayer(damage.to) ? '' : fateOf(context, outcome, damage.to);
    const text = `${damage.amount} damage to ${context.names.thing(damage.to)}${fate === '' ? '' : `, which ${fate}`}`;
    const source = context.names.object(damage.source);
    bySource.set(source, [...(bySource.get(source) ?? []), text]);
  }
  const sentences = [...bySource].map(([source, all]) => {
    const [one = '', other, ...more] = new Set(all);
    const inserted = one.includes(', which') && other !== undefined && more.length === 0;
    return `${source} deals ${inserted ? `${one}, and ${other}` : listInWords([...new Set(all)])}`;
  });
  return sentences.some(it => it.includes(', which')) ? sentences.join(', and ') : listInWords(sentences);
}

export function drawHeadline(shown: OutcomeInContext, player: PlayerId): string {
  const { context, outcome } = shown;
  const clauses = drawClauses(shown, player);
  const drew = outcome.occurrences.some(it => it.kind === 'drew' && it.player === player);
  const fate = lossHeadline(outcome.state, player) ? context.names.does(player, 'lose the game') : '';
  const others = outcome.state.players.filter(it => it.id !== player);
  const isWon = others.length > 0 && others.every(it => it.lost);
  const headline = listInWords(clauses);
  if (fate !== '') return `${headline}, and ${fate}`;
  return isWon && !drew ? `${headline}, and ${context.names.does(player, 'win the game')}` : headline;
}

/** The clauses on who draws, a player each: the player who would first, and what that player does instead (702.52a). */
export function drawClauses({ context, outcome }: OutcomeInContext, player: PlayerId): readonly string[] {
  const draws = (who: PlayerId) => outcome.occurrences.filter(it => it.kind === 'drew' && it.player === who).length;
  const cards = draws(player);
  const drawing = outcome.state.players.map(it => it.id).filter(it => it !== player && draws(it) > 0);
  const instead = cards === 0 ? dredgedWords({ context, outcome }, player) : '';
  return [
    context.names.does(player, cards > 0 ? drawWords(cards) : instead === '' ? 'draw nothing' : instead),
    ...drawing.map(other => context.names.does(other, drawWords(draws(other)))),
  ];
}

/** 702.52a: "mill six cards and return Golgari Grave-Troll to your hand"; empty where nothing is returned so. */
function dredgedWords({ context, outcome }: OutcomeInContext, player: PlayerId): string {
  const moves = outcome.occurrences.flatMap(it => (it.kind === 'moved' ? [it] : []));
  const isOf = (id: ObjectId) => outcome.state.objects.get(id)?.owner === player;
  const returned = moves.filter(it => it.from === 'graveyard' && it.to === 'hand' && isOf(it.object));
  const milled = moves.filter(it => it.from === 'library' && it.to === 'graveyard' && isOf(it.object)).length;
  if (returned.length === 0 || milled === 0) return '';
  const cards = objectWords(
    context,
    returned.map(it => it.object),
  );
  const { own, second } = context.names.player(player);
  const mill = `mill ${countedNoun(milled, 'card').replace(/^one /, 'a ')}`;
  return `${mill} and ${second ? 'return' : 'returns'} ${cards} to ${own} hand`;
}

/** "draw a card", "draw two cards". */
export function drawWords(cards: number): string {
  return `draw ${countedNoun(cards, 'card').replace(/^one /, 'a ')}`;
}

export function millHeadline({ context, outcome }: OutcomeInContext, player: PlayerId): string {
  const all = outcome.occurrences.flatMap(it => (it.kind === 'moved' && it.from === 'library' ? [it] : []));
  const moved = all.filter(it => it.to !== 'library');
  const { own } = context.names.player(player);
  const kept = all.length - moved.length;
  const stay =
    kept === 0 ? [] : [`${countedNoun(kept, 'card')} ${kept === 1 ? 'is' : 'are'} put back into ${own} library`];
  const to = [...new Set(moved.map(it => (it.to === 'exile' ? 'exile' : `the ${it.to}`)))];
  if (all.length === 0) return context.names.does(player, 'mill nothing');
  const goes = `${countedNoun(moved.length, 'card')} ${moved.length === 1 ? 'goes' : 'go'} from ${own} library to ${listInWords(to)}`;
  return listInWords([...(moved.length === 0 ? [] : [goes]), ...stay]);
}

export function lifeHeadline({ context, outcome }: OutcomeInContext, player: PlayerId): string {
  const was = outcome.before.players.find(it => it.id === player)?.life ?? 0;
  const now = outcome.state.players.find(it => it.id === player)?.life ?? 0;
  const others = outcome.state.players.filter(
    it => it.id !== player && it.life !== (outcome.before.players.find(old => old.id === it.id)?.life ?? it.life),
  );
  const change =
    now === was ? stayed(outcome, player, was) : now > was ? `gain ${now - was} life` : `lose ${was - now} life`;
  const total = now === was ? '' : `, from ${was} to ${now}`;
  const rest = others.map(
    other =>
      `${context.names.player(other.id).name} ${other.life > (outcome.before.players.find(old => old.id === other.id)?.life ?? 0) ? 'gains' : 'loses'} life, to ${other.life}`,
  );
  const end = lossHeadline(outcome.state, player) ? `, and ${context.names.does(player, 'lose the game')}` : '';
  return [`${context.names.does(player, change)}${total}${end}`, ...rest].join('; ');
}

/** "gain no life" where an effect forbids or skips it, else "stay at 20 life". */
function stayed({ trail }: Outcome, player: PlayerId, life: number): string {
  const [kept] = trail.flatMap(step => {
    if (step.kind === 'forbidden') return step.object === player ? [step.what] : [];
    return step.kind === 'replaced' && step.rewrite.kind === 'skip' && step.object === player ? [step.event] : [];
  });
  if (kept === 'gainsLife' || kept === 'losesLife') return `${kept === 'gainsLife' ? 'gain' : 'lose'} no life`;
  return `stay at ${life} life`;
}

export function lossHeadline(state: GameState, player: PlayerId): boolean {
  return state.players.find(it => it.id === player)?.lost === true;
}
