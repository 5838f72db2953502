// Phrases for whole abilities: "flying", "if a creature would enter, it enters tapped".

import {
  type Ability,
  type Amount,
  type Filter,
  isOfSelf,
  type KeywordAbility,
  type Rewrite,
  type TriggerEvent,
  type TriggeredAbility,
} from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { listInWords, midSentence, thirdPerson } from '../english.ts';
import { conditionClause } from './condition-phrase.ts';
import { happensPhrase } from './pattern-phrase.ts';
import type { NounForm, Phraser } from './phraser.ts';
import { rewriteClauses } from './rewrite-phrase.ts';

export function abilityPhrase(phraser: Phraser, ability: Ability): string {
  switch (ability.kind) {
    case 'keyword':
      return keywordWords(phraser, ability);
    case 'static':
      return staticWords(phraser, ability);
    case 'replacement':
      return replacementWords(phraser, ability);
    case 'cant':
      return `${phraser.cant(ability.what)}${ability.condition === undefined ? '' : ` ${conditionClause(phraser, ability.condition)}`}`;
    case 'triggered':
      return triggeredWords(phraser, ability);
    case 'activated':
    case 'spell':
    case 'unread':
      return `"${ability.text.replace(/~/g, phraser.voice.self)}"`;
    default:
      return assertNever(ability);
  }
}

/** A keyword ability: "devour 2", "protection from red", "ward {2}". */
export function keywordWords(phraser: Phraser, ability: KeywordAbility): string {
  const { keyword, amount, cost, of, words } = ability;
  const colors = of === undefined ? undefined : colorsOf(of);
  const number = amount === undefined ? '' : amount === 'sunburst' ? '—sunburst' : ` ${numberOf(phraser, amount)}`;
  const price = cost === undefined ? '' : /^[—-]/.test(cost) ? cost : ` ${cost}`;
  const link = LINKS[keyword] ?? ' ';
  const what = words ?? colors ?? (of === undefined ? undefined : phraser.filter(of, FORMS[keyword] ?? 'many'));
  return `${keyword}${what === undefined ? '' : `${link}${what}`}${number}${price}`;
}

/** The number of a keyword: "2", "X", "X (the number of Spirits you control)". */
function numberOf(phraser: Phraser, amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  return amount.kind === 'x' ? 'X' : `X (${phraser.amount(amount)})`;
}

/** Words between a keyword and its noun. */
const LINKS: Readonly<Record<string, string | undefined>> = {
  protection: ' from ',
  hexproof: ' from ',
  affinity: ' for ',
  craft: ' with ',
  emerge: ' from ',
  landwalk: ' of ',
};

/** The form of the noun after a keyword, where that is not the plural. */
const FORMS: Readonly<Record<string, NounForm | undefined>> = {
  enchant: 'bare',
  equip: 'bare',
  champion: 'one',
  craft: 'bare',
  devour: 'bare',
  emerge: 'bare',
};

/** The colors of a filter of colors only: "red", "red and from white"; undefined for any other. */
function colorsOf(filter: Filter): string | undefined {
  const colors = filter.clauses.flatMap(it => (it.kind === 'any' ? it.of : [it]));
  if (colors.length === 0 || !colors.every(it => it.kind === 'color')) return undefined;
  return colors.map(it => (it.kind === 'color' ? it.color : '')).join(' and from ');
}

function staticWords(phraser: Phraser, ability: Extract<Ability, { readonly kind: 'static' }>): string {
  const words = listInWords(ability.effects.map(phraser.continuous));
  return ability.condition === undefined ? words : `${words} ${conditionClause(phraser, ability.condition)}`;
}

const ENTERING: readonly Rewrite['kind'][] = [
  'tapped',
  'withCounters',
  'withChoiceOfCounter',
  'withEachKind',
  'asCopy',
  'underControl',
  'attached',
  'transformed',
  'prepared',
  'faceDown',
];

function replacementWords(phraser: Phraser, ability: Extract<Ability, { readonly kind: 'replacement' }>): string {
  const { event, rewrites: all, condition, optional } = ability;
  const under = condition === undefined ? '' : ` ${conditionClause(phraser, condition, 'if')}`;
  const itself = event.kind === 'enters' && event.what.clauses.some(it => it.kind === 'is');
  if (event.kind === 'enters' && optional === undefined && all.every(it => ENTERING.includes(it.kind))) {
    const words = listInWords(all.map(it => phraser.rewrite(it).replace(/^enters /, '')));
    return `${happensPhrase(phraser, event)} ${words}${under}`;
  }
  const may = optional === undefined ? '' : `${phraser.does(optional, 'choose')} whether `;
  const head = itself
    ? `as ${happensPhrase(phraser, event)}${under === '' ? '' : `,${under}`}`
    : `if ${phraser.pattern(event)}${under.replace(/^ if/, ' and')}`;
  return `${head}, ${may}${rewriteClauses(phraser, all, subjectOf(event.kind))}`;
}

/** The subject of the rewrites: "it" in "it enters tapped", "that" in "that is doubled". */
function subjectOf(event: string): string {
  return ['createTokens', 'putCounters', 'dealDamage', 'gainLife', 'loseLife', 'addMana'].includes(event)
    ? 'that'
    : 'it';
}

function triggeredWords(phraser: Phraser, ability: TriggeredAbility): string {
  const words = ability.events.map(phraser.trigger);
  const isTime = words.length > 0 && words.every(it => it.endsWith(BEGINS));
  const happens = isTime ? words.map(it => it.slice(0, -BEGINS.length)) : words;
  const when = isTime ? 'at the beginning of' : ability.events.every(isOfItself) ? 'when' : 'whenever';
  const condition = ability.condition === undefined ? '' : `, if ${phraser.condition(ability.condition)}`;
  const limit = ability.oncePerTurn ? ' (once each turn)' : '';
  return `${when} ${listInWords(happens, 'or')}${condition}, ${midSentence(effectText(ability.effect, phraser.voice.self))}${limit}`;
}

const BEGINS = ' begins';

/** Whether the event is that the permanent itself enters or leaves, which it does once. */
function isOfItself(event: TriggerEvent): boolean {
  if (event.kind !== 'enters' && event.kind !== 'dies' && event.kind !== 'leaves') return false;
  return isOfSelf(event.what);
}

/** Words of a card by which it speaks to its controller. */
const TO_CONTROLLER = /\b(?:you|your|yours|yourself|opponents?)\b/iu;
const HEAD =
  /^(?:you (?!may\b|can\b|can't\b|don't\b)(\S+)|(create|discard|draw|exile|mill|sacrifice|scry|surveil)\b)/iu;
const SEVERAL = /\b(?:and|then|unless)\b/iu;

/**
 * The short effect of an ability that somebody else controls: "your opponent gains 1 life"; undefined where its words
 * speak to its controller in another way than as the subject of one verb.
 */
export function effectOf(text: string, controller: string): string | undefined {
  const [head = '', said, told] = HEAD.exec(text) ?? [];
  const verb = said ?? told?.toLowerCase();
  const rest = text.slice(head.length);
  if (TO_CONTROLLER.test(rest) || (verb !== undefined && SEVERAL.test(rest))) return undefined;
  return verb === undefined ? text : `${controller} ${thirdPerson(verb)}${rest}`;
}

/** Whether the words of an ability speak to its controller, or of that player's opponents. */
export function speaksToController(text: string): boolean {
  return TO_CONTROLLER.test(text);
}

/** The effect of a triggered ability in the card's words, without its period. */
export function effectText(text: string, self: string): string {
  return text
    .replace(/[.\s]+$/, '')
    .replace(/~/g, self)
    .trim();
}
