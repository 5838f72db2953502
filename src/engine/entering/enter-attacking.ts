// Creatures that enter attacking (508.4).
import { opponentsOf } from '../attach/legal.ts';
import type { Option } from '../choice/choice.ts';
import { type ChoiceGenerator, requestChoice } from '../choice/choice-request.ts';
import type { Attack, EnteringObject } from '../event/game-event.ts';
import { type Run, recordFact } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import { isPlayer, playerNamedIn } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';

/**
 * The attacked player, planeswalker or battle, chosen by its controller where the effect leaves it open; undefined
 * where none.
 */
export function* chooseAttacked(
  run: Run,
  view: View,
  entering: EnteringObject,
): ChoiceGenerator<ObjectId | PlayerId | undefined> {
  const { object, attacking, under } = entering;
  if (attacking === undefined || !view.of(object).types.includes('Creature')) return undefined;
  const possible = attackable(view, under);
  if (attacking !== 'choose') {
    recordFact(run, '508.4', { kind: 'enters attacking' }, [object], { notable: false });
    return possible.includes(attacking) ? attacking : undefined;
  }
  return yield* oneOfThese(run, view, { kind: 'attacking', who: under, object, rule: '508.4' }, possible);
}

/** 508.1b: what a creature declared as an attacker attacks; undefined where that can't be attacked. */
export function* chooseAttackedBy(
  run: Run,
  view: View,
  { object, attacking }: Attack,
): ChoiceGenerator<ObjectId | PlayerId | undefined> {
  const who = view.controller(object);
  const possible = attackable(view, who);
  if (attacking !== 'choose') return possible.includes(attacking) ? attacking : undefined;
  const [only, ...others] = possible;
  if (others.length === 0) return only;
  return yield* oneOfThese(run, view, { kind: 'attacking', who, object, rule: '508.1b' }, possible);
}

function* oneOfThese(
  run: Run,
  view: View,
  header: { readonly kind: 'attacking'; readonly who: PlayerId; readonly object: ObjectId; readonly rule: string },
  possible: readonly (ObjectId | PlayerId)[],
): ChoiceGenerator<ObjectId | PlayerId | undefined> {
  if (possible.length === 0) return undefined;
  const options: readonly Option[] = possible.map(to =>
    isPlayer(view.state, to)
      ? { pick: { kind: 'player', player: to }, label: to }
      : { pick: { kind: 'objects', objects: [to] }, label: view.object(to).label },
  );
  const pick = yield* requestChoice(run, { choice: { ...header, options, legal: { kind: 'options' } }, moot: false });
  return pick.kind === 'player' ? pick.player : pick.kind === 'objects' ? pick.objects[0] : undefined;
}

/** 508.4, 508.4a: defending players, their planeswalkers, and battles they protect. */
function attackable(view: View, attacker: PlayerId): readonly (ObjectId | PlayerId)[] {
  const defending = opponentsOf(view, attacker).filter(player => !playerNamedIn(view.state, player).lost);
  const permanents = view.battlefield.filter(id => {
    const { types } = view.of(id);
    if (types.includes('Planeswalker')) return defending.includes(view.controller(id));
    const { protector } = view.object(id);
    return types.includes('Battle') && protector !== undefined && defending.includes(protector);
  });
  return [...defending, ...permanents];
}
