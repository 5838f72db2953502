// The pool of cards that boards are made of: the permanents of the pack and the laws' own, sorted by their use.
import { packBook } from '../../../src/cards/index.ts';
import { MODELS, OWN_CARDS, type OwnCard } from './law-cards.ts';

interface Row {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

const ROWS: readonly Row[] = [
  ...[...packBook().cards()].map(card => ({
    name: card.name,
    type: card.faces[0].typeLine,
    text: card.faces.map(face => face.oracleText).join('\n'),
  })),
  ...OWN_CARDS.map(({ name, type, text = '' }) => ({ name, type, text })),
];

const PERMANENTS = ROWS.filter(row => !/Instant|Sorcery|Plane\b|Phenomenon/.test(row.type));

/** Words of effects on events or on other objects: a board is made mostly of cards with these. */
const MEDDLES = /would|enter|instead|additional|copy|can't|\bget\b|\bare\b|all |each |other |devour|doubl|twice/i;

/** Everything that can be a permanent. */
export const PERMANENT_NAMES = namesOf(PERMANENTS);
/** Permanents with effects on events or on other objects. */
export const MEDDLING_NAMES = namesOf(PERMANENTS.filter(row => MEDDLES.test(row.text)));
/** Permanents with kicker, and those with multikicker (702.33). */
export const KICKED_NAMES = namesOf(PERMANENTS.filter(row => /\bkicker\b/i.test(row.text)));
export const MULTIKICKED_NAMES = namesOf(PERMANENTS.filter(row => /\bmultikicker\b/i.test(row.text)));
/** Permanents that change how others enter. */
export const GATE_NAMES = namesOf(
  PERMANENTS.filter(row =>
    /^(?:Each other |Each |Nontoken )?(?:artifacts|creatures?|lands|permanents|warrior)\b[^.]*(?: enters? | riot|can't enter)/im.test(
      row.text,
    ),
  ),
);
/** Permanents that change the characteristics of others. */
export const SETTING_NAMES = namesOf(
  PERMANENTS.filter(row =>
    /^(?:All|Each|Nonbasic|Creatures|Lands|Other|Forests)\b[^.]* (?:are|is an?|have base|lose)\b/m.test(row.text),
  ),
);
/** Permanents that make more of an event: doubled, or with something added. */
export const AMPLIFYING_NAMES = namesOf(
  PERMANENTS.filter(row => /twice that (?:many|much)|that (?:many|much)[^.]* plus|an additional/i.test(row.text)),
);
/** Auras and Equipment. */
export const ATTACHING_NAMES = namesOf(PERMANENTS.filter(row => /Aura|Equipment/.test(row.type)));
/** Permanents that enter as a copy. */
export const COPYING_NAMES = namesOf(PERMANENTS.filter(row => /enter(s)?( tapped)? as a copy/.test(row.text)));
/** Permanents with devour, champion or amplify, which use other cards as they enter. */
export const DEVOURING_NAMES = namesOf(PERMANENTS.filter(row => /devour|champion|amplify/i.test(row.text)));
/** Instants and sorceries: cards in hands, libraries and graveyards. */
export const SPELL_NAMES = namesOf(ROWS.filter(row => /Instant|Sorcery/.test(row.type)));
/** Creatures and lands without rules text. */
export const VANILLA_NAMES = namesOf(PERMANENTS.filter(row => row.text === '' && /Creature|Basic Land/.test(row.type)));
/** Names of cards that are only copied, and never on a board themselves. */
export const MODEL_NAMES = MODELS.map(model => model.name);
/** Instants and sorceries with a lasting effect on events. */
export const LASTING_NAMES = ['Gather Specimens', 'Hallowed Moonlight', 'Purelace', 'Strange Inversion'] as const;

/** Cards with one face as they are printed, by name. */
const PRINTED: ReadonlyMap<string, OwnCard & { readonly text: string }> = new Map([
  ...[...packBook().cards()]
    .filter(card => card.faces.length === 1)
    .map(({ name, faces: [face] }) => {
      const { manaCost, typeLine: type, oracleText: text, power, toughness } = face;
      const size = power === undefined || toughness === undefined ? {} : { power, toughness };
      return [name, { name, manaCost, type, text, ...size }] as const;
    }),
  ...OWN_CARDS.map(card => [card.name, { text: '', ...card }] as const),
]);

/** The card of the pool with that name as it is printed, for cards with one face, and no loyalty or defense. */
export function printedRow(name: string): (OwnCard & { readonly text: string }) | undefined {
  const row = PRINTED.get(name);
  return row === undefined || /Planeswalker|Battle/.test(row.type) ? undefined : row;
}

/** The text of a card of the pool. */
export function textOf(name: string): string {
  return ROWS.find(row => row.name === name)?.text ?? '';
}

function namesOf(rows: readonly Row[]): readonly string[] {
  return rows.map(row => row.name).sort();
}
