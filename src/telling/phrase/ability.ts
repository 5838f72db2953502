// A whole ability in a few words: "flying", "if a creature would enter, it enters tapped".

import type { Ability, Filter, KeywordAbility, Rewrite, TriggeredAbility } from '../../engine/index.ts';
import { assertNever } from '../../kit/never.ts';
import { list } from '../words.ts';
import { when } from './condition.ts';
import { sayHappens } from './pattern.ts';
import { clauses } from './rewrite.ts';
import type { Say } from './say.ts';

export function sayAbility(say: Say, ability: Ability): string {
  switch (ability.kind) {
    case 'keyword':
      return keywordWords(say, ability);
    case 'static':
      return staticWords(say, ability);
    case 'replacement':
      return replacementWords(say, ability);
    case 'cant':
      return `${say.cant(ability.what)}${ability.condition === undefined ? '' : ` ${when(say, ability.condition)}`}`;
    case 'triggered':
      return triggeredWords(say, ability);
    case 'activated':
    case 'spell':
    case 'unread':
      return `"${ability.text.replace(/~/g, say.voice.self)}"`;
    default:
      return assertNever(ability);
  }
}

/** "devour 2", "protection from red", "ward {2}". */
export function keywordWords(say: Say, ability: KeywordAbility): string {
  const { keyword, amount, cost, of, words } = ability;
  const colors = of === undefined ? undefined : colorsOf(of);
  const number =
    amount === undefined
      ? ''
      : amount === 'sunburst'
        ? '—sunburst'
        : ` ${typeof amount === 'number' ? amount : say.amount(amount)}`;
  const price = cost === undefined ? '' : /^[—-]/.test(cost) ? cost : ` ${cost}`;
  const link = keyword === 'protection' || keyword === 'hexproof' ? ' from ' : keyword === 'affinity' ? ' for ' : ' ';
  const what =
    words ??
    colors ??
    (of === undefined ? undefined : say.filter(of, keyword === 'enchant' || keyword === 'champion' ? 'bare' : 'many'));
  return `${keyword}${what === undefined ? '' : `${link}${what}`}${number}${price}`;
}

/** "red", "red and from white": where nothing but colors is spoken of. */
function colorsOf(filter: Filter): string | undefined {
  const colors = filter.clauses.flatMap(it => (it.kind === 'any' ? it.of : [it]));
  if (colors.length === 0 || !colors.every(it => it.kind === 'color')) return undefined;
  return colors.map(it => (it.kind === 'color' ? it.color : '')).join(' and from ');
}

function staticWords(say: Say, ability: Extract<Ability, { readonly kind: 'static' }>): string {
  const said = list(ability.effects.map(say.continuous));
  return ability.condition === undefined ? said : `${said} ${when(say, ability.condition)}`;
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

function replacementWords(say: Say, ability: Extract<Ability, { readonly kind: 'replacement' }>): string {
  const { event, rewrites: all, condition, optional } = ability;
  const under = condition === undefined ? '' : ` ${when(say, condition, 'if')}`;
  const itself = event.kind === 'enters' && event.what.clauses.some(it => it.kind === 'is');
  if (event.kind === 'enters' && optional === undefined && all.every(it => ENTERING.includes(it.kind))) {
    const said = list(all.map(it => say.rewrite(it).replace(/^enters /, '')));
    return `${sayHappens(say, event)} ${said}${under}`;
  }
  const may = optional === undefined ? '' : `${say.does(optional, 'choose')} whether `;
  const head = itself
    ? `as ${sayHappens(say, event)}${under === '' ? '' : `,${under}`}`
    : `if ${say.pattern(event)}${under.replace(/^ if/, ' and')}`;
  return `${head}, ${may}${clauses(say, all, subjectOf(event.kind))}`;
}

/** What the rewrites speak of: "it enters tapped", "that is doubled". */
function subjectOf(event: string): string {
  return ['createTokens', 'putCounters', 'dealDamage', 'gainLife', 'loseLife', 'addMana'].includes(event)
    ? 'that'
    : 'it';
}

function triggeredWords(say: Say, ability: TriggeredAbility): string {
  const begins = ability.events.every(it => it.kind === 'begins');
  const events = list(ability.events.map(say.trigger), 'or');
  const condition = ability.condition === undefined ? '' : `, if ${say.condition(ability.condition)}`;
  const limit = ability.oncePerTurn ? ' (once each turn)' : '';
  return `${begins ? 'when' : 'whenever'} ${events}${condition}: ${effectText(ability.effect, say.voice.self)}${limit}`;
}

/** The effect of a triggered ability as the card words it, without its full stop. */
export function effectText(text: string, self: string): string {
  return text
    .replace(/[.\s]+$/, '')
    .replace(/~/g, self)
    .trim();
}
