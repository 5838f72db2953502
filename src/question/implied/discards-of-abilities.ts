// Discards told beside what has them made, activated, triggered by damage or merely there: "they uptick Liliana of the Veil and I
// discard X".
import { cardWording } from '../../oracle/index.ts';
import { activatedAs } from '../model/activations.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening, Mention } from '../model/mention.ts';

/** The gathered question with such a discard as the event, by the permanent whose ability it is (701.9a). */
export function withDiscardsOfAbilities(all: Gathered, cards: Cards): Gathered {
  const gathered = withDiscardsOfHits(all, cards);
  const told = gathered.happenings.filter(it => !it.asked);
  const discard = told.find(it => it.action === 'discards' && it.objects.length > 0 && it.by === undefined);
  const activation = told.find(it => it.action === 'activates');
  const by = activation?.source ?? activation?.objects[0];
  if (told.length === 1 && discard !== undefined) return withDiscardOfOne(gathered, discard, cards);
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

/**
 * The gathered question with a discard told beside the damage of what has players discard for it as the event: "they connect with
 * Rankle and make us discard. I pitch X" (510.2, 603.2).
 */
function withDiscardsOfHits(gathered: Gathered, cards: Cards): Gathered {
  const told = gathered.happenings.filter(it => !it.asked);
  const discard = told.findLast(it => it.action === 'discards' && it.objects.length > 0);
  const hit = told.find(it => it.action === 'hits' && it.voice === 'active');
  const by = hit?.source ?? hit?.objects[0] ?? hit?.beside[0];
  if (discard === undefined || (discard.by !== undefined && discard.by !== by)) return gathered;
  if (hit === undefined || by === undefined || discard.objects.includes(by)) return gathered;
  const isOfIt = (it: Happening) =>
    it === hit || it === discard || (it.objects.length === 0 && ['creates', 'discards'].includes(it.action));
  const known = cardKnown(cards, by);
  if (known === undefined || known.spell || !known.says.playersDiscard || !told.every(isOfIt)) return gathered;
  by.place = 'battlefield';
  by.whose ??= hit.who ?? (discard.who === 'opponent' ? 'you' : 'opponent');
  const targets = discard.targets.filter(it => it !== by);
  const rest = gathered.happenings.filter(it => it === discard || !told.includes(it));
  const happenings = rest.map(it => (it === discard ? { ...discard, targets, by } : it));
  return { ...gathered, happenings };
}

/**
 * The gathered question with a discard, of which no cause is told, by the one permanent of the other player that has
 * players discard: "they have Liliana of the Veil. I discard X" (701.9a).
 */
function withDiscardOfOne(gathered: Gathered, discard: Happening, cards: Cards): Gathered {
  const who = discard.who ?? 'you';
  const isCause = (mention: Mention) => {
    const known = cardKnown(cards, mention);
    const isThere = (mention.place ?? 'battlefield') === 'battlefield' && !discard.objects.includes(mention);
    const has = known?.says.playersDiscard === true && !known.spell;
    return isThere && has && mention.whose !== who;
  };
  const [by, ...more] = gathered.mentions.filter(isCause);
  const isTold = discard.source !== undefined || discard.targets.some(it => it !== by) || discard.zone !== undefined;
  if (by === undefined || more.length > 0 || isTold || discard.voice !== 'active') return gathered;
  by.place = 'battlefield';
  by.whose ??= who === 'you' ? 'opponent' : 'you';
  const caused = { ...discard, targets: [], by };
  return { ...gathered, happenings: gathered.happenings.map(it => (it === discard ? caused : it)) };
}

/** Whether the ability that is activated instructs somebody to discard. */
function isOfDiscarding(by: Mention, { ability, verb }: Happening, cards: Cards): boolean {
  const known = cardKnown(cards, by);
  const abilities = known === undefined ? [] : activatedAs(known, ability ?? verb?.ability);
  return abilities.some(it => cardWording(it.effect).instructed.has('discard'));
}
