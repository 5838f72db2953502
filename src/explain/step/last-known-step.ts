// Why an amount is what it is, where it is that of an object that has left: as it last was on the battlefield (608.2h).

import type { Amount, Effect, GameEvent, ObjectId, Outcome } from '../../engine/index.ts';
import { possessive } from '../english.ts';
import type { ExplainContext } from '../explain-context.ts';
import type { ExplainedStep } from '../explanation.ts';

const RULE = '608.2h';

/** The steps on such amounts of the instructions that are carried out; none for other events. */
export function lastKnownSteps(context: ExplainContext, outcome: Outcome, event: GameEvent): readonly ExplainedStep[] {
  if (event.kind !== 'carriesOut') return [];
  const first = event.effects.find(it => it.kind !== 'move');
  const amount = first === undefined ? undefined : amountOf(first);
  const measure = measured(amount);
  if (amount?.kind !== 'measure' || measure === undefined) return [];
  const gone = goneFrom(outcome);
  const paid = gone.filter(it => it.verb === 'sacrifice').map(it => it.object);
  const meant = amount.of.kind === 'target' ? event.targets.slice(amount.of.index, amount.of.index + 1) : paid;
  const [id, ...others] = amount.of.kind === 'target' || amount.of.kind === 'those' ? meant : [];
  const object = gone.find(it => it.object === id)?.object;
  if (object === undefined || others.length > 0) return [];
  const value = context.seenBefore.of(object)[measure];
  if (value === undefined) return [];
  const text = `${possessive(context.names.object(object))} ${measure === 'manaValue' ? 'mana value' : measure} was ${value}, and counts as it last was on the battlefield.`;
  return [{ rule: RULE, text, matter: 'other', applies: true, notable: true, answers: true }];
}

/** The characteristic that an amount is a measure of; undefined for any other. */
function measured(amount: ReturnType<typeof amountOf>): 'power' | 'toughness' | 'manaValue' | undefined {
  if (amount?.kind !== 'measure') return undefined;
  const { measure } = amount;
  return measure === 'power' || measure === 'toughness' || measure === 'manaValue' ? measure : undefined;
}

function amountOf(effect: Effect): Exclude<Amount, number> | undefined {
  const amount = 'amount' in effect ? effect.amount : undefined;
  return typeof amount === 'object' && 'kind' in amount ? amount : undefined;
}

interface Gone {
  readonly object: ObjectId;
  readonly verb: string | undefined;
}

function goneFrom({ occurrences, before }: Outcome): readonly Gone[] {
  return occurrences.flatMap(done =>
    done.kind === 'moved' && done.from === 'battlefield' && before.objects.get(done.object)?.zone === 'battlefield'
      ? [{ object: done.object, verb: done.verb }]
      : [],
  );
}
