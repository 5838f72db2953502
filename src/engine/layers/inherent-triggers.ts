// Inherent triggered abilities: of a game, without a source (725.2, 726.2, 728.1, 702.179d).
import type { TriggeredAbility } from '../ability/ability.ts';
import type { Filter } from '../ability/filter.ts';
import type { PlayerRef } from '../ability/reference.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Functioning } from '../match/view.ts';
import type { GameState, PlayerState } from '../model/state.ts';

/** The abilities that come with the designations, the counters and the speed of the players. */
export function inherentTriggers(state: GameState): readonly Functioning<TriggeredAbility>[] {
  return state.players.flatMap(player =>
    player.lost
      ? []
      : INHERENT.filter(it => it.holds(player, state)).flatMap(({ rule, name, abilities }) =>
          abilities.map((ability, index) => functioningFor(player, { rule, name, ability, index })),
        ),
  );
}

/** Abilities of one rule, with the players who control them. */
interface Inherent {
  readonly rule: string;
  readonly name: string;
  readonly holds: (player: PlayerState, state: GameState) => boolean;
  readonly abilities: readonly TriggeredAbility[];
}

const YOU = { kind: 'you' } as const satisfies PlayerRef;
const A_CREATURE: Filter = { clauses: [{ kind: 'type', type: 'Creature' }] };
const VENTURES = 'Venture into Undercity.';

const INHERENT: readonly Inherent[] = [
  {
    rule: '725.2',
    name: "the monarch's ability",
    holds: it => it.designations.includes('monarch'),
    abilities: [
      triggered({ kind: 'begins', step: 'end', whose: YOU }, 'Draw a card.'),
      triggered(hitBy(false), 'Its controller becomes the monarch.'),
    ],
  },
  {
    rule: '726.2',
    name: "the initiative's ability",
    holds: it => it.designations.includes('initiative'),
    abilities: [
      triggered({ kind: 'begins', step: 'upkeep', whose: YOU }, VENTURES),
      triggered(hitBy(true), 'Its controller takes the initiative.'),
      triggered({ kind: 'playerBecomes', who: YOU, designation: 'initiative' }, VENTURES),
    ],
  },
  {
    rule: '728.1',
    name: 'the ability of rad counters',
    holds: (it, { active }) => it.id === active && (it.counters.rad ?? 0) > 0,
    abilities: [
      triggered(
        { kind: 'begins', step: 'precombat main', whose: YOU },
        'Mill a card for each rad counter you have. For each nonland card milled this way, you lose 1 life and remove one rad counter from yourself.',
      ),
    ],
  },
  {
    rule: '702.179d',
    name: 'the ability of speed',
    // 603.4: with a speed of 4 it does not trigger
    holds: it => it.speed > 0 && it.speed < 4,
    abilities: [
      {
        ...triggered(
          { kind: 'losesLife', who: { kind: 'opponent' }, oneOrMore: true, together: true, during: YOU },
          'Your speed increases by 1.',
        ),
        oncePerTurn: true,
      },
    ],
  },
];

/** Combat damage by a creature, or by one or more of them, to the player. */
function hitBy(oneOrMore: boolean): TriggerEvent {
  return { kind: 'dealsDamage', source: A_CREATURE, to: YOU, combat: true, oneOrMore };
}

function triggered(event: TriggerEvent, effect: string): TriggeredAbility {
  return { kind: 'triggered', events: [event], condition: undefined, effect, oncePerTurn: false };
}

function functioningFor(
  { id }: PlayerState,
  {
    rule,
    name,
    ability,
    index,
  }: Pick<Inherent, 'rule' | 'name'> & { readonly ability: TriggeredAbility; readonly index: number },
): Functioning<TriggeredAbility> {
  return {
    ability,
    key: `rule:${rule}:${index}:${id}`,
    source: undefined,
    controller: id,
    name: { source: undefined, name, controller: id },
    timestamp: 0,
    context: { source: undefined, controller: id },
    fixedSet: undefined,
    uses: undefined,
    rule,
  };
}
