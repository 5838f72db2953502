// A scenario in sentences, as a person tells it at a table: who controls what, and what happens.
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import type { GivenObject, GivenPlayer, Scenario } from '../../scenario/index.ts';
import { asSentence, countedNoun, counterWords, listInWords, pluralName } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import { playerSubject, type Said, tokenNoun, UNSAID } from './board-nouns.ts';
import { eventSentence } from './event-in-words.ts';

/** The board and the event of a scenario in sentences; undefined where something in it has no words here. */
export function boardInWords(scenario: Scenario): string | undefined {
  const { given, players, active, when } = scenario;
  if (players.length !== 2 || active !== players[0] || scenario.rules !== 'current' || scenario.cards.length > 0)
    return undefined;
  if (given.command.length > 0 || given.dayNight !== undefined || given.step !== undefined || given.turn !== undefined)
    return undefined;
  const sentences = [
    ...players.flatMap(player => playerSentences(player, given.players[player])),
    eventSentence(when, players),
    ...scenario.choose.map(choiceSentence),
  ];
  return sentences.some(it => it === UNSAID) ? undefined : sentences.map(it => asSentence(String(it))).join(' ');
}

function playerSentences(player: string, entry: GivenPlayer | undefined): readonly Said[] {
  if (entry === undefined) return [];
  const { battlefield, hand, graveyard, life, library = [], exile, command, stack, effects, designations } = entry;
  const elsewhere = [library, exile, command, stack, effects, designations];
  const plain =
    elsewhere.every(it => it.length === 0) &&
    Object.keys(entry.counters).length === 0 &&
    Object.keys(entry.thisTurn).length === 0 &&
    Object.keys(entry.commanderDamage).length === 0;
  if (!plain) return [UNSAID];
  return [
    ...(life === 20 ? [] : [`${playerSubject(player)} ${verb(player, 'have')} ${life} life`]),
    ...listed(battlefield, it => `${playerSubject(player)} ${verb(player, 'control')} ${it}`),
    ...listed(hand, it => `${playerSubject(player)} ${verb(player, 'have')} ${it} in hand`),
    ...listed(graveyard, it => `${playerSubject(player)} ${verb(player, 'have')} ${it} in the graveyard`),
  ];
}

function listed(objects: readonly GivenObject[], sentence: (list: string) => string): readonly Said[] {
  if (objects.length === 0) return [];
  const names = objects.map(objectWords);
  return names.includes(UNSAID) ? [UNSAID] : [sentence(listInWords(names.map(String)))];
}

function verb(player: string, plain: 'have' | 'control' | 'create' | 'draw' | 'gain' | 'lose'): string {
  if (player === 'you') return plain;
  return plain === 'have' ? 'has' : `${plain}s`;
}

/** An object as it is listed: "a tapped Clone that is a copy of Bear Cub, with two +1/+1 counters on it". */
function objectWords(object: GivenObject): Said {
  const { card, token, count, copyOf, tapped, counters = {}, attachedTo, chosen = {} } = object;
  const isPlain =
    object.as === undefined &&
    object.owner === undefined &&
    object.faceDown === undefined &&
    object.face === undefined &&
    object.cast === undefined &&
    object.level === undefined &&
    object.timestamp === undefined &&
    object.lifePaid === undefined &&
    object.exiledWith === undefined &&
    object.pairedWith === undefined &&
    object.protector === undefined &&
    !(object.flipped || object.phasedOut || object.damage > 0) &&
    object.except.length + object.components.length + object.designations.length === 0;
  const picked = Object.values(chosen);
  if (!isPlain || picked.length > 1 || picked.some(it => typeof it !== 'string')) return UNSAID;
  const name = card ?? (token === undefined ? `token copy of ${copyOf ?? ''}` : tokenNoun(token));
  const isName = card !== undefined;
  const many =
    count > 1 ? `${numberWord(count)} ${isName ? pluralName(name) : countedNoun(2, name).replace(/^two /, '')}` : name;
  const head = count > 1 || (isName && !tapped) ? many : withIndefiniteArticleWord(`${tapped ? 'tapped ' : ''}${name}`);
  const puts = Object.entries(counters).map(([kind, n]) => counterWords(n, kind));
  const details = [
    ...(copyOf === undefined || !isName ? [] : [`a copy of ${copyOf}`]),
    ...(puts.length === 0 ? [] : [`with ${listInWords(puts)}`]),
    ...(attachedTo === undefined ? [] : [`attached to ${attachedTo}`]),
    ...picked.map(it => `with ${String(it)} chosen`),
  ];
  return details.length === 0 ? head : `${head} (${details.join(', ')})`;
}

function choiceSentence(choice: Scenario['choose'][number]): Said {
  if (choice.kind !== 'copy' || choice.picks.length !== 1) return UNSAID;
  return `You choose to copy ${choice.picks[0] ?? ''}`;
}
