// Results of damage (120.3, 120.4c): life lost, poison, counters, marked damage, life gained.

import type { AtomicAction } from '../event/atomic-action.ts';
import type { Cause, Damage, GameEvent } from '../event/game-event.ts';
import { hasKeywordAbility } from '../event/no-op.ts';
import { type Run, recordFact } from '../event/run-state.ts';
import { contextOf } from '../match/context.ts';
import { evaluate } from '../match/evaluate.ts';
import type { View } from '../match/view.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';

interface Results {
  readonly actions: AtomicAction[];
  /** Life gained comes first, so that effects that modify a loss see the whole event (120.4). */
  readonly gains: GameEvent[];
  readonly others: GameEvent[];
}

/** The results of all damage dealt at the same time; each may be replaced. */
export function damageResults(run: Run, view: View, settled: readonly GameEvent[]) {
  const results: Results = { actions: [], gains: [], others: [] };
  for (const event of settled) {
    if (event.kind !== 'dealsDamage') continue;
    for (const damage of event.damage) if (damage.amount > 0) resultsOf(run, view, damage, results);
  }
  return { actions: results.actions, events: [...results.gains, ...results.others], then: [] };
}

function resultsOf(run: Run, view: View, damage: Damage, results: Results): void {
  const { source, to, amount, sourceAsItWas: was } = damage;
  const has = (keyword: string) => sourceHas(view, damage, keyword) || damage.asThough?.includes(keyword) === true;
  const controller = was?.controller ?? view.controller(source);
  // 614.16: counters from damage are put by an effect only if an effect dealt the damage
  const by: Cause = { name: view.of(source).name, controller, source, isEffect: !damage.combat };
  results.actions.push({ kind: 'dealt', damage });
  if (isPlayer(view.state, to)) toPlayer(run, view, damage, to, by, has('infect'), results);
  else
    toPermanent(
      run,
      view,
      damage,
      to,
      by,
      has('infect') || has('wither'),
      has('deathtouch') && run.edition.deathtouchIsNoTrigger,
      results,
    );
  if (has('lifelink') && run.edition.lifelinkIsNoTrigger) {
    recordFact(run, '120.3f', { kind: 'lifelink', amount }, [source], { players: [controller], also: ['702.15b'] });
    results.gains.push({ kind: 'gainsLife', player: controller, amount, by, fromDamage: true });
  }
}

/** Whether the source has the keyword, or had it where it has left (608.2h). */
function sourceHas(view: View, { source, sourceAsItWas: was }: Damage, keyword: string): boolean {
  return was === undefined ? hasKeywordAbility(view, source, keyword) : was.keywords.includes(keyword);
}

function toPlayer(
  run: Run,
  view: View,
  damage: Damage,
  player: PlayerId,
  by: Cause,
  infect: boolean,
  results: Results,
): void {
  const { source, amount } = damage;
  if (infect) {
    recordFact(run, '120.3b', { kind: 'poison', amount }, [source], { players: [player], also: ['702.90b'] });
    results.others.push(poison(player, amount, by));
  } else {
    recordFact(run, '120.3a', { kind: 'loses life', amount }, [source], { players: [player], notable: false });
    results.others.push({ kind: 'losesLife', player, amount, by, fromDamage: true });
  }
  const toxic = damage.combat ? toxicOf(view, source) : 0;
  if (toxic > 0) {
    recordFact(run, '120.3g', { kind: 'poison', amount: toxic }, [source], { players: [player], also: ['702.164c'] });
    results.others.push(poison(player, toxic, by));
  }
}

function poison(player: PlayerId, amount: number, by: Cause): GameEvent {
  return { kind: 'putsCounters', on: player, counter: 'poison', amount, player: by.controller, by };
}

/** 702.164b: the total toxic value. */
function toxicOf(view: View, source: ObjectId): number {
  const context = contextOf(view, source);
  return view.of(source).abilities.reduce((sum, { ability }) => {
    if (ability.kind !== 'keyword' || ability.keyword !== 'toxic') return sum;
    const { amount = 0 } = ability;
    return amount === 'sunburst' ? sum : sum + evaluate(view, amount, context);
  }, 0);
}

function toPermanent(
  run: Run,
  view: View,
  damage: Damage,
  object: ObjectId,
  by: Cause,
  withers: boolean,
  deathtouch: boolean,
  results: Results,
): void {
  const { source, amount } = damage;
  const { types } = view.of(object);
  const objects = [source, object];
  const removes = (counter: string): GameEvent => ({ kind: 'removesCounters', on: object, counter, amount, by });
  if (types.includes('Planeswalker')) {
    recordFact(run, '120.3c', { kind: 'loses loyalty', amount }, objects, { also: ['306.8'] });
    results.others.push(removes('loyalty'));
  }
  if (types.includes('Battle')) {
    recordFact(run, '120.3h', { kind: 'loses defense', amount }, objects, { also: ['310.6'] });
    results.others.push(removes('defense'));
  }
  if (!types.includes('Creature')) return;
  if (withers) {
    const also = [
      ...(sourceHas(view, damage, 'wither') ? ['702.80a'] : []),
      ...(sourceHas(view, damage, 'infect') ? ['702.90c'] : []),
    ];
    recordFact(run, '120.3d', { kind: 'withers', amount }, objects, { also });
    results.others.push({ kind: 'putsCounters', on: object, counter: '-1/-1', amount, player: by.controller, by });
  } else {
    recordFact(run, '120.3e', { kind: 'marked', amount }, objects, { notable: false });
  }
  results.actions.push({ kind: 'marksDamage', object, amount: withers ? 0 : amount, deathtouch });
}
