// Phrases for trigger events: "whenever another creature enters", "at the beginning of your upkeep".
import type { Filter, ObjectRef, TriggerEvent } from '../../engine/index.ts';
import { listInWords, spelledOut } from '../english.ts';
import { numberWord, ordinalNumber } from '../english-numbers.ts';
import {
  type AttackEvent,
  actionTrigger,
  attackedWords,
  triggerSubject,
  type Watched,
  whoOrWhat,
} from './action-trigger-phrase.ts';
import type { Phraser } from './phraser.ts';
import { zoneNamed } from './zone-change-verbs.ts';

/** A trigger event without "when": "another creature enters". */
export function triggerPhrase(phraser: Phraser, event: TriggerEvent): string {
  const during = event.during === undefined ? '' : ` during ${phraser.whose(event.during)} turn`;
  return `${occasion(phraser, event)}${event.firstTime === true ? ' for the first time in a turn' : ''}${during}`;
}

function occasion(phraser: Phraser, event: TriggerEvent): string {
  switch (event.kind) {
    case 'enters':
      return `${what(phraser, event)}${event.tapped === true ? ' tapped' : ''}${event.under === undefined ? '' : ` under ${phraser.whose(event.under)} control`}${fromZone(phraser, event)}${event.attachedTo === undefined ? '' : ` attached to ${phraser.filter(event.attachedTo, 'one')}`}`;
    case 'dies':
      return triggerSubject(phraser, event, 'die');
    case 'leaves':
      return `${triggerSubject(phraser, event, 'leave')} the battlefield${event.to === undefined ? '' : ` for ${event.to}`}`;
    case 'moves':
      return `${phraser.filter(event.what, 'one')} goes to ${event.to === undefined ? 'another zone' : zoneNamed(event.to)}${event.from === undefined ? '' : ` from ${zoneNamed(event.from)}`}`;
    case 'countersPut':
      return `${kindOf(event.counter)} are put on ${whoOrWhat(phraser, event.on)}${event.who === undefined ? '' : ` by ${phraser.who(event.who)}`}`;
    case 'countersRemoved':
      return `${event.last ? 'the last of ' : ''}${kindOf(event.counter)} are removed from ${phraser.filter(event.on, 'one')}`;
    case 'chapter':
      return `chapter ${listInWords(event.chapters.map(numberWord))} is reached`;
    case 'tokensCreated':
      return phraser.does(event.who, `create ${phraser.filter(event.what, 'one')}`);
    case 'begins':
      return event.whose.kind === 'you' && stepWords(event.step) === 'combat'
        ? `combat on ${phraser.whose(event.whose)} turn begins`
        : `${phraser.whose(event.whose)} ${stepWords(event.step)} begins`;
    case 'casts':
      return phraser.does(
        event.who,
        `cast ${event.orCopies === true ? 'or copy ' : ''}${event.nth === undefined ? phraser.filter(event.what, 'one') : `the ${ordinalNumber(event.nth)} ${phraser.filter(event.what, 'bare')}`}`,
      );
    case 'activates':
      return phraser.does(
        event.who,
        `activate ${event.isLoyalty === true ? 'a loyalty ability' : 'an ability'}${event.what === undefined ? '' : ` of ${phraser.filter(event.what, 'one')}`}${event.isMana === false ? ' that is no mana ability' : ''}`,
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
        `play ${phraser.filter(event.what, 'one')}${event.from === undefined ? '' : ` from ${zoneNamed(event.from)}`}`,
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
        .replace(/^at the beginning of (.+)$/i, '$1 begins')
        .replace(/^(when|whenever|at) /i, '');
    default:
      return actionTrigger(phraser, event);
  }
}

/** "You attack with two or more creatures", "it and at least two other creatures attack". */
function attackPhrase(phraser: Phraser, { who, what: filter, is, n, whom, beside }: AttackEvent): string {
  const number = is === '=' ? `exactly ${numberWord(n)}` : `${numberWord(n)} or more`;
  const attackers = `${number} ${phraser.filter(filter, 'many')}`;
  if (beside !== undefined)
    return `${phraser.filter(beside, 'one')} and ${attackers} attack${attackedWords(phraser, whom)}`;
  return phraser.does(who, `attack${attackedWords(phraser, whom)} with ${attackers}`);
}

/** The name of a step: "end step", "upkeep", "combat". */
export function stepWords(step: string): string {
  const named = spelledOut(step);
  if (named === 'beginning of combat') return 'combat';
  return ['untap', 'draw', 'end', 'cleanup', 'declare attackers', 'declare blockers', 'combat damage'].includes(named)
    ? `${named} step`
    : named;
}

function what(phraser: Phraser, event: Watched): string {
  return triggerSubject(phraser, event, 'enter');
}

/** "from your graveyard", "from anywhere but a library". */
function fromZone(phraser: Phraser, event: Extract<TriggerEvent, { readonly kind: 'enters' }>): string {
  const { from, fromWhose, notFrom } = event;
  const whose = fromWhose === undefined ? undefined : phraser.whose(fromWhose);
  const origin = from === undefined ? '' : ` from ${whose === undefined ? zoneNamed(from) : `${whose} ${from}`}`;
  return notFrom === undefined ? origin : `${origin} from anywhere but ${zoneNamed(notFrom)}`;
}

function kindOf(counter: string | undefined): string {
  return counter === undefined ? 'counters' : `${counter} counters`;
}

function attachedTo(phraser: Phraser, to: ObjectRef | Filter): string {
  return 'clauses' in to ? phraser.filter(to, 'one') : phraser.ref(to);
}
