// State of gathering: the clause that is read, and words that belong to a name still to come.
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening, Mention, Patch, Relation } from '../model/mention.ts';
import type { Side, Token } from '../tokens/question-token.ts';

/** The part that a name plays at this point of a clause. */
export type Mode =
  | 'start'
  | 'bare'
  | 'has'
  | 'event'
  | 'beside'
  | 'on'
  | 'by'
  | 'into'
  | 'to'
  | 'copying'
  | 'host'
  | 'worn'
  | 'ask';

/** Words before a name that belong to it. */
interface Pending {
  count?: number;
  counted?: boolean;
  number?: Token;
  whose?: Side;
  /** The pronoun for what somebody has, which names nothing by itself: "mine". */
  own?: Token;
  patch?: Patch;
  another?: boolean;
  /** Counters said before what bears them: "three charge counters on my Chalice". */
  counters?: { readonly counter: string; readonly count: number };
  ordinal?: Token;
  /** The participle before a name: "my Oko'd Baloth". */
  affected?: Extract<Token, { kind: 'verb' }>;
}

export interface QuestionClause {
  who?: Side;
  each?: boolean;
  mode: Mode;
  /** The names of the present list. */
  group: Mention[];
  happening?: Happening;
  relation?: Relation;
  asked: boolean;
  already: boolean;
  /** After a comma or an "and". */
  soft: boolean;
  /** The wording "that has …": said of the name before. */
  relative: boolean;
  /** The last name of the list came after a comma without "and". */
  apart: boolean;
  /** Whether "both" stands before the list, which is then not cut: "both X and Y die". */
  both: boolean;
  /** Whether it began with names and no verb. */
  fragment: boolean;
  /** The wording "under Blood Moon": what is named is on the battlefield. */
  under: boolean;
  /** The wording "I have X with three lands": what follows is of what somebody has. */
  held: boolean;
  /** A word that asks began the clause, before any name. */
  loose?: Token;
  /** Wordings "If", "when": the clause tells of something, whatever words it begins with. */
  conditional: boolean;
  /** The verb of the clause before holds: "I cast X, then Y". */
  repeats: boolean;
  /** The wording "I have no X": what is named is not there. */
  absent: boolean;
  /** The wording "There is X": nobody is said to have it. */
  nobodys: boolean;
  /** The wording "We both have X": each player has one. */
  everybodys: boolean;
  /** The side said before "there is X". */
  site?: Side;
  /** The zone that what is named is in: "my graveyard has X". */
  zone?: string;
}

export interface Gathering {
  readonly cards: Cards;
  readonly tokens: readonly Token[];
  readonly mentions: Mention[];
  readonly happenings: Happening[];
  readonly relations: Relation[];
  readonly facts: Gathered['facts'][number][];
  readonly effects: Gathered['effects'];
  readonly unread: Token[];
  readonly told: Token[];
  readonly passedOver: Token[];
  readonly unjudged: Extract<Token, { kind: 'unjudged' }>[];
  clause: QuestionClause;
  pending: Pending;
  /** The cause that makes somebody do what follows: "Mind Rot makes me discard X". */
  cause?: Mention;
  /** A token that was read with the word before it. */
  read?: Token;
  /** The names of which a place was just said: "out on their side". */
  placed: readonly Mention[];
  landfall: boolean;
  /** Whether what happens next was done in response. */
  responding?: true;
  readonly keywords: readonly string[];
  readonly triggering: boolean;
  readonly ofOutcomes: boolean;
  readonly tokenTriggers: boolean;
  dying: boolean;
  readonly ofCopying: boolean;
  readonly ofExiling: boolean;
  readonly asksSomething: boolean;
  readonly askedInWords: boolean;
}

export function newClause(): QuestionClause {
  return {
    mode: 'start',
    group: [],
    asked: false,
    already: false,
    soft: false,
    relative: false,
    apart: false,
    both: false,
    fragment: false,
    under: false,
    held: false,
    repeats: false,
    absent: false,
    nobodys: false,
    everybodys: false,
    conditional: false,
  };
}

export function endClause(g: Gathering): void {
  settleOwn(g);
  settleNumber(g);
  settleAnother(g);
  g.clause = newClause();
  g.pending = {};
}

/** A new clause of the same speaker: after "and", "then" or a comma. */
export function nextClause(g: Gathering, who: Side | undefined = g.clause.who): void {
  settleOwn(g);
  settleNumber(g);
  settleAnother(g);
  g.clause = { ...newClause(), ...(who === undefined ? {} : { who }) };
  g.pending = {};
}

/** The wording "I have two X and play a third": another of what was named, where no name follows. */
export function settleAnother({ clause, pending, mentions, unread }: Gathering): void {
  const { ordinal } = pending;
  const { happening } = clause;
  if (ordinal === undefined) return;
  const isThird = ordinal.kind === 'small' && ordinal.word === 'ordinal';
  const before = mentions.findLast(it => !isThird || it.count > 1 || isOneOfSeveral(mentions, it));
  if (before === undefined || happening === undefined || happening.objects.length > 0) {
    unread.push(ordinal);
    return;
  }
  const { place: _, attachedTo: __, copying: ___, ...rest } = before;
  const mention: Mention = { ...rest, at: ordinal.at, count: 1, another: true, patch: {}, asked: false };
  mentions.push(mention);
  happening.objects.push(mention);
}

/** One of several cards that the same words name: "six lands with different names". */
function isOneOfSeveral(mentions: readonly Mention[], mention: Mention): boolean {
  return mentions.some(it => it.text === mention.text && it.names[0] !== mention.names[0]);
}

/** The wording "mine is out too": what is somebody's, of which no name tells what it is. */
function settleOwn({ clause, pending, unread }: Gathering): void {
  if (pending.own !== undefined && clause.mode !== 'ask') unread.push(pending.own);
}

/** A number that no name followed is how much the event is about; where there is none, it was not understood. */
export function settleNumber({ clause, pending, unread }: Gathering): void {
  const { happening, mode, group } = clause;
  if (pending.count === undefined || pending.counted !== true) return;
  if (happening !== undefined) happening.amount ??= pending.count;
  else if (mode !== 'ask' && group.length > 0 && pending.number !== undefined) unread.push(pending.number);
}

export function beginQuestion(g: Gathering): void {
  settleNumber(g);
  settleAnother(g);
  g.clause = { ...newClause(), mode: 'ask', asked: true };
  g.pending = {};
}

export function isSpell(g: Gathering, mention: Mention): boolean {
  return cardKnown(g.cards, mention)?.spell === true;
}
