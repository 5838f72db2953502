// Control that lasts only as long as what gave it: no scenario tells of the effect, so that it would outlast that permanent.
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Mention } from '../model/mention.ts';
import type { Plan } from '../model/plan.ts';

/**
 * The permanent that leaves by the event and took control of another "for as long as" it stays (611.2b), where a question
 * tells that: "they stole my Titan with Sower, and Sower dies".
 */
export function controlKept({ happening, gathered: { mentions } }: Plan, cards: Cards): Mention | undefined {
  const taken = mentions.filter(it => it.owner !== undefined && it.owner !== it.whose);
  return happening.objects.find(keeper => {
    const says = cardKnown(cards, keeper)?.says;
    const keeps = says?.has('gain control') === true && says.has('for as long as');
    return keeps && keeper.place === 'battlefield' && taken.some(it => it !== keeper && it.whose === keeper.whose);
  });
}
