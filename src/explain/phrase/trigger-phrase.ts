// Phrases for trigger events: "whenever another creature enters", "at the beginning of your upkeep".

import type { Filter, ObjectRef, PlayerRef, TriggerEvent } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { listInWords, numberWord, ordinalNumber, spelledOut, thirdPerson } from '../english.ts';
import type { Phraser } from './phraser.ts';

/** A trigger event without "when": "another creature enters". */
export function triggerPhrase(phraser: Phraser, event: TriggerEvent): string {
  const during = event.during === undefined ? '' : ` during ${phraser.whose(event.during)} turn`;
  return `${occasion(phraser, event)}${event.firstTime === true ? ' for the first time in a turn' : ''}${during}`;
}

function occasion(phraser: Phraser, event: TriggerEvent): string {
  switch (event.kind) {
    case 'enters':
      return `${what(phraser, event)}${event.tapped === true ? ' tapped' : ''}${event.under === undefined ? '' : ` under ${phraser.whose(event.under)} control`}${fromZone(event)}${event.attachedTo === undefined ? '' : ` attached to ${phraser.filter(event.attachedTo, 'one')}`}`;
    case 'dies':
      return subject(phraser, event, 'die');
    case 'leaves':
      return `${subject(phraser, event, 'leave')} the battlefield${event.to === undefined ? '' : ` for ${event.to}`}`;
    case 'moves':
      return `${phraser.filter(event.what, 'one')} goes to ${event.to ?? 'another zone'}${event.from === undefined ? '' : ` from ${event.from}`}`;
    case 'countersPut':
      return `${kindOf(event.counter)} are put on ${filterOrWho(phraser, event.on)}${event.who === undefined ? '' : ` by ${phraser.who(event.who)}`}`;
    case 'countersRemoved':
      return `${event.last ? 'the last of ' : ''}${kindOf(event.counter)} are removed from ${phraser.filter(event.on, 'one')}`;
    case 'chapter':
      return `chapter ${listInWords(event.chapters.map(numberWord))} is reached`;
    case 'tokensCreated':
      return phraser.does(event.who, `create ${phraser.filter(event.what, 'one')}`);
    case 'begins':
      return `${phraser.whose(event.whose)} ${stepWords(event.step)} begins`;
    case 'casts':
      return phraser.does(
        event.who,
        `cast ${event.orCopies === true ? 'or copy ' : ''}${event.nth === undefined ? phraser.filter(event.what, 'one') : `the ${ordinalNumber(event.nth)} ${phraser.filter(event.what, 'bare')}`}`,
      );
    case 'becomesAttached':
      return `${phraser.filter(event.what, 'one')} becomes attached to ${attachedTo(phraser, event.to)}`;
    case 'becomesUnattached':
      return `${phraser.filter(event.what, 'one')} becomes unattached`;
    case 'causesTrigger':
      return `an ability triggers because ${triggerPhrase(phraser, event.cause)}`;
    case 'dayNight':
      return 'day becomes night or night becomes day';
    case 'playerBecomes':
      return phraser.does(event.who, `become the ${spelledOut(event.designation)}`);
    case 'becomesTarget':
      return `${phraser.filter(event.what, 'one')} becomes the target of ${event.spell === undefined ? 'a spell or ability' : phraser.filter(event.spell, 'one')}${event.who === undefined ? '' : ` that ${phraser.does(event.who, 'control')}`}`;
    case 'attacksWith':
      return attackPhrase(phraser, event);
    case 'becomesUnblocked':
      return `${phraser.filter(event.what, 'one')} attacks and is not blocked`;
    case 'addsMana':
      return `${phraser.filter(event.what, 'one')} is tapped for mana`;
    case 'playsLand':
      return phraser.does(
        event.who,
        `play ${phraser.filter(event.what, 'one')}${event.from === undefined ? '' : ` from ${event.from}`}`,
      );
    case 'cycles':
      return phraser.does(event.who, `cycle ${phraser.filter(event.what, 'one')}`);
    case 'paysLife':
      return phraser.does(event.who, 'pay life');
    case 'losesGame':
      return phraser.does(event.who, 'lose the game');
    case 'state':
      return phraser.condition(event.condition);
    case 'text':
      return event.text
        .replace(/[.,\s]+$/, '')
        .replace(/~/g, phraser.voice.self)
        .replace(/^(when|whenever|at) /i, '');
    default:
      return actionTrigger(phraser, event);
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
      | 'attacksWith'
      | 'becomesUnblocked'
      | 'addsMana'
      | 'playsLand'
      | 'cycles'
      | 'paysLife'
      | 'losesGame'
      | 'state'
      | 'text';
  }
>;

function actionTrigger(phraser: Phraser, event: Action): string {
  switch (event.kind) {
    case 'gainsLife':
      return phraser.does(event.who, 'gain life');
    case 'losesLife':
      return phraser.does(event.who, 'lose life');
    case 'draws':
      if (event.nth !== undefined) return phraser.does(event.who, `draw the ${ordinalNumber(event.nth)} card`);
      return phraser.does(
        event.who,
        event.exceptFirstInDrawStep ? 'draw a card other than the first of a draw step' : 'draw a card',
      );
    case 'discards':
    case 'mills':
    case 'sacrifices':
      return phraser.does(
        event.who,
        `${event.kind.slice(0, -1)} ${event.what === undefined ? 'a card' : phraser.filter(event.what, 'one')}${event.by === undefined ? '' : ` because of ${phraser.who(event.by)}`}`,
      );
    case 'dealsDamage':
      return `${phraser.filter(event.source, 'one')} deals ${event.combat === true ? 'combat ' : ''}damage${event.to === undefined ? '' : ` to ${filterOrWho(phraser, event.to)}`}`;
    case 'dealtDamage':
      return `${phraser.filter(event.what, 'one')} is dealt ${event.atLeast === undefined ? '' : `${event.atLeast} or more `}${event.excess === true ? 'excess ' : ''}damage`;
    case 'damagePrevented':
      return `damage to ${filterOrWho(phraser, event.to)} is prevented`;
    case 'taps':
    case 'untaps':
    case 'transforms':
    case 'mutates':
      return `${phraser.filter(event.what, 'one')} ${event.kind}${event.into === undefined ? '' : ` into ${phraser.filter(event.into, 'one')}`}`;
    case 'turnsFaceUp':
      return `${phraser.filter(event.what, 'one')} is turned face up`;
    case 'acts':
      return 'clauses' in event.who
        ? `${phraser.filter(event.who, 'one')} ${thirdPerson(event.action)}`
        : event.action.includes('you')
          ? event.action
          : phraser.does(event.who, event.action);
    case 'becomes':
      return `${phraser.filter(event.what, 'one')} becomes ${spelledOut(event.designation)}`;
    case 'phasesIn':
    case 'phasesOut':
      return `${phraser.filter(event.what, 'one')} ${spelledOut(event.kind)}`;
    case 'attacks':
      return `${subject(phraser, event, 'attack')}${whomWords(phraser, event.whom)}`;
    case 'blocks':
      return subject(phraser, event, 'block');
    case 'becomesBlocked':
      return subject(phraser, event, 'become blocked');
    case 'attacksAlone':
      return subject(phraser, event, 'attack alone');
    default:
      return assertNever(event);
  }
}

type AttackEvent = Extract<TriggerEvent, { readonly kind: 'attacksWith' }>;

/** "You attack with two or more creatures", "it and at least two other creatures attack". */
function attackPhrase(phraser: Phraser, { who, what: filter, is, n, whom, beside }: AttackEvent): string {
  const number = is === '=' ? `exactly ${numberWord(n)}` : `${numberWord(n)} or more`;
  const attackers = `${number} ${phraser.filter(filter, 'many')}`;
  if (beside !== undefined)
    return `${phraser.filter(beside, 'one')} and ${attackers} attack${whomWords(phraser, whom)}`;
  return phraser.does(who, `attack${whomWords(phraser, whom)} with ${attackers}`);
}

function whomWords(phraser: Phraser, whom: AttackEvent['whom']): string {
  return whom === undefined
    ? ''
    : ` ${listInWords(
        whom.map(it => filterOrWho(phraser, it)),
        'or',
      )}`;
}

/** The name of a step: "end step", "upkeep", "combat". */
export function stepWords(step: string): string {
  const named = spelledOut(step);
  if (named === 'beginning of combat') return 'combat';
  return ['untap', 'draw', 'end', 'cleanup', 'declare attackers', 'declare blockers', 'combat damage'].includes(named)
    ? `${named} step`
    : named;
}

interface Watched {
  readonly what: Filter;
  readonly oneOrMore: boolean;
}

function subject(phraser: Phraser, { what: filter, oneOrMore }: Watched, verb: string): string {
  if (oneOrMore) return `one or more ${phraser.filter(filter, 'many')} ${verb}`;
  return `${phraser.filter(filter, 'one')} ${thirdPerson(verb)}`;
}

function what(phraser: Phraser, event: Watched): string {
  return subject(phraser, event, 'enter');
}

function fromZone(event: Extract<TriggerEvent, { readonly kind: 'enters' }>): string {
  const from = event.from === undefined ? '' : ` from ${event.from}`;
  return event.notFrom === undefined ? from : `${from} from anywhere but ${event.notFrom}`;
}

function kindOf(counter: string | undefined): string {
  return counter === undefined ? 'counters' : `${counter} counters`;
}

function attachedTo(phraser: Phraser, to: ObjectRef | Filter): string {
  return 'clauses' in to ? phraser.filter(to, 'one') : phraser.ref(to);
}

function filterOrWho(phraser: Phraser, to: Filter | PlayerRef): string {
  return 'clauses' in to ? phraser.filter(to, 'one') : phraser.who(to);
}
