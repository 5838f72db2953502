// Attachments of which nobody says what they are attached to: "Rancor with Leyline of the Void out: bear dies" (303.4).
import { type Cards, cardKnown, typesOf } from '../model/card-traits.ts';
import type { Gathered, Mention } from '../model/mention.ts';
import type { SpokenAction } from '../tokens/question-token.ts';

/** Events of a permanent that leaves, with which an Aura on it is told of. */
const LEAVING: readonly SpokenAction[] = ['dies', 'destroys', 'sacrifices', 'exiles', 'bounces', 'blinks'];

/** The gathered question with each object that is told to wear a card wearing it: "my equipped Dark Confidant". */
export function withWorn(gathered: Gathered): Gathered {
  for (const mention of gathered.mentions) {
    const { wears, ...patch } = mention.patch;
    if (wears === undefined) continue;
    mention.patch = patch;
    const worn = gathered.mentions.find(it => it.names[0] === wears && it.attachedTo === undefined);
    if (worn !== undefined) worn.attachedTo = mention;
  }
  return gathered;
}

/**
 * The gathered question with an Aura that takes no part in the event attached to the one creature there is, where that
 * leaves the battlefield.
 */
export function withAurasWorn(gathered: Gathered, cards: Cards): Gathered {
  const { mentions, happenings } = gathered;
  const creatures = mentions.filter(it => typesOf(it, cards).includes('Creature') && isThere(it));
  const [host, ...others] = creatures;
  const leaves = happenings.some(it => LEAVING.includes(it.action) && host !== undefined && it.objects.includes(host));
  if (host === undefined || others.length > 0 || host.count > 1 || !leaves) return gathered;
  const used = happenings.flatMap(({ objects, by, targets }) => [by, ...objects, ...targets]);
  for (const aura of mentions) {
    const known = cardKnown(cards, aura);
    const isAura = known?.face.subtypes.includes('Aura') === true && known.says.has('enchant creature');
    const isLoose = aura.attachedTo === undefined && aura.patch.attachedTo === undefined;
    if (isAura && isLoose && isThere(aura) && !used.includes(aura)) aura.attachedTo = host;
  }
  return gathered;
}

/** The gathered question with each Equipment that is named after "with" attached to the creature named right before it. */
export function withEquipmentWorn(gathered: Gathered, cards: Cards): Gathered {
  const { mentions, happenings } = gathered;
  const coming = happenings.filter(it => ['enters', 'returns', 'casts'].includes(it.action)).flatMap(it => it.objects);
  for (const [i, worn] of mentions.entries()) {
    const host = mentions[i - 1];
    const isEquipment = cardKnown(cards, worn)?.face.subtypes.includes('Equipment') === true;
    const isLoose = worn.beside && worn.place === undefined && worn.attachedTo === undefined;
    if (!isEquipment || !isLoose || host === undefined || coming.includes(host) || coming.includes(worn)) continue;
    if (host.count === 1 && cardKnown(cards, host)?.creature === true) worn.attachedTo = host;
  }
  return gathered;
}

/** The gathered question with each attachment of which it is asked whether it still pumps a creature attached to that one, where something happens. */
export function withPumpingWorn(gathered: Gathered, cards: Cards): Gathered {
  if (!gathered.happenings.some(it => it.objects.length > 0)) return gathered;
  for (const { word, left, right } of gathered.relations) {
    const [[worn, ...others], [host, ...more]] = [left, right];
    if (worn === undefined || host === undefined || others.length + more.length > 0 || !PUMPS.test(word)) continue;
    const isLoose = worn.attachedTo === undefined && cardKnown(cards, worn)?.attaches === true;
    if (isLoose && host.count === 1 && cardKnown(cards, host)?.creature === true) worn.attachedTo = host;
  }
  return gathered;
}

const PUMPS = /^(?:pump|buff|boost|help|modify|work on|works on|affect|count for)s?$/u;

/** The gathered question with each Equipment of nobody in particular as that of the player whose permanent it is attached to. */
export function withOwnersOfEquipment(gathered: Gathered, cards: Cards): Gathered {
  const used = gathered.happenings.flatMap(({ objects, by, source }) => [by, source, ...objects]);
  for (const worn of gathered.mentions) {
    const whose = worn.attachedTo?.whose;
    const isEquipment = cardKnown(cards, worn)?.face.subtypes.includes('Equipment') === true;
    if (isEquipment && whose !== undefined && !used.includes(worn)) worn.whose ??= whose;
  }
  return gathered;
}

function isThere({ place }: Mention): boolean {
  return place === undefined || place === 'battlefield';
}
