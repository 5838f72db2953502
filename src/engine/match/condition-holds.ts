// Conditions, evaluated in a position.
import { assertNever } from '../../kit/assert-never.ts';
import type { Amount } from '../ability/amount.ts';
import type { Condition } from '../ability/condition.ts';
import { copiableValues } from '../copy/copiable.ts';
import { copiableValuesMatch } from '../copy/copiable-match.ts';
import { compareNumbers } from './compare-numbers.ts';
import { evaluate } from './evaluate.ts';
import { matches } from './matches.ts';
import { isAmongPlayers, playerState, resolveObject, resolvePlayers } from './resolve-reference.ts';
import { select } from './select.ts';
import { holdsOfSource } from './source-conditions.ts';
import { turnRecordNumber } from './this-turn.ts';
import type { Context, View } from './view.ts';

/** Whether the condition is true. */
export function conditionHolds(view: View, condition: Condition, context: Context): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.of.every(it => conditionHolds(view, it, context));
    case 'or':
      return condition.of.some(it => conditionHolds(view, it, context));
    case 'not':
      return !conditionHolds(view, condition.of, context);
    case 'count':
      return compareNumbers(
        select(view, condition.of, context).length,
        condition.is,
        evaluate(view, condition.amount, context),
      );
    case 'playerCount':
      return playerCounts(view, condition, context);
    case 'compare':
      return isCompared(view, condition, context);
    case 'is':
    case 'copiable':
      return isWhat(view, condition, context);
    case 'turn':
      return (
        isAmongPlayers(view, condition.who, context, view.state.active) &&
        (condition.atMost === undefined || (view.state.turn ?? Number.POSITIVE_INFINITY) <= condition.atMost)
      );
    case 'step':
      return isStep(view, condition, context);
    case 'designation':
      return resolvePlayers(view, condition.who, context).some(id =>
        playerState(view, id).designations.includes(condition.designation),
      );
    case 'happened':
      return resolvePlayers(view, condition.who, context).some(
        id => turnRecordNumber(playerState(view, id), condition.what) >= (condition.atLeast ?? 1),
      );
    case 'dayNight':
      return (view.state.dayNight ?? 'neither') === condition.is;
    case 'unread':
      return false;
    case 'delirium':
    case 'threshold':
    case 'hellbent':
    case 'metalcraft':
    case 'ferocious':
      return resolvePlayers(view, condition.who, context).some(id => abilityWord(view, condition.kind, id));
    default:
      return holdsOfSource(view, condition, context);
  }
}

/** "It's a creature": by its characteristics, or by its copiable values alone. */
function isWhat(view: View, condition: Condition & { readonly kind: 'is' | 'copiable' }, context: Context): boolean {
  const id = resolveObject(view, condition.ref, context);
  if (id === undefined || !view.state.objects.has(id)) return false;
  if (condition.kind === 'is') {
    // 608.2h: as it last was; but where it is now
    const isPlace = condition.filter.clauses.some(it => it.kind === 'inZone');
    const known = isPlace ? view : (context.lastKnown?.get(id) ?? view);
    return matches(known, condition.filter, id, context);
  }
  return copiableValuesMatch(copiableValues(view.state, id), condition.filter);
}

/** Compares two numbers; those of several players one by one. */
function isCompared(view: View, condition: Condition & { readonly kind: 'compare' }, context: Context): boolean {
  const { left, is, right, than } = condition;
  const lefts = valuesOf(view, left, context);
  const rights = valuesOf(view, right, context);
  const stands = (value: number) =>
    than === 'each'
      ? rights.every(it => compareNumbers(value, is, it))
      : rights.some(it => compareNumbers(value, is, it));
  return lefts.some(stands);
}

const PLURAL: ReadonlySet<string> = new Set(['opponent', 'another', 'anyone']);

/** The value of an amount, or one for each of the players it is about. */
function valuesOf(view: View, amount: Amount, context: Context): readonly number[] {
  if (typeof amount === 'number' || !('who' in amount) || amount.kind === 'players' || !PLURAL.has(amount.who.kind)) {
    return [evaluate(view, amount, context)];
  }
  return resolvePlayers(view, amount.who, context).map(id =>
    evaluate(view, { ...amount, who: { kind: 'you' } }, { ...context, controller: id }),
  );
}

function playerCounts(view: View, condition: Condition & { readonly kind: 'playerCount' }, context: Context): boolean {
  const amount = evaluate(view, condition.amount, context);
  const counted = select(view, condition.of, context);
  const fits = (player: (typeof context)['controller']) =>
    compareNumbers(counted.filter(id => view.controller(id) === player).length, condition.is, amount);
  const players = resolvePlayers(view, condition.who, context);
  return condition.every ? players.every(fits) : players.some(fits);
}

function isStep(view: View, condition: Condition & { readonly kind: 'step' }, context: Context): boolean {
  const now = view.state.step;
  const named =
    now === condition.step || (condition.step === 'main' && now.endsWith('main')) || isPhase(condition.step, now);
  return named && (condition.who === undefined || isAmongPlayers(view, condition.who, context, view.state.active));
}

function isPhase(phase: string, step: string): boolean {
  return phase === 'combat' && COMBAT.has(step);
}

const COMBAT: ReadonlySet<string> = new Set([
  'combat',
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'combat damage',
  'end of combat',
]);

type AbilityWord = 'delirium' | 'threshold' | 'hellbent' | 'metalcraft' | 'ferocious';

function abilityWord(view: View, word: AbilityWord, player: PlayerIdOf): boolean {
  const context: Context = { source: undefined, controller: player };
  const count = (left: Parameters<typeof evaluate>[1], atLeast: number) => evaluate(view, left, context) >= atLeast;
  const you = { kind: 'you' } as const;
  const graveyard = { kind: 'inZone', zone: 'graveyard', whose: you } as const;
  const yours = { kind: 'controlledBy', who: you } as const;
  switch (word) {
    case 'delirium':
      return count({ kind: 'different', what: 'cardTypes', of: { clauses: [graveyard] } }, 4);
    case 'threshold':
      return count({ kind: 'graveyardSize', who: you }, 7);
    case 'hellbent':
      return evaluate(view, { kind: 'handSize', who: you }, context) === 0;
    case 'metalcraft':
      return count({ kind: 'count', of: { clauses: [{ kind: 'type', type: 'Artifact' }, yours] } }, 3);
    case 'ferocious':
      return count({ kind: 'count', of: { clauses: [{ kind: 'type', type: 'Creature' }, POWERFUL, yours] } }, 1);
    default:
      return assertNever(word);
  }
}

type PlayerIdOf = Context['controller'];

const POWERFUL = { kind: 'measure', measure: 'power', is: '>=', amount: 4 } as const;
