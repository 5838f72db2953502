// The cards boards are made of: the permanents of the pack and the laws' own, sorted by what they are put where.
import { packBook } from '../../../src/cards/index.ts';
import { MODELS, OWN_CARDS } from './own-cards.ts';

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

/** Effects on what happens or on what others are: a board is made mostly of these. */
const MEDDLES = /would|enter|instead|additional|copy|can't|\bget\b|\bare\b|all |each |other |devour|doubl|twice/i;

/** Everything that can be a permanent. */
export const PERMANENT_NAMES = namesOf(PERMANENTS);
/** Permanents that meddle with events or with other objects. */
export const MEDDLING_NAMES = namesOf(PERMANENTS.filter(row => MEDDLES.test(row.text)));
/** Permanents that change how others enter. */
export const GATE_NAMES = namesOf(
  PERMANENTS.filter(row =>
    /^(?:Each other |Each |Nontoken )?(?:artifacts|creatures?|lands|permanents|warrior)\b[^.]*(?: enters? | riot|can't enter)/im.test(
      row.text,
    ),
  ),
);
/** Permanents that make others something else, one way or another. */
export const SETTING_NAMES = namesOf(
  PERMANENTS.filter(row =>
    /^(?:All|Each|Nonbasic|Creatures|Lands|Other|Forests)\b[^.]* (?:are|is an?|have base|lose)\b/m.test(row.text),
  ),
);
/** Auras and Equipment. */
export const ATTACHING_NAMES = namesOf(PERMANENTS.filter(row => /Aura|Equipment/.test(row.type)));
/** Permanents that are turned to what is on the battlefield as they enter. */
export const COPYING_NAMES = namesOf(PERMANENTS.filter(row => /enter(s)?( tapped)? as a copy/.test(row.text)));
/** Permanents that take others along as they enter. */
export const DEVOURING_NAMES = namesOf(PERMANENTS.filter(row => /devour|champion|amplify/i.test(row.text)));
/** Instants and sorceries: cards in hands, libraries and graveyards. */
export const SPELL_NAMES = namesOf(ROWS.filter(row => /Instant|Sorcery/.test(row.type)));
/** Creatures and lands without a line of text. */
export const VANILLA_NAMES = namesOf(PERMANENTS.filter(row => row.text === '' && /Creature|Basic Land/.test(row.type)));
/** Cards that are nowhere but only copied, so that their names mean nothing else. */
export const MODEL_NAMES = MODELS.map(model => model.name);
/** Instants and sorceries whose effect lasts and meets events. */
export const LASTING_NAMES = ['Gather Specimens', 'Hallowed Moonlight', 'Purelace', 'Strange Inversion'] as const;

/** The text of a card of the pool. */
export function textOf(name: string): string {
  return ROWS.find(row => row.name === name)?.text ?? '';
}

function namesOf(rows: readonly Row[]): readonly string[] {
  return rows.map(row => row.name).sort();
}
