// Cards none of whose words put a card onto the battlefield, or make a token.

import type { Ability, Face } from '../../engine/index.ts';
import type { Placement } from '../effects/placements.ts';
import { KEYWORD_PLACEMENTS } from './keyword-placements.ts';
import { textsWithin } from './texts-within.ts';

/** Words with which a card may be put onto the battlefield, played or cast; the others may make a token, or a copy. */
const PLACING: Readonly<Record<Placement['kind'], RegExp>> = {
  card: /\b(?:on|in)?to the battlefield\b|\b(?:return|manifest|cloak|meld|conjure|play|cast|earthbend|airbend|phase|discover|merge|transform)/i,
  token: /\btokens?\b|\b(?:cop(?:y|ies)|populate|amass|incubate|investigate|create|role|empower|endure|cast|blight)\b/i,
  copy: /\b(?:cop(?:y|ies)|populate|cast|double)\b/i,
};

/** Keyword abilities with which something is put there or made, and those that copy or cast spells. */
const PLACING_KEYWORDS: ReadonlySet<string> = new Set([
  ...['fabricate', 'afterlife', 'squad', 'champion', 'craft', 'aura swap', 'transfigure', 'gift', 'haunt', 'hideaway'],
  ...['storm', 'gravestorm', 'replicate', 'casualty', 'conspire', 'demonstrate', 'cascade', 'suspend', 'rebound'],
  ...['madness', 'ripple', 'cipher', 'double team', 'soulshift', 'paradigm', 'harmonize', 'flashback', 'aftermath'],
]);

type Abilities = Pick<Face, 'abilities'>;

/** Whether none of the abilities, those they grant included, puts anything of that kind onto the battlefield. */
export function placesNothing(faces: readonly Abilities[], kind: Placement['kind']): boolean {
  return faces.every(({ abilities }) =>
    abilities.every(it => !isPlacing(it, kind) && !textsWithin(it).some(text => PLACING[kind].test(text))),
  );
}

/** Whether it may place something without words that say so: what is done in place of an event is no text any more. */
function isPlacing(ability: Ability, kind: Placement['kind']): boolean {
  if (ability.kind === 'replacement') return ability.event.kind !== 'enters';
  if (ability.kind !== 'keyword') return false;
  const words = KEYWORD_PLACEMENTS[ability.keyword];
  return PLACING_KEYWORDS.has(ability.keyword) || (words !== undefined && PLACING[kind].test(words));
}

/** Words with which a token of another description may be made, or one whose type was chosen. */
const OTHER_TOKENS =
  /\b(?:cop(?:y|ies)|populate|amass|incubate|investigate|role|empower|endure|cast|blight|chosen|choose|choice|of that type|additional|instead|named by|becomes?|roll|dungeon|venture|initiative)\b/i;

/** The descriptions of the tokens that the abilities create; undefined where they may create others. */
export function tokensDescribed(
  faces: readonly Abilities[],
  placements: readonly Placement[],
): readonly string[] | undefined {
  const created = placements.filter(it => it.kind === 'token');
  const abilities = faces.flatMap(it => it.abilities);
  const mayBeOthers = abilities.some(
    it => isPlacing(it, 'token') || textsWithin(it).some(text => OTHER_TOKENS.test(text)),
  );
  if (created.length === 0 || mayBeOthers) return undefined;
  return created.map(({ noun }) => noun);
}
