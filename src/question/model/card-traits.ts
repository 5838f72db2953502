// Traits of compiled cards on which the meaning of a question depends.

import type { Card } from '../../cards/index.ts';
import {
  type Ability,
  type Effect,
  type Face,
  type Filter,
  type Printed,
  predefinedToken,
} from '../../engine/index.ts';
import { type CardWording, cardWording, type SpellInstructions } from '../../oracle/index.ts';
import { isInstantOrSorcery } from '../../vocabulary/index.ts';
import type { Mention } from './mention.ts';

/** A card as far as reading a question needs it. */
export interface Known {
  readonly name: string;
  readonly printed: Printed;
  readonly face: Face;
  /** The wording of its text, in fields. */
  readonly says: CardWording;
  /** An instant or a sorcery. */
  readonly spell: boolean;
  readonly land: boolean;
  readonly creature: boolean;
  readonly legendary: boolean;
  /** Whether its mana cost has X (107.3). */
  readonly x: boolean;
  /** Whether it enters as a copy (614.1c). */
  readonly copies: boolean;
  /** An Aura or an Equipment. */
  readonly attaches: boolean;
  /** Whether an ability of its own concerns its entering. */
  readonly enters: boolean;
  /** Whether an ability of it affects or looks at other objects or players while it is on the battlefield. */
  readonly watches: boolean;
}

/** Cards by name, compiled. */
export interface Cards {
  readonly named: (name: string) => Known | undefined;
  /** The effects of sentences of a spell or ability; undefined where they could not be compiled. */
  readonly effects: (text: string, name: string) => readonly Effect[] | undefined;
  /** The instructions of an instant or sorcery, as far as they were read. */
  readonly instructions: (spell: Known) => SpellInstructions;
}

/** The card of a named object; undefined for a token. */
export function cardKnown(cards: Cards, { names, noun }: Pick<Mention, 'names' | 'noun'>): Known | undefined {
  const name = names[0] ?? noun?.card;
  return name === undefined ? undefined : cards.named(name);
}

/** The instructions in the text of an ability of a card, as far as they were read. */
export function effectsIn(text: string, known: Known, cards: Cards): readonly Effect[] {
  const abilities = [{ kind: 'spell', text, effects: undefined } as const];
  return cards.instructions({ ...known, face: { ...known.face, abilities } }).effects;
}

/** A card compiled, in the terms above; as one of its faces, where that is named. */
export function knownOf(card: Card, printed: Printed, at = 0): Known {
  const face = printed.faces[at] ?? printed.faces[0];
  const { types, subtypes, abilities } = face;
  const spell = isInstantOrSorcery(types);
  return {
    name: at === 0 ? card.name : face.name,
    printed,
    face,
    says: cardWording((card.faces[at] ?? card.faces[0]).oracleText),
    spell,
    land: types.includes('Land'),
    creature: types.includes('Creature'),
    legendary: face.supertypes.includes('Legendary'),
    x: face.manaCost?.some(it => it.includes('X')) === true,
    copies: abilities.some(it => it.kind === 'replacement' && it.rewrites.some(rewrite => rewrite.kind === 'asCopy')),
    attaches: subtypes.includes('Aura') || subtypes.includes('Equipment'),
    enters: entersOwn(face),
    watches: abilities.some(watches),
  };
}

const STARTS_WITH_COUNTERS: readonly string[] = ['Saga', 'Planeswalker', 'Battle'];

/** Whether a face has an ability of its own that looks to its entering. */
function entersOwn({ abilities, types, subtypes }: Face): boolean {
  if ([...types, ...subtypes].some(it => STARTS_WITH_COUNTERS.includes(it))) return true;
  return abilities.some(ability => {
    if (ability.kind === 'triggered') return ability.events.some(it => it.kind === 'enters' && isOwn(it.what));
    if (ability.kind === 'replacement') return ability.event.kind === 'enters' && isOwn(ability.event.what);
    return ability.kind === 'keyword' && ENTERING_KEYWORDS.includes(ability.keyword);
  });
}

const ENTERING_KEYWORDS: readonly string[] = [
  'evoke',
  'riot',
  'tribute',
  'modular',
  'devour',
  'fabricate',
  'sunburst',
  'graft',
  'bloodthirst',
  'amplify',
  'fading',
  'vanishing',
  'unleash',
  'exploit',
  'impending',
  'ravenous',
  'champion',
  'living weapon',
  'soulbond',
  'offspring',
  'squad',
];

/** The types of an object as it is printed. */
export function typesOf(mention: Mention, cards: Cards): readonly string[] {
  const { noun } = mention;
  if (noun?.token !== undefined) {
    const { token } = noun;
    const types = typeof token === 'string' ? predefinedToken(token)?.faces[0].types : token.types;
    return Array.isArray(types) ? types : [];
  }
  return cardKnown(cards, mention)?.face.types ?? [];
}

/** Whether an ability speaks of the object it is on. */
function isOwn({ clauses }: Filter): boolean {
  return clauses.some(it => it.kind === 'is' && (it.ref.kind === 'self' || it.ref.kind === 'it'));
}

function watches(ability: Ability): boolean {
  if (ability.kind === 'static' || ability.kind === 'cant') return true;
  if (ability.kind === 'replacement')
    return !('what' in ability.event && isFilter(ability.event.what) && isOwn(ability.event.what));
  return (
    ability.kind === 'triggered' && !ability.events.every(it => 'what' in it && isFilter(it.what) && isOwn(it.what))
  );
}

function isFilter(what: unknown): what is Filter {
  return typeof what === 'object' && what !== null && 'clauses' in what;
}

/** Whether a card is a Vehicle, which attacks only when it is crewed (301.7, 702.122a). */
export function isVehicle(mention: Pick<Mention, 'names' | 'noun'>, cards: Cards): boolean {
  return cardKnown(cards, mention)?.face.subtypes.includes('Vehicle') === true;
}

/** Whether a name is that of a spell that does something to all permanents of a kind. */
export function isSpellOfAll(named: Pick<Mention, 'names' | 'noun'>, cards: Cards): boolean {
  const known = cardKnown(cards, named);
  return known?.spell === true && 'all' in known.says.action && known.says.action.all;
}
