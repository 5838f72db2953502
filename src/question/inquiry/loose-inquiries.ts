// Inquiries of stretches that no pattern covers whole, by the one word in them that says what is asked for.

import type { AskedAmount, Inquiry, Scenario } from '../../scenario/index.ts';
import { CARD_TYPES } from '../../vocabulary/index.ts';
import { NUMBER } from './asking-pattern.ts';
import type { AskingText } from './asking-text.ts';
import { tokenKind } from './token-kinds.ts';

/** The objects and the words of a stretch. */
interface Loose {
  readonly words: string;
  readonly names: readonly string[];
  readonly typed: AskingText['typed'];
  readonly scenario: Scenario;
}

/** The inquiry that a word means; undefined where the scenario has nothing of it. */
type Means = (asked: Loose, match: RegExpExecArray) => Inquiry | undefined;

/** Counters; undefined for "+1/+1" alone, which may be added to a size. */
const counters: Means = ({ names, words, typed }) => {
  if (!typed.some(it => /\b(?:counters?|loyalty|lore|poison)\b/iu.test(it.text))) return undefined;
  const [, kind] = /#(\S+) counters/u.exec(words) ?? [];
  if (kind === 'void') return undefined;
  const counter = kind ?? /\b(?:loyalty|lore|poison)\b/u.exec(words)?.[0];
  const objects = counter === 'poison' ? [] : names;
  return { kind: 'counters', objects, ...(counter === undefined ? {} : { counter }), asks: 'how many' };
};

/** Triggers; undefined for one chapter of a Saga, "does chapter 1 trigger too": their number would look like that of the chapter. */
const triggers: Means = ({ names, words }) =>
  CHAPTER.test(words)
    ? undefined
    : {
        kind: 'triggers',
        ...(names.length === 1 ? { objects: names } : {}),
        asks: /^(?:who|which|what)\b/u.test(words) ? 'which' : 'how many',
      };

const CHAPTER = /\bchapters? (?:\d|i{1,3}|iv|one|two|three|four)\b/u;

const amount =
  (of: AskedAmount): Means =>
  ({ words }) => {
    const [who] = /\b(?:i|me|my|they|them|he|him|she|opponent|opp)\b/u.exec(words) ?? [];
    // "how much do i drain for": of what is done to others the subject does not say whose it is
    const isOfSubject = (of !== 'damage' && of !== 'life lost') || /\b(?:takes?|loses?)\b/u.test(words);
    const player = who === undefined || !isOfSubject ? {} : { player: /^(?:i|me|my)$/u.test(who) ? 'you' : 'opponent' };
    return { kind: 'amount', of, ...player, asks: 'how many' };
  };

/** Cards drawn; undefined where the event moves cards otherwise. */
const cards: Means = (asked, match) =>
  ['mills', 'discards'].includes(asked.scenario.when.kind) ? undefined : amount('cards drawn')(asked, match);

/** Life: gained, unless it is lost in the words or in the event. */
const life: Means = (asked, match) => {
  const isLost = /\b(?:lose|loses|losing|lost|pay|drain|drains)\b/u.test(asked.words);
  return amount(isLost || asked.scenario.when.kind === 'losesLife' ? 'life lost' : 'life gained')(asked, match);
};

/** Tokens of a kind that is said; undefined where none is, or what is asked is not whether there are any. */
const tokens: Means = (asked, match) => {
  if (!GETS.test(asked.words) && asked.words.split(' ').length > MOST_BARE) return undefined;
  if (/\b(?:dies?|dead|survives?|lives?|stays?|big|size)\b/u.test(asked.words)) return undefined;
  const words = asked.words.split(' ');
  const [token] = words.flatMap(word => tokenKind(word) ?? []);
  const inquiry = token === undefined ? undefined : amount('tokens')(asked, match);
  return inquiry?.kind === 'amount' && token !== undefined ? { ...inquiry, token } : undefined;
};

/** The most words of a stretch that only names what is asked for: "2 cards", "drake". */
const MOST_BARE = 4;

const GETS =
  /\b(?:get|gets|getting|make|makes|create|creates|how many|number of|count|end up|total|(?:walk|come) away|left with)\b/u;

/** A property; undefined where it is asked of tokens, or of what is not named. */
const property =
  (of: Extract<Inquiry, { kind: 'property' }>['property']): Means =>
  ({ names, words }) =>
    /\btokens?\b|^(?:what|which|who)\b.*\b(?:gets?|goes)\b/u.test(words)
      ? undefined
      : { kind: 'property', objects: names, property: of };

/** The counters that something enters with: "is she at nine or at ten". */
const countersReached: Means = ({ names, scenario: { when } }) =>
  when.kind === 'enters' ? { kind: 'counters', objects: names, asks: 'how many' } : undefined;

/** The number that the event is about: of tokens, cards, life or damage; undefined of any other event. */
const ofEvent: Means = (asked, match) => {
  const of = AMOUNT_OF[asked.scenario.when.kind];
  // "does that hit him for 14": of something else than cards that are drawn
  const isOfOther =
    asked.names.length > 0 || (of !== 'damage' && /\b(?:hits?|punish|hurts?|burns?)\b/u.test(asked.words));
  const isOfCards = of !== 'cards drawn' || /\b(?:draws?|cards?|gets?)\b/u.test(asked.words);
  return of === undefined || isOfOther || !isOfCards ? undefined : amount(of)({ ...asked, words: '' }, match);
};

const AMOUNT_OF: Readonly<Partial<Record<Scenario['when']['kind'], AskedAmount>>> = {
  creates: 'tokens',
  draws: 'cards drawn',
  gainsLife: 'life gained',
  losesLife: 'life lost',
  dealsDamage: 'damage',
  addsMana: 'mana',
};

/** The zone it is in at the end; undefined of what enters, which its entry tells. */
const place: Means = (asked, match) => {
  const { when } = asked.scenario;
  const entering = when.kind === 'enters' ? when.objects.map(it => it.card) : [];
  const isOfEntering =
    when.kind === 'enters' && (asked.names.length === 0 || asked.names.some(it => entering.includes(it)));
  return isOfEntering || /^(?:what|which|who)\b/u.test(asked.words) ? undefined : property('zone')(asked, match);
};

/** Whether what is asked about dies; undefined where that may be a player. */
const death: Means = ({ names, words, scenario: { when } }) =>
  (names.length === 0 &&
    ['enters', 'losesLife', 'paysLife'].includes(when.kind) &&
    !/\b(?:it|he|she|they)\b/u.test(words)) ||
  /^(?:what|which|who|how|anything|any)\b|\bpay\b|\b(?:anything|any|each other)\b/u.test(words)
    ? undefined
    : {
        kind: 'whether',
        objects: names,
        state: { is: 'dead' },
        ...(/\b(?:survives?|lives?|alive)\b/u.test(words) ? { opposite: true } : {}),
      };

const CARD_TYPE = CARD_TYPES.map(it => it.toLowerCase()).join('|');
const LAND_TYPE = 'plains|islands?|swamps?|mountains?|forests?';

/** Words by what they ask for, those first that leave the least open. */
const ASKED_FOR: readonly (readonly [RegExp, Means])[] = [
  [/\btriggers?\b|\b(?:how many times|how often)\b/u, triggers],
  [/\bloyalty\b|\bcounters?\b|\blore\b|\bpoison\b/u, counters],
  [/\b(?:damage|dmg|pings?)\b/u, amount('damage')],
  [/\bhow many tokens\b/u, amount('tokens')],
  [/^/u, tokens],
  [/\blife\b|\bdrains?\b/u, life],
  [/\bdraws?\b|\bcards?\b/u, cards],
  [/\b(?:un)?tapped\b/u, property('status')],
  [
    /\b\d{1,2}\/\d{1,2}\b|\bhow (?:big|large)\b|[+-]\d+\/[+-]\d+|#[+-]1|\b(?:size|stats|power|toughness)\b/u,
    property('size'),
  ],
  [new RegExp(`\\b(?:types?|type line|${CARD_TYPE}|${LAND_TYPE})\\b`, 'u'), property('types')],
  [/\bcolou?rs?\b/u, property('colors')],
  [/\b(?:graveyards?|yard|gy|exiled?|hand|command zone|goes|stays?|sticks?)\b/u, place],
  [/\b(?:dies?|dead|survives?|lives?|alive)\b/u, death],
  [new RegExp(`\\b(?:at|on) ${NUMBER}\\b`, 'u'), countersReached],
  [new RegExp(`(?<![@\\w])${NUMBER}\\b`, 'u'), ofEvent],
];

/**
 * The inquiry of a stretch that asks and that no pattern covers: a fact on what its word is about, never yes or no,
 * since the other words are not understood. Undefined where no word tells what it asks for.
 */
export function looseInquiry({ words, names, typed, marked }: AskingText, scenario: Scenario): Inquiry | undefined {
  const [first] = typed.filter(it => it.kind !== 'filler');
  const asks = first?.kind === 'ask' || first?.kind === 'be';
  const isBare = marked && words.split(' ').length <= MOST_BARE;
  if (!asks && !isBare) return undefined;
  const asked = { words, names: [...new Set(names)], typed, scenario };
  for (const [said, means] of ASKED_FOR) {
    const match = said.exec(words);
    const inquiry = match === null ? undefined : means(asked, match);
    if (inquiry !== undefined) return inquiry;
  }
  return undefined;
}
