// 603: what a triggered ability watches for, one event or several: "~ enters or attacks", "~ or another Elf you control dies".
import type { Filter, TriggerEvent } from '../../engine/index.ts';
import { beyond, checked, runs, text } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { lit, map, memo, oneOf, type Phrase, same, variant } from '../phrase.ts';
import { aFilter } from './filters.ts';
import { cause } from './game-rules.ts';
import { anyOne, type Done, type Entering, many, one, SELF, verb, whatOne } from './one-event.ts';
import { OPPONENT, YOU } from './players.ts';
import { subjectOne } from './subjects.ts';
import { stepEvents } from './trigger-steps.ts';

type Events = readonly TriggerEvent[];

/** "~ enters or attacks": one object, two verbs. */
const twoVerbs: Phrase<Events> = map(
  oneOf<Verbs>('an event', [
    form({})`${{ what: whatOne }} ${{ first: verb }} or ${{ second: verb }}`,
    variant(form({})`${{ what: whatOne }} ${{ first: verb }} and whenever it ${{ second: verb }}`),
    variant(ofSelf(form({})`~ ${{ first: plural() }} or ${{ second: plural() }}`)),
  ]),
  ({ what, first, second }): Events => [eventOf(what, first), eventOf(what, second)],
  ([first, second, ...others]) => {
    if (first === undefined || second === undefined || others.length > 0) return undefined;
    const [one, other] = [partsOf(first), partsOf(second)];
    if (one === undefined || other === undefined || !same(one.what, other.what)) return undefined;
    return { what: one.what, first: one.verb, second: other.verb };
  },
);

/** "You create or sacrifice a token": two things a player does to one object. */
const createOrSacrifice: Phrase<Events> = map(
  form({})`you create or sacrifice ${{ what: aFilter }}`,
  ({ what }): Events => [
    { kind: 'tokensCreated', who: YOU, what, oneOrMore: false },
    { kind: 'sacrifices', who: YOU, what, oneOrMore: false },
  ],
  ([first, second, ...others]) =>
    others.length === 0 &&
    first?.kind === 'tokensCreated' &&
    second?.kind === 'sacrifices' &&
    same(first.what, second.what)
      ? { what: first.what }
      : undefined,
);

const scryOrSurveil: Phrase<Events> = says(
  [
    { kind: 'acts', action: 'scry', who: YOU },
    { kind: 'acts', action: 'surveil', who: YOU },
  ],
  'you scry or surveil',
);

interface Verbs {
  readonly what: Filter;
  readonly first: Omit<Done, 'what'>;
  readonly second: Omit<Done, 'what'>;
}

/** A card that is several people has its verbs in the plural. */
function ofSelf(phrase: Phrase<Omit<Verbs, 'what'>>): Phrase<Verbs> {
  return map(
    phrase,
    it => ({ ...it, what: SELF }),
    () => undefined,
  );
}

function plural(): Phrase<Omit<Done, 'what'>> {
  return oneOf<Omit<Done, 'what'>>('a verb', [
    says({ kind: 'enters', ...one }, 'enter'),
    says({ kind: 'attacks', ...one }, 'attack'),
    says({ kind: 'dies', ...one }, 'die'),
  ]);
}

function eventOf(what: Filter, it: Omit<Done, 'what'>): TriggerEvent {
  return { ...it, what } as TriggerEvent; // its verb and its object are all an event has
}

function partsOf(event: TriggerEvent): { readonly what: Filter; readonly verb: Omit<Done, 'what'> } | undefined {
  if (!('what' in event) || event.what === undefined || !isFilter(event.what)) return undefined;
  const { what, ...rest } = event;
  return { what, verb: rest as Omit<Done, 'what'> }; // the event without its object
}

function isFilter(it: object): it is Filter {
  return 'clauses' in it;
}

/** "~ or another creature you control enters": two events of one verb. */
const thisOrAnother: Phrase<Events> = map(
  form({})`${{ first: subjectOne }} or ${{ other: aFilter }} ${{ verb }}`,
  ({ first, other, verb: it }): Events => [eventOf(first, withoutHow(it)), eventOf(other, it)],
  ([first, second, ...others]) => {
    if (first === undefined || second === undefined || others.length > 0) return undefined;
    const [one, other] = [partsOf(first), partsOf(second)];
    if (one === undefined || other === undefined || !same(one.verb, withoutHow(other.verb))) return undefined;
    return { first: one.what, other: other.what, verb: other.verb };
  },
);

/** How the other one enters is not said of the first. */
function withoutHow(it: Omit<Done, 'what'>): Omit<Done, 'what'> {
  return it.kind === 'enters' ? ({ kind: 'enters', oneOrMore: false } as Omit<Entering, 'what'>) : it;
}

/** "~ and/or one or more other Elves you control enter". */
const thisAndOrOthers: Phrase<Events> = map(
  form({})`~ and/or ${{ others: many }}`,
  ({ others }): Events => [{ kind: 'enters', what: SELF, oneOrMore: false }, others],
  ([self, others, ...rest]) =>
    rest.length === 0 &&
    others?.kind === 'enters' &&
    others.oneOrMore &&
    same(self, { kind: 'enters', what: SELF, oneOrMore: false })
      ? { others }
      : undefined,
);

type Damage = Extract<TriggerEvent, { readonly kind: 'dealsDamage' }>;

/** "~ deals combat damage to a player or planeswalker": an event for each of the two. */
const toPlayerOr: Phrase<Events> = map(
  oneOf<{ readonly source: Filter; readonly type: 'Planeswalker' | 'Battle' }>('an event', [
    form({ type: 'Planeswalker' })`${{ source: whatOne }} deals combat damage to a player or planeswalker`,
    form({ type: 'Battle' })`${{ source: whatOne }} deals combat damage to a player or battle`,
  ]),
  ({ source, type }): Events => {
    const damage = { kind: 'dealsDamage', source, combat: true, oneOrMore: false } as const;
    const to: readonly Damage['to'][] = [{ kind: 'anyone' }, { clauses: [{ kind: 'type', type }] }];
    return to.map(it => ({ ...damage, to: it }));
  },
  ([first, second, ...others]) => {
    if (first?.kind !== 'dealsDamage' || second?.kind !== 'dealsDamage' || others.length > 0) return undefined;
    if (!same({ ...first, to: second.to }, second) || !same(first.to, { kind: 'anyone' })) return undefined;
    if (first.combat !== true || first.oneOrMore || second.to === undefined || !('clauses' in second.to))
      return undefined;
    const [only, ...more] = second.to.clauses;
    if (only?.kind !== 'type' || more.length > 0 || (only.type !== 'Planeswalker' && only.type !== 'Battle'))
      return undefined;
    return { source: first.source, type: only.type };
  },
);

/** "a permanent entering causes a triggered ability to trigger". */
const causing: Phrase<TriggerEvent> = oneOf<TriggerEvent>('an event', [
  form({ kind: 'causesTrigger', ofIt: false })`${{ cause }} causes a triggered ability to trigger`,
  form({ kind: 'causesTrigger', ofIt: true })`${{ cause }} causes a triggered ability of that creature to trigger`,
]);

const group: Phrase<Events> = memo(
  oneOf<Events>('an event', [
    listed(causing),
    map(
      anyOne,
      (it): Events => [it],
      ([only, ...others]) => (others.length > 0 ? undefined : only),
    ),
    twoVerbs,
    createOrSacrifice,
    scryOrSurveil,
    thisOrAnother,
    thisAndOrOthers,
    toPlayerOr,
  ]),
);

/** "during your turn", "for the first time each turn": said of whatever the events are. */
const LIMITS = [
  [' during your turn', { during: YOU }],
  [" during an opponent's turn", { during: OPPONENT }],
  [' for the first time each turn', { firstTime: true }],
  [' for the first time during each of your turns', { firstTime: true, during: YOU }],
] as const satisfies readonly (readonly [string, Pick<TriggerEvent, 'during' | 'firstTime'>])[];

const limited: Phrase<Events> = beyond(
  group,
  oneOf<Events>(
    'an event',
    LIMITS.map(([words, limits]) =>
      map(
        form({})`${{ events: group }}${lit(words)}`,
        ({ events }): Events => events.map(it => ({ ...it, ...limits })),
        events => {
          const bare = events.map(({ during: _, firstTime: __, ...it }) => it as TriggerEvent); // without its limits
          return events.every((it, n) => same(it, { ...bare[n], ...limits })) ? { events: bare } : undefined;
        },
      ),
    ),
  ),
);

/** An event that is none of ours, as it is worded with its "whenever". Nothing that enters is kept so. */
export const textEvent: Phrase<TriggerEvent> = form({ kind: 'text' })`${{
  text: text('an event', /(?:when|whenever|at)\b(?:(?!\benters?\b|\bentering\b)[^,"\n]|,(?= (?:or|and) [^,]*,|[^ ]))+/),
}}`;

/** "A dies, or B is discarded, or C enters". */
const OR_EACH = { two: ', or ', comma: ', or ', last: ', or ' } as const;

/** "~ enters and whenever you gain life": whole events, each with its own word. */
const several: Phrase<Events> = checked(
  oneOf<Events>('events', [
    pair(group, ' and ', beyond(worded(group), listed(textEvent))),
    pair(limited, ' or ', limited),
    variant(pair(limited, ' or ', worded(limited))),
    runs(limited, OR_EACH, 4),
  ]),
);

function pair(first: Phrase<Events>, between: string, second: Phrase<Events>): Phrase<Events> {
  return map(
    form({})`${{ first }}${lit(between)}${{ second }}`,
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
  return map(
    phrase,
    (it): Events => [it],
    ([only, ...others]) => (others.length > 0 ? undefined : only),
  );
}

/** "… or enchanted creature becomes the target of an Aura spell": kept as if it had its own "whenever". */
function unworded(): Phrase<TriggerEvent> {
  return map(
    text('an event', /(?:(?!\benters?\b|\bwhen|\bif\b)[^,"\n])+/),
    (said): TriggerEvent => ({ kind: 'text', text: `whenever ${said}` }),
    () => undefined,
  );
}

/** "an opponent casts a gloomy spell or when ~ dies": the first kept as if it had its own "whenever". */
function unreadFirst(): Phrase<TriggerEvent> {
  return map(
    text('an event', /(?:(?!\benters?\b|\bwhen|\bif\b| or when)[^,"\n])+(?= or when)/),
    (said): TriggerEvent => ({ kind: 'text', text: `whenever ${said}` }),
    it => (it.kind === 'text' && it.text.startsWith('whenever ') ? it.text.slice('whenever '.length) : undefined),
  );
}

/** Events with "when", "whenever" or "at" before them. */
function worded(events: Phrase<Events>): Phrase<Events> {
  const bare = (words: string): Phrase<Events> =>
    map(
      form({})`${lit(words)}${{ events }}`,
      it => it.events,
      it => ({ events: it }),
    );
  return oneOf<Events>('an event', [bare('whenever '), variant(bare('when ')), just`at ${stepEvents}`]);
}

/** Everything after "when", "whenever". */
export const triggerEvents: Phrase<Events> = beyond(
  oneOf<Events>('an event', [limited, several]),
  oneOf<Events>('an event', [
    variant(pair(group, ' or ', listed(unworded()))),
    pair(listed(unreadFirst()), ' or ', worded(limited)),
  ]),
);
