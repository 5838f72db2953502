// Sentences about events that a question can play: those that wait for one, and those that put, create or copy.
import type { Ability } from '../engine/index.ts';
import { isTriggered } from './classify.ts';
import { compileEffects } from './effects/effect-sentences.ts';
import { compilePlacements } from './effects/placements.ts';
import type { LineReading } from './read-line.ts';

/** `triggers`: triggered abilities whose event is not entering. `deeds`: sentences that put, create or copy something. */
export const SENTENCE_GROUPS = ['triggers', 'deeds'] as const;
export type SentenceGroup = (typeof SENTENCE_GROUPS)[number];

export interface EventSentence {
  readonly group: SentenceGroup;
  readonly text: string;
  readonly read: boolean;
}

/** The sentences of a line about events that a question can play. */
export function eventSentences(line: LineReading): readonly EventSentence[] {
  return [...triggers(line), ...deeds(line)];
}

/** Words of the events in the part of a triggered ability before its first comma. */
const EVENTS =
  /\b(?:dies?|leaves?|put into (?:an?|your|their|its owner's|an opponent's) (?:graveyard|hand)|exiled?|is dealt|deals?|draws?|discards?|mills?|sacrifices?|counters?|(?:gains?|loses?|pays?) life|tokens?|becomes? (?:un)?tapped|taps?|attacks?|casts?|transforms?|turned face up|destroyed)\b/;

function triggers({ text, group, abilities }: LineReading): readonly EventSentence[] {
  const [head = ''] = text.replace(/"[^"]*"/g, '""').split(', ');
  if (group === 'entersTrigger' || !isTriggered(text) || !/^when/i.test(text) || !EVENTS.test(head)) return [];
  return [{ group: 'triggers', text, read: abilities.every(isUnderstood) }];
}

/** Whether the event and the condition of a triggered ability were read. */
function isUnderstood(ability: Ability): boolean {
  if (ability.kind === 'unread') return false;
  if (ability.kind !== 'triggered') return true;
  return ability.condition?.kind !== 'unread' && ability.events.every(it => it.kind !== 'text');
}

const COPIES = /[^.\n]*\bbecomes? (?:a copy|copies) of\b[^.\n]*\./g;

function deeds({ text, group }: LineReading): readonly EventSentence[] {
  if (group === 'keyword') return [];
  const put = compilePlacements(text).map(it => ({ text: it.unread[0] ?? it.sentence, read: it.unread.length === 0 }));
  const copied = group === 'other' ? [...text.matchAll(COPIES)] : [];
  const copies = copied.map(([sentence]) => ({
    text: sentence,
    read: compileEffects(afterCost(sentence)) !== undefined,
  }));
  return [...put, ...copies].map(it => ({ group: 'deeds', ...it }));
}

/** 602.1: the sentence without a cost, or an event and a comma, before it. */
function afterCost(sentence: string): string {
  return sentence.replace(/^\s*(?:[^":]*: |when(?:ever)? [^,"]*, )/, '').trim();
}
