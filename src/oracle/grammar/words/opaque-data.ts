// Texts kept as they stand, as data: each with what it is about, for the rules that look for it.
import type { CantPattern, GameRule, TextBearing } from '../../../engine/index.ts';

/** A predicate kept as text: "doesn't untap during its controller's untap step". */
export function textRule(text: string): GameRule & { readonly kind: 'text' } {
  return { kind: 'text', text, about: bearingsIn(PREDICATES, text) };
}

/** A sentence kept as text: "players can't untap more than one land during their untap steps". */
export function textCant(text: string): CantPattern & { readonly kind: 'text' } {
  return { kind: 'text', text, about: bearingsIn(SENTENCES, text) };
}

type Bearings = { readonly [B in TextBearing]: RegExp | undefined };

/** "Can't attack" without a word on when, whom or with how many. */
const AT_ALL =
  /^can't attack(?:$|,| or block\b| and )(?!.*\b(?:unless|alone|if|you|your|owner|except|more than|planeswalkers?|players?)\b)/iu;

const PREDICATES: Bearings = {
  attacking: /^can't attack/iu,
  'attacking at all': AT_ALL,
  'being attacked': /^can't be attacked/iu,
  'attacking with defender': /didn't have defender/u,
  'activating at once': undefined,
  'activating others at once': undefined,
  crewing: /^can't [^.]*\bcrew Vehicles\b/iu,
  exerting: undefined,
  'loyalty at any time': undefined,
  'own loyalty at any time': undefined,
  'loyalty for one more': undefined,
  casting: undefined,
  'opponents casting': undefined,
  'own casting': undefined,
  'casting the chosen name': undefined,
  'being cast from elsewhere': undefined,
  'being activated': /activated abilities can't be activated(?! unless)/u,
  'being activated but for mana': /activated abilities can't be activated unless they're mana abilities/u,
  'being activated by tapping': /activated abilities with \{T\} in their costs can't be activated/u,
  'being targeted': /^can't be the targets?\b/iu,
  untapping: /untap/iu,
  // 502.3: in the step of another player it says nothing
  'untapping at all': /^(?!.*\bduring\b.*\buntap steps?\b).*\buntap/isu,
  'untap step': undefined,
  'hand size': undefined,
};

const SENTENCES: Bearings = {
  attacking: /\b(?:can't|can) (?:\S+ or )?(?:be )?attack/iu,
  'attacking at all': undefined,
  'being attacked': undefined,
  'attacking with defender': undefined,
  'activating at once':
    /\bactivate abilities of creatures you control as though (?:those creatures|they) had haste\b/iu,
  'activating others at once':
    /\bactivate abilities of other creatures you control as though (?:those creatures|they) had haste\b/iu,
  crewing: undefined,
  exerting: /\byou may exert ~ as (?:it|he|she) attacks\b/iu,
  'loyalty at any time': /\bloyalty abilities of (?!~)[^.]* any time you could cast an instant\b/iu,
  'loyalty for one more':
    /\bplaneswalkers' loyalty abilities you (?:activate|control) cost an additional \[?\+1\]? to activate\b/iu,
  'own loyalty at any time': /\bloyalty abilities of ~[^.]* any time you could cast an instant\b/iu,
  casting: /\bcan't be cast\b|\b(?:players?|controller) can't cast\b/iu,
  'opponents casting': /\bopponents? can't cast\b/iu,
  'own casting': /\byou can't cast (?!~|this spell\b)/iu,
  'casting the chosen name': /\bcan't (?:be )?cast\b.*\bthe chosen name\b|\bthe chosen name can't be cast\b/iu,
  'being cast from elsewhere': /\bfrom your graveyard, but not from anywhere else\b/u,
  'being activated': undefined,
  'being activated but for mana': undefined,
  'being activated by tapping': undefined,
  'being targeted': undefined,
  untapping: undefined,
  'untapping at all': undefined,
  'untap step': /\buntap\b[^.]*\buntap steps?\b/iu,
  'hand size': /\bmaximum hand size\b/iu,
};

function bearingsIn(table: Bearings, text: string): readonly TextBearing[] {
  const all = Object.keys(table) as readonly TextBearing[]; // the table's own keys
  return all.filter(it => table[it]?.test(text));
}
