// What triggered abilities watch for: "whenever another creature enters", "at the beginning of your upkeep".

import type { Filter, ObjectRef, PlayerRef, TriggerEvent } from '../../engine/index.ts';
import { assertNever } from '../../kit/never.ts';
import { list, numberWord, ordinal, spelled, thirdPerson } from '../words.ts';
import type { Say } from './say.ts';

/** The event without "when": "another creature enters". */
export function sayTrigger(say: Say, event: TriggerEvent): string {
  const during = event.during === undefined ? '' : ` during ${say.whose(event.during)} turn`;
  return `${occasion(say, event)}${event.firstTime === true ? ' for the first time in a turn' : ''}${during}`;
}

function occasion(say: Say, event: TriggerEvent): string {
  switch (event.kind) {
    case 'enters':
      return `${what(say, event)}${event.tapped === true ? ' tapped' : ''}${event.under === undefined ? '' : ` under ${say.whose(event.under)} control`}${fromZone(event)}${event.attachedTo === undefined ? '' : ` attached to ${say.filter(event.attachedTo, 'one')}`}`;
    case 'dies':
      return subject(say, event, 'die');
    case 'leaves':
      return `${subject(say, event, 'leave')} the battlefield${event.to === undefined ? '' : ` for ${event.to}`}`;
    case 'moves':
      return `${say.filter(event.what, 'one')} goes to ${event.to ?? 'another zone'}${event.from === undefined ? '' : ` from ${event.from}`}`;
    case 'countersPut':
      return `${kindOf(event.counter)} are put on ${filterOrWho(say, event.on)}${event.who === undefined ? '' : ` by ${say.who(event.who)}`}`;
    case 'countersRemoved':
      return `${event.last ? 'the last of ' : ''}${kindOf(event.counter)} are removed from ${say.filter(event.on, 'one')}`;
    case 'chapter':
      return `chapter ${list(event.chapters.map(numberWord))} is reached`;
    case 'tokensCreated':
      return say.does(event.who, `create ${say.filter(event.what, 'one')}`);
    case 'begins':
      return `${say.whose(event.whose)} ${stepWords(event.step)} begins`;
    case 'casts':
      return say.does(
        event.who,
        `cast ${event.nth === undefined ? say.filter(event.what, 'one') : `the ${ordinal(event.nth)} ${say.filter(event.what, 'bare')}`}`,
      );
    case 'becomesAttached':
      return `${say.filter(event.what, 'one')} becomes attached to ${attachedTo(say, event.to)}`;
    case 'becomesUnattached':
      return `${say.filter(event.what, 'one')} becomes unattached`;
    case 'causesTrigger':
      return `an ability triggers because ${sayTrigger(say, event.cause)}`;
    case 'dayNight':
      return 'day becomes night or night becomes day';
    case 'playerBecomes':
      return say.does(event.who, `become the ${spelled(event.designation)}`);
    case 'becomesTarget':
      return `${say.filter(event.what, 'one')} becomes the target of a spell or ability`;
    case 'addsMana':
      return `${say.filter(event.what, 'one')} is tapped for mana`;
    case 'playsLand':
      return say.does(event.who, `play ${say.filter(event.what, 'one')}`);
    case 'losesGame':
      return say.does(event.who, 'lose the game');
    case 'state':
      return say.condition(event.condition);
    case 'text':
      return event.text
        .replace(/[.,\s]+$/, '')
        .replace(/~/g, say.voice.self)
        .replace(/^(when|whenever|at) /i, '');
    default:
      return actionTrigger(say, event);
  }
}

type Action = Exclude<
  TriggerEvent,
  {
    readonly kind:
      | 'enters'
      | 'dies'
      | 'leaves'
      | 'moves'
      | 'countersPut'
      | 'countersRemoved'
      | 'chapter'
      | 'tokensCreated'
      | 'begins'
      | 'casts'
      | 'becomesAttached'
      | 'becomesUnattached'
      | 'causesTrigger'
      | 'dayNight'
      | 'playerBecomes'
      | 'becomesTarget'
      | 'addsMana'
      | 'playsLand'
      | 'losesGame'
      | 'state'
      | 'text';
  }
>;

function actionTrigger(say: Say, event: Action): string {
  switch (event.kind) {
    case 'gainsLife':
      return say.does(event.who, 'gain life');
    case 'losesLife':
      return say.does(event.who, 'lose life');
    case 'draws':
      return say.does(event.who, event.nth === undefined ? 'draw a card' : `draw the ${ordinal(event.nth)} card`);
    case 'discards':
    case 'mills':
    case 'sacrifices':
      return say.does(
        event.who,
        `${event.kind.slice(0, -1)} ${event.what === undefined ? 'a card' : say.filter(event.what, 'one')}`,
      );
    case 'dealsDamage':
      return `${say.filter(event.source, 'one')} deals ${event.combat === true ? 'combat ' : ''}damage${event.to === undefined ? '' : ` to ${filterOrWho(say, event.to)}`}`;
    case 'dealtDamage':
      return `${say.filter(event.what, 'one')} is dealt damage`;
    case 'damagePrevented':
      return `damage to ${filterOrWho(say, event.to)} is prevented`;
    case 'taps':
    case 'untaps':
    case 'transforms':
    case 'mutates':
      return `${say.filter(event.what, 'one')} ${event.kind}${event.into === undefined ? '' : ` into ${say.filter(event.into, 'one')}`}`;
    case 'turnsFaceUp':
      return `${say.filter(event.what, 'one')} is turned face up`;
    case 'acts':
      return 'clauses' in event.who
        ? `${say.filter(event.who, 'one')} ${thirdPerson(event.action)}`
        : event.action.includes('you')
          ? event.action
          : say.does(event.who, event.action);
    case 'becomes':
      return `${say.filter(event.what, 'one')} becomes ${spelled(event.designation)}`;
    case 'phasesIn':
    case 'phasesOut':
      return `${say.filter(event.what, 'one')} ${spelled(event.kind)}`;
    case 'attacks':
    case 'blocks':
      return subject(say, event, event.kind.slice(0, -1));
    case 'becomesBlocked':
      return subject(say, event, 'become blocked');
    case 'attacksAlone':
      return subject(say, event, 'attack alone');
    default:
      return assertNever(event);
  }
}

/** "end step", "upkeep", "combat". */
export function stepWords(step: string): string {
  const named = spelled(step);
  if (named === 'beginning of combat') return 'combat';
  return ['untap', 'draw', 'end', 'cleanup', 'declare attackers', 'declare blockers', 'combat damage'].includes(named)
    ? `${named} step`
    : named;
}

interface Watched {
  readonly what: Filter;
  readonly oneOrMore: boolean;
}

function subject(say: Say, { what: filter, oneOrMore }: Watched, verb: string): string {
  if (oneOrMore) return `one or more ${say.filter(filter, 'many')} ${verb}`;
  return `${say.filter(filter, 'one')} ${thirdPerson(verb)}`;
}

function what(say: Say, event: Watched): string {
  return subject(say, event, 'enter');
}

function fromZone(event: Extract<TriggerEvent, { readonly kind: 'enters' }>): string {
  const from = event.from === undefined ? '' : ` from ${event.from}`;
  return event.notFrom === undefined ? from : `${from} from anywhere but ${event.notFrom}`;
}

function kindOf(counter: string | undefined): string {
  return counter === undefined ? 'counters' : `${counter} counters`;
}

function attachedTo(say: Say, to: ObjectRef | Filter): string {
  return 'clauses' in to ? say.filter(to, 'one') : say.ref(to);
}

function filterOrWho(say: Say, to: Filter | PlayerRef): string {
  return 'clauses' in to ? say.filter(to, 'one') : say.who(to);
}
