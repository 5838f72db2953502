// A scenario in sentences, as a person tells it at a table: who controls what, and what happens.

import type {
  CastDetails,
  CreatingItem,
  EnteringItem,
  GivenObject,
  GivenPlayer,
  Scenario,
  ScenarioToken,
  When,
} from '../../scenario/index.ts';
import {
  asSentence,
  countedNoun,
  counterWords,
  listInWords,
  numberWord,
  pluralName,
  timesInWords,
} from '../english.ts';

/** A part that there are no words for. */
const UNSAID = Symbol('unsaid');
type Said = string | typeof UNSAID;

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
    ...(life === 20 ? [] : [`${subject(player)} ${verb(player, 'have')} ${life} life`]),
    ...listed(battlefield, it => `${subject(player)} ${verb(player, 'control')} ${it}`),
    ...listed(hand, it => `${subject(player)} ${verb(player, 'have')} ${it} in hand`),
    ...listed(graveyard, it => `${subject(player)} ${verb(player, 'have')} ${it} in the graveyard`),
  ];
}

function listed(objects: readonly GivenObject[], sentence: (list: string) => string): readonly Said[] {
  if (objects.length === 0) return [];
  const names = objects.map(objectWords);
  return names.includes(UNSAID) ? [UNSAID] : [sentence(listInWords(names.map(String)))];
}

function subject(player: string): string {
  return player === 'you' ? 'you' : 'your opponent';
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
    object.protector === undefined &&
    !(object.flipped || object.phasedOut || object.damage > 0) &&
    object.except.length + object.components.length + object.designations.length === 0;
  const picked = Object.values(chosen);
  if (!isPlain || picked.length > 1 || picked.some(it => typeof it !== 'string')) return UNSAID;
  const name = card ?? (token === undefined ? `token copy of ${copyOf ?? ''}` : tokenNoun(token));
  const isName = card !== undefined;
  const many =
    count > 1 ? `${numberWord(count)} ${isName ? pluralName(name) : countedNoun(2, name).replace(/^two /, '')}` : name;
  const head =
    count > 1 || (isName && !tapped)
      ? many
      : `a${/^[aeiou]/i.test(tapped ? 't' : name) ? 'n' : ''} ${tapped ? 'tapped ' : ''}${name}`;
  const puts = Object.entries(counters).map(([kind, n]) => counterWords(n, kind));
  const details = [
    ...(copyOf === undefined || !isName ? [] : [`a copy of ${copyOf}`]),
    ...(puts.length === 0 ? [] : [`with ${listInWords(puts)}`]),
    ...(attachedTo === undefined ? [] : [`attached to ${attachedTo}`]),
    ...picked.map(it => `with ${String(it)} chosen`),
  ];
  return details.length === 0 ? head : `${head} (${details.join(', ')})`;
}

/** "1/1 white Soldier creature token", "Treasure token". */
function tokenNoun(token: ScenarioToken): string {
  if (token.kind === 'predefined') return `${token.name} token`;
  const size = token.power === undefined ? [] : [`${token.power}/${token.toughness ?? ''}`];
  const types = token.types.map(it => it.toLowerCase());
  return [...size, listInWords(token.colors), ...token.subtypes, ...types, 'token'].filter(it => it !== '').join(' ');
}

function eventSentence(when: When, players: readonly string[]): Said {
  switch (when.kind) {
    case 'enters':
      return entersSentence(when.objects);
    case 'creates':
      return when.tokens.length === 1 && when.tokens[0] !== undefined ? createsSentence(when.tokens[0]) : UNSAID;
    case 'putsCounters':
      if (when.by !== undefined || (when.player ?? 'you') !== 'you' || players.includes(when.on)) return UNSAID;
      return `an effect of yours puts ${counterWords(when.count, when.counter)} on ${when.on}`;
    case 'dies':
    case 'destroys':
    case 'exiles':
      return movesSentence(when);
    case 'becomesCopy':
      return when.except.length > 0 ? UNSAID : `${when.object} becomes a copy of ${when.of}`;
    case 'draws':
      return `${subject(when.player)} would draw ${when.count === 1 ? 'a card' : `${numberWord(when.count)} cards`}`;
    case 'gainsLife':
      return `${subject(when.player)} would gain ${when.amount} life`;
    default:
      return UNSAID;
  }
}

function movesSentence({ kind, objects, by }: Pick<MovingWhen, 'kind' | 'objects' | 'by'>): Said {
  const verbs = MOVED[kind];
  if (verbs === undefined || objects.length === 0 || by !== undefined || objects.some(it => it.includes('#')))
    return UNSAID;
  const [one, several] = verbs;
  const names = objects.map(it => it.replace(/^(.+) Token$/u, 'the $1 token'));
  return objects.length === 1 ? `${names[0] ?? ''} ${one}` : `${listInWords(names)} ${several} at the same time`;
}

type MovingWhen = Extract<When, { readonly objects: readonly string[]; readonly count: number }>;

const MOVED: Readonly<Partial<Record<MovingWhen['kind'], readonly [string, string]>>> = {
  dies: ['dies', 'die'],
  destroys: ['is destroyed', 'are destroyed'],
  exiles: ['is exiled', 'are exiled'],
};

function entersSentence(objects: readonly EnteringItem[]): Said {
  const [first] = objects;
  const names = objects.map(enteringWords);
  if (first === undefined || names.includes(UNSAID)) return UNSAID;
  if (objects.some(it => it.under !== first.under || it.from !== first.from || it.owner !== it.under)) return UNSAID;
  const many = objects.length > 1;
  const from = { stack: '', hand: '', graveyard: ' from the graveyard', exile: ' from exile' };
  const where = first.fromWritten ? from[first.from as keyof typeof from] : ''; // other zones have no words
  if (where === undefined) return UNSAID;
  const under = first.under === 'you' ? 'your' : "your opponent's";
  return `${listInWords(names.map(String))} ${many ? 'enter' : 'enters'}${where} under ${under} control${many ? ' at the same time' : ''}`;
}

function enteringWords(object: EnteringItem): Said {
  const { card, count, cast, face, faceDown } = object;
  const isPlain =
    object.as === undefined &&
    object.by === undefined &&
    object.tapped === undefined &&
    object.attacking === undefined &&
    object.attachedTo === undefined &&
    face === undefined &&
    faceDown === undefined &&
    !object.transformed &&
    Object.keys(object.counters).length === 0;
  const how = castWords(cast);
  if (card === undefined || count !== 1 || !isPlain || how === UNSAID) return UNSAID;
  return how === '' ? card : `${card} (${how})`;
}

/** Details of its casting that are out of the ordinary. */
function castWords(cast: CastDetails | undefined): Said {
  if (cast === undefined) return '';
  const { x, kicked, costs, targets, manaSpent, lifePaidFor, treasureMana, by, countered, from } = cast;
  if (costs.length + targets.length + lifePaidFor.length + treasureMana > 0 || by !== undefined || countered)
    return UNSAID;
  if (from !== 'hand' || typeof kicked !== 'number' || (manaSpent !== undefined && x === undefined)) return UNSAID;
  const parts = [
    ...(x === undefined ? [] : [`cast with X = ${x}`]),
    ...(kicked === 0 ? [] : [kicked === 1 ? 'kicked' : `kicked ${timesInWords(kicked)}`]),
  ];
  return parts.join(', ');
}

function createsSentence({
  under,
  token,
  copyOf,
  except,
  count,
  tapped,
  counters,
  attachedTo,
  attacking,
}: CreatingItem): Said {
  const isPlain = except.length === 0 && tapped === undefined && attachedTo === undefined && attacking === undefined;
  if (!isPlain || Object.keys(counters).length > 0) return UNSAID;
  const noun = token === undefined ? undefined : tokenNoun(token);
  const one = `${/^[aeiou]/i.test(noun ?? '') ? 'an' : 'a'} ${noun ?? `token that is a copy of ${copyOf ?? ''}`}`;
  const several =
    noun === undefined ? `${numberWord(count)} tokens that are copies of ${copyOf ?? ''}` : countedNoun(count, noun);
  return `${subject(under)} would create ${count === 1 ? one : several}`;
}

function choiceSentence(choice: Scenario['choose'][number]): Said {
  if (choice.kind !== 'copy' || choice.picks.length !== 1) return UNSAID;
  return `You choose to copy ${choice.picks[0] ?? ''}`;
}
