// 603.4: an "if" after an event that says which events are meant: of what entered, of which spells were cast.
import type { Clause, TriggerEvent } from '../../../engine/index.ts';
import { mapPhrase, oneOf, type Phrase, same } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { ordinalWord } from '../words/numbers.ts';
import { YOU } from '../words/players.ts';
import { spellAfterOrdinal } from './played-and-cast.ts';

type Events = readonly TriggerEvent[];

/** A narrowing of events, and the events without it. */
export interface Restated {
  readonly narrow: (events: Events) => Events | undefined;
}

/**
 * A quality of each object that enters: what a resolving spell becomes enters alone, so that "none of them" asks no
 * more of several.
 */
const UNPAID: Clause = {
  kind: 'any',
  of: [
    { kind: 'history', what: 'notCast' },
    { kind: 'history', what: 'noManaSpent' },
  ],
};

function unpaid(events: Events): Events | undefined {
  const narrowed = events.map(event =>
    event.kind === 'enters' ? { ...event, what: { clauses: [...event.what.clauses, UNPAID] } } : undefined,
  );
  return narrowed.every(it => it !== undefined) ? narrowed : undefined;
}

/** The events without the quality that what entered was not paid for. */
export function whetherPaidOrNot(events: Events): Events | undefined {
  const bare = events.map(event =>
    event.kind === 'enters' && same(event.what.clauses.at(-1), UNPAID)
      ? { ...event, what: { clauses: event.what.clauses.slice(0, -1) } }
      : undefined,
  );
  return bare.length > 0 && bare.every(it => it !== undefined) ? bare : undefined;
}

/** The narrowing to what was not paid for. */
export const NONE_PAID: Restated = { narrow: unpaid };

/** "None of them were cast or no mana was spent to cast them". */
export const noneWasPaidFor: Phrase<Restated> = constant(
  NONE_PAID,
  'none of them were cast or no mana was spent to cast them',
);

/** "It's the second creature spell you cast this turn": the second such spell is the event. */
export const ordinalOfSpell: Phrase<Restated> = mapPhrase(
  template({})`it's the ${{ nth: ordinalWord }} ${{ what: spellAfterOrdinal }} ${oneOf<undefined>('of whom', [
    constant(undefined, 'you cast this turn'),
    constant(undefined, "you've cast this turn"),
  ])}`,
  ({ nth, what }): Restated => ({
    narrow: ([only, ...more]) =>
      only?.kind === 'casts' && same(only, { kind: 'casts', who: YOU, what: ANY_SPELL }) && more.length === 0
        ? [{ ...only, what, nth }]
        : undefined,
  }),
  () => undefined,
);

const ANY_SPELL = { clauses: [{ kind: 'spell' }] } as const;
