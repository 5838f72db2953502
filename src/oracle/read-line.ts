// Reading of one line: by the grammar, or kept as text on purpose, or unread with the furthest place reached.
import type { Ability, SpellAbility } from '../engine/index.ts';
import { activatedAbility } from './activated-ability.ts';
import {
  groupOf,
  isActivated,
  isKeywordActivated,
  isOwnTrigger,
  isTriggered,
  type LineContext,
  type LineGroup,
} from './classify.ts';
import { abilityLine } from './grammar/index.ts';
import { readWhole, same } from './phrase.ts';

/** The results of reading a line. `opaque`: kept as text on purpose. `ambiguous`: read in two ways that differ. */
export const LINE_STATUSES = ['read', 'opaque', 'unread', 'ambiguous'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

export interface LineReading {
  /** The line in the grammar's form. */
  readonly text: string;
  readonly group: LineGroup;
  readonly status: LineStatus;
  readonly abilities: readonly Ability[];
  /** Whether it was read through a wording that is never printed. */
  readonly variant: boolean;
  /** For an unread line: the number of characters understood, and the words expected there. */
  readonly furthest: number;
  readonly expected: readonly string[];
}

/** Reads a line in the grammar's form. */
export function readLine(text: string, context: LineContext): LineReading {
  // 113.3a: what a spell does as it resolves is neither triggered nor activated
  const spell = context.spell && !isOwnTrigger(text) && !isActivated(text) && !isKeywordActivated(text);
  const group = groupOf(text, { spell });
  const line = { text, group, variant: false, furthest: text.length, expected: [] };
  if (spell && group !== 'keyword') {
    const spell: SpellAbility = { kind: 'spell', text, effects: undefined };
    return { ...line, status: 'opaque', abilities: [spell] };
  }
  if (isKeywordActivated(text) || (group === 'other' && isActivated(text) && !isTriggered(text))) {
    return { ...line, status: 'opaque', abilities: [activatedAbility(text)] };
  }
  const whole = readWhole(abilityLine, text);
  if (whole.values.length === 0 && group !== 'keyword' && /[\w}]$/.test(text)) {
    const ended = readLine(`${text}.`, context);
    if (ended.status === 'read') return { ...ended, text, variant: true, furthest: text.length };
  }
  const [abilities, ...others] = whole.values;
  if (abilities === undefined) {
    const { furthest, expected } = whole;
    return { ...line, status: 'unread', abilities: [{ kind: 'unread', text }], furthest, expected };
  }
  if (others.length > 0) return { ...line, status: 'ambiguous', abilities };
  if (group === 'entersTrigger' && abilities.some(isUnsure)) {
    return { ...line, status: 'unread', abilities, furthest: text.indexOf(', if ') + 5, expected: ['a condition'] };
  }
  if (abilities.some(saysHowItEnters)) {
    const unread: Ability = { kind: 'unread', text };
    return {
      ...line,
      status: 'unread',
      abilities: [unread],
      furthest: text.indexOf(', ') + 2,
      expected: ['how it enters'],
    };
  }
  return { ...line, status: 'read', abilities, variant: whole.variant };
}

/** Whether the effect of an ability, kept as text, is how a spell that was cast enters. */
function saysHowItEnters(ability: Ability): boolean {
  return (
    ability.kind === 'triggered' &&
    ability.events.some(it => it.kind === 'casts') &&
    /\bthat (?:creature|permanent|artifact|spell) enters\b/iu.test(ability.effect)
  );
}

/** 603.4: whether the event of an ability was read but its intervening "if" was not. */
function isUnsure(ability: Ability): boolean {
  return ability.kind === 'triggered' && ability.condition?.kind === 'unread';
}

/** Prints abilities as one line; undefined when they have no wording together. */
export function printLine(abilities: readonly Ability[]): string | undefined {
  const [only, ...more] = abilities;
  if (only !== undefined && more.length === 0 && (only.kind === 'spell' || only.kind === 'activated')) return only.text;
  if (only?.kind === 'unread' && more.length === 0) return only.text;
  return abilityLine.print(abilities);
}

/** Whether printing gives the text back, or another wording that reads to the same value. */
export function roundTrip(line: LineReading): 'identical' | 'variant' | 'mismatch' {
  if (line.status !== 'read') return 'identical';
  const printed = printLine(line.abilities);
  if (printed === line.text) return 'identical';
  if (printed === undefined || !line.variant) return 'mismatch';
  const again = readWhole(abilityLine, printed).values;
  return again.some(it => same(it, line.abilities)) ? 'variant' : 'mismatch';
}
