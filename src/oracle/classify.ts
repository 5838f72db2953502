// Classification of lines by their words alone, read or not: their groups in the coverage report.

import { isKeyword, KEYWORD_NAMES } from '../engine/index.ts';
import { asPattern } from '../kit/strings.ts';

export const LINE_GROUPS = ['entering', 'static', 'entersTrigger', 'keyword', 'other'] as const;
export type LineGroup = (typeof LINE_GROUPS)[number];

/** The facts that decide a group besides the words. */
export interface LineContext {
  /** Whether the line stands on an instant or sorcery, whose text is carried out and is no ability of a permanent. */
  readonly spell: boolean;
}

const TRIGGER = /^(?:when|whenever|at)\b/i;
/** A colon before any quotation and any period: cost and effect. */
const ACTIVATED = /^(?:[^".:{\n]|\{[^}]*\})+: ?\S/;
const LOYALTY = /^\[?[+-]?(?:\d+|X)\]?: /;

/** Whether a line is an activated ability: kept as text. */
export function isActivated(text: string): boolean {
  return ACTIVATED.test(text) || LOYALTY.test(text);
}

/** Keywords whose dash is followed by a whole activated ability: "boast — {1}{R}: …". */
const KEYWORD_ACTIVATED = /^(?:boast|exhaust|forecast|power-up|visit|channel|renew|∞) — \S/i;

/** Whether a line is a keyword with an activated ability of its own: kept as text. */
export function isKeywordActivated(text: string): boolean {
  return KEYWORD_ACTIVATED.test(text);
}

/** Whether a line is a triggered ability. */
export function isTriggered(text: string): boolean {
  return TRIGGER.test(text);
}

/** Events that happen to the card itself, and effects that move it out of a graveyard or exile. */
const OF_ITSELF =
  /^[^,]*\b(?:discard|cycle) ~|^when ~ is put into|~ from your graveyard|^[^.]*, if ~ is (?:in your graveyard|exiled)/;

/** 113.3a: whether a line of an instant or sorcery is no spell ability but a triggered ability of the card. */
export function isOwnTrigger(text: string): boolean {
  return isTriggered(text) && OF_ITSELF.test(text) && !/^[^,]* this turn\b/.test(text);
}

/** Events of triggered abilities in which something enters. */
const ENTERS_EVENT =
  /^(?:when|whenever) (?:(?!, (?:you|it|~|put|create|draw|each|target|that|they|if|sacrifice|exile|return|destroy|choose|reveal|tap|untap|this)\b)[^"])*?\benters?\b/;
const ENTERING =
  /\benters?\b|\bentering\b|\bas a copy\b|\btokens? (?:would|are|is) (?:be )?(?:created|put)|would (?:create|put) [^.]*(?:token|counter)|counters? would be (?:put|placed)|can't have (?:\S+ )?counters|\bcounters can't be put\b/;
const CHANGES =
  /\b(?:gets?|gains?|has|have|loses?|lose) (?:an additional )?(?:[+-]|all|\{|\\"|"|base|no abilities|power|toughness)|\b(?:is|are|isn't|aren't|becomes?) (?:an? |the chosen |every |all |also |still |each )?(?:[A-Z]|artifact|creature|land|enchantment|planeswalker|legendary|snow|basic|white|blue|black|red|green|colorless|color|type|\d+\/\d+)|in addition to (?:its|their) other|power (?:is|and toughness)|toughness is|you control enchanted|can't have or gain|\bhas the chosen\b/;
const KEYWORD_GAINED = new RegExp(
  `\\b(?:has|have|gains?|loses?|and) (?:[a-z ]+, )*(?:${KEYWORD_NAMES.map(asPattern).join('|')})\\b`,
);

/** The group of a line in the grammar's form: ~ for the name, sentences beginning with a small letter. */
export function groupOf(text: string, { spell }: LineContext): LineGroup {
  if (isKeywordLine(text)) return 'keyword';
  if (spell) return 'other';
  const plain = text.replace(/"[^"]*"/g, '"…"');
  if (isTriggered(text)) return ENTERS_EVENT.test(plain) ? 'entersTrigger' : 'other';
  if (isActivated(text)) return 'other';
  if (ENTERING.test(plain)) return 'entering';
  return isStatic(plain) ? 'static' : 'other';
}

/** Whether a line has keywords alone: each part begins with a keyword's name and none is a sentence. */
export function isKeywordLine(text: string): boolean {
  const parts = text.split(/[,;] /);
  const first = parts[0] ?? '';
  if (!beginsWithKeyword(first)) return false;
  if (/[—]/.test(first)) return true;
  return !/\.(?= |$)/.test(text.replace(/\{[^}]*\}/g, '')) || /^[a-z ]+(?: \{[^}]+\})+\.$/.test(text);
}

function beginsWithKeyword(text: string): boolean {
  const match = /^([^\d{—]+?)(?: from .*| for .*| onto .*| with .*)?(?: ?(?:\d|X|\{|—).*)?$/.exec(text);
  const words = match?.[1]?.trim().toLowerCase() ?? '';
  if (isKeyword(words) || /^[a-z ]+(?:walk|cycling|offering)$/.test(words)) return true;
  return /^(?:enchant|protection|hexproof from|affinity|champion|equip|devour|partner with|companion|gift|splice|emerge|craft|bands with other)(?: |—)/i.test(
    text,
  );
}

function isStatic(text: string): boolean {
  const withoutCasting = text.replace(/\b(?:as though|without paying|rather than)\b.*/, '');
  if (
    /^(?:this spell|you may|if |each player|players|prevent|skip)\b/.test(withoutCasting) &&
    !/^if .*,? (?:it|~) (?:has|gets)/.test(text)
  )
    return false;
  if (/\b(?:spells?|abilit(?:y|ies)) [^.]*costs?\b/.test(text)) return false;
  return CHANGES.test(withoutCasting) || KEYWORD_GAINED.test(withoutCasting);
}
