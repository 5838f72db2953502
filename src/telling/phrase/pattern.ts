// Events that replacement and "can't" effects watch for: "a creature would enter", "you would draw a card".

import type { CantPattern, EventPattern, Filter, PlayerRef } from '../../engine/index.ts';
import { assertNever } from '../../kit/never.ts';
import { list, spelled, thirdPerson, withArticle } from '../words.ts';
import type { Say } from './say.ts';

/** Who or what does it, and what it does, in the verb's plain form: "a creature", "enter". */
interface Clause {
  readonly subject: string;
  readonly verb: string;
}

/** "a creature would enter". */
export function sayPattern(say: Say, pattern: EventPattern): string {
  const { subject, verb } = clauseOf(say, pattern);
  return `${subject} would ${verb}`;
}

/** "creatures can't enter", "life can't be gained by …". */
export function sayCant(say: Say, pattern: CantPattern): string {
  switch (pattern.kind) {
    case 'regenerated':
    case 'sacrificed':
      return `${say.filter(pattern.what, 'one')} can't be ${pattern.kind}`;
    case 'prevented':
      return "damage can't be prevented";
    case 'sacrificeToPay':
      return `${say.who(pattern.who)} can't sacrifice ${say.filter(pattern.what, 'many')} to pay costs`;
    case 'moreCounters':
      return `${say.filter(pattern.what, 'one')} can't have more than ${pattern.than} ${pattern.counter} counters`;
    case 'haveCounters':
      return `${say.filter(pattern.what, 'one')} can't have ${pattern.counter === undefined ? '' : `${pattern.counter} `}counters`;
    case 'attachTo':
      return `${say.filter(pattern.what, 'one')} can't be attached to ${say.filter(pattern.to, 'one')}`;
    case 'text':
      return pattern.text.replace(/[.\s]+$/, '').replace(/~/g, say.voice.self);
    case 'payLife':
      return `${say.who(pattern.who)} can't pay life`;
    default: {
      const { subject, verb } = clauseOf(say, pattern);
      return `${subject.replace(/^an opponent$/, 'opponents')} can't ${verb}`;
    }
  }
}

/** "enters", as a rule says it of one thing: used where nothing replaces it. */
export function sayHappens(say: Say, pattern: EventPattern): string {
  const { subject, verb } = clauseOf(say, pattern);
  return `${subject} ${subject === 'you' ? verb : thirdPerson(verb)}`;
}

function clauseOf(say: Say, pattern: EventPattern): Clause {
  switch (pattern.kind) {
    case 'enters':
      return { subject: say.filter(pattern.what, 'one'), verb: entersVerb(say, pattern) };
    case 'createTokens':
      return {
        subject: say.who(pattern.under),
        verb: pattern.what === undefined ? 'create tokens' : `create ${say.filter(pattern.what, 'many')}`,
      };
    case 'putCounters':
      return { subject: countersOn(say, pattern), verb: `be put on ${filterOrWho(say, pattern.on)}` };
    case 'removeCounters':
      return { subject: countersOn(say, pattern), verb: `be removed from ${say.filter(pattern.on, 'one')}` };
    case 'dealDamage':
      return damageClause(say, pattern);
    case 'draw':
      return {
        subject: say.who(pattern.who),
        verb: pattern.emptyLibrary === true ? 'draw from an empty library' : 'draw a card',
      };
    case 'gainLife':
      return { subject: say.who(pattern.who), verb: 'gain life' };
    case 'loseLife':
      return { subject: say.who(pattern.who), verb: 'lose life' };
    case 'payLife':
      return { subject: say.who(pattern.who), verb: 'pay life' };
    case 'loseGame':
      return { subject: say.who(pattern.who), verb: 'lose the game' };
    case 'winGame':
      return { subject: say.who(pattern.who), verb: 'win the game' };
    case 'begin':
      return { subject: say.who(pattern.who), verb: `begin ${withArticle(spelled(pattern.what))}` };
    case 'flipCoin':
      return { subject: say.who(pattern.who), verb: 'flip a coin' };
    case 'rollDie':
      return { subject: say.who(pattern.who), verb: 'roll a die' };
    case 'mill':
    case 'scry':
    case 'search':
    case 'discard':
    case 'shuffle':
    case 'explore':
    case 'proliferate':
      return { subject: say.who(pattern.who), verb: pattern.kind };
    default:
      return objectClause(say, pattern);
  }
}

type OfObjects = Extract<
  EventPattern,
  { readonly kind: 'destroy' | 'move' | 'addMana' | 'turnFaceUp' | 'untap' | 'transform' | 'tap' }
>;

function objectClause(say: Say, pattern: OfObjects): Clause {
  switch (pattern.kind) {
    case 'destroy':
      return { subject: say.filter(pattern.what, 'one'), verb: 'be destroyed' };
    case 'move':
      return { subject: say.filter(pattern.what, 'one'), verb: moveVerb(pattern) };
    case 'addMana':
      return pattern.source === undefined
        ? { subject: say.who(pattern.who), verb: 'add mana' }
        : { subject: say.filter(pattern.source, 'one'), verb: 'produce mana' };
    case 'turnFaceUp':
      return { subject: say.filter(pattern.what, 'one'), verb: 'be turned face up' };
    case 'untap':
    case 'transform':
    case 'tap':
      return { subject: say.filter(pattern.what, 'one'), verb: pattern.kind };
    default:
      return assertNever(pattern);
  }
}

function entersVerb(say: Say, pattern: Extract<EventPattern, { readonly kind: 'enters' }>): string {
  const under = pattern.under === undefined ? '' : ` under ${say.whose(pattern.under)} control`;
  const from = pattern.from === undefined ? '' : ` from ${list(pattern.from.map(zoneWords), 'or')}`;
  const not = pattern.notFrom === undefined ? '' : ` from anywhere but ${list(pattern.notFrom.map(zoneWords), 'or')}`;
  const cast = pattern.cast === undefined ? '' : pattern.cast ? ' after being cast' : ' without being cast';
  return `enter${under}${from}${not}${cast}`;
}

function moveVerb(pattern: Extract<EventPattern, { readonly kind: 'move' }>): string {
  if (pattern.verb !== undefined && pattern.verb !== 'die') return `be ${participle(pattern.verb)}`;
  const creature = pattern.what.clauses.some(it => it.kind === 'type' && it.type === 'Creature');
  if (pattern.from === 'battlefield' && pattern.to === 'graveyard' && creature) return 'die';
  if (pattern.from === 'battlefield' && pattern.to === undefined) return 'leave the battlefield';
  const from = pattern.from === undefined ? '' : ` from ${zoneWords(pattern.from)}`;
  if (pattern.to === undefined) return `leave ${pattern.from === undefined ? 'its zone' : zoneWords(pattern.from)}`;
  return pattern.to === 'exile' ? `be exiled${from}` : `be put into ${zoneWords(pattern.to)}${from}`;
}

function participle(verb: string): string {
  return verb.endsWith('e') ? `${verb}d` : `${verb}ed`;
}

/** "a graveyard", "exile", "the battlefield". */
function zoneWords(zone: string): string {
  if (zone === 'battlefield' || zone === 'stack') return `the ${zone}`;
  if (zone === 'exile' || zone === 'nowhere') return zone === 'exile' ? 'exile' : 'nowhere';
  if (zone === 'command') return 'the command zone';
  return zone === 'outside' ? 'outside the game' : `a ${zone}`;
}

function damageClause(say: Say, pattern: Extract<EventPattern, { readonly kind: 'dealDamage' }>): Clause {
  const kind = pattern.combat === undefined ? 'damage' : pattern.combat ? 'combat damage' : 'noncombat damage';
  const to =
    pattern.to === undefined
      ? ''
      : ` to ${list(
          pattern.to.map(it => filterOrWho(say, it)),
          'or',
        )}`;
  return {
    subject:
      pattern.source === undefined || pattern.source.clauses.length === 0
        ? 'a source'
        : say.filter(pattern.source, 'one'),
    verb: `deal ${kind}${to}`,
  };
}

function countersOn(
  say: Say,
  pattern: { readonly counter: string | undefined; readonly by?: PlayerRef | undefined },
): string {
  const kind = pattern.counter === undefined ? 'counters' : `${pattern.counter} counters`;
  return pattern.by === undefined ? kind : `${kind} from ${say.who(pattern.by)}`;
}

function filterOrWho(say: Say, what: Filter | PlayerRef | readonly (Filter | PlayerRef)[]): string {
  if (isSeveral(what))
    return list(
      what.map(one => filterOrWho(say, one)),
      'or',
    );
  return 'clauses' in what ? say.filter(what, 'one') : say.who(what);
}

function isSeveral(
  what: Filter | PlayerRef | readonly (Filter | PlayerRef)[],
): what is readonly (Filter | PlayerRef)[] {
  return Array.isArray(what);
}
