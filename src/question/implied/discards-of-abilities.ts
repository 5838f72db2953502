// Discards told beside the activated ability that has them made: "they uptick Liliana of the Veil and I discard X".
import { cardWording } from '../../oracle/index.ts';
import { activatedAs } from '../model/activations.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening, Mention } from '../model/mention.ts';

/** The gathered question with such a discard as the event, by the permanent whose ability it is (701.9a). */
export function withDiscardsOfAbilities(gathered: Gathered, cards: Cards): Gathered {
  const told = gathered.happenings.filter(it => !it.asked);
  const discard = told.find(it => it.action === 'discards' && it.objects.length > 0 && it.by === undefined);
  const activation = told.find(it => it.action === 'activates');
  const by = activation?.source ?? activation?.objects[0];
  if (told.length !== 2 || discard === undefined || activation === undefined || by === undefined) return gathered;
  if (!isOfDiscarding(by, activation, cards) || discard.objects.includes(by)) return gathered;
  by.place = 'battlefield';
  if (by.whose === undefined && activation.voice === 'active' && activation.who !== undefined)
    by.whose = activation.who;
  const targets = discard.targets.filter(it => it !== by);
  const happenings = gathered.happenings
    .filter(it => it !== activation)
    .map(it => (it === discard ? { ...discard, targets, by } : it));
  return { ...gathered, happenings };
}

/** Whether the ability that is activated instructs somebody to discard. */
function isOfDiscarding(by: Mention, { ability, verb }: Happening, cards: Cards): boolean {
  const known = cardKnown(cards, by);
  const abilities = known === undefined ? [] : activatedAs(known, ability ?? verb?.ability);
  return abilities.some(it => cardWording(it.effect).instructed.has('discard'));
}
