// Placements of a text that may be about a certain thing: by its types, its name and the zone it comes from.
import { type Printed, predefinedToken } from '../../engine/index.ts';
import { asPattern } from '../../kit/strings.ts';
import { PERMANENT_TYPES } from '../../vocabulary/index.ts';
import type { Placement } from '../effects/placements.ts';
import { SUBJECT_ITSELF } from './placement-texts.ts';

/** A thing that is put onto the battlefield or created by a text. */
export interface ThingPlaced {
  readonly kind: Placement['kind'];
  readonly printed: Printed;
  readonly from?: string;
  /** Whether it is of the card with the text. */
  readonly isSource: boolean;
}

/** The placements of things of its kind; those of the card with the text itself only where it is that card. */
export function possiblePlacements(placements: readonly Placement[], thing: ThingPlaced): readonly Placement[] {
  return placements.filter(it => it.kind === thing.kind && (!isOfItself(it) || thing.isSource));
}

/** The placements that may be about the thing, those that fit best. */
export function placementsAbout(placements: readonly Placement[], thing: ThingPlaced): readonly Placement[] {
  const possible = possiblePlacements(placements, thing);
  const misfits = possible.map(it => misfit(it, thing));
  const least = Math.min(...misfits);
  return possible.filter((_, n) => misfits[n] === least);
}

const PRONOUN = /^(?:it|him|her|them|~)$/;

/** Whether it is about the card with the ability and no other. */
function isOfItself({ kind, noun, before }: Placement): boolean {
  if (kind !== 'card' || !/^(?:it|him|her|~)(?: from [^,]*)?$/.test(noun)) return false;
  const isOfTrigger =
    before.startsWith(SUBJECT_ITSELF) && !/\b(?:an?|one|target|each|all|that|top|card)\b/.test(before);
  return noun.startsWith('~') || isOfTrigger || /\bexile ~, then (?:return|put) $/.test(before);
}

/** In how many ways the words do not fit the thing. */
function misfit(placement: Placement, thing: ThingPlaced): number {
  const words =
    PRONOUN.test(placement.noun) || /^(?:that|those|the|one|each of) /.test(placement.noun)
      ? `${placement.before} ${placement.noun}`
      : placement.noun;
  const self = placement.kind === 'card' && thing.isSource && !isOfItself(placement);
  return (self ? 1 : 0) + (fitsKind(words, thing) ? 0 : 1) + (fitsZone(words, thing.from) ? 0 : 1);
}

function fitsKind(words: string, { kind, printed }: ThingPlaced): boolean {
  const has = (word: string) => new RegExp(`(?<!\\w)${asPattern(word)}(?:s?(?!\\w))`, 'iu').test(words);
  const isType = printed.faces.some(face => face.types.some(has));
  if (kind === 'copy') return true;
  if (kind === 'card') return isType || !PERMANENT_TYPES.some(has);
  const [{ subtypes, name }] = printed.faces;
  return subtypes.some(has) || has(name.replace(/ Token$/, ''));
}

/** Whether the words for a token may be for one of that name, or with one of those subtypes (111.3, 111.10). */
export function fitsToken({ noun, sentence }: Placement, printed: Printed): boolean {
  const [{ subtypes, name }] = printed.faces;
  const has = (words: string, word: string) => new RegExp(`(?<!\\w)${asPattern(word)}s?(?!\\w)`, 'iu').test(words);
  const own = name.replace(/ Token$/, '');
  // a subtype that is the card's own name is not told apart from that
  if (own === '' || noun.includes('~') || has(sentence, own) || subtypes.some(it => has(noun, it))) return true;
  const predefined = predefinedToken(noun.split(' ').at(-1) ?? '')?.faces[0].subtypes;
  // words without a type are the name of a card, whatever that is
  if (predefined === undefined) return !PERMANENT_TYPES.some(it => has(noun, it));
  return predefined.some(it => subtypes.includes(it));
}

const ZONE_WORDS: Readonly<Record<string, RegExp>> = {
  graveyard: /\bgraveyards?\b/,
  hand: /\bhands?\b/,
  library: /\blibrary\b|\bfrom among\b/,
  exile: /\bexiled?\b/,
  command: /\bcommand zone\b/,
};

/** The zones from which the words say that a thing is taken; none where they leave it open. */
export function zonesNamed({ noun, sought, before }: Placement): readonly string[] {
  const words = sought?.searched === true ? before : (FROM_ZONES.exec(noun)?.[0] ?? '');
  return Object.entries(ZONE_NOUNS).flatMap(([zone, named]) => (named.test(words) ? [zone] : []));
}

const FROM_ZONES = /\bfrom (?!among\b|the battlefield\b)[^.]*$|\b(?:in|from among [^.]* in) (?:\S+ )*?graveyards?\b/;

const ZONE_NOUNS: Readonly<Record<string, RegExp>> = {
  graveyard: /\bgraveyards?\b/,
  hand: /\bhands?\b/,
  library: /\blibrar(?:y|ies)\b/,
  exile: /\bexiled?\b/,
  command: /\bcommand zone\b/,
  outside: /\boutside the game\b/,
};

function fitsZone(words: string, from: string | undefined): boolean {
  const named = from === undefined ? undefined : ZONE_WORDS[from];
  if (named === undefined) return true;
  return named.test(words) || !Object.values(ZONE_WORDS).some(it => it.test(words));
}
