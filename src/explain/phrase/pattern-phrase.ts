// Phrases for events that replacement and "can't" effects apply to: "a creature would enter", "you would draw a card".

import type { CantPattern, EventPattern, Filter, PlayerRef } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { listInWords, spelledOut, thirdPerson } from '../english.ts';
import type { Phraser } from './phraser.ts';
import { entersVerb, moveVerb } from './zone-change-verbs.ts';

/** A subject and a verb in its plain form: "a creature", "enter". */
interface Clause {
  readonly subject: string;
  readonly verb: string;
}

/** An event as it would happen: "a creature would enter". */
export function patternPhrase(phraser: Phraser, pattern: EventPattern): string {
  const { subject, verb } = clauseOf(phraser, pattern);
  return `${subject} would ${verb}`;
}

/** An event that can't happen: "creatures can't enter", "life can't be gained by …". */
export function cantPhrase(phraser: Phraser, pattern: CantPattern): string {
  switch (pattern.kind) {
    case 'regenerated':
    case 'sacrificed':
      return `${phraser.filter(pattern.what, 'one')} can't be ${pattern.kind}`;
    case 'prevented':
      return "damage can't be prevented";
    case 'sacrificeToPay':
      return `${phraser.who(pattern.who)} can't sacrifice ${phraser.filter(pattern.what, 'many')} to pay costs`;
    case 'moreCounters':
      return `${phraser.filter(pattern.what, 'one')} can't have more than ${pattern.than} ${pattern.counter} counters`;
    case 'haveCounters':
      return `${phraser.filter(pattern.what, 'one')} can't have ${pattern.counter === undefined ? '' : `${pattern.counter} `}counters`;
    case 'searchLibrary':
      return `${phraser.who(pattern.who)} can't search libraries`;
    case 'untapMore':
      return `${phraser.who(pattern.who)} can't untap more than ${pattern.than} ${phraser.filter(pattern.what, 'many')} in an untap step`;
    case 'attachTo':
      return `${phraser.filter(pattern.what, 'one')} can't be attached to ${phraser.filter(pattern.to, 'one')}`;
    case 'targetAsCast':
      return `${phraser.filter(pattern.what, 'one')} can't be its target as it is cast`;
    case 'activate':
      return `activated abilities${pattern.what === undefined ? '' : ` of ${phraser.filter(pattern.what, 'many')}`} can't be activated`;
    case 'target':
      return `${phraser.who(pattern.who)} can't be targeted, having ${pattern.by}`;
    case 'text':
      return cantText(phraser, pattern.text.replace(/[.\s]+$/, '').replace(/~/g, phraser.voice.self));
    case 'payLife':
      return `${phraser.who(pattern.who)} can't pay life`;
    default: {
      const { subject, verb } = clauseOf(phraser, pattern);
      return `${subject.replace(/^an opponent$/, 'opponents')} can't ${verb}`;
    }
  }
}

/** A prohibition in words of the card; those that are a bare verb get their subject: "it can't block". */
function cantText({ voice }: Phraser, text: string): string {
  const isSentence = /^\p{Lu}/u.test(text) || /\b(?:can't|can’t|cannot)\b/u.test(text);
  return isSentence ? text : `${voice.self} can't ${text}`;
}

/** An event as it happens: "enters", for effects that modify it without replacing it. */
export function happensPhrase(phraser: Phraser, pattern: EventPattern): string {
  const { subject, verb } = clauseOf(phraser, pattern);
  return `${subject} ${subject === 'you' ? verb : thirdPerson(verb)}`;
}

/** The objects an effect on entering is about: "creatures", "nontoken creatures that enter without being cast". */
export function entrantsPhrase(phraser: Phraser, pattern: Extract<EventPattern, { readonly kind: 'enters' }>): string {
  const verb = entersVerb(phraser, pattern);
  const what = phraser.filter(pattern.what, 'many');
  return verb === 'enter' ? what : `${what} that ${verb}`;
}

function clauseOf(phraser: Phraser, pattern: EventPattern): Clause {
  switch (pattern.kind) {
    case 'enters':
      return { subject: phraser.filter(pattern.what, 'one'), verb: entersVerb(phraser, pattern) };
    case 'createTokens':
      return {
        subject: phraser.who(pattern.under),
        verb: pattern.what === undefined ? 'create tokens' : `create ${phraser.filter(pattern.what, 'many')}`,
      };
    case 'putCounters':
      return { subject: countersOn(phraser, pattern), verb: `be put on ${filterOrWho(phraser, pattern.on)}` };
    case 'removeCounters':
      return { subject: countersOn(phraser, pattern), verb: `be removed from ${phraser.filter(pattern.on, 'one')}` };
    case 'dealDamage':
      return damageClause(phraser, pattern);
    case 'draw':
      return {
        subject: phraser.who(pattern.who),
        verb: pattern.emptyLibrary === true ? 'draw from an empty library' : 'draw a card',
      };
    case 'gainLife':
      return { subject: phraser.who(pattern.who), verb: 'gain life' };
    case 'loseLife':
      return { subject: phraser.who(pattern.who), verb: 'lose life' };
    case 'payLife':
      return { subject: phraser.who(pattern.who), verb: 'pay life' };
    case 'loseGame':
      return { subject: phraser.who(pattern.who), verb: 'lose the game' };
    case 'winGame':
      return { subject: phraser.who(pattern.who), verb: 'win the game' };
    case 'begin':
      return {
        subject: phraser.who(pattern.who),
        verb: `begin ${withIndefiniteArticleWord(spelledOut(pattern.what))}`,
      };
    case 'flipCoin':
      return { subject: phraser.who(pattern.who), verb: 'flip a coin' };
    case 'rollDie':
      return { subject: phraser.who(pattern.who), verb: 'roll a die' };
    case 'mill':
    case 'scry':
    case 'search':
    case 'discard':
    case 'shuffle':
    case 'explore':
    case 'proliferate':
      return { subject: phraser.who(pattern.who), verb: pattern.kind };
    default:
      return objectClause(phraser, pattern);
  }
}

type OfObjects = Extract<
  EventPattern,
  { readonly kind: 'destroy' | 'move' | 'addMana' | 'turnFaceUp' | 'untap' | 'transform' | 'tap' }
>;

function objectClause(phraser: Phraser, pattern: OfObjects): Clause {
  switch (pattern.kind) {
    case 'destroy':
      return { subject: phraser.filter(pattern.what, 'one'), verb: 'be destroyed' };
    case 'move':
      return { subject: phraser.filter(pattern.what, 'one'), verb: moveVerb(pattern) };
    case 'addMana':
      return pattern.source === undefined
        ? { subject: phraser.who(pattern.who), verb: 'add mana' }
        : { subject: phraser.filter(pattern.source, 'one'), verb: 'produce mana' };
    case 'turnFaceUp':
      return { subject: phraser.filter(pattern.what, 'one'), verb: 'be turned face up' };
    case 'untap':
    case 'transform':
    case 'tap':
      return { subject: phraser.filter(pattern.what, 'one'), verb: pattern.kind };
    default:
      return assertNever(pattern);
  }
}

function damageClause(phraser: Phraser, pattern: Extract<EventPattern, { readonly kind: 'dealDamage' }>): Clause {
  const kind = pattern.combat === undefined ? 'damage' : pattern.combat ? 'combat damage' : 'noncombat damage';
  const to =
    pattern.to === undefined
      ? ''
      : ` to ${listInWords(
          pattern.to.map(it => filterOrWho(phraser, it)),
          'or',
        )}`;
  return {
    subject:
      pattern.source === undefined || pattern.source.clauses.length === 0
        ? 'a source'
        : phraser.filter(pattern.source, 'one'),
    verb: `deal ${kind}${to}`,
  };
}

function countersOn(
  phraser: Phraser,
  pattern: { readonly counter: string | undefined; readonly by?: PlayerRef | undefined },
): string {
  const kind = pattern.counter === undefined ? 'counters' : `${pattern.counter} counters`;
  return pattern.by === undefined ? kind : `${kind} from ${phraser.who(pattern.by)}`;
}

function filterOrWho(phraser: Phraser, what: Filter | PlayerRef | readonly (Filter | PlayerRef)[]): string {
  if (isSeveral(what))
    return listInWords(
      what.map(one => filterOrWho(phraser, one)),
      'or',
    );
  return 'clauses' in what ? phraser.filter(what, 'one') : phraser.who(what);
}

function isSeveral(
  what: Filter | PlayerRef | readonly (Filter | PlayerRef)[],
): what is readonly (Filter | PlayerRef)[] {
  return Array.isArray(what);
}
