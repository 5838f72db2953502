// Instructions to deal damage (120): by one source or by each of several, with excess damage dealt elsewhere.
import type { Effect } from '../ability/effect.ts';
import type { ChoiceGenerator } from '../choice/choice-request.ts';
import type { DepartedSource } from '../event/game-event.ts';
import { hasKeywordAbility } from '../event/no-op.ts';
import { recordFact } from '../event/run-state.ts';
import { conditionHolds } from '../match/condition-holds.ts';
import { hasKeyword } from '../match/has.ts';
import { resolveObject } from '../match/resolve-reference.ts';
import type { View } from '../match/view.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { actedObjects, type InstructionContext } from './acted-objects.ts';
import {
  type InstructionResult,
  instructionAmount,
  NO_RESULT,
  playersFor,
  resultOfEvents,
} from './instruction-result.ts';
import { namedRecipients, objectsAmong } from './recipients.ts';

type Dealing = OfKind<Effect, 'dealDamage'>;

interface Hit {
  readonly source: ObjectId;
  readonly to: ObjectId | PlayerId;
  readonly amount: number;
  readonly combat: false;
  readonly sourceAsItWas?: DepartedSource;
}

/** The damage dealt, all of it at the same time. */
export function* dealDamage(instruction: InstructionContext, effect: Dealing): ChoiceGenerator<InstructionResult> {
  const { frame } = instruction;
  const dealers =
    effect.dealers === undefined
      ? undefined
      : yield* actedObjects(instruction, effect.dealers, frame.context.controller);
  const hits: Hit[] = [];
  for (const member of dealers ?? [frame.context.member]) {
    const now = { ...instruction, frame: { ...frame, context: { ...frame.context, member } } };
    hits.push(...(yield* dealtBy(now, effect)));
  }
  if (effect.fights === true) hits.push(...foughtBack(instruction, hits));
  if (hits.length === 0 || (effect.fights === true && hits.length === 1)) return NO_RESULT;
  const to = objectsAmong(
    instruction,
    hits.map(it => it.to),
  );
  return resultOfEvents([{ kind: 'dealsDamage', damage: hits, by: frame.by }], [...new Set(to)]);
}

/** 701.14a: the damage dealt in return, with the step that says so; none where one of the two can't fight (701.14b). */
function foughtBack({ view, run }: InstructionContext, [hit]: readonly Hit[]): readonly Hit[] {
  if (hit === undefined) return [];
  const { source, to } = hit;
  const both = [...new Set([source, to as ObjectId])]; // no player
  if (!both.every(id => view.state.objects.get(id)?.zone === 'battlefield' && view.of(id).types.includes('Creature'))) {
    recordFact(run, '701.14b', { kind: 'does not fight' }, both);
    return [];
  }
  const also = both.length === 1 ? ['701.14c'] : [];
  recordFact(run, '701.14a', { kind: 'fights' }, both, { also });
  return [
    {
      source: both[1] ?? source,
      to: source,
      amount: Math.max(0, view.of(both[1] ?? source).power ?? 0),
      combat: false,
    },
  ];
}

function* dealtBy(instruction: InstructionContext, effect: Dealing): ChoiceGenerator<readonly Hit[]> {
  const { view, frame } = instruction;
  const source = resolveObject(view, effect.source, frame.context);
  if (source === undefined) return [];
  const amount = instructionAmount(instruction, effect.amount);
  const to = yield* namedRecipients(instruction, effect.to);
  const known = frame.context.lastKnown?.get(source);
  const was = known === undefined ? {} : { sourceAsItWas: departed(known, source) };
  const hits = to.map((id): Hit => ({ source, to: id, amount, combat: false, ...was }));
  const goesOn = effect.excessIf === undefined || conditionHolds(view, effect.excessIf, frame.context);
  const [other] = effect.excessTo === undefined || !goesOn ? [] : playersFor(instruction, effect.excessTo);
  return other === undefined ? hits : hits.flatMap(hit => withoutExcess(view, hit, other));
}

/** Keywords that decide on the results of damage. */
const OF_DAMAGE = ['deathtouch', 'infect', 'lifelink', 'wither'] as const;

/** 702.2e, 702.15c, 702.80b, 702.90d: the source as it was in the view in which it was last there. */
function departed(known: View, source: ObjectId): DepartedSource {
  const keywords = OF_DAMAGE.filter(it => hasKeywordAbility(known, source, it));
  return { controller: known.controller(source), keywords };
}

/** 120.4a: the damage with what is more than lethal dealt to that player. */
function withoutExcess(view: View, hit: Hit, other: PlayerId): readonly Hit[] {
  const { to, amount } = hit;
  const most = isPlayer(view.state, to) ? amount : Math.min(amount, lethal(view, to as ObjectId, hit)); // no player
  const rest = { ...hit, to: other, amount: amount - most };
  return amount === most ? [hit] : [{ ...hit, amount: most }, rest];
}

/** 120.10: the least damage that is lethal to a creature, or as much as a planeswalker's loyalty or a battle's defense. */
function lethal(view: View, id: ObjectId, { source, sourceAsItWas: was }: Hit): number {
  const { types, toughness } = view.of(id);
  const { counters, damage } = view.object(id);
  const left: number[] = [];
  if (types.includes('Creature')) {
    const whole = Math.max(0, (toughness ?? 0) - damage);
    const isDeadly = was?.keywords.includes('deathtouch') ?? hasKeyword(view, source, 'deathtouch');
    left.push(isDeadly ? Math.min(1, whole) : whole);
  }
  if (types.includes('Planeswalker')) left.push(counters.loyalty ?? 0);
  if (types.includes('Battle')) left.push(counters.defense ?? 0);
  // of several the greatest part is excess
  return Math.min(...left);
}
