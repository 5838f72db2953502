// Schema of `choose`: scripted choices, in the order they are made.

import * as z from 'zod';
import { isRecord } from '../../kit/structure.ts';
import { CHOICE_KINDS, type ChoiceKind, COIN_FACES } from '../../vocabulary/index.ts';
import { toList, unknownKeyComplaint } from './collection-schemas.ts';
import { namesSchema } from './list-schemas.ts';
import {
  addComplaint,
  describeValue,
  flagSchema,
  type IssueReport,
  parsePart,
  readerSchema,
  textSchema,
  toFlag,
  toWholeNumber,
  valueSchema,
  wholeNumberSchema,
} from './schema-parts.ts';

/** Choices that are not answered with names. */
const PLAIN_CHOICES = ['number', 'pay', 'may'] as const satisfies readonly ChoiceKind[];

/** Choices answered with names: objects, players or words. `none` is an empty list. */
export type NamingChoice = Exclude<ChoiceKind, (typeof PLAIN_CHOICES)[number]>;

interface ChoiceScope {
  /** The player who chooses, when that distinguishes choices. */
  readonly who?: string;
  /** The object the choice is made for, when that distinguishes choices. */
  readonly for?: string;
}

export type Choose = ChoiceScope &
  (
    | { readonly kind: NamingChoice; readonly picks: readonly string[] }
    | { readonly kind: 'number'; readonly number: number }
    | { readonly kind: 'pay'; readonly pay: boolean | number }
    | { readonly kind: 'may'; readonly yes: boolean }
  );

const SCOPE_KEYS = ['who', 'for'] as const;

export const chooseSchema: z.ZodType<Choose> = readerSchema((value, report): Choose => {
  if (!isRecord(value)) {
    addComplaint(report, [], {
      complaint: `Expected a choice such as {copy: Clone} or {pay: no}, met ${describeValue(value)}.`,
    });
    return z.NEVER;
  }
  const kinds = Object.keys(value).filter(key => !SCOPE_KEYS.some(it => it === key));
  const kind = CHOICE_KINDS.find(it => it === kinds[0]);
  for (const key of kinds) {
    if (!CHOICE_KINDS.some(it => it === key)) {
      addComplaint(report, [key], unknownKeyComplaint(key, [...CHOICE_KINDS, ...SCOPE_KEYS]));
    }
  }
  if (kind === undefined || kinds.length !== 1) {
    if (kinds.length !== 1)
      addComplaint(report, [], { complaint: `Expected one kind of choice, met ${describeValue(kinds)}.` });
    return z.NEVER;
  }
  const scope = scopeOf(value, report);
  const pick = pickOf(kind, value[kind], report);
  return pick === undefined ? z.NEVER : { ...scope, ...pick };
});

function scopeOf(value: Readonly<Record<string, unknown>>, report: IssueReport): ChoiceScope {
  const who = value.who === undefined ? undefined : parsePart(textSchema('a player'), value.who, report, ['who']);
  const what = value.for === undefined ? undefined : parsePart(textSchema('an object'), value.for, report, ['for']);
  return { ...(who === undefined ? {} : { who }), ...(what === undefined ? {} : { for: what }) };
}

function pickOf(kind: ChoiceKind, value: unknown, report: IssueReport): Choose | undefined {
  switch (kind) {
    case 'number': {
      const number = parsePart(wholeNumberSchema('a number'), value, report, [kind]);
      return number === undefined ? undefined : { kind, number };
    }
    case 'may': {
      const yes = parsePart(flagSchema(), value, report, [kind]);
      return yes === undefined ? undefined : { kind, yes };
    }
    case 'pay': {
      const pay = parsePart(paid, value, report, [kind]);
      return pay === undefined ? undefined : { kind, pay };
    }
    default: {
      const picks = namesPicked(kind, value, report);
      return picks === undefined ? undefined : { kind, picks };
    }
  }
}

const paid = valueSchema<number | boolean>(value => {
  const read = toWholeNumber(value) ?? toFlag(value);
  return read === undefined
    ? { complaint: `Expected yes, no or a number, met ${describeValue(value)}.` }
    : { value: read };
});

function namesPicked(kind: NamingChoice, value: unknown, report: IssueReport): readonly string[] | undefined {
  if (value === 'none' || value === 'no' || value === false) return [];
  if (toList(value).length === 0 && !Array.isArray(value)) {
    addComplaint(report, [kind], { complaint: 'Expected what is picked, or none, met nothing.' });
    return undefined;
  }
  const picks = parsePart(namesSchema('a pick'), value, report, [kind]);
  if (kind === 'flip' && picks?.some(it => !COIN_FACES.some(face => face === it)) === true) {
    addComplaint(report, [kind], { complaint: `Expected heads or tails, met ${describeValue(value)}.` });
  }
  return picks;
}
