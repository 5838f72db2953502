// Spells that a typed line says are cast: what triggers on that comes before what the line is answered with (601.2i).
import type { Issue } from '../kit/issue.ts';
import { unique } from '../kit/lists.ts';
import type { Result } from '../kit/result.ts';
import { unnumbered } from '../kit/strings.ts';
import { type Answer, boardOfLine, type NameOf, readShorthand, type Scenario } from '../scenario/index.ts';

const SAYS_CAST =
  /^(?:(?:what (?:happens|if)(?: if| when)?|if|when)\s+)?(?:(?:i|you|me|my opponent|opp|opponent)\s+)?casts?\s/iu;

/** The sentence on what is left out because it triggers as a spell is cast. */
export function castBeforeSaid(names: readonly string[]): string {
  return `What triggers as the spell is cast comes before this, and is left out: ${unique(names).join(', ')}.`;
}

/** The names of what triggers as the spell of a line is cast, where the line says so and is answered with what comes after. */
export function castBefore(
  text: string,
  scenario: Scenario,
  nameOf: NameOf,
  answer: (scenario: Scenario) => Result<Answer, Issue>,
): readonly string[] {
  const spell = SAYS_CAST.test(text.trim()) ? spellOf(scenario) : undefined;
  if (spell === undefined) return [];
  const casting = readShorthand(`${spell.card} becomes cast by ${spell.by}${boardOfLine(text)}`, nameOf);
  const answered = casting.ok ? answer(casting.value) : undefined;
  if (!answered?.ok) return [];
  return answered.value.outcomes.flatMap(it => it.triggers.map(trigger => unnumbered(trigger.source)));
}

/** The card that is cast, with the player who casts it; undefined where nothing is, or several are. */
function spellOf({ when }: Scenario): { readonly card: string; readonly by: string } | undefined {
  if (when.kind === 'resolves') return { card: when.spell, by: when.player };
  const [item, ...more] = when.kind === 'enters' ? when.objects : [];
  if (item?.card === undefined || more.length > 0 || item.from !== 'stack' || item.by !== undefined) return undefined;
  return { card: item.card, by: item.under };
}
