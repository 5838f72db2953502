// Words of a spell or ability about a thing it puts onto the battlefield, or creates there: how it enters (614.1c), what
// it is from then on (611.2e), what a token copy excepts (707.9).
import type { CopyException, Effect, Filter } from '../../engine/index.ts';
import { compileExceptions } from '../compile-exceptions.ts';
import { aFilter } from '../grammar/nouns/filters.ts';
import { normalize } from '../normalize.ts';
import { readWhole } from '../phrase.ts';
import { otherPlayerSaid } from './placed-under.ts';
import {
  clausesIn,
  type PlacedKind,
  type PlacementClause,
  sentencesOf,
  withoutQuotations,
} from './placement-clauses.ts';
import { joinedManner, mannerAt, type PlacementManner } from './placement-manner.ts';
import {
  aboutIt,
  actionsOnIt,
  afterwards,
  type More,
  nextAction,
  type Provided,
  type SaidOfIt,
} from './said-of-placed.ts';
import { hostDescribed, type Sought, soughtBy } from './sought.ts';

/** One clause that puts something onto the battlefield or creates tokens, with all that the text says about it. */
export interface Placement extends SaidOfIt {
  readonly kind: PlacedKind;
  /** The words for what is put there: "target creature card", "it", "two 1/1 white Soldier creature". */
  readonly noun: string;
  /** The text before the clause, to which a pronoun refers. */
  readonly before: string;
  /**
   * Whose permanent it was, where the effect exiles it from the battlefield just before: a player's who controls the
   * effect, or of anyone.
   */
  readonly exiledFrom?: 'you' | 'anyone';
  /** The words for the player under whose control it comes, where that need not be the one who controls the effect. */
  readonly under?: string;
  /** The description that what is put there has to fit, as far as it was read. */
  readonly sought?: Sought;
  /** The description of what it is attached to, where the words leave that open. */
  readonly host?: Filter;
  readonly exceptions: readonly CopyException[];
  /** Words on some of the things put there: "if it's a creature, it enters with …". */
  readonly provided: readonly Provided[];
  /** The sentence it stands in. */
  readonly sentence: string;
  /** The sentences, or parts of them, about how it enters or what it is that were not read. */
  readonly unread: readonly string[];
}

/** All placements in the text of a spell or ability, and in the abilities it quotes, in their order. */
export function compilePlacements(text: string, names: readonly string[] = []): readonly Placement[] {
  const whole = text
    .split('\n')
    .map(line => normalize(line, { names }).text)
    .join('\n');
  const lines: Placement[] = [];
  for (const line of whole.split('\n')) {
    const placed = placementsOfLine(line, names);
    const more = placed.length > 0 ? undefined : afterwards(line);
    const last = more === undefined ? undefined : lines.pop();
    // "Spell mastery — if …, that creature enters with …": a line of its own about what the one before puts there
    lines.push(...(last === undefined || more === undefined ? placed : [withMore(last, more)]));
  }
  const quoted = [...whole.matchAll(/"([^"]*)"/g)].flatMap(it => compilePlacements(it[1] ?? '', names));
  return [...lines, ...quoted];
}

function placementsOfLine(line: string, names: readonly string[]): readonly Placement[] {
  const masked = withoutQuotations(line);
  const found: Placement[] = [];
  let here: readonly number[] = [];
  let isNext = false;
  for (const { start, end } of sentencesOf(masked)) {
    const clauses = clausesIn(masked.slice(start, end));
    const sentence = line.slice(start, end);
    if (clauses.length > 0) {
      here = clauses.map((clause, n) => found.push(placementOf(line, start, clause, clauses[n + 1], names)) - 1);
      isNext = true;
      continue;
    }
    // "put a counter on it" is about the thing only where nothing else was spoken of in between
    const more: More | undefined = afterwards(sentence) ?? (isNext ? nextAction(sentence) : undefined);
    isNext = more !== undefined;
    if (more === undefined) continue;
    for (const at of here) {
      const placed = found[at];
      if (placed !== undefined) found[at] = withMore(placed, more);
    }
  }
  return found;
}

function placementOf(
  line: string,
  start: number,
  clause: PlacementClause,
  next: PlacementClause | undefined,
  names: readonly string[],
): Placement {
  const noun = line.slice(start + clause.noun.start, start + clause.noun.end).trim();
  const sentence = sentenceAt(line, start);
  const rest = line.slice(start + clause.end, start + (next?.start ?? sentence.length));
  const said = clause.kind === 'card' ? movedManner(rest) : createdManner(noun, rest, clause.kind, names);
  const { unread, ...how } = said;
  const before = line.slice(0, start + clause.noun.start);
  const sought = clause.kind === 'card' ? soughtBy(before, noun) : undefined;
  const exiledFrom = clause.kind === 'card' ? exiledJustBefore(before, noun, rest) : undefined;
  const host = hostDescribed(how.manner.attachedTo ?? '');
  const under = otherPlayerSaid(before, rest);
  return {
    kind: clause.kind,
    noun,
    before,
    ...(exiledFrom === undefined ? {} : { exiledFrom }),
    ...(sought === undefined ? {} : { sought }),
    ...(under === undefined ? {} : { under }),
    ...(host === undefined ? {} : { host }),
    ...how,
    sentence,
    unread: unread ? [sentence] : [],
  };
}

/** "Exile [permanents], then return those cards to the battlefield" in one go. */
const EXILED = /\bexiles? ((?:(?!\bexiles?\b)[^.])*?)(?:, then|\.|,? and|,)(?: you)?(?: may)? (?:return|put)s? $/;
/** The card itself or the cards that were spoken of last. */
const THOSE = /^(?:it|him|her|them|~|(?:that|those) (?:cards?|permanents?)|the exiled cards?)$/;

/** Whose permanents the words before a clause exile, which the clause returns at once; undefined where they do not. */
function exiledJustBefore(before: string, noun: string, rest: string): Placement['exiledFrom'] {
  const exiled = THOSE.test(noun) ? EXILED.exec(before)?.[1] : undefined;
  const isLater = /\bat the beginning of\b/.test(rest) || /\b(?:until|at the beginning of)\b[^.]*$/.test(before);
  if (exiled === undefined || isLater || /\b(?:cards?|from|hands?|library|graveyards?)\b/.test(exiled))
    return undefined;
  return exiled === '~' || /\byou control\b/.test(exiled) ? 'you' : 'anyone';
}

function sentenceAt(line: string, start: number): string {
  const span = sentencesOf(withoutQuotations(line)).find(it => it.start === start);
  return line.slice(start, span?.end);
}

interface Said extends SaidOfIt {
  readonly exceptions: readonly CopyException[];
  readonly provided: readonly Provided[];
  readonly unread: boolean;
}

const NOTHING: Said = { manner: {}, changes: [], afterwards: [], exceptions: [], provided: [], unread: false };

/** The end of the words about the manner of a move. */
const ENDS =
  /^(?:\.?"?$|[.;]|, (?!except)|,? (?:then|and|or|if|unless|when|from|for each|during|where|equal to|on the (?:top|bottom)|without|all|any|each|up to|target|an?|that|those|until|except if)\b| into )/;
/** "and it gains haste", "and that creature is a Zombie": what else the clause says about it. */
const AND_IT =
  /^,? and ((?:it|he|she|they|that \w+|those \w+|the token|those tokens)(?:'s|'re)?(?: (?:gains?|has|have|is|are|gets?|loses?|becomes?|enters?)\b).*|(?:it's|they're) .*)$/;

function movedManner(rest: string): Said {
  const { manner, rest: after } = mannerAt(rest);
  const and = AND_IT.exec(after);
  if (and !== null) {
    const more = aboutIt(`${and[1] ?? ''}`.replace(/[^."]$/, '$&.'));
    return more === undefined
      ? { ...NOTHING, manner, unread: true }
      : { ...NOTHING, ...more, manner: joinedManner(manner, more.manner) };
  }
  const [, noun = ''] = /^ if (?:it's|that card is) (an? [^.,]*)/.exec(after) ?? [];
  const [filter] = noun === '' ? [] : readWhole(aFilter, noun).values;
  if (filter !== undefined) {
    return { ...NOTHING, provided: [{ filter, manner, changes: [], afterwards: [] }] };
  }
  const conditional = manner.tapped !== undefined && /^ (?:if|unless)\b/.test(after);
  const action = actionsIn(after);
  const isRead = !conditional && ENDS.test(after === '' ? '.' : after) && action !== undefined;
  return { ...NOTHING, manner, afterwards: action ?? [], unread: !isRead };
}

/** Actions on the thing in the same sentence: "and put a death counter on it"; undefined where not read. */
function actionsIn(after: string): readonly Effect[] | undefined {
  const words =
    /(?:,? and |,? then )((?:puts? [^.]*? counters? on|untap|attach ~ to) (?:it|them|that token|those tokens|that \w+|each of them)\b.*)$/.exec(
      after,
    )?.[1];
  if (words === undefined) return [];
  const whole = words.replace(/[^.]$/, '$&.');
  return actionsOnIt(whole) ?? actionsOnIt(whole.replace(/,? (?:then|and (?!put|untap|attach)) .*$/, '.'));
}

const COPIED = /^ that(?:'s| is|'re| are) (?:an? )?(tapped |tapped and attacking )?(?:a copy|copies|copy) of /;

function createdManner(noun: string, rest: string, kind: PlacedKind, names: readonly string[]): Said {
  const adjectives = /^(?:\S+|that many|a number of) (tapped and attacking|tapped|attacking) /.exec(`${noun} `)?.[1];
  const [, copied] = COPIED.exec(rest) ?? [];
  const except = kind === 'copy' ? /,? except (.*?)\.?$/.exec(rest) : null;
  const words = except === null ? rest : rest.slice(0, except.index);
  const manners = [
    ...[adjectives, copied].flatMap(it => (it === undefined ? [] : [` ${it.trim()}`])),
    ...[...withoutQuotations(words).matchAll(CUES)].map(it => ` ${it[1]}`),
  ].map(it => mannerAt(it));
  const { exceptions, manner: excepted, unread } = exceptionsIn(except?.[1], names);
  const manner = manners.reduce((all, it) => joinedManner(all, it.manner), excepted);
  const isRead = manners.every(it => Object.keys(it.manner).length > 0) && !/ blocking (?:that|those)\b/.test(words);
  const action = actionsIn(words);
  return {
    ...NOTHING,
    manner,
    exceptions,
    afterwards: action ?? [],
    unread: unread || !isRead || action === undefined,
  };
}

/** Words after "token" about how it is created. */
const CUES =
  /(?: that(?:'s| is|'re| are| enters?) (?=(?:tapped|attacking)\b)| (?=with (?:an?|one|two|three|four|five|six|X|that many|\d+)(?: additional)? (?:\S+ ){1,2}counters? on )| (?=attached to )|,? (?=(?:tapped and )?attacking (?:that|those|each|the) )| (?=with a number of ))((?:(?! that(?:'s| is|'re| are) ).)*)/g;

interface Excepted {
  readonly exceptions: readonly CopyException[];
  readonly manner: PlacementManner;
  readonly unread: boolean;
}

/** The exceptions in the words after "except": at the end of them, a clause that is no exception may follow. */
function exceptionsIn(words: string | undefined, names: readonly string[]): Excepted {
  if (words === undefined) return { exceptions: [], manner: {}, unread: false };
  const attacking = /,? (?:and|that)(?:'s| is|'re| are)? (?=(?:tapped|attacking)\b)([^".]*)$/.exec(words);
  const plain = attacking === null ? words : words.slice(0, attacking.index);
  const exceptions = firstRead(plain, names);
  const manner = attacking === null ? {} : mannerAt(` ${attacking[1]}`).manner;
  return { exceptions: exceptions ?? [], manner, unread: exceptions === undefined };
}

/** The exceptions in the longest beginning of the words that reads, where only another action follows. */
function firstRead(words: string, names: readonly string[]): readonly CopyException[] | undefined {
  const whole = compileExceptions(words, names);
  if (whole !== undefined) return whole;
  const action = /,? (?:then|and (?=(?:put|sacrifice|exile|attach|you|shuffle|draw|it enters)\b))/.exec(
    withoutQuotations(words),
  );
  return action === null ? undefined : compileExceptions(words.slice(0, action.index), names);
}

function withMore(placed: Placement, more: More): Placement {
  return {
    ...placed,
    manner: joinedManner(placed.manner, more.manner),
    changes: [...placed.changes, ...more.changes],
    afterwards: [...placed.afterwards, ...more.afterwards],
    provided: [...placed.provided, ...more.provided],
    unread: [...placed.unread, ...more.unread],
  };
}
