// 603: trigger events, one or several: "~ enters or attacks", "~ or another Elf you control dies".
import type { Filter, TriggerEvent } from '../../../engine/index.ts';
import { firstOrFurther, listOfRuns, printsAsRead, textMatching } from '../../combine.ts';
import { literalText, mapPhrase, memo, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { aFilter } from '../nouns/filters.ts';
import { subjectOne } from '../nouns/subjects.ts';
import { triggerCause } from '../statics/game-rules.ts';
import { clauseOf, filterOf } from '../words/noun-clauses.ts';
import { OPPONENT, YOU } from '../words/players.ts';
import { damageToEither, damageVerb } from './damage-events.ts';
import { exilePairs } from './exile-pairs.ts';
import {
  type EntersEvent,
  eventSubject,
  eventVerb,
  pluralEvent,
  SELF_SUBJECT,
  SINGLE_EVENT,
  type SubjectEvent,
  singleEvent,
} from './one-event.ts';
import { opaqueEvent } from './opaque-event.ts';
import { playerPairs } from './player-pairs.ts';
import { stepEvents } from './trigger-steps.ts';
import { eventOfVerb, subjectAndVerb, type Verb } from './verbs.ts';

type Events = readonly TriggerEvent[];

/** A verb of any event with a subject: "enters", "deals combat damage to a player". */
const anyVerb: Phrase<Verb> = oneOf<Verb>('a verb', [eventVerb, damageVerb]);

/** Two verbs with one subject: "~ enters or attacks". */
const twoVerbs: Phrase<Events> = mapPhrase(
  oneOf<Verbs>('an event', [
    template({})`${{ what: eventSubject }} ${{ first: anyVerb }} or ${{ second: anyVerb }}`,
    variant(template({})`${{ what: eventSubject }} ${{ first: anyVerb }} and whenever it ${{ second: eventVerb }}`),
    variant(ofSelf(template({})`~ ${{ first: plural() }} or ${{ second: plural() }}`)),
  ]),
  ({ what, first, second }): Events => [eventOfVerb(what, first), eventOfVerb(what, second)],
  ([first, second, ...others]) => {
    if (first === undefined || second === undefined || others.length > 0) return undefined;
    const [one, other] = [subjectAndVerb(first), subjectAndVerb(second)];
    if (one === undefined || other === undefined || !same(one.what, other.what)) return undefined;
    return { what: one.what, first: one.verb, second: other.verb };
  },
);

interface Verbs {
  readonly what: Filter;
  readonly first: Verb;
  readonly second: Verb;
}

/** The verbs of the object itself in the plural, for a card that is several people. */
function ofSelf(phrase: Phrase<Omit<Verbs, 'what'>>): Phrase<Verbs> {
  return mapPhrase(
    phrase,
    it => ({ ...it, what: SELF_SUBJECT }),
    () => undefined,
  );
}

function plural(): Phrase<Omit<SubjectEvent, 'what'>> {
  return oneOf<Omit<SubjectEvent, 'what'>>('a verb', [
    constant({ kind: 'enters', ...SINGLE_EVENT }, 'enter'),
    constant({ kind: 'attacks', ...SINGLE_EVENT }, 'attack'),
    constant({ kind: 'blocks', ...SINGLE_EVENT }, 'block'),
    constant({ kind: 'dies', ...SINGLE_EVENT }, 'die'),
  ]);
}

/** "~ or another creature you control enters", "~ or equipped creature attacks": two events of one verb. */
const thisOrAnother: Phrase<Events> = mapPhrase(
  template({})`${{ first: subjectOne }} or ${{ other: otherSubject() }} ${{ verb: anyVerb }}`,
  ({ first, other, verb: it }): Events => [eventOfVerb(first, withoutHow(it)), eventOfVerb(other, it)],
  ([first, second, ...others]) => {
    if (first === undefined || second === undefined || others.length > 0) return undefined;
    const [one, other] = [subjectAndVerb(first), subjectAndVerb(second)];
    if (one === undefined || other === undefined || !same(one.verb, withoutHow(other.verb))) return undefined;
    return { first: one.what, other: other.what, verb: other.verb };
  },
);

function otherSubject(): Phrase<Filter> {
  return oneOf<Filter>('what', [aFilter, subjectOne]);
}

/** "~ or another Elf you control dies or is put into exile": two subjects, each with two verbs. */
const bothDoubled: Phrase<Events> = mapPhrase(
  template({})`${{ first: subjectOne }} or ${{ other: otherSubject() }} ${{ verb: anyVerb }} or ${{ second: anyVerb }}`,
  ({ first, other, verb, second }): Events =>
    [verb, second].flatMap(it => [eventOfVerb(first, withoutHow(it)), eventOfVerb(other, it)]),
  events => {
    const [first, other, second, last, ...more] = events.map(subjectAndVerb);
    if (first === undefined || other === undefined || second === undefined || last === undefined) return undefined;
    const read = { first: first.what, other: other.what, verb: other.verb, second: last.verb };
    const again = [other.verb, last.verb].flatMap(verb => [
      eventOfVerb(first.what, withoutHow(verb)),
      eventOfVerb(other.what, verb),
    ]);
    return more.length === 0 && same(again, events) ? read : undefined;
  },
);

/** The event without its modifiers of entering, which apply to the second subject only. */
function withoutHow(event: Verb): Verb {
  return event.kind === 'enters' ? ({ kind: 'enters', oneOrMore: false } as Omit<EntersEvent, 'what'>) : event;
}

/** "~ and/or one or more other Elves you control enter". */
const thisAndOrOthers: Phrase<Events> = mapPhrase(
  template({})`~ and/or ${{ others: pluralEvent }}`,
  ({ others }): Events => [{ kind: 'enters', what: SELF_SUBJECT, oneOrMore: false }, others],
  ([self, others, ...rest]) =>
    rest.length === 0 &&
    others?.kind === 'enters' &&
    others.oneOrMore &&
    same(self, { kind: 'enters', what: SELF_SUBJECT, oneOrMore: false })
      ? { others }
      : undefined,
);

/** The event of triggering itself: "a permanent entering causes a triggered ability to trigger". */
const causing: Phrase<TriggerEvent> = oneOf<TriggerEvent>('an event', [
  template({ kind: 'causesTrigger', ofIt: false })`${{ cause: triggerCause }} causes a triggered ability to trigger`,
  template({
    kind: 'causesTrigger',
    ofIt: true,
  })`${{ cause: triggerCause }} causes a triggered ability of that creature to trigger`,
]);

/** "another creature you control or a land you control is put into a graveyard": one event of either. */
const eitherSubject: Phrase<Events> = mapPhrase(
  template({})`${{ first: aFilter }} or ${{ second: aFilter }} ${{ verb: anyVerb }}`,
  ({ first, second, verb }): Events => [
    eventOfVerb({ clauses: [{ kind: 'any', of: [clauseOf(first), clauseOf(second)] }] }, verb),
  ],
  ([only, ...others]) => {
    const read = only === undefined || others.length > 0 ? undefined : subjectAndVerb(only);
    const [any, ...rest] = read?.what.clauses ?? [];
    const [first, second, ...third] = any?.kind === 'any' && rest.length === 0 ? any.of : [];
    if (read === undefined || first === undefined || second === undefined || third.length > 0) return undefined;
    return { first: filterOf(first), second: filterOf(second), verb: read.verb };
  },
);

const group: Phrase<Events> = memo(firstOrFurther(plainGroup(), eitherSubject));

function plainGroup(): Phrase<Events> {
  return oneOf<Events>('an event', [
    listed(causing),
    mapPhrase(
      singleEvent,
      (it): Events => [it],
      ([only, ...others]) => (others.length > 0 ? undefined : only),
    ),
    damageToEither,
    twoVerbs,
    thisOrAnother,
    thisAndOrOthers,
    bothDoubled,
    ...playerPairs,
    ...exilePairs,
  ]);
}

/** Limits of events of any kind: "during your turn", "for the first time each turn". */
const LIMITS = [
  [' during your turn', { during: YOU }],
  [" during an opponent's turn", { during: OPPONENT }],
  [' during their turn', { during: { kind: 'that' } }],
  [' for the first time each turn', { firstTime: true }],
  [' for the first time during each of their turns', { firstTime: true, during: { kind: 'that' } }],
  [' for the first time during each of your turns', { firstTime: true, during: YOU }],
] as const satisfies readonly (readonly [string, Pick<TriggerEvent, 'during' | 'firstTime'>])[];

const limited: Phrase<Events> = firstOrFurther(
  group,
  oneOf<Events>(
    'an event',
    LIMITS.map(([words, limits]) =>
      mapPhrase(
        template({})`${{ events: group }}${literalText(words)}`,
        ({ events }): Events => events.map(it => ({ ...it, ...limits })),
        events => {
          const bare = events.map(({ during: _, firstTime: __, ...it }) => it as TriggerEvent); // without its limits
          return events.every((it, n) => same(it, { ...bare[n], ...limits })) ? { events: bare } : undefined;
        },
      ),
    ),
  ),
);

/** An event that the engine does not have, kept as text with its "whenever". Events of entering are never kept. */
export const textEvent: Phrase<TriggerEvent> = mapPhrase(
  template({})`${{
    text: textMatching(
      'an event',
      /(?:when|whenever|at)\b(?:(?!\benters?\b|\bentering\b)[^,"\n]|,(?= (?:or|and) [^,]*,|[^ ]))+/,
    ),
  }}`,
  ({ text }): TriggerEvent => opaqueEvent(text),
  it => (it.kind === 'text' ? { text: it.text } : undefined),
  ['kind', 'text', 'about', 'ofItself', 'reflexive'],
);

/** Three events in a row: "A dies, or B is discarded, or C enters". */
const OR_EACH = { two: ', or ', comma: ', or ', last: ', or ' } as const;

/** Whole events, each with its own conjunction: "~ enters and whenever you gain life". */
const several: Phrase<Events> = printsAsRead(
  oneOf<Events>('events', [
    pair(group, ' and ', firstOrFurther(worded(group), listed(textEvent))),
    pair(limited, ' or ', limited),
    variant(pair(limited, ' or ', worded(limited))),
    listOfRuns(limited, OR_EACH, 4),
  ]),
);

function pair(first: Phrase<Events>, between: string, second: Phrase<Events>): Phrase<Events> {
  return mapPhrase(
    template({})`${{ first }}${literalText(between)}${{ second }}`,
    it => [...it.first, ...it.second],
    all => {
      for (let at = 1; at < all.length; at++) {
        const parts = { first: all.slice(0, at), second: all.slice(at) };
        if (first.print(parts.first) !== undefined && second.print(parts.second) !== undefined) return parts;
      }
      return undefined;
    },
  );
}

function listed(phrase: Phrase<TriggerEvent>): Phrase<Events> {
  return mapPhrase(
    phrase,
    (it): Events => [it],
    ([only, ...others]) => (others.length > 0 ? undefined : only),
  );
}

/** "… or enchanted creature becomes the target of an Aura spell": kept as text with a "whenever" added. */
function unworded(): Phrase<TriggerEvent> {
  return mapPhrase(
    textMatching('an event', /(?:(?!\benters?\b|\bwhen|\bif\b| while )[^,"\n])+/),
    (words): TriggerEvent => opaqueEvent(`whenever ${words}`),
    () => undefined,
  );
}

/** "an opponent casts a gloomy spell or when ~ dies": the first event kept as text with a "whenever" added. */
function unreadFirst(): Phrase<TriggerEvent> {
  return mapPhrase(
    textMatching('an event', /(?:(?!\benters?\b|\bwhen|\bif\b| or when)[^,"\n])+(?= or when)/),
    (words): TriggerEvent => opaqueEvent(`whenever ${words}`),
    it => (it.kind === 'text' && it.text.startsWith('whenever ') ? it.text.slice('whenever '.length) : undefined),
  );
}

/** Events after "when", "whenever" or "at". */
function worded(events: Phrase<Events>): Phrase<Events> {
  const bare = (words: string): Phrase<Events> =>
    mapPhrase(
      template({})`${literalText(words)}${{ events }}`,
      it => it.events,
      it => ({ events: it }),
    );
  return oneOf<Events>('an event', [bare('whenever '), variant(bare('when ')), wrapping`at ${stepEvents}`]);
}

/** All events after "when" or "whenever". */
export const triggerEvents: Phrase<Events> = firstOrFurther(
  oneOf<Events>('an event', [limited, several]),
  oneOf<Events>('an event', [
    variant(pair(group, ' or ', listed(unworded()))),
    pair(listed(unreadFirst()), ' or ', worded(limited)),
  ]),
);
