// Basic lands that a spell puts onto the battlefield, where the question names none: "I cast Rampant Growth, is the land tapped?"
import { isBasicLandType } from '../../engine/index.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Mention } from '../model/mention.ts';
import { spellPlan } from '../model/plan.ts';
import { nounNamed } from '../names/nouns.ts';

/** The gathered question with the basic land that the one spell in it searches for. */
export function withFetchedLands(gathered: Gathered, cards: Cards): Gathered {
  const { mentions, happenings } = gathered;
  const spell = mentions.find(it => fetchedBy(it, cards) > 0);
  const noun = nounNamed('basic land');
  const named = mentions.some(it => it.place === undefined && isBasicLand(it));
  if (spell === undefined || noun === undefined || named) return gathered;
  const happening =
    happenings.find(it => it.by === spell || it.objects.includes(spell)) ??
    (happenings.some(it => !it.asked) ? undefined : spellPlan(spell, gathered).happening);
  const others = happening === undefined ? [] : [...happening.objects, ...happening.targets].filter(it => it !== spell);
  if (happening === undefined || others.length > 0) return gathered;
  const land: Mention = {
    names: [],
    noun,
    loose: false,
    open: false,
    text: noun.said,
    at: spell.at + 1,
    count: fetchedBy(spell, cards),
    counted: false,
    another: true,
    patch: {},
    asked: false,
    implied: true,
    beside: false,
  };
  const told = { ...happening, objects: happening.objects.filter(it => it !== spell), targets: [land], by: spell };
  const rest = happenings.filter(it => it !== happening);
  return { ...gathered, mentions: [...mentions, land], happenings: [...rest, { ...told, action: 'resolves' }] };
}

function isBasicLand({ names, noun }: Mention): boolean {
  return isBasicLandType(names[0] ?? noun?.card ?? '');
}

/** The number of basic lands that the text of a spell puts onto the battlefield from a library. */
function fetchedBy(spell: Mention, cards: Cards): number {
  const known = cardKnown(cards, spell);
  return known?.spell === true ? known.says.basicLandsFetched : 0;
}
