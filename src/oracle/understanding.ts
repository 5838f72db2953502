// How far a line was understood: to the last word, in part, as text that is kept on purpose, or not at all.
import type { Ability } from '../engine/index.ts';
import { type KeptText, keptTexts } from './kept-texts.ts';
import type { LineReading } from './read-line.ts';

/**
 * `understood`: no word of it is text. `partly`: some of it is, such as what a triggered ability does. `kept`: all of it
 * is, but for whom it is said of and when: spells, activated abilities, what is set aside. `unread`: it could not be read.
 */
export const UNDERSTANDINGS = ['understood', 'partly', 'kept', 'unread'] as const;
export type Understanding = (typeof UNDERSTANDINGS)[number];

export interface UnderstoodLine {
  readonly understanding: Understanding;
  /** What of it stayed text; nothing of a line that could not be read. */
  readonly texts: readonly KeptText[];
}

/** What was understood of a line. */
export function understandingOf({ status, abilities }: LineReading): UnderstoodLine {
  if (status === 'unread' || status === 'ambiguous') return { understanding: 'unread', texts: [] };
  const texts = abilities.flatMap(keptTexts);
  if (texts.length === 0) return { understanding: 'understood', texts };
  return { understanding: abilities.every(isText) ? 'kept' : 'partly', texts };
}

/** Whether an ability is text in all it does. */
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
