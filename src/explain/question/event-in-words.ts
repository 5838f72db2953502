// Event of a scenario as a sentence.
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { assertNever } from '../../kit/assert-never.ts';
import type { CastDetails, CreatingItem, EnteringItem, When } from '../../scenario/index.ts';
import { countedNoun, counterWords, listInWords, timesInWords } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import { playerSubject, type Said, tokenNoun, UNSAID } from './board-nouns.ts';

/** The event of a scenario as a sentence; `UNSAID` where there are no words for it. */
export function eventSentence(when: When, players: readonly string[]): Said {
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
      return movesSentence(when.kind, when);
    case 'becomesCopy':
      return when.except.length > 0 ? UNSAID : `${when.object} becomes a copy of ${when.of}`;
    case 'draws':
      return `${playerSubject(when.player)} would draw ${when.count === 1 ? 'a card' : `${numberWord(when.count)} cards`}`;
    case 'gainsLife':
      return `${playerSubject(when.player)} would gain ${when.amount} life`;
    case 'activates':
    case 'addsMana':
    case 'attacks':
    case 'begins':
    case 'casts':
    case 'dealsDamage':
    case 'discards':
    case 'does':
    case 'losesLife':
    case 'merges':
    case 'mills':
    case 'movesCounters':
    case 'paysLife':
    case 'phasesIn':
    case 'removesCounters':
    case 'resolves':
    case 'sacrifices':
    case 'taps':
    case 'transforms':
    case 'turnsFaceDown':
    case 'turnsFaceUp':
    case 'untaps':
      return UNSAID;
    default:
      return assertNever(when);
  }
}

function movesSentence(kind: Leaving, { objects, by }: Pick<MovingWhen, 'objects' | 'by'>): Said {
  if (objects.length === 0 || by !== undefined || objects.some(it => it.includes('#'))) return UNSAID;
  const [one, several] = MOVED[kind];
  const names = objects.map(it => it.replace(/^(.+) Token$/u, 'the $1 token'));
  return objects.length === 1 ? `${names[0] ?? ''} ${one}` : `${listInWords(names)} ${several} at the same time`;
}

type MovingWhen = Extract<When, { readonly objects: readonly string[]; readonly count: number }>;

/** Events by which permanents leave the battlefield that nobody has to carry out. */
type Leaving = Extract<MovingWhen['kind'], 'dies' | 'destroys' | 'exiles'>;

const MOVED = {
  dies: ['dies', 'die'],
  destroys: ['is destroyed', 'are destroyed'],
  exiles: ['is exiled', 'are exiled'],
} as const satisfies Record<Leaving, readonly [string, string]>;

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
  const { artifactMana = 0, creatureMana = 0, additionalMana = 0, snowMana } = cast;
  if (artifactMana + creatureMana + additionalMana > 0 || snowMana !== undefined) return UNSAID;
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
  const one = withIndefiniteArticleWord(noun ?? `token that is a copy of ${copyOf ?? ''}`);
  const several =
    noun === undefined ? `${numberWord(count)} tokens that are copies of ${copyOf ?? ''}` : countedNoun(count, noun);
  return `${playerSubject(under)} would create ${count === 1 ? one : several}`;
}
