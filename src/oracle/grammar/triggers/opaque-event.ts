// 603.2: events that the engine does not have, kept as text: which occurrences their words may be about.
import type { Occurrence, OccurrenceSubject, TriggerEvent } from '../../../engine/index.ts';
import { KEYWORD_ACTIONS, OBJECT_DESIGNATIONS, STEPS } from '../../../vocabulary/index.ts';

export type KeptEvent = Extract<TriggerEvent, { readonly kind: 'text' }>;

/** An event in its words, with its "when", "whenever" or "at". */
export function opaqueEvent(text: string): KeptEvent {
  const words = text.toLowerCase();
  return {
    kind: 'text',
    text,
    about: subjectsIn(words),
    ofItself: OF_ITSELF.test(words),
    reflexive: REFLEXIVE.test(words),
  };
}

const OF_ITSELF = /^(?:when |whenever )?~(?! or\b)/u;

/** 603.12: what has just been done for the ability before it. */
const REFLEXIVE = /^when you do$/u;

/** Actions that are over before the event of a question, or come after it: blocking, rolling. */
const NEVER_HERE =
  /\bblocks?\b|\bblocked\b|\bcranks?\b|\bin motion\b|\bplaneswalk|\{chaos\}|\bvot(?:e|ing)\b|\bclash|\bcoin\b|\bdie\b.*\bresult\b|\brolls?\b|\bshuffles?\b|\bsearch/u;

/** Words of casting, activating, attacking and targeting: with them, what is said beside is only of what does so. */
const ONLY_THEN = /\bcasts?\b|\bactivate|\battacks?\b|\battacked\b|\btarget/u;
const CASTS_AND_ATTACKS: ReadonlySet<string> = new Set(['attacked', 'wasCast', 'activated', 'targeted']);

/** A step is not what happens where it is only said during whose turn something does. */
const DURING_TURN = / during (?:your|each of your) turns?/u;

function subjectsIn(words: string): readonly OccurrenceSubject[] {
  if (NEVER_HERE.test(words)) return [];
  const all = [...byKind(words), ...moves(words), ...steps(words), ...actions(words), ...designations(words)];
  return ONLY_THEN.test(words) ? all.filter(it => CASTS_AND_ATTACKS.has(it.kind)) : all;
}

type PlainKind = Exclude<Occurrence['kind'], 'moved' | 'began' | 'acted' | 'designated' | 'damaged'>;

/** The words that say each kind; undefined for what no card's words name. */
const WORDS: Readonly<Record<PlainKind, RegExp | undefined>> = {
  // what was put there with it is no event
  entered: /\bcreates?\b|onto the battlefield(?! with ~)|gains? control/u,
  countersPut: /\bcounters? (?:is|are) put\b|\bputs? .*\bcounters?\b|\bget one or more \{e\}/u,
  countersRemoved: /\bcounters? (?:is|are) removed\b|\bremoves? .*\bcounters?\b/u,
  gainedLife: /\bgains?\b.*\blife\b/u,
  lostLife: /\bloses?\b.*\blife\b/u,
  paidLife: /\bpays?\b.*\blife\b/u,
  drew: /\bdraws?\b/u,
  tapped: /\bbecomes? tapped\b|\btaps?\b/u,
  untapped: /\buntap/u,
  transformed: /\btransforms?\b/u,
  turnedFaceUp: /\bface up\b/u,
  turnedFaceDown: /\bface down\b/u,
  prevented: /\bprevented\b/u,
  phasedIn: /\bphases in\b/u,
  phasedOut: /\bphases out\b/u,
  becameCopy: undefined,
  mutated: /\bmutates\b/u,
  attached: /\battached\b/u,
  addedMana: /\bfor mana\b|\badds?\b.*\bmana\b/u,
  unattached: /\bunattached\b/u,
  attacked: /\battacks?\b/u,
  wasCast: /\bcasts?\b/u,
  activated: /\bactivate/u,
  targeted: /\btargets?\b/u,
  dayNight: /\bday\b.*\bnight\b/u,
  playerDesignated: /\bbecomes? the\b/u,
  lostGame: /\bloses? the game\b/u,
  skipped: undefined,
};

const KINDS = Object.keys(WORDS) as readonly PlainKind[]; // the table's own keys

function byKind(words: string): readonly OccurrenceSubject[] {
  const plain = KINDS.flatMap((kind): readonly OccurrenceSubject[] => (WORDS[kind]?.test(words) ? [{ kind }] : []));
  if (!/\bdamage\b/u.test(words)) return plain;
  return [...plain, { kind: 'damaged', onlyCombat: words.includes('combat damage') }];
}

type MoveSubject = Extract<OccurrenceSubject, { readonly kind: 'moved' }>;

/** Moves by the words that say them. */
const MOVES: readonly (readonly [words: RegExp, move: Omit<MoveSubject, 'kind'>])[] = [
  [/\bleaves?\b.*\bbattlefield|from the battlefield/u, { from: 'battlefield' }],
  [/\bdies?\b/u, { from: 'battlefield', to: 'graveyard' }],
  [/\bleaves?\b.*\bgraveyard|from (?:your|a|an opponent's) graveyard/u, { from: 'graveyard' }],
  [/\binto (?:your|a|an opponent's|a player's|graveyards?)\b.*graveyard/u, { to: 'graveyard' }],
  [/\binto exile\b|\bexile[sd]?\b|^when you do$/u, { to: 'exile' }],
  [/\breturned to\b.*\bhand\b|\binto your hand\b/u, { to: 'hand' }],
  [/\binto (?:a|your) library\b/u, { to: 'library' }],
  [/\bsacrific(?:es?|ed)\b/u, { verb: 'sacrifice' }],
  [/\bdiscard(?:s|ed)?\b/u, { verb: 'discard' }],
  [/\bmill/u, { verb: 'mill' }],
  [/\bdestroyed\b/u, { verb: 'destroy' }],
];

function moves(words: string): readonly MoveSubject[] {
  return MOVES.flatMap(([said, move]) => (said.test(words) ? [{ kind: 'moved', ...move }] : []));
}

/** Steps that cards call by their names with "step". */
const WITH_STEP: ReadonlySet<string> = new Set(['end', 'draw']);

function steps(words: string): readonly OccurrenceSubject[] {
  if (!words.includes('at the beginning') || DURING_TURN.test(words)) return [];
  return STEPS.flatMap(what =>
    words.includes(WITH_STEP.has(what) ? `${what} step` : what) ? [{ kind: 'began', what }] : [],
  );
}

function actions(words: string): readonly OccurrenceSubject[] {
  return KEYWORD_ACTIONS.flatMap(action =>
    words.includes(action) || words.includes(action.replace(/e?$/u, 'ed')) ? [{ kind: 'acted', action }] : [],
  );
}

function designations(words: string): readonly OccurrenceSubject[] {
  return OBJECT_DESIGNATIONS.flatMap(designation =>
    words.includes(designation) ? [{ kind: 'designated', designation }] : [],
  );
}
