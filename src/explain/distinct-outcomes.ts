// Outcomes that would read alike, told apart by what differs between them.
import { capitalized } from '../kit/strings.ts';
import { asSentence } from './english.ts';
import type { ExplainedObject, ExplainedOutcome } from './explanation.ts';
import type { OutcomeInContext } from './headline/explained-outcome.ts';

/** The outcomes, with differences added to the sentences that would otherwise be equal. */
export function distinguished(
  shown: readonly OutcomeInContext[],
  explained: readonly ExplainedOutcome[],
): readonly ExplainedOutcome[] {
  return explained.map(outcome => {
    const alike = explained.filter(it => it.sentence === outcome.sentence);
    if (alike.length < 2 || shown.length < 2) return outcome;
    const differences = whatElse(outcome, alike);
    return differences === '' ? outcome : { ...outcome, sentence: `${outcome.sentence} ${asSentence(differences)}` };
  });
}

/** The lines or triggers of an outcome that not all others of the same sentence have. */
function whatElse(outcome: ExplainedOutcome, alike: readonly ExplainedOutcome[]): string {
  const own = outcome.objects.flatMap(it => differenceOf(it, alike) ?? []);
  if (own.length > 0) return capitalized(own.slice(0, 2).join('; '));
  const triggers = outcome.triggers.join('; ');
  if (alike.every(it => it.triggers.join('; ') === triggers)) return '';
  return triggers === '' ? 'Nothing triggers' : `Triggers: ${triggers}`;
}

/** The lines of an object that not every outcome has: "Bear Cub: in your graveyard". */
function differenceOf(object: ExplainedObject, alike: readonly ExplainedOutcome[]): string | undefined {
  const others = alike.map(it => it.objects.find(other => other.title === object.title)?.lines ?? []);
  const own = object.lines.filter(line => !others.every(lines => lines.includes(line)));
  return own.length === 0 ? undefined : `${object.title}: ${own.join(', ')}`;
}
