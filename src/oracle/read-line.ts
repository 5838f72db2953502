// One line: read by the grammar, or kept as text where that is meant, or unread with how far it was read.
import type { Ability, SpellAbility } from '../engine/index.ts';
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

/** How a line fared. `kept`: text on purpose. `ambiguous`: read in two ways that differ. */
export const LINE_STATUSES = ['read', 'kept', 'unread', 'ambiguous'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

export interface LineReading {
  /** In the grammar's form. */
  readonly text: string;
  readonly group: LineGroup;
  readonly status: LineStatus;
  readonly abilities: readonly Ability[];
  /** Read through a wording that is not the one printed. */
  readonly variant: boolean;
  /** For an unread line: how many characters were understood, and what would have gone on from there. */
  readonly furthest: number;
  readonly expected: readonly string[];
}

/** Reads a line in the grammar's form. */
export function readLine(text: string, context: LineContext): LineReading {
  const spell = context.spell && !isOwnTrigger(text);
  const group = groupOf(text, { spell });
  const line = { text, group, variant: false, furthest: text.length, expected: [] };
  if (spell && group !== 'keyword') {
    const said: SpellAbility = { kind: 'spell', text, effects: undefined };
    return { ...line, status: 'kept', abilities: [said] };
  }
  if (isKeywordActivated(text) || (group === 'other' && isActivated(text) && !isTriggered(text))) {
    return { ...line, status: 'kept', abilities: [{ kind: 'activated', text }] };
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
  return { ...line, status: 'read', abilities, variant: whole.variant };
}

/** 603.4: the event was read, the intervening "if" was not. */
function isUnsure(ability: Ability): boolean {
  return ability.kind === 'triggered' && ability.condition?.kind === 'unread';
}

/** Prints abilities as one line; undefined when that is not how they are said. */
export function printLine(abilities: readonly Ability[]): string | undefined {
  const [only, ...more] = abilities;
  if (only !== undefined && more.length === 0 && (only.kind === 'spell' || only.kind === 'activated')) return only.text;
  if (only?.kind === 'unread' && more.length === 0) return only.text;
  return abilityLine.print(abilities);
}

/** Whether printing gives the text back, or another wording that reads to the same. */
export function roundTrip(line: LineReading): 'identical' | 'variant' | 'mismatch' {
  if (line.status !== 'read') return 'identical';
  const printed = printLine(line.abilities);
  if (printed === line.text) return 'identical';
  if (printed === undefined || !line.variant) return 'mismatch';
  const again = readWhole(abilityLine, printed).values;
  return again.some(it => same(it, line.abilities)) ? 'variant' : 'mismatch';
}
