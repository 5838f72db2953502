// Board wipes told twice: "they cast Wrath of God and everything dies".
import { type Cards, cardKnown, typesOf } from '../model/card-traits.ts';
import { shrinksAll } from '../model/event-spell.ts';
import { kindsAltered } from '../model/kinds-given.ts';
import type { Gathered, Happening, Mention } from '../model/mention.ts';
import { nounNamed } from '../names/nouns.ts';
import type { Noun } from '../tokens/question-token.ts';
import { sweepOf } from './consequences.ts';

/** The gathered question without the words for a board wipe that a spell told of before them is. */
export function withoutSweepsAgain(gathered: Gathered, cards: Cards): Gathered {
  const { happenings } = gathered;
  const spells = happenings.filter(it => !it.asked && isSweep(it, cards));
  const isAgain = ({ action, voice, asked, at }: Happening) =>
    action === 'wipes' && voice === 'middle' && !asked && spells.some(it => it.at < at);
  return { ...gathered, happenings: happenings.filter(it => !isAgain(it)) };
}

/**
 * The gathered question without a death that is told or asked after what is done to all creatures: "I Pyroclasm. Their
 * Hill Giant dies?"
 */
export function withDeathsOfSweeps(gathered: Gathered, cards: Cards): Gathered {
  const { happenings } = gathered;
  const sweeps = happenings.filter(
    it => !it.asked && !it.already && (isSweep(it, cards) || isOfAllCreatures(it, cards)),
  );
  const [sweep, ...more] = sweeps;
  if (sweep === undefined || more.length > 0) return gathered;
  // "they play Wrath. I lose X and Y": permanents, and no life
  const isOfSweep = ({ action, voice, at, by, objects, beside, amount }: Happening) =>
    ((action === 'dies' && voice === 'middle') || (action === 'losesLife' && amount === undefined)) &&
    at > sweep.at &&
    by === undefined &&
    objects.length > 0 &&
    beside.length === 0;
  const deaths = happenings.filter(isOfSweep);
  for (const { objects, who } of deaths)
    for (const object of objects) {
      object.place ??= 'battlefield';
      if (who !== undefined) object.whose ??= who;
    }
  return { ...gathered, happenings: happenings.filter(it => !deaths.includes(it)) };
}

/** Whether a spell is told of that deals damage to all creatures, or makes them smaller. */
function isOfAllCreatures({ action, by, objects }: Happening, cards: Cards): boolean {
  const spell = by ?? objects.find(it => cardKnown(cards, it)?.spell === true);
  const known = spell === undefined ? undefined : cardKnown(cards, spell);
  if (!['resolves', 'enters'].includes(action) || known?.spell !== true) return false;
  const does = known.says.action;
  return (does.kind === 'damage' && does.each !== undefined) || shrinksAll(known, cards);
}

/** The gathered question with a board wipe that was only named as the cause of what is told to die: "X and Damnation: my Y dies". */
export function withSweepsNamed(gathered: Gathered, cards: Cards): Gathered {
  const { mentions, happenings } = gathered;
  const told = happenings.filter(it => !it.asked);
  const [death] = told;
  if (told.length !== 1 || death?.action !== 'dies' || death.by !== undefined || death.objects.length === 0)
    return gathered;
  const isUsed = (mention: Mention) => happenings.some(it => [...it.objects, ...it.beside].includes(mention));
  const isFree = (mention: Mention) => mention.place === undefined && !mention.asked && !isUsed(mention);
  const [spell, ...more] = mentions.filter(it => isFree(it) && sweepBy(it, cards) !== undefined);
  const action = spell && sweepBy(spell, cards);
  if (spell === undefined || action === undefined || more.length > 0) return gathered;
  const swept: Happening = { ...death, action, voice: 'passive', by: spell };
  return { ...gathered, happenings: happenings.map(it => (it === death ? swept : it)) };
}

function sweepBy(mention: Mention, cards: Cards): 'destroys' | 'exiles' | undefined {
  const known = cardKnown(cards, mention);
  return known && sweepOf(known);
}

/**
 * The gathered question with a permanent of the kind that something makes creatures, where a sweep is told of and nothing of
 * that kind: "Living Plane is out, I cast Wrath of God".
 */
export function withKindsSwept(gathered: Gathered, cards: Cards): Gathered {
  const { mentions, happenings } = gathered;
  if (!happenings.some(it => !it.asked && isSweep(it, cards))) return gathered;
  const isThere = ({ place }: Mention) => (place ?? 'battlefield') === 'battlefield';
  const added = mentions.filter(isThere).flatMap((mention): readonly Mention[] => {
    const known = cardKnown(cards, mention);
    const [kind, ...more] = known === undefined || known.spell ? [] : new Set(kindsAltered(known));
    if (kind === undefined || more.length > 0 || mentions.some(it => typesOf(it, cards).includes(kind))) return [];
    const noun = nounNamed(`${kind.toLowerCase()}s`);
    return noun === undefined ? [] : [standInFor(noun, mention)];
  });
  return added.length === 0 ? gathered : { ...gathered, mentions: [...mentions, ...added] };
}

function standInFor(noun: Noun, { at, whose = 'you' }: Mention): Mention {
  return {
    names: [],
    noun,
    loose: false,
    open: false,
    text: noun.said,
    at: at + 1,
    count: 1,
    counted: false,
    whose,
    place: 'battlefield',
    another: true,
    patch: {},
    asked: false,
    beside: false,
  };
}

/** Whether a spell is told of that is done to all permanents of a kind. */
function isSweep({ action, by, objects }: Happening, cards: Cards): boolean {
  const spell = by ?? objects.find(it => cardKnown(cards, it)?.spell === true);
  const does = spell === undefined ? undefined : cardKnown(cards, spell)?.says.action;
  return ['resolves', 'enters'].includes(action) && does !== undefined && 'all' in does && does.all;
}
