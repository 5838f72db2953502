// Why indestructible did not help: what left the battlefield for a graveyard was not destroyed (701.8b).

import type { Outcome } from '../../engine/index.ts';
import type { ExplainContext } from '../explain-context.ts';
import type { ExplainedStep } from '../explanation.ts';
import { objectWords } from './pick-words.ts';

const RULE = '701.8b';

/** The step on indestructible permanents that were put into a graveyard otherwise than by destruction; none where there are none. */
export function undestroyedSteps(context: ExplainContext, { occurrences }: Outcome): readonly ExplainedStep[] {
  const gone = occurrences.flatMap(it => (it.kind === 'moved' && isLost(context, it) ? [it] : []));
  const [first, ...more] = gone;
  if (first === undefined) return [];
  const names = objectWords(
    context,
    gone.map(it => it.object),
  );
  const are = more.length > 0 ? 'they are' : 'it is';
  const text = `Indestructible does not save ${names}: ${are} put into the graveyard, not destroyed.`;
  return [{ rule: RULE, text, matter: 'other', applies: false, notable: true }];
}

type Moved = Extract<Outcome['occurrences'][number], { readonly kind: 'moved' }>;

/** Whether an indestructible permanent was put there, but not by a sacrifice, which has a step of its own. */
function isLost({ before, seenBefore }: ExplainContext, { object, from, to, verb }: Moved): boolean {
  if (verb === 'sacrifice') return false;
  if (from !== 'battlefield' || to !== 'graveyard' || before.objects.get(object)?.zone !== from) return false;
  return seenBefore
    .of(object)
    .abilities.some(it => it.ability.kind === 'keyword' && it.ability.keyword === 'indestructible');
}
