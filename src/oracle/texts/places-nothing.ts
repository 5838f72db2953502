// Cards none of whose words put a card onto the battlefield, or make a token.

import type { Ability, Face } from '../../engine/index.ts';
import type { Placement } from '../effects/placements.ts';
import { KEYWORD_PLACEMENTS } from './keyword-placements.ts';
import { textsWithin } from './texts-within.ts';

/** Words with which a card may be put onto the battlefield, played or cast; the others may make a token. */
const PLACING: Readonly<Record<'card' | 'token', RegExp>> = {
  card: /\b(?:on|in)?to the battlefield\b|\b(?:return|manifest|cloak|meld|conjure|play|cast|earthbend|airbend|phase|discover|merge|transform)/i,
  token: /\btokens?\b|\b(?:cop(?:y|ies)|populate|amass|incubate|investigate|create|role|empower|endure|cast)\b/i,
};

/** Keyword abilities with which something is put there or made, and those that copy or cast spells. */
const PLACING_KEYWORDS: ReadonlySet<string> = new Set([
  ...['fabricate', 'afterlife', 'squad', 'champion', 'craft', 'aura swap', 'transfigure', 'gift', 'haunt', 'hideaway'],
  ...['storm', 'gravestorm', 'replicate', 'casualty', 'conspire', 'demonstrate', 'cascade', 'suspend', 'rebound'],
  ...['madness', 'ripple', 'cipher', 'double team', 'soulshift', 'paradigm', 'harmonize', 'flashback', 'aftermath'],
]);

/** Whether none of the abilities, those they grant included, puts anything of that kind onto the battlefield. */
export function placesNothing(faces: readonly Pick<Face, 'abilities'>[], kind: Placement['kind']): boolean {
  const words = PLACING[kind === 'card' ? 'card' : 'token'];
  return faces.every(({ abilities }) =>
    abilities.every(it => !isPlacing(it) && !textsWithin(it).some(text => words.test(text))),
  );
}

/** Whether it may place something without words that say so: what is done in place of an event is no text any more. */
function isPlacing(ability: Ability): boolean {
  if (ability.kind === 'replacement') return ability.event.kind !== 'enters';
  if (ability.kind !== 'keyword') return false;
  return KEYWORD_PLACEMENTS[ability.keyword] !== undefined || PLACING_KEYWORDS.has(ability.keyword);
}
