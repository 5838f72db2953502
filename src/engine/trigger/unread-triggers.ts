// Unread triggers: abilities whose event or "if" was not read, and occurrences that could match them (603.2).
import type { TriggeredAbility } from '../ability/ability.ts';
import type { Condition } from '../ability/condition.ts';
import type { Move } from '../event/game-event.ts';
import type { Occurrence } from '../event/occurrence.ts';
import type { Functioning, View } from '../match/view.ts';
import type { Step } from '../trail/step.ts';

/** Whether some part of the condition was not read. */
export function hasUnreadCondition(condition: Condition): boolean {
  switch (condition.kind) {
    case 'unread':
      return true;
    case 'and':
    case 'or':
      return condition.of.some(hasUnreadCondition);
    case 'not':
      return hasUnreadCondition(condition.of);
    default:
      return false;
  }
}

/** The step for an ability of which it is unknown whether it triggers. */
export function unreadTriggerStep(trigger: Functioning<TriggeredAbility>, object: Occurrence | undefined): Step {
  const about = object !== undefined && 'object' in object ? object.object : undefined;
  const { name: effect, ability: unread } = trigger;
  const why = 'not understood';
  return { kind: 'notTriggered', rule: '603.2', notable: true, effect, object: about, why, because: [], unread };
}

/** The first occurrence that an event kept as text could match; undefined where none could. */
export function couldTriggerOn(
  trigger: Functioning<TriggeredAbility>,
  occurrences: readonly Occurrence[],
  view: View,
): Occurrence | undefined {
  const texts = trigger.ability.events.flatMap(it => (it.kind === 'text' ? [it.text.toLowerCase()] : []));
  if (texts.length === 0) return undefined;
  return occurrences.find(it => texts.some(text => couldSay(text, it, view) && !isOfItself(text, trigger, it, view)));
}

/** Whether the text is about the source itself and the occurrence about another object. */
function isOfItself(
  text: string,
  { source }: Functioning<TriggeredAbility>,
  occurrence: Occurrence,
  view: View,
): boolean {
  const object = source === undefined ? undefined : view.state.objects.get(source);
  if (object === undefined || !('object' in occurrence) || occurrence.object === source) return false;
  const name = object.printed.faces[0].name.toLowerCase();
  return name !== '' && text.replace(/^(?:when|whenever) /, '').startsWith(name);
}

/** Whether the words could be about that kind of occurrence. */
function couldSay(text: string, occurrence: Occurrence, view: View): boolean {
  if (NEVER_HERE.test(text)) return false;
  if (ONLY_THEN.test(text) && !CASTS_AND_ATTACKS.includes(occurrence.kind)) return false;
  if (/ during (?:your|each of your) turns?/.test(text) && occurrence.kind === 'began') return false;
  switch (occurrence.kind) {
    case 'entered':
      return /\bcreates?\b|onto the battlefield|gains? control/.test(text);
    case 'moved':
      return movedWords(occurrence).test(text);
    case 'began':
      return (
        occurrence.what !== '' &&
        text.includes('at the beginning') &&
        text.includes(STEP_WORDS[occurrence.what] ?? occurrence.what)
      );
    case 'acted':
      return text.includes(occurrence.action) || text.includes(occurrence.action.replace(/e?$/, 'ed'));
    case 'designated':
      return text.includes(occurrence.designation.split(':')[0] ?? occurrence.designation);
    case 'damaged':
      return (
        view.state.objects.has(occurrence.source) &&
        /\bdamage\b/.test(text) &&
        (occurrence.combat || !text.includes('combat damage'))
      );
    default:
      return WORDS[occurrence.kind].test(text);
  }
}

/** Casting and attacking, unless they are what happens. */
const ONLY_THEN = /\bcasts?\b|\battacks?\b|\battacked\b|\btarget/;
const CASTS_AND_ATTACKS: readonly Occurrence['kind'][] = ['attacked', 'wasCast', 'targeted'];

/** Blocking and other actions of players are over before the event, or come after it. */
const NEVER_HERE =
  /\bblocks?\b|\bblocked\b|\bactivate|\bcycles?\b|\bcranks?\b|\bin motion\b|\bplaneswalk|\{chaos\}|\bvot(?:e|ing)\b|\bclash|\bcoin\b|\bdie\b.*\bresult\b|\brolls?\b|\bshuffles?\b|\bsearch/;

const STEP_WORDS: Readonly<Record<string, string>> = { end: 'end step', upkeep: 'upkeep', draw: 'draw step' };

type Others = Exclude<Occurrence['kind'], 'entered' | 'moved' | 'began' | 'acted' | 'designated' | 'damaged'>;

const NOTHING = /$^/;

const WORDS = {
  countersPut: /\bcounters? (?:is|are) put\b|\bputs? .*\bcounters?\b|\bget one or more \{e\}/,
  countersRemoved: /\bcounters? (?:is|are) removed\b|\bremoves? .*\bcounters?\b/,
  gainedLife: /\bgains?\b.*\blife\b/,
  lostLife: /\bloses?\b.*\blife\b/,
  paidLife: /\bpays?\b.*\blife\b/,
  drew: /\bdraws?\b/,
  tapped: /\bbecomes? tapped\b|\btaps?\b/,
  untapped: /\buntap/,
  transformed: /\btransforms?\b/,
  turnedFaceUp: /\bface up\b/,
  turnedFaceDown: /\bface down\b/,
  prevented: /\bprevented\b/,
  phasedIn: /\bphases in\b/,
  phasedOut: /\bphases out\b/,
  becameCopy: NOTHING,
  mutated: /\bmutates\b/,
  attached: /\battached\b/,
  addedMana: /\bfor mana\b|\badds?\b.*\bmana\b/,
  unattached: /\bunattached\b/,
  attacked: /\battacks?\b/,
  wasCast: /\bcasts?\b/,
  targeted: /\btargets?\b/,
  dayNight: /\bday\b.*\bnight\b/,
  playerDesignated: /\bbecomes? the\b/,
  lostGame: /\bloses? the game\b/,
  skipped: NOTHING,
} as const satisfies Readonly<Record<Others, RegExp>>;

function movedWords({ from, to, verb }: Extract<Occurrence, { readonly kind: 'moved' }>): RegExp {
  const words: string[] = [];
  if (from === 'battlefield') words.push('\\bleaves?\\b.*\\bbattlefield', 'from the battlefield');
  if (from === 'battlefield' && to === 'graveyard') words.push('\\bdies?\\b');
  if (from === 'graveyard') words.push('\\bleaves?\\b.*\\bgraveyard', "from (?:your|a|an opponent's) graveyard");
  if (to === 'graveyard') words.push("\\binto (?:your|a|an opponent's|a player's|graveyards?)\\b.*graveyard");
  if (to === 'exile') words.push('\\binto exile\\b', '\\bexile[sd]?\\b', '^when you do$');
  if (to === 'hand') words.push('\\breturned to\\b.*\\bhand\\b', '\\binto your hand\\b');
  if (to === 'library') words.push('\\binto (?:a|your) library\\b');
  const done = DONE[verb];
  if (done !== undefined) words.push(done);
  return words.length === 0 ? NOTHING : new RegExp(words.join('|'));
}

const DONE: Readonly<Partial<Record<Move['verb'], string>>> = {
  sacrifice: '\\bsacrific(?:es?|ed)\\b',
  discard: '\\bdiscard(?:s|ed)?\\b',
  mill: '\\bmill',
  destroy: '\\bdestroyed\\b',
};
