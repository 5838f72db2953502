// 603: triggered abilities. The event and an intervening "if" are read; the effect is kept as text.

import type { Condition, TriggerEvent, TriggeredAbility } from '../../../engine/index.ts';
import { assertNever } from '../../../kit/assert-never.ts';
import { longest, prefer, textMatching } from '../../combine.ts';
import { mapPhrase, memo, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { condition, ifCondition } from '../conditions/conditions.ts';
import { cameFrom, duringCondition, enteredOrCastFrom, withoutOrigins } from '../conditions/entering-ifs.ts';
import { functionsFromZones } from '../words/functions-from.ts';
import { NONE_PAID, noneWasPaidFor, ordinalOfSpell, type Restated, whetherPaidOrNot } from './restated-events.ts';
import { textEvent, triggerEvents } from './trigger-events.ts';
import { stepEvents } from './trigger-steps.ts';

/** A condition after "while": "you control a Dinosaur", "saddled", "it's exiled". */
const state: Phrase<Condition> = oneOf<Condition>('a state', [
  condition,
  constant({ kind: 'status', status: 'saddled' }, 'saddled'),
  constant(
    {
      kind: 'is',
      ref: { kind: 'self' },
      filter: { clauses: [{ kind: 'inZone', zone: 'exile', whose: undefined }] },
    },
    "it's exiled",
  ),
]);

const ONCE = ' this ability triggers only once each turn.';

interface EffectText {
  readonly effect: string;
  readonly oncePerTurn: boolean;
}

/** The effect, which is all that `rest` matches, with its limit of once each turn. */
function effectText(rest: RegExp): Phrase<EffectText> {
  return mapPhrase(
    textMatching('an effect', rest),
    effect =>
      effect.endsWith(ONCE)
        ? { effect: effect.slice(0, -ONCE.length), oncePerTurn: true }
        : { effect: effect, oncePerTurn: false },
    it => (typeof it.effect !== 'string' ? undefined : it.effect + (it.oncePerTurn ? ONCE : '')),
    ['effect', 'oncePerTurn'],
  );
}

/** A triggered ability; `inQuotes`: its effect ends where the quotation does. */
export function triggeredAbility(inQuotes: boolean): Phrase<TriggeredAbility> {
  const free = effectText(inQuotes ? /[^"\n]+/ : /[\s\S]+/);
  const effect = effectText(inQuotes ? /(?!if )[^"\n]+/ : /(?!if )[\s\S]+/);
  const starts = [whenever(longest(triggerEvents)), at(stepEvents), onState].map(it => memo(it));
  const read = starts.flatMap(start => [
    whereItIs(template({ kind: 'triggered', condition: undefined })`${start}, ${effect}`),
    whereItIs(template({ kind: 'triggered' })`${start}, ${{ condition: ifCondition }}, ${effect}`),
    variant(whereItIs(template({ kind: 'triggered' })`${start} while ${{ condition: state }}, ${effect}`)),
    variant(template({ kind: 'triggered' })`${start} during ${{ condition: duringCondition }}, ${effect}`),
    fromWhere(template({})`${start}, if ${{ where: cameFrom }}, ${effect}`),
    restated(template({})`${start}, if ${{ as: noneWasPaidFor }}, ${effect}`),
    variant(restated(template({})`${start}, if ${{ as: ordinalOfSpell }}, ${effect}`)),
  ]);
  const escaped = template({
    kind: 'triggered',
    events: [{ kind: 'enters', what: { clauses: [{ kind: 'is', ref: { kind: 'self' } }] }, oneOrMore: false }],
    condition: { kind: 'paid', cost: 'escape' },
  })`when it enters this way, ${free}`;
  const unsure = starts.map(start =>
    whereItIs(template({ kind: 'triggered' })`${start}, ${{ condition: unreadCondition }}, ${effect}`),
  );
  const kept = whereItIs(
    template({ kind: 'triggered', condition: undefined as Condition | undefined })`${textEvents}, ${free}`,
  );
  return prefer<TriggeredAbility>('a triggered ability', [
    oneOf<TriggeredAbility>('a triggered ability', [...read, escaped]),
    oneOf<TriggeredAbility>('a triggered ability', unsure),
    kept,
  ]);
}

type CameFrom = Events & EffectText & { readonly where: Parameters<typeof enteredOrCastFrom>[1] };

/** "if it entered from your graveyard or you cast it from your graveyard": an event for each origin. */
function fromWhere(phrase: Phrase<CameFrom>): Phrase<TriggeredAbility> {
  return mapPhrase(
    phrase,
    ({ events, where, ...effectText }): TriggeredAbility | undefined => {
      const ways = events.map(it => enteredOrCastFrom(it, where));
      if (ways.some(it => it === undefined)) return undefined;
      const ability = {
        kind: 'triggered',
        condition: undefined,
        ...effectText,
        events: ways.flatMap(way => way ?? []),
      } as const;
      return { ...ability, ...movesItselfFrom(ability) };
    },
    ({ kind, condition, events, effect, oncePerTurn, functionsFrom }) => {
      const bare = withoutOrigins(events);
      if (bare === undefined || condition !== undefined) return undefined;
      const ability = { kind, condition, events, effect, oncePerTurn };
      return same(movesItselfFrom(ability).functionsFrom, functionsFrom) ? { ...bare, effect, oncePerTurn } : undefined;
    },
    ['kind', 'events', 'condition', 'effect', 'oncePerTurn'],
  );
}

/** "If none of them were cast": the events narrowed to those that are meant. */
function restated(phrase: Phrase<Events & EffectText & { readonly as: Restated }>): Phrase<TriggeredAbility> {
  return whereItIs(
    mapPhrase(
      phrase,
      ({ events, as, ...effectText }): TriggeredAbility | undefined => {
        const narrowed = as.narrow(events);
        return narrowed && { kind: 'triggered', condition: undefined, ...effectText, events: narrowed };
      },
      ({ events, condition, effect, oncePerTurn }) => {
        const bare = Array.isArray(events) && condition === undefined ? whetherPaidOrNot(events) : undefined;
        return bare && { events: bare, as: NONE_PAID, effect, oncePerTurn };
      },
      ['kind', 'events', 'condition', 'effect', 'oncePerTurn'],
    ),
  );
}

/** 603.4: an intervening "if" in words that are not read. */
const unreadCondition: Phrase<Condition> = template({
  kind: 'unread',
})`if ${{ text: textMatching('a condition', /[^,"\n]+/) }}`;

/**
 * 113.6b, 113.6m: the ability with the zone its condition puts its object in, or its effect moves the object out of.
 */
function whereItIs(phrase: Phrase<TriggeredAbility>): Phrase<TriggeredAbility> {
  const place = (ability: TriggeredAbility) => ({
    ...movesItselfFrom(ability),
    ...(ability.condition === undefined ? {} : functionsFromZones(ability.condition)),
  });
  return mapPhrase(
    phrase,
    it => ({ ...it, ...place(it) }),
    ({ functionsFrom, ...it }) => (same(place(it).functionsFrom, functionsFrom) ? it : undefined),
    ['kind', 'events', 'condition', 'effect', 'oncePerTurn'],
  );
}

const OUT_OF = /(?<!named )~ from (?:your |its owner's )?(graveyard|exile)\b/;

/** 113.6m: "return ~ from your graveyard", unless the event or an earlier part of the effect puts it there. */
function movesItselfFrom({ events, effect }: TriggeredAbility): Pick<TriggeredAbility, 'functionsFrom'> {
  const match = OUT_OF.exec(effect);
  if (match === null || /\b(?:sacrifice|exile|discard|mill) (?:~|it)\b/.test(effect.slice(0, match.index))) return {};
  return events.some(bringsItThere) ? {} : { functionsFrom: [match[1] === 'exile' ? 'exile' : 'graveyard'] };
}

/** Whether an event is about the object itself, or about the object it is attached to. */
function bringsItThere(event: TriggerEvent): boolean {
  if (event.kind === 'text') return event.text.includes('~');
  const about = 'what' in event ? event.what : undefined;
  return about?.clauses.some(it => it.kind === 'is') ?? false;
}

interface Events {
  readonly events: readonly TriggerEvent[];
}

/** Events after "when" where they happen once, after "whenever" where they may happen again. */
function whenever(events: Phrase<readonly TriggerEvent[]>): Phrase<Events> {
  const when = template({})`when ${{ events }}`;
  const ever = template({})`whenever ${{ events }}`;
  return {
    name: 'when …',
    read: (input, at) => [
      ...when.read(input, at).map(it => (isOnce(it.value.events) ? it : { ...it, variant: true })),
      ...ever.read(input, at).map(it => (isOnce(it.value.events) ? { ...it, variant: true } : it)),
    ],
    print: it => (Array.isArray(it.events) ? (isOnce(it.events) ? when : ever).print(it) : undefined),
    first: () => W,
    keys: () => ['events'],
  };
}

const W: ReadonlySet<number> = new Set(['w'.charCodeAt(0)]);

function isOnce(events: readonly TriggerEvent[]): boolean {
  return events.every(
    event =>
      (event.kind === 'enters' ||
        event.kind === 'dies' ||
        event.kind === 'leaves' ||
        event.kind === 'turnsFaceUp' ||
        event.kind === 'casts' ||
        event.kind === 'becomes') &&
      event.what.clauses.length === 1 &&
      event.what.clauses[0]?.kind === 'is',
  );
}

/** "a player other than ~'s owner controls it". */
const byAnother: Phrase<Condition> = constant(
  {
    kind: 'not',
    of: { kind: 'is', ref: { kind: 'self' }, filter: { clauses: [{ kind: 'ownedBy', who: { kind: 'you' } }] } },
  },
  "a player other than ~'s owner controls it",
);

/** 603.8: a state as the event: "when you control no Islands"; never an action. */
const onState: Phrase<Events> = mapPhrase(
  oneOf<{ readonly condition: Condition }>('a state', [
    template({})`when ${{ condition: oneOf<Condition>('a state', [condition, byAnother]) }}`,
    variant(template({})`whenever ${{ condition }}`),
  ]),
  (read): Events | undefined =>
    isState(read.condition) ? { events: [{ kind: 'state', condition: read.condition }] } : undefined,
  ({ events: [only, ...more] }) =>
    only?.kind === 'state' && more.length === 0 ? { condition: only.condition } : undefined,
  ['events'],
);

function isState(condition: Condition): boolean {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of.every(isState);
    case 'not':
      return isState(condition.of);
    case 'count':
    case 'playerCount':
    case 'compare':
    case 'is':
      return true;
    case 'chosenIs':
    case 'chosenWord':
    case 'copiable':
    case 'dayNight':
    case 'delirium':
    case 'designation':
    case 'ferocious':
    case 'happened':
    case 'hellbent':
    case 'kicked':
    case 'level':
    case 'linked':
    case 'manaSpent':
    case 'metalcraft':
    case 'paid':
    case 'status':
    case 'step':
    case 'threshold':
    case 'turn':
    case 'unread':
    case 'wasCast':
      return false;
    default:
      return assertNever(condition);
  }
}

function at(events: Phrase<readonly TriggerEvent[]>): Phrase<Events> {
  return template({})`at ${{ events }}`;
}

const textEvents: Phrase<Events> = mapPhrase(
  textEvent,
  (it): Events => ({ events: [it] }),
  ({ events: [only, ...more] }) => (only?.kind === 'text' && more.length === 0 ? only : undefined),
  ['events'],
);
