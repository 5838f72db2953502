// Trigger events that are actions of players, as clauses.
import type { Filter, PlayerRef, TriggerEvent } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { listInWords, spelledOut, thirdPerson } from '../english.ts';
import { ordinalNumber } from '../english-numbers.ts';
import type { Phraser } from './phraser.ts';

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
      | 'activates'
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

/** An action of a player, an attack or a block as a clause: "you draw a card", "a creature blocks". */
export function actionTrigger(phraser: Phraser, event: Action): string {
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
      return `${phraser.filter(event.source, 'one')} deals ${event.combat === true ? 'combat ' : ''}damage${event.to === undefined ? '' : ` to ${whoOrWhat(phraser, event.to)}`}`;
    case 'dealtDamage':
      return `${phraser.filter(event.what, 'one')} is dealt ${event.atLeast === undefined ? '' : `${event.atLeast} or more `}${event.excess === true ? 'excess ' : ''}damage`;
    case 'damagePrevented':
      return `damage to ${whoOrWhat(phraser, event.to)} is prevented`;
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
      return `${triggerSubject(phraser, event, 'attack')}${attackedWords(phraser, event.whom)}`;
    case 'blocks':
      return triggerSubject(phraser, event, 'block');
    case 'becomesBlocked':
      return triggerSubject(phraser, event, 'become blocked');
    case 'attacksAlone':
      return triggerSubject(phraser, event, 'attack alone');
    default:
      return assertNever(event);
  }
}

/** The player or planeswalker an attack is on, after its verb; empty where that may be anyone. */
export function attackedWords(phraser: Phraser, whom: AttackEvent['whom']): string {
  return whom === undefined
    ? ''
    : ` ${listInWords(
        whom.map(it => whoOrWhat(phraser, it)),
        'or',
      )}`;
}

/** Objects that do something as a clause: "a creature dies", "one or more creatures die". */
export function triggerSubject(phraser: Phraser, { what: filter, oneOrMore }: Watched, verb: string): string {
  if (oneOrMore) return `one or more ${phraser.filter(filter, 'many')} ${verb}`;
  return `${phraser.filter(filter, 'one')} ${thirdPerson(verb)}`;
}

/** A player or objects, whichever the event names. */
export function whoOrWhat(phraser: Phraser, to: Filter | PlayerRef): string {
  return 'clauses' in to ? phraser.filter(to, 'one') : phraser.who(to);
}

/** An attack as a trigger event. */
export type AttackEvent = Extract<TriggerEvent, { readonly kind: 'attacksWith' }>;

/** The objects of a trigger event, one at a time or several as one. */
export interface Watched {
  readonly what: Filter;
  readonly oneOrMore: boolean;
}
