// Wording of a triggered ability as it resolves: its words about its event as words about targets that are given.

import type {
  GameObject,
  GameState,
  ObjectId,
  PendingTrigger,
  PlayerId,
  TriggerReferents,
} from '../../engine/index.ts';
import { asPattern } from '../../kit/strings.ts';
import type { Zone } from '../../vocabulary/index.ts';

/** The words of an ability, as those of a spell with targets. */
export interface TriggerWording {
  readonly text: string;
  /** The names by which it speaks of its own source. */
  readonly names: readonly string[];
  /** The objects and players that its event gives: its first targets. */
  readonly given: readonly (ObjectId | PlayerId)[];
  /** Whether it counts the cards of a library. */
  readonly countsLibrary: boolean;
}

/** The position after the event, with the source of the ability and its names. */
interface At {
  readonly state: GameState;
  readonly object: GameObject | undefined;
  readonly names: readonly string[];
}

/** Words for what neither the event nor the ability itself has named. */
const UNKNOWN = /\b(?:those|(?<!one of )them|their(?! choice\b)|they|chosen|instead)\b/iu;

/** A sentence done in place of the one before, where somebody controls something (614.15). */
const DONE_INSTEAD = /(\bif (?:you|an opponent) controls? [^.]*) instead\b/giu;

/** A number that the words of the ability themselves define: "where X is your devotion to black". */
const DEFINED_X = /\bwhere X is\b/u;

/** The object of the event: "it", "that creature". */
const IT = /\b(?:it|its|it's|that (?:creature|permanent|land|artifact|enchantment|planeswalker|token)(?:'s)?)\b/iu;
const THAT_PLAYER = /\bthat player(?:'s)?\b/iu;
const THAT_MANY = /\bthat (?:many|much)\b/iu;

/** Words after which "it" is no longer the object of the event. */
const NAMES_ANOTHER = /\b(?:target|create|creates|another|reveal|search|choose|exile an?|sacrifice an?|return an?)\b/iu;

/** Words by which something that has left is only looked back at (608.2h). */
const LOOKED_BACK_AT = /^(?:for each \S+ counter on|number of (?:\S+ )?counters on|equal to)$/iu;

const COUNTS_LIBRARY = /\bcards in your library\b/iu;

/** Sentences by which what the event gives is named before the ability's own words. */
const CHOSEN_OBJECT = 'Choose target permanent. ';
const CHOSEN_PLAYER = 'Choose target player. ';

/** The wording of an ability, its option taken; undefined where some of its words are about what is not known. */
export function wordingOf({ effect, source, refers = {} }: PendingTrigger, at: At): TriggerWording | undefined {
  const plain = inFull(withX(effect.replace(/^you may /iu, '')));
  const own = source === undefined ? undefined : ownReturn(plain, at.object?.zone);
  const worded =
    own === undefined || source === undefined
      ? wordingOfEvent(plain, source, refers, at)
      : { text: own, given: [source] };
  return worded && { ...worded, names: at.names, countsLibrary: COUNTS_LIBRARY.test(worded.text) };
}

/** The wording of an ability that speaks of its event. */
function wordingOfEvent(
  text: string,
  source: ObjectId | undefined,
  refers: TriggerReferents,
  at: At,
): Pick<TriggerWording, 'text' | 'given'> | undefined {
  if (UNKNOWN.test(text.replace(DONE_INSTEAD, '$1')) || (/\bX\b/u.test(text) && !isKnownX(text, at))) return undefined;
  if (!isThere(at.object) && speaksOf(ownWords(at.names), text)) return undefined;
  if (THAT_MANY.test(text) && refers.amount === undefined) return undefined;
  const player = THAT_PLAYER.test(text) ? [refers.that] : [];
  const object = IT.test(text) ? [refers.it] : [];
  const given = [...player, ...object].flatMap(it => it ?? []);
  if (given.length < player.length + object.length) return undefined;
  if (object.length > 0 && !meansItOfEvent(text, source, refers.it, at)) return undefined;
  const chosen = [...player.map(() => CHOSEN_PLAYER), ...object.map(() => CHOSEN_OBJECT)];
  return { text: chosen.join('') + text, given };
}

/** 107.3: a later sentence with the number that an earlier one has defined: "…, where X is your devotion to blue. If X is …". */
function withX(text: string): string {
  const [head = '', number] = /^.*?, where X is ([^.,]+)\./u.exec(text) ?? [];
  return number === undefined ? text : head + text.slice(head.length).replace(/\bX\b/gu, number);
}

/** Words of abilities and keywords as cards write them out: "they lose 2 life" of a player as "that player loses 2 life". */
function inFull(text: string): string {
  return text
    .replace(/\bother attacker\b/giu, 'other attacking creature')
    .replace(/^they (lose|gain|draw|discard|create|sacrifice)\b/iu, 'that player $1s');
}

/** 107.3: a number that the ability defines, or that was chosen as its source was cast. */
function isKnownX(text: string, { object }: At): boolean {
  return DEFINED_X.test(text) || (isThere(object) && object?.cast?.x !== undefined);
}

function isThere(object: GameObject | undefined): boolean {
  return object?.zone === 'battlefield';
}

function ownWords(names: readonly string[]): RegExp {
  return new RegExp(['~', '\\bthis (?!way\\b|turn\\b)\\w+', ...names.map(asPattern)].join('|'), 'giu');
}

/** Words behind the source of damage, which may have left since (608.2h, 113.7a). */
const DEALS = /^ deals (?:\d+|that much) damage\b/iu;

/** Whether a text speaks of something otherwise than by looking back at it, or as what deals damage. */
function speaksOf(words: RegExp, text: string): boolean {
  return [...text.matchAll(words)].some(({ index, 0: word }) => {
    if (DEALS.test(text.slice(index + word.length))) return false;
    const before = text.slice(0, index).trimEnd();
    return !LOOKED_BACK_AT.test(
      /(?:for each \S+ counter on|number of (?:\S+ )?counters on|equal to)$/iu.exec(before)?.[0] ?? '',
    );
  });
}

/** Whether "it" is the object of the event, and is where what is said of it can be done. */
function meansItOfEvent(text: string, source: ObjectId | undefined, meant: ObjectId | undefined, at: At): boolean {
  const first = IT.exec(text)?.index ?? 0;
  const before = text.slice(0, first);
  if (NAMES_ANOTHER.test(before) && !/ for each \S+ counter on $/iu.test(before)) return false;
  if (meant !== source && ownWords(at.names).test(before)) return false;
  const object = meant === undefined ? undefined : at.state.objects.get(meant);
  return isThere(object) || !speaksOf(new RegExp(IT, 'giu'), text);
}

/** 702.79a, 702.93a: a card in a graveyard that returns itself, in the words of its own ability or in those of persist. */
const OWN_RETURN =
  /^return (?:it|~|this card|this creature)(?: from your graveyard)?( to the battlefield)?( tapped)?(?: under (its owner's|your) control)?(?: with an? (\S+) counter(?: on it)?)?\.?$/iu;

/** The words of an ability with its source as its target, where that returns from a graveyard; undefined for others. */
function ownReturn(text: string, zone: Zone | undefined): string | undefined {
  const found = zone === 'graveyard' ? OWN_RETURN.exec(text) : null;
  if (found === null) return undefined;
  const [, place, tapped = '', whose, counter] = found;
  // persist and undying say so in no more words than "return it"
  const under = place === undefined ? "its owner's" : whose;
  const control = under === undefined ? '' : ` under ${under} control`;
  const counters = counter === undefined ? '' : ` with a ${counter} counter on it`;
  return `${CHOSEN_OBJECT}Return it to the battlefield${tapped}${control}${counters}.`;
}
