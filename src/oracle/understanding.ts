// Degrees to which a line was understood: to the last word, in part, as text that is kept on purpose, or not at all.
import type { Ability } from '../engine/index.ts';
import { type OpaqueText, opaqueTexts } from './opaque-texts.ts';
import type { LineReading } from './read-line.ts';

/**
 * `understood`: no word of it is text. `partly`: some of it is, such as the effect of a triggered ability. `kept`: all
 * of it is, except subject and time: spells, activated abilities, wordings set aside. `unread`: it could not be read.
 */
export const UNDERSTANDINGS = ['understood', 'partly', 'opaque', 'unread'] as const;
export type Understanding = (typeof UNDERSTANDINGS)[number];

export interface UnderstoodLine {
  readonly understanding: Understanding;
  /** The texts kept in the line; none for a line that could not be read. */
  readonly texts: readonly OpaqueText[];
}

/** The degree to which a line was understood, with its kept texts. */
export function understandingOf({ status, abilities }: LineReading): UnderstoodLine {
  if (status === 'unread' || status === 'ambiguous') return { understanding: 'unread', texts: [] };
  const texts = abilities.flatMap(opaqueTexts);
  if (texts.length === 0) return { understanding: 'understood', texts };
  return { understanding: abilities.every(isText) ? 'opaque' : 'partly', texts };
}

/** Whether all effects of an ability are text. */
function isText(ability: Ability): boolean {
  switch (ability.kind) {
    case 'spell':
    case 'activated':
    case 'unread':
      return true;
    case 'cant':
      return ability.what.kind === 'text';
    case 'static':
      return ability.effects.every(it => it.changes.every(made => made.kind === 'rule' && made.rule.kind === 'text'));
    case 'triggered':
      return ability.effects === undefined && ability.events.every(it => it.kind === 'text');
    case 'replacement':
    case 'keyword':
      return false;
  }
}
