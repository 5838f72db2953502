// Schema of `then: asks`: choices that somebody is asked to make, with the options.

import * as z from 'zod';
import { isRecord } from '../../kit/structure.ts';
import { CHOICE_KINDS, type ChoiceKind } from '../../vocabulary/index.ts';
import { unknownKeyComplaint } from './collection-schemas.ts';
import { namesSchema } from './list-schemas.ts';
import { addComplaint, describeValue, parsePart, readerSchema, textSchema } from './schema-parts.ts';

/** A choice that must be asked for in some outcome. */
export interface ExpectedAsk {
  readonly kind: ChoiceKind;
  /** The player who chooses; any when left out. */
  readonly who?: string;
  /** The object it is for; any when left out. */
  readonly for?: string;
  /** Exactly the options, in any order, as they are named in answers; left out where they are not looked at. */
  readonly options?: readonly string[];
}

const SCOPE = ['who', 'for'] as const;

/** One item: `{who: you, copy: [Grizzly Bears, none]}`, or with `any` in place of the options. */
export const askSchema: z.ZodType<ExpectedAsk> = readerSchema((value, report): ExpectedAsk => {
  if (!isRecord(value)) {
    addComplaint(report, [], {
      complaint: `Expected what is asked, such as {who: you, copy: any}, met ${describeValue(value)}.`,
    });
    return z.NEVER;
  }
  const keys = Object.keys(value).filter(key => !SCOPE.some(it => it === key));
  const kind = CHOICE_KINDS.find(it => it === keys[0]);
  for (const key of keys.filter(it => !CHOICE_KINDS.some(known => known === it)))
    addComplaint(report, [key], unknownKeyComplaint(key, [...CHOICE_KINDS, ...SCOPE]));
  if (kind === undefined || keys.length !== 1) {
    if (keys.length !== 1) addComplaint(report, [], { complaint: `Expected one kind of choice, met ${keys.length}.` });
    return z.NEVER;
  }
  const who = value.who === undefined ? undefined : parsePart(textSchema('a player'), value.who, report, ['who']);
  const object = value.for === undefined ? undefined : parsePart(textSchema('an object'), value.for, report, ['for']);
  const options = value[kind] === 'any' ? undefined : parsePart(namesSchema('an option'), value[kind], report, [kind]);
  return {
    kind,
    ...(who === undefined ? {} : { who }),
    ...(object === undefined ? {} : { for: object }),
    ...(options === undefined ? {} : { options }),
  };
});
