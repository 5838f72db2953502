// Costs of a spell or an activated ability that can't be paid (118.3, 601.2h, 602.2b), each with a sentence that says what is missing.
import { type Cause, type Edition, type GameState, type Unpayable, unpayableCost } from '../../engine/index.ts';
import type { CostPart } from '../../oracle/index.ts';

/** The spell or ability whose costs are to be paid: the name of its source, its cause, and the X that was chosen. */
interface Paying {
  readonly name: string;
  readonly by: Cause;
  readonly x: number | undefined;
}

/** The reason why a part of the cost can't be paid, in a sentence; undefined where all of it can. */
export function unpaidPart(
  state: GameState,
  edition: Edition,
  parts: readonly CostPart[],
  { name, by, x }: Paying,
): string | undefined {
  const { source, controller } = by;
  const frame = { by, context: { source, controller, ...(x === undefined ? {} : { x }) } };
  for (const part of parts) {
    const why = unpayableCost(state, edition, part.effects, frame);
    if (why === undefined) continue;
    if (why.kind === 'counters' && why.counter === 'loyalty') return tooLittleLoyalty(name, why);
    const isSpell = source !== undefined && state.objects.get(source)?.zone === 'stack';
    return `${name} can't be ${isSpell ? 'cast' : 'activated'}: ${reason(part, why, controller)} (${why.rule}).${toSay(part, why)}`;
  }
  return undefined;
}

/** 606.6: a loyalty ability that would remove more than there is. */
function tooLittleLoyalty(name: string, { has, takes, rule }: OfCounters): string {
  return `${name} has ${has} loyalty, and ${takes} would have to be removed (${rule}).`;
}

/** The words that tell of a hand, a graveyard or counters of a player, which a question may have left unsaid. */
function toSay(part: CostPart, why: Unpayable): string {
  const words = wordsToAdd(part, why);
  return words === undefined ? '' : ` To say what there is, add for example "${words}".`;
}

function wordsToAdd({ zone }: CostPart, why: Unpayable): string | undefined {
  if (why.kind === 'counters') return why.ofPlayer ? `my counters: ${why.takes} ${why.counter}` : undefined;
  if (why.kind !== 'objects' || why.total) return undefined;
  return zone === undefined ? undefined : `my ${zone}: ${why.takes} Forest`;
}

type OfCounters = Extract<Unpayable, { kind: 'counters' }>;

function reason({ text: part, verb }: CostPart, why: Unpayable, payer: string): string {
  const who = payer === 'you' ? 'you have' : `${payer} has`;
  const takes = `its cost is "${part}", and`;
  switch (why.kind) {
    case 'life':
      return `${takes} ${who} only ${why.has} life`;
    case 'objects':
      if (why.total && why.has > 0) return `${takes} what there is for it comes to ${why.has} together`;
      return why.has === 0 ? `${takes} there is nothing to ${verb}` : `${takes} ${who} only ${why.has} for it`;
    case 'library':
      return `${takes} ${who} only ${why.has} cards in the library`;
    case 'counters':
      return `${takes} ${why.ofPlayer ? who : 'it has'} ${countersWords(why)}`;
    case 'tapped':
      return `it is tapped, and its cost has ${part}`;
    case 'untapped':
      return `it is untapped, and its cost has ${part}`;
    case 'too new':
      return `it came this turn and has no haste, and its cost has ${part}`;
    case 'gone':
      return `${takes} that is not there`;
    case 'forbidden':
      return `its cost is "${part}", which an effect forbids`;
  }
}

function countersWords({ counter, has }: OfCounters): string {
  const kind = counter === undefined ? '' : `${counter} `;
  if (has === 0) return `no ${kind}counter`;
  return `only ${has} ${kind}counter${has === 1 ? '' : 's'}`;
}
