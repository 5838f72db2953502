// Instants that could be cast in response, of which it is not told that they are: "they bolt my bear, I have Giant Growth
// up". Whether one is cast is asked.
import { type Cards, typesOf } from '../model/card-traits.ts';
import { spellOfEvent } from '../model/event-spell.ts';
import type { Gathered, Happening, Mention } from '../model/mention.ts';
import type { Side } from '../tokens/question-token.ts';
import { lastsOf } from './earlier-effects.ts';

/** An instant that somebody has ready while a spell of another player resolves; undefined where there is none. */
export function possibleResponse({ mentions, happenings }: Gathered, cards: Cards): Mention | undefined {
  const [spell, ...others] = happenings.filter(it => !it.asked && spellOfEvent(it, cards) !== undefined);
  if (spell === undefined || others.length > 0 || happenings.some(it => it.response === true)) return undefined;
  return mentions.find(mention => {
    const isReady = mention.place === 'battlefield' || (mention.place === 'hand' && lastsOf(mention, cards, true));
    return isReady && isAnothersInstant(mention, spell, cards) && !happenings.some(it => takesPart(mention, it));
  });
}

function isAnothersInstant(mention: Mention, spell: Happening, cards: Cards): boolean {
  const holder = mention.whose ?? 'you';
  const caster = spell.who ?? spellOfEvent(spell, cards)?.spell.whose ?? 'you';
  return typesOf(mention, cards).includes('Instant') && holder !== caster;
}

function takesPart(mention: Mention, { objects, targets, by, source, beside }: Happening): boolean {
  return [...objects, ...targets, by, source, ...beside].includes(mention);
}

/** The gathered question in which that instant, as `cast`, is cast in response. */
export function castInResponse(instant: Mention, gathered: Gathered): Gathered & { readonly cast: Mention } {
  const { place: _, ...cast } = instant;
  const who: Side = instant.whose ?? 'you';
  const response: Happening = {
    action: 'enters',
    voice: 'active',
    at: instant.at,
    who,
    objects: [cast],
    targets: [],
    beside: [],
    asked: false,
    already: false,
    response: true,
  };
  const mentions = gathered.mentions.map(it => (it === instant ? cast : it));
  return { ...gathered, cast, mentions, happenings: [...gathered.happenings, response] };
}

/** The gathered question in which that instant is not cast. */
export function notCast(instant: Mention, gathered: Gathered): Gathered {
  const mentions = gathered.mentions.filter(it => it !== instant || it.place === 'hand');
  return { ...gathered, mentions };
}
