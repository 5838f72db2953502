// Additional costs of a spell that resolves (118.8): paid in the event where what was paid matters, otherwise told.
import type { Cause, Effect, GameState } from '../../engine/index.ts';
import { additionalCostsIn, type CostPart, speaksOfPaid } from '../../oracle/index.ts';
import { recordUnreadOfEvent, type Staging } from './staging.ts';
import { unpaidPart } from './unpaid-costs.ts';

/** The spell whose costs they are: its names, the words it resolves with, its cause, and the X that was announced. */
interface PaidSpell {
  readonly names: readonly string[];
  readonly text: string;
  readonly by: Cause;
  readonly x: number | undefined;
}

/**
 * The instructions that pay the additional costs: of a cost whose payment the spell speaks of ("the sacrificed
 * creature"), or for which the scenario has a choice. Others were paid before (601.2h), and that is told. A cost that
 * can't be paid is a problem.
 */
export function additionalCosts(staging: Staging, state: GameState, spell: PaidSpell): readonly Effect[] {
  return additionalCostsIn(spell.text, spell.names, staging.cards.compiler.instructions).flatMap(
    ({ sentence, parts, unread }) => {
      if (!isWanted(staging, parts, spell.text)) {
        staging.unread.push({ card: spell.by.name, line: sentence, about: [], ofEvent: true, unplayed: 'paid' });
        return [];
      }
      recordUnreadOfEvent(staging, spell.by.name, unread);
      const unpaid = unpaidPart(state, staging.edition, parts, { name: spell.by.name, by: spell.by, x: spell.x });
      if (unpaid !== undefined) staging.issues.push({ path: ['when', 'resolves', 'spell'], message: unpaid });
      return parts.flatMap(it => it.effects);
    },
  );
}

/** Whether what was paid is spoken of, or chosen in the scenario. */
function isWanted({ scenario }: Staging, parts: readonly CostPart[], text: string): boolean {
  const verbs = parts.flatMap(({ effects }) => effects.flatMap(it => (it.kind === 'move' ? [it.verb] : [])));
  if (scenario.choose.some(it => verbs.some(verb => verb === it.kind))) return true;
  return speaksOfPaid(text);
}
